"""The page's styles leave the drawings alone: no class of a board is shaped by a rule meant for the page."""

from __future__ import annotations

import re
from pathlib import Path

import frostline
from frostline.boards import BOARDS, Scene
from frostline.core.chance import Chance
from frostline.lab.swarm import Style
from frostline.text import speaker

STATIC = Path(__file__).parent.parent.parent / "src" / "frostline" / "web" / "static"
SHAPING = re.compile(r"(?:^|;)\s*(?:width|height|x|y|r|rx|transform|fill|stroke|opacity)\s*:")


def classes_drawn() -> set[str]:
    """Every class of every board, over some positions."""
    found: set[str] = set()
    for name in frostline.GAMES:
        game = frostline.game(name)
        state = game.new(3, 5)
        style = Style(state, Chance(5))
        for number in range(120):
            if not state.options:
                break
            if number % 12 == 0:
                scene = Scene(
                    game.view(state, state.seat), speaker(name), {move.text: "x" for move in state.options}, {}
                )
                drawn = BOARDS[name].board(scene) + "".join(BOARDS[name].area(scene, seat) for seat in range(3))
                for names in re.findall(r'class="([^"]+)"', drawn):
                    found |= set(names.split())
            state.play(style.choose(state.options))
    return found


def page_rules() -> list[tuple[str, str]]:
    """Selectors and bodies of the page's own style sheets."""
    found = []
    for sheet in ("site.css", "table.css"):
        text = re.sub(r"/\*.*?\*/", "", (STATIC / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
        for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            found += [(selector.strip(), body) for selector in selectors.split(",")]
    return found


def test_no_rule_of_the_page_shapes_what_is_drawn() -> None:
    drawn = classes_drawn() - {"target", "refused", "hit", "pad", "board", "area", "narrow"}
    wrong = []
    for selector, body in page_rules():
        last = re.split(r"[\s>+~]+", selector)[-1]
        named = set(re.findall(r"\.([a-z][\w-]*)", last))
        if named and named <= drawn and not re.match(r"[a-z]", last) and SHAPING.search(body):
            wrong.append(f"{selector} {{{body.strip()}}}")
    assert wrong == []
