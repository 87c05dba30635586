"""What the tabletop answers, for the browser's types; tests compare the two.

``Answers`` names every question with its answer. A question that comes to
:mod:`wrobel.tabletop.answers` gets a line here.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wrobel.logs.events import Tile, Tiles, Wind
from wrobel.web.wire.view_types import (
    Exact,
    Family,
    Group,
    Lang,
    Score,
    SetKind,
    Trace,
    Winning,
    named,
)

RuleValue = Annotated[bool | float | str, named("RawValue")]  # as an option holds it
Value = Annotated[float | str, named("Value")]  # as people read it
EndKind = Annotated[Literal["win", "draw", "abort", "nagashi", "chombo", "final"], named("EndKind")]
BySeat = Annotated[dict[Wind, float], Meta(extra_json_schema={"x-keys": "Wind"})]


class NounForms(Exact):
    """A noun in the forms its language counts with, and short if it has a short form."""

    forms: list[str]
    short: str | None


class CountedNoun(NounForms):
    """What a score counts: its field and the noun."""

    field: str


class FamilyLimit(Exact):
    """What patterns beyond all counting are called, alone and together."""

    one: str
    all: str
    times: bool


class FamilyAbout(Exact):
    """A family in its own words."""

    family: Family
    title: str
    short: str
    about: str
    script: str
    picture: list[Tile]
    rules: list[str]
    usual: str
    contrast: str
    players: int
    lengths: dict[str, str]
    goal: Literal["yaku", "points", "fan"]
    chooses_bonus: bool
    declarations: list[str]
    stick: int
    indicated: dict[str, Tile]
    paid: NounForms
    counts: list[CountedNoun]
    limit: FamilyLimit
    great_worths: list[int]
    penalties: list[int]
    limits: dict[str, str]
    words: dict[str, str]


class Families(Exact):
    """All families, in the order of lists, and the ruleset meant where none is named."""

    usual: str
    families: list[FamilyAbout]


class Problem(Exact):
    """Something that cannot be; ``where`` is the field it is about: ``hand``, ``melds.0``."""

    where: str
    code: str
    text: str
    tile: Tile = ""


class GivenSet(Struct, rename={"from_": "from"}):
    """A set as it stands in a request."""

    kind: SetKind
    tiles: Tiles
    concealed: bool = False
    added: bool = False
    from_: Wind = "E"


class Reading(Struct):
    """A way to read the hand."""

    groups: list[Group]
    worth: str
    points: int
    chosen: bool


class ScoreAnswer(Score):
    """A score with its explanation."""

    ok: bool
    readings: list[Reading]
    trace: Trace
    missing: int = 0


class Flag(Exact):
    """A circumstance of a win."""

    id: str
    name: str


class Knows(Exact):
    """What the form of a ruleset offers."""

    family: Family
    by: list[Winning]
    fields: list[str]
    shown: list[str]  # those of the tiles themselves, which a score book keeps
    flags: list[Flag]
    declarations: list[str]
    after_declaration: list[str]
    words: dict[str, str]
    red_fives: bool


class Missing(Exact):
    """What is still to be filled in."""

    field: Literal["hand", "win", "from"]
    tiles: int = 0


class WaitLeft(Exact):
    """A tile that completes the hand, how many are left and what a win would be."""

    tile: Tile
    left: int
    worth: str = ""


class Shape(Exact):
    """How far a hand is, and what helps it."""

    distance: int
    waits: list[WaitLeft]
    accepts: list[WaitLeft]


class Look(Exact):
    """All there is to say about a hand so far.

    ``offers``: why a circumstance, or ``by.…``, is not possible here; null: it is.
    """

    knows: Knows
    problems: list[Problem]
    missing: list[Missing]
    shape: Shape | None
    offers: dict[str, str | None]
    score: ScoreAnswer | None


class ReadHand(Exact):
    """A hand in one line as its parts."""

    hand: Tiles
    win: Tile
    bonus: Tiles
    melds: list[GivenSet]


class World(Score):
    """A hand under one ruleset."""

    rules: str
    family: Family
    title: str
    ok: bool
    worth: str
    dropped: list[str]


class PatternCell(Exact):
    """A pattern under one ruleset; ``count`` 0: it exists there but does not count here."""

    id: str
    name: str
    value: int
    count: int
    original: str = ""
    roman: str = ""


class WorldPattern(Exact):
    """The names that the worlds give to one pattern of the hand."""

    id: str
    names: dict[str, list[PatternCell]]
    note: str = ""


class Worlds(Exact):
    """The same hand in several worlds."""

    lang: Lang

    rulesets: list[World]
    patterns: list[WorldPattern]


class Ends(Exact):
    """The kinds of settlement a ruleset has, and what their forms ask for."""

    family: Family
    kinds: list[EndKind]
    sticks: bool
    counters: bool
    tenpai: bool
    penalty_after_uma: bool
    start: int
    total: int
    several: bool
    liable: bool  # somebody may have to answer for a hand
    aborts: list[str]
    options: dict[str, dict[str, Any]]


class About(Exact):
    """A ruleset in a few words."""

    rules: str
    family: Family
    title: str
    about: str


class Rulesets(Exact):
    """All rulesets, by family."""

    rulesets: list[About]


class NamedPattern(Exact):
    """A pattern by its name."""

    id: str
    name: str


class Excluded(Exact):
    """What does not count beside a pattern."""

    patterns: list[NamedPattern]
    scope: str
    rule: str


class DifferenceCell(Exact):
    """A pattern and its worth."""

    id: str
    name: str
    script: str
    roman: str
    closed: int
    open: int
    limit: bool
    paid_as: str


class ShownHand(Exact):
    """A hand of the guide, as text and as tiles, and how it was won."""

    text: str
    hand: ReadHand
    note: str


class GuideRow(Exact):
    """A pattern as a good guide explains it."""

    when: str
    well: str
    wrong: str
    examples: list[ShownHand]
    miss: ShownHand | None


class PatternRow(DifferenceCell):
    """A pattern with its names, its worth, an example and what it excludes."""

    en: str
    pl: str
    number: str
    aliases: list[str]
    more: str  # when it is worth more, in words
    rule: str
    means: str
    example: ReadHand | None
    excludes: list[Excluded]
    guide: GuideRow | None


class OptionChoice(Exact):
    """A value of an option, and the word for it."""

    raw: RuleValue
    word: Value


class OptionNumber(Exact):
    """Any number from there on is possible."""

    least: float
    step: float | Literal["any"]


class OptionRow(Exact):
    """An option with its value in words, what else it could be, and where it is written."""

    key: str
    group: str  # which others it belongs to, by name
    name: str
    online: bool  # does it change a game that the program watches over?
    raw: RuleValue
    choices: list[OptionChoice]
    value: Value
    others: list[Value]
    means: str
    rule: str
    uncertain: bool
    number: OptionNumber | UnsetType = UNSET


class RulePage(About):
    """Everything a rule page shows."""

    patterns: list[PatternRow]
    options: list[OptionRow]


class DifferentOption(Exact):
    """An option that two rulesets set differently."""

    key: str
    name: str
    means: str
    rule: str
    one: Value
    other: Value
    one_uncertain: bool
    other_uncertain: bool


class DifferentPatterns(Exact):
    """Patterns that two rulesets have differently, or share under two names."""

    one: list[DifferenceCell]
    other: list[DifferenceCell]
    note: str


class Difference(Exact):
    """Two rulesets side by side."""

    one: About
    other: About
    same_family: bool
    options: list[DifferentOption]
    patterns: list[DifferentPatterns]


class CardSection(Struct):
    """A table of a score card."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str]
    narrow: bool
    tiles: int  # the column of hands to be drawn, or −1
    widths: list[float]  # of its columns, in ems; 0: what is left


