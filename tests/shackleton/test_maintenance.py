"""The Maintenance phase: Corporations, astronauts of the crater, income, payment, cleaning up."""

import pytest
from shackleton_table import Table, fresh, table

import frostline

# Step 1: Corporations.


@pytest.mark.rule("SHA-MAINT-01")
@pytest.mark.parametrize(
    ("corps", "first", "second"),
    [
        ("moon-mining artemis-tours to-mars", "SHA-MOO-06", "SHA-MAR-08"),
        ("artemis-tours to-mars moon-mining", "SHA-MAR-08", "SHA-MOO-06"),
    ],
)
def test_corporations_have_their_maintenance_from_first_to_third(corps: str, first: str, second: str) -> None:
    t = table(3, corps).cargo("1 first").aboard("A", 1, 1).aboard("A", 1, 2).maintenance()
    assert t["A"].vp == 1
    assert t.log.index(first) < t.log.index(second)


@pytest.mark.rule("SHA-MAINT-01", "SHA-MOO-06", "SHA-SEL-04")
def test_every_corporation_that_has_a_maintenance_does_it() -> None:
    t = table(3).cargo("2 first").experiments("l1 c1 r1").stack("left", "l2").stack("centre", "c2").stack("right", "r2")
    t.maintenance()
    assert t.faces == ["l2", "c2", "r2"]
    t.crew("A", engineer=1).give("A", helium=2).turn("A").play("gateway", "ship 2 first")
    assert t["A"].vp == 6


@pytest.mark.rule("SHA-MAINT-01", "SHA-MAINT-14", "SHA-SKY-10")
def test_reputation_of_the_first_step_already_makes_the_fourth_dearer() -> None:
    t = table(3, "sky-watch moon-mining to-mars").track("A", 2).give("A", credits=5, reputation=4).maintenance()
    assert (t["A"].reputation, t["A"].credits) == (5, 3)


# Step 2: the crater. Slot 5 looks at o3 o4 o5, slot 12 at the same row from the other end.


def crater(*standing: str, seats: int = 3) -> Table:
    """Structures: "A dome o3"."""
    t = table(seats)
    for each in standing:
        who, name, sector = each.split()
        t.structure(who, name, sector)
    return t


def winner(t: Table) -> str:
    """Who has gained an astronaut, put on the waiting slot where there is a choice."""
    t.retrieve()
    while t.who:
        t.play("seat waiting")
    return "".join(who for who in "ABC"[: len(t.state.agencies)] if t.in_base(who, "waiting"))


@pytest.mark.rule("SHA-MAINT-02", "SHA-MAINT-06")
@pytest.mark.parametrize(
    ("slots", "kept", "lost"),
    [((5, 12), "engineer", "scientist"), ((12, 5), "scientist", "engineer"), ((1, 30), "engineer", "scientist")],
)
def test_astronauts_come_home_clockwise_from_the_topmost_slot(slots: tuple[int, int], kept: str, lost: str) -> None:
    t = crater("A dome o3", "A dome o1").seated("A", "domes", engineer=2)
    t.astronaut(slots[0], "engineer").astronaut(slots[1], "scientist").retrieve()
    assert (t.in_base("A", "waiting"), t.in_gateway) == ({kept: 1}, {lost: 1})


@pytest.mark.rule("SHA-MAINT-02", "SHA-CRATER-20")
def test_afterwards_the_crater_is_empty() -> None:
    t = table(3)
    for slot in range(1, 31):
        t.astronaut(slot, "engineer")
    t.retrieve()
    assert (t.in_gateway, {t.in_slot(slot) for slot in range(1, 31)}) == ({"engineer": 30}, {""})


@pytest.mark.rule("SHA-MAINT-03")
@pytest.mark.parametrize(
    ("standing", "wins"),
    [
        (("A dome o3", "A workshop-top o4", "B workshop-top o3"), "A"),
        (("A workshop-top o4", "A workshop-middle o5", "B laboratory-top o3"), "A"),
        (("A dome o3", "A dome o4", "A dome o5", "B laboratory-top o3", "B dome i1"), "B"),
        (("A headquarters i1", "B dome o5"), "B"),
        (("A laboratory-top o5", "B workshop-top o3", "C dome o3"), "A"),
        (("A laboratory-top o4", "A laboratory-middle o5", "B headquarters o3"), "B"),
    ],
)
def test_the_largest_sum_of_sizes_in_the_row_wins(standing: tuple[str, ...], wins: str) -> None:
    assert winner(crater(*standing).astronaut(5, "engineer")) == wins


