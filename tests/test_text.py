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
from frostline.bots import NAMES as BOTS
from frostline.core.agenda import Decision
from frostline.core.codec import subclasses
from frostline.games.antarctica import components as antarctica
from frostline.games.artemis import moves as artemis
from frostline.games.artemis.powers import COLONISTS, REGIONS
from frostline.games.ceres import components as ceres
from frostline.games.ceres import moves as ceres_moves
from frostline.games.ceres import parts as ceres_parts
from frostline.games.shackleton import components as shackleton
from frostline.games.shackleton import moves as shackleton_moves
from frostline.games.shackleton import projects
from frostline.games.shackleton.automa_steps import REASONS
from frostline.games.shackleton.corporations import selenium_research, space_robotics, to_mars
from frostline.games.shackleton.goods import GOODS
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


def names_of_artemis() -> set[str]:
    """The keys of its components, which the code puts together."""
    keys: set[str] = set()
    tiles = artemis.BASE
    for kind, names in (("building", tiles.names), ("event", tiles.event_names), ("directive", tiles.directive_names)):
        keys |= {f"{kind}-{name}{suffix}" for name in names for suffix in ("", ".text")}
    keys |= {f"expedition-{name}" for name in tiles.card_names}
    keys |= {f"region-{name}" for name in REGIONS} | {f"colonist-{name}" for name in COLONISTS}
    keys |= {f"amount-{kind}" for kind in ("minerals", "energy", "toolkits", "badges", "vp")}
    keys |= {f"rank-{number}" for number in range(5)} | {f"phase-{number}" for number in range(4)}
    keys |= {f"power-{kind}" for kind in "either mix colonists building train relief relic per-type".split()}  # noqa: SIM905
    return keys | {"automa-1", "automa-2", "side-ocean", "side-surface"}


def names_of_antarctica() -> set[str]:
    """The keys of its components, which the code puts together."""
    keys: set[str] = set()
    told = (("building", antarctica.BUILDINGS), ("yard", antarctica.YARD_CARDS), ("symbol", antarctica.SYMBOLS))
    for kind, names in told:
        keys |= {f"{kind}-{name}{suffix}" for name in names for suffix in ("", ".text")}
    for kind, names in (("area", antarctica.AREAS), ("deck", antarctica.DECKS), ("resource", ("basic", "expertise"))):
        keys |= {f"{kind}-{name}" for name in names}
    return keys | {f"phase-{number}" for number in range(3)} | {"table-area", "table-area-sun"}


def names_of_ceres() -> set[str]:
    """The keys of its components, which the code puts together."""
    keys = {f"phase-{number}" for number in range(5)}
    printed = ceres_moves.BASE
    named = {
        "type": ceres.TYPES, "worker": ceres.TYPES, "ring": ceres.RINGS, "field": ceres.FIELDS,
        "action": ceres_parts.ACTIONS, "facility": printed.facility_names, "project": printed.project_names,
        "ship": printed.ship_names, "asteroid": printed.asteroid_names, "amount": (*ceres_parts.GOODS, "vp"),
    }  # fmt: skip
    for kind, names in named.items():
        keys |= {f"{kind}-{name}" for name in names}
    for kind, told in (("favor", ceres.FAVORS), ("location", ceres_parts.LOCATIONS)):
        keys |= {f"{kind}-{name}{suffix}" for name in told for suffix in ("", ".text")}
    keys |= {f"program-{field}-{level}" for field in ceres.FIELDS for level in (1, 2, 3)}
    return keys | {"table-belt", "table-entry"}


