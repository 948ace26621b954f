"""Mass simulation: true rows, the same file however it was made, nothing lost and nothing left behind."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import frostline
from frostline import BadOption, CorruptRecord, FrostlineError
from frostline.bots.processes import cores
from frostline.games.artemis.components import points_for
from frostline.lab import simulate as command
from frostline.lab import workers
from frostline.lab.arena import Contest, compete
from frostline.lab.holdings import held
from frostline.lab.parts import Store
from frostline.lab.simulate import Job, play_one, simulate

ROOT = Path(__file__).parent.parent
COLUMNS = [
    "game", "rules", "seats", "options", "pack", "entrants", "first_seed", "number", "seed", "bots", "totals", "places",
    "decisions", "digest", "broken", "sources", "held", "chosen",
]  # fmt: skip
NOT_REPEATABLE = ("seconds", "decisions_per_second")
ENDS = [(name, seats) for name, game in frostline.GAMES.items() for seats in (game.seats[0], game.seats[-1])]
LINE_BOT = f"cmd:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"


def job(bots: str = "random", seats: int = 2, seed: int = 5, game: str = "artemis", option: str = "") -> Job:
    """A quick job."""
    return Job(game, seats, bots.split(","), seed, option.split())


def read(path: Path) -> list[dict[str, Any]]:
    """All rows of a file."""
    if path.suffix == ".parquet":
        return pyarrow.parquet.read_table(path).to_pylist()
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def same(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what differs from run to run."""
    return {name: value for name, value in result.items() if name not in NOT_REPEATABLE}


# What a row says.


