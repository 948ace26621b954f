"""The figures about seats, bots, length, sources of points and decisions: plots with the same numbers as tables."""

from __future__ import annotations

from typing import NamedTuple

from .plots import NO_SEAT, Part, Row, Spell, histogram, intervals, pairs, shapes, stacks
from .samples import quantile
from .tallies import Side, Tallies
from .words import Words, capital

MOST_ROWS = 16  # of a plot; a table has them all


class Figure(NamedTuple):
    """A plot, how to read it, and its table: the first line is the heading, the first column names the line."""

    title: str
    svg: str
    note: str
    table: list[list[str]]


class Competitor(NamedTuple):
    """Somebody with a score: a name, a seat's sign if it is one, and what was reached."""

    name: str
    seat: int
    side: Side


def by_seat(words: Words, tallies: Tallies) -> list[Competitor]:
    """The seats, and automas that score."""
    found = [
        Competitor(words.seat(seat), seat if seat < 5 else NO_SEAT, side) for seat, side in enumerate(tallies.by_seat)
    ]
    return found + [Competitor(words.automa(n), NO_SEAT, side) for n, side in enumerate(tallies.automas)]


def by_bot(tallies: Tallies) -> list[Competitor]:
    """The bots, if there are several."""
    several = len(tallies.by_bot) > 1
    return [Competitor(name, NO_SEAT, side) for name, side in tallies.by_bot.items()] if several else []


def score_figure(words: Words, title: str, competitors: list[Competitor]) -> Figure:
    """Scores of some competitors: all of them, the mean and its interval."""
    head = [
        "", words.say("report-col-games"), words.say("report-col-mean"), words.say("report-col-interval"),
        words.say("report-col-middle"), words.say("report-col-lowest"), words.say("report-col-highest"),
    ]  # fmt: skip
    rows, table = [], [head]
    for name, seat, side in competitors:
        mean, ends, counts = side.scores.mean(), side.scores.interval(), side.counts
        tip = words.say("report-tip-mean", name=name, mean=words.number(mean, 2), span=words.span(ends, 2))
        rows.append(Row(name, words.around(mean, ends), tip, mean, ends, seat, counts=counts))
        middle = (float(quantile(counts, 0.25)), float(quantile(counts, 0.75)))
        lowest, highest = words.number(min(counts)), words.number(max(counts))
        games = words.number(side.scores.n)
        table.append([name, games, words.number(mean, 2), words.span(ends, 2), words.span(middle, 0), lowest, highest])
    svg = shapes(title, " ".join(row.tip for row in rows), rows, words.say("report-points"), words.number)
    return Figure(title, svg, words.say("report-scores-note"), table)


def win_figure(words: Words, title: str, competitors: list[Competitor], even: float, note: str) -> Figure:
    """Win rates of some competitors against an even share."""
    head = [
        "", words.say("report-col-games"), words.say("report-col-wins"), words.say("report-col-rate"),
        words.say("report-col-interval"),
    ]  # fmt: skip
    rows, table = [], [head]
    for name, seat, side in competitors:
        rate, ends = side.wins.mean(), side.wins.rate_interval()
        tip = words.say("report-tip-rate", name=name, rate=words.percent(rate), span=words.percents(ends))
        rows.append(Row(name, words.percent(rate), tip, rate, ends, seat))
        wins = words.number(side.wins.total, 1).removesuffix(".0").removesuffix(",0")
        table.append([name, words.number(side.wins.n), wins, words.percent(rate), words.percents(ends)])
    said = words.say("report-even", share=words.share(even))
    text = " ".join([*[row.tip for row in rows], said])
    svg = intervals(title, text, rows, (even, said), words.say("report-win-rate"), percents(words))
    return Figure(title, svg, note, table)


def percents(words: Words) -> Spell:
    """How marks of an axis of shares are written."""
    return lambda value, digits: words.percent(value, max(0, digits - 2))


