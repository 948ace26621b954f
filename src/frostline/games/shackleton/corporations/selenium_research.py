"""Selenium Research: samples of three types, spent on Experiments."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Decision, Effect
from ....core.log import Refusal
from ....core.moves import Move
from ....core.piles import Pile
from ....core.printed import Item, Sheet
from ....core.state import NOBODY
from ..components import THIRDS
from ..corporation import Board, Corporation, points
from ..gains import GIVERS, CloseEvent, Giver, OpenEvent, give, happened, hold, lessened_by, note
from ..goods import good, packed, read_gain
from ..moves import CORPORATION_NAMES, MOVES
from ..payment import Step
from ..projects import event, lessened
from ..solo import is_hard, previous_card
from ..state import EMPTY, NO_EVENT, Shackleton
from ..tells import GAINS, PAYS, TELLS

NUMBER: Final = CORPORATION_NAMES.index("selenium-research")
SAMPLES: Final = good("samples")  # of any type: only ever chosen, never held
BASALT: Final = good("basalt")
ICE: Final = good("ice")
GLASS: Final = good("glass")
KINDS: Final = ("b", "i", "g")
STACKS: Final = ("left", "centre", "right")
EXPERIMENTING: Final = event("experiment")
CHEAPER: Final = lessened("experiment")
MOST: Final = 4  # samples of an Experiment

Samples = tuple[int, int, int]
PAYMENTS: Final[list[Samples]] = [
    (b, i, g) for b in range(MOST + 1) for i in range(MOST + 1) for g in range(MOST + 1) if 1 <= b + i + g <= MOST
]
EXPERIMENT = MOVES.family("experiment", "stack", STACKS)
SAMPLE = MOVES.family("sample", "sample", ["basalt", "ice", "glass"])
SPEND: Final = [
    MOVES.add(f"spend {b}-{i}-{g}", "spend", "samples", number, 0) for number, (b, i, g) in enumerate(PAYMENTS)
]

EXPERIMENTS = TELLS.add("experiments", "SHA-SEL-03", "experiment")
SHOWS_EXPERIMENT = TELLS.add("shows-experiment", "SHA-SEL-02", "experiment")
BOT_EXPERIMENTS = TELLS.add("bot-experiments", "SHA-SOLOC-02", "experiment", "vp")


class Experiment:
    """A tile: which samples it takes, in every way there is, and what it rewards."""

    def __init__(self, name: str, item: Item) -> None:
        self.name = name
        self.stack = item.choice("place", STACKS)
        text = str(item.take("samples"))
        self.payments = read_samples(item, text)
        self.text = text
        self.reward = read_gain(item, "reward")


def read_samples(item: Item, text: str) -> list[Samples]:
    """All ways to pay: named samples, any others, or some different or equal ones."""
    words = text.split()
    if words[0] in ("different", "equal"):
        number = int(words[1])
        most = 1 if words[0] == "different" else number
        return [p for p in PAYMENTS if sum(p) == number and max(p) == most]
    named = [words.count(kind) for kind in KINDS]
    loose = words.count("any")
    if sum(named) + loose != len(words) or len(words) > MOST:
        raise item.wrong("samples", f"should be up to {MOST} of b, i, g and any, not {text!r}")
    return [
        p for p in PAYMENTS
        if sum(p) == len(words) and p[0] >= named[0] and p[1] >= named[1] and p[2] >= named[2]
    ]  # fmt: skip


class SeleniumBoard(Board):
    """Three face-up tiles on their stacks, and the tiles each player has taken."""

    def __init__(self, faces: list[int], stacks: list[Pile], taken: list[tuple[int, ...]]) -> None:
        self.faces = faces
        self.stacks = stacks
        self.taken = taken

    def copy(self) -> SeleniumBoard:
        return SeleniumBoard(self.faces[:], [stack.copy() for stack in self.stacks], self.taken[:])

    def progress(self, seat: int) -> int:
        """[SHA-SEL-05, SHA-CORP-04]"""
        return len(self.taken[seat])

    def piles(self) -> list[Pile]:
        return self.stacks


def board_of(state: Shackleton, place: int) -> SeleniumBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, SeleniumBoard)
    return board


class SeleniumResearch(Corporation):
    """Samples come by tokens of three types; Experiments take them. [SHA-SEL-01, SHA-SEL-02]"""

    score_rule = "SHA-SEL-06"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.tiles = [Experiment(name, tile) for name, tile in sheets["experiments"].items.items()]
        self.set_vp = item.number("set")
        self.solo = [item.numbers("solo-easy", 3), item.numbers("solo-hard", 3)]

    def kinds(self, state: Shackleton) -> tuple[int, tuple[int, ...]]:
        """One type starts, its twin leaves the game, the two others alternate.
        [SHA-SETUP-23, SHA-SETUP-24, SHA-SETUP-29]"""
        started = state.below(3)
        others = [kind for kind in range(3) if kind != started]
        state.shuffle(others)
        return started, tuple(others * 2)

    def board(self, state: Shackleton) -> Board:
        """[SHA-SEL-02]"""
        stacks = []
        for number, name in enumerate(STACKS):
            cards = [tile for tile, printed in enumerate(self.tiles) if printed.stack == number]
            state.shuffle(cards)
            stacks.append(Pile(f"experiments-{name}", NOBODY, cards))
        board = SeleniumBoard([EMPTY, EMPTY, EMPTY], stacks, [()] * len(state.agencies))
        for number in range(len(STACKS)):
            refill(state, board, number)
        return board

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-SEL-01]"""
        gain_sample(state, seat, kind)

    def payments(self, state: Shackleton, seat: int, tile: int) -> list[int]:
        """The ways to pay an Experiment a player has the samples for, Clean Room counted. [SHA-SEL-03]"""
        goods = state.agencies[seat].goods
        less = lessened_by(state, seat, CHEAPER)
        ways = self.tiles[tile].payments
        for _ in range(less):
            ways = cheaper(ways)
        found = []
        for number, way in enumerate(PAYMENTS):
            if way in ways and goods[BASALT] >= way[0] and goods[ICE] >= way[1] and goods[GLASS] >= way[2]:
                found.append(number)
        return found

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-SEL-03, SHA-SEL-07]"""
        goods = state.agencies[seat].goods
        if goods[BASALT] + goods[ICE] + goods[GLASS] == 0:
            return []
        return [
            EXPERIMENT[stack]
            for stack, tile in enumerate(board_of(state, place).faces)
            if tile != EMPTY and self.payments(state, seat, tile)
        ]

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-SEL-03]"""
        tile = board_of(state, place).faces[move.value]
        state.push(SpendSamples(seat, tile), DoExperiment(seat, place, move.value))

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        if move.family != "experiment":
            return None
        if board_of(state, place).faces[move.value] == EMPTY:
            return Refusal("no-experiment", "SHA-SEL-07")
        return Refusal("no-samples", "SHA-SEL-03")

    def own_action(self, state: Shackleton, place: int, seat: int, card: int) -> bool:
        """Cryo Vault swaps a sample. [SHA-CORPACT-07]"""
        goods = state.agencies[seat].goods
        return goods[BASALT] + goods[ICE] + goods[GLASS] > 0

    def use(self, state: Shackleton, place: int, seat: int, card: int) -> None:
        """Cryo Vault: away with one, another in its place, and Credits. [SHA-CORPACT-07]"""
        state.push(GiveSample(seat))
        give(state, seat, state.printed.projects[card].ability.gain, "SHA-CORPACT-07")

    def maintain(self, state: Shackleton, place: int) -> None:
        """[SHA-SEL-04]"""
        board = board_of(state, place)
        for stack, tile in enumerate(board.faces):
            if tile != EMPTY:
                board.stacks[stack].cards.insert(0, tile)
                board.faces[stack] = EMPTY
            refill(state, board, stack)

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """[SHA-SEL-06, SHA-SOLOC-03]"""
        return self.set_vp * min(self.by_stack(board_of(state, place), seat))

    def by_stack(self, board: SeleniumBoard, seat: int) -> list[int]:
        """How many Experiments of each stack a player has done."""
        counts = [0] * len(THIRDS)
        for tile in board.taken[seat]:
            counts[self.tiles[tile].stack] += 1
        return counts

    def automa(self, state: Shackleton, place: int) -> bool:
        """The triangle picks the tile; it is discarded. [SHA-SOLOC-02, SHA-SOLOC-03]"""
        board = board_of(state, place)
        first = state.printed.slots[previous_card(state).triangle].third
        for number in range(len(THIRDS)):
            stack = (first + number) % len(THIRDS)
            tile = board.faces[stack]
            if tile != EMPTY:
                vp = self.solo[is_hard(state, place)][stack]
                points(state, state.bot(), vp)
                state.tell(BOT_EXPERIMENTS, state.bot(), tile, vp)
                board.faces[stack] = EMPTY
                refill(state, board, stack)
                return True
        return False


