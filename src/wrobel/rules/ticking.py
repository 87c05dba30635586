"""A win entered by ticking its patterns: which can still be ticked, and what they come to.

Each family says in its ``ticks.py`` which patterns cannot stand together, which count several
times, which hang on how the hand was won, and what the sum is worth.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.catalogue import Exclusion, Worth
from wrobel.rules.families import part
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

COUNTED = Text("{by} counts already.", "Liczy się już: {by}.")
APART = Text("Cannot go with {by}.", "Nie może być razem z: {by}.")
NOT_OPEN = Text("Only in a closed hand.", "Tylko w zamkniętej ręce.")
NOT_SO = Text("Not with this way to win.", "Nie przy tym sposobie wygranej.")
NEEDS = Text("Needs {by}.", "Wymaga: {by}.")


@dataclass(frozen=True, slots=True)
class Ticks:
    """What a family knows about ticking."""

    exclusions: Sequence[Exclusion]
    clashes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    several: Mapping[str, int] = field(default_factory=dict)  # how often one may count
    own_draw: frozenset[str] = frozenset()  # only self-drawn
    by_discard: frozenset[str] = frozenset()  # only on another's tile
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict)  # one of these


@dataclass(frozen=True, slots=True)
class Win:
    """How the hand was won, and what was ticked."""

    options: Options
    own_draw: bool
    open: bool
    ticked: Mapping[str, int]
    fu: int | None = None


def tick(win: Win, lang: str) -> dict[str, Any]:
    """Every pattern with its state, the ticks that stand, and the value of them.

    >>> win = Win(rulesets.load("ema-2016"), False, False, {"double_riichi": 1, "riichi": 1}, 40)
    >>> found = tick(win, "en")
    >>> found["ticked"], found["value"]
    ({'double_riichi': 1}, {'han': 2, 'fu': 40})
    """
    family = part(win.options.family, "ticks")
    known: Ticks = family.ticks(win.options)
    worths = {one.pattern.id: one for one in rulesets.worths_of(win.options)}
    wanted = {id: count for id, count in win.ticked.items() if id in worths and count > 0}
    names = {id: one.pattern.name(lang) for id, one in worths.items()}
    out = {id: why_out(worths[id], wanted, known, win, worths, names, lang) for id in worths}
    standing = {id: min(count, known.several.get(id, 1)) for id, count in wanted.items()}
    standing = {id: count for id, count in standing.items() if out[id] is None}
    if len(standing) < len(wanted):  # what went out keeps nothing else out
        return tick(Win(win.options, win.own_draw, win.open, standing, win.fu), lang)
    told = family.value(Win(win.options, win.own_draw, win.open, standing, win.fu), worths)
    return {
        "patterns": [
            {
                "id": id,
                "name": names[id],
                "worth": one.open if win.open else one.closed,
                "limit": one.limit,
                "most": known.several.get(id, 1),
                "why": out[id],
            }
            for id, one in worths.items()
            if one.pattern.id not in family.UNTICKED
        ],
        "ticked": standing,
        "value": told.value,
        "fu": list(told.fu),
        "sum": told.words.say(lang),
    }


@dataclass(frozen=True, slots=True)
class Sum:
    """What ticks come to: a value once it is one, in words, and the fu to choose from."""

    value: dict[str, Any] | None
    words: Text
    fu: tuple[int, ...] = ()


def why_out(
    one: Worth,
    ticked: Mapping[str, int],
    known: Ticks,
    win: Win,
    worths: Mapping[str, Worth],
    names: Mapping[str, str],
    lang: str,
) -> str | None:
    """Why a pattern cannot be ticked now; None: it can."""
    id = one.pattern.id
    if win.open and not one.open:
        return NOT_OPEN.say(lang)
    if (id in known.own_draw and not win.own_draw) or (id in known.by_discard and win.own_draw):
        return NOT_SO.say(lang)
    for by in ticked:
        if by == id:
            continue
        for rule in known.exclusions:
            inside = id in rule.removes or (rule.scope == "ordinary" and not one.limit)
            if rule.by == by and rule.scope in ("hand", "ordinary") and inside:
                return COUNTED.having(by=names[by]).say(lang)
        apart = id in known.clashes.get(by, ()) or by in known.clashes.get(id, ())
        if apart and (id not in ticked or list(ticked).index(id) > list(ticked).index(by)):
            return APART.having(by=names[by]).say(lang)
    wanted = [one for one in known.needs.get(id, ()) if one in worths]
    if wanted and not any(one in ticked for one in wanted):
        return NEEDS.having(by=" / ".join(names[one] for one in wanted)).say(lang)
    return None
