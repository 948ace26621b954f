"""Moon Mining: Helium3, shipments, its nine Projects."""

import pytest
from shackleton_table import Table, table

OWN = "moon-mining"
SLOTS = [f"{level} {slot}" for level in (1, 2, 3, 4) for slot in ("first", "second")]


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str, credits: int = 3) -> Table:
    """A has just funded this Project of Moon Mining."""
    t = table(3).shown(OWN, f"{name} -").give("A", credits=credits).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def offered(t: Table) -> list[str]:
    """The shipments offered now."""
    return [text.removeprefix("ship ") for text in t.options if text.startswith("ship")]


# Helium3 and the Shuttle.


@pytest.mark.rule("SHA-MOO-01")
def test_a_token_gives_a_helium3() -> None:
    t = table(3).structure("A", "dome", "i3").crew("A", scientist=1).turn("A").play("slot 11")
    assert t["A"].helium == 1


@pytest.mark.rule("SHA-MOO-02")
def test_the_shuttle_has_four_levels_of_two_slots() -> None:
    assert offered(acting(table(3).give("A", helium=3, titanium=1, rare_earth=1))) == SLOTS


@pytest.mark.rule("SHA-MOO-03", "SHA-MOO-04", "SHA-MOO-05")
@pytest.mark.parametrize(
    ("slot", "pays", "gains"),
    [
        ("1 first", {"helium": 1}, {"vp": 2, "credits": 1}),
        ("1 second", {"helium": 1, "titanium": 1}, {"vp": 4, "reputation": 1}),
        ("2 first", {"helium": 2}, {"vp": 6}),
        ("2 second", {"helium": 2}, {"vp": 4, "reputation": 2}),
        ("3 first", {"helium": 2, "titanium": 1}, {"vp": 7}),
        ("4 first", {"helium": 3, "titanium": 1}, {"vp": 10, "credits": 3}),
    ],
)
def test_a_shipment_costs_what_its_slot_asks_and_gives_what_it_shows(
    slot: str, pays: dict[str, int], gains: dict[str, int]
) -> None:
    t = acting(table(3).give("A", **pays)).play(f"ship {slot}")
    names = ("helium", "titanium", "rare_earth", "vp", "credits", "reputation")
    after = {name: getattr(t["A"], name) for name in names}
    if t.who == "" and "reputation" not in gains:  # nothing else was left to do but the 2 Reputation of the track
        after["reputation"] -= 2
    assert after == dict.fromkeys(names, 0) | gains
    assert t.shipped("A") == 1


@pytest.mark.rule("SHA-MOO-03", "SHA-MOO-05")
@pytest.mark.parametrize(
    ("goods", "slots"),
    [
        ({}, []),
        ({"titanium": 1, "rare_earth": 1}, []),
        ({"helium": 1}, ["1 first"]),
        ({"helium": 1, "titanium": 1}, ["1 first", "1 second"]),
        ({"helium": 2}, ["1 first", "2 first", "2 second"]),
        ({"helium": 2, "rare_earth": 1}, ["1 first", "2 first", "2 second", "3 second"]),
        ({"helium": 3}, ["1 first", "2 first", "2 second"]),
        ({"helium": 3, "titanium": 1}, [slot for slot in SLOTS if slot not in ("3 second", "4 second")]),
    ],
)
def test_only_slots_that_can_be_paid_are_open(goods: dict[str, int], slots: list[str]) -> None:
    assert offered(acting(table(3).give("A", reputation=4, **goods))) == slots


@pytest.mark.rule("SHA-MOO-03")
def test_a_slot_takes_one_cargo_token_whoever_put_it_there() -> None:
    t = acting(table(3).give("A", helium=5, reputation=4).cargo("2 first")).play("ship 1 first")
    assert offered(t) == ["2 second"]


@pytest.mark.rule("SHA-MOO-03", "SHA-CORPACT-06")
def test_three_shipments_may_follow_each_other() -> None:
    t = acting(table(3).give("A", helium=5)).play("ship 2 first", "ship 2 second", "ship 1 first", "done")
    assert (t["A"].vp, t["A"].helium, t["A"].credits, t["A"].reputation, t.shipped("A")) == (12, 0, 1, 2, 3)


