"""What a simulation comes to: scores, wins and a digest, summed up game by game."""

from __future__ import annotations

import hashlib
import math
from typing import TYPE_CHECKING, Any

from .rows import Row

if TYPE_CHECKING:
    from .simulate import Job


class Sums:
    """What a simulation comes to, game by game in their order."""

    def __init__(self, job: Job, games: int) -> None:
        self.job = job
        self.games = games
        self.seats = [Tally() for _ in range(job.seats)]
        self.by_bot = {name: Tally() for name in job.bots}
        self.automa = Tally()
        self.digest = hashlib.sha256()
        self.decisions = 0
        self.broken: list[Row] = []

    def add(self, row: Row) -> None:
        """One more game, if it was asked for."""
        number, totals, places = row["number"], row["totals"], row["places"]
        if number >= self.games:
            return
        self.decisions += row["decisions"]
        self.digest.update(f"{row['digest']} {totals}\n".encode())
        if row["broken"]:
            self.broken.append({"game": number, "seed": self.job.seed + number, "what": row["broken"]})
        for seat, total in enumerate(totals):
            won = places[seat] == 1 and len(totals) > 1
            if seat >= self.job.seats:
                self.automa.add(total, won)
                continue
            self.seats[seat].add(total, won)
            self.by_bot[self.job.bot_at(number, seat)].add(total, won)

    def result(self, decisions_now: int, seconds: float) -> dict[str, Any]:
        """All of it; the speed is that of what was played now."""
        return {
            "game": self.job.game,
            "seats": self.job.seats,
            "games": self.games,
            "seed": self.job.seed,
            "options": self.job.options,
            "bots": self.job.bots,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "by_seat": [tally.summary() for tally in self.seats],
            "by_bot": {name: tally.summary() for name, tally in self.by_bot.items()},
            "automa": self.automa.summary() if self.automa.games else None,
            "broken": self.broken,
            "digest": self.digest.hexdigest()[:16],
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions_now / seconds),
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


def report(result: dict[str, Any]) -> list[str]:
    """The sums as lines to read."""
    lines = [
        f"{result['games']} games, {result['decisions']} decisions, {result['seconds']} s, "
        f"{result['decisions_per_second']} decisions per second"
    ]
    for name, tally in result["by_bot"].items():
        rate = f"{tally['win_rate']:.1%} ± {tally['win_rate_ci']:.1%}"
        lines.append(f"{name}: score {tally['score']} ± {tally['score_ci']}, wins {rate}")
    for each in result["broken"]:
        lines.append(f"broken in game {each['game']} (seed {each['seed']}): {each['what']}")
    return lines
