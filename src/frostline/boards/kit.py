"""What every board is drawn with: words that fit, dice, icons, and places that answer a click."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final
from xml.sax.saxutils import escape as escape_text

from ..core.agenda import Decision
from ..core.view import View
from ..text import Speaker, messages
from .icons import ICONS, PIPS, SEAT_SHAPES

Box = tuple[float, float, float, float]

# Widths in thousandths of the size, after a wide font: what fits with it fits with every system's.
WIDE: Final = {
    **dict.fromkeys("abdeghnopqu", 635), **dict.fromkeys("fijlt.,:;'’! \u00a0|", 330), **dict.fromkeys("crskvxyz", 560),
    "m": 974, "w": 818, "M": 863, "W": 989, "I": 295, "J": 295, "-": 361, "(": 390, ")": 390, "…": 1000,
}  # fmt: skip
BOLD: Final = 1.1


class Scene:
    """A view with its words: the labels of legal moves and the reasons of refused ones, by move text."""

    def __init__(self, view: View, speaker: Speaker, labels: dict[str, str], refusals: dict[str, str]) -> None:
        self.view = view
        self.speaker = speaker
        self.labels = labels
        self.refusals = refusals
        self.viewer = view.seat
        self.deciding = view.state.seat
        agenda = view.state.agenda
        self.frame: Decision[Any] | None = agenda[-1] if agenda and isinstance(agenda[-1], Decision) else None

    def say(self, key: str, **values: str | int) -> str:
        """A message by its key, remembered: a board needs a hundred of them."""
        return said(self.speaker.game, self.speaker.lang, key, tuple(values.items()))

    def asked(self, name: str) -> bool:
        """Whether the question now is of that kind."""
        return type(self.frame).__name__ == name

    def player(self, seat: int) -> str:
        """A player's name without the symbol."""
        full = self.speaker.seat(self.view.state, seat)
        return full[2:] if seat < self.view.state.seats else full

    def spot(self, move: str, inner: str, hit: Box | str, tip: str = "", kind: str = "") -> str:
        """Something drawn that is a target (`hit`: a box or an outline), a refusal with its reason, or only itself."""
        if move in self.labels:
            return (
                f'<g class="target seat-{max(0, self.deciding)}{kind}" data-move="{esc(move)}" role="button" '
                f'tabindex="0" aria-label="{esc(self.labels[move])}"{tip_of(tip)}>'
                f"{hit_box(hit, 'pad')}{inner}{hit_box(hit)}</g>"
            )
        if move in self.refusals:
            why = esc(self.refusals[move])
            return (
                f'<g class="refused{kind}" data-why="{why}" role="button" aria-disabled="true" tabindex="0" '
                f'aria-label="{why}"{tip_of(tip)}>{inner}</g>'
            )
        return group(inner, kind.strip(), tip)


def pick(scene: Scene, *moves: str) -> str:
    """Of the moves that belong to one place: the legal one, else a refused one, else none."""
    for known in (scene.labels, scene.refusals):
        for move in moves:
            if move in known:
                return move
    return ""


