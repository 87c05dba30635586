"""The rulesets by name: load one with overrides, list them, compare two."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from wrobel.errors import OptionError, shown
from wrobel.rules import families
from wrobel.rules.about import About
from wrobel.rules.catalogue import Pattern, Worth
from wrobel.rules.options import Option, Options, Value, checked

FAMILIES = {family: about.rules for family, (_, about) in families.found().items()}
FAMILY_OF = {rules: family for family, names in FAMILIES.items() for rules in names}
# What is meant where nobody names one or has said what is usual (see ``wrobel.usual_rules``).
USUAL = families.about(next(iter(FAMILIES))).usual


def family_of(rules: str) -> str:
    """The family of a ruleset.

    >>> family_of("wrc")
    'riichi'
    """
    family = FAMILY_OF.get(rules)
    if family is None:
        raise OptionError("no_ruleset", "rules", rules=shown(rules), known=tuple(FAMILY_OF))
    return family


def about_of(rules: str) -> About:
    """What the family of a ruleset says of itself.

    >>> about_of("wrc").title.en
    'Riichi'
    """
    return families.about(family_of(rules))


@cache
def patterns_of(family: str) -> tuple[Pattern, ...]:
    """The catalogue of a family, in the order of its fan bits."""
    found: tuple[Pattern, ...] = families.part(family, "catalogue").PATTERNS
    return found


@cache
def pattern_index(family: str) -> dict[str, int]:
    return {pattern.id: index for index, pattern in enumerate(patterns_of(family))}


def options_of(family: str) -> tuple[Option, ...]:
    """The options that a family knows."""
    found: tuple[Option, ...] = families.part(family, "options").OPTIONS
    return found


def text_of(rules: str) -> dict[str, str]:
    """Title and description of a ruleset (``title_en``, ``about_pl`` …)."""
    found: dict[str, str] = families.part(family_of(rules), "options").PRESET_TEXT[rules]
    return found


def load(rules: str, overrides: Mapping[str, object] | None = None) -> Options:
    """The options of a ruleset with some of them changed.

    >>> load("wrc")["kiriage"], load("wrc", {"kiriage": False})["kiriage"]
    (True, False)
    """
    if not overrides:
        return _load(rules, ())
    if not isinstance(overrides, Mapping):
        raise OptionError("options_not_object", "options")
    try:
        # the types too: True and 1 are equal, but only one of them is allowed
        return _load(rules, tuple((key, value, type(value)) for key, value in overrides.items()))
    except TypeError:  # an unhashable value: let the check say which
        checked(options_of(family_of(rules)), {}, overrides)
        raise


@lru_cache(maxsize=128)  # with their scorers some have 70 KB, and anybody may ask for others
def _load(rules: str, overrides: tuple[tuple[str, object, type], ...]) -> Options:
    family = family_of(rules)
    data = families.part(family, "options")
    about = families.about(family)
    base: Mapping[str, Value] = data.PRESETS[rules]
    changes = {key: value for key, value, _ in overrides}
    if "profile" in changes and about.profiles:  # the column of defaults
        profile = checked(data.OPTIONS, base, {"profile": changes["profile"]})["profile"]
        base = data.PRESETS[about.profiles[profile]]
    values = checked(data.OPTIONS, base, changes)
    if problem := data.contradiction(values):
        raise problem
    options, told = Options(rules, family, values), Options(rules, family, values)
    for one in (options, told):
        one.about = about
        one.fan_ids = tuple(pattern_index(family))
    # The scorer is told a copy: two that hold each other stay until somebody looks for garbage.
    options.scorer = families.part(family, "scorer").make(told)
    return options


def is_uncertain(options: Options, key: str) -> bool:
    """Is an option at the value of its preset, where no source confirms that value?

    >>> is_uncertain(load("wrc"), "karaten"), is_uncertain(load("wrc"), "kiriage")
    (True, False)
    """
    data = families.part(options.family, "options")
    return (options.rules, key) in getattr(data, "UNCERTAIN", ()) and options[key] == data.PRESETS[
        options.rules
    ][key]


def worths_of(options: Options) -> list[Worth]:
    """The patterns that exist under these options, each with what it is worth.

    >>> [worth.closed for worth in worths_of(load("wrc")) if worth.pattern.id == "honitsu"]
    [3]
    """
    found: list[Worth] = families.part(options.family, "worth").worths(options)
    return found


@dataclass(frozen=True, slots=True)
class Difference:
    """An option with its value in each of two rulesets (None where it does not exist)."""

    option: Option
    one: Value | None
    other: Value | None


def diff(one: Options, other: Options) -> list[Difference]:
    """What differs between two sets of options, in the order of the option tables."""
    keys: dict[str, Option] = {}
    for family in dict.fromkeys((one.family, other.family)):
        for option in options_of(family):
            keys.setdefault(option.key, option)
    return [
        Difference(option, one.get(key), other.get(key))
        for key, option in keys.items()
        if one.get(key) != other.get(key)
    ]
