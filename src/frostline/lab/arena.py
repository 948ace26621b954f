"""The arena: bots compete on equal terms, and a table says who is better and how sure that is.

A round has one seed. It is played by a ring of line-ups in which every bot sits equally often, and each
line-up in all its rotations over the seats, so the luck of the deal and of the seat cancels.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import NAMES, bot
from ..bots.bot import play_out
from ..bots.outside import dismiss
from ..core.errors import BadOption
from ..core.registry import GAMES
from ..core.registry import game as game_named
from .intervals import student, wilson
from .outcomes import Outcomes
from .rows import Row, heading
from .workers import done, with_bar


class Fixture(NamedTuple):
    """A game to be played: its number in the contest, its seed, and who of the bots sits where."""

    number: int
    seed: int
    lineup: list[int]


class Contest:
    """Who competes in what. Fewer bots than seats are dealt out in turn; every one of the `bots` counts for itself."""

    def __init__(
        self, game: str, bots: Sequence[str], seats: int, seed: int, options: Sequence[str] = (), pack: str = ""
    ) -> None:
        setup = game_named(game).new(seats, seed, options, pack).setup
        if not bots:
            raise BadOption(f"name the bots that compete, by commas: {', '.join(NAMES)}")
        for name in bots:
            bot(name, game, seed)
        self.game = game
        self.seats = seats
        self.bots = list(bots) + [bots[i % len(bots)] for i in range(len(bots), seats)]
        self.seed = seed
        self.options = list(setup.options)
        self.folder = pack
        self.columns = heading(setup, self.bots, seed)  # what is the same for all games of the contest

    def rings(self) -> list[list[tuple[int, ...]]]:
        """All combinations of bots, in rings: in each, every bot sits equally often."""
        n = len(self.bots)
        rings, seen = [], set()
        for lineup in itertools.combinations(range(n), self.seats):
            if lineup not in seen:
                ring = [tuple(sorted([(who + step) % n for who in lineup])) for step in range(n)]
                rings.append(list(dict.fromkeys(ring)))
                seen.update(ring)
        return rings

    def fixtures(self, games: int) -> list[Fixture]:
        """The first games of the contest: at least so many, whole rounds only. More games only add rounds."""
        rings, fixtures, number = self.rings(), list[Fixture](), 0
        while len(fixtures) < games:
            order = number // len(rings) % math.factorial(self.seats - 1)
            for first, *rest in rings[number % len(rings)]:
                around = [first, *next(itertools.islice(itertools.permutations(rest), order, None))]
                for turn in range(self.seats):
                    fixtures.append(Fixture(len(fixtures), self.seed + number, around[turn:] + around[:turn]))
            number += 1
        return fixtures

    def play(self, fixture: Fixture) -> Row:
        """One game, from the first move to the scores."""
        state = game_named(self.game).new(self.seats, fixture.seed, self.options, self.folder)
        names = [self.bots[who] for who in fixture.lineup]
        own = self.seed * 1009 + fixture.number * 31
        bots = [bot(name, self.game, own + seat) for seat, name in enumerate(names)]
        decisions = play_out(state, bots)
        sheets = state.scores()
        dismiss(bots, sheets)
        return self.columns | {
            "number": fixture.number,
            "seed": fixture.seed,
            "lineup": fixture.lineup,
            "bots": names,
            "totals": [sheet.total for sheet in sheets],
            "places": [sheet.place for sheet in sheets],
            "decisions": decisions,
        }


def compete(contest: Contest, games: int, jobs: int = 1, out: Path | None = None, progress: bool = False) -> Row:
    """Play what is not played yet, and sum up. The result depends on contest and games alone."""
    fixtures = contest.fixtures(games)
    if not out:
        rows = list(played(contest, fixtures, jobs, progress, len(fixtures)))
        return sums(contest, sorted(rows, key=lambda row: int(row["number"])))
    with Outcomes(out, contest.columns) as outcomes:
        known = [(outcomes.rows[fixture.number], fixture) for fixture in fixtures if fixture.number in outcomes.rows]
        if any([row["seed"], row["lineup"]] != [fixture.seed, fixture.lineup] for row, fixture in known):
            raise BadOption(f"{out} follows another order of games: name another file")
        left = [fixture for fixture in fixtures if fixture.number not in outcomes.rows]
        for row in played(contest, left, jobs, progress, len(fixtures)):
            outcomes.add(row)
        outcomes.finish()
        return sums(contest, [outcomes.rows[fixture.number] for fixture in fixtures])


def played(contest: Contest, fixtures: list[Fixture], jobs: int, progress: bool, total: int) -> Iterator[Row]:
    """The games as they are finished, in any order."""
    return with_bar(done(contest.play, fixtures, jobs), total, total - len(fixtures), progress)


class Tally:
    """What one competitor has reached; points and leads are kept by seed, for what has one seed hangs together."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points: dict[int, list[float]] = {}
        self.leads: dict[int, list[float]] = {}

    def add(self, seed: int, totals: list[int], places: list[int], seat: int) -> None:
        """One more game, seen from a seat. Who shares the first place has a share of the win."""
        self.games += 1
        self.points.setdefault(seed, []).append(totals[seat])
        if len(totals) > 1:
            self.wins += (places[seat] == 1) / places.count(1)
            others = (sum(totals) - totals[seat]) / (len(totals) - 1)
            self.leads.setdefault(seed, []).append(totals[seat] - others)

    def summary(self) -> dict[str, Any]:
        """Means with their 95 % intervals; None where there is nothing to say."""
        (points, points_ci), (lead, lead_ci) = mean(self.points), mean(self.leads)
        rate, rate_ci = wilson(self.wins, self.games) if self.leads else (None, None)
        return {
            "games": self.games,
            "win_rate": rate,
            "win_rate_ci": rate_ci,
            "points": points,
            "points_ci": points_ci,
            "lead": lead,
            "lead_ci": lead_ci,
        }


