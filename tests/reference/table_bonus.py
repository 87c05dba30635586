"""Hong Kong 3.7: wins by bonus tiles alone, whatever the other tiles are."""

from __future__ import annotations

from typing import Any

from .hongkong_payments import base, limit_fan
from .table_facts import Event, Facts


def automatic_win(facts: Facts) -> bool:
    """The eighth bonus tile was exposed just now, and that wins."""
    if facts.family != "hongkong" or facts.last["type"] != "bonus":
        return False
    exposed = len(facts.seats[facts.last["player"]].bonus)
    return exposed == 8 and facts.options["all_eight_bonus"] != "off"


def may_declare(facts: Facts, player: int) -> bool:
    """Seven exposed tiles, "at once": while their replacement is in hand, or in the first turn."""
    if facts.family != "hongkong" or facts.options["seven_bonus"] == "off":
        return False
    seat = facts.seats[player]
    # 3.2: a minimum holds here too; only all eight are said to need none
    if len(seat.bonus) != 7 or not seat.drawn or facts.options["min_fan"] > 3:
        return False
    return not seat.discards or facts.log[-2]["type"] == "bonus"


def by_bonus_tiles(win: Event) -> bool:
    """Such a win names no winning tile."""
    return "win" not in win["request"]


def worth(facts: Facts, player: int) -> dict[str, Any]:
    """Fans, total and payments of such a win, paid as a self-draw without liability."""
    options = facts.options
    if facts.last["type"] == "bonus":
        full = options["all_eight_bonus"] == "win-limit"
        name, total = "all_eight_bonus", limit_fan(options) if full else 8
    else:
        full, name, total = False, "seven_bonus", 3
    each = base(options, total)
    return {
        "ok": True,
        "legal": True,
        "fans": [{"id": name, "value": total, "count": 1}],
        "limit": "limit" if full else None,
        "total": total,
        "points": 3 * each,
        "payments": {
            facts.wind(other): 3 * each if other == player else -each for other in range(4)
        },
    }
