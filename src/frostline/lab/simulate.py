"""Very many games played by bots, on all cores or a cluster, the same results for the same seed."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..bots import NAMES, bot
from ..bots.outside import dismiss
from ..bots.processes import cores
from ..core.errors import BadOption
from ..core.game import check_pack
from ..core.registry import GAMES
from ..core.registry import game as game_named
from ..core.scores import ScoreSheet
from ..core.state import NOBODY, State
from .cluster import on_cluster
from .holdings import held
from .parts import Store, cut
from .rows import Row, heading
from .sums import Sums, report
from .workers import done, with_bar

CHUNK = {"random": 100, "easy": 10, "normal": 10, "greedy": 10}  # games played at a time; with any other bot, one


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
        setup = game_named(game).new(seats, seed, options, pack).setup
        for name in self.bots:
            bot(name, game, 0)
        self.heading = heading(setup, self.bots, seed)
        self.packed = [setup.pack.name, setup.pack.check] if setup.pack else None
        self.chunk = min([CHUNK.get(name.partition(":")[0], 1) for name in self.bots])

    def bot_at(self, number: int, seat: int) -> str:
        """The bot of a seat in game `number`."""
        return self.bots[(seat + number) % self.seats % len(self.bots)]


def play_one(job: Job, number: int) -> Row:
    """Play one game of a job, checking the invariants at every decision."""
    game = game_named(job.game)
    state = game.new(job.seats, job.seed + number, job.options, job.pack)
    check_pack(state.setup, job.packed)
    names = [job.bot_at(number, seat) for seat in range(job.seats)]
    bots = [bot(name, job.game, job.seed * 1009 + number * 31 + seat) for seat, name in enumerate(names)]
    moves = hashlib.sha256()
    chosen: list[dict[str, int]] = [{} for _ in bots]
    decisions = 0
    broken = game.broken(state)
    while state.seat != NOBODY and not broken:
        seat = state.seat
        move = bots[seat].choose(state.options, lambda seat=seat: game.view(state, seat))  # type: ignore[misc]
        moves.update(move.index.to_bytes(2, "big"))
        times = chosen[seat]
        times[move.family] = times.get(move.family, 0) + 1
        state.play(move)
        decisions += 1
        broken = game.broken(state)
    sheets = state.scores()
    trouble = dismiss(bots, sheets)
    return job.heading | {
        "number": number,
        "seed": job.seed + number,
        "bots": names,
        "totals": [sheet.total for sheet in sheets],
        "places": [sheet.place for sheet in sheets],
        "decisions": decisions,
        "digest": moves.hexdigest(),
        "broken": broken or trouble,
        "sources": sources(sheets),
        "held": holdings(state),
        "chosen": [
            {"seat": seat, "family": family, "times": times[family]}
            for seat, times in enumerate(chosen)
            for family in sorted(times)
        ],
    }


def sources(sheets: Sequence[ScoreSheet]) -> list[Row]:
    """Where the points come from: the lines of every score sheet, summed by category."""
    found: dict[tuple[int, str], int] = {}
    for sheet in sheets:
        for line in sheet.lines:
            found[sheet.seat, line.category] = found.get((sheet.seat, line.category), 0) + line.points
    return [{"seat": seat, "category": category, "points": points} for (seat, category), points in found.items()]


def holdings(state: State) -> list[Row]:
    """What everybody ended with."""
    return [{"seat": seat, "kind": kind, "item": item} for seat, kind, item in held(state)]


def play_some(job: Job, numbers: range) -> list[Row]:
    """Play some games of a job, one after the other."""
    return [play_one(job, number) for number in numbers]


def in_order(chunks: Iterable[list[Row]]) -> Iterator[Row]:
    """The games by their number, whatever order they are finished in."""
    early, at = dict[int, list[Row]](), 0
    for rows in chunks:
        early[rows[0]["number"]] = rows
        while at in early:
            rows = early.pop(at)
            at += len(rows)
            yield from rows


def simulate(
    job: Job, games: int, jobs: int = 1, progress: bool = False, out: Path | None = None, cluster: str = ""
) -> dict[str, Any]:
    """Play and sum up. All but `seconds` and `decisions_per_second` depends on the seed alone.

    With `out` every game is kept in that file, and what it holds already is not played again; with `cluster` the
    games are played on Ray (`jobs` may then be 0 for all it has).
    """
    started = time.perf_counter()
    store = Store(out, job.heading) if out else None
    missing = store.missing(games, job.chunk) if store else cut(range(games), job.chunk)
    play = partial(play_some, job)
    results = on_cluster(play, missing, cluster, jobs) if cluster and missing else done(play, missing, jobs)
    chunks = with_bar(results, games, games - sum(map(len, missing)), progress, len)
    sums, now = Sums(job, games), 0
    if store and missing:
        store.begin()
        for rows in chunks:
            store.add(rows)
            now += sum([row["decisions"] for row in rows])
    for row in store.finish() if store else in_order(chunks):
        sums.add(row)
    return sums.result(sums.decisions if not store else now, time.perf_counter() - started)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostline simulate`."""
    parser.description = (
        "Let bots play many games and sum up scores and wins. Every invariant is checked at every decision; exit "
        "status 1 if one is broken. The same seed gives the same result, whatever --jobs is."
    )
    parser.epilog = (
        "examples: frostline simulate artemis --seats 4 --games 1000 --bots greedy,random --seed 1 --json · frostline "
        "simulate ceres --games 100000 --out games.parquet. The columns of the file are told in docs/simulation.md."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, help="number of players (default 4)")
    parser.add_argument("--games", type=int, default=100, help="number of games (default 100)")
    dealt = "dealt out to the seats in turn (default random)"
    parser.add_argument("--bots", default="random", help=f"bots by commas ({', '.join(NAMES)}, …), {dealt}")
    parser.add_argument("--jobs", type=int, help="processes (default: one for every core)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (default 0)")
    modules = "switch on a module or another reading; repeatable"
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=modules)
    parser.add_argument("--pack", default="", metavar="FOLDER", help="printed data of your own in place of ours")
    keep = "keep every game in FILE.jsonl or FILE.parquet; what is there is not played again"
    parser.add_argument("--out", type=Path, metavar="FILE", help=keep)
    ray = "play on a Ray cluster: local (one of its own here), auto, HOST:PORT or ray://HOST:PORT"
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=ray)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """`frostline simulate`."""
    if args.games < 1 or (args.jobs is not None and args.jobs < 1):
        raise BadOption("--games and --jobs are whole numbers from 1 on")
    names = [name.strip() for name in args.bots.split(",") if name.strip()] or ["random"]
    job = Job(args.game, args.seats, names, args.seed, args.option, args.pack)
    jobs = args.jobs or (0 if args.ray else cores())
    try:
        result = simulate(job, args.games, jobs, True, args.out, args.ray)
    except KeyboardInterrupt:
        kept = f"; {Store(args.out, job.heading).kept()} games are kept for {args.out}" if args.out else ""
        print(f"frostline: stopped{kept}{': the same command goes on' if args.out else ''}", file=sys.stderr)
        return 130
    print(json.dumps(result, indent=2) if args.json else "\n".join(report(result)))
    return 1 if result["broken"] else 0
