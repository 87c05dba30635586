"""An analysed hand on the screen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import ROOMY, coloured, draw, in_words, new_table, units_of_hand
from wrobel.cli.texts import count, say, say_in
from wrobel.notation import read_tile
from wrobel.rules.rulesets import family_of
from wrobel.tiles import NAMES

if TYPE_CHECKING:
    from wrobel.analysis import Analysis


def in_short(distance: int, lang: str) -> str:
    """A distance in a word or two.

    >>> in_short(-1, "en"), in_short(0, "pl"), in_short(2, "en")
    ('complete', 'czeka', '2 away')
    """
    if distance < 0:
        return say("short_complete", lang)
    return say("short_away", lang, n=distance) if distance else say("short_waiting", lang)


def in_full(distance: int, drawn: bool, family: str, lang: str) -> str:
    """A distance in words; a hand that has ``drawn`` must discard before it waits.

    >>> in_full(0, False, "mcr", "en"), in_full(0, True, "mcr", "en")
    ('waiting, one tile short of a win', 'waiting after the right discard')
    """
    if distance < 0:
        return say("complete", lang)
    if distance == 0:
        return say_in("ready" if drawn else "waiting", family, lang)
    return say("away", lang, n=count(distance, "tile", lang))


def tile_counts(accepted: Mapping[str, int]) -> Text:
    """``4p×3 7p×4`` in colours."""
    found = Text()
    for tile, number in accepted.items():
        if found:
            found.append(" ")
        found.append_text(coloured(tile))
        found.append(f"×{number}", "dim")
    return found


def show_analysis(
    console: Console, found: "Analysis", rules: str, lang: str, claim: str = ""
) -> None:
    """The picture, the distance in words, the waits, the discards and the claims."""
    family = family_of(rules)
    console.print(Text.assemble((f"{found.hand}", "bold"), "  ", (rules, "dim")))
    console.print(draw(units_of_hand(found.hand, family, lang), console.width, lang))
    distance_style = "bold green" if found.distance <= 0 else "bold"
    words = in_full(found.distance, bool(found.discards), family, lang)
    console.print(Text.assemble(f"{say('distance', lang)}: ", (words, distance_style)))
    if len(found.forms) > 1:
        parts = [f"{say_in(form, family, lang)} {far}" for form, far in found.forms.items()]
        console.print(Text(f"{say('forms', lang)}: {' · '.join(parts)}", "dim"))
    if not found.discards and found.distance >= 0:
        show_waits(console, found, lang)
    if found.discards:
        console.print(discard_table(found, console.width, family, lang))
    if claim:
        show_claims(console, found, NAMES[read_tile(claim)], family, lang)


def show_waits(console: Console, found: "Analysis", lang: str) -> None:
    """What a hand of 13 waits for, or what would bring it nearer."""
    line = Text(f"{say('accepts' if found.distance else 'waits', lang)}: ")
    if found.accepts:
        line.append_text(tile_counts(found.accepts))
        line.append(f"  ({count(sum(found.accepts.values()), 'tile', lang)})")
    else:
        line.append(say("no_waits", lang))
    console.print(line)


def discard_table(found: "Analysis", width: int, family: str, lang: str) -> Table:
    """One row a discard, best first; those that fall back are dim."""
    narrow = width < ROOMY
    title = "discards_complete" if found.distance < 0 else "discards"
    table = new_table(say_in(title, family, lang))
    table.add_column(say_in("to_discard", family, lang), no_wrap=True)
    table.add_column(say("after", lang), no_wrap=True)
    table.add_column(say("tiles", lang), justify="right")
    if not narrow:
        table.add_column(say("kinds", lang), justify="right")
    table.add_column(say("accepts", lang))
    ranked = sorted(found.discards, key=lambda row: (row.distance, -row.tiles, -row.kinds))
    best = ranked[0]
    for row in ranked:
        equal = (row.distance, row.tiles) == (best.distance, best.tiles)
        style = "bold" if equal else "dim" if row.distance > best.distance else ""
        name = coloured(row.tile)
        if row.tile[1] == "z" and not narrow:
            name.append(in_words(row.tile, lang)[2:])
        cells: list[Text | str] = [name, in_short(row.distance, lang), str(row.tiles)]
        if not narrow:
            cells.append(str(row.kinds))
        # What a step back would accept is much, and of no use.
        accepts = Text() if row.distance > best.distance else tile_counts(row.accepts)
        table.add_row(*cells, accepts, style=style)
    return table


def show_claims(console: Console, found: "Analysis", tile: str, family: str, lang: str) -> None:
    if not found.claims:
        console.print(say("no_claims", lang, tile=tile))
        return
    table = new_table(say("claims", lang, tile=tile))
    for column in ("claim", "with", "after"):
        table.add_column(say(column, lang))
    for claim in found.claims:
        name = say_in(claim.kind, family, lang)
        table.add_row(name, claim.tiles, in_short(claim.distance, lang))
    console.print(table)
