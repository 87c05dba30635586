"""What happens to points, sticks, counters and the deal at the end of a hand or a match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wrobel.errors import HandError, TextError, shown
from wrobel.languages import Either, Words
from wrobel.rules import families, rulesets
from wrobel.rules.option_words import setting_name
from wrobel.rules.options import Options
from wrobel.rules.progress import Ended, Place, follow, follow_somewhere, read_place
from wrobel.rules.request import Request, read_number, read_seat
from wrobel.rules.score import Score
from wrobel.rules.scorer import run
from wrobel.tiles import WINDS

KINDS = ("win", "draw", "abort", "nagashi", "chombo", "final")
KIND_WORDS = {"abort": Words("abortive draw", "przerwania rozgrywki")}
FIELDS = (
    *("id", "rules", "options", "kind", "dealer", "honba", "deposits"),
    *("wins", "riichi", "tenpai", "by", "scores", "chombo", "round", "hand"),
)
MOST_SCORE = 10_000_000


def read_seats(value: object, field: str) -> list[int]:
    """A list of different seats."""
    if not isinstance(value, list):
        raise TextError("not_seats", field)
    seats = [read_seat(entry, field) for entry in value]
    if -1 in seats:
        raise TextError("not_seats", field)
    if len(set(seats)) != len(seats):
        raise HandError("seat_twice", field)
    return seats


def read_scores(value: object) -> list[int]:
    """The scores of all four seats."""
    if not isinstance(value, dict) or set(value) != set(WINDS):
        raise TextError("scores_for_all", "scores")
    for wind, score in value.items():
        if not isinstance(score, int) or isinstance(score, bool) or abs(score) > MOST_SCORE:
            raise TextError("not_whole", f"scores.{wind}", value=shown(score))
    return [value[wind] for wind in WINDS]


def places_of(scores: Sequence[float], order: Sequence[int] | None = None) -> list[int]:
    """Places from 1 on; equal scores share the better place unless an order decides.

    >>> places_of([40, 30, 30, 20])
    [1, 2, 2, 4]
    """
    ranks = (
        scores if order is None else [(one, -seat) for one, seat in zip(scores, order, strict=True)]
    )
    best_first = sorted(ranks, reverse=True)
    return [1 + best_first.index(rank) for rank in ranks]


def places_under(options: Options, scores: Sequence[int]) -> list[int]:
    """Places as the rules have them: who sat first at the start may be ahead of an equal.

    >>> from wrobel.rules.rulesets import load
    >>> [places_under(load(rules), [40, 30, 30, 20]) for rules in ("tenhou", "ema-2016")]
    [[1, 2, 3, 4], [1, 2, 2, 4]]
    """
    seats = range(len(scores)) if options.about.seats_break_ties(options) else None
    return places_of(scores, seats)


def by_seat(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(WINDS, values, strict=True))


class Settlement:
    """A settlement request, read: what the families' functions work on."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        if not isinstance(fields, dict):
            raise TextError("request_not_object")
        for field in fields:
            if field not in FIELDS:
                raise TextError("unknown_field", field=shown(field), known=FIELDS)
        self.fields = fields
        rules = fields.get("rules")
        if not isinstance(rules, str):
            raise TextError("no_rules_named", "rules")
        overrides = fields.get("options")
        if overrides is not None and not isinstance(overrides, dict):
            raise TextError("not_an_object", "options")
        self.options: Options = rulesets.load(rules, overrides)
        kind = fields.get("kind")
        if kind is None:
            raise TextError("missing_field", "kind")
        if not isinstance(kind, str) or kind not in KINDS:
            raise TextError("not_one_of", "kind", known=KINDS, value=shown(kind))
        self.kind = kind
        self.dealer = max(0, read_seat(fields.get("dealer"), "dealer"))
        self.honba = self.number("honba")
        self.deposits = self.number("deposits")
        self.round = read_seat(fields.get("round"), "round")
        self.place: Place | None = None
        if fields.get("hand") is not None:
            self.place = read_place(fields["hand"])
            self.agree(self.place)
        if self.says_where and self.dealer != 0:
            raise HandError("dealer_is_east", "dealer")

    def agree(self, place: Place) -> None:
        """Round and counters stand in the name of the hand; said twice they must be the same."""
        if self.round not in (-1, place.round):
            raise HandError("rounds_differ", "hand")
        self.round = place.round
        if not self.options.about.ends(self.options).counters:
            return
        if self.fields.get("honba") is not None and self.honba != place.counter:
            raise HandError("counters_differ", "hand")
        self.honba = place.counter

    @property
    def says_where(self) -> bool:
        """Is it known which hand this is, so that one can say what follows?"""
        return self.round >= 0 and self.kind != "final"

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
            raise TextError("no_wins", "wins")
        found = []
        for number, win in enumerate(wins):
            if not isinstance(win, dict):
                raise TextError("not_an_object", f"wins[{number}]")
            for field in ("honba", "deposits"):
                if win.get(field) is not None:
                    raise TextError("outside_wins", f"wins[{number}]", field=field)
            for field, value in (
                ("rules", self.options.rules),
                ("options", self.fields.get("options") or {}),
            ):
                if win.get(field) is not None and win[field] != value:
                    raise HandError("other_rules", f"wins[{number}]", field=field)
            rules = {"rules": self.options.rules, "options": self.fields.get("options") or {}}
            if self.round >= 0:
                if win.get("round") not in (None, WINDS[self.round]):
                    raise HandError("other_rules", f"wins[{number}]", field="round")
                rules["round"] = WINDS[self.round]
            found.append({**win, **rules})
        return found

    def scores(self) -> list[int]:
        return read_scores(self.fields.get("scores"))

    def refused(self, options: Sequence[str] | None) -> HandError:
        """The error for an end that these rules do not have; ``options`` would allow it."""
        instead = (
            HandError(
                "would_allow",
                options=Either([setting_name(self.options.family, one) for one in options]),
            )
            if options
            else HandError("no_option_allows")
        )
        return HandError(
            "no_such_end",
            "kind",
            kind=KIND_WORDS.get(self.kind, self.kind),
            rules=self.options.rules,
            instead=instead,
        )


