"""Build a Structure (SHA-BUILD)."""

import pytest
from shackleton_table import Table, table

ROBOTS = "space-robotics moon-mining selenium-research"
FARMS = "evergreen-farms moon-mining selenium-research"
MARS = "to-mars moon-mining selenium-research"
PROMPTS = ["MoveIn", "UseLaboratories", "AfterAction", "BuildBonus"]


def builder(kind: str = "technician", corps: str = "artemis-tours moon-mining selenium-research") -> Table:
    """A can pay any structure but no panel besides a Headquarters."""
    return table(3, corps).crew("A", **{kind: 1}).give("A", credits=9, titanium=5, rare_earth=2)


def sectors(t: Table) -> list[str]:
    """Sectors offered."""
    return [move.removeprefix("sector ") for move in t.options if move.startswith("sector ")]


def build(t: Table, name: str, sector: str) -> Table:
    """A turn of A that builds there."""
    t.turn("A").play("line build")
    if t.prompt == "ChooseStructure":
        t.play(f"build {name}")
    if t.prompt == "ChooseSector":
        t.play(f"sector {sector}")
    return t


def free_dome(t: Table) -> Table:
    """A, a Robot builder, takes the Factory that brings a Dome for free."""
    t.give("A", titanium=3, rare_earth=1).turn("A").play("line corporations", "factory bottom left")
    return t


# Costs.


@pytest.mark.rule("SHA-BUILD-01", "SHA-BUILD-02")
@pytest.mark.parametrize(
    ("name", "titanium", "rare_earth", "energy"),
    [("dome", 1, 0, 0), ("workshop-middle", 2, 0, 0), ("laboratory-bottom", 2, 1, 1), ("headquarters", 3, 2, 2)],
)
def test_a_structure_is_paid_with_its_printed_cost(name: str, titanium: int, rare_earth: int, energy: int) -> None:
    t = build(builder().power("o1").line("build", "engineer"), name, "o1")
    assert (t["A"].credits, t["A"].titanium, t["A"].rare_earth) == (8, 5 - titanium, 2 - rare_earth)
    assert (t.energy_level, t["A"].structures, t["A"].built) == (5 - energy, {"o1": name}, {name: 1})


@pytest.mark.rule("SHA-BUILD-01")
@pytest.mark.parametrize(
    ("titanium", "rare_earth", "kinds"),
    [(1, 9, {"dome"}), (2, 0, {"dome", "workshop"}), (2, 1, {"dome", "workshop", "laboratory"}),
     (3, 1, {"dome", "workshop", "laboratory"}), (2, 9, {"dome", "workshop", "laboratory"}),
     (3, 2, {"dome", "workshop", "laboratory", "headquarters"})],
)  # fmt: skip
def test_only_structures_one_can_pay_are_offered(titanium: int, rare_earth: int, kinds: set[str]) -> None:
    t = builder().power("o1 o2").give("A", titanium=titanium, rare_earth=rare_earth).turn("A").play("line build")
    offered = {move.split()[1].split("-")[0] for move in t.options if move.startswith("build")}
    assert (offered or {"dome"}) == kinds


@pytest.mark.rule("SHA-BUILD-01")
def test_a_structure_is_built_once() -> None:
    t = builder().built("A", "workshop-top headquarters dome dome dome dome dome").power("o1")
    t.give("A", rare_earth=1).ring(18).turn("A").play("line build")
    assert [move.removeprefix("build ") for move in t.options] == [
        "workshop-middle", "workshop-bottom", "laboratory-top", "laboratory-middle", "laboratory-bottom",
    ]  # fmt: skip


@pytest.mark.rule("SHA-BUILD-02")
@pytest.mark.parametrize("name", ["dome", "workshop-top"])
def test_domes_and_workshops_need_no_energy(name: str) -> None:
    t = build(builder().give("A", rare_earth=0).power("o1").energy(0), name, "o1")
    assert (t.energy_level, t["A"].structures) == (0, {"o1": name})


# Power.


@pytest.mark.rule("SHA-BUILD-03")
def test_without_spare_panel_or_rare_earth_only_powered_sectors_are_open() -> None:
    t = builder().give("A", rare_earth=0).power("o1 i3").turn("A").play("line build", "build dome")
    assert (set(sectors(t)), t.why_not("sector o2")) == ({"o1", "i3"}, "SHA-BUILD-03")


