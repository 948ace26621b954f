"""AstroBot: its set-up, its turns, its part of the Maintenance phase. (Solo rules)

Every step is told as it happens: which card, which letter, which row, and why something else is done instead.
"""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.piles import Pile
from ...core.state import NOBODY
from .automa_build import bot_builds
from .automa_fund import bot_funds
from .automa_steps import NO_LINE, NO_ROW, corporation_action, visit_gateway
from .building import place_start_dome
from .command import line_open
from .components import ACT, BUILD, CRATER, DOME, FUND, GROUPS, HEADQUARTERS, LABORATORY, LEVELS, PLACES, SCIENTIST
from .crater import activated, winner
from .gains import gain_reputation
from .goals import claim, goal_free
from .goods import CREDITS, REPUTATION, VP, amount_of
from .solo import (
    bot_gains_astronaut,
    current_card,
    matches,
    previous_card,
    seat_bot,
    slots_from_triangle,
    take_berth,
)  # fmt: skip
from .state import EMPTY, NO_GOAL, Automa, Shackleton
from .tells import (
    BOT_AIM,
    BOT_CARD,
    BOT_DEVELOPS,
    BOT_DOME,
    BOT_GOAL_STEP,
    BOT_INCOME,
    BOT_NO_GOALS,
    BOT_PAYS,
    BOT_ROW,
    BOT_SHUTTLE,
    BOT_TRACK_ENDS,
    COMMANDS,
    EXPLOITS,
    NO_ROOM,
)  # fmt: skip

# Set-up.


def new_automa(state: Shackleton) -> Automa:
    """A solo board with its markers at 0, and the shuffled action cards.
    [SHA-SOLO-02, SHA-SOLO-03, SHA-SOLO-05, SHA-SOLO-12]"""
    cards = list(range(len(state.printed.solo_cards)))
    state.shuffle(cards)
    return Automa(0, [0] * PLACES, [], Pile("solo-cards", NOBODY, cards), [])


class BotStartDome(Effect[Shackleton]):
    """A card names the start token AstroBot's first Dome stands next to; it stays as the previous card.
    [SHA-SOLO-06, SHA-SOLO-07, SHA-SOLO-08, SHA-SOLO-09, SHA-SOLO-10, SHA-SOLO-11]"""

    def run(self, state: Shackleton) -> None:
        automa = state.astrobot()
        automa.row = [automa.deck.cards.pop()]
        card = current_card(state)
        letters = [card.red, *[letter for letter in card.right if letter != card.red]]
        sectors = start_sectors(state, letters[0]) or start_sectors(state, letters[1])
        sector = sectors[-1] if card.clockwise else sectors[0]
        place_start_dome(state, state.bot(), sector)
        state.tell(BOT_DOME, state.bot(), automa.row[0], sector)


def start_sectors(state: Shackleton, place: int) -> list[int]:
    """The free inner sectors next to a Corporation's start token, clockwise. [SHA-SOLO-07, SHA-SOLO-08]"""
    found: list[int] = []
    for corner in state.printed.start_corners:
        if state.tokens[corner] // 4 == place:
            found += [sector for sector in state.printed.around[corner] if state.fits(state.bot(), DOME, sector)]
    return found


def bot_takes_shuttle(state: Shackleton) -> None:
    """AstroBot's tile is one of those not shown; it brings astronauts only. [SHA-SOLO-20, SHA-SOLO-22, SHA-SOLO-23]"""
    seen = [*state.tiles, state.agencies[0].shuttle]
    tiles = [n for n, tile in enumerate(state.printed.shuttles) if tile.round == state.round and n not in seen]
    bot = state.agencies[state.bot()]
    bot.shuttle = tiles[state.below(len(tiles))]
    bot.crew = state.printed.shuttles[bot.shuttle].astronauts[:]
    state.tell(BOT_SHUTTLE, state.bot(), bot.shuttle)


# A turn.