def cheaper(ways: list[Samples]) -> list[Samples]:
    """The same payments with one sample less, any one, but at least one. [SHA-SEL-03]"""
    found: list[Samples] = []
    for way in ways:
        if sum(way) == 1:
            found.append(way)
        for kind in range(3):
            if way[kind] and sum(way) > 1:
                less = (way[0] - (kind == 0), way[1] - (kind == 1), way[2] - (kind == 2))
                if less not in found:
                    found.append(less)
    return found


def refill(state: Shackleton, board: SeleniumBoard, stack: int) -> None:
    """The next tile of a stack is revealed; an empty stack leaves its place empty. [SHA-SEL-03, SHA-SEL-07]"""
    if board.stacks[stack].cards:
        board.faces[stack] = board.stacks[stack].cards.pop()
        state.tell(SHOWS_EXPERIMENT, NOBODY, board.faces[stack])


def gain_sample(state: Shackleton, seat: int, kind: int) -> None:
    """One sample of a type. [SHA-SEL-01]"""
    state.tell(GAINS.by("SHA-SEL-01"), seat, packed(((BASALT + kind, 1),)))
    hold(state, seat, BASALT + kind, 1)
    note(state, seat, SAMPLES)


class SpendSamples(Step):
    """Which samples an Experiment takes. [SHA-SEL-03]"""

    rule = "SHA-SEL-03"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: Shackleton) -> list[Move]:
        selenium = state.printed.corporations[NUMBER]
        assert isinstance(selenium, SeleniumResearch)
        return [SPEND[way] for way in selenium.payments(state, self.seat, self.tile)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        goods = state.agencies[self.seat].goods
        way = PAYMENTS[move.value]
        for kind in range(3):
            goods[BASALT + kind] -= way[kind]
        state.tell(PAYS.by("SHA-SEL-03"), self.seat, packed(tuple([(BASALT + kind, way[kind]) for kind in range(3)])))


class DoExperiment(Effect[Shackleton]):
    """Take the tile, gain its reward, refill. [SHA-SEL-03]"""

    def __init__(self, seat: int, place: int, stack: int) -> None:
        self.seat = seat
        self.place = place
        self.stack = stack

    def run(self, state: Shackleton) -> None:
        board = board_of(state, self.place)
        selenium = state.corporation(self.place)
        assert isinstance(selenium, SeleniumResearch)
        tile = board.faces[self.stack]
        board.taken[self.seat] += (tile,)
        board.faces[self.stack] = EMPTY
        state.tell(EXPERIMENTS, self.seat, tile)
        refill(state, board, self.stack)
        happened(state, self.seat, EXPERIMENTING)
        give(state, self.seat, selenium.tiles[tile].reward, "SHA-SEL-03")


class ChooseSample(Decision[Shackleton]):
    """A sample of choice. [SHA-SEL-01]"""

    rule = "SHA-SEL-01"

    def options(self, state: Shackleton) -> list[Move]:
        return [SAMPLE[kind] for kind in range(3)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        gain_sample(state, self.seat, move.value)


class GiveSample(Decision[Shackleton]):
    """The sample to swap away. [SHA-CORPACT-07]"""

    rule = "SHA-CORPACT-07"

    def options(self, state: Shackleton) -> list[Move]:
        goods = state.agencies[self.seat].goods
        return [SAMPLE[kind] for kind in range(3) if goods[BASALT + kind]]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.agencies[self.seat].goods[BASALT + move.value] -= 1
        state.tell(PAYS.by("SHA-CORPACT-07"), self.seat, packed(((BASALT + move.value, 1),)))
        state.push(OtherSample(self.seat, move.value))


class OtherSample(Decision[Shackleton]):
    """A sample of another type in its place. [SHA-CORPACT-07]"""

    rule = "SHA-CORPACT-07"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: Shackleton) -> list[Move]:
        return [SAMPLE[kind] for kind in range(3) if kind != self.given]

    def resolve(self, state: Shackleton, move: Move) -> None:
        gain_sample(state, self.seat, move.value)


class SampleGiver(Giver):
    """Samples of choice, all in one event."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        alone = state.event == NO_EVENT
        if alone:
            state.push(CloseEvent(seat))
        for _ in range(amount):
            state.push(ChooseSample(seat))
        if alone:
            state.push(OpenEvent(0))


GIVERS[SAMPLES] = SampleGiver()