@pytest.mark.rule("SHA-MAINT-04")
@pytest.mark.parametrize(
    ("standing", "wins"),
    [
        (("A dome o3", "A workshop-top o4", "B workshop-top o3", "B dome o4"), "B"),
        (("A workshop-top o3", "A dome o4", "B dome o3", "B workshop-top o4"), "A"),
        (("A dome o4", "B dome o5"), "A"),
        (("A workshop-top o5", "B workshop-top o3"), "B"),
        (("C laboratory-top o3", "A dome o4", "A laboratory-top o5", "B workshop-top o4", "B workshop-middle o5"), "B"),
        (("C workshop-top o3", "A laboratory-top o5", "B dome o4", "B workshop-top o5"), "B"),
        (("A workshop-top o3", "B dome o3", "B dome o4", "C workshop-top o4"), "A"),
    ],
)
def test_a_tie_goes_to_the_biggest_structure_nearest_to_the_astronaut(standing: tuple[str, ...], wins: str) -> None:
    assert winner(crater(*standing).astronaut(5, "engineer")) == wins


@pytest.mark.rule("SHA-MAINT-05", "SHA-MAINT-04")
@pytest.mark.parametrize(("slot", "wins"), [(1, "A"), (16, "B")])
def test_nearness_goes_on_beyond_the_central_hex(slot: int, wins: str) -> None:
    t = crater("A dome i1", "B dome o7").centre(2).astronaut(slot, "engineer")
    assert winner(t) == wins


@pytest.mark.rule("SHA-MAINT-05", "SHA-MAINT-03")
def test_structures_beyond_the_central_hex_count_in_the_row() -> None:
    assert winner(crater("A workshop-top o1", "B dome i4", "B workshop-top o7").astronaut(1, "engineer")) == "B"


@pytest.mark.rule("SHA-MAINT-06")
def test_the_winner_chooses_among_all_free_slots_but_must_take_the_astronaut() -> None:
    t = crater("A dome o3", "A workshop-top o4").astronaut(5, "engineer").retrieve()
    assert (t.who, t.options) == ("A", ["seat domes", "seat workshop-top", "seat waiting"])
    t.play("seat workshop-top")
    assert (t.in_base("A", "workshop-top"), t.in_gateway, t.who) == ({"engineer": 1}, {}, "")


@pytest.mark.rule("SHA-MAINT-06")
def test_with_no_free_slot_the_astronaut_goes_to_the_lunar_gateway_not_to_the_next_player() -> None:
    t = crater("A workshop-top o3", "B dome o3").seated("A", "workshop-top", engineer=2)
    t.seated("A", "waiting", engineer=1).astronaut(5, "technician").gateway(technician=4).retrieve()
    assert (t.in_gateway, t.in_base("B", "waiting")) == ({"technician": 5}, {})


@pytest.mark.rule("SHA-MAINT-07")
def test_where_nobody_has_a_structure_the_astronaut_goes_to_the_lunar_gateway() -> None:
    t = crater("A headquarters i1").power("o3").astronaut(5, "scientist").retrieve()
    assert (t.in_gateway, t.in_base("A", "waiting")) == ({"scientist": 1}, {})


@pytest.mark.rule("SHA-MAINT-08")
def test_a_neutral_dome_wins_no_astronaut() -> None:
    t = table(2).neutral("i1").neutral("i4").astronaut(1, "scientist").retrieve()
    assert t.in_gateway == {"scientist": 1}


@pytest.mark.rule("SHA-MAINT-08")
def test_neutral_domes_bar_nobody_from_winning() -> None:
    t = table(2).neutral("i1").neutral("i4").structure("B", "dome", "o7").astronaut(1, "scientist")
    assert winner(t) == "B"


