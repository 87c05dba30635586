"""Which facts around a hand a ruleset knows: what a form has to offer, and nothing else."""

from typing import Any

from wrobel.rules.compare import FIELDS, FLAGS
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

BY = ("self-draw", "discard", "robbed-kong")

FLAG_NAMES: dict[str, dict[str, Text]] = {
    "riichi": {
        "riichi": Text("Riichi", "Riichi"),
        "double_riichi": Text("Double riichi", "Podwójne riichi"),
        "ippatsu": Text("Ippatsu", "Ippatsu"),
        "replacement": Text("After a kong (rinshan)", "Po kanie (rinshan)"),
        "last_tile": Text("Last tile (haitei, houtei)", "Ostatni kamień (haitei, houtei)"),
        "first_turn": Text("First go-around, no set claimed", "Pierwsze okrążenie bez zgłoszeń"),
    },
    "mcr": {
        "replacement": Text("Out with replacement tile", "Kamień zastępczy po kongu"),
        "last_tile": Text("Last tile of the wall", "Ostatni kamień z muru"),
        "last_of_kind": Text("Last tile of its kind", "Ostatni taki kamień"),
    },
    "hongkong": {
        "replacement": Text("Replacement tile of a kong", "Kamień zastępczy po kongu"),
        "bonus_replacement": Text("Replacement tile of a flower", "Kamień zastępczy po kwiatku"),
        "kong_on_kong": Text("Kong on kong", "Kong na kongu"),
        "last_tile": Text("Last tile of the wall", "Ostatni kamień z muru"),
        "first_turn": Text("First go-around (blessing)", "Pierwsze okrążenie (błogosławieństwo)"),
    },
}


def flags_of(options: Options) -> list[str]:
    """The circumstances that can change a score under these options.

    >>> from wrobel.rules.rulesets import load
    >>> flags_of(load("mcr"))
    ['replacement', 'last_tile', 'last_of_kind']
    """
    found = list(FLAGS[options.family])
    if options.get("ippatsu") is False:
        found.remove("ippatsu")
    if options.get("bonus_tiles") is False and "bonus_replacement" in found:
        found.remove("bonus_replacement")
    return found


def fields_of(options: Options) -> list[str]:
    """The fields of a score request that mean something under these options."""
    found = [field for field in FIELDS[options.family] if field != "id"]
    if options.get("bonus_tiles") is False and "bonus" in found:
        found.remove("bonus")
    if options.get("ura") is False:
        found.remove("ura")
    return found


def knows(options: Options, lang: str) -> dict[str, Any]:
    """What the form of a ruleset offers."""
    names = FLAG_NAMES[options.family]
    return {
        "family": options.family,
        "by": list(BY),
        "fields": fields_of(options),
        "flags": [{"id": flag, "name": names[flag].say(lang)} for flag in flags_of(options)],
        "red_fives": bool(options.get("red_fives")),
    }
