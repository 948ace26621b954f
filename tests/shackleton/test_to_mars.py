"""To Mars: the ship with its modules, berths and panels, its nine Projects."""

import pytest
from shackleton_table import Table, table

OWN = "to-mars"
CORPS = f"{OWN} moon-mining artemis-tours"


def space(seats: int = 3) -> Table:
    """A table with To Mars as #1."""
    return table(seats, CORPS)


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str, t: Table) -> Table:
    """A has just funded this Project of To Mars."""
    t.shown(OWN, f"{name} -").give("A", credits=3).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def offered(t: Table, word: str) -> list[str]:
    """What is offered after this word."""
    return [text.removeprefix(f"{word} ") for text in t.options if text.startswith(f"{word} ")]


# Structures.


@pytest.mark.rule("SHA-MAR-01", "SHA-MAR-02")
@pytest.mark.parametrize(
    ("seats", "name", "modules"),
    [
        (1, "dome", "13"), (2, "dome", "13"), (3, "dome", "13"), (4, "dome", "123"), (2, "workshop-top", "35"),
        (3, "workshop-middle", "345"), (4, "workshop-bottom", "345"), (2, "laboratory-top", "56"),
        (4, "laboratory-bottom", "56"),
    ],
)  # fmt: skip
def test_the_ship_has_modules_with_slots_of_given_types(seats: int, name: str, modules: str) -> None:
    t = acting(space(seats).structure("A", name, "o1")).play("send o1")
    assert offered(t, "module") == list(modules)


@pytest.mark.rule("SHA-MAR-02")
@pytest.mark.parametrize(
    ("name", "module", "vp"),
    [
        ("dome", 1, 2),
        ("workshop-top", 3, 4),
        ("laboratory-top", 5, 6),
        ("laboratory-top", 6, 6),
        ("headquarters", 6, 9),
    ],
)
def test_a_structure_sent_scores_its_slot(name: str, module: int, vp: int) -> None:
    t = acting(space().structure("A", name, "o1")).play("send o1")
    if f"module {module}" in t.options:
        t.play(f"module {module}")
    assert (t["A"].vp, t.items("A"), t["A"].structures) == (vp, 1, {})


@pytest.mark.rule("SHA-MAR-02")
def test_only_own_structures_of_the_crater_can_be_sent() -> None:
    t = space().structure("A", "dome", "o1").structure("B", "dome", "o2").neutral("i1").built("A", "workshop-top")
    assert offered(acting(t), "send") == ["o1"]


@pytest.mark.rule("SHA-MAR-01", "SHA-MAR-02")
def test_a_slot_holds_one_structure() -> None:
    t = acting(space().structure("A", "workshop-top", "o1").aboard("B", 3, 2).aboard("B", 4, 1)).play("send o1")
    assert offered(t, "module") == ["4", "5"]


@pytest.mark.rule("SHA-MAR-01", "SHA-MAR-02")
def test_without_a_free_matching_slot_a_structure_stays() -> None:
    t = (
        space()
        .structure("A", "dome", "o1")
        .aboard("B", 1, 1)
        .aboard("B", 1, 2)
        .aboard("B", 3, 1)
        .give("A", reputation=4)
    )
    assert offered(acting(t), "send") == []


@pytest.mark.rule("SHA-MAR-01")
@pytest.mark.parametrize(("slot", "open_"), [(1, True), (2, False)])
def test_a_headquarters_fits_only_the_second_slot_of_module_6(slot: int, open_: bool) -> None:
    t = space().structure("A", "headquarters", "o1").aboard("B", 6, slot).give("A", reputation=4)
    assert (offered(acting(t), "send") == ["o1"]) is open_


@pytest.mark.rule("SHA-MAR-01")
def test_a_laboratory_leaves_the_place_of_the_headquarters_free_while_it_can() -> None:
    t = space().structure("A", "laboratory-top", "o1").structure("A", "headquarters", "o2")
    acting(t).play("send o1", "module 6", "send o2")
    assert (t["A"].vp, t.items("A")) == (6 + 9 + 6, 2)


@pytest.mark.rule("SHA-MAR-01", "SHA-MAR-03")
def test_two_laboratories_fill_module_6() -> None:
    t = acting(space().structure("A", "laboratory-top", "o1").aboard("B", 6, 1)).play("send o1", "module 6")
    assert t["A"].vp == 6 + 6


