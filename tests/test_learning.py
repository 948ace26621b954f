"""Networks: what they see, what they say, and that they can be taught."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest
from walk import middle

import frostline
from frostline.bots.bot import play_out
from frostline.bots.evaluate import EVALUATIONS, KEEN, NETWORKS, deep_evaluation, glances_at
from frostline.bots.evaluate.network import FAR, Network, layers_file
from frostline.bots.random import RandomBot
from frostline.bots.search import Budget, SearchBot
from frostline.bots.tree import Node, likely
from frostline.core.codec import encode_state
from frostline.lab import blending, learning, lessons
from frostline.lab.lessons import Lesson, taught
from frostline.lab.styles import STYLES

GAMES = sorted(EVALUATIONS)
RECORDS = sorted((Path(__file__).parent.parent / "examples" / "records").glob("*.frost"))


def told(game: str, folder: Path, **more: Any) -> argparse.Namespace:
    usual = {
        "game": game, "folder": folder, "seats": [2], "seed": 1, "minutes": 0.002, "records": [], "few": 1, "many": 3,
        "new": True, "begin": None, "rate": 1e-3, "first": 2, "python": sys.executable, "players": 1,
    }  # fmt: skip
    return argparse.Namespace(**usual | more)


def untaught(game: str, seats: int = 2) -> Network:
    """A network that changes nothing yet."""
    rows = numpy.array(NETWORKS[game].rows(middle(game, seats), [0, 1]))
    return taught(game, learning.fresh(rows, moves_of(game), numpy.random.default_rng(1)))


def moves_of(game: str) -> int:
    """How many moves a game has."""
    return len(frostline.game(game).moves.moves)


def a_lesson(game: str) -> Lesson:
    """A game to learn from."""
    return lessons.lesson(lessons.Task(game, untaught(game).layers, 4, few=1, many=6))


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


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_network_judges_and_sees_at_once(game: str, seats: int) -> None:
    network, state = NETWORKS[game], middle(game, seats)
    values, sight = network.look(state)
    assert values == network.everybody(state)
    numbers = [move.index for move in state.options]
    glances = glances_at(EVALUATIONS[game], state, state.options)
    wishes = network.wishes(sight, numbers, glances)
    assert network.wishes(sight, numbers[:1], glances[:1]) == wishes[:1]
    keen = [after - wish for wish, after in zip(wishes, network.wishes(sight, numbers, [g + 1 for g in glances]))]
    assert keen == pytest.approx([keen[0]] * len(keen), abs=1e-5)  # a glance counts alike for all options


@pytest.mark.parametrize("game", GAMES)
def test_an_untaught_network_wishes_for_what_looks_best_at_first_glance(game: str) -> None:
    network, state = untaught(game), middle(game)
    glances = glances_at(EVALUATIONS[game], state, state.options)
    wishes = network.wishes(network.look(state)[1], [move.index for move in state.options], glances)
    assert wishes == pytest.approx([KEEN * glance for glance in glances], abs=1e-5)


def test_positions_are_worth_what_came_later() -> None:
    judged = numpy.array([[0.0, 0.0], [10.0, 2.0]])
    last = numpy.array([20.0, 8.0])
    before = lessons.TRUST * last + (1 - lessons.TRUST) * judged[1]
    assert lessons.foretold(judged, [20.0, 8.0]) == pytest.approx(numpy.array([before, last]))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_says_what_was_seen_what_it_was_worth_and_what_was_looked_into(game: str) -> None:
    found = a_lesson(game)
    count = len(found.rows)
    assert count > 20
    assert {len(each) for each in found} == {count}
    thought_over = found.shares.sum(1) > 0
    assert 0 < thought_over.sum() < count / 2
    assert found.shares[thought_over].sum(1) == pytest.approx(1)
    assert (found.moves[thought_over][:, :2] >= 0).all()  # there was a choice
    assert not found.shares[found.moves < 0].any()
    assert found.points[count // 2 - 1].tolist() == found.points[-1].tolist()[::-1]  # the end, from both sides


@pytest.mark.parametrize("game", GAMES)
def test_a_network_learns_what_it_is_taught(game: str) -> None:
    found = a_lesson(game)
    rows = found.rows.astype("float64")
    points = rows[:, -2:] + 5 * (rows[:, [3]] > rows[:, [3]].mean())
    shares = (found.moves == found.moves.max(1, keepdims=True)) & (found.shares.sum(1, keepdims=True) > 0)
    wanted = Lesson(found.rows, points, found.moves, found.glances, shares.astype("float32"))  # the last move there is
    teacher = learning.Teacher(learning.fresh(rows, moves_of(game), numpy.random.default_rng(2)))

    def wrong() -> tuple[float, float]:
        network = taught(game, teacher.learnt())
        off = float(((network.points(network.heights(rows)) - points) ** 2).mean())
        likely_ones = []
        for place in numpy.flatnonzero(shares.any(1)):
            there = found.moves[place] >= 0
            first = network.heights(rows[[place]])[2][0]
            sight = numpy.maximum(first @ network.layers["plan"] + network.layers["plan-bias"], 0)
            wishes = network.wishes(sight, found.moves[place][there].tolist(), found.glances[place][there].tolist())
            likely_ones.append(likely(wishes)[int(shares[place][there].argmax())])
        return off, sum(likely_ones) / len(likely_ones)

    before = wrong()
    for _ in range(200):
        teacher.step(wanted, 3e-3)
    after = wrong()
    assert after[0] < before[0] / 10
    assert after[1] > max(0.8, before[1])


@pytest.mark.parametrize(("game", "seats"), [*[(game, 2) for game in GAMES], ("antarctica", 3)])
def test_teaching_goes_on_from_a_network_and_its_games(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("OFTEN", "SAID", "PAUSE"):
        monkeypatch.setattr(learning, name, 0.0)
    monkeypatch.setattr(lessons, "FANCIES", 0.0)
    learning.School(told(game, tmp_path))
    for seed, from_records in ((1, 0.0), (2, 1.0)):
        monkeypatch.setattr(lessons, "FROM_RECORDS", from_records)
        assert lessons.play(told(game, tmp_path, seats=[seats], seed=seed, records=RECORDS, minutes=0)) == 1
    school = learning.teach(told(game, tmp_path, records=RECORDS))
    assert school.remembered is not None
    assert f"{game}, 2 games: leads off by" in capsys.readouterr().out
    assert learning.teach(told(game, tmp_path)).heard == school.heard == 2
    assert lessons.read(tmp_path / "network.npz")["last"].any()  # all zeros before anything was learnt
    assert sorted(path.suffix for path in tmp_path.rglob("*.*")) == [".npz"] * 3


def test_a_school_starts_its_players_and_sends_them_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "PAUSE", 0.1)
    words = ["antarctica", str(tmp_path), "--new", "--players", "1", "--first", "1", "--minutes", "0.2"]
    assert learning.main(words) == 0
    assert list((tmp_path / "lessons").glob("*.npz"))
    assert "Traceback" not in capfd.readouterr().err


def test_the_oldest_games_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "KEPT_GAMES", 2)
    school = learning.School(told("antarctica", tmp_path, first=1))
    found = a_lesson("antarctica")
    for number in range(4):
        lessons.keep(tmp_path / "lessons" / f"{number}.npz", found._asdict(), numpy.savez)
        os.utime(tmp_path / "lessons" / f"{number}.npz", (number, number))
        assert school.hear() == len(found.rows)
    assert school.names == ["2", "3"]
    assert sorted(path.stem for path in (tmp_path / "lessons").iterdir()) == ["2", "3"]


@pytest.mark.parametrize("game", GAMES)
def test_games_begin_in_positions_of_records_of_the_game(game: str) -> None:
    starts = lessons.positions(RECORDS, game)
    assert len(starts) > 10
    assert all(start.seat >= 0 and start.setup.game.name == game for start in starts)
    assert lessons.positions(RECORDS, game, [3, 4]) == []  # all are for two


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_teach_what_their_winner_chose_and_how_they_ended(game: str) -> None:
    path = next(path for path in RECORDS if path.name.startswith(game))
    record = frostline.Record.loads(path.read_text(encoding="utf-8"))
    totals = [sheet.total for sheet in record.replay().scores()]
    winner, state, wanted = totals.index(max(totals)), record.start(), []
    for text in record.moves:
        move = state.setup.game.moves.parse(text)
        if state.seat == winner:
            wanted.append(move.index)
        state.play(move)
    found = lessons.remembered([path], game, untaught(game))
    assert found is not None
    assert len(found.rows) == 2 * len(wanted)
    chose = found.shares.sum(1) > 0
    assert found.moves[chose][found.shares[chose] > 0].tolist() == wanted
    first = len(wanted) if winner else 0
    assert chose[first : first + len(wanted)].all()
    assert found.points[first].tolist() == [max(totals), min(totals)]
    assert found.points[len(wanted) - first].tolist() == [min(totals), max(totals)]
    assert lessons.remembered([path], "ceres" if game == "artemis" else "artemis", untaught(game)) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_thinker_may_fancy_something_of_its_own_but_no_game_that_is_over(game: str) -> None:
    state, over = middle(game), middle(game)
    play_out(over, [RandomBot(game, seat) for seat in range(2)])
    network = NETWORKS[game]
    own = len(network.side(state, 0))
    network(state, 0)  # reads its layers
    task = lessons.Task(game, network.layers, 1)
    fancies = [lessons.fancied(task, lessons.random.Random(seed), own) for seed in range(20)]
    assert all(1 <= numpy.count_nonzero(fancy) <= lessons.FANCIED and not fancy[own:].any() for fancy in fancies)
    assert any((fancy < 0).any() for fancy in fancies)  # nobody dislikes what belongs to a style
    thinker = lessons.Thinker(game, 1, network)
    thinker.choose(state.options, lambda: frostline.game(game).view(state, state.seat))
    thinker.root = Node(2)
    thinker.root.seat = 1
    plain = [thinker.judge(each, Node(2)) for each in (state, over)]
    thinker.fancy = fancies[0]
    fond = [thinker.judge(each, Node(2)) for each in (state, over)]
    seen = network.heights(network.rows(state, [1]))[1][0]
    assert fond[0] == pytest.approx([plain[0][0], plain[0][1] + float(seen @ fancies[0])])
    assert fond[1] == plain[1]


@pytest.mark.parametrize("game", GAMES)
def test_styles_are_made_of_features(game: str) -> None:
    names = NETWORKS[game].fitted.names
    assert all(name in names for style in STYLES[game] for name in style)


def test_a_network_with_more_room_judges_and_wishes_as_before() -> None:
    chance, wide = numpy.random.default_rng(1), untaught("ceres").layers
    wide["last"][:, 0] += 0.3
    wide["choice"] += chance.normal(0, 0.1, wide["choice"].shape)
    narrow = dict(wide) | {
        "first": wide["first"][:, :20],
        "first-bias": wide["first-bias"][:20],
        "second": wide["second"][:20],
        "plan": wide["plan"][:20],
    }
    before, after = taught("ceres", narrow), taught("ceres", learning.widened(narrow, chance))
    assert after.layers["first"].shape == wide["first"].shape
    state = middle("ceres")
    (values, sight), (same_values, same_sight) = before.look(state), after.look(state)
    assert same_values == values
    assert same_sight == pytest.approx(sight)
    assert before(state, 0) != untaught("ceres")(state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_judges_as_before_when_scales_are_renewed_and_sees_what_was_new(game: str) -> None:
    rows = a_lesson(game).rows.astype("float64")
    rows[:, 0] = 1  # the same in every row
    before = taught(game, learning.fresh(rows, moves_of(game), numpy.random.default_rng(1)))
    before.layers["last"] += 0.3
    other = rows * 1.2 + 0.1
    other[: len(other) // 2, 0] = 2
    after = taught(game, learning.renewed(before.layers, other))
    assert before.layers["scale"][0] == 0 < after.layers["scale"][0]
    heights = [each.heights(rows) for each in (before, after)]
    near = [numpy.abs(each[1]).max(1) < FAR for each in heights]  # further off is all the same
    same = near[0] & near[1]
    assert same.any()
    assert after.points(heights[1])[same] == pytest.approx(before.points(heights[0])[same])


def test_a_blend_lies_between_two_networks_and_is_each_of_them_at_its_ends(tmp_path: Path) -> None:
    own, chance = lessons.read(layers_file("antarctica")), numpy.random.default_rng(1)
    spread = numpy.where(own["scale"] > 0, 1 / numpy.maximum(own["scale"], 1e-9), 0)
    rows = own["mean"] + 0.3 * spread * chance.normal(size=(4, len(spread)))  # nothing goes too far
    other = {name: numbers + 0.01 * chance.normal(size=numbers.shape) for name, numbers in own.items()}
    other["scale"] = numpy.where(own["scale"] > 0, own["scale"] * 1.3, 0)
    values = [taught("antarctica", each).ahead(rows) for each in (own, other)]
    for share, expected in ((0.0, values[0]), (1.0, values[1])):
        found = taught("antarctica", blending.blended(own, other, share))
        assert found.ahead(rows) == pytest.approx(expected, abs=1e-3)
    lessons.keep(tmp_path / "other.npz", other)
    assert blending.main(["antarctica", str(tmp_path / "other.npz"), str(tmp_path / "half.npz")]) == 0
    half = lessons.read(tmp_path / "half.npz")
    assert half["last"] == pytest.approx((own["last"] + other["last"]) / 2, abs=1e-5)
