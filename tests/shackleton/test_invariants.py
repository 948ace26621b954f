"""The invariants notice what they are there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import frostline
from frostline.games.shackleton.state import MAINTENANCE, SHUTTLES, Shackleton

GAME = frostline.game("shackleton")


def lose_panel(state: Shackleton) -> None:
    state.ring += 1


def unpower(state: Shackleton) -> None:
    sector = state.panels.index(1)
    state.panels[sector] = 0
    state.centre += 1


def double_size(state: Shackleton) -> None:
    sector = state.panels.index(1)
    state.towers[3 * 18 + sector] = 0
    state.towers[2 * 18 + sector] = 0


def overfill(state: Shackleton) -> None:
    state.room[0] = 7


def usurp(state: Shackleton) -> None:
    state.lords[17] = 0


def mismark(state: Shackleton) -> None:
    state.marks[0] ^= 1 << 17


def overcharge(state: Shackleton) -> None:
    state.energy = 11


def go_below_zero(state: Shackleton) -> None:
    state.agencies[0].goods[0] = -1


def overflow(state: Shackleton) -> None:
    state.agencies[0].goods[3] = 16


def empty_the_gateway(state: Shackleton) -> None:
    state.gateway[1] = -1


def keep_an_astronaut(state: Shackleton) -> None:
    state.phase = MAINTENANCE
    state.agencies[1].crew = [0, 1, 0]


def leave_an_astronaut(state: Shackleton) -> None:
    state.phase = SHUTTLES
    state.slots[4] = 1


def crowd_a_line(state: Shackleton) -> None:
    state.lines[0] = (0,) * 9


def lose_token(state: Shackleton) -> None:
    state.reserve[1] = ()


def lose_goal(state: Shackleton) -> None:
    state.agencies[1].goals[0] = 2


def lose_project(state: Shackleton) -> None:
    state.decks[2].cards.pop()


def crowd_the_base(state: Shackleton) -> None:
    state.agencies[0].base[24] = 2


@pytest.mark.rule(
    "SHA-INV-01", "SHA-INV-02", "SHA-INV-03", "SHA-INV-04", "SHA-INV-05", "SHA-INV-06", "SHA-INV-07", "SHA-INV-09"
)
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lose_panel, "17 Solar Panels"),
        (unpower, "has a structure but no panel"),
        (double_size, "two structures of one size"),
        (overfill, "more room than there is"),
        (usurp, "another biggest structure"),
        (mismark, "is marked for others"),
        (overcharge, "Energy is 11"),
        (go_below_zero, "less than nothing"),
        (overflow, "Reputation goes beyond"),
        (empty_the_gateway, "less than nobody"),
        (keep_an_astronaut, "was not deployed"),
        (leave_an_astronaut, "left on the board"),
        (crowd_a_line, "too many astronauts"),
        (lose_token, "a token of Corporation 2"),
        (lose_goal, "a Goal marker"),
        (lose_project, "a Project is lost"),
        (crowd_the_base, "more astronauts than slots"),
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[Shackleton], None], says: str) -> None:
    state = GAME.new(4, 1)
    while len(state.options) and type(state.decision.frame).__name__ != "ChooseAstronaut":  # type: ignore[union-attr]
        state.play(state.options[0])
    assert isinstance(state, Shackleton)
    assert GAME.broken(state) == ""
    spoil(state)
    assert says in GAME.broken(state)


@pytest.mark.rule("SHA-INV-08")
def test_the_cost_level_of_a_corporation_never_falls() -> None:
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed)
        assert isinstance(state, Shackleton)
        levels = [0, 0, 0]
        while state.options:
            state.play(state.options[seed % len(state.options)])
            now = [state.level(place) for place in range(3)]
            assert all(later >= earlier for earlier, later in zip(levels, now, strict=True))
            levels = now
