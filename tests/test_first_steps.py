"""The first steps of every family: whole, in both languages, and true to the options."""

from typing import Any

import pytest

from wrobel import notation
from wrobel.languages import LANGUAGES
from wrobel.rules import families
from wrobel.tabletop.answers import answer

LONGEST = 80  # letters of a sentence: two lines on a phone
ALWAYS = ("turn", "watch", "waiting", "win")


def told(rules: str, lang: str, **options: Any) -> dict[str, Any]:
    said = answer("first_steps", {"rules": rules, "options": options}, lang)
    assert said.pop("ok")
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", families.found())
def test_everything_is_told(family: str, lang: str) -> None:
    rules = families.about(family).usual
    steps = told(rules, lang)
    assert len(steps["steps"]) >= 4
    for step in steps["steps"]:
        assert step["title"]
        assert step["text"]
        for row in step["rows"]:
            assert notation.read_tiles(row["tiles"])
            assert row["text"]
    assert all(one["word"] and one["means"] for one in steps["words"])
    for name, sentence in steps["now"].items():
        assert 0 < len(sentence) <= LONGEST, name
    assert set(ALWAYS) <= set(steps["now"])


def test_polish_is_no_copy() -> None:
    for family in families.found():
        rules = families.about(family).usual
        english, polish = told(rules, "en"), told(rules, "pl")
        assert english["now"].keys() == polish["now"].keys()
        assert all(polish["now"][name] != text for name, text in english["now"].items())


def test_options_decide() -> None:
    def last(**options: Any) -> str:
        return str(told("hk-old", "en", **options)["steps"][-1]["text"])

    assert last().startswith("Any complete hand wins.")
    assert "enough fan: 3" in last(min_fan=3)


def test_what_can_be_declared_is_explained() -> None:
    for family in families.found():
        about = families.about(family)
        assert about.play.declares == ("riichi" in told(about.usual, "en")["now"])
        assert about.chooses_bonus == ("expose" in told(about.usual, "en")["now"])