class BotTurn(Effect[Shackleton]):
    """A card: the active Corporation, the symbol, the action of the topmost row it has an astronaut for.
    [SHA-SOLO-30, SHA-SOLO-31, SHA-SOLO-39, SHA-SOLO-40, SHA-SOLO-41]"""

    def run(self, state: Shackleton) -> None:
        automa = state.astrobot()
        automa.row.append(automa.deck.cards.pop())
        card, previous = current_card(state), previous_card(state)
        place = active_place(state)
        state.tell(BOT_CARD, state.bot(), automa.row[-1], state.corps[place], place)
        if card.symbol == 0:
            develop(state)
        else:
            advance_goal(state, place)
        bot = state.agencies[state.bot()]
        row = 0
        while bot.crew[card.types[row]] == 0:
            row += 1
        kind, action = card.types[row], card.actions[row]
        state.tell(BOT_ROW, state.bot(), row + 1, kind, action)
        state.tell(BOT_AIM, state.bot(), previous.triangle, 0 if previous.clockwise else 1)
        bot.crew[kind] -= 1
        act(state, place, kind, action)


def active_place(state: Shackleton) -> int:
    """The letter two cards share; of two, the red one of the previous card. [SHA-SOLO-31]"""
    card, previous = current_card(state), previous_card(state)
    common = [letter for letter in card.left if letter in previous.right]
    return previous.red if len(common) > 1 else common[0]


def develop(state: Shackleton) -> None:
    """Development rises; at its end Reputation does. [SHA-SOLO-32]"""
    automa = state.astrobot()
    if automa.development < state.printed.development_most:
        automa.development += 1
        state.tell(BOT_DEVELOPS, state.bot(), automa.development)
    else:
        state.tell(BOT_TRACK_ENDS, state.bot())
        gain_reputation(state, state.bot(), 1)


def advance_goal(state: Shackleton, place: int) -> None:
    """A goal marker moves on, and at the end of its track claims a goal. [SHA-SOLO-33, SHA-SOLO-36]"""
    automa = state.astrobot()
    goals = state.agencies[state.bot()].goals
    if goals[place] != NO_GOAL:
        place = least_advanced(state)
        if place == EMPTY:
            state.tell(BOT_NO_GOALS, state.bot())
            return
    automa.markers[place] += 1
    state.tell(BOT_GOAL_STEP, state.bot(), state.corps[place], automa.markers[place])
    if automa.markers[place] == state.printed.bot_goal_track:
        claim(state, state.bot(), place, bot_goal(state, place))


def least_advanced(state: Shackleton) -> int:
    """The marker furthest behind without a goal yet: of several, that of the card's other letter. [SHA-SOLO-36]"""
    automa = state.astrobot()
    goals = state.agencies[state.bot()].goals
    open_places = [place for place in range(PLACES) if goals[place] == NO_GOAL]
    if not open_places:
        return EMPTY
    least = min([automa.markers[place] for place in open_places])
    tied = [place for place in open_places if automa.markers[place] == least]
    for letter in current_card(state).left:
        if letter in tied:
            return letter
    return tied[0]


def bot_goal(state: Shackleton, place: int) -> int:
    """The level by Development, the next lower free one, or else the lowest of the higher ones.
    [SHA-SOLO-34, SHA-SOLO-35, SHA-SOLO-37, SHA-SOLO-38]"""
    level = state.printed.bot_goals[state.astrobot().development]
    levels = list(range(level, -1, -1)) + list(range(level + 1, len(LEVELS)))
    return next(each for each in levels if goal_free(state, place, each))


def act(state: Shackleton, place: int, kind: int, action: int) -> None:
    """The action of the card, or a visit to the Lunar Gateway where it cannot be done. [SHA-SOLO-92]"""
    if action == CRATER:
        exploit(state, place, kind)
    elif not line_open(state, action):
        visit_gateway(state, place, kind, NO_LINE)
    elif action == BUILD:
        bot_builds(state, place, kind)
    elif action == FUND:
        bot_funds(state, place, kind)
    else:
        state.lines[ACT] = (*state.lines[ACT], kind)
        state.tell(COMMANDS, state.bot(), kind, ACT, 0)
        for each in range(PLACES):
            corporation_action(state, each)
        bot_gains_astronaut(state, NOBODY)


