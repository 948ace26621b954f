"""AstroBot builds structures and funds Projects (SHA-SOLO-60 to SHA-SOLO-89)."""

import pytest
from shackleton_table import Table, table

DOMES, WORKSHOPS = "dome dome dome dome dome", "workshop-top workshop-middle workshop-bottom"
LABORATORIES = "laboratory-top laboratory-middle laboratory-bottom"


def builder(previous: str = "card-1") -> Table:
    """AstroBot is about to build; the current card leaves Development alone."""
    return table(1).crew("B", engineer=1).cards(previous, "card-5")


def in_the_gateway(t: Table) -> bool:
    """Nothing was built, its astronaut went to the Lunar Gateway."""
    return t.on_line("build") == [] and t.in_gateway == {"engineer": 1}


# What is built.


@pytest.mark.rule("SHA-SOLO-60", "SHA-SOLO-70")
@pytest.mark.parametrize(
    ("development", "structure"),
    [
        (0, "dome"),
        (1, "dome"),
        (2, "workshop-top"),
        (3, "workshop-top"),
        (4, "laboratory-top"),
        (5, "laboratory-top"),
        (6, "headquarters"),
        (7, "headquarters"),
    ],
)
def test_development_decides_the_type_of_the_structure(development: int, structure: str) -> None:
    t = builder().power("o1").development(development).line("build", "technician").bot_turn()
    assert (t["B"].structures, t.on_line("build")) == ({"o1": structure}, ["technician", "engineer"])


@pytest.mark.rule("SHA-SOLO-60")
@pytest.mark.parametrize(
    ("development", "built", "structure"),
    [
        (6, "headquarters", "laboratory-top"),
        (4, LABORATORIES, "workshop-top"),
        (2, WORKSHOPS, "dome"),
        (7, f"headquarters {LABORATORIES} {WORKSHOPS}", "dome"),
        (7, f"headquarters {LABORATORIES} workshop-top", "workshop-middle"),
    ],
)
def test_with_all_of_a_type_built_the_next_smaller_type_is_taken(development: int, built: str, structure: str) -> None:
    t = builder().power("o1").development(development).built("B", built).bot_turn()
    assert t["B"].structures == {"o1": structure}


@pytest.mark.rule("SHA-SOLO-60", "SHA-SOLO-92")
@pytest.mark.parametrize(("development", "built"), [(1, DOMES), (3, f"{WORKSHOPS} {DOMES}")])
def test_with_no_such_or_smaller_structure_left_astrobot_visits_the_gateway(development: int, built: str) -> None:
    assert in_the_gateway(builder().power("o1").development(development).built("B", built).bot_turn())


@pytest.mark.rule("SHA-SOLO-70")
@pytest.mark.parametrize(
    ("development", "built", "structure"),
    [
        (2, "workshop-top", "workshop-middle"),
        (2, "workshop-top workshop-middle", "workshop-bottom"),
        (4, "laboratory-top", "laboratory-middle"),
        (4, "laboratory-top laboratory-middle", "laboratory-bottom"),
    ],
)
def test_structures_leave_the_board_from_top_to_bottom(development: int, built: str, structure: str) -> None:
    t = builder().power("o1").development(development).built("B", built).bot_turn()
    assert t["B"].structures == {"o1": structure}


# Where it is built.


@pytest.mark.rule("SHA-SOLO-61")
@pytest.mark.parametrize(
    ("previous", "sector"), [("card-1", "o3"), ("card-2", "o3"), ("card-3", "o6"), ("card-4", "o6")]
)
def test_astrobot_builds_in_the_row_of_the_first_astronaut_it_would_win_in_arrow_direction(
    previous: str, sector: str
) -> None:
    t = builder(previous).structure("B", "dome", "o5").power("o3 o6 o1 o7").astronaut(5, "engineer")
    t.astronaut(10, "scientist").bot_turn()
    assert sector in t["B"].structures


@pytest.mark.rule("SHA-SOLO-61")
def test_an_astronaut_it_would_not_win_is_passed_over() -> None:
    t = builder().structure("B", "dome", "o5").structure("A", "workshop-top", "o3").power("o6")
    assert "o6" in t.astronaut(5, "engineer").astronaut(10, "scientist").bot_turn()["B"].structures


