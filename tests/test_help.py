"""The help that is built into the pages: every link of it leads somewhere, in both languages."""

import json
import re
from typing import Any

import pytest

from tests.conftest import missing
from wrobel.rules.rulesets import FAMILY_OF
from wrobel.web.http.static_files import FOLDER, are_built

PROGRAM = {"card", "compare", "rules", "rulebook"}


def help_in(lang: str) -> dict[str, Any]:
    if not are_built():
        missing("client", "the pages are not built (make web)")
    found: dict[str, Any] = json.loads((FOLDER / "help" / f"{lang}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_link_leads_somewhere(lang: str) -> None:
    pages = help_in(lang)["pages"]
    known = {"", *pages}
    known |= {f"{name}/{one['id']}" for name, page in pages.items() for one in page["sections"]}
    broken = []
    for name, page in pages.items():
        for target in re.findall(r'(?:href|src)="([^"]+)"', page["html"]):
            word, _, rest = target.removeprefix("#/").partition("/")
            if target.startswith("#/help"):
                good = rest in known
            elif target.startswith("#/"):
                good = word in PROGRAM and (not rest or rest in FAMILY_OF)
            elif target.startswith("help/"):
                good = (FOLDER / target).is_file()
            else:
                good = False
            if not good:
                broken.append(f"{name}: {target}")
    assert broken == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_page_is_listed_once(lang: str) -> None:
    book = help_in(lang)
    listed = [name for group in book["groups"] for name in group["pages"]]
    assert sorted(listed) == sorted(book["pages"])
    assert all(page["title"] and "<h1>" in page["html"] for page in book["pages"].values())


def test_sections_have_the_same_addresses_in_both_languages() -> None:
    english, polish = help_in("en")["pages"], help_in("pl")["pages"]
    assert list(english) == list(polish)
    for name, page in english.items():
        ids = [one["id"] for one in page["sections"]]
        assert [one["id"] for one in polish[name]["sections"]] == ids, name
        assert len(set(ids)) == len(ids), name
        for book in (page, polish[name]):
            assert re.findall(r'<h[2-4] id="([^"]+)"', book["html"]) == ids, name


def test_definitions_and_tables_are_drawn() -> None:
    for lang, term in (("en", "Counted"), ("pl", "Policzone")):
        html = help_in(lang)["pages"]["score"]["html"]
        assert f"<dt>{term}</dt><dd>" in html
        assert "<th>" in html
        assert "\n:   " not in html


def test_it_is_kept_for_times_without_a_network() -> None:
    help_in("en")
    kept = (FOLDER / "sw.js").read_text("utf-8")
    assert '"help/en.json"' in kept
    assert '"help/pl.json"' in kept
