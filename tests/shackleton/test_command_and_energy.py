"""Command actions, Solar Panels and Energy (SHA-CMD, SHA-SOLAR, SHA-ENERGY)."""

import pytest
from shackleton_table import Table, table

import frostline

LINES = ["line build", "line fund", "line corporations"]
TYPES = ["engineer", "technician", "scientist"]


def rich(seats: int = 3, kind: str = "technician") -> Table:
    """A has one astronaut to deploy and plenty of everything; sector o1 has power."""
    t = table(seats).crew("A", **{kind: 1}).give("A", credits=9, titanium=5, rare_earth=5)
    return t.power("o1")


# Lines and slots.


@pytest.mark.rule("SHA-CMD-01")
def test_there_are_three_command_actions() -> None:
    t = rich().turn("A")
    assert [move for move in t.options if move.startswith("line")] == LINES


@pytest.mark.rule("SHA-CMD-01")
@pytest.mark.parametrize(
    ("line", "prompt"), [(LINES[0], "ChooseStructure"), (LINES[1], "ChooseProject"), (LINES[2], "CorporationActions")]
)
def test_each_command_action_has_a_line_of_its_own(line: str, prompt: str) -> None:
    t = rich().turn("A").play(line)
    assert t.prompt == prompt
    assert {f"line {name}": len(t.on_line(name)) for name in ("build", "fund", "corporations")} == {
        each: int(each == line) for each in LINES
    }


@pytest.mark.rule("SHA-CMD-02", "SHA-CMD-03")
@pytest.mark.parametrize(
    ("seats", "costs"), [(1, [0, 1, 2, 3]), (2, [0, 1, 2, 3]), (3, [0, 1, 1, 2, 2, 3]), (4, [0, 0, 1, 1, 2, 2, 3, 3])]
)
@pytest.mark.parametrize("line", ["build", "fund", "corporations"])
def test_the_leftmost_free_slot_is_taken_and_its_cost_paid(seats: int, costs: list[int], line: str) -> None:
    for taken, cost in enumerate(costs):
        t = rich(seats).line(line, " ".join(["engineer"] * taken)).turn("A").play(f"line {line}")
        assert (9 - t["A"].credits, t.on_line(line)) == (cost, ["engineer"] * taken + ["technician"])


@pytest.mark.rule("SHA-CMD-03")
def test_the_slot_cost_goes_to_the_bank() -> None:
    t = rich().line("corporations", "engineer").turn("A").play("line corporations")
    assert (t["A"].credits, t["B"].credits, t["C"].credits) == (8, 0, 0)


@pytest.mark.rule("SHA-CMD-03")
@pytest.mark.parametrize(("money", "offered"), [(0, False), (1, False), (2, True)])
def test_a_slot_that_cannot_be_paid_cannot_be_taken(money: int, offered: bool) -> None:
    t = rich().give("A", credits=money).line("corporations", "engineer engineer engineer").turn("A")
    assert ("line corporations" in t.options) is offered


@pytest.mark.rule("SHA-CMD-04", "SHA-STRUCT-09", "SHA-STRUCT-10")
@pytest.mark.parametrize("line", ["build", "fund", "corporations"])
@pytest.mark.parametrize(
    ("taken", "scientists", "paid"), [(5, 0, 3), (5, 1, 2), (5, 2, 1), (1, 1, 0), (1, 2, 0), (0, 2, 0)]
)
def test_scientists_in_the_bottom_workshop_make_slots_cheaper(
    line: str, taken: int, scientists: int, paid: int
) -> None:
    t = rich().built("A", "workshop-bottom").seated("A", "workshop-bottom", scientist=scientists)
    t.line(line, " ".join(["engineer"] * taken)).turn("A").play(f"line {line}")
    assert 9 - t["A"].credits == paid


@pytest.mark.rule("SHA-CMD-05")
@pytest.mark.parametrize("line", ["build", "fund", "corporations"])
def test_a_full_line_is_closed(line: str) -> None:
    t = rich().line(line, " ".join(["engineer"] * 6)).turn("A")
    assert [each for each in LINES if each not in t.options] == [f"line {line}"]
    assert t.why_not(f"line {line}") == "SHA-CMD-05"
    assert f"line {line}" in rich().line(line, " ".join(["engineer"] * 5)).turn("A").options


