"""Teaches the network of a game by the games it plays against itself.

python -m frostline.lab.learning GAME FOLDER [--minutes 30] [--players 2] [--new] [--begin FILE]

learns from the games that `lessons.py` leaves in the folder, as they come, and keeps the network there by which the
next ones are played; it starts so many players itself (others may join), and goes on where it stopped. Recorded games
teach what their winners chose, and how positions ended that bots would not come to. Learning happens on a GPU where
there is CuPy. `tuning.py --network FILE` says what the network is worth.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy

from ..bots.evaluate import KEEN, NETWORKS
from ..bots.evaluate.network import FAR, STEP, layers_file
from ..core.registry import game as game_named
from .lessons import Layers, Lesson, keep, read, remembered, taught

WIDTHS = {"first": 192, "second": 64, "plan": 64}  # of the layers
KEPT_GAMES = 4000
BATCH, USES = 512, 4  # rows of a step; how often a row is used, about
REMEMBERED = 32  # rows of a step are from records
RATE, LAST_RATE = 1e-3, 0.1  # of learning: how much a step moves the weights, and which part of that at the end
DECAY = 1e-5
LEAST_SPREAD = 0.25  # of an input: so a yes that was rare at first does not go too far
CLIPPED = 2.0  # units by which an output may seem wrong
WISHES = 0.5  # how much wrong wishes count beside wrong points
FIRST = 300  # games before the first time of learning, so that a network that knows much does not forget it over few
PATIENT = 100  # part of the games known that new ones have to be
PAUSE = 2.0  # seconds without enough of them
OFTEN = 20.0  # seconds between two networks to play by
SAID = 60.0  # and between two lines about how it goes


def arrays() -> Any:
    """CuPy where there is a GPU, else NumPy."""
    try:
        import cupy

        cupy.zeros(1)
    except Exception:
        return numpy
    return cupy


def measured(rows: Any) -> Layers:
    """The means of rows like these, and scales by which none of their inputs goes too far."""
    spread = rows.std(0)
    return {"mean": rows.mean(0), "scale": numpy.where(spread > 1e-4, 1 / numpy.maximum(spread, LEAST_SPREAD), 0)}


def fresh(rows: Any, moves: int, chance: Any) -> Layers:
    """A network that changes nothing yet, for rows like these, in a game of so many moves."""
    layers = measured(rows)
    for name, before in (("first", rows.shape[1]), ("second", WIDTHS["first"]), ("plan", WIDTHS["first"])):
        layers[name] = chance.normal(0, math.sqrt(2 / before), (before, WIDTHS[name]))
        layers[f"{name}-bias"] = numpy.zeros(WIDTHS[name])
    layers["last"], layers["last-bias"] = numpy.zeros((WIDTHS["second"], 2)), numpy.zeros(2)
    layers["choice"], layers["choice-bias"] = numpy.zeros((moves + 1, WIDTHS["plan"])), numpy.zeros(moves + 1)
    layers["choice-bias"][-1] = KEEN
    return {name: numbers.astype("float32") for name, numbers in layers.items()}


def renewed(layers: Layers, rows: Any) -> Layers:
    """The same judgements where rows look like these by now: what was rare once, and so went too far or was not seen at
    all, is seen."""
    return rescaled(layers, measured(rows))


def rescaled(layers: Layers, now: Layers) -> Layers:
    """The same judgements by other means and scales, where these see an input at all."""
    found = dict(layers)
    seen = now["scale"] > 0
    for name in ("mean", "scale"):
        found[name] = numpy.where(seen, now[name], layers[name])
    share = numpy.where(seen, layers["scale"] / numpy.where(seen, found["scale"], 1), 1)
    found["first"] = layers["first"] * share[:, None]
    found["first-bias"] = layers["first-bias"] + ((found["mean"] - layers["mean"]) * layers["scale"]) @ layers["first"]
    return found


def widened(layers: Layers, chance: Any) -> Layers:
    """The same judgements by layers as wide as `WIDTHS`, where these are narrower: there is more room to learn."""
    found, after = dict(layers), {"first": ("second", "plan"), "second": ("last",)}
    for name, following in after.items():
        seen = found[name].shape[0]
        more = max(0, WIDTHS[name] - found[name].shape[1])
        found[name] = numpy.concatenate([found[name], chance.normal(0, math.sqrt(2 / seen), (seen, more))], 1)
        found[f"{name}-bias"] = numpy.concatenate([found[f"{name}-bias"], numpy.zeros(more)])
        for other in following:
            found[other] = numpy.concatenate([found[other], numpy.zeros((more, found[other].shape[1]))])
    return found


class Teacher:
    """Moves a network towards what positions were worth and what was looked into (Adam)."""

    def __init__(self, layers: Layers) -> None:
        self.on = arrays()
        self.layers = {name: self.on.asarray(numbers, dtype="float32") for name, numbers in layers.items()}
        moved = [name for name in layers if name not in ("mean", "scale")]
        self.means = {name: self.on.zeros_like(self.layers[name]) for name in moved}
        self.squares = {name: self.on.zeros_like(self.layers[name]) for name in moved}
        self.steps = 0
        self.wrong = self.surprise = 0.0  # lately: judgements, in points, and wishes, in nats

    def step(self, some: Lesson, rate: float) -> None:
        """One step, by so many positions."""
        on, layers = self.on, self.layers
        rows, points, moves, glances, shares = [on.asarray(each) for each in some]
        values = on.clip((rows - layers["mean"]) * layers["scale"], -FAR, FAR)
        first = on.maximum(values @ layers["first"] + layers["first-bias"], 0)
        second = on.maximum(first @ layers["second"] + layers["second-bias"], 0)
        plan = on.maximum(first @ layers["plan"] + layers["plan-bias"], 0)

        off = (rows[:, -2:] + STEP * (second @ layers["last"] + layers["last-bias"]) - points) / STEP
        judged = on.clip(off, -CLIPPED, CLIPPED) * (2 / len(rows))
        wished, surprise = self.astray(plan, moves, glances, shares)
        self.wrong += 0.01 * (float(on.abs(off[:, 0] - off[:, 1]).mean()) * STEP - self.wrong)
        self.surprise += 0.01 * (surprise - self.surprise)

        behind_second = (judged @ layers["last"].T) * (second > 0)
        behind_plan = (wished @ layers["choice"]) * (plan > 0)
        behind_first = (behind_second @ layers["second"].T + behind_plan @ layers["plan"].T) * (first > 0)
        slopes = {"last": second.T @ judged, "choice": wished.T @ plan}
        slopes |= {"second": first.T @ behind_second, "plan": first.T @ behind_plan, "first": values.T @ behind_first}
        backs = {"last": judged, "choice": wished, "second": behind_second, "plan": behind_plan, "first": behind_first}
        self.move(slopes | {f"{name}-bias": back.sum(0) for name, back in backs.items()}, rate)

    def astray(self, plan: Any, moves: Any, glances: Any, shares: Any) -> tuple[Any, float]:
        """How far wishes are off, for every move and the weight of glances; and how little what was looked into was
        wished for."""
        on, layers = self.on, self.layers
        wishes = plan @ layers["choice"].T + layers["choice-bias"]
        places = on.arange(len(moves))[:, None]
        there = moves >= 0
        asked = on.where(there, wishes[places, moves] + wishes[:, -1:] * glances, -1e9)
        asked = on.exp(asked - asked.max(1, keepdims=True))
        likely = asked / asked.sum(1, keepdims=True)
        decided = shares.sum(1, keepdims=True)  # 1, or 0 where nobody thought
        count = max(1.0, float(decided.sum()))
        surprise = -float((shares * on.log(on.maximum(likely, 1e-6))).sum()) / count
        off = (likely - shares) * decided * there * (WISHES / count)
        found = on.zeros((len(moves), wishes.shape[1] + 1), dtype="float32")
        found[places, on.where(there, moves, wishes.shape[1])] = off
        found = found[:, :-1]
        found[:, -1] = (off * glances).sum(1)
        return found, surprise

    def move(self, slopes: Layers, rate: float) -> None:
        """Move all weights down their slopes."""
        self.steps += 1
        for name, slope in slopes.items():
            slope += DECAY * self.layers[name]
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            size = self.on.sqrt(self.squares[name] / (1 - 0.999**self.steps)) + 1e-8
            self.layers[name] -= rate * self.means[name] / (1 - 0.9**self.steps) / size

    def learnt(self) -> Layers:
        """The layers as they are now."""
        return {
            name: numbers if isinstance(numbers, numpy.ndarray) else numbers.get()
            for name, numbers in self.layers.items()
        }


class School:
    """A folder with the network as far as it is taught, and the games it learns from."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.game: str = arguments.game
        self.folder: Path = arguments.folder
        self.network = self.folder / "network.npz"
        self.chance = numpy.random.default_rng(arguments.seed)
        self.new: bool = arguments.new
        self.first: int = arguments.first
        self.names: list[str] = []  # of the games known
        self.lessons: list[Lesson] = []
        self.heard = 0
        (self.folder / "lessons").mkdir(parents=True, exist_ok=True)
        if not self.network.exists():
            if self.new:
                state = game_named(self.game).new(2, 1)
                rows = numpy.array(NETWORKS[self.game].rows(state, [0, 1]))
                layers = fresh(rows, len(state.setup.game.moves.moves), self.chance)
            else:
                layers = widened(read(arguments.begin or layers_file(self.game)), self.chance)
            keep(self.network, layers)
        layers = read(self.network)
        self.teacher = Teacher(layers)
        self.remembered = remembered(arguments.records, self.game, taught(self.game, layers))

    def hear(self) -> int:
        """Take in new games, and forget the oldest; how many rows they gave."""
        known = set(self.names)
        found = sorted((self.folder / "lessons").glob("*.npz"), key=lambda path: path.stat().st_mtime)
        new = [path for path in found if path.stem not in known]
        if len(new) < max(1, len(self.lessons) / PATIENT if self.lessons else self.first):
            return 0
        heard = [Lesson(**read(path)) for path in new]
        begins = not self.lessons
        self.names = [*self.names, *[path.stem for path in new]][-KEPT_GAMES:]
        self.lessons = [*self.lessons, *heard][-KEPT_GAMES:]
        for path in found[:-KEPT_GAMES]:
            path.unlink()
        self.heard += len(heard)
        if begins:  # now it is known what rows look like
            rows = numpy.concatenate([each.rows for each in heard]).astype("float64")
            layers = self.teacher.learnt()
            moves = len(layers["choice"]) - 1
            self.teacher = Teacher(fresh(rows, moves, self.chance) if self.new else renewed(layers, rows))
        return sum([len(each.rows) for each in heard])

    def learn(self, new: int, rate: float) -> None:
        """Learn from the games so far, as long as so many new rows are worth."""
        lessons = self.lessons if self.remembered is None else [self.remembered, *self.lessons]
        together = Lesson(*[numpy.concatenate(each) for each in zip(*lessons, strict=True)])
        old = 0 if self.remembered is None else len(self.remembered.rows)
        on = self.teacher.on
        together = Lesson(*[on.asarray(each) for each in together])
        for _ in range(max(1, new * USES // BATCH)):
            some = self.chance.integers(old, len(together.rows), size=BATCH)
            if old:
                some[:REMEMBERED] = self.chance.integers(old, size=REMEMBERED)
            some = on.asarray(some)
            self.teacher.step(Lesson(*[each[some] for each in together]), rate)


def teach(arguments: argparse.Namespace) -> School:
    """Learn until the time is over."""
    school = School(arguments)
    began = kept = said = time.monotonic()
    while (gone := (time.monotonic() - began) / 60 / arguments.minutes) < 1:
        new = school.hear()
        if not new:
            time.sleep(PAUSE)
            continue
        school.learn(new, arguments.rate * max(LAST_RATE, 1 - gone))
        now = time.monotonic()
        if now - kept > OFTEN:
            keep(school.network, school.teacher.learnt())
            kept = now
        if now - said > SAID:
            teacher, said = school.teacher, now
            off = f"leads off by {teacher.wrong:.2f}, surprise {teacher.surprise:.3f}"
            print(f"{school.game}, {school.heard} games: {off}", flush=True)
    keep(school.network, school.teacher.learnt())
    return school


def players(arguments: argparse.Namespace) -> list[subprocess.Popen[bytes]]:
    """Start players that leave games in the folder."""
    command = [arguments.python, "-m", "frostline.lab.lessons", arguments.game, str(arguments.folder)]
    command += ["--minutes", str(arguments.minutes), "--seats", *map(str, arguments.seats)]
    if arguments.records:
        command += ["--records", *map(str, arguments.records)]
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}  # every process has a core
    return [
        subprocess.Popen([*command, "--seed", str(1000 * arguments.seed + number)], env=environment)
        for number in range(arguments.players)
    ]


def main(argv: Sequence[str]) -> int:
    """Teach and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=sorted(NETWORKS))
    ask.add_argument("folder", type=Path, help="where the network and the games it learns from are")
    ask.add_argument("--seats", type=int, nargs="+", default=[2], help="players in its games")
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--players", type=int, default=os.cpu_count(), help="processes that play games")
    ask.add_argument("--python", default=sys.executable, help="by which they run (one with the compiled engine, say)")
    ask.add_argument("--first", type=int, default=FIRST, help="games before the first time of learning")
    ask.add_argument("--rate", type=float, default=RATE, help="of learning; smaller for a network that knows much")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--new", action="store_true", help="begin with an untaught network, not with the game's own")
    ask.add_argument("--begin", type=Path, help="begin with this network (default: the game's own)")
    ask.add_argument("--records", type=Path, nargs="*", default=[], help="games to learn from, and to begin in")
    arguments = ask.parse_args(argv)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    school = School(arguments)  # there is a network to play by before anybody begins
    del school
    started = players(arguments)
    try:
        teach(arguments)
    finally:
        for each in started:
            each.terminate()
            each.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
