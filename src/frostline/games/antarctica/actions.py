"""After the move: one of the four actions, and what else a turn allows."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .building import build, buildable, why_not_build
from .cards import play_card, playable, why_not_play
from .components import CAMP, SHIPYARD
from .discards import DiscardResource, can_discard, why_not_discard
from .moves import BUILD_SHIP, DISCARD, DONE, RECRUIT, RESEARCH
from .state import Antarctica
from .symbols import advance, why_not_track
from .tells import BUILDS_SHIP, DOES_NOTHING, RECRUITS, RESEARCHES
from .tracks import can_move
from .yard import can_launch, launch


class TakeAction(Decision[Antarctica]):
    """Take one action in the area the ship has reached; play a card and discard a resource, each once, in
    any order; then end the turn, with or without an action.
    [ANT-TRN-02, ANT-TRN-03, ANT-TRN-04, ANT-TRN-05, ANT-TRN-06, ANT-TRN-07, ANT-BLD-02, ANT-CRD-01, ANT-END-06]"""

    rule = "ANT-TRN-02"

    def options(self, state: Antarctica) -> list[Move]:
        options = [] if state.acted else actions(state, self.seat)
        if state.hands[self.seat].cards:
            options += playable(state, self.seat)
        if can_discard(state, self.seat):
            options.append(DISCARD)
        options.append(DONE)
        return options

    def resolve(self, state: Antarctica, move: Move) -> None:
        seat = self.seat
        if move is DONE:
            if not state.acted:
                state.tell(DOES_NOTHING, seat)
            return
        state.push(self)
        if move is DISCARD:
            state.push(DiscardResource(seat))
        elif move.family == "play":
            play_card(state, seat, move.value)
        else:
            state.acted = True
            act(state, seat, move)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        return why_not(state, self.seat, move)


def actions(state: Antarctica, seat: int) -> list[Move]:
    """The actions possible in the target area; buildings are anybody's to use.
    [ANT-TRN-08, ANT-TRN-09, ANT-TRN-10, ANT-REC-01, ANT-REC-05, ANT-REC-06, ANT-RSA-01, ANT-SHP-01]"""
    found = buildable(state, seat)
    here = state.buildings[state.target]
    if here & SHIPYARD and can_launch(state, seat):
        found.append(BUILD_SHIP)
    if state.presence(state.target, seat):
        if here & CAMP and state.reserve[seat]:
            found.append(RECRUIT)
        for track in state.table.tracks:
            if state.printed.tracks[track].centers & here and can_move(state, track, seat):
                found.append(RESEARCH[track])
    return found


def act(state: Antarctica, seat: int, move: Move) -> None:
    """Carry out an action. A Camp or a Research Center gives as much as one has ships and scientists there.
    [ANT-REC-02, ANT-REC-03, ANT-REC-04, ANT-RSA-02, ANT-RSA-03, ANT-RSA-04, ANT-RSA-05, ANT-RSA-07, ANT-SHP-02]"""
    if move.family == "build":
        build(state, seat, move.value)
    elif move is BUILD_SHIP:
        state.tell(BUILDS_SHIP, seat, state.sun)
        launch(state, seat)
    elif move is RECRUIT:
        state.tell(RECRUITS, seat, state.recruit(seat, state.presence(state.target, seat)))
    else:
        points = state.presence(state.target, seat)
        state.tell(RESEARCHES, seat, move.value, points)
        advance(state, seat, move.value, points)


def why_not(state: Antarctica, seat: int, move: Move) -> Refusal | None:
    """Why something is not offered after the move."""
    if move is DISCARD:
        return why_not_discard(state)
    if move.family == "play":
        return why_not_play(state, seat, move.value)
    if move.family == "build":
        return why_not_build(state, seat, move.value)
    if move.family == "to":
        return Refusal("moved-already", "ANT-MOV-01")
    if move.family not in ("build ship", "recruit", "research"):
        return None
    if state.acted:
        return Refusal("acted", "ANT-TRN-02")
    if move is BUILD_SHIP:
        return why_no_ship(state, seat)
    if move is RECRUIT:
        return why_no_recruits(state, seat)
    return why_no_research(state, seat, move)


def why_no_ship(state: Antarctica, seat: int) -> Refusal:
    """Why no ship can be built. [ANT-SHP-01, ANT-SHP-05]"""
    if not state.buildings[state.target] & SHIPYARD:
        return Refusal("no-shipyard", "ANT-SHP-01", area=state.target)
    if not state.spare_ships[seat]:
        return Refusal("no-spare-ship", "ANT-SHP-01")
    return Refusal("sun-area-full", "ANT-SHP-05", area=state.sun)


def why_no_recruits(state: Antarctica, seat: int) -> Refusal:
    """Why nobody can be recruited. [ANT-REC-01, ANT-REC-06]"""
    if not state.buildings[state.target] & CAMP:
        return Refusal("no-camp", "ANT-REC-01", area=state.target)
    if not state.reserve[seat]:
        return Refusal("reserve-empty", "ANT-REC-06")
    return Refusal("nobody-here", "ANT-REC-06", area=state.target)


def why_no_research(state: Antarctica, seat: int, move: Move) -> Refusal | None:
    """Why there is no advance on a track. [ANT-RSA-01, ANT-RSA-03, ANT-RSA-06]"""
    if move.value in state.table.tracks:
        if not state.printed.tracks[move.value].centers & state.buildings[state.target]:
            return Refusal("no-center", "ANT-RSA-03", track=move.value, area=state.target)
        if not state.presence(state.target, seat):
            return Refusal("nobody-here", "ANT-RSA-06", area=state.target)
    return why_not_track(state, seat, move)
