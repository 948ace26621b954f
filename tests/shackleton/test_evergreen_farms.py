"""Evergreen Farms: Plants, Farms, its nine Projects."""

import pytest
from shackleton_table import Table, table

OWN = "evergreen-farms"
CORPS = f"{OWN} moon-mining to-mars"


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str, credits: int = 3) -> Table:
    """A has just funded this Project of Evergreen Farms."""
    t = table(3, CORPS).shown(OWN, f"{name} -").give("A", credits=credits).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def sizes(t: Table) -> list[int]:
    """The sizes of Farms offered now."""
    return [int(text[-1]) for text in t.options if text.startswith("farm")]


# Plants and Farms.


@pytest.mark.rule("SHA-EVE-01")
def test_a_token_gives_a_plant() -> None:
    t = table(3, CORPS).structure("A", "dome", "i1").crew("A", scientist=1).turn("A").play("slot 1")
    assert t["A"].plants == 1


@pytest.mark.rule("SHA-EVE-02", "SHA-EVE-03")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_farm_of_size_1_2_or_3_costs_as_many_plants(size: int) -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").give("A", plants=size, reputation=4)
    assert sizes(acting(t)) == [1, 2, 3][:size]
    t.play(f"farm {size}")
    assert (t.farm_in("o1"), t["A"].plants, t["A"].vp) == (f"A{size}", 0, 0)


@pytest.mark.rule("SHA-EVE-03")
def test_without_plants_no_farm_can_be_built() -> None:
    assert sizes(acting(table(3, CORPS).structure("A", "dome", "o1").give("A", reputation=4))) == []


@pytest.mark.rule("SHA-EVE-03")
def test_a_farm_goes_to_a_sector_with_an_own_structure_and_no_farm() -> None:
    t = table(3, CORPS).give("A", plants=1).structure("A", "dome", "o1").structure("A", "dome", "o2")
    t.structure("A", "workshop-top", "o3").structure("B", "dome", "o3").structure("B", "dome", "i1").neutral("i4")
    acting(t.power("o5").farm("B", 1, "o3")).play("farm 1")
    assert t.options == ["sector o1", "sector o2"]


@pytest.mark.rule("SHA-EVE-03", "SHA-BUILD-07")
@pytest.mark.parametrize(
    ("others", "fitting"),
    [
        ([("A", "dome")], [1, 2, 3]),
        ([("A", "laboratory-top")], [1, 2, 3]),
        ([("A", "dome"), ("B", "laboratory-top")], [1, 2]),
        ([("A", "workshop-top"), ("B", "laboratory-top")], [1]),
        ([("A", "dome"), ("B", "workshop-top"), ("C", "laboratory-top")], []),
        ([("A", "headquarters")], []),
    ],
)
def test_a_farm_needs_room_beside_the_structures_of_its_sector(
    others: list[tuple[str, str]], fitting: list[int]
) -> None:
    t = table(3, CORPS).give("A", plants=3, reputation=4)
    for who, name in others:
        t.structure(who, name, "o1")
    assert sizes(acting(t)) == fitting


@pytest.mark.rule("SHA-EVE-03", "SHA-BUILD-07")
def test_a_farm_takes_room_from_later_structures() -> None:
    t = table(3, CORPS).structure("A", "workshop-top", "o1").farm("A", 2, "o1").give("B", titanium=2, rare_earth=1)
    t.ring(18).crew("B", technician=1).turn("B").play("line build")
    assert t["B"].structures == {"o1": "dome"}  # neither the Laboratory, nor a second Workshop


@pytest.mark.rule("SHA-EVE-03")
@pytest.mark.parametrize(("size", "stock"), [(1, 6), (2, 5), (3, 4)])
def test_the_stock_of_farms_is_limited(size: int, stock: int) -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").give("A", plants=3, reputation=4, credits=1)
    for sector in range(2, stock + 1):
        t.farm("B", size, f"o{sector}")
    assert size in sizes(acting(t))
    t.farm("B", size, "o12")
    assert size not in sizes(acting(t))


@pytest.mark.rule("SHA-EVE-04")
def test_a_farm_stays_its_builders_even_when_the_structure_beside_it_is_gone() -> None:
    t = table(3, CORPS).farm("A", 2, "o1").structure("B", "workshop-top", "o1").crew("A", engineer=1)
    assert f"goal {OWN} easy" in t.turn("A").play("slot 20").options
    t.play("done").end()
    assert (t.points("A")["total"], t.points("B")["total"]) == (3, 0)


