"""The games in OpenSpiel: its own checks and bots play them, and nobody sees what is hidden."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

import frostline
import frostline.rl.openspiel
from frostline.rl.features import features
from frostline.rl.rewards import rewards

GAMES = ["artemis", "antarctica", "ceres", "shackleton"]


def load(name: str, **parameters: int) -> pyspiel.Game:
    """A game by our name for it."""
    return pyspiel.load_game(f"frostline_{name}", parameters)


def walk(game: pyspiel.Game, seed: int) -> list[pyspiel.State]:
    """Every state of a random game, the last one over."""
    dice = random.Random(seed)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(dice.choice(states[-1].legal_actions())))
    return states


def play_out(state: pyspiel.State, bots: list[pyspiel.Bot]) -> list[float]:
    """What bots win from a state on."""
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["artemis", "shackleton"])
def test_a_game_alone_passes_the_simulation_too(name: str) -> None:
    pyspiel.random_sim_test(load(name, players=1, seed=3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_is_drawn_byte_by_byte_and_gives_the_same_game_as_the_engines(name: str) -> None:
    state = load(name).new_initial_state()
    for byte in (1, 2, 3):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)

    ours = frostline.game(name).new(2, 0x010203)
    assert state.current_player() == ours.seat
    assert state.legal_actions() == sorted(move.index for move in ours.options)
    assert {state.action_to_string(action) for action in state.legal_actions()} == {m.text for m in ours.options}
    assert str(load(name, seed=0x010203).new_initial_state()) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_mcts_plays_a_whole_game(name: str) -> None:
    game, dice = load(name, seed=5), np.random.RandomState(1)
    bots = [MCTSBot(game, 1.4, 2, RandomRolloutEvaluator(1, dice), random_state=dice) for _ in range(2)]

    assert sorted(play_out(game.new_initial_state(), bots)) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_ismcts_plays_a_whole_game(name: str) -> None:
    game, dice = load(name, seed=5), np.random.RandomState(1)
    bots = [ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.4, 2, random_state=dice) for _ in range(2)]

    assert sorted(play_out(game.new_initial_state(), bots)) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize(("name", "players"), [("artemis", 2), ("antarctica", 4), ("ceres", 3), ("shackleton", 2)])
def test_a_resampled_state_looks_the_same_to_its_player_and_leaves_the_real_one_alone(name: str, players: int) -> None:
    dice = random.Random(3)
    for state in walk(load(name, players=players), 4)[3::5]:
        before = str(state)
        for player in range(players):
            world = state.resample_from_infostate(player, dice.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.current_player() == state.current_player()
        assert str(state) == before


def test_resampled_worlds_differ_from_each_other() -> None:
    state = load("ceres", seed=1).new_initial_state()
    dice = random.Random(3)

    assert len({str(state.resample_from_infostate(0, dice.random)) for _ in range(5)}) == 5


def card_being_taken() -> pyspiel.State:
    """A state of Antarctica where somebody takes a card of his choice, unseen."""
    game = load("antarctica", players=3)
    for seed in range(40):
        for state in walk(game, seed)[3:-1]:
            if sum(state.action_to_string(action).startswith("take ") for action in state.legal_actions()) > 1:
                return state
    raise AssertionError("nobody came to the shipyard")


def test_a_card_taken_in_secret_is_in_the_memory_of_its_player_only() -> None:
    state = card_being_taken()
    player = state.current_player()
    other = (player + 2) % 3  # what is left of a draft goes to the next player, who may look at it
    taking = [action for action in state.legal_actions() if state.action_to_string(action).startswith("take ")]
    one, two = state.child(taking[0]), state.child(taking[1])

    assert one.table.state.seat == two.table.state.seat
    assert one.information_state_string(player) != two.information_state_string(player)
    assert one.information_state_string(other) == two.information_state_string(other)
    assert state.action_to_string(player, taking[0]) in one.information_state_string(player)


def test_a_resampled_world_forgets_what_others_did_in_secret() -> None:
    state = card_being_taken()
    player = state.current_player()
    other = (player + 1) % 3
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a).startswith("take ")))
    world = state.resample_from_infostate(other, random.Random(1).random)

    assert world.table.entries[-1].as_seen_by(player) == f"{player} ?"
    assert state.table.entries[-1].as_seen_by(player) != f"{player} ?"


def test_the_information_state_remembers_moves_and_the_observation_does_not() -> None:
    state = load("artemis", seed=7).new_initial_state()
    move = state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])

    assert f'"history":["0 {move}"]' in state.information_state_string(1)
    assert '"history"' not in state.observation_string(1)
    assert '"chance"' not in state.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_clones_copies_and_pickles_go_on_alike_and_apart(name: str) -> None:
    states = walk(load(name), 6)
    state = states[len(states) // 2]
    action = state.legal_actions()[-1]
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = str(state)
    for twin in twins:
        twin.apply_action(action)
        assert twin.history() == [*state.history(), action]
        assert str(twin) == str(twins[0]) != before
    assert str(state) == before
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == f"frostline_{name}(players=2,seed=-1)"


def test_the_returns_of_three_go_from_one_to_minus_one() -> None:
    last = walk(load("antarctica", players=3), 1)[-1]
    places = [sheet.place for sheet in last.table.state.scores()]

    assert sorted(places) == [1, 2, 3]
    assert last.returns() == [{1: 1.0, 2: 0.0, 3: -1.0}[place] for place in places]


def test_alone_in_artemis_points_count_and_alone_on_the_moon_astrobot_is_the_rival() -> None:
    artemis, shackleton = (walk(load(name, players=1), 1)[-1] for name in ("artemis", "shackleton"))

    assert artemis.returns() == rewards("artemis", 1, artemis.table.state.scores(), "place")
    assert shackleton.returns() == [1.0 if shackleton.table.state.scores()[0].place == 1 else -1.0]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_learning_environment_gives_features_and_legal_actions(name: str) -> None:
    environment = Environment(load(name), chance_event_sampler=ChanceEventSampler(seed=4))
    step = environment.reset()
    for _ in range(5):
        player = step.current_player()
        position = environment.get_state.table.state
        view = position.setup.game.view(position, player)
        assert step.observations["info_state"][player] == features(name, 2).of(view).tolist()
        step = environment.step([step.observations["legal_actions"][player][0]])


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(frostline.BadOption, match="ceres is for 2 to 4 seats, not 5"):
        load("ceres", players=5)
    with pytest.raises(frostline.BadOption, match="seed -2: a seed is a whole number from 0 on, or -1"):
        load("ceres", seed=-2)


def test_a_spectator_sees_what_is_public() -> None:
    state = card_being_taken()
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    game = state.get_game()

    assert '"seat":-1' in game.make_py_observer(public).string_from(state, 0)
    with pytest.raises(frostline.BadOption, match="what is public, alone or with what one player knows"):
        game.make_py_observer(everything)


def test_python_ends_quietly_with_the_games_registered() -> None:
    done = subprocess.run([sys.executable, "-c", "import frostline.rl.openspiel"], capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")
