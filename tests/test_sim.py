"""The simulator: the same results however they are made, counted right, told honestly."""

import json
import math
import os
import random
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

import wrobel
from tests.support.cli_run import Inside
from wrobel import Table, sim
from wrobel.errors import WrobelError
from wrobel.rules.rulesets import FAMILY_OF
from wrobel.sim.play import play_match
from wrobel.sim.records import MatchRecord, cut
from wrobel.sim.report import page
from wrobel.sim.report_texts import TEXTS
from wrobel.sim.seat_rotation import arrangements, plan
from wrobel.sim.sequential import SequentialTest
from wrobel.sim.settings import settings_of
from wrobel.sim.stats import Moments
from wrobel.sim.tally import Tally

SLOW = wrobel.mode() == "interpreted"
MIXED = ["tsumogiri", "random", "random", "tsumogiri"]
CONTRACT = [
    *("hands", "matches", "seconds", "hands_per_second", "wins", "self_draws", "draws", "ended"),
    *("seats", "zero_sum"),
]
SEAT = ["bot", "wins", "deal_ins", "riichi", "calls", "score", "score_ci", "places"]


def untimed(found: sim.Result) -> dict[str, Any]:
    """Everything about a result but how long it took."""
    answer = found.to_dict()
    answer.pop("seconds")
    answer.pop("hands_per_second")
    fans = [(fan.pattern.id, fan.wins, fan.worth, fan.points) for fan in found.fans]
    return {**answer, "fans": fans, "curve": found.curve, "lengths": found.lengths}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("WROBEL_LANG", "en")
    return Inside(capsys)


# The contract


@pytest.mark.parametrize("rules", FAMILY_OF)
def test_json_of_the_contract(rules: str) -> None:
    hands = 6 if SLOW else 40
    found = sim.run(rules, ["efficient", *MIXED[1:]], hands=hands, seed="json").to_dict()
    assert list(found) == CONTRACT
    assert list(found["ended"]) == ["self_draw", "discard", "draw", "abort", "chombo"]
    assert all(list(seat) == SEAT for seat in found["seats"])
    assert found["hands"] == hands == sum(found["ended"].values())
    assert found["self_draws"] == found["ended"]["self_draw"]
    assert found["draws"] == hands - found["ended"]["self_draw"] - found["ended"]["discard"]
    assert found["wins"] == sum(seat["wins"] for seat in found["seats"])
    assert found["ended"]["discard"] == sum(seat["deal_ins"] for seat in found["seats"])
    assert [seat["places"] for seat in found["seats"]] == [[]] * 4
    assert found["zero_sum"] is True


def test_matches_have_places_and_deltas_add_up() -> None:
    found = sim.run("ema-2016", MIXED, matches=4, seed="places")
    assert found.matches == 4
    assert [sum(seat.places) for seat in found.seats] == [4] * 4
    settings = settings_of("ema-2016", MIXED, "places")
    totals = [0] * 4
    for index in range(4):  # the same by the log of each match
        record = play_match(settings, index, log=True)
        events = [json.loads(line) for line in (record.log or b"").splitlines()]
        assert events[0]["names"] == [MIXED[bot] for bot in record.seating]
        last = [event for event in events if event["type"] == "settled"][-1]
        for player, bot in enumerate(record.seating):
            totals[bot] += last["scores"][player] - events[1]["scores"][player]
    assert totals == [seat.score for seat in found.seats]


def test_a_hand_that_does_not_add_up_is_noticed() -> None:
    settings = settings_of("tenhou", MIXED, "unfair")
    record = play_match(settings, 0, most_hands=2)
    tally = Tally(settings)
    tally.add(record)
    assert tally.zero_sum
    wrong = msgspec.structs.replace(record.hands[0], balanced=False)
    tally.add(msgspec.structs.replace(record, hands=[wrong]))
    assert not tally.zero_sum


# The same whatever runs it


