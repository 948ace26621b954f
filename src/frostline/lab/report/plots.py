"""The plots of the report: shapes of distributions, intervals, stacked bars, pairs of dots."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .drawing import LEFT, LINE, RIGHT, Drawing, Scale, shorten, width_of
from .samples import Ends

Spell = Callable[[float, int], str]  # a number with so many digits, as the language writes it
NO_SEAT = -1
BINS = 36


class Row(NamedTuple):
    """A line of a plot: who or what, the number in words, a value with its interval, and more where a plot has it."""

    label: str
    said: str
    tip: str
    value: float
    ends: Ends | None
    seat: int = NO_SEAT
    wide: Ends | None = None  # the interval that holds for all comparisons together
    mark: str = ""  # "up" or "down": beyond what chance explains
    counts: Counter[int] | None = None
    second: float | None = None


def heading(drawing: Drawing, row: Row) -> None:
    """The words of a row: the name, cut if it must be, and the number."""
    x = LEFT
    if row.seat != NO_SEAT:
        drawing.sign(row.seat, x + 7, drawing.y + 9, 14)
        x += 20
    room = RIGHT - x - width_of(row.said) - 8
    bold = bool(row.mark) or row.seat != NO_SEAT
    drawing.words(x, drawing.y + 13, shorten(row.label, room, bold), "b" if bold else "")
    drawing.words(RIGHT, drawing.y + 13, row.said, f"num {row.mark}".strip())
    drawing.y += LINE


def shapes(title: str, text: str, rows: Sequence[Row], unit: str, spell: Spell) -> str:
    """How often each score occurs, a shape a row; the mean and its interval stand in it."""
    drawing = Drawing(title, text)
    low = min(min(row.counts) for row in rows if row.counts)
    high = max(max(row.counts) for row in rows if row.counts)
    step = max(1, math.ceil((high - low + 1) / BINS))
    scale = Scale(low - 0.5, low - 0.5 + step * math.ceil((high - low + 1) / step))
    shares = [binned(row.counts or Counter(), low, step) for row in rows]
    most = max(max(each.values()) for each in shares)
    tall = 34.0
    for row, share in zip(rows, shares, strict=True):
        drawing.begin(row.tip)
        heading(drawing, row)
        bottom = drawing.y + tall + 3
        drawing.path(outline(share, scale, low, step, bottom, tall / most), shade("area", row.seat))
        x, middle = scale.at(row.value), bottom - tall * 0.35
        drawing.line(x, bottom, x, bottom - tall, "mean")
        if row.ends:
            drawing.line(scale.at(row.ends[0]), middle, scale.at(row.ends[1]), middle, "ci")
        drawing.line(LEFT, bottom, RIGHT, bottom, "base")
        drawing.end()
        drawing.y = bottom + 8
    drawing.y -= 8
    drawing.axis(scale, 4, unit, spell)
    return drawing.svg()


def shade(kind: str, seat: int) -> str:
    """A class with the colour of a seat, where it is one's."""
    return f"{kind} seat-{seat}" if seat != NO_SEAT else kind


def binned(counts: Counter[int], low: int, step: int) -> dict[int, float]:
    """The share of all in each bin of values."""
    found: dict[int, float] = {}
    for value, count in counts.items():
        place = (value - low) // step
        found[place] = found.get(place, 0.0) + count / counts.total()
    return found


def outline(share: dict[int, float], scale: Scale, low: int, step: int, bottom: float, high: float) -> str:
    """A histogram as one line."""
    d, last = f"M{scale.at(low - 0.5 + min(share) * step):.1f} {bottom:.1f}", 0.0
    for place in range(min(share), max(share) + 1):
        now = share.get(place, 0.0)
        d += f"V{bottom - now * high:.1f}" if now != last else ""
        d += f"H{scale.at(low - 0.5 + (place + 1) * step):.1f}"
        last = now
    return f"{d}V{bottom:.1f}Z"


def histogram(title: str, text: str, row: Row, unit: str, spell: Spell) -> str:
    """One distribution, taller, with its mean."""
    drawing = Drawing(title, text)
    counts = row.counts or Counter()
    low, high = min(counts), max(counts)
    step = max(1, math.ceil((high - low + 1) / BINS))
    scale = Scale(low - 0.5, low - 0.5 + step * math.ceil((high - low + 1) / step))
    share, tall = binned(counts, low, step), 110.0
    drawing.begin(row.tip)
    heading(drawing, row)
    bottom = drawing.y + tall + 6
    drawing.path(outline(share, scale, low, step, bottom, tall / max(share.values())), "area")
    x = scale.at(row.value)
    drawing.line(x, bottom, x, drawing.y + 2, "mean")
    if row.ends:
        drawing.line(scale.at(row.ends[0]), bottom - 40, scale.at(row.ends[1]), bottom - 40, "ci")
    drawing.end()
    drawing.y = bottom
    drawing.axis(scale, LINE, unit, spell)
    return drawing.svg()


