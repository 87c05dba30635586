"""The rules as pages: a ruleset with its patterns and options, two of them compared, a card."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from wrobel.rules import families
from wrobel.rules import rulesets as known
from wrobel.rules.catalogue import Exclusion, Pattern, Worth
from wrobel.rules.glossary import GLOSSARY
from wrobel.rules.guide import circumstances, guide, instead
from wrobel.rules.option_words import (
    AT_REAL_TABLES,
    GROUPS,
    group_of,
    matters_online,
    option_name,
    value_name,
)
from wrobel.rules.options import Option, Options, Value
from wrobel.rules.pictures import draw
from wrobel.rules.rulebook import chapters
from wrobel.rules.trace import Text
from wrobel.tabletop.calculator import read

SCOPES: dict[str, Text] = {
    "ordinary": Text("everything that is no yakuman", "wszystko, co nie jest yakumanem"),
    "hand": Text("", ""),
    "shared-set": Text("where they share a set", "gdy mają wspólny układ"),
    "same-set": Text("on the same set", "za ten sam układ"),
    "winds": Text("for the winds", "za wiatry"),
    "one": Text("once", "jeden raz"),
}


def loaded(fields: Mapping[str, Any], key: str = "rules") -> Options:
    return known.load(str(fields.get(key)), fields.get("options") or None)


def about(rules: str, lang: str) -> dict[str, str]:
    """A ruleset in a few words."""
    text = known.text_of(rules)
    return {
        "rules": rules,
        "family": known.family_of(rules),
        "title": text[f"title_{lang}"],
        "about": text[f"about_{lang}"],
    }


def rulesets(_fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """All rulesets, by family."""
    return {"rulesets": [about(rules, lang) for rules in known.FAMILY_OF]}


def ruleset(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Everything a rule page shows: patterns with examples, options with meanings."""
    options = loaded(fields)
    excluded = exclusions_of(options)
    return {
        **about(options.rules, lang),
        "patterns": [
            pattern_row(worth, excluded.get(worth.pattern.id, []), options, lang)
            for worth in known.worths_of(options)
        ],
        "options": [
            option_row(option, options, lang) for option in known.options_of(options.family)
        ],
    }


def pattern_row(
    worth: Worth, excluded: list[Exclusion], options: Options, lang: str
) -> dict[str, Any]:
    """A pattern with its names in three languages, its worth, an example and what it excludes."""
    pattern = worth.pattern
    return {
        "id": pattern.id,
        "name": pattern.name(lang),
        "en": pattern.en,
        "pl": pattern.pl,
        "script": pattern.script,
        "roman": pattern.roman,
        "number": pattern.number,
        "aliases": list(pattern.aliases),
        "closed": worth.closed,
        "open": worth.open,
        "limit": worth.limit,
        "paid_as": worth.paid_as,
        "more": worth.more.say(lang) if worth.more else "",
        "rule": pattern.rule,
        "means": worth.means(lang),
        "example": example_of(pattern, options.family, lang),
        "excludes": [exclusion_row(one, options, lang) for one in excluded],
        "guide": guide_row(pattern.id, options.family, lang),
    }


def example_of(pattern: Pattern, family: str, lang: str) -> dict[str, Any] | None:
    """The example hand as tiles, with the bonus tiles that a pattern is about."""
    if not pattern.example:
        return None
    hand = read({"text": pattern.example}, lang)
    bonus = getattr(families.part(family, "catalogue"), "BONUS_TILES", {}).get(pattern.id)
    return {**hand, "bonus": bonus.replace(" ", "")} if bonus else hand


def guide_row(pattern: str, family: str, lang: str) -> dict[str, Any] | None:
    """What the guide says of a pattern, with its hands drawn."""
    advice = guide(family).get(pattern)
    if advice is None:
        return None
    miss = None
    if advice.miss is not None:
        miss = shown(advice.miss, family, lang)
        miss["note"] += f"; {instead(family, pattern, lang)}"
    return {
        "when": advice.when.say(lang),
        "well": advice.well.say(lang),
        "wrong": advice.wrong.say(lang),
        "examples": [shown(hand, family, lang) for hand in advice.examples],
        "miss": miss,
    }


def shown(request: Mapping[str, Any], family: str, lang: str) -> dict[str, Any]:
    """A hand of the guide as tiles, and how it was won."""
    text = f"{request['hand']} + {request['win']}"
    drawn = read({"text": text}, lang)
    return {
        "text": text,
        "hand": {**drawn, "bonus": request.get("bonus", "")},
        "note": circumstances(request, family, lang),
    }


def exclusions_of(options: Options) -> dict[str, list[Exclusion]]:
    """The exclusions in force, by the pattern that excludes."""
    catalogue = families.part(options.family, "catalogue")
    found: list[Exclusion] = list(getattr(catalogue, "EXCLUSIONS", ()))
    for key, value, exclusion in getattr(catalogue, "OPTIONAL_EXCLUSIONS", ()):
        if options[key] == value:
            found.append(exclusion)
    by: dict[str, list[Exclusion]] = {}
    for one in found:
        by.setdefault(one.by, []).append(one)
    return by