@pytest.mark.parametrize(
    "amount", [{"hands": 30}, {"matches": 6}, {"matches": 6, "duplicate": True}]
)
def test_jobs_change_nothing(amount: dict[str, Any]) -> None:
    bots = ["tsumogiri", "random", "random", "random"]
    alone = sim.run("tenhou", bots, seed="jobs", **amount)
    assert untimed(sim.run("tenhou", bots, seed="jobs", jobs=2, **amount)) == untimed(alone)
    assert untimed(sim.run("tenhou", bots, seed="jobs", **amount)) == untimed(alone)
    assert untimed(sim.run("tenhou", bots, seed="other", **amount)) != untimed(alone)


@pytest.mark.filterwarnings("ignore")  # of distributed, when a worker is killed
def test_dask_changes_nothing_even_if_a_worker_dies() -> None:
    distributed = pytest.importorskip("distributed")
    matches = 8 if SLOW else 400
    alone = sim.run("tenhou", MIXED, matches=matches, seed="dask")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    )
    killed: list[int] = []
    try:
        with distributed.Client(cluster, set_as_default=False) as client:
            workers = client.run(os.getpid)
            assert len(set(workers.values())) == 2

            def kill_one(progress: sim.Progress) -> None:
                if not killed:
                    killed.append(progress.matches)
                    os.kill(next(iter(workers.values())), signal.SIGKILL)

            address = cluster.scheduler_address
            found = sim.run(
                "tenhou", MIXED, matches=matches, seed="dask", dask=address, progress=kill_one
            )
    finally:
        cluster.close()
    assert killed == [1]
    assert untimed(found) == untimed(alone)


def test_no_scheduler_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")

    def refuse(address: str, **_: object) -> None:
        raise OSError(f"nobody at {address}")

    monkeypatch.setattr(distributed, "Client", refuse)
    with pytest.raises(WrobelError, match="no Dask scheduler at tcp://x:1"):
        sim.run("tenhou", MIXED, matches=1, dask="tcp://x:1")


def test_a_match_without_end_is_called_off() -> None:
    # In Hong Kong the dealer stays after a draw, and these bots hardly ever win.
    found = sim.run("hk-old", ["random"] * 4, matches=1, seed="long", match_hands=20)
    assert (found.matches, found.hands) == (1, 20)
    assert [sum(seat.places) for seat in found.seats] == [1] * 4


# Seats and deals


def test_everybody_sits_everywhere() -> None:
    settings = settings_of("mcr", ["random", "tsumogiri", "efficient", "strong"])
    seatings = [plan(settings, match)[1] for match in range(24)]
    assert len(set(seatings)) == 24
    for start in range(0, 24, 4):
        for player in range(4):
            assert {seating[player] for seating in seatings[start : start + 4]} == set(range(4))


def test_duplicate_deals_have_the_same_walls(tmp_path: Path) -> None:
    bots = ["tsumogiri", "tsumogiri", "random", "random"]
    found = sim.run("tenhou", bots, matches=7, seed="walls", duplicate=True, log=tmp_path)
    assert found.matches == 12  # whole deals
    walls: list[str] = []
    names: list[tuple[str, ...]] = []
    for path in sorted(tmp_path.glob("*.jsonl")):
        events = [json.loads(line) for line in path.read_text().splitlines()]
        names.append(tuple(events[0]["names"]))
        walls.append(next(event["wall"] for event in events if event["type"] == "settled"))
    assert len(set(walls[:6])) == 1
    assert len(set(walls[6:])) == 1
    assert walls[0] != walls[6]
    assert set(names[:6]) == set(names[6:]) == set(arrangements(tuple(bots)))
    assert found.seats[0].units.n == 2


def test_logs_are_proved_by_verify(cli: Inside, tmp_path: Path) -> None:
    found = sim.run("hk-new", MIXED, hands=12, seed="logs", log=tmp_path)
    proof = json.loads(cli("verify", str(tmp_path), "--json").out)
    assert (proof["hands"], proof["illegal"], proof["payments"]) == (found.hands, [], [])


def test_a_match_is_cut_to_the_hand() -> None:
    settings = settings_of("tenhou", MIXED, "cut")
    whole = play_match(settings, 3, log=True)
    played = play_match(settings, 3, most_hands=2, log=True)
    assert cut(whole, 2) == played
    assert not played.complete


