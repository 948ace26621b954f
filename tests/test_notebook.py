"""What a notebook shows: pictures that stand alone and keep secrets, tables of moves and scores; `frostline draw`."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from walk import SETUPS, name_of, walk

import frostline
from frostline.boards.styles import write_styles
from frostline.cli import main
from frostline.core.state import NOBODY, State
from frostline.lab.tables import move_rows, score_rows
from frostline.notebook import Picture, Table, show

GOLDEN = Path(__file__).parent / "golden"
MIDDLE = [("artemis", 3, ("directives",)), ("antarctica", 4, ()), ("ceres", 2, ()), ("shackleton", 1, ())]
PAINT = re.compile(r"#[0-9a-f]{3,6}|none|currentColor|inherit")


def position(setup: tuple[str, int, tuple[str, ...]], number: int, seed: int = 4) -> State:
    """A position of a random game."""
    return next(state.copy() for at, state in enumerate(walk(setup, seed)) if at == number or not state.options)


def record_of(name: str) -> frostline.Record:
    """A golden game."""
    return frostline.Record.loads((GOLDEN / f"{name}.frost").read_text(encoding="utf-8"))


def words(svg: str) -> set[str]:
    """Every line of words in a drawing."""
    return {each.text for each in ET.fromstring(svg).iter() if each.text}


# Pictures.


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup[2]], ids=name_of)
def test_a_state_is_drawn_with_nothing_left_to_a_page(setup: tuple[str, int, tuple[str, ...]]) -> None:
    for number in (0, 25, 10_000):
        svg = position(setup, number)._repr_svg_()
        assert svg
        whole = ET.fromstring(svg)
        assert (whole.attrib["width"], whole.tag) == ("864", "{http://www.w3.org/2000/svg}svg")
        for element in whole.iter():
            assert not {"class", "style", "tabindex", "href", "filter"} & element.attrib.keys()
            assert not [name for name in element.attrib if name.startswith("data-")]
            assert all(PAINT.fullmatch(element.attrib.get(name, "none")) for name in ("fill", "stroke", "color"))
        assert "<style" not in svg
        assert "<script" not in svg


def test_all_rules_of_the_sheet_that_can_be_written_are() -> None:
    drawing = ET.fromstring(
        '<svg class="root board game-ceres"><rect class="stop now"/><text/><g class="seat-1"><g class="die"><rect '
        'class="body" fill="red"/></g></g><g class="type-lab"><g class="facility"><g><rect class="card"/></g></g></g>'
        '<g class="row" data-tip="Why"><text class="dim b"/></g><rect class="hold"/></svg>'
    )
    write_styles(drawing, {})
    stop, after, seat, lab, row, hold = drawing
    assert (stop.attrib["fill"], after.attrib["fill"]) == ("#8a5000", "#ffffff")  # .stop.now + text
    assert seat[0][0].attrib["fill"] == "#56b4e9"  # a colour that hangs on the seat, over what stood there
    assert lab[0][0][0].attrib["stroke"] == "#a3242f"  # .facility > g > .card
    assert row[0].text == "Why"
    assert row[1].attrib == {"fill": "#655c50", "color": "#655c50", "font-weight": "600"}
    assert hold.attrib["stroke"] == "inherit"  # nobody's colour


def test_nothing_is_drawn_before_something_is_shown() -> None:
    look = "import sys, frostline; sys.exit('fluent.runtime' in sys.modules or 'frostline.boards' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], timeout=30).returncode == 0


@pytest.mark.parametrize("setup", MIDDLE, ids=name_of)
def test_positions_a_seat_cannot_tell_apart_look_the_same(setup: tuple[str, int, tuple[str, ...]]) -> None:
    for number in (20, 45):
        state = position(setup, number)
        game = state.setup.game
        for seat in (NOBODY, 0):
            view = game.view(state, seat)
            other = game.view(game.imagine(view, seed=99), seat)
            assert view._repr_svg_() == other._repr_svg_()


def test_a_view_shows_the_own_hand_and_a_state_every_hand() -> None:
    state = position(("artemis", 2, ("directives",)), 10)
    truth, first, second = [words(drawn(state, seat)) for seat in (None, 0, 1)]
    mine, theirs = first - second, second - first
    assert mine
    assert theirs
    assert mine | theirs <= truth
    assert not (mine | theirs) & words(drawn(state, NOBODY))


def drawn(state: State, seat: int | None, lang: str = "en") -> str:
    """The picture of a position."""
    made = show(state, seat, lang)
    assert isinstance(made, Picture)
    return made._repr_svg_()


def test_who_decides_sees_what_can_be_done() -> None:
    state = frostline.game("artemis").new(2, 1)
    assert drawn(state, state.seat) == state.setup.game.view(state, state.seat)._repr_svg_()
    assert drawn(state, state.seat) != drawn(state, 1 - state.seat)


def test_a_seat_or_language_that_is_not_there_is_refused() -> None:
    state = frostline.game("ceres").new(2, 1)
    with pytest.raises(frostline.BadOption, match="there is no seat 2: the seats are 0 to 1"):
        show(state, 2)
    for thing in (state, record_of("ceres-two")):
        with pytest.raises(frostline.BadOption, match="there is no language 'de'"):
            show(thing, lang="de")


# Tables.


@pytest.mark.parametrize("name", ["artemis-modules", "antarctica-two", "ceres-two", "shackleton-solo"])
def test_a_record_is_a_table_of_its_moves(name: str) -> None:
    record = record_of(name)
    html = record._repr_html_()
    assert html
    assert html.count("<tr>") == len(record.moves) + 1
    assert "overflow:auto" in html
    last = html.rpartition("<tr>")[2]
    for sheet in record.replay().scores():
        assert f"<td>{sheet.total}</td>" in last


def test_a_table_speaks_french_too() -> None:
    made = show(record_of("artemis-two"), lang="fr")
    assert isinstance(made, Table)
    assert "<th>Joueurs</th><th>Coup</th><th>▲ Vermillon</th>" in made._repr_html_()


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (frostline.Record("artemis", 2, 1, ["<script>alert(1)</script>"]), "move 1 of the record does not fit"),
        (frostline.Record("artemis", 2, 1, ["vents"]), "is not an option"),
        (frostline.Record("chess", 2, 1, ["e4"]), "there is no game"),
        (frostline.Record("artemis", 2, 1, ["die 3"], pack=["box", "abc"]), "name its folder"),
        (frostline.Record("artemis", 2, 1, [], ["<b>"]), "has no option"),
    ],
)
def test_a_record_that_does_not_replay_still_shows_its_moves(record: frostline.Record, why: str) -> None:
    html = record._repr_html_()
    assert html
    assert why in html
    assert html.count("<tr>") == len(record.moves) + 1
    assert "<script" not in html
    assert "<b>" not in html


def test_rows_add_up_to_the_scores() -> None:
    record = record_of("shackleton-solo")
    state = record.replay()
    rows, moves = score_rows(state, "fr"), move_rows(record)
    for sheet in state.scores():
        assert sum(row["points"] for row in rows if row["seat"] == sheet.seat) == sheet.total
        assert moves[-1][f"points_{sheet.seat}"] == sheet.total
    assert [row["move"] for row in moves] == record.moves
    assert len({tuple(row) for row in moves}) == 1
    assert move_rows(frostline.Record("ceres", 2, 1)) == []


# The command.


def test_draw_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, record = tmp_path / "board.svg", str(GOLDEN / "artemis-modules.frost")
    assert main(["draw", record, "--upto", "30", "--seat", "1", "--lang", "fr", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert out.read_text(encoding="utf-8") == drawn(record_of("artemis-modules").replay(30), 1, "fr") + "\n"
    assert main(["draw", record, "--out", "-"]) == 0
    assert capsys.readouterr().out == drawn(record_of("artemis-modules").replay(), None) + "\n"


def test_draw_names_the_picture_after_the_record(tmp_path: Path) -> None:
    copy = tmp_path / "mine.frost"
    copy.write_bytes((GOLDEN / "ceres-two.frost").read_bytes())
    assert main(["draw", str(copy), "--upto", "5"]) == 0
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_draw_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = str(GOLDEN / "ceres-two.frost")
    for arguments, sentence in (
        ([str(tmp_path / "none.frost")], "there is no file"),
        ([record, "--upto", "-1"], "--upto is a number of moves, from 0 on"),
        ([record, "--seat", "7"], "there is no seat 7"),
        ([record, "--out", str(tmp_path / "no" / "x.svg")], "cannot be written: No such file or directory"),
    ):
        assert main(["draw", *arguments]) == 2
        assert sentence in capsys.readouterr().err