@pytest.mark.rule("SHA-BUILD-03", "SHA-BUILD-04", "SHA-BUILD-05")
def test_a_panel_of_the_central_hex_powers_a_sector_for_nothing() -> None:
    t = build(builder().give("A", rare_earth=0).centre(2).ring(2), "dome", "o7")
    assert (t["A"].structures, t.panels, t.in_centre, t.gone_from_ring) == ({"o7": "dome"}, ["o7"], 1, 2)
    assert (t["A"].credits, t["A"].titanium, t.energy_level, t["A"].reputation) == (9, 4, 5, 0)


@pytest.mark.rule("SHA-BUILD-03", "SHA-SOLAR-01", "SHA-SOLAR-03")
def test_one_may_build_the_panel_that_powers_the_sector() -> None:
    t = build(builder().give("A", rare_earth=1).ring(1), "dome", "o7")
    assert (t["A"].structures, t.panels, t.in_centre, t.gone_from_ring) == ({"o7": "dome"}, ["o7"], 0, 2)
    assert (t["A"].rare_earth, t.energy_level, t["A"].reputation) == (0, 7, 1)


@pytest.mark.rule("SHA-BUILD-05")
def test_a_powered_sector_takes_no_second_panel() -> None:
    t = build(builder().power("o7").centre(2), "dome", "o7")
    assert (t["A"].structures, t.panels, t.in_centre) == ({"o7": "dome"}, ["o7"], 2)


@pytest.mark.rule("SHA-BUILD-05")
def test_a_panel_stays_when_all_structures_leave_its_sector() -> None:
    t = builder(corps=MARS).structure("A", "dome", "o7").turn("A").play("line corporations", "send o7")
    while t.who:
        t.play("done" if "done" in t.options else t.options[0])
    assert (t["A"].structures, t.panels) == ({}, ["o7"])


# Who stands beside whom.


@pytest.mark.rule("SHA-BUILD-06")
@pytest.mark.parametrize(
    ("there", "name", "allowed"),
    [("dome", "dome", False), ("dome", "workshop-top", True), ("workshop-top", "workshop-top", False),
     ("workshop-top", "workshop-bottom", False), ("workshop-top", "laboratory-top", True),
     ("laboratory-top", "laboratory-middle", False), ("laboratory-top", "dome", True)],
)  # fmt: skip
def test_no_two_structures_of_one_size_share_a_sector(there: str, name: str, allowed: bool) -> None:
    t = builder().give("A", rare_earth=1).structure("B", there, "o1").power("o2 o3").turn("A")
    t.play("line build", f"build {name}")
    assert ("o1" in sectors(t)) is allowed
    if not allowed:
        assert t.why_not("sector o1") == "SHA-BUILD-06"


@pytest.mark.rule("SHA-BUILD-06", "SHA-SETUP-10")
def test_a_neutral_dome_keeps_other_domes_away() -> None:
    t = builder().give("A", rare_earth=1).neutral("o1").power("o2 o3").turn("A").play("line build", "build dome")
    assert ("o1" in sectors(t), t.why_not("sector o1")) == (False, "SHA-BUILD-06")


@pytest.mark.rule("SHA-BUILD-06")
def test_no_two_structures_of_one_player_share_a_sector() -> None:
    t = builder().give("A", rare_earth=0).structure("A", "workshop-top", "o1").power("o2 o3").turn("A")
    t.play("line build", "build dome")
    assert (set(sectors(t)), t.why_not("sector o1")) == ({"o2", "o3"}, "SHA-BUILD-06")


@pytest.mark.rule("SHA-BUILD-07")
def test_dome_workshop_and_laboratory_fit_together() -> None:
    t = build(builder().structure("B", "dome", "o1").structure("C", "workshop-top", "o1"), "laboratory-top", "o1")
    assert t["A"].structures == {"o1": "laboratory-top"}


@pytest.mark.rule("SHA-BUILD-07")
def test_a_headquarters_needs_an_empty_sector() -> None:
    t = builder().structure("B", "dome", "o1").power("o2 o3").turn("A").play("line build", "build headquarters")
    assert (set(sectors(t)), t.why_not("sector o1")) == ({"o2", "o3"}, "SHA-BUILD-07")


