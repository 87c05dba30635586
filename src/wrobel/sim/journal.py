"""A run on disk: its settings, then a line for every match, so that it can go on later."""

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec
from msgspec import json

from wrobel.errors import TextError, os_words
from wrobel.lines import unfit
from wrobel.sim.records import MatchRecord
from wrobel.sim.settings import Settings


class Head(msgspec.Struct, tag="settings"):
    """The first line."""

    settings: Settings


class Line(msgspec.Struct, tag="match"):
    """A match, and how long the run had taken when it was written."""

    seconds: float
    match: MatchRecord


_HEAD = json.Decoder(Head)
_LINE = json.Decoder(Line)
_ENCODER = json.Encoder()


class Journal:
    """The file of ``--resume``. What an interruption left half written is dropped."""

    def __init__(self, path: str | Path, settings: Settings) -> None:
        self.path = Path(path)
        self.records: list[MatchRecord] = []
        self.seconds = 0.0
        try:
            good = self.read(settings) if self.path.exists() else 0
            self.file = self.path.open("r+b" if good else "wb")
        except OSError as error:
            raise TextError("cannot_use", path=self.path, why=os_words(error)) from error
        self.file.truncate(good)
        self.file.seek(good)
        if not good:
            self.file.write(_ENCODER.encode(Head(settings)) + b"\n")
            self.file.flush()

    def read(self, settings: Settings) -> int:
        """Read what is there; returns how many bytes of it are whole lines."""
        good = 0
        for number, line in enumerate(self.path.read_bytes().splitlines(keepends=True)):
            if not line.endswith(b"\n"):
                break
            try:
                if not number:
                    self.compare(_HEAD.decode(line).settings, settings)
                else:
                    self.take(_LINE.decode(line))
            except msgspec.DecodeError as error:
                raise TextError(
                    "not_resumable", path=self.path, line=number + 1, why=unfit(error)
                ) from error
            good += len(line)
        return good

    def take(self, line: Line) -> None:
        if line.match.index != len(self.records):
            raise TextError(
                "wrong_match", path=self.path, found=line.match.index, wanted=len(self.records)
            )
        self.records.append(line.match)
        self.seconds = line.seconds

    def compare(self, found: Settings, wanted: Settings) -> None:
        """Refuse to go on with another game."""
        for name in Settings.__struct_fields__:
            one, other = getattr(found, name), getattr(wanted, name)
            if name == "options":
                keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
                if keys:
                    name = f"option {keys[0]}"
                    one, other = one.get(keys[0]), other.get(keys[0])
                else:
                    continue
            if one != other:
                raise TextError(
                    "other_settings", path=self.path, name=name, one=told(one), other=told(other)
                )

    def add(self, record: MatchRecord, seconds: float) -> None:
        """Write a match down."""
        kept = msgspec.structs.replace(record, log=None)
        self.file.write(_ENCODER.encode(Line(round(seconds, 3), kept)) + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.file.close()


def told(value: object) -> str:
    """A setting in an error."""
    return ",".join(value) if isinstance(value, tuple) else str(value)
