"""Agency leaders (SHA-LEAD)."""

import pytest
from shackleton_table import Table, table

ROBOTS = "space-robotics moon-mining selenium-research"


def led(
    leader: str, built: str = "", corps: str = "artemis-tours moon-mining selenium-research", **goods: int
) -> Table:
    """A has this leader, one Technician to deploy and these goods; o1 (Rare Earth) and o2 (Titanium) have power."""
    t = table(3, corps).leader("A", leader).built("A", built).crew("A", technician=1).give("A", **goods)
    return t.power("o1 o2")


def build(t: Table, name: str, sector: str = "o1") -> Table:
    """A turn of A that builds there."""
    t.turn("A").play("line build")
    if t.prompt == "ChooseStructure":
        t.play(f"build {name}")
    return t.play(f"sector {sector}") if t.prompt == "ChooseSector" else t


# Normal and improved.


@pytest.mark.rule("SHA-LEAD-01")
def test_the_headquarters_itself_is_paid_under_the_normal_ability() -> None:
    t = led("usa-a", credits=4, titanium=2, rare_earth=1).turn("A").play("line build")
    assert "build headquarters" not in t.options
    t = build(led("usa-a", credits=4, titanium=3, rare_earth=1), "headquarters")
    assert (t["A"].credits, t["A"].titanium, t["A"].rare_earth) == (1, 0, 0)


@pytest.mark.rule("SHA-LEAD-01", "SHA-LEAD-19")
def test_after_building_the_headquarters_the_leader_is_already_improved() -> None:
    t = build(led("usa-b", titanium=3, rare_earth=2), "headquarters", "o2").play("leader")
    assert (t["A"].titanium, t["A"].credits) == (1, 0)


@pytest.mark.rule("SHA-LEAD-01", "SHA-LEAD-11")
def test_an_astronaut_joins_the_headquarters_just_built_for_the_improved_price() -> None:
    t = build(led("canada-b", credits=1, titanium=3, rare_earth=2).gateway(scientist=1), "headquarters").play("leader")
    assert (t["A"].credits, t.in_base("A", "headquarters")) == (0, {"scientist": 1})


@pytest.mark.rule("SHA-LEAD-01")
def test_the_headquarters_of_another_player_improves_nothing() -> None:
    t = build(led("usa-b", credits=1, titanium=1).built("B", "headquarters"), "dome")
    assert (t.who, t["A"].rare_earth) == ("", 0)


@pytest.mark.rule("SHA-LEAD-02", "SHA-LEAD-14")
def test_the_improved_ability_is_no_second_one_beside_the_normal_one() -> None:
    t = led("europe-b", "headquarters", credits=9).turn("A").play("slot 1", "leader")
    assert (t.who, t["A"].credits, t["A"].reputation) == ("", 9, 2)


@pytest.mark.rule("SHA-LEAD-02", "SHA-LEAD-15")
def test_the_improved_discount_does_not_add_to_the_normal_one() -> None:
    t = led("japan-a", "headquarters", credits=9, reputation=4).level("moon-mining", 2).energy(6).turn("A")
    assert t.play("line fund", "fund deep-drill")["A"].credits == 9 - (5 - 3)


# Canada A.


@pytest.mark.rule("SHA-LEAD-10")
@pytest.mark.parametrize(("built", "price"), [("", 2), ("headquarters", 0)])
def test_canada_a_swaps_an_astronaut_and_must_deploy_the_one_received(built: str, price: int) -> None:
    t = led("canada-a", built, credits=2).crew("A", engineer=2, technician=1).gateway(scientist=1).turn("A")
    t.play("swap engineer scientist")
    assert (t["A"].credits, t.in_gateway, t.prompt) == (2 - price, {"engineer": 1}, "Deploy")
    t.play("slot 5")
    assert (t.in_slot(5), t["A"].crew) == ("scientist", {"engineer": 1, "technician": 1})


@pytest.mark.rule("SHA-LEAD-10")
@pytest.mark.parametrize(("built", "credits", "offered"), [("", 1, False), ("", 2, True), ("headquarters", 0, True)])
def test_canada_a_must_be_paid(built: str, credits: int, offered: bool) -> None:
    t = led("canada-a", built, credits=credits).crew("A", engineer=1).gateway(scientist=1).turn("A")
    assert ("swap engineer scientist" in t.options) is offered


