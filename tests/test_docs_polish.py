"""Every page is there in Polish as in English: the same sections, examples, tables and pictures."""

import re
from itertools import zip_longest
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(path.name for path in DOCS.glob("*.md"))
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\((?:\.\./)*([^)]+)\)")
FIGURES = "bench.md"


class Section(NamedTuple):
    """What must be the same in both languages."""

    title: str
    level: int
    examples: list[str]
    rows: int
    pictures: list[str]


def example(language: str, text: str) -> str:
    """A block without what a translation changes: output, comments, the language asked for."""
    lines = text.splitlines()
    if language == "console":
        lines = [line[2:] for line in lines if line.startswith(("$ ", "> "))]
    elif language in ("text", "sh"):
        lines = [re.sub(r"\s+# .*", "", line) for line in lines]
    if language == "text":  # drawings and messages, told in the reader's language
        lines = [str(len(lines)), "lines"]
    told = re.sub(r" --lang pl\b", "", " ".join(lines))
    told = re.sub(r"(?<=/\^## )[^/]+", "…", told)  # a heading of the output that is looked for
    return f"{language}: {told}"


def sections(path: Path) -> list[Section]:
    """A page cut at its headings; those inside examples are none."""
    text = path.read_text("utf-8")
    blocks = [example(*found) for found in FENCE.findall(text)]
    marked = FENCE.sub("\x00", text)
    parts = re.split(r"^(#{1,4}) (.+)$", marked, flags=re.MULTILINE)[1:]
    found = []
    for marks, title, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        count = body.count("\x00")
        rows = len(re.findall(r"^\|", body, re.MULTILINE))
        found.append(Section(title, len(marks), blocks[:count], rows, PICTURE.findall(body)))
        blocks = blocks[count:]
    return found


def differences(name: str, folder: Path = DOCS) -> list[str]:
    """What a Polish page lacks, or has too much, by page and section."""
    english, polish = sections(folder / name), sections(folder / "pl" / name)
    wrong = []
    for one, other in zip_longest(english, polish):
        if one is None or other is None or one.level != other.level:
            here = f'"{one.title}"' if one else "nothing"
            there = f'"{other.title}"' if other else "nothing"
            wrong.append(f"pl/{name}: beside the section {here} stands {there}")
            break
        where = f'pl/{name}, "{other.title}" (in English "{one.title}")'
        for had, has in zip_longest(one.examples, other.examples, fillvalue="nothing"):
            if had != has:
                wrong.append(f"{where}: the example\n    {had}\nis\n    {has}")
                break
        if one.rows != other.rows:
            wrong.append(f"{where}: {one.rows} lines of tables are {other.rows}")
        if len(one.pictures) != len(other.pictures):
            wrong.append(f"{where}: {len(one.pictures)} pictures are {len(other.pictures)}")
    return wrong


def test_every_page_is_there_in_polish() -> None:
    polish = {path.name for path in (DOCS / "pl").glob("*.md")}
    assert [name for name in PAGES if name not in polish] == []
    assert [name for name in sorted(polish) if name not in PAGES] == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_the_same_in_both_languages(name: str) -> None:
    assert (DOCS / "pl" / name).is_file(), f"docs/pl/{name} is missing"
    assert "\n".join(differences(name)) == ""


@pytest.mark.parametrize(
    ("polish", "told"),
    [
        ("# Strona\n\n## Raz\n\n```sh\nmake play  # gra\n```\n\n## Dwa\n\n| a |\n", ""),
        ("# Strona\n\n## Raz\n\n```sh\nmake play\n```\n", '"Two" stands nothing'),
        ("# Strona\n\n## Raz\n\n## Dwa\n\n| a |\n", '(in English "One"): the example'),
        ("# Strona\n\n## Raz\n\n```sh\nmake test\n```\n\n## Dwa\n\n| a |\n", "sh: make test"),
        ("# Strona\n\n## Raz\n\n```sh\nmake play\n```\n\n## Dwa\n", "1 lines of tables are 0"),
    ],
)
def test_what_is_missing_is_named(tmp_path: Path, polish: str, told: str) -> None:
    english = "# Page\n\n## One\n\n```sh\nmake play  # it plays\n```\n\n## Two\n\n| a |\n"
    (tmp_path / "pl").mkdir()
    (tmp_path / "page.md").write_text(english, "utf-8")
    (tmp_path / "pl/page.md").write_text(polish, "utf-8")
    found = "\n".join(differences("page.md", tmp_path))
    assert (told in found) if told else found == ""


def test_figures_are_the_same() -> None:
    """The Polish table has the English figures, as a Polish reader writes them."""
    told = run_path(str(DOCS / "figures_polish.py"))
    english = (DOCS / FIGURES).read_text("utf-8").partition(f"\n{told['HEAD']}\n")[2]
    polish = (DOCS / "pl" / FIGURES).read_text("utf-8").partition(f"\n{told['POLISH_HEAD']}\n")[2]
    assert english
    assert polish == told["polish"](english), "run docs/examples.py --write"
    notes = "\n".join(re.findall(r"^- [^{:]*: ([^{\n]*)", polish, re.MULTILINE))
    left = re.findall(r"\b(?:the|is|are|and|with|hands|yes|no)\b", notes)
    assert left == [], "a note that docs/figures_polish.py does not know"


def test_both_languages_are_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:\n")[1]
    english, polish = navigation.split("  - Po polsku:\n")
    pages = re.findall(r"(\S+\.md)$", english, re.MULTILINE)
    assert re.findall(r"pl/(\S+\.md)$", polish, re.MULTILINE) == pages
    assert [name for name in PAGES if name not in pages] == []


def test_polish_pages_lead_to_polish_pages() -> None:
    """A link to an English page would be out of the reader's language."""
    out = [
        f"pl/{name}: {target}"
        for name in PAGES
        for target in re.findall(
            r"\]\((\.\./[^)]+\.md[^)]*)\)", (DOCS / "pl" / name).read_text("utf-8")
        )
    ]
    assert out == []


def test_polish_is_not_english() -> None:
    """No paragraph was left as it was; names, code and tables of figures aside."""
    left = []
    for name in PAGES:
        english, polish = (
            FENCE.sub("", (folder / name).read_text("utf-8")) for folder in (DOCS, DOCS / "pl")
        )
        known = {part.strip() for part in re.split(r"\n\s*\n|\n(?=[-*|\d])", english)}
        for part in re.split(r"\n\s*\n|\n(?=[-*|\d])", polish):
            words = re.findall(r"\b[a-z]{3,}\b", re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", "", part))
            if part.strip() in known and len(words) > 6 and name != FIGURES:
                left.append(f"pl/{name}: {part.strip()[:80]}")
    assert left == []