@pytest.mark.rule("SHA-SOLO-61")
@pytest.mark.parametrize(("powered", "sector"), [("o3 o4", "o3"), ("o4", "o4")])
def test_the_powered_sector_closest_to_the_astronaut_is_taken(powered: str, sector: str) -> None:
    t = builder().structure("B", "dome", "o5").power(powered).astronaut(5, "engineer").bot_turn()
    assert t["B"].structures == {"o5": "dome", sector: "dome"}
    assert t.gone_from_ring == 1 + len(powered.split())


@pytest.mark.rule("SHA-SOLO-61")
def test_a_powered_sector_that_cannot_take_the_structure_gives_way_to_another_powered_one() -> None:
    t = builder().structure("B", "workshop-top", "i4").neutral("o1").power("o7").astronaut(1, "engineer").bot_turn()
    assert (t["B"].structures, t.panels) == ({"i4": "workshop-top", "o7": "dome"}, ["i4", "o1", "o7"])


@pytest.mark.rule("SHA-SOLO-62")
@pytest.mark.parametrize("other", ["", "o3"])
def test_without_a_powered_sector_for_it_a_panel_goes_to_the_closest_unpowered_one(other: str) -> None:
    t = builder().structure("B", "workshop-top", "o5").astronaut(5, "engineer")
    if other:
        t.neutral(other)
    t.bot_turn()
    sector = "o4" if other else "o3"
    assert t["B"].structures == {"o5": "workshop-top", sector: "dome"}
    assert sector in t.panels


@pytest.mark.rule("SHA-SOLO-63")
def test_if_a_row_has_no_place_the_next_row_it_would_win_is_tried() -> None:
    t = builder().structure("B", "workshop-top", "o5").neutral("o3").neutral("o4").power("o1 o7")
    t.astronaut(5, "engineer").astronaut(7, "engineer").astronaut(10, "scientist").bot_turn()
    assert t["B"].structures == {"o5": "workshop-top", "o7": "dome"}


@pytest.mark.rule("SHA-SOLO-63", "SHA-SOLO-92")
def test_if_no_row_it_would_win_has_a_place_astrobot_visits_the_gateway() -> None:
    t = builder().structure("B", "workshop-top", "o5").neutral("o3").neutral("o4").power("o1 o7")
    assert in_the_gateway(t.astronaut(5, "engineer").bot_turn())


@pytest.mark.rule("SHA-SOLO-64")
@pytest.mark.parametrize(
    ("previous", "powered", "sector"),
    [
        ("card-1", "", "o1"),
        ("card-1", "i4", "i4"),
        ("card-1", "i4 o7 o2", "i4"),
        ("card-4", "", "o7"),
        ("card-4", "o9", "o9"),
    ],
)
def test_with_no_astronaut_in_the_crater_the_triangles_row_counts(previous: str, powered: str, sector: str) -> None:
    assert builder(previous).power(powered).bot_turn()["B"].structures == {sector: "dome"}


@pytest.mark.rule("SHA-SOLO-64")
@pytest.mark.parametrize(
    ("previous", "full", "sector"), [("card-1", "o1 i1 i4 o7", "o12"), ("card-4", "o7 o8 o9", "o6")]
)
def test_from_the_triangles_row_the_search_goes_on_in_arrow_direction(previous: str, full: str, sector: str) -> None:
    t = builder(previous)
    for each in full.split():
        t.neutral(each)
    assert t.bot_turn()["B"].structures == {sector: "dome"}


@pytest.mark.rule("SHA-SOLO-65")
def test_with_only_astronauts_it_would_not_win_the_triangles_row_counts() -> None:
    t = builder().structure("A", "dome", "o3").power("o4").astronaut(5, "engineer").bot_turn()
    assert t["B"].structures == {"o1": "dome"}


# Panels and Energy.


@pytest.mark.rule("SHA-SOLO-66", "SHA-SOLO-62")
@pytest.mark.parametrize(("gone", "energy", "reputation"), [(0, 5, 0), (1, 6, 1)])
def test_a_spare_panel_stays_and_one_of_the_ring_gives_energy_and_reputation(
    gone: int, energy: int, reputation: int
) -> None:
    t = builder().centre(2).ring(gone).bot_turn()
    assert (t["B"].structures, t.in_centre, t.gone_from_ring) == ({"o1": "dome"}, 2, gone + 1)
    assert (t.energy_level, t["B"].reputation, t["B"].rare_earth) == (energy, reputation, 0)