@pytest.mark.rule("SHA-LEAD-10")
def test_canada_a_is_optional_and_swaps_only_what_is_there() -> None:
    t = led("canada-a", credits=2).crew("A", engineer=1, technician=1).gateway(scientist=1).turn("A")
    assert set(t.options) == {
        "deploy engineer", "deploy technician", "swap engineer scientist", "swap technician scientist",
    }  # fmt: skip
    t.play("deploy engineer", "slot 5")
    assert (t.in_slot(5), t.in_gateway, t["A"].credits) == ("engineer", {"scientist": 1}, 2)


@pytest.mark.rule("SHA-LEAD-10")
def test_canada_a_needs_somebody_in_the_lunar_gateway() -> None:
    assert led("canada-a", credits=9).turn("A").prompt == "Deploy"


@pytest.mark.rule("SHA-LEAD-10")
def test_the_astronaut_received_by_canada_a_has_its_own_bonus() -> None:
    t = led("canada-a", credits=2, titanium=1).gateway(engineer=1).turn("A").play("swap technician engineer")
    assert t.play("line build", "sector o1").prompt == "BuildBonus"


@pytest.mark.rule("SHA-LEAD-10")
def test_the_astronaut_given_away_by_canada_a_may_be_gained_at_the_lunar_gateway() -> None:
    t = led("canada-a", credits=2).gateway(scientist=1).turn("A").play("swap technician scientist", "gateway")
    t.play("gain astronaut")
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({"technician": 1}, {"scientist": 1})


# Canada B.


@pytest.mark.rule("SHA-LEAD-11")
@pytest.mark.parametrize(("built", "price"), [("", 3), ("headquarters", 1)])
def test_canada_b_seats_an_astronaut_in_the_new_structure(built: str, price: int) -> None:
    t = led("canada-b", built, credits=9, titanium=2).gateway(engineer=1, scientist=1)
    build(t, "workshop-top").play("leader", "gain scientist")
    assert (t["A"].credits, t.in_base("A", "workshop-top"), t.in_gateway) == (
        9 - price, {"scientist": 1}, {"engineer": 1},
    )  # fmt: skip
    assert t.who == ""


@pytest.mark.rule("SHA-LEAD-11")
@pytest.mark.parametrize(
    ("built", "credits", "offered"),
    [("", 2, False), ("", 3, True), ("headquarters", 0, False), ("headquarters", 1, True)],
)
def test_canada_b_must_be_paid(built: str, credits: int, offered: bool) -> None:
    t = build(led("canada-b", built, credits=credits, titanium=1).gateway(engineer=1), "dome")
    assert ("leader" in t.options) is offered


@pytest.mark.rule("SHA-LEAD-11")
def test_canada_b_may_be_left() -> None:
    t = build(led("canada-b", credits=9, titanium=1).gateway(engineer=1), "dome").play("done")
    assert (t.who, t["A"].credits, t.in_gateway) == ("", 9, {"engineer": 1})


@pytest.mark.rule("SHA-LEAD-11")
def test_canada_b_needs_somebody_in_the_lunar_gateway() -> None:
    assert build(led("canada-b", credits=9, titanium=1), "dome").who == ""


@pytest.mark.rule("SHA-LEAD-11")
def test_canada_b_needs_a_free_slot_in_the_new_structure() -> None:
    t = led("canada-b", credits=9, titanium=1).built("A", "workshop-top").seated("A", "waiting", engineer=1)
    build(t.gateway(scientist=1), "dome").play("lift waiting engineer")
    assert (t.who, t["A"].credits, t.in_base("A", "domes")) == ("", 9, {"engineer": 1})


@pytest.mark.rule("SHA-LEAD-11")
def test_an_older_empty_dome_is_not_the_new_structure_of_canada_b() -> None:
    t = led("canada-b", credits=9, titanium=1).built("A", "dome").seated("A", "waiting", engineer=1)
    build(t.gateway(scientist=1), "dome").play("lift waiting engineer")
    assert (t.who, t["A"].credits, t.in_base("A", "domes")) == ("", 9, {"engineer": 1})


# Europe.


@pytest.mark.rule("SHA-LEAD-12")
@pytest.mark.parametrize("slot", [30, 4, 1])
def test_europe_a_pays_one_credit_for_a_foreign_sector_whatever_the_slot(slot: int) -> None:
    t = led("europe-a", credits=9).crew("A", engineer=1).structure("B", "dome", "o1").structure("C", "dome", "o2")
    t.structure("B", "dome", "i1").turn("A").play(f"slot {slot}")
    assert 9 - t["A"].credits == 2 == t["B"].credits + t["C"].credits


