"""Everything the report says about the games of a file, counted in one go and little memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from .reading import Played
from .samples import Sample


class Side:
    """What a seat, a bot or an automa has reached."""

    def __init__(self) -> None:
        self.scores = Sample()
        self.counts: Counter[int] = Counter()
        self.wins = Sample()

    def add(self, seed: int, score: int, won: float) -> None:
        """One more game."""
        self.scores.add(seed, score)
        self.counts[score] += 1
        self.wins.add(seed, won)


class Item:
    """How those who ended with something did."""

    def __init__(self) -> None:
        self.wins = Sample()
        self.scores = Sample()
        self.bots: Counter[str] = Counter()


class Common:
    """How the games went in which something was on the table."""

    def __init__(self) -> None:
        self.scores = Sample()
        self.length = Sample()


class Tallies:
    """All counts. Games that broke an invariant are counted as such and left out of everything else."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.last = -1  # the highest number of a game
        self.seeds = (0, 0)  # the lowest and the highest
        self.broken: list[Played] = []
        self.ties = 0
        self.by_seat = [Side() for _ in range(seats)]
        self.automas: list[Side] = []
        self.by_bot: dict[str, Side] = defaultdict(Side)
        self.winners = Side()
        self.others = Side()
        self.length = Sample()
        self.lengths: Counter[int] = Counter()
        self.scores = Sample()  # the mean of a game's players
        self.places: Counter[int] = Counter()  # players who reached a place
        self.sources: dict[str, Counter[int]] = defaultdict(Counter)  # points by category and place
        self.chosen: dict[str, Counter[bool]] = defaultdict(Counter)  # decisions by family, of winners and others
        self.items: dict[str, dict[str, Item]] = defaultdict(lambda: defaultdict(Item))
        self.common: dict[str, dict[str, Common]] = defaultdict(lambda: defaultdict(Common))

    @property
    def players(self) -> int:
        """Who competes for the first place: seats, and automas that score."""
        return self.seats + len(self.automas)

    @property
    def alone(self) -> bool:
        """Whether one player sits there, perhaps against an automa: nobody is that player's equal."""
        return self.seats == 1

    @property
    def contested(self) -> bool:
        """Whether there is anybody to win against."""
        return self.players > 1

    def add(self, game: Played) -> None:
        """One more game."""
        low, high = self.seeds if self.last >= 0 else (game.seed, game.seed)
        self.seeds = (min(low, game.seed), max(high, game.seed))
        self.last = max(self.last, game.number)
        if game.broken:
            self.broken.append(game._replace(sources=[], held=[], chosen=[]))
            return
        self.games += 1
        seats, seed, places = self.seats, game.seed, game.places
        first = places.count(1)
        won = [(place == 1) / first if first else 0.0 for place in places]
        self.ties += first > 1
        for seat, score in enumerate(game.totals):
            if seat >= seats:
                if seat - seats == len(self.automas):
                    self.automas.append(Side())
                self.automas[seat - seats].add(seed, score, won[seat])
                continue
            self.by_seat[seat].add(seed, score, won[seat])
            self.by_bot[game.bots[seat]].add(seed, score, won[seat])
            (self.winners if places[seat] == 1 else self.others).add(seed, score, won[seat])
            self.places[places[seat]] += 1
        self.scores.add(seed, sum(game.totals[:seats]) / seats)
        self.length.add(seed, game.decisions)
        self.lengths[game.decisions] += 1
        for seat, category, points in game.sources:
            if seat < seats:
                self.sources[category][places[seat]] += points
        for seat, family, times in game.chosen:
            if seat < seats:
                self.chosen[family][places[seat] == 1] += times
        self.hold(game, won)

    def hold(self, game: Played, won: list[float]) -> None:
        """What was held at the end of a game, and what it belongs to; a second copy does not count again."""
        mean = sum(game.totals[: self.seats]) / self.seats
        for seat, kind, name in dict.fromkeys(game.held):
            if seat < 0:
                common = self.common[kind][name]
                common.scores.add(game.seed, mean)
                common.length.add(game.seed, game.decisions)
            elif seat < self.seats:
                item = self.items[kind][name]
                item.wins.add(game.seed, won[seat])
                item.scores.add(game.seed, game.totals[seat])
                item.bots[game.bots[seat]] += 1

    def close(self) -> None:
        """To be called after the last game."""
        sides = [*self.by_seat, *self.automas, *self.by_bot.values(), self.winners, self.others]
        samples = [self.length, self.scores, *[sample for side in sides for sample in (side.scores, side.wins)]]
        for held in self.items.values():
            samples += [sample for item in held.values() for sample in (item.wins, item.scores)]
        for lying in self.common.values():
            samples += [sample for common in lying.values() for sample in (common.scores, common.length)]
        for sample in samples:
            sample.close()


def tally(seats: int, games: Iterable[Played]) -> Tallies:
    """Count all games of a file."""
    tallies = Tallies(seats)
    for game in games:
        tallies.add(game)
    tallies.close()
    return tallies
