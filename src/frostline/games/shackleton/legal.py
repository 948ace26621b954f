"""What an agency could build or fund, with every help open in the action: nothing is begun that cannot be
carried out. [SHA-CMD-08]"""

from __future__ import annotations

from .components import DOME, JAPAN_A, KIND_OF, OF_KIND, PLACES, RING, SECTORS, SIZES, TECHNICIAN, USA_A, WORKSHOP
from .energy import panel_open
from .gains import lessened_by
from .goods import CREDITS, ROBOTS
from .payment import Cost, can_pay, can_spend, enough
from .projects import LESS_STRUCTURE, POWER
from .state import EMPTY, Shackleton


def sites(state: Shackleton, seat: int, structure: int, anywhere: bool) -> list[int]:
    """The sectors that could take a structure: powered ones, or any where a panel is at hand.
    [SHA-BUILD-03, SHA-BUILD-04, SHA-BUILD-06, SHA-BUILD-07]"""
    found = []
    panels = state.panels
    for sector in range(SECTORS):
        if (anywhere or panels[sector]) and state.fits(seat, structure, sector):
            found.append(sector)
    return found


def has_site(state: Shackleton, seat: int, structure: int, anywhere: bool) -> bool:
    """Whether any sector could take a structure: `sites`, without looking further than needed."""
    panels, room, size = state.panels, state.room, SIZES[structure]
    taken = state.marks[seat] | state.sized[KIND_OF[structure]]
    for sector in range(SECTORS):
        if (anywhere or panels[sector]) and room[sector] >= size and not taken >> sector & 1:
            return True
    return False


def prices(state: Shackleton, seat: int, structure: int) -> list[Cost]:
    """Every way to pay for a structure: the printed cost with discounts, and what USA A may replace.
    [SHA-BUILD-01, SHA-LEAD-18]"""
    kind = state.printed.structures[KIND_OF[structure]]
    titanium = max(0, kind.titanium - lessened_by(state, seat, LESS_STRUCTURE))
    rare = kind.rare_earth
    found: list[Cost] = [(0, titanium, rare)]
    if state.leads(seat, USA_A):
        credits = state.leader_price(seat)
        if titanium:
            found.append((credits, titanium - 1, rare))
        if rare:
            found.append((credits, titanium, rare - 1))
        if titanium and rare and state.improved(seat):
            found.append((2 * credits, titanium - 1, rare - 1))
    return found


def can_pay_structure(state: Shackleton, seat: int, structure: int, fee: int, panel: int) -> bool:
    """Whether a structure can be paid together with a fee and a panel."""
    goods = state.agencies[seat].goods
    for credits, titanium, rare in prices(state, seat, structure):
        if enough(state, goods, goods[ROBOTS], [fee, credits], titanium, rare + panel):
            return True
    return False


def can_raise(state: Shackleton, seat: int, structure: int, fee: int) -> bool:
    """Whether a structure can be built now, after a fee, with a new Solar Panel first, later or not at all.
    [SHA-CMD-08, SHA-BUILD-02]"""
    energy = state.printed.structures[KIND_OF[structure]].energy
    if can_start(state, seat, structure, fee):
        return True
    if not panel_open(state) or state.energy + state.printed.ring[state.ring] < energy:
        return False
    rare = state.printed.panel_rare
    return can_pay_structure(state, seat, structure, fee, rare) and has_site(state, seat, structure, True)


def can_start(state: Shackleton, seat: int, structure: int, fee: int) -> bool:
    """Whether a structure can be paid at once, Energy included, and then finds a sector: a powered one, one for a
    panel of the central hex, or one for a panel built after paying. [SHA-BUILD-20, SHA-SOLAR-11]"""
    energy = state.printed.structures[KIND_OF[structure]].energy
    if not state.unbuilt(seat, structure) or state.energy < energy:
        return False
    if has_site(state, seat, structure, state.centre > 0):
        return can_pay_structure(state, seat, structure, fee, 0)
    if state.paneled or state.ring == RING or state.energy - energy >= state.printed.energy_full:
        return False
    rare = state.printed.panel_rare
    return can_pay_structure(state, seat, structure, fee, rare) and has_site(state, seat, structure, True)


def can_build(state: Shackleton, seat: int, fee: int) -> bool:
    """Whether anything can be built after a fee; a look at the least any structure costs saves the rest."""
    if not state.leads(seat, USA_A):
        titanium = max(0, state.printed.least_titanium - lessened_by(state, seat, LESS_STRUCTURE))
        if not can_pay(state, seat, fee, titanium, state.printed.least_rare):
            return False
    for structures in OF_KIND:
        for structure in structures:
            if state.unbuilt(seat, structure):
                if can_raise(state, seat, structure, fee):
                    return True
                break  # the others of its kind cost the same
    return False