def test_both_kinds_of_file_have_the_same_columns_and_rows(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"

    assert same(simulate(job(), 7, out=lines)) == same(simulate(job(), 7, out=table)) == same(simulate(job(), 7))
    assert read(lines) == read(table) == [play_one(job(), number) for number in range(7)]
    assert list(read(lines)[0]) == pyarrow.parquet.read_schema(table).names == COLUMNS


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_a_row_tells_who_played_where_points_came_from_and_what_was_chosen(game: str, seats: int) -> None:
    bots = "random,random"[: 6 if seats == 1 else None]
    row = play_one(job(bots, seats, game=game), 3)

    assert (row["number"], row["seed"], row["first_seed"], row["broken"]) == (3, 8, 5, "")
    assert len(row["bots"]) == seats
    for seat, total in enumerate(row["totals"]):
        assert sum(source["points"] for source in row["sources"] if source["seat"] == seat) == total
    assert len(row["totals"]) == seats + (game == "shackleton" and seats == 1)
    assert min(row["places"]) == 1
    assert sum(each["times"] for each in row["chosen"]) == row["decisions"]
    families = {move.family for move in frostline.game(game).moves.moves}
    assert {each["family"] for each in row["chosen"]} <= families
    assert {each["seat"] for each in row["held"]} <= set(range(-1, len(row["totals"])))


def test_bots_sit_one_seat_further_each_game() -> None:
    rows = [play_one(job("random,greedy"), number) for number in range(2)]

    assert [row["bots"] for row in rows] == [["random", "greedy"], ["greedy", "random"]]
    assert rows[0]["entrants"] == ["random", "greedy"]


# What everybody ended with.


def ended(game: str, seats: int, seed: int, *options: str) -> Any:
    """A position after a random game."""
    state = frostline.game(game).new(seats, seed, options)
    while state.options:
        state.play(state.options[seed % len(state.options)])
    return state


def of(state: Any, seat: int, kind: str) -> list[str]:
    """The items of a kind that a seat has."""
    return [item for whose, what, item in held(state) if (whose, what) == (seat, kind)]


def points(state: Any, seat: int, category: str) -> int:
    """What a seat scored in a category."""
    return sum(line.points for line in state.scores()[seat].lines if line.category == category)


@pytest.mark.parametrize("seed", range(4))
def test_the_buildings_and_badges_of_artemis_are_those_that_score(seed: int) -> None:
    state = ended("artemis", 3, seed, "directives", "relic")
    printed = state.printed

    for seat, colony in enumerate(state.colonies):
        buildings = of(state, seat, "building")
        assert points(state, seat, "buildings") in (points_for(printed.score_buildings, len(buildings)), 0)
        assert set(buildings) <= set(printed.names)
        assert of(state, seat, "badges") == [str(colony.badges)]
        assert len(of(state, seat, "directive")) == len(state.hands[seat])
    assert len(set(of(state, -1, "event"))) == printed.rounds


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_of_antarctica_are_those_that_score(seed: int) -> None:
    state = ended("antarctica", 3, seed)
    cards = dict(zip(state.printed.card_names, state.printed.cards, strict=True))
    stars = [sum(cards[name].asterisk for name in of(state, seat, "card")) for seat in range(3)]

    for seat in range(3):
        assert len(of(state, seat, "building")) == len(of(state, seat, "card"))
        if stars[seat] and stars[seat] == max(stars):
            assert points(state, seat, "cards") == sum(stars)
        assert set(of(state, seat, "research")) <= set(state.printed.track_names)


@pytest.mark.parametrize("seed", range(6))
def test_what_corporations_of_ceres_hold_is_worth_what_they_score(seed: int) -> None:
    state = ended("ceres", 4, seed)
    printed = state.printed
    worth = {
        kind: {name: thing.vp for name, thing in zip(names, things, strict=True)}
        for kind, names, things in [
            ("facility", printed.facility_names, printed.facilities),
            ("project", printed.project_names, printed.projects),
            ("asteroid", printed.asteroid_names, printed.asteroids),
        ]
    }

    for seat in range(4):
        for kind, category in (("facility", "facilities"), ("project", "projects"), ("asteroid", "asteroids")):
            assert sum(worth[kind][item] for item in of(state, seat, kind)) == points(state, seat, category)
        levels = [int(item[-1]) for item in of(state, seat, "research")]
        assert sum(printed.research_vp[level - 1] for level in levels) == points(state, seat, "research")
        assert len(of(state, seat, "first")) * printed.first_vp == points(state, seat, "firsts")
        assert len(of(state, seat, "outstation")) == 4
    assert len(set(of(state, -1, "spacecraft"))) == 3


@pytest.mark.parametrize("seats", [1, 3])
def test_what_agencies_of_shackleton_hold_is_worth_what_they_score(seats: int) -> None:
    for seed in range(4):
        state = ended("shackleton", seats, seed)
        worth = {project.name: project.vp for project in state.printed.projects}
        for seat in range(len(state.agencies)):
            assert sum(worth[item] for item in of(state, seat, "project")) == points(state, seat, "projects")
            assert len(of(state, seat, "leader")) == (seat < seats)
            assert len(of(state, seat, "goal")) == sum(each == seat for each in state.claimed)
            assert len(of(state, seat, "structure")) == sum(state.agencies[seat].built)
        assert of(state, -1, "corporation") == [state.corporation(place).name for place in range(3)]


# The same, however it was made.


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_the_file_is_the_same_on_two_cores_to_the_last_byte(tmp_path: Path, ending: str) -> None:
    one, two = tmp_path / f"one.{ending}", tmp_path / f"two.{ending}"

    assert same(simulate(job(), 110, 1, out=one)) == same(simulate(job(), 110, 2, out=two))
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_what_is_there_is_not_played_again(tmp_path: Path, ending: str) -> None:
    whole, cut = tmp_path / f"whole.{ending}", tmp_path / f"cut.{ending}"
    result = simulate(job(), 90, out=whole)
    rows = read(whole)
    store = Store(cut, job().heading)
    store.begin()
    marked = [row | {"held": []} for row in rows[20:60]]
    store.add(marked[:30])
    store.add(marked[30:])
    (store.folder / f"000000060-000000089.{ending}.77.new").write_bytes(b'{"game": "art')

    assert store.kept() == 40
    assert [(gap.start, gap.stop) for gap in store.missing(90, 15)] == [(0, 15), (15, 20), (60, 75), (75, 90)]
    assert same(simulate(job(), 90, out=cut)) == same(result)
    assert read(cut) == rows[:20] + marked + rows[60:]
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"cut.{ending}", f"whole.{ending}"]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_finished_file_can_be_made_longer_and_does_not_become_shorter(tmp_path: Path, ending: str) -> None:
    whole, grown = tmp_path / f"whole.{ending}", tmp_path / f"grown.{ending}"
    longer = simulate(job(), 60, out=whole)
    shorter = simulate(job(), 33, out=grown)

    assert same(simulate(job(), 60, out=grown)) == same(longer)
    assert grown.read_bytes() == whole.read_bytes()
    assert same(simulate(job(), 33, out=grown)) == same(shorter)
    assert grown.read_bytes() == whole.read_bytes()