@pytest.mark.rule("SHA-EVE-04", "SHA-MAR-04")
def test_a_farm_stays_when_the_structure_beside_it_goes_to_mars() -> None:
    t = acting(table(3, CORPS).structure("A", "dome", "o1").farm("A", 3, "o1")).play("send o1", "module 1")
    assert (t["A"].structures, t.farm_in("o1")) == ({}, "A3")


@pytest.mark.rule("SHA-EVE-05", "SHA-EVE-06")
@pytest.mark.parametrize(("size", "credits", "vp"), [(1, 2, 0), (2, 0, 1), (3, 0, 2)])
def test_who_wins_an_astronaut_gains_the_benefit_of_the_farms_of_its_row(size: int, credits: int, vp: int) -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").farm("B", size, "o3").astronaut(30, "engineer").retrieve()
    t.play("A: seat waiting")
    assert (t["A"].credits, t["A"].vp, t["B"].credits, t["B"].vp) == (credits, vp, 0, 0)
    assert t.in_base("A", "waiting") == {"engineer": 1}


@pytest.mark.rule("SHA-EVE-05")
def test_a_winner_without_room_gains_the_benefit_all_the_same() -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").farm("A", 3, "o1").seated("A", "domes", engineer=1)
    t.seated("A", "waiting", engineer=1).berth("B", "scientist").berth("B", "scientist").berth("B", "scientist")
    t.astronaut(30, "scientist").retrieve()
    assert (t["A"].vp, t.in_gateway) == (2, {"scientist": 1})


@pytest.mark.rule("SHA-EVE-05", "SHA-EVE-06")
def test_every_farm_of_the_row_counts_for_each_astronaut_won_there() -> None:
    t = table(3, CORPS).structure("A", "laboratory-top", "o2").farm("A", 1, "o1").farm("B", 2, "o2").farm("C", 3, "o3")
    t.farm("C", 3, "i1").astronaut(7, "engineer").astronaut(30, "engineer").retrieve()
    while t.who:
        t.play(next(text for text in t.options if text.startswith("seat")))
    assert (t["A"].credits, t["A"].vp) == (4, 6)


@pytest.mark.rule("SHA-EVE-05")
def test_farms_give_nothing_where_nobody_wins_the_astronaut() -> None:
    t = table(3, CORPS).farm("A", 3, "o1").astronaut(30, "engineer").retrieve()
    assert (t["A"].vp, t.in_gateway) == (0, {"engineer": 1})


@pytest.mark.rule("SHA-EVE-07")
def test_a_farm_adds_no_size_to_a_majority() -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").farm("A", 3, "o1").structure("B", "workshop-top", "o3")
    t.astronaut(30, "engineer").retrieve().play("B: seat waiting")
    assert (t["A"].vp, t["B"].vp, t.in_base("B", "waiting")) == (0, 2, {"engineer": 1})


@pytest.mark.rule("SHA-EVE-07")
def test_a_farm_is_no_presence_in_the_crater() -> None:
    t = table(3, CORPS).farm("A", 1, "o1").farm("A", 1, "o2").structure("B", "dome", "o2").give("A", credits=1)
    t.crew("A", technician=1).turn("A").play("slot 30")
    assert (t["A"].credits, t["B"].credits) == (3, 1)


@pytest.mark.rule("SHA-EVE-07")
def test_a_farm_costs_no_maintenance() -> None:
    t = table(3, CORPS).structure("A", "dome", "o1").farm("A", 3, "o1").give("A", credits=5).upkeep("A")
    assert t["A"].credits == 4


@pytest.mark.rule("SHA-EVE-08", "SHA-CORP-04")
@pytest.mark.parametrize(
    ("farms", "reached"), [([1], 0), ([1, 1], 1), ([3], 1), ([2, 2], 2), ([3, 3], 2), ([3, 3, 1], 3), ([1] * 4, 2)]
)
def test_goals_of_evergreen_farms_ask_for_a_total_size_of_2_4_or_7(farms: list[int], reached: int) -> None:
    t = table(3, CORPS).farm("B", 3, "o12")
    for sector, size in enumerate(farms, 1):
        t.farm("A", size, f"o{sector}")
    t.crew("A", engineer=1).turn("A").play("slot 13")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


