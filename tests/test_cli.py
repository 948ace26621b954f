"""The command line: what a newcomer types, what a machine reads, and how bad input is answered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import frostline
from frostline.cli import main
from frostline.core.record import Record


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "frostline.cli", *arguments], input=stdin, capture_output=True, text=True, timeout=120
    )


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> object:
    """Run a command here and return status, stdout, stderr."""

    def call(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(list(arguments))
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A saved game."""
    state = frostline.game("artemis").new(2, 5)
    moves = []
    for _ in range(12):
        moves.append(state.options[-1].text)
        state.play(state.options[-1])
    path = tmp_path / "saved.frost"
    path.write_text(Record("artemis", 2, 5, moves).dumps(), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["", "play", "simulate", "arena", "replay", "rules", "components", "bench"])
def test_every_command_explains_itself(command: str, say) -> None:
    status, out, _ = say(*[command][: bool(command)], "--help")
    assert status == 0
    assert "usage: frostline" in out


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_simulate_gives_the_same_result_every_time_and_on_two_cores(seats: int, say) -> None:
    command = (
        "simulate",
        "artemis",
        "--seats",
        str(seats),
        "--games",
        "20",
        "--bots",
        "random",
        "--seed",
        "1",
        "--json",
    )
    results = [json.loads(say(*command)[1]), json.loads(say(*command)[1]), json.loads(say(*command, "--jobs", "2")[1])]
    for result in results:
        assert result.pop("seconds") > 0
        assert result.pop("decisions_per_second") > 0
        assert result["broken"] == []
    assert results[0] == results[1] == results[2]


def test_simulate_deals_out_bots_in_turn(say) -> None:
    status, out, _ = say("simulate", "artemis", "--seats", "2", "--games", "4", "--bots", "greedy,random")
    assert status == 0
    assert "greedy: score" in out
    assert "random: score" in out


class Careless:
    """A game that loses a tile in every position."""

    def __init__(self, name: str) -> None:
        self.game = frostline.game(name)

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def broken(self, state: object) -> str:
        return "a tile is lost"


def test_a_broken_invariant_ends_with_status_1(say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frostline.lab.simulate.game_named", Careless)
    status, out, _ = say("simulate", "artemis", "--seats", "2", "--games", "1")
    assert status == 1
    assert "broken in game 0 (seed 0): a tile is lost" in out


def test_replay_tells_a_game_in_both_languages(game_file: Path, say) -> None:
    assert "Round 1" in say("replay", str(game_file))[1]
    assert "Manche 1" in say("replay", str(game_file), "--lang", "fr")[1]
    assert json.loads(say("replay", str(game_file), "--json", "--upto", "3")[1])["game"] == "artemis"


def test_rules_can_be_read_and_searched(say) -> None:
    assert "ART-ROUND-01" in say("rules", "artemis")[1]
    assert "ART-PLACE-17" in say("rules", "artemis", "art-place-17")[1]
    assert "Portique" in say("rules", "artemis", "portique", "--lang", "fr")[1]


def test_components_tell_where_they_come_from(say) -> None:
    out = say("components", "artemis")[1]
    assert "warmitory" in out
    assert "reconstructed: 5" in out
    rows = json.loads(say("components", "artemis", "--json")[1])
    assert {row["source"] for row in rows} == {"rulebook", "public", "reconstructed"}


def test_bench_runs_without_a_peer(say) -> None:
    status, out, _ = say("bench", "artemis", "--seconds", "0.1", "--no-peer")
    assert status == 0
    assert "µs per real decision" in out
    assert json.loads(say("bench", "--seconds", "0.1", "--no-peer", "--json")[1])["games"]["artemis"]["copy_us"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulate chess", "there is no game 'chess'; the games are: artemis, antarctica, ceres, shackleton"),
        ("play chess", "there is no game 'chess'"),
        ("play", "name a game"),
        ("play artemis --seats 9", "artemis is for 1 to 5 seats, not 9"),
        ("play artemis --seed -4", "a seed is a whole number"),
        ("play artemis --option moonbase", "artemis has no option 'moonbase'"),
        ("play artemis --pack nowhere", "there is no pack folder 'nowhere'"),
        (
            "play artemis --seats 2 --bots clever",
            "there is no bot 'clever'; the bots are: easy, normal, hard, expert, random, greedy",
        ),
        ("play artemis --seats 2 --humans 3", "3 people at 2 seats"),
        ("play artemis --seats 2 --humans 1", "name bots for the other seats"),
        ("play --resume nothing.frost", "there is no file 'nothing.frost'"),
        ("play artemis --save /proc/nope/game.frost", "cannot be written"),
        ("simulate artemis --games 0", "whole numbers from 1 on"),
        ("simulate artemis --seats 1 --bots random,greedy", "2 bots do not fit 1 seats"),
        ("replay nothing.frost", "there is no file 'nothing.frost'"),
        ("rules artemis xyzzy", "no rule of artemis has 'xyzzy'"),
        ("components chess", "there is no game 'chess'"),
        ("bench chess", "there is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(arguments: str, words: str, say) -> None:
    status, out, err = say(*arguments.split())
    assert status == 2
    assert words in err
    assert err.startswith("frostline: ")
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in out + err


def test_argparse_refusals_are_status_2_too(say) -> None:
    assert say("play", "artemis", "--seats", "many")[0] == 2
    assert say("fly")[0] == 2


def test_a_damaged_record_is_refused_and_left_as_it_is(game_file: Path, say) -> None:
    broken = game_file.read_text(encoding="utf-8").replace("seed: 5", "seed: 6")
    game_file.write_text(broken, encoding="utf-8")
    for command in (("replay", str(game_file)), ("play", "--resume", str(game_file))):
        status, _, err = say(*command)
        assert status == 2
        assert "was changed" in err
    assert game_file.read_text(encoding="utf-8") == broken
    game_file.write_bytes(b"\xff\xfe")
    assert "cannot be read" in say("replay", str(game_file))[2]


def test_an_existing_file_is_not_overwritten(game_file: Path, say) -> None:
    before = game_file.read_text(encoding="utf-8")
    status, _, err = say("play", "artemis", "--save", str(game_file))
    assert status == 2
    assert "exists already" in err
    assert game_file.read_text(encoding="utf-8") == before


def test_a_negative_number_of_moves_is_refused(game_file: Path, say) -> None:
    assert say("replay", str(game_file), "--upto", "-1")[0] == 2


def test_the_command_works_as_a_process_and_survives_a_closed_pipe() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("frostline 0.")
    assert run("play", "artemis", "--seed", "3", stdin="q\n").returncode == 0
