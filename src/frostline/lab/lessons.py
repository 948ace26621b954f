"""Games a network learns from: searching bots that judge by it play each other, and note what they saw and found.

python -m frostline.lab.lessons GAME FOLDER [--minutes 30] [--seed 1] [--records FILE ...]

plays by the newest `network.npz` of the folder and leaves one file a game in its `lessons`; as many of these as there
are cores can play at once, each with a seed of its own, while `learning.py` learns from what they leave.

Some decisions are thought over longer than others; what was looked into then is what the network should wish for. What
every position was worth is told by what came later: mostly by how the game ended, a little by how the network judged
the positions on the way there (temporal differences).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from ..bots.evaluate import NETWORKS, glances_at
from ..bots.evaluate.network import Network
from ..bots.search import Budget, SearchBot
from ..bots.tree import Node
from ..core.moves import Move
from ..core.record import Record
from ..core.registry import game as game_named
from ..core.state import NOBODY, State
from .styles import STYLES

FEW, MANY = 24, 160  # iterations of a decision made quickly, and of one thought over,
THOUGHT_OVER = 0.2  # as so many are
AT_RANDOM = (0.0, 0.0, 0.0, 0.01, 0.05)  # shares of moves made at random: a bot has one of them for a game
STRAY = (0.0, 0.0, 0.1, 0.3)  # shares of moves drawn by how often they were looked into, likewise
FANCIES = 0.4  # of the games have bots that fancy something in their first part,
LONGEST = 0.6  # which may be so much of it:
FOND = 0.7  # of their bots,
STYLISH = 0.6  # of these a way to play that people have,
FANCIED = 5  # the others at most so many of the things seen of their own seat,
FANCY = 0.12  # and for a standard deviation of it about such a part of one of the points expected, more or less of them
TRUST = 0.8  # how much of what comes later is believed rather than the judgement of the next position
FROM_RECORDS = 0.3  # of the games begin in a position of a record
KEPT = 0.4  # of the positions decided quickly
MOST_OPTIONS = 48  # of a decision are learnt from, those looked into most

Layers = dict[str, Any]


class Task(NamedTuple):
    """A game to learn from."""

    game: str
    layers: Layers
    seed: int
    start: State | None = None
    seats: int = 2
    few: int = FEW
    many: int = MANY


class Lesson(NamedTuple):
    """Positions of a game as the network sees them; what they turned out to be worth; and where somebody thought them
    over, the moves that were open (-1: none), what a glance said of each, and which share of the looks it had."""

    rows: Any
    points: Any
    moves: Any
    glances: Any
    shares: Any


class Thinker(SearchBot):
    """Searches, judging by a network, and does not always play what it found best."""

    def __init__(self, game: str, seed: int, network: Network, at_random: float = 0.0, stray: float = 0.0) -> None:
        self.network = network
        super().__init__(game, seed, Budget(FEW))
        self.whim = random.Random(seed)
        self.at_random = at_random
        self.stray = stray
        self.fancy: Any = None  # what it likes, in points for each input
        self.looks: dict[Move, int] = {}  # into every option of the last decision

    def sit_down(self, seats: int) -> None:
        super().sit_down(seats)
        self.evaluate = self.adviser.evaluate = self.network

    def choose(self, options: Sequence[Move], look: Any) -> Move:
        view = look()
        self.explore(view, options)
        children = self.root.children
        self.looks = {move: children[move].visits if move in children else 0 for move in options}
        if self.whim.random() < self.at_random:
            move = self.whim.choice(options)
        elif self.whim.random() < self.stray:
            move = self.whim.choices(options, [self.looks[option] for option in options])[0]
        else:
            move = max(options, key=lambda option: self.looks[option])
        self.root = children.get(move) or Node(0)
        return move

    def judge(self, state: State, node: Node) -> list[float]:
        values = super().judge(state, node)
        if self.fancy is not None and state.seat != NOBODY:
            seat = self.root.seat
            values[seat] += float(self.network.heights(self.network.rows(state, [seat]))[1][0] @ self.fancy)
        return values


class Notes:
    """What is noted down in a game."""

    def __init__(self, network: Network, seats: int) -> None:
        self.network = network
        self.rows: list[list[list[float]]] = [[] for _ in range(seats)]
        self.decisions: list[list[Any]] = [[] for _ in range(seats)]

    def note(self, state: State, thought_over: tuple[list[int], list[float], list[float]] | None) -> None:
        """A position, and what who decides there looked into, if it was thought over."""
        for seat, row in enumerate(self.network.rows(state, range(state.seats))):
            self.rows[seat].append(row)
            self.decisions[seat].append(thought_over if seat == state.seat else None)

    def lesson(self, state: State, trust: float = TRUST) -> Lesson:
        """What they come to, now that the game is over; how much of what comes later is believed."""
        totals = [float(sheet.total) for sheet in state.scores()]
        worth = []
        for seat, rows in enumerate(self.rows):
            end = [totals[seat], max(totals[:seat] + totals[seat + 1 :])]
            worth.append(
                foretold(self.network.points(self.network.heights(rows)), end, trust) if rows else numpy.zeros((0, 2))
            )
        decisions = [each for seat in self.decisions for each in seat]
        moves = numpy.full((len(decisions), MOST_OPTIONS), -1, dtype="int16")
        glances = numpy.zeros((len(decisions), MOST_OPTIONS), dtype="float32")
        shares = numpy.zeros((len(decisions), MOST_OPTIONS), dtype="float32")
        for place, each in enumerate(decisions):
            if each:
                for numbers, found in zip((moves, glances, shares), each, strict=True):
                    numbers[place, : len(found)] = found
        seen = numpy.array([row for seat in self.rows for row in seat], dtype="float32")
        seen = seen.reshape(len(decisions), len(self.network.layers["mean"]))  # also where nothing was noted
        return Lesson(seen, numpy.concatenate(worth).astype("float32"), moves, glances, shares)


def taught(game: str, layers: Layers) -> Network:
    """The network of a game with these layers."""
    found = NETWORKS[game]
    network = Network(found.fitted, found.side, found.table)
    network.use(layers)
    return network


def lesson(task: Task) -> Lesson:
    """Play a game and see what its positions were worth."""
    luck, game, network = random.Random(task.seed), game_named(task.game), taught(task.game, task.layers)
    state = game.new(task.seats, luck.getrandbits(31))
    if task.start:
        state = game.imagine(game.view(task.start, task.start.seat), luck.getrandbits(32))
    bots = [
        Thinker(task.game, luck.getrandbits(32), network, luck.choice(AT_RANDOM), luck.choice(STRAY))
        for _ in range(task.seats)
    ]
    sober = luck.uniform(0, LONGEST)
    fanciful = luck.random() < FANCIES
    for bot in bots:
        if fanciful and luck.random() < FOND:
            bot.fancy = fancied(task, luck, len(network.side(state, 0)))
    notes = Notes(network, task.seats)
    while state.seat != NOBODY:
        fanciful = fanciful and network.fitted.progress(state) < sober
        if not fanciful:
            for bot in bots:
                bot.fancy = None
        bot, view = bots[state.seat], game.view(state, state.seat)
        thought_over = luck.random() < THOUGHT_OVER
        bot.budget = Budget(task.many if thought_over else task.few)
        move = bot.choose(state.options, lambda view=view: view)
        if not fanciful and (thought_over or luck.random() < KEPT):
            notes.note(state, looked_into(bot, state) if thought_over else None)
        state.play(move)
    return notes.lesson(state)


def looked_into(bot: Thinker, state: State) -> tuple[list[int], list[float], list[float]]:
    """The options of a decision by number, what a glance says of each, and the shares of the looks they had."""
    options = sorted(state.options, key=lambda move: -bot.looks[move])[:MOST_OPTIONS]
    total = sum([bot.looks[move] for move in options])
    glances = glances_at(bot.greedy.evaluate, state, options)
    return [move.index for move in options], glances, [bot.looks[move] / total for move in options]


def remembered(records: Sequence[Path], game: str, network: Network) -> Lesson | None:
    """What recorded games of others teach, if there are any: what positions came to, and what the winner chose."""
    found = []
    for path in records:
        record = Record.loads(path.read_text(encoding="utf-8"))
        if record.game != game or record.seats < 2:
            continue
        [winner, *_] = sorted(record.replay().scores(), key=lambda sheet: sheet.place)
        notes, state = Notes(network, record.seats), record.start()
        for text in record.moves:
            move = state.setup.game.moves.parse(text)
            if state.seat == winner.seat:
                notes.note(state, chosen(network, state, move))
            state.play(move)
        found.append(notes.lesson(state, trust=1))
    return Lesson(*[numpy.concatenate(each) for each in zip(*found, strict=True)]) if found else None


def chosen(network: Network, state: State, move: Move) -> tuple[list[int], list[float], list[float]]:
    """The options of a decision by number, what a glance says of each, and which one somebody took."""
    options = [move, *[option for option in state.options if option is not move]][:MOST_OPTIONS]
    glances = glances_at(network.fitted, state, options)
    return [option.index for option in options], glances, [float(option is move) for option in options]


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


def foretold(judged: Any, totals: Sequence[float], trust: float = TRUST) -> Any:
    """What every position should have been judged as: by the end, and a little by the judgements on the way there."""
    worth = numpy.empty_like(judged)
    later = numpy.array(totals)
    for place in range(len(judged) - 1, -1, -1):
        worth[place] = later
        later = trust * later + (1 - trust) * judged[place]
    return worth


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


def read(path: Path) -> Layers:
    """A network, or a lesson, as it was kept."""
    with numpy.load(path) as kept:
        return dict(kept)


def keep(path: Path, arrays: Layers, write: Any = numpy.savez_compressed) -> None:
    """Write a network or a lesson; nothing is left half-written."""
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        write(file, **arrays)
    half.replace(path)


def play(arguments: argparse.Namespace) -> int:
    """Play games until the time is over; how many."""
    folder: Path = arguments.folder / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    luck, played = random.Random(arguments.seed), 0
    starts = positions(arguments.records, arguments.game, arguments.seats)
    until = time.monotonic() + 60 * arguments.minutes
    while not played or time.monotonic() < until:
        start, seats = None, luck.choice(arguments.seats)
        if starts and luck.random() < FROM_RECORDS:
            start = luck.choice(starts)
            seats = start.seats
        layers = read(arguments.folder / "network.npz")
        task = Task(arguments.game, layers, luck.getrandbits(48), start, seats, arguments.few, arguments.many)
        keep(folder / f"{task.seed:015}.npz", lesson(task)._asdict(), numpy.savez)
        played += 1
    return played


def main(argv: Sequence[str]) -> int:
    """Play and count."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=sorted(NETWORKS))
    ask.add_argument("folder", type=Path)
    ask.add_argument("--seats", type=int, nargs="+", default=[2], help="players in its games")
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--few", type=int, default=FEW, help="iterations of most decisions")
    ask.add_argument("--many", type=int, default=MANY, help="iterations of those thought over")
    ask.add_argument("--records", type=Path, nargs="*", default=[], help="games in whose positions some games begin")
    arguments = ask.parse_args(argv)
    print(f"{arguments.game}: {play(arguments)} games played")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every process has a core
    sys.exit(main(sys.argv[1:]))
