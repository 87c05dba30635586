"""A score as a notebook shows it: the tiles, the patterns, what they come to and who pays."""

from collections.abc import Iterable
from html import escape
from typing import Any

from wrobel.languages import preferred
from wrobel.notation import meld_picture, read_hand, write_tiles
from wrobel.rules.compare import worth_of
from wrobel.rules.request import Request
from wrobel.rules.rulesets import patterns_of
from wrobel.rules.score import Score
from wrobel.rules.trace import SEATS
from wrobel.tile_pictures import hand_picture

CELL = "text-align:left;padding:0 1em 0 0"


def tiles_of(request: Request) -> list[str]:
    """The groups of a request: the hand, its melds, the winning tile."""
    fields = request.fields
    hand = read_hand(str(fields["hand"]))
    groups = [write_tiles(hand.concealed)]
    groups += [meld_picture(write_tiles(meld.tiles), meld.concealed) for meld in hand.melds]
    for meld in fields.get("melds") or ():
        one: dict[str, Any] = meld if isinstance(meld, dict) else {"tiles": str(meld).strip("[]()")}
        groups.append(meld_picture(str(one["tiles"]), bool(one.get("concealed"))))
    return [*groups, str(fields["win"])]


def table(rows: Iterable[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td style="{CELL}">{escape(left)}</td><td style="text-align:right">{escape(right)}'
        "</td></tr>"
        for left, right in rows
    )
    return f"<table>{cells}</table>"


def score_html(score: Score) -> str:
    """A score as HTML that needs nothing else."""
    lang = preferred()
    request = score.request
    groups = tiles_of(request)
    parts = [hand_picture(" ".join(groups), *groups)]
    if score.problem:
        return "".join([*parts, f"<p>{escape(score.error.sentence(lang))}</p>"])
    names = {pattern.id: pattern.name(lang) for pattern in patterns_of(request.options.family)}
    rows = [
        (names[fan["id"]], f"{fan['value']}" + (f" × {fan['count']}" if fan["count"] > 1 else ""))
        for fan in score.fans
    ]
    rows.append((worth_of(score).say(lang), request.options.about.paid.count(score.points, lang)))
    parts.append(table(rows))
    if score.payments:
        parts.append(
            table(
                (SEATS[wind].say(lang), f"{n:+d}".replace("-", "−"))
                for wind, n in score.payments.items()
            )
        )
    return "".join(parts)
