"""Playing and reading in a terminal: plain lines from top to bottom, no cursor tricks."""

from __future__ import annotations

from collections.abc import Callable

from ..core.view import View
from ..text import Speaker
from . import antarctica, artemis, ceres, shackleton

PICTURES: dict[str, Callable[[Speaker, View], list[str]]] = {
    "artemis": artemis.picture,
    "antarctica": antarctica.picture,
    "ceres": ceres.picture,
    "shackleton": shackleton.picture,
}

ASIDES: dict[str, Callable[[Speaker, View], list[str]]] = {
    "artemis": artemis.aside,
    "antarctica": antarctica.aside,
    "ceres": ceres.aside,
    "shackleton": shackleton.aside,
}


def picture_of(speaker: Speaker, view: View) -> list[str]:
    """A view as lines of text."""
    return PICTURES[view.game](speaker, view)


def aside_of(speaker: Speaker, view: View) -> list[str]:
    """What to see beside every question: what the one asked has in hand."""
    return ASIDES[view.game](speaker, view)
