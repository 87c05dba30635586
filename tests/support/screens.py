"""The screens every page has to fit, and what may not lie over what."""

import pytest
from playwright.sync_api import Page

SCREENS = {
    "small": {"width": 320, "height": 568},
    "phone": {"width": 360, "height": 740},
    "flat": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1440, "height": 900},
}
# Every screen once, languages and themes in turns.
LOOKS = [
    pytest.param(size, lang, theme, id=name)
    for (name, size), lang, theme in zip(
        SCREENS.items(),
        ("pl", "en", "pl", "en", "pl"),
        ("dark", "light", "light", "dark", "dark"),
        strict=True,
    )
]
Size = dict[str, int]


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where everything of a kind is that is shown."""
    found = [one.bounding_box() for one in page.locator(selector).all() if one.is_visible()]
    return [
        {
            "left": one["x"],
            "top": one["y"],
            "right": one["x"] + one["width"],
            "bottom": one["y"] + one["height"],
        }
        for one in found
        if one
    ]


def touch(one: dict[str, float], other: dict[str, float]) -> bool:
    """Do two boxes lie over each other?"""
    return (
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )


def cut(page: Page, selector: str) -> list[str]:
    """The words that do not fit where they stand."""
    found: list[str] = page.locator(selector).evaluate_all(
        "all => all.filter(one => one.offsetParent && one.scrollWidth > one.clientWidth + 1)"
        ".map(one => one.textContent)"
    )
    return found


def apart(page: Page, one: str, *others: str) -> None:
    """Nothing of the first kind lies over anything of the others."""
    mine = boxes(page, one)
    assert mine, f"there is no {one}"
    for other in others:
        for place in boxes(page, other):
            assert not any(touch(own, place) for own in mine), f"{one} lies over {other}"


def whole(page: Page, selector: str) -> None:
    """Everything of a window is in sight: nothing is left to scroll to."""
    over = page.locator(selector).evaluate("one => one.scrollHeight - one.clientHeight")
    assert over <= 1, f"{over} pixels of {selector} are below the fold"
