"""Whole games replay to the same text, word for word. `make golden` writes them anew."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from frostline.core.record import Record

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

from golden import FOLDER, GAMES, text


@pytest.mark.parametrize(("name", "lang"), [(game[0], game[5]) for game in GAMES])
def test_a_golden_game_is_told_as_before(name: str, lang: str) -> None:
    record = Record.loads((FOLDER / f"{name}.frost").read_text(encoding="utf-8"))

    assert text(record, lang) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