@pytest.mark.rule("SHA-CMD-05", "SHA-CMD-09")
def test_maintenance_empties_the_command_area_into_the_supply() -> None:
    t = rich(2).line("build", "engineer technician scientist engineer").line("fund", "engineer")
    t.line("corporations", "scientist").gateway(technician=1).maintenance()
    while t.who:
        t.play("done")
    assert [t.on_line(name) for name in ("build", "fund", "corporations")] == [[], [], []]
    assert t.in_gateway == {"technician": 1}
    assert "line build" in t.give("A", titanium=5).turn("A").options


# The bonus of the matching type.


@pytest.mark.rule("SHA-CMD-06")
@pytest.mark.parametrize("kind", TYPES)
def test_any_astronaut_may_take_any_command_action(kind: str) -> None:
    assert set(LINES) <= set(rich(kind=kind).turn("A").options)


@pytest.mark.rule("SHA-CMD-06")
@pytest.mark.parametrize("kind", TYPES)
def test_only_an_engineer_has_the_bonus_of_building(kind: str) -> None:
    t = rich(kind=kind).give("A", rare_earth=0).turn("A").play("line build", "build dome")
    assert t.prompt == ("BuildBonus" if kind == "engineer" else "")


@pytest.mark.rule("SHA-CMD-06")
@pytest.mark.parametrize("kind", TYPES)
def test_only_a_technician_has_the_bonus_of_funding(kind: str) -> None:
    t = rich(kind=kind).give("A", rare_earth=0, reputation=4).turn("A").play("line fund", "fund deep-drill")
    assert t.prompt == ("CorporationActions" if kind == "technician" else "")


@pytest.mark.rule("SHA-CMD-06")
@pytest.mark.parametrize("kind", TYPES)
def test_only_a_scientist_has_the_bonus_of_corporation_actions(kind: str) -> None:
    t = rich(kind=kind).give("A", rare_earth=0).gateway(engineer=1).turn("A").play("line corporations")
    assert t.in_base("A", "waiting") == ({"engineer": 1} if kind == "scientist" else {})


@pytest.mark.rule("SHA-CMD-07")
def test_the_bonus_of_the_type_cannot_be_declined() -> None:
    built = rich(kind="engineer").give("A", rare_earth=0).turn("A").play("line build", "build dome")
    assert "done" not in built.options
    funded = rich().give("A", rare_earth=0, reputation=4).turn("A").play("line fund", "fund deep-drill")
    assert funded.options == ["track reputation", "track titanium"]


@pytest.mark.rule("SHA-CMD-07")
def test_the_technicians_bonus_comes_after_the_effects_of_the_project() -> None:
    t = rich().give("A", reputation=4).turn("A").play("line fund", "fund helium3-extractor")
    assert t.prompt == "OneMore"
    assert t.play("use helium3-extractor").prompt == "CorporationActions"


@pytest.mark.rule("SHA-CMD-07")
def test_the_scientists_bonus_comes_after_all_corporation_actions() -> None:
    t = rich(kind="scientist").give("A", rare_earth=0, reputation=4).gateway(engineer=1).turn("A")
    t.play("line corporations", "track reputation")
    assert t.in_base("A", "waiting") == {}
    assert t.play("done").in_base("A", "waiting") == {"engineer": 1}


# A Command action needs its action.


