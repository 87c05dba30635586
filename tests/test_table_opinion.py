"""The second opinion of the table on small situations: what the rules say, case by case.

Each case is a few events written by hand, and cites its rule.
"""

from typing import Any

import pytest

from tests.reference.table import following, legal, who_is_asked
from tests.reference.table_facts import Event, facts_of
from tests.reference.table_furiten import furiten
from tests.reference.table_request import exempt, flags_of, liable_of
from tests.reference.table_script import begin, play
from wrobel.rules.rulesets import load


def deal(
    rules: str, *hands: str, options: dict[str, Any] | None = None, **more: Any
) -> list[Event]:
    return begin(rules, dict(load(rules, options or {})), *hands, **more)


def discards(actions: set[str]) -> set[str]:
    return {text.split()[1] for text in actions if text.startswith("discard")}


def once_round(events: list[Event], first: int, tile: str = "4z") -> list[Event]:
    """Three players from ``first`` on draw and discard something nobody wants."""
    for player in range(first, first + 3):
        events = play(events, f"{player % 4} draws {tile}", f"{player % 4} discards {tile} drawn")
    return events


# --- riichi: claims and swaps ---------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "barred"), [("wrc", {"4m", "7m"}), ("ema-2008", set())])
def test_swap_after_a_chow(rules: str, barred: set[str]) -> None:  # R2.12, Y25
    events = deal(rules, "4m", "456677m11p99s123z", options={"red_fives": 0})
    events = play(events, "0 draws 9p", "0 discards 4m")
    assert "chow 56m" in legal(events, 1)
    events = play(events, "1 chows 4m 56m")
    assert discards(legal(events, 1)) == {"4m", "6m", "7m", "1p", "9s", "1z", "2z", "3z"} - barred


def test_a_middle_claim_has_no_other_end() -> None:  # R2.12
    events = play(deal("wrc", "4p", "2335p1199s12345z"), "0 draws 9p", "0 discards 4p")
    events = play(events, "1 chows 4p 35p")
    assert {"2p", "3p"} <= discards(legal(events, 1))


def test_a_chow_that_leaves_only_barred_tiles_is_none() -> None:  # R2.12
    events = deal("wrc", "2m5p5z6z", "2345m55p55z66z777z")
    for claimed, own in (("5p", "55p"), ("5z", "55z"), ("6z", "66z")):
        events = play(events, "0 draws 4z", f"0 discards {claimed}", f"1 pungs {claimed} {own}")
        events = play(events, "1 discards 7z", "2 draws 3z", "2 discards 3z drawn")
        events = play(events, "3 draws 3z", "3 discards 3z drawn")
    events = play(events, "0 draws 4z", "0 discards 2m")
    assert sorted(facts_of(events).seats[1].concealed) == ["2m", "3m", "4m", "5m"]
    assert not any(text.startswith("chow") for text in legal(events, 1))


def test_red_and_plain_fives_are_different_choices() -> None:  # R1.3
    events = play(deal("tenhou", "5m", "055m46m1199p123z"), "0 draws 9s", "0 discards 5m")
    assert legal(events, 1) >= {"pung 05m", "pung 55m", "kong 055m", "chow 46m", "pass"}


def test_the_last_discard_is_for_ron_only() -> None:  # R2.13
    events = play(deal("tenhou", "5m", "5546m1199p12345z", left=1), "0 draws 9s", "0 discards 5m")
    assert who_is_asked(events) == set()


@pytest.mark.parametrize(("left", "allowed"), [(1, False), (2, True)])
def test_no_kong_on_the_last_tile(left: int, allowed: bool) -> None:  # R2.21, Y26
    events = play(deal("tenhou", "1111m258p258s123z", left=left), "0 draws 9p")
    assert ("closed-kong 1m" in legal(events, 0)) == allowed


# --- riichi: the declaration, kongs after it ------------------------------------------------------

READY = "111m456p789p23s66z"  # waits 1s 4s


def in_riichi(hand: str, drawn: str) -> set[str]:
    events = play(deal("wrc", hand), "0 draws 4z", "0 riichis 4z drawn", "0 lays")
    return legal(play(once_round(events, 1, "3z"), f"0 draws {drawn}"), 0)


