"""A run of the simulator for people in a terminal."""

from typing import TYPE_CHECKING

from rich.table import Table

from wrobel.cli.texts import count, say, signed
from wrobel.languages import decimal

if TYPE_CHECKING:
    from rich.console import Console

    from wrobel.sim import Result


def show_result(out: "Console", found: "Result", lang: str) -> None:
    """The bots side by side, then how the hands ended."""
    hands = max(1, found.hands)
    settings = found.settings
    out.print(
        say(
            "sim_head",
            lang,
            rules=settings.rules,
            matches=count(found.matches, "match", lang),
            hands=count(found.hands, "hand", lang),
            seconds=decimal(f"{found.seconds:.1f}", lang),
            rate=spaced(round(found.hands_per_second)),
        ),
        markup=False,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("sim_bot", lang))
    for key in ("sim_wins", "sim_deal_ins", "sim_riichi", "sim_calls", "sim_score"):
        if key != "sim_riichi" or any(seat.riichi for seat in found.seats):
            table.add_column(say(key, lang), justify="right")
    table.add_column(say("sim_interval", lang), justify="right")
    if any(seat.places for seat in found.seats):
        table.add_column(say("sim_places", lang), justify="right")
    for seat in found.seats:
        row = [seat.bot, percent(seat.wins, hands, lang), percent(seat.deal_ins, hands, lang)]
        if any(one.riichi for one in found.seats):
            row.append(percent(seat.riichi, hands, lang))
        row += [percent(seat.calls, hands, lang), signed(seat.score)]
        ends = seat.score_ci
        row.append("" if ends is None else f"±{(ends[1] - ends[0]) // 2}")
        if seat.places:
            row.append(" ".join(map(str, seat.places)))
        table.add_row(*row)
    out.print(table)
    ended = ", ".join(
        f"{say(f'sim_ended_{key}', lang)} {percent(count, hands, lang)}"
        for key, count in found.ended.items()
        if count
    )
    out.print(f"{say('sim_ended', lang)}: {ended}", markup=False)
    if not found.zero_sum:
        out.print(say("sim_not_zero", lang), markup=False)
    if found.verdict is not None:
        key = "sim_significant" if found.verdict.significant else "sim_not_significant"
        verdict = found.verdict
        mean = decimal(f"{verdict.mean:+.1f}", lang)
        out.print(
            say(
                key,
                lang,
                bot=verdict.bot,
                n=verdict.units,
                mean=mean,
                p=decimal(f"{verdict.p:.3g}", lang),
            ),
            markup=False,
        )
    if found.troubles_total:
        out.print(say("sim_faults", lang, n=found.troubles_total), markup=False)
        for trouble in found.troubles[:10]:
            kind = say(f"sim_fault_{trouble.kind}", lang)
            out.print(
                f"  {trouble.bot}: {kind}, {trouble.match}/{trouble.hand}: {trouble.detail}",
                markup=False,
            )


def percent(count: int, of: int, lang: str) -> str:
    """A share.

    >>> percent(1, 8, "en"), percent(1, 8, "pl")
    ('12.5%', '12,5%')
    """
    return decimal(f"{100 * count / of:.1f}%", lang)


def spaced(number: int) -> str:
    """A number in groups of three."""
    return f"{number:,}".replace(",", " ")