@pytest.mark.rule("SHA-CMD-08")
@pytest.mark.parametrize(("taken", "money", "offered"), [(0, 0, True), (3, 1, False), (3, 2, True)])
def test_building_needs_slot_and_structure_to_be_paid_together(taken: int, money: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", credits=money, titanium=1).power("o1")
    t.line("build", " ".join(["engineer"] * taken)).turn("A")
    assert ("line build" in t.options) is offered


@pytest.mark.rule("SHA-CMD-08")
def test_a_build_slot_cannot_be_taken_without_a_structure_one_can_pay() -> None:
    t = table(3).crew("A", technician=1).give("A", credits=9, rare_earth=2).power("o1").turn("A")
    assert ("line build" in t.options, t.why_not("line build")) == (False, "SHA-CMD-08")


@pytest.mark.rule("SHA-CMD-08")
@pytest.mark.parametrize(("taken", "money", "offered"), [(0, 2, False), (0, 3, True), (1, 3, False), (1, 4, True)])
def test_funding_needs_slot_and_project_to_be_paid_together(taken: int, money: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", credits=money)
    t.line("fund", " ".join(["engineer"] * taken)).turn("A")
    assert ("line fund" in t.options) is offered
    if not offered:
        assert t.why_not("line fund") == "SHA-CMD-08"


@pytest.mark.rule("SHA-CMD-08")
@pytest.mark.parametrize(("money", "rare_earth", "offered"), [(5, 0, False), (6, 0, True), (3, 0, False), (3, 1, True)])
def test_bought_energy_and_a_panel_count_as_help_in_funding(money: int, rare_earth: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", credits=money, rare_earth=rare_earth).energy(2).turn("A")
    assert ("line fund" in t.options) is offered


@pytest.mark.rule("SHA-CMD-08", "SHA-SOLAR-01")
@pytest.mark.parametrize(("rare_earth", "offered"), [(0, False), (1, True)])
def test_a_panel_counts_as_help_where_no_sector_has_power(rare_earth: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=1, rare_earth=rare_earth).turn("A")
    assert ("line build" in t.options) is offered


@pytest.mark.rule("SHA-CMD-08")
@pytest.mark.parametrize(("money", "offered"), [(2, False), (3, True)])
def test_a_leader_counts_as_help_in_building(money: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", credits=money).leader("A", "usa-a").power("o1").turn("A")
    assert ("line build" in t.options) is offered


@pytest.mark.rule("SHA-CMD-08")
@pytest.mark.parametrize(("helium", "offered"), [(0, False), (1, True)])
def test_an_own_project_that_makes_energy_counts_as_help_in_funding(helium: int, offered: bool) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=3, helium=helium).projects("A", "fusion-reactor").energy(1)
    assert ("line fund" in t.turn("A").options) is offered


@pytest.mark.rule("SHA-CMD-08", "SHA-SOLAR-01")
@pytest.mark.parametrize(("rare_earth", "offered"), [(1, False), (2, True)])
def test_no_panel_may_take_the_rare_earth_the_only_possible_structure_needs(rare_earth: int, offered: bool) -> None:
    t = rich().give("A", titanium=2, rare_earth=rare_earth).built("A", "dome dome dome dome dome")
    t.built("A", "workshop-top workshop-middle workshop-bottom").turn("A").play("line build")
    assert ("panel" in t.options) is offered


@pytest.mark.rule("SHA-CMD-08")
def test_corporation_actions_are_always_possible() -> None:
    t = table(3).crew("A", technician=1).turn("A").play("line corporations")
    assert (t["A"].reputation, t.who) == (2, "")


# Solar Panels.


@pytest.mark.rule("SHA-SOLAR-01", "SHA-SOLAR-02", "SHA-SOLAR-03")
def test_a_panel_costs_one_rare_earth_and_comes_from_the_ring_to_the_centre() -> None:
    t = rich().give("A", reputation=4).turn("A").play("line corporations", "panel")
    assert (t["A"].rare_earth, t.in_centre, t.gone_from_ring, t.energy_level, t.panels) == (4, 1, 2, 7, ["o1"])


@pytest.mark.rule("SHA-SOLAR-01")
def test_without_rare_earth_there_is_no_panel() -> None:
    t = rich().give("A", reputation=4, rare_earth=0).turn("A").play("line corporations")
    assert "panel" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("panel")


@pytest.mark.rule("SHA-SOLAR-01")
def test_a_panel_may_be_built_before_during_and_after_a_command_action() -> None:
    t = rich().give("A", reputation=4).turn("A")
    assert "panel" not in t.options
    t.play("line corporations")
    asked = ["panel" in t.options]
    for move in ("track titanium", "track reputation", "done"):
        asked.append("panel" in t.options)
        t.play(move)
    assert (asked, t.prompt, t.options) == ([True] * 4, "LastPanel", ["done", "panel"])


@pytest.mark.rule("SHA-SOLAR-01", "SHA-SOLAR-04")
def test_reputation_of_a_panel_built_before_the_technicians_bonus_unlocks_its_action() -> None:
    t = rich().give("A", reputation=3).energy(4).turn("A").play("line fund", "fund deep-drill")
    assert "track titanium" not in t.options
    t.play("panel")
    assert (t.energy_level, t["A"].reputation, "track titanium" in t.options) == (5, 4, True)


@pytest.mark.rule("SHA-SOLAR-01", "SHA-SOLAR-10")
@pytest.mark.parametrize("line", LINES)
def test_there_is_one_panel_a_turn_whatever_the_action(line: str) -> None:
    t = rich().give("A", reputation=4).turn("A").play(line, "panel")
    assert (t["A"].rare_earth, "panel" in t.options) == (4, False)
    assert t.why_not("panel") in ("SHA-SOLAR-01", "SHA-SOLAR-10")


@pytest.mark.rule("SHA-SOLAR-10")
def test_a_panel_of_the_funding_leaves_none_for_its_bonus() -> None:
    t = rich().give("A", reputation=4).turn("A").play("line fund", "panel", "fund deep-drill")
    assert (t.prompt, "panel" in t.options) == ("CorporationActions", False)
    assert t.play("track titanium").who == ""


@pytest.mark.rule("SHA-SOLAR-10")
def test_the_next_turn_brings_the_next_panel() -> None:
    t = rich().give("A", reputation=4).turn("A").play("line corporations", "panel", "track titanium", "done")
    t.crew("A", engineer=1).turn("A").play("line corporations", "panel")
    assert (t.in_centre, t["A"].rare_earth) == (2, 3)


@pytest.mark.rule("SHA-SOLAR-01")
@pytest.mark.parametrize("where", ["slot 1", "gateway"])
def test_outside_command_actions_no_panel_is_built(where: str) -> None:
    t = rich(kind="scientist").give("A", reputation=4).structure("A", "dome", "i1").token("v7", "moon-mining")
    t.turn("A").play(where)
    assert t.who == "A"
    while t.who:
        assert "panel" not in t.options
        t.play(t.options[-1])
    assert t.in_centre == 0


@pytest.mark.rule("SHA-SOLAR-01", "SHA-LEAD-14")
def test_a_corporation_action_after_the_crater_allows_no_panel() -> None:
    t = rich().leader("A", "europe-b").give("A", reputation=4).turn("A").play("slot 30", "leader")
    assert (t.prompt, "panel" in t.options) == ("CorporationActions", False)
    assert t.play("track titanium").who == ""


@pytest.mark.rule("SHA-SOLAR-02", "SHA-BUILD-03")
def test_a_panel_somebody_else_put_on_the_central_hex_may_be_used() -> None:
    t = table(3).crew("AB", technician=1).give("A", rare_earth=1).give("B", titanium=1).turn("A")
    t.play("line corporations", "panel").turn("B").play("line build", "sector o5")
    assert (t["B"].structures, t.in_centre, t.panels) == ({"o5": "dome"}, 0, ["o5"])


@pytest.mark.rule("SHA-SOLAR-02", "SHA-SOLAR-03")
@pytest.mark.parametrize(("gone", "energy"), [(0, 1), (1, 2), (2, 1), (3, 2), (16, 1), (17, 2)])
def test_the_ring_space_left_empty_tells_the_energy(gone: int, energy: int) -> None:
    t = rich().ring(gone).energy(5).turn("A").play("line corporations", "panel")
    assert (t.energy_level, t.gone_from_ring) == (5 + energy, gone + 1)


@pytest.mark.rule("SHA-SOLAR-04", "SHA-SOLAR-05")
@pytest.mark.parametrize(
    ("before", "gone", "reputation"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 0), (0, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1),
     (6, 0, 0), (7, 0, 1), (7, 1, 1), (8, 0, 0), (8, 1, 1)],
)  # fmt: skip
def test_reputation_is_gained_where_rising_energy_enters_or_passes_it(before: int, gone: int, reputation: int) -> None:
    t = rich().give("A", reputation=4).ring(gone).energy(before).turn("A").play("line corporations", "panel")
    assert (t["A"].reputation, t["B"].reputation) == (4 + reputation, 0)


@pytest.mark.rule("SHA-SOLAR-06")
@pytest.mark.parametrize("before", [10, 9, 8, 5, 4, 3, 2])
def test_falling_energy_changes_no_reputation(before: int) -> None:
    t = rich().give("A", reputation=5, rare_earth=2).energy(before).turn("A").play("line build", "build headquarters")
    t.play(*["sector o1"] * (t.prompt == "ChooseSector"))
    assert (t.energy_level, t["A"].reputation) == (before - 2, 5)


@pytest.mark.rule("SHA-SOLAR-07", "SHA-SOLAR-08")
@pytest.mark.parametrize(("level", "offered"), [(7, True), (8, True), (9, False), (10, False)])
def test_on_the_two_rightmost_spaces_no_panel_may_be_built(level: int, offered: bool) -> None:
    t = rich().ring(1).energy(level).give("A", reputation=4).turn("A").play("line corporations")
    assert ("panel" in t.options) is offered
    if offered:
        assert t.play("panel").energy_level == level + 2
    else:
        assert t.why_not("panel") == "SHA-SOLAR-07"


@pytest.mark.rule("SHA-SOLAR-08")
@pytest.mark.parametrize(("before", "after", "reputation"), [(8, 9, 1), (9, 10, 1), (10, 10, 1)])
def test_other_energy_stops_at_the_last_space(before: int, after: int, reputation: int) -> None:
    t = rich(kind="scientist").give("A", rare_earth=0).shown("moon-mining", "fusion-reactor deep-drill")
    t.energy(before).turn("A").play("line fund", "fund fusion-reactor")
    assert (t.energy_level, t["A"].reputation) == (after, reputation)


@pytest.mark.rule("SHA-SOLAR-09")
@pytest.mark.parametrize(("gone", "offered"), [(17, True), (18, False)])
def test_an_empty_ring_gives_no_panel(gone: int, offered: bool) -> None:
    t = rich().ring(gone).give("A", reputation=4).turn("A").play("line corporations")
    assert ("panel" in t.options) is offered


@pytest.mark.rule("SHA-SOLAR-11")
@pytest.mark.parametrize(("before", "offered"), [(9, True), (10, False)])
def test_energy_consumed_by_a_laboratory_allows_a_panel_afterwards(before: int, offered: bool) -> None:
    t = rich().energy(before).turn("A").play("line build")
    assert "panel" not in t.options
    t.play("build laboratory-middle")
    assert (t.energy_level, "panel" in t.options) == (before - 1, offered)


@pytest.mark.rule("SHA-SOLAR-11", "SHA-BUILD-03", "SHA-BUILD-20", "SHA-CMD-08")
@pytest.mark.parametrize(("before", "offered"), [(8, True), (9, True), (10, False)])
def test_energy_paid_for_a_laboratory_allows_the_panel_that_powers_its_sector(before: int, offered: bool) -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=2, rare_earth=2).energy(before).turn("A")
    reachable = "line build" in t.options and "build laboratory-top" in t.play("line build").options
    assert reachable is offered


@pytest.mark.rule("SHA-SOLAR-11", "SHA-BUILD-03", "SHA-BUILD-20", "SHA-CMD-08")
def test_energy_paid_for_a_headquarters_allows_the_panel_that_powers_its_sector() -> None:
    t = table(3).crew("A", technician=1).give("A", titanium=3, rare_earth=3).energy(10).turn("A")
    assert "line build" in t.options


@pytest.mark.rule("SHA-SOLAR-11", "SHA-BUILD-21")
@pytest.mark.parametrize(("before", "power"), [(9, ["o6"]), (10, [])])
def test_energy_consumed_by_funding_allows_a_panel_for_the_free_dome(before: int, power: list[str]) -> None:
    t = table(3, "to-mars moon-mining sky-watch").shown("to-mars", "prefab-works launch-pad").crew("A", engineer=1)
    t.give("A", credits=3, rare_earth=1).energy(before).turn("A").play("line fund", "fund prefab-works")
    t.play(*["panel", "sector o6"] * bool(power))
    assert (t.who, t.panels, list(t["A"].structures), t.energy_level) == ("", power, power, 9)


@pytest.mark.rule("SHA-SOLAR-01", "SHA-SOLAR-02", "SHA-SOLAR-03", "SHA-SOLAR-04", "SHA-SOLAR-07")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10)])
def test_fabio_builds_a_panel_of_two_energy_and_nobody_may_build_another(before: int, after: int) -> None:
    t = table(3).crew("AB", engineer=1).give("A", rare_earth=1).give("B", credits=2, rare_earth=1, reputation=4).ring(1)
    t.energy(before).turn("A").play("line corporations", "panel")
    assert (t["A"].rare_earth, t.in_centre, t.energy_level, t["A"].reputation) == (0, 1, after, 1 + 2)
    t.turn("B").play("line corporations")
    assert ("panel" in t.options, t.why_not("panel")) == (False, "SHA-SOLAR-07")
    assert "panel" in t.energy(8).crew("B", engineer=1).turn("B").play("line corporations").options