@pytest.mark.rule("SHA-LEAD-12")
@pytest.mark.parametrize(
    ("leader", "credits", "offered"), [("europe-a", 1, False), ("europe-a", 2, True), ("europe-b", 5, False)]
)
def test_the_price_of_europe_a_counts_for_what_one_can_pay(leader: str, credits: int, offered: bool) -> None:
    t = led(leader, credits=credits).structure("B", "dome", "o1").structure("C", "dome", "i1").turn("A")
    assert ("slot 1" in t.options) is offered


@pytest.mark.rule("SHA-LEAD-12")
def test_sectors_with_an_own_structure_stay_free_for_europe_a() -> None:
    t = led("europe-a", credits=9).crew("A", engineer=1).structure("A", "dome", "o1").structure("C", "dome", "i1")
    assert t.turn("A").play("slot 1")["A"].credits == 8


@pytest.mark.rule("SHA-LEAD-13")
def test_europe_a_improved_gains_a_credit_for_each_sector_and_keeps_its_price() -> None:
    t = led("europe-a", "headquarters", credits=2).crew("A", engineer=1).structure("A", "dome", "o1")
    t.structure("B", "dome", "i1").structure("C", "dome", "i4").turn("A").play("slot 1")
    assert (t["A"].credits, t["B"].credits, t["C"].credits) == (2 - 2 + 3, 1, 1)


@pytest.mark.rule("SHA-LEAD-13")
@pytest.mark.parametrize(("credits", "offered"), [(0, False), (1, True)])
def test_the_credits_of_europe_a_come_after_paying(credits: int, offered: bool) -> None:
    t = led("europe-a", "headquarters", credits=credits).structure("B", "dome", "i1").turn("A")
    assert ("slot 1" in t.options) is offered


@pytest.mark.rule("SHA-LEAD-13")
def test_before_its_headquarters_europe_a_gains_nothing() -> None:
    t = led("europe-a").crew("A", engineer=1).structure("A", "dome", "o1").turn("A").play("slot 1")
    assert t["A"].credits == 0


@pytest.mark.rule("SHA-LEAD-14")
@pytest.mark.parametrize(("built", "price"), [("", 2), ("headquarters", 0)])
def test_europe_b_buys_one_corporation_action_after_the_crater(built: str, price: int) -> None:
    t = led("europe-b", built, credits=9, reputation=4).turn("A").play("slot 1", "leader", "track titanium")
    assert (t.who, t["A"].credits, t["A"].titanium) == ("", 9 - price, 1)


@pytest.mark.rule("SHA-LEAD-14")
@pytest.mark.parametrize(("credits", "offered"), [(1, False), (2, True)])
def test_europe_b_must_be_paid_and_may_be_left(credits: int, offered: bool) -> None:
    t = led("europe-b", credits=credits).turn("A").play("slot 1")
    assert t.options == (["leader", "done"] if offered else [])
    t.play(*["done"] * offered)
    assert (t["A"].credits, t["A"].reputation) == (credits, 0)


@pytest.mark.rule("SHA-LEAD-14")
def test_europe_b_may_pay_with_the_credits_of_the_crater() -> None:
    t = led("europe-b").structure("A", "dome", "o1").turn("A").play("slot 1", "leader")
    assert (t["A"].credits, t["A"].reputation) == (1, 2)


@pytest.mark.rule("SHA-LEAD-14")
@pytest.mark.parametrize("where", ["gateway", "line corporations"])
def test_europe_b_does_nothing_outside_the_crater(where: str) -> None:
    assert led("europe-b", credits=9).turn("A").play(where).who == ""


# Japan.


@pytest.mark.rule("SHA-LEAD-15")
@pytest.mark.parametrize(("built", "less"), [("", 1), ("headquarters", 3)])
@pytest.mark.parametrize(("gone", "cost"), [(0, 3), (1, 4), (4, 7)])
def test_japan_a_funds_for_less(built: str, less: int, gone: int, cost: int) -> None:
    t = led("japan-a", built, credits=cost - less).crew("A", engineer=1).level("moon-mining", gone).energy(9).turn("A")
    t.play("line fund", "fund deep-drill")
    assert (t["A"].projects, t["A"].credits) == (["deep-drill"], 0)


@pytest.mark.rule("SHA-LEAD-15")
def test_japan_a_never_pays_less_than_nothing() -> None:
    t = led("japan-a", "headquarters workshop-middle", credits=1).crew("A", engineer=1).energy(9)
    t.seated("A", "workshop-middle", technician=1).turn("A").play("line fund", "fund deep-drill")
    assert t["A"].credits == 1


@pytest.mark.rule("SHA-LEAD-15")
def test_japan_a_lowers_no_requirement() -> None:
    t = led("japan-a", credits=2).energy(2).turn("A")
    assert "line fund" not in t.options


