"""What must hold in every position of Shackleton Base, whatever was played."""

from __future__ import annotations

from ...core.state import NOBODY
from .components import CORNERS, GROUPS, PLACES, RING, SECTORS, SIZES
from .goods import REPUTATION
from .state import ACTIONS, EMPTY, MAINTENANCE, NO_GOAL, OWNERS, SETTING_UP, SHUTTLES, Shackleton


def broken(state: Shackleton) -> str:
    """The first invariant that does not hold, in words; empty when all is well."""
    return next((found for check in CHECKS if (found := check(state))), "")


def panels_lost(state: Shackleton) -> str:
    """Panels are on the ring, on the central hex or in sectors. [SHA-INV-01]"""
    there = RING - state.ring + state.centre + sum(state.panels)
    return "" if there == RING and state.centre >= 0 else f"there are {there} Solar Panels"


def sectors_wrong(state: Shackleton) -> str:
    """Structures stand in powered sectors; sizes and owners differ, and all fit. [SHA-INV-02, SHA-INV-03]"""
    for sector in range(SECTORS):
        sizes = [SIZES[state.tower(owner, sector)] for owner in range(OWNERS) if state.tower(owner, sector) != EMPTY]
        if sizes and not state.panels[sector]:
            return f"sector {sector} has a structure but no panel"
        if len(set(sizes)) != len(sizes):
            return f"sector {sector} has two structures of one size"
        if not 0 <= state.room[sector] <= state.printed.room - sum(sizes):
            return f"sector {sector} has more room than there is"
        owners = [owner for owner in range(OWNERS) if state.marks[owner] >> sector & 1]
        if owners != [owner for owner in range(OWNERS) if state.tower(owner, sector) != EMPTY]:
            return f"sector {sector} is marked for others"
        lord = state.lords[sector]
        biggest = max(sizes, default=0)
        if (lord == NOBODY) != (not sizes) or (lord != NOBODY and SIZES[state.tower(lord, sector)] != biggest):
            return f"sector {sector} has another biggest structure"
    return ""


def amounts_wrong(state: Shackleton) -> str:
    """Amounts stay within what the rules allow. [SHA-INV-04]"""
    if not 0 <= state.energy <= state.printed.energy_most:
        return f"Energy is {state.energy}"
    for agency in state.agencies:
        if min(agency.goods) < 0:
            return "an agency has less than nothing"
        if agency.goods[REPUTATION] > state.printed.reputation_most:
            return "Reputation goes beyond its track"
    return "" if min(state.gateway) >= 0 else "the Lunar Gateway has less than nobody"


def deployments_wrong(state: Shackleton) -> str:
    """Six deployments each by the end of an Action phase, and nobody on the board between rounds.
    [SHA-INV-05, SHA-INV-09]"""
    if state.phase == MAINTENANCE and any(sum(agency.crew) for agency in state.agencies):
        return "an astronaut was not deployed"
    deployed = sum(len(line) for line in state.lines) + len(state.slots) - state.slots.count(EMPTY)
    if state.phase in (SETTING_UP, SHUTTLES) and deployed:
        return "an astronaut was left on the board"
    if state.phase == ACTIONS:
        for line in state.lines:
            if len(line) > len(state.printed.command[state.seats - 1]):
                return "a Command line has too many astronauts"
    return ""


def tokens_lost(state: Shackleton) -> str:
    """Five tokens of each Corporation, on its board or in the crater. [SHA-INV-06, SHA-INV-08]"""
    for place in range(PLACES):
        out = [token for token in range(CORNERS) if state.tokens[token] != EMPTY and state.tokens[token] // 4 == place]
        if len(out) + len(state.reserve[place]) != state.printed.tokens + 1:
            return f"a token of Corporation {place + 1} is lost or there twice"
    return ""


def goals_wrong(state: Shackleton) -> str:
    """A goal at most of each Corporation, and its marker lies where it was claimed. [SHA-INV-07]"""
    for seat, agency in enumerate(state.agencies):
        for place in range(PLACES):
            markers = [at for at in range(6 * place, 6 * place + 6) if state.claimed[at] == seat]
            level = agency.goals[place]
            if len(markers) != int(level != NO_GOAL) or (markers and markers[0] // 2 % 3 != level):
                return "a Goal marker is lost or there twice"
    return ""


def cards_lost(state: Shackleton) -> str:
    """Every Project of the Corporations in play is somewhere, once. [SHA-SETUP-27]"""
    cards = [card for card in state.shown if card != EMPTY]
    for deck in state.decks:
        cards += deck.cards
    for agency in state.agencies:
        cards += list(agency.projects)
    wanted = []
    for place in range(PLACES):
        corporation = state.corporation(place)
        wanted += list(range(corporation.first_card, corporation.first_card + len(corporation.projects)))
    return "" if sorted(cards) == sorted(wanted) else "a Project is lost or there twice"


def base_wrong(state: Shackleton) -> str:
    """Astronauts sit on slots that exist, one on each. [SHA-STRUCT-03]"""
    for seat, agency in enumerate(state.agencies):
        if min(agency.base) < 0 or any(state.free_in(seat, group) < 0 for group in range(GROUPS)):
            return "a base has more astronauts than slots"
    return ""


CHECKS = (
    panels_lost, sectors_wrong, amounts_wrong, deployments_wrong, tokens_lost, goals_wrong, cards_lost, base_wrong,
)  # fmt: skip
