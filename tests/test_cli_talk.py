"""``wrobel analyze`` without a hand: the analyser one can talk to."""

import pytest

from tests.support.cli_run import at_terminal, outside


def test_without_a_terminal_a_hand_is_needed() -> None:
    found = outside("analyze")
    assert (found.status, found.out) == (2, "")
    assert "HAND" in found.err


def test_a_conversation() -> None:
    talk = [
        ("> ", "help\n"),
        ("seen TILES", ""),
        ("> ", "123m456p789s1122z\n"),
        ("Waits: ", ""),
        ("> ", "seen 1z\n"),
        ("Seen: 1z", ""),
        ("> ", "123m456p789s1122z\n"),
        ("(3 tiles)", ""),
        ("> ", "seen\n"),
        ("Seen: nothing", ""),
        ("> ", "seen 11111z\n"),
        ("four exist", ""),
        ("> ", "rules nonsense\n"),
        ("there is no ruleset", ""),
        ("> ", "rules mcr\n"),
        ("Rules: mcr", ""),
        ("> ", "147m258p369s1234z\n"),
        ("knitted", ""),
        ("> ", "lang de\n"),
        ("one of: en, pl", ""),
        ("> ", "lang pl\n"),
        ("Wpisz rękę", ""),
        ("> ", "12x\n"),
        ("nie oznacza kamienia", ""),
        ("> ", "quit\n"),
        ("Do zobaczenia", ""),
    ]
    assert at_terminal(["analyze"], talk, columns=100).status == 0


@pytest.mark.parametrize("end", ["\x04", "\n", "q\n"])
def test_it_ends_with_the_input_or_an_empty_line(end: str) -> None:
    found = at_terminal(["analyze", "--rules", "hk-old"], [("> ", end)])
    assert found.status == 0
    assert "Goodbye" in found.out
