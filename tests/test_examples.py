"""The examples run as they stand (train_tiny, line_bot and http_bot run beside what they show)."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from frostline.core.record import Record

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.mark.parametrize("path", sorted((EXAMPLES / "records").glob("*.frost")), ids=lambda path: path.stem)
def test_the_games_to_study_end_as_their_names_say(path: Path) -> None:
    game, *points = path.stem.split("-")
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.game == game
    assert sorted([sheet.total for sheet in record.replay().scores()], reverse=True) == [int(each) for each in points]


def test_two_judgements_are_compared() -> None:
    told = run("compare_evaluations.py", "--games", "2")
    assert re.fullmatch(r"artemis, \+1 for each colonist: [+-][\d.]+ ± [\d.]+ points of lead\n", told), told


def test_the_same_judgement_makes_no_difference() -> None:
    told = run("compare_evaluations.py", "--games", "2", "--more", "0")
    assert ": +0.0 ± 0.0 points" in told, told


def test_a_building_is_judged_by_games_with_and_without_it() -> None:
    told = run("card_worth.py", "--games", "2", "--building", "crystal-foundry")
    assert re.search(r"crystal-foundry given at the start is worth\n  [+-][\d.]+ ± [\d.]+ points\n", told), told
    assert "points of lead" in told


def outputs(path: Path) -> list[Any]:
    """What the cells of a notebook show, run one after the other as a kernel would."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    shown = []
    for cell in [cell for cell in cells if cell["cell_type"] == "code"]:
        assert cell["outputs"] == []
        assert cell["execution_count"] is None
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop()
        assert isinstance(last, ast.Expr)
        exec(compile(tree, path.name, "exec"), names)
        value = eval(compile(ast.Expression(last.value), path.name, "eval"), names)
        show = getattr(value, "_repr_svg_", None) or getattr(value, "_repr_html_", None)
        shown.append(show() if show else value)
    return shown


def test_the_tour_shows_boards_and_tables() -> None:
    start, record, view, scores, points, french = outputs(EXAMPLES / "tour.ipynb")
    assert "Round 1 of 6" in start
    assert record.count("<tr>") == 61
    assert view.startswith("<svg ")
    assert view != start
    assert sum(row["points"] for row in scores) == sum(points[-1][1:])
    assert re.search("Manche [12] sur 6", french)


@pytest.mark.parametrize("name", ["compare_evaluations.py", "card_worth.py"])
def test_examples_stay_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 80
