"""Region 4: the highest bidder may pay and take the building."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import GainBuilding
from .directives import BARGAIN_BUILD, OUTMANOEUVRED, PRESTIGE_BUILD, meet
from .moves import CLAIM, DECLINE
from .relief import Relief, at_the_end
from .state import Artemis, Lot
from .tells import CANNOT_PAY, CLAIMS, DECLINES, DRONE_CLAIMS, OUTBID, STAYS


class Gantry(Effect[Artemis]):
    """Every tile with dice, each by itself, closest to the stack first. [ART-RES-19, ART-RES-25]"""

    def run(self, state: Artemis) -> None:
        state.push(*[NextBid(lot.tile, len(lot.bids) - 1) for lot in state.gantry if lot.bids])


class NextBid(Effect[Artemis]):
    """The option goes to the highest die not asked yet; a player who was out stays out.
    [ART-RES-20, ART-RES-21, ART-RES-26, ART-SOLO-21]"""

    def __init__(self, tile: int, position: int) -> None:
        self.tile = tile
        self.position = position

    def run(self, state: Artemis) -> None:
        tile, position = self.tile, self.position
        if position < 0:
            state.gantry[state.lot_place(tile)] = Lot(tile, ())
            state.tell(STAYS, -1, tile)
            return
        bids = state.lot(tile).bids
        bid = bids[position]
        if state.is_drone(bid.seat):
            state.boxed.append(tile)
            state.tell(DRONE_CLAIMS, bid.seat, tile)
            hand_over(state, tile, position)
        elif not state.variant.bid_again and bid.seat in [die.seat for die in bids[position + 1 :]]:
            state.push(NextBid(tile, position - 1))
        else:
            state.push(MayClaim(bid.seat, tile, position))


class MayClaim(Decision[Artemis]):
    """Pay the bid in Minerals and take the tile, or leave it to the next bidder.
    [ART-RES-20, ART-RES-21, ART-RES-22, ART-RES-27]"""

    rule = "ART-RES-20"

    def __init__(self, seat: int, tile: int, position: int) -> None:
        self.seat = seat
        self.tile = tile
        self.position = position

    def price(self, state: Artemis) -> int:
        """The bid, and more while an Event makes building dearer."""
        return state.lot(self.tile).bids[self.position].face + state.surcharge

    def options(self, state: Artemis) -> list[Move]:
        if state.colonies[self.seat].minerals >= self.price(state):
            return [CLAIM, DECLINE]
        return [DECLINE]

    def resolve(self, state: Artemis, move: Move) -> None:
        price = self.price(state)
        colony = state.colonies[self.seat]
        if move is DECLINE:
            state.tell(DECLINES if colony.minerals >= price else CANNOT_PAY, self.seat, self.tile, price)
            state.push(NextBid(self.tile, self.position - 1))
            return
        face = state.lot(self.tile).bids[self.position].face
        if face == 6:
            meet(state, self.seat, PRESTIGE_BUILD)
        elif face == 1:
            meet(state, self.seat, BARGAIN_BUILD)
        colony.minerals -= price
        state.tell(CLAIMS, self.seat, self.tile, price)
        hand_over(state, self.tile, self.position)
        state.push(GainBuilding(self.seat, self.tile))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("cannot-pay", "ART-RES-21", minerals=self.price(state)) if move is CLAIM else None


def hand_over(state: Artemis, tile: int, position: int) -> None:
    """The tile leaves the Gantry; every other player outbid on it gains relief, once, in turn order.
    [ART-RES-23, ART-RES-24, ART-REL-08]"""
    bids = state.lot(tile).bids
    del state.gantry[state.lot_place(tile)]
    lower = [die.seat for die in bids[:position]]
    above = [die.seat for die in bids[position:]]
    for seat in reversed(state.turn_order()):
        steps = lower.count(seat)
        if not steps or seat in above:
            continue
        if not state.variant.relief_per_die:
            steps = 1
        state.push(*[OutbidRelief(seat, tile) for _ in range(steps)])


class OutbidRelief(Effect[Artemis]):
    """The relief step of a player who was outbid. [ART-RES-23]"""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: Artemis) -> None:
        state.tell(OUTBID, self.seat, self.tile)
        if not at_the_end(state, self.seat):
            colony = state.colonies[self.seat]
            colony.outbid |= 1 << self.tile
            if colony.outbid & (colony.outbid - 1):
                meet(state, self.seat, OUTMANOEUVRED)
        state.push(Relief(self.seat))
