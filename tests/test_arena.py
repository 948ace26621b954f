"""The arena: fair line-ups, honest sums, the same result on all cores and after an interruption."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from frostline import BadOption, CorruptRecord
from frostline.bots import BOTS
from frostline.bots.random import RandomBot
from frostline.lab import arena, outcomes
from frostline.lab.arena import Contest, compete

COMMAND = """
import argparse
from frostline.lab import arena
if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    arguments = parser.parse_args()
    raise SystemExit(arguments.run(arguments))
"""


def say(*arguments: str) -> int:
    """`frostline arena …` in this process."""
    parser = argparse.ArgumentParser(prog="frostline arena")
    arena.add_arguments(parser)
    parsed = parser.parse_args(arguments)
    return parsed.run(parsed)


def contest(bots: str = "random,random", seats: int = 2, seed: int = 5, game: str = "artemis") -> Contest:
    """A quick contest."""
    return Contest(game, bots.split(","), seats, seed)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 4), (3, 2), (4, 2), (6, 4), (7, 3), (3, 1), (2, 5)])
def test_with_every_seed_every_bot_sits_equally_often_in_every_seat(bots: int, seats: int) -> None:
    fixtures = contest(",".join(["random"] * bots), seats).fixtures(500)

    by_seed: dict[int, list[tuple[int, int]]] = {}
    for fixture in fixtures:
        assert len(set(fixture.lineup)) == seats
        by_seed.setdefault(fixture.seed, []).extend(enumerate(fixture.lineup))
    for sat in by_seed.values():
        assert len(Counter(sat)) == seats * max(bots, seats)
        assert len(set(Counter(sat).values())) == 1
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert list(by_seed) == list(range(5, 5 + len(by_seed)))


def test_all_combinations_and_all_orders_around_the_table_have_their_turn() -> None:
    five = contest("random,random,random,random,random", 3)
    assert len({frozenset(fixture.lineup) for fixture in five.fixtures(30)}) == 10

    three = contest("random,random,random", 3)
    assert len({tuple(fixture.lineup) for fixture in three.fixtures(6)}) == 6


def test_more_games_only_add_to_those_before() -> None:
    few, many = contest("random,random,random").fixtures(7), contest("random,random,random").fixtures(30)

    assert len(few) == 12  # whole rounds: three pairs in two seats each
    assert many[:12] == few


def test_greedy_is_seen_to_be_better_than_random() -> None:
    result = compete(contest("greedy,random"), games=8)
    greedy, random = result["standings"]

    assert (result["games"], result["seeds"]) == (8, 4)
    assert greedy["win_rate"] > 0.8
    assert greedy["lead"] - greedy["lead_ci"] > 0
    assert greedy["lead"] == -random["lead"]
    assert greedy["mu"] > random["mu"]


def test_the_sums_are_those_of_the_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    result = compete(contest(), games=12, out=file)
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

    first = result["standings"][0]
    own = [row["totals"][row["lineup"].index(0)] for row in rows]
    other = [row["totals"][row["lineup"].index(1)] for row in rows]
    assert first["points"] == pytest.approx(sum(own) / 12, abs=1e-3)
    assert first["lead"] == pytest.approx((sum(own) - sum(other)) / 12, abs=1e-3)
    model = PlackettLuce()
    ratings = [model.rating(), model.rating()]
    for row in rows:
        teams = model.rate([[ratings[who]] for who in row["lineup"]], ranks=row["places"])
        for who, team in zip(row["lineup"], teams, strict=True):
            ratings[who] = team[0]
    assert [row["mu"] for row in result["standings"]] == [round(rating.mu, 3) for rating in ratings]


def test_intervals_are_those_of_the_books() -> None:
    assert arena.wilson(8, 10) == (0.8, [0.4902, 0.9433])
    assert arena.wilson(0, 10) == (0.0, [0.0, 0.2775])
    for freedom, point in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert arena.student(freedom) == pytest.approx(point, rel=0.01)
    assert arena.mean({1: [1.0, 3.0], 2: [4.0], 3: [6.0]}) == (4.0, pytest.approx(4.303 * 2 / 3**0.5, abs=1e-3))
    assert arena.mean({1: [2.0]}) == (2.0, None)


def test_who_shares_the_first_place_shares_the_win() -> None:
    tally = arena.Tally()
    tally.add(1, [9, 9, 3], [1, 1, 3], seat=0)
    tally.add(1, [9, 9, 3], [1, 1, 3], seat=2)

    assert tally.wins == 0.5
    assert tally.leads == {1: [3.0, -6.0]}


@pytest.mark.parametrize(("game", "names"), [("artemis", ["random", "random#2"]), ("shackleton", None)])
def test_bots_that_play_alone_are_compared_on_the_same_seeds(game: str, names: list[str] | None) -> None:
    result = compete(contest(seats=1, game=game), games=4)

    assert result["seeds"] == 2
    assert [row["bot"] for row in result["standings"]] == (names or ["random", "random#2", "automa"])
    assert (result["standings"][0]["win_rate"] is None) == (game == "artemis")


def test_the_result_is_the_same_on_two_cores_to_the_last_byte(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"

    assert compete(contest("random,greedy"), 4, jobs=1, out=one) == compete(contest("random,greedy"), 4, 2, two)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path, ending: str) -> None:
    whole, cut = tmp_path / f"whole.{ending}", tmp_path / f"cut.{ending}"
    result = compete(contest(), 10, out=whole)
    rows = outcomes.read(whole)
    lines = cut if ending == "jsonl" else tmp_path / "cut.parquet.part.jsonl"
    marked = [row | {"decisions": 1} for row in rows[3:6]]  # to see that they are not played again
    lines.write_bytes(b"".join(map(outcomes.line, marked)) + outcomes.line(rows[6])[:-9])

    assert compete(contest(), 10, out=cut) == result
    assert outcomes.read(cut) == rows[:3] + marked + rows[6:]
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"cut.{ending}", f"whole.{ending}"]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_finished_contest_can_be_made_longer(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"games.{ending}"
    compete(contest(), 4, out=file)

    assert compete(contest(), 8, out=file) == compete(contest(), 8)
    assert len(outcomes.read(file)) == 8
    assert compete(contest(), 4, out=file) == compete(contest(), 4)
    assert len(outcomes.read(file)) == 8


def test_what_is_stopped_by_the_keyboard_is_kept(tmp_path: Path) -> None:
    file, lines = tmp_path / "games.parquet", tmp_path / "games.parquet.part.jsonl"
    script = tmp_path / "command.py"
    script.write_text(COMMAND, encoding="utf-8")
    words = ["artemis", "--bots", "random,random", "--games", "100000", "--jobs", "2", "--out", str(file)]
    process = subprocess.Popen([sys.executable, script, *words], stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while not (lines.exists() and lines.read_bytes().count(b"\n") > 5) and time.monotonic() < until:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert err.strip() == f"frostline: stopped; what is finished is kept for {file}: the same command goes on"
    assert len(outcomes.read(lines)) > 5


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (contest("random,greedy"), r"its entrants: random,random, here: random,greedy"),
        (contest(seed=6), r"its first seed: 5, here: 6"),
        (contest(game="ceres"), r"its game: artemis, here: ceres"),
        (contest("random,random,random", 3), r"its seats: 2, here: 3"),
        (Contest("artemis", ["random", "random"], 2, 5, ["directives"]), r"its options: none, here: directives"),
    ],
)
def test_a_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path, other: Contest, why: str) -> None:
    file = tmp_path / "games.jsonl"
    compete(contest(), 2, out=file)
    before = file.read_bytes()

    with pytest.raises(BadOption, match=why):
        compete(other, 2, out=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"game": "artemis"}\n', "[]\n", "\n", "\xe9\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text, encoding="latin-1")

    with pytest.raises(CorruptRecord, match=r"games\.jsonl: line 1 is not a game of an arena"):
        compete(contest(), 2, out=file)
    assert file.read_text(encoding="latin-1") == text


def test_a_broken_parquet_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_bytes(b"dear diary")

    with pytest.raises(CorruptRecord, match=r"games\.parquet is not a Parquet file"):
        compete(contest(), 2, out=file)


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(BadOption, match=r"need pyarrow: install frostline\[data\]"):
        compete(contest(), 2, out=tmp_path / "games.parquet")
    compete(contest(), 2, out=tmp_path / "games.jsonl")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("chess --bots random", "there is no game 'chess'"),
        ("artemis --bots random,clever", "there is no bot 'clever'"),
        ("artemis --bots ,", "name the bots that compete"),
        ("artemis --bots random --games 0", "whole numbers from 1 on"),
        ("artemis --bots random --jobs 0", "whole numbers from 1 on"),
        ("artemis --bots random --seats 6", "artemis is for 1 to 5 seats"),
        ("artemis --bots random --option snow", "artemis has no option 'snow'"),
        ("artemis --bots random --games 1 --out games.csv", r"a file named ….jsonl or ….parquet"),
        ("artemis --bots random --games 1 --out nowhere/games.jsonl", "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        say(*words.split())


def test_the_table_can_be_read_by_people_and_by_machines(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["artemis", "--bots", "random, random,random", "--seats", "2", "--games", "6"]
    assert say(*words) == 0
    table = capsys.readouterr().out.splitlines()
    assert say(*words, "--json") == 0
    result = json.loads(capsys.readouterr().out)

    assert table[0] == "artemis; seats: 2; games: 6; seeds: 1 (from 0 on); intervals of 95 %"
    assert [line.split()[0] for line in table[1:]] == ["bot", "random", "random#2", "random#3"]
    assert [row["games"] for row in result["standings"]] == [4, 4, 4]
    assert f"{result['standings'][1]['win_rate']:.1%}" in table[3]


def test_without_seats_as_many_sit_down_as_there_are_bots_and_room(capsys: pytest.CaptureFixture[str]) -> None:
    for bots, seats in (("random", 2), ("random,random,random", 3), ("random,random,random,random,random", 4)):
        assert say("antarctica", "--bots", bots, "--games", "1", "--json") == 0
        assert json.loads(capsys.readouterr().out)["seats"] == seats


def test_a_bot_with_an_argument_keeps_its_whole_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random:200", RandomBot)

    result = compete(contest("random:200,random"), 2)
    assert [row["bot"] for row in result["standings"]] == ["random:200", "random"]
