"""``wrobel analyze``: JSON for programs, a picture for people."""

import json

import pytest

from tests.support.cli_run import Inside, at_terminal
from wrobel import WrobelError, analyze
from wrobel.cli.pictures import Unit, draw
from wrobel.tiles import BY_NAME

HAND = "123m4067p234556s3z"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("WROBEL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Inside(capsys)


def analysis(cli: Inside, *arguments: str) -> dict[str, object]:
    found = cli("analyze", *arguments, "--json")
    assert found.status == 0, found.err
    answer: dict[str, object] = json.loads(found.out)
    return answer


def test_json_of_a_hand_that_has_drawn(cli: Inside) -> None:
    answer = analysis(cli, HAND, "--rules", "tenhou")
    assert {"distance", "forms", "waits", "discards", "claims"} <= set(answer)
    assert answer["distance"] == 1
    assert answer["forms"] == {"regular": 1, "seven_pairs": 5, "thirteen_orphans": 11}
    discards = answer["discards"]
    assert isinstance(discards, list)
    assert set(discards[0]) == {"tile", "distance", "accepts", "kinds", "tiles"}
    assert discards[0]["tile"] == "3z"
    assert discards[0]["tiles"] == sum(discards[0]["accepts"].values())


def test_json_of_waits_and_claims(cli: Inside) -> None:
    assert analysis(cli, "123m456p789s1122z")["waits"] == {"1z": 2, "2z": 2}
    assert analysis(cli, "123m456p789s1122z", "--seen", "1z")["waits"] == {"1z": 1, "2z": 2}
    claims = analysis(cli, "123m456p78s11223z", "--claim", "1z")["claims"]
    assert claims == [{"kind": "pung", "tiles": "11z", "distance": 0}]


def test_mcr_adds_its_forms(cli: Inside) -> None:
    answer = analysis(cli, "147m258p369s1234z", "--rules", "mcr")
    assert {"honors_knitted", "knitted_straight"} <= set(answer["forms"])  # type: ignore[call-overload]


def test_discards_are_ranked_for_people(cli: Inside) -> None:
    lines = cli("analyze", HAND, "--rules", "tenhou").out.splitlines()
    start = next(n for n, line in enumerate(lines) if "Discards, best first" in line)
    rows = [line for line in lines[start:] if " away " in line]
    assert rows[0].split()[:2] == ["3z", "West"]
    numbers = [
        (int(row.split(" away ")[0][-1]), -int(row.split(" away ")[1].split()[0])) for row in rows
    ]
    assert numbers == sorted(numbers)
    assert "1 tile from waiting" in "\n".join(lines)


def test_words_for_people(cli: Inside) -> None:
    assert "waiting, one tile short of a win" in cli("analyze", "123m456p789s1122z").out
    drawn = cli("analyze", "123m456p789s11223z").out
    assert "waiting after the right discard" in drawn
    assert "one tile wins" not in drawn
    complete = cli("analyze", "123m456p789s11222z").out
    assert "complete: a winning shape" in complete
    assert "If you play on, best first" in complete
    for rules, words in (("wrc", "po odrzuceniu"), ("mcr", "po wyrzuceniu")):
        arguments = ("--rules", rules, "--lang", "pl")
        assert words in cli("analyze", "123m456p789s11223z", *arguments).out
    assert "Waits: 1z×2 2z×2  (4 tiles)" in cli("analyze", "123m456p789s1122z").out
    assert "complete" in cli("analyze", "123m456p789s11222z").out
    assert "no_waits" not in cli("analyze", "1111m [234m] [567m] [789m]").out
    out = cli("analyze", "123m456p78s11223z", "--claim", "1z", "--lang", "pl").out
    assert "Zgłoszenia po kamień 1z" in out
    assert "czeka" in out
    assert "cannot be claimed" in cli("analyze", "123m456p789s1122z", "--claim", "5z").out
    assert (
        "(33 kamienie)"
        in cli("analyze", "123m4067p23455s3z", "--rules", "tenhou", "--lang", "pl").out
    )


PLAIN = "123m456p789s1122z"


@pytest.mark.parametrize(
    ("hand", "seen", "claim"),
    [("123m406p789s1122z", "", ""), (PLAIN, "0p", ""), (PLAIN, "", "0p")],
)
def test_no_red_fives_where_there_are_none(hand: str, seen: str, claim: str) -> None:
    assert analyze(hand, "tenhou", seen, claim).distance == 0
    with pytest.raises(WrobelError) as error:
        analyze(hand, "ema-2016", seen, claim)
    assert error.value.code == "bad_tile"


@pytest.mark.parametrize("columns", [30, 40, 59, 60, 80, 140])
def test_the_picture_fits_the_width(columns: int) -> None:
    hand = tuple(BY_NAME[f"{n}m"] for n in (1, 1, 1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 9, 9))
    melds = [Unit(tuple(BY_NAME[f"{n}z"] for n in (5, 5, 5, 5)), "open kong", "[]", mark=3)] * 4
    lines = draw([Unit(hand), *melds], columns, "en").plain.splitlines()
    assert max(map(len, lines)) <= columns
    boxed = "╭" in lines[0]
    assert boxed == (columns >= 60)
    text = "\n".join(lines)
    assert text.count("Wh") == 16
    assert text.count("0m") == 1
    assert text.count("┏━━┓" if boxed else "▸Wh◂") == 4


@pytest.mark.parametrize("columns", [40, 80, 140])
def test_at_a_terminal_it_is_as_wide_as_the_terminal_and_coloured(columns: int) -> None:
    found = at_terminal(["analyze", HAND, "--rules", "tenhou"], [], columns=columns)
    assert found.status == 0
    assert "\x1b[" in found.out
    assert ("╭──╮" in found.out) == (columns >= 60)