@pytest.mark.rule("SHA-BUILD-07")
@pytest.mark.parametrize("name", ["dome", "workshop-top", "laboratory-top"])
def test_a_headquarters_keeps_its_sector_alone(name: str) -> None:
    t = builder().give("A", rare_earth=1).structure("B", "headquarters", "o1").power("o2 o3").turn("A")
    t.play("line build", f"build {name}")
    assert ("o1" in sectors(t), t.why_not("sector o1")) == (False, "SHA-BUILD-07")


@pytest.mark.rule("SHA-BUILD-07")
@pytest.mark.parametrize(
    ("farm", "name", "allowed"),
    [(2, "laboratory-top", True), (3, "laboratory-top", False), (3, "workshop-top", True), (1, "laboratory-top", True)],
)
def test_farms_take_room_too(farm: int, name: str, allowed: bool) -> None:
    t = builder(corps=FARMS).give("A", rare_earth=1).structure("B", "dome", "o1").farm("B", farm, "o1").power("o2 o3")
    t.turn("A").play("line build", f"build {name}")
    assert ("o1" in sectors(t)) is allowed


@pytest.mark.rule("SHA-BUILD-08")
def test_all_sectors_but_never_the_central_hex_can_be_built_on() -> None:
    t = builder().centre(1).turn("A").play("line build", "build dome")
    assert sorted(sectors(t)) == sorted([f"i{n}" for n in range(1, 7)] + [f"o{n}" for n in range(1, 13)])


@pytest.mark.rule("SHA-BUILD-09", "SHA-STRUCT-05")
@pytest.mark.parametrize(
    ("before", "reputation", "vp", "won"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 0, 0, 1), (3, 2, 0, 0), (4, 0, 3, 0)]
)
def test_domes_are_taken_left_to_right_with_their_bonuses(before: int, reputation: int, vp: int, won: int) -> None:
    t = builder().give("A", rare_earth=0).built("A", " ".join(["dome"] * before)).seated("A", "waiting", technician=1)
    t.seated("A", "domes", engineer=before).power("o1").gateway(scientist=1)
    build(t, "dome", "o1").play("done")
    assert (t["A"].reputation, t["A"].vp, 1 - sum(t.in_gateway.values())) == (reputation, vp, won)
    assert t.in_base("A", "domes").get("scientist", 0) == won


@pytest.mark.rule("SHA-BUILD-09")
def test_workshops_and_laboratories_are_taken_in_any_order() -> None:
    t = build(builder().power("o1 o2"), "workshop-bottom", "o1")
    t = build(t.crew("A", technician=1).give("A", titanium=5), "laboratory-middle", "o2")
    assert t["A"].built == {"workshop-bottom": 1, "laboratory-middle": 1}


# Astronauts and the new structure.


@pytest.mark.rule("SHA-BUILD-10", "SHA-STRUCT-01")
@pytest.mark.parametrize(
    ("name", "group", "slots"),
    [("dome", "domes", 1), ("workshop-top", "workshop-top", 2), ("laboratory-top", "laboratory-top", 3),
     ("headquarters", "headquarters", 6)],
)  # fmt: skip
def test_building_opens_as_many_slots_as_the_structure_is_big(name: str, group: str, slots: int) -> None:
    t = builder().power("o1")
    assert t.free("A", group) == 0
    assert build(t, name, "o1").free("A", group) == slots


@pytest.mark.rule("SHA-BUILD-11")
def test_astronauts_of_the_base_may_move_into_the_new_structure() -> None:
    t = builder().power("o1").built("A", "dome").seated("A", "domes", engineer=1).seated("A", "waiting", technician=1)
    build(t, "workshop-top", "o1").play("lift domes engineer", "lift waiting technician")
    assert t.in_base("A", "workshop-top") == {"engineer": 1, "technician": 1}
    assert (t.in_base("A", "domes"), t.in_base("A", "waiting")) == ({}, {})


