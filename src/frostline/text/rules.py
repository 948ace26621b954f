"""The rule texts of a game: every rule under its id, as they stand beside the game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
RULE = re.compile(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\* (.+)$")


class Rule:
    """A rule with its chapter."""

    def __init__(self, name: str, chapter: str, text: str) -> None:
        self.id = name
        self.chapter = chapter
        self.text = text


@cache
def rules(game: str, lang: str) -> dict[str, Rule]:
    """Every rule of a game by its id, in order."""
    found: dict[str, Rule] = {}
    chapter = ""
    for line in (GAMES / game / f"rules.{lang}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        match = RULE.match(line)
        if match:
            found[match[1]] = Rule(match[1], chapter, match[2])
    return found


def rule_named(game: str, lang: str, name: str) -> Rule | None:
    """The rule of an id, in capitals or not."""
    return {rule.id.casefold(): rule for rule in rules(game, lang).values()}.get(name.casefold())