@pytest.mark.rule("SHA-LEAD-16")
@pytest.mark.parametrize(("built", "price"), [("", 3), ("headquarters", 1)])
def test_japan_b_activates_a_token_of_the_projects_corporation(built: str, price: int) -> None:
    t = led("japan-b", built, credits=3 + price).crew("A", engineer=1).energy(6).turn("A")
    t.play("line fund", "fund deep-drill", "leader")
    assert (t.who, t["A"].credits, t["A"].helium, t["A"].tourists) == ("", 0, 1, 0)


@pytest.mark.rule("SHA-LEAD-16")
@pytest.mark.parametrize(
    ("built", "left", "offered"), [("", 2, False), ("", 3, True), ("headquarters", 0, False), ("headquarters", 1, True)]
)
def test_japan_b_must_be_paid_and_may_be_left(built: str, left: int, offered: bool) -> None:
    t = led("japan-b", built, credits=3 + left).crew("A", engineer=1).turn("A").play("line fund", "fund deep-drill")
    assert t.options == (["leader", "done"] if offered else [])
    t.play(*["done"] * offered)
    assert (t["A"].credits, t["A"].helium) == (left, 0)


@pytest.mark.rule("SHA-LEAD-17")
def test_japan_b_may_choose_any_token_of_that_corporation_on_the_board() -> None:
    t = led("japan-b", credits=20).crew("A", engineer=1).token("v20", "selenium-research", "ice").energy(9)
    t.token("v7", "moon-mining").turn("A").play("line fund", "fund sample-return-probe")
    t.play("sample glass", "sample glass", "leader")
    assert set(t.options) == {"token v5", "token v20"}
    t.play("token v20")
    assert (t["A"].ice, t["A"].basalt, t["A"].glass, t["A"].helium) == (1, 0, 2, 0)


# The United States.


@pytest.mark.rule("SHA-LEAD-18")
@pytest.mark.parametrize(
    ("titanium", "rare_earth", "credits", "offered"),
    [(2, 1, 0, True), (1, 1, 3, True), (2, 0, 3, True), (1, 1, 2, False), (2, 0, 2, False), (1, 0, 9, False),
     (0, 1, 9, False)],
)  # fmt: skip
def test_usa_a_replaces_one_unit_of_the_cost(titanium: int, rare_earth: int, credits: int, offered: bool) -> None:
    t = led("usa-a", "dome dome dome dome dome", credits=credits, titanium=titanium, rare_earth=rare_earth)
    for name in ("workshop-top", "workshop-middle", "workshop-bottom"):
        t.built("A", name)
    t.turn("A")
    assert ("line build" in t.options) is offered
    if offered:
        t.play("line build", "build laboratory-middle", "sector o1")
        t.play(*["price 1"] * (t.prompt == "ChoosePrice"))
        assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (
            0,
            0,
            3 + credits * (titanium + rare_earth == 3),
        )


@pytest.mark.rule("SHA-LEAD-18")
@pytest.mark.parametrize(
    ("titanium", "rare_earth", "credits", "offered"),
    [(1, 0, 4, True), (1, 0, 3, False), (0, 1, 9, False), (1, 1, 2, True), (2, 0, 2, True), (2, 0, 1, False)],
)
def test_usa_a_improved_replaces_one_of_each(titanium: int, rare_earth: int, credits: int, offered: bool) -> None:
    t = led("usa-a", "dome dome dome dome dome workshop-top workshop-middle workshop-bottom headquarters")
    t.give("A", credits=credits, titanium=titanium, rare_earth=rare_earth).turn("A")
    assert ("line build" in t.options) is offered
    if offered:
        t.play("line build", "build laboratory-middle", "sector o1")
        assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (0, 0, 3)


@pytest.mark.rule("SHA-LEAD-18")
@pytest.mark.parametrize(("credits", "offered"), [(3, False), (4, True)])
def test_usa_a_improved_works_beside_builder_bots(credits: int, offered: bool) -> None:
    t = led("usa-a", "dome dome dome dome dome workshop-top workshop-middle workshop-bottom headquarters", ROBOTS)
    t.projects("A", "builder-bots").give("A", credits=credits).turn("A")
    assert ("line build" in t.options) is offered


@pytest.mark.rule("SHA-LEAD-19", "SHA-SOLAR-01")
def test_rare_earth_mined_by_usa_b_may_still_pay_a_panel() -> None:
    t = build(led("usa-b", credits=2, titanium=1), "dome", "o1").play("leader", "panel")
    assert (t.who, t["A"].rare_earth, t.in_centre) == ("", 0, 1)


