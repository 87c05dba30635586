"""How much is measured, and how two lists of answers become rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench import peers
from bench.report import Row
from bench.timing import Times

MOST_DIFFERENCES = 2


@dataclass
class Sample:
    """The size of a run, and what had to be left out of it."""

    quick: bool = False
    left_out: dict[str, None] = field(default_factory=dict)

    @property
    def rounds(self) -> int:
        return 3 if self.quick else 9

    def of(self, number: int) -> int:
        """So many items in a full run."""
        return max(number // 10, 100) if self.quick else number

    def has(self, peer: str) -> bool:
        """Is this peer here? If not, that is said at the end."""
        found = peers.here(peer)
        if not found:
            line = f"skipped {peer}: pip install {peer} (or 'wrobel[bench]', which has all peers)"
            self.left_out[line] = None
        return found


def agreement(
    ours: Sequence[Any], theirs: Sequence[Any], names: Sequence[str]
) -> tuple[float, list[str]]:
    """The share of equal answers, over as many as the peer gave, and a few that differ."""
    differing = [i for i, answer in enumerate(theirs) if answer != ours[i]]
    told = [f"{names[i]}: ours {ours[i]}, theirs {theirs[i]}" for i in differing[:MOST_DIFFERENCES]]
    return 1 - len(differing) / len(theirs), told


def compare(
    name: str,
    issue: int,
    times: Times,
    goals: Mapping[str, float],
    answers: Mapping[str, tuple[Sequence[Any], Sequence[Any]]],
    names: Sequence[str],
    note: str = "",
) -> list[Row]:
    """A row for each peer that was timed beside ours."""
    rows = []
    for peer in times.rounds:
        if peer == "ours":
            continue
        share: float | None = None
        differences: list[str] = []
        if peer in answers:
            share, differences = agreement(*answers[peer], names)
        rows.append(
            Row(
                name,
                issue,
                times.best("ours"),
                peer=peer,
                peer_figure=times.best(peer),
                ratio=times.ratio("ours", peer),
                goal=goals.get(peer),
                agreement=share,
                note=note,
                differences=differences,
            )
        )
    return rows


def beside_one(
    name: str, issue: int, peer: str, one: list[float], two: list[float], goal: float
) -> Row:
    """What two workers gain beside one, of nanoseconds an item in each round."""
    ratio = median(alone / shared for alone, shared in zip(one, two, strict=True))
    return Row(name, issue, min(two), peer=peer, peer_figure=min(one), ratio=ratio, goal=goal)
