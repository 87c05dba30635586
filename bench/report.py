"""The figures as a table for people, as JSON and as Markdown."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

HEADINGS = ("what", "ours", "peer", "ratio", "goal", "reached?", "agreement")
# Answers that differ on more hands than these cannot count as the same work.
LEAST_AGREEMENT = 0.999


@dataclass
class Row:
    """One comparison. Without a peer, ``ours`` itself is held against an upper limit."""

    name: str
    issue: int
    ours: float
    unit: str = "ns"
    peer: str | None = None
    peer_figure: float | None = None
    ratio: float | None = None
    goal: float | None = None
    agreement: float | None = None
    note: str = ""
    more: bool = False  # the goal is the least, not the most
    differences: list[str] = field(default_factory=list)

    @property
    def reached(self) -> bool | None:
        """Is the goal reached? A fast wrong answer does not count."""
        if self.goal is None:
            return None
        if self.peer is None:
            return self.ours >= self.goal if self.more else self.ours <= self.goal
        right = self.agreement is None or self.agreement >= LEAST_AGREEMENT
        return right and self.ratio is not None and self.ratio >= self.goal

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "reached": self.reached}

    def cells(self) -> tuple[str, ...]:
        goal = ""
        if self.goal is not None:
            sign = "≥" if self.more else "≤"
            goal = f"≥ {self.goal:g} ×" if self.peer else f"{sign} {self.goal:g} {self.unit}"
        peer = self.peer or ""
        if self.peer_figure is not None:
            peer += f" {figure(self.peer_figure, self.unit)}"
        return (
            self.name,
            figure(self.ours, self.unit),
            peer,
            "" if self.ratio is None else figure(self.ratio, "×"),
            goal,
            {None: "", True: "yes", False: "no"}[self.reached],
            "" if self.agreement is None else f"{100 * self.agreement:.6g} %",
        )


def figure(value: float, unit: str) -> str:
    """A figure with three digits that matter, or all before the point."""
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def notes(rows: Sequence[Row]) -> Iterator[str]:
    """What the table has no room for."""
    for row in rows:
        if row.note:
            yield f"{row.name}: {row.note}"
        for difference in row.differences:
            yield f"{row.name}: differs on {difference}"


def table(rows: Sequence[Row]) -> Table:
    """The table of a terminal."""
    made = Table(title="Time per item, one core")
    for heading in HEADINGS:
        made.add_column(heading, no_wrap=heading in ("ours", "ratio", "goal"))
    issue = None
    for row in rows:
        if issue is not None and row.issue != issue:
            made.add_section()
        issue = row.issue
        style = {None: "", True: "green", False: "red"}[row.reached]
        cells = list(row.cells())
        if style:
            cells[5] = f"[{style}]{cells[5]}[/]"
        made.add_row(*cells)
    return made


def show(rows: Sequence[Row], console: Console) -> None:
    console.print(table(rows))
    for note in notes(rows):
        console.print(f"- {note}", highlight=False, markup=False)


def markdown(rows: Sequence[Row], about: Sequence[str]) -> str:
    """The table and its notes for the documentation."""
    lines = [
        "| " + " | ".join(HEADINGS) + " |",
        "|" + "---|" * len(HEADINGS),
        *("| " + " | ".join(row.cells()) + " |" for row in rows),
        "",
        *(f"- {line}" for line in about),
        *(f"- {note}" for note in notes(rows)),
    ]
    return "\n".join(lines) + "\n"
