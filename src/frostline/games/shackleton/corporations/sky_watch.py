"""Sky Watch: a track with three sections of Defense Programs, and an asteroid at the end."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Decision, Effect
from ....core.log import Refusal
from ....core.moves import Move
from ....core.printed import Item, Sheet
from ....core.state import NOBODY
from ..causes import FOR_PROGRAM
from ..components import LABORATORY, SECTORS, SIZES
from ..corporation import Board, Corporation, points
from ..energy import consume
from ..gains import GIVERS, Giver, gain_reputation, give, happened, lessened_by, note
from ..goods import CREDITS, RARE_EARTH, REPUTATION, TITANIUM, VP, amount_of, good, read_gain, read_price
from ..moves import CORPORATION_NAMES, DONE, MOVES, SECTOR
from ..payment import Cost, Step, can_pay, pay
from ..projects import event, lessened
from ..solo import is_hard
from ..state import EMPTY, Shackleton
from ..tells import TELLS

NUMBER: Final = CORPORATION_NAMES.index("sky-watch")
STEPS: Final = good("steps")
CONTRIBUTING: Final = event("contribution")
CHEAPER: Final = lessened("program")
SHELTER: Final = lessened("damage")
PROGRAMS: Final = 9
EACH: Final = 3  # Programs of a section
TOP: Final = 2
COPIES: Final = 2
MORE_STEPS: Final = 3  # AstroBot's, where it cannot contribute

WATCH = MOVES.word("watch")
PROGRAM = MOVES.family(
    "contribute", "program", [f"{s} {p}" for s in ("1", "2", "3") for p in ("bottom", "middle", "top")]
)

ADVANCES = TELLS.add("advances", "SHA-SKY-02", "steps", "level")
CONTRIBUTES = TELLS.add("contributes", "SHA-SKY-07", "program", "vp")
LEADS_WATCH = TELLS.add("leads-watch", "SHA-SKY-10")
ASTEROID_DESTROYED = TELLS.add("asteroid-destroyed", "SHA-SKY-12", "number", "strength")
ASTEROID_STRIKES = TELLS.add("asteroid-strikes", "SHA-SKY-13", "number", "strength")
DAMAGE = TELLS.add("damage", "SHA-SKY-13", "number")
LOSES_STRUCTURE = TELLS.add("loses-structure", "SHA-SKY-13", "structure", "sector", "vp")


class Program:
    """A Defense Program."""

    def __init__(self, part: Item) -> None:
        price = read_price(part, "cost")
        self.cost: Cost = (amount_of(price, CREDITS), amount_of(price, TITANIUM), amount_of(price, RARE_EARTH))
        self.energy = part.number("energy") if part.has("energy") else 0
        self.vp = part.number("vp")
        part.finish()


class WatchBoard(Board):
    """Markers on the track, and who has contributed to each Program."""

    def __init__(self, track: list[int], given: list[int]) -> None:
        self.track = track
        self.given = given

    def copy(self) -> WatchBoard:
        return WatchBoard(self.track[:], self.given[:])

    def progress(self, seat: int) -> int:
        """[SHA-SKY-14, SHA-CORP-04]"""
        return self.given.count(seat)


def board_of(state: Shackleton, place: int) -> WatchBoard:
    """The board."""
    board = state.boards[place]
    assert isinstance(board, WatchBoard)
    return board


class SkyWatch(Corporation):
    """Steps on the track open sections; contributions count against the asteroid. [SHA-SKY-01, SHA-SKY-03]"""

    score_rule = "SHA-SKY-12"

    def read(self, item: Item, sheets: dict[str, Sheet]) -> None:
        self.track = item.number("track", 1)
        self.sections = item.numbers("sections", 3)
        self.bonus_at: list[int] = []
        self.bonuses = []
        for part in item.parts("bonuses", 0):
            self.bonus_at.append(part.number("at"))
            self.bonuses.append(read_gain(part, "gain"))
            part.finish()
        one, three, four = item.numbers("strength", 3)
        self.strength = [one, one, three, four]
        self.destroyed_vp = item.number("destroyed")
        self.programs = [Program(part) for part in item.parts("programs", PROGRAMS)]
        self.solo = [item.numbers("solo-easy", 8), item.numbers("solo-hard", 8)]

    def board(self, state: Shackleton) -> Board:
        return WatchBoard([0] * len(state.agencies), [NOBODY] * (COPIES * PROGRAMS))

    # The track.

    def advance(self, state: Shackleton, place: int, seat: int, steps: int) -> None:
        """Steps on the track; bonuses on the way are gained once, as the marker never goes back.
        [SHA-SKY-02, SHA-SKY-08, SHA-SKY-09, SHA-SOLOC-08]"""
        track = board_of(state, place).track
        before = track[seat]
        track[seat] = min(self.track, before + steps)
        state.tell(ADVANCES, seat, track[seat] - before, track[seat])
        for at, gain in zip(self.bonus_at, self.bonuses, strict=True):
            if before < at <= track[seat]:
                if seat != state.bot():
                    give(state, seat, gain, "SHA-SKY-09")
                else:
                    points(state, seat, amount_of(gain.parts, VP))
                    gain_reputation(state, seat, amount_of(gain.parts, REPUTATION))

    def token(self, state: Shackleton, place: int, seat: int, kind: int) -> None:
        """[SHA-SKY-02]"""
        self.advance(state, place, seat, 1)
        note(state, seat, STEPS)

    def section(self, state: Shackleton, place: int, seat: int) -> int:
        """The section a marker stands in, once it has moved. [SHA-SKY-01]"""
        at = board_of(state, place).track[seat]
        return sum([at > end for end in self.sections])

    # Contributions.

    def cost(self, state: Shackleton, seat: int, program: int) -> tuple[Cost, int]:
        """What a contribution costs a player, Energy apart. [SHA-SKY-05]"""
        printed = self.programs[program]
        credits, titanium, rare = printed.cost
        titanium = max(0, titanium - lessened_by(state, seat, CHEAPER))
        energy = printed.energy
        if program % EACH == TOP:
            for card in state.agencies[seat].projects:
                ability = state.printed.projects[card].ability
                if ability.own == "less-top-program":
                    credits = max(0, credits - ability.amount)
                    energy = 0
        return (credits, titanium, rare), energy

    def has_place(self, state: Shackleton, place: int, seat: int, program: int) -> bool:
        """Whether a Program has a slot left for a player who has not used it. [SHA-SKY-06]"""
        given = board_of(state, place).given
        slots = 1 if state.seats <= 2 else COPIES
        mine = given[COPIES * program : COPIES * program + slots]
        return seat not in mine and NOBODY in mine

    def can_contribute(self, state: Shackleton, place: int, seat: int, program: int) -> bool:
        """Whether a player can contribute to a Program now. [SHA-SKY-04, SHA-SKY-05, SHA-SKY-06]"""
        if program // EACH > self.section(state, place, seat) or not self.has_place(state, place, seat, program):
            return False
        (credits, titanium, rare), energy = self.cost(state, seat, program)
        return state.energy >= energy and can_pay(state, seat, credits, titanium, rare)

    def contribute(self, state: Shackleton, place: int, seat: int, program: int) -> None:
        """A contribution scores at once and counts against the asteroid. [SHA-SKY-07]"""
        given = board_of(state, place).given
        at = COPIES * program
        if given[at] != NOBODY:
            at += 1
        given[at] = seat
        points(state, seat, self.programs[program].vp)
        state.tell(CONTRIBUTES, seat, program, self.programs[program].vp)

    def actions(self, state: Shackleton, place: int, seat: int) -> list[Move]:
        """[SHA-SKY-04]"""
        if board_of(state, place).track[seat] < self.track:
            return [WATCH]
        for program in range(PROGRAMS):
            if self.can_contribute(state, place, seat, program):
                return [WATCH]
        return []

    def act(self, state: Shackleton, place: int, seat: int, move: Move) -> None:
        """[SHA-SKY-04]"""
        state.push(Contribute(seat, place))
        self.advance(state, place, seat, 1)

    def why_not(self, state: Shackleton, place: int, seat: int, move: Move) -> Refusal | None:
        return Refusal("track-ended", "SHA-SKY-08") if move is WATCH else None

    # Maintenance and end.

    def maintain(self, state: Shackleton, place: int) -> None:
        """[SHA-SKY-10]"""
        track = board_of(state, place).track
        if state.round < state.printed.rounds and max(track) > 0:
            for seat, at in enumerate(track):
                if at == max(track):
                    state.tell(LEADS_WATCH, seat)
                    gain_reputation(state, seat, 1)

    def contributions(self, state: Shackleton, place: int) -> int:
        """All contributions together."""
        given = board_of(state, place).given
        return len(given) - given.count(NOBODY)

    def before_scoring(self, state: Shackleton, place: int) -> None:
        """The asteroid is destroyed, or it strikes. [SHA-SKY-11, SHA-SKY-12, SHA-SKY-13]"""
        strength = self.strength[state.seats - 1]
        together = self.contributions(state, place)
        if together >= strength:
            state.tell(ASTEROID_DESTROYED, NOBODY, together, strength)
            return
        state.tell(ASTEROID_STRIKES, NOBODY, together, strength)
        for seat in state.order[::-1]:
            damage = strength - together - self.progress(state, place, seat)
            if seat != state.bot():
                damage -= lessened_by(state, seat, SHELTER)
            if damage <= 0:
                continue
            state.tell(DAMAGE, seat, damage)
            if seat == state.bot():
                bot_loses(state, damage)
            else:
                state.push(LoseStructures(seat, damage))

    def final(self, state: Shackleton, place: int, seat: int) -> int:
        """[SHA-SKY-12]"""
        if self.contributions(state, place) < self.strength[state.seats - 1]:
            return 0
        return self.destroyed_vp * self.progress(state, place, seat)

    def automa(self, state: Shackleton, place: int) -> bool:
        """Steps by Development, then the first open Program of the section; else more steps. [SHA-SOLOC-08]"""
        bot = state.bot()
        track = board_of(state, place).track
        ended = track[bot] == self.track
        if not ended:
            self.advance(state, place, bot, self.solo[is_hard(state, place)][state.astrobot().development])
        section = self.section(state, place, bot)
        for program in range(EACH * section, EACH * section + EACH):
            if self.has_place(state, place, bot, program) and state.energy >= self.programs[program].energy:
                consume(state, bot, self.programs[program].energy)
                self.contribute(state, place, bot, program)
                return True
        if not ended:
            self.advance(state, place, bot, MORE_STEPS)
        return not ended


class Contribute(Step):
    """After the step: contribute to a Program of this section or an earlier one, or not. [SHA-SKY-04, SHA-SKY-05]"""

    rule = "SHA-SKY-04"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def watch(self, state: Shackleton) -> SkyWatch:
        """The Corporation."""
        watch = state.corporation(self.place)
        assert isinstance(watch, SkyWatch)
        return watch

    def options(self, state: Shackleton) -> list[Move]:
        watch = self.watch(state)
        options = [
            PROGRAM[each] for each in range(PROGRAMS) if watch.can_contribute(state, self.place, self.seat, each)
        ]
        return [*options, DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        watch = self.watch(state)
        (credits, titanium, rare), energy = watch.cost(state, self.seat, move.value)
        consume(state, self.seat, energy)
        watch.contribute(state, self.place, self.seat, move.value)
        state.push(Contributed(self.seat))
        pay(state, self.seat, credits, titanium, rare, FOR_PROGRAM)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "contribute":
            return None
        watch = self.watch(state)
        if move.value // EACH > watch.section(state, self.place, self.seat):
            return Refusal("section-closed", "SHA-SKY-04")
        if not watch.has_place(state, self.place, self.seat, move.value):
            return Refusal("program-taken", "SHA-SKY-06")
        if state.energy < watch.cost(state, self.seat, move.value)[1]:
            return Refusal("too-little-energy", "SHA-SKY-05")
        return Refusal("cannot-pay", "SHA-SKY-05")


class Contributed(Effect[Shackleton]):
    """Projects answer to a contribution, once it is paid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        happened(state, self.seat, CONTRIBUTING)


