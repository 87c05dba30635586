"""The rulesets by name: load one with overrides, list them, compare two."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType

from wrobel.errors import OptionError
from wrobel.rules.catalogue import Pattern, Worth
from wrobel.rules.options import Option, Options, Value, checked

FAMILIES = {
    "riichi": (
        "ema-2008",
        "ema-2016",
        "wrc",
        "pl-card",
        "pl-guide",
        "tenhou",
        "mahjong-soul",
        "m-league",
    ),
    "mcr": ("mcr", "mcr-cn98"),
    "hongkong": ("hk-old", "hk-new"),
}
FAMILY_OF = {rules: family for family, names in FAMILIES.items() for rules in names}


def family_of(rules: str) -> str:
    """The family of a ruleset.

    >>> family_of("wrc")
    'riichi'
    """
    family = FAMILY_OF.get(rules)
    if family is None:
        raise OptionError(
            "unknown_rules", f"there is no ruleset {rules!r}; there are: {', '.join(FAMILY_OF)}"
        )
    return family


@cache
def _data(family: str) -> ModuleType:
    return import_module(f"wrobel.rules.{family}.options")


@cache
def patterns_of(family: str) -> tuple[Pattern, ...]:
    """The catalogue of a family, in the order of its fan bits."""
    found: tuple[Pattern, ...] = import_module(f"wrobel.rules.{family}.catalogue").PATTERNS
    return found


@cache
def pattern_index(family: str) -> dict[str, int]:
    return {pattern.id: index for index, pattern in enumerate(patterns_of(family))}


def options_of(family: str) -> tuple[Option, ...]:
    """The options that a family knows."""
    found: tuple[Option, ...] = _data(family).OPTIONS
    return found


def text_of(rules: str) -> dict[str, str]:
    """Title and description of a ruleset (``title_en``, ``about_pl`` …)."""
    found: dict[str, str] = _data(family_of(rules)).PRESET_TEXT[rules]
    return found


def load(rules: str, overrides: Mapping[str, object] | None = None) -> Options:
    """The options of a ruleset with some of them changed.

    >>> load("wrc")["kiriage"], load("wrc", {"kiriage": False})["kiriage"]
    (True, False)
    """
    if not overrides:
        return _load(rules, ())
    if not isinstance(overrides, Mapping):
        raise OptionError("bad_option", "options must be an object of keys and values")
    try:
        # the types too: True and 1 are equal, but only one of them is allowed
        return _load(rules, tuple((key, value, type(value)) for key, value in overrides.items()))
    except TypeError:  # an unhashable value: let the check say which
        checked(options_of(family_of(rules)), {}, overrides)
        raise


@lru_cache(maxsize=4096)
def _load(rules: str, overrides: tuple[tuple[str, object, type], ...]) -> Options:
    family = family_of(rules)
    data = _data(family)
    base: Mapping[str, Value] = data.PRESETS[rules]
    changes = {key: value for key, value, _ in overrides}
    if "profile" in changes and "profile" in base:  # MCR: the column of defaults
        profile = str(checked(data.OPTIONS, base, {"profile": changes["profile"]})["profile"])
        base = data.PRESETS["mcr-cn98" if profile == "cn98" else "mcr"]
    values = checked(data.OPTIONS, base, changes)
    if problem := data.contradiction(values):
        raise OptionError("bad_option", problem)
    options = Options(rules, family, values)
    options.fan_ids = tuple(pattern_index(family))
    options.scorer = import_module(f"wrobel.rules.{family}.scorer").make(options)
    return options


def is_uncertain(options: Options, key: str) -> bool:
    """Is an option at the value of its preset, where no source confirms that value?

    >>> is_uncertain(load("wrc"), "karaten"), is_uncertain(load("wrc"), "kiriage")
    (True, False)
    """
    data = _data(options.family)
    return (options.rules, key) in getattr(data, "UNCERTAIN", ()) and options[key] == data.PRESETS[
        options.rules
    ][key]


def worths_of(options: Options) -> list[Worth]:
    """The patterns that exist under these options, each with what it is worth.

    >>> [worth.closed for worth in worths_of(load("wrc")) if worth.pattern.id == "honitsu"]
    [3]
    """
    found: list[Worth] = import_module(f"wrobel.rules.{options.family}.worth").worths(options)
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