@pytest.mark.parametrize(
    ("hand", "drawn", "allowed"),
    [
        (READY, "1m", True),
        ("777m22234p345s33z", "7m", True),
        ("777m22234p345s33z", "2p", False),
        ("23m666777888p66z", "6p", False),
        ("2223m456p789p678s", "2m", False),
    ],
)
def test_kongs_after_riichi(hand: str, drawn: str, allowed: bool) -> None:  # R3.4
    assert (f"closed-kong {drawn}" in in_riichi(hand, drawn)) == allowed


def test_a_riichi_hand_is_frozen() -> None:  # R3.4
    assert in_riichi(READY, "9m") == {"discard 9m drawn"}


@pytest.mark.parametrize(("left", "allowed"), [(4, False), (5, True)])
def test_riichi_needs_tiles_in_the_wall(left: int, allowed: bool) -> None:  # R3.1
    events = play(deal("wrc", READY, left=left), "0 draws 4z")
    assert ("riichi 4z drawn" in legal(events, 0)) == allowed


@pytest.mark.parametrize(("rules", "allowed"), [("tenhou", False), ("wrc", True)])
def test_riichi_may_need_a_thousand_points(rules: str, allowed: bool) -> None:  # R3.1
    events = play(deal(rules, READY, scores=[900, 33100, 33000, 33000]), "0 draws 4z")
    assert ("riichi 4z drawn" in legal(events, 0)) == allowed


def test_the_stick_is_due_when_nobody_wins_on_the_discard() -> None:  # R3.2, Y21
    events = deal("wrc", READY, "19m19p19s1235677z")
    events = play(events, "0 draws 4z", "0 riichis 4z drawn")
    assert legal(events, 1) == {"win", "pass"}
    assert following(events, {1: "pass"}) == [{"type": "riichi", "player": 0}]
    assert following(events, {1: "win"})[0]["type"] == "win"


@pytest.mark.parametrize(("rules", "ready"), [("wrc", False), ("tenhou", True)])
def test_a_wait_for_a_fifth_tile(rules: str, ready: bool) -> None:  # R5.6, Y09
    events = play(deal(rules, "1111m234p567p789s", options={"red_fives": 0}), "0 draws 4z")
    assert ("riichi 4z drawn" in legal(events, 0)) == ready


# --- riichi: furiten ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("33m111s12345678p", {"3p", "6p", "9p"}),
        ("33m123123456s23p", {"1p", "4p"}),
        ("123123m44456p77z", {"4p", "7p", "7z"}),
    ],
)
def test_furiten_by_an_own_discard(hand: str, waits: set[str]) -> None:  # R4.2, R4.7
    events = play(deal("wrc", "", hand), "0 draws 4z", "0 discards 4z drawn")
    assert facts_of(events).waits(1) == waits
    for tile in ("9m", *sorted(waits)):
        after = play(events, f"1 draws {tile}", f"1 discards {tile} drawn")
        assert furiten(facts_of(after), 1, None) == (tile in waits)


def passed(rules: str) -> list[Event]:
    """Player 1 waits for 2p and 5p; player 2's 2p goes by."""
    events = deal(rules, "1z", "123456789m34p99s", options={"red_fives": 0})
    events = play(events, "0 draws 3z", "0 discards 3z drawn", "1 draws 4z", "1 discards 4z drawn")
    events = play(events, "2 draws 2p", "2 discards 2p drawn")
    assert legal(events, 1) == {"win", "pass"}
    return events


def test_furiten_by_a_tile_that_went_by() -> None:  # R4.3, Y24
    events = play(passed("wrc"), "3 draws 5p", "3 discards 5p drawn")
    assert legal(events, 1) == set()
    events = play(events, "0 draws 4z", "0 discards 4z drawn", "1 draws 4z", "1 discards 4z drawn")
    assert legal(play(events, "2 draws 5p", "2 discards 5p drawn"), 1) == {"win", "pass"}


