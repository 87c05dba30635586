"""The facts around a winning hand: the options that ``score`` and ``compare`` share."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Annotated, Any

from wrobel.cli.arguments import Argument, Option, completing
from wrobel.cli.common import BYS, FLAGS, SEATS, SEATS_SAID

SEAT = {
    "metavar": "E|S|W|N",
    "autocompletion": completing(*SEATS, *SEATS_SAID["pl"]),
    "show_default": False,
}
TILES = {"metavar": "TILES", "show_default": False}
NUMBER = {"metavar": "N", "show_default": False}
LIABILITY = "Hong Kong liabilities"


Hand = Annotated[
    str | None,
    Argument(
        metavar="HAND",
        help="The hand without the winning tile, melds in brackets.",
        show_default=False,
    ),
]
Win = Annotated[
    str | None,
    Argument(metavar="WIN_TILE", help="The winning tile.", show_default=False),
]


def given_facts(
    by: Annotated[
        str | None,
        Option(
            help=f"How the winning tile came: {', '.join(BYS)}.",
            metavar="HOW",
            autocompletion=completing(*BYS),
            show_default=False,
        ),
    ] = None,
    seat: Annotated[str | None, Option(help="The winner's seat wind (default E).", **SEAT)] = None,
    round: Annotated[str | None, Option(help="The round wind (default E).", **SEAT)] = None,
    from_: Annotated[
        str | None, Option("--from", help="Who gave the winning tile.", **SEAT)
    ] = None,
    flag: Annotated[
        list[str] | None,
        Option(
            help=f"A circumstance (repeatable): {', '.join(FLAGS)}.",
            metavar="FLAG",
            autocompletion=completing(*FLAGS),
            show_default=False,
        ),
    ] = None,
    dora: Annotated[str | None, Option(help="Dora indicators.", **TILES)] = None,
    ura: Annotated[str | None, Option(help="Ura dora indicators.", **TILES)] = None,
    bonus: Annotated[str | None, Option(help="Flowers and seasons.", **TILES)] = None,
    honba: Annotated[int | None, Option(help="Counters on the table.", **NUMBER)] = None,
    deposits: Annotated[int | None, Option(help="Riichi sticks on the table.", **NUMBER)] = None,
    liable: Annotated[str | None, Option(help="Who pays under liability.", **SEAT)] = None,
    tiles_left: Annotated[
        int | None,
        Option(help="Live wall at the discard.", rich_help_panel=LIABILITY, **NUMBER),
    ] = None,
    seen: Annotated[
        str | None,
        Option(
            help="All discards and other players' exposed tiles.",
            rich_help_panel=LIABILITY,
            **TILES,
        ),
    ] = None,
    fresh_tile: Annotated[
        bool | None,
        Option(
            "--fresh-tile/--no-fresh-tile",
            help="No copy of the winning tile was seen before.",
            rich_help_panel=LIABILITY,
            show_default=False,
        ),
    ] = None,
    fed_by: Annotated[
        str | None,
        Option(
            help="Who gave the fourth set or the konged tile.", rich_help_panel=LIABILITY, **SEAT
        ),
    ] = None,
    exempt: Annotated[
        bool, Option("--exempt", help="The discarder is exempt.", rich_help_panel=LIABILITY)
    ] = False,
) -> dict[str, Any]:
    """The fields of a request that were given, neutral ones left out."""
    fields: dict[str, Any] = {
        "by": by,
        "from": seat_letter(from_),
        "seat": seat_letter(seat),
        "round": seat_letter(round),
        "flags": flag_words(flag or ()),
        "dora": dora,
        "ura": ura,
        "bonus": bonus,
        "honba": honba,
        "deposits": deposits,
        "liable": seat_letter(liable),
        "tiles_left": tiles_left,
        "seen": seen,
        "fresh_tile": fresh_tile,
        "fed_by": seat_letter(fed_by),
        "exempt": exempt or None,
    }
    return {key: value for key, value in fields.items() if value is not None and value != []}


def seat_letter(text: str | None) -> str | None:
    """A seat as requests spell it, whichever language it was said in.

    >>> seat_letter("pd"), seat_letter("s"), seat_letter("?")
    ('S', 'S', '?')
    """
    for said in SEATS_SAID.values():
        for letter, word in zip(SEATS, said, strict=True):
            if text and text.lower() == word.lower():
                return letter
    return text


def flag_words(given: Iterable[str]) -> list[str]:
    """Flags as the requests spell them; one option may carry several.

    >>> flag_words(["riichi,ippatsu", "last-tile"])
    ['riichi', 'ippatsu', 'last_tile']
    """
    return [word.strip().replace("-", "_") for text in given for word in text.split(",")]


def with_facts(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command all options of ``given_facts``; it receives them as ``facts``."""
    facts = inspect.signature(given_facts, eval_str=True).parameters
    own = inspect.signature(command, eval_str=True).parameters

    @functools.wraps(command)
    def run(**values: Any) -> Any:
        given = {name: values.pop(name) for name in facts}
        return command(facts=given_facts(**given), **values)

    parameters = [own[name] for name in own if name != "facts"]
    places = [parameter.name for parameter in parameters].index("rules") + 1
    merged = [*parameters[:places], *facts.values(), *parameters[places:]]
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in merged]
    )
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in merged}
    return run