@pytest.mark.rule("SHA-EVE-09")
@pytest.mark.parametrize(("farms", "vp"), [([], 0), ([1], 1), ([2], 3), ([3], 5), ([1, 1, 2, 3], 10)])
def test_own_farms_score_1_3_or_5_vp_by_size(farms: list[int], vp: int) -> None:
    t = table(3, CORPS).give("A", plants=4)
    for sector, size in enumerate(farms, 1):
        t.farm("A", size, f"o{sector}")
    t.end()
    assert (t.points("A")["corporation"], t.points("A")["total"]) == (vp, vp)


@pytest.mark.rule("SHA-EVE-10")
def test_without_astronauts_in_the_crater_maintenance_does_nothing_for_farms() -> None:
    t = table(3, CORPS).farm("A", 3, "o1").farm("A", 1, "o2").give("A", plants=2).maintenance()
    assert (t["A"].vp, t["A"].credits, t["A"].plants, t.farm_in("o1")) == (0, 0, 2, "A3")


# Projects.


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(("name", "plants"), [("seed-vault", 2), ("hydroponics", 1), ("biogas-plant", 1)])
def test_some_evergreen_projects_bring_plants_at_once(name: str, plants: int) -> None:
    assert funding(name)["A"].plants == plants


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name",
    ["modular-greenhouse", "algae-tanks", "irrigation-network", "bee-colony", "harvest-festival", "terraced-fields"],
)
def test_the_other_evergreen_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (t["A"].plants, t["A"].credits, t["A"].reputation, t["A"].vp, t.who) == (0, 0, 0, 0, "")


