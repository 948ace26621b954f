"""Why a bot moved: told in both languages, the same whatever is hidden, and without a card from its hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from artemis_table import table

import frostline
from frostline.bots import LEVELS, Thought, bot
from frostline.bots.reasons import reason, told_line
from frostline.core.moves import Move
from frostline.core.state import NOBODY, State
from frostline.core.view import View
from frostline.games.antarctica.components import YARD_CARDS
from frostline.games.artemis.moves import BASE as ARTEMIS
from frostline.games.ceres.moves import BASE as CERES
from frostline.text import LANGUAGES, Speaker, speaker
from frostline.text.speaker import SYMBOLS

OPTIONS = {"artemis": ["directives"]}  # without them nobody has a hand
OFTEN = {"artemis": 0.1, "shackleton": 0.1}  # how many of the moments are looked at
FROM_HAND = ("directive", "discard", "play", "expanse", "upgrade")  # families of moves that name a card of one's own
DEPTH = 4
NAMES = {
    "directives": [f"directive-{name}" for name in ARTEMIS.directive_names],
    "shipyard": [f"yard-{name}" for name in YARD_CARDS],
    "facilities": [f"facility-{name}" for name in CERES.facility_names],
}


def held(state: State, seat: int, words: Speaker) -> set[str]:
    """The names of the cards only a seat knows."""
    own = [pile for pile in state.piles() if pile.owner == seat]
    return {words.say(NAMES[pile.pool][card]) for pile in own for card in pile.cards}


def moments(name: str, games: int) -> Iterator[tuple[View, random.Random]]:
    """Moments of random games at which the deciding seat holds cards; any moments where there are no hands."""
    game = frostline.game(name)
    for seed in range(games):
        chance = random.Random(seed)
        state = game.new(2 + seed % 2, seed, OPTIONS.get(name, ()))
        while state.seat != NOBODY:
            hand = any(pile.cards for pile in state.piles() if pile.owner == state.seat)
            if (hand or name == "shackleton") and chance.random() < OFTEN.get(name, 1):
                yield game.view(state, state.seat), chance
            state.play(chance.choice(state.options))


def a_line(view: View, chance: random.Random) -> list[Move]:
    """Moves the bot might expect, knowing its cards: after its first, rather those that name one."""
    world = view.state.setup.game.imagine(view, chance.randrange(1 << 30))
    line: list[Move] = []
    while world.seat != NOBODY and len(line) < DEPTH:
        named = [move for move in world.options if line and world.seat == view.seat and move.family in FROM_HAND]
        line.append(chance.choice(named or world.options))
        world.play(line[-1])
    return line


@pytest.mark.parametrize("name", frostline.GAMES)
def test_a_reason_names_no_card_that_only_the_bot_knows(name: str) -> None:
    words = speaker(name)
    told_of = 0
    for view, chance in moments(name, 12):
        line = a_line(view, chance)
        told = told_line(words, view, Thought(line))
        told_of += bool(told)
        decision = view.state.decision
        assert decision
        open_now = words.move(view.state, decision.frame, line[0])
        for card in held(view.state, view.seat, words):
            own = [each for each in told if each[0] not in SYMBOLS]
            assert card in open_now or not any(card in each for each in own), [move.text for move in line]
    assert told_of > 3


@pytest.mark.parametrize("name", frostline.GAMES)
def test_a_reason_is_the_same_whatever_is_hidden(name: str) -> None:
    game = frostline.game(name)
    for number, (view, chance) in zip(range(25), moments(name, 8), strict=False):
        thought = Thought(a_line(view, chance), number - 12.0)
        for lang in LANGUAGES:
            words = speaker(name, lang)
            said = {reason(words, view, thought)}
            for seed in range(3):
                other = game.view(game.imagine(game.view(view.state), seed), view.seat)
                said.add(reason(words, other, thought))
            assert len(said) == 1, said


@pytest.mark.parametrize("name", frostline.GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_says_why(name: str, level: str) -> None:
    game = frostline.game(name)
    state = game.new(2, 3)
    asked = bot(level if not LEVELS[level].seconds else "search:20", name, 1)
    view = game.view(state, state.seat)
    assert asked.choose(state.options, lambda: view) == asked.thought.line[0]  # type: ignore[union-attr]
    assert asked.thought
    for lang, points in (("en", "point|close"), ("fr", "point|serrée")):
        said = reason(speaker(name, lang), view, asked.thought)
        assert any(word in said for word in points.split("|")), said


def test_nothing_is_foretold_twice_in_a_row() -> None:
    t = table(2).give("A", energy=20).doorstep("PPPPP", "A5").region("doorstep")
    moves = frostline.game("artemis").moves
    line = [moves.parse("colonist pioneer")] * 3 + [moves.parse("done")]
    view = frostline.game("artemis").view(t.state, 0)
    assert told_line(speaker("artemis", "en"), view, Thought(line, 0.0)) == ["Pioneer", "Done"]


def test_points_are_told_in_the_singular_and_the_plural() -> None:
    game = frostline.game("artemis")
    view = game.view(game.new(2, 3), 0)
    told = {
        ("en", 1.2): "The bot expects to end about 1 point ahead.",
        ("en", -6.6): "The bot expects to end about 7 points behind.",
        ("en", -0.4): "The bot expects a close finish.",
        ("fr", 1.2): "Le bot pense finir avec environ 1 point d’avance.",
        ("fr", -6.6): "Le bot pense finir avec environ 7 points de retard.",
        ("fr", 0.9): "Le bot s’attend à une fin serrée.",
    }  # fmt: skip
    for (lang, ahead), said in told.items():
        assert reason(speaker("artemis", lang), view, Thought([], ahead)) == said
