"""The page: what was simulated, the summary, the figures, put into one HTML file that needs nothing else."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from .comparing import Comparison
from .components import common_figures, component_figures
from .figures import (
    Figure,
    by_bot,
    by_seat,
    chosen_figure,
    length_figure,
    score_figure,
    source_figure,
    win_figure,
)  # fmt: skip
from .reading import Results
from .summary import summary
from .tallies import Tallies, tally
from .words import Words

OWN_WILL = re.compile(r"cmd:|search:[\d.]+s$")  # bots that need not play the same way again


class Section(NamedTuple):
    """A part of the page."""

    name: str
    title: str
    text: str
    figures: list[Figure]


def page(results: Results, lang: str = "en") -> str:
    """The report on a file of results."""
    words = Words(results.series["game"], lang)
    tallies = tally(results.series["seats"], results.games())
    comparison = Comparison(tallies) if tallies.games else None
    return template().render(
        words=words,
        style=(Path(__file__).parent / "page.css").read_text(encoding="utf-8"),
        title=words.say("report-title", game=words.title(), n=tallies.games + len(tallies.broken)),
        facts=facts(words, results, tallies),
        command=command(results, tallies),
        cautions=cautions(words, results, tallies),
        summary=summary(words, tallies, comparison) if comparison else [],
        sections=[each for each in sections(words, tallies, comparison) if each.figures] if comparison else [],
        labels=labels(words),
    )


@cache
def template() -> Template:
    """The page with its gaps."""
    loader = PackageLoader("frostline.lab.report", "")
    made = Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)
    return made.get_template("page.html")


def labels(words: Words) -> dict[str, str]:
    """The page's own words."""
    return {
        "facts": words.say("report-facts"),
        "again": words.say("report-again"),
        "summary": words.say("report-summary"),
        "table": words.say("report-as-table"),
        "foot": words.say("report-foot"),
    }


def facts(words: Words, results: Results, tallies: Tallies) -> list[tuple[str, str]]:
    """What was simulated."""
    series, none = results.series, words.say("report-none")
    options = ", ".join(words.option(name) for name in series["options"]) or none
    low, high = series["first_seed"], tallies.seeds[1]
    seeds = words.say("report-seeds", low=str(low), high=str(high)) if low != high else str(low)
    found = [
        (words.say("report-fact-game"), words.title()),
        (words.say("report-fact-players"), str(series["seats"])),
        (words.say("report-fact-bots"), ", ".join(dict.fromkeys(series["entrants"]))),
        (words.say("report-fact-games"), words.number(tallies.games + len(tallies.broken))),
        (words.say("report-fact-seeds"), seeds),
        (words.say("report-fact-options"), options),
        (words.say("report-fact-rules"), str(series["rules"])),
        (words.say("report-fact-decisions"), words.number(tallies.length.total)),
    ]
    return found + ([(words.say("report-fact-pack"), series["pack"])] if series["pack"] else [])


def command(results: Results, tallies: Tallies) -> list[str]:
    """What makes the same data again, word by word."""
    series = results.series
    parts = ["frostline", "arena" if "lineup" in results.columns else "simulate", series["game"]]
    parts += ["--seats", str(series["seats"]), "--games", str(tallies.last + 1)]
    parts += ["--bots", ",".join(series["entrants"]), "--seed", str(series["first_seed"])]
    for option in series["options"]:
        parts += ["--option", option]
    parts += ["--pack", "FOLDER"] if series["pack"] else []
    return [shlex.quote(part) for part in [*parts, "--out", results.path.name]]


def cautions(words: Words, results: Results, tallies: Tallies) -> list[str]:
    """What a reader must know before the numbers."""
    found = []
    if tallies.broken:
        first, n = tallies.broken[0], len(tallies.broken)
        found.append(words.say("report-broken", n=n, number=first.number, seed=str(first.seed), what=first.broken))
    missing = tallies.last + 1 - tallies.games - len(tallies.broken)
    if missing > 0:
        found.append(words.say("report-missing", n=missing))
    if results.series["pack"]:
        found.append(words.say("report-pack", pack=results.series["pack"]))
    if any(OWN_WILL.match(name) for name in results.series["entrants"]):
        found.append(words.say("report-own-will"))
    if results.unknown:
        found.append(words.say("report-unknown", names=", ".join(results.unknown)))
    return found


def sections(words: Words, tallies: Tallies, comparison: Comparison) -> list[Section]:
    """The figures in order."""
    seats, bots = by_seat(words, tallies), by_bot(tallies)
    course = [score_figure(words, words.say("report-scores-seat"), seats)]
    course += [score_figure(words, words.say("report-scores-bot"), bots)] if bots else []
    if tallies.contested:
        even, note = comparison.even, words.say("report-wins-note")
        course.append(win_figure(words, words.say("report-wins-seat"), seats, even, note))
        note = f"{note} {words.say('report-wins-several')}"
        course += [win_figure(words, words.say("report-wins-bot"), bots, even, note)] if bots else []
    course.append(length_figure(words, tallies))
    points = [source_figure(words, tallies)] if tallies.sources else []
    points += [chosen_figure(words, tallies)] if tallies.chosen else []
    return [
        Section("course", words.say("report-section-course"), "", course),
        Section("points", words.say("report-section-points"), "", points),
        Section(
            "held",
            words.say("report-section-held"),
            held_text(words, tallies, comparison),
            component_figures(words, tallies, comparison),
        ),
        Section(
            "common",
            words.say("report-section-common"),
            words.say("report-common-text", n=comparison.count),
            common_figures(words, comparison),
        ),
    ]


def held_text(words: Words, tallies: Tallies, comparison: Comparison) -> str:
    """How the components have to be read, and how not."""
    if tallies.alone:
        return words.say("report-alone-text", n=comparison.count)
    text = words.say("report-held-text", n=comparison.count, even=words.share(comparison.even))
    return f"{text} {words.say('report-bots-text')}" if len(tallies.by_bot) > 1 else text