def paid_win(request: Request, where: str, minimum: str, least: int = 0) -> Score:
    """The score of a win that may be paid, or an error that says why it may not.

    ``minimum`` is the cause if the hand is below what these rules ask of a winning hand.
    """
    score = run(request)
    if score.problem:
        raise score.error.at(where)
    if score.missing:
        raise HandError(minimum, where, missing=score.missing, least=least)
    if score.payments is None:
        raise TextError("nobody_pays", where)
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
    answer = {"id": fields.get("id"), "ok": True, **settled(request)}
    return {**answer, "next": what_follows(request, answer)} if request.says_where else answer


def settled(request: Settlement) -> dict[str, Any]:
    """What the family says of a settlement."""
    module = families.part(request.options.family, "settlement")
    function: Callable[[Settlement], dict[str, Any]] = module.settle
    return function(request)


def settle_hand(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The same for who knows better what follows: without ``id`` and ``next``."""
    return settled(Settlement(fields))


def ended_as(kind: str, answer: Mapping[str, Any], scores: Sequence[int] | None) -> Ended:
    """How a settled hand ended; wins that nobody is paid for were one too many (R6.1)."""
    ended = "abort" if kind == "win" and not answer["winners"] else kind
    return Ended(ended, answer["dealer_stays"], answer["honba_next"], scores)


def what_follows(request: Settlement, answer: Mapping[str, Any]) -> dict[str, Any]:
    """The hand after a settled one, as far as what was given tells."""
    scores = None
    if request.fields.get("scores") is not None:
        moved = answer["payments"].values()
        scores = [score + paid for score, paid in zip(request.scores(), moved, strict=True)]
    ended = ended_as(request.kind, answer, scores)
    if request.place is None:
        return follow_somewhere(request.options, request.round, ended)
    return follow(request.options, request.place, ended).to_dict()
