"""Features: always as many, named, within their bounds, and never made from what a seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import frostline
from frostline.core.chance import Chance
from frostline.core.state import State
from frostline.lab.bench import cost, middle
from frostline.rl import feature_names
from frostline.rl.features import HIGH, LOW, features
from frostline.rl.layouts import layout, left_out
from frostline.rl.shapes import Cards
from frostline.rl.writing import Source

ROOT = Path(__file__).parents[2]
TABLES = [(name, seats) for name, game in frostline.GAMES.items() for seats in game.seats]


def positions(name: str, seats: int, seed: int, every: int = 9) -> Iterator[State]:
    """Positions of a random game with its modules on, the last one included."""
    game = frostline.game(name)
    modules = {"artemis": ["relic", "directives"]}.get(name, [])
    chance = Chance(seed)
    state = game.new(seats, seed, modules)
    number = 0
    while state.options:
        if number % every == 0:
            yield state
        state.play(state.options[chance.below(len(state.options))])
        number += 1
    yield state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_gives_as_many_numbers_as_there_are_names(name: str, seats: int) -> None:
    found = features(name, seats)
    names = feature_names(name, seats)
    assert len(set(names)) == len(names) == len(found)
    for state in positions(name, seats, seed=seats):
        for seat in range(seats):
            vector = found.of(state.setup.game.view(state, seat))
            assert vector.shape == (len(names),)
            assert vector.dtype == np.float32
            assert LOW <= vector.min() <= vector.max() <= HIGH


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_tell_apart_gives_the_same_numbers(name: str, seats: int) -> None:
    """Worlds imagined from a view differ in what is hidden only; they are read raw here, not through a view."""
    found = features(name, seats)
    differed = False
    for state in positions(name, seats, seed=20 + seats, every=25):
        game = state.setup.game
        for seat in range(seats):
            view = game.view(state, seat)
            known = found.of(view)
            assert np.array_equal(known, found.seen(state, seat))
            for seed in range(3):
                world = game.imagine(view, seed)
                hidden = [pile.cards for pile in world.piles()]
                differed = differed or hidden != [pile.cards for pile in state.piles()]
                assert np.array_equal(known, found.seen(world, seat))
    assert differed


def test_an_own_hand_is_seen_and_a_strange_one_only_counted() -> None:
    state = frostline.game("artemis").new(3, 5, ["directives"])
    found = features("artemis", 3)
    for seat in range(3):
        vector = dict(zip(found.names, found.of(state.setup.game.view(state, seat)), strict=True))
        hand = state.hands[seat].cards  # type: ignore[attr-defined]
        assert hand
        mine = [card for card in range(15) if vector[f"hands[me][{card}]"] > 0]
        assert mine == sorted(set(hand))
        assert not any(vector[f"hands[+1][{card}]"] for card in range(15))
        assert vector["hands[+1].n"] > 0


def test_seats_are_told_from_the_one_who_looks() -> None:
    state = middle(frostline.game("artemis"), 3)
    found = features("artemis", 3)
    seen = [dict(zip(found.names, found.of(state.setup.game.view(state, seat)), strict=True)) for seat in range(3)]
    for seat in range(3):
        own = state.colonies[seat].energy  # type: ignore[attr-defined]
        assert seen[seat]["colonies[me].energy"] == pytest.approx(own / 10)
        assert seen[(seat + 2) % 3]["colonies[+1].energy"] == pytest.approx(own / 10)
        assert seen[seat]["start"] == pytest.approx((state.start - seat) % 3 / 10)  # type: ignore[attr-defined]


def test_the_question_being_asked_is_marked() -> None:
    state = frostline.game("ceres").new(2, 1)
    found = features("ceres", 2)
    vector = dict(zip(found.names, found.of(state.setup.game.view(state, state.seat)), strict=True))
    asked = [name for name, value in vector.items() if name.startswith("question.") and value]
    assert state.decision is not None
    assert asked == [f"question.{state.decision.prompt}"]
    assert vector[asked[0]] == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_saved_attribute_is_told_or_left_out_for_a_reason(name: str, seats: int) -> None:
    told = {each for each, _, _ in layout(name, seats).entries}
    saved = set(frostline.game(name).new(seats, 1).saved())
    unused = {"automa"} if name == "shackleton" and seats > 1 else set()
    assert told | set(left_out(name)) | unused == saved


def test_a_pile_of_nobody_is_never_opened() -> None:
    state = frostline.game("antarctica").new(2, 1)
    source = Source()
    Cards(["a", "b", "c", "d"]).tell("state.shipyard", source)
    assert source.function()(state, 0) == [len(state.shipyard), 0, 0, 0, 0]  # type: ignore[attr-defined]


def test_what_goes_beyond_the_bounds_is_clipped() -> None:
    state = frostline.game("antarctica").new(2, 1)
    found = features("antarctica", 2)
    for turns, told in ((99, 9.9), (100, HIGH), (5000, HIGH), (-5000, LOW)):
        state.turns = turns  # type: ignore[attr-defined]
        vector = dict(zip(found.names, found.of(state.setup.game.view(state, 0)), strict=True))
        assert vector["turns"] == pytest.approx(told)
        assert vector["second"] == pytest.approx(-0.1)


def test_a_spectator_has_no_features() -> None:
    state = frostline.game("artemis").new(2, 1)
    with pytest.raises(frostline.BadOption, match="a spectator's view has none"):
        features("artemis", 2).of(state.setup.game.view(state))
    with pytest.raises(frostline.BadOption, match="artemis is for 1 to 5 seats, not 9"):
        features("artemis", 9)


@pytest.mark.parametrize("name", frostline.GAMES)
def test_a_vector_is_made_quickly(name: str) -> None:
    state = middle(frostline.game(name), 4)
    view = state.setup.game.view(state, 0)
    found = features(name, 4)
    assert cost(lambda: found.of(view), 0.2) < 450  # about 50 on a quiet machine, and 150 is what is asked for


@pytest.mark.parametrize("name", frostline.GAMES)
def test_the_document_lists_every_feature(name: str) -> None:
    text = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")
    for pattern, count, note in features(name, 3).summary():
        assert f"| `{pattern}` | {count} | {note} |" in text, pattern
    assert f"{len(features(name, 3))} features for three seats" in text
    for attribute, why in left_out(name).items():
        assert f"`{attribute}` ({why})" in text
