"""What a family of rules says of itself: all that others ask it, in one record.

A family is a folder with an ``about.py`` whose ``ABOUT`` is such a record. Table, bots, logs,
simulator, server, command line and browser know of a family what stands there, in its options
and in its catalogue, and no more; so a new family is a new folder, and nothing else changes.

What hangs on the options is a function of them; everything else is data. All families are read
as soon as one ruleset is looked up, so the record is light: functions import what they need.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol

from wrobel.error_texts import Cause
from wrobel.languages import Words
from wrobel.rules.options import Options, Value
from wrobel.rules.trace import Text
from wrobel.rules.weighing import USUAL_WEIGHING, Weighing
from wrobel.state.walls import Layout

# The facts of a score request that every family knows.
COMMON_FIELDS = ("id", "hand", "win", "by", "from", "melds", "seat", "round", "flags")
# What makes a complete hand a win: any yaku, or enough points or fan.
GOALS = ("yaku", "points", "fan")


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing that is counted, in the forms that numbers ask for.

    >>> fan = Noun(("fan", "fan"), ("fan", "fany", "fanów"))
    >>> [fan.count(n, "pl") for n in (1, 3, 5, 12, 22)]
    ['1 fan', '3 fany', '5 fanów', '12 fanów', '22 fany']
    """

    en: tuple[str, str]  # one, more
    pl: tuple[str, str, str]  # 1 kamień, 2 kamienie, 5 kamieni
    short: tuple[str, str] | None = None  # English and Polish, where room is short

    def of(self, number: int) -> Words:
        """A number with the noun, to be said in either language."""
        return Words(self.count(number, "en"), self.count(number, "pl"))

    def count(self, number: int, lang: str) -> str:
        """A number with the noun in the right form."""
        if lang != "pl":
            noun = self.en[number != 1]
        elif number == 1:
            noun = self.pl[0]
        else:
            few = number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}
            noun = self.pl[1 if few else 2]
        return f"{number} {noun}"


POINTS = Noun(("point", "points"), ("punkt", "punkty", "punktów"), ("pts", "pkt"))
FAN = Noun(("fan", "fan"), ("fan", "fany", "fanów"))


@dataclass(frozen=True, slots=True)
class Limit:
    """What patterns beyond all counting are called, alone and together.

    ``times``: one of them may count several times over.
    """

    one: Text
    all: Text
    times: bool = False


@dataclass(frozen=True, slots=True)
class Prizes:
    """What the places add to the result of a match, the first place first; and its name."""

    name: Text
    points: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Ends:
    """How hands and matches end under some options, for settlements at a real table.

    ``kinds`` of ``settle`` that exist; whether sticks, counters and tenpai are asked for; whether
    who lays a stick must own it (``sticks_are_owned``); whether ``several`` may win on one
    discard; the kinds of ``aborts`` there are; whether the hand goes on after a chombo; whether a
    ``penalty_after_uma`` waits for the end of the match; ``options`` that a kind needs at a real
    table, where it is refused online.
    """

    kinds: tuple[str, ...]
    sticks: bool = False
    sticks_are_owned: bool = False
    counters: bool = False
    tenpai: bool = False
    several: bool = False
    aborts: tuple[str, ...] = ()
    chombo_goes_on: bool = False
    penalty_after_uma: bool = False
    options: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimit:
    """A round of a tournament against the clock, as a ruleset plays it.

    It has so many ``minutes``. The last hand is called ``signal`` minutes before they are over:
    the hand in play is the last (``finish``), or one more is played after it (``one_more``).
    """

    minutes: int = 90
    signal: int = 0
    last_hand: str = "finish"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Play:
    """What bots go by: facts and sizes that decide how a family is played well.

    ``declares``: a closed hand that waits may be declared, which pays and warns the others.
    ``furiten``: nobody wins on what he has discarded himself. A small win moves about ``unit``
    points, an open hand of an opponent costs ``loss``, hands of the three grades bring
    ``grades``; ``plans`` are how many ways to a win are worth following at once, and
    ``weighing`` how they are weighed; ``scale`` says how large points are beside those of riichi,
    for words such as risky.
    """

    declares: bool = False
    furiten: bool = False
    unit: float
    loss: float
    grades: tuple[float, float, float]
    weighing: Weighing = USUAL_WEIGHING
    plans: int = 5
    scale: float = 1.0


