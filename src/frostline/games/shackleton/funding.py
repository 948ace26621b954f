"""Fund a Project: choose it, meet its Energy requirement, pay, and take it."""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.log import Refusal
from ...core.moves import Move
from .abilities import AfterFunding
from .causes import FOR_ENERGY, FOR_POWER, FOR_PROJECT
from .components import PLACES
from .energy import CommandStep, consume, produce
from .gains import GIVERS, Giver, give
from .goods import ENERGY, PROJECTS
from .legal import can_fund, energy_needed, may_buy_energy, power_cards, project_cost
from .moves import BUY, FUND, GO_ON, USE
from .payment import Step, can_pay, pay, spend
from .state import EMPTY, Shackleton
from .tells import BUYS_ENERGY, FUNDS, REVEALS, USES


class ChooseProject(CommandStep):
    """One of the visible Projects that can be funded. [SHA-FUND-01, SHA-FUND-02, SHA-CMD-08]"""

    rule = "SHA-FUND-01"

    def moves(self, state: Shackleton) -> list[Move]:
        options = []
        for place in range(PLACES):
            if can_fund(state, self.seat, place, 0):
                for card in state.shown[2 * place : 2 * place + 2]:
                    if card != EMPTY:
                        options.append(FUND[card])
        return options

    def do(self, state: Shackleton, move: Move) -> None:
        state.push(MeetRequirement(self.seat, move.value))

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "fund":
            return None
        if move.value not in state.shown:
            return Refusal("not-visible", "SHA-FUND-01")
        place = state.place_of(state.printed.projects[move.value].corporation)
        cost = project_cost(state, self.seat, place)
        if not can_pay(state, self.seat, cost, 0, 0):
            return Refusal("project-price", "SHA-FUND-08", credits=cost)
        return Refusal("requirement", "SHA-FUND-03", energy=energy_needed(state, self.seat, place))


class MeetRequirement(CommandStep):
    """The Energy level must reach the requirement: buy Energy while it is very low, build a panel, use own
    Projects, in any mix but purchases first. [SHA-FUND-03, SHA-FUND-04, SHA-FUND-05, SHA-FUND-06, SHA-ENERGY-03,
    SHA-ENERGY-04]"""

    rule = "SHA-FUND-03"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def place(self, state: Shackleton) -> int:
        """Where the Project's Corporation stands."""
        return state.place_of(state.printed.projects[self.card].corporation)

    def can_go_on(self, state: Shackleton) -> bool:
        return can_fund(state, self.seat, self.place(state), 0)

    def moves(self, state: Shackleton) -> list[Move]:
        place = self.place(state)
        options = []
        if state.energy >= energy_needed(state, self.seat, place):
            options.append(GO_ON)
        if may_buy_energy(state) and self.fine_with(state, 1, state.printed.energy_prices[state.energy]):
            options.append(BUY)
        for card in power_cards(state, self.seat):
            if self.fine_with_card(state, card):
                options.append(USE[card])
        return options

    def fine_with(self, state: Shackleton, energy: int, credits: int) -> bool:
        """Whether the Project can still be funded after buying Energy."""
        state.energy += energy
        fine = can_fund(state, self.seat, self.place(state), credits)
        state.energy -= energy
        return fine

    def fine_with_card(self, state: Shackleton, card: int) -> bool:
        """Whether the Project can still be funded after another one has produced Energy."""
        ability = state.printed.projects[card].ability
        goods, before = state.agencies[self.seat].goods, state.energised
        for good, amount in ability.cost:
            goods[good] -= amount
        state.energised = (*before, card)
        fine = self.fine_with(state, ability.amount, 0)
        for good, amount in ability.cost:
            goods[good] += amount
        state.energised = before
        return fine

    def may_build_panel(self, state: Shackleton) -> bool:
        """Besides, a panel is offered only where something else is asked: one may be built before and after."""
        if state.energy < self.printed_requirement(state) or power_cards(state, self.seat):
            return super().may_build_panel(state)
        return False

    def printed_requirement(self, state: Shackleton) -> int:
        """The white number. [SHA-FUND-02]"""
        return state.printed.requirements[state.level(self.place(state))]

    def do(self, state: Shackleton, move: Move) -> None:
        if move is GO_ON:
            state.push(TakeProject(self.seat, self.card))
            place = self.place(state)
            consume(state, self.seat, state.printed.consumptions[state.level(place)])
            pay(state, self.seat, project_cost(state, self.seat, place), 0, 0, FOR_PROJECT)
            return
        state.push(self)
        if move is BUY:
            price = state.printed.energy_prices[state.energy]
            state.tell(BUYS_ENERGY, self.seat, state.energy + 1, price)
            produce(state, self.seat, 1)
            pay(state, self.seat, price, 0, 0, FOR_ENERGY)
        else:
            ability = state.printed.projects[move.value].ability
            state.energised = (*state.energised, move.value)
            state.tell(USES.by("SHA-FUND-04"), self.seat, move.value)
            produce(state, self.seat, ability.amount)
            spend(state, self.seat, ability.cost, FOR_POWER)

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        if move is GO_ON:
            return Refusal("requirement", "SHA-FUND-03", energy=energy_needed(state, self.seat, self.place(state)))
        if move is BUY:
            if state.energy >= len(state.printed.energy_prices):
                return Refusal("energy-not-low", "SHA-ENERGY-03")
            if state.paneled or state.energised:
                return Refusal("purchase-first", "SHA-FUND-05")
            return Refusal("purchase-spoils", "SHA-CMD-08")
        if move.family == "use" and move.value in state.energised:
            return Refusal("used-this-turn", "SHA-FUND-04")
        return None


