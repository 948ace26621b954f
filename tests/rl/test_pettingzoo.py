"""The games in PettingZoo: its own tests pass, rewards and masks are right, a step is cheap."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import frostline
from frostline import rl
from frostline.core.chance import Chance
from frostline.core.scores import ScoreLine, ScoreSheet
from frostline.rl.measure import beside, connect_four
from frostline.rl.rewards import POINTS, rewards

with warnings.catch_warnings():  # it imports a game of its own in a way it deprecates, where pygame is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

ROOT = Path(__file__).parents[2]
# What api_test says of every environment with a mask that is not on PettingZoo's own list of them.
DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
TABLES = [(name, seats) for name, game in frostline.GAMES.items() for seats in game.seats]


def play(env: Any, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    """A random game: what every agent got at its end."""
    chance = Chance(seed)
    env.reset(seed=seed)
    got = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            got[agent] = (reward, info)
            env.step(None)
        else:
            assert reward == 0
            legal = np.flatnonzero(seen["action_mask"])
            env.step(legal[chance.below(len(legal))])
    return got


def sheets(*totals_and_places: tuple[int, int]) -> list[ScoreSheet]:
    """Score sheets with these totals and places."""
    made = []
    for seat, (total, place) in enumerate(totals_and_places):
        sheet = ScoreSheet(seat, [ScoreLine("play", total, "")])
        sheet.place = place
        made.append(sheet)
    return made


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    api_test(rl.env(name, seats), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    seed_test(lambda: rl.env(name, seats))


@pytest.mark.slow
def test_the_benchmark_of_pettingzoo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(rl.env("artemis", 3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", frostline.GAMES)
def test_a_step_costs_no_more_than_one_of_connect_four(name: str) -> None:
    """On a quiet machine a step is a quarter to half of it; with a look at what the agent sees 0.6 to 1.0 of one with
    a look."""
    pytest.importorskip("pygame", reason="PettingZoo's Connect Four is not importable without pygame")
    peer = connect_four()
    assert beside(peer, name, 200, observe=False).ratio < 1
    assert beside(peer, name, 200, observe=True).ratio < 1.4


def test_a_seed_is_the_games_own_and_the_next_games_follow_from_it() -> None:
    env = rl.env("artemis", 3)
    env.reset(seed=7)
    assert env.unwrapped.table.position.seat == frostline.game("artemis").new(3, 7).seat
    following = []
    for _ in range(2):
        env.reset(seed=7)
        env.reset()
        following.append(env.unwrapped.table.position.chance)
    assert following[0] == following[1]


def test_the_mask_is_exactly_the_options_and_empty_for_the_others() -> None:
    env = rl.env("ceres", 3)
    env.reset(seed=3)
    position = env.unwrapped.table.position
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        mine = agent == env.agent_selection
        assert np.flatnonzero(mask).tolist() == (sorted(move.index for move in position.options) if mine else [])


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    env = rl.env("artemis", 3)
    env.reset(seed=7)
    agent = env.agent_selection
    with pytest.raises(frostline.IllegalMove, match="'done' is not an option; the options are: die"):
        env.step(frostline.game("artemis").moves.parse("done").index)
    for wrong in (-1, 448, None, 2.5):
        with pytest.raises(frostline.IllegalMove, match="actions are whole numbers from 0 to 447"):
            env.step(wrong)
    assert env.agent_selection == agent


@pytest.mark.parametrize("name", frostline.GAMES)
def test_rewards_come_at_the_end_and_infos_tell_the_scores(name: str) -> None:
    got = play(rl.env(name, 2), 5)
    assert sorted(got) == ["player_0", "player_1"]
    assert sum(reward for reward, _ in got.values()) == pytest.approx(0)
    for reward, info in got.values():
        assert info["total"] in info["totals"]
        assert reward == {1: 1, 2: -1}[info["place"]] or [each["place"] for _, each in got.values()] == [1, 1]


def test_rewards_by_place_share_what_tied_places_are_worth() -> None:
    assert rewards("ceres", 2, sheets((30, 1), (20, 2)), "place") == [1, -1]
    assert rewards("ceres", 3, sheets((20, 2), (30, 1), (10, 3)), "place") == [0, 1, -1]
    assert rewards("ceres", 3, sheets((30, 1), (30, 1), (10, 3)), "place") == [0.5, 0.5, -1]
    assert rewards("ceres", 2, sheets((30, 1), (30, 1)), "place") == [0, 0]


def test_rewards_by_points_are_the_lead_over_the_mean_of_the_others() -> None:
    scale = POINTS["ceres"]
    assert rewards("ceres", 3, sheets((40, 1), (20, 2), (10, 3)), "points") == [25 / scale, -5 / scale, -20 / scale]


def test_alone_the_automa_is_the_opponent_where_there_is_one() -> None:
    assert rewards("shackleton", 1, sheets((90, 2), (120, 1)), "place") == [-1]
    assert rewards("shackleton", 1, sheets((90, 2), (120, 1)), "points") == [-30 / POINTS["shackleton"]]
    assert rewards("artemis", 1, sheets((15, 1)), "place") == [15 / POINTS["artemis"]]
    [(reward, info)] = play(rl.env("artemis", 1), 3).values()
    assert reward == info["total"] / POINTS["artemis"]


@pytest.mark.parametrize("name", frostline.GAMES)
def test_it_draws_the_board_and_the_terminals_picture(name: str) -> None:
    pictures = {}
    for mode in ("svg", "ansi", None):
        env = rl.env(name, 2, render_mode=mode)
        env.reset(seed=1)
        pictures[mode] = env.render()
    assert pictures["svg"].startswith("<svg")
    assert len(pictures["ansi"].splitlines()) > 5
    assert pictures[None] is None


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(frostline.BadOption, match="there is no reward 'fame'; the rewards are: place, points"):
        rl.env("artemis", reward="fame")
    with pytest.raises(frostline.BadOption, match="there is no render mode 'human'; the modes are: svg, ansi"):
        rl.env("artemis", render_mode="human")
    with pytest.raises(frostline.BadOption, match="artemis has no option 'chaos'"):
        rl.env("artemis", options=["chaos"])
    with pytest.raises(frostline.UnknownGame):
        rl.env("chess")


def test_a_pickled_table_plays_on() -> None:
    env = rl.env("artemis", 3, options=["directives"]).unwrapped
    env.reset(seed=2)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        assert twin.agent_selection == env.agent_selection
        action = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        env.step(action)
        twin.step(action)
    assert np.array_equal(twin.observe("player_0")["observation"], env.observe("player_0")["observation"])


def test_the_tiny_learner_runs() -> None:
    command = [sys.executable, "examples/train_tiny.py", "--games", "10", "--tests", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert "before" in done.stdout
    assert "after" in done.stdout
