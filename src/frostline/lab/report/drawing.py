"""Lines, words and scales of an SVG plot. Plots are as wide as a phone, so that nothing shrinks there."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape

WIDTH = 340.0
LEFT, RIGHT = 8.0, 332.0
LINE = 18.0  # height of a line of words
SIZE = 13.0  # of words

# The signs of the seats, on a grid of 24, as everywhere in the house.
SHAPES = (
    "M12 4 21 19.500H3Z",
    "M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0Z",
    "M4.500 4.500h15v15h-15Z",
    "M12 2.500 21.500 12 12 21.500 2.500 12Z",
    "M12 2.500 14.800 9 21.800 9.600 16.500 14.200 18.100 21 12 17.400 5.900 21 7.500 14.200 2.200 9.600 9.200 9Z",
)
NARROW, BROAD = set("fijlt.,:;'’! |()–-I"), set("mwMW…%")


class Scale:
    """Values laid out between two ends, with round numbers as marks."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = RIGHT, marks: int = 5) -> None:
        if high <= low:
            low, high = low - 0.5, low + 0.5
        self.low, self.high, self.left, self.right = low, high, left, right
        rough = (high - low) / marks
        power = 10.0 ** math.floor(math.log10(rough))
        self.step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough * 0.999)
        self.digits = max(0, -math.floor(math.log10(self.step) + 1e-9))

    def at(self, value: float) -> float:
        """Where a value stands; what is beyond an end stands at the end."""
        inside = min(max(value, self.low), self.high)
        return self.left + (self.right - self.left) * (inside - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        """The round numbers between the ends."""
        first = math.ceil(self.low / self.step - 1e-9)
        last = math.floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


class Drawing:
    """An SVG that grows downwards; `y` is where the next thing goes."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.text = text
        self.y = 0.0
        self.parts: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """A straight line."""
        self.parts.append(f'<path class="{kind}" d="M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"/>')

    def path(self, d: str, kind: str) -> None:
        """Any other outline."""
        self.parts.append(f'<path class="{kind}" d="{d}"/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        """A box."""
        self.parts.append(f'<rect class="{kind}" x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"/>')

    def dot(self, x: float, y: float, radius: float, kind: str) -> None:
        """A dot."""
        self.parts.append(f'<circle class="{kind}" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>')

    def words(self, x: float, y: float, words: str, kind: str = "") -> None:
        """A line of words."""
        named = f' class="{kind}"' if kind else ""
        self.parts.append(f'<text{named} x="{n(x)}" y="{n(y)}">{escape(words)}</text>')

    def sign(self, seat: int, x: float, y: float, size: float) -> None:
        """The sign of a seat around a middle."""
        place = f"translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 24:.3g})"
        self.parts.append(f'<path class="sign seat-{seat}" transform="{place}" d="{SHAPES[seat]}"/>')

    def begin(self, tip: str) -> None:
        """What follows belongs together and has an explanation."""
        self.parts.append(f"<g><title>{escape(tip)}</title>")

    def end(self) -> None:
        """The end of what belongs together."""
        self.parts.append("</g>")

    def axis(self, scale: Scale, top: float, label: str, spell: Callable[[float, int], str]) -> None:
        """Marks and a name below what was drawn; its grid goes up to `top`, under everything else."""
        bottom, grid, taken = self.y, [], -math.inf
        for mark in scale.marks():
            x = scale.at(mark)
            grid.append(f'<path class="grid" d="M{n(x)} {n(top)}V{n(bottom)}"/>')
            said = spell(mark, scale.digits)
            half = width_of(said) / 2
            middle = min(max(x, half), WIDTH - half)
            if middle - half > taken + 6:
                self.words(middle, bottom + 15, said, "dim mid")
                taken = middle + half
        self.parts[:0] = grid
        self.line(scale.left, bottom, scale.right, bottom, "base")
        self.words((LEFT + RIGHT) / 2, bottom + 33, label, "dim mid")
        self.y = bottom + 38

    def svg(self) -> str:
        """The whole drawing."""
        return (
            f'<svg viewBox="0 0 {n(WIDTH)} {n(self.y)}" role="img" aria-label="{escape(self.title)}">'
            f"<desc>{escape(self.text)}</desc>{''.join(self.parts)}</svg>"
        )


def n(number: float) -> str:
    """A number as short as it can be."""
    return f"{number:.1f}".removesuffix(".0")


def width_of(words: str, bold: bool = False) -> float:
    """About how wide a line gets, rather too much than too little."""
    total = sum(
        0.36 if each in NARROW else 0.95 if each in BROAD else 0.72 if each.isupper() else 0.61 for each in words
    )
    return total * SIZE * (1.08 if bold else 1)


def shorten(words: str, room: float, bold: bool = False) -> str:
    """A line cut to the room there is."""
    if width_of(words, bold) <= room:
        return words
    while words and width_of(words + "…", bold) > room:
        words = words[:-1]
    return words.rstrip(" ,:–-") + "…"
