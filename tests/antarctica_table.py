"""Arrange a position of Antarctica in words, play it with move texts, look at the result.

    t = table(3)                                   # seats are A, B, C, D counter-clockwise; A is the start player
    t.ships(e="A B* A", sw="C")                    # lines, first in line first; * bears an Icebreaker
    t.buildings(e="camp crane", n="lab")           # in areas sw s se e ne n nw w (the Sun goes in this order)
    t.scientists(e="AAB")                          # standing in areas
    t.give("A", supply=3, reserve=0, spare_cubes=2, spare_ships=1, lost_cubes=1, lost_ships=0, basic=1, expertise=0)
                                                   # sets exactly these (or several seats at once: "ABC")
    t.cubes("t1", A=3, B=5)                        # cubes on a track
    t.visible("b01", "d03", "a01")                 # top card of the Basic, Double, Advanced pile ("" for an empty pile)
    t.below("basic", "b02 b03")                    # exactly these below it, next one first ("" for none)
    t.hand("A", "icebreaker plus-two")             # icebreaker placing-a-scientist plus-two fast-research
    t.shipyard("icebreaker icebreaker")            # exactly these in the pile
    t.expertise_pile(0)   t.spent("t1", 6)         # Expertise cards left; a blue space already triggered
    t.taken("A", "b01 d09")                        # building cards in front of a player
    t.quiet(5)                                     # turns in a row without a change, for the stalemate
    t.stop("e")                                    # the Sun comes to area e: the owner of its first ship has the turn
    t.sun("w").go()                                # the Sun stands in w and moves on from there
    t.points("A", 3)                               # A has 3 research points as from a building, and nothing after it
    t.play("to n", "B: take icebreaker")           # moves; "B: …" also checks who is asked
    t.options, t.who, t.prompt                     # texts offered now, to whom ("" when over), the question's name
    t.why_not("recruit")                           # the rule a refusal cites
    t["A"].supply, .reserve, .spare_ships, .spare_cubes, .lost_ships, .lost_cubes, .basic, .expertise, .hand, .taken
    t.line("e"), t.built("e"), t.people("e"), t.cube("t1", "A"), t.pile, t.tops, t.sun_at, t.score("A"), t.place("A")

A table starts with no ship, no scientist, no building and no cube on the board; everybody has 2 scientists in supply
and the printed numbers in reserve and of ships and cubes in Available Resources, but no card of any kind; the piles lie
in the order of their ids, b01, d01 and a01 on top; all 13 Shipyard cards are in the pile; the Sun is in sw. Nothing is
checked for adding up. Arrange first, then `stop` or `go`: from there the game goes on by itself: after a turn the
Sun moves and the next one is asked. `t.score("A")` is a dict: "area e", "track t1", "cards", "discards", "total".

    t = fresh(2, seed=3)                           # a new game as it is set up, at its first question
"""

from __future__ import annotations

from arranged import SEATS, Arranged, seat

import frostline
from frostline.games.antarctica.building import ChooseTrack
from frostline.games.antarctica.components import AREAS, BUILDINGS, DECKS, YARD_CARDS
from frostline.games.antarctica.moves import BASE
from frostline.games.antarctica.state import MARKED, NEW, OWNER, PLAYING, Antarctica
from frostline.games.antarctica.turn import SunMoves

AMOUNTS = (
    "supply", "reserve", "spare_ships", "spare_cubes", "lost_ships", "lost_cubes", "basic", "expertise",
)  # fmt: skip


def area(name: str) -> int:
    """The number of an area."""
    return AREAS.index(name)


def kinds(names: str) -> list[int]:
    """Shipyard cards by name."""
    return sorted(YARD_CARDS.index(name) for name in names.split())


def cards(names: str) -> list[int]:
    """Building cards by id."""
    return [BASE.card_names.index(name) for name in names.split()]


class Player:
    """What a player has, to look at."""

    def __init__(self, state: Antarctica, number: int) -> None:
        self.supply = state.supply[number]
        self.reserve = state.reserve[number]
        self.spare_ships = state.spare_ships[number]
        self.spare_cubes = state.spare_cubes[number]
        self.lost_ships = state.lost_ships[number]
        self.lost_cubes = state.lost_cubes[number]
        self.basic = state.basic[number]
        self.expertise = state.expertise[number]
        self.hand = [YARD_CARDS[kind] for kind in state.hands[number].cards]
        self.taken = [BASE.card_names[card] for card in state.taken[number]]


