"""Hong Kong wins by value: fan, or the limit (3.2, 6.1)."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.about import FAN as NOUN
from wrobel.rules.options import Options
from wrobel.rules.trace import Text
from wrobel.rules.value import Cell, Choice, Pad, ValueWin

MOST_FAN = 59  # more than any sum of fans; the payment table ends there

BELOW = Text(
    "The least to win with is {least} fan; {fan} are too few.",
    "Minimum fanów do wygranej: {least}; {fan} to za mało.",
)
SELF_DRAW = Text(
    "A self-drawn hand has one fan at least.",
    "Ręka wygrana z muru ma co najmniej jeden fan.",
)
ABOVE = Text("The table has no row for {fan} fan.", "Tabela nie ma wiersza dla {fan} fanów.")
NOT_TRUE = Text("limit is true or absent.", "limit to true albo go nie ma.")
FROM = Text("{n} fan and more", "od {n} fanów")
LIMIT = Text("Limit", "Limit")


def fan_of(win: ValueWin) -> int:
    """The fan of a value; refuses what cannot be."""
    win.shape(("fan",), ("limit",))
    options = win.options
    if "limit" in win.value:
        if win.value["limit"] is not True:
            raise win.bad(NOT_TRUE)
        return int(options.scorer.payments.limit)
    fan = win.number("fan")
    least = options.number("min_fan")
    if fan < least:
        raise win.bad(BELOW, least=least, fan=fan)
    if fan < least_of(options, win.own_draw):
        raise win.bad(SELF_DRAW)
    if fan > MOST_FAN:
        raise win.bad(ABOVE, fan=fan)
    return fan


def least_of(options: Options, own_draw: bool) -> int:
    """The fewest fan a win can have."""
    return max(options.number("min_fan"), int(own_draw and options.is_on("self_draw_fan")))


def choice(options: Options, _dealer: bool, own_draw: bool) -> Choice:
    """A cell for every number of fan up to the limit, and one for limit hands."""
    rates = options.scorer.payments
    cells = [
        Cell(
            {"fan": fan},
            pays(options, fan, own_draw),
            FROM.having(n=fan)
            if fan == rates.limit and not rates.unlimited
            else words({"fan": fan}),
        )
        for fan in range(least_of(options, own_draw), rates.limit + 1)
    ]
    cells.append(Cell({"limit": True}, pays(options, rates.limit, own_draw), LIMIT))
    pad = Pad("fan", least_of(options, own_draw), MOST_FAN, ()) if rates.unlimited else None
    return Choice(cells=tuple(cells), pad=pad)


def pays(options: Options, fan: int, own_draw: bool) -> str:
    """What the winner gets."""
    moved = options.scorer.payments.value_payments(0, -1 if own_draw else 1, -1, fan)
    return str(moved[0])


def words(value: Mapping[str, Any]) -> Text:
    """A value in a few words.

    >>> words({"fan": 4}).en, words({"limit": True}).en
    ('4 fan', 'Limit')
    """
    if "limit" in value:
        return LIMIT
    return Text(NOUN.count(value["fan"], "en"), NOUN.count(value["fan"], "pl"))