@lru_cache(maxsize=8192)
def said(game: str, lang: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """A message, made once."""
    return messages.say(game, lang, key, dict(values))


class GameBoard:
    """How a game looks."""

    def board(self, scene: Scene, narrow: bool = False) -> str:
        """The common board; `narrow` lays it out for a phone."""
        raise NotImplementedError

    def area(self, scene: Scene, seat: int) -> str:
        """What lies before one player."""
        raise NotImplementedError

    def cover(self) -> str:
        """The picture of the game."""
        raise NotImplementedError


def esc(words: object) -> str:
    """Safe inside text and attributes; characters XML has no room for are left out."""
    clean = "".join(each for each in str(words) if each >= " ")
    return escape_text(clean, {'"': "&quot;"})


def tip_of(tip: str) -> str:
    """The attribute of an explanation."""
    return f' data-tip="{esc(tip)}"' if tip else ""


def group(inner: str, kind: str = "", tip: str = "") -> str:
    """Things that belong together."""
    if not kind and not tip:
        return inner
    named = f' class="{kind}"' if kind else ""
    return f"<g{named}{tip_of(tip)}>{inner}</g>"


def svg(width: float, height: float, kind: str, label: str, inner: str) -> str:
    """A whole drawing."""
    return (
        f'<svg viewBox="0 0 {n(width)} {n(height)}" class="{kind}" role="group" aria-label="{esc(label)}" '
        f'xmlns="http://www.w3.org/2000/svg">{inner}</svg>'
    )


def n(number: float) -> str:
    """A number as short as it can be."""
    return f"{number:.1f}".rstrip("0").rstrip(".") if number % 1 else str(int(number))


def hit_box(box: Box | str, kind: str = "hit") -> str:
    """The glow of a target, drawn a little outside it; as a "pad" below it, what a click in its gaps falls on."""
    if isinstance(box, str):
        return path(box, kind)
    x, y, width, height = box
    return rect(x, y, width, height, kind)


def rect(x: float, y: float, width: float, height: float, kind: str, round_: float = 6) -> str:
    """A box of a class."""
    return f'<rect class="{kind}" x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(round_)}"/>'


def circle(x: float, y: float, radius: float, kind: str) -> str:
    """A circle of a class."""
    return f'<circle class="{kind}" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>'


def path(d: str, kind: str) -> str:
    """A line of a class."""
    return f'<path class="{kind}" d="{d}"/>'


def text(x: float, y: float, words: object, kind: str = "t13") -> str:
    """One line of words."""
    return f'<text class="{kind}" x="{n(x)}" y="{n(y)}">{esc(words)}</text>'


def lines(x: float, y: float, words: list[str], step: float, kind: str = "t13") -> str:
    """Several lines of words."""
    return "".join(text(x, y + step * number, line, kind) for number, line in enumerate(words))


def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line gets, rather too much than too little."""
    total = sum(WIDE.get(each, 640 if not each.isupper() else 730) for each in words)
    return total * size / 1000 * (BOLD if bold else 1)


@lru_cache(maxsize=4096)
def fit(words: str, room: float, size: float, most: int, bold: bool = False) -> tuple[str, ...]:
    """Words broken into at most so many lines; what does not fit ends in an ellipsis."""
    found: list[str] = []
    for word in words.split(" "):
        joined = f"{found[-1]} {word}" if found else word
        if found and width_of(joined, size, bold) <= room:
            found[-1] = joined
        else:
            found.append(word)
    if len(found) > most:
        found = [*found[: most - 1], " ".join(found[most - 1 :])]
    return tuple([shorten(line, room, size, bold) for line in found])


def name_lines(x: float, y: float, words: str, room: float, size: int = 13) -> str:
    """A bold name on one or two lines, one step smaller if that saves it from being cut."""
    found = fit(words, room, size, 2, True)
    if found[-1].endswith("…") and size > 12:
        size = 12
        found = fit(words, room, size, 2, True)
    top = y if len(found) > 1 else y + (size + 2) / 2
    return lines(x, top, list(found), size + 2, f"t{size} b")


def shorten(words: str, room: float, size: float, bold: bool = False) -> str:
    """A line cut to the room there is."""
    if width_of(words, size, bold) <= room:
        return words
    while words and width_of(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def ic(name: str, x: float, y: float, size: float = 16, kind: str = "ic") -> str:
    """An icon inside a drawing, its lines about as thick at every size."""
    scale = size / 24
    stroke = (1.1 + size / 60) / scale
    return (
        f'<g class="{kind}" transform="translate({n(x)} {n(y)}) scale({scale:.4g})" '
        f'stroke-width="{stroke:.3g}">{ICONS[name]}</g>'
    )


def symbol(seat: int, x: float, y: float, size: float) -> str:
    """A seat's sign, in its colour."""
    scale = size / 24
    return (
        f'<g class="symbol seat-{seat}" transform="translate({n(x)} {n(y)}) scale({scale:.4g})" '
        f'stroke-width="{1.2 / scale:.3g}">{SEAT_SHAPES[seat]}</g>'
    )


@lru_cache(maxsize=256)
def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's sign on a piece of its colour, around a middle."""
    scale = size / 24
    return (
        f'<g class="mark" transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({scale:.4g})">'
        f"{SEAT_SHAPES[seat]}</g>"
    )


@lru_cache(maxsize=1024)
def die_face(seat: int, face: int, size: float) -> str:
    """A die of a seat: body, pips, and the seat's sign on its corner."""
    half, step = size / 2, size * 0.25
    pips = "".join(
        f'<circle class="pip" cx="{n(half + step * x)}" cy="{n(half + step * y)}" r="{size * 0.085:.3g}"/>'
        for x, y in PIPS.get(face, [])
    )
    badge = size * 0.46
    corner = size - badge * 0.62
    return (
        rect(0, 0, size, size, "body", size * 0.2)
        + pips
        + circle(corner + badge / 2, -badge * 0.38 + badge / 2, badge * 0.58, "badge")
        + symbol(seat, corner + badge * 0.1, -badge * 0.38 + badge * 0.1, badge * 0.8)
    )


def die(x: float, y: float, size: float, seat: int, face: int, piece: str = "", tip: str = "", kind: str = "") -> str:
    """A die at a place. The outer group places it, so that the inner one is free to be animated."""
    named = f' data-piece="{piece}"' if piece else ""
    return (
        f'<g transform="translate({n(x)} {n(y)})"><g class="die seat-{seat}{kind}"{named}{tip_of(tip)}>'
        f"{die_face(seat, face, round(size, 1))}</g></g>"
    )


def at(x: float, y: float, piece: str, inner: str, kind: str = "piece") -> str:
    """Any other movable piece, drawn around its own origin."""
    return f'<g transform="translate({n(x)} {n(y)})"><g class="{kind}" data-piece="{piece}">{inner}</g></g>'


class Numbering:
    """Ids for pieces that look alike: the first, the second, … of their kind."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def take(self, kind: str) -> str:
        """The next id of a kind."""
        number = self.seen[kind]
        self.seen[kind] += 1
        return f"{kind}:{number}"


def grid(count: int, width: float, height: float, largest: float, room_for: float = 1.15) -> tuple[float, int]:
    """The size of so many squares in a box, and how many stand side by side."""
    size = largest
    while size > 8:
        across = max(1, int((width + size * (room_for - 1)) / (size * room_for)))
        down = int((height + 2) / (size + 2))
        if across * down >= count:
            return size, across
        size -= 1
    return size, max(1, int(width / size))
