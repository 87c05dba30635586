"""One hand in several worlds: its score under several rulesets, side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import OptionError, WrobelError, shown
from wrobel.rules import families, rulesets
from wrobel.rules.about import COMMON_FIELDS
from wrobel.rules.catalogue import Pattern
from wrobel.rules.glossary import GLOSSARY
from wrobel.rules.options import Options
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.scorer import run
from wrobel.rules.trace import Text

# One or two of each family, so that a hand can be seen in all worlds.
DEFAULT_RULES = tuple(rules for _, about in families.found().values() for rules in about.compared)
# The facts and flags of each family, by its name.
FIELDS = {
    family: (*COMMON_FIELDS, *about.fields) for family, (_, about) in families.found().items()
}
FLAGS = {family: tuple(about.flags) for family, (_, about) in families.found().items()}
# Mistakes in the hand itself: no ruleset can do anything with it.
UNREADABLE = ("bad_field", "bad_tile", "wrong_tile_count", "fifth_copy", "bad_meld")

RED_SUITS = ("m", "p", "s")
YAKUMAN_WORTH = Text("{count} × yakuman", "{count} × yakuman")
LIMIT_WORTH = Text("limit", "limit")
CAPPED = Text("{worth}: {limit}", "{worth}: {limit}")
BELOW = Text("{worth}; {missing} short of the minimum", "{worth}; do minimum brakuje: {missing}")
NO_YAKU = Text("complete, but without a yaku", "ręka pełna, ale bez yaku")
NOT_A_WIN = Text("not a complete hand here", "tutaj to nie jest pełna ręka")
REFUSED = Text("cannot be scored: {message}", "nie można policzyć: {message}")


def worth_of(score: Score) -> Text:
    """What a scored hand is worth, in a few words."""
    if score.limit == "limit":
        worth = LIMIT_WORTH
    elif score.yakuman:
        worth = YAKUMAN_WORTH.having(count=score.yakuman)
    else:
        options = score.request.options
        total = options.about.counts[0][1].of(score.total)
        worth = options.about.worth.having(han=score.han, fu=score.fu, total=total)
        if score.limit:
            limits = families.part(options.family, "catalogue").LIMITS
            limit = next(one for one in limits if one.id == score.limit)
            worth = CAPPED.having(worth=worth, limit=limit)
    return BELOW.having(worth=worth, missing=score.missing) if score.missing else worth


@dataclass(frozen=True, slots=True)
class Entry:
    """The hand under one ruleset.

    ``score`` is there when the tiles could be read under these rules; ``error`` when they
    could not, or are no hand, or have no yaku. ``dropped`` names the facts this family does
    not know.
    """

    rules: str
    options: Options
    score: Score | None
    error: WrobelError | None
    dropped: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """May the hand win here?"""
        return self.error is None and self.score is not None and self.score.legal

    @property
    def worth(self) -> Text:
        """What it is worth here, or why nothing, in a few words."""
        if self.error is not None:
            known = {"no_yaku": NO_YAKU, "not_a_win": NOT_A_WIN}
            text = known.get(self.error.code, REFUSED)
            return text.having(message=self.error)
        return NOT_A_WIN if self.score is None else worth_of(self.score)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        language = "pl" if lang == "pl" else "en"
        found: dict[str, Any] = {
            "rules": self.rules,
            "family": self.options.family,
            "title": rulesets.text_of(self.rules)[f"title_{language}"],
            "legal": self.legal,
            "worth": self.worth.say(lang),
            "dropped": list(self.dropped),
        }
        if self.error is not None:
            return {**found, "ok": False, "error": self.error.to_dict()}
        if self.score is not None:
            answer = self.score.to_dict(lang)
            answer.pop("id")
            found |= answer
        return found


@dataclass(frozen=True, slots=True)
class Cell:
    """A pattern under one ruleset; ``count`` 0: it exists there but does not count here."""

    pattern: Pattern
    value: int
    count: int

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        found = {"id": self.pattern.id, "name": self.pattern.name(lang)}
        if self.pattern.roman:
            found["roman"] = self.pattern.roman
        if self.pattern.script:
            found["original"] = self.pattern.script
        return {**found, "value": self.value, "count": self.count}


@dataclass(frozen=True, slots=True)
class Row:
    """The names that the worlds give to one pattern of the hand."""

    id: str
    note: Text
    cells: dict[str, tuple[Cell, ...]]

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        found: dict[str, Any] = {
            "id": self.id,
            "names": {
                rules: [cell.to_dict(lang) for cell in cells] for rules, cells in self.cells.items()
            },
        }
        note = self.note.say(lang)
        return {**found, "note": note} if note else found


@dataclass(frozen=True, slots=True)
class Comparison:
    """One hand under several rulesets.

    ``entries`` has one :class:`Entry` for each ruleset, in the order asked for; ``rows`` one
    :class:`Row` for each pattern that counts somewhere.
    """

    entries: tuple[Entry, ...]
    rows: tuple[Row, ...]

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The comparison as JSON.

        ``rulesets``: for each ruleset ``rules``, ``family``, ``title``, ``ok``, ``legal``,
        ``worth`` (a few words), ``dropped`` (facts not known there) and either the fields of
        a score answer or ``error``. ``patterns``: for each pattern ``id``, ``names`` (by
        ruleset, a list of ``id``, ``name``, ``original``, ``roman``, ``value``, ``count``;
        count 0 = it exists there but does not count in this hand; an empty list = that world
        has no such pattern) and, where the definitions part, ``note``.
        """
        return {
            "lang": lang,
            "rulesets": [entry.to_dict(lang) for entry in self.entries],
            "patterns": [row.to_dict(lang) for row in self.rows],
        }


