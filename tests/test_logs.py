"""Our own log, and round trips of made-up matches through every format."""

import io
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.conftest import LONG
from tests.support.log_samples import sample
from wrobel.errors import LogError
from wrobel.logs import wrobel_log
from wrobel.logs.botzone import writer
from wrobel.logs.convert import READERS, WRITERS, convert, read_log
from wrobel.logs.detect_format import FORMATS, detect
from wrobel.logs.events import AnyEvent, Hand, Match, type_of
from wrobel.logs.format_losses import CARRIERS, PARTLY, as_table, carried, losses, lost_by
from wrobel.logs.game import GameLog

SEEDS = st.integers(0, 10**6)
EXAMPLES = settings(max_examples=500 if LONG else 40)
RIICHI_FORMATS = sorted(CARRIERS)


def one(data: bytes, format: str = "auto") -> GameLog:
    [game] = read_log(data, format)
    return game


@pytest.mark.parametrize("format", RIICHI_FORMATS)
@EXAMPLES
@given(seed=SEEDS, rules=st.sampled_from(["tenhou", "ema-2016", "wrc", "m-league"]))
def test_what_a_format_can_carry_survives(format: str, seed: int, rules: str) -> None:
    game = sample(seed, rules)
    written = WRITERS[format](game)
    back = one(written.data)
    assert back.format == format
    assert back.events == carried(game, format)
    assert len(back.places) == len(back.events)
    assert not back.remarks
    assert back.complete
    assert WRITERS[format](back).data == written.data, "the written form is canonical"


@EXAMPLES
@given(seed=SEEDS)
def test_mcr_hands_survive_as_botzone_requests(seed: int) -> None:
    game = sample(seed, "mcr-cn98")
    written = WRITERS["botzone"](game)
    back = list(read_log(written.data))
    assert [log.events for log in back] == writer.as_games(game)
    again = b"".join(WRITERS["botzone"](log).data for log in back)
    assert again == written.data


@EXAMPLES
@given(seed=SEEDS, rules=st.sampled_from(["tenhou", "mcr", "hk-old"]))
def test_our_own_log_keeps_everything(seed: int, rules: str) -> None:
    game = sample(seed, rules)
    data, lost = wrobel_log.write(game)
    assert lost == {}
    back = one(data)
    assert back.events == game.events
    assert wrobel_log.write(back).data == data
    assert back.places == list(range(1, len(game.events) + 1))


@EXAMPLES
@given(seed=SEEDS)
def test_losses_name_what_changed(seed: int) -> None:
    """Nothing is lost but what the losses say."""
    game = sample(seed)
    for format in RIICHI_FORMATS:
        lost = losses(game, format)
        kinds = {type_of(event) for event in game.events}
        assert all(count > 0 for count in lost.values())
        assert {key.partition(".")[0] for key in lost} <= kinds
        back = one(WRITERS[format](game).data)
        assert losses(back, format) == {}, "what came back is all that the format carries"


def test_the_table_of_losses_leaves_nothing_out() -> None:
    observed = {format: set[str]() for format in FORMATS if format != "wrobel"}
    for seed in range(30):
        for format, found in observed.items():
            game = sample(
                seed, ("mcr-cn98" if format == "botzone" else ("tenhou", "wrc")[seed % 2])
            )
            found.update(WRITERS[format](game).losses)
    table = as_table()
    for format, found in observed.items():
        listed = {*lost_by(format), *PARTLY[format]}
        # mjai adds up the dragons, so that they stand together.
        assert found - listed - {"win.fans"} == set()
        assert {name.partition(".")[0] for name in listed} - {"take", "ruling"} <= {
            key.partition(".")[0] for key in found
        } | {"exhausted", "abort", "dora", "match"}
        assert all(name in table for name in listed)