@pytest.mark.rule("SHA-BUILD-11")
def test_the_move_into_the_new_structure_may_be_left() -> None:
    t = build(builder().power("o1").seated("A", "waiting", technician=1), "workshop-top", "o1")
    assert t.options == ["done", "lift waiting technician"]
    assert t.play("done").in_base("A", "waiting") == {"technician": 1}


@pytest.mark.rule("SHA-BUILD-11", "SHA-STRUCT-03")
def test_a_new_dome_takes_one_astronaut_even_beside_an_empty_dome() -> None:
    t = builder().give("A", rare_earth=0).power("o1").built("A", "dome workshop-top")
    t.seated("A", "waiting", technician=1).seated("A", "workshop-top", engineer=2)
    build(t, "dome", "o1").play("lift waiting technician")
    assert t.who == ""
    assert (t.in_base("A", "domes"), t.free("A", "domes")) == ({"technician": 1}, 1)


@pytest.mark.rule("SHA-BUILD-11", "SHA-STRUCT-03")
def test_no_more_astronauts_move_in_than_there_are_slots() -> None:
    t = builder().give("A", rare_earth=0).power("o1").built("A", "dome dome").seated("A", "domes", engineer=2)
    t.seated("A", "waiting", technician=1)
    build(t, "workshop-top", "o1").play("lift domes engineer", "lift domes engineer")
    assert (t.who, t.in_base("A", "waiting")) == ("", {"technician": 1})


@pytest.mark.rule("SHA-BUILD-11")
def test_later_in_the_round_base_astronauts_stay_put() -> None:
    t = builder().give("A", rare_earth=0).built("A", "workshop-top").seated("A", "waiting", engineer=1).turn("A")
    t.play("line corporations")
    assert (t.who, t.in_base("A", "waiting")) == ("", {"engineer": 1})


@pytest.mark.rule("SHA-BUILD-12", "SHA-STRUCT-02", "SHA-STRUCT-03")
def test_an_astronaut_gained_may_sit_on_any_free_slot() -> None:
    t = builder().built("A", "dome workshop-top laboratory-top headquarters").seated("A", "domes", engineer=1)
    t.gateway(scientist=1).turn("A").play("gateway", "gain astronaut")
    assert set(t.options) == {"seat workshop-top", "seat laboratory-top", "seat headquarters", "seat waiting"}
    assert t.play("seat laboratory-top").in_base("A", "laboratory-top") == {"scientist": 1}


# The Engineer's bonus.


def engineer(corps: str = "artemis-tours moon-mining selenium-research") -> Table:
    """An Engineer is about to build a Dome in o1 (token slots v13 and v24), nothing else is possible."""
    return builder("engineer", corps).give("A", titanium=1, rare_earth=0).power("o1")


@pytest.mark.rule("SHA-BUILD-13", "SHA-BUILD-18")
@pytest.mark.parametrize("corner", ["v13", "v24"])
def test_the_engineer_brings_a_token_to_the_sector_and_activates_it(corner: str) -> None:
    t = build(engineer(), "dome", "o1").play("corporation moon-mining")
    assert set(t.options) == {"corner v13", "corner v24"}
    t.play(f"corner {corner}")
    assert (t.at(corner), t["A"].helium, len(t.on_board("moon-mining"))) == ("moon-mining", 1, 3)


@pytest.mark.rule("SHA-BUILD-13")
def test_a_token_goes_to_a_free_slot_of_the_sector_only() -> None:
    t = build(engineer().token("v13", "artemis-tours"), "dome", "o1").play("corporation moon-mining")
    assert (t.at("v13"), t.at("v24"), t["A"].helium) == ("artemis-tours", "moon-mining", 1)


@pytest.mark.rule("SHA-BUILD-14")
def test_a_corporation_already_there_is_activated_without_a_new_token() -> None:
    t = build(engineer().token("v13", "moon-mining"), "dome", "o1").play("corporation moon-mining")
    assert (t.at("v24"), t["A"].helium, len(t.on_board("moon-mining"))) == ("", 1, 3)


@pytest.mark.rule("SHA-BUILD-15")
def test_in_a_sector_without_free_slot_a_token_already_there_is_activated() -> None:
    t = build(engineer().token("v13", "artemis-tours").token("v24", "moon-mining"), "dome", "o1")
    assert t.options == ["corporation artemis-tours", "corporation moon-mining"]
    t.play("corporation artemis-tours")
    assert (t["A"].tourists, t["A"].helium, len(t.on_board("selenium-research"))) == (1, 0, 4)


