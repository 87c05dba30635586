"""The families, found: folders of this package, and of a namespace that others can add to.

A package ``wrobel_families.macau`` that somebody else installs, or that lies on the path, is a
family as good as those that come along: it needs an ``about.py`` and the modules beside it, as the
folders of ``wrobel.rules`` have them.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType

from wrobel.error_texts import add_causes
from wrobel.errors import OptionError
from wrobel.rules.about import About
from wrobel.rules.options import Options
from wrobel.state.walls import Layout

HERE = "wrobel.rules"
ELSEWHERE = "wrobel_families"  # a namespace package: every distribution may have a part of it


def folders() -> Iterator[tuple[str, str]]:
    """Every family's package and its folder."""
    for package in (HERE, ELSEWHERE):
        try:
            places = list(import_module(package).__path__)
        except ModuleNotFoundError:  # nobody has added any
            continue
        for place in places:
            # without pathlib, which takes longer to load than all families together
            for name in sorted(os.listdir(place)):  # noqa: PTH208
                if os.path.isfile(f"{place}/{name}/about.py"):  # noqa: PTH113
                    yield f"{package}.{name}", f"{place}/{name}"


@cache
def found() -> Mapping[str, tuple[str, About]]:
    """The families by name: their packages and what they say of themselves.

    >>> [about.title.en for _, about in found().values()][:2]
    ['Riichi', 'MCR (Chinese Official)']
    """
    families: dict[str, tuple[str, About]] = {}
    for package, _ in folders():
        name = package.rpartition(".")[2]
        families.setdefault(name, (package, import_module(f"{package}.about").ABOUT))
    for _, told in families.values():
        add_causes(told.causes)
    ordered = sorted(families.items(), key=lambda one: (one[1][1].place, one[0]))
    return MappingProxyType(dict(ordered))


def about(family: str) -> About:
    """What a family says of itself."""
    return found()[family][1]


def part(family: str, name: str) -> ModuleType:
    """A module of a family's folder.

    >>> part("mcr", "card").__name__
    'wrobel.rules.mcr.card'
    """
    return import_module(f"{found()[family][0]}.{name}")


def layout_of(options: Options, name: str = "table") -> Layout:
    """How the wall of these rules lies.

    ``name`` is ``table`` for a wall built and broken by the rules, ``given`` for one in the order
    of its roles, or another program's way that the family knows.

    >>> from wrobel.rules.rulesets import load
    >>> layout_of(load("hk-old")).dice_needed, layout_of(load("mcr"), "botzone").own_walls
    (3, True)
    """
    known = options.about.layouts
    if name in known:
        return known[name]
    wall = options.about.wall(options)
    if name == "table":
        return wall
    if name == "given":
        return replace(wall, name=name, dice_needed=0, picking=0)
    raise OptionError("layout", layout=name, rules=options.rules, known=("table", *known, "given"))