@pytest.mark.rule("SHA-LEAD-18")
def test_usa_a_is_a_choice() -> None:
    t = build(led("usa-a", credits=9, titanium=5, rare_earth=5), "laboratory-middle")
    assert (t.prompt, len([move for move in t.options if move.startswith("price")])) == ("ChoosePrice", 3)
    t.play("price 1", "sector o1")
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (3, 4, 9 + 3)


@pytest.mark.rule("SHA-LEAD-18")
def test_usa_a_never_pays_the_rare_earth_of_a_panel() -> None:
    t = (
        table(3)
        .leader("A", "usa-a")
        .built("A", "headquarters")
        .crew("A", technician=1)
        .give("A", credits=9, titanium=3)
    )
    assert "line build" not in t.turn("A").options
    t.give("A", reputation=4).play("line corporations")
    assert "panel" not in t.options


@pytest.mark.rule("SHA-LEAD-19")
@pytest.mark.parametrize(("built", "price"), [("", 2), ("headquarters", 0)])
@pytest.mark.parametrize(("sector", "titanium", "rare_earth"), [("o1", 0, 1), ("o2", 1, 0)])
def test_usa_b_mines_the_sector_just_built(built: str, price: int, sector: str, titanium: int, rare_earth: int) -> None:
    t = build(led("usa-b", built, credits=2, titanium=1), "dome", sector).play("leader")
    t.play(*["done"] * (t.prompt == "LastPanel"))
    assert (t.who, t["A"].credits, t["A"].titanium, t["A"].rare_earth) == ("", 2 - price, titanium, rare_earth)


@pytest.mark.rule("SHA-LEAD-19")
@pytest.mark.parametrize(("built", "credits", "offered"), [("", 1, False), ("", 2, True), ("headquarters", 0, True)])
def test_usa_b_must_be_paid_and_may_be_left(built: str, credits: int, offered: bool) -> None:
    t = build(led("usa-b", built, credits=credits, titanium=1), "dome")
    assert t.options == (["leader", "done"] if offered else [])
    t.play(*["done"] * offered)
    assert (t["A"].credits, t["A"].rare_earth) == (credits, 0)


# Building and funding for free.


@pytest.mark.rule("SHA-LEAD-20", "SHA-BUILD-21")
def test_usa_b_mines_after_a_free_build() -> None:
    t = led("usa-b", corps=ROBOTS, credits=2, titanium=3, rare_earth=1).turn("A")
    t.play("line corporations", "factory bottom left", "sector o2", "leader")
    assert (t["A"].credits, t["A"].titanium) == (0, 1)


@pytest.mark.rule("SHA-LEAD-20", "SHA-LEAD-11", "SHA-BUILD-21")
def test_canada_b_seats_somebody_after_a_free_build() -> None:
    t = led("canada-b", corps=ROBOTS, credits=3, titanium=3, rare_earth=1).gateway(engineer=1).turn("A")
    t.play("line corporations", "factory bottom left", "sector o2", "leader")
    assert (t["A"].credits, t.in_base("A", "domes")) == (0, {"engineer": 1})


@pytest.mark.rule("SHA-LEAD-20")
def test_usa_a_has_nothing_to_replace_in_a_free_build() -> None:
    t = led("usa-a", corps=ROBOTS, credits=9, titanium=3, rare_earth=1).turn("A")
    t.play("line corporations", "factory bottom left", "sector o2")
    assert (t["A"].structures, t["A"].credits, t.prompt) == ({"o2": "dome"}, 9, "CorporationActions")


@pytest.mark.rule("SHA-LEAD-20", "SHA-LEAD-18")
def test_usa_a_does_not_pay_for_a_factory() -> None:
    t = led("usa-a", "headquarters", corps=ROBOTS, credits=4, titanium=1, reputation=4).turn("A")
    assert "factory top left" not in t.play("line corporations").options


@pytest.mark.rule("SHA-LEAD-21")
def test_japan_b_activates_a_token_after_free_funding() -> None:
    t = led("japan-b", credits=3, helium=3, rare_earth=1).energy(0).turn("A")
    t.play("line corporations", "ship 4 second", "fund moon-casino", "leader")
    assert (t["A"].projects, t["A"].credits, t["A"].tourists) == (["moon-casino"], 0, 1)


@pytest.mark.rule("SHA-LEAD-21")
def test_japan_a_gains_nothing_from_free_funding() -> None:
    t = led("japan-a", "headquarters", credits=3, helium=3, rare_earth=1).energy(0).turn("A")
    t.play("line corporations", "ship 4 second", "fund moon-casino")
    assert (t["A"].projects, t["A"].credits) == (["moon-casino"], 3)
