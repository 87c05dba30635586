"""What is kept of a match: small, the same from every worker, one line of a journal."""

import msgspec


class WinRecord(msgspec.Struct, array_like=True, gc=False):
    """A win; ``fans`` are places in the catalogue of the family, with worth of one and count."""

    player: int
    points: int
    worth: int
    fans: list[tuple[int, int, int]]


class HandRecord(msgspec.Struct, array_like=True, gc=False):
    """A hand: see ``hand_loop.play_hand``. ``ended`` is a code of ``wrobel.state.phases``."""

    ended: int
    giver: int
    changes: list[int]
    riichi: int
    claimed: int
    discards: int
    balanced: bool
    wins: list[WinRecord]


class Fault(msgspec.Struct, array_like=True, gc=False, frozen=True):
    """What somebody else's bot did wrong: ``crash``, ``late``, ``nonsense`` or ``illegal``."""

    bot: int
    hand: int
    kind: str
    detail: str


class MatchRecord(msgspec.Struct, array_like=True, gc=False):
    """A match. ``seating`` has the number of the bot that each player was.

    ``places`` are empty for a match that was cut off; ``log`` is the log, if it was wanted.
    """

    index: int
    deal: int
    seating: tuple[int, ...]
    hands: list[HandRecord]
    places: list[int]
    faults: list[Fault] = []
    log: bytes | None = None

    @property
    def complete(self) -> bool:
        return bool(self.places)


def cut(record: MatchRecord, hands: int) -> MatchRecord:
    """The first hands of a match."""
    if hands >= len(record.hands):
        return record
    faults = [fault for fault in record.faults if fault.hand <= hands]
    log = None if record.log is None else cut_log(record.log, hands)
    return msgspec.structs.replace(
        record, hands=record.hands[:hands], places=[], faults=faults, log=log
    )


def cut_log(log: bytes, hands: int) -> bytes:
    r"""A log up to the settlement of so many hands.

    >>> cut_log(b'{"type":"match"}\n{"type":"settled"}\n{"type":"hand"}\n', 1)
    b'{"type":"match"}\n{"type":"settled"}\n'
    """
    kept = []
    for line in log.splitlines(keepends=True):
        kept.append(line)
        if line.startswith(b'{"type":"settled"'):
            hands -= 1
            if not hands:
                break
    return b"".join(kept)
