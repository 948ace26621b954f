"""Points over the rounds as a small line chart."""

from __future__ import annotations

from html import escape

from ..core.match import Match
from ..core.record import Record
from ..text import Speaker
from ..text.speaker import SYMBOLS

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 220, 36, 28, 12


def points_by_round(match: Match) -> list[list[int]]:
    """The totals of every seat when each round began, and now; an automa that scores comes last."""
    record = match.record
    state = Record(record.game, record.seats, record.seed, (), record.options, record.pack, record.rules).start(
        match.folder
    )
    vocabulary = state.setup.game.moves
    rounds: list[list[int]] = []
    last = -1
    for text in [*record.moves, ""]:
        number = getattr(state, "round", 0)
        if number != last:
            rounds.append([sheet.total for sheet in state.scores()])
            last = number
        if text:
            state.play(vocabulary.parse(text))
    rounds.append([sheet.total for sheet in state.scores()])
    return rounds


def points_chart(match: Match, tell: Speaker) -> str:
    """An SVG with one line per seat, each ending in the seat's symbol and total."""
    rounds = points_by_round(match)
    most = max(5, *[max(totals) for totals in rounds])
    across = (WIDTH - LEFT - 96) / max(1, len(rounds) - 1)
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="chart" role="img" aria-label="{escape(tell.say("site-chart"))}">',
        f"<title>{escape(tell.say('site-chart'))}</title>",
    ]
    step = 5 if most <= 30 else 10
    for value in range(0, most + 1, step):
        y = height(value, most)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 88}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="axis" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    for number in range(len(rounds)):
        label = str(number + 1) if number < len(rounds) - 1 else "■"
        x = LEFT + number * across
        parts.append(f'<text class="axis" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{label}</text>')
    labels = label_heights([height(total, most) + 4 for total in rounds[-1]])
    for seat in range(len(rounds[-1])):
        points = [(LEFT + number * across, height(totals[seat], most)) for number, totals in enumerate(rounds)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        x = points[-1][0]
        name = escape(tell.seat(match.state, seat))
        parts.append(f'<g class="seat-{seat}"><title>{name}</title><polyline class="points" points="{path}"/>')
        parts.append(
            f'<text class="total" x="{x + 8:.1f}" y="{labels[seat]:.1f}">{SYMBOLS[seat]} {rounds[-1][seat]}</text></g>'
        )
    return "".join([*parts, "</svg>"])


def height(value: int, most: int) -> float:
    """Where a number of points stands."""
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def label_heights(wanted: list[float]) -> list[float]:
    """Where the labels at the end of the lines stand: where they belong, but never on each other."""
    placed = wanted[:]
    lowest = float(HEIGHT)
    for seat in sorted(range(len(wanted)), key=lambda each: -wanted[each]):
        placed[seat] = min(wanted[seat], lowest - 16)
        lowest = placed[seat]
    return placed
