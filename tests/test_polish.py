"""Polish that one game speaks: every text that the program can produce is read by this test.

Riichi says chi, pon, kan, tsumo, ron; MCR and Hong Kong chow, pung, kong, z muru, zrzutka. No game
uses the words of another, no wind is a letter, no id of the program and no English word is left.
The client's own texts, which all games share, take no game's side.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin

import pytest

from tests.conftest import share
from tests.reference import hongkong as slow_hongkong
from tests.reference import mcr as slow_mcr
from tests.reference import riichi as slow_riichi
from tests.support import client_texts, polish
from tests.support.cli_run import Inside
from wrobel.cli import app, help_pl, texts
from wrobel.cli.arguments import Argument, Option
from wrobel.cli.verbs import HOMES, load
from wrobel.error_texts import CAUSES
from wrobel.rules import families, rulesets
from wrobel.rules.request import FLAGS

FAMILIES = tuple(families.found())
RIICHI = r"(?:chi|pon|pony|kan|kany|tsumo|ron|specjaln\w*|odrzuc\w*|przechwyc\w*)"
CHINESE = r"(?:chow\w*|pung\w*|kong\w*|zrzut\w*|honor\w*|rabun\w*|obrabow\w*|wyrzuc\w*)"
# Drawing a tile from the wall is said in every game; winning with it is not.
FROM_WALL = r"(?<!kamień )(?<!kamienia )(?<!kamieni )z muru"
FOREIGN = {"riichi": rf"{CHINESE}|{FROM_WALL}", "mcr": RIICHI, "hongkong": RIICHI}
LETTER = re.compile(
    r"(?<![\w.'/+-])[ESN](?![\w'./+-])|(?<![\w.'/+-])W(?= ?[)│┃,;:·|]|$)|\b[ESWN]{2,4}\b"
)
ENGLISH = re.compile(
    r"\b(?:the|of|and|is|not|from|with|hand|tiles?|discard|self|draw|win|wall|seat|round|official"
    r"|head|bump|own|back|first|turn|true|false|none|off|pair|wait|closed|open|points?|player)\b",
    re.IGNORECASE,
)
# Words of a rule that says what other games call a thing, and names that are English on the sheet.
EXPLAINED = {
    ("mcr", "rulebook 1.5"): {"odrzucony"},
    ("hongkong", "rulebook 1.9"): {"odrzucony"},
}
NAMES = re.compile(r"\(Tile Hog\)|Kong on Kong|Extra Punkty|Head bump", re.IGNORECASE)
# What a program is told that asked in a wrong way: the names of fields are what it must write.
FOR_PROGRAMS = re.compile(r"nie ma pola .*|pol[aeu]m? \w+.*|są: .*|C-contiguous|true albo false.*")


def ids_of(family: str) -> re.Pattern[str]:
    """Names that only the program uses: keys, values with a dash, circumstances."""
    found = {flag for flag in FLAGS if "_" in flag} | {"robbed-kong", "self-draw", "official"}
    for option in rulesets.options_of(family):
        found |= {str(word) for word in (option.key, *option.values) if is_id(word)}
    joined = "|".join(map(re.escape, sorted(found, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{joined})(?![\w-])")


def is_id(word: object) -> bool:
    return isinstance(word, str) and re.search(r"[a-z][_-]", word) is not None


def wrong(family: str, where: str, what: str, ids: re.Pattern[str]) -> Iterator[str]:
    """What may not stand in a Polish text of this family."""
    text = NAMES.sub("", what)
    allowed = EXPLAINED.get((family, where), set())
    for found in re.finditer(rf"\b(?:{FOREIGN[family]})\b", text, re.IGNORECASE):
        if found[0].lower() not in allowed:
            yield found[0]
    for pattern in (LETTER, ENGLISH, ids):
        yield from (found[0] for found in pattern.finditer(text))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("source", polish.SOURCES, ids=lambda one: one.__name__)
def test_a_family_speaks_its_own_polish(family: str, source: polish.Source) -> None:
    ids = ids_of(family)
    read = 0
    for where, what in source(family):
        read += 1
        assert list(wrong(family, where, FOR_PROGRAMS.sub("", what), ids)) == [], (where, what)
    assert read > 5


RANDOM = {
    "riichi": lambda n: slow_riichi.random_requests("polish", n),
    "mcr": lambda n: slow_mcr.random_requests(18, n),
    "hongkong": lambda n: slow_hongkong.random_requests("polish", n, "new"),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_many_hands_are_explained_in_polish(family: str) -> None:
    ids = ids_of(family)
    for request in share(RANDOM[family](3000), 300, 40, 3000):
        for where, what in polish.explained(request):
            assert list(wrong(family, where, what, ids)) == [], (where, what)


# What all games share


@pytest.mark.parametrize("cause", CAUSES)
def test_common_errors_take_no_game_s_side(cause: str) -> None:
    if any(cause in families.about(family).causes for family in FAMILIES):
        return  # read with its family
    text = re.sub(r"\{\w+[^}]*\}", "", CAUSES[cause][2])
    assert not re.search(rf"\b(?:{CHINESE}|chi|pon|kan|tsumo|ron|specjaln\w*)\b", text), text
    assert not LETTER.search(text.replace("E (wschód), S (południe), W (zachód) albo N", "")), text


# Texts of the client with words of one game: replaced by those of the game that is played
# (``in_family.ts``, the calculator's ways to win and its keys), or said in that game only.
ONE_GAME = {
    "book/texts.ts": {"four_kongs"},
    "calculator/texts.ts": {"chow", "pung", "kong", "closed", "by", "exempt"},
    "i18n/pl.ts": {
        *("chow", "pung", "kong", "closed_kong", "added_kong", "rob", "call", "discard"),
        *("discardsOf", "robbed", "selfDraw", "furitenWhy", "riichiPick", "nine_kinds"),
        *("four_kongs", "drawn"),
    },
    "spoken/texts.ts": {"rivers"},
}
BOTH_SAID = re.compile(
    r"kongi \(kan\)|Kong \(kan\)|kan lub kong|\bodrzuca\b|„the host’s page is …”"
)
KEYS = re.compile(r"\b[A-Z] (?:i P:|odkrywa|zmienia)|WWW|\bwin wygrywa\b")


@pytest.mark.parametrize("name", [name for name, _ in client_texts.catalogues()])
def test_the_client_speaks_polish(name: str) -> None:
    read = 0
    for file, key, said in client_texts.polish_texts():
        if file != name:
            continue
        read += 1
        text = KEYS.sub("", BOTH_SAID.sub("", re.sub(r"\$\{[^}]*\}", "", said)))
        where = (name, key, said)
        assert not re.fullmatch(r"[a-z]+(?:-[a-z]+)+", said) or key == "by", where
        assert key == "by" or not ENGLISH.search(text), where
        assert not LETTER.search(text), where
        if key not in ONE_GAME.get(name, ()):
            one_game = rf"\b(?:{CHINESE}|{RIICHI}|{FROM_WALL})\b"
            assert not re.search(one_game, text, re.IGNORECASE), where
        assert not re.search(r"(?<![.?!·●] )(?<!^)\bTw(?:ój|oj|ych|ym)", said), (
            where
        )  # not as in a letter
    assert read > 5


def test_numbers_have_their_plurals() -> None:
    """No text puts a number before a word that cannot follow it."""
    nouns = r"(?:razy|rozdań|wierszy|plików|punktów|kamieni|fanów|gier|partii|graczy)"
    counted = re.compile(rf"\{{\w+(?::,)?\}} {nouns}\b")
    for key, (_, text) in texts.TEXTS.items():
        found = counted.search(text)
        assert found is None or f" z {found[0]}" in text, (key, text)
    english = re.compile(r"\{\w+(?::,)?\} (?:matches|hands|times|lines|events|games|points)\b")
    for key, (text, _) in texts.TEXTS.items():
        found = english.search(text)
        assert found is None or f" of {found[0]}" in text, (key, text)


# Help


def help_texts() -> Iterator[str]:
    """Every paragraph of every help page."""
    yield from inspect.cleandoc(app.root.__doc__ or "").split("\n\n")
    yield from app.HELPS.values()
    for name in HOMES:
        verb = load(name)
        for paragraph in inspect.cleandoc(verb.__doc__ or "").split("\n\n"):
            yield " ".join(paragraph.split())
        for parameter in inspect.signature(verb).parameters.values():
            if get_origin(parameter.annotation) is Annotated:
                declared = get_args(parameter.annotation)[1]
                assert isinstance(declared, Option | Argument)
                for key in ("help", "rich_help_panel"):
                    if key in declared.settings:
                        yield declared.settings[key]


def test_every_paragraph_of_the_help_is_in_polish() -> None:
    told = {**help_pl.GROUPS, **help_pl.VERBS, **help_pl.PARAMETERS}
    needed = set(help_texts())
    assert needed - set(told) == set(), "say it in src/wrobel/cli/help_pl.py"
    assert set(told) - needed == set()


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (("--lang", "pl", "--help"), {}),
        (("score", "--help", "--lang", "pl"), {}),
        (("rules", "--help"), {"LANG": "pl_PL.UTF-8"}),
        (("rules", "card", "--help"), {"LC_ALL": "pl_PL.UTF-8", "LANG": "en_GB.UTF-8"}),
        (("sim", "--help"), {"LC_MESSAGES": "pl_PL"}),
    ],
)
def test_help_in_polish(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    variables: dict[str, str],
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "WROBEL_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = Inside(capsys)(*arguments)
    assert found.status == 0
    page = " ".join(found.out.split())
    assert "Użycie: wrobel" in page
    assert "Opcje" in page
    assert "Pokazuje tę pomoc." in page
    assert "Przykłady" in page
    for word in ("Usage", "Options", "Commands", "Arguments", "Show this", "Examples", "default:"):
        assert word not in page
    for word in ("<str>", "<bool>", "HAND", "WIN_TILE", "TILES", "FILE ", "E|S|W|N"):
        assert word not in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score", "--nowhere"), "nie ma opcji --nowhere (zob. wrobel score --help)"),
        (("nonsense",), "nie ma polecenia nonsense"),
        (("rules", "show"), "brakuje argumentu R"),
        (("serve", "--port", "x"), "--port: zła wartość"),
        (("serve", "--port", "99999"), "--port: "),
        (("rules", "list", "more"), "niepotrzebny argument: more"),
        (("score", "--rules"), "opcja --rules wymaga wartości"),
    ],
)
def test_a_wrong_command_line_is_told_in_polish(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setenv("WROBEL_LANG", "pl")
    found = Inside(capsys)(*arguments)
    assert found.status == 2
    assert said in found.err
    assert not re.search(r"No such|Missing|Invalid|unexpected|requires|see wrobel", found.err)


def test_the_words_of_the_card() -> None:
    """The Polish card has names of its own."""
    names = {worth.pattern.name("pl") for worth in rulesets.worths_of(rulesets.load("pl-card"))}
    for name in (
        "Same Trójki",
        "Po Czwórce",
        "Potrójna Trójka",
        "Kolor",
        "Błogosławieństwo Towarzyszy",
        "Wartościowa Trójka",
    ):
        assert any(one.startswith(name) for one in names), name


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"fourth_kong": "abort", "rinshan_tsumo_fu": 0},
        {"fourth_kong": "abort-at-once", "pao_rinshan": True},
    ],
    ids=str,
)
def test_the_card_calls_sets_by_its_own_words(changed: dict[str, Any]) -> None:
    """Trójka and czwórka in every line of the Polish card, pon and kan on every other."""
    for rules, wanted in (("pl-card", False), ("wrc", True)):
        options = rulesets.load(rules, changed)
        card = families.part(options.family, "card").card(options, "pl")
        said = [*(cell for part in card.sections for row in part.rows for cell in row)]
        said += [note for part in card.sections for note in part.notes]
        ruled = [one for part in card.sections[-1:] for row in part.rows for one in row]
        told = [one for one in said if not changed or one not in ruled]
        assert any(re.search(r"\b(?:pon|kan)\b", one, re.IGNORECASE) for one in told) == wanted


@pytest.mark.parametrize("group", [(), ("rules",), ("db",)], ids=str)
def test_the_help_of_groups_in_polish(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, group: tuple[str, ...]
) -> None:
    monkeypatch.setenv("WROBEL_LANG", "en")
    found = Inside(capsys)(*group, "--help", "--lang", "pl")
    assert found.status == 0
    assert "Użycie" in found.out
    assert not re.search(r"\b(?:the|Usage|Examples)\b", found.out)