@pytest.mark.parametrize(("rules", "lifted"), [("ema-2008", True), ("wrc", False)])
def test_an_interruption_may_end_it(rules: str, lifted: bool) -> None:  # R4.3, Y24
    events = deal(rules, "5p77z", "123456789m34p99s", options={"red_fives": 0})
    events = play(events, "0 draws 3z", "0 discards 3z drawn", "1 draws 4z", "1 discards 4z drawn")
    events = play(events, "2 draws 2p", "2 discards 2p drawn", "3 draws 7z", "3 discards 7z drawn")
    events = play(events, "0 pungs 7z 77z", "0 discards 5p")
    assert ("win" in legal(events, 1)) == lifted


def test_after_riichi_it_never_ends() -> None:  # R3.8
    events = play(deal("wrc", READY), "0 draws 4z", "0 riichis 4z drawn", "0 lays")
    events = play(events, "1 draws 1s", "1 discards 1s drawn")
    assert legal(events, 0) == {"win", "pass"}
    events = play(events, "2 draws 3z", "2 discards 3z drawn", "3 draws 3z", "3 discards 3z drawn")
    events = play(events, "0 draws 3z", "0 discards 3z drawn", "1 draws 4s", "1 discards 4s drawn")
    assert legal(events, 0) == set()


# --- riichi: kongs --------------------------------------------------------------------------------


def adding(rules: str) -> list[Event]:
    """Player 0 adds 5s to a pung; player 2 waits for it in the middle of a run."""
    events = deal(rules, "555s", "1z", "234m456m678p46s88p", "5s", options={"red_fives": 0})
    events = play(events, "0 draws 9m", "0 discards 9m drawn", "1 draws 9m", "1 discards 9m drawn")
    events = play(events, "2 draws 4z", "2 discards 4z drawn", "3 draws 9p", "3 discards 5s")
    events = play(events, "0 pungs 5s 55s", "0 discards 1m")
    return play(once_round(events, 1, "3z"), "0 draws 2z", "0 adds 5s")


def test_an_added_kong_may_be_robbed() -> None:  # R2.18
    events = adding("wrc")
    assert who_is_asked(events) == {2}
    won = following(events, {2: "win"})[0]
    assert (won["player"], won["from"], won["request"]["by"]) == (2, 0, "robbed-kong")
    assert following(events, {2: "pass"}) == [{"type": "dora"}]


@pytest.mark.parametrize(("rules", "robs"), [("wrc", True), ("tenhou", False)])
def test_thirteen_orphans_may_rob_a_closed_kong(rules: str, robs: bool) -> None:  # R2.18
    events = play(deal(rules, "7777z258m258p", "19m19p19s1234566z"), "0 draws 9m")
    events = play(events, "0 closes 7777z")
    assert who_is_asked(events) == ({1} if robs else set())


def test_indicators_of_kongs() -> None:  # R2.20
    late = play(deal("tenhou", "1z", "111z"), "0 draws 9m", "0 discards 1z", "1 kongs 1z 111z")
    assert following(late)[0]["type"] == "draw"
    late = play(late, "1 draws 9m tail")
    discard = next(text for text in legal(late, 1) if text.startswith("discard"))
    assert following(late, {1: discard}) == [{"type": "dora"}]
    soon = play(deal("wrc", "1z", "111z"), "0 draws 9m", "0 discards 1z", "1 kongs 1z 111z")
    assert following(soon) == [{"type": "dora"}]
    closed = play(deal("tenhou", "1111z"), "0 draws 9m", "0 closes 1111z")
    assert following(closed) == [{"type": "dora"}]


@pytest.mark.parametrize(("closed_counts", "liable"), [(True, 2), (False, None)])
def test_who_fed_the_third_dragon(closed_counts: bool, liable: int | None) -> None:  # R8.1
    options = {"pao_closed_kong": closed_counts, "red_fives": 0}
    events = deal("wrc", "5555z66z77z", "6z", "7z", options=options)
    events = play(events, "0 draws 9m", "0 closes 5555z", "dora 1s", "0 draws 9p tail")
    events = play(events, "0 discards 9p drawn", "1 draws 9p", "1 discards 6z", "0 pungs 6z 66z")
    events = play(events, "0 discards 9m", "1 draws 4z", "1 discards 4z drawn")
    events = play(events, "2 draws 4z", "2 discards 7z", "0 pungs 7z 77z")
    assert liable_of(facts_of(events), 0, None) == liable


