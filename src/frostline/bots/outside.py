"""Bots from outside: any program, in any language, that speaks lines on its standard input and output.

`docs/protocol.md` tells the lines. Whatever a program does wrong, the game goes on. POSIX only; there is no shell.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import time
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from subprocess import PIPE, Popen

from ..core.chance import Chance
from ..core.errors import BadOption, FrostlineError, IllegalMove
from ..core.moves import Move
from ..core.scores import ScoreSheet
from ..core.setup import Setup
from ..core.view import View
from .bot import Bot

PREFIX = "cmd:"
MILLISECONDS = 10_000  # for one decision, if nothing else is said
START_SECONDS = 10.0  # from the start of the program to its `ready`
QUIT_SECONDS = 1.0  # from `quit` to the end by force
LONGEST_LINE = 4096  # bytes
MOST_LINES = 1000  # before an answer, `log` lines and empty ones counted
MOST_FAILED_GAMES = 3  # after so many the program is not started again
LAST_WORDS = 2000  # bytes kept of what it writes to its standard error


class BotTrouble(FrostlineError):
    """What a program did wrong, so that it cannot play on."""


class Program:
    """A running command that is spoken to in lines. Nothing here waits longer than it is told to."""

    def __init__(self, command: Sequence[str], notes: deque[str]) -> None:
        try:
            self.process = Popen(command, 0, None, PIPE, PIPE, PIPE, start_new_session=True)
        except (OSError, ValueError) as error:
            raise BotTrouble(f"cannot be started: {getattr(error, 'strerror', None) or error}") from None
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.input, self.output, self.errors = [pipe for pipe in pipes if pipe]
        os.set_blocking(self.input.fileno(), False)
        self.pipes = selectors.DefaultSelector()
        self.pipes.register(self.output, selectors.EVENT_READ)
        self.pipes.register(self.errors, selectors.EVENT_READ)
        self.notes = notes
        self.unsent, self.unread = bytearray(), bytearray()
        self.last_words = b""
        self.over = False  # it has closed its output, mostly by ending

    def put(self, *lines: str) -> None:
        """Send lines: at once what the pipe takes, the rest while listening."""
        if not self.unsent:
            self.pipes.register(self.input, selectors.EVENT_WRITE)
        self.unsent += "".join(f"{line}\n" for line in lines).encode()
        self.flow(0)

    def hear(self, until: float) -> str | None:
        """The next line that is neither empty nor for the log, or None when the time is up."""
        lines = 0
        while lines < MOST_LINES:
            size = self.unread.find(b"\n")
            if (size if size >= 0 else len(self.unread)) > LONGEST_LINE:
                raise BotTrouble(f"sent a line of more than {LONGEST_LINE} bytes")
            if size >= 0:
                lines += 1
                line = self.unread[:size].decode("utf-8", "replace").strip()
                del self.unread[: size + 1]
                if line.split(" ")[0] == "log":
                    self.notes.append(line[4:])
                elif line:
                    return line
            elif self.over:
                raise BotTrouble(self.ending())
            elif (left := until - time.monotonic()) > 0:
                self.flow(left)
            else:
                return None
        raise BotTrouble(f"sent {MOST_LINES} lines without an answer among them")

    def flow(self, seconds: float) -> None:
        """Wait so long for the pipes, and move once what can be moved."""
        for key, _ in self.pipes.select(seconds):
            if key.fileobj is self.input:
                self.send()
                continue
            data = os.read(key.fd, 1 << 16)
            if not data:
                self.pipes.unregister(key.fileobj)
            if key.fileobj is self.errors:
                self.last_words = (self.last_words + data)[-LAST_WORDS:]
            else:
                self.unread += data
                self.over = not data

    def send(self) -> None:
        """Write what the pipe takes; to a program that has stopped reading, nothing."""
        try:
            del self.unsent[: os.write(self.input.fileno(), self.unsent)]
        except BrokenPipeError:
            self.unsent.clear()
        if not self.unsent:
            self.pipes.unregister(self.input)

    def ending(self) -> str:
        """How the program ended, in words; one that only closed its output is ended here."""
        self.kill()
        self.flow(0)
        status = self.process.returncode
        how = f"ended by itself with status {status}" if status >= 0 else f"was ended by signal {-status}"
        if status == -signal.SIGKILL:
            how = "closed its output or was killed"
        words = self.last_words.decode("utf-8", "replace").strip().splitlines()
        return f"{how}; its last words: {words[-1][:200]}" if words else how

    def kill(self) -> None:
        """End the program and everything it has started. It is not waited for before, so its id is still its own."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def close(self) -> None:
        """Say `quit`, leave it a moment to end by itself, then see to it."""
        if self.process.returncode is None:
            self.unread.clear()
            self.put("quit")
            if self.unsent:
                self.pipes.unregister(self.input)
            self.input.close()
            until = time.monotonic() + QUIT_SECONDS
            while not self.over and (left := until - time.monotonic()) > 0:
                self.flow(left)
                self.unread.clear()
            self.kill()
        self.pipes.close()
        for pipe in (self.input, self.output, self.errors):
            pipe.close()


