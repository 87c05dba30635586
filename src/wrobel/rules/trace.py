"""Why a hand is worth what it is: lines that people can read, in Polish and English.

A family's ``explain`` module fills in a :class:`Trace`. Nothing here depends on a language
until ``to_dict(lang)`` or ``Text.say(lang)`` is asked for.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from wrobel.languages import LANGUAGES


class Named(Protocol):
    """Something with a name in each language, such as a pattern."""

    def name(self, lang: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence in both languages, with its parameters left open.

    >>> Text("{n} tiles", "kamienie: {n}", {"n": 3}).say("pl")
    'kamienie: 3'
    """

    en: str
    pl: str
    values: Mapping[str, object] = field(default_factory=dict)

    def say(self, lang: str) -> str:
        words = {
            key: value.say(lang)
            if hasattr(value, "say")
            else value.name(lang)
            if hasattr(value, "name")
            else value
            for key, value in self.values.items()
        }
        return (self.pl if lang == "pl" else self.en).format(**words)

    def name(self, lang: str) -> str:
        return self.say(lang)

    def having(self, **values: object) -> "Text":
        """The same sentence with its parameters filled in."""
        return Text(self.en, self.pl, {**self.values, **values})


@dataclass(frozen=True, slots=True)
class Group:
    """A set, a pair, or a whole special form of a reading, as tiles."""

    kind: str
    tiles: str
    exposed: bool = False
    winning: bool = False

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "tiles": self.tiles,
            "exposed": self.exposed,
            "winning": self.winning,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the explanation.

    ``id`` is a pattern's, a fu item's or a step's; ``name`` what it is called, ``original``
    its name in its own script, ``why`` the sentence, ``value`` what it adds (of one),
    ``count`` how often, ``sets`` the tiles that make it, ``rule`` where it is written.
    A pattern with a ``number`` in its rulebook is given with all its names.
    """

    id: str
    name: Text | Named | None = None
    why: Text | None = None
    value: int | None = None
    count: int = 1
    rule: str = ""
    original: str = ""
    sets: tuple[str, ...] = ()
    number: str = ""

    def to_dict(self, lang: str) -> dict[str, Any]:
        found: dict[str, Any] = {"id": self.id}
        if self.number:
            found["number"] = self.number
        if self.name is not None:
            found["name"] = self.name.name(lang)
            if self.number:
                found["names"] = {known: self.name.name(known) for known in LANGUAGES}
        if self.original:
            found["original"] = self.original
        if self.value is not None:
            found["value"] = self.value
        if self.count != 1:
            found["count"] = self.count
        if self.sets:
            found["sets"] = list(self.sets)
        if self.why is not None:
            found["text"] = self.why.say(lang)
        if self.rule:
            found["rule"] = self.rule
        return found


@dataclass(frozen=True, slots=True)
class ReadingWorth:
    """One way to read the hand and what it is worth, in words short enough for a list."""

    groups: tuple[Group, ...]
    worth: Text
    points: int
    chosen: bool = False
    fans: tuple[tuple[str, int, int], ...] = ()

    def to_dict(self, lang: str) -> dict[str, Any]:
        return {
            "groups": [group.to_dict() for group in self.groups],
            "worth": self.worth.say(lang),
            "points": self.points,
            "chosen": self.chosen,
            "fans": [{"id": i, "value": value, "count": count} for i, value, count in self.fans],
        }


@dataclass(slots=True)
class Trace:
    """The whole explanation of one score.

    ``fans`` counted, ``refused`` present but not counted, ``fu`` (riichi), ``steps`` from
    there to the points, ``payments`` one line a seat (``id`` = E, S, W, N), ``notes``.
    """

    readings: list[ReadingWorth] = field(default_factory=list)
    fans: list[Line] = field(default_factory=list)
    refused: list[Line] = field(default_factory=list)
    fu: list[Line] = field(default_factory=list)
    steps: list[Line] = field(default_factory=list)
    payments: list[Line] = field(default_factory=list)
    notes: list[Line] = field(default_factory=list)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        found: dict[str, Any] = {"lang": lang}
        if self.readings:
            found["groups"] = [group.to_dict() for group in self.readings[0].groups]
        for part in ("fans", "refused", "fu", "steps", "payments", "notes"):
            found[part] = [line.to_dict(lang) for line in getattr(self, part)]
        return found


# Facts and circumstances that not every family knows, by name.
FACTS = {
    "dora": Text("dora indicators", "wskaźniki dora"),
    "ura": Text("ura dora indicators", "wskaźniki ura dora"),
    "honba": Text("counters", "liczniki"),
    "deposits": Text("riichi deposits", "zastawy riichi"),
    "bonus": Text("bonus tiles", "kamienie bonusowe"),
    "tiles_left": Text("tiles left in the wall", "kamienie w murze"),
    "seen": Text("tiles seen", "widziane kamienie"),
    "fresh_tile": Text("a tile nobody had seen", "kamień dotąd niewidziany"),
    "fed_by": Text("who fed the set", "kto podał kamień do układu"),
    "exempt": Text("exemption from liability", "zwolnienie z odpowiedzialności"),
    "liable": Text("the liable player", "gracz odpowiedzialny"),
    "riichi": Text("riichi", "riichi"),
    "double_riichi": Text("double riichi", "podwójne riichi"),
    "ippatsu": Text("ippatsu", "ippatsu"),
    "last_of_kind": Text("last of its kind", "ostatni taki kamień"),
    "bonus_replacement": Text("replacement of a bonus tile", "kamień za bonusowy"),
    "kong_on_kong": Text("kong on kong", "kong na kongu"),
    "first_turn": Text("first go-around", "pierwsza kolejka"),
    "red_fives": Text("red fives", "czerwone piątki"),
    "last_tile": Text("last tile", "ostatni kamień"),
    "replacement": Text("replacement tile", "kamień dodatkowy"),
}
IGNORED = Text(
    "Ignored, since these rules do not use it: {names}.",
    "Pominięto, bo te zasady tego nie używają: {names}.",
)


def ignored(request: Any, fields: Iterable[str], flags: Iterable[str]) -> list[Line]:
    """One note about facts of other families that were given all the same, if there are any."""
    names = [field for field in fields if request.fields.get(field)]
    names += [flag for flag in flags if request.has(flag)]
    if not names:
        return []
    english, polish = (
        ", ".join(FACTS[name].say(lang) if name in FACTS else name for name in names)
        for lang in LANGUAGES
    )
    return [Line("ignored", why=IGNORED.having(names=Text(english, polish)))]


SEATS = {
    "E": Text("East", "Wschód"),
    "S": Text("South", "Południe"),
    "W": Text("West", "Zachód"),
    "N": Text("North", "Północ"),
}
