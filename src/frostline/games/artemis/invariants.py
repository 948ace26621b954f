"""What must hold in every position of The Artemis Project, whatever was played."""

from __future__ import annotations

from .basecamp import ReturnColonist
from .colonists import PlaceColonist
from .powers import COLONISTS
from .state import NO_TILE, Artemis


def broken(state: Artemis) -> str:
    """The first invariant that does not hold, in words; empty when all is well."""
    return colonists_lost(state) or tiles_lost(state) or cards_lost(state) or impossible(state)


def colonists_lost(state: Artemis) -> str:
    """Every colonist of the box is somewhere, once."""
    for colonist, total in enumerate(state.printed.colonists):
        found = state.bag.counts[colonist] + state.discarded[colonist] + state.removed[colonist]
        found += state.doorstep[colonist] + state.academy[colonist]
        for colony in state.colonies:
            found += colony.at_home(colonist)
        for expedition in state.expeditions:
            found += expedition.colonists[colonist]
            for die in expedition.dice:
                found += (die.pioneers if colonist == 0 else 0) + (1 if die.helper == colonist else 0)
        for trainee in state.trainees:
            found += 1 if trainee.colonist == colonist else 0
        for frame in state.agenda:
            if isinstance(frame, PlaceColonist | ReturnColonist) and frame.colonist == colonist:
                found += 1
        if found != total:
            return f"there are {found} colonists of type {COLONISTS[colonist]}, not {total}"
    return ""


def tiles_lost(state: Artemis) -> str:
    """Every tile is somewhere, once."""
    tiles = state.ocean_stack.cards + state.surface_stack.cards + state.boxed
    tiles += [lot.tile for lot in state.gantry]
    tiles += [expedition.tile for expedition in state.expeditions if expedition.tile != NO_TILE]
    for colony in state.colonies:
        tiles += [building.tile for building in colony.buildings]
    return "" if sorted(tiles) == list(range(len(state.printed.empty))) else "a tile is lost or there twice"


def cards_lost(state: Artemis) -> str:
    """Every card is somewhere, once."""
    relic = state.variant.relic
    cards = state.expedition_deck.cards + state.expedition_discard + [each.card for each in state.expeditions]
    if sorted(cards) != list(range(len(state.printed.cards) - (0 if relic else 2))):
        return "an Expedition card is lost or there twice"
    if state.variant.directives:
        cards = state.directive_deck.cards + state.directive_discard + state.directive_played
        for hand in state.hands:
            cards = cards + hand.cards
        if sorted(cards) != list(range(len(state.printed.directives))):
            return "a Directive is lost or there twice"
    return ""


def impossible(state: Artemis) -> str:
    """Amounts stay within what the rules allow."""
    for colony in state.colonies:
        low = min(colony.minerals, colony.energy, colony.toolkits, colony.badges, colony.vp, *colony.shelters)
        if low < 0 or not 0 <= colony.relief <= len(state.printed.relief):
            return "a player has less than nothing"
    if len(state.gantry) > state.printed.gantry_limit or sum(state.doorstep) > state.printed.doorstep_limit:
        return "Gantry or Doorstep hold too much"
    for row in (state.vents_row, state.quarry_row, state.doorstep_row):
        faces = [die.face for die in row]
        if faces != sorted(faces):
            return "a row of dice is out of order"
    if min(state.vents, state.quarry) < 0:
        return "a pool is below zero"
    return ""
