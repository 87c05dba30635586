"""What happens to points, sticks, counters and the deal at the end of a hand or a match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules import families, rulesets
from wrobel.rules.options import Options
from wrobel.rules.request import Request, read_number, read_seat
from wrobel.rules.score import MESSAGES, PROBLEMS, Score
from wrobel.rules.scorer import run
from wrobel.tiles import WINDS

KINDS = ("win", "draw", "abort", "nagashi", "chombo", "final")
FIELDS = (
    *("id", "rules", "options", "kind", "dealer", "honba", "deposits"),
    *("wins", "riichi", "tenpai", "by", "scores", "chombo"),
)
MOST_SCORE = 10_000_000


def read_seats(value: object, field: str) -> list[int]:
    """A list of different seats."""
    if not isinstance(value, list):
        raise TextError("bad_field", f"{field} must be a list of seats")
    seats = [read_seat(entry, field) for entry in value]
    if -1 in seats:
        raise TextError("bad_field", f"{field} must be a list of seats")
    if len(set(seats)) != len(seats):
        raise HandError("contradiction", f"{field} names a seat twice")
    return seats


def read_scores(value: object) -> list[int]:
    """The scores of all four seats."""
    if not isinstance(value, dict) or set(value) != set(WINDS):
        raise TextError("bad_field", "scores must have a number for each of E, S, W, N")
    for wind, score in value.items():
        if not isinstance(score, int) or isinstance(score, bool) or abs(score) > MOST_SCORE:
            raise TextError("bad_field", f"scores: {wind} must be a whole number, not {score!r}")
    return [value[wind] for wind in WINDS]


def places_of(scores: Sequence[float], order: Sequence[int] | None = None) -> list[int]:
    """Places 1 to 4; equal scores share the better place unless an order decides.

    >>> places_of([40, 30, 30, 20])
    [1, 2, 2, 4]
    """
    places = []
    for seat, score in enumerate(scores):
        ahead = sum(other > score for other in scores)
        if order is not None:
            ahead += sum(
                other == score and order[rival] < order[seat] for rival, other in enumerate(scores)
            )
        places.append(1 + ahead)
    return places


def by_seat(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(WINDS, values, strict=True))


class Settlement:
    """A settlement request, read: what the families' functions work on."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        if not isinstance(fields, dict):
            raise TextError("bad_field", "a request must be an object")
        for field in fields:
            if field not in FIELDS:
                raise TextError(
                    "bad_field", f"there is no field {field!r:.60}; there are: {', '.join(FIELDS)}"
                )
        self.fields = fields
        rules = fields.get("rules")
        if not isinstance(rules, str):
            raise TextError("bad_field", "rules must name a ruleset")
        overrides = fields.get("options")
        if overrides is not None and not isinstance(overrides, dict):
            raise TextError("bad_field", "options must be an object")
        self.options: Options = rulesets.load(rules, overrides)
        kind = fields.get("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            raise TextError(
                "bad_field", f"kind must be one of {', '.join(KINDS)}; not {kind!r:.60}"
            )
        self.kind = kind
        self.dealer = max(0, read_seat(fields.get("dealer"), "dealer"))
        self.honba = self.number("honba")
        self.deposits = self.number("deposits")

    def number(self, field: str) -> int:
        """A whole number; 0 when absent or null."""
        value = self.fields.get(field)
        return 0 if value is None else read_number(value, field)

    def seats(self, field: str) -> list[int]:
        """A list of seats, empty when absent or null."""
        value = self.fields.get(field)
        return [] if value is None else read_seats(value, field)

    def wins(self) -> list[dict[str, Any]]:
        """The score requests of the winners, with rules and options put in."""
        wins = self.fields.get("wins")
        if not isinstance(wins, list) or not wins:
            raise TextError("bad_field", "wins must be a list of score requests")
        found = []
        for number, win in enumerate(wins):
            if not isinstance(win, dict):
                raise TextError("bad_field", f"wins[{number}] must be an object")
            for field in ("honba", "deposits"):
                if win.get(field) is not None:
                    raise TextError("bad_field", f"wins[{number}]: {field} belongs outside wins")
            for field, value in (
                ("rules", self.options.rules),
                ("options", self.fields.get("options") or {}),
            ):
                if win.get(field) is not None and win[field] != value:
                    raise HandError("contradiction", f"wins[{number}] has other {field}")
            rules = {"rules": self.options.rules, "options": self.fields.get("options") or {}}
            found.append({**win, **rules})
        return found

    def scores(self) -> list[int]:
        return read_scores(self.fields.get("scores"))

    def refused(self, instead: str) -> HandError:
        """The error for an end that these rules do not have; ``instead`` says what would."""
        return HandError(
            "contradiction", f"kind: there is no {self.kind} in {self.options.rules}; {instead}"
        )


def paid_win(request: Request, where: str, minimum: str) -> Score:
    """The score of a win that may be paid, or an error that says why it may not.

    ``minimum`` says what these rules ask of a winning hand, with its ``{missing}``.
    """
    score = run(request)
    if score.problem:
        raise HandError(str(PROBLEMS[score.problem]), f"{where}: {MESSAGES[score.problem]}")
    if score.missing:
        raise HandError("contradiction", f"{where}: {minimum.format(missing=score.missing)}")
    if score.payments is None:
        raise TextError("bad_field", f"{where}: from is missing, so nobody knows who pays")
    return score


def start_score(options: Options) -> int:
    """What everybody has when a match begins.

    >>> start_score(rulesets.load("wrc")), start_score(rulesets.load("mcr"))
    (30000, 0)
    """
    return options.about.start(options)


def settle(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Settle a hand or a match; see the outside contract for the fields.

    >>> settle({"rules": "tenhou", "kind": "draw", "tenpai": ["E"]})["payments"]
    {'E': 3000, 'S': -1000, 'W': -1000, 'N': -1000}
    """
    request = Settlement(fields)
    module = families.part(request.options.family, "settlement")
    function: Callable[[Settlement], dict[str, Any]] = module.settle
    return {"id": fields.get("id"), "ok": True, **function(request)}