@pytest.mark.rule("SHA-SOLO-66", "SHA-SOLO-67")
@pytest.mark.parametrize("energy", [4, 8, 10])
def test_a_spare_panel_is_taken_when_the_ring_is_empty(energy: int) -> None:
    t = builder().centre(2).ring(18).energy(energy).bot_turn()
    assert (t["B"].structures, t.in_centre, t.energy_level) == ({"o1": "dome"}, 1, energy)


@pytest.mark.rule("SHA-SOLO-66", "SHA-SOLO-92")
def test_without_any_panel_astrobot_visits_the_gateway() -> None:
    assert in_the_gateway(builder().ring(18).bot_turn())


@pytest.mark.rule("SHA-SOLO-67")
@pytest.mark.parametrize(("energy", "built"), [(8, True), (9, False), (10, False)])
def test_on_the_last_two_spaces_no_panel_is_built_and_astrobot_visits_the_gateway(energy: int, built: bool) -> None:
    t = builder().energy(energy).centre(1).bot_turn()
    assert (t["B"].structures, in_the_gateway(t)) == ({"o1": "dome"} if built else {}, not built)
    assert (t.in_centre, t.gone_from_ring) == (1, int(built))


@pytest.mark.rule("SHA-SOLO-67")
def test_a_forbidden_panel_ends_the_search_even_if_a_later_row_has_a_powered_sector() -> None:
    assert in_the_gateway(builder().energy(9).power("o12").bot_turn())


@pytest.mark.rule("SHA-SOLO-67")
def test_a_powered_sector_needs_no_panel_at_the_highest_energy() -> None:
    assert builder().energy(10).power("i4").bot_turn()["B"].structures == {"i4": "dome"}


@pytest.mark.rule("SHA-SOLO-68")
@pytest.mark.parametrize(
    ("development", "energy", "left"), [(0, 0, 0), (2, 0, 0), (4, 1, 0), (4, 5, 4), (6, 2, 0), (6, 5, 3)]
)
def test_laboratory_and_headquarters_consume_energy_and_nothing_else_is_paid(
    development: int, energy: int, left: int
) -> None:
    t = builder().power("o1").development(development).energy(energy).give("B", titanium=3, rare_earth=3).bot_turn()
    assert (list(t["B"].structures), t.energy_level) == (["o1"], left)
    assert (t["B"].titanium, t["B"].rare_earth) == (3, 3)


@pytest.mark.rule("SHA-SOLO-68")
@pytest.mark.parametrize(("development", "energy"), [(4, 0), (6, 1), (6, 0)])
def test_with_too_little_energy_nothing_is_built(development: int, energy: int) -> None:
    t = builder().power("o1").development(development).energy(energy).bot_turn()
    assert in_the_gateway(t)
    assert t.energy_level == energy


@pytest.mark.rule("SHA-SOLO-68")
@pytest.mark.parametrize(
    ("development", "energy", "gone", "left"), [(4, 0, 0, 0), (6, 1, 0, 0), (6, 0, 1, 0), (6, 0, 0, None)]
)
def test_the_energy_of_the_panel_of_this_build_counts(
    development: int, energy: int, gone: int, left: int | None
) -> None:
    t = builder().development(development).energy(energy).ring(gone).bot_turn()
    assert in_the_gateway(t) is (left is None)
    assert t.energy_level == (left or 0)
    assert t.gone_from_ring == gone + (left is not None)


# Effects of building.


@pytest.mark.rule("SHA-SOLO-69")
@pytest.mark.parametrize(
    ("before", "reputation", "vp", "gained"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 0, 0, 1), (3, 2, 0, 0), (4, 0, 3, 0)]
)
def test_the_immediate_effect_of_a_dome_happens(before: int, reputation: int, vp: int, gained: int) -> None:
    t = builder().power("o1").built("B", "dome " * before).gateway(technician=1).bot_turn()
    assert (t["B"].reputation, t["B"].vp) == (reputation, vp)
    assert (t.in_gateway, t.in_base("B", "domes")) == (({}, {"technician": 1}) if gained else ({"technician": 1}, {}))


