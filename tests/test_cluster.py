"""Simulation on a real Ray cluster: the same games as without it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray")


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`uv run … frostline simulate …`, in a process of its own: Ray changes much in the one it is used in.

    Ray looks for a parent called `uv run` and would start its workers the same way, in a copy of this folder.
    """
    environment = os.environ | {"HOME": str(home)}  # Ray keeps a file there
    (home / "run").write_text('"$@"\nexit $?\n')
    command = [sys.executable, "-m", "frostline.cli", "simulate", "artemis", "--seats", "2", *words]
    as_by_uv = {"args": ["uv", "run", *command], "executable": "/bin/sh", "cwd": home, "env": environment}
    return subprocess.run(**as_by_uv, capture_output=True, text=True, timeout=100)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_and_says_nothing_else(tmp_path: Path) -> None:
    plain, far = tmp_path / "plain.parquet", tmp_path / "far.parquet"
    words = ["--games", "220", "--seed", "3", "--jobs", "2", "--json"]
    here = run(tmp_path, *words, "--out", str(plain))
    there = run(tmp_path, *words, "--out", str(far), "--ray", "local")

    assert (there.returncode, there.stderr) == (0, "")
    assert json.loads(there.stdout)["digest"] == json.loads(here.stdout)["digest"]
    assert far.read_bytes() == plain.read_bytes()
    assert not far.with_name("far.parquet.parts").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "why"), [("127.0.0.1:9", "nobody answers there"), ("what", "there is no cluster to be had")]
)
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, address: str, why: str) -> None:
    done = run(tmp_path, "--games", "2", "--ray", address)

    assert done.returncode == 2
    assert done.stderr.startswith(f"frostline: --ray {address}: {why}")
    assert len(done.stderr.splitlines()) == 1