def test_losses_of_a_match() -> None:
    game = sample(3)
    hands = sum(isinstance(event, Hand) for event in game.events)
    lost = losses(game, "mjai")
    assert lost["hand.commitment"] == lost["hand.dice"] == hands
    assert lost["settled.salt"] == lost["settled.wall"] == hands
    assert lost["settled.dealer_stays"] == 1, "only the last hand has none after it"
    assert lost["match.rules"] == lost["final.places"] == 1
    assert "hand.dice" not in losses(game, "mjlog")


@pytest.mark.parametrize(
    ("rules", "formats"),
    [
        ("mcr", ["mjai", "mjlog", "tenhou6"]),
        ("hk-old", ["mjai", "mjlog", "tenhou6", "botzone"]),
        ("tenhou", ["botzone"]),
    ],
)
def test_a_format_for_another_family_is_refused(rules: str, formats: list[str]) -> None:
    game = sample(1, rules)
    for format in formats:
        with pytest.raises(LogError) as raised:
            WRITERS[format](game)
        assert raised.value.code == "wrong_family"


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_log_that_breaks_off_is_good_to_its_last_whole_line(cut: int) -> None:
    game = sample(5)
    data = wrobel_log.write(game).data[:-cut]
    back = one(data)
    whole = data.count(b"\n")
    assert back.events[:whole] == game.events[:whole]
    assert len(back.events) in {whole, whole + 1}  # a line can be whole without its break
    assert back.complete == (len(back.events) == whole + 1)


def test_a_bad_line_in_the_middle_is_an_error_with_its_place() -> None:
    lines = wrobel_log.write(sample(5)).data.splitlines(keepends=True)
    lines[7] = b'{"type":"discard","player":7,"tile":"1m","drawn":true}\n'
    with pytest.raises(LogError) as raised:
        one(b"".join(lines))
    assert raised.value.place == "line 8"


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"draw","player":0,"tile":"9z","left":3}',
        '{"type":"draw","player":4,"tile":"1m","left":3}',
        '{"type":"draw","player":0,"tile":"1m"}',
        '{"type":"draw","player":0,"tile":"1m","left":3,"more":1}',
        '{"type":"wish","player":0}',
        '{"type":"abort","why":"boredom","hands":null}',
        "[]",
        "1",
    ],
)
def test_lines_that_are_no_events(line: str) -> None:
    data = wrobel_log.write(sample(1)).data + line.encode() + b"\n"
    with pytest.raises(LogError):
        one(data)


def test_a_newer_log_is_refused() -> None:
    data = wrobel_log.write(sample(1)).data.replace(b'"version":1', b'"version":2', 1)
    with pytest.raises(LogError):
        one(data)


def test_events_are_streamed_and_read_while_they_come() -> None:
    game = sample(2)
    stream = io.BytesIO()
    writer = wrobel_log.LogWriter(stream)
    for number, event in enumerate(game.events, 1):
        writer.write(event)
        if number % 50 == 1:
            assert len(one(stream.getvalue()).events) == number


def test_several_matches_in_one_file() -> None:
    games = [sample(seed) for seed in (1, 2, 3)]
    data = b"".join(wrobel_log.write(game).data for game in games)
    assert [game.events for game in read_log(data)] == [game.events for game in games]
    assert len(convert(data, "mjai").files) == 1
    assert len(convert(data, "tenhou6").files) == 3
    assert len(list(read_log(convert(data, "mjai").files[0]))) == 3


def test_events_from_dictionaries_and_back() -> None:
    game = sample(4)
    fields = [wrobel_log.to_dict(event) for event in game.events]
    assert [json.loads(wrobel_log.line(event)) for event in game.events] == fields
    assert wrobel_log.game_of(fields).events == game.events
    with pytest.raises(LogError):
        wrobel_log.game_of(fields[1:])


def test_the_schema_knows_every_event() -> None:
    schema = wrobel_log.schema()
    tags = {
        definition["properties"]["type"]["enum"][0]
        for definition in schema["$defs"].values()
        if "type" in definition["properties"]
    }
    assert tags == {str(kind.__struct_config__.tag) for kind in AnyEvent.__args__}


