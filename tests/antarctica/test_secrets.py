"""What the log tells of hidden cards: the kind to their owner, to everybody else that a card was taken."""

from __future__ import annotations

import json

import pytest
from antarctica_table import Table, table

import frostline
from frostline.boards import BOARDS, Scene
from frostline.text import speaker

GAME = frostline.game("antarctica")
SPEAKER = speaker("antarctica", "en", ["Ada", "Bo", "Cy"])


def heard(t: Table, text: str, viewer: int) -> str:
    """What a viewer reads when a move is played."""
    t.state.log = []
    t.state.play(GAME.moves.parse(text))
    told, t.state.log = t.state.log, None
    return "\n".join(SPEAKER.told(t.state, each, viewer) for each in told)


def shipbuilder(options: tuple[str, ...] = ()) -> Table:
    return table(3, options).ships(e="A", w="B").buildings(n="shipyard").stop("e").play("to n", "build ship")


@pytest.mark.rule("ANT-CRD-07", "ANT-SHP-06")
@pytest.mark.parametrize(("viewer", "knows"), [(-1, False), (0, False), (1, True), (2, False)])
def test_a_card_taken_is_named_to_its_owner_only(viewer: int, knows: bool) -> None:
    assert ("Fast Research" in heard(shipbuilder(), "take fast-research", viewer)) == knows


@pytest.mark.rule("ANT-CRD-07")
def test_with_open_hands_everybody_reads_which_card_was_taken() -> None:
    assert "Fast Research" in heard(shipbuilder(("open-hands",)), "take fast-research", 0)


@pytest.mark.rule("ANT-CRD-07", "ANT-EVT-05")
def test_a_drafted_card_is_named_to_its_owner_only() -> None:
    def draft() -> Table:
        return table(2).cubes("t2", A=5).shipyard("icebreaker fast-research").points("A", 1).play("track t2")

    assert "Fast Research" in heard(draft(), "take fast-research", 0)
    others = heard(draft(), "take fast-research", 1)
    assert "Fast Research" not in others
    assert "Icebreaker" in others  # the last card is left to B, who sees it


@pytest.mark.rule("ANT-CRD-07", "ANT-SHP-08")
def test_neither_view_nor_board_shows_others_what_lies_in_hands_pile_or_box() -> None:
    t = table(2).ships(e="A", w="B").hand("B", "plus-two fast-research").stop("e")
    t.state.boxed.cards = [3]
    view = GAME.view(t.state, 0)
    data = view.json()
    assert data["hands"][1] == {"hidden": 2}
    assert data["boxed"] == {"hidden": 1}
    assert data["shipyard"] == {"hidden": len(t.state.shipyard.cards)}
    area = BOARDS["antarctica"].area(Scene(view, SPEAKER, {}, {}), 1)
    assert "Fast Research" not in area
    assert "Fast Research" in BOARDS["antarctica"].area(Scene(GAME.view(t.state, 1), SPEAKER, {}, {}), 1)
    assert "fast-research" not in json.dumps(data)
