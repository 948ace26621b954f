"""What must hold in every position of Ceres, whatever was played."""

from __future__ import annotations

from ...core.state import NOBODY
from .bureau import FinishProject
from .components import SHIPS_IN_PLAY, TYPES
from .parts import RESOURCES
from .state import NO_CARD, Ceres


def broken(state: Ceres) -> str:
    """The first invariant that does not hold, in words; empty when all is well."""
    checks = (cards_lost, projects_lost, workers_lost, leaders_lost, impossible)
    return next((found for check in checks if (found := check(state))), "")


def cards_lost(state: Ceres) -> str:
    """Every Facility card is somewhere, once. [CER-SETUP-07]"""
    cards = [card for card in state.row if card != NO_CARD]
    cards += state.facility_deck.cards + state.facility_discard + state.drawn.cards
    for corporation in state.corporations:
        for outstation in corporation.outstations:
            cards += [card for card in (outstation.top, outstation.bottom) if 0 <= card < state.printed.cards]
    return "" if sorted(cards) == list(range(state.printed.cards)) else "a Facility is lost or there twice"


def projects_lost(state: Ceres) -> str:
    """Every Settlement Project is somewhere, once. [CER-TB-14, CER-LIMIT-05]"""
    projects = state.projects + state.project_deck.cards + state.project_discard
    for corporation in state.corporations:
        projects = [*projects, *corporation.committed, *corporation.completed]
        if len(corporation.committed) > state.printed.committed:
            return "a player is committed to too many projects"
    for frame in state.agenda:
        if isinstance(frame, FinishProject):
            projects.append(frame.project)
    used = [number for number, project in enumerate(state.printed.projects) if project.players <= state.seats]
    return "" if sorted(projects) == used else "a Settlement Project is lost or there twice"


def workers_lost(state: Ceres) -> str:
    """Workers come from the spacecraft to the Outstations and from there to the Living Quarters."""
    for kind, name in enumerate(TYPES):
        there = state.quarters[kind] + sum([state.crew_of(ship, kind) for ship in range(SHIPS_IN_PLAY)])
        for corporation in state.corporations:
            for outstation in corporation.outstations:
                there += outstation.worker and state.facility(outstation.top).type == kind
        if not state.seats <= there <= 2 * state.seats or state.quarters[kind] < 0 or min(state.crew) < 0:
            return f"there are {there} Workers for a {name}"
    return ""


def leaders_lost(state: Ceres) -> str:
    """Every Leader is at hand, on the board or in the Headquarters. [CER-TURN-06, CER-HQ-01, CER-PASS-04]"""
    for seat, corporation in enumerate(state.corporations):
        placed = sum([slots.count(seat) for slots in state.slots]) + corporation.visits
        if corporation.leaders + placed != state.printed.leaders or corporation.visits > state.printed.hq_visits:
            return "a Leader is lost or there twice"
        if state.next_order.count(seat) > 1 or state.order.count(seat) != 1:
            return "the player order is wrong"
    for location, slots in enumerate(state.slots):
        if state.open_slots(location) < 0:
            return f"too many Leaders: {slots}"
    return ""


def impossible(state: Ceres) -> str:
    """Amounts stay within what the rules allow. [CER-LIMIT-01, CER-LIMIT-08]"""
    for corporation in state.corporations:
        if min(corporation.goods) < 0:
            return "a player has less than nothing"
        if max(corporation.goods[:RESOURCES]) > state.printed.resource_cap:
            return "a player has more than fits the track"
    if state.drawn.cards and state.drawn.owner == NOBODY:
        return "cards were drawn by nobody"
    return ""
