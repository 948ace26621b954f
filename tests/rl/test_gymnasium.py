"""One seat against bots in Gymnasium: its own check passes, the bots answer, illegal actions are answered as told."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import frostline
from frostline import rl
from frostline.core.chance import Chance
from frostline.rl.solo import SeatEnv


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, object], int]:
    """A random game: the last reward and info, and how many own decisions there were."""
    chance = Chance(seed)
    _, info = env.reset(seed=seed)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert reward == 0
        assert np.array_equal(info["action_mask"], env.action_masks())
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(legal[chance.below(len(legal))])
        assert not cut
        steps += 1
    return reward, info, steps


@pytest.mark.parametrize("name", frostline.GAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    """It tries actions without asking for the mask, so illegal ones must be answered and not raised."""
    env = rl.single(name, 3, bots=("random",), seat=1, illegal="lose")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", frostline.GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_is_played_to_its_end_against_bots(name: str, seat: int) -> None:
    env = rl.single(name, 2, bots=("random",), seat=seat)
    reward, info, steps = play(env, 4)
    assert steps > 5
    assert reward in (1, -1, 0)
    assert info["total"] == env.table.position.scores()[seat].total
    assert not env.action_masks().any()
    with pytest.raises(frostline.IllegalMove, match="reset the environment first"):
        env.step(0)


def test_greedy_and_random_take_the_other_seats_in_order() -> None:
    env = rl.single("artemis", 3, bots=("greedy", "random"), seat=1)
    env.reset(seed=1)
    assert {seat: type(each).__name__ for seat, each in env.bots.items()} == {0: "GreedyBot", 2: "RandomBot"}
    assert env.table.position.seat == 1


def test_the_same_seed_gives_the_same_game_and_bots() -> None:
    env = rl.single("antarctica", 3, bots=("random",))
    assert play(env, 6)[1]["totals"] == play(env, 6)[1]["totals"]


def test_alone_there_are_no_bots() -> None:
    reward, info, _ = play(rl.single("artemis", 1), 2)
    assert reward == info["total"] / 30  # type: ignore[operator]
    assert play(rl.single("shackleton", 1), 2)[0] == -1


def test_an_illegal_action_is_raised_or_loses_the_game() -> None:
    env = rl.single("artemis", 2, bots=("random",))
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises(frostline.IllegalMove, match="is not an option; the options are"):
        env.step(wrong)
    env = rl.single("artemis", 2, bots=("random",), illegal="lose")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, True, False)
    assert "is not an option" in info["illegal"]
    with pytest.raises(frostline.IllegalMove, match="the game is over"):
        env.step(wrong)


def test_it_draws_what_the_own_seat_sees() -> None:
    env = rl.single("ceres", 2, bots=("random",), render_mode="svg")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, str)
    assert picture.startswith("<svg")


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(frostline.BadOption, match="illegal='ignore' is unknown; an illegal action can: raise, lose"):
        rl.single("artemis", illegal="ignore")
    with pytest.raises(frostline.BadOption, match="seat 3: with 3 seats they are numbered from 0 to 2"):
        rl.single("artemis", 3, seat=3)
    with pytest.raises(frostline.BadOption, match="3 bots for 2 other seats"):
        rl.single("artemis", 3, bots=("random", "random", "random"))
    with pytest.raises(frostline.BadOption, match="there is no bot 'clever'"):
        rl.single("artemis", 3, bots=("clever",))
