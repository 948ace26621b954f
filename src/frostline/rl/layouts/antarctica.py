"""The features of Antarctica."""

from __future__ import annotations

from typing import Final

from ...games.antarctica.components import AREAS, BUILDINGS, DECKS, LINE, YARD_CARDS
from ...games.antarctica.state import MARKED
from ..composed import BySeat, Each, Fields, Grid, Several
from ..shapes import Bits, Cards, HowMany, Number, Numbers, Pair, Seat, SeatBits, Size, numbered

TRACKS: Final = 5
TAKEN: Final = 16  # building cards told of a player


def layout(seats: int) -> Fields:
    """Every saved attribute."""
    seat, number = Seat(seats), Number()
    each = BySeat(seats, number)
    yard = Cards(YARD_CARDS)
    ship = Pair(MARKED, "marks", "owner", seats)
    return Fields([
        ("phase", number, "0 placing, 1 playing, 2 over"),
        ("start", seat, "player A"),
        ("sun", number, "the area the Sun is in"),
        ("active", seat, "whose turn it is"),
        ("turns", number, "turns so far"),
        ("target", number, "the area the activated ship moved to"),
        ("second", number, "where in its line the ship is that stood second when the Sun came"),
        ("extra", number, "whether this turn is an Icebreaker's"),
        ("acted", number, "whether the action of the turn was taken"),
        ("discarded", number, "whether a resource was discarded this turn"),
        ("carded", SeatBits(seats), "who has played a card at this stop of the Sun"),
        ("quiet", number, "turns in a row without a lasting change"),
        ("lines", Each(AREAS, Several(LINE, ship)), "ships, first in line first; marks: 1 Icebreaker, 2 new"),
        ("buildings", Each(AREAS, Bits(BUILDINGS)), "the buildings of an area"),
        ("scientists", Grid(AREAS, seats), "scientists in an area"),
        ("supply", each, "scientists in the supply"),
        ("reserve", each, "scientists in the reserve"),
        ("spare_ships", each, "ships among the Available Resources"),
        ("spare_cubes", each, "cubes among the Available Resources"),
        ("lost_ships", each, "ships among the Discarded Resources"),
        ("lost_cubes", each, "cubes among the Discarded Resources"),
        ("cubes", Grid(numbered(TRACKS), seats), "the space of a cube on a track, 0 when not on it"),
        ("spent", Each(numbered(TRACKS), HowMany()), "blue spaces of a track that have been triggered"),
        ("basic", each, "Basic Resource cards in hand"),
        ("expertise", each, "Expertise cards in hand"),
        ("expertise_pile", number, "Expertise cards left"),
        ("tops", Numbers(DECKS), "the visible card of each building pile"),
        ("decks", Each(DECKS, Size()), "cards below it"),
        ("taken", BySeat(seats, Several(TAKEN, number)), "building cards in front of a player"),
        ("shipyard", yard, "Shipyard cards in the pile"),
        ("hands", BySeat(seats, yard), "Shipyard cards in hand"),
        ("packet", yard, "cards going round in a draft"),
        ("played", Numbers(YARD_CARDS), "Shipyard cards used up"),
        ("boxed", Size(), "Shipyard cards that left the game unseen"),
    ])  # fmt: skip