def length_figure(words: Words, tallies: Tallies) -> Figure:
    """How many decisions a game takes."""
    title, counts, length = words.say("report-length"), tallies.lengths, tallies.length
    mean, ends = length.mean(), length.interval()
    name, said = words.say("report-length-all"), words.around(mean, ends)
    tip = words.say("report-tip-mean", name=name, mean=words.number(mean, 2), span=words.span(ends, 2))
    svg = histogram(
        title, tip, Row(name, said, tip, mean, ends, counts=counts), words.say("report-decisions"), words.number
    )
    table = [
        ["", words.say("report-decisions")],
        [words.say("report-col-mean"), words.number(mean, 2)],
        [words.say("report-col-interval"), words.span(ends, 2)],
    ]
    for key, share in ((words.say("report-col-lowest"), 0.0), (words.say("report-col-highest"), 1.0)):
        table.append([key, words.number(quantile(counts, share))])
    for share in (0.05, 0.25, 0.5, 0.75, 0.95):
        label = words.say("report-below", share=words.percent(share, 0))
        table.append([label, words.number(quantile(counts, share))])
    return Figure(title, svg, words.say("report-length-note"), table)


def source_figure(words: Words, tallies: Tallies) -> Figure:
    """Where the points come from, a bar for every place."""
    title = words.say("report-sources")
    places = sorted(tallies.places) if tallies.contested else list(tallies.places)
    bars, everybody = [], tallies.places.total()
    for place in places:
        label = words.say("report-place", n=place) if tallies.contested else words.say("report-all-games")
        total = sum(points[place] for points in tallies.sources.values()) / tallies.places[place]
        bars.append((label, words.number(total, 1)))
    parts, table = [], [["", *[label for label, _ in bars], words.say("report-col-all"), words.say("report-col-share")]]
    every = sum(points.total() for points in tallies.sources.values()) or 1
    for category, points in sorted(tallies.sources.items(), key=lambda each: -each[1].total()):
        values = [points[place] / tallies.places[place] for place in places]
        name, mean = words.category(category), points.total() / everybody
        if any(values):
            parts.append(Part(name, words.number(mean, 1), values))
        share = words.percent(points.total() / every)
        table.append([name, *[words.number(value, 2) for value in values], words.number(mean, 2), share])
    text = " ".join(f"{part.label}: {part.said}." for part in parts)
    svg = stacks(title, text, bars, parts, words.say("report-mean-points"), words.number)
    return Figure(title, svg, words.say("report-sources-note"), table)


def chosen_figure(words: Words, tallies: Tallies) -> Figure:
    """How often each family of moves is chosen, by winners and by the others."""
    title, winners, others = words.say("report-chosen"), tallies.winners.scores.n, tallies.others.scores.n
    compared = bool(winners and others)
    names = (
        (words.say("report-winners"), words.say("report-others")) if compared else (words.say("report-everybody"), "")
    )
    head = ["", *[capital(name) for name in names if name], *([words.say("report-col-difference")] if compared else [])]
    rows, table = [], [head]
    for family, times in sorted(tallies.chosen.items(), key=lambda each: -each[1].total()):
        name = words.family(family)
        if compared:
            won, lost = times[True] / winners, times[False] / others
            said = f"{words.count(won)} · {words.count(lost)}"
            tip = f"{name}: {names[0]} {words.number(won, 2)}, {names[1]} {words.number(lost, 2)}."
            rows.append(Row(name, said, tip, won, None, second=lost))
            table.append([name, words.number(won, 2), words.number(lost, 2), words.signed_number(won - lost, 2)])
        else:
            mean = times.total() / (winners + others)
            rows.append(Row(name, words.count(mean), f"{name}: {words.number(mean, 2)}.", mean, None))
            table.append([name, words.number(mean, 2)])
    shown = rows[:MOST_ROWS]
    text = " ".join(row.tip for row in shown)
    svg = pairs(title, text, shown, names, words.say("report-times"), words.number)
    note = words.say("report-chosen-note")
    if len(rows) > len(shown):
        note += " " + words.say("report-more-in-table", n=len(rows) - len(shown))
    return Figure(title, svg, note, table)
