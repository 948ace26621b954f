"""Teaches the network of a game by letting it play against itself.

python -m frostline.lab.learning GAME [--minutes 30] [--out FILE] [--records FILE ...]

Greedy bots (or searching ones, which are slower) that judge by the network play games, some of their moves at random or
by a blurred judgement, so that they see what they would not do. What every position was worth is told by what came
later: mostly by how the game ended, a little by how the network judged the positions after it (temporal differences).
The network is moved towards that, and the next games are played by it. With records of games, some begin in their
positions. From time to time it is matched against `greedy`, and kept.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from ..bots.bot import Bot, play_out
from ..bots.evaluate import NETWORKS
from ..bots.evaluate.network import STEP, Network, layers_file, led_by
from ..bots.greedy import GreedyBot
from ..bots.search import Budget, SearchBot
from ..core.moves import Move
from ..core.record import Record
from ..core.registry import game as game_named
from ..core.state import NOBODY, State
from ..core.view import View
from .styles import STYLES

LOOKS = 90  # at ends of a turn, before its first decision
RANDOM = (0.0, 0.0, 0.0, 0.01, 0.05)  # shares of moves made at random: a bot has one of them for a game
BLUR = (0.0, 0.3, 0.8)  # points by which a judgement is off, likewise
FANCIES = 0.5  # of the games have bots that fancy something in their first part,
LONGEST = 0.6  # which may be so much of it:
FOND = 0.7  # of their bots,
STYLISH = 0.6  # of these a way to play that people have,
FANCIED = 5  # the others at most so many of the things seen of their own seat,
FANCY = 0.12  # and for a standard deviation of it about such a part of one of the points expected, more or less of them
TRUST = 0.8  # how much of what comes later is believed rather than the judgement of the next position
FROM_RECORDS = 0.2  # of the games begin in a position of a record
AGAINST_WEIGHTS = 0.15  # of the games have a bot that judges by weights in one seat
WIDTHS = {"first": 192, "second": 64}  # of the layers
KEPT_GAMES = 5000
KEPT = 0.4  # of the positions of a game
BATCH, USES = 512, 8  # rows of a step; how often a row is used, about
RATE, LAST_RATE = 1e-3, 0.1  # of learning: how much a step moves the weights, and which part of that at the end
DECAY = 1e-5
LEAST_SPREAD = 0.25  # of an input: so a yes that was rare at first does not go too far
CLIPPED = 2.0  # units by which an output may seem wrong
MATCH, MATCH_LOOKS = 60, 120
EVERY = 5.0  # minutes between two matches

GAMES = 160  # between two times of learning
FIRST = 8  # times as many before the first, so that a network that knows much does not forget it over few games

Layers = dict[str, Any]


class Task(NamedTuple):
    """A game to learn from, or one of a match."""

    game: str
    layers: Layers
    seed: int
    start: State | None = None
    looks: int = LOOKS
    seats: int = 2
    iterations: int = 0  # of a search; 0: its players are greedy


class Lesson(NamedTuple):
    """Positions of a game as the network sees them, from both sides, and what they turned out to be worth."""

    rows: Any
    points: Any


class Pupil(GreedyBot):
    """Judges by a network, not always well."""

    def __init__(self, game: str, seed: int, network: Network, looks: int, at_random: float, blur: float) -> None:
        super().__init__(game, seed, looks)
        self.evaluate = self.network = network
        self.luck = random.Random(seed)
        self.at_random = at_random
        self.blur = blur
        self.fancy: Any = None  # what it likes, in points for each input
        self.line: list[Move] = []  # of its turn, still to be played

    def judge(self, ends: Sequence[State], seat: int) -> list[float]:
        if self.fancy is None:
            return super().judge(ends, seat)
        rows = numpy.array([self.network.rows(state, [seat])[0] for state in ends])
        liked = numpy.array(self.network.ahead(rows)) + self.network.heights(rows)[1] @ self.fancy
        return [led_by(state, seat) if state.seat == NOBODY else each for state, each in zip(ends, liked.tolist())]

    def choose(self, options: Sequence[Move], look: Any) -> Move:
        if self.luck.random() < self.at_random:
            self.line = []
            return self.luck.choice(options)
        if self.line and self.line[0] in options:
            return self.line.pop(0)
        view: View = look()
        world = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        plans = self.weigh(world, options, view.seat)
        self.line = list(max(plans, key=lambda plan: plan.value + self.luck.gauss(0, self.blur)).line)
        return self.line.pop(0)


class Thinker(SearchBot):
    """Searches, judging by a network, and makes some moves at random."""

    def __init__(self, game: str, seed: int, network: Network, iterations: int, at_random: float) -> None:
        self.network = network
        super().__init__(game, seed, Budget(iterations))
        self.whim = random.Random(seed)
        self.at_random = at_random

    def sit_down(self, seats: int) -> None:
        super().sit_down(seats)
        self.evaluate = self.adviser.evaluate = self.network

    def choose(self, options: Sequence[Move], look: Any) -> Move:
        if self.whim.random() < self.at_random:
            return self.whim.choice(options)
        return super().choose(options, look)


def taught(game: str, layers: Layers) -> Network:
    """The network of a game with these layers."""
    found = NETWORKS[game]
    network = Network(found.fitted, found.side, found.table)
    network.use(layers)
    return network


def lesson(task: Task) -> Lesson:
    """Play a game and see what its positions were worth."""
    luck, game, judge = random.Random(task.seed), game_named(task.game), taught(task.game, task.layers)
    state = game.new(task.seats, luck.getrandbits(31))
    if task.start:
        state = game.imagine(game.view(task.start, task.start.seat), luck.getrandbits(32))
    bots = [pupil(task, judge, luck) for _ in range(task.seats)]
    own, sober, progress = len(judge.side(state, 0)), luck.uniform(0, LONGEST), judge.fitted.progress
    fanciful = luck.random() < FANCIES
    fond = [bot for bot in bots if isinstance(bot, Pupil) and fanciful and luck.random() < FOND]
    for bot in fond:
        bot.fancy = fancied(task, luck, own)
    if luck.random() < AGAINST_WEIGHTS:
        bots[luck.randrange(task.seats)] = GreedyBot(task.game, luck.getrandbits(32), MATCH_LOOKS)
    seen: list[list[list[float]]] = [[] for _ in bots]
    while state.seat != NOBODY:
        if fond and progress(state) >= sober:
            for bot in fond:
                bot.fancy = None
            fond = []
        if not fond and (luck.random() < KEPT or not seen[0]):
            for rows, row in zip(seen, judge.rows(state, range(task.seats)), strict=True):
                rows.append(row)
        view = game.view(state, state.seat)
        state.play(bots[state.seat].choose(state.options, lambda view=view: view))  # type: ignore[misc]
    if not seen[0]:  # it ended while somebody was still fond of something
        return Lesson(numpy.zeros((0, len(task.layers["mean"]))), numpy.zeros((0, 2)))
    totals = [float(sheet.total) for sheet in state.scores()]
    ends = [[totals[seat], max(totals[:seat] + totals[seat + 1 :])] for seat in range(task.seats)]
    worth = [foretold(judge.points(rows), end) for rows, end in zip(seen, ends, strict=True)]
    return Lesson(numpy.concatenate(seen).astype("float32"), numpy.concatenate(worth).astype("float32"))


def pupil(task: Task, judge: Network, luck: random.Random) -> Bot:
    """Somebody who plays a game to learn from."""
    seed, at_random = luck.getrandbits(32), luck.choice(RANDOM)
    if task.iterations:
        return Thinker(task.game, seed, judge, task.iterations, at_random)
    return Pupil(task.game, seed, judge, task.looks, at_random, luck.choice(BLUR))


def fancied(task: Task, luck: random.Random, own: int) -> Any:
    """What a bot likes or dislikes for itself, in points for each input: so it begins a game by some plan, and the
    network sees what comes of plans that it would not make."""
    found = numpy.zeros(len(task.layers["scale"]))
    strength = FANCY / task.layers["scale"][-2]
    if luck.random() < STYLISH:
        much = luck.uniform(0.5, 2) * strength
        for name in luck.choice(STYLES[task.game]):
            found[NETWORKS[task.game].fitted.names.index(name)] = much
    else:
        for _ in range(luck.randint(1, FANCIED)):
            found[luck.randrange(own)] = luck.gauss(0, strength)
    return found


def foretold(judged: Any, totals: Sequence[float]) -> Any:
    """What every position should have been judged as: by the end, and a little by the judgements on the way there."""
    worth = numpy.empty_like(judged)
    later = numpy.array(totals)
    for place in range(len(judged) - 1, -1, -1):
        worth[place] = later
        later = TRUST * later + (1 - TRUST) * judged[place]
    return worth


def match(task: Task) -> float:
    """The lead of the network over the weights, as greedy bots, in one game."""
    mine = task.seed % task.seats
    state = game_named(task.game).new(task.seats, task.seed // task.seats)
    bots: list[GreedyBot] = [GreedyBot(task.game, task.seed, task.looks) for _ in range(task.seats)]
    bots[mine] = Pupil(task.game, task.seed, taught(task.game, task.layers), task.looks, 0, 0)
    play_out(state, bots)
    return led_by(state, mine)


def measured(rows: Any) -> Layers:
    """The means of rows like these, and scales by which none of their inputs goes too far."""
    spread = rows.std(0)
    return {"mean": rows.mean(0), "scale": numpy.where(spread > 1e-4, 1 / numpy.maximum(spread, LEAST_SPREAD), 0)}


def fresh(rows: Any, chance: Any) -> Layers:
    """A network that changes nothing yet, for rows like these."""
    layers, width = measured(rows), rows.shape[1]
    for name, narrower in WIDTHS.items():
        layers[name] = chance.normal(0, math.sqrt(2 / width), (width, narrower))
        layers[f"{name}-bias"] = numpy.zeros(narrower)
        width = narrower
    layers["last"], layers["last-bias"] = numpy.zeros((width, 2)), numpy.zeros(2)
    return {name: numbers.astype("float32") for name, numbers in layers.items()}


def renewed(layers: Layers, rows: Any) -> Layers:
    """The same judgements where rows look like these by now: what was rare once, and so went too far or was not seen at
    all, is seen."""
    now, found = measured(rows), dict(layers)
    seen = now["scale"] > 0
    for name in now:
        found[name] = numpy.where(seen, now[name], layers[name])
    share = numpy.where(seen, layers["scale"] / numpy.where(seen, found["scale"], 1), 1)
    found["first"] = layers["first"] * share[:, None]
    found["first-bias"] = layers["first-bias"] + ((found["mean"] - layers["mean"]) * layers["scale"]) @ layers["first"]
    return found


def widened(layers: Layers, chance: Any) -> Layers:
    """The same judgements by layers as wide as `WIDTHS`, where these are narrower: there is more room to learn."""
    found, after = dict(layers), {"first": "second", "second": "last"}
    for name, width in WIDTHS.items():
        more = max(0, width - found[name].shape[1])
        seen = found[name].shape[0]
        new = chance.normal(0, math.sqrt(2 / seen), (seen, more))
        found[name] = numpy.concatenate([found[name], new], 1)
        found[f"{name}-bias"] = numpy.concatenate([found[f"{name}-bias"], numpy.zeros(more)])
        following = found[after[name]]
        found[after[name]] = numpy.concatenate([following, numpy.zeros((more, following.shape[1]))])
    return found


class Teacher:
    """Moves a network towards what positions were worth (Adam)."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.layers = network.layers
        moved = [name for name in self.layers if name not in ("mean", "scale")]
        self.means = {name: numpy.zeros_like(self.layers[name]) for name in moved}
        self.squares = {name: numpy.zeros_like(self.layers[name]) for name in moved}
        self.steps = 0

    def step(self, rows: Any, points: Any, rate: float) -> None:
        """One step, by so many rows."""
        layers, slopes = self.layers, {}
        _, *heights = self.network.heights(rows)
        wrong = (self.network.points(rows) - points) / STEP
        back = numpy.clip(wrong, -CLIPPED, CLIPPED) * (2 / len(rows))
        for name, height in zip(("last", "second", "first"), reversed(heights), strict=True):
            slopes[name], slopes[f"{name}-bias"] = height.T @ back, back.sum(0)
            back = (back @ layers[name].T) * (height > 0)
        self.steps += 1
        for name, slope in slopes.items():
            slope += DECAY * layers[name]
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            size = numpy.sqrt(self.squares[name] / (1 - 0.999**self.steps)) + 1e-8
            layers[name] -= rate * self.means[name] / (1 - 0.9**self.steps) / size