@pytest.mark.rule("SHA-MAINT-09", "SHA-MAINT-04")
def test_both_ends_of_a_row_are_handled_each_for_itself() -> None:
    t = crater("A dome o3", "B dome o5").astronaut(5, "engineer").astronaut(12, "scientist")
    assert winner(t) == "AB"
    assert (t.in_base("A", "waiting"), t.in_base("B", "waiting")) == ({"engineer": 1}, {"scientist": 1})


@pytest.mark.rule("SHA-MAINT-02", "SHA-MAINT-03", "SHA-MAINT-04", "SHA-MAINT-09")
def test_example_10_matthieu_gains_the_engineer_and_the_scientist() -> None:
    t = crater("A laboratory-top o3", "A dome o5", "B workshop-top o3", "B workshop-middle o4").astronaut(5, "engineer")
    t.astronaut(12, "scientist").retrieve().play("A: seat waiting", "A: seat domes")
    assert (t.in_base("A", "waiting"), t.in_base("A", "domes")) == ({"engineer": 1}, {"scientist": 1})


# Step 3: reorganisation and income.


@pytest.mark.rule("SHA-MAINT-10")
def test_astronauts_may_move_to_free_slots_before_income() -> None:
    t = table(3).built("A", "dome headquarters").seated("A", "waiting", engineer=1).income("A")
    t.play("lift waiting engineer", "seat domes", "done")
    assert (t["A"].titanium, t["A"].reputation, t.in_base("A", "domes")) == (1, 0, {"engineer": 1})


@pytest.mark.rule("SHA-MAINT-10")
def test_nobody_has_to_move() -> None:
    t = table(3).built("A", "dome").seated("A", "waiting", engineer=1).income("A").play("done")
    assert (t["A"].titanium, t.in_base("A", "waiting")) == (0, {"engineer": 1})


@pytest.mark.rule("SHA-MAINT-10", "SHA-STRUCT-03")
def test_a_slot_that_is_taken_is_no_place_to_move_to() -> None:
    t = table(3).built("A", "dome headquarters").seated("A", "domes", engineer=1).seated("A", "waiting", scientist=1)
    t.income("A").play("lift waiting scientist")
    assert (t.in_base("A", "headquarters"), t.in_base("A", "domes")) == ({"scientist": 1}, {"engineer": 1})


@pytest.mark.rule("SHA-MAINT-11")
def test_with_one_free_slot_two_astronauts_may_swap_places() -> None:
    t = table(3).built("A", "dome workshop-top").seated("A", "domes", scientist=1)
    t.seated("A", "waiting", technician=1).seated("A", "workshop-top", engineer=1).income("A")
    t.play("lift domes scientist", "lift waiting technician", "lift workshop-top scientist")
    assert (t.in_base("A", "domes"), t.in_base("A", "waiting")) == ({"technician": 1}, {"scientist": 1})
    t.play("done")
    assert (t["A"].credits, t["A"].vp) == (3, 0)


@pytest.mark.rule("SHA-MAINT-11")
def test_with_a_full_base_nothing_can_move() -> None:
    t = table(3).built("A", "dome").seated("A", "domes", scientist=1).seated("A", "waiting", technician=1).income("A")
    assert (t.who, t["A"].vp, t["A"].credits) == ("", 2, 0)


@pytest.mark.rule("SHA-MAINT-12")
def test_income_comes_from_corporations_then_domes_then_headquarters() -> None:
    t = table(3).spot("A", "board 1").built("A", "dome headquarters").seated("A", "domes", technician=1)
    t.seated("A", "headquarters", engineer=1).income("A").play("done")
    assert (t["A"].credits, t["A"].reputation) == (1 + 3, 1)
    order = [t.log.index(rule) for rule in ("SHA-ART-07", "SHA-STRUCT-06", "SHA-STRUCT-19")]
    assert order == sorted(order)