class LoseStructures(Decision[Shackleton]):
    """Own structures leave the crater until their sizes cover the damage. [SHA-SKY-13]"""

    rule = "SHA-SKY-13"

    def __init__(self, seat: int, damage: int) -> None:
        self.seat = seat
        self.damage = damage

    def options(self, state: Shackleton) -> list[Move]:
        return [SECTOR[each] for each in range(SECTORS) if state.tower(self.seat, each) != EMPTY] or [DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        size = lose(state, self.seat, move.value)
        if size < self.damage:
            state.push(LoseStructures(self.seat, self.damage - size))


def lose(state: Shackleton, seat: int, sector: int) -> int:
    """A structure is destroyed: VP by its size, and a Laboratory does not score. [SHA-SKY-13]"""
    structure = state.remove_tower(seat, sector)
    size = SIZES[structure]
    agency = state.agencies[seat]
    lost = min(size, agency.goods[VP])
    agency.goods[VP] -= lost
    if LABORATORY <= structure < LABORATORY + 3:
        for kind in range(3):
            agency.base[3 * structure + kind] = 0
    state.tell(LOSES_STRUCTURE, seat, structure, sector, lost)
    return size


def bot_loses(state: Shackleton, damage: int) -> None:
    """AstroBot gives its smallest structures, those first met in rows from slot 1. [SHA-SOLOC-12]"""
    bot = state.bot()
    met: list[int] = []
    for row in state.printed.rows:
        met += [sector for sector in row if sector not in met and state.tower(bot, sector) != EMPTY]
    for sector in sorted(met, key=lambda each: SIZES[state.tower(bot, each)]):
        if damage <= 0:
            return
        damage -= lose(state, bot, sector)


class StepGiver(Giver):
    """Steps on the track, from a Project."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        place = state.place_of(NUMBER)
        watch = state.corporation(place)
        assert isinstance(watch, SkyWatch)
        watch.advance(state, place, seat, amount)


GIVERS[STEPS] = StepGiver()
