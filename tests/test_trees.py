"""The trees that the documentation prints are the folders that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "wrobel"
# Written by machines, or there for the build and for Python only.
SILENT = {"__init__", "__main__", "_cython", "_interpreted", "__pycache__"}


def parts() -> set[str]:
    """The modules and packages at the top of the library."""
    return {
        path.stem
        for path in PACKAGE.iterdir()
        if (path.suffix == ".py" or (path / "__init__.py").is_file()) and path.stem not in SILENT
    }


def test_the_tree_of_the_guide() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [tree] = re.findall(r"```text\nsrc/wrobel/\n(.*?)```", text, re.DOTALL)
    told: set[str] = set()
    for line in tree.splitlines():
        names = line[:31].split()
        if line.startswith("  "):
            told |= {name.rstrip("/").removesuffix(".py") for name in names}
        else:
            assert all((ROOT / name).is_dir() for name in names), line
    assert told == parts()


def test_the_layers_of_the_architecture() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| Layer |")[2].partition("\n\n")[0]
    told = {name for row in table.splitlines()[2:] for name in re.findall("`(.*?)`", row[:60])}
    assert told == parts()


@pytest.mark.parametrize("page", ["docs/architecture.md"])
def test_the_places_it_names_are_there(page: str) -> None:
    text = (
        (ROOT / page).read_text(encoding="utf-8").partition("## Where is")[2].partition("\n## ")[0]
    )
    named = set(re.findall(r"`((?:rules|table|tests)/[\w/.]+)`", text))
    assert named
    missing = [
        name for name in named if not (ROOT / name).exists() and not (PACKAGE / name).exists()
    ]
    assert missing == []
    assert "add(trial, CHANKAN)" in (PACKAGE / "rules/riichi/scorer.py").read_text("utf-8")
    assert "def may_rob" in (PACKAGE / "rules/riichi/flow.py").read_text("utf-8")
    assert 'id="chankan"' in (PACKAGE / "rules/riichi/catalogue.py").read_text("utf-8")


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/pl/architecture.md"])
def test_the_files_of_a_family(page: str) -> None:
    """Every module that all families have stands in the table, and no other that none has."""
    rows = re.findall(r"^\| (`\w+\.py`.*?) \|", (ROOT / page).read_text("utf-8"), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)\.py`", row)}
    folders = [path.parent for path in (PACKAGE / "rules").glob("*/about.py")]
    there = [{path.stem for path in folder.glob("*.py")} - SILENT for folder in folders]
    assert set.intersection(*there) <= told <= set.union(*there)


def test_the_first_page_leads_to_the_places() -> None:
    for page, anchor in (("docs/index.md", "where-is"), ("docs/pl/index.md", "gdzie-jest")):
        assert f"(architecture.md#{anchor})" in (ROOT / page).read_text("utf-8")


def test_the_folders_of_the_client() -> None:
    text = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    told = {name.rstrip("/").rpartition("/")[2] for name in re.findall(r"`src/lib/(\w+)/`", text)}
    there = {path.name for path in (ROOT / "web" / "src" / "lib").iterdir() if path.is_dir()}
    assert told == there
