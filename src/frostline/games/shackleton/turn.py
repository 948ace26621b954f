"""The course of play of Shackleton Base, in the order of the rulebook.

Three rounds of three phases, then final scoring. Every class here says what happens next; the other files say
how.
"""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.state import NOBODY
from .automa import BotTurn
from .deploy import ChooseAstronaut
from .goals import ClaimGoals
from .maintenance import Maintenance
from .shuttles import ShuttlePhase
from .state import ACTIONS, SCORING, Shackleton
from .tells import ENDS, ROUND_BEGINS


class Round(Effect[Shackleton]):
    """A round is Shuttle phase, Action phase and Maintenance phase.
    [SHA-ROUND-01, SHA-ROUND-02, SHA-ROUND-04, SHA-MAINT-18]"""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Shackleton) -> None:
        state.round = self.number
        state.tell(ROUND_BEGINS, NOBODY, self.number)
        if self.number < state.printed.rounds:
            state.push(Round(self.number + 1))
        else:
            state.push(*[BeforeScoring(place) for place in range(len(state.corps))], GameEnds())
        state.push(ShuttlePhase(), ActionPhase(), Maintenance())


class ActionPhase(Effect[Shackleton]):
    """Turns in turn order until all Shuttle tiles are empty. [SHA-TURN-01, SHA-ROUND-03]"""

    def run(self, state: Shackleton) -> None:
        state.phase = ACTIONS
        state.push(NextTurn(0))


class NextTurn(Effect[Shackleton]):
    """The next one in turn order deploys an astronaut. [SHA-TURN-01]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Shackleton) -> None:
        seat = state.order[self.place]
        if sum(state.agencies[seat].crew) == 0:
            return
        state.push(NextTurn((self.place + 1) % len(state.order)))
        state.paneled = False
        state.energised = ()
        if seat == state.bot():
            state.push(BotTurn())
        else:
            state.push(ChooseAstronaut(seat), ClaimGoals(seat))


class BeforeScoring(Effect[Shackleton]):
    """What a Corporation does before points are counted. [SHA-SKY-11]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Shackleton) -> None:
        state.phase = SCORING
        state.corporation(self.place).before_scoring(state, self.place)


class GameEnds(Effect[Shackleton]):
    """The score sheets tell who has won. [SHA-ROUND-04, SHA-END-06]"""

    def run(self, state: Shackleton) -> None:
        state.phase = SCORING
        for sheet in sorted(state.scores(), key=lambda each: each.place):
            state.tell(ENDS, sheet.seat, sheet.total, sheet.place)
