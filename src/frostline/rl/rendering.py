"""A position as a picture: the board as SVG, or plain lines as in the terminal."""

from __future__ import annotations

from typing import Final

from ..boards import BOARDS, Scene
from ..core.errors import BadOption
from ..core.state import State
from ..terminal import picture_of
from ..text import speaker

MODES: Final = ("svg", "ansi")


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that does not exist."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"there is no render mode {mode!r}; the modes are: {', '.join(MODES)}, or None")


def picture(state: State, seat: int, mode: str | None) -> str | None:
    """What a seat (NOBODY: everybody) sees; nothing without a mode."""
    if mode is None:
        return None
    game = state.setup.game
    view = game.view(state, seat)
    tell = speaker(game.name)
    if mode == "ansi":
        return "\n".join(picture_of(tell, view))
    decision = state.decision
    labels: dict[str, str] = {}
    if decision is not None and decision.seat == seat:
        labels = {move.text: tell.move(state, decision.frame, move) for move in decision.options}
    return BOARDS[game.name].board(Scene(view, tell, labels, {}))
