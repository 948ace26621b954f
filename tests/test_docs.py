"""Documents are true: examples run, lists are complete."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import frostline
from frostline.bots import LEVELS, NAMES
from frostline.cli import parser
from frostline.core.agenda import Decision
from frostline.core.codec import subclasses

ROOT = Path(__file__).parent.parent
DOCS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_examples_in_documents_run(path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    for number, block in enumerate(blocks):
        test = doctest.DocTestParser().get_doctest(block, {}, f"{path.name}:{number}", str(path), 0)
        result = doctest.DocTestRunner().run(test)
        assert result.failed == 0


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


def test_the_notation_lists_every_question() -> None:
    notation = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for frame in subclasses(Decision):
        if frame.__module__.startswith("frostline.games.") and frame.rule:
            assert f"`{frame.__name__}`" in notation, frame


def test_the_readme_knows_every_game_and_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in frostline.GAMES:
        assert f"frostline play {name}" in readme
    commands = next(
        action
        for action in parser()._actions
        if action.dest == "command" or (hasattr(action, "choices") and action.choices)
    )
    for command in commands.choices or ():
        assert f"frostline {command}" in readme, command


def test_options_and_bots_are_told_in_the_rules_and_helps() -> None:
    for game in frostline.GAMES.values():
        rules = (ROOT / "src" / "frostline" / "games" / game.name / "rules.en.md").read_text(encoding="utf-8")
        for option in game.options:
            assert option.kind == "module" or f"`{option.name}`" in rules, option.name
    text = parser().format_help()
    assert "play" in text
    told = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in NAMES:
        assert f"`{name}`" in told, name
    for level in LEVELS.values():
        assert not level.seconds or f"{level.seconds:g} second" in told


def test_few_documents_at_the_root() -> None:
    assert {path.name for path in ROOT.glob("*.md")} == {"README.md", "CHANGELOG.md", "CONTRIBUTING.md"}
