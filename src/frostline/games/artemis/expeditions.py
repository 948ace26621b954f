"""Sending colonists on an Expedition, as the die is placed."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .components import Building
from .goods import PayFee, afford
from .moves import COLONIST, FROM, FROM_SHELTERS, NOBODY_GOES, NUMBER, SKIP, TARGET
from .powers import MARINE, PIONEER, STEWARD
from .state import Artemis, Colony, SentDie
from .tells import SENDS, STRIKES, STRIKES_NOBODY

STEWARD_LIMIT = 2


def hubs(colony: Colony) -> list[Building]:
    """The Expedition Hubs of a colony, staffed fully or not. [ART-OCN-04]"""
    return [building for building in colony.buildings if building.power.kind == "hub"]


def top_die(state: Artemis, card: int) -> SentDie:
    """The die just placed."""
    return state.expedition(card).dice[-1]


def change_die(state: Artemis, card: int, position: int, die: SentDie) -> None:
    """Put a changed die in place of the one at a position."""
    expedition = state.expedition(card)
    dice = list(expedition.dice)
    dice[position] = die
    state.replace_expedition(card, tuple(dice), expedition.colonists, expedition.tile)


class SendColonists(Decision[Artemis]):
    """With a die go any number of Pioneers, or one Engineer, Marine or Steward, or nobody.
    [ART-EXP-01, ART-EXP-02, ART-EXP-05, ART-EXP-16]"""

    rule = "ART-EXP-02"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Artemis) -> list[Move]:
        """A Steward goes with a 1 or a 2 only; from Shelters nobody goes without the fee.
        [ART-EXP-04, ART-EXP-13]"""
        options = [NOBODY_GOES]
        colony = state.colonies[self.seat]
        payable = colony.energy + colony.minerals >= state.fee
        for colonist in range(4):
            if colonist == STEWARD and top_die(state, self.card).face > STEWARD_LIMIT:
                continue
            if payable and colony.shelters[colonist]:
                options.append(COLONIST[colonist])
                continue
            for building in colony.buildings:
                if building.staff[colonist] and building.power.kind == "hub":
                    options.append(COLONIST[colonist])
                    break
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is NOBODY_GOES:
            return
        if move.value != PIONEER:
            state.push(SendFrom(self.seat, self.card, move.value))
            return
        state.push(PioneersFromShelters(self.seat, self.card))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "colonist":
            return None
        if move.value == STEWARD and top_die(state, self.card).face > STEWARD_LIMIT:
            return Refusal("steward-needs-low-die", "ART-EXP-13")
        if state.colonies[self.seat].shelters[move.value]:
            return Refusal("fee-unpayable", "ART-EXP-04", fee=state.fee)
        return Refusal("none-to-send", "ART-EXP-05", colonist=move.value)


class SendFrom(Decision[Artemis]):
    """One Engineer, Marine or Steward from Shelters for a fee, or free from an Expedition Hub.
    [ART-EXP-03, ART-OCN-04]"""

    rule = "ART-EXP-03"

    def __init__(self, seat: int, card: int, colonist: int) -> None:
        self.seat = seat
        self.card = card
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        options = [FROM[hub.tile] for hub in hubs(colony) if hub.staff[self.colonist]]
        if colony.shelters[self.colonist] and afford(state, self.seat, state.fee):
            options.append(FROM_SHELTERS)
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        die = top_die(state, self.card)
        change_die(state, self.card, -1, SentDie(self.seat, die.face, 0, self.colonist))
        state.tell(SENDS, self.seat, self.colonist, 1)
        if self.colonist == MARINE:
            state.push(MarineStrikes(self.seat, self.card))
        if move is FROM_SHELTERS:
            colony.shelters[self.colonist] -= 1
            state.push(PayFee(self.seat, state.fee))
        else:
            colony.leave(move.value, self.colonist)


class PioneersFromShelters(Decision[Artemis]):
    """How many Pioneers come from Shelters; one fee for all of them. [ART-EXP-03, ART-EXP-06, ART-OCN-04c]"""

    rule = "ART-EXP-03"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        most = colony.shelters[PIONEER] if afford(state, self.seat, state.fee) else 0
        least = 0 if any(hub.staff[PIONEER] for hub in hubs(colony)) else 1
        return NUMBER[least : most + 1]

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        for hub in reversed(hubs(colony)):
            if hub.staff[PIONEER]:
                state.push(PioneersFromHub(self.seat, self.card, hub.tile))
        if move.value:
            colony.shelters[PIONEER] -= move.value
            add_pioneers(state, self.seat, self.card, move.value)
            state.push(PayFee(self.seat, state.fee))


class PioneersFromHub(Decision[Artemis]):
    """How many Pioneers come from an Expedition Hub, free of charge. [ART-OCN-04, ART-OCN-04c]"""

    rule = "ART-OCN-04"

    def __init__(self, seat: int, card: int, tile: int) -> None:
        self.seat = seat
        self.card = card
        self.tile = tile

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        manned = [hub.tile for hub in hubs(colony) if hub.staff[PIONEER]]
        somebody_must = top_die(state, self.card).pioneers == 0 and self.tile == manned[-1]
        return NUMBER[1 if somebody_must else 0 : colony.at(self.tile).staff[PIONEER] + 1]

    def resolve(self, state: Artemis, move: Move) -> None:
        for _ in range(move.value):
            state.colonies[self.seat].leave(self.tile, PIONEER)
        if move.value:
            add_pioneers(state, self.seat, self.card, move.value)


def add_pioneers(state: Artemis, seat: int, card: int, number: int) -> None:
    """Each Pioneer counts 1 beside the die; the face stays. [ART-EXP-06]"""
    die = top_die(state, card)
    change_die(state, card, -1, SentDie(seat, die.face, die.pioneers + number, die.helper))
    state.tell(SENDS, seat, PIONEER, number)


class MarineStrikes(Decision[Artemis]):
    """The Marine must lower an opponent's die on the same Expedition, if one shows 2 or more.
    [ART-EXP-09, ART-EXP-11, ART-EXP-19, ART-SOLO-25]"""

    rule = "ART-EXP-09"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Artemis) -> list[Move]:
        options = []
        for position, die in enumerate(state.expedition(self.card).dice):
            if die.seat != self.seat and die.face > 1:
                options.append(TARGET[position])
        return options or [SKIP]

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is SKIP:
            state.tell(STRIKES_NOBODY, self.seat)
        else:
            state.push(MarineLowers(self.seat, self.card, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        dice = state.expedition(self.card).dice
        if move is SKIP:
            return Refusal("must-strike", "ART-EXP-19")
        if move.family != "target" or move.value >= len(dice):
            return None
        if dice[move.value].seat == self.seat:
            return Refusal("own-die", "ART-EXP-09")
        return Refusal("die-is-one", "ART-EXP-19")


class MarineLowers(Decision[Artemis]):
    """By 1 or 2, never below 1; Pioneers with the die are not touched. [ART-EXP-09, ART-EXP-10, ART-EXP-12]"""

    rule = "ART-EXP-09"

    def __init__(self, seat: int, card: int, position: int) -> None:
        self.seat = seat
        self.card = card
        self.position = position

    def options(self, state: Artemis) -> list[Move]:
        face = state.expedition(self.card).dice[self.position].face
        return NUMBER[1 : min(2, face - 1) + 1]

    def resolve(self, state: Artemis, move: Move) -> None:
        die = state.expedition(self.card).dice[self.position]
        face = die.face - move.value
        change_die(state, self.card, self.position, SentDie(die.seat, face, die.pioneers, die.helper))
        state.tell(STRIKES, self.seat, die.seat, move.value, face)
