"""How the site speaks of bots: their level, how long they may think, who of them plays where."""

from __future__ import annotations

import math
from typing import Any

from ..bots import LEVELS
from ..text import Speaker
from .live import STAND_IN, Live


def seconds(name: str, pace: float) -> int:
    """How long a bot may think about a move, in whole seconds; 0: it answers at once."""
    return math.ceil(LEVELS[name].seconds * pace) if name in LEVELS else 0


def described(name: str, words: Speaker, pace: float) -> dict[str, Any]:
    """A bot by its level: a word, a sentence, and how long it may think."""
    most = seconds(name, pace)
    text = words.say(f"site-bot-{name}.text", n=most)
    return {"name": name, "level": words.say(f"site-bot-{name}"), "text": text, "seconds": most}


def choices(words: Speaker, pace: float) -> list[dict[str, Any]]:
    """The levels a visitor chooses from."""
    return [described(name, words, pace) for name in LEVELS]


def chosen(kept: str | None) -> str:
    """The level a visitor chose the last time."""
    return kept if kept in LEVELS else STAND_IN


def bots_at(live: Live, words: Speaker, pace: float) -> dict[int, dict[str, Any]]:
    """The bots that play at a table now, by seat; also those that stand in for somebody who has left."""
    playing = {seat: live.played_by_bot(seat) for seat in range(live.table.seats)}
    return {seat: described(name, words, pace) for seat, name in playing.items() if name}