class CardPage(Struct):
    """The score card of a ruleset."""

    family: Family
    rules: str
    title: str
    subtitle: str
    sheets: int
    sections: list[CardSection]
    lang: Lang


class BookParagraph(Exact):
    """A rule with its number; the picture is an SVG that uses the faces of the page."""

    number: str
    text: str
    picture: str


class BookChapter(Exact):
    """A chapter of a rulebook."""

    title: str
    paragraphs: list[BookParagraph]


class RuleBook(About):
    """The rules of a ruleset to be read."""

    chapters: list[BookChapter]


class TileRow(Exact):
    """Tiles with a few words."""

    tiles: Tiles
    text: str


class StepPage(Exact):
    """One page of the first steps."""

    title: str
    text: str
    rows: list[TileRow]


class WordMeaning(Exact):
    """A word of the game and what it means."""

    id: str
    word: str
    means: str


class FirstSteps(Exact):
    """A game for those who have never played it; ``now`` by the type of what is offered."""

    steps: list[StepPage]
    words: list[WordMeaning]
    now: dict[str, str]


class FollowingHand(Exact):
    """What follows a hand: ``seats`` are the new winds of those who sat E, S, W, N in it."""

    dealer: Wind | None
    round: Wind | None
    hand: str | None
    seats: list[Wind] | None
    over: bool | None


class SettledHand(Exact):
    """A winner's hand in a settlement: its value in words, or its score with all reasons."""

    seat: Wind
    worth: str | None
    score: ScoreAnswer | None


class Settled(Struct):
    """A settlement; which fields are there depends on its kind."""

    payments: BySeat | UnsetType = UNSET
    winners: list[Wind] = []
    deposits_left: int = 0
    honba_next: int = 0
    dealer_stays: bool = False
    penalty: dict[str, float] = {}
    places: BySeat | UnsetType = UNSET
    final: BySeat | UnsetType = UNSET
    table_points: BySeat | UnsetType = UNSET
    next: FollowingHand | UnsetType = UNSET
    hands: list[SettledHand] = []


class BookChange(Exact):
    """A hand, or the scores, before and after a correction; ``why`` it does not count any more."""

    hand: str
    before: list[float] | None
    after: list[float] | None
    why: str | None


