"""The course of play of The Artemis Project, in the order of the rulebook.

Six rounds of three phases, then final scoring. Every class here says what happens next; the files
named after the regions and phases say how.
"""

from __future__ import annotations

from ...core.agenda import Effect
from .academy import Academy
from .basecamp import Basecamp
from .buildings import Activate, AssaultPods
from .directives import DirectivesStep, meet_by_placement, meet_by_reserves
from .doorstep import Doorstep
from .events import EventSpot
from .exposure import Quarry, Vents
from .gantry import Gantry
from .moveswap import SnowcatMove
from .placement import PlacementTurn, RollDice
from .powers import ACADEMY, BASECAMP, DOORSTEP, GANTRY, OUTFITTER, QUARRY, VENTS
from .refresh import Refresh
from .solo import DroneRolls
from .state import DRONE_1, DRONE_2, PLACEMENT, RESOLUTION, SCORING, UPKEEP, Artemis
from .tells import ENDS, RESOLVES, ROUND_BEGINS
from .tells import UPKEEP as TELL_UPKEEP
from .upkeep import MoveSwaps, PayShelters, StartPlayer

A, B, C, D, E, F, G = range(1, 8)


class Round(Effect[Artemis]):
    """A round is Placement, then Resolution, then Upkeep. After the last one comes final scoring.
    [ART-ROUND-01, ART-ROUND-02, ART-ROUND-03, ART-ROUND-06]"""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Artemis) -> None:
        state.round = self.number
        state.tell(ROUND_BEGINS, -1, self.number)
        last = self.number == state.printed.rounds
        state.push(Placement(), Resolution(), Upkeep(), FinalScoring() if last else Round(self.number + 1))


class Placement(Effect[Artemis]):
    """All roll, then place one die each in turn order until nobody has dice. Alone, the drones place
    before and after the human. [ART-PLACE-01, ART-PLACE-02, ART-SOLO-04]"""

    def run(self, state: Artemis) -> None:
        state.phase = PLACEMENT
        turns = PlacementTurn(state.start)
        if state.seats == 1:
            state.push(DroneRolls(DRONE_1), RollDice(), turns, DroneRolls(DRONE_2), PlacementEnds())
        else:
            state.push(RollDice(), turns, PlacementEnds())


class PlacementEnds(Effect[Artemis]):
    """Nobody has dice left; some Directives look at where they lie."""

    def run(self, state: Artemis) -> None:
        if state.variant.directives:
            meet_by_placement(state)


class Resolution(Effect[Artemis]):
    """Once round the board: the six numbered regions, and the Event where its letter stands.
    [ART-RES-01, ART-RES-02]"""

    def run(self, state: Artemis) -> None:
        state.phase = RESOLUTION
        state.push(
            EventSpot(A), Region(BASECAMP), Basecamp(),
            EventSpot(B), Region(VENTS), Vents(),
            EventSpot(C), Region(QUARRY), Quarry(),
            EventSpot(D), Region(GANTRY), Gantry(),
            EventSpot(E), Region(DOORSTEP), Doorstep(),
            EventSpot(F), Region(ACADEMY), Academy(),
            EventSpot(G), Region(OUTFITTER), TakeBackOutfitterDice(),
        )  # fmt: skip


class Region(Effect[Artemis]):
    """The Phase marker comes to a region. [ART-RES-01]"""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, state: Artemis) -> None:
        state.region = self.region
        if state.dice_in(self.region):
            state.tell(RESOLVES, -1, self.region)


class TakeBackOutfitterDice(Effect[Artemis]):
    """These dice did their work in Placement. [ART-RES-02, ART-PLACE-29]"""

    def run(self, state: Artemis) -> None:
        state.outfitter_row = []
        state.region = -1


class Upkeep(Effect[Artemis]):
    """Move or swap, activate, pay for Shelters; then, but for the last round, refresh the board and
    choose the next start player. [ART-UPK-01, ART-UPK-02, ART-UPK-03]"""

    def run(self, state: Artemis) -> None:
        state.phase = UPKEEP
        state.tell(TELL_UPKEEP, -1)
        if state.variant.directives:
            meet_by_reserves(state)
        order = state.turn_order()
        if state.round < state.printed.rounds:
            state.push(Refresh(state.round + 1), StartPlayer())
        if state.variant.directives:
            state.push(DirectivesStep())
        state.push(*[PayShelters(seat) for seat in order])
        state.push(*[Activate(seat) for seat in order])
        state.push(MoveSwaps(), AssaultPods())


class FinalScoring(Effect[Artemis]):
    """Full Snowcat Garages move colonists first, in turn order; then the points are added up.
    [ART-SCORE-01, ART-SUR-10b, ART-SUR-10d]"""

    def run(self, state: Artemis) -> None:
        state.phase = SCORING
        for seat in state.turn_order():
            colony = state.colonies[seat]
            for building in colony.buildings:
                if building.full and building.power.kind == "snowcat":
                    colony.snowcats |= 1 << building.tile
        state.push(*[SnowcatMove(seat) for seat in state.turn_order()], GameEnds())


class GameEnds(Effect[Artemis]):
    """The score sheets tell who has won. [ART-ROUND-06]"""

    def run(self, state: Artemis) -> None:
        for sheet in sorted(state.scores(), key=lambda each: each.place):
            state.tell(ENDS, sheet.seat, sheet.total, sheet.place)
