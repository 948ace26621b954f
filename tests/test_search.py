"""The search: it decides from a view alone, the same way for a seed and a budget, and thinks as long as it is told."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from walk import middle, walk

import frostline
from frostline.bots import bot
from frostline.bots.bot import play_out
from frostline.bots.evaluate import EVALUATIONS, Evaluation, deep_evaluation, lead
from frostline.bots.evaluate.network import layers_file
from frostline.bots.greedy import GreedyBot
from frostline.bots.habits import Habits
from frostline.bots.search import Budget, SearchBot, Walk, explore
from frostline.bots.tree import Node, Scale, Step, choose_child, likely, widest
from frostline.core.moves import Move
from frostline.core.record import Record
from frostline.core.state import State
from frostline.lab import tuning

GAMES = list(frostline.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_budget_give_the_same_choice(game: str) -> None:
    state = middle(game)
    found = frostline.game(game)
    bots = [SearchBot(game, 7, Budget(30)) for _ in range(2)]
    chosen = [each.choose(state.options, lambda: found.view(state, state.seat)).text for each in bots]
    assert chosen[0] == chosen[1]
    assert chosen[0] in [move.text for move in state.options]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_the_choice(game: str) -> None:
    state = middle(game)
    found = frostline.game(game)
    other = found.imagine(found.view(state, state.seat), 99)
    first = SearchBot(game, 7, Budget(20)).choose(state.options, lambda: found.view(state, state.seat))
    second = SearchBot(game, 7, Budget(20)).choose(other.options, lambda: found.view(other, state.seat))
    assert first is second


def test_no_move_is_looked_into_that_only_takes_back_the_one_before() -> None:
    game = frostline.game("artemis")
    up, down = game.moves.parse("toolkit up"), game.moves.parse("toolkit down")
    state = next(state for state in walk(("artemis", 2, ()), 3) if up in state.options and down in state.options)
    state.colonies[state.seat].toolkits = 3  # type: ignore[attr-defined]
    view = game.view(state, state.seat)
    bot = SearchBot("artemis", 1, Budget(400))
    bot.explore(view, state.options)
    assert {up, down} <= set(bot.root.children)
    for first, then in ((up, down), (down, up)):
        node = bot.root.children[first]
        assert node.undone is then
        after = state.copy()
        after.play(first)
        looked_into = {bot.step(node, after).move for _ in range(200)}
        assert then in after.options
        assert then not in looked_into | set(node.children)
    bot.undone, bot.root = up, Node(2)  # as if it had just turned the die down
    bot.explore(view, state.options)
    assert up not in bot.root.children
    assert down in bot.root.children
    elsewhere = explore(view, 1, Budget(400), undone="toolkit up")  # on another core
    assert "toolkit down" in [finding.move for finding in elsewhere]
    assert "toolkit up" not in [finding.move for finding in elsewhere]
    assert bot.sensible(bot.root, [up]) == [up]  # where there is nothing else


def test_a_bot_remembers_what_its_last_move_rules_out() -> None:
    game = frostline.game("artemis")
    up = game.moves.parse("toolkit up")
    state = next(state for state in walk(("artemis", 2, ()), 3) if up in state.options)
    bot = SearchBot("artemis", 1, Budget(1))
    for only, ruled_out in ((up, "toolkit down"), (game.moves.parse("vents"), None)):
        bot.choose([only], lambda: game.view(state, state.seat))
        assert (bot.undone.text if bot.undone else None) == ruled_out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_searched_through(game: str) -> None:
    found = frostline.game(game)
    state = found.new(2, 1)
    bots = [SearchBot(game, 1, Budget(2)), GreedyBot(game, 2)]
    while state.seat >= 0:
        seat = state.seat
        state.play(bots[seat].choose(state.options, lambda seat=seat: found.view(state, seat)))  # type: ignore[misc]
    assert all(sheet.place for sheet in state.scores())


def test_seconds_are_kept_and_iterations_counted() -> None:
    state = middle("artemis")
    found = frostline.game("artemis")
    timed = SearchBot("artemis", 1, Budget(seconds=0.2))
    started = time.perf_counter()
    timed.choose(state.options, lambda: found.view(state, state.seat))
    assert time.perf_counter() - started < 2
    assert timed.done > 5
    counted = SearchBot("artemis", 1, Budget(25))
    counted.choose(state.options, lambda: found.view(state, state.seat))
    assert 0 < counted.done <= 25
    assert counted.thought
    assert counted.thought.line


def test_a_budget_is_part_of_the_name_and_a_wrong_one_is_refused() -> None:
    found = bot("search:12", "artemis", 1)
    assert isinstance(found, SearchBot)
    assert found.budget == Budget(12)
    timed = bot("search:0.5s", "artemis", 1)
    assert isinstance(timed, SearchBot)
    assert timed.budget == Budget(seconds=0.5)
    for wrong in ("search:", "search:0", "search:-3s", "search:soon"):
        with pytest.raises(frostline.BadOption, match="search:300"):
            bot(wrong, "artemis", 1)


def test_the_tree_opens_up_slowly_and_prefers_what_is_good_or_unknown() -> None:
    assert [widest(visits, 1.5, 0.5) for visits in (1, 4, 16, 100)] == [2, 4, 7, 16]
    moves = frostline.game("artemis").moves.moves[:3]
    node, scale = Node(1), Scale()
    scale.widen([0.0, 10.0])
    node.visits, node.values = 100, [5.0]
    node.promise = dict.fromkeys(moves, 0.3)
    for move, mean, visits in ((moves[0], 2.0, 50), (moves[1], 9.0, 50)):
        node.children[move] = child = Node(1)
        child.visits, child.seen, child.values = visits, 100, [mean]
    assert choose_child(node, moves[:2], 0, scale, 0.1, room=3) is moves[1]
    assert choose_child(node, moves, 0, scale, 0.1, room=3) is moves[1]  # the third counts as much as the node, 5
    assert choose_child(node, moves, 0, scale, 0.5, room=3) is moves[2]  # unless more is risked
    assert choose_child(node, moves, 0, scale, 0.5, room=2) is moves[1]  # and there is room for it
    assert choose_child(node, moves[2:], 0, scale, 0.5, room=2) is moves[2]
    node.promise[moves[2]] = 0.01
    assert choose_child(node, moves, 0, scale, 0.5, room=3) is moves[1]


def test_options_are_likely_by_how_much_they_are_wished_for() -> None:
    assert likely([1.0, 1.0]) == [0.5, 0.5]
    assert likely([1000.0, 1000.0 + math.log(3)]) == pytest.approx([0.25, 0.75])


def test_no_first_opinion_keeps_an_option_from_being_looked_into() -> None:
    """In the last Upkeep of a recorded game a building may still bring the points that win; thought of in the world met
    first it brings nothing, and the search once ended the game without another look at it."""
    path = Path(__file__).parent.parent / "examples" / "records" / "artemis-21-20.frost"
    record = Record.loads(path.read_text(encoding="utf-8"))
    state = record.start()
    for move in record.moves[:224]:
        state.play(state.setup.game.moves.parse(move))
    bot = SearchBot("artemis", 1, Budget(600))
    found = {each.move: each for each in bot.explore(state.setup.game.view(state, state.seat), state.options)}
    assert record.moves[224] == "done"
    assert max(found, key=lambda move: found[move].visits) != "done"


def test_a_node_learns_the_mean_of_what_was_found() -> None:
    node = Node(1)
    for value in (0.0, 0.0, 0.0, 10.0):
        node.learn([value])
    assert (node.visits, node.values) == (4, [2.5])


@pytest.mark.parametrize("evaluate", [None, EVALUATIONS["artemis"]])
def test_a_node_asks_only_once_what_its_options_promise(evaluate: Evaluation | None) -> None:
    state = middle("artemis")
    bot, node = SearchBot("artemis", 1, Budget(1), evaluate=evaluate), Node(2)
    bot.root = Node(2)
    bot.judge(state, node)
    assert (node.sight is None) == (evaluate is not None)
    asked: list[list[Move]] = []
    plain = bot.wishes

    def noted(at: Node, options: Sequence[Move], world: State) -> list[float]:
        asked.append(list(options))
        return plain(at, options, world)

    bot.wishes = noted  # type: ignore[method-assign]
    some = state.options[:2]
    bot.expect(node, some, state)
    first = dict(node.promise)
    assert sum(first.values()) == pytest.approx(1)
    bot.expect(node, state.options, state)  # in another world there are more
    bot.expect(node, state.options, state)
    assert asked == [some, list(state.options)]
    assert set(node.promise) == set(state.options)
    assert {move: node.promise[move] for move in some} == first


def test_nothing_is_hopeless_at_the_root() -> None:
    state = middle("artemis")
    view = frostline.game("artemis").view(state, state.seat)
    bot = SearchBot("artemis", 1, Budget(1), Habits(doubt=0.5))
    bot.begin(view, view.options)
    assert min(bot.root.promise.values()) >= 0.5 / len(view.options)
    assert sum(bot.root.promise.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_beyond_the_tree_can_be_played_to_its_end(game: str) -> None:
    state = middle(game)
    bot = SearchBot(game, 1, Budget(30), Habits(look=20))
    view = frostline.game(game).view(state, state.seat)
    bot.begin(view, state.options)
    step = bot.step(bot.root, view.state)
    walk = Walk(bot.paired_world(view, 0), bot.mark)
    bot.descend(walk, step)
    played = [walk.state.seat]
    plain = walk.go

    def noted(move: Move) -> None:
        plain(move)
        played.append(walk.state.seat)

    walk.go = noted  # type: ignore[method-assign]
    bot.finish(walk)
    assert walk.passed
    assert len(set(played[:-1])) <= 1  # nobody else has moved
    assert bot.choose(state.options, lambda: view) in state.options


@pytest.mark.parametrize("game", GAMES)
def test_a_network_judges_where_the_tree_ends_weights_at_the_end_of_a_turn(game: str) -> None:
    state = middle(game)
    view = frostline.game(game).view(state, state.seat)
    bot = SearchBot(game, 1, Budget(1))
    assert bot.habits.look == 0
    walk = Walk(bot.world(view), bot.mark)
    before = frostline.game(game).save(walk.state)
    bot.finish(walk)
    assert frostline.game(game).save(walk.state) == before
    bot.sit_down(1)
    assert bot.habits.look > 0


def test_the_nth_look_into_every_option_is_in_the_same_world() -> None:
    state = middle("artemis")
    view = frostline.game("artemis").view(state, state.seat)
    bot = SearchBot("artemis", 1, Budget(30), Habits(prior=0))
    worlds: dict[str, list[str]] = {}
    plain = bot.descend

    def noted(walk: Walk, step: Step) -> list[Step]:
        worlds.setdefault(step.move.text, []).append(repr(frostline.game("artemis").save(walk.state)))
        return plain(walk, step)

    bot.descend = noted  # type: ignore[method-assign]
    bot.explore(view, view.options)
    assert len(worlds) > 1
    for number in range(max(map(len, worlds.values()))):
        assert len({looks[number] for looks in worlds.values() if len(looks) > number}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_turns_end_as_the_greedy_bot_would_have_it(game: str) -> None:
    state = middle(game)
    bot = SearchBot(game, 1, Budget(1), Habits(look=20))
    plans = GreedyBot(game, 5, most=20).weigh(state, state.options, state.seat)
    assert [plan.line for plan in bot.plans(state)] == [plan.line for plan in plans]
    assert len(state.options) == len(plans)  # nothing was played in the state itself


@pytest.mark.parametrize("game", GAMES)
def test_where_weights_judge_alone_a_node_goes_first_where_it_looks_best(game: str) -> None:
    state = middle(game)
    bot, node = SearchBot(game, 1, Budget(1), evaluate=EVALUATIONS[game]), Node(2)
    worth = {}
    for move in state.options:
        after = state.copy()
        after.play(move)
        worth[move.text] = bot.greedy.evaluate(after, state.seat)
    assert worth[bot.step(node, state).move.text] == pytest.approx(max(worth.values()))


def test_habits_can_be_compared_in_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuning.combinations(["bold=0.1,0.2", "look=8"]) == [{"bold": 0.1, "look": 8.0}, {"bold": 0.2, "look": 8.0}]
    assert tuning.main(["antarctica", "--games", "2", "--iterations", "3", "bold=0.2"]) == 0
    assert "antarctica 2p 3: wins" in capsys.readouterr().out
    assert tuning.main(["antarctica", "--games", "2", "--seconds", "0.001", "--against", "search", "look=20"]) == 0
    assert "antarctica 2p 0.001s: wins" in capsys.readouterr().out
    network = ["--network", str(layers_file("antarctica"))]
    assert tuning.main(["antarctica", "--games", "2", "--iterations", "2", "--against", "search", *network]) == 0
    assert "antarctica 2p 2: wins" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_lead_is_exact_when_the_game_is_over_and_foretold_before(game: str) -> None:
    state = frostline.game(game).new(2, 3)
    players = [GreedyBot(game, seat, 20) for seat in range(2)]
    judge, deep = players[0].evaluate, deep_evaluation(game, 2)
    assert lead(judge, state, 0) == judge(state, 0) - judge(state, 1)
    assert lead(deep, state, 0) == deep(state, 0)
    play_out(state, players)
    first, second = [sheet.total for sheet in state.scores()]
    for each in (judge, deep):
        assert lead(each, state, 0) == first - second == -lead(each, state, 1)


def test_only_moves_that_most_looks_went_into_are_expected() -> None:
    bot = SearchBot("artemis", 1, Budget(1))
    first, second, third = frostline.game("artemis").moves.moves[:3]
    bot.root = Node(2)
    for node, move, visits in ((bot.root, first, 60), (bot.root, second, 40)):
        node.children[move] = Node(2)
        node.children[move].visits = visits
    below = bot.root.children[first]
    below.children = {second: Node(2), third: Node(2)}
    below.children[second].visits, below.children[third].visits = 20, 15
    assert bot.main_line(first) == [first]
    below.children[second].visits = 30
    assert bot.main_line(first) == [first, second]