def test_parts_beyond_those_asked_for_are_kept_for_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rows = [play_one(job(), number) for number in range(40)]
    store = Store(file, job().heading)
    store.begin()
    store.add(rows[30:])
    simulate(job(), 10, out=file)

    assert read(file) == rows[:10]
    assert Store(file, job().heading).kept() == 20
    simulate(job(), 40, out=file)
    assert read(file) == rows
    assert not store.folder.exists()


# Stopping it.


def children(process: int) -> list[int]:
    """The processes a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(each) for each in found.split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_was_stopped_goes_on_and_leaves_no_process_behind(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "games.parquet"
    words = ["artemis", "--seats", "2", "--seed", "5", "--games", "100000", "--jobs", "2", "--out", file]
    process = subprocess.Popen(
        [sys.executable, "-m", "frostline.cli", "simulate", *words], stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while len(list(tmp_path.glob("*.parts/*.parquet"))) < 2 and time.monotonic() < until:
        time.sleep(0.02)
    started = children(process.pid)
    os.kill(process.pid, how)
    _, err = process.communicate(timeout=60)
    kept = Store(file, job().heading).kept()

    assert len(started) >= 2
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    if how == signal.SIGINT:
        assert err.strip() == f"frostline: stopped; {kept} games are kept for {file}: the same command goes on"
    while any(Path(f"/proc/{each}").exists() for each in started) and time.monotonic() < until:
        time.sleep(0.02)
    assert not any(Path(f"/proc/{each}").exists() for each in started)
    assert same(simulate(job(), 120, out=file)) == same(simulate(job(), 120))
    assert len(read(file)) >= 120
    assert kept >= 100


def test_a_single_task_starts_no_process() -> None:
    whoami = "__import__('os').getpid()"

    assert list(workers.done(eval, [whoami], jobs=8)) == [os.getpid()]
    assert os.getpid() not in list(workers.done(eval, [whoami, whoami], jobs=2))
    assert cores() >= 1


def test_a_process_ended_from_outside_is_told_in_a_sentence() -> None:
    with pytest.raises(FrostlineError, match="a process was ended from outside"):
        list(workers.done(os._exit, [1, 1, 1], jobs=2))


# What does not belong together.


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (job("greedy"), r"its entrants: random, here: greedy"),
        (job(seed=6), r"its first seed: 5, here: 6"),
        (job(game="ceres"), r"its game: artemis, here: ceres"),
        (job(seats=3), r"its seats: 2, here: 3"),
        (job(option="directives"), r"its options: none, here: directives"),
    ],
)
def test_games_of_another_simulation_are_refused_and_left_alone(tmp_path: Path, other: Job, why: str) -> None:
    file = tmp_path / "games.jsonl"
    simulate(job(), 2, out=file)
    parts = Store(tmp_path / "more.jsonl", job().heading)
    parts.begin()
    parts.add([play_one(job(), 7)])
    before = file.read_bytes()

    for path in (file, parts.path):
        with pytest.raises(BadOption, match=f"holds games of another simulation .{why}"):
            simulate(other, 2, out=path)
    assert file.read_bytes() == before


def test_a_pack_that_was_changed_is_refused(tmp_path: Path) -> None:
    pack, file = tmp_path / "box", tmp_path / "games.jsonl"
    pack.mkdir()
    (pack / "tables.toml").write_text("[start]\nminerals = 4\n", encoding="utf-8")
    before = Job("artemis", 2, ["random"], 5, pack=str(pack))
    simulate(before, 1, out=file)
    (pack / "tables.toml").write_text("[start]\nminerals = 5\n", encoding="utf-8")

    assert read(file)[0]["pack"].startswith("box ")
    with pytest.raises(BadOption, match="its pack: box"):
        simulate(Job("artemis", 2, ["random"], 5, pack=str(pack)), 2, out=file)
    with pytest.raises(CorruptRecord, match="the pack 'box' has changed"):
        simulate(before, 2, out=file)


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, ending: str) -> None:
    diary, arena = tmp_path / f"diary.{ending}", tmp_path / f"arena.{ending}"
    diary.write_text("dear diary\n", encoding="utf-8")
    compete(Contest("artemis", ["random"], 2, 5), 1, out=arena)
    before = arena.read_bytes()

    for path in (diary, arena):
        with pytest.raises(CorruptRecord, match=r"not a game of a sim|not a Parquet|not hold games of a sim"):
            simulate(job(), 2, out=path)
    assert (diary.read_bytes(), arena.read_bytes()) == (b"dear diary\n", before)


def test_rows_out_of_order_and_a_folder_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(job(), 3, out=file)
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[::-1]))
    with pytest.raises(CorruptRecord, match="does not hold the games of a simulation in their order"):
        simulate(job(), 4, out=file)

    folder = tmp_path / "other.jsonl.parts"
    folder.mkdir()
    (folder / "diary.txt").touch()
    with pytest.raises(BadOption, match="is not a folder of a simulation"):
        simulate(job(), 2, out=tmp_path / "other.jsonl")


# Bots with a life of their own.


@pytest.mark.skipif(shutil.which("true") is None, reason="there is no program that does nothing")
def test_programs_take_part_and_what_goes_wrong_with_them_is_told() -> None:
    fine = play_one(Job("artemis", 2, [LINE_BOT, "random"], 5), 0)
    failed = play_one(Job("artemis", 2, ["cmd:true", "random"], 5), 0)

    assert fine["broken"] == ""
    assert fine == play_one(Job("artemis", 2, [LINE_BOT, "random"], 5), 0)
    assert failed["broken"].startswith("the bot 'true' ended by itself with status 0; 'greedy' plays the rest")
    standings = compete(Contest("artemis", [LINE_BOT, "random"], 2, 5), 2)["standings"]
    assert [row["bot"] for row in standings] == [LINE_BOT, "random"]


def test_a_program_is_ended_with_its_game(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import sys\nprint('ready', flush=True)\nfor line in sys.stdin:\n    word = line.split()[0]\n"
        "    if word in ('end', 'quit'):\n        open(sys.argv[1], 'a').write(line)\n"
        "    if word == 'go':\n        print('move #0', flush=True)\n",
        encoding="utf-8",
    )
    row = play_one(Job("artemis", 1, [f"cmd:{sys.executable} {script} {tmp_path / 'heard'}"], 5), 0)

    assert row["broken"] == ""
    assert (tmp_path / "heard").read_text(encoding="utf-8") == f"end {row['totals'][0]} 1\nquit\n"


# The command.


def say(*words: str) -> int:
    """`frostline simulate …` in this process."""
    parser = argparse.ArgumentParser(prog="frostline simulate")
    command.add_arguments(parser)
    parsed = parser.parse_args(words)
    return int(parsed.run(parsed))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("chess", "there is no game 'chess'"),
        ("artemis --bots clever", "there is no bot 'clever'"),
        ("artemis --games 0", "whole numbers from 1 on"),
        ("artemis --jobs 0", "whole numbers from 1 on"),
        ("artemis --seats 6", "artemis is for 1 to 5 seats"),
        ("artemis --seats 1 --bots random,random", "2 bots do not fit 1 seats"),
        ("artemis --option snow", "artemis has no option 'snow'"),
        ("artemis --seed -1", "a seed is a whole number"),
        ("artemis --out games.csv", "a file named ….jsonl or ….parquet"),
        ("artemis --out nowhere/games.jsonl", "there is no folder nowhere"),
        ("artemis --out /proc/games.jsonl", "cannot be made"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: str, why: str) -> None:
    with pytest.raises(FrostlineError, match=why):
        say(*words.split())


@pytest.mark.parametrize(("module", "words"), [("pyarrow", "--out games.parquet"), ("ray", "--ray local")])
def test_what_is_not_installed_is_named(module: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(BadOption, match=r"install frostline\["):
        say("artemis", "--games", "2", *words.split())


def test_the_sums_can_be_read_by_people_and_by_machines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["artemis", "--seats", "2", "--games", "6", "--bots", "random, greedy", "--out", str(tmp_path / "a.jsonl")]
    assert say(*words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert say(*words, "--json") == 0
    result = json.loads(capsys.readouterr().out)

    assert lines[0].startswith(f"6 games, {result['decisions']} decisions, ")
    assert [line.split(":")[0] for line in lines[1:]] == ["random", "greedy"]
    assert result["decisions_per_second"] == 0  # nothing was played the second time
    assert Counter(seat["games"] for seat in result["by_seat"]) == {6: 2}