class TakeProject(Effect[Shackleton]):
    """The card joins the player's others and works from now on; then its immediate gain, a new card, and what
    comes after. [SHA-FUND-09, SHA-FUND-10, SHA-FUND-14, SHA-FUND-18]"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Shackleton) -> None:
        project = state.printed.projects[self.card]
        agency = state.agencies[self.seat]
        agency.projects += (self.card,)
        state.tell(FUNDS, self.seat, self.card, project.vp)
        place = state.place_of(project.corporation)
        take_shown(state, place, self.card)
        state.push(Reveal(place), AfterFunding(self.seat, place))
        give(state, self.seat, project.immediate, "SHA-FUND-10")


def take_shown(state: Shackleton, place: int, card: int) -> None:
    """A visible card leaves its place."""
    at = 2 * place + (0 if state.shown[2 * place] == card else 1)
    state.shown[at] = EMPTY


class Reveal(Effect[Shackleton]):
    """Another Project becomes visible: the deck's top moves beside it, the next card shows.
    [SHA-FUND-11, SHA-FUND-12, SHA-SETUP-27]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Shackleton) -> None:
        beside, top = 2 * self.place, 2 * self.place + 1
        if state.shown[beside] == EMPTY:
            state.shown[beside] = state.shown[top]
            state.shown[top] = EMPTY
        deck = state.decks[self.place].cards
        if state.shown[top] == EMPTY and deck:
            state.shown[top] = deck.pop()
            state.tell(REVEALS, -1, state.shown[top])


class FundForFree(Step):
    """Take a visible Project without cost, requirement and consumption; no slot, no bonus.
    [SHA-FUND-14, SHA-FUND-18]"""

    rule = "SHA-FUND-18"

    def options(self, state: Shackleton) -> list[Move]:
        return [FUND[card] for card in state.shown if card != EMPTY] or [GO_ON]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is not GO_ON:
            state.push(TakeProject(self.seat, move.value))


class ProjectGiver(Giver):
    """Projects for free."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        for _ in range(amount):
            state.push(FundForFree(seat))


class EnergyGiver(Giver):
    """Energy from a Project."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        produce(state, seat, amount)


GIVERS[PROJECTS] = ProjectGiver()
GIVERS[ENERGY] = EnergyGiver()