@pytest.mark.rule("SHA-SOLO-69")
def test_the_abilities_of_laboratories_do_not_happen() -> None:
    t = builder().power("o1").token("v13", "artemis-tours").built("B", "laboratory-top laboratory-middle")
    t.development(4).bot_turn()
    assert t["B"].structures == {"o1": "laboratory-bottom"}
    assert set(t["B"].goods.values()) == {0}


@pytest.mark.rule("SHA-SOLO-102")
def test_nobody_moves_into_a_new_structure_of_astrobot() -> None:
    t = builder().power("o1").development(4).seated("B", "waiting", engineer=1).bot_turn()
    assert (t.in_base("B", "waiting"), t.in_base("B", "laboratory-top")) == ({"engineer": 1}, {})


@pytest.mark.rule("SHA-SOLO-71")
def test_the_next_token_of_the_active_corporation_is_added_without_its_effect() -> None:
    t = builder("card-4").power("o8").bot_turn()
    assert (t.at("v19"), t.on_board("selenium-research")) == ("selenium-research ice", ["glass", "ice", "glass"])
    assert set(t["B"].goods.values()) == {0}


@pytest.mark.rule("SHA-SOLO-71")
@pytest.mark.parametrize("obstacle", ["one of it there", "no free slot", "none left"])
def test_no_token_is_added_where_one_lies_or_none_fits_or_none_is_left(obstacle: str) -> None:
    t = builder().power("o1")
    if obstacle == "one of it there":
        t.token("v24", "moon-mining")
    elif obstacle == "no free slot":
        t.token("v24", "artemis-tours").token("v13", "artemis-tours")
    else:
        t.level("moon-mining", 4)
    left, there = t.on_board("moon-mining"), (t.at("v13"), t.at("v24"))
    t.bot_turn()
    assert t["B"].structures == {"o1": "dome"}
    assert (t.on_board("moon-mining"), (t.at("v13"), t.at("v24"))) == (left, there)


@pytest.mark.rule("SHA-SOLO-72")
@pytest.mark.parametrize(
    ("previous", "sector", "taken", "corner"),
    [
        ("card-1", "o1", "", "v13"),
        ("card-1", "o1", "v13", "v24"),
        ("card-2", "i2", "", "v14"),
        ("card-2", "i2", "v14", "v15"),
        ("card-4", "o8", "", "v19"),
        ("card-4", "o8", "v19", "v10"),
        ("card-6", "i1", "", "v12"),
        ("card-6", "i1", "v12", "v6"),
        ("card-7", "i1", "", "v24"),
        ("card-7", "i1", "v24", "v12"),
    ],
)
def test_the_token_slot_nearest_in_direction_to_the_triangle_is_taken(
    previous: str, sector: str, taken: str, corner: str
) -> None:
    t = builder(previous).power(sector)
    if taken:
        t.token(taken, "artemis-tours")
    active = "moon-mining" if previous == "card-1" else "selenium-research ice"
    assert t.bot_turn().at(corner) == active


@pytest.mark.rule("SHA-SOLO-72")
@pytest.mark.parametrize(("taken", "corner"), [("", "v15"), ("v15", "v8")])
def test_the_direction_of_a_token_slot_is_seen_from_its_sector(taken: str, corner: str) -> None:
    t = builder("card-3").structure("B", "workshop-top", "o12").power("i2").astronaut(9, "engineer")
    if taken:
        t.token(taken, "artemis-tours")
    assert "i2" in t.bot_turn()["B"].structures
    assert t.at(corner) == "moon-mining"


# Funding.


def funder(previous: str = "card-3") -> Table:
    """AstroBot is about to fund a Project; Artemis Tours is active, the card leaves Development alone."""
    return table(1).crew("B", technician=1).cards(previous, "card-7")


def short(*corporations: str) -> Table:
    """Those Corporations require 7 Energy, out of reach."""
    t = funder()
    for corporation in corporations:
        t.level(corporation, 4)
    return t


