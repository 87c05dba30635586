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


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_is_up_to_date_and_has_no_gap(lang: str) -> None:
    sheets = loaded("sheets")
    written = sheets.PAGES[lang].read_text("utf-8")
    assert written == sheets.page(lang), "run python docs/sheets.py"
    rows = [line for line in written.splitlines() if re.match(r"\| R?\d", line)]
    assert len(rows) == sum(1 for family in families.found() for _ in every(family))
    for line in rows:
        _, done, people, tested = (cell.strip() for cell in line.strip("|").split("|"))
        assert done, line
        assert people, line
        for name in tested.split(", "):
            file = name.partition(":")[0].rpartition("/")[2]
            where = ROOT / ("web/tests" if name.startswith("web/tests/") else "tests")
            assert list(where.rglob(file)), line


def test_a_rule_that_nobody_does_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = loaded("sheets")
    monkeypatch.delitem(sheets.BY_HAND["riichi"], "R1.7")
    with pytest.raises(SystemExit, match=r"R1\.7"):
        sheets.page("en")


def test_a_citation_is_a_citation() -> None:
    sheets = loaded("sheets")
    assert sheets.number_in("see 4.1, 4.2", "4.2")
    assert not sheets.number_in("1.5 table points", "5")  # a chapter is no small number
    assert not sheets.number_in("R5.14", "R5.1")


def test_what_is_said_by_hand_is_there() -> None:
    """Every file exists and has the name in it, every rule is one."""
    by_hand = loaded("sheets_by_hand")
    for family, rules in by_hand.BY_HAND.items():
        known = {one.number for one in every(family)}
        for number, (place, test) in rules.items():
            assert number in known, number
            for folder, said in (("src/wrobel", place), ("tests", test)):
                path, _, name = said.rpartition("; ")[2].partition(":")
                if path and path not in (by_hand.REAL, by_hand.WORDS):
                    browser = path.startswith(("web/src/", "web/tests/"))
                    at = ROOT / path if browser else ROOT / folder / path
                    assert name in at.read_text("utf-8"), (number, said)


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
