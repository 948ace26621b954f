"""Space Robotics: Robots, Factories, its nine Projects."""

import pytest
from shackleton_table import Table, table

OWN = "space-robotics"
GRID = [f"{row} {column}" for row in ("top", "middle", "bottom") for column in ("left", "centre", "right")]
COSTS = {
    "top left": {"titanium": 2},
    "top centre": {"credits": 6},
    "top right": {"rare_earth": 2},
    "middle left": {"titanium": 2, "rare_earth": 1},
    "middle centre": {"titanium": 1, "credits": 6},
    "middle right": {"titanium": 1, "rare_earth": 2},
    "bottom left": {"titanium": 3, "rare_earth": 1},
    "bottom centre": {"titanium": 1, "rare_earth": 1, "credits": 6},
    "bottom right": {"titanium": 1, "rare_earth": 3},
}


def works(seats: int = 3, corps: str = f"artemis-tours moon-mining {OWN}") -> Table:
    """A table with Space Robotics as #3."""
    return table(seats, corps)


def acting(t: Table) -> Table:
    """A is to perform up to 3 Corporation actions, without a bonus."""
    return t.crew("A", technician=1).turn("A").play("line corporations")


def funding(name: str) -> Table:
    """A has just funded this Project of Space Robotics."""
    t = works().shown(OWN, f"{name} -").give("A", credits=3).gateway(engineer=1).crew("A", engineer=1)
    return t.turn("A").play("line fund", f"fund {name}")


def offered(t: Table) -> list[str]:
    """The Factories offered now."""
    return [text.removeprefix("factory ") for text in t.options if text.startswith("factory")]


def goods(t: Table) -> tuple[int, int, int, int]:
    """Credits, Titanium, Rare Earth and Robots of A."""
    return (t["A"].credits, t["A"].titanium, t["A"].rare_earth, t["A"].robots)


# Factories.


@pytest.mark.rule("SHA-ROB-01")
def test_factories_form_a_grid_of_three_rows_and_three_columns() -> None:
    assert offered(acting(works().give("A", credits=6, titanium=3, rare_earth=3))) == GRID


@pytest.mark.rule("SHA-ROB-02")
@pytest.mark.parametrize("position", GRID)
def test_a_factory_costs_exactly_what_its_position_asks(position: str) -> None:
    t = acting(works().give("A", **COSTS[position]).power("o1")).play(f"factory {position}")
    if "token v1" in t.options:
        t.play("token v1")
    assert (goods(t), t.factories("A")) == ((0, 0, 0, 0), [position])


@pytest.mark.rule("SHA-ROB-02")
@pytest.mark.parametrize(("position", "good"), [(each, good) for each, cost in COSTS.items() for good in cost])
def test_a_factory_cannot_be_had_with_one_unit_missing(position: str, good: str) -> None:
    plenty = {"credits": 9, "titanium": 9, "rare_earth": 9} | {good: COSTS[position][good] - 1}
    assert position not in offered(acting(works().give("A", **plenty)))


@pytest.mark.rule("SHA-ROB-02")
@pytest.mark.parametrize(
    ("position", "reputation"), [("top left", 0), ("top centre", 0), ("middle centre", 2), ("bottom centre", 3)]
)
def test_the_immediate_reputation_of_a_factory(position: str, reputation: int) -> None:
    t = acting(works().projects("A", "regolith-spa").give("A", **COSTS[position])).play(f"factory {position}")
    assert t["A"].reputation == reputation


@pytest.mark.rule("SHA-ROB-02")
def test_the_factory_middle_left_brings_an_astronaut() -> None:
    t = acting(works().give("A", titanium=2, rare_earth=1).gateway(scientist=1)).play("factory middle left")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"scientist": 1}, {})


@pytest.mark.rule("SHA-ROB-02")
@pytest.mark.parametrize(("position", "reputation"), [("middle right", 0), ("bottom right", 1)])
def test_the_factories_middle_right_and_bottom_right_activate_a_token_anywhere(position: str, reputation: int) -> None:
    t = works().projects("A", "regolith-spa").give("A", **COSTS[position])
    acting(t).play(f"factory {position}", "token v3")
    assert (t["A"].helium, t["A"].reputation) == (1, reputation)


@pytest.mark.rule("SHA-ROB-02")
def test_the_factory_bottom_left_builds_a_dome_for_free() -> None:
    t = acting(works().give("A", titanium=3, rare_earth=1).power("o1 o2")).play("factory bottom left", "sector o2")
    assert (t["A"].structures, goods(t)) == ({"o2": "dome"}, (0, 0, 0, 0))