@pytest.mark.rule("SHA-SOLO-80", "SHA-SOLO-84", "SHA-SOLO-87")
@pytest.mark.parametrize("projects", ["moon-casino spaceport-lounge", "spaceport-lounge moon-casino"])
def test_the_visible_project_of_the_active_corporation_with_most_vp_is_funded(projects: str) -> None:
    t = (
        funder()
        .shown("artemis-tours", projects)
        .deck("artemis-tours", "crater-hotel")
        .line("fund", "engineer")
        .bot_turn()
    )
    assert (t["B"].projects, t.on_line("fund")) == (["spaceport-lounge"], ["engineer", "technician"])
    assert sorted(t.visible("artemis-tours")) == ["crater-hotel", "moon-casino"]
    assert (t.energy_level, t["B"].credits) == (3, 0)


@pytest.mark.rule("SHA-SOLO-81", "SHA-SOLO-80")
@pytest.mark.parametrize(("previous", "project"), [("card-3", "earthrise-viewpoint"), ("card-4", "rover-safari")])
def test_of_equal_projects_the_arrow_takes_the_moved_card_or_the_deck_top(previous: str, project: str) -> None:
    t = funder(previous).shown("artemis-tours", "earthrise-viewpoint rover-safari").bot_turn()
    assert t["B"].projects == [project]


@pytest.mark.rule("SHA-SOLO-87")
def test_after_the_deck_top_the_next_card_shows_and_with_an_empty_deck_none() -> None:
    t = funder().shown("artemis-tours", "moon-casino spaceport-lounge").deck("artemis-tours", "crater-hotel").bot_turn()
    assert t.visible("artemis-tours") == ["moon-casino", "crater-hotel"]
    t.crew("B", technician=1).cards("card-4", "card-7").bot_turn()
    assert sorted(t.visible("artemis-tours")) == ["", "moon-casino"]


@pytest.mark.rule("SHA-SOLO-82", "SHA-SOLO-84")
@pytest.mark.parametrize(
    ("gone", "energy", "development", "left", "panels"),
    [
        (2, 5, 0, 4, 0),
        (2, 4, 2, 3, 0),
        (2, 4, 0, 4, 1),
        (2, 3, 4, 2, 0),
        (2, 3, 2, 3, 1),
        (3, 5, 0, 4, 1),
        (4, 4, 7, 2, 0),
    ],
)
def test_the_discount_of_development_comes_before_a_panel(
    gone: int, energy: int, development: int, left: int, panels: int
) -> None:
    t = funder().level("artemis-tours", gone).energy(energy).development(development).bot_turn()
    assert (len(t["B"].projects), t.energy_level) == (1, left)
    assert (t.in_centre, t.gone_from_ring) == (panels, panels)


@pytest.mark.rule("SHA-SOLO-82", "SHA-SOLO-83")
@pytest.mark.parametrize(
    ("energy", "development", "left", "reputation"),
    [(2, 0, 2, 0), (1, 0, 2, 1), (0, 0, 2, 1), (0, 2, 1, 1), (0, 4, 0, 0), (1, 2, 1, 1), (2, 2, 1, 0)],
)
def test_energy_is_bought_virtually_as_far_as_needed(energy: int, development: int, left: int, reputation: int) -> None:
    t = funder().energy(energy).development(development).bot_turn()
    assert (t["B"].projects, t.in_centre) == (["moon-casino"], 0)
    assert (t.energy_level, t["B"].reputation, t["B"].credits) == (left, reputation, 0)


@pytest.mark.rule("SHA-SOLO-82", "SHA-SOLO-83")
def test_the_purchase_ends_at_3_and_a_panel_follows() -> None:
    t = funder().level("artemis-tours", 2).energy(1).ring(1).bot_turn()
    assert (t["B"].projects, t.in_centre, t.gone_from_ring) == (["moon-casino"], 1, 2)
    assert (t.energy_level, t["B"].reputation) == (4, 2)


@pytest.mark.rule("SHA-SOLO-82")
def test_the_purchase_comes_before_the_panel_even_if_the_panel_alone_would_do() -> None:
    t = funder().level("artemis-tours", 1).energy(2).ring(1).bot_turn()
    assert (t["B"].projects, t.in_centre, t.energy_level) == (["moon-casino"], 1, 4)