def table(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """An empty table for that many players, A to start."""
    game = frostline.game("antarctica")
    setup = game.set_up(seats, options, "")
    state = game.blank(setup)
    assert isinstance(state, Antarctica)
    state.chance = game.new(seats, seed).chance
    state.phase = PLAYING
    state.basic = [0] * seats
    for kind, count in enumerate(BASE.yard_cards):
        state.shipyard.cards += [kind] * count
    for deck in range(len(DECKS)):
        used = [n for n, card in enumerate(BASE.cards) if card.deck == deck and card.players <= seats]
        state.tops[deck] = used[0]
        state.decks[deck].cards = used[:0:-1]
    return Table(state)


def fresh(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A new game at its first question."""
    state = frostline.game("antarctica").new(seats, seed, options)
    assert isinstance(state, Antarctica)
    return Table(state)


class Table(Arranged):
    """A position being arranged and played."""

    def __init__(self, state: Antarctica) -> None:
        super().__init__(state)
        self.state: Antarctica = state

    # Arranging.

    def ships(self, **lines: str) -> Table:
        """Ships in areas, first in line first; * for an Icebreaker."""
        for name, line in lines.items():
            marks = [seat(ship[0]) | (MARKED if "*" in ship else 0) for ship in line.split()]
            self.state.lines[area(name)] = marks
        return self

    def buildings(self, **areas: str) -> Table:
        """Buildings in areas."""
        for name, buildings in areas.items():
            self.state.buildings[area(name)] = sum(1 << BUILDINGS.index(each) for each in set(buildings.split()))
        return self

    def scientists(self, **areas: str) -> Table:
        """Scientists in areas, a letter each."""
        for name, letters in areas.items():
            for number in range(self.state.seats):
                count = letters.count(SEATS[number])
                self.state.scientists[area(name) * self.state.seats + number] = count
        return self

    def give(self, who: str, **amounts: int) -> Table:
        """Set amounts of a seat, or of several."""
        for letter in who:
            for name, amount in amounts.items():
                assert name in AMOUNTS, name
                getattr(self.state, name)[seat(letter)] = amount
        return self

    def cubes(self, track: str, **spaces: int) -> Table:
        """Cubes on a track, by seat."""
        for letter, space in spaces.items():
            self.state.cubes[self._track(track) * self.state.seats + seat(letter)] = space
        return self

    def visible(self, basic: str, double: str, advanced: str) -> Table:
        """The top cards of the three piles; "" leaves a pile empty."""
        for deck, name in enumerate((basic, double, advanced)):
            self.state.tops[deck] = cards(name)[0] if name else -1
            pile = self.state.decks[deck]
            pile.cards = [card for card in pile.cards if name and card not in cards(name)]
        return self

    def below(self, deck: str, names: str) -> Table:
        """Exactly these cards below the top one, next one first."""
        self.state.decks[DECKS.index(deck)].cards = cards(names)[::-1]
        return self

    def hand(self, who: str, names: str) -> Table:
        """A seat's Shipyard cards; they come from the pile as far as it has them."""
        self.state.hands[seat(who)].cards = kinds(names)
        for kind in kinds(names):
            if kind in self.state.shipyard.cards:
                self.state.shipyard.cards.remove(kind)
        return self

    def shipyard(self, names: str) -> Table:
        """Exactly these cards in the Shipyard pile."""
        self.state.shipyard.cards = kinds(names)
        return self

    def expertise_pile(self, number: int) -> Table:
        """How many Expertise Resource cards are left."""
        self.state.expertise_pile = number
        return self

    def spent(self, track: str, space: int) -> Table:
        """A blue space has been triggered before."""
        self.state.spent[self._track(track)] |= 1 << space
        return self

    def taken(self, who: str, names: str) -> Table:
        """Building cards in front of a player."""
        self.state.taken[seat(who)] = cards(names)
        return self

    def quiet(self, turns: int) -> Table:
        """So many turns in a row have brought no change."""
        self.state.quiet = turns
        return self

    def sun(self, name: str) -> Table:
        """The Sun stands in an area."""
        self.state.sun = area(name)
        return self

    # Running.

    def go(self) -> Table:
        """The Sun moves on."""
        return self.run(SunMoves())

    def stop(self, name: str) -> Table:
        """The Sun comes to an area with ships."""
        assert self.state.lines[area(name)], f"no ships in {name}"
        self.state.sun = (area(name) - 1) % len(AREAS)
        return self.go()

    def points(self, who: str, points: int) -> Table:
        """Research points as from a building, and nothing after them."""
        return self.run(ChooseTrack(seat(who), points))

    # Looking.

    def __getitem__(self, who: str) -> Player:
        return Player(self.state, seat(who))

    def line(self, name: str) -> str:
        """The line of an area: "A B* C+" (+ for a ship placed this turn)."""
        words = []
        for ship in self.state.lines[area(name)]:
            words.append(SEATS[ship & OWNER] + ("*" if ship & MARKED else "") + ("+" if ship & NEW else ""))
        return " ".join(words)

    def built(self, name: str) -> list[str]:
        """The buildings of an area, sorted by name."""
        mask = self.state.buildings[area(name)]
        return sorted(building for bit, building in enumerate(BUILDINGS) if mask >> bit & 1)

    def people(self, name: str) -> str:
        """The scientists of an area: "AAB"."""
        return "".join(
            SEATS[number] * self.state.scientists_at(area(name), number) for number in range(self.state.seats)
        )

    def cube(self, track: str, who: str) -> int:
        """Where a cube is on a track, 0 when it is not there."""
        return self.state.space_of(self._track(track), seat(who))

    @property
    def pile(self) -> list[str]:
        """The Shipyard pile."""
        return [YARD_CARDS[kind] for kind in sorted(self.state.shipyard.cards)]

    @property
    def tops(self) -> list[str]:
        """The visible building cards, "" for an empty pile."""
        return [BASE.card_names[card] if card >= 0 else "" for card in self.state.tops]

    @property
    def sun_at(self) -> str:
        """Where the Sun is."""
        return AREAS[self.state.sun]

    @property
    def start(self) -> str:
        """The start player, A of the rulebook."""
        return SEATS[self.state.start]

    def score(self, who: str) -> dict[str, int]:
        """A seat's points: "area e", "track t1", "cards", "discards", "total"; only what scored."""
        sheet = self.state.scores()[seat(who)]
        names = {"area": AREAS, "track": BASE.track_names}
        lines = {}
        for line in sheet.lines:
            item = f" {names[line.category][line.item]}" if line.category in names else ""
            lines[line.category + item] = line.points
        return lines | {"total": sheet.total}

    def place(self, who: str) -> int:
        """A seat's place, 1 for a winner."""
        return self.state.scores()[seat(who)].place

    # Inside.

    def _track(self, name: str) -> int:
        return BASE.track_names.index(name)
