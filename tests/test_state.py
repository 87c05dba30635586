"""States as bytes: nothing is forgotten, and what is equal has the same digest."""

import pickle
import random
from pathlib import Path

import pytest

from tests.support.table_play import SETTINGS, moments, step
from wrobel import TextError
from wrobel.state import fields
from wrobel.state.state import State, unpack

ROOT = Path(__file__).parents[1]


def test_what_is_made_from_the_declaration_is_fresh() -> None:
    """Attributes, lists, copies and packing are written by a program from one table of fields."""
    if not (ROOT / "tools").is_dir():
        pytest.skip("no source tree")
    from tools.state_fields import made

    for path, text in made().items():
        assert path.read_text("utf-8") == text, "run python -m tools.state_fields"


def test_every_number_is_packed() -> None:
    names = [field.name for declared in fields.DECLARED.values() for field in declared]
    assert len(names) == len(set(names))
    assert set(names) == set(fields.NAMES)
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
