"""Arrange a position of Shackleton Base in words, play it with move texts, look at the result.

    t = table(3)                                   # seats are A, B, C, D; turn order A, B, C, …; round 1, Action phase
    t = table(2, "sky-watch to-mars space-robotics", options=("leaders-a",))   # Corporations #1, #2, #3
    t = table(1)                                   # solo: A against AstroBot, who is seat B everywhere below
    t.give("A", credits=5, titanium=2, rare_earth=1, reputation=3, vp=4, robots=1, helium=2, plants=1, basalt=1, ice=1,
           glass=1, tourists=2)                    # sets exactly these (or several seats at once: "AB")
    t.crew("A", engineer=2, technician=1)          # undeployed astronauts, exactly these
    t.structure("A", "workshop-top", "i1")         # built and standing in that sector, which gets power
                                                   # (dome workshop-top/-middle/-bottom laboratory-top/… headquarters)
    t.built("A", "dome dome")                      # built (base slots exist) but standing nowhere: no upkeep
    t.neutral("i1")                                # a Dome of nobody
    t.power("o1 o2")   t.centre(2)   t.ring(5)     # powered sectors; panels on the central hex; gone from the ring
    t.energy(6)
    t.leader("A", "usa-b")                         # canada-a canada-b europe-a europe-b japan-a japan-b usa-a usa-b
    t.seated("A", "domes", engineer=1, scientist=2)   # astronauts in a group of base slots, exactly these: domes
                                                   # workshop-top … laboratory-bottom headquarters waiting
    t.gateway(engineer=1, technician=2)            # the Lunar Gateway, exactly these
    t.projects("A", "moon-casino crater-hotel")    # funded Projects (names as in the component files)
    t.used("A", "regolith-spa")                    # their once-per-round action was used
    t.shown("moon-mining", "helium3-extractor deep-drill")   # visible: beside the deck, on top of it ("-" for none)
    t.deck("moon-mining", "refinery export-license")         # exactly these below, next one first
    t.token("v7", "moon-mining")                   # a token of its board lies there
    t.token("v7", "selenium-research", "ice")      # of Selenium with its type
    t.level("moon-mining", 2)                      # so many tokens are gone from the board (cost level)
    t.astronaut(5, "scientist")                    # in crater slot 5
    t.line("build", "engineer technician")         # on the slots of build, fund or corporations
    t.goal("A", "moon-mining", "easy")             # a goal claimed
    t.tiles("shuttle-1-2 shuttle-1-5")             # Shuttle tiles to choose from (with `choose_shuttles`)
    t.round(3)
    # Corporations
    t.spot("A", "board 1")   t.spot("A", "moon-casino 2")    # a Tourist of A hosted there
    t.experiments("l1 c1 r1")                      # face-up tiles ("-" for none)
    t.stack("left", "l2 l3")                       # a stack, next one first
    t.taken("A", "l1 c2")                          # Experiments done
    t.cargo("1 first")   t.shipments("A", 2)       # a Cargo token; shipments so far
    t.factory("A", "top left")
    t.farm("A", 2, "i1")                           # a Farm of size 2
    t.track("A", 5)   t.contribution("A", "1 bottom")
    t.aboard("A", 3, 1)                            # A's structure on the first slot of module 3
    t.berth("A", "engineer")   t.ship_panels(2)
    # AstroBot
    t.cards("card-1", "card-2")                    # the previous card, and the card it draws next
    t.development(3)   t.markers(0, 2, 1)          # goal markers of Corporations #1, #2, #3

    t.turn("A")                                    # one turn of A: astronaut, action, goals; then t.who is ""
    t.bot_turn()                                   # one turn of AstroBot
    t.shuttles()   t.choose_shuttles()             # the whole Shuttle phase; or only the choosing, from t.tiles
    t.actions()                                    # the whole Action phase (everybody's crew must be of equal size)
    t.maintenance()   t.retrieve()   t.income("A")   t.upkeep("A")   t.end()     # the phase, a step of it, the end
                                                   # (income: with the reorganisation before it)
    t.play("deploy engineer", "A: slot 4")         # moves; "A: …" also checks who is asked
    t.options, t.who, t.prompt                     # texts offered now, to whom ("" when over), the question's name
    t.why_not("slot 4")                            # the rule a refusal cites
    t["A"].credits, .titanium, .rare_earth, .reputation, .vp, .robots, .helium, .plants, .basalt, .ice, .glass,
        .tourists, .crew (a dict), .projects, .leader, .goals (dict corporation: level), .built (dict),
        .structures (dict sector: name)
    t.in_base("A", "domes")                        # dict type: number, without zeros
    t.free("A", "domes")                           # free slots
    t.in_gateway, t.energy_level, t.panels (powered sectors), t.in_centre, t.gone_from_ring, t.in_slot(5),
    t.on_line("fund")
    t.at("v7")                                     # the Corporation of the token there, "" for none (Selenium: "… ice")
    t.on_board("moon-mining")                      # tokens left on its board (Selenium: their types in order)
    t.visible("moon-mining")                       # visible Projects: beside the deck, on top of it
    t.claimed("moon-mining", "easy")               # seats that claimed this goal: "AC"
    t.hosted("A"), t.done("A"), t.shipped("A"), t.factories("A"), t.farm_in("i1") ("A2"), t.track_of("A"), t.given("A"),
    t.items("A"), t.faces
    t.points("A")                                  # dict: play projects laboratory reputation corporation
                                                   # project-end total
    t.place("A")                                   # 1 for the winner
    t.order                                        # "BAC"

A table starts with the Corporations Artemis Tours, Moon Mining, Selenium Research (#1 to #3) whose start tokens lie on
v1, v3 and v5 (Selenium: basalt; then ice glass ice glass on its board), each deck in the order of the component file
(first card beside the deck, second on top of it), Energy 4 / 4 / 5 / 6 by players, all 18 panels on the ring, no
structure and no neutral Dome anywhere, no leaders, no goods, nobody in the Lunar Gateway. Nothing is checked for
adding up. A question with one possible answer is never asked: with one type of astronaut in the crew, `deploy …` is
not asked.

    t = fresh(2, seed=3)                           # a new game as it is set up, at its first question
"""

