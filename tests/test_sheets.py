"""The table of all rules: it is up to date, and no rule is without its place."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from wrobel.rules import families
from wrobel.rules.rulebook import every

ROOT = Path(__file__).parents[1]
SPEC = ROOT.parent / "shared" / "spec"


@pytest.mark.parametrize("page", ["docs/sheets.md", "docs/pl/sheets.md"])
def test_the_table_has_no_gap(page: str) -> None:
    spec = spec_from_file_location("docs_sheets", ROOT / "docs/sheets.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    written = (ROOT / page).read_text("utf-8")
    numbers = set(re.findall(r"^\| (\S+) \|", written, re.MULTILINE))
    for family in families.found():
        for one in every(family):
            assert one.number in numbers, one.number
    for line in written.splitlines():
        if re.match(r"\| R?\d", line):
            assert all(cell.strip() for cell in line.strip("|").split("|")), line


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