def exploit(state: Shackleton, place: int, kind: int) -> None:
    """The first free slot whose astronaut AstroBot would win now; the human is paid for own sectors.
    [SHA-SOLO-50, SHA-SOLO-51, SHA-SOLO-52, SHA-SOLO-53]"""
    bot = state.bot()
    for slot in slots_from_triangle(state):
        if state.slots[slot] == EMPTY and winner(state, slot) == bot:
            state.slots[slot] = kind
            state.tell(EXPLOITS, bot, kind, slot, len(activated(state, slot)))
            for sector in activated(state, slot):
                if state.tower(0, sector) != EMPTY and state.tower(bot, sector) == EMPTY:
                    credits = state.printed.slots[slot].value
                    state.agencies[0].goods[CREDITS] += credits
                    state.tell(BOT_PAYS, bot, 0, credits)
            return
    visit_gateway(state, place, kind, NO_ROW)


# Maintenance.


def bot_wins(state: Shackleton, kind: int) -> None:
    """An astronaut won: a berth at once, otherwise it waits for the others. [SHA-SOLO-107, SHA-SOLOC-11]"""
    if not take_berth(state, kind):
        state.astrobot().won.append(kind)


class BotSeats(Effect[Shackleton]):
    """The astronauts won are seated pass by pass, in order of retrieval.
    [SHA-SOLO-100, SHA-SOLO-101, SHA-SOLO-102, SHA-SOLO-107]"""

    def run(self, state: Shackleton) -> None:
        automa = state.astrobot()
        if state.round == state.printed.rounds:
            self.into_laboratories(state)
            self.into_favourites(state)
        else:
            self.into_favourites(state)
            self.into_groups(state, True)
        self.into_groups(state, False)
        for kind in automa.won:
            state.tell(NO_ROOM, state.bot(), kind)
            state.gateway[kind] += 1
        automa.won = []

    def into_laboratories(self, state: Shackleton) -> None:
        """Matching slots of Laboratories."""
        for kind in state.astrobot().won[:]:
            self.try_group(state, kind, LABORATORY + kind)

    def into_favourites(self, state: Shackleton) -> None:
        """Scientists to Domes, the others to the Headquarters."""
        for kind in state.astrobot().won[:]:
            self.try_group(state, kind, DOME if kind == SCIENTIST else HEADQUARTERS)

    def into_groups(self, state: Shackleton, matching: bool) -> None:
        """Slots left to right, top to bottom, matching ones only or any."""
        for kind in state.astrobot().won[:]:
            for group in range(GROUPS):
                if (not matching or matches(group, kind)) and self.try_group(state, kind, group):
                    break

    def try_group(self, state: Shackleton, kind: int, group: int) -> bool:
        """Seat an astronaut in a group of slots, if there is room."""
        if state.free_in(state.bot(), group) <= 0:
            return False
        seat_bot(state, kind, group)
        state.astrobot().won.remove(kind)
        return True


def bot_income(state: Shackleton) -> None:
    """VP for Scientists in Domes, Reputation for the Headquarters, nothing else. [SHA-SOLO-103]"""
    bot = state.agencies[state.bot()]
    vp = bot.base[3 * DOME + SCIENTIST] * amount_of(state.printed.dome_income[SCIENTIST], VP)
    reputation = bot.in_group(HEADQUARTERS) * amount_of(state.printed.headquarters_income, REPUTATION)
    bot.goods[VP] += vp
    gain_reputation(state, state.bot(), reputation)
    if vp or reputation:
        state.tell(BOT_INCOME, state.bot(), vp, reputation)


def reset_solo_deck(state: Shackleton) -> None:
    """The last card stays as the previous one, the others are shuffled. [SHA-SOLO-105]"""
    automa = state.astrobot()
    if state.round < state.printed.rounds:
        cards = sorted(automa.row[:-1] + automa.deck.cards)
        state.shuffle(cards)
        automa.deck.cards = cards
        automa.row = automa.row[-1:]
