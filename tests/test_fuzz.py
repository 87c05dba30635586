"""A bounded share of the fuzzing, and long or deep input."""

import json

import pytest

from tests.conftest import LONG
from tests.support import fuzz
from wrobel.batch import score_lines, settle_lines


@pytest.mark.parametrize("seed", range(4))
def test_damaged_input_gets_an_answer(seed: int) -> None:
    steps = 20_000 if LONG else 400
    assert fuzz.run(seed, steps=steps) == steps


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b"[" * 100_000, "bad_json"),
        (b'{"a":' * 50_000, "bad_json"),
        (b'"' + b"x" * 2_000_000 + b'"', "bad_json"),
        (b"[]", "bad_field"),
        (b"null", "bad_field"),
        (b"17", "bad_field"),
    ],
    ids=str,
)
def test_lines_that_are_no_requests(line: bytes, code: str) -> None:
    for answer_lines in (score_lines, settle_lines):
        (answer,) = answer_lines([line])
        assert json.loads(answer)["error"]["code"] == code


def test_broken_lines_keep_their_place() -> None:
    good = {"rules": "tenhou", "hand": "123456m456p7892s", "win": "2s", "by": "self-draw"}
    lines = [
        b"{broken" if number % 10 == 9 else json.dumps({"id": number, **good}).encode()
        for number in range(10_000)
    ]
    answers = [json.loads(answer) for answer in score_lines(lines)]
    assert len(answers) == 10_000
    for number, answer in enumerate(answers):
        if number % 10 == 9:
            assert answer["error"]["code"] == "bad_json"
        else:
            assert answer["id"] == number
            assert answer["ok"]