@pytest.mark.rule("SHA-MAR-03")
@pytest.mark.parametrize(
    ("seats", "module", "free", "name", "vp"),
    [
        (2, 1, 2, "dome", 2 + 2), (4, 2, 2, "dome", 2 + 2), (2, 3, 1, "dome", 2 + 3), (2, 3, 2, "workshop-top", 4 + 3),
        (3, 4, 2, "workshop-top", 4 + 4), (2, 5, 1, "workshop-top", 4 + 5), (2, 5, 2, "laboratory-top", 6 + 5),
        (2, 6, 2, "headquarters", 9 + 6),
    ],
)  # fmt: skip
def test_who_fills_the_last_slot_of_a_module_gains_its_bonus(
    seats: int, module: int, free: int, name: str, vp: int
) -> None:
    t = space(seats).structure("A", name, "o1").aboard("B", module, 3 - free)
    acting(t).play("send o1")
    if offered(t, "module"):
        t.play(f"module {module}")
    assert (t["A"].vp, t["B"].vp) == (vp, 0)


@pytest.mark.rule("SHA-MAR-04")
def test_a_sent_structure_leaves_its_sector_and_the_panel_stays() -> None:
    t = acting(space().structure("A", "dome", "o1")).play("send o1", "module 1")
    assert (t["A"].structures, t.panels, t["A"].built) == ({}, ["o1"], {"dome": 1})


@pytest.mark.rule("SHA-MAR-04")
def test_a_sent_structure_is_no_presence_and_no_size_in_the_crater() -> None:
    t = space().structure("A", "workshop-top", "o1").structure("B", "dome", "o1").give("A", credits=1)
    acting(t).play("send o1", "module 3", "done").crew("A", technician=1).turn("A").play("slot 30")
    assert (t["A"].credits, t["B"].credits) == (3, 1)
    t.retrieve().play("B: seat domes")
    assert t.in_base("B", "domes") == {"technician": 1}


@pytest.mark.rule("SHA-MAR-04")
def test_a_sent_structure_costs_no_maintenance() -> None:
    t = space().structure("A", "dome", "o1").structure("A", "laboratory-top", "o2").give("A", credits=9)
    acting(t).play("send o2", "module 6", "done").upkeep("A")
    assert t["A"].credits == 8


@pytest.mark.rule("SHA-MAR-04")
def test_the_base_slots_of_a_sent_structure_stay_with_all_who_sit_there() -> None:
    t = space().structure("A", "workshop-bottom", "o1").seated("A", "workshop-bottom", scientist=1)
    acting(t).play("send o1", "module 3", "done")
    assert (t.free("A", "workshop-bottom"), t.in_base("A", "workshop-bottom")) == (1, {"scientist": 1})
    assert "line corporations" in t.crew("A", technician=1).turn("A").options  # the slot of 1 Credit for nothing


@pytest.mark.rule("SHA-MAR-04")
def test_a_laboratory_on_the_ship_scores_its_astronauts() -> None:
    t = space().structure("A", "laboratory-middle", "o1").seated("A", "laboratory-middle", technician=2)
    assert acting(t).play("send o1", "module 6", "done").end().points("A")["laboratory"] == 5


@pytest.mark.rule("SHA-MAR-04")
def test_a_headquarters_on_the_ship_keeps_its_income_and_the_improved_leader() -> None:
    t = space().structure("A", "headquarters", "o1").seated("A", "headquarters", engineer=2).leader("A", "europe-b")
    acting(t).play("send o1", "done").income("A").play("done")
    assert t["A"].reputation == 2
    t.crew("A", engineer=1).turn("A").play("slot 20")
    assert "leader" in t.options


# Panels of the ship.


@pytest.mark.rule("SHA-MAR-02", "SHA-MAR-07")
@pytest.mark.parametrize(
    ("built", "reputation", "vp"), [(0, 1, 1), (1, 2, 0), (2, 0, 3), (3, 1, 2), (4, 3, 0), (5, 0, 4)]
)
def test_a_rare_earth_builds_the_leftmost_ship_panel_with_its_bonus(built: int, reputation: int, vp: int) -> None:
    t = acting(space().ship_panels(built).give("A", rare_earth=1).projects("A", "regolith-spa")).play("ship panel")
    assert (t["A"].reputation, t["A"].vp, t["A"].rare_earth) == (reputation, vp, 0)