def sums(contest: Contest, rows: list[Row]) -> dict[str, Any]:
    """The standings after some games. An automa that scores competes too."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    count = len(contest.bots) + len(rows[0]["totals"]) - contest.seats
    tallies, ratings = [Tally() for _ in range(count)], [model.rating() for _ in range(count)]
    for row in rows:
        players = [*row["lineup"], *range(len(contest.bots), count)]
        for seat, who in enumerate(players):
            tallies[who].add(row["seed"], row["totals"], row["places"], seat)
        if len(players) > 1:
            teams = model.rate([[ratings[who]] for who in players], ranks=row["places"])
            for who, team in zip(players, teams, strict=True):
                ratings[who] = team[0]
    result = contest.columns | {"games": len(rows), "seeds": len({row["seed"] for row in rows}), "standings": []}
    for name, tally, rating in zip(labels(contest.bots, count), tallies, ratings, strict=True):
        skill = (round(rating.mu, 3), round(rating.sigma, 3)) if tally.leads else (None, None)
        result["standings"].append({"bot": name, **tally.summary(), "mu": skill[0], "sigma": skill[1]})
    return result


def labels(bots: list[str], count: int) -> list[str]:
    """A name for every competitor: bots of the same name are numbered from the second on."""
    names = [f"{name}#{bots[:i].count(name) + 1}" if name in bots[:i] else name for i, name in enumerate(bots)]
    return names + ["automa"] * (count - len(bots))


def mean(by_seed: dict[int, list[float]]) -> tuple[float | None, float | None]:
    """The mean and half the width of its 95 % interval; each seed is one sample (Student's t)."""
    samples = [statistics.fmean(values) for values in by_seed.values()]
    if len(samples) < 2:
        return (round(samples[0], 3) if samples else None), None
    half = student(len(samples) - 1) * statistics.stdev(samples) / math.sqrt(len(samples))
    return round(statistics.fmean(samples), 3), round(half, 3)


def report(result: dict[str, Any]) -> list[str]:
    """The standings as lines to read."""
    seeds = f"{result['seeds']} (from {result['first_seed']} on)"
    lines = [
        f"{result['game']}; seats: {result['seats']}; games: {result['games']}; seeds: {seeds}; intervals of 95 %",
        f"{'bot':<16} {'games':>6}  {'win rate':<22} {'points':<16} {'lead':<16} rating",
    ]
    for row in result["standings"]:
        low, high = row["win_rate_ci"] or (0, 0)
        rate = "–" if row["win_rate"] is None else f"{row['win_rate']:.1%} ({low:.1%}–{high:.1%})"
        points, lead = plus_minus(row["points"], row["points_ci"]), plus_minus(row["lead"], row["lead_ci"], "+")
        start = f"{row['bot']:<16} {row['games']:>6}  {rate:<22} {points:<16} {lead:<16} "
        lines.append(start + plus_minus(row["mu"], row["sigma"]))
    return lines


def plus_minus(value: float | None, around: float | None, sign: str = "") -> str:
    """A number with what lies around it."""
    return "–" if value is None else f"{value:{sign}.2f}" + ("" if around is None else f" ± {around:.2f}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostline arena`."""
    parser.description = (
        "Let bots compete. Every seed is played in all rotations of the bots over the seats, and with more bots than "
        "seats in combinations in which all sit equally often. The same seed gives the same result, whatever --jobs is."
    )
    parser.epilog = (
        "example: frostline arena artemis --bots greedy,random --games 200 --jobs 2 --out games.parquet. The columns: "
        "wins (a tie is shared), points, points above the others' mean, and the OpenSkill rating (mu ± sigma)."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--bots", required=True, help=f"bots by commas, also one name twice: {', '.join(NAMES)}")
    parser.add_argument("--games", type=int, default=100, help="number of games, rounded up to whole rounds of a seed")
    parser.add_argument("--seats", type=int, help="number of players (default: as many as bots, if the game has room)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first round (default: 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    modules, keep = "switch on a module or another reading; repeatable", "keep every game in FILE.jsonl or FILE.parquet"
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=modules)
    parser.add_argument("--pack", default="", metavar="FOLDER", help="printed data of your own in place of ours")
    parser.add_argument("--out", type=Path, metavar="FILE", help=f"{keep}; what is there is not played again")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """`frostline arena`."""
    if args.games < 1 or args.jobs < 1:
        raise BadOption("--games and --jobs are whole numbers from 1 on")
    names = [name.strip() for name in args.bots.split(",") if name.strip()]
    room = game_named(args.game).seats
    seats = args.seats if args.seats is not None else min(max(len(names), room[0]), room[-1])
    contest = Contest(args.game, names, seats, args.seed, args.option, args.pack)
    try:
        result = compete(contest, args.games, args.jobs, args.out, progress=True)
    except KeyboardInterrupt:
        kept = f"; what is finished is kept for {args.out}: the same command goes on" if args.out else ""
        print(f"frostline: stopped{kept}", file=sys.stderr)
        return 130
    print(json.dumps(result, indent=2) if args.json else "\n".join(report(result)))
    return 0