@pytest.mark.rule("SHA-STRUCT-06", "SHA-STRUCT-19", "SHA-MAINT-12")
def test_example_11_income_of_matthieu() -> None:
    t = table(3).built("A", "dome dome dome headquarters").seated("A", "domes", engineer=2, technician=1)
    t.seated("A", "headquarters", engineer=1, scientist=1).income("A").play("done")
    assert (t["A"].titanium, t["A"].credits, t["A"].reputation, t["A"].vp) == (2, 3, 2, 0)


# Step 4: payment.


@pytest.mark.rule("SHA-MAINT-13", "SHA-STRUCT-20")
@pytest.mark.parametrize(
    ("names", "cost"),
    [
        ("", 0),
        ("dome", 1),
        ("workshop-bottom", 2),
        ("laboratory-top", 3),
        ("headquarters", 4),
        ("dome dome workshop-top laboratory-middle headquarters", 11),
    ],
)
@pytest.mark.parametrize(("reputation", "surcharge"), [(0, 0), (9, 3)])
def test_structures_and_reputation_are_paid_for(names: str, cost: int, reputation: int, surcharge: int) -> None:
    t = table(3).give("A", credits=20, reputation=reputation)
    for number, name in enumerate(names.split(), 1):
        t.structure("A", name, f"o{number}")
    assert t.upkeep("A")["A"].credits == 20 - cost - surcharge


@pytest.mark.rule("SHA-MAINT-13", "SHA-STRUCT-07")
@pytest.mark.parametrize(
    ("group", "seated", "paid"),
    [
        ("workshop-top", {"engineer": 1}, 6),
        ("workshop-top", {"engineer": 2}, 3),
        ("workshop-top", {"technician": 1, "scientist": 1}, 9),
        ("workshop-middle", {"engineer": 2}, 9),
        ("waiting", {"engineer": 1}, 9),
    ],
)
def test_engineers_in_the_top_workshop_lower_the_payment(group: str, seated: dict[str, int], paid: int) -> None:
    t = crater("A workshop-top o1", "A workshop-middle o2", "A headquarters o3").give("A", credits=20, reputation=1)
    assert t.seated("A", group, **seated).upkeep("A")["A"].credits == 20 - paid


@pytest.mark.rule("SHA-MAINT-13")
def test_the_payment_is_never_less_than_nothing() -> None:
    t = crater("A workshop-top o1").give("A", credits=2).seated("A", "workshop-top", engineer=2).upkeep("A")
    assert t["A"].credits == 2


@pytest.mark.rule("SHA-MAINT-14", "SHA-REP-04")
def test_reputation_gained_as_income_already_makes_maintenance_dearer() -> None:
    t = crater("A headquarters o1").give("A", credits=9, reputation=4).seated("A", "headquarters", engineer=1)
    t.maintenance().play("done")
    assert (t["A"].reputation, t["A"].credits) == (5, 9 - 4 - 2)


@pytest.mark.rule("SHA-MAINT-14")
def test_credits_of_the_income_may_pay_for_maintenance() -> None:
    t = crater("A dome o1").seated("A", "domes", technician=1).seated("A", "waiting", technician=1).maintenance()
    assert (t["A"].credits, t["A"].reputation) == (2, 0)


@pytest.mark.rule("SHA-MAINT-15", "SHA-REP-06")
@pytest.mark.parametrize(
    ("credits", "reputation", "vp", "after"),
    [(7, 3, 9, (0, 3, 9)), (6, 3, 9, (0, 2, 9)), (4, 3, 9, (0, 0, 9)), (3, 3, 9, (0, 0, 7)), (0, 3, 7, (0, 0, 0))],
)
def test_each_missing_credit_costs_reputation_and_then_two_victory_points(
    credits: int, reputation: int, vp: int, after: tuple[int, int, int]
) -> None:
    t = crater("A workshop-top o1", "A headquarters o3").give("A", credits=credits, reputation=reputation, vp=vp)
    t.upkeep("A")
    assert (t["A"].credits, t["A"].reputation, t["A"].vp) == after


