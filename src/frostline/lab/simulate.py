"""Very many games played by bots, on all cores asked for, the same results for the same seed."""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tqdm import tqdm

from ..bots import bot
from ..core.errors import BadOption
from ..core.registry import game as game_named
from ..core.state import NOBODY


class Job:
    """What is to be simulated. Game i has seed `seed` + i; the bots sit one seat further each game."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[str], seed: int, options: Sequence[str] = (), pack: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = list(bots)
        self.seed = seed
        self.options = list(options)
        self.pack = pack
        if len(self.bots) > seats:
            raise BadOption(f"{len(self.bots)} bots do not fit {seats} seats")
        game_named(game).new(seats, seed, options, pack)
        for name in self.bots:
            bot(name, game, 0)

    def bot_at(self, number: int, seat: int) -> str:
        """The bot of a seat in game `number`."""
        return self.bots[(seat + number) % self.seats % len(self.bots)]


class Outcome:
    """One game: its score sheets, its decisions, and what was broken, if anything."""

    def __init__(
        self, number: int, totals: list[int], places: list[int], decisions: int, broken: str, digest: str
    ) -> None:
        self.number = number
        self.totals = totals
        self.places = places
        self.decisions = decisions
        self.broken = broken
        self.digest = digest


def play_one(job: Job, number: int) -> Outcome:
    """Play one game of a job, checking the invariants at every decision."""
    game = game_named(job.game)
    state = game.new(job.seats, job.seed + number, job.options, job.pack)
    bots = [bot(job.bot_at(number, seat), job.game, job.seed * 1009 + number * 31 + seat) for seat in range(job.seats)]
    moves = hashlib.sha256()
    decisions = 0
    broken = game.broken(state)
    while state.seat != NOBODY and not broken:
        seat = state.seat
        move = bots[seat].choose(state.options, lambda seat=seat: game.view(state, seat))  # type: ignore[misc]
        moves.update(move.index.to_bytes(2, "big"))
        state.play(move)
        decisions += 1
        broken = game.broken(state)
    sheets = state.scores()
    totals, places = [sheet.total for sheet in sheets], [sheet.place for sheet in sheets]
    return Outcome(number, totals, places, decisions, broken, moves.hexdigest())


def play_all(job: Job, games: int, jobs: int, progress: bool) -> Iterator[Outcome]:
    """Every game of a job, in order."""
    bar = tqdm(total=games, unit="game", disable=None if progress else True, leave=False)
    with bar:
        if jobs == 1:
            for number in range(games):
                yield play_one(job, number)
                bar.update()
        else:
            with multiprocessing.get_context("spawn").Pool(jobs, _begin, (job,)) as pool:
                for outcome in pool.imap(_play, range(games), chunksize=max(1, min(32, games // (jobs * 4)))):
                    yield outcome
                    bar.update()


_JOB: list[Job] = []


def _begin(job: Job) -> None:
    _JOB.append(job)


def _play(number: int) -> Outcome:
    return play_one(_JOB[0], number)


def simulate(job: Job, games: int, jobs: int = 1, progress: bool = False) -> dict[str, Any]:
    """Play and sum up. All but `seconds` and `decisions_per_second` depends on the seed alone."""
    started = time.perf_counter()
    seats = [Tally() for _ in range(job.seats)]
    by_bot = {name: Tally() for name in job.bots}
    automa = Tally()
    digest = hashlib.sha256()
    decisions = 0
    broken = []
    for outcome in play_all(job, games, jobs, progress):
        decisions += outcome.decisions
        digest.update(f"{outcome.digest} {outcome.totals}\n".encode())
        if outcome.broken:
            broken.append({"game": outcome.number, "seed": job.seed + outcome.number, "what": outcome.broken})
        for seat, total in enumerate(outcome.totals):
            won = outcome.places[seat] == 1 and len(outcome.totals) > 1
            if seat >= job.seats:
                automa.add(total, won)
                continue
            seats[seat].add(total, won)
            by_bot[job.bot_at(outcome.number, seat)].add(total, won)
    seconds = time.perf_counter() - started
    return {
        "game": job.game,
        "seats": job.seats,
        "games": games,
        "seed": job.seed,
        "options": job.options,
        "bots": job.bots,
        "decisions": decisions,
        "decisions_per_game": round(decisions / games, 2),
        "by_seat": [tally.summary() for tally in seats],
        "by_bot": {name: tally.summary() for name, tally in by_bot.items()},
        "automa": automa.summary() if automa.games else None,
        "broken": broken,
        "digest": digest.hexdigest()[:16],
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
    }


class Tally:
    """Scores and wins, summed up as they come."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.total = 0
        self.squares = 0
        self.low: int | None = None
        self.high: int | None = None

    def add(self, score: int, won: bool) -> None:
        """One more game."""
        self.games += 1
        self.wins += won
        self.total += score
        self.squares += score * score
        self.low = score if self.low is None else min(self.low, score)
        self.high = score if self.high is None else max(self.high, score)

    def summary(self) -> dict[str, Any]:
        """Mean score and win rate, each with half the width of its 95 % interval."""
        n = max(self.games, 1)
        mean, rate = self.total / n, self.wins / n
        spread = math.sqrt(max(0.0, self.squares / n - mean * mean) / n)
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(rate, 4),
            "win_rate_ci": round(1.96 * math.sqrt(rate * (1 - rate) / n), 4),
            "score": round(mean, 3),
            "score_ci": round(1.96 * spread, 3),
            "lowest": self.low,
            "highest": self.high,
        }
