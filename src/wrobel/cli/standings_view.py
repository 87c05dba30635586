"""Standings on the screen."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import new_table
from wrobel.cli.texts import count, say
from wrobel.languages import decimal
from wrobel.tabletop.standings import Player, Standings

NARROW = 100  # columns; below that the rounds are left out when there are many
FEW_ROUNDS = 5


def amount(value: Fraction | None, lang: str, signed: bool = True) -> str:
    """A result as people write it: one decimal where that is all, a real minus.

    >>> amount(Fraction(26), "en"), amount(Fraction(-9, 2), "pl")
    ('+26.0', '−4,5')
    >>> amount(Fraction(7, 3), "en", signed=False)
    '2.33'
    """
    if value is None:
        return "–"
    places = 1 if (10 * value).denominator == 1 else 2
    return decimal(f"{float(value):{'+' if signed else ''}.{places}f}", lang)


def points(value: Fraction | None, as_scored: bool, lang: str) -> str:
    """A player's points, without decimals where the scores of the tables have none."""
    if value is None or not as_scored or value.denominator > 1:
        return amount(value, lang)
    return f"{int(value):+}".replace("-", "−")


def show_standings(console: Console, found: Standings, lang: str) -> None:
    """Places, teams, replacement players, and the weight of the event."""
    players = [row.player for row in found.rows]
    rounds = max((len(player.points) for player in players), default=0)
    title = say(
        "standings_title",
        lang,
        rounds=count(rounds, "round_after", lang),
        rules=found.options.rules,
    )
    with_rounds = rounds <= FEW_ROUNDS or console.width >= NARROW
    table = new_table(title)
    add_columns(table, found, lang, rounds if with_rounds else 0)
    for row in found.rows:
        cells = [str(row.place), name(row.player)]
        if any(player.country for player in players):
            cells.append(row.player.country)
        if found.by_table_points:
            cells.append(amount(row.player.table_points_total, lang, signed=False))
        cells.append(points(row.player.total, found.as_scored, lang))
        if any(player.penalties for player in players):
            cells.append(points(row.player.penalties or None, found.as_scored, lang))
        if with_rounds:
            cells += [points(one, found.as_scored, lang) for one in row.player.points]
        cells.append(f"{float(found.base[row.player.id]):.0f}")
        table.add_row(*cells)
    console.print(table)
    show_teams(console, found, lang)
    if found.substitutes:
        others = ", ".join(
            f"{name(player)} {points(player.total, found.as_scored, lang)}"
            for player in found.substitutes
        )
        console.print(Text(f"{say('standings_substitutes', lang)}: {others}", "dim"))
    weight = found.weight
    console.print(
        Text(
            say(
                "standings_weight",
                lang,
                total=decimal(str(float(weight.total)), lang),
                days=weight.days,
                players=decimal(str(float(weight.players)), lang),
                countries=decimal(str(float(weight.countries)), lang),
                qualification=weight.qualification,
            ),
            "dim",
        )
    )


def name(player: Player) -> str:
    return player.name or str(player.id)


def add_columns(table: Table, found: Standings, lang: str, rounds: int) -> None:
    players = [row.player for row in found.rows]
    table.add_column(say("standings_place", lang), justify="right", style="bold")
    table.add_column(say("standings_player", lang), overflow="fold")
    if any(player.country for player in players):
        table.add_column(say("standings_country", lang))
    if found.by_table_points:
        table.add_column(say("standings_table_points", lang), justify="right", style="bold")
        table.add_column(say("standings_points", lang), justify="right")
    else:
        table.add_column(say("standings_total", lang), justify="right", style="bold")
    if any(player.penalties for player in players):
        heading = say("standings_penalties", lang)
        table.add_column(heading, justify="right", min_width=len(heading))
    for number in range(rounds):
        table.add_column(str(number + 1), justify="right")
    table.add_column(say("standings_base", lang), justify="right", style="dim")


def show_teams(console: Console, found: Standings, lang: str) -> None:
    if not found.teams:
        return
    table = new_table(say("standings_teams", lang))
    table.add_column(say("standings_place", lang), justify="right", style="bold")
    table.add_column(say("standings_team", lang), overflow="fold")
    if found.by_table_points:
        table.add_column(say("standings_table_points", lang), justify="right", style="bold")
    table.add_column(say("standings_total", lang), justify="right")
    for row in found.teams:
        cells = [str(row.place), row.team]
        if found.by_table_points:
            cells.append(amount(row.table_points, lang, signed=False))
        table.add_row(*cells, amount(row.total, lang))
    console.print(table)