# Energy.


@pytest.mark.rule("SHA-ENERGY-01")
def test_energy_made_by_one_player_serves_another() -> None:
    t = table(3).energy(2).crew("AB", engineer=1).give("A", rare_earth=1).give("B", credits=3)
    assert "line fund" not in t.turn("B").options
    t.turn("A").play("line corporations", "panel").turn("B").play("line fund", "fund deep-drill")
    assert (t["B"].projects, t.energy_level) == (["deep-drill"], 2)


@pytest.mark.rule("SHA-ENERGY-02", "SHA-BUILD-02")
@pytest.mark.parametrize(
    ("name", "level", "offered"),
    [("laboratory-top", 0, False), ("laboratory-top", 1, True), ("headquarters", 1, False), ("headquarters", 2, True)],
)
def test_a_structure_that_needs_more_energy_than_there_is_cannot_be_built(name: str, level: int, offered: bool) -> None:
    t = rich().ring(18).energy(level).turn("A").play("line build")
    assert (f"build {name}" in t.options) is offered
    if offered:
        assert t.play(f"build {name}").energy_level == 0


@pytest.mark.rule("SHA-ENERGY-03")
@pytest.mark.parametrize(("level", "price", "reputation"), [(0, 6, 1), (1, 5, 1), (2, 3, 0)])
def test_energy_below_three_may_be_bought_up_to_three(level: int, price: int, reputation: int) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=price + 3).energy(level).turn("A")
    t.play("line fund", "fund deep-drill")
    assert (t["A"].credits, t.energy_level, t["A"].reputation, t["A"].projects) == (0, 2, reputation, ["deep-drill"])
    assert "line fund" not in t.crew("A", engineer=1).give("A", credits=price + 2).energy(level).turn("A").options


