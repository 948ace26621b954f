"""The invariants notice what they are there for."""

from __future__ import annotations

import pytest

import frostline
from frostline.games.artemis.state import DICE, Artemis, Lot

GAME = frostline.game("artemis")


def lose_colonist(state: Artemis) -> None:
    state.bag.counts[2] -= 1


def lose_tile(state: Artemis) -> None:
    state.ocean_stack.cards.pop()


def double_tile(state: Artemis) -> None:
    state.gantry.append(Lot(state.gantry[0].tile, ()))


def lose_card(state: Artemis) -> None:
    state.expedition_deck.cards.pop()


def lose_directive(state: Artemis) -> None:
    state.hands[0].cards.pop()


def go_below_zero(state: Artemis) -> None:
    state.colonies[0].energy = -1


def leave_the_relief_track(state: Artemis) -> None:
    state.colonies[0].relief = 8


def overfill(state: Artemis) -> None:
    state.doorstep[0] += 20
    state.bag.counts[0] -= 20


def mix_up_a_row(state: Artemis) -> None:
    state.vents_row = [DICE[0][5], DICE[0][2]]


def drain_a_pool(state: Artemis) -> None:
    state.quarry = -1


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lose_colonist, "15 colonists of type marine, not 16"),
        (lose_tile, "a tile is lost"),
        (double_tile, "a tile is lost or there twice"),
        (lose_card, "an Expedition card is lost"),
        (lose_directive, "a Directive is lost"),
        (go_below_zero, "less than nothing"),
        (leave_the_relief_track, "less than nothing"),
        (overfill, "hold too much"),
        (mix_up_a_row, "out of order"),
        (drain_a_pool, "below zero"),
    ],
)
def test_harm_is_noticed(harm, words: str) -> None:
    state = GAME.new(3, 2, ["directives"])
    assert isinstance(state, Artemis)
    assert GAME.broken(state) == ""
    harm(state)
    assert words in GAME.broken(state)


def test_pieces_on_their_way_are_not_lost() -> None:
    from artemis_table import table

    t = table(3).doorstep("PP", "A1").build("A", "manufactory").give("A", energy=2).region("doorstep")
    t.play("colonist pioneer")
    assert t.prompt == "PlaceColonist"
    assert "type" not in GAME.broken(t.state)