def positions(records: Sequence[Path], game: str, counts: Sequence[int] = (2,)) -> list[State]:
    """The positions at every tenth move of recorded games for so many players."""
    found: list[State] = []
    for path in records:
        record = Record.loads(path.read_text(encoding="utf-8"))
        state = record.start()
        if state.setup.game.name != game or state.seats not in counts:
            continue
        for number, move in enumerate(record.moves):
            if number % 10 == 9:
                found.append(state.copy())
            state.play(state.setup.game.moves.parse(move))
    return found


class School:
    """The network as far as it is taught, and the games it learns from."""

    def __init__(self, pool: Any, arguments: argparse.Namespace) -> None:
        self.pool = pool
        self.game: str = arguments.game
        self.games: int = arguments.games
        self.looks: int = arguments.looks
        self.iterations: int = arguments.iterations
        self.chance = numpy.random.default_rng(arguments.seed)
        self.seed: int = arguments.seed << 32
        self.counts: list[int] = arguments.seats
        self.starts = positions(arguments.records, self.game, self.counts)
        self.new = arguments.new
        begin = arguments.begin or layers_file(self.game)
        self.network = taught(self.game, self.untaught() if self.new else widened(read(begin), self.chance))
        self.teacher = Teacher(self.network)
        self.lessons: list[Lesson] = []
        self.played = 0

    def untaught(self) -> Layers:
        """Layers that change nothing yet."""
        state = game_named(self.game).new(self.counts[0], 1)
        return fresh(numpy.array(NETWORKS[self.game].rows(state, [0, 1])), self.chance)

    def play(self) -> int:
        """Play games to learn from; how many rows they gave."""
        tasks = []
        for _ in range(self.games if self.lessons else FIRST * self.games):
            start, seats = None, int(self.chance.choice(self.counts))
            if self.starts and self.chance.random() < FROM_RECORDS:
                start = self.starts[self.chance.integers(len(self.starts))]
                seats = start.seats
            self.seed += 1
            tasks.append(Task(self.game, self.network.layers, self.seed, start, self.looks, seats, self.iterations))
        heard = self.pool.map(lesson, tasks, 4)
        self.played += len(heard)
        self.lessons = [*self.lessons, *heard][-KEPT_GAMES:]
        if self.played == len(heard):  # now it is known what rows look like
            rows = numpy.concatenate([each.rows for each in heard]).astype("float64")
            layers = fresh(rows, self.chance) if self.new else renewed(self.network.layers, rows)
            self.network = taught(self.game, layers)
            self.teacher = Teacher(self.network)
        return sum([len(each.rows) for each in heard])

    def learn(self, new: int, rate: float) -> None:
        """Learn from the games so far, as long as so many new rows are worth."""
        rows = numpy.concatenate([each.rows for each in self.lessons])
        points = numpy.concatenate([each.points for each in self.lessons])
        for _ in range(max(1, new * USES // BATCH)):
            some = self.chance.integers(len(rows), size=BATCH)
            self.teacher.step(rows[some].astype("float64"), points[some], rate)

    def check(self) -> tuple[float, float]:
        """The mean lead over greedy bots with weights, and its standard error."""
        seats = self.counts[-1]
        tasks = [Task(self.game, self.network.layers, seed, None, MATCH_LOOKS, seats) for seed in range(MATCH)]
        leads = numpy.array(self.pool.map(match, tasks, 2))
        return float(leads.mean()), float(leads.std() / math.sqrt(len(leads)))


def teach(arguments: argparse.Namespace, pool: Any) -> None:
    """Play and learn until the time is over."""
    school = School(pool, arguments)
    began = checked = time.monotonic()
    out = arguments.out or layers_file(school.game)
    while (gone := (time.monotonic() - began) / 60 / arguments.minutes) < 1:
        new = school.play()
        school.learn(new, arguments.rate * max(LAST_RATE, 1 - gone))
        if time.monotonic() - checked > 60 * EVERY:
            checked = time.monotonic()
            lead, error = school.check()
            print(f"{school.game}, {school.played} games: ahead of greedy by {lead:+.1f} ± {error:.1f}", flush=True)
            keep(out, school.network.layers)
    keep(out, school.network.layers)


def read(path: Path) -> Layers:
    """A network as it was kept."""
    with numpy.load(path) as kept:
        return dict(kept)


def keep(path: Path, layers: Layers) -> None:
    """Write a network; nothing is left half-written."""
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        numpy.savez_compressed(file, **{name: numbers.astype("float32") for name, numbers in layers.items()})
    half.replace(path)


def main(argv: Sequence[str]) -> int:
    """Teach and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=sorted(NETWORKS))
    ask.add_argument("--seats", type=int, nargs="+", default=[2], help="players in its games")
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--games", type=int, default=GAMES, help="between two times of learning")
    ask.add_argument("--looks", type=int, default=LOOKS, help="at ends of a turn, before its first decision")
    ask.add_argument("--iterations", type=int, default=0, help="its players search so long (default: they are greedy)")
    ask.add_argument("--rate", type=float, default=RATE, help="of learning; smaller for a network that knows much")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--new", action="store_true", help="begin with an untaught network, not with the game's own")
    ask.add_argument("--begin", type=Path, help="begin with this network (default: the game's own)")
    ask.add_argument("--records", type=Path, nargs="*", default=[], help="games in whose positions some games begin")
    ask.add_argument("--out", type=Path, help="where to write the network (default: the game's own)")
    ask.add_argument("--jobs", type=int, help="games at once (default: one for each core)")
    arguments = ask.parse_args(argv)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every process has a core
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        teach(arguments, pool)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
