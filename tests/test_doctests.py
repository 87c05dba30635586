"""The examples in docstrings run."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import wrobel
from tests.conftest import INTERPRETED, LONG

# They run only as programs of their own: at the build, and under Alembic.
NOT_IMPORTED = ("wrobel.shape.generate", "wrobel.web.storage.migrations.env")
MODULES = [
    module.name
    for module in pkgutil.walk_packages(wrobel.__path__, "wrobel.")
    if module.name not in NOT_IMPORTED
]


# A search of six million steps and hundreds of playouts: compiled only, but for make test-all.
LONG_SEARCHES = ("wrobel.tabletop.seating.plan", "wrobel.review")


@pytest.mark.parametrize(
    "name", [name for name in MODULES if LONG or not INTERPRETED or name not in LONG_SEARCHES]
)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    find = doctest.DocTestFinder().find
    found = sum(len(one.examples) for name in MODULES for one in find(import_module(name)))
    assert found >= 500