@pytest.mark.rule("SHA-ROB-03")
@pytest.mark.parametrize(
    ("seats", "owners", "free"),
    [
        (1, "B", False),
        (2, "", True),
        (2, "B", False),
        (3, "B", True),
        (3, "BC", False),
        (4, "B", True),
        (4, "CD", False),
    ],
)
def test_a_position_has_one_factory_for_up_to_two_players_and_two_for_more(seats: int, owners: str, free: bool) -> None:
    t = works(seats).give("A", titanium=2)
    for owner in owners:
        t.factory(owner, "top left")
    assert ("top left" in offered(acting(t))) is free


@pytest.mark.rule("SHA-ROB-03")
def test_a_player_owns_a_position_only_once() -> None:
    t = acting(works().give("A", titanium=2, credits=6).factory("A", "top left"))
    assert offered(t) == ["top centre", "middle centre"]


@pytest.mark.rule("SHA-ROB-05")
@pytest.mark.parametrize(
    ("position", "income"),
    [
        ("top left", {"titanium": 1}), ("top centre", {"credits": 2}), ("top right", {"rare_earth": 1}),
        ("middle left", {"robots": 1}), ("middle centre", {"credits": 3}), ("middle right", {"reputation": 1}),
        ("bottom left", {"robots": 1}), ("bottom centre", {"credits": 4}), ("bottom right", {"reputation": 2}),
    ],
)  # fmt: skip
def test_each_factory_yields_its_income(position: str, income: dict[str, int]) -> None:
    t = works().factory("A", position).income("A")
    names = ("credits", "titanium", "rare_earth", "robots", "reputation", "vp")
    assert {name: getattr(t["A"], name) for name in names} == dict.fromkeys(names, 0) | income


@pytest.mark.rule("SHA-ROB-05")
def test_all_own_factories_yield_together_and_not_those_of_others() -> None:
    t = works().factory("A", "top left").factory("A", "bottom left").factory("B", "top right").income("A")
    assert goods(t) == (0, 1, 0, 1)


