"""The figures about components: those that players hold, and those that lie on the table."""

from __future__ import annotations

from .comparing import Compared, Comparison
from .figures import MOST_ROWS, Figure, percents
from .plots import Row, intervals
from .tallies import Tallies
from .words import Words

ARROWS = {"up": "↑", "down": "↓", "": ""}


def component_figures(words: Words, tallies: Tallies, comparison: Comparison) -> list[Figure]:
    """A figure for every kind of components that players hold."""
    if not tallies.alone:
        several = len(tallies.by_bot) > 1
        return [share_figure(words, comparison, kind, found, several) for kind, found in comparison.items.items()]
    unit, held = words.say("report-points-apart"), words.say("report-col-held")
    figures = []
    for kind, found in comparison.items.items():
        figures.append(difference_figure(words, comparison, kind, found, words.kind(kind), unit, held))
    return figures


def common_figures(words: Words, comparison: Comparison) -> list[Figure]:
    """Two figures for every kind of things on the table: what they do to scores, and to the length of the game."""
    points, length = words.say("report-points-apart"), words.say("report-length-apart")
    games, figures = words.say("report-col-games"), []
    for kind, found in comparison.scores.items():
        title = words.say("report-common-scores", kind=words.kind(kind))
        figures.append(difference_figure(words, comparison, kind, found, title, points, games))
        title = words.say("report-common-length", kind=words.kind(kind))
        figures.append(difference_figure(words, comparison, kind, comparison.lengths[kind], title, length, games))
    return figures


def share_figure(words: Words, comparison: Comparison, kind: str, found: list[Compared], several: bool) -> Figure:
    """Components of a kind by the win rates of who holds them; with several bots, beside what these win anyhow."""
    title, tested = words.kind(kind), [each for each in found if each.tested]
    usual = sum(each.value * each.n for each in tested) / sum(each.n for each in tested) if len(tested) > 1 else None
    head = ["", words.say("report-col-held"), words.say("report-col-rate"), *judged(words, comparison)]
    table = [head + ([words.say("report-col-bots")] if several else [])]
    for each in found:
        line = [words.item(kind, each.item), words.number(each.n), words.percent(each.value)]
        line += [words.percents(each.ends), words.percents(each.wide), verdict(words, comparison, each)]
        table.append(line + ([words.percent(each.bots)] if several else []))
    rows, notes = shown(words, comparison, [(each, share_row(words, kind, each)) for each in found])
    if usual is not None:
        notes.insert(0, words.say("report-usual", share=words.percent(usual)))
    even = comparison.even, words.say("report-even", share=words.share(comparison.even))
    text, unit = " ".join(row.tip for row in rows), words.say("report-win-rate")
    drawn = intervals(title, text, rows, even, unit, percents(words), usual) if rows else ""
    return Figure(title, drawn, " ".join(notes), table)


def difference_figure(
    words: Words, comparison: Comparison, kind: str, found: list[Compared], title: str, unit: str, counted: str
) -> Figure:
    """Components of a kind by the difference between games with them and without."""
    table = [["", counted, words.say("report-col-apart"), *judged(words, comparison)]]
    for each in found:
        line = [words.item(kind, each.item), words.number(each.n), words.signed_number(each.value, 2)]
        line += [words.span(ends, 2, True) for ends in (each.ends, each.wide)]
        table.append([*line, verdict(words, comparison, each)])
    rows, notes = shown(words, comparison, [(each, difference_row(words, kind, each)) for each in found])
    text, even = " ".join(row.tip for row in rows), (0.0, words.say("report-same"))
    drawn = intervals(title, text, rows, even, unit, words.signed_number) if rows else ""
    return Figure(title, drawn, " ".join(notes), table)


def judged(words: Words, comparison: Comparison) -> list[str]:
    """The headings that all tables of components have."""
    together = words.say("report-col-together", n=comparison.count)
    return [words.say("report-col-interval"), together, words.say("report-col-verdict")]


def shown(words: Words, comparison: Comparison, found: list[tuple[Compared, Row]]) -> tuple[list[Row], list[str]]:
    """What a plot has room for: the most and the least of what could be compared; and what is left out, in words."""
    rows, notes = [row for each, row in found if each.tested], []
    if len(rows) < len(found):
        notes.append(words.say("report-rare", n=len(found) - len(rows), least=comparison.least))
    if len(rows) > MOST_ROWS:
        half, more = MOST_ROWS // 2, len(rows) - MOST_ROWS
        rows = rows[:half] + rows[-half:]
        notes.insert(0, words.say("report-most-and-least", n=half, more=more))
    return rows, notes


def share_row(words: Words, kind: str, each: Compared) -> Row:
    """A component by the win rate of who holds it."""
    name, n, rate = words.item(kind, each.item), words.number(each.n), words.percent(each.value)
    tip = words.say("report-tip-item", name=name, rate=rate, span=words.percents(each.ends), n=n)
    said = f"{ARROWS[each.mark]} {rate} · {n}".strip()
    return Row(name, said, tip, each.value, each.ends, wide=each.wide, mark=each.mark)


def difference_row(words: Words, kind: str, each: Compared) -> Row:
    """A component by the difference between games with it and without."""
    name, n, apart = words.item(kind, each.item), words.number(each.n), words.signed_number(each.value, 1)
    tip = words.say("report-tip-apart", name=name, apart=apart, span=words.span(each.ends, 1, True), n=n)
    said = f"{ARROWS[each.mark]} {apart} · {n}".strip()
    return Row(name, said, tip, each.value, each.ends, wide=each.wide, mark=each.mark)


def verdict(words: Words, comparison: Comparison, each: Compared) -> str:
    """What can be said of a component."""
    if each.mark == "up":
        return words.say("report-up")
    if each.mark == "down":
        return words.say("report-down")
    if each.tested:
        return words.say("report-chance")
    return words.say("report-too-rare") if each.n < comparison.least else words.say("report-always")
