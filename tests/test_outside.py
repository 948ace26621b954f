"""Bots from outside: programs that speak lines; whatever they do wrong, the game goes on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import frostline
from frostline.bots import bot
from frostline.bots.bot import play_out
from frostline.bots.outside import OutsideBot, outside
from frostline.core.state import State

ROOT = Path(__file__).parent.parent
LINE_BOT = [sys.executable, str(ROOT / "examples" / "line_bot.py")]
ASKED = "print('ready', flush=True)\nwhile not input().startswith('go'): pass\n"  # a script up to its first decision
NO_ANSWER = "gave no answer within 0.3 seconds (an answer must be flushed)"

Make = Callable[..., OutsideBot]


@pytest.fixture
def outsider(tmp_path: Path) -> Iterator[Make]:
    """Makes a bot of a Python script (or a command); in the end all are closed."""
    made: list[OutsideBot] = []

    def make(script: str | list[str], game: str = "artemis", **arguments: Any) -> OutsideBot:
        command = script
        if isinstance(script, str):
            path = tmp_path / f"bot{len(made)}.py"
            path.write_text(dedent(script), encoding="utf-8")
            command = [sys.executable, "-S", str(path)]
        made.append(OutsideBot(game, 5, command, **{"fallback": "random", "milliseconds": 5000} | arguments))
        return made[-1]

    yield make
    for each in made:
        each.close()


def play(player: OutsideBot, seed: int = 7, seats: int = 3) -> State:
    """A whole game in which the player sits in the last seat, among random bots."""
    state = frostline.game(player.game).new(seats, seed)
    play_out(state, [*[bot("random", player.game, seat) for seat in range(seats - 1)], player])
    sheet = state.scores()[seats - 1]
    player.end(sheet.total, sheet.place)
    return state


def totals(state: State) -> list[int]:
    """The points of all seats."""
    return [sheet.total for sheet in state.scores()]


def answering(first: str, after: str = "move #0") -> str:
    """A script that gives one answer to its first decision and another one to all others."""
    return f"""
        import sys
        print("ready", flush=True)
        answer = {first!r}
        for line in sys.stdin:
            if line.startswith("go"):
                print(answer, flush=True)
                answer = {after!r}
    """


@pytest.mark.parametrize("game", frostline.GAMES)
def test_the_example_plays_every_game_and_plays_it_again_alike(game: str, outsider: Make) -> None:
    player = outsider(LINE_BOT, game)
    seats = frostline.game(game).seats[-1]
    first = play(player, seats=seats)
    player.next_game(5)
    second = play(player, seats=seats)

    assert player.trouble == ""
    assert totals(first) == totals(second)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")
def test_the_example_in_c_plays_as_the_one_in_python(tmp_path: Path, outsider: Make) -> None:
    source = ROOT / "examples" / "line_bot.c"
    subprocess.run(["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-o", tmp_path / "line_bot", source], check=True)
    assert len(source.read_text(encoding="utf-8").splitlines()) < 120
    for game in frostline.GAMES:
        in_c, in_python = outsider([str(tmp_path / "line_bot")], game), outsider(LINE_BOT, game)
        assert totals(play(in_c, seats=2)) == totals(play(in_python, seats=2))
        assert in_c.trouble == in_python.trouble == ""


def test_the_transcript_in_the_document_is_what_is_said(outsider: Make) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = re.search(r"```\n(> frostline.*?)```", text, re.DOTALL)
    assert found
    begin, end = found[1].split("…\n")
    script = f"""
        import sys
        for line in {begin.splitlines()!r}:
            if line[0] == "<":
                print(line[2:], flush=True)
            elif (heard := input()) != line[2:]:
                sys.exit(f"heard {{heard!r}} instead of {{line!r}}")
        last = []
        for line in sys.stdin:
            last = [*last[-1:], "> " + line]
            if line.startswith("go"):
                print("move #0", flush=True)
        open(sys.argv[0] + ".heard", "w").writelines(last)
    """
    player = outsider(script, milliseconds=2000)
    player.next_game(1)
    play(player)
    player.close()

    assert player.trouble == ""
    assert list(player.notes) == ["small dice are safe"]
    assert Path(player.command[-1] + ".heard").read_text(encoding="utf-8") == end


def test_one_process_plays_many_games_and_has_the_seed_of_each(outsider: Make) -> None:
    player = outsider("""
        import os, sys
        print("ready", flush=True)
        for line in sys.stdin:
            if line.startswith(("new", "seed", "end")):
                print("log", os.getpid(), line.strip(), flush=True)
            if line.startswith("go"):
                print("move #0", flush=True)
    """)
    scores = [play(player, seed).scores()[2] for seed in (1, 2)]
    player.next_game(99)
    scores.append(play(player, 3).scores()[2])
    player.choose(*first_decision())

    assert player.trouble == ""
    heard = [note.split(" ", 1) for note in player.notes]
    assert len({process for process, _ in heard}) == 1
    lines = [line for _, line in heard]
    assert lines[0:2] == ["new artemis 3 1", "seed 5"]
    assert lines[6:8] == ["new artemis 3 1", "seed 99"]
    assert lines[2::3][:3] == [f"end {sheet.total} {sheet.place}" for sheet in scores]
    assert lines[4] not in ("seed 5", "seed 99")


def first_decision(**arguments: Any) -> tuple[Any, Any]:
    """The options of a new game and a way to look at it."""
    state = frostline.game("artemis").new(3, 7, **arguments)
    return state.options, lambda: state.setup.game.view(state, state.seat)


def test_who_is_ready_for_views_gets_them(outsider: Make) -> None:
    player = outsider("""
        import json, sys
        print("ready view", flush=True)
        for line in sys.stdin:
            word, _, rest = line.strip().partition(" ")
            if word == "view":
                view = json.loads(rest)
            if word == "go":
                print("log", sorted(view)[:2], view["seat"], flush=True)
                print("move", view["options"][-1].upper() + "  ", flush=True)
    """)
    options, look = first_decision()

    assert player.choose(options, look) is options[-1]
    assert list(player.notes) == ["['academy', 'agenda'] 2"]


def test_the_options_of_the_game_are_told(outsider: Make) -> None:
    player = outsider("""
        print("ready", flush=True)
        input()
        print("log", input(), flush=True)
        while not input().startswith("go"):
            pass
        print("move #1", flush=True)
    """)
    options, look = first_decision(options=["directives", "relic"])

    assert player.choose(options, look) is options[1]
    assert list(player.notes) == ["new artemis 3 1 relic directives"]


def test_an_illegal_move_may_be_put_right_once(outsider: Make) -> None:
    player = outsider("""
        import sys
        print("ready", flush=True)
        answers = ["move #99", "move #0", "move dye 3", "move die 3"]
        for line in sys.stdin:
            if line.startswith("illegal"):
                print("log", line, flush=True)
            if line.startswith("go"):
                print(answers.pop(0), flush=True)
    """)
    options, look = first_decision()

    assert player.choose(options, look) is options[0]
    assert player.choose(options, look) is options[0]
    assert player.trouble == ""
    assert player.notes[0] == "illegal '#99' is not an option: they are #0 to #2"
    assert player.notes[1].startswith("illegal 'dye 3' is not a move of artemis; did you mean 'die 3' or")


# What goes wrong: script, how the sentence goes on after the command.

WRONG = {
    "ends at once": ("pass", "ended by itself with status 0"),
    "crashes": (ASKED + "raise ValueError('lost')", "ended by itself with status 1; its last words: ValueError: lost"),
    "dies of a signal": (ASKED + "import os; os.kill(os.getpid(), 11)", "was ended by signal 11"),
    "closes its output": (ASKED + "import os, time; os.close(1); time.sleep(60)", "closed its output or was killed"),
    "never gets ready": ("import time; time.sleep(60)", NO_ANSWER.replace("0.3", "0.5")),
    "hangs": (ASKED + "import time; time.sleep(60)", NO_ANSWER),
    "does not flush": (ASKED + "import time; print('move #0'); time.sleep(60)", NO_ANSWER),
    "screams on stderr": (ASKED + "import sys\nwhile True: print('x' * 99, file=sys.stderr)", NO_ANSWER),
    "greets wrongly": (
        "print('hello', flush=True); input()",
        "answered the greeting with 'hello', not with 'ready' or 'ready view'",
    ),
    "talks garbage": (answering("I think die 3"), "answered with 'I think die 3', not with 'move …' or 'log …'"),
    "talks binary": (ASKED + "import os; os.write(1, b'\\xff\\xfe\\n'); input()", "answered with '\ufffd\ufffd', not"),
    "names no move": (answering("move"), "answered with 'move', not with 'move …' or 'log …'"),
    "answers unasked": (
        ASKED + "import os; os.write(1, b'move #0\\nmove #0\\n'); [input() for _ in range(9999)]",
        "said 'move #0' without being asked",
    ),
    "moves illegally": (answering("move die 6", "move die 6"), "made an illegal move twice: 'die 6' is not an option"),
    "never ends a line": (ASKED + "while True: print('x' * 999, end='')", "sent a line of more than 4096 bytes"),
    "sends a long line": (answering("move " + "x" * 5000), "sent a line of more than 4096 bytes"),
    "logs without end": (ASKED + "while True: print('log x')", "sent 1000 lines without an answer among them"),
    "sends empty lines": (ASKED + "while True: print()", "sent 1000 lines without an answer among them"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_a_program_does_wrong_the_game_goes_on(wrong: str, outsider: Make) -> None:
    script, sentence = WRONG[wrong]
    told: list[str] = []
    limit = 300 if sentence == NO_ANSWER else 5000
    player = outsider(script, milliseconds=limit, start_seconds=0.5 if "ready" in wrong else 10, on_trouble=told.append)
    state = play(player)

    assert state.decision is None
    assert told == [player.trouble]
    assert player.trouble.startswith(f"the bot '{' '.join(player.command)}' {sentence}")
    assert player.trouble.endswith("; 'random' plays the rest of its game")
    assert player.program is None


@pytest.mark.parametrize(
    ("command", "sentence"),
    [("./no-such-bot --flag", "No such file or directory"), ("/", "Permission denied"), ("a\0b", "embedded null byte")],
)
def test_a_command_that_cannot_be_started(command: str, sentence: str, outsider: Make) -> None:
    player = outsider(command.split(" "))
    play(player)

    assert f"cannot be started: {sentence}; 'random' plays the rest of its game" in player.trouble


def test_a_program_that_does_not_read_is_not_waited_for(outsider: Make) -> None:
    player = outsider("import time; print('ready', flush=True); time.sleep(60)", milliseconds=300)
    options, look = first_decision()
    options = options * 20_000  # far more than a pipe holds
    began = time.monotonic()

    assert player.choose(options, look) in options
    assert "gave no answer within 0.3 seconds" in player.trouble
    assert time.monotonic() - began < 3


def test_a_failed_program_has_a_new_chance_in_the_next_game(outsider: Make) -> None:
    player = outsider("""
        import os, sys
        print("ready", flush=True)
        first = not os.path.exists(sys.argv[0] + ".started")
        open(sys.argv[0] + ".started", "w").close()
        for line in sys.stdin:
            if line.startswith("go"):
                if first:
                    sys.exit(3)
                print("move #0", flush=True)
    """)
    play(player)
    assert "ended by itself with status 3" in player.trouble
    play(player)
    assert player.trouble == ""


def test_after_three_games_in_trouble_it_is_left_alone(outsider: Make) -> None:
    told: list[str] = []
    player = outsider(["./no-such-bot"], on_trouble=told.append)
    for seed in range(5):
        play(player, seed)

    assert len(told) == 3
    assert player.trouble == told[-1]


def test_the_game_after_trouble_depends_on_the_seed_alone(outsider: Make) -> None:
    script = answering("move #0", "nonsense")

    assert totals(play(outsider(script, fallback="greedy"))) == totals(play(outsider(script, fallback="greedy")))


# How a program is ended.

CHILD = """
    import subprocess, sys
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
    print("ready", flush=True)
    for line in sys.stdin:
        if line.startswith("go"):
            print("log", child.pid, flush=True)
            print(ANSWER, flush=True)
    LAST