@pytest.mark.rule("SHA-BUILD-16")
def test_a_corporation_without_tokens_there_or_on_its_board_cannot_be_chosen() -> None:
    t = build(engineer().level("moon-mining", 4), "dome", "o1")
    assert t.options == ["corporation artemis-tours", "corporation selenium-research"]


@pytest.mark.rule("SHA-BUILD-16")
def test_the_last_token_there_keeps_an_empty_board_choosable() -> None:
    t = build(engineer().token("v13", "moon-mining").level("moon-mining", 4), "dome", "o1")
    assert "corporation moon-mining" in t.options


@pytest.mark.rule("SHA-BUILD-16")
def test_without_any_token_the_bonus_is_skipped() -> None:
    t = engineer().level("moon-mining", 4).level("artemis-tours", 4).level("selenium-research", 4)
    build(t, "dome", "o1")
    assert (t.who, t["A"].structures, t.at("v13"), t.at("v24")) == ("", {"o1": "dome"}, "", "")


@pytest.mark.rule("SHA-BUILD-17")
def test_of_several_tokens_of_the_corporation_the_player_picks_one() -> None:
    t = engineer().token("v13", "selenium-research", "ice").token("v24", "selenium-research", "glass")
    build(t, "dome", "o1")
    assert t.options == ["token v13", "token v24"]
    t.play("token v24")
    assert (t["A"].ice, t["A"].glass) == (0, 1)


@pytest.mark.rule("SHA-BUILD-18")
def test_tokens_leave_the_board_top_to_bottom() -> None:
    t = build(engineer(), "dome", "o1").play("corporation selenium-research", "corner v13")
    assert (t.at("v13"), t["A"].ice) == ("selenium-research ice", 1)
    assert t.on_board("selenium-research") == ["glass", "ice", "glass"]


