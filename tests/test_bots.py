"""Bots: they play whole games, see views only, and greedy beats random."""

from __future__ import annotations

import pytest

import frostline
from frostline.bots import bot
from frostline.bots.bot import play_out
from frostline.core.view import View
from frostline.lab.simulate import Job, simulate


def ends(game: str) -> list[int]:
    """The fewest and the most players of a game."""
    seats = frostline.game(game).seats
    return [seats[0], seats[-1]]


@pytest.mark.parametrize("name", ["random", "greedy:8", "search:2"])
@pytest.mark.parametrize(("game", "seats"), [(game, n) for game in frostline.GAMES for n in ends(game)])
def test_every_bot_finishes_a_game_and_plays_it_again_alike(name: str, game: str, seats: int) -> None:
    totals = []
    for _ in range(2):
        modules = [option.name for option in frostline.game(game).options if option.kind == "module"]
        state = frostline.game(game).new(seats, 4, modules)
        assert play_out(state, [bot(name, game, seat) for seat in range(seats)]) > 20
        totals.append([sheet.total for sheet in state.scores()])
    assert totals[0] == totals[1]


def test_a_bot_looks_at_its_own_view_and_at_nothing_else() -> None:
    state = frostline.game("artemis").new(3, 4)
    seen: list[View] = []

    def look() -> View:
        seen.append(state.setup.game.view(state, state.seat))
        return seen[-1]

    move = bot("greedy", "artemis", 1).choose(state.options, look)

    assert move in state.options
    assert [view.seat for view in seen] == [state.seat]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(
        frostline.BadOption, match="there is no bot 'clever'; the bots are: easy, normal, hard, expert, random, greedy"
    ):
        bot("clever", "artemis", 0)


def test_greedy_alone_does_better_than_random_alone() -> None:
    scores = {
        name: simulate(Job("artemis", 1, [name], seed=1), games=10)["by_bot"][name]["score"]
        for name in ("greedy:8", "random")
    }

    assert scores["greedy:8"] > scores["random"] + 8