# --- riichi: the end ------------------------------------------------------------------------------


def test_nine_kinds() -> None:  # R5.7 (1), Y28
    events = play(deal("tenhou", "19m1234567z258p2s"), "0 draws 5s")
    assert "nine-kinds" in legal(events, 0)
    assert "nine-kinds" not in legal(play(deal("wrc", "19m1234567z258p2s"), "0 draws 5s"), 0)
    discarded = play(events, "0 discards 5s drawn")
    assert "nine-kinds" not in legal(play(once_round(discarded, 1, "5s"), "0 draws 8s"), 0)


def test_four_times_the_same_wind() -> None:  # R5.7 (2)
    events = deal("tenhou", "4z", "4z", "4z", "4z")
    events = play(events, "0 draws 9m", "0 discards 4z", "1 draws 9m", "1 discards 4z")
    events = play(events, "2 draws 9p", "2 discards 4z", "3 draws 9p", "3 discards 4z")
    assert following(events) == [{"type": "abort", "why": "four_winds"}]


@pytest.mark.parametrize(
    ("rules", "winners"), [("tenhou", []), ("ema-2016", [1, 2, 3]), ("wrc", [1])]
)
def test_three_winners(rules: str, winners: list[int]) -> None:  # R6.1
    hands = ("234567m3488p345s", "234567m3477p567s", "234567m3466p678s")
    events = play(deal(rules, "2p", *hands, options={"red_fives": 0}), "0 draws 9m")
    events = play(events, "0 discards 2p")
    answers = dict.fromkeys((1, 2, 3), "win")
    assert who_is_asked(events) == {1, 2, 3}
    first = following(events, answers)[0]
    assert first["type"] == ("win" if winners else "abort")
    for winner in winners:
        event = following(events, answers)[0]
        assert (event["type"], event["player"]) == ("win", winner)
        events = [*events, event]
    if winners:
        assert following(events, answers)[0]["type"] == "settled"


def test_ready_hands_may_be_shown_or_not() -> None:  # R5.4
    events = play(deal("wrc", "", READY, left=1), "0 draws 9m", "0 discards 9m drawn")
    assert legal(events, 1) == {"tenpai", "noten"}
    assert following(events, {1: "tenpai"})[0]["tenpai"] == [1]
    assert following(events, {1: "noten"})[0]["tenpai"] == []


# --- MCR ------------------------------------------------------------------------------------------


def test_a_flower_is_exposed_or_discarded() -> None:  # MCR 4.1
    events = play(deal("mcr", left=92), "0 draws 1f")
    assert following(events) == [{"type": "bonus", "player": 0, "tile": "1f"}]  # 3.5
    events = play(deal("mcr", left=92), "0 draws 9m", "0 discards 9m drawn", "1 draws 1f")
    assert legal(events, 1) == {"expose 1f", "discard 1f drawn"}
    assert who_is_asked(play(events, "1 discards 1f drawn")) == set()


def test_the_last_tile_is_a_flower() -> None:  # MCR 4.1
    events = play(deal("mcr", left=2), "0 draws 9m", "0 discards 9m drawn", "1 draws 1f")
    assert len(legal(events, 1)) == 14
    assert "discard 1f drawn" in legal(events, 1)


@pytest.mark.parametrize(("claims", "allowed"), [("hu-only", False), ("all", True)])
def test_claims_on_the_last_discard(claims: str, allowed: bool) -> None:  # MCR 4.8
    events = deal("mcr", "7z", "777z", left=1, options={"last_discard_claims": claims})
    events = play(events, "0 draws 9m", "0 discards 7z")
    assert legal(events, 1) == ({"pung 77z", "pass"} if allowed else set())