def names_of_shackleton() -> set[str]:
    """The keys of its components, which the code puts together."""
    names, kinds = shackleton_moves, shackleton
    own = "income-per-guest swap-sample less-top-program less-factory mine-sector factory-income panel-credits".split()  # noqa: SIM905
    named = {
        "project": names.PROJECT_NAMES, "corporation": names.CORPORATION_NAMES, "goal": names.CORPORATION_NAMES,
        "leader": kinds.LEADERS, "astronaut": kinds.TYPES, "structure": kinds.STRUCTURES, "group": names.GROUP_NAMES,
        "line": kinds.LINES, "track": [move.text.split()[1] for move in names.TRACK], "arrow": kinds.ARROWS,
        "bot-action": kinds.BOT_ACTIONS, "reason": REASONS, "level": kinds.LEVELS, "resource": GOODS,
        "amount": [*GOODS, *kinds.TYPES], "factory": [name.replace(" ", "-") for name in space_robotics.NAMES],
        "stack": selenium_research.STACKS, "samples": ["different", "equal"], "laboratory": ["0", "1", "2"],
        "kind": to_mars.SLOT_KINDS, "phase": [str(n) for n in range(5)], "ability-after": projects.EVENTS,
        "ability-less": projects.LESSENED, "ability-end": names.CORPORATION_NAMES, "ability": own,
    }  # fmt: skip
    keys = {f"{kind}-{name}" for kind, ids in named.items() for name in ids}
    keys |= {f"corporation-{name}.{part}" for name in names.CORPORATION_NAMES for part in ("text", "token")}
    keys |= {f"leader-{name}.text" for name in kinds.LEADERS} | {f"group-{name}.text" for name in names.GROUP_NAMES}
    keys |= {f"board-letter-{name}" for name in kinds.TYPES}
    keys |= {f"board-{part}-{name}" for name in kinds.LINES for part in ("do", "line")}
    keys |= {f"board-{name}{part}" for name in ("command", "energy", "track") for part in ("", ".text")}
    return keys | {"automa-1", "board-crater", "board-ring", "board-track-goals", "board-track-upkeep"}


NAMES = {
    "artemis": names_of_artemis,
    "antarctica": names_of_antarctica,
    "ceres": names_of_ceres,
    "shackleton": names_of_shackleton,
}


def needed(name: str) -> set[str]:
    """Every key the code can ask for when a game is played."""
    game = frostline.game(name)
    keys = {
        f"ask-{kebab(frame.__name__)}"
        for frame in subclasses(Decision)
        if frame.__module__.startswith(game.package) and frame.rule
    }
    keys |= {f"move-{move.family.replace(' ', '-')}" for move in game.moves.moves}
    keys |= {f"log-{key}" for key in game.tells.kinds}
    keys |= {f"option-{option.name}{suffix}" for option in game.options for suffix in ("", ".text")}
    keys |= NAMES[name]() | keys_in_rules(name)
    keys |= {f"seat-{number}" for number in range(1, 6)} | {"ui-final-scores", "ui-scores-now"}
    for path in ROOT.glob("web/*.py"):
        text = path.read_text(encoding="utf-8")
        keys |= {f"site-error-{key}" for key in re.findall(r'(?:Forbidden|Stale|NotFound)\("([a-z-]+)"\)', text)}
    keys |= {f"site-bot-{each}{suffix}" for each in BOTS for suffix in ("", ".text")}
    keys |= {f"bot-{each}" for each in ("ahead", "behind", "close")}
    others = tuple(other for other in frostline.GAMES if other != name)
    for path in [*ROOT.glob("**/*.py"), *ROOT.glob("web/templates/*.html")]:
        if not path.name.startswith(others) and path.parent.name not in others:
            keys |= {key for key in SAYS.findall(path.read_text(encoding="utf-8")) if "{" not in key}
    return keys


def keys_in_rules(name: str) -> set[str]:
    """The keys of refusals and score lines, which stand in the rules as words."""
    keys = set()
    for path in ROOT.glob(f"games/{name}/**/*.py"):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            made = getattr(call.func, "id", "")
            first = call.args[0] if call.args else None
            if made == "Refusal":
                keys.add(f"why-{ast.literal_eval(call.args[0])}")
            elif made in ("ScoreLine", "Majority") and isinstance(first, ast.Constant):
                keys.add(f"score-{first.value}")
    return keys


@pytest.mark.parametrize("game", frostline.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(game: str, lang: str) -> None:
    have = set(messages_of(game, lang))
    assert have - needed(game) == set(), "unused"
    assert needed(game) - have == set(), "missing"


@pytest.mark.parametrize("game", frostline.GAMES)
def test_both_languages_use_the_same_variables(game: str) -> None:
    english, french = messages_of(game, "en"), messages_of(game, "fr")
    assert {key: names for key, names in english.items() if french[key] != names} == {}


@pytest.mark.parametrize("game", frostline.GAMES)
def test_both_languages_tell_the_same_rules(game: str) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    assert list(english) == list(french)
    assert len(english) > 200
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
