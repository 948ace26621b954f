"""Doors to steps that other steps lead to, where the files cannot know each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core.agenda import Frame

ONE_ACTION: Final = "one Corporation action"

DOORS: Final[dict[str, Callable[[int], Frame[Any]]]] = {}