# Interrupted, resumed


def press_at(match: int) -> Any:
    def press(progress: sim.Progress) -> None:
        if progress.matches == match:
            signal.raise_signal(signal.SIGINT)

    return press


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupt_keeps_what_is_done(jobs: int) -> None:
    found = sim.run("tenhou", MIXED, matches=500, seed="stop", jobs=jobs, progress=press_at(3))
    assert found.interrupted
    assert found.to_dict()["interrupted"] is True
    whole = sim.run("tenhou", MIXED, matches=3, seed="stop")
    assert {**untimed(found), "interrupted": None} == {**untimed(whole), "interrupted": None}


@pytest.mark.parametrize("amount", [{"hands": 40}, {"matches": 6}])
def test_resume_goes_on_where_it_stopped(tmp_path: Path, amount: dict[str, int]) -> None:
    file = tmp_path / "run.jsonl"
    common: dict[str, Any] = {"seed": "go on", **amount}
    broken = sim.run("tenhou", MIXED, resume=file, progress=press_at(2), **common)
    assert broken.interrupted
    with file.open("ab") as half:  # a line that was being written when the machine went down
        half.write(b'{"type":"match","seconds":1.0,"mat')
    resumed = sim.run("tenhou", MIXED, resume=file, **common)
    assert untimed(resumed) == untimed(sim.run("tenhou", MIXED, **common))
    assert not resumed.interrupted
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + resumed.matches
    assert untimed(sim.run("tenhou", MIXED, resume=file, **common)) == untimed(resumed)
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"seed": "other"}, "seed one there, other now"),
        ({"rules": "wrc"}, "rules"),
        ({"options": {"tobi": False}}, "option tobi True there, False now"),
        ({"bots": ["random"] * 4}, "bots"),
        ({"duplicate": True}, "duplicate"),
    ],
)
def test_resume_refuses_other_settings(tmp_path: Path, changes: dict[str, Any], word: str) -> None:
    file = tmp_path / "run.jsonl"
    settings: dict[str, Any] = {"rules": "tenhou", "bots": MIXED, "seed": "one"}
    sim.run(**settings, matches=1, resume=file)
    before = file.read_bytes()
    with pytest.raises(WrobelError, match=word):
        sim.run(**{**settings, **changes}, matches=1, resume=file)
    assert file.read_bytes() == before


def test_resume_refuses_a_strange_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n")
    with pytest.raises(WrobelError, match="no file of --resume"):
        sim.run("tenhou", MIXED, matches=1, resume=file)
    assert file.read_text() == "my notes\n"


# Statistics


def test_score_interval_is_students() -> None:
    sums = Moments()
    for number in (10, -4, 7, 12, 0):
        sums.add(number)
    ends = sums.sum_interval()
    assert ends is not None
    half = 2.7764 * math.sqrt(5 * 46)  # the quantile for four degrees of freedom
    assert ends == pytest.approx((25 - half, 25 + half), abs=0.01)
    one = Moments()
    one.add(3)
    assert one.sum_interval() is None


def test_sequential_test_rarely_errs_and_finds_differences() -> None:
    source = random.Random("sequential")
    alarms = 0
    for _ in range(300):
        test = SequentialTest()
        for _ in range(300):
            test.add(source.choice((-3, -1, -1, 0, 1, 4)))
        alarms += test.significant
    assert alarms <= 15  # looked at after every number, α 5 %
    test = SequentialTest()
    while not test.significant:
        test.add(source.gauss(0.5, 1))
        assert test.moments.n < 300
    assert test.moments.mean > 0


def test_until_significant_stops_early_and_the_same_with_jobs() -> None:
    bots = ["efficient", "tsumogiri", "tsumogiri", "tsumogiri"]
    found = sim.run("tenhou", bots, until_significant=True, matches=100, seed="stop")
    assert found.verdict is not None
    assert found.verdict.significant
    assert found.verdict.mean > 0
    assert found.verdict.units == found.matches < 100
    again = sim.run("tenhou", bots, until_significant=True, matches=100, seed="stop", jobs=2)
    assert untimed(again) == untimed(found)
    with pytest.raises(WrobelError, match="equal"):
        sim.run("tenhou", ["random"] * 4, until_significant=True)


