"""The invariants notice what they are there for, and what no single position shows holds over whole games."""

from __future__ import annotations

from collections import Counter

import pytest

import frostline
from frostline.core.chance import Chance
from frostline.games.antarctica.state import MARKED, NEW, Antarctica
from frostline.lab.swarm import Style

GAME = frostline.game("antarctica")


def lose_scientist(state: Antarctica) -> None:
    state.reserve[0] -= 1


def owe_scientists(state: Antarctica) -> None:
    state.supply[0], state.reserve[0] = -1, state.supply[0] + state.reserve[0] + 1


def lose_ship(state: Antarctica) -> None:
    state.spare_ships[1] -= 1


def lose_cube(state: Antarctica) -> None:
    state.spare_cubes[1] -= 1


def crowd_an_area(state: Antarctica) -> None:
    state.lines[1] += [0, 0]
    state.spare_ships[0] -= 2


def strange_ship(state: Antarctica) -> None:
    state.lines[(state.sun + 4) % 8].append(NEW)
    state.spare_ships[0] -= 1


def marked_first(state: Antarctica) -> None:
    line = next(line for area, line in enumerate(state.lines) if line and area != state.sun)
    line[0] |= MARKED


def double_building(state: Antarctica) -> None:
    state.buildings[0] |= 1 << 12


def stray_scientist(state: Antarctica) -> None:
    state.supply[0] -= 1
    state.scientists[0] += 1


def lose_yard_card(state: Antarctica) -> None:
    state.shipyard.cards.pop()


def two_basic_cards(state: Antarctica) -> None:
    state.basic[2] = 2


def lose_building_card(state: Antarctica) -> None:
    state.decks[1].cards.pop()


def share_a_space(state: Antarctica) -> None:
    state.cubes[0] = state.cubes[1] = 4
    state.spare_cubes[0] -= 1
    state.spare_cubes[1] -= 1


@pytest.mark.rule(
    "ANT-INV-01", "ANT-INV-02", "ANT-INV-03", "ANT-INV-04", "ANT-INV-05", "ANT-INV-06", "ANT-INV-07", "ANT-INV-08",
    "ANT-INV-10",
)  # fmt: skip
@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lose_scientist, "a player has 13 scientists, not 14"),
        (owe_scientists, "a player has less than nothing"),
        (lose_ship, "a player has 4 ships, not 5"),
        (lose_cube, "a player has 3 cubes, not 4"),
        (crowd_an_area, "an area holds too many ships"),
        (strange_ship, "a ship is not what it should be"),
        (marked_first, "an Icebreaker lies on a ship that is not second"),
        (double_building, "plankton-farm: 1 on the board, not 0"),
        (stray_scientist, "there are 1 scientists in the areas, not 0"),
        (lose_yard_card, "there are 1 fast-research cards, not 2"),
        (two_basic_cards, "there are too many Resource cards"),
        (lose_building_card, "a building card is lost or there twice"),
        (share_a_space, "a cube is where it cannot be"),
    ],
)
def test_damage_is_noticed(damage, says) -> None:  # type: ignore[no-untyped-def]
    state = GAME.new(3, 5, ["first-game"])
    assert isinstance(state, Antarctica)
    assert GAME.broken(state) == ""
    damage(state)
    assert GAME.broken(state) == says


@pytest.mark.rule("ANT-INV-09", "ANT-CRD-02", "ANT-CRD-03", "ANT-DIS-02", "ANT-TRN-02", "ANT-SUN-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_has_one_action_and_one_discard_and_a_stop_one_card_for_each(seats: int) -> None:
    actions = ("build", "build ship", "recruit", "research")
    for seed in range(30):
        state = GAME.new(seats, seed)
        assert isinstance(state, Antarctica)
        style = Style(state, Chance(seed))
        done: Counter[tuple[str, int, int]] = Counter()
        stop = 0
        while state.options:
            move = style.choose(state.options)
            seat, turn, resources = state.seat, state.turns, sum(state.basic) + sum(state.expertise)
            state.play(move)
            substituted = move.family == "build" and sum(state.basic) + sum(state.expertise) < resources
            done["card", stop, seat] += move.family == "play" or substituted
            done["action", turn, 0] += move.family in actions
            done["discard", turn, 0] += move.family == "discard"
            if state.turns != turn:
                stop += not state.extra
                done["turn", stop, 0] += 1
        for (what, _, _), count in done.items():
            assert count <= (2 if what == "turn" else 1)
