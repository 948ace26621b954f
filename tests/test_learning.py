"""Networks: what they see, what they say, and that they can be taught."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy
import pytest
from walk import middle

import frostline
from frostline.bots.bot import play_out
from frostline.bots.evaluate import EVALUATIONS, NETWORKS, deep_evaluation
from frostline.bots.evaluate.network import FAR, Network
from frostline.bots.random import RandomBot
from frostline.bots.search import Budget, SearchBot
from frostline.core.codec import encode_state
from frostline.lab import learning
from frostline.lab.styles import STYLES

GAMES = sorted(EVALUATIONS)
RECORDS = sorted((Path(__file__).parent.parent / "examples" / "records").glob("*.frost"))


class Here:
    """A pool without processes."""

    def map(self, work: Callable[[Any], Any], tasks: Sequence[Any], _: int) -> list[Any]:
        return [work(task) for task in tasks]


def told(game: str, **more: Any) -> argparse.Namespace:
    usual = {
        "game": game, "seats": [2], "games": 2, "looks": 4, "seed": 1, "minutes": 0.001, "out": None, "records": [],
        "new": True, "begin": None, "iterations": 0, "rate": 1e-3,
    }  # fmt: skip
    return argparse.Namespace(**usual | more)


def untaught(game: str, seats: int = 2) -> Network:
    """A network that changes nothing yet."""
    rows = numpy.array(NETWORKS[game].rows(middle(game, seats), [0, 1]))
    return learning.taught(game, learning.fresh(rows, numpy.random.default_rng(1)))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_network_begins_with_what_the_weights_expect(game: str, seats: int) -> None:
    state, network = middle(game, seats), untaught(game, seats)
    worth = [EVALUATIONS[game](state, seat) for seat in range(seats)]
    for seat in range(seats):
        best = max(worth[:seat] + worth[seat + 1 :])
        assert network(state, seat) == pytest.approx(worth[seat] - best, abs=1e-5)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_network_sees_nothing_that_its_seat_does_not_know(game: str, seats: int) -> None:
    state, network = middle(game, seats), NETWORKS[game]
    view = state.setup.game.view(state, state.seat)
    worlds = [state.setup.game.imagine(view, seed) for seed in range(8)]
    assert len({str(encode_state(world)) for world in worlds}) == 8
    assert len({tuple(network.rows(world, [state.seat])[0]) for world in worlds}) == 1


@pytest.mark.parametrize("game", [game for game in GAMES if game != "antarctica"])  # it has no rounds
def test_a_network_sees_as_many_numbers_where_a_pack_has_other_rounds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, network = middle(game), NETWORKS[game]
    width = len(network.rows(state, [0])[0])
    for rounds in (state.round, state.printed.rounds + 1):  # type: ignore[attr-defined]
        monkeypatch.setattr(state.printed, "rounds", rounds)  # type: ignore[attr-defined]
        assert len(network.rows(state, [0])[0]) == width


@pytest.mark.parametrize("game", GAMES)
def test_a_search_judges_by_the_network_or_as_it_is_told(game: str) -> None:
    assert deep_evaluation(game, 1) is EVALUATIONS[game]
    for seats, own, expected in (
        (2, None, NETWORKS[game]),
        (3, None, NETWORKS[game]),
        (2, EVALUATIONS[game], EVALUATIONS[game]),
    ):
        state = frostline.game(game).new(seats, 5)
        bot = SearchBot(game, 1, Budget(1), evaluate=own)
        bot.choose(state.options, lambda state=state: state.setup.game.view(state, state.seat))  # type: ignore[misc]
        assert bot.evaluate is bot.adviser.evaluate is expected
        assert bot.greedy.evaluate is EVALUATIONS[game]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_positions_judged_together_are_judged_as_each_alone_exactly_at_the_end(game: str, seats: int) -> None:
    network, over = NETWORKS[game], middle(game, seats)
    states = [middle(game, seats), over, middle(game, seats, moves=20)]
    play_out(over, [RandomBot(game, seat) for seat in range(seats)])
    totals = [sheet.total for sheet in over.scores()]
    for seat in range(seats):
        together = network.each(states, seat)
        assert together == [network(state, seat) for state in states]
        assert together == [network.everybody(state)[seat] for state in states]
        assert together[1] == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def test_positions_are_worth_what_came_later() -> None:
    judged = numpy.array([[0.0, 0.0], [10.0, 2.0]])
    last = numpy.array([20.0, 8.0])
    before = learning.TRUST * last + (1 - learning.TRUST) * judged[1]
    assert learning.foretold(judged, [20.0, 8.0]) == pytest.approx(numpy.array([before, last]))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_learns_what_it_is_taught(game: str) -> None:
    task = learning.Task(game, untaught(game).layers, 3, looks=4)
    rows = learning.lesson(task).rows.astype("float64")
    network = learning.taught(game, learning.fresh(rows, numpy.random.default_rng(2)))
    points = rows[:, -2:] + 5 * (rows[:, [3]] > rows[:, [3]].mean())
    teacher = learning.Teacher(network)

    def wrong() -> float:
        return float(((network.points(rows) - points) ** 2).mean())

    before = wrong()
    for _ in range(200):
        teacher.step(rows, points, 3e-3)
    assert wrong() < before / 10


@pytest.mark.parametrize(("game", "seats"), [*[(game, 2) for game in GAMES], ("antarctica", 3)])
def test_teaching_goes_on_from_a_network_and_keeps_it_whole(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "MATCH", 2)
    monkeypatch.setattr(learning, "EVERY", 0.0)
    monkeypatch.setattr(learning, "FIRST", 1)
    monkeypatch.setattr(learning, "FROM_RECORDS", 1.0)
    monkeypatch.setattr(learning, "MATCH_LOOKS", 4)
    out = tmp_path / "taught.npz"
    learning.teach(told(game, seats=[seats], out=out), Here())
    learning.teach(told(game, seats=[seats], out=out, new=False, begin=out, iterations=2, records=RECORDS), Here())
    assert capsys.readouterr().out.count(f"{game}, 2 games: ahead of greedy by") == 2
    again, state = learning.taught(game, learning.read(out)), middle(game, seats)
    assert again(state, 0) != untaught(game, seats)(state, 0)
    assert [path.name for path in tmp_path.iterdir()] == ["taught.npz"]


@pytest.mark.parametrize("game", GAMES)
def test_games_begin_in_positions_of_records_of_the_game(game: str) -> None:
    starts = learning.positions(RECORDS, game)
    assert len(starts) > 10
    assert all(start.seat >= 0 and start.setup.game.name == game for start in starts)
    assert learning.positions(RECORDS, game, [3, 4]) == []  # all are for two


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_may_fancy_something_of_its_own_but_no_game_that_is_over(game: str) -> None:
    state, over = middle(game), middle(game)
    play_out(over, [RandomBot(game, seat) for seat in range(2)])
    network = NETWORKS[game]
    own = len(network.side(state, 0))
    network(state, 0)  # reads its layers
    task = learning.Task(game, network.layers, 1)
    fancies = [learning.fancied(task, learning.random.Random(seed), own) for seed in range(20)]
    assert all(1 <= numpy.count_nonzero(fancy) <= learning.FANCIED and not fancy[own:].any() for fancy in fancies)
    assert any((fancy < 0).any() for fancy in fancies)  # nobody dislikes what belongs to a style
    fancy = fancies[0]
    plain = learning.Pupil(game, 1, network, 4, 0, 0).judge([state, over], 0)
    pupil = learning.Pupil(game, 1, network, 4, 0, 0)
    pupil.fancy = fancy
    fond = pupil.judge([state, over], 0)
    seen = network.heights(network.rows(state, [0]))[1][0]
    assert fond[0] - plain[0] == pytest.approx(float(seen @ fancy), abs=1e-5)
    assert fond[1] == plain[1]


@pytest.mark.parametrize("game", GAMES)
def test_styles_are_made_of_features(game: str) -> None:
    names = NETWORKS[game].fitted.names
    assert all(name in names for style in STYLES[game] for name in style)


def test_a_network_with_more_room_judges_as_before() -> None:
    chance, wide = numpy.random.default_rng(1), untaught("ceres").layers
    wide["last"][:, 0] += 0.3
    narrow = dict(wide) | {
        "first": wide["first"][:, :20],
        "first-bias": wide["first-bias"][:20],
        "second": wide["second"][:20],
    }
    before, after = learning.taught("ceres", narrow), learning.taught("ceres", learning.widened(narrow, chance))
    assert after.layers["first"].shape == wide["first"].shape
    state = middle("ceres")
    assert [after(state, seat) for seat in (0, 1)] == [before(state, seat) for seat in (0, 1)]
    assert before(state, 0) != untaught("ceres")(state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_judges_as_before_when_scales_are_renewed_and_sees_what_was_new(game: str) -> None:
    rows = learning.lesson(learning.Task(game, untaught(game).layers, 3, looks=4)).rows.astype("float64")
    rows[:, 0] = 1  # the same in every row
    before = learning.taught(game, learning.fresh(rows, numpy.random.default_rng(1)))
    before.layers["last"] += 0.3
    other = rows * 1.2 + 0.1
    other[: len(other) // 2, 0] = 2
    after = learning.taught(game, learning.renewed(before.layers, other))
    assert before.layers["scale"][0] == 0 < after.layers["scale"][0]
    near = [numpy.abs(each.heights(rows)[1]).max(1) < FAR for each in (before, after)]  # further off is all the same
    same = near[0] & near[1]
    assert same.any()
    assert after.points(rows[same]) == pytest.approx(before.points(rows[same]))
