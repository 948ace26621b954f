"""Packs of Ceres: what does not fit is refused with the file, the item and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import frostline
from frostline.games.ceres.state import Ceres

GAME = frostline.game("ceres")
PART = '{ kind = "gain", goods = { ore = 1 } },'
TRADE = "{ pay = { ore = 1 }, gain = { ice = 1 } },"


def pack(folder: Path, sheet: str, text: str) -> str:
    (folder / f"{sheet}.toml").write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("sheet", "text", "says"),
    [
        ("facilities", f"[ore-pit]\nparts = [{PART * 5}]", "at most 4 parts fit a Function, not 5"),
        (
            "facilities",
            "[ore-pit]\nproduction = { ore = 1, ice = 1, energy = 1, credits = 1 }",
            "at most 3 kinds of goods",
        ),
        ("facilities", "[ore-pit]\ncost = { gold = 1 }", "gold: is not a field here"),
        ("facilities", '[ore-pit]\nparts = [{ kind = "action", action = "dance" }]', "should be one of interplanetary"),
        ("spacecraft", f"[hermes]\ntrades = [{TRADE * 7}]", "at most 6 trades fit a spacecraft, not 7"),
        ("asteroids", "[bennu]\nzone = 5", "should be a whole number from 0 to 4, not 5"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, sheet: str, text: str, says: str) -> None:
    with pytest.raises(frostline.BadComponents, match=says):
        GAME.new(2, 1, (), pack(tmp_path, sheet, text))


@pytest.mark.rule("CER-HQ-06", "CER-NEST-01")
def test_a_function_of_a_pack_may_show_the_headquarters_an_expanse_and_be_dear(tmp_path: Path) -> None:
    parts = '[{ kind = "location", location = "headquarters" }, { kind = "action", action = "corporation-expanse" }]'
    folder = pack(tmp_path, "outstations", f"[main-lab]\nparts = {parts}\n")
    state = GAME.new(2, 1, (), folder)
    assert isinstance(state, Ceres)
    seat = state.seat
    state.corporations[seat].goods = [9, 9, 9, 9, 9, 9, 9, 9]
    for text in ("worker main-lab", "part 1", "produce main-office"):
        state.play(GAME.moves.parse(text))
    corporation = state.corporations[seat]
    assert (corporation.goods[4], corporation.goods[5], corporation.visits) == (11, 10, 0)
    state.play(GAME.moves.parse("part 2"))
    assert {move.family for move in state.options} == {"expanse", "draw few", "draw many"}


def test_nothing_of_this_game_is_interned() -> None:
    with pytest.raises(KeyError):
        GAME.new(2, 1).interned("Outstation", [1])


def test_an_outstation_nobody_has_is_not_found() -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, Ceres)
    with pytest.raises(KeyError):
        state.corporations[0].place_of(0)


def test_the_sheets_can_be_shown() -> None:
    sheets = GAME.sheets("")
    assert len(sheets["facilities"].items) == 48
    assert len(sheets["asteroids"].items) == 25
