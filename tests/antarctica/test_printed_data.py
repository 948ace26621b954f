"""Packs of Antarctica: what does not fit the board is refused with the file, the item and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import frostline

GAME = frostline.game("antarctica")


def pack(folder: Path, sheet: str, text: str) -> str:
    (folder / f"{sheet}.toml").write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.rule("ANT-BLD-21", "ANT-PLC-07", "ANT-SET-26")
@pytest.mark.parametrize(
    ("sheet", "text", "says"),
    [
        ("tracks", "[t1]\nvalues = [1, 2, 3, 4]", "a track has more spaces than players, not 4"),
        ("tables", "[players-2]\nplacing = [1, 1, 1, 1, 2, 2]", "every player places 3 ships"),
        ("tables", "[players-4]\nfirst-game = { s = [1], e = [2] }", "every player has 2 ships"),
        ("tables", "[players-3]\nfirst-game = { s = [1, 1, 1, 2] }", "at most 3 ships fit an area, not 4"),
        (
            "tables",
            '[players-2]\nclosed = ["s", "e"]\n',
            "the Sun starts in sw, and no ship may stand in a closed area",
        ),
        ("cards", '[b01]\nbuilds = "shipyard"', "players have 2 of shipyard, not 3"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, sheet: str, text: str, says: str) -> None:
    with pytest.raises(frostline.BadComponents, match=says):
        GAME.new(2, 1, (), pack(tmp_path, sheet, text))


@pytest.mark.rule("ANT-SCR-02", "ANT-TRK-08")
def test_a_pack_may_bring_other_tracks_and_the_game_is_played_with_them(tmp_path: Path) -> None:
    state = GAME.new(2, 1, ["first-game"], pack(tmp_path, "tracks", "[t2]\nvalues = [9, 9, 9, 9, 9, 9, 9, 9, 9]\n"))
    state.play(GAME.moves.parse("track t2"))
    assert max(sheet.total for sheet in state.scores()) == 9


@pytest.mark.rule("ANT-BLD-15")
def test_a_card_of_a_pack_without_points_asks_for_no_track(tmp_path: Path) -> None:
    folder = pack(tmp_path, "cards", "".join(f"[b{n:02}]\npoints = 0\nrequires = ['camp']\n" for n in range(1, 16)))
    for seed in range(30):
        state = GAME.new(2, seed, ["first-game"], folder)
        while state.options:
            texts = [move.text for move in state.options]
            build = next((text for text in texts if text.startswith("build b")), "")
            if build:
                state.play(GAME.moves.parse(build))
                assert state.decision is None or state.decision.prompt != "ChooseTrack"
                return
            state.play(state.options[seed % len(texts)])
    pytest.fail("no such card was built")


def test_nothing_of_this_game_is_interned() -> None:
    with pytest.raises(KeyError):
        GAME.new(2, 1).interned("Building", [1])


def test_the_sheets_can_be_shown() -> None:
    sheets = GAME.sheets("")
    assert sorted(sheets) == ["buildings", "cards", "tables", "tracks"]
    assert len(sheets["cards"].items) == 39