@pytest.mark.rule("SHA-BUILD-18")
@pytest.mark.parametrize(("gone", "cost"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_each_token_brought_makes_projects_dearer(gone: int, cost: int) -> None:
    t = build(engineer().level("moon-mining", gone), "dome", "o1").play("corporation moon-mining", "corner v13")
    t.crew("A", engineer=1).give("A", credits=20).energy(9).turn("A").play("line fund", "fund deep-drill")
    assert 20 - t["A"].credits == cost


# Building for free, and the order of things.


@pytest.mark.rule("SHA-BUILD-19", "SHA-BUILD-21")
def test_a_free_dome_costs_nothing_and_uses_no_build_slot_and_no_engineers_bonus() -> None:
    t = free_dome(builder("engineer", ROBOTS).power("o1").energy(0))
    assert (t["A"].structures, t["A"].titanium, t.on_line("build"), t.energy_level) == ({"o1": "dome"}, 0, [], 0)
    t.play("done")
    assert (t.who, t.at("v13"), t.at("v24")) == ("", "", "")


@pytest.mark.rule("SHA-BUILD-19")
def test_a_free_dome_obeys_the_rules_of_sectors() -> None:
    t = builder(corps=ROBOTS).structure("B", "dome", "o1").structure("A", "workshop-top", "o2").power("o3 o4")
    t.structure("B", "headquarters", "o5")
    assert sectors(free_dome(t)) == ["o3", "o4"]


@pytest.mark.rule("SHA-BUILD-19", "SHA-BUILD-04")
def test_a_free_dome_may_take_its_power_from_the_central_hex() -> None:
    t = free_dome(builder(corps=ROBOTS).centre(1)).play("sector o9")
    assert (t["A"].structures, t.in_centre, t.panels) == ({"o9": "dome"}, 0, ["o9"])


@pytest.mark.rule("SHA-BUILD-21", "SHA-BUILD-10", "SHA-BUILD-11")
def test_a_free_dome_is_moved_into_and_gives_its_bonus() -> None:
    t = builder(corps=ROBOTS).built("A", "dome").seated("A", "waiting", engineer=1).power("o1")
    free_dome(t)
    assert (t.prompt, t["A"].reputation) == ("MoveIn", 0)
    t.play("lift waiting engineer")
    assert (t["A"].reputation, t.in_base("A", "domes"), t["A"].built["dome"]) == (1, {"engineer": 1}, 2)


@pytest.mark.rule("SHA-BUILD-21")
def test_inside_a_command_action_a_panel_may_be_built_for_a_free_dome() -> None:
    t = builder(corps=ROBOTS).give("A", titanium=3, rare_earth=2).turn("A")
    t.play("line corporations", "factory bottom left", "panel", "sector o6")
    assert (t["A"].structures, t["A"].rare_earth, t.panels, t.in_centre) == ({"o6": "dome"}, 0, ["o6"], 0)


@pytest.mark.rule("SHA-BUILD-21", "SHA-SOLAR-01")
def test_outside_a_command_action_a_free_dome_without_power_is_lost() -> None:
    t = builder(corps=ROBOTS).give("A", titanium=3, rare_earth=2).turn("A").play("gateway", "factory bottom left")
    assert (t.who, t["A"].structures, t["A"].rare_earth, t.factories("A")) == ("", {}, 1, ["bottom left"])
    assert "SHA-BUILD-21" in t.rules_told()


@pytest.mark.rule("SHA-BUILD-21")
def test_a_free_dome_is_lost_without_a_dome_left() -> None:
    t = free_dome(builder(corps=ROBOTS).power("o1").built("A", "dome dome dome dome dome"))
    assert (t.prompt, t["A"].structures) == ("CorporationActions", {})
    assert "SHA-BUILD-21" in t.rules_told()


@pytest.mark.rule("SHA-BUILD-21")
def test_a_free_dome_triggers_abilities_after_building() -> None:
    t = builder(corps="to-mars evergreen-farms space-robotics").projects("A", "terraced-fields").power("o1")
    free_dome(t)
    assert (t["A"].structures, t["A"].plants) == ({"o1": "dome"}, 1)
    assert "SHA-BUILD-21" not in t.rules_told()


@pytest.mark.rule("SHA-BUILD-20")
def test_a_build_goes_from_moving_in_over_laboratories_and_abilities_to_the_bonus() -> None:
    t = builder("engineer").give("A", titanium=2, rare_earth=1).power("o1").built("A", "laboratory-top")
    t.leader("A", "usa-b").seated("A", "waiting", scientist=1).turn("A").play("line build", "build laboratory-middle")
    met = [t.prompt]
    for move in ("lift waiting scientist", "build laboratory-middle", "leader"):
        met.append(t.play(move).prompt)
    assert (met, t["A"].rare_earth, t["A"].credits) == (PROMPTS, 2, 9 + 3 - 2)


@pytest.mark.rule("SHA-BUILD-20")
def test_the_move_comes_before_the_bonus_of_a_dome_and_that_before_other_abilities() -> None:
    t = engineer().built("A", "dome dome").seated("A", "domes", engineer=2).seated("A", "waiting", technician=1)
    t.gateway(scientist=1).leader("A", "usa-b")
    build(t, "dome", "o1")
    assert (t.prompt, t.in_gateway) == ("MoveIn", {"scientist": 1})
    t.play("lift waiting technician")
    assert (t.prompt, t.in_base("A", "waiting")) == ("AfterAction", {"scientist": 1})


@pytest.mark.rule("SHA-BUILD-01", "SHA-BUILD-06", "SHA-BUILD-13", "SHA-BUILD-18", "SHA-CMD-03")
def test_fabio_builds_a_workshop_beside_nestore_and_brings_artemis_tours() -> None:
    t = table(3).crew("A", engineer=1).give("A", credits=3, titanium=2).structure("B", "laboratory-top", "o3")
    t.line("build", "engineer scientist technician").turn("A").play("line build", "build workshop-middle")
    t.play("corporation artemis-tours", "corner v14")
    assert (t["A"].credits, t["A"].titanium, t["A"].structures) == (1, 0, {"o3": "workshop-middle"})
    assert (t.at("v14"), t["A"].tourists, len(t.on_board("artemis-tours"))) == ("artemis-tours", 1, 3)
    t.crew("A", engineer=1).give("A", credits=9).turn("A").play("line fund", "fund moon-casino")
    assert t["A"].credits == 9 - 4