# The command, the table, the page


def test_command_prints_the_contract(cli: Inside, tmp_path: Path) -> None:
    table = tmp_path / "bots.csv"
    found = cli(
        *("sim", "--rules", "tenhou", "--bots", "tsumogiri,random,random,tsumogiri"),
        *("--matches", "2", "--seed", "cli", "--json", "--csv", str(table)),
        *("--set", "tobi=false"),
    )
    assert (found.status, found.err) == (0, "")
    answer = json.loads(found.out)
    run = sim.run("tenhou", MIXED, matches=2, seed="cli", options={"tobi": False})
    timing = {"seconds": answer["seconds"], "hands_per_second": answer["hands_per_second"]}
    assert answer == {**run.to_dict(), **timing}
    rows = [line.split(",") for line in table.read_text().splitlines()]
    assert [row[0] for row in rows[1:]] == MIXED
    assert dict(zip(*rows[:2], strict=True))["score"] == str(run.seats[0].score)


def test_command_speaks_both_languages(cli: Inside) -> None:
    arguments = ("sim", "--bots", ",".join(MIXED), "--hands", "3")
    assert "Deals in" in cli(*arguments).out
    assert "Podłożone" in cli(*arguments, "--lang", "pl").out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((), "--matches"),
        (("--hands", "1", "--matches", "1"), "not both"),
        (("--hands", "0"), "--hands"),
        (("--hands", "1", "--bots", "random,random"), "must be 4"),
        (("--hands", "1", "--bots", "a,random,random,random"), "tsumogiri"),
        (("--hands", "1", "--rules", "mcr", "--bots", "mjai:x,random,random,random"), "mcr"),
        (("--hands", "1", "--bots", "mjai:,random,random,random"), "command"),
        (("--hands", "1", "--set", "tobi=maybe"), "tobi"),
        (("--hands", "1", "--bots", ",".join(MIXED), "--resume", "/nowhere/x"), "/nowhere"),
        (("--hands", "1", "--bots", ",".join(MIXED), "--report", "/nowhere/x"), "/nowhere"),
    ],
)
def test_bad_commands(cli: Inside, arguments: tuple[str, ...], word: str) -> None:
    found = cli("sim", *arguments)
    assert found.status == 2
    assert word in found.err
    assert found.err.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_report_shows_everything_by_itself(lang: str) -> None:
    found = sim.run("mcr", ["efficient", *MIXED[1:]], matches=2, seed="report")
    text = page(found, lang)
    place = lang == "pl"
    for key in ("places", "wins", "deal_ins", "calls", "ends", "lengths", "worths", "fans"):
        assert TEXTS[key][place] in text
    assert found.fans
    assert all(fan.pattern.name(lang) in text for fan in found.fans)
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text
    assert "src=" not in text


def test_report_escapes_what_users_wrote() -> None:
    found = sim.run("tenhou", MIXED, hands=1, seed="<script>")
    assert "<script>" not in page(found, "en")


@pytest.mark.parametrize("key", TEXTS)
def test_report_texts_are_in_both_languages(key: str) -> None:
    english, polish = TEXTS[key]
    assert english.count("{") == polish.count("{")
    assert english
    assert polish


def test_a_record_is_small_and_survives_json() -> None:
    record = play_match(settings_of("tenhou", MIXED, "small"), 0)
    line = msgspec.json.encode(record)
    assert msgspec.json.decode(line, type=MatchRecord) == record
    assert len(line) < 400 * len(record.hands)


def test_a_table_of_the_same_seed_is_the_same_game() -> None:
    record = play_match(settings_of("tenhou", ["tsumogiri"] * 4, "seed"), 5, log=True)
    table = Table("tenhou", seed="seed/5")
    hand = json.loads((record.log or b"").splitlines()[1])
    assert hand["hands"] == table.events[1]["hands"]
