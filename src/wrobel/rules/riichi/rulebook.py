"""The rulebook of riichi, to be read from set-up to the end of the match."""

from collections.abc import Callable, Mapping

from wrobel.rules.about import POINTS
from wrobel.rules.options import Options
from wrobel.rules.riichi import rulebook_end, rulebook_play, rulebook_scoring
from wrobel.rules.riichi.about import STICK
from wrobel.rules.riichi.settlement import oka_of
from wrobel.rules.rulesets import is_uncertain
from wrobel.rules.trace import Text

PICTURES: Mapping[str, tuple[tuple[str, Text], ...]] = {
    "tiles": (
        ("123456789p", Text("circles", "kółka")),
        ("123456789s", Text("bamboos", "bambusy")),
        ("123456789m", Text("characters", "znaki")),
        (
            "1234z 567z",
            Text(
                "winds East, South, West, North; dragons white, green, red",
                "wiatry: Wschód, Południe, Zachód, Północ; smoki: biały, zielony, czerwony",
            ),
        ),
    ),
    "dora": (
        ("9s 1s", Text("indicator and dora", "wskaźnik i dora")),
        ("4z 1z", Text("North shows East", "Północ wskazuje Wschód")),
        ("7z 5z", Text("red shows white", "czerwony wskazuje białego")),
    ),
    "river": (
        ("1z9m3p4z8s2m", Text("the first six discards", "pierwszych sześć odrzuconych")),
        ("7's5z6p", Text("then the riichi tile, turned", "potem kamień riichi, obrócony")),
    ),
    "melds": (
        ("7'89s", Text("chow from the left", "chi od gracza z lewej")),
        ("55'5z", Text("pung from the player opposite", "pon od gracza naprzeciw")),
        ("3333'p", Text("kong from the right", "kan od gracza z prawej")),
        ("# 11m #", Text("closed kong", "ukryty kan")),
    ),
    "riichi": (
        ("234m567p22444s78s", Text("waits for 6 and 9 of bamboos", "czeka na 6 i 9 bambusów")),
        ("1'z", Text("the discard lies sideways", "odrzucony kamień leży bokiem")),
    ),
    "furiten": (
        ("12345678p111s33m", Text("waits for 3, 6 and 9 of circles", "czeka na 3, 6 i 9 kółek")),
        (
            "3p",
            Text(
                "one of them discarded before: furiten on all three",
                "jeden z nich odrzucony wcześniej: furiten na wszystkie trzy",
            ),
        ),
    ),
    "ambiguous": (
        ("56p 789p 7p", Text("8-9 with 7: edge wait", "8-9 z 7: czekanie skrajne")),
        ("567p 89p 7p", Text("5-6 with 7: two-sided", "5-6 z 7: dwustronne")),
    ),
    "pungs_or_chows": (
        ("222m 333m 444m", Text("three pungs", "trzy pon")),
        ("234m 234m 234m", Text("three equal chows", "trzy takie same chi")),
    ),
}


def oka(options: Options) -> Text:
    """What first place takes besides, and whether a source knows the prizes."""
    n = oka_of(options)
    said = (
        Text("First place also takes the oka, {n}.", "Pierwsze miejsce bierze też premię oka: {n}.")
        if n
        else Text("There is no oka.", "Premii oka dla zwycięzcy nie ma.")
    ).having(n=f"{float(n):g}")
    if not any(is_uncertain(options, key) for key in ("uma_first", "uma_second", "oka")):
        return said
    return Text(
        "{said} No source of these rules gives the uma: it is a sensible default.",
        "{said} Żadne źródło tych zasad nie podaje premii: to rozsądna wartość domyślna.",
        {"said": said},
    )


def wall_for_riichi(options: Options) -> Text:
    """How long riichi may be declared."""
    n = options.number("riichi_min_tiles")
    if n == 0:
        return Text(
            "It does not matter how many tiles are left in the wall.",
            "Nie ma znaczenia, ile kamieni zostało w murze.",
        )
    return Text(
        "At least {n} {tiles} must be left in the live wall.",
        "Potrzeba do tego jeszcze co najmniej {n} {kamieni} w żywym murze.",
        {
            "n": n,
            "tiles": "tile" if n == 1 else "tiles",
            "kamieni": "kamienia" if n == 1 else "kamieni",
        },
    )


def target(options: Options) -> Text:
    """The score that ends a match, if there is one."""
    if options["target_points"] == "none":
        return Text("There is no target score.", "Nie ma wyniku, który trzeba osiągnąć.")
    points = options["target_points"]
    return Text("Target score: {n}.", "Wynik do osiągnięcia: {n}.", {"n": points})


def start(options: Options) -> Text:
    """What everybody has at first."""
    n = options.number("start_points")
    if n == 0:
        return Text("Everybody starts at zero.", "Każdy zaczyna od zera.")
    return Text("Everybody starts with {n} points.", "Każdy zaczyna z {n} punktami.", {"n": n})


def result(options: Options) -> Text:
    """How a final score is made of the points."""
    n = options.number("return_points")
    if n == 0:
        return Text(
            "At the end the points are divided by 1000.",
            "Na koniec punkty dzieli się przez 1000.",
        )
    return Text(
        "At the end {n} are taken off and the rest is divided by 1000.",
        "Na koniec odejmuje się {n}, a resztę dzieli przez 1000.",
        {"n": n},
    )


def honba_each(options: Options) -> Text:
    """What a counter costs every payer of a tsumo."""
    return Text("everybody pays {n} of it", "każdy płaci z tego po {n}").having(
        n=f"{options.number('honba') / 3:g}"
    )


def stick(_options: Options) -> Text:
    """What is put down for a riichi."""
    return Text("{points}", "{points}").having(points=POINTS.of(STICK))


VALUES: Mapping[str, Callable[[Options], Text]] = {
    "honba_each": honba_each,
    "oka": oka,
    "return_points": result,
    "stick": stick,
    "riichi_min_tiles": wall_for_riichi,
    "start_points": start,
    "target_points": target,
}

TEXT = f"{rulebook_play.TEXT}\n{rulebook_end.TEXT}\n{rulebook_scoring.TEXT}"
