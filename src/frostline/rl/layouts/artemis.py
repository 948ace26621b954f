"""The features of The Artemis Project."""

from __future__ import annotations

from typing import Final

from ...games.artemis.powers import COLONISTS
from ...games.artemis.state import Colony, Die, Expedition, Lot, SentDie, Trainee
from ..composed import BySeat, Fields, Several
from ..shapes import Cards, Counts, HowMany, Number, Numbers, Seat, Shape, Size, numbered

ROW: Final = 10  # dice told of a row
EXPEDITIONS: Final = 4
SENT: Final = 10  # dice told of an Expedition
GANTRY: Final = 8
BIDS: Final = 5
TRAINEES: Final = 6
BUILDINGS: Final = 14  # told of a colony
DIRECTIVES: Final = 15
FACES: Final = 7  # 0 is no face of a die


def layout(seats: int) -> Fields:
    """Every saved attribute."""
    seat, number = Seat(seats), Number()
    colonists = Numbers(COLONISTS)
    die = Fields([("seat", seat, "whose"), ("face", number, "its face")], Die)
    return Fields([
        ("round", number, "the round, from 1"),
        ("phase", number, "0 Placement, 1 Resolution, 2 Upkeep, 3 scoring"),
        ("region", number, "where the Phase marker stands"),
        ("start", seat, "the start player"),
        ("event", number, "the Event card"),
        ("fee", number, "what sending from Shelters costs"),
        ("surcharge", number, "what claiming costs beyond the bid"),
        ("recruit_price", number, "what recruiting costs"),
        ("shelter_price", number, "energy it takes to warm a colonist in Shelters"),
        ("harder", number, "what Expeditions need beyond their difficulty"),
        ("colonies", BySeat(seats, colony()), "the colonies"),
        ("expeditions", Several(EXPEDITIONS, expedition(seat)), "Expeditions, closest to the deck first"),
        ("vents", number, "energy in the Vents"),
        ("vents_row", Several(ROW, die), "dice in the Vents"),
        ("quarry", number, "minerals in the Quarry"),
        ("quarry_row", Several(ROW, die), "dice in the Quarry"),
        ("gantry", Several(GANTRY, lot(die)), "tiles in the Gantry, closest to the stack first"),
        ("doorstep", colonists, "colonists at the Doorstep"),
        ("doorstep_row", Several(ROW, die), "dice at the Doorstep"),
        ("academy", colonists, "colonists in the Academy's supply"),
        ("trainees", Several(TRAINEES, trainee(seat)), "dice in the Academy"),
        ("outfitter_row", Several(ROW, die), "dice at the Outfitter"),
        ("bag", Size(), "colonists in the bag"),
        ("discarded", colonists, "colonists that will refill the bag"),
        ("removed", colonists, "colonists out of the game"),
        ("boxed", Size(), "tiles out of the game"),
        ("event_deck", Size(), "Events to come"),
        ("event_box", Size(), "Events not in this game"),
        ("expedition_deck", Size(), "Expeditions to come"),
        ("expedition_discard", Size(), "Expeditions gone"),
        ("ocean_stack", Size(), "Ocean tiles to come"),
        ("surface_stack", Size(), "Surface tiles to come"),
        ("relic", seat, "who owns the Relic die"),
        ("hands", BySeat(seats, Cards(numbered(DIRECTIVES))), "Directives in hand"),
        ("directive_deck", Size(), "Directives to come"),
        ("directive_discard", Counts(numbered(DIRECTIVES)), "Directives gone"),
        ("directive_played", Counts(numbered(DIRECTIVES)), "Directives played this round"),
    ])  # fmt: skip


def colony() -> Fields:
    """A player's mat."""
    number = Number()
    building = Fields([("tile", number, "a building's tile"), ("staff", Numbers(COLONISTS), "colonists in it")])
    return Fields([
        ("minerals", number, "minerals"),
        ("energy", number, "energy"),
        ("toolkits", number, "toolkits"),
        ("badges", number, "badges"),
        ("vp", number, "victory points so far"),
        ("relief", number, "place on the relief track"),
        ("dice", Counts(numbered(FACES)), "dice not placed, by face (0 is never rolled)"),
        ("shelters", Numbers(COLONISTS), "colonists in Shelters"),
        ("buildings", Several(BUILDINGS, building), "buildings"),
        ("used", HowMany(), "tiles activated this Upkeep"),
        ("snowcats", HowMany(), "Garages that still give moves"),
        ("gained", number, "colonists gained this round"),
        ("outbid", HowMany(), "tiles outbid on this round"),
        ("acclaimed", number, "whether a badge came from an Expedition this round"),
        ("met", HowMany(), "goals of Directives met this round"),
    ], Colony)  # fmt: skip


def expedition(seat: Shape) -> Fields:
    """An Expedition with its dice."""
    number = Number()
    sent = Fields([
        ("seat", seat, "whose die"),
        ("face", number, "its face"),
        ("pioneers", number, "pioneers sent along"),
        ("helper", number, "the other colonist sent along"),
    ], SentDie)  # fmt: skip
    return Fields([
        ("card", number, "which Expedition"),
        ("dice", Several(SENT, sent), "its dice"),
        ("colonists", Numbers(COLONISTS), "colonists lying by it as rewards"),
        ("tile", number, "a tile lying by it as reward"),
    ], Expedition)  # fmt: skip


def lot(die: Fields) -> Fields:
    """A tile with its bids."""
    return Fields([("tile", Number(), "which tile"), ("bids", Several(BIDS, die), "its bids, lowest first")], Lot)


def trainee(seat: Shape) -> Fields:
    """A die in the Academy."""
    number = Number()
    return Fields([
        ("seat", seat, "whose die"), ("face", number, "its face"), ("colonist", number, "the colonist with it"),
    ], Trainee)  # fmt: skip
