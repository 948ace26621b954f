"""Packs of Shackleton Base: what does not fit is refused with the file, the item and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import frostline
from frostline.games.shackleton.components import SHEETS
from frostline.games.shackleton.corporations import ROSTER
from frostline.games.shackleton.corporations.selenium_research import cheaper
from frostline.games.shackleton.state import Shackleton

GAME = frostline.game("shackleton")


def pack(folder: Path, sheet: str, text: str) -> str:
    (folder / f"{sheet}.toml").write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("sheet", "text", "says"),
    [
        ("shuttles", "[shuttle-1-1]\nastronauts = [2, 2, 3]", "six astronauts fit a Shuttle, not 7"),
        ("experiments", '[l1]\nsamples = "b x"', "should be up to 4 of b, i, g and any, not 'b x'"),
        (
            "moon-mining",
            '[refinery]\nability = { kind = "less", what = "sleep", amount = 1 }',
            "should be one of structure",
        ),
        ("moon-mining", '[refinery]\nability = { kind = "after", event = "rain" }', "should be one of engineer-crater"),
        ("moon-mining", "[refinery]\nimmediate = { gold = 1 }", "gold: is not a field here"),
        ("tables", "[solo]\ndiscount = [1, 2]", "should be a list of 8 entries"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, sheet: str, text: str, says: str) -> None:
    with pytest.raises(frostline.BadComponents, match=says):
        GAME.new(2, 1, (), pack(tmp_path, sheet, text))


@pytest.mark.rule("SHA-SETUP-04", "SHA-CMD-02")
def test_a_pack_lays_other_numbers_over_ours(tmp_path: Path) -> None:
    folder = pack(tmp_path, "tables", "[command]\ntwo = [0, 5]\n[start]\nenergy = [4, 9, 5, 6]\n")
    state = GAME.new(2, 1, (), folder)
    assert isinstance(state, Shackleton)
    assert state.energy == 9
    assert state.printed.command[1] == [0, 5]


@pytest.mark.rule("SHA-SEL-03")
def test_an_experiment_always_takes_a_sample() -> None:
    assert cheaper([(1, 0, 0)]) == [(1, 0, 0)]
    assert cheaper([(1, 1, 0)]) == [(0, 1, 0), (1, 0, 0)]


def test_nothing_of_this_game_is_interned() -> None:
    with pytest.raises(KeyError):
        GAME.new(2, 1).interned("Agency", [1])


@pytest.mark.rule("SHA-SETUP-20", "SHA-SETUP-27")
def test_the_roster_is_that_of_the_component_files_with_nine_projects_each() -> None:
    assert list(ROSTER) == list(SHEETS["corporations"].items)
    state = GAME.new(2, 1)
    assert isinstance(state, Shackleton)
    assert [len(corporation.projects) for corporation in state.printed.corporations] == [9] * 7