"""


def alive(process: int) -> bool:
    """Whether a process still does anything; one that is ended but not yet waited for does not."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split(")")[-1].split()[0]
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize(
    ("answer", "last"), [("move #0", "pass"), ("move #0", "import time; time.sleep(60)"), ("?", "pass")]
)
def test_the_program_and_its_children_are_ended(answer: str, last: str, outsider: Make) -> None:
    player = outsider(CHILD.replace("ANSWER", repr(answer)).replace("LAST", last))
    player.choose(*first_decision())
    child = int(player.notes[0])
    player.close()

    for _ in range(100):
        if not alive(child):
            return
        time.sleep(0.02)
    os.kill(child, 9)
    pytest.fail("the child of the bot was still alive")


def test_a_forgotten_bot_ends_its_program() -> None:
    player = OutsideBot("artemis", 1, LINE_BOT)
    player.choose(*first_decision())
    assert player.program
    process = player.program.process
    assert process.returncode is None
    del player

    assert process.returncode == 0


# Names.


def test_a_name_is_a_command() -> None:
    found = outside("cmd:./my-bot --name 'Ann Lee'", "artemis", 3)

    assert found.command == ["./my-bot", "--name", "Ann Lee"]
    assert (found.game, found.seed, found.fallback, found.program) == ("artemis", 3, "greedy", None)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "'cmd:' names no program; a bot from outside is 'cmd:' and a command: cmd:./my-bot --flag"),
        ("greedy", "'greedy' names no program"),
        ("cmd:bot 'x", "cannot be read: No closing quotation"),
    ],
)
def test_a_name_that_is_no_command_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(frostline.BadOption, match=re.escape(sentence)):
        outside(name, "artemis", 3)


def test_an_unknown_stand_in_is_refused() -> None:
    with pytest.raises(frostline.BadOption, match="there is no bot 'clever'"):
        OutsideBot("artemis", 1, LINE_BOT, fallback="clever")
