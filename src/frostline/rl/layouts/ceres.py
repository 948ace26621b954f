"""The features of Ceres."""

from __future__ import annotations

from typing import Final

from ...games.ceres.components import FIELDS, RINGS, SHIPS_IN_PLAY, TOKENS, TYPES
from ...games.ceres.parts import GOODS, LOCATIONS, ON_BOARD
from ...games.ceres.state import Corporation, Outstation
from ..composed import BySeat, Each, Fields, Several, UpTo
from ..shapes import Cards, HowMany, Number, Numbers, Seat, Shape, Size, numbered

ASTEROIDS: Final = 25
FACILITIES: Final = 52
ROW: Final = 6
OUTSTATIONS: Final = 12  # told of a corporation
COMMITTED: Final = 2
COMPLETED: Final = 8
PROJECTS: Final = 6  # face-up ones told
SLOTS: Final = 5  # Leaders told of a Location
EXTRAS: Final = 3


def layout(seats: int) -> Fields:
    """Every saved attribute."""
    seat, number = Seat(seats), Number()
    crew = [f"{ship}.{kind}" for ship in range(SHIPS_IN_PLAY) for kind in TYPES]
    return Fields([
        ("round", number, "the Round, from 1"),
        ("phase", number, "0 belt, 1 production, 2 activation, 3 end of Round, 4 scoring"),
        ("order", Each(numbered(seats), seat), "the top row of the Player Order track"),
        ("next_order", Each(numbered(seats), seat), "its bottom row"),
        ("passes", UpTo(seats, seat), "who has passed, in that order"),
        ("corporations", BySeat(seats, corporation()), "the corporations"),
        ("rings", Numbers(RINGS), "how far a ring has turned"),
        ("claims", Each(numbered(ASTEROIDS), seat), "whose probe stands on an asteroid"),
        ("quarters", Numbers(TYPES), "Workers in the Living Quarters"),
        ("spacecraft", Numbers(numbered(SHIPS_IN_PLAY)), "the spacecraft of a Round"),
        ("crew", Numbers(crew), "Workers on a spacecraft"),
        ("row", Numbers(numbered(ROW)), "face-up Facilities"),
        ("facility_deck", Size(), "Facilities to come"),
        ("facility_discard", Size(), "Facilities gone"),
        ("drawn", Cards(numbered(FACILITIES)), "cards of a Draw & See"),
        ("projects", Several(PROJECTS, number), "face-up Settlement Projects"),
        ("project_deck", Size(), "Settlement Projects to come"),
        ("project_discard", Size(), "Settlement Projects gone"),
        ("slots", Each(LOCATIONS[:ON_BOARD], Several(SLOTS, seat)), "whose Leaders are at a Location"),
        ("favor_of", Each(numbered(TOKENS), seat), "who holds a Favor token"),
        ("droid", number, "the Outstation the Mars Droid was used on"),
        ("assistant", number, "the Location the Leader Assistant was used on, 9 for none"),
        ("firsts", Each(FIELDS, seat), "who was first at Level 3"),
        ("extras", Several(EXTRAS, number), "running activations: whether the extra Manufacture was taken"),
    ])  # fmt: skip


def corporation() -> Fields:
    """What a player has."""
    number: Shape = Number()
    outstation = Fields([
        ("top", number, "an Outstation's upper card"),
        ("bottom", number, "the card below it, if upgraded"),
        ("worker", number, "whether a Worker is there"),
    ], Outstation)  # fmt: skip
    return Fields([
        ("goods", Numbers(GOODS), "goods"),
        ("outstations", Several(OUTSTATIONS, outstation), "Outstations"),
        ("research", Numbers(FIELDS), "research levels"),
        ("committed", Several(COMMITTED, number), "Settlement Projects begun"),
        ("completed", Several(COMPLETED, number), "Settlement Projects completed"),
        ("leaders", number, "Leaders left"),
        ("visits", number, "visits to the own Headquarters this Round"),
        ("busy", HowMany(), "Outstations being activated"),
        ("passed", number, "whether passed"),
    ], Corporation)  # fmt: skip
