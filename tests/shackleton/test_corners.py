"""Corners of Shackleton Base that no single rule names."""

from __future__ import annotations

import pytest
from shackleton_table import table


@pytest.mark.rule("SHA-SOLOC-11", "SHA-SOLO-92")
def test_an_astronaut_astrobot_takes_from_the_gateway_goes_to_a_berth() -> None:
    t = table(1, "to-mars moon-mining sky-watch").crew("B", technician=1).gateway(scientist=1).cards("card-7", "card-2")
    t.line("fund", "technician " * 4).bot_turn()
    assert (t.items("B"), t.in_base("B", "waiting"), t.in_gateway) == (1, {}, {"technician": 1})


@pytest.mark.rule("SHA-ROB-08", "SHA-CMD-08")
@pytest.mark.parametrize("robots", range(5))
@pytest.mark.parametrize("credits", range(6))
@pytest.mark.parametrize("energy", [0, 2, 5])
def test_no_way_of_paying_leads_to_a_dead_end(robots: int, credits: int, energy: int) -> None:
    corps = "space-robotics moon-mining evergreen-farms"
    t = table(2, corps).crew("A", technician=1).give("A", robots=robots, credits=credits, rare_earth=1, titanium=1)
    t.power("o1").energy(energy).line("fund", "engineer").line("build", "engineer").projects("A", "power-bots").turn(
        "A"
    )
    waiting = [t.state]
    while waiting:
        state = waiting.pop()
        for move in state.options:
            if move.text.startswith(("slot", "gateway", "line corporations", "track", "factory", "ship")):
                continue
            after = state.copy()
            after.play(move)
            waiting.append(after)
