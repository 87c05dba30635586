"""What a hand is worth: the result of every scorer."""

from typing import Any

from wrobel.errors import HandError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.shape.bits import sixteen_held

FANS = 96
LIMITS = (
    None,
    "mangan",
    "haneman",
    "baiman",
    "sanbaiman",
    "counted_yakuman",
    "yakuman",
    "limit",
)
# What can be wrong with a readable hand.
PROBLEMS = (None, "not_a_win", "no_yaku")
CAUSES = ("", "not_complete", "no_yaku")  # of the errors


class Score:
    """The worth of one request: fans, totals, payments, and whether it may win at all."""

    def __init__(self, request: Any) -> None:
        if not cython.compiled:
            self.counts = [0] * 96
            self.worth = [0] * 96
            self.pay = [0] * 4
        self.request = request
        self.trace = None
        self.clear()

    def clear(self) -> None:
        i: cython.int
        self.han = self.fu = self.yakuman = self.limit_code = self.total = self.points = 0
        self.missing = self.problem = self.reading = self.place = 0
        self.paid = False
        for i in range(96):
            self.counts[i] = 0

    def copy_from(self, other: "Score") -> None:
        i: cython.int
        self.han = other.han
        self.fu = other.fu
        self.yakuman = other.yakuman
        self.limit_code = other.limit_code
        self.total = other.total
        self.points = other.points
        self.missing = other.missing
        self.problem = other.problem
        self.reading = other.reading
        self.place = other.place
        self.paid = other.paid
        for i in range(4):
            self.pay[i] = other.pay[i]
        for i in range(96):
            self.counts[i] = other.counts[i]
            self.worth[i] = other.worth[i]

    def put(self, fan: cython.int, worth: cython.int, count: cython.int) -> None:
        """Count a pattern, by its place in the family's catalogue."""
        self.counts[fan] = count
        self.worth[fan] = worth

    def fan_bits(self, half: cython.int) -> cython.ulonglong:
        """The patterns counted as bits: the first 64 (half 0) or the others."""
        start: cython.int
        found: cython.ulonglong = 0
        for start in range(0, 32 if half else 64, 16):
            found |= sixteen_held(self.counts, 64 * half + start) << start
        return found

    def write(
        self,
        row: cython.long,
        n: cython.long,
        small: cython.p_uchar,
        wide: cython.p_longlong,
        bits: cython.p_longlong,
    ) -> None:
        """Put it into its row of the columns of ``wrobel.batch.score``."""
        small[n + row] = self.problem
        if self.problem:
            return
        small[row] = 1
        small[2 * n + row] = self.missing == 0
        small[3 * n + row] = self.fu
        small[4 * n + row] = self.yakuman
        small[5 * n + row] = self.limit_code
        wide[row] = self.han
        wide[n + row] = self.points
        wide[2 * n + row] = self.total
        bits[2 * row] = self.fan_bits(0)
        bits[2 * row + 1] = self.fan_bits(1)

    # What Python code reads.

    @property
    def legal(self) -> bool:
        """May this hand win?"""
        return self.problem == 0 and self.missing == 0

    @property
    def why(self) -> str | None:
        """Why not, as a code: ``no_yaku`` or ``below_minimum``."""
        if self.problem:
            return PROBLEMS[self.problem]
        return "below_minimum" if self.missing else None

    @property
    def limit(self) -> str | None:
        return LIMITS[self.limit_code]

    @property
    def fans(self) -> list[dict[str, Any]]:
        """The patterns counted, each with the worth of one and how often."""
        found = []
        i: cython.int
        ids: tuple[str, ...] = self.request.options.fan_ids
        for i in range(len(ids)):
            if self.counts[i]:
                found.append({"id": ids[i], "value": self.worth[i], "count": self.counts[i]})
        return found

    @property
    def payments(self) -> dict[str, int] | None:
        """What each seat gets or pays; None while it is not known who pays."""
        if not self.paid or not self.legal:
            return None
        return {"E": self.pay[0], "S": self.pay[1], "W": self.pay[2], "N": self.pay[3]}

    def fan_count(self, fan: int) -> int:
        return self.counts[fan]

    def fan_worth(self, fan: int) -> int:
        return self.worth[fan]

    @property
    def error(self) -> HandError:
        """What keeps the hand from being a win."""
        if PROBLEMS[self.problem] == "not_a_win":
            own: Any = self.request.options.scorer.incomplete(self.request)
            if own is not None:
                return HandError("not_complete_here", why=own)
        return HandError(CAUSES[self.problem])

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The answer of the outside contract; with a trace, told in this language."""
        answer: dict[str, Any]
        if self.problem:
            answer = {
                "id": self.request.id,
                "ok": False,
                "error": self.error.to_dict(lang),
            }
            return self.with_trace(answer, lang)
        answer = {
            "id": self.request.id,
            "ok": True,
            "legal": self.missing == 0,
            **({"missing": self.missing} if self.missing else {}),
            "fans": self.fans,
            "han": self.han,
            "fu": self.fu,
            "yakuman": self.yakuman,
            "limit": LIMITS[self.limit_code],
            "total": self.total,
            "points": self.points,
            "payments": self.payments,
        }
        return self.with_trace(answer, lang)

    def with_trace(self, answer: dict[str, Any], lang: str) -> dict[str, Any]:
        """The answer with readings and trace, if there is one."""
        if self.trace is not None:
            answer["readings"] = [reading.to_dict(lang) for reading in self.trace.readings]
            answer["trace"] = self.trace.to_dict(lang)
        return answer

    def __repr__(self) -> str:
        """What it comes to, in a line; ``to_dict`` says everything.

        >>> from wrobel import score
        >>> score({"rules": "mcr", "hand": "1233455677899m", "win": "9m", "by": "discard"})
        <Score mcr: 60 points>
        """
        if self.request is None:
            return "<Score>"
        from wrobel.rules.compare import worth_of

        worth = self.why if self.problem else worth_of(self).say("en")
        return f"<Score {self.request.options.rules}: {worth}>"

    def _repr_html_(self) -> str:
        """The hand drawn and what it is worth, for a notebook."""
        from wrobel.rules.score_picture import score_html

        return score_html(self)