def compare(hand: Mapping[str, Any], rules: Sequence[str] = DEFAULT_RULES) -> Comparison:
    """Score one hand under several rulesets.

    ``hand`` has the fields of a score request without ``rules``. Facts that a family does not
    know are left out for it: indicators, counters and riichi are for riichi only, bonus tiles
    never for riichi; red fives are plain fives where there are none, and Kong on Kong is an
    ordinary replacement tile outside Hong Kong. ``options`` go to the rulesets that know them.
    A hand that cannot be read at all raises; one that is nothing under some rules is shown so.

    >>> found = compare({"hand": "123m456p789s23s55p", "win": "4s", "seat": "S"}, ["wrc", "hk-old"])
    >>> [entry.worth.say("en") for entry in found.entries]
    ['1 han, 30 fu', '3 fan']
    """
    overrides = hand.get("options") or {}
    if not isinstance(overrides, Mapping):
        raise OptionError("options_not_object", "options")
    check_options(overrides, rules)
    entries = tuple(score_under(hand, overrides, name) for name in dict.fromkeys(rules))
    if not entries:
        raise OptionError("no_rulesets", "rules")
    errors = [entry.error for entry in entries]
    first = errors[0]
    if first is not None and first.code in UNREADABLE and same_code(errors):
        raise first
    return Comparison(entries, rows_of(entries))


def same_code(errors: Sequence[WrobelError | None]) -> bool:
    """Did every ruleset refuse the hand for the same reason?"""
    return len({None if error is None else error.code for error in errors}) == 1


def check_options(overrides: Mapping[str, Any], rules: Sequence[str]) -> None:
    """An option that no compared ruleset knows is a mistake."""
    families = dict.fromkeys(rulesets.family_of(name) for name in rules)
    known = {option.key for family in families for option in rulesets.options_of(family)}
    for key in overrides:
        if str(key).replace("-", "_") not in known:
            raise OptionError("no_option", "options", option=shown(key), known=sorted(known))


def score_under(hand: Mapping[str, Any], overrides: Mapping[str, Any], rules: str) -> Entry:
    """The hand under one ruleset."""
    known = {option.key for option in rulesets.options_of(rulesets.family_of(rules))}
    own = {key: value for key, value in overrides.items() if str(key).replace("-", "_") in known}
    options = rulesets.load(rules, own)
    fields, dropped = adapted(hand, options)
    try:
        score = run(Request({**fields, "rules": rules, "options": own}))
    except WrobelError as error:
        return Entry(rules, options, None, error, dropped)
    problem = None
    if score.problem:
        problem = score.error
    return Entry(rules, options, score, problem, dropped)