def intervals(
    title: str,
    text: str,
    rows: Sequence[Row],
    even: tuple[float, str],
    unit: str,
    spell: Spell,
    usual: float | None = None,
) -> str:
    """A dot and an interval a row, against a dashed line at what would be even and a dotted one at what is usual."""
    drawing = Drawing(title, text)
    level, said = even
    reach = [level] + [end for row in rows for end in (row.wide or row.ends or (row.value, row.value))]
    margin = (max(reach) - min(reach)) * 0.04
    scale = Scale(
        min(reach) - (margin if min(reach) > 0 or level == 0 else 0), max(reach) + margin, LEFT + 8, RIGHT - 8
    )
    x = scale.at(level)
    half = width_of(said) / 2
    drawing.words(min(max(x, LEFT + half), RIGHT - half), 13, said, "dim mid")
    top = drawing.y = LINE + 2
    for row in rows:
        drawing.begin(row.tip)
        heading(drawing, row)
        middle = drawing.y + 6
        if row.wide:
            drawing.line(scale.at(row.wide[0]), middle, scale.at(row.wide[1]), middle, f"wide {row.mark}".strip())
        if row.ends:
            drawing.line(scale.at(row.ends[0]), middle, scale.at(row.ends[1]), middle, f"ci {row.mark}".strip())
        if row.seat != NO_SEAT:
            drawing.sign(row.seat, scale.at(row.value), middle, 15)
        else:
            drawing.dot(scale.at(row.value), middle, 4.5, f"dot {row.mark}" if row.mark else "dot hollow")
        drawing.end()
        drawing.y = middle + 12
    drawing.parts.insert(0, f'<path class="even" d="M{x:.1f} {top}V{drawing.y:.1f}"/>')
    if usual is not None:
        drawing.parts.insert(0, f'<path class="usual" d="M{scale.at(usual):.1f} {top}V{drawing.y:.1f}"/>')
    drawing.axis(scale, top, unit, spell)
    return drawing.svg()


def pairs(title: str, text: str, rows: Sequence[Row], names: tuple[str, str], unit: str, spell: Spell) -> str:
    """Two dots a row: a full one and a hollow one, with what they stand for above."""
    drawing = Drawing(title, text)
    scale = Scale(0, max([row.value for row in rows] + [row.second or 0 for row in rows]) * 1.03, LEFT + 8, RIGHT - 8)
    drawing.dot(LEFT + 6, 8.5, 4.5, "dot")
    drawing.words(LEFT + 16, 13, names[0], "dim")
    if names[1]:
        start = LEFT + 16 + width_of(names[0]) + 16
        drawing.dot(start + 6, 8.5, 4.5, "dot hollow")
        drawing.words(start + 16, 13, names[1], "dim")
    top = drawing.y = LINE + 4
    for row in rows:
        drawing.begin(row.tip)
        heading(drawing, row)
        middle, x = drawing.y + 6, scale.at(row.value)
        if row.second is not None:
            drawing.line(x, middle, scale.at(row.second), middle, "wide")
            drawing.dot(scale.at(row.second), middle, 4.5, "dot hollow")
        drawing.dot(x, middle, 4.5, "dot")
        drawing.end()
        drawing.y = middle + 12
    drawing.axis(scale, top, unit, spell)
    return drawing.svg()


class Part(NamedTuple):
    """A category of points in stacked bars: its name, what is said of it, and its points in each bar."""

    label: str
    said: str
    values: list[float]


def stacks(
    title: str, text: str, bars: Sequence[tuple[str, str]], parts: Sequence[Part], unit: str, spell: Spell
) -> str:
    """A bar a row, made of parts that a letter and a colour name; losses go to the left of nothing."""
    drawing = Drawing(title, text)
    gains = [sum(max(0.0, part.values[bar]) for part in parts) for bar in range(len(bars))]
    losses = [sum(min(0.0, part.values[bar]) for part in parts) for bar in range(len(bars))]
    scale = Scale(min(losses), max(*gains, 0.1) if len(gains) > 1 else max(gains[0], 0.1))
    for number, (label, said) in enumerate(bars):
        heading(drawing, Row(label, said, "", 0, None))
        up = down = 0.0
        for place, part in enumerate(parts):
            value = part.values[number]
            start, end = (up, up + value) if value >= 0 else (down + value, down)
            up, down = (end, down) if value >= 0 else (up, start)
            block(drawing, scale.at(start), scale.at(end), place, f"{part.label}: {spell(value, 1)}")
        drawing.y += 32
    drawing.axis(scale, LINE, unit, spell)
    drawing.y += 6
    for place, part in enumerate(parts):
        block(drawing, LEFT, LEFT + 20, place, "", 18)
        room = RIGHT - LEFT - 28 - width_of(part.said) - 8
        drawing.words(LEFT + 28, drawing.y + 14, shorten(part.label, room))
        drawing.words(RIGHT, drawing.y + 14, part.said, "num")
        drawing.y += 24
    return drawing.svg()


def block(drawing: Drawing, left: float, right: float, place: int, tip: str, tall: float = 24) -> None:
    """A piece of a bar, with its letter where there is room."""
    if right - left < 0.3:
        return
    kind = f"part-{place % 10}"
    drawing.begin(tip) if tip else None
    drawing.box(left, drawing.y, right - left, tall, f"part {kind}")
    if right - left >= 13:
        drawing.words((left + right) / 2, drawing.y + tall / 2 + 4.5, chr(65 + place % 26), f"letter mid on-{kind}")
    drawing.end() if tip else None
