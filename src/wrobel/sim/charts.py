"""Plots as SVG, drawn here: colours come from the style of the page that holds them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 560
LEFT = 118
RIGHT = 24
LINE = 30


@dataclass(frozen=True, slots=True)
class Series:
    """A name, its numbers, and the number of its colour."""

    name: str
    colour: int
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its interval; ``text`` is how it is told."""

    name: str
    colour: int
    value: float
    low: float
    high: float
    text: str


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers that cover a range.

    >>> ticks(0, 97)
    [0.0, 20.0, 40.0, 60.0, 80.0]
    """
    span = (high - low) or 1.0
    rough = span / about
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * unit for unit in (1, 2, 2.5, 5, 10) if power * unit >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(step * place, 10) + 0.0 for place in range(first, last + 1)]


def short(number: float) -> str:
    """A number for an axis.

    >>> [short(number) for number in (0, 0.25, -1500, 120000, 2500000)]
    ['0', '0.25', '−1500', '120k', '2.5M']
    """
    size = abs(number)
    if size >= 1_000_000:
        text = f"{number / 1_000_000:g}M"
    elif size >= 10_000:
        text = f"{number / 1000:g}k"
    else:
        text = f"{number:g}"
    return text.replace("-", "−")


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">\n'
        f"<title>{escape(label)}</title>\n{inner}\n</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, told: str, rx: int = 3) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"'
        f' rx="{rx}" class="{kind}"><title>{escape(told)}</title></rect>'
    )


def curves(label: str, series: Sequence[Series], x_name: str) -> str:
    """Lines over the number of matches, named at their ends."""
    height, top, bottom, left, right = 280, 16, 34, 52, 108
    xs = [x for one in series for x, _ in one.points]
    ys = [y for one in series for _, y in one.points] + [0.0]
    x_high = max(xs)
    low, high = min(ys), max(ys)
    pad = (high - low) * 0.06 or 1
    low, high = low - pad, high + pad

    def place(x: float, y: float) -> tuple[float, float]:
        across = left + (WIDTH - left - right) * x / x_high
        return across, top + (height - top - bottom) * (high - y) / (high - low)

    parts = []
    for tick in ticks(low, high):
        _, y = place(0, tick)
        parts.append(line(left, y, WIDTH - right, y, "zero" if tick == 0 else "grid"))
        parts.append(text(left - 8, y + 4, short(tick), "axis", "end"))
    for tick in ticks(0, x_high):
        x, _ = place(tick, 0)
        parts.append(text(x, height - bottom + 18, short(tick), "axis", "middle"))
    parts.append(text(WIDTH - right, height - 2, x_name, "axis", "end"))
    ends = []
    for one in series:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(x, y) for x, y in one.points))
        parts.append(f'<polyline points="{path}" class="curve c{one.colour}"/>')
        x, y = place(*one.points[-1])
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="f{one.colour}"/>')
        ends.append((y, one))
    for y, one in apart(ends, 16, top, height - bottom):
        parts.append(text(WIDTH - right + 12, y + 4, one.name, f"name t{one.colour}"))
    return svg(height, label, parts)


def apart(
    ends: list[tuple[float, Series]], gap: float, low: float, high: float
) -> list[tuple[float, Series]]:
    """Labels pushed apart so that none covers another."""
    ordered = sorted(ends, key=lambda end: end[0])
    placed: list[float] = []
    for y, _ in ordered:
        placed.append(max(y, placed[-1] + gap if placed else low))
    shift = max(0.0, (placed[-1] if placed else 0) - high)
    for place in range(len(placed) - 1, -1, -1):
        limit = high if place == len(placed) - 1 else placed[place + 1] - gap
        placed[place] = min(placed[place], limit) if shift else placed[place]
    return [(y, one) for y, (_, one) in zip(placed, ordered, strict=True)]


def intervals(
    label: str, rows: Sequence[Estimate], percent: bool = False, zero: bool = True
) -> str:
    """A dot for each value on a bar that is its interval."""
    height = LINE * len(rows) + 30
    low = min([row.low for row in rows] + ([0.0] if zero else []))
    high = max([row.high for row in rows] + ([0.0] if zero else []))
    pad = (high - low) * 0.05 or 0.01
    low, high = (low - pad if low < 0 else low), high + pad
    right = 146

    def place(x: float) -> float:
        return LEFT + (WIDTH - LEFT - right) * (x - low) / (high - low)

    parts = []
    for tick in ticks(low, high, 4):
        x = place(tick)
        parts.append(line(x, 4, x, height - 24, "zero" if tick == 0 else "grid"))
        shown = f"{100 * tick:g}%" if percent else short(tick)
        parts.append(text(x, height - 8, shown, "axis", "middle"))
    for number, row in enumerate(rows):
        y = 4 + LINE * (number + 0.5)
        parts.append(text(LEFT - 14, y + 4.5, row.name, "name", "end"))
        parts.append(
            box(
                place(row.low),
                y - 5,
                place(row.high) - place(row.low),
                10,
                f"s{row.colour}",
                row.text,
                5,
            )
        )
        parts.append(
            f'<circle cx="{place(row.value):.1f}" cy="{y:.1f}" r="6" class="f{row.colour} dot">'
            f"<title>{escape(row.text)}</title></circle>"
        )
        parts.append(text(WIDTH - right + 14, y + 4.5, row.text, "value"))
    return svg(height, label, parts)


def shares(
    label: str, rows: Sequence[tuple[str, Sequence[int]]], names: Sequence[str], kinds: str
) -> str:
    """Bars of full length, divided; ``kinds`` is the letter of their colours."""
    height = (LINE + 6) * len(rows) + 30
    parts = []
    wide = WIDTH - LEFT - RIGHT
    for number, (name, counts) in enumerate(rows):
        y = (LINE + 6) * number + 4
        total = sum(counts) or 1
        x = float(LEFT)
        parts.append(text(LEFT - 14, y + LINE / 2 + 4.5, name, "name", "end"))
        for place, count in enumerate(counts):
            width = wide * count / total
            told = f"{names[place]}: {count} ({100 * count / total:.1f}%)"
            if count:
                parts.append(box(x, y, width - 2, LINE, f"{kinds}{place}", told))
            if width > 44:
                share = f"{100 * count / total:.0f}%"
                kind = f"inside i{kinds}{place}"
                parts.append(text(x + width / 2 - 1, y + LINE / 2 + 4.5, share, kind, "middle"))
            x += width
    x = float(LEFT)
    for place, name in enumerate(names):
        if not any(counts[place] for _, counts in rows):
            continue
        y = height - 16
        parts.append(box(x, y, 11, 11, f"{kinds}{place}", name))
        parts.append(text(x + 16, y + 10, name, "axis"))
        x += 28 + 6.2 * len(name)
    return svg(height, label, parts)


def columns(label: str, counts: Sequence[tuple[str, int]], x_name: str) -> str:
    """A histogram."""
    height, top, bottom, left = 220, 14, 40, 46
    total = sum(count for _, count in counts) or 1
    most = max(count for _, count in counts) / total
    step = (WIDTH - left - RIGHT) / len(counts)
    parts = []
    for tick in ticks(0, most, 4):
        y = top + (height - top - bottom) * (1 - tick / most)
        parts.append(line(left, y, WIDTH - RIGHT, y, "zero" if tick == 0 else "grid"))
        parts.append(text(left - 8, y + 4, f"{100 * tick:g}%", "axis", "end"))
    longest = max(len(name) for name, _ in counts)
    every = math.ceil((6.5 * longest + 10) / step)
    for number, (name, count) in enumerate(counts):
        tall = (height - top - bottom) * count / total / most
        x = left + step * number
        told = f"{name}: {count} ({100 * count / total:.1f}%)"
        gap = min(3.0, step / 5)
        parts.append(
            box(
                x + gap / 2,
                height - bottom - tall,
                step - gap,
                tall,
                "bar",
                told,
                2 if tall > 3 else 0,
            )
        )
        if number % every == 0:
            parts.append(text(x + step / 2, height - bottom + 17, name, "axis", "middle"))
    parts.append(text(WIDTH - RIGHT, height - 4, x_name, "axis", "end"))
    return svg(height, label, parts)