def test_no_kong_after_a_pung_and_any_discard() -> None:  # MCR 4.4
    events = play(deal("mcr", "7z", "777z1111m", left=92), "0 draws 9m", "0 discards 7z")
    events = play(events, "1 pungs 7z 77z")
    assert {"discard 7z", "discard 1m"} <= legal(events, 1)
    assert all(text.startswith("discard") for text in legal(events, 1))


def test_a_flower_between_kong_and_win() -> None:  # MCR 6.8
    events = play(deal("mcr", "1111z", left=92), "0 draws 9m", "0 closes 1111z")
    direct = play(events, "0 draws 5m tail")
    assert "replacement" in flags_of(facts_of(direct), 0, None)
    events = play(events, "0 draws 1f tail", "0 exposes 1f", "0 draws 5m tail")
    assert flags_of(facts_of(events), 0, None) == {"bonus_replacement"}


# --- Hong Kong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lock", "wins"), [("any", set()), ("same", {"win", "pass"})])
def test_a_passed_win(lock: str, wins: set[str]) -> None:  # Hong Kong 2.4, P17
    hand = "123m456m789s67p99s"
    events = deal("hk-old", "", hand, left=92, options={"passed_win_lock": lock})
    events = play(events, "0 draws 5p", "0 discards 5p drawn")
    assert "win" in legal(events, 1)
    events = play(events, "1 draws 3z", "1 discards 3z drawn", "2 draws 5p", "2 discards 5p drawn")
    assert legal(events, 1) == {"win", "pass"}
    events = play(events, "3 draws 8p", "3 discards 8p drawn")
    assert legal(events, 1) == wins
    events = play(events, "0 draws 4z", "0 discards 4z drawn", "1 draws 4z", "1 discards 4z drawn")
    assert legal(play(events, "2 draws 8p", "2 discards 8p drawn"), 1) == {"win", "pass"}


@pytest.mark.parametrize(("wall", "allowed"), [("none", False), ("fixed", True)])
def test_a_kong_on_the_last_tile(wall: str, allowed: bool) -> None:  # Hong Kong 2.3
    events = deal("hk-old", "1111m", left=1, options={"dead_wall": wall})
    assert ("closed-kong 1m" in legal(play(events, "0 draws 9p"), 0)) == allowed


def test_wins_by_bonus_tiles() -> None:  # Hong Kong 3.7
    options = {"all_eight_bonus": "win-8", "seven_bonus": "win-3"}
    events = deal("hk-old", "1234f123g", left=92, options=options)
    events = play(events, "0 draws 9p", *(f"0 exposes {n}f" for n in range(1, 5)))
    events = play(events, *(f"0 exposes {n}g" for n in (1, 2, 3)))
    events = play(events, *("0 draws 4z tail" for _ in range(6)))
    declared = play(events, "0 draws 3z tail")
    assert "bonus-win" in legal(declared, 0)
    won = following(declared, {0: "bonus-win"})[0]
    assert (won["type"], won["player"]) == ("win", 0)
    events = play(events, "0 draws 4g tail", "0 exposes 4g")
    assert following(events)[0]["type"] == "win"


def test_nothing_but_dangerous_tiles() -> None:  # Hong Kong 7.1c
    events = deal("hk-old", "123s123p", "112233s1234567z", "112233p", left=92)
    for n, honour in zip("123", "567", strict=True):
        events = play(events, "0 draws 4z", f"0 discards {n}s", f"1 pungs {n}s {n}{n}s")
        events = play(events, f"1 discards {honour}z", "2 draws 4z", "2 discards 4z drawn")
        events = play(events, "3 draws 4z", "3 discards 4z drawn")
        events = play(events, "0 draws 4z", f"0 discards {n}p", f"2 pungs {n}p {n}{n}p")
        loose = min(tile for tile in discards(legal(events, 2)) if tile[1] != "p")
        events = play(events, f"2 discards {loose}", "3 draws 4z", "3 discards 4z drawn")
    facts = facts_of(events)
    facts.seats[0].concealed = ["4s", "5p"]
    assert exempt(facts, 0, "9s")
    assert not exempt(facts, 0, "9m")
