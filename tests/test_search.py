"""The search: it decides from a view alone, the same way for a seed and a budget, and thinks as long as it is told."""

from __future__ import annotations

import time

import pytest

import frostline
from frostline.bots import bot
from frostline.bots.greedy import GreedyBot
from frostline.bots.search import SearchBot
from frostline.bots.tree import Node, Scale, choose_child, widest
from frostline.core.chance import Chance
from frostline.core.state import State
from frostline.lab import tuning

GAMES = list(frostline.GAMES)


def middle(game: str, moves: int = 40) -> State:
    """A position in the middle of a random game."""
    state = frostline.game(game).new(2, 3)
    chance = Chance(5)
    for _ in range(moves):
        state.play(state.options[chance.below(len(state.options))])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_budget_give_the_same_choice(game: str) -> None:
    state = middle(game)
    found = frostline.game(game)
    chosen = [
        SearchBot(game, 7, 30).choose(state.options, lambda: found.view(state, state.seat)).text for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in [move.text for move in state.options]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_the_choice(game: str) -> None:
    state = middle(game)
    found = frostline.game(game)
    other = found.imagine(found.view(state, state.seat), 99)
    first = SearchBot(game, 7, 20).choose(state.options, lambda: found.view(state, state.seat))
    second = SearchBot(game, 7, 20).choose(other.options, lambda: found.view(other, state.seat))
    assert first is second


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_searched_through(game: str) -> None:
    found = frostline.game(game)
    state = found.new(2, 1)
    bots = [SearchBot(game, 1, 2), GreedyBot(game, 2)]
    while state.seat >= 0:
        seat = state.seat
        state.play(bots[seat].choose(state.options, lambda seat=seat: found.view(state, seat)))  # type: ignore[misc]
    assert all(sheet.place for sheet in state.scores())


def test_seconds_are_kept_and_iterations_counted() -> None:
    state = middle("artemis")
    found = frostline.game("artemis")
    timed = SearchBot("artemis", 1, seconds=0.2)
    started = time.perf_counter()
    timed.choose(state.options, lambda: found.view(state, state.seat))
    assert 0.2 <= time.perf_counter() - started < 2
    assert timed.done > 5
    counted = SearchBot("artemis", 1, 25)
    counted.choose(state.options, lambda: found.view(state, state.seat))
    assert counted.done == 25
    assert counted.line


def test_a_budget_is_part_of_the_name_and_a_wrong_one_is_refused() -> None:
    found = bot("search:12", "artemis", 1)
    assert isinstance(found, SearchBot)
    assert (found.iterations, found.seconds) == (12, 0.0)
    timed = bot("search:0.5s", "artemis", 1)
    assert isinstance(timed, SearchBot)
    assert timed.seconds == 0.5
    for wrong in ("search:", "search:0", "search:-3s", "search:soon"):
        with pytest.raises(frostline.BadOption, match="search:300"):
            bot(wrong, "artemis", 1)


def test_the_tree_opens_up_slowly_and_prefers_what_is_good_or_unknown() -> None:
    assert [widest(visits, 1.5, 0.5) for visits in (1, 4, 16, 100)] == [2, 4, 7, 16]
    moves = frostline.game("artemis").moves.moves[:3]
    node, scale = Node(1), Scale()
    assert scale.unit(3.0) == 0.5
    scale.widen([0.0, 10.0])
    assert (scale.unit(5.0), choose_child(node, moves, 0, scale, 0.5)) == (0.5, None)
    for move, mean, visits in ((moves[0], 2.0, 50), (moves[1], 9.0, 50)):
        node.children[move] = child = Node(1)
        child.visits, child.seen, child.totals = visits, 100, [mean * visits]
    assert choose_child(node, moves, 0, scale, 0.1) is moves[1]
    node.children[moves[2]] = Node(1)
    assert choose_child(node, moves, 0, scale, 0.1) is moves[2]
    assert node.children[moves[2]].mean(0) == 0.0


def test_habits_can_be_compared_in_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuning.combinations(["bold=0.1,0.2", "look=0"]) == [{"bold": 0.1, "look": 0.0}, {"bold": 0.2, "look": 0.0}]
    assert tuning.main(["antarctica", "--games", "2", "--iterations", "3", "bold=0.2"]) == 0
    assert "antarctica 2p 3: wins" in capsys.readouterr().out