@pytest.mark.rule("SHA-MOO-03", "SHA-MOO-05")
def test_the_first_slot_of_level_3_brings_an_astronaut() -> None:
    t = acting(table(3).give("A", helium=2, titanium=1).gateway(technician=1)).play("ship 3 first")
    assert (t["A"].vp, t.in_base("A", "waiting"), t.in_gateway) == (7, {"technician": 1}, {})


@pytest.mark.rule("SHA-MOO-03", "SHA-MOO-05")
def test_the_second_slot_of_level_3_activates_a_token_anywhere() -> None:
    t = acting(table(3).give("A", helium=2, rare_earth=1)).play("ship 3 second")
    assert [text for text in t.options if text != "panel"] == ["token v1", "token v3", "token v5"]
    assert (t.play("token v1")["A"].tourists, t["A"].vp, t["A"].rare_earth, t["A"].helium) == (1, 7, 0, 0)


@pytest.mark.rule("SHA-MOO-03", "SHA-MOO-05", "SHA-FUND-14")
def test_the_second_slot_of_level_4_funds_a_project_for_free() -> None:
    t = acting(table(3).give("A", helium=3, rare_earth=1).energy(0)).play("ship 4 second", "fund helium3-extractor")
    assert (t["A"].vp, t["A"].projects, t["A"].helium, t["A"].credits, t.energy_level) == (
        6, ["helium3-extractor"], 1, 0, 0,
    )  # fmt: skip


@pytest.mark.rule("SHA-MOO-06")
def test_in_maintenance_the_shuttle_leaves_and_all_slots_are_free_again() -> None:
    t = table(3).give("A", helium=3, titanium=1, rare_earth=1).shipments("A", 2)
    for slot in SLOTS:
        t.cargo(slot)
    assert offered(acting(t)) == []
    assert t.play("track reputation").maintenance().shipped("A") == 2
    assert offered(acting(t)) == SLOTS