@pytest.mark.rule("SHA-MAR-07")
def test_ship_panels_give_no_energy_and_no_power_and_do_not_come_from_the_ring() -> None:
    t = acting(space().give("A", rare_earth=1).projects("A", "regolith-spa")).play("ship panel")
    assert (t.energy_level, t.in_centre, t.gone_from_ring, t.panels) == (5, 0, 0, [])


@pytest.mark.rule("SHA-MAR-07")
def test_the_limits_of_solar_panels_do_not_bind_ship_panels() -> None:
    t = acting(space().give("A", rare_earth=3).energy(10).ring(18)).play("ship panel", "ship panel", "ship panel")
    assert (t["A"].reputation, t["A"].vp, t["A"].rare_earth) == (3, 4, 0)


@pytest.mark.rule("SHA-MAR-07")
def test_a_solar_panel_may_be_built_in_the_same_turn_as_a_ship_panel() -> None:
    t = acting(space().give("A", rare_earth=2)).play("ship panel", "panel")
    assert (t.in_centre, t["A"].rare_earth) == (1, 0)


@pytest.mark.rule("SHA-MAR-07", "SHA-MAR-02")
@pytest.mark.parametrize(("built", "rare_earth"), [(6, 1), (0, 0)])
def test_no_ship_panel_without_one_left_or_without_rare_earth(built: int, rare_earth: int) -> None:
    t = acting(space().ship_panels(built).give("A", rare_earth=rare_earth, reputation=4, credits=9))
    assert "ship panel" not in t.options


# Berths.


@pytest.mark.rule("SHA-MAR-02")
def test_an_astronaut_of_the_base_boards_a_berth_of_its_type() -> None:
    t = space().built("A", "dome").seated("A", "domes", engineer=1).seated("A", "waiting", scientist=1)
    acting(t.gateway(technician=1))
    assert offered(t, "board") == ["engineer", "scientist"]
    t.play("board engineer")
    assert (t["A"].vp, t.items("A"), t.in_base("A", "domes"), t.in_base("A", "waiting")) == (3, 1, {}, {"scientist": 1})


@pytest.mark.rule("SHA-MAR-02")
def test_of_several_astronauts_of_a_type_the_player_picks_one() -> None:
    t = space().built("A", "dome").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    acting(t).play("board engineer", "lift waiting engineer")
    assert (t.in_base("A", "domes"), t.in_base("A", "waiting")) == ({"engineer": 1}, {})


@pytest.mark.rule("SHA-MAR-02")
@pytest.mark.parametrize(
    ("seats", "taken", "vp"),
    [
        (2, 0, 3), (2, 1, 3), (2, 2, None), (1, 1, 3), (1, 2, None), (3, 1, 3), (3, 2, 2), (3, 3, None),
        (4, 1, 3), (4, 2, 2), (4, 3, 2), (4, 4, None),
    ],
)  # fmt: skip
def test_the_berths_of_a_type_score_3_3_2_2_and_their_number_depends_on_the_players(
    seats: int, taken: int, vp: int | None
) -> None:
    t = space(seats).seated("A", "waiting", engineer=1).berth("B", "technician").give("A", reputation=4)
    for _ in range(taken):
        t.berth("B", "engineer")
    acting(t)
    assert (offered(t, "board") == ["engineer"]) is (vp is not None)
    assert vp is None or t.play("board engineer")["A"].vp == vp


