"""Ocean buildings at work, in the second step of Upkeep. (Building appendix)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import PlaceColonist, draw_colonist
from .components import Building
from .goods import ChooseKind, gain, gain_vp, lose
from .moves import DONE, MIX, PLAYER, SKIP, USE
from .powers import ENERGY, MINERALS, MOST_MIXED
from .state import NO_COLONIST, Artemis, Colony
from .tells import ASSAULTS, BUYS_VP, CONDUIT, TURNS_ENERGY, TURNS_MINERALS, USES


class AssaultPods(Effect[Artemis]):
    """Assault Pods act before all other buildings of all players, in turn order. [ART-UPK-09, ART-OCN-01]"""

    def run(self, state: Artemis) -> None:
        for seat in reversed(state.turn_order()):
            colony = state.colonies[seat]
            colony.used = 0
            for building in colony.buildings:
                if building.full and building.power.kind == "assault":
                    colony.used |= 1 << building.tile
                    state.push(Assault(seat, building.tile))


class Assault(Decision[Artemis]):
    """One opponent loses Minerals, the owner gains Energy; against drones too. [ART-OCN-01, ART-SOLO-26]"""

    rule = "ART-OCN-01"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: Artemis) -> list[Move]:
        rivals = state.seats if state.seats > 1 else 3
        return [SKIP] + [PLAYER[seat] for seat in range(rivals) if seat != self.seat]

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is SKIP:
            return
        power = state.printed.empty[self.tile].power
        state.tell(ASSAULTS, self.seat, move.value, power.minerals, power.energy)
        if not state.is_drone(move.value):
            lose(state, move.value, 0, power.minerals)
        gain(state, self.seat, power.energy, 0, 0)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("not-yourself", "ART-OCN-01") if move is PLAYER[self.seat] else None


class Activate(Decision[Artemis]):
    """Each fully staffed Ocean building may be used once, in any order; one filled meanwhile too.
    [ART-UPK-08, ART-UPK-10, ART-UPK-11, ART-UPK-12]"""

    rule = "ART-UPK-08"

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        options = [DONE]
        for building in colony.buildings:
            if building.full and building.ocean and can_use(state, colony, building):
                options.append(USE[building.tile])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            return
        state.push(self)
        colony = state.colonies[self.seat]
        colony.used |= 1 << move.value
        state.tell(USES, self.seat, move.value)
        use(state, self.seat, colony.at(move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "use":
            return None
        colony = state.colonies[self.seat]
        for building in colony.buildings:
            if building.tile == move.value:
                return why_idle(colony, building)
        return None


def why_idle(colony: Colony, building: Building) -> Refusal:
    """Why an own building cannot be used now."""
    if not building.ocean:
        return Refusal("surface-idle", "ART-UPK-12", building=building.tile)
    if building.power.kind in ("hub", "scout", "shuttle"):
        return Refusal("no-activation", "ART-UPK-08", building=building.tile)
    if not building.full:
        return Refusal("not-full", "ART-UPK-08", building=building.tile)
    if building.power.kind == "assault":
        return Refusal("assault-over", "ART-UPK-11", building=building.tile)
    if colony.used >> building.tile & 1:
        return Refusal("used-already", "ART-UPK-08", building=building.tile)
    if building.power.kind == "conduit":
        return Refusal("nobody-to-draw", "ART-GEN-12")
    return Refusal("nothing-to-spend", "ART-UPK-08", building=building.tile)


def can_use(state: Artemis, colony: Colony, building: Building) -> bool:
    """Whether a full Ocean building was not used yet and would do anything now."""
    power = building.power
    if colony.used >> building.tile & 1:
        return False
    if power.kind == "buy":
        return (colony.energy if power.good == ENERGY else colony.minerals) >= power.amount
    if power.kind == "convert":
        return colony.energy + colony.minerals > 0
    if power.kind == "conduit":
        return len(state.bag) + sum(state.discarded) > 0
    if power.kind == "assault":
        return state.variant.late_assault
    return power.kind in ("gain", "per-colonist", "either")


def use(state: Artemis, seat: int, building: Building) -> None:
    """The effect of an Ocean building. [ART-OCN-02, ART-OCN-03, ART-OCN-05, ART-OCN-06, ART-OCN-07,
    ART-OCN-09, ART-OCN-11, ART-OCN-12, ART-OCN-13]"""
    power = building.power
    colony = state.colonies[seat]
    if power.kind == "gain":
        gain(state, seat, power.energy, power.minerals, power.toolkits)
    elif power.kind == "per-colonist":
        amount = power.base + power.each * building.staff[power.colonist]
        goods = [0, 0, 0]
        goods[power.good] = amount
        gain(state, seat, goods[ENERGY], goods[MINERALS], goods[2])
    elif power.kind == "either":
        state.push(ChooseKind(seat, power.amount))
    elif power.kind == "buy":
        if power.good == ENERGY:
            colony.energy -= power.amount
        else:
            colony.minerals -= power.amount
        state.tell(BUYS_VP, seat, power.vp)
        gain_vp(state, seat, power.vp)
    elif power.kind == "convert":
        state.push(Convert(seat, min(power.most, MOST_MIXED)))
    elif power.kind == "assault":
        state.push(Assault(seat, building.tile))
    else:
        conduit(state, seat)


def conduit(state: Artemis, seat: int) -> None:
    """A Surface Conduit brings a random colonist from the bag. [ART-OCN-11]"""
    colonist = draw_colonist(state)
    if colonist != NO_COLONIST:
        state.tell(CONDUIT, seat, colonist)
        state.push(PlaceColonist(seat, colonist))


class Convert(Decision[Artemis]):
    """Turn in Energy for as many Minerals, or the reverse; the move names what is turned in. [ART-OCN-12]"""

    rule = "ART-OCN-12"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        options = [MIX[n][0] for n in range(1, min(self.most, colony.energy) + 1)]
        options += [MIX[0][n] for n in range(1, min(self.most, colony.minerals) + 1)]
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        colony.energy += move.extra - move.value
        colony.minerals += move.value - move.extra
        state.tell(TURNS_ENERGY if move.value else TURNS_MINERALS, self.seat, move.value + move.extra)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "resources":
            return None
        if move.value and move.extra:
            return Refusal("one-direction", "ART-OCN-12")
        if move.value + move.extra > self.most:
            return Refusal("too-much-at-once", "ART-OCN-12", amount=self.most)
        if move.value + move.extra == 0:
            return None
        return Refusal("too-few-resources", "ART-GEN-04", energy=move.value, minerals=move.extra)