class Ruled(Protocol):
    """Something with a name and the rule it stands in: a pattern, a penalty."""

    @property
    def rule(self) -> str:
        """The number of the rule."""

    def name(self, lang: str) -> str:
        """What it is called."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Discard:
    """A discard before it is made: its kind, who makes it, and what lies on the table.

    ``shown``: of every player the exposed sets, each with its kind (of a chow the lowest) and
    whether it is a chow. ``held``: the kinds in the discarder's hand. ``left`` tiles are in the
    wall; ``fresh``: no copy was discarded or exposed before.
    """

    kind: int
    player: int
    shown: Sequence[Sequence[tuple[int, bool]]]
    held: Sequence[int]
    left: int
    fresh: bool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class About:
    """A family in its own words."""

    # Names
    title: Text
    short: Text  # the title where room is short
    summary: Text  # in a sentence, for who has to choose
    script: str  # the language of the original names, as browsers call it: ja, zh
    picture: tuple[str, ...]  # three tiles that stand for the family
    place: int = 100  # where it stands in lists; equal ones by name

    # Rulesets
    rules: tuple[str, ...]  # the presets of ``options``, in the order of lists
    usual: str  # the one that is played when none is named
    contrast: str  # the one that is shown beside it
    compared: tuple[str, ...]  # those that stand for the family beside others
    profiles: Mapping[Value, str] = field(default_factory=dict)  # presets by ``profile``

    # The match
    players: int = 4
    start: Callable[[Options], int]  # the score everybody begins with
    # what is taken off a final score, and how many points make one of its result
    result: Callable[[Options], tuple[int, int]] = lambda _: (0, 1)
    # whether of equal scores the one is ahead who sat first at the start
    seats_break_ties: Callable[[Options], bool] = lambda _: False
    prizes: Callable[[Options], Prizes | None] = lambda _: None  # what places add to the result
    lengths: Mapping[str, Text]  # what ``full``, ``east`` (one round) and ``hand`` are called
    one_round: Mapping[str, Value] = field(default_factory=dict)  # the options that make it so
    round_hands: int = 4  # the hands of one round where no option says so

    # Shares of hands of strong human players, where they were counted (see docs/rates.json).
    human_rates: Mapping[str, float] = field(default_factory=dict)

    # The hand
    wall: Callable[[Options], Layout]
    layouts: Mapping[str, Layout] = field(default_factory=dict)  # walls as other programs give them
    forms: Callable[[Options], Mapping[str, str]]  # winning forms: outside name, form of ``shape``
    goal: str  # one of ``GOALS``
    minimum: Callable[[Options], int]  # how much of it a hand needs
    chooses_bonus: bool = False  # bonus tiles are exposed when their owner wants to
    declarations: tuple[str, ...] = ()  # flags of a declared hand: one of them, with a stick
    stick: int = 0  # points of a stick, the deposits that lie on the table
    after_declaration: tuple[str, ...] = ()  # facts and flags that only a declared hand has
    fields: tuple[str, ...] = ()  # facts of a score request beside the common ones
    flags: Mapping[str, Text]  # circumstances of a win with their names
    only_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # option → fields and flags that mean nothing where it is off
    indicators: bool = False  # a request's indicators count
    indicated: Mapping[str, str] = field(default_factory=dict)  # what an indicator points to

    # What a win is worth
    counts: tuple[tuple[str, Noun], ...]  # what is counted: field of a score and its noun
    paid: Noun  # what changes hands
    worth: Text  # a win among those of other families; ``{han}``, ``{fu}``, ``{total}``
    size: Callable[[Any], int]  # a score as one number, for statistics
    size_name: Text  # what that number is
    luck: tuple[str, ...] = ()  # patterns of luck, not of the hand: no reason to keep a tile
    limit: Limit
    # worths of a pattern that make a win great, and one of the greatest, where no limit does
    great_worths: tuple[int, ...] = ()
    # the rule by which whoever discards pays for all if this player wins on it
    liability: Callable[[Options, Discard, int], Ruled | None] = lambda *_: None

    # The end
    ends: Callable[[Options], Ends]
    penalties: tuple[int, ...] = (3, 6, 9, 15, 30, 60)  # points a referee takes most often

    # Tournaments
    time_limit: TimeLimit = TimeLimit()
    time_limits: Mapping[str, TimeLimit] = field(default_factory=dict)  # presets that have another

    # Words
    words: Mapping[str, Text] = field(default_factory=dict)  # where its table speaks its own way
    causes: Mapping[str, Cause] = field(default_factory=dict)  # of errors of its own
    citations: Mapping[str, str]  # the rules that speak of each event of a log
    formats: tuple[str, ...] = ()  # formats of other programs that can carry its games

    play: Play

    def known_fields(self, options: Options) -> list[str]:
        """The fields of a score request that mean something under these options."""
        return self._meaning((*COMMON_FIELDS, *self.fields), options)

    def known_flags(self, options: Options) -> list[str]:
        """The circumstances that can change a score under these options."""
        return self._meaning(tuple(self.flags), options)

    def time_limit_of(self, options: Options) -> TimeLimit:
        """How a round against the clock is played."""
        return self.time_limits.get(options.rules, self.time_limit)

    def _meaning(self, facts: tuple[str, ...], options: Options) -> list[str]:
        missing = {
            fact
            for option, those in self.only_with.items()
            if options[option] is False
            for fact in those
        }
        return [fact for fact in facts if fact not in missing]
