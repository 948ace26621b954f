"""Evaluations made of features: every game's weights fit its features, and can be fitted anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import frostline
from frostline.bots import bot
from frostline.bots.evaluate import evaluation
from frostline.bots.evaluate.fitted import Fitted, knots, read_weights, write_weights
from frostline.core.chance import Chance
from frostline.core.state import State
from frostline.lab import fitting

GAMES = list(frostline.GAMES)


def halves(game: str, seed: int) -> tuple[State, State]:
    """A game for two, half way and over."""
    found, judge = frostline.game(game), judgement(game)
    state = half = found.new(2, seed)
    bots = [bot("greedy", game, seed + seat) for seat in range(2)]
    while state.options:
        seat = state.seat
        state.play(bots[seat].choose(state.options, lambda seat=seat: found.view(state, seat)))  # type: ignore[misc]
        if state.options and judge.progress(state) < 0.5:
            half = state.copy()
    return half, state


def judgement(game: str) -> Fitted:
    """A game's evaluation."""
    found = evaluation(game)
    assert isinstance(found, Fitted)
    return found


def random_game(game: str, seats: int) -> list[State]:
    """Positions of a random game, the last one over."""
    state, chance = frostline.game(game).new(seats, 8), Chance(3)
    positions = [state.copy()]
    while state.options:
        state.play(state.options[chance.below(len(state.options))])
        positions.append(state.copy())
    return positions


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_and_the_game_goes_forward(game: str) -> None:
    judge = judgement(game)
    for seats in frostline.game(game).seats:
        positions = random_game(game, seats)[:-1]
        for state in positions[::7]:
            for seat in range(seats):
                assert len(judge.features(state, seat)) == len(judge.names) == len(set(judge.names))
        steps = [judge.progress(state) for state in positions]
        assert all(0 <= step <= 1 for step in steps)
        assert steps[0] < 0.2 < 0.4 < steps[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_over_is_judged_by_its_points(game: str) -> None:
    over = random_game(game, 2)[-1]
    totals = [sheet.total for sheet in over.scores()]
    best = totals.index(max(totals))
    assert judgement(game)(over, best) >= judgement(game)(over, 1 - best)
    assert judgement(game)(over, best) == pytest.approx(totals[best] + 0.3 * (totals[best] - totals[1 - best]))


@pytest.mark.parametrize("game", GAMES)
def test_the_judgement_foretells_points(game: str) -> None:
    """Half way through, what is foretold is nearer to the end than the points so far are."""
    judge = judgement(game)
    foretold, so_far = 0.0, 0.0
    for seed in range(2):
        half, over = halves(game, seed)
        for seat, sheet in enumerate(over.scores()):
            foretold += abs(judge(half, seat) - sheet.total)
            so_far += abs(half.scores()[seat].total - sheet.total)
    assert foretold < so_far


def test_weights_run_from_knot_to_knot() -> None:
    assert knots(0) == [1, 0, 0]
    assert knots(0.25) == [0.5, 0.5, 0]
    assert knots(1) == [0, 0, 1]


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "chess.toml"
    write_weights(file, ["one", "two"], [[1, 2], [3, 4], [5, 6]], "for a test")
    assert read_weights(file, ["one", "two"]) == [[1, 2], [3, 4], [5, 6]]
    with pytest.raises(frostline.BadOption, match=r"chess\.toml does not fit the features: three, two"):
        read_weights(file, ["one", "three"])


def test_a_regression_finds_what_points_depend_on() -> None:
    chance = Chance(1)
    regression = fitting.Regression(fitting.KNOTS * 2)
    for _ in range(400):
        amount = chance.below(10)
        shares = knots(chance.below(11) / 10)
        features = [share * each for share in shares for each in (1.0, float(amount))]
        regression.add([fitting.Sample(features, 20 + 3 * amount)])
    weights = regression.solve([[0.0, 0.0]] * fitting.KNOTS)
    assert [each[1] for each in weights] == pytest.approx([3, 3, 3], abs=0.6)
    assert [each[0] for each in weights] == pytest.approx([20, 20, 20], abs=3)


@pytest.mark.parametrize("iterations", ["0", "3"])
def test_a_generation_is_played_matched_and_kept_only_if_it_wins(  # type: ignore[no-untyped-def]
    iterations: str, tmp_path, monkeypatch, capsys
) -> None:
    monkeypatch.setattr(fitting, "write_weights", lambda *given: (tmp_path / "written").write_text(given[-1]))
    assert (
        fitting.main(["artemis", "--games", "2", "--generations", "1", "--matches", "2", "--iterations", iterations])
        == 0
    )
    printed = capsys.readouterr().out
    assert "artemis, generation 1" in printed
    won = int(printed.split(": ")[1].split("%")[0])
    assert (tmp_path / "written").exists() == (won > 50)
