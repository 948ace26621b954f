"""Solar Panels and the Energy marker. (Build a Solar Panel)"""

from __future__ import annotations

from ...core.log import Refusal
from ...core.moves import Move
from .causes import FOR_PANEL
from .components import RING
from .gains import gain_reputation
from .goods import RARE_EARTH, ROBOTS
from .moves import PANEL as BUILD_PANEL
from .payment import Step, can_pay, pay
from .state import Shackleton
from .tells import CONSUMES, ENERGY_REPUTATION, PANEL, PRODUCES


def raise_energy(state: Shackleton, amount: int) -> int:
    """The marker rises, at most to the last space; the Reputation it passes is for whoever produced the Energy.
    [SHA-SOLAR-03, SHA-SOLAR-04, SHA-SOLAR-05, SHA-SOLAR-08, SHA-ENERGY-01]"""
    printed = state.printed
    reputation = 0
    risen = 0
    while risen < amount and state.energy < printed.energy_most:
        state.energy += 1
        risen += 1
        reputation += printed.energy_reputation[state.energy]
    return reputation


def produce(state: Shackleton, seat: int, amount: int) -> None:
    """Energy from anything but a panel."""
    reputation = raise_energy(state, amount)
    state.tell(PRODUCES, seat, amount, state.energy)
    tell_reputation(state, seat, reputation)


def tell_reputation(state: Shackleton, seat: int, reputation: int) -> None:
    """The Reputation of symbols passed."""
    if reputation:
        state.tell(ENERGY_REPUTATION, seat, reputation)
        gain_reputation(state, seat, reputation)


def consume(state: Shackleton, seat: int, amount: int) -> None:
    """The marker falls; Reputation never changes by it. [SHA-SOLAR-06, SHA-ENERGY-02]"""
    if amount:
        state.energy -= amount
        state.tell(CONSUMES, seat, amount, state.energy)


def panel_open(state: Shackleton) -> bool:
    """Whether a Solar Panel could be built now, payment apart.
    [SHA-SOLAR-07, SHA-SOLAR-09, SHA-SOLAR-10, SHA-SOLAR-11]"""
    return not state.paneled and ring_open(state)


def ring_open(state: Shackleton) -> bool:
    """Whether the ring has a panel and the marker is not on its last spaces. [SHA-SOLAR-07, SHA-SOLAR-09]"""
    return state.ring < RING and state.energy < state.printed.energy_full


def take_panel(state: Shackleton, seat: int) -> None:
    """The next panel leaves the ring, and its Energy is produced. [SHA-SOLAR-02, SHA-SOLAR-03]"""
    amount = state.printed.ring[state.ring]
    state.ring += 1
    reputation = raise_energy(state, amount)
    state.tell(PANEL, seat, amount, state.energy)
    tell_reputation(state, seat, reputation)


class CommandStep(Step):
    """A decision of a Command action: besides its own moves it offers a Solar Panel, once per turn, as long as
    what has been begun can still be carried out; then it is asked again.
    [SHA-SOLAR-01, SHA-SOLAR-02, SHA-SOLAR-10, SHA-SOLAR-11, SHA-CMD-08]"""

    def moves(self, state: Shackleton) -> list[Move]:
        """What the step itself offers."""
        raise NotImplementedError

    def do(self, state: Shackleton, move: Move) -> None:
        """Carry out one of its own moves."""
        raise NotImplementedError

    def can_go_on(self, state: Shackleton) -> bool:
        """Whether the step can be taken with what there is."""
        return len(self.moves(state)) > 0

    def options(self, state: Shackleton) -> list[Move]:
        options = self.moves(state)
        if self.may_build_panel(state):
            options.append(BUILD_PANEL)
        return options

    def may_build_panel(self, state: Shackleton) -> bool:
        """Whether a panel may be built here: it is a Command action, it can be paid, and nothing is spoilt."""
        if not state.command or not panel_open(state):
            return False
        if not can_pay(state, self.seat, 0, 0, state.printed.panel_rare):
            return False
        goods = state.agencies[self.seat].goods
        good = RARE_EARTH if goods[RARE_EARTH] else ROBOTS
        return self.fine_with_panel(state, good) or (
            good == RARE_EARTH and goods[ROBOTS] > 0 and self.fine_with_panel(state, ROBOTS)
        )

    def fine_with_panel(self, state: Shackleton, good: int) -> bool:
        """Whether the step could be taken after paying a panel with a good."""
        goods = state.agencies[self.seat].goods
        energy, price = state.energy, state.printed.panel_rare
        goods[good] -= price
        state.energy = min(energy + state.printed.ring[state.ring], state.printed.energy_most)
        state.paneled = True
        state.ring += 1
        state.centre += 1
        fine = self.can_go_on(state)
        goods[good] += price
        state.energy = energy
        state.paneled = False
        state.ring -= 1
        state.centre -= 1
        return fine

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is BUILD_PANEL:
            state.push(self)
            state.paneled = True
            state.centre += 1
            take_panel(state, self.seat)
            pay(state, self.seat, 0, 0, state.printed.panel_rare, FOR_PANEL)
        else:
            self.do(state, move)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move is BUILD_PANEL:
            return self.why_no_panel(state)
        return self.why_not(state, move)

    def why_no_panel(self, state: Shackleton) -> Refusal | None:
        """Why no Solar Panel may be built here."""
        if not state.command:
            return Refusal("panel-not-here", "SHA-CRATER-19")
        if state.paneled:
            return Refusal("panel-built", "SHA-SOLAR-10")
        if state.ring == RING:
            return Refusal("ring-empty", "SHA-SOLAR-09")
        if not panel_open(state):
            return Refusal("energy-full", "SHA-SOLAR-07")
        if not can_pay(state, self.seat, 0, 0, state.printed.panel_rare):
            return Refusal("panel-price", "SHA-SOLAR-01")
        return Refusal("panel-spoils", "SHA-CMD-08")

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        """Why one of its own moves is not offered."""
        return None
