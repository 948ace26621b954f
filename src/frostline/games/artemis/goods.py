"""Gaining, paying and losing Energy, Minerals, Toolkits, badges and points. (General rules)"""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal, Tell
from ...core.moves import Move
from .moves import MIX
from .powers import Power
from .state import Artemis
from .tells import GAINS, GAINS_BADGE, GAINS_VP, LOSES, PAYS_FEE


def gain(state: Artemis, seat: int, energy: int, minerals: int, toolkits: int) -> None:
    """Goods from the supply, which never runs out. [ART-GEN-05]"""
    colony = state.colonies[seat]
    colony.energy += energy
    colony.minerals += minerals
    colony.toolkits += toolkits
    state.tell(GAINS, seat, energy, minerals, toolkits)


def gain_vp(state: Artemis, seat: int, vp: int) -> None:
    """Points count at once. [ART-GEN-01]"""
    state.colonies[seat].vp += vp
    state.tell(GAINS_VP, seat, vp)


def gain_goods(state: Artemis, seat: int, power: Power) -> None:
    """The goods a power names."""
    if power.energy or power.minerals or power.toolkits:
        gain(state, seat, power.energy, power.minerals, power.toolkits)
    if power.vp:
        gain_vp(state, seat, power.vp)
    if power.badges:
        state.colonies[seat].badges += power.badges
        state.tell(GAINS_BADGE, seat, power.badges)


def lose(state: Artemis, seat: int, energy: int, minerals: int) -> None:
    """Lose goods, but never more than there are. [ART-GEN-13]"""
    colony = state.colonies[seat]
    energy = min(energy, colony.energy)
    minerals = min(minerals, colony.minerals)
    colony.energy -= energy
    colony.minerals -= minerals
    state.tell(LOSES, seat, energy, minerals)


def afford(state: Artemis, seat: int, amount: int) -> bool:
    """Whether a seat holds that many resources in any mix. [ART-GEN-04]"""
    colony = state.colonies[seat]
    return colony.energy + colony.minerals >= amount


class PayResources(Decision[Artemis]):
    """Pay (or lose) resources in any mix of Energy and Minerals. [ART-GEN-03, ART-GEN-04]"""

    rule = "ART-GEN-04"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        low = max(0, self.amount - colony.minerals)
        high = min(self.amount, colony.energy)
        return [MIX[energy][self.amount - energy] for energy in range(low, high + 1)]

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        colony.energy -= move.value
        colony.minerals -= move.extra
        state.tell(self.told(), self.seat, move.value, move.extra)

    def told(self) -> Tell:
        """What the log calls it."""
        return LOSES

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "resources" or move.value + move.extra != self.amount:
            return None
        return Refusal("too-few-resources", "ART-GEN-04", energy=move.value, minerals=move.extra)


class PayFee(PayResources):
    """The fee for sending colonists from Shelters. [ART-EXP-03]"""

    rule = "ART-EXP-03"

    def told(self) -> Tell:
        return PAYS_FEE


class ChooseKind(Decision[Artemis]):
    """Gain an amount of Energy or of Minerals, all of one kind."""

    rule = "ART-RWD-01"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, state: Artemis) -> list[Move]:
        return [MIX[self.amount][0], MIX[0][self.amount]]

    def resolve(self, state: Artemis, move: Move) -> None:
        gain(state, self.seat, move.value, move.extra, 0)


class ChooseMix(Decision[Artemis]):
    """Gain an amount of resources in any mix."""

    rule = "ART-GEN-04"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, state: Artemis) -> list[Move]:
        return [MIX[energy][self.amount - energy] for energy in range(self.amount, -1, -1)]

    def resolve(self, state: Artemis, move: Move) -> None:
        gain(state, self.seat, move.value, move.extra, 0)
