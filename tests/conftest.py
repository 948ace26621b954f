"""Shared by all tests: the scenario builders are importable, and nobody's saved games are touched."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell ignore it


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROSTLINE_HOME", str(tmp_path / "home"))