from __future__ import annotations

from arranged import SEATS, seat
from shackleton_corporations import SAMPLES, CorporationTables

import frostline
from frostline.core.piles import Pile
from frostline.games.shackleton.automa import BotSeats, BotTurn
from frostline.games.shackleton.components import LEADERS, LEVELS, LINES, STRUCTURES, TYPES
from frostline.games.shackleton.deploy import ChooseAstronaut
from frostline.games.shackleton.game import BASE
from frostline.games.shackleton.goals import ClaimGoals
from frostline.games.shackleton.goods import GOODS
from frostline.games.shackleton.maintenance import BeginReorganising, Income, Maintenance, PayUpkeep, Retrieve
from frostline.games.shackleton.moves import (
    CORNER_NAMES,
    CORPORATION_NAMES,
    GROUP_NAMES,
    PROJECT_NAMES,
    SECTOR_NAMES,
    SHUTTLE_NAMES,
)  # fmt: skip
from frostline.games.shackleton.shuttles import ChooseShuttle, OrderTurns, ShuttlePhase
from frostline.games.shackleton.state import ACTIONS, EMPTY, NEUTRAL, Automa, Shackleton, new_agency
from frostline.games.shackleton.turn import ActionPhase, BeforeScoring, GameEnds

FIRST_GAME = "artemis-tours moon-mining selenium-research"


class Player:
    """What a player has, to look at: every good is an attribute."""

    def __init__(self, state: Shackleton, number: int) -> None:
        agency = state.agencies[number]
        self.goods = {name.replace("-", "_"): agency.goods[each] for each, name in enumerate(GOODS)}
        self.crew = {kind: count for kind, count in zip(TYPES, agency.crew, strict=True) if count}
        self.projects = [PROJECT_NAMES[card] for card in agency.projects]
        self.leader = LEADERS[agency.leader] if agency.leader >= 0 else ""
        self.goals = {
            CORPORATION_NAMES[state.corps[place]]: LEVELS[level]
            for place, level in enumerate(agency.goals)
            if level >= 0
        }
        self.built = {name: count for name, count in zip(STRUCTURES, agency.built, strict=True) if count}
        self.structures = {
            name: STRUCTURES[state.tower(number, sector)]
            for sector, name in enumerate(SECTOR_NAMES)
            if state.tower(number, sector) != EMPTY
        }

    def __getattr__(self, name: str) -> int:
        return self.__dict__["goods"][name]


