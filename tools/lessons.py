"""What strong players chose in recorded games, as rows of features on disk."""

import importlib.util
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
from tests.support.recorded_games import games, purpose
from tests.support.tenhou_replay import Replay

import wrobel
from tools import kernel
from wrobel.tiles import BY_NAME, kind

WORK = kernel.ROOT / "build" / "learn"
GAMES_A_PART = 50
Array = Any


@cache
def training_rows() -> Any:
    """``tools.training_rows``, compiled if the package is."""
    name = "tools.training_rows"
    if wrobel.mode() != "compiled":
        return importlib.import_module(name)
    source = kernel.ROOT / "tools" / "training_rows.py"
    library = WORK / f"training_rows{sysconfig.get_config_var('EXT_SUFFIX')}"
    kernel.compile_one(kernel.Module(name, source, library), kernel.ROOT, WORK, annotate=False)
    found = importlib.util.spec_from_file_location(name, library)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class Notes:
    """Choices between rows: of each position what its rows share, their own parts, the choice."""

    def __init__(self) -> None:
        self.shared: list[bytes] = []
        self.own: list[bytes] = []
        self.size: list[int] = []
        self.taken: list[int] = []
        self.purpose: list[int] = []

    def add(self, rows: list[bytes], shared: int, taken: int, purpose: int) -> None:
        self.shared.append(rows[0][:shared])
        self.own.extend(row[shared:] for row in rows)
        self.size.append(len(rows))
        self.taken.append(taken)
        self.purpose.append(purpose)

    def arrays(self) -> dict[str, Array]:
        found = {
            name: np.frombuffer(b"".join(parts), np.int8).reshape(len(parts), -1)
            for name, parts in (("shared", self.shared), ("own", self.own))
        }
        for name in ("size", "taken", "purpose"):
            found[name] = np.array(getattr(self, name), np.int8)
        return found


class Gatherer(Replay):
    """One game; notes every choice of one kind: of a discard, a claim, riichi."""

    def __init__(self, game: dict[str, Any], rows: Any, what: str, notes: Notes) -> None:
        super().__init__(game)
        self.rows = rows
        self.what = what
        self.notes = notes
        self.purpose = purpose(game["id"])

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] in ("discard", "riichi"):
            if self.what == "discard":
                self.note_discard(seat, action)
            elif self.what == "riichi":
                self.note_riichi(seat, action)
        self.table.apply(seat, action)

    def note_discard(self, seat: int, action: dict[str, Any]) -> None:
        view = self.table.view(seat)
        chosen = kind(BY_NAME[action["tile"]])
        allowed = {kind(one.tiles[0]) for one in view.legal if one.type == "discard"}
        if len(allowed) < 2:
            return
        kinds, rows, shared = self.rows.discards(view)
        kept = [i for i, one in enumerate(kinds) if one in allowed]
        place = [kinds[i] for i in kept].index(chosen)
        self.notes.add([rows[i] for i in kept], shared, place, self.purpose)

    def note_riichi(self, seat: int, action: dict[str, Any]) -> None:
        """Riichi or not, where the discard that the models like best allows it."""
        view = self.table.view(seat)
        allowed = {kind(one.tiles[0]) for one in view.legal if one.type == "riichi"}
        if not allowed:
            return
        favourite, row, shared = self.rows.favourite(view)
        if favourite in allowed:
            self.notes.add([row], shared, action["type"] == "riichi", self.purpose)

    def everybody(self, answers: dict[int, dict[str, Any]]) -> None:
        """Claims and passes; where one player claims, nobody knows what the others wanted."""
        if self.what == "claim" and self.table.phase == "claim":
            for seat in answers or self.table.to_act:
                self.note_claim(seat, answers.get(seat, {"type": "pass"}))
        super().everybody(answers)

    def note_claim(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] not in ("pass", "chow", "pung"):
            return
        view = self.table.view(seat)
        if any(one.type == "win" for one in view.legal):
            return
        places, rows, shared = self.rows.claims(view)
        if not rows:
            return
        offered = [view.legal[place].to_dict() for place in places]
        taken = 0 if action["type"] == "pass" else 1 + offered.index(action)
        self.notes.add(rows, shared, taken, self.purpose)

    def check_end(self, recorded: dict[str, Any]) -> None:
        """Other tests look at that."""


def gather_part(number: int, some: list[dict[str, Any]], what: str, models: dict[str, Any]) -> None:
    """The choices of one kind in some games, to a file."""
    rows = training_rows().TrainingRows(models)
    notes = Notes()
    for game in some:
        Gatherer(game, rows, what, notes).play()
    np.savez(WORK / f"{what}-{number:04}.npz", **notes.arrays())


def gather(what: str, jobs: int, most: int, models: dict[str, Any]) -> None:
    """The choices of one kind in all games, or in so many, to files."""
    WORK.mkdir(parents=True, exist_ok=True)
    for old in WORK.glob(f"{what}-*.npz"):
        old.unlink()
    training_rows()
    every = islice(games(tested=False), most)
    with ProcessPoolExecutor(jobs) as pool:
        waiting = []
        number = 0
        while some := list(islice(every, GAMES_A_PART)):
            waiting.append(pool.submit(gather_part, number, some, what, models))
            number += 1
            if len(waiting) > 2 * jobs:
                waiting.pop(0).result()
        for one in waiting:
            one.result()


class Lessons:
    """All choices of one kind that serve a purpose, read from the files."""

    def __init__(self, what: str, purpose: int) -> None:
        parts = sorted(WORK.glob(f"{what}-*.npz"))
        chosen = []
        for part in parts:
            with np.load(part) as file:
                chosen.append((file["purpose"] == purpose, file["size"], file["taken"]))
        self.size = np.concatenate([size[some] for some, size, _ in chosen]).astype(np.int64)
        self.taken = np.concatenate([taken[some] for some, _, taken in chosen]).astype(np.int64)
        self.start = np.concatenate([[0], np.cumsum(self.size)])
        with np.load(parts[0]) as file:
            self.shared = np.empty((len(self.size), file["shared"].shape[1]), np.int8)
            self.own = np.empty((self.start[-1], file["own"].shape[1]), np.int8)
        place = row = 0
        for part, (some, size, _) in zip(parts, chosen, strict=True):
            if not some.any():
                continue
            with np.load(part) as file:
                rows = file["own"][np.repeat(some, size)]
                self.shared[place : place + some.sum()] = file["shared"][some]
            self.own[row : row + len(rows)] = rows
            place += some.sum()
            row += len(rows)