class OutsideBot(Bot):
    """A seat played by a program. It is started at the first decision and plays game after game until `close`.

    When it fails, the bot named `fallback` plays the rest of that game, `trouble` is the reason (empty while all is
    well) and `on_trouble` is called with it; the next game is begun with the program started anew. A new game is
    noticed by itself; whoever knows the result tells it with `end`. `notes` are the last `log` lines.
    """

    def __init__(
        self, game: str, seed: int, command: Sequence[str], fallback: str = "greedy", milliseconds: int = MILLISECONDS,
        start_seconds: float = START_SECONDS, on_trouble: Callable[[str], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        self.command, self.fallback = list(command), fallback
        self.milliseconds, self.start_seconds = milliseconds, start_seconds
        self.on_trouble = on_trouble
        self.trouble, self.failed_games = "", 0
        self.notes: deque[str] = deque(maxlen=100)
        self.program: Program | None = None
        self.finish: Callable[[], object] = lambda: None
        self.wants_view = False
        self.next_game(seed)

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        try:
            if view.state.setup is not self.setup:
                self.begin(view.state.setup)
            if not self.trouble:
                return self.ask(options, view)
        except BotTrouble as reason:
            self.give_up(str(reason))
        return self.stand_in.choose(options, look)

    def next_game(self, seed: int) -> None:
        """Play the next game with this seed, as a new bot would; else seeds follow from the first one."""
        from . import bot

        self.seed, self.chance = seed, Chance(seed)
        self.stand_in = bot(self.fallback, self.game, seed)
        self.setup: Setup | None = None  # of the game being played: every game has one of its own

    def end(self, total: int, place: int) -> None:
        """Tell the program how its game ended."""
        if self.program and self.setup:
            self.program.put(f"end {total} {place}")
        self.setup = None

    def close(self) -> None:
        """Let the program go: `quit`, then by force. Also happens when the bot is forgotten."""
        self.finish()
        self.program = self.setup = None

    def begin(self, setup: Setup) -> None:
        """Tell the program of a new game; start it first if it does not run."""
        self.setup = setup
        seed, self.seed = self.seed, self.chance.below(1 << 32)
        if not self.trouble:
            self.failed_games = 0
        elif self.failed_games >= MOST_FAILED_GAMES:
            return
        self.trouble = ""
        program = self.program or self.start()
        program.put(" ".join(["new", setup.game.name, str(setup.seats), str(setup.game.version), *setup.options]))
        if setup.pack:
            program.put(f"pack {setup.pack.check} {setup.pack.name}")
        program.put(f"seed {seed % (1 << 63)}")

    def start(self) -> Program:
        """Start the program and greet it."""
        self.program = Program(self.command, self.notes)
        self.finish = weakref.finalize(self, self.program.close)
        self.program.put("frostline 1")
        answer = self.answer(self.program, self.start_seconds)
        if answer.split() not in (["ready"], ["ready", "view"]):
            raise BotTrouble(f"answered the greeting with {answer[:60]!r}, not with 'ready' or 'ready view'")
        self.wants_view = answer != "ready"
        return self.program

    def ask(self, options: Sequence[Move], view: View) -> Move:
        """The program's move; after an illegal one it is asked a second time."""
        program = self.program or self.start()
        program.flow(0)
        if line := program.hear(0):
            raise BotTrouble(f"said {line[:60]!r} without being asked")
        why = ""
        for _ in range(2):
            program.put(*self.question(options, view))
            answer = self.answer(program, self.milliseconds / 1000)
            if not answer.startswith("move "):
                raise BotTrouble(f"answered with {answer[:60]!r}, not with 'move …' or 'log …'")
            try:
                return read_move(answer[5:].strip(), options, view)
            except IllegalMove as refused:
                why = str(refused)
                program.put(f"illegal {why}")
        raise BotTrouble(f"made an illegal move twice: {why}")

    def question(self, options: Sequence[Move], view: View) -> list[str]:
        """A decision as lines."""
        decision = view.state.decision
        assert decision is not None
        lines = [f"seat {view.seat}", f"ask {decision.prompt} {decision.rule}"]
        if self.wants_view:
            lines.append(f"view {json.dumps(view.json(), separators=(',', ':'))}")
        lines += [f"option {place} {move.index} {move.text}" for place, move in enumerate(options)]
        return [*lines, f"go {self.milliseconds}"]

    def answer(self, program: Program, seconds: float) -> str:
        """What the program says within so many seconds."""
        line = program.hear(time.monotonic() + seconds)
        if line is None:
            raise BotTrouble(f"gave no answer within {seconds:g} seconds (an answer must be flushed)")
        return line

    def give_up(self, reason: str) -> None:
        """End the program, and let the other bot play the rest of the game."""
        if self.program:
            self.program.kill()
            self.finish()
            self.program = None
        self.failed_games += 1
        self.trouble = f"the bot '{shlex.join(self.command)}' {reason}; '{self.fallback}' plays the rest of its game"
        if self.on_trouble:
            self.on_trouble(self.trouble)


def read_move(text: str, options: Sequence[Move], view: View) -> Move:
    """The option that was named, by its text or as `#K`."""
    if text.startswith("#"):
        named = [move for place, move in enumerate(options) if text == f"#{place}"]
        if not named:
            raise IllegalMove(f"{text[:60]!r} is not an option: they are #0 to #{len(options) - 1}")
        return named[0]
    move = view.state.setup.game.moves.parse(text[:100])
    if move not in options:
        raise IllegalMove(view.state.complaint(move))
    return move


def outside(name: str, game: str, seed: int) -> OutsideBot:
    """The bot of a name like `cmd:./my-bot --flag`; the program is started when it is first asked."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadOption(f"the command of the bot {name!r} cannot be read: {error}") from None
    if not name.startswith(PREFIX) or not command:
        raise BadOption(f"{name!r} names no program; a bot from outside is 'cmd:' and a command: cmd:./my-bot --flag")
    return OutsideBot(game, seed, command)


def dismiss(bots: Sequence[Bot], sheets: Sequence[ScoreSheet]) -> str:
    """A game is over: programs hear how it ended for them, and all bots are let go. What went wrong with one, if so."""
    trouble = ""
    for each, sheet in zip(bots, sheets):
        if isinstance(each, OutsideBot):
            each.end(sheet.total, sheet.place)
            trouble = trouble or each.trouble
        each.close()
    return trouble
