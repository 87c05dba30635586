"""The table of all rules: it is up to date, and no rule is without its place."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from wrobel.rules import families
from wrobel.rules.rulebook import every

ROOT = Path(__file__).parents[1]
SPEC = ROOT.parent / "shared" / "spec"


def loaded(name: str) -> ModuleType:
    spec = spec_from_file_location(f"docs_{name}", ROOT / f"docs/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", ["docs/sheets.md", "docs/pl/sheets.md"])
def test_the_table_has_no_gap(page: str) -> None:
    written = (ROOT / page).read_text("utf-8")
    numbers = set(re.findall(r"^\| (\S+) \|", written, re.MULTILINE))
    for family in families.found():
        for one in every(family):
            assert one.number in numbers, one.number
    for line in written.splitlines():
        if re.match(r"\| R?\d", line):
            _, done, people, tested = (cell.strip() for cell in line.strip("|").split("|"))
            assert done, line
            assert people, line
            for name in tested.split(", "):
                assert list((ROOT / "tests").rglob(name.rpartition("/")[2])), line


def test_what_is_said_by_hand_is_there() -> None:
    """Every file exists, every rule is one, and none is left over that the sources name."""
    by_hand = loaded("sheets_by_hand")
    for family, rules in by_hand.BY_HAND.items():
        known = {one.number for one in every(family)}
        for number, (place, test) in rules.items():
            assert number in known, number
            if place not in (by_hand.REAL, by_hand.WORDS):
                assert (ROOT / "src/wrobel" / place).is_file(), place
            assert (ROOT / "tests" / test).is_file(), test


def test_every_numbered_rule_of_the_specification_has_a_paragraph() -> None:
    for family in families.found():
        path = SPEC / f"{family}.md"
        if not path.exists():
            continue
        text = path.read_text("utf-8")
        found = set(re.findall(r"\*\*(R\d+\.\d+[a-c]?)\*\*", text))
        if not found:  # the other two begin a paragraph with their number
            found = set(re.findall(r"^(\d+\.\d+[a-c]?) ", text, re.MULTILINE))
        known = {one.number for one in every(family)}
        assert found - known == set(), family