@pytest.mark.rule("SHA-MAINT-16")
def test_nobody_may_keep_credits_and_lose_reputation_instead() -> None:
    t = crater("A dome o1").give("A", credits=2, reputation=1, vp=5).upkeep("A")
    assert (t.who, t["A"].credits, t["A"].reputation) == ("", 0, 1)
    t = crater("A headquarters o1").give("A", credits=2, reputation=3).upkeep("A")
    assert (t.who, t["A"].credits, t["A"].reputation) == ("", 0, 0)


def example_12(**goods: int) -> Table:
    """Matthieu's base."""
    t = crater("A dome o1", "A dome o2", "A workshop-top o3", "A workshop-middle o4", "A headquarters o5")
    return t.seated("A", "workshop-top", engineer=1).give("A", **goods).upkeep("A")


@pytest.mark.rule("SHA-MAINT-13", "SHA-STRUCT-07", "SHA-STRUCT-20")
@pytest.mark.parametrize("reputation", [5, 8])
def test_example_12_maintenance_of_matthieu(reputation: int) -> None:
    assert example_12(credits=10, reputation=reputation)["A"].credits == 1


@pytest.mark.rule("SHA-MAINT-15", "SHA-REP-06")
@pytest.mark.parametrize(
    ("credits", "vp", "after"), [(6, 9, (0, 3, 9)), (0, 9, (0, 0, 3)), (0, 6, (0, 0, 0)), (0, 5, (0, 0, 0))]
)
def test_example_12b_maintenance_with_too_few_credits(credits: int, vp: int, after: tuple[int, int, int]) -> None:
    t = example_12(credits=credits, reputation=6, vp=vp)
    assert (t["A"].credits, t["A"].reputation, t["A"].vp) == after


# Step 5, the order of players, the last round.


@pytest.mark.rule("SHA-MAINT-17", "SHA-CMD-09")
def test_the_command_area_is_cleared_and_the_lunar_gateway_is_not() -> None:
    t = table(3).line("build", "engineer engineer").line("fund", "technician").line("corporations", "scientist")
    t.gateway(engineer=6, scientist=1).maintenance()
    assert [t.on_line(name) for name in ("build", "fund", "corporations")] == [[], [], []]
    assert t.in_gateway == {"engineer": 6, "scientist": 1}


@pytest.mark.rule("SHA-MAINT-17", "SHA-MAINT-02")
def test_steps_come_in_order_an_astronaut_won_in_the_crater_earns_at_once() -> None:
    t = crater("A dome o3").seated("A", "waiting", engineer=1).astronaut(5, "technician").line("fund", "engineer")
    t.maintenance()
    assert (t["A"].credits, t.in_base("A", "domes"), t.on_line("fund")) == (2, {"technician": 1}, [])


@pytest.mark.rule("SHA-MAINT-19")
@pytest.mark.parametrize("order", ["ABC", "CAB", "BCA"])
def test_players_reorganise_in_turn_order(order: str) -> None:
    t = table(3)
    t.state.order = ["ABC".index(who) for who in order]
    for who in "ABC":
        t.built(who, "dome").seated(who, "waiting", engineer=1)
    t.maintenance().play(*[f"{who}: done" for who in order])
    assert t.who == ""


@pytest.mark.rule("SHA-MAINT-18")
def test_every_step_is_carried_out_in_the_third_round_too() -> None:
    t = crater("A dome o3").round(3).astronaut(5, "scientist").line("fund", "engineer").cargo("1 first")
    t.give("A", credits=3, reputation=1).seated("A", "waiting", engineer=1).maintenance()
    assert (t.in_slot(5), t["A"].vp, t["A"].credits, t.on_line("fund")) == ("", 2, 1, [])
    assert "SHA-MOO-06" in t.rules_told()


@pytest.mark.rule("SHA-MAINT-18", "SHA-ROUND-04")
def test_a_whole_game_ends_after_the_third_maintenance() -> None:
    t = fresh(2, options=("first-game",))
    while t.who:
        slots = [option for option in t.options if option.startswith("slot")]
        t.play((slots or t.options)[-1])
    assert {t.in_slot(slot) for slot in range(1, 31)} == {""}
    assert [t.on_line(name) for name in ("build", "fund", "corporations")] == [[], [], []]
    with pytest.raises(frostline.IllegalMove):
        t.play("done")