@pytest.mark.rule("SHA-ROB-06", "SHA-CORP-04")
@pytest.mark.parametrize(("number", "reached"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_goals_of_space_robotics_ask_for_2_3_or_4_factories(number: int, reached: int) -> None:
    t = works()
    for position in GRID[:number]:
        t.factory("A", position)
    t.crew("A", engineer=1).turn("A").play("slot 20")
    levels = ["easy", "medium", "hard"][:reached]
    assert [text for text in t.options if text != "done"] == [f"goal {OWN} {level}" for level in levels]


@pytest.mark.rule("SHA-ROB-07")
@pytest.mark.parametrize(
    ("owned", "vp"),
    [
        ([], 0), (["top left"], 3), (["middle right"], 5), (["bottom centre"], 8),
        (["top left", "middle centre"], 8), (["top left", "top centre", "top right"], 9 + 3),
        (["top left", "middle left", "bottom left"], 16 + 3), (["top left", "middle centre", "bottom right"], 16 + 6),
        (["top left", "middle left", "bottom centre"], 16 + 3), (GRID, 48 + 6),
    ],
)  # fmt: skip
def test_factories_score_their_vp_and_3_more_for_all_columns_and_for_all_rows(owned: list[str], vp: int) -> None:
    t = works().give("A", robots=3)
    for position in owned:
        t.factory("A", position)
    t.end()
    assert (t.points("A")["corporation"], t.points("A")["total"]) == (vp, vp)


# Robots.


@pytest.mark.rule("SHA-ROB-04")
def test_a_token_gives_a_robot() -> None:
    t = works().structure("A", "dome", "i6").crew("A", scientist=1).turn("A").play("slot 26")
    assert goods(t) == (0, 0, 0, 1)


@pytest.mark.rule("SHA-ROB-04")
@pytest.mark.parametrize(("position", "robots"), [("top left", 2), ("top right", 2), ("top centre", 3)])
def test_a_robot_pays_a_titanium_a_rare_earth_or_two_credits_of_a_factory(position: str, robots: int) -> None:
    assert position not in offered(acting(works().give("A", robots=robots - 1)))
    t = acting(works().give("A", robots=robots)).play(f"factory {position}")
    assert (goods(t), t.factories("A")) == ((0, 0, 0, 0), [position])


@pytest.mark.rule("SHA-ROB-04")
def test_the_owner_decides_what_the_robots_pay() -> None:
    t = acting(works().give("A", robots=3, titanium=2, rare_earth=1)).play("factory middle left", "robot rare-earth")
    assert goods(t) == (0, 0, 1, 2)


@pytest.mark.rule("SHA-ROB-04")
def test_robots_pay_for_a_structure() -> None:
    t = works().power("o1").give("A", robots=2, titanium=1).crew("A", technician=1).turn("A")
    t.play("line build", "build laboratory-top")
    assert (goods(t)[1:], t["A"].structures) == ((0, 1, 0), {"o1": "laboratory-top"})  # o1 gives Rare Earth
    assert "SHA-BUILD-01" in t.rules_told()  # why it was paid


@pytest.mark.rule("SHA-ROB-04")
def test_a_robot_pays_for_a_solar_panel() -> None:
    t = works().give("A", robots=1, credits=3).crew("A", engineer=1).turn("A").play("line fund", "panel")
    assert (goods(t), t.in_centre) == ((3, 0, 0, 0), 1)


@pytest.mark.rule("SHA-ROB-04")
def test_robots_pay_for_a_project() -> None:
    t = works().give("A", robots=2).shown("moon-mining", "deep-drill -").crew("A", engineer=1).turn("A")
    t.play("line fund", "fund deep-drill")
    assert (goods(t), t["A"].projects) == ((0, 0, 0, 0), ["deep-drill"])
    assert "SHA-FUND-08" in t.rules_told()


@pytest.mark.rule("SHA-ROB-04")
def test_one_robot_alone_does_not_pay_three_credits() -> None:
    t = works().give("A", robots=1).crew("A", engineer=1).turn("A")
    assert "line fund" not in t.options


@pytest.mark.rule("SHA-ROB-04", "SHA-ROB-08")
def test_a_robot_that_pays_a_command_slot_of_one_credit_is_spent_whole() -> None:
    t = works().give("A", robots=1).line("corporations", "scientist").crew("A", technician=1).turn("A")
    t.play("line corporations")
    assert goods(t) == (0, 0, 0, 0)
    assert "SHA-CMD-03" in t.rules_told()


@pytest.mark.rule("SHA-ROB-08")
@pytest.mark.parametrize(("move", "left"), [("pay", (3, 0, 0, 1)), ("robot credits", (4, 0, 0, 0))])
def test_one_with_credits_may_still_give_the_robot_for_one_credit_without_change(
    move: str, left: tuple[int, int, int, int]
) -> None:
    t = works().give("A", robots=1, credits=4).line("corporations", "scientist").crew("A", technician=1).turn("A")
    assert goods(t.play("line corporations", move)) == left


@pytest.mark.rule("SHA-ROB-08", "SHA-ROB-04")
def test_all_credits_due_in_a_crater_action_are_one_payment() -> None:
    t = works().structure("B", "dome", "o1").structure("C", "dome", "o2").give("A", robots=1)
    t.crew("A", technician=1).turn("A").play("slot 30")
    assert (goods(t), t["B"].credits, t["C"].credits) == ((6, 0, 0, 0), 1, 1)


@pytest.mark.rule("SHA-ROB-08")
def test_an_owner_in_the_crater_gets_exactly_what_is_due_from_a_robot() -> None:
    t = works().structure("B", "dome", "o1").give("A", robots=2).crew("A", engineer=1).turn("A")
    t.play("slot 1")
    assert (t["B"].credits, t["B"].robots, goods(t)) == (3, 0, (0, 0, 1, 0))


@pytest.mark.rule("SHA-ROB-08")
def test_robots_cannot_open_a_slot_that_is_still_too_dear() -> None:
    t = works().structure("B", "dome", "o1").give("A", robots=1).crew("A", engineer=1).turn("A")
    assert "slot 1" not in t.options
    assert "slot 30" in t.options


@pytest.mark.rule("SHA-ROB-08")
@pytest.mark.parametrize(
    ("moves", "robots", "reputation"),
    [(["pay"], 2, 2), (["robot credits", "pay"], 1, 4), (["robot credits", "robot credits"], 0, 5)],
)
def test_robots_may_pay_maintenance_if_their_owner_likes(moves: list[str], robots: int, reputation: int) -> None:
    t = (
        works()
        .structure("A", "laboratory-top", "o1")
        .give("A", robots=2, credits=2, reputation=5)
        .upkeep("A")
        .play(*moves)
    )
    assert (t["A"].robots, t["A"].credits, t["A"].reputation) == (robots, max(0, 2 - 5 + 2 * (2 - robots)), reputation)


@pytest.mark.rule("SHA-ROB-04")
def test_robots_pay_what_other_corporations_and_projects_ask() -> None:
    t = acting(works().give("A", robots=2, helium=1).projects("A", "refinery")).play("use refinery", "ship 1 second")
    assert (t["A"].robots, t["A"].helium, t["A"].vp) == (0, 1, 4)


@pytest.mark.rule("SHA-ROB-04")
def test_a_robot_pays_the_two_credits_of_one_more_helium3() -> None:
    t = works().projects("A", "helium3-extractor").give("A", robots=1).structure("A", "dome", "i3")
    t.crew("A", scientist=1).turn("A").play("slot 11", "use helium3-extractor")
    assert (t["A"].robots, t["A"].helium) == (0, 2)


@pytest.mark.rule("SHA-ROB-04")
def test_a_robot_pays_a_leader() -> None:
    t = works().leader("A", "europe-b").give("A", robots=1).crew("A", engineer=1).turn("A").play("slot 20", "leader")
    assert (t["A"].robots, t["A"].reputation) == (0, 2)


@pytest.mark.rule("SHA-ROB-08", "SHA-CMD-08")
@pytest.mark.parametrize(("robots", "possible"), [(2, False), (3, True)])
def test_a_slot_and_a_project_are_two_payments_without_change_between_them(robots: int, possible: bool) -> None:
    t = works().give("A", robots=robots).line("fund", "engineer").ring(18).crew("A", engineer=1).turn("A")
    assert ("line fund" in t.options) is possible  # the slot costs 1 Credit, a Project 3


@pytest.mark.rule("SHA-ROB-08", "SHA-CMD-08")
@pytest.mark.parametrize(("robots", "possible"), [(3, False), (4, True)])
def test_energy_and_a_project_are_two_payments_without_change_between_them(robots: int, possible: bool) -> None:
    t = works().give("A", robots=robots).energy(2).ring(18).crew("A", engineer=1).turn("A")
    assert ("line fund" in t.options) is possible  # the third Energy costs 3 Credits, a Project 3


# Projects.


@pytest.mark.rule("SHA-FUND-10")
def test_the_immediate_effects_of_space_robotics_projects() -> None:
    assert goods(funding("assembly-line")) == (0, 0, 0, 1)
    assert goods(funding("power-bots")) == (0, 1, 1, 0)
    t = funding("humanoid-crew")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"engineer": 1}, {})


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    "name", ["service-drones", "builder-bots", "scout-bots", "cargo-bots", "ai-core", "swarm-network"]
)
def test_the_other_space_robotics_projects_give_nothing_at_once(name: str) -> None:
    t = funding(name)
    assert (goods(t), t["A"].reputation, t["A"].vp, t.in_gateway, t.who) == ((0, 0, 0, 0), 0, 0, {"engineer": 1}, "")


