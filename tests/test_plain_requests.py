"""The quick reader of requests agrees with the careful one, or leaves the request to it."""

import json
import random
from functools import cache
from typing import Any

import pytest

from tests.conftest import LONG
from tests.support import fuzz
from tests.support.case_tables import table
from wrobel.batch import score_lines
from wrobel.errors import WrobelError
from wrobel.lines import answer_lines, score_answer
from wrobel.rules.plain_lines import LineScorer
from wrobel.rules.plain_requests import Reader, blank, pack_all
from wrobel.rules.request import Request
from wrobel.rules.request_words import Words

FACTS = (
    *("melds", "win", "by", "giver", "seat", "round", "flags", "honba", "deposits", "reds"),
    *("dora_n", "ura_n", "bonus", "liable", "tiles_left", "fresh", "fed_by", "exempt", "id"),
)


def facts(request: Request) -> list[Any]:
    """All that a scorer looks at."""
    return [
        *(getattr(request, name) for name in FACTS),
        *(request.count(kind) for kind in range(34)),
        *(request.copies(kind) for kind in range(34)),
        *(request.meld(i) for i in range(request.melds)),
        request.options,
    ]


def read_carefully(fields: Any) -> Request | None:
    try:
        return Request(fields)
    except WrobelError:
        return None


def slow_answer(line: bytes) -> bytes:
    (answer,) = answer_lines([line], score_answer)
    return answer


@cache
def good_requests() -> list[dict[str, Any]]:
    """Worked examples and random wins of all families."""
    names = ("riichi_score", "mcr_score", "hongkong_score")
    worked = [row["request"] for name in names for row in table(name)]
    return [one for one in worked if read_carefully(one)] + fuzz.requests(1)


def test_plain_requests_are_read_quickly() -> None:
    """Most of the worked examples are plain, and understood in the same way."""
    reader = Reader()
    quick = 0
    good = good_requests()
    for fields in good:
        request = blank()
        if reader.read_dict(request, fields):
            quick += 1
            assert facts(request) == facts(Request(fields)), fields
    assert quick > len(good) // 2


@pytest.mark.parametrize("shared", [False, True])
def test_scattered_requests_are_packed_alike(shared: bool) -> None:
    """Requests all over the memory, good and damaged ones of all families, some read before."""
    rng = random.Random(f"scattered {shared}")
    good = good_requests()
    given: list[Any] = []
    for number in range(2000):
        fields: Any = {"id": number, **rng.choice(good)}
        if rng.random() < 0.2:
            fields = fuzz.damaged(rng, fields)
        # keys that all requests share, and such of their own
        given.append(fields if shared else json.loads(json.dumps(fields)))
        if rng.random() < 0.02:
            given.append(Request(rng.choice(good)))
    rng.shuffle(given)
    for part in (given, given[:5], given[:70]):
        packed = pack_all(part)
        assert len(packed) == len(part)
        for fields, ready in zip(part, packed, strict=True):
            if isinstance(fields, Request):
                assert ready is fields
                continue
            try:
                careful = Request(fields)
            except WrobelError as error:
                assert str(ready) == str(error)
            else:
                assert facts(ready) == facts(careful), fields
                assert ready.fields is fields


def test_words_are_found_whole() -> None:
    words = Words({"E": 0, "by": 1, "win": 2, "flags": 3, "bonus_replacement": 4})
    asked = ("E", "by", "win", "flags", "bonus_replacement", "bonus_re_lacement", "wn", "flag", "")
    assert [words.number(word) for word in asked] == [0, 1, 2, 3, 4, -1, -1, -1, -1]


def test_lines_are_answered_alike() -> None:
    scorer = LineScorer()
    quick = 0
    good = good_requests()
    for number, fields in enumerate(good):
        for identity in (number, f"no. {number}"):
            line = json.dumps({"id": identity, **fields}).encode()
            answer = scorer.answer(line)
            quick += answer is not None
            if answer is not None:
                assert answer == slow_answer(line)
    assert quick > len(good) // 2


@pytest.mark.parametrize("seed", range(4))
def test_damaged_requests_are_left_to_the_careful_reader(seed: int) -> None:
    """What the quick reader takes, the careful one takes too, and gets the same out of it."""
    rng = random.Random(f"plain {seed}")
    good = good_requests()
    reader = Reader()
    scorer = LineScorer()
    for _ in range(20_000 if LONG else 1000):
        fields: Any = rng.choice(good)
        for _ in range(rng.randint(1, 3)):
            fields = fuzz.damaged(rng, fields)
        if type(fields) is not dict:
            continue
        request = blank()
        if reader.read_dict(request, fields):
            careful = read_carefully(fields)
            assert careful is not None, fields
            assert facts(request) == facts(careful), fields
        text = json.dumps({"id": rng.randrange(10**9), **fields})
        for given in (text, fuzz.damaged_text(rng, text)):
            line = given.encode("utf-8", "surrogatepass")
            answer = scorer.answer(line)
            assert answer is None or answer == slow_answer(line), line


@pytest.mark.parametrize(
    "line",
    [
        '{"id":1,"id":2,"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":01,"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":1.5,"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":-1,"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":null,"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":"\\u0041","rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":"ż","rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"id":{"a":1},"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw","honba":1000001}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw","honba":true}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw","from":null}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw","liable":null}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw"} {}',
        '{"rules":"tenhou","hand":"123456m456p7892s","win":"2s","by":"self-draw",}',
        '  {"rules" : "tenhou","hand":"123456m456p7892s" , "win":"2s","by":"self-draw"}\r\n',
        '{"rules":"tenhou","hand":"456p7892s[123m]","win":"2s","by":"self-draw"}',
        '{"rules":"nowhere","hand":"123456m456p7892s","win":"2s"}',
        "{}",
        "",
    ],
)
def test_odd_lines(line: str) -> None:
    (answer,) = score_lines([line.encode()])
    assert answer == slow_answer(line.encode())


def test_long_ids_come_back() -> None:
    fields = {"rules": "tenhou", "hand": "123456m456p7892s", "win": "2s", "by": "self-draw"}
    for size in (900, 1100, 100_000):
        (answer,) = score_lines([json.dumps({"id": "x" * size, **fields}).encode()])
        assert json.loads(answer)["id"] == "x" * size
