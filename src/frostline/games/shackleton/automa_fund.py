"""AstroBot funds a Project."""

from __future__ import annotations

from .automa_steps import ALL_SHORT, NO_PROJECT, corporation_action, visit_gateway
from .components import FUND, PLACES
from .energy import consume, produce, ring_open, take_panel
from .funding import Reveal, take_shown
from .solo import previous_card
from .state import EMPTY, Shackleton
from .tells import BOT_BUYS, BOT_FUNDS, BOT_SHORT, COMMANDS


def bot_funds(state: Shackleton, place: int, kind: int) -> None:
    """A Project of the active Corporation, or of the next one whose requirement can be met.
    [SHA-SOLO-80, SHA-SOLO-85, SHA-SOLO-86, SHA-SOLO-87, SHA-SOLO-88, SHA-SOLO-89]"""
    if best_project(state, place) == EMPTY:
        visit_gateway(state, place, kind, NO_PROJECT)
        return
    for step in range(PLACES):
        each = (place + step) % PLACES
        card = best_project(state, each)
        if card == EMPTY:
            continue
        purchases, panel = ways(state, each)
        if purchases < 0:
            state.tell(BOT_SHORT, state.bot(), state.corps[each])
            continue
        fund(state, each, card, kind, purchases, panel)
        corporation_action(state, place)
        return
    visit_gateway(state, place, kind, ALL_SHORT)


def best_project(state: Shackleton, place: int) -> int:
    """The visible Project with most VP; of two, by the arrow: clockwise the card beside the deck.
    [SHA-SOLO-80, SHA-SOLO-81]"""
    beside, top = state.shown[2 * place], state.shown[2 * place + 1]
    if beside == EMPTY or top == EMPTY:
        return beside if top == EMPTY else top
    first, second = (beside, top) if previous_card(state).clockwise else (top, beside)
    projects = state.printed.projects
    return second if projects[second].vp > projects[first].vp else first


def ways(state: Shackleton, place: int) -> tuple[int, bool]:
    """How the requirement is met: steps of Energy bought, and whether a panel is built; -1 where it cannot be.
    [SHA-SOLO-82, SHA-SOLO-83, SHA-SOLO-85, SHA-FUND-07]"""
    printed = state.printed
    level = state.level(place)
    consumption = printed.consumptions[level]
    energy = state.energy
    if energy >= max(printed.requirements[level], consumption):
        return 0, False
    needed = max(printed.requirements[level] - printed.bot_discount[state.astrobot().development], consumption)
    purchases = 0
    while energy < needed and energy < len(printed.energy_prices):
        energy += 1
        purchases += 1
    if energy >= needed:
        return purchases, False
    if ring_open(state) and energy + printed.ring[state.ring] >= needed:
        return purchases, True
    return -1, False


def fund(state: Shackleton, place: int, card: int, kind: int, purchases: int, panel: bool) -> None:
    """Energy is bought and produced as needed, then consumed; the card only counts its VP.
    [SHA-SOLO-82, SHA-SOLO-83, SHA-SOLO-84, SHA-SOLO-86, SHA-SOLO-87]"""
    bot = state.bot()
    state.lines[FUND] = (*state.lines[FUND], kind)
    state.tell(COMMANDS, bot, kind, FUND, 0)
    if purchases:
        state.tell(BOT_BUYS, bot, state.energy + purchases)
        produce(state, bot, purchases)
    if panel:
        state.centre += 1
        take_panel(state, bot)
    consume(state, bot, state.printed.consumptions[state.level(place)])
    state.agencies[bot].projects += (card,)
    state.tell(BOT_FUNDS, bot, card, state.printed.projects[card].vp)
    take_shown(state, place, card)
    Reveal(place).run(state)