@pytest.mark.rule("SHA-ROB-02")
@pytest.mark.parametrize(
    ("position", "kinds"),
    [
        ("top left", [(9, 8, 9)]), ("top centre", [(6, 9, 9)]), ("middle left", [(9, 7, 9), (9, 8, 8)]),
        ("bottom centre", [(3, 8, 9), (3, 9, 8), (6, 8, 8)]),
    ],
)  # fmt: skip
def test_assembly_line_takes_a_titanium_a_rare_earth_or_3_credits_off_a_factory(
    position: str, kinds: list[tuple[int, int, int]]
) -> None:
    found = set()
    for choice in range(len(kinds)):
        t = works().projects("A", "assembly-line").give("A", credits=9, titanium=9, rare_earth=9)
        acting(t).play(f"factory {position}")
        if t.prompt == "ChooseFactoryPrice":
            assert len([text for text in t.options if text.startswith("price")]) == len(kinds)
            assert t.state.decision.rule == "SHA-ROB-02"
            t.play(f"price {choice + 1}")
        found.add(goods(t)[:3])
    assert found == set(kinds)


@pytest.mark.rule("SHA-ROB-02")
def test_assembly_line_makes_a_factory_affordable() -> None:
    t = acting(works().projects("A", "assembly-line").give("A", titanium=1, reputation=4))
    assert offered(t) == ["top left"]
    assert goods(t.play("factory top left")) == (0, 0, 0, 0)


@pytest.mark.rule("SHA-MAINT-13")
@pytest.mark.parametrize(("structure", "left"), [("headquarters", 9), ("laboratory-top", 10), ("dome", 10)])
def test_service_drones_save_3_credits_of_maintenance(structure: str, left: int) -> None:
    t = works().projects("A", "service-drones").structure("A", structure, "o1").give("A", credits=10).upkeep("A")
    assert t["A"].credits == left


