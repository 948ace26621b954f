"""The course of play of Antarctica, in the order of the rulebook.

The Sun moves to the next area with ships; the first ship there moves and does something; a ship with an
Icebreaker behind it may follow. Every class here says what happens next; the other files say how.
"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .actions import TakeAction
from .components import AREAS, ICEBREAKER
from .discards import DiscardResource, can_discard, why_not_discard
from .moves import BREAK_ICE, DISCARD, TO, WAIT
from .ships import front_loses_icebreaker, join, target_areas
from .state import MARKED, NEW, NO_CARD, NOWHERE, OVER, OWNER, Antarctica
from .symbols import why_not_there
from .tells import BREAKS_ICE, ENDS, LAST_BUILDING, LAST_SCIENTIST, NO_SHIPS, SAILS, STALEMATE, SUN, WAITS


class SunMoves(Effect[Antarctica]):
    """The Sun goes on to the next area with ships, if need be once round; where no ship is left on the
    board the game ends. The first ship in line gets a turn.
    [ANT-SUN-01, ANT-SUN-02, ANT-SUN-03, ANT-SUN-04, ANT-SUN-05, ANT-SUN-11, ANT-SUN-12, ANT-SUN-13]"""

    def run(self, state: Antarctica) -> None:
        for step in range(1, len(AREAS) + 1):
            area = (state.sun + step) % len(AREAS)
            line = state.lines[area]
            if line:
                state.sun = area
                state.second = 1 if len(line) > 1 else NOWHERE
                state.carded = 0
                state.extra = False
                state.tell(SUN, NOBODY, area)
                state.push(Turn(line[0] & OWNER))
                return
        state.tell(NO_SHIPS, NOBODY)
        state.push(GameEnds())


class Turn(Effect[Antarctica]):
    """Move the ship, then at most one action; a card after the move and a discard at any time.
    [ANT-TRN-01, ANT-TRN-05, ANT-TRN-06, ANT-TRN-07, ANT-INV-09]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Antarctica) -> None:
        state.active = self.seat
        state.turns += 1
        state.target = NOWHERE
        state.acted = False
        state.discarded = False
        state.push(MoveShip(self.seat), TakeAction(self.seat), TurnEnds(self.seat))


class MoveShip(Decision[Antarctica]):
    """Move the activated ship to another area with a free ship space; before that a resource may be
    discarded. [ANT-MOV-01, ANT-MOV-02, ANT-MOV-03, ANT-MOV-04, ANT-MOV-05, ANT-TRN-05]"""

    rule = "ANT-MOV-01"

    def options(self, state: Antarctica) -> list[Move]:
        options = [TO[area] for area in target_areas(state, state.sun)]
        if can_discard(state, self.seat):
            options.append(DISCARD)
        return options

    def resolve(self, state: Antarctica, move: Move) -> None:
        if move is DISCARD:
            state.push(DiscardResource(self.seat), self)
            return
        state.lines[state.sun].pop(0)
        if state.second != NOWHERE:
            state.second -= 1
        state.target = move.value
        join(state, move.value, self.seat)
        state.tell(SAILS, self.seat, state.sun, move.value)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move is DISCARD:
            return why_not_discard(state)
        if move.family == "play":
            return Refusal("move-first", "ANT-CRD-01") if move.value in state.hands[self.seat].cards else None
        if move.family == "build":
            return Refusal("move-first", "ANT-MOV-01") if move.value in state.tops else None
        if move.family in ("build ship", "recruit", "research", "done"):
            return Refusal("move-first", "ANT-MOV-01")
        return why_not_there(state, state.sun, move)


class TurnEnds(Effect[Antarctica]):
    """The end is checked after the whole turn with all it triggered; else a marked second ship may follow, else
    the Sun leaves. [ANT-END-01, ANT-END-02, ANT-END-03, ANT-END-04, ANT-END-05, ANT-END-07, ANT-END-09,
    ANT-ICE-17, ANT-SUN-06, ANT-SUN-08]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Antarctica) -> None:
        state.quiet += 1
        if self.last_turn(state):
            state.push(GameEnds())
            return
        line = state.lines[state.sun]
        for place, ship in enumerate(line):
            line[place] = ship & ~NEW
        if not state.extra and state.second != NOWHERE and line[state.second] & MARKED:
            state.push(MayBreakIce(line[state.second] & OWNER))
        else:
            state.push(StopEnds())

    def last_turn(self, state: Antarctica) -> bool:
        """Whether this turn was the last, and the log why.
        [ANT-END-01, ANT-END-02, ANT-END-04, ANT-END-08, ANT-END-09]"""
        placed_all = not state.supply[self.seat] and not state.reserve[self.seat]
        built_all = state.tops == [NO_CARD, NO_CARD, NO_CARD]
        stalemate = state.quiet >= state.printed.stalemate_laps * len(state.table.areas)
        if placed_all:
            state.tell(LAST_SCIENTIST, self.seat)
        if built_all:
            state.tell(LAST_BUILDING, self.seat)
        if stalemate:
            state.tell(STALEMATE, NOBODY, state.quiet)
        return placed_all or built_all or stalemate


class MayBreakIce(Decision[Antarctica]):
    """Take a whole turn with the ship your Icebreaker lies on, or let it pass; the card is gone either way.
    [ANT-ICE-05, ANT-ICE-06, ANT-ICE-07, ANT-ICE-08, ANT-ICE-09, ANT-ICE-10]"""

    rule = "ANT-ICE-05"

    def options(self, state: Antarctica) -> list[Move]:
        return [BREAK_ICE, WAIT]

    def resolve(self, state: Antarctica, move: Move) -> None:
        if move is WAIT:
            state.tell(WAITS, self.seat, state.sun)
            state.push(StopEnds())
            return
        line = state.lines[state.sun]
        line[0] &= ~MARKED
        state.played[ICEBREAKER] += 1
        state.extra = True
        state.second = NOWHERE
        state.tell(BREAKS_ICE, self.seat, state.sun)
        state.push(Turn(self.seat))


class StopEnds(Effect[Antarctica]):
    """The ships that remain close up to the front, and the Sun moves on. [ANT-SUN-07, ANT-SUN-09, ANT-SUN-10]"""

    def run(self, state: Antarctica) -> None:
        front_loses_icebreaker(state, state.sun)
        state.push(SunMoves())


class GameEnds(Effect[Antarctica]):
    """The score sheets tell who has won. [ANT-WIN-01]"""

    def run(self, state: Antarctica) -> None:
        state.phase = OVER
        for sheet in sorted(state.scores(), key=lambda each: each.place):
            state.tell(ENDS, sheet.seat, sheet.total, sheet.place)