@pytest.mark.rule("SHA-FUND-09", "SHA-FUND-17", "SHA-FUND-16")
@pytest.mark.parametrize(("move", "plants", "credits"), [("use hydroponics", 2, 2), ("done", 1, 4)])
def test_hydroponics_sells_one_more_plant_for_2_credits(move: str, plants: int, credits: int) -> None:
    t = funding("hydroponics", 3 + 4).play(move)
    assert (t["A"].plants, t["A"].credits, t.who) == (plants, credits, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-17")
def test_hydroponics_sells_one_plant_for_all_tokens_of_a_crater_action() -> None:
    t = table(3, CORPS).projects("A", "hydroponics").give("A", credits=9).token("v13", OWN).token("v14", OWN)
    t.structure("A", "dome", "o1").structure("A", "dome", "o3").crew("A", scientist=1).turn("A").play("slot 30")
    t.play("use hydroponics")
    assert (t["A"].plants, t["A"].credits, t.who) == (3, 7, "")


@pytest.mark.rule("SHA-FUND-15")
def test_the_plant_of_terraced_fields_is_an_event_for_hydroponics() -> None:
    t = table(3, CORPS).projects("A", "hydroponics terraced-fields").power("o2").give("A", titanium=1, credits=2)
    t.crew("A", technician=1).turn("A").play("line build", "use hydroponics")
    assert (t["A"].plants, t["A"].credits) == (2, 0)


@pytest.mark.rule("SHA-EVE-03")
@pytest.mark.parametrize(("size", "plants"), [(1, 1), (2, 1), (3, 2)])
def test_modular_greenhouse_saves_a_plant_down_to_one(size: int, plants: int) -> None:
    t = table(3, CORPS).projects("A", "modular-greenhouse").structure("A", "dome", "o1")
    acting(t.give("A", plants=plants, reputation=4)).play(f"farm {size}")
    assert (t["A"].plants, t.farm_in("o1")) == (0, f"A{size}")


@pytest.mark.rule("SHA-EVE-03")
def test_modular_greenhouse_builds_nothing_without_a_plant() -> None:
    t = table(3, CORPS).projects("A", "modular-greenhouse").structure("A", "dome", "o1").give("A", reputation=4)
    assert sizes(acting(t)) == []


@pytest.mark.rule("SHA-CORPACT-07")
def test_algae_tanks_give_a_plant_once_a_round() -> None:
    t = acting(table(3, CORPS).projects("A", "algae-tanks")).play("use algae-tanks")
    assert t["A"].plants == 1
    assert "use algae-tanks" not in t.options


@pytest.mark.rule("SHA-FUND-04", "SHA-FUND-16", "SHA-SOLAR-05")
@pytest.mark.parametrize(
    ("move", "energy", "plants", "reputation"), [("use biogas-plant", 6, 1, 1), ("go on", 4, 2, 0)]
)
def test_biogas_plant_may_burn_one_plant_for_2_energy_while_funding(
    move: str, energy: int, plants: int, reputation: int
) -> None:
    t = table(3, CORPS).projects("A", "biogas-plant").give("A", plants=2, credits=3).shown(OWN, "bee-colony -")
    t.crew("A", engineer=1).turn("A").play("line fund", "fund bee-colony", move)
    assert (t.energy_level, t["A"].plants, t["A"].reputation, t.who) == (energy, plants, reputation, "")


@pytest.mark.rule("SHA-FUND-04", "SHA-CMD-08")
@pytest.mark.parametrize(("energy", "plants", "possible"), [(1, 1, True), (1, 0, False), (0, 2, False)])
def test_biogas_plant_helps_to_meet_a_requirement_once_a_turn(energy: int, plants: int, possible: bool) -> None:
    t = table(3, CORPS).projects("A", "biogas-plant").give("A", plants=plants, credits=3).energy(energy)
    assert ("line fund" in t.crew("A", engineer=1).turn("A").options) is possible


@pytest.mark.rule("SHA-EVE-05")
def test_irrigation_network_pays_its_owner_a_credit_for_each_benefit_received() -> None:
    t = table(3, CORPS).projects("A", "irrigation-network").structure("A", "dome", "o1").farm("A", 3, "o1")
    t.farm("B", 2, "o2").astronaut(30, "engineer").retrieve()
    assert (t["A"].credits, t["A"].vp) == (2, 3)


@pytest.mark.rule("SHA-EVE-05")
def test_irrigation_network_pays_nothing_for_the_benefits_of_others() -> None:
    t = table(3, CORPS).projects("A", "irrigation-network").structure("B", "dome", "o1").farm("A", 3, "o1")
    t.astronaut(30, "engineer").retrieve()
    assert (t["A"].credits, t["B"].credits, t["B"].vp) == (0, 0, 2)


@pytest.mark.rule("SHA-EVE-03")
def test_bee_colony_gives_a_reputation_for_each_farm_built() -> None:
    t = table(3, CORPS).projects("A", "bee-colony").structure("A", "dome", "o1").structure("A", "dome", "o2")
    acting(t.give("A", plants=4, reputation=1)).play("farm 3", "sector o1", "farm 1")
    assert t["A"].reputation == 3


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize(("farms", "vp"), [([], 0), ([3], 1), ([1, 2, 3], 3)])
def test_harvest_festival_scores_1_vp_per_own_farm(farms: list[int], vp: int) -> None:
    t = table(3, CORPS).projects("A", "harvest-festival").farm("B", 1, "o12")
    for sector, size in enumerate(farms, 1):
        t.farm("A", size, f"o{sector}")
    assert t.end().points("A").get("project-end", 0) == vp


@pytest.mark.rule("SHA-TURN-05")
def test_terraced_fields_bring_a_plant_for_each_own_structure_built() -> None:
    t = table(3, CORPS).projects("A", "terraced-fields").power("o2").give("A", titanium=1).crew("A", technician=1)
    assert t.turn("A").play("line build")["A"].plants == 1
    t.give("B", titanium=2, credits=1).crew("B", technician=1).turn("B").play("line build", "build workshop-top")
    assert (t["A"].plants, t["B"].plants) == (1, 0)


@pytest.mark.rule("SHA-BUILD-21")
def test_terraced_fields_count_a_structure_built_for_free() -> None:
    t = (
        table(3, CORPS)
        .projects("A", "terraced-fields")
        .power("o2")
        .give("A", credits=3)
        .shown("to-mars", "prefab-works -")
    )
    t.crew("A", engineer=1).turn("A").play("line fund", "fund prefab-works")
    assert (t["A"].structures, t["A"].plants) == ({"o2": "dome"}, 1)


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("seed-vault", 4), ("hydroponics", 4), ("modular-greenhouse", 2), ("algae-tanks", 4), ("biogas-plant", 4),
        ("irrigation-network", 4), ("bee-colony", 4), ("harvest-festival", 3), ("terraced-fields", 3),
    ],
)  # fmt: skip
def test_each_evergreen_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert table(3, CORPS).projects("A", name).end().points("A")["projects"] == vp
