"""The report in a few sentences. Each says what was counted and how sure it is, nothing more."""

from __future__ import annotations

from ..intervals import together
from .comparing import Compared, Comparison
from .figures import Competitor, by_bot, by_seat
from .samples import quantile
from .tallies import Tallies
from .words import Words

FEW = 200


def summary(words: Words, tallies: Tallies, comparison: Comparison) -> list[str]:
    """What there is to say, the most general first."""
    found = [length(words, tallies)]
    if tallies.contested:
        found += [alone(words, tallies)] if tallies.alone else wins(words, tallies)
        if tallies.ties:
            found.append(words.say("report-sum-ties", share=words.percent(tallies.ties / tallies.games)))
    found += scores(words, tallies)
    found += sources(words, tallies)
    found += components(words, comparison)
    if tallies.games < FEW:
        found.append(words.say("report-sum-few", n=tallies.games))
    return found


def length(words: Words, tallies: Tallies) -> str:
    """How long the games were."""
    low, high = quantile(tallies.lengths, 0.25), quantile(tallies.lengths, 0.75)
    mean, n = words.number(tallies.length.mean(), 1), tallies.games
    return words.say("report-sum-length", n=n, mean=mean, low=words.number(low), high=words.number(high))


def share(words: Words, who: Competitor, name: str) -> str:
    """A win rate with its interval."""
    ends = words.percents(who.side.wins.rate_interval())
    return words.say("report-sum-share", who=name, rate=words.percent(who.side.wins.mean()), span=ends)


def alone(words: Words, tallies: Tallies) -> str:
    """How often the only player won against the automa."""
    rate = tallies.by_seat[0].wins
    span, automa = words.percents(rate.rate_interval()), words.automa(0)
    return words.say("report-sum-alone", rate=words.percent(rate.mean()), span=span, automa=automa)


def wins(words: Words, tallies: Tallies) -> list[str]:
    """Who won how often, and whether that is more than chance explains."""
    found, even = [], 1 / tallies.players
    ranked = sorted(by_seat(words, tallies), key=lambda each: -each.side.wins.mean())
    names = [words.signed(each.seat) if each.seat >= 0 else each.name for each in ranked]
    if ranked[0].side.wins.mean() > ranked[-1].side.wins.mean():
        most, least = share(words, ranked[0], names[0]), share(words, ranked[-1], names[-1])
        found.append(words.say("report-sum-seats", most=most, least=least, even=words.share(even)))
    z = together(len(ranked))
    uneven = [name for each, name in zip(ranked, names, strict=True) if not within(each, even, z)]
    if uneven:
        found.append(words.say("report-sum-uneven", who=", ".join(uneven)))
    else:
        found.append(words.say("report-sum-even"))
    bots = sorted(by_bot(tallies), key=lambda each: -each.side.wins.mean())
    if bots:
        told = ", ".join(share(words, each, each.name) for each in bots)
        found.append(words.say("report-sum-bots", shares=told, even=words.share(even)))
    return found


def within(who: Competitor, even: float, z: float) -> bool:
    """Whether an even share lies in somebody's interval."""
    low, high = who.side.wins.rate_interval(z)
    return low <= even <= high


def scores(words: Words, tallies: Tallies) -> list[str]:
    """What was scored."""
    if tallies.contested and tallies.winners.scores.n and tallies.others.scores.n:
        won, lost = tallies.winners.scores, tallies.others.scores
        return [
            words.say("report-sum-scores", winners=words.number(won.mean(), 1), others=words.number(lost.mean(), 1))
        ]
    every = tallies.scores
    return [words.say("report-sum-score", mean=words.number(every.mean(), 1), span=words.span(every.interval()))]


def sources(words: Words, tallies: Tallies) -> list[str]:
    """Where most points come from, and where winners are furthest ahead."""
    total = sum(points.total() for points in tallies.sources.values())
    if not total:
        return []
    category, points = max(tallies.sources.items(), key=lambda each: each[1].total())
    found = [
        words.say("report-sum-source", category=words.category(category), share=words.percent(points.total() / total))
    ]
    winners, others = tallies.places[1], tallies.places.total() - tallies.places[1]
    if tallies.contested and winners and others:
        ahead = {name: each[1] / winners - (each.total() - each[1]) / others for name, each in tallies.sources.items()}
        best = max(ahead, key=lambda name: ahead[name])
        found.append(words.say("report-sum-ahead", category=words.category(best), points=words.number(ahead[best], 1)))
    return found


def components(words: Words, comparison: Comparison) -> list[str]:
    """Which components stand out."""
    if not comparison.count:
        return []
    found = []
    for kind, compared in comparison.items.items():
        tested = [each for each in compared if each.tested]
        more, less = [[each for each in tested if each.mark == mark] for mark in ("up", "down")]
        if not more and not less:
            continue
        told = words.say("report-sum-kind", kind=words.kind(kind), n=len(tested), more=len(more), less=len(less))
        if more:
            told += " " + words.say("report-sum-most", item=said(words, kind, max(more, key=value), comparison))
        if less:
            told += " " + words.say("report-sum-least", item=said(words, kind, min(less, key=value), comparison))
        found.append(told)
    for kind in comparison.scores:
        marked = [each for each in comparison.scores[kind] + comparison.lengths[kind] if each.mark]
        if marked:
            names = ", ".join(dict.fromkeys(words.item(kind, each.item) for each in marked))
            found.append(words.say("report-sum-common", kind=words.kind(kind), items=names))
    if not found:
        return [words.say("report-sum-nothing", n=comparison.count)]
    if len(comparison.tallies.by_bot) > 1:
        found.append(words.say("report-sum-strength"))
    return [*found, words.say("report-sum-caution", n=comparison.count)]


def value(each: Compared) -> float:
    """What components are ordered by."""
    return each.value


def said(words: Words, kind: str, each: Compared, comparison: Comparison) -> str:
    """A component and its number."""
    number = words.percent(each.value) if not comparison.tallies.alone else words.signed_number(each.value, 1)
    return f"{words.item(kind, each.item)} ({number})"
