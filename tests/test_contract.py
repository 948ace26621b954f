"""What every game owes to everybody, at every seat count and with every option."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from second_tally import second_tally
from walk import SETUPS, fingerprint, name_of, walk

import frostline
from frostline.bots import bot
from frostline.core.chance import Chance
from frostline.core.moves import Move
from frostline.core.state import NOBODY, State
from frostline.core.view import imagine, rearrange
from frostline.text import LANGUAGES, speaker

pytestmark = pytest.mark.parametrize("setup", SETUPS, ids=name_of)

Setup = tuple[str, int, tuple[str, ...]]


def sampled(setup: Setup, seed: int, every: int) -> list[State]:
    """Copies of some positions of a random game."""
    return [state.copy() for number, state in enumerate(walk(setup, seed)) if number % every == seed % every]


def greedy_choice(state: State) -> Move:
    """What the greedy bot would do, with a fixed seed."""
    game = state.setup.game
    return bot("greedy", game.name, 5).choose(state.options, lambda: game.view(state, state.seat))


def test_play_ends_and_something_is_always_on_offer(setup: Setup) -> None:
    for seed in range(6):
        for state in walk(setup, seed):
            if state.seat != NOBODY:
                assert len(set(state.options)) == len(state.options) >= 2
                assert 0 <= state.seat < state.seats
        assert not state.agenda
        assert state.decision is None


def test_nothing_is_lost_and_nothing_goes_below_zero(setup: Setup) -> None:
    for seed in range(10, 14):
        for state in walk(setup, seed):
            assert state.setup.game.broken(state) == ""


def test_copies_share_nothing_that_changes(setup: Setup) -> None:
    kept = []
    for number, state in enumerate(walk(setup, 20)):
        if number % 9 == 0:
            kept.append((state.copy(), fingerprint(state)))
    for past, print_of_past in kept:
        assert fingerprint(past) == print_of_past
        assert past.options == (past.copy().options)


def test_a_deep_copy_is_the_same_position(setup: Setup) -> None:
    for state in sampled(setup, 21, 40):
        assert fingerprint(copy.deepcopy(state)) == fingerprint(state)


def test_positions_survive_the_codec_and_pickle(setup: Setup) -> None:
    for state in sampled(setup, 22, 8):
        game = state.setup.game
        again = game.load(json.loads(json.dumps(game.save(state))))
        assert fingerprint(again) == fingerprint(state)
        assert again.options == state.options
        assert again.seat == state.seat
        assert fingerprint(pickle.loads(pickle.dumps(state))) == fingerprint(state)


def test_a_saved_position_plays_on_exactly_alike(setup: Setup) -> None:
    for state in sampled(setup, 23, 60):
        again = state.setup.game.load(state.setup.game.save(state))
        chance = Chance(3)
        while state.options:
            choice = chance.below(len(state.options))
            state.play(state.options[choice])
            again.play(again.options[choice])
        assert fingerprint(again) == fingerprint(state)


def test_records_replay_to_the_same_end_in_both_forms(setup: Setup) -> None:
    game, seats, options = setup
    state = frostline.game(game).new(seats, 24, options)
    chance, moves = Chance(8), []
    while state.options:
        move = state.options[chance.below(len(state.options))]
        moves.append(move.text)
        state.play(move)
    record = frostline.Record(game=game, seats=seats, seed=24, moves=moves, options=options)
    assert fingerprint(frostline.Record.loads(record.dumps()).replay()) == fingerprint(state)
    assert fingerprint(frostline.Record.loads(record.to_json()).replay()) == fingerprint(state)


def test_a_move_that_is_no_option_is_refused_and_changes_nothing(setup: Setup) -> None:
    for state in sampled(setup, 25, 25):
        before = fingerprint(state)
        decision = state.decision
        for move in state.setup.game.moves.moves:
            if move in state.options:
                continue
            with pytest.raises(frostline.IllegalMove):
                state.play(move)
            if decision:
                refusal = decision.frame.refusal(state, move)
                assert refusal is None or refusal.rule
        assert fingerprint(state) == before


def test_what_a_seat_cannot_know_it_cannot_see(setup: Setup) -> None:
    for state in sampled(setup, 26, 30):
        game = state.setup.game
        for seat in [NOBODY, *range(state.seats)]:
            other = state.copy()
            rearrange(other, seat, Chance(99))
            other.chance = 12345
            assert json.dumps(game.view(other, seat).json()) == json.dumps(game.view(state, seat).json())
            if state.seat == seat != NOBODY:
                chosen = [greedy_choice(each) for each in (state, other)]
                assert chosen[0] is chosen[1]


def test_a_view_holds_no_generator_and_no_hidden_card(setup: Setup) -> None:
    for state in sampled(setup, 27, 50):
        for seat in [NOBODY, *range(state.seats)]:
            data = state.setup.game.view(state, seat).json()
            assert "chance" not in data
            hidden = [pile for pile in state.piles() if pile.owner == NOBODY or pile.owner != seat]
            assert json.dumps(data).count('"hidden"') == len(hidden) + len(state.bags())


def test_a_view_can_be_sent_to_another_process(setup: Setup) -> None:
    for state in sampled(setup, 29, 60):
        view = state.setup.game.view(state, state.seat)
        again = pickle.loads(pickle.dumps(view))
        assert again.json() == view.json()
        assert again.options == view.options


def test_an_imagined_world_looks_the_same_from_the_seat(setup: Setup) -> None:
    for state in sampled(setup, 28, 40):
        if state.seat == NOBODY:
            continue
        view = state.setup.game.view(state, state.seat)
        world = imagine(view, 4)
        assert json.dumps(state.setup.game.view(world, state.seat).json()) == json.dumps(view.json())
        assert state.setup.game.broken(world) == ""
        while world.options:
            world.play(world.options[0])


def test_scores_equal_a_slow_second_tally(setup: Setup) -> None:
    for seed in range(30, 33):
        for number, state in enumerate(walk(setup, seed)):
            if number % 11 == 0 or state.seat == NOBODY:
                sheets = state.scores()
                assert [sheet.total for sheet in sheets] == second_tally(state.setup.game.save(state))
                for sheet in sheets:
                    assert sheet.place == 1 + sum(other.place < sheet.place for other in sheets)
                    assert all(other.total >= sheet.total for other in sheets if other.place < sheet.place)


def test_undo_goes_back_to_the_barrier_and_no_further(setup: Setup) -> None:
    game, seats, options = setup
    match = frostline.Match(frostline.Record(game, seats, 34, (), options))
    chance = Chance(34)
    while not match.over:
        seat, before = match.state.seat, fingerprint(match.state)
        move = match.state.options[chance.below(len(match.state.options))]
        reveals, ends = match.foresee(move)
        assert reveals == match.reveals(move)
        match.play(move)
        assert ends == (match.state.seat != seat)
        assert match.can_undo is not (reveals or ends)
        if match.can_undo:
            assert match.state.seat == seat
            match.undo()
            assert fingerprint(match.state) == before
            match.play(move)
    assert fingerprint(match.record.replay()) == fingerprint(match.state)


def test_everything_can_be_said_in_every_language(setup: Setup) -> None:
    game, seats, options = setup
    match = frostline.Match(frostline.Record(game, seats, 35, (), options))
    speakers = [speaker(game, lang) for lang in LANGUAGES]
    chance = Chance(35)
    while not match.over:
        decision = match.state.decision
        assert decision
        for each in speakers:
            assert each.ask(match.state, decision.frame)
            for move in decision.options:
                assert each.move(match.state, decision.frame, move)
        entry = match.play(decision.options[chance.below(len(decision.options))])
        for each in speakers:
            for told in entry.told:
                for viewer in range(-1, seats):
                    assert each.told(match.state, told, viewer)
    for each in speakers:
        for sheet in match.state.scores():
            assert all(each.score(match.state, line) for line in sheet.lines)
