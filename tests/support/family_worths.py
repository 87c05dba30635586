"""Families whose catalogue gives one pattern another worth: it is seen wherever worths are shown.

Run by ``test_families`` in a process of its own, interpreted, where the changed copies lie on the
path in the namespace ``wrobel_families``.
"""

import re
from typing import Any

import pytest

from tests.support.cli_run import Inside
from wrobel import Table, bots, logs
from wrobel.errors import LogError
from wrobel.logs.scene import Scene
from wrobel.rules import families
from wrobel.tabletop.answers import answer

# Family, pattern, its worth in the copy with a concealed hand, and a hand that has it.
CHANGED = {
    "riichi": ("honitsu", 73, "123456789m1122z", "1z"),
    "mcr": ("full_flush", 94, "1233455677899m", "9m"),
    "hongkong": ("clean", 73, "123456789m1122z", "1z"),
}
EACH = pytest.mark.parametrize("family", CHANGED)


def asked(family: str, question: str, lang: str = "en", **fields: Any) -> Any:
    found = answer(question, {"rules": families.about(f"other_{family}").usual, **fields}, lang)
    assert found["ok"], found
    return found


def pattern_of(family: str, patterns: list[dict[str, Any]]) -> dict[str, Any]:
    [found] = [one for one in patterns if one["id"] == CHANGED[family][0]]
    return found


@EACH
def test_calculator(family: str) -> None:
    """The score, its trace and the runners-up, as the calculator of the pages shows them."""
    _, worth, hand, win = CHANGED[family]
    request = {"hand": hand, "win": win, "by": "discard", "from": "S", "seat": "W"}
    found = asked(family, "look", **request)["score"]
    assert pattern_of(family, found["fans"])["value"] == worth
    assert pattern_of(family, found["trace"]["fans"])["value"] == worth


@EACH
def test_rule_page_and_ticking(family: str) -> None:
    worth = CHANGED[family][1]
    assert pattern_of(family, asked(family, "ruleset")["patterns"])["closed"] == worth
    assert pattern_of(family, asked(family, "tick", patterns=[])["patterns"])["worth"] == worth


@EACH
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_card(family: str, lang: str) -> None:
    """In its row, or above the rows of this worth."""
    name, worth = CHANGED[family][0], str(CHANGED[family][1])
    [pattern] = [one for one in families.part(family, "catalogue").PATTERNS if one.id == name]
    sections = asked(family, "card", lang)["sections"]
    rows = [
        (section["title"], row)
        for section in sections
        for row in section["rows"]
        if any(pattern.script in cell for cell in row)
    ]
    assert rows
    for title, row in rows:
        assert worth in row or title.startswith(worth)


@EACH
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_text_knows_the_old_worth(family: str, lang: str) -> None:
    """Neither the rulebook nor the guide says of a pattern what it is worth in words of its own."""
    name = CHANGED[family][0]
    own = families.about(family).usual
    [pattern] = [one for one in families.part(family, "catalogue").PATTERNS if one.id == name]
    page = pattern_of(family, answer("ruleset", {"rules": own}, lang)["patterns"])
    noun = families.about(family).counts[0][1].count(pattern.closed, lang)
    texts = [text for text in leaves(page) if isinstance(text, str)]
    texts += [
        text
        for text in leaves(answer("rulebook", {"rules": own}, lang))
        if isinstance(text, str) and pattern.name(lang) in text
    ]
    assert not [text for text in texts if noun in text]


def leaves(found: Any) -> list[Any]:
    if isinstance(found, dict):
        return [leaf for part in found.values() for leaf in leaves(part)]
    if isinstance(found, list | tuple):
        return [leaf for part in found for leaf in leaves(part)]
    return [found]


# Numbers beside the catalogue, changed in the copies: the old one as sentences say it, sentences
# in which it is something else, and the new one. Hong Kong has its own as options.
NUMBERS = {
    "mcr": (
        r"eight|osiem|ośmi|ósm|minimum \D*8|\b8 (point|punkt|pkt|each|extra|Extra)|po 8|8 \+|24 \+",
        r"eight single|osiem pojedyn|eights|to eight|eighteen|osiemna|kong|Chicken|Bezwart",
        ("12 p", "minimum of 12", "minimum (12)", "7 + "),
    ),
    "riichi": (r"\b1000\b", r"/ 1000|divided|dzieli", ("500",)),
}
POOR = {"hand": "123m456p789s1123z", "win": "1z", "by": "discard", "from": "S", "seat": "W"}


@pytest.mark.parametrize("family", NUMBERS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_sentence_knows_another_number(family: str, lang: str) -> None:
    """The minimum, what everybody pays besides, the stick: said as the copy has them."""
    old, other, new = NUMBERS[family]
    texts = sentences(family, lang)
    told = [text for text in texts if re.search(old, text) and not re.search(other, text)]
    assert told == []
    assert sum(any(number in text for number in new) for text in texts) > 3


def sentences(family: str, lang: str) -> list[str]:
    """All that is said of a family, of a hand worth enough and of two that are not."""
    about = families.about(f"other_{family}")
    hand, win = CHANGED[family][2:]
    sticks = {"deposits": 3} if about.stick else {}
    hands: list[dict[str, Any]] = [{**POOR, "hand": hand, "win": win, **sticks}, POOR]
    found = [
        asked(family, question, lang) for question in ("ruleset", "card", "rulebook", "first_steps")
    ]
    found += [asked(family, "look", lang, **request) for request in hands]
    value = {"seat": "E", "by": "discard", "from": "S", "value": {"points": 9}}
    for wins in ([POOR], [value]):
        request = {"rules": about.usual, "kind": "win", "wins": wins}
        found.append(answer("settle", request, lang))
    found.append(about.summary.say(lang))
    texts = [text for text in leaves(found) if isinstance(text, str) and "<svg" not in text]
    return [text for text in texts if len(text.split()) > 3]  # no cells of tables


def test_a_stick_of_another_worth() -> None:
    """Where points are counted beside the scorer: table, check, other formats and a replay."""
    table = Table("other-wrc", seed="sticks", options={"length": "east-only"})
    players = [bots.make("efficient", bytes([seat])) for seat in range(table.options.players)]
    while table.phase != "match_over":
        if table.phase == "hand_over":
            table.next_hand()
        for player in table.to_act:
            table.apply(player, players[player].choose(table.view(player)))
    laid = [event for event in table.events if event["type"] == "riichi"]
    assert laid
    game = logs.game_of(table.events)
    assert logs.verify(game).clean
    [back] = logs.read(logs.write(game, "mjai"))
    assert logs.verify(back, "other-wrc").clean
    with pytest.raises(LogError, match="worth 1000"):
        logs.write(game, "tenhou6")
    scene = Scene("other-wrc")
    for event in table.events[1 : table.events.index(laid[0]) + 1]:
        scene.show(event)
    assert sum(scene.scores or ()) == 4 * 30000 - 500 * scene.deposits


@EACH
def test_command_line(family: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, worth, hand, win = CHANGED[family]
    rules = families.about(f"other_{family}").usual
    inside = Inside(capsys)
    told = inside("score", hand, win, "--by", "discard", "--seat", "W", "--rules", rules)
    assert str(worth) in told.out
    shown = inside("rules", "show", rules)
    assert str(worth) in shown.out
