"""Seating plans on the screen."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import new_table
from wrobel.cli.texts import count, say
from wrobel.tabletop.seating.changes import Change
from wrobel.tabletop.seating.next_event_round import EventRound
from wrobel.tabletop.seating.plan import Plan
from wrobel.tabletop.seating.wishes import Round, Wishes
from wrobel.tabletop.standings import Player
from wrobel.tiles import WINDS

Verdict = tuple[bool, str]  # is it as good as can be, and what it is


def show_plan(console: Console, made: Plan, wishes: Wishes, lang: str) -> None:
    """The rounds side by side, as many as fit, and the certificate in words."""
    title = say(
        "seating_title",
        lang,
        players=count(made.players, "player", lang),
        rounds=count(len(made.rounds), "round_of", lang),
    )
    console.print(Text(title, "bold"))
    show_rounds(console, made.rounds, lang, len(wishes.played))
    console.print(Text(say("seating_seats", lang), "dim"))
    console.print()
    show_certificate(console, made, wishes, lang)
    show_stopped(console, made.stopped, lang)


def show_proposal(console: Console, found: EventRound, system: str, lang: str) -> None:
    """The next round with names."""
    title = say("seating_next", lang, n=found.number, system=system)
    table = new_table(title)
    table.add_column(say("seating_table", lang), justify="right", style="bold")
    for wind in WINDS:
        table.add_column(say(wind, lang), overflow="fold")
    for number, seats in enumerate(found.tables, 1):
        table.add_row(str(number), *(called(player) for player in seats))
    console.print(table)
    if found.repeated:
        pairs = ", ".join(f"{called(one)} – {called(other)}" for one, other in found.repeated)
        console.print(Text(f"• {say('seating_next_repeated', lang, pairs=pairs)}", "yellow"))
    else:
        console.print(Text.assemble(("✓ ", "bold green"), say("seating_next_clean", lang)))
    if found.apart_broken:
        text = say("seating_apart_broken", lang, n=found.apart_broken)
        console.print(Text(f"• {text}", "yellow"))
    show_stopped(console, found.stopped, lang)


def called(player: Player) -> str:
    return player.name or str(player.id)


def show_change(console: Console, found: Change, lang: str) -> None:
    """The plan after a change and everybody who sits elsewhere."""
    show_rounds(console, found.rounds, lang)
    console.print(Text(say("seating_moves", lang, n=len(found.moves)), "bold"))
    for move in found.moves:
        values: dict[str, object] = {
            "round": move.round,
            "player": move.player,
            "b": move.after[0],
            "wb": say(move.after[1], lang),
        }
        if move.before is None:
            text = say("seating_come", lang, **values)
        else:
            values |= {"a": move.before[0], "wa": say(move.before[1], lang)}
            text = say("seating_move", lang, **values)
        console.print(Text(f"  {text}"))
    show_stopped(console, found.stopped, lang)


def show_stopped(console: Console, stopped: bool, lang: str) -> None:
    """Another run may give another plan."""
    if stopped:
        console.print(Text(say("seating_stopped", lang), "yellow"))


def show_rounds(console: Console, rounds: tuple[Round, ...], lang: str, before: int = 0) -> None:
    """One column a round, one row a table."""
    width = 4 * len(str(max(max(table, default=0) for one in rounds for table in one))) + 3
    head = len(say("seating_table", lang))
    size = max(1, (console.width - head) // (max(width, 8) + 2))
    for first in range(0, len(rounds), size):
        shown = rounds[first : first + size]
        table = new_table()
        table.add_column(say("seating_table", lang), justify="right", style="bold")
        for number in range(len(shown)):
            heading = say("seating_round", lang, n=before + first + number + 1)
            table.add_column(heading, no_wrap=True)
        add_rows(table, shown)
        console.print(table)


def add_rows(table: Table, rounds: tuple[Round, ...]) -> None:
    wide = len(str(max(max(seats, default=0) for one in rounds for seats in one)))
    for number in range(max(map(len, rounds))):
        cells = [
            " ".join(f"{player:>{wide}}" for player in one[number]) if number < len(one) else ""
            for one in rounds
        ]
        table.add_row(str(number + 1), *cells)


def show_certificate(console: Console, made: Plan, wishes: Wishes, lang: str) -> None:
    """The certificate in words, a tick where nothing better is possible."""
    console.print(Text(say("seating_certificate", lang), "bold"))
    for good, text in verdicts(made, wishes, lang):
        mark = ("✓ ", "bold green") if good else ("• ", "yellow")
        console.print(Text.assemble(mark, text))


def verdicts(made: Plan, wishes: Wishes, lang: str) -> Iterator[Verdict]:
    found = made.certificate
    if wishes.apart:
        key = "seating_apart_broken" if found.apart_broken else "seating_apart_kept"
        yield not found.apart_broken, say(key, lang, n=found.apart_broken)
    if not found.repeats:
        yield True, say("seating_no_repeats", lang)
    else:
        best = found.repeats == found.least_possible
        key = "seating_least_repeats" if best else "seating_repeats"
        yield (
            best,
            say(key, lang, n=count(found.repeats, "meeting", lang), least=found.least_possible),
        )
        yield (
            found.most_meetings == 2,
            say("seating_most", lang, n=count(found.most_meetings, "time", lang)),
        )
    if found.late_meetings is not None:
        yield not found.late_meetings, say("seating_late", lang, n=found.late_meetings)
    rounds = len(wishes.played) + len(made.rounds)
    if not found.table_repeats:
        yield True, say("seating_no_table_repeats", lang)
    elif found.table_repeats == made.players * max(0, rounds - made.players // 4):
        yield True, say("seating_least_table_repeats", lang, n=found.table_repeats)
    else:
        yield False, say("seating_table_repeats", lang, n=found.table_repeats)
    yield found.wind_spread <= 1, say("seating_winds", lang, n=found.wind_spread)
    if found.indirect_least is None:
        yield True, say("seating_all_meet", lang)
    else:
        yield found.indirect_least > 0, say("seating_indirect", lang, n=found.indirect_least)