@pytest.mark.rule("SHA-MAR-05")
@pytest.mark.parametrize(("move", "vp", "waiting"), [("berth", 3, {}), ("seat waiting", 0, {"scientist": 1})])
def test_an_astronaut_gained_from_the_lunar_gateway_may_go_straight_to_a_berth(
    move: str, vp: int, waiting: dict[str, int]
) -> None:
    t = space().gateway(scientist=1).crew("A", engineer=1).turn("A").play("gateway", "gain astronaut", move)
    assert (t["A"].vp, t.items("A"), t.in_base("A", "waiting"), t.in_gateway) == (vp, vp // 3, waiting, {"engineer": 1})


@pytest.mark.rule("SHA-MAR-05")
def test_a_full_base_does_not_keep_an_astronaut_from_its_berth() -> None:
    t = space().gateway(scientist=1).seated("A", "waiting", technician=1).crew("A", engineer=1).turn("A")
    t.play("gateway", "gain astronaut")
    assert (t["A"].vp, t.items("A"), t.in_gateway) == (3, 1, {"engineer": 1})


@pytest.mark.rule("SHA-MAR-05")
def test_an_astronaut_won_in_the_crater_may_go_straight_to_a_berth() -> None:
    t = space().structure("A", "dome", "o1").astronaut(30, "engineer").retrieve()
    assert t.options == ["seat domes", "seat waiting", "berth"]
    assert (t.play("berth")["A"].vp, t.items("A"), t.in_base("A", "waiting")) == (3, 1, {})


@pytest.mark.rule("SHA-MAR-05")
def test_won_with_a_full_base_an_astronaut_still_finds_a_berth() -> None:
    t = space().structure("A", "dome", "o1").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    t.astronaut(30, "engineer").retrieve()
    assert (t["A"].vp, t.items("A"), t.in_gateway) == (3, 1, {})


@pytest.mark.rule("SHA-MAR-05")
def test_with_a_full_base_and_no_free_berth_it_goes_to_the_lunar_gateway() -> None:
    t = space(2).structure("A", "dome", "o1").seated("A", "domes", engineer=1).seated("A", "waiting", engineer=1)
    t.berth("B", "engineer").berth("B", "engineer").astronaut(30, "engineer").retrieve()
    assert (t["A"].vp, t.in_gateway) == (0, {"engineer": 1})


@pytest.mark.rule("SHA-MAR-05")
def test_the_bonus_of_a_scientist_may_send_an_astronaut_too() -> None:
    t = space().gateway(technician=1).crew("A", scientist=1).turn("A").play("line corporations")
    assert (t.play("berth")["A"].vp, t.items("A")) == (3, 1)


@pytest.mark.rule("SHA-MAR-05")
def test_the_astronaut_of_canada_b_sits_in_the_new_structure_only() -> None:
    t = space().leader("A", "canada-b").give("A", credits=3, titanium=1).power("o1").gateway(engineer=1)
    t.crew("A", technician=1).turn("A").play("line build", "leader")
    assert (t.in_base("A", "domes"), t.items("A"), t.who) == ({"engineer": 1}, 0, "")


@pytest.mark.rule("SHA-MAR-06", "SHA-MAR-09")
def test_a_token_sends_an_astronaut_of_the_lunar_gateway_to_a_berth() -> None:
    t = space().structure("A", "dome", "i1").gateway(engineer=1, technician=1).crew("A", scientist=1).turn("A")
    t.play("slot 1", "gain technician")
    assert (t["A"].vp, t.items("A"), t.in_gateway, t["A"].credits) == (3, 1, {"engineer": 1}, 0)


@pytest.mark.rule("SHA-MAR-06")
@pytest.mark.parametrize("waiting", [{}, {"engineer": 2}])
def test_a_token_that_can_send_nobody_gives_2_credits(waiting: dict[str, int]) -> None:
    t = space(2).structure("A", "dome", "i1").gateway(**waiting).berth("B", "engineer").berth("B", "engineer")
    t.crew("A", scientist=1).turn("A").play("slot 1")
    assert (t["A"].credits, t["A"].vp, t.in_gateway, t.items("A")) == (2, 0, waiting, 0)


@pytest.mark.rule("SHA-MAR-06")
def test_a_token_takes_only_types_with_a_free_berth() -> None:
    t = (
        space(2)
        .structure("A", "dome", "i1")
        .gateway(engineer=1, scientist=1)
        .berth("B", "engineer")
        .berth("B", "engineer")
    )
    t.crew("A", scientist=1).turn("A").play("slot 1")
    assert (t["A"].vp, t.in_gateway, t["A"].credits) == (3, {"engineer": 1}, 0)


# Maintenance, goals, the end.


@pytest.mark.rule("SHA-MAR-08", "SHA-MAR-10")
@pytest.mark.parametrize(
    ("aboard", "modules"),
    [
        ([("A", 1, 1)], (0, 0)), ([("A", 1, 1), ("B", 1, 2)], (1, 1)), ([("A", 1, 1), ("A", 1, 2)], (1, 0)),
        ([("A", 1, 1), ("B", 1, 2), ("A", 3, 2), ("C", 3, 1), ("B", 5, 1)], (2, 1)),
        ([("C", 6, 1), ("C", 6, 2), ("A", 4, 1)], (0, 0)),
    ],
)  # fmt: skip
def test_completed_modules_with_an_own_structure_score_1_vp_each_round_and_2_at_the_end(
    aboard: list[tuple[str, int, int]], modules: tuple[int, int]
) -> None:
    t = space().give("ABC", credits=9)
    for who, module, slot in aboard:
        t.aboard(who, module, slot)
    t.maintenance()
    assert (t["A"].vp, t["B"].vp) == modules
    t.end()
    assert (t.points("A")["corporation"], t.points("B")["corporation"]) == (2 * modules[0], 2 * modules[1])


@pytest.mark.rule("SHA-MAR-09", "SHA-CORP-04")
@pytest.mark.parametrize(
    ("structures", "astronauts", "reached"),
    [(1, 0, 0), (1, 1, 1), (0, 2, 1), (3, 0, 1), (2, 2, 2), (3, 2, 2), (3, 3, 3)],
)
def test_goals_of_to_mars_ask_for_2_4_or_6_own_items(structures: int, astronauts: int, reached: int) -> None:
    t = space().ship_panels(6).aboard("B", 1, 2)
    for module in (1, 3, 5)[:structures]:
        t.aboard("A", module, 1)
    for kind in ("engineer", "technician", "scientist")[:astronauts]:
        t.berth("A", kind)
    t.crew("A", engineer=1).turn("A").play("slot 20")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


@pytest.mark.rule("SHA-MAR-09")
def test_ship_panels_are_no_items() -> None:
    assert acting(space().give("A", rare_earth=2)).play("ship panel", "ship panel").items("A") == 0


# Projects.


@pytest.mark.rule("SHA-MAR-02")
@pytest.mark.parametrize(
    ("name", "credits", "reputation", "titanium"),
    [("launch-pad", 2, 0, 0), ("orbital-dock", 0, 1, 0), ("recycling-bay", 0, 0, 1)],
)
def test_three_projects_reward_each_structure_sent(name: str, credits: int, reputation: int, titanium: int) -> None:
    t = (
        space()
        .projects("A", name)
        .structure("A", "dome", "o1")
        .structure("A", "dome", "o2")
        .seated("A", "waiting", engineer=1)
    )
    acting(t).play("send o1", "module 1")
    assert (t["A"].credits, t["A"].reputation, t["A"].titanium) == (credits, reputation, titanium)
    t.play("send o2", "module 1")
    assert (t["A"].credits, t["A"].reputation, t["A"].titanium) == (2 * credits, 2 * reputation, 2 * titanium)


@pytest.mark.rule("SHA-MAR-02")
@pytest.mark.parametrize("name", ["launch-pad", "orbital-dock", "recycling-bay"])
def test_astronauts_and_the_structures_of_others_earn_these_projects_nothing(name: str) -> None:
    t = space().projects("B", name).seated("A", "waiting", engineer=1)
    acting(t.structure("A", "dome", "o1")).play("send o1", "module 1")
    assert (t["B"].credits, t["B"].reputation, t["B"].titanium) == (0, 0, 0)
    t = acting(space().projects("A", name).seated("A", "waiting", engineer=1)).play("board engineer", "done")
    assert (t["A"].credits, t["A"].titanium) == (0, 0)


@pytest.mark.rule("SHA-FUND-09", "SHA-FUND-10", "SHA-MAR-05")
@pytest.mark.parametrize(("move", "vp"), [("berth", 3 + 1), ("seat waiting", 0)])
def test_martian_academy_gains_an_astronaut_and_counts_it_if_it_is_sent(move: str, vp: int) -> None:
    t = funding("martian-academy", space().gateway(engineer=1)).play(move)
    assert (t["A"].vp, t.in_gateway) == (vp, {})


@pytest.mark.rule("SHA-MAR-05", "SHA-MAR-06")
def test_martian_academy_scores_a_point_for_astronauts_sent_by_action_and_by_token() -> None:
    t = acting(space().projects("A", "martian-academy").seated("A", "waiting", engineer=1)).play(
        "board engineer", "done"
    )
    assert t["A"].vp == 4
    t.structure("A", "dome", "i1").gateway(technician=1).crew("A", scientist=1).turn("A").play("slot 1")
    assert t["A"].vp == 8


@pytest.mark.rule("SHA-FUND-10", "SHA-MAR-07")
@pytest.mark.parametrize(("built", "reputation", "vp"), [(0, 1, 1), (2, 0, 3), (5, 0, 4), (6, 0, 0)])
def test_solar_sail_builds_the_leftmost_ship_panel_for_free(built: int, reputation: int, vp: int) -> None:
    t = funding("solar-sail", space().ship_panels(built))
    assert (t["A"].reputation, t["A"].vp, t.who) == (reputation, vp, "")


@pytest.mark.rule("SHA-FUND-10", "SHA-BUILD-19")
def test_prefab_works_build_a_dome_for_free() -> None:
    t = funding("prefab-works", space().power("o1 o2")).play("sector o2")
    assert (t["A"].structures, t["A"].built) == ({"o2": "dome"}, {"dome": 1})


@pytest.mark.rule("SHA-CORPACT-07")
def test_crew_selection_gains_an_astronaut_once_a_round() -> None:
    t = acting(space().projects("A", "crew-selection").gateway(engineer=2)).play("use crew-selection", "seat waiting")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"engineer": 1}, {"engineer": 1})
    assert "use crew-selection" not in t.options