def adapted(hand: Mapping[str, Any], options: Options) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The fields of a request as one family knows them, and what was left out."""
    fields: dict[str, Any] = {}
    dropped: list[str] = []
    everywhere = {field for known in FIELDS.values() for field in known}
    for field, value in hand.items():
        if field in ("rules", "options"):
            continue
        without_bonus = field == "bonus" and not options.get("bonus_tiles", True)
        foreign = field in everywhere and field not in FIELDS[options.family]
        if foreign or without_bonus:
            if value:
                dropped.append(field)
        else:
            fields[field] = value
    flags = fields.get("flags")
    if isinstance(flags, list):
        fields["flags"] = own_flags(flags, options.family, dropped)
    if not options.get("red_fives"):
        for field in ("hand", "win", "seen", "dora", "ura"):
            if isinstance(fields.get(field), str):
                fields[field] = plain(fields[field])
        if isinstance(fields.get("melds"), list):
            fields["melds"] = [plain_meld(meld) for meld in fields["melds"]]
        if "0" in f"{hand.get('hand')}{hand.get('win')}{hand.get('melds')}":
            dropped.append("red_fives")
    return fields, tuple(dropped)


def own_flags(flags: list[Any], family: str, dropped: list[str]) -> list[Any]:
    """The flags a family knows; unknown words are left for the request to refuse."""
    everywhere = [flag for known in FLAGS.values() for flag in known]
    found = [flag for flag in flags if flag not in everywhere or flag in FLAGS[family]]
    dropped += [flag for flag in flags if flag not in found]
    if "kong_on_kong" in flags and "kong_on_kong" not in found and "replacement" not in found:
        found.append("replacement")
    return found


def plain(text: str) -> str:
    """Red fives as ordinary ones; of honours there is no red one.

    >>> plain("340m [055p]"), plain("0z")
    ('345m [555p]', '0z')
    """
    suit, found = "", []
    for sign in reversed(text):
        if sign.isalpha():
            suit = sign
        found.append("5" if sign == "0" and suit in RED_SUITS else sign)
    return "".join(reversed(found))


def plain_meld(meld: Any) -> Any:
    if isinstance(meld, dict) and isinstance(meld.get("tiles"), str):
        return {**meld, "tiles": plain(meld["tiles"])}
    return meld


# Names


def rows_of(entries: Sequence[Entry]) -> tuple[Row, ...]:
    """The glossary's rows for what counts somewhere, then what has no counterpart."""
    rows = []
    linked: set[tuple[str, str]] = set()
    compared = [entry.options.family for entry in entries]
    for link in GLOSSARY:
        for family in rulesets.FAMILIES:
            linked |= {(family, pattern) for pattern in link.patterns(family)}
        cells = {
            entry.rules: cells_of(entry, link.patterns(entry.options.family)) for entry in entries
        }
        if any(cell.count for found in cells.values() for cell in found):
            shared = sum(map(bool, cells.values())) > 1
            note = link.note(compared) if shared else Text("", "")
            rows.append(Row(link.id, note, cells))
    alone: dict[tuple[str, str], None] = {}
    for entry in entries:
        for fan in counted(entry):
            if (entry.options.family, fan) not in linked:
                alone[entry.options.family, fan] = None
    for family, fan in alone:
        cells = {
            entry.rules: cells_of(entry, (fan,) if entry.options.family == family else ())
            for entry in entries
        }
        rows.append(Row(fan, Text("", ""), cells))
    return tuple(rows)


def counted(entry: Entry) -> dict[str, tuple[int, int]]:
    """The fans counted under a ruleset: worth and number."""
    if entry.score is None or entry.error is not None:
        return {}
    return {fan["id"]: (fan["value"], fan["count"]) for fan in entry.score.fans}


def cells_of(entry: Entry, patterns: Sequence[str]) -> tuple[Cell, ...]:
    """The patterns of a row under one ruleset: those that count, else all of them.

    Where the hand is not complete there is nothing to speak of.
    """
    if entry.error is not None and entry.error.code != "no_yaku":
        return ()
    family = entry.options.family
    catalogue = rulesets.patterns_of(family)
    index = rulesets.pattern_index(family)
    here = counted(entry)
    there = {worth.pattern.id: worth.pattern for worth in rulesets.worths_of(entry.options)}
    found = [
        Cell(there.get(one, catalogue[index[one]]), *here[one]) for one in patterns if one in here
    ]
    if found:
        return tuple(found)
    return tuple(Cell(there[one], there[one].closed, 0) for one in patterns if one in there)