def table(seats: int = 3, corps: str = FIRST_GAME, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """An empty table for that many players, A first."""
    game = frostline.game("shackleton")
    state = game.blank(game.set_up(seats, options, ""))
    assert isinstance(state, Shackleton)
    state.chance = game.new(seats, seed).chance
    state.round, state.phase = 1, ACTIONS
    state.energy = BASE.start_energy[seats - 1]
    state.agencies = [new_agency() for _ in range(max(2, seats))]
    state.order = list(range(len(state.agencies)))
    if seats == 1:
        state.automa = Automa(0, [0, 0, 0], [0], Pile("solo-cards", -1, [6, 5, 4, 3, 2, 1]), [])
    state.corps = [CORPORATION_NAMES.index(name) for name in corps.split()]
    for place, corner in enumerate(BASE.start_corners):
        corporation = state.corporation(place)
        selenium = corporation.name == "selenium-research"
        state.tokens[corner] = 4 * place
        state.reserve.append((1, 2, 1, 2) if selenium else (0, 0, 0, 0))
        cards = list(range(corporation.first_card, corporation.first_card + 9))
        state.shown += cards[:2]
        state.decks.append(Pile(corporation.name, -1, cards[2:][::-1]))
    state.boards = [state.corporation(place).board(state) for place in range(3)]
    return Table(state)


def fresh(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A new game at its first question."""
    state = frostline.game("shackleton").new(seats, seed, options)
    assert isinstance(state, Shackleton)
    return Table(state)


class Table(CorporationTables):
    """A position being arranged and played."""

    def __init__(self, state: Shackleton) -> None:
        super().__init__(state)
        self.state: Shackleton = state

    # Arranging.

    def give(self, who: str, **amounts: int) -> Table:
        """Set goods of a seat, or of several."""
        for letter in who:
            for name, amount in amounts.items():
                self.state.agencies[seat(letter)].goods[GOODS.index(name.replace("_", "-"))] = amount
        return self

    def crew(self, who: str, **counts: int) -> Table:
        """Undeployed astronauts of a seat, or of several."""
        for letter in who:
            self.state.agencies[seat(letter)].crew = [counts.get(kind, 0) for kind in TYPES]
        return self

    def structure(self, who: str, name: str, sector: str) -> Table:
        """A structure stands in a sector."""
        self.power(sector)
        self.state.raise_tower(seat(who), STRUCTURES.index(name), SECTOR_NAMES.index(sector))
        return self.built(who, name)

    def built(self, who: str, names: str) -> Table:
        """Structures that have left the base."""
        for name in names.split():
            self.state.agencies[seat(who)].built[STRUCTURES.index(name)] += 1
        return self

    def neutral(self, sector: str) -> Table:
        """A Dome of nobody."""
        self.power(sector)
        self.state.raise_tower(NEUTRAL, 0, SECTOR_NAMES.index(sector))
        return self

    def power(self, sectors: str) -> Table:
        """These sectors have a panel, taken from the ring."""
        for name in sectors.split():
            if not self.state.panels[SECTOR_NAMES.index(name)]:
                self.state.panels[SECTOR_NAMES.index(name)] = 1
                self.state.ring += 1
        return self

    def centre(self, number: int) -> Table:
        """Panels on the central hex."""
        self.state.centre = number
        return self

    def ring(self, gone: int) -> Table:
        """Panels gone from the ring."""
        self.state.ring = gone
        return self

    def energy(self, level: int) -> Table:
        """The Energy level."""
        self.state.energy = level
        return self

    def leader(self, who: str, name: str) -> Table:
        """A seat's leader."""
        self.state.agencies[seat(who)].leader = LEADERS.index(name)
        return self

    def seated(self, who: str, group: str, **counts: int) -> Table:
        """Astronauts in a group of base slots."""
        at = 3 * GROUP_NAMES.index(group)
        self.state.agencies[seat(who)].base[at : at + 3] = [counts.get(kind, 0) for kind in TYPES]
        return self

    def gateway(self, **counts: int) -> Table:
        """The Lunar Gateway."""
        self.state.gateway = [counts.get(kind, 0) for kind in TYPES]
        return self

    def projects(self, who: str, names: str) -> Table:
        """Projects a seat has funded."""
        self._uncard(names)
        self.state.agencies[seat(who)].projects = tuple(PROJECT_NAMES.index(name) for name in names.split())
        return self

    def used(self, who: str, names: str) -> Table:
        """Projects whose action was used this round."""
        self.state.agencies[seat(who)].used = tuple(PROJECT_NAMES.index(name) for name in names.split())
        return self

    def shown(self, corporation: str, names: str) -> Table:
        """Visible Projects: beside the deck, then on top of it."""
        at = 2 * self._place(corporation)
        old = [card for card in self.state.shown[at : at + 2] if card != EMPTY]
        self.state.decks[at // 2].cards = old[::-1] + self.state.decks[at // 2].cards
        self._uncard(names)
        found = [PROJECT_NAMES.index(name) if name != "-" else EMPTY for name in names.split()]
        self.state.shown[at : at + 2] = [*found, EMPTY, EMPTY][:2]
        return self

    def deck(self, corporation: str, names: str) -> Table:
        """The Projects below, next one first."""
        self.state.decks[self._place(corporation)].cards = [PROJECT_NAMES.index(n) for n in names.split()][::-1]
        return self

    def token(self, corner: str, corporation: str, kind: str = "") -> Table:
        """A token of a Corporation's board lies on a corner."""
        place = self._place(corporation)
        reserve = list(self.state.reserve[place])
        number = SAMPLES.index(kind) if kind else reserve[0]
        reserve.remove(number)
        self.state.reserve[place] = tuple(reserve)
        self.state.tokens[CORNER_NAMES.index(corner)] = 4 * place + number
        return self

    def level(self, corporation: str, gone: int) -> Table:
        """So many tokens are gone from a board."""
        place = self._place(corporation)
        self.state.reserve[place] = ((1, 2, 1, 2) if corporation.startswith("sel") else (0, 0, 0, 0))[gone:]
        return self

    def astronaut(self, slot: int, kind: str) -> Table:
        """An astronaut in a crater slot."""
        self.state.slots[slot - 1] = TYPES.index(kind)
        return self

    def line(self, name: str, kinds: str) -> Table:
        """Astronauts on a Command line."""
        self.state.lines[LINES.index(name)] = tuple(TYPES.index(kind) for kind in kinds.split())
        return self

    def goal(self, who: str, corporation: str, level: str) -> Table:
        """A goal claimed."""
        place, number = self._place(corporation), LEVELS.index(level)
        at = 6 * place + 2 * number
        self.state.claimed[at + (self.state.claimed[at] >= 0)] = seat(who)
        self.state.agencies[seat(who)].goals[place] = number
        return self

    def tiles(self, names: str) -> Table:
        """Shuttle tiles to choose from."""
        self.state.tiles = [SHUTTLE_NAMES.index(name) for name in names.split()]
        return self

    def round(self, number: int) -> Table:
        """The round."""
        self.state.round = number
        return self

    # Arranging AstroBot.

    def cards(self, previous: str, current: str) -> Table:
        """The previous card and the one drawn next."""
        names = [f"card-{number}" for number in range(1, 8)]
        first, second = names.index(previous), names.index(current)
        automa = self.state.astrobot()
        automa.row = [first]
        automa.deck.cards = [n for n in range(7) if n not in (first, second)] + [second]
        return self

    def development(self, level: int) -> Table:
        """AstroBot's Development."""
        self.state.astrobot().development = level
        return self

    def markers(self, *steps: int) -> Table:
        """AstroBot's goal markers."""
        self.state.astrobot().markers = list(steps)
        return self

    # Running.

    def turn(self, who: str) -> Table:
        """One turn of a seat."""
        self.state.paneled, self.state.energised = False, ()
        return self.run(ChooseAstronaut(seat(who)), ClaimGoals(seat(who)))

    def bot_turn(self) -> Table:
        """One turn of AstroBot."""
        return self.run(BotTurn())

    def shuttles(self) -> Table:
        """The Shuttle phase."""
        return self.run(ShuttlePhase())

    def choose_shuttles(self) -> Table:
        """Choose from the tiles arranged."""
        people = [each for each in self.state.order if each != self.state.bot()]
        return self.run(*[ChooseShuttle(each) for each in people[::-1]], OrderTurns())

    def actions(self) -> Table:
        """The Action phase."""
        return self.run(ActionPhase())

    def maintenance(self) -> Table:
        """The Maintenance phase."""
        return self.run(Maintenance())

    def retrieve(self) -> Table:
        """Step 2 of it."""
        return self.run(Retrieve(0))

    def seat_bot(self) -> Table:
        """AstroBot seats what it has won."""
        return self.run(BotSeats())

    def income(self, who: str) -> Table:
        """Step 3 of it, for one seat."""
        return self.run(BeginReorganising(seat(who)), Income(seat(who)))

    def upkeep(self, who: str) -> Table:
        """Step 4 of it, for one seat."""
        return self.run(PayUpkeep(seat(who)))

    def end(self) -> Table:
        """The end of the game."""
        return self.run(*[BeforeScoring(place) for place in range(3)], GameEnds())

    # Looking.

    def __getitem__(self, who: str) -> Player:
        return Player(self.state, seat(who))

    def in_base(self, who: str, group: str) -> dict[str, int]:
        """Who sits in a group of base slots."""
        at = 3 * GROUP_NAMES.index(group)
        counts = self.state.agencies[seat(who)].base[at : at + 3]
        return {kind: count for kind, count in zip(TYPES, counts, strict=True) if count}

    def free(self, who: str, group: str) -> int:
        """Free slots of a group."""
        return self.state.free_in(seat(who), GROUP_NAMES.index(group))

    @property
    def in_gateway(self) -> dict[str, int]:
        """The Lunar Gateway."""
        return {kind: count for kind, count in zip(TYPES, self.state.gateway, strict=True) if count}

    @property
    def energy_level(self) -> int:
        """The Energy level."""
        return self.state.energy

    @property
    def panels(self) -> list[str]:
        """Powered sectors."""
        return [name for name, powered in zip(SECTOR_NAMES, self.state.panels, strict=True) if powered]

    @property
    def in_centre(self) -> int:
        """Panels on the central hex."""
        return self.state.centre

    @property
    def gone_from_ring(self) -> int:
        """Panels gone from the ring."""
        return self.state.ring

    def in_slot(self, slot: int) -> str:
        """The astronaut in a crater slot, "" for none."""
        kind = self.state.slots[slot - 1]
        return TYPES[kind] if kind != EMPTY else ""

    def on_line(self, name: str) -> list[str]:
        """Astronauts on a Command line."""
        return [TYPES[kind] for kind in self.state.lines[LINES.index(name)]]

    def at(self, corner: str) -> str:
        """The token on a corner."""
        token = self.state.tokens[CORNER_NAMES.index(corner)]
        if token == EMPTY:
            return ""
        name = CORPORATION_NAMES[self.state.corps[token // 4]]
        return f"{name} {SAMPLES[token % 4]}" if name == "selenium-research" else name

    def on_board(self, corporation: str) -> list[str]:
        """Tokens left on a board, next one first."""
        kinds = self.state.reserve[self._place(corporation)]
        return [SAMPLES[kind] if corporation.startswith("sel") else corporation for kind in kinds]

    def visible(self, corporation: str) -> list[str]:
        """Visible Projects, "" for none."""
        at = 2 * self._place(corporation)
        return [PROJECT_NAMES[card] if card != EMPTY else "" for card in self.state.shown[at : at + 2]]

    def claimed(self, corporation: str, level: str) -> str:
        """Who has claimed a goal."""
        at = 6 * self._place(corporation) + 2 * LEVELS.index(level)
        return "".join(SEATS[each] for each in self.state.claimed[at : at + 2] if each >= 0)

    @property
    def order(self) -> str:
        """The turn order: "BAC"."""
        return "".join(SEATS[each] for each in self.state.order)

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

    def _uncard(self, names: str) -> None:
        cards = [PROJECT_NAMES.index(name) for name in names.split() if name != "-"]
        for deck in self.state.decks:
            deck.cards = [card for card in deck.cards if card not in cards]
        self.state.shown = [EMPTY if card in cards else card for card in self.state.shown]
