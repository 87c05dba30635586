#!/usr/bin/env python3
"""Hooks of the site: each language has its own navigation and words, and a way to the other.

The pages of ``docs/pl`` stand in the navigation under one heading. Readers see the part of their
language only; the switch in the head leads to the same page in the other one.
"""

from copy import copy
from typing import Any

POLISH = "pl/"


def language(url: str) -> str:
    return "pl" if url.startswith(POLISH) else "en"


def on_nav(nav: Any, **_: Any) -> Any:
    """The last page of a language is not followed by the first of the other."""
    for page in nav.pages:
        following = page.next_page
        if following is not None and language(page.url) != language(following.url):
            page.next_page = following.previous_page = None
    return nav


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """What the theme gets for a page: its own language and the navigation of that."""
    lang = language(page.url)
    config.theme["language"] = lang
    of_polish = [item for item in nav.items if holds_polish(item)]
    shown = copy(nav)
    if lang == "pl":
        shown.items = [child for item in of_polish for child in item.children]
        shown.homepage = next(one for one in nav.pages if one.url == f"{POLISH}index.html")
    else:
        shown.items = [item for item in nav.items if item not in of_polish]
    context["nav"] = shown
    other = page.url.removeprefix(POLISH) if lang == "pl" else POLISH + page.url
    urls = {one.url for one in nav.pages}
    config.extra["alternate"] = [
        {"name": "English", "lang": "en", "link": page.url if lang == "en" else other},
        {"name": "Polski", "lang": "pl", "link": page.url if lang == "pl" else other},
    ]
    if other not in urls:
        del config.extra["alternate"]
    return context


def holds_polish(item: Any) -> bool:
    if item.is_page:
        return language(item.url) == "pl"
    return bool(item.children) and all(map(holds_polish, item.children))