def can_place_dome(state: Shackleton, seat: int) -> bool:
    """Whether a Dome for free finds a sector, a panel bought in a Command action counted.
    [SHA-BUILD-19, SHA-BUILD-21]"""
    if not state.unbuilt(seat, DOME):
        return False
    if has_site(state, seat, DOME, state.centre > 0):
        return True
    if not state.command or not panel_open(state) or not can_pay(state, seat, 0, 0, state.printed.panel_rare):
        return False
    return has_site(state, seat, DOME, True)


# Funding.


def discount(state: Shackleton, seat: int) -> int:
    """What Technicians in the middle Workshop take off cost and requirement. [SHA-STRUCT-08, SHA-STRUCT-10]"""
    return state.printed.workshop_less[1] * state.agencies[seat].base[3 * (WORKSHOP + 1) + TECHNICIAN]


def project_cost(state: Shackleton, seat: int, place: int) -> int:
    """The Credits a Project of a Corporation costs a player. [SHA-FUND-02, SHA-FUND-08, SHA-LEAD-15]"""
    return max(0, state.printed.costs[state.level(place)] - reduction(state, seat))


def reduction(state: Shackleton, seat: int) -> int:
    """What Technicians of the middle Workshop and Japan A take off the cost of a Project."""
    less = discount(state, seat)
    return less + state.leader_price(seat) if state.leads(seat, JAPAN_A) else less


def energy_needed(state: Shackleton, seat: int, place: int) -> int:
    """The Energy level a player needs: the requirement less discounts, at least the consumption.
    [SHA-FUND-03, SHA-FUND-07]"""
    level = state.level(place)
    needed = state.printed.requirements[level] - discount(state, seat)
    return max(needed, state.printed.consumptions[level])


def power_cards(state: Shackleton, seat: int) -> list[int]:
    """Own Projects that could produce Energy now. [SHA-FUND-04]"""
    found = []
    for card in state.agencies[seat].projects:
        ability = state.printed.projects[card].ability
        if ability.kind == POWER and card not in state.energised and can_spend(state, seat, ability.cost):
            found.append(card)
    return found


def may_buy_energy(state: Shackleton) -> bool:
    """Whether Energy may be bought: the level is low, and no other way was used before.
    [SHA-ENERGY-03, SHA-FUND-05]"""
    return state.energy < len(state.printed.energy_prices) and not state.paneled and not state.energised


def can_fund(state: Shackleton, seat: int, place: int, fee: int) -> bool:
    """Whether a Project of a Corporation can be funded after a fee, with purchases, a panel and own Projects.
    [SHA-CMD-08, SHA-FUND-03, SHA-FUND-04, SHA-FUND-05]"""
    costs = [fee, project_cost(state, seat, place)]
    needed = energy_needed(state, seat, place)
    level = state.energy
    if level >= needed:
        goods = state.agencies[seat].goods
        return enough(state, goods, goods[ROBOTS], costs, 0, 0)
    cards = power_cards(state, seat)
    if can_reach(state, seat, cards, needed, level, costs):
        return True
    if may_buy_energy(state):
        for price in state.printed.energy_prices[level:]:
            level += 1
            costs.append(price)
            if can_reach(state, seat, cards, needed, level, costs):
                return True
    return False


def can_reach(state: Shackleton, seat: int, cards: list[int], needed: int, level: int, costs: list[int]) -> bool:
    """Whether a panel and some of these Projects bring the level up to what is needed, and all can be paid."""
    goods = state.agencies[seat].goods
    panel = state.printed.ring[state.ring] if panel_open(state) else 0
    for chosen in range(1 << len(cards)):
        gained, robots = 0, goods[ROBOTS]
        for number, card in enumerate(cards):
            if chosen >> number & 1:
                ability = state.printed.projects[card].ability
                gained += ability.amount
                for good, amount in ability.cost:
                    if good == ROBOTS:
                        robots -= amount
        if level + gained >= needed and enough(state, goods, robots, costs, 0, 0):
            return True
        if panel and level + gained + panel >= needed:
            rare = state.printed.panel_rare
            if enough(state, goods, robots, costs, 0, rare):
                return True
    return False


def can_fund_any(state: Shackleton, seat: int, fee: int) -> bool:
    """Whether any visible Project can be funded after a fee."""
    goods = state.agencies[seat].goods
    purse = goods[CREDITS] + goods[ROBOTS] * state.printed.robot_credits - fee + reduction(state, seat)
    for place in range(PLACES):
        if state.printed.costs[state.level(place)] > purse:
            continue
        visible = state.shown[2 * place] != EMPTY or state.shown[2 * place + 1] != EMPTY
        if visible and can_fund(state, seat, place, fee):
            return True
    return False