@pytest.mark.rule("SHA-MOO-07", "SHA-CORP-04")
@pytest.mark.parametrize(("number", "reached"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_goals_of_moon_mining_ask_for_2_3_or_5_shipments(number: int, reached: int) -> None:
    t = table(3).shipments("A", number).crew("A", engineer=1).turn("A").play("slot 20")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


@pytest.mark.rule("SHA-MOO-07", "SHA-MOO-06")
def test_shipments_of_earlier_rounds_count_for_a_goal() -> None:
    t = table(3).shipments("A", 1).cargo("1 first").maintenance().give("A", helium=1, reputation=0)
    acting(t).play("ship 1 first")
    while "track reputation" in t.options:
        t.play("done")
    assert f"goal {OWN} easy" in t.options


@pytest.mark.rule("SHA-MOO-08")
@pytest.mark.parametrize("left", [0, 1, 4])
def test_each_helium3_left_scores_a_point(left: int) -> None:
    t = table(3).give("A", helium=left).shipments("A", 3).end()
    assert (t.points("A")["corporation"], t.points("A")["total"]) == (left, left)


# Projects.


@pytest.mark.rule("SHA-MOO-09", "SHA-FUND-09", "SHA-FUND-17", "SHA-FUND-10")
def test_helium3_extractor_sells_one_more_for_its_own_immediate_gain_and_no_third() -> None:
    t = funding("helium3-extractor", 3 + 5).play("use helium3-extractor")
    assert (t["A"].helium, t["A"].credits, t.who) == (2, 3, "")


@pytest.mark.rule("SHA-MOO-09", "SHA-FUND-16")
def test_nobody_has_to_pay_the_helium3_extractor() -> None:
    t = funding("helium3-extractor", 3 + 5).play("done")
    assert (t["A"].helium, t["A"].credits, t.who) == (1, 5, "")


@pytest.mark.rule("SHA-MOO-09")
@pytest.mark.parametrize(("credits", "asked"), [(1, ""), (2, "A")])
def test_helium3_extractor_needs_two_credits(credits: int, asked: str) -> None:
    assert funding("helium3-extractor", 3 + credits).who == asked


@pytest.mark.rule("SHA-MOO-09", "SHA-FUND-15")
def test_all_tokens_of_one_scientist_are_one_event_for_the_helium3_extractor() -> None:
    t = table(3).projects("A", "helium3-extractor").give("A", credits=9).token("v13", OWN).token("v14", OWN)
    t.structure("A", "dome", "o1").structure("A", "dome", "o3").crew("A", scientist=1).turn("A").play("slot 30")
    t.play("use helium3-extractor")
    assert (t["A"].helium, t["A"].credits, t.who) == (3, 7, "")


@pytest.mark.rule("SHA-MOO-09", "SHA-FUND-15")
def test_two_corporation_actions_are_two_events_for_the_helium3_extractor() -> None:
    t = table(3).projects("A", "helium3-extractor refinery").give("A", credits=9, titanium=2)
    acting(t).play("use refinery", "use helium3-extractor", "use refinery", "use helium3-extractor")
    assert (t["A"].helium, t["A"].credits) == (4, 5)


@pytest.mark.rule("SHA-MOO-09", "SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("helium3-extractor", 4), ("deep-drill", 3), ("cargo-elevator", 2), ("refinery", 4), ("isotope-separator", 4),
        ("fusion-reactor", 4), ("export-license", 4), ("helium-tank-farm", 4), ("freight-consortium", 3),
    ],
)  # fmt: skip
def test_each_moon_mining_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert table(3).projects("A", name).end().points("A")["projects"] == vp


@pytest.mark.rule("SHA-FUND-15")
def test_deep_drill_brings_one_helium3_per_engineer_in_the_crater() -> None:
    t = table(3).projects("A", "deep-drill").structure("A", "dome", "o1").structure("A", "dome", "o3")
    t.crew("A", engineer=1).turn("A").play("slot 30")
    assert (t["A"].helium, t["A"].titanium, t["A"].rare_earth) == (1, 1, 1)


@pytest.mark.rule("SHA-FUND-15", "SHA-CRATER-12")
def test_deep_drill_works_even_where_the_row_holds_no_structure() -> None:
    t = table(3).projects("A", "deep-drill").crew("A", engineer=1).turn("A").play("slot 30")
    assert (t["A"].helium, t["A"].titanium, t["A"].rare_earth) == (1, 0, 0)


@pytest.mark.rule("SHA-FUND-15")
def test_deep_drill_does_not_work_for_a_technician_nor_for_others() -> None:
    t = table(3).projects("A", "deep-drill").structure("A", "dome", "o1").crew("A", technician=1)
    t.turn("A").play("slot 30").give("B", credits=3).crew("B", engineer=1).turn("B").play("slot 7")
    assert (t["A"].helium, t["B"].helium, t["B"].rare_earth) == (0, 0, 1)


@pytest.mark.rule("SHA-MOO-03")
@pytest.mark.parametrize(
    ("slot", "pays"),
    [
        ("1 first", {"helium": 1}), ("1 second", {"helium": 1, "titanium": 1}), ("2 first", {"helium": 1}),
        ("3 first", {"helium": 1, "titanium": 1}), ("4 first", {"helium": 2, "titanium": 1}),
    ],
)  # fmt: skip
def test_cargo_elevator_saves_a_helium3_down_to_one(slot: str, pays: dict[str, int]) -> None:
    t = acting(table(3).projects("A", "cargo-elevator").give("A", reputation=4, **pays)).play(f"ship {slot}")
    assert (t["A"].helium, t["A"].titanium, t.shipped("A")) == (0, 0, 1)


@pytest.mark.rule("SHA-MOO-03")
def test_even_cargo_elevator_ships_nothing_without_helium3() -> None:
    t = table(3).projects("A", "cargo-elevator").give("A", titanium=1, rare_earth=1, reputation=4)
    assert offered(acting(t)) == []


@pytest.mark.rule("SHA-CORPACT-07")
def test_refinery_turns_titanium_into_helium3_as_often_as_one_likes() -> None:
    t = acting(table(3).projects("A", "refinery").give("A", titanium=2)).play("use refinery", "use refinery")
    assert (t["A"].titanium, t["A"].helium) == (0, 2)
    assert "use refinery" not in t.options


@pytest.mark.rule("SHA-CORPACT-07")
def test_isotope_separator_gives_a_helium3_once_a_round() -> None:
    t = acting(table(3).projects("A", "isotope-separator")).play("use isotope-separator")
    assert t["A"].helium == 1
    assert "use isotope-separator" not in t.options


@pytest.mark.rule("SHA-CORPACT-07")
def test_isotope_separator_used_in_an_earlier_turn_of_the_round_is_closed() -> None:
    t = table(3).projects("A", "isotope-separator").used("A", "isotope-separator").give("A", reputation=4)
    assert "use isotope-separator" not in acting(t).options
    t = t.give("A", reputation=4).maintenance()
    assert "use isotope-separator" in acting(t.give("A", reputation=4)).options


@pytest.mark.rule("SHA-FUND-10", "SHA-SOLAR-05")
def test_fusion_reactor_produces_two_energy_at_once_with_its_reputation() -> None:
    t = funding("fusion-reactor")
    assert (t.energy_level, t["A"].reputation) == (5 - 1 + 2, 1)


@pytest.mark.rule("SHA-FUND-04", "SHA-SOLAR-05")
def test_fusion_reactor_burns_a_helium3_for_two_energy_while_funding() -> None:
    t = table(3).projects("A", "fusion-reactor").energy(1).give("A", helium=2, credits=5).shown(OWN, "deep-drill -")
    t.crew("A", engineer=1).turn("A").play("line fund", "fund deep-drill", "use fusion-reactor")
    assert (t.energy_level, t["A"].helium, t["A"].reputation, t["A"].projects[-1]) == (2, 1, 1, "deep-drill")


@pytest.mark.rule("SHA-FUND-04", "SHA-CMD-08")
def test_fusion_reactor_works_only_once_a_turn() -> None:
    t = table(3).projects("A", "fusion-reactor").energy(4).level(OWN, 4).shown(OWN, "deep-drill -")
    t.give("A", helium=5, credits=9).crew("A", engineer=1).turn("A").play("line fund")
    assert "fund deep-drill" not in t.options
    assert "fund moon-casino" in t.options


@pytest.mark.rule("SHA-FUND-16")
def test_nobody_has_to_burn_helium3_where_the_energy_suffices() -> None:
    t = table(3).projects("A", "fusion-reactor").give("A", helium=1, credits=3).shown(OWN, "deep-drill -")
    t.crew("A", engineer=1).turn("A").play("line fund", "fund deep-drill", "go on")
    assert (t.energy_level, t["A"].helium) == (4, 1)


@pytest.mark.rule("SHA-FUND-04", "SHA-CMD-08")
def test_fusion_reactor_without_helium3_does_not_help() -> None:
    t = table(3).projects("A", "fusion-reactor").energy(2).give("A", credits=3).crew("A", engineer=1).turn("A")
    assert "line fund" not in t.options


@pytest.mark.rule("SHA-MOO-03")
def test_export_license_pays_2_credits_for_each_shipment() -> None:
    t = acting(table(3).projects("A", "export-license").give("A", helium=4)).play("ship 2 first", "ship 2 second")
    assert t["A"].credits == 4


@pytest.mark.rule("SHA-FUND-10")
def test_helium_tank_farm_brings_two_helium3() -> None:
    assert funding("helium-tank-farm")["A"].helium == 2


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize("number", [0, 1, 4])
def test_freight_consortium_scores_1_vp_per_own_shipment(number: int) -> None:
    t = table(3).projects("A", "freight-consortium").shipments("A", number).shipments("B", 7).end()
    assert (t.points("A").get("project-end", 0), t.points("A")["total"]) == (number, 3 + number)


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name", ["deep-drill", "cargo-elevator", "refinery", "isotope-separator", "export-license", "freight-consortium"]
)
def test_the_other_moon_mining_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (t["A"].helium, t["A"].credits, t["A"].vp, t.energy_level, t.who) == (0, 0, 0, 4, "")
