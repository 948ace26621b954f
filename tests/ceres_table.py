"""Arrange a position of Ceres in words, play it with move texts, look at the result.

    t = table(3)                                   # seats are A, B, C, D; player order A, B, C, …; Round 1
    t.give("A", ore=3, ice=1, ceramics=0, energy=2, credits=4, influence=1, alloys=2, probes=1)
                                                   # sets exactly these (or several seats at once: "AB")
    t.outstation("A", "research-lab", under="tech-factory", worker=True)   # adds one, upgraded if `under` is given
    t.workers("A", "main-factory launch-site")     # Workers stand on these own Outstations (from nowhere)
    t.quarters(mine=1, factory=0, lab=2, office=1) # Workers in the Living Quarters, exactly these
    t.crew(mine=1)                                 # Workers on the docked spacecraft, exactly these
    t.ship("caravel")                              # the docked spacecraft: hermes demeter caravel magellan
    t.row("ore-pit research-lab")                  # face-up Facilities, the other places empty
    t.deck("ice-quarry solar-lab")                 # exactly these in the pile, next one first; t.discards("…")
    t.projects("housing-block university")         # face-up Settlement Projects
    t.committed("A", "power-grid")   t.completed("A", "…")
    t.research("A", aerospace=2, construction=0, logistics=3)
    t.claim("A", "bennu gaspra")                   # probes on asteroids
    t.zones(bennu=3, gaspra=0)                     # turns the rings so that this asteroid stands in that board zone
                                                   # (one asteroid per ring; zones 0 and 1 are the entry zones)
    t.favor("A", "mars-droid")                     # a Favor token held: manufacturing-efficiency continuous-ice-supply
                                                   # mars-droid leader-assistant
    t.leaders("A", 2)                              # Leaders left
    t.slots("bureau", "A B")                       # Leaders on a Location: bureau yard council contractors
    t.round(3)                                     # the Round; call it before `ship` and `crew`
    t.turn("A")                                    # A's turn begins; then the game goes on by itself, turn by turn
    t.belt()   t.production()   t.end_of_round()   # just that phase, for everybody (the order is that of the passes)
    t.play("leader bureau", "A: trade 4")          # moves; "A: …" also checks who is asked
    t.options, t.who, t.prompt                     # texts offered now, to whom ("" when over), the question's name
    t.why_not("leader yard")                       # the rule a refusal cites
    t["A"].ore, .ice, .ceramics, .energy, .credits, .influence, .alloys, .probes, .leaders, .visits, .passed,
        .committed, .completed, .research (a dict), .outstations (names of the upper cards), .workers (names)
    t.under("A", "research-lab")                   # the lower card of an Outstation, "" for none
    t.owner("bennu")                               # whose probe stands there, "" for nobody's
    t.zone("bennu")                                # the board zone it stands in
    t.order, t.next_order                          # seats as letters, "-" for an empty slot of the bottom row
    t.face_up, t.shown_projects, t.discard_pile, t.drawn_cards, t.quartered (dict), t.aboard (dict), t.favor_of("…")
    t.points("A")                                  # dict: facilities projects asteroids research firsts influence
                                                   # credits unfinished total;   t.place("A") is 1 for the winner

A table starts with everybody's four starting Outstations and 5 Leaders, no goods at all (every amount 0), no Facility
or project face up, all Facility cards in the pile in the order of the component file, the other projects of this number
of players in their pile, N Workers of each type in the Living Quarters, none on any spacecraft, hermes docked, rings at
0, no Favor taken. Nothing is checked for adding up. Arrange first, then `turn`: after a turn the next player in order
is asked (t.who), who can only pass passes by itself, and when all have passed the Round ends. A Facility is
named by its component name ("research-lab"), starting Outstations are launch-site main-factory main-lab main-office.

    t = fresh(2, seed=3)                           # a new game as it is set up, at its first question
"""

from __future__ import annotations

from arranged import SEATS, Arranged, seat

import frostline
from frostline.games.ceres.activation import NextTurn
from frostline.games.ceres.components import FAVORS, FIELDS, TYPES
from frostline.games.ceres.moves import BASE
from frostline.games.ceres.parts import GOODS, LOCATIONS
from frostline.games.ceres.setup import new_corporation
from frostline.games.ceres.state import ACTIVATION, NO_CARD, Ceres, Outstation
from frostline.games.ceres.turn import Activation, AsteroidBelt, EndOfRound, GameEnds, Production, Round


def facility(name: str) -> int:
    """The number of a Facility or starting Outstation."""
    return BASE.facility_names.index(name)


def facilities(names: str) -> list[int]:
    """Several of them."""
    return [facility(name) for name in names.split()]


def projects(names: str) -> list[int]:
    """Settlement Projects by name."""
    return [BASE.project_names.index(name) for name in names.split()]


