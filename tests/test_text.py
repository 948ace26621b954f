"""Every message exists in both languages, none is left over, and both say the same things."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import frostline
from frostline.bots import BOTS
from frostline.core.agenda import Decision
from frostline.core.codec import subclasses
from frostline.games.artemis.moves import BASE
from frostline.games.artemis.powers import COLONISTS, REGIONS
from frostline.text import messages
from frostline.text.rules import rules
from frostline.text.speaker import LANGUAGES, kebab

ROOT = Path(__file__).parent.parent / "src" / "frostline"
SAYS = re.compile(r"""say\(\s*f?["']([^"']+)["']""")


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(game: str, lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a game with its variables; parts of other messages are left out."""
    found = {}
    referred: set[str] = set()
    for path in messages.files(game, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                parts = [("", entry.value), *[(f".{each.id.name}", each.value) for each in entry.attributes]]
                for suffix, pattern in parts:
                    visitor = Variables()
                    visitor.visit(pattern)
                    assert entry.id.name + suffix not in found, f"{path}: {entry.id.name}{suffix} twice"
                    found[entry.id.name + suffix] = visitor.names
                    referred |= visitor.parts
    return {key: names for key, names in found.items() if key not in referred}


def needed_by_artemis() -> set[str]:
    """Every key the code can ask for."""
    game = frostline.game("artemis")
    keys = {
        f"ask-{kebab(frame.__name__)}" for frame in subclasses(Decision) if frame.__module__.startswith(game.package)
    }
    keys |= {f"move-{move.family.replace(' ', '-')}" for move in game.moves.moves}
    keys |= {f"log-{key}" for key in game.tells.kinds}
    for path in ROOT.glob("games/artemis/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                keys.add(f"why-{ast.literal_eval(node.args[0])}")
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ScoreLine":
                keys.add(f"score-{ast.literal_eval(node.args[0])}")
    for kind, names in (("building", BASE.names), ("event", BASE.event_names), ("directive", BASE.directive_names)):
        keys |= {f"{kind}-{name}{suffix}" for name in names for suffix in ("", ".text")}
    keys |= {f"expedition-{name}" for name in BASE.card_names}
    keys |= {f"option-{option.name}{suffix}" for option in game.options for suffix in ("", ".text")}
    keys |= {f"region-{name}" for name in REGIONS} | {f"colonist-{name}" for name in COLONISTS}
    keys |= {f"amount-{kind}" for kind in ("minerals", "energy", "toolkits", "badges", "vp")}
    keys |= {f"rank-{number}" for number in range(5)} | {f"phase-{number}" for number in range(4)}
    keys |= {f"power-{kind}" for kind in "either mix colonists building train relief relic per-type".split()}  # noqa: SIM905
    keys |= {f"seat-{number}" for number in range(1, 6)} | {"automa-1", "automa-2", "ui-final-scores", "ui-scores-now"}
    for path in ROOT.glob("web/*.py"):
        text = path.read_text(encoding="utf-8")
        keys |= {f"site-error-{key}" for key in re.findall(r'(?:Forbidden|Stale|NotFound)\("([a-z-]+)"\)', text)}
    keys |= {"side-ocean", "side-surface"} | {f"site-bot-{name}" for name in BOTS}
    for path in [*ROOT.glob("**/*.py"), *ROOT.glob("web/templates/*.html")]:
        keys |= {key for key in SAYS.findall(path.read_text(encoding="utf-8")) if "{" not in key}
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(lang: str) -> None:
    have = set(messages_of("artemis", lang))
    assert have - needed_by_artemis() == set(), "unused"
    assert needed_by_artemis() - have == set(), "missing"


def test_both_languages_use_the_same_variables() -> None:
    english, french = messages_of("artemis", "en"), messages_of("artemis", "fr")
    assert {key: names for key, names in english.items() if french[key] != names} == {}


def test_both_languages_tell_the_same_rules() -> None:
    english, french = rules("artemis", "en"), rules("artemis", "fr")
    assert list(english) == list(french)
    assert len(english) > 250
    for rule in english:
        assert english[rule].text != french[rule].text


def test_french_words_are_the_french_booklets() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in messages.files("artemis", "fr"))
    for word in (
        "Cheminées",
        "Portique",
        "Port spatial",
        "Entrepôt",
        "Abris",
        "Boîte à outils",
        "Camp de base",
        "Intendant",
    ):
        assert word in text, word
