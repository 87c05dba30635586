#!/usr/bin/env python3
"""The table of figures in Polish: its head, numbers and notes; the names of rows are names."""

import re

HEAD = "| what | ours | peer | ratio | goal | reached? | agreement |"
POLISH_HEAD = "| wiersz | nasze | rywal | stosunek | cel | osiągnięty? | zgodność |"
YES_NO = {"yes": "tak", "no": "nie"}
# What stands in the column of peers and in the notes; the longest first where one holds another.
PHRASES = (
    ("riichienv, evaluator made", "riichienv, z tworzeniem obiektu"),
    ("bare msgspec loop", "goła pętla msgspec"),
    ("one thread", "jeden wątek"),
    ("our riichi batch", "nasze riichi"),
    ("one job", "jeden proces"),
    ("compiled; Python", "skompilowany; Python"),
    ("peers: ", "rywale: "),
    ("differs on {", "inaczej dla {"),
    (": ours (", ": nasze ("),
    (", theirs (", ", ich ("),
    ("agreement is with batch.score", "zgodność jest z batch.score"),
    (
        " lines from file to file; our start (",
        " wierszy z pliku do pliku; nasz start (",
    ),
    (" ms) is counted, the loop's is not;", " ms) się liczy, start pętli nie;"),
    (
        "the data hold hands on which PyMahjongGB and another program agree",
        "w danych są ręce, co do których PyMahjongGB zgadza się z innym programem",
    ),
    (
        "agreement: is it a win? Its fan table differs from ours",
        "zgodność: czy to wygrana? Jego tabela fanów jest inna niż nasza",
    ),
    (
        "mahjong only scores the wins of the same games",
        "mahjong liczy tylko wygrane z tych samych gier",
    ),
    (
        " hands; our start is counted, the peer's is not",
        " rozdań; nasz start się liczy, start rywala nie",
    ),
    ("the bare server's, which answers with", "tyle co goły serwer, który odpowiada"),
    ("four messages of ", "czterema wiadomościami po "),
    (" bytes (", " bajtów ("),
    (" actions a second", " działań na sekundę"),
    (" a second", " na sekundę"),
    ("half within ", "połowa w "),
    (" with four clients; bare server ", " z czterema klientami; goły serwer "),
    ("bare server ", "goły serwer "),
    ("frames from the deal to the result,", "klatek od rozdania do wyniku,"),
    (" over 50 ms on the clock", " ponad 50 ms według zegara"),
    ("repeats ", "powtórzenia: "),
    (", at least ", ", co najmniej "),
    (", apart broken ", ", niespełnione życzenia: "),
    (" and ", " i "),
)


def polish(figures: str) -> str:
    """The figures under the table's head, as a Polish reader writes them.

    >>> polish("| waits | 118 ns | one job 3.5 s | 16.4 × | ≥ 10 × | yes | 100 % |")
    '| waits | 118 ns | jeden proces 3,5 s | 16,4 × | ≥ 10 × | tak | 100 % |'
    """
    return "\n".join(map(_line, figures.split("\n")))


def _line(line: str) -> str:
    if line.startswith("| "):
        name, *cells = (cell.strip() for cell in line[1:-1].split("|"))
        told = [YES_NO.get(cell) or _words(cell) for cell in cells]
        return "| " + " | ".join([name, *told]) + " |"
    if line.startswith("- ") and not line.startswith("- peers"):
        name, mark, note = line.partition(": ")
        return name + mark + _words(note) if mark else _words(line)
    return _words(line)


def _words(text: str) -> str:
    for english, said in PHRASES:
        text = text.replace(english, said)
    text = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "\u00a0", text)
    return re.sub(r"(?<![\d.])(\d+)\.(\d+)(?![\d.])", r"\1,\2", text)
