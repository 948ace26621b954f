"""AstroBot builds a structure."""

from __future__ import annotations

from ...core.state import NOBODY
from .automa_steps import ENERGY_FULL, NO_ENERGY, NO_SITE, NO_STRUCTURE, visit_gateway
from .building import free_corners, place_structure, put_token, tokens_of
from .components import BUILD, DOME, KIND_OF, OF_KIND, RING, SLOTS
from .crater import winner
from .energy import consume, ring_open, take_panel
from .gains import gain_reputation
from .goods import ASTRONAUTS, REPUTATION, VP, amount_of
from .solo import bot_gains_astronaut, previous_card, slots_from_triangle
from .state import EMPTY, Shackleton
from .tells import BOT_PANEL, BOT_ROOM, BOT_TOKEN, COMMANDS, GAINS


def bot_builds(state: Shackleton, place: int, kind: int) -> None:
    """A structure by Development, in a row AstroBot would win, with a panel where it must.
    [SHA-SOLO-60, SHA-SOLO-61, SHA-SOLO-62, SHA-SOLO-63, SHA-SOLO-66, SHA-SOLO-67, SHA-SOLO-68]"""
    structure = next_structure(state)
    if structure == EMPTY:
        visit_gateway(state, place, kind, NO_STRUCTURE)
        return
    slot, sector, panel = find_site(state, structure)
    if sector == EMPTY:
        visit_gateway(state, place, kind, NO_SITE)
        return
    from_ring = panel and state.ring < RING
    if from_ring and not ring_open(state):
        visit_gateway(state, place, kind, ENERGY_FULL)
        return
    energy = state.printed.structures[KIND_OF[structure]].energy
    if state.energy + (state.printed.ring[state.ring] if from_ring else 0) < energy:
        visit_gateway(state, place, kind, NO_ENERGY)
        return
    bot = state.bot()
    state.lines[BUILD] = (*state.lines[BUILD], kind)
    state.tell(COMMANDS, bot, kind, BUILD, 0)
    state.tell(BOT_ROOM, bot, slot, sector)
    if panel:
        state.tell(BOT_PANEL, bot, sector)
        state.panels[sector] = 1
        if from_ring:
            take_panel(state, bot)
        else:
            state.centre -= 1
    consume(state, bot, energy)
    place_structure(state, bot, structure, sector)
    if structure == DOME:
        dome_bonus(state)
    add_token(state, place, sector)


def next_structure(state: Shackleton) -> int:
    """By Development; where that kind is gone, the next smaller one; left to right, top to bottom.
    [SHA-SOLO-60, SHA-SOLO-70]"""
    for kind in range(state.printed.bot_structures[state.astrobot().development], -1, -1):
        for structure in OF_KIND[kind]:
            if state.unbuilt(state.bot(), structure):
                return structure
    return EMPTY


def find_site(state: Shackleton, structure: int) -> tuple[int, int, bool]:
    """The slot whose row was chosen, the sector, and whether it needs a panel; no sector where there is none.
    [SHA-SOLO-61, SHA-SOLO-62, SHA-SOLO-63, SHA-SOLO-64, SHA-SOLO-65]"""
    bot = state.bot()
    order = slots_from_triangle(state)
    rows = [slot for slot in order if state.slots[slot] != EMPTY and winner(state, slot) == bot]
    for slot in rows or order:
        row = state.printed.rows[slot]
        for sector in row:
            if state.panels[sector] and state.fits(bot, structure, sector):
                return slot, sector, False
        if state.ring < RING or state.centre > 0:
            for sector in row:
                if not state.panels[sector] and state.fits(bot, structure, sector):
                    return slot, sector, True
    return EMPTY, EMPTY, False


def dome_bonus(state: Shackleton) -> None:
    """AstroBot has the Reputation, VP and astronaut of a Dome. [SHA-SOLO-69]"""
    bot = state.agencies[state.bot()]
    gain = state.printed.dome_bonuses[bot.built[DOME] - 1]
    if gain.parts:
        state.tell(GAINS.by("SHA-SOLO-69"), state.bot(), gain.packed)
    bot.goods[VP] += amount_of(gain.parts, VP)
    gain_reputation(state, state.bot(), amount_of(gain.parts, REPUTATION))
    for _ in range(amount_of(gain.parts, ASTRONAUTS)):
        bot_gains_astronaut(state, NOBODY)


def add_token(state: Shackleton, place: int, sector: int) -> None:
    """The next token of the active Corporation, where it has none; nothing is activated. [SHA-SOLO-71, SHA-SOLO-72]"""
    corners = free_corners(state, sector)
    if tokens_of(state, sector, place) or not corners or not state.reserve[place]:
        return
    corner = nearest_corner(state, sector, corners)
    put_token(state, place, corner)
    state.tell(BOT_TOKEN, state.bot(), state.corps[place], corner)


def nearest_corner(state: Shackleton, sector: int, corners: list[int]) -> int:
    """The corner nearest in direction to the triangle; of two, the one met first in arrow direction. [SHA-SOLO-72]"""
    card = previous_card(state)
    aim = state.printed.slots[card.triangle].angle
    best, best_key = EMPTY, (SLOTS * 3600, 0)
    for corner in corners:
        ahead = (state.printed.directions[sector][corner] - aim) % 3600
        if not card.clockwise:
            ahead = -ahead % 3600
        key = (min(ahead, 3600 - ahead), ahead)
        if key < best_key:
            best, best_key = corner, key
    return best
