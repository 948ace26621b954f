"""The invariants notice what they are there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import frostline
from frostline.games.ceres.state import Ceres

GAME = frostline.game("ceres")


def lose_card(state: Ceres) -> None:
    state.facility_deck.cards.pop()


def double_card(state: Ceres) -> None:
    state.facility_discard.append(state.row[0])


def lose_project(state: Ceres) -> None:
    state.projects.pop()


def commit_too_much(state: Ceres) -> None:
    state.corporations[0].committed = tuple(state.projects[:3])


def lose_workers(state: Ceres) -> None:
    state.quarters[0], state.crew = 0, [0] * 12


def owe_a_worker(state: Ceres) -> None:
    state.quarters[1] = -1
    state.crew = [5] * 12


def lose_leader(state: Ceres) -> None:
    state.corporations[1].leaders -= 1


def mix_up_the_order(state: Ceres) -> None:
    state.order = [0, 0, 1]


def crowd_a_location(state: Ceres) -> None:
    for corporation in state.corporations[:2]:
        corporation.leaders -= 2
    state.slots[0] = [0, 0, 1, 1]


def go_below_zero(state: Ceres) -> None:
    state.corporations[2].goods[4] = -1


def overflow(state: Ceres) -> None:
    state.corporations[2].goods[0] = 13


def leave_drawn_cards(state: Ceres) -> None:
    state.drawn.cards.append(state.facility_deck.cards.pop())


@pytest.mark.rule("CER-LIMIT-01", "CER-LIMIT-08", "CER-LIMIT-05", "CER-TURN-06")
@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lose_card, "a Facility is lost or there twice"),
        (double_card, "a Facility is lost or there twice"),
        (lose_project, "a Settlement Project is lost or there twice"),
        (commit_too_much, "a player is committed to too many projects"),
        (lose_workers, "there are 0 Workers for a mine"),
        (owe_a_worker, "there are"),
        (lose_leader, "a Leader is lost or there twice"),
        (mix_up_the_order, "the player order is wrong"),
        (crowd_a_location, "too many Leaders: [0, 0, 1, 1]"),
        (go_below_zero, "a player has less than nothing"),
        (overflow, "a player has more than fits the track"),
        (leave_drawn_cards, "cards were drawn by nobody"),
    ],
)
def test_damage_is_noticed(damage: Callable[[Ceres], None], says: str) -> None:
    state = GAME.new(3, 5)
    assert isinstance(state, Ceres)
    assert GAME.broken(state) == ""
    damage(state)
    assert GAME.broken(state).startswith(says)