@pytest.mark.rule("SHA-BUILD-01")
@pytest.mark.parametrize(
    ("name", "left"), [("dome", 9), ("workshop-top", 8), ("laboratory-top", 8), ("headquarters", 7)]
)
def test_builder_bots_save_a_titanium_of_each_structure(name: str, left: int) -> None:
    t = works().projects("A", "builder-bots").give("A", titanium=9, rare_earth=2).power("o2").crew("A", technician=1)
    t.ring(18).turn("A").play("line build", f"build {name}")
    built = t["A"].titanium - (1 if name.startswith("laboratory") else 0)  # o2 is a sector of Titanium
    assert (t["A"].structures, built) == ({"o2": name}, left)


@pytest.mark.rule("SHA-BUILD-01")
def test_builder_bots_build_a_dome_for_nothing() -> None:
    t = works().projects("A", "builder-bots").power("o2").crew("A", technician=1).turn("A").play("line build")
    assert t["A"].structures == {"o2": "dome"}


@pytest.mark.rule("SHA-CORPACT-07")
def test_scout_bots_mine_a_sector_with_an_own_structure_once_a_round() -> None:
    t = works().projects("A", "scout-bots").structure("A", "dome", "o1").structure("A", "dome", "i1")
    acting(t.structure("B", "dome", "i2")).play("use scout-bots")
    assert sorted(t.options) == ["sector i1", "sector o1"]
    assert goods(t.play("sector o1")) == (0, 0, 1, 0)
    assert "use scout-bots" not in t.options


@pytest.mark.rule("SHA-GATE-02")
def test_cargo_bots_find_2_credits_more_in_the_lunar_gateway() -> None:
    t = works().projects("A", "cargo-bots").crew("A", engineer=1).turn("A").play("gateway")
    assert t["A"].credits == 5


@pytest.mark.rule("SHA-CORPACT-07")
def test_ai_core_runs_one_own_factory_once_a_round() -> None:
    t = works().projects("A", "ai-core").factory("A", "top left").factory("A", "top centre").factory("B", "top right")
    acting(t).play("use ai-core")
    assert t.options == ["run top left", "run top centre"]
    assert goods(t.play("run top centre")) == (2, 0, 0, 0)
    assert "use ai-core" not in t.options


@pytest.mark.rule("SHA-FUND-04", "SHA-FUND-16")
@pytest.mark.parametrize(("move", "energy", "robots"), [("use power-bots", 6, 1), ("go on", 4, 2)])
def test_power_bots_may_spend_a_robot_for_2_energy_while_funding(move: str, energy: int, robots: int) -> None:
    t = works().projects("A", "power-bots").give("A", robots=2, credits=3).shown("moon-mining", "deep-drill -").ring(18)
    t.crew("A", engineer=1).turn("A").play("line fund", "fund deep-drill", move)
    if t.prompt == "PayWith":
        t.play("pay")
    assert (t.energy_level, t["A"].robots, t["A"].credits) == (energy, robots, 0)


@pytest.mark.rule("SHA-FUND-04")
@pytest.mark.parametrize(("energy", "possible"), [(0, False), (1, True)])
def test_power_bots_lift_the_energy_by_2_once_in_a_turn(energy: int, possible: bool) -> None:
    t = works().projects("A", "power-bots").give("A", robots=1, credits=3).energy(energy).ring(18)
    t.crew("A", engineer=1).turn("A")
    assert ("line fund" in t.options) is possible


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_swarm_network_scores_1_vp_per_own_factory(number: int) -> None:
    t = works().projects("A", "swarm-network").factory("B", "top right")
    for position in GRID[:number]:
        t.factory("A", position)
    assert t.end().points("A").get("project-end", 0) == number


@pytest.mark.rule("SHA-CORPACT-07")
def test_humanoid_crew_spends_robots_for_astronauts_as_often_as_one_likes() -> None:
    t = works().projects("A", "humanoid-crew").give("A", robots=2).gateway(engineer=2).built("A", "dome").ring(18)
    acting(t).play("use humanoid-crew", "seat domes", "use humanoid-crew")
    assert (t["A"].robots, t.in_base("A", "domes"), t.in_base("A", "waiting")) == (0, {"engineer": 1}, {"engineer": 1})
    assert "use humanoid-crew" not in t.options


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("assembly-line", 3), ("service-drones", 4), ("builder-bots", 3), ("scout-bots", 4), ("cargo-bots", 4),
        ("ai-core", 3), ("power-bots", 4), ("swarm-network", 4), ("humanoid-crew", 3),
    ],
)  # fmt: skip
def test_each_space_robotics_project_scores_its_printed_vp(name: str, vp: int) -> None:
    assert works().projects("A", name).end().points("A")["projects"] == vp
