"""States as bytes: nothing is forgotten, and what is equal has the same digest."""

import pickle
import random
import re
from pathlib import Path

import pytest

import wrobel
from tests.table_play import SETTINGS, moments, step
from wrobel import TextError
from wrobel.state import fields
from wrobel.state.state import State, unpack

DECLARED = Path(wrobel.__file__).parent / "state" / "state.pxd"
SIZES = {"int": "i", "short": "h", "signed char": "b", "bint": "b", "unsigned long long": "Q"}


def test_every_number_is_packed() -> None:
    """The declarations are the authority: names, how many, how large."""
    declared = {
        name: (SIZES[type], int(size or 1))
        for type, size, name in re.findall(
            r"^    cdef ([a-z ]+?)(?:\[(\d+)\])? (\w+)$", DECLARED.read_text(), re.MULTILINE
        )
    }
    packed = {name: (size, count) for row, count in fields.FIELDS for name, size in row}
    assert packed == declared
    assert len(State().numbers()) == len(fields.NAMES)


@pytest.mark.parametrize("setting", SETTINGS[:11], ids=lambda setting: setting.id)
def test_bytes_and_back(setting: object) -> None:
    for number, table in enumerate(moments(setting, 3)):  # type: ignore[arg-type]
        if number % 11:
            continue
        packed = table.pack()
        state = unpack(packed)
        assert state.pack() == packed
        assert state.digest() == table.digest()
        assert pickle.loads(pickle.dumps(state)).pack() == packed  # noqa: S301
        assert fields.from_names(fields.by_name(packed)) == packed


def test_every_number_comes_back_as_it_was() -> None:
    """Each in turn is 1 where all others are 0."""
    zeros = fields.by_name(bytes(fields.FORMAT.size))
    for name, values in zeros.items():
        for place in {0, len(values) - 1}:
            one = {key: list(numbers) for key, numbers in zeros.items()}
            one[name][place] = 1
            packed = fields.from_names(one)
            assert unpack(packed).pack() == packed, name
            assert unpack(packed).copy().pack() == packed, name


def test_bytes_that_are_no_state_are_refused() -> None:
    for wrong in (b"", bytes(7), bytes(fields.FORMAT.size + 1)):
        with pytest.raises(TextError, match="bytes"):
            unpack(wrong)


def test_questions_do_not_change_a_digest() -> None:
    dice = random.Random(5)
    for table in moments(SETTINGS[4], 5):
        before = table.digest()
        for player in range(4):
            table.legal(player)
            table.view(player).to_dict()
        assert table.digest() == before
        twin = table.copy()
        if twin.to_act:
            step(twin, dice)
            assert twin.digest() != before
