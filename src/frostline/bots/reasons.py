"""A bot says in one sentence why it moved: what it expects to follow, and the points it expects to be ahead.

A bot knows its own hand, others do not: what follows is told only as far as it would be the same whatever the hidden
cards are, so a reason never betrays one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Move
from ..core.state import State
from ..core.view import View
from ..text import Speaker
from .bot import Thought

WORLDS = 4
MOST_WORLDS = 100  # looked at to find one without a card the bot holds
MOST_TOLD = 3
LONGEST = 40  # letters of a move told with what it costs and brings
CLOSE = 1.0  # points


def reason(speaker: Speaker, view: View, thought: Thought) -> str:
    """The sentence about a decision, for everybody at the table; `view` is the bot's own, before its move."""
    parts = []
    following = told_line(speaker, view, thought)
    if following:
        parts.append(speaker.say("bot-line", line=speaker.say("bot-then").join(following)))
    if thought.ahead is not None:
        points = round(abs(thought.ahead))
        kind = "close" if abs(thought.ahead) < CLOSE else "ahead" if thought.ahead > 0 else "behind"
        parts.append(speaker.say(f"bot-{kind}", points=points))
    return " ".join(parts)


def told_line(speaker: Speaker, view: View, thought: Thought) -> list[str]:
    """What is expected after the move itself, in words, as far as it betrays nothing."""
    worlds = believable(view)
    told: list[str] = []
    last = view.seat
    for number, move in enumerate(thought.line[: MOST_TOLD + 1]):
        if not all(move in world.options for world in worlds) or len({world.seat for world in worlds}) > 1:
            break
        if number:
            words = {sentence(speaker, world, last, move) for world in worlds}
            if len(words) > 1:
                break
            told += words - set(told[-1:])  # nothing twice in a row
        last = worlds[0].seat
        if not played(worlds, move):
            break
    return told


def believable(view: View) -> list[State]:
    """Worlds that fit what everybody knows; each card the bot holds it does not hold in one of them, if that can be."""
    game = view.state.setup.game
    spectator = game.view(view.state)
    held = cards_of(view.state, view.seat)
    worlds: list[State] = []
    for seed in range(MOST_WORLDS):
        world = game.imagine(spectator, seed)
        still = held & cards_of(world, view.seat)
        if len(worlds) < WORLDS or still < held:
            worlds.append(world)
        held = still
        if len(worlds) >= WORLDS and not held:
            break
    return worlds


def cards_of(state: State, seat: int) -> set[tuple[str, int]]:
    """The cards only a seat knows, each with its pool."""
    return {(pile.pool, card) for pile in state.piles() if pile.owner == seat for card in pile.cards}


def played(worlds: Sequence[State], move: Move) -> bool:
    """Play a move in every world. False: one contradicts what was begun, say a card chosen and not yet paid for."""
    try:
        for world in worlds:
            world.play(move)
    except (AssertionError, LookupError, ValueError):
        return False
    return True


def sentence(speaker: Speaker, world: State, last: int, move: Move) -> str:
    """A move in a few words, with who makes it where that is somebody else than before."""
    decision = world.decision
    assert decision is not None
    words = speaker.move(world, decision.frame, move)
    if len(words) > LONGEST:
        words = words.partition(" – ")[0]
    return words if world.seat == last else speaker.pair(speaker.seat(world, world.seat), words)