class Player:
    """What a player has, to look at."""

    def __init__(self, state: Ceres, number: int) -> None:
        corporation = state.corporations[number]
        self.ore, self.ice, self.ceramics, self.energy = corporation.goods[:4]
        self.credits, self.influence, self.alloys, self.probes = corporation.goods[4:]
        self.leaders = corporation.leaders
        self.visits = corporation.visits
        self.passed = corporation.passed
        self.committed = [BASE.project_names[each] for each in corporation.committed]
        self.completed = [BASE.project_names[each] for each in corporation.completed]
        self.research = dict(zip(FIELDS, corporation.research, strict=True))
        self.outstations = [BASE.facility_names[each.top] for each in corporation.outstations]
        self.workers = [BASE.facility_names[each.top] for each in corporation.outstations if each.worker]


def table(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """An empty table for that many players, A first."""
    game = frostline.game("ceres")
    state = game.blank(game.set_up(seats, options, ""))
    assert isinstance(state, Ceres)
    state.chance = game.new(seats, seed).chance
    state.round, state.phase = 1, ACTIVATION
    state.order = list(range(seats))
    state.next_order = [-1] * seats
    state.spacecraft = [0, 1, 2]
    state.crew = [0] * 12
    state.facility_deck.cards = list(range(BASE.cards))[::-1]
    used = [number for number, project in enumerate(BASE.projects) if project.players <= seats]
    state.project_deck.cards = used[::-1]
    state.corporations = [new_corporation(state, place) for place in range(seats)]
    for corporation in state.corporations:
        corporation.goods = [0] * len(GOODS)
    return Table(state)


def fresh(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A new game at its first question."""
    state = frostline.game("ceres").new(seats, seed, options)
    assert isinstance(state, Ceres)
    return Table(state)


class Table(Arranged):
    """A position being arranged and played."""

    def __init__(self, state: Ceres) -> None:
        super().__init__(state)
        self.state: Ceres = state

    # Arranging.

    def give(self, who: str, **amounts: int) -> Table:
        """Set goods of a seat, or of several."""
        for letter in who:
            for name, amount in amounts.items():
                self.state.corporations[seat(letter)].goods[GOODS.index(name)] = amount
        return self

    def outstation(self, who: str, name: str, under: str = "", worker: bool = False) -> Table:
        """Add an Outstation."""
        bottom = facility(under) if under else NO_CARD
        self._uncard([facility(name), bottom])
        self.state.corporations[seat(who)].outstations.append(Outstation(facility(name), bottom, worker))
        return self

    def workers(self, who: str, names: str) -> Table:
        """Workers stand on these Outstations."""
        corporation = self.state.corporations[seat(who)]
        for top in facilities(names):
            place = corporation.place_of(top)
            old = corporation.outstations[place]
            corporation.outstations[place] = Outstation(old.top, old.bottom, True)
        return self

    def quarters(self, **counts: int) -> Table:
        """Workers in the Living Quarters."""
        self.state.quarters = [counts.get(name, 0) for name in TYPES]
        return self

    def crew(self, **counts: int) -> Table:
        """Workers on the docked spacecraft."""
        start = (self.state.round - 1) * len(TYPES)
        self.state.crew[start : start + len(TYPES)] = [counts.get(name, 0) for name in TYPES]
        return self

    def ship(self, name: str) -> Table:
        """The docked spacecraft; the others follow in order."""
        number = BASE.ship_names.index(name)
        others = [each for each in range(len(BASE.ships)) if each != number]
        others.insert(self.state.round - 1, number)
        self.state.spacecraft = others[:3]
        return self

    def row(self, names: str) -> Table:
        """Facilities face up."""
        cards = facilities(names)
        self._uncard(cards)
        self.state.row = cards + [NO_CARD] * (BASE.row - len(cards))
        return self

    def deck(self, names: str) -> Table:
        """Exactly these in the Facility pile, next one first."""
        self.state.facility_deck.cards = facilities(names)[::-1]
        return self

    def discards(self, names: str) -> Table:
        """Exactly these among the discarded Facilities."""
        self._uncard(facilities(names))
        self.state.facility_discard = facilities(names)
        return self

    def projects(self, names: str) -> Table:
        """Settlement Projects face up."""
        self._unproject(projects(names))
        self.state.projects = projects(names)
        return self

    def committed(self, who: str, names: str) -> Table:
        """Projects a player is committed to."""
        self._unproject(projects(names))
        self.state.corporations[seat(who)].committed = tuple(projects(names))
        return self

    def completed(self, who: str, names: str) -> Table:
        """Projects a player has completed."""
        self._unproject(projects(names))
        self.state.corporations[seat(who)].completed = tuple(projects(names))
        return self

    def research(self, who: str, **levels: int) -> Table:
        """Levels in the three fields."""
        self.state.corporations[seat(who)].research = tuple(levels.get(field, 0) for field in FIELDS)
        return self

    def claim(self, who: str, names: str) -> Table:
        """Probes on asteroids."""
        for name in names.split():
            self.state.claims[BASE.asteroid_names.index(name)] = seat(who)
        return self

    def zones(self, **wanted: int) -> Table:
        """Turn the rings so that these asteroids stand in these zones."""
        for name, zone in wanted.items():
            asteroid = BASE.asteroids[BASE.asteroid_names.index(name)]
            self.state.rings[asteroid.ring] = (zone - asteroid.zone) % 5
        return self

    def favor(self, who: str, name: str) -> Table:
        """A Favor token held."""
        self.state.favor_of[FAVORS.index(name)] = seat(who)
        return self

    def leaders(self, who: str, number: int) -> Table:
        """Leaders left to a seat, or to several."""
        for letter in who:
            self.state.corporations[seat(letter)].leaders = number
        return self

    def slots(self, location: str, leaders: str) -> Table:
        """Leaders on a Location."""
        self.state.slots[LOCATIONS.index(location)] = [seat(letter) for letter in leaders.split()]
        return self

    def round(self, number: int) -> Table:
        """The Round."""
        self.state.round = number
        return self

    # Running.

    def turn(self, who: str) -> Table:
        """A seat's turn begins."""
        after: list[object] = [GameEnds()]
        if self.state.round < BASE.rounds:
            after = [EndOfRound(), Round(self.state.round + 1)]
        return self.run(NextTurn(self.state.order.index(seat(who))), *after)

    def belt(self) -> Table:
        """The Asteroid Belt phase."""
        return self.run(AsteroidBelt())

    def production(self) -> Table:
        """The Production phase."""
        return self.run(Production())

    def end_of_round(self) -> Table:
        """The End of Round phase."""
        return self.run(EndOfRound())

    def activation(self) -> Table:
        """The whole Activation phase from its start."""
        return self.run(Activation())

    # Looking.

    def __getitem__(self, who: str) -> Player:
        return Player(self.state, seat(who))

    def under(self, who: str, name: str) -> str:
        """The lower card of an Outstation."""
        corporation = self.state.corporations[seat(who)]
        bottom = corporation.outstations[corporation.place_of(facility(name))].bottom
        return BASE.facility_names[bottom] if bottom != NO_CARD else ""

    def owner(self, name: str) -> str:
        """Whose probe stands on an asteroid."""
        owner = self.state.claims[BASE.asteroid_names.index(name)]
        return SEATS[owner] if owner >= 0 else ""

    def zone(self, name: str) -> int:
        """The board zone of an asteroid."""
        return self.state.zone_of(BASE.asteroid_names.index(name))

    @property
    def order(self) -> str:
        """The player order: "ABC"."""
        return "".join(SEATS[each] for each in self.state.order)

    @property
    def next_order(self) -> str:
        """The bottom row of the track: "-A-"."""
        return "".join(SEATS[each] if each >= 0 else "-" for each in self.state.next_order)

    @property
    def face_up(self) -> list[str]:
        """The Facilities in the row, "" for an empty place."""
        return [BASE.facility_names[card] if card != NO_CARD else "" for card in self.state.row]

    @property
    def shown_projects(self) -> list[str]:
        """The projects face up."""
        return [BASE.project_names[each] for each in self.state.projects]

    @property
    def discard_pile(self) -> list[str]:
        """The discarded Facilities."""
        return [BASE.facility_names[card] for card in self.state.facility_discard]

    @property
    def drawn_cards(self) -> list[str]:
        """The cards somebody looks at."""
        return [BASE.facility_names[card] for card in self.state.drawn.cards]

    @property
    def quartered(self) -> dict[str, int]:
        """Workers in the Living Quarters."""
        return dict(zip(TYPES, self.state.quarters, strict=True))

    @property
    def aboard(self) -> dict[str, int]:
        """Workers on the docked spacecraft."""
        return {name: self.state.crew_of(self.state.round - 1, kind) for kind, name in enumerate(TYPES)}

    def favor_of(self, name: str) -> str:
        """Who holds a Favor, "" for nobody."""
        holder = self.state.favor_of[FAVORS.index(name)]
        return SEATS[holder] if holder >= 0 else ""

    def points(self, who: str) -> dict[str, int]:
        """A seat's score sheet by category, with "total"."""
        sheet = self.state.scores()[seat(who)]
        lines: dict[str, int] = {}
        for line in sheet.lines:
            lines[line.category] = lines.get(line.category, 0) + line.points
        return lines | {"total": sheet.total}

    def place(self, who: str) -> int:
        """A seat's place."""
        return self.state.scores()[seat(who)].place

    # Inside.

    def _uncard(self, cards: list[int]) -> None:
        deck = self.state.facility_deck.cards
        deck[:] = [card for card in deck if card not in cards]

    def _unproject(self, cards: list[int]) -> None:
        deck = self.state.project_deck.cards
        deck[:] = [card for card in deck if card not in cards]
