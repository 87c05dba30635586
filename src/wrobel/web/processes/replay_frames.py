"""A replay made ready to be sent: every answer about it, packed, before anybody asks.

This runs in the reader's process. The server only hands out what is here.
"""

import gzip
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from wrobel.analysis import forms_of
from wrobel.languages import LANGUAGES
from wrobel.logs.convert import formats_for
from wrobel.logs.findings import Finding
from wrobel.logs.json_changes import changes
from wrobel.logs.scene import Scene
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import places_under
from wrobel.web.rooms.draw_waits import TAIL, draw_waits
from wrobel.web.rooms.match_end import match_end
from wrobel.web.wire.http_types import (
    Change,
    Frame,
    ReplayFrames,
    ReplayHand,
    ReplayInfo,
    ReplayNote,
)

MOST_NOTES = 200
Event = dict[str, Any]


class Kept(msgspec.Struct, array_like=True):
    """A replay as it is stored: bodies of answers, packed with gzip."""

    rules: str
    names: list[str]
    infos: dict[str, bytes]  # by language
    hands: list[bytes]
    log: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.log) + sum(map(len, self.hands)) + sum(map(len, self.infos.values()))


def pack(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def kept_of(
    id: str, events: list[Event], notes: Sequence[Finding], source: str, assumed: bool
) -> Kept:
    """All that will be asked about a match."""
    match, last = events[0], events[-1]
    found = [place for place, event in enumerate(events) if event["type"] == "hand"]
    hands = list(pairwise([*found, len(events)]))
    options = rulesets.load(match["rules"], match.get("options"))
    about = ReplayInfo(
        id=id,
        rules=match["rules"],
        family=rulesets.family_of(match["rules"]),
        names=match["names"],
        source=source,
        assumed=assumed,
        hands=[hand_of(events[start:end], start) for start, end in hands],
        final=last if last["type"] == "final" else None,
        notes=[],
        formats=formats_for(match["rules"], match["layout"]),
    )
    infos = {}
    for lang in LANGUAGES:
        about.notes = [
            ReplayNote(note.event, note.hand, note.sentence(lang)) for note in notes[:MOST_NOTES]
        ]
        infos[lang] = pack(msgspec.json.encode(about))
    return Kept(
        rules=match["rules"],
        names=match["names"],
        infos=infos,
        hands=[
            pack(msgspec.json.encode(frames_of(options, events[start:end]))) for start, end in hands
        ],
        log=pack(b"".join(msgspec.json.encode(event) + b"\n" for event in events)),
    )


def frames_of(options: Options, events: list[Event]) -> ReplayFrames:
    """The table at the start of a hand, and what every event changes."""
    forms = sum(forms_of(options).values())
    scene = Scene(options.rules)
    scene.show(events[0])
    first = before = scene.view()
    frames = [Frame(events[0], [], places=places_under(options, first["scores"]))]
    for event in events[1:]:
        scene.show(event)
        after = scene.view()
        frames.append(Frame(event, [Change(list(at), to) for at, to in changes(before, after)]))
        if after["scores"] != before["scores"]:
            frames[-1].places = places_under(options, after["scores"])
        before = after
    for place in range(max(0, len(events) - TAIL), len(events)):
        frames[place].waits = draw_waits(events[: place + 1], forms) or msgspec.UNSET
    last = events[-1]
    if last["type"] == "final":
        frames[-1].end = match_end(options, last["scores"], last)
    return ReplayFrames(first, frames)


def hand_of(events: list[Event], first: int) -> ReplayHand:
    """A hand in a list: its name, how it ended, and what was paid."""
    settled: Event = next((event for event in reversed(events) if event["type"] == "settled"), {})
    ends = [event for event in events if event["type"] in ("exhausted", "abort")]
    return ReplayHand(
        name=events[0]["name"],
        first=first,
        events=len(events),
        winners=[event["player"] for event in events if event["type"] == "win"],
        end=ends[0]["type"] if ends else None,
        payments=settled.get("payments"),
    )
