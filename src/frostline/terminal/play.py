"""`frostline play`: one screen, any mix of people and bots, solo against the automa."""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable
from pathlib import Path

from ..bots import Bot
from ..bots.reasons import reason
from ..bots.search import SearchBot
from ..core.errors import FrostlineError, IllegalMove
from ..core.match import Match
from ..core.moves import Move
from ..core.state import NOBODY, OpenDecision
from ..text import Speaker
from ..text.rules import rule_named
from . import aside_of, picture_of, saves

Read = Callable[[str], str]
Write = Callable[[str], None]

FEWEST_LETTERS = 3  # of a part of a label that is taken for it


class Quit(Exception):
    """The player leaves; the game is saved."""


class Screen:
    """Asks people, lets bots move, tells what happened. `again` is the command that continues the game."""

    def __init__(
        self,
        match: Match,
        speaker: Speaker,
        bots: dict[int, Bot],
        path: Path,
        again: str,
        read: Read = input,
        write: Write = print,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.bots = bots
        self.path = path
        self.again = again
        self.read = read
        self.write = write
        self.told = 0
        self.reasons: dict[int, str] = {}  # why a bot made a move, by its number
        self.plans = True  # whether these are told
        self.shown_to = NOBODY

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        saves.write(self.path, self.match.record)
        self.write(
            self.speaker.say("ui-welcome", game=self.speaker.say("game-name"), file=str(self.path), again=self.again)
        )
        self.write(self.speaker.say("game-tagline"))
        self.write(self.speaker.say("ui-commands"))
        try:
            while not self.match.over:
                self.turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.write(self.speaker.say("ui-left", file=str(self.path), again=self.again))
            return
        self.tell_news()
        self.show_scores()
        self.write(self.speaker.say("ui-over", again=shlex.join(["frostline", "replay", str(self.path)])))

    def turn(self) -> None:
        """One decision."""
        state = self.match.state
        seat = state.seat
        if seat in self.bots:
            self.let_play(self.bots[seat], seat)
            return
        self.hand_over(seat)
        self.tell_news()
        if self.shown_to != seat:
            self.show_board()
            self.shown_to = seat
        decision = state.decision
        assert decision is not None
        self.show_question(decision)
        self.obey(self.read("> ").strip(), decision)

    def let_play(self, bot: Bot, seat: int) -> None:
        """A bot's decision; one that thinks says so at the beginning of its turn, and tells at once what it did."""
        state = self.match.state
        view = state.setup.game.view(state, seat)
        if isinstance(bot, SearchBot) and self.match.entries[-1].seat != seat:
            self.tell_news()
            most = math.ceil(bot.budget.seconds)
            self.write(self.speaker.say("ui-thinking", who=self.speaker.seat(state, seat), seconds=most))
        self.play(bot.choose(state.options, lambda: view))
        if bot.thought:
            self.reasons[len(self.match.entries) - 1] = reason(self.speaker, view, bot.thought)
        if isinstance(bot, SearchBot):
            self.tell_news()

    def hand_over(self, seat: int) -> None:
        """When hands are hidden and several people share the screen, it changes hands unseen."""
        people = [each for each in range(self.match.state.seats) if each not in self.bots]
        secret = self.match.state.has_secrets()
        if secret and len(people) > 1 and self.shown_to not in (seat, NOBODY):
            self.write("\n" * 40)
            self.read(self.speaker.say("ui-pass-screen", who=self.speaker.seat(self.match.state, seat)))

    # What the player may say.

    def obey(self, words: str, decision: OpenDecision) -> None:
        """A number, a move's text, or a command."""
        command, _, rest = words.partition(" ")
        if words.isdecimal():
            if not 1 <= int(words) <= len(decision.options):
                self.write(self.speaker.say("ui-no-such-number", n=len(decision.options)))
                return
            self.play(decision.options[int(words) - 1])
        elif command == "?":
            self.explain(decision, rest)
        elif command == "u":
            self.undo()
        elif command == "b":
            self.show_board()
        elif command == "l":
            self.show_log()
        elif command == "p":
            self.show_scores()
        elif command == "w":
            self.plans = not self.plans
            self.write(self.speaker.say("ui-plans-told") if self.plans else self.speaker.say("ui-plans-kept"))
        elif command == "s":
            self.save(rest)
        elif command == "h":
            self.write(self.speaker.say("ui-commands"))
        elif command == "q":
            raise Quit
        elif words:
            self.try_text(words, decision)

    def try_text(self, words: str, decision: OpenDecision) -> None:
        """A move given by its text, or by words that only its label has; a refusal says why."""
        try:
            move = self.match.state.setup.game.moves.parse(words)
        except IllegalMove:
            move = None
        if move in decision.options:
            self.play(move)
            return
        refusal = decision.frame.refusal(self.match.state, move) if move else None
        if refusal:
            self.write(f"{self.speaker.why_not(self.match.state, refusal)} [{refusal.rule}]")
            return
        meant = self.labelled(words, decision)
        if len(meant) == 1:
            self.play(meant[0])
        elif meant:
            self.write(self.speaker.say("ui-ambiguous", words=words, n=len(meant)))
        elif move:
            self.write(self.speaker.say("ui-not-now", words=words))
        else:
            self.write(self.speaker.say("ui-not-understood", words=words))

    def labelled(self, words: str, decision: OpenDecision) -> list[Move]:
        """The options whose labels are these words or, where none is and they are no slip of the finger, hold them
        before what they cost and bring: rather as words of their own (east is not southeast), and so a name as short
        as V7 always."""
        wanted, label = typed(words), self.speaker.move
        labels = [typed(label(self.match.state, decision.frame, move)) for move in decision.options]
        whole = [move for move, each in zip(decision.options, labels, strict=True) if wanted == each]
        if whole:
            return whole
        names = [each.partition(" – ")[0] for each in labels]
        own = [move for move, name in zip(decision.options, names, strict=True) if f" {wanted} " in spelt(name)]
        if len(wanted) < FEWEST_LETTERS:
            return own if any(letter.isdigit() for letter in wanted) else []
        return own or [move for move, name in zip(decision.options, names, strict=True) if wanted in name]

    def play(self, move: Move) -> None:
        """Play and save."""
        self.match.play(move)
        saves.write(self.path, self.match.record)

    def undo(self) -> None:
        """Take back the last move, if nothing was revealed since."""
        if not self.match.can_undo:
            self.write(self.speaker.say("ui-no-undo"))
            return
        self.match.undo()
        self.told = min(self.told, len(self.match.entries))
        saves.write(self.path, self.match.record)
        self.write(self.speaker.say("ui-undone"))

    def save(self, name: str) -> None:
        """Save a copy under another name."""
        if not name:
            self.write(self.speaker.say("ui-saved", file=str(self.path)))
            return
        path = Path(name)
        if path.exists():
            self.write(self.speaker.say("ui-file-exists", file=name))
            return
        try:
            saves.write(path, self.match.record)
        except FrostlineError as error:
            self.write(str(error))
            return
        self.write(self.speaker.say("ui-saved", file=name))

    # What the player sees.

    def show_question(self, decision: OpenDecision) -> None:
        """The prompt and the numbered options."""
        state, speaker = self.match.state, self.speaker
        self.write("")
        for line in aside_of(speaker, state.setup.game.view(state, state.seat)):
            self.write(line)
        self.write(f"{speaker.ask(state, decision.frame)} [{decision.rule}]")
        revealing = [move for move in decision.options if self.match.reveals(move)]
        always = len(revealing) == len(decision.options)
        for number, move in enumerate(decision.options, 1):
            barrier = f" {speaker.say('ui-reveals')}" if move in revealing and not always else ""
            self.write(f"{number:3}. {speaker.move(state, decision.frame, move)}{barrier}")
        if always:
            self.write(f"     {speaker.say('ui-all-reveal')}")

    def explain(self, decision: OpenDecision, rest: str) -> None:
        """The rule behind the question, or one by its id, and why other things are not offered."""
        state, speaker = self.match.state, self.speaker
        rule = rest.strip() or decision.rule
        found = rule_named(state.setup.game.name, speaker.lang, rule)
        self.write(f"{found.id}  {found.text}" if found else speaker.say("ui-no-rule", rule=rule))
        if rest.strip():
            return
        for move in state.setup.game.moves.moves:
            if move not in decision.options:
                refusal = decision.frame.refusal(state, move)
                if refusal:
                    text = speaker.move(state, decision.frame, move)
                    self.write(f"   {text}: {speaker.why_not(state, refusal)} [{refusal.rule}]")

    def show_board(self) -> None:
        """The table as the deciding seat knows it."""
        state = self.match.state
        self.write("")
        for line in picture_of(self.speaker, state.setup.game.view(state, state.seat)):
            self.write(line)

    def tell_news(self) -> None:
        """What happened since the player last looked."""
        for number in range(self.told, len(self.match.entries)):
            self.tell(number)
        self.told = len(self.match.entries)

    def show_log(self) -> None:
        """Everything that happened so far."""
        for number in range(len(self.match.entries)):
            self.tell(number)

    def tell(self, number: int) -> None:
        """The events of one move, each with its rule, and why a bot made it."""
        viewer, happened = self.viewer(), self.match.entries[number].told
        for told in happened:
            self.write(f"  {self.speaker.told(self.match.state, told, viewer)} [{told.tell.rule}]")
        if happened and self.plans and self.reasons.get(number):
            self.write(f"      {self.reasons[number]}")

    def viewer(self) -> int:
        """Through whose eyes the screen tells: the only person's, else those of the person who decides."""
        people = [each for each in range(self.match.state.seats) if each not in self.bots]
        if len(people) == 1:
            return people[0]
        return self.match.state.seat if self.match.state.seat in people else NOBODY

    def show_scores(self) -> None:
        """The score sheets, the winner first; in mid-game as if it ended now."""
        for line in score_lines(self.speaker, self.match):
            self.write(line)


def typed(text: str) -> str:
    """A text as people type it: small letters, plain spaces and apostrophes."""
    return " ".join(text.casefold().replace("’", "'").split())


def spelt(name: str) -> str:
    """The words of a label, each between spaces, without what stands around them."""
    return f" {' '.join([word.strip('.,:;()') for word in name.split()])} "


def score_lines(speaker: Speaker, match: Match) -> list[str]:
    """Score sheets as lines."""
    state = match.state
    lines = ["", speaker.say("ui-final-scores" if match.over else "ui-scores-now")]
    for sheet in sorted(state.scores(), key=lambda each: each.place):
        title = f" – {speaker.say(f'rank-{sheet.title}')}" if sheet.title >= 0 else ""
        lines.append(
            speaker.say("ui-score", who=speaker.seat(state, sheet.seat), rank=sheet.place, vp=sheet.total) + title
        )
        lines += [f"   {line.points:+3}  {speaker.score(state, line)} [{line.rule}]" for line in sheet.lines]
    return lines