def test_the_docs_name_every_event_and_field() -> None:
    page = Path(__file__).parents[1] / "docs" / "logs.md"
    if not page.exists():
        pytest.skip("no docs here")
    rows = dict(
        re.findall(r"^\| (`[a-z_`, ]+`) \| (.*) \|$", page.read_text("utf-8"), re.MULTILINE)
    )
    told = {kind: text for kinds, text in rows.items() for kind in re.findall("[a-z_]+", kinds)}
    for kind in AnyEvent.__args__:
        text = told[str(kind.__struct_config__.tag)]
        fields = {field.encode_name for field in structs.fields(kind)}
        assert fields <= set(re.findall("`([a-z_]+)`", text)), kind


@pytest.mark.parametrize("field", ["winds", "scores", "hands"])
def test_every_player_of_the_match_has_an_entry(field: str) -> None:
    fields = [wrobel_log.to_dict(event) for event in sample(4).events]
    at = next(place for place, event in enumerate(fields) if event["type"] == "hand")
    fields[at][field] = fields[at][field][:3]
    data = b"".join(json.dumps(event).encode() + b"\n" for event in fields)
    with pytest.raises(LogError, match=f"line {at + 1}: {field} has 3 entries for 4 players"):
        list(wrobel_log.read(data))


def test_a_match_has_as_many_players_as_its_rules() -> None:
    match = wrobel_log.to_dict(sample(4).events[0])
    match["names"] = match["names"][:3]
    rules = match["rules"] = "tenhou"
    line = json.dumps(match).encode() + b"\n"
    with pytest.raises(LogError, match=f"line 1: {rules} has 4 players, not 3"):
        list(wrobel_log.read(line))
    [game] = wrobel_log.read(json.dumps({**match, "rules": None}).encode() + b"\n")
    with pytest.raises(LogError, match="4 players, not 3"):
        game.under(rules)


def test_fields_stand_in_the_order_of_the_design() -> None:
    game = sample(1)
    hand = next(event for event in game.events if isinstance(event, Hand))
    assert list(wrobel_log.to_dict(hand)) == [
        *("type", "name", "round", "number", "dealer", "winds", "honba", "deposits", "scores"),
        *("dice", "commitment", "hands", "dora", "left"),
    ]


@pytest.mark.parametrize("format", FORMATS)
def test_detection(format: str) -> None:
    game = sample(6, "mcr-cn98" if format == "botzone" else "tenhou")
    data = WRITERS[format](game).data
    assert detect(data[:1000]) == format
    assert detect(b"\n\n  " + data[:1000]) == format
    assert set(READERS) == set(WRITERS) == set(FORMATS)


@pytest.mark.parametrize("head", [b"", b"   \n", b"hello", b"[1,2]", b"{}", b'"x"', b"\x00\x01"])
def test_what_is_no_log(head: bytes) -> None:
    with pytest.raises(LogError) as raised:
        list(read_log(head))
    assert raised.value.code in {"empty", "unknown_format"}


def test_rules_for_logs_that_name_none() -> None:
    game = one(convert(wrobel_log.write(sample(1)).data, "mjai").files[0])
    assert game.match.rules is None
    assert game.match.options == {"length": "east-south", "red_fives": 3}
    ruled = game.under("wrc")
    assert ruled.match.rules == "wrc"
    assert ruled.match.options["red_fives"] == 3, "what the log says stays"
    assert game.under("wrc", {"red_fives": 0}).match.options["red_fives"] == 0
    assert ruled.events[1:] == game.events[1:]
    again = ruled.under("tenhou")
    assert again.match.options["kuikae"] == "forbidden"
    assert isinstance(game.events[0], Match)
    assert game.match.rules is None, "the log itself is not changed"


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(LogError):
        convert(b"{}", "mahjong")
    with pytest.raises(LogError):
        list(read_log(b"{}", "mahjong"))