@pytest.mark.rule("SHA-FUND-10", "SHA-SOLAR-05")
def test_ion_engine_produces_2_energy_with_its_reputation() -> None:
    t = funding("ion-engine", space())
    assert (t.energy_level, t["A"].reputation) == (6, 1)


@pytest.mark.rule("SHA-MAR-02")
def test_ion_engine_lets_its_owner_pay_2_credits_for_a_ship_panel() -> None:
    left = set()
    for price in (1, 2):
        t = acting(space().projects("A", "ion-engine").give("A", credits=2, rare_earth=1)).play("ship panel")
        assert t.state.decision.rule == "SHA-MAR-02"
        left.add((t.play(f"price {price}")["A"].credits, t["A"].rare_earth))
    assert left == {(2, 0), (0, 1)}


@pytest.mark.rule("SHA-MAR-02")
@pytest.mark.parametrize(("credits", "possible"), [(1, False), (2, True)])
def test_ion_engine_needs_2_credits_where_there_is_no_rare_earth(credits: int, possible: bool) -> None:
    t = acting(space().projects("A", "ion-engine").give("A", credits=credits, reputation=4))
    assert ("ship panel" in t.options) is possible


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize(("structures", "astronauts"), [(0, 0), (2, 0), (1, 2)])
def test_red_planet_charter_scores_1_vp_per_own_item(structures: int, astronauts: int) -> None:
    t = space().projects("A", "red-planet-charter").berth("B", "scientist").ship_panels(3)
    for module in (1, 3)[:structures]:
        t.aboard("A", module, 1)
    for kind in ("engineer", "technician")[:astronauts]:
        t.berth("A", kind)
    assert t.end().points("A").get("project-end", 0) == structures + astronauts


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name", ["launch-pad", "crew-selection", "orbital-dock", "red-planet-charter", "recycling-bay"]
)
def test_the_other_to_mars_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name, space().gateway(engineer=1))
    assert (t["A"].credits, t["A"].reputation, t["A"].titanium, t["A"].vp, t.in_gateway) == (
        0,
        0,
        0,
        0,
        {"engineer": 1},
    )


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("launch-pad", 4), ("martian-academy", 3), ("solar-sail", 4), ("prefab-works", 3), ("crew-selection", 3),
        ("orbital-dock", 4), ("ion-engine", 4), ("red-planet-charter", 3), ("recycling-bay", 4),
    ],
)  # fmt: skip
def test_each_to_mars_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert space().projects("A", name).end().points("A")["projects"] == vp