def exclusion_row(one: Exclusion, options: Options, lang: str) -> dict[str, Any]:
    patterns, places = known.patterns_of(options.family), known.pattern_index(options.family)
    here = {worth.pattern.id: worth.pattern for worth in known.worths_of(options)}
    return {
        "patterns": [
            {"id": id, "name": here.get(id, patterns[places[id]]).name(lang)} for id in one.removes
        ],
        "scope": SCOPES[one.scope].say(lang),
        "rule": one.rule,
    }


def option_row(option: Option, options: Options, lang: str) -> dict[str, Any]:
    """An option with its value in words, what else it could be, and where it is written.

    ``online`` says whether it changes anything where a program watches over the game.
    """
    family, key = options.family, option.key
    online = matters_online(family, key)
    row: dict[str, Any] = {
        "key": key,
        "group": GROUPS[group_of(family, key)].say(lang),
        "name": option_name(family, key).say(lang),
        "value": word(family, key, options[key], lang),
        "others": [
            word(family, key, value, lang) for value in option.values if value != options[key]
        ],
        "means": meaning(family, option, lang),
        "rule": option.rule,
        "uncertain": known.is_uncertain(options, key),
        "online": online,
        "raw": options[key],
        "choices": [
            {"raw": value, "word": word(family, key, value, lang)} for value in option.values
        ],
    }
    if option.least is not None:
        row["number"] = {"least": option.least, "step": option.step if option.whole else "any"}
    return row


def meaning(family: str, option: Option, lang: str) -> str:
    """What an option does, and where it matters."""
    said = option.means(lang)
    return said if matters_online(family, option.key) else f"{said} {AT_REAL_TABLES.say(lang)}"


def word(family: str, key: str, value: Value | None, lang: str) -> str | int | float:
    """A value as people read it; numbers stay numbers.

    >>> word("riichi", "length", "east-south", "en"), word("riichi", "honba", 300, "en")
    ('East and South round', 300)
    """
    named = value_name(family, key, value).say(lang)
    if isinstance(value, bool) or value is None or named != str(value):
        return named
    return value


def difference(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Two rulesets side by side: the options that differ, and the patterns."""
    one, other = loaded({"rules": fields.get("one")}), loaded({"rules": fields.get("other")})
    shared = one.family == other.family
    rows = [  # options of different families have little to do with each other
        {
            "key": found.option.key,
            "name": option_name(one.family, found.option.key).say(lang),
            "means": meaning(one.family, found.option, lang),
            "rule": found.option.rule,
            "one": word(one.family, found.option.key, found.one, lang),
            "other": word(one.family, found.option.key, found.other, lang),
            "one_uncertain": found.option.key in one and known.is_uncertain(one, found.option.key),
            "other_uncertain": found.option.key in other
            and known.is_uncertain(other, found.option.key),
        }
        for found in (known.diff(one, other) if shared else ())
    ]
    return {
        "one": about(one.rules, lang),
        "other": about(other.rules, lang),
        "same_family": shared,
        "options": rows,
        "patterns": own_patterns(one, other, lang) if shared else named_alike(one, other, lang),
    }


def cell(worth: Worth | None, lang: str) -> dict[str, Any] | None:
    if worth is None:
        return None
    pattern = worth.pattern
    return {
        "id": pattern.id,
        "name": pattern.name(lang),
        "script": pattern.script,
        "roman": pattern.roman,
        "closed": worth.closed,
        "open": worth.open,
        "limit": worth.limit,
        "paid_as": worth.paid_as,
    }


def own_patterns(one: Options, other: Options, lang: str) -> list[dict[str, Any]]:
    """The patterns of a family that one of two rulesets lacks or counts otherwise."""
    here, there = (
        {worth.pattern.id: worth for worth in known.worths_of(options)} for options in (one, other)
    )
    rows = []
    for id in dict.fromkeys((*here, *there)):
        mine, theirs = here.get(id), there.get(id)
        if mine != theirs:
            rows.append({"one": wrap(mine, lang), "other": wrap(theirs, lang), "note": ""})
    return rows


def wrap(worth: Worth | None, lang: str) -> list[dict[str, Any]]:
    found = cell(worth, lang)
    return [] if found is None else [found]


def named_alike(one: Options, other: Options, lang: str) -> list[dict[str, Any]]:
    """The patterns that two families share, with their names and worths, and where they part."""
    here, there = (
        {worth.pattern.id: worth for worth in known.worths_of(options)} for options in (one, other)
    )
    rows = []
    for link in GLOSSARY:
        mine = [cell(here[id], lang) for id in link.patterns(one.family) if id in here]
        theirs = [cell(there[id], lang) for id in link.patterns(other.family) if id in there]
        if mine and theirs:
            note = link.note((one.family, other.family))
            rows.append({"one": mine, "other": theirs, "note": note.say(lang)})
    return rows


def card(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The score card of a ruleset, as the command line prints it."""
    options = loaded(fields)
    found = families.part(options.family, "card").card(options, lang)
    return {"family": options.family, "rules": options.rules, **dataclasses.asdict(found)}


def rulebook(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The rules of a ruleset to be read, chapter by chapter, with pictures."""
    options = loaded(fields)
    return {
        **about(options.rules, lang),
        "chapters": [
            {
                "title": chapter.title.say(lang),
                "paragraphs": [
                    {
                        "number": one.number,
                        "text": one.say(options, lang),
                        "picture": draw(one.picture, options, lang) if one.picture else "",
                    }
                    for one in chapter.paragraphs
                ],
            }
            for chapter in chapters(options.family)
        ],
    }