@pytest.mark.rule("SHA-ENERGY-03")
@pytest.mark.parametrize(("stop", "credits", "energy"), [(1, 16, 0), (2, 14, 1), (3, 11, 2)])
def test_one_may_stop_buying_energy_at_any_step(stop: int, credits: int, energy: int) -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=18).energy(0).built("A", "workshop-middle")
    t.seated("A", "workshop-middle", technician=2).turn("A").play("line fund", "fund deep-drill")
    while t.energy_level < stop and t.prompt == "MeetRequirement":
        t.play("buy energy")
    t.play(*["go on"] * (t.prompt == "MeetRequirement"))
    assert (t["A"].credits, t.energy_level) == (credits, energy)


@pytest.mark.rule("SHA-ENERGY-03")
def test_at_three_no_energy_is_for_sale() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=30).energy(3).level("moon-mining", 1).turn("A")
    t.play("line fund")
    assert "fund deep-drill" not in t.options


@pytest.mark.rule("SHA-ENERGY-03")
def test_bought_energy_may_be_followed_by_a_panel() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=9, rare_earth=1).ring(1).energy(2).level("moon-mining", 2)
    t.turn("A").play("line fund", "fund deep-drill")
    t.play(*["panel"] * (t.prompt == "MeetRequirement"))
    assert (t["A"].projects, t["A"].credits, t["A"].rare_earth, t.energy_level) == (["deep-drill"], 9 - 3 - 5, 0, 4)


@pytest.mark.rule("SHA-ENERGY-04")
@pytest.mark.parametrize(("rare_earth", "offered"), [(1, False), (2, True)])
def test_no_energy_is_bought_for_a_laboratory_but_a_panel_helps(rare_earth: int, offered: bool) -> None:
    t = rich().give("A", credits=30, rare_earth=rare_earth).energy(0).turn("A").play("line build")
    assert {"buy energy", "build laboratory-top"}.isdisjoint(t.options)
    assert ("build laboratory-top" in t.play("panel").options) is offered