@pytest.mark.rule("SHA-SOLO-82", "SHA-SOLO-85")
def test_with_an_empty_ring_no_panel_helps() -> None:
    t = funder().level("artemis-tours", 2).ring(18).centre(3).bot_turn()
    assert (t["B"].projects, t.in_centre, t.energy_level) == (["helium3-extractor"], 3, 3)


@pytest.mark.rule("SHA-SOLO-85")
def test_the_level_must_also_cover_the_consumption() -> None:
    t = funder().energy(0).development(6).bot_turn()
    assert (t["B"].projects, t.energy_level) == (["moon-casino"], 0)


@pytest.mark.rule("SHA-SOLO-85", "SHA-SOLO-88")
def test_with_too_little_energy_the_next_corporation_is_tried_and_nothing_is_bought_for_the_first() -> None:
    t = short("artemis-tours").bot_turn()
    assert t["B"].projects == ["helium3-extractor"]
    assert (t.energy_level, t.in_centre, t["B"].reputation) == (3, 0, 0)
    assert (t.hosted("B"), t.shipped("B"), t["B"].vp) == (1, 0, 1)


@pytest.mark.rule("SHA-SOLO-85")
@pytest.mark.parametrize(
    ("previous", "too_dear", "project"),
    [
        ("card-3", "artemis-tours moon-mining", "sample-return-probe"),
        ("card-1", "moon-mining", "sample-return-probe"),
        ("card-1", "moon-mining selenium-research", "moon-casino"),
    ],
)
def test_the_corporations_are_tried_in_a_circle(previous: str, too_dear: str, project: str) -> None:
    t = funder(previous)
    for corporation in too_dear.split():
        t.level(corporation, 4)
    assert t.bot_turn()["B"].projects == [project]


@pytest.mark.rule("SHA-SOLO-85", "SHA-SOLO-92")
def test_with_no_project_in_reach_astrobot_buys_and_builds_nothing_and_visits_the_gateway() -> None:
    t = short("artemis-tours", "moon-mining", "selenium-research").energy(1).bot_turn()
    assert (t["B"].projects, t.in_gateway, t.on_line("fund")) == ([], {"technician": 1}, [])
    assert (t.energy_level, t.in_centre, t["B"].reputation, t.hosted("B")) == (1, 0, 0, 1)


@pytest.mark.rule("SHA-SOLO-86")
def test_a_project_of_astrobot_gives_only_its_printed_vp_at_the_end() -> None:
    t = funder("card-1").shown("moon-mining", "helium-tank-farm cargo-elevator").bot_turn()
    assert (t["B"].projects, t["B"].helium, t["B"].vp) == (["helium-tank-farm"], 0, 2)
    t.projects("B", "helium-tank-farm freight-consortium moon-casino").give("B", credits=9).shipments("B", 3).end()
    points = t.points("B")
    assert (points["projects"], points.get("project-end", 0), points.get("corporation", 0)) == (9, 0, 0)


@pytest.mark.rule("SHA-SOLO-88")
@pytest.mark.parametrize(("full", "shipped", "reputation"), [(False, 1, 0), (True, 0, 2)])
def test_the_bonus_is_an_action_of_the_active_corporation_or_2_reputation(
    full: bool, shipped: int, reputation: int
) -> None:
    t = funder("card-1")
    for number in range(1, 5) if full else ():
        t.cargo(f"{number} first").cargo(f"{number} second")
    t.bot_turn()
    assert (t["B"].projects, t.shipped("B"), t.hosted("B")) == (["helium3-extractor"], shipped, 0)
    assert t["B"].reputation == reputation


@pytest.mark.rule("SHA-SOLO-89", "SHA-SOLO-92")
def test_if_the_active_corporation_shows_no_project_astrobot_visits_the_gateway_at_once() -> None:
    t = funder().shown("artemis-tours", "- -").deck("artemis-tours", "").bot_turn()
    assert (t["B"].projects, t.in_gateway) == ([], {"technician": 1})


@pytest.mark.rule("SHA-SOLO-89", "SHA-SOLO-85")
def test_going_on_a_corporation_without_projects_is_passed_over() -> None:
    t = short("artemis-tours").shown("moon-mining", "- -").deck("moon-mining", "").bot_turn()
    assert t["B"].projects == ["sample-return-probe"]