class BookHand(Exact):
    """One settled hand of a score book."""

    id: str
    name: str
    type: str
    what: str
    moved: list[str]
    payments: list[float]
    scores: list[float]
    entry: dict[str, Any]
    winds: list[Wind]  # this and what follows: the table as it was in that hand
    round: Wind
    deal: int
    counter: int
    deposits: int
    laid: list[int]  # everybody in riichi
    sticks: list[str]  # the entries of the first of them, whose sticks were laid during the hand
    changed: bool
    doubts: list[str]
    waits: bool  # another device has not confirmed it yet
    device: str | None


class BookProblem(Exact):
    """Why an entry does not stand."""

    id: str | None
    code: str
    reason: str
    what: str | None
    other: "BookStep | None"  # the entry of the same hand that counts


class BookStep(Exact):
    """What would be taken back, or brought back; an entry in words."""

    id: str
    what: str


class BookCounts(Exact):
    """What a player did in a match; ``best`` is the most that one hand brought."""

    wins: int
    own: int
    given: int
    riichi: int
    best: float


class BookState(Exact):
    """A score book as its page shows it; the newest hand first."""

    rules: str
    family: Family
    title: str
    options: dict[str, RuleValue]
    players: list[str]
    scores: list[float]
    winds: list[Wind]
    place: str
    round: Wind
    deal: int
    counter: int
    deposits: int
    taken: float
    laid: list[int]
    laid_by: list[str]  # the entries that say so
    over: bool
    ended: bool
    hands: list[BookHand]
    between: list[BookStep]
    problems: list[BookProblem]
    final: list[float] | None
    places: list[int] | None
    table_points: list[float] | None
    left: str | None
    undo: BookStep | None
    redo: BookStep | None
    kinds: list[EndKind]
    aborts: list[str]
    sticks: bool
    tenpai: bool
    several: bool
    liable: bool  # somebody may have to answer for a hand
    signed: list[int]
    writer: str | None
    confirms: bool
    statistics: list[BookCounts]


class BookPage(Exact):
    """A score book, the line to store for a new entry, and what it would change."""

    line: str | None
    refused: str | None
    changes: list[BookChange]
    state: BookState | None


class ValueCell(Exact):
    """A value that can be chosen: what it pays, and its name."""

    value: dict[str, RuleValue]
    pays: str
    name: str | None


class ValueRow(Exact):
    """A row of the grid of values; null where no hand can have one."""

    name: str
    cells: list[ValueCell | None]


class ValuePad(Exact):
    """A number that is typed."""

    field: str
    least: int
    most: int
    common: list[int]


class Values(Exact):
    """The values that exist for a winner."""

    columns: list[str]
    rows: list[ValueRow]
    cells: list[ValueCell]
    pad: ValuePad | None


class TickedPattern(Exact):
    """A pattern that can be ticked, how often, and why not now."""

    id: str
    name: str
    worth: int
    limit: bool
    most: int
    why: str | None


class Ticked(Exact):
    """A win by its patterns: those that stand, and their value once it is one."""

    patterns: list[TickedPattern]
    ticked: dict[str, int]
    value: dict[str, RuleValue] | None
    fu: list[int]
    sum: str


class NeedWay(Exact):
    """A win that would do; null: none is large enough."""

    how: str
    value: str | None
    brings: float | None


class Need(Exact):
    """To pass somebody, or (null) to be first."""

    target: str | None
    gap: float
    ways: list[NeedWay]


class Needs(Exact):
    """What a player needs."""

    needs: list[Need]


class BookNote(Exact):
    """Something that was written about a hand: in words, when, and on which device."""

    what: str
    at: str | None
    device: str | None


class BookStory(Exact):
    """One hand: the scores of wins by tiles with their traces, and what was written about it."""

    scores: list[ScoreAnswer]
    history: list[BookNote]


class BookSheet(Exact):
    """A book for the printer and for spreadsheets."""

    html: str
    csv: str


class FaultText(Exact):
    """Something done wrong, in words, and its rule."""

    text: str
    rule: str


class RulingText(Exact):
    """A reason for which a referee rules; ``points``: the referee says how many."""

    id: str
    ruling: str
    text: str
    rule: str
    points: bool


class Faults(Exact):
    """What can go wrong at a table as with real tiles, and what comes of it.

    ``needs`` are the options that are set at such a table because the ruleset knows none.
    """

    faults: dict[str, FaultText]
    rulings: list[RulingText]
    outcomes: dict[str, str]
    needs: dict[str, RuleValue]


class Answers(Struct):
    """Every question with its answer."""

    look: Look
    read: ReadHand
    worlds: Worlds
    settle: Settled
    ends: Ends
    families: Families
    faults: Faults
    first_steps: FirstSteps
    rulesets: Rulesets
    ruleset: RulePage
    difference: Difference
    card: CardPage
    rulebook: RuleBook
    book: BookPage
    values: Values
    tick: Ticked
    needs: Needs
    story: BookStory
    sheet: BookSheet
