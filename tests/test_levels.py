"""The levels people play against, and what a bot thinks of its move."""

from __future__ import annotations

import time

import pytest
from walk import middle

import frostline
from frostline.bots import LEVELS, NAMES, bot
from frostline.bots.easy import EasyBot
from frostline.bots.greedy import GreedyBot
from frostline.bots.search import Budget, SearchBot

GAMES = list(frostline.GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_answers_with_an_option_and_in_time(game: str, name: str) -> None:
    state = middle(game)
    player = bot(name, game, 1)
    if isinstance(player, SearchBot):
        assert player.budget == Budget(seconds=LEVELS[name].seconds)
        player.budget = Budget(seconds=0.1)
    started = time.perf_counter()
    assert player.choose(state.options, lambda: frostline.game(game).view(state, state.seat)) in state.options
    assert time.perf_counter() - started < 3
    player.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["easy", "normal", "search:20"])
def test_a_bot_says_what_it_expects(game: str, name: str) -> None:
    state = middle(game)
    player = bot(name, game, 1)
    move = player.choose(state.options, lambda: frostline.game(game).view(state, state.seat))
    assert player.thought
    assert player.thought.line[0] is move
    assert player.thought.ahead is not None
    assert abs(player.thought.ahead) < 150


def test_alone_at_a_table_there_is_nobody_to_be_ahead_of() -> None:
    game = frostline.game("artemis")
    state = game.new(1, 1)
    for name in ("normal", "search:5"):
        player = bot(name, "artemis", 1)
        player.choose(state.options, lambda: game.view(state, 0))
        assert player.thought
        assert player.thought.ahead is None


def test_levels_are_what_they_say() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert isinstance(bot("easy", "ceres", 1), EasyBot)
    assert isinstance(bot("normal", "ceres", 1), GreedyBot)
    assert [LEVELS[name].seconds for name in LEVELS] == [0, 0, 1, 4]
    expert = bot("expert", "ceres", 1, cores=3)
    assert isinstance(expert, SearchBot)
    assert expert.budget.cores == 3
    hard = bot("hard", "ceres", 1, cores=3)
    assert isinstance(hard, SearchBot)
    assert hard.budget.cores == 1


def test_a_greedy_bot_can_look_at_less() -> None:
    player = bot("greedy:12", "artemis", 1)
    assert isinstance(player, GreedyBot)
    assert player.most == 12
    with pytest.raises(frostline.BadOption, match="greedy:40"):
        bot("greedy:none", "artemis", 1)


def test_several_cores_search_together_and_always_the_same() -> None:
    state = middle("antarctica")
    game = frostline.game("antarctica")
    chosen = []
    for _ in range(2):
        player = bot("search:40*2", "antarctica", 5)
        chosen.append(player.choose(state.options, lambda: game.view(state, state.seat)))
        player.close()
    assert chosen[0] is chosen[1]


def test_a_search_stops_when_the_choice_cannot_change_any_more() -> None:
    early = 0
    for game in GAMES:
        state = middle(game)
        view = frostline.game(game).view(state, state.seat)
        short, long = [SearchBot(game, 1, Budget(200)) for _ in range(2)]
        found = short.explore(view, state.options)
        long.begin(view, state.options)
        for _ in range(200):
            long.iterate(view)
        most = max(child.visits for child in long.root.children.values())
        chosen = short.conclude(view, [found]).line[0]
        assert long.root.children[chosen].visits == most
        early += short.done < 200
    assert early
