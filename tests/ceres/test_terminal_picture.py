"""The table of Ceres in a terminal: everything that lies open, and drawn cards for who drew them only."""

from __future__ import annotations

import pytest
from ceres_table import Table, table

from frostline.terminal import picture_of
from frostline.text import speaker


def picture(t: Table, seat: int, lang: str = "en") -> str:
    view = t.state.setup.game.view(t.state, seat)
    return "\n".join(picture_of(speaker("ceres", lang, ["Ada", "Bo"]), view))


def arranged() -> Table:
    t = table(2).row("ore-pit research-lab").projects("university").zones(bennu=3).claim("A", "bennu")
    t.outstation("A", "solar-lab", under="tech-factory", worker=True).committed("B", "power-grid").slots("bureau", "A")
    return t.favor("B", "mars-droid").give("A", ore=3, alloys=2, influence=2).crew(mine=1).turn("A")


def test_a_player_sees_belt_locations_cards_research_and_corporations() -> None:
    text = picture(arranged(), 0)
    for words in (
        "Bennu 15 VP (1 Advanced Ceramics) ▲",
        "zone 1 (entry)",
        "Trade Bureau: 1 free, ▲",
        "Hermes (docked), Workers: Mine Overseer ×1",
        "Round 2: ",
        "Research Lab (Lab): 4 Energy, 3 Alloys → 8 VP, 1 Energy; Research",
        "University: ",
        "Mars Droid: ● Bo",
        "Solar Lab [Worker]: 1 Energy; gain 2 Energy · gain 1 Advanced Ceramics · Manufacture",
        "Committed: Power Grid",
    ):
        assert words in text, words


@pytest.mark.rule("CER-CY-11", "CER-INFO-01")
def test_drawn_cards_are_shown_to_who_drew_them_only() -> None:
    t = arranged().play("leader yard", "draw few")
    assert "Your drawn cards" in picture(t, 0)
    assert "Your drawn cards" not in picture(t, 1)
    assert "Ice Quarry" not in picture(t, 1)


def test_in_french_too() -> None:
    assert "Vaisseau cargo" not in picture(arranged(), 0)
    assert "à quai" in picture(arranged(), 0, "fr")
