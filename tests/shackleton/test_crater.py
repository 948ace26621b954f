"""Exploiting the crater of Shackleton Base."""

import pytest
from shackleton_table import Table, table

import frostline

ROWS = {
    1: ("o1 i1 i4 o7", 3),
    2: ("o1 o12 o11", 1),
    3: ("o2 i2 i3 o6", 2),
    4: ("o2 i1 i6 o10", 2),
    5: ("o3 o4 o5", 1),
    6: ("o3 i2 i5 o9", 3),
    7: ("o3 o2 o1", 1),
    8: ("o4 i3 i4 o8", 2),
    9: ("o4 i2 i1 o12", 2),
    10: ("o5 o6 o7", 1),
    11: ("o5 i3 i6 o11", 3),
    12: ("o5 o4 o3", 1),
    13: ("o6 i4 i5 o10", 2),
    14: ("o6 i3 i2 o2", 2),
    15: ("o7 o8 o9", 1),
    16: ("o7 i4 i1 o1", 3),
    17: ("o7 o6 o5", 1),
    18: ("o8 i5 i6 o12", 2),
    19: ("o8 i4 i3 o4", 2),
    20: ("o9 o10 o11", 1),
    21: ("o9 i5 i2 o3", 3),
    22: ("o9 o8 o7", 1),
    23: ("o10 i6 i1 o2", 2),
    24: ("o10 i5 i4 o6", 2),
    25: ("o11 o12 o1", 1),
    26: ("o11 i6 i3 o5", 3),
    27: ("o11 o10 o9", 1),
    28: ("o12 i1 i2 o4", 2),
    29: ("o12 i6 i5 o8", 2),
    30: ("o1 o2 o3", 1),
}
SECTORS = [f"i{each}" for each in range(1, 7)] + [f"o{each}" for each in range(1, 13)]
RARE_EARTH = {"i2", "i4", "i6", "o1", "o5", "o9"}


def crater(seats: int = 3, **crew: int) -> Table:
    """A crater with the given crew of A."""
    return table(seats).crew("A", **crew)


def domes(t: Table, who: str, sectors: str) -> Table:
    """A Dome of a player in each of these sectors."""
    for sector in sectors.split():
        t.structure(who, "dome", sector)
    return t


# The slot and its row.


@pytest.mark.rule("SHA-CRATER-01", "SHA-CRATER-20")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_any_astronaut_takes_a_free_slot(kind: str) -> None:
    t = crater(**{kind: 1}).turn("A").play("slot 12")
    assert (t.in_slot(12), t["A"].crew) == (kind, {})


@pytest.mark.rule("SHA-CRATER-01")
def test_a_slot_holds_one_astronaut() -> None:
    t = crater(engineer=1).astronaut(12, "scientist").turn("A")
    assert "slot 12" not in t.options
    assert t.why_not("slot 12") == "SHA-CRATER-01"
    with pytest.raises(frostline.IllegalMove):
        t.play("slot 12")


@pytest.mark.rule("SHA-CRATER-01")
def test_the_other_end_of_a_row_is_another_slot() -> None:
    t = domes(crater(technician=1).astronaut(5, "engineer"), "A", "o3").turn("A").play("slot 12")
    assert (t.in_slot(5), t.in_slot(12), t["A"].credits) == ("engineer", "technician", 3)


@pytest.mark.rule("SHA-CRATER-02", "SHA-CRATER-07", "SHA-CRATER-10", "SHA-CRATER-14")
@pytest.mark.parametrize("slot", ROWS)
def test_a_slot_activates_every_sector_of_its_row_at_its_price(slot: int) -> None:
    sectors, value = ROWS[slot]
    due = value * len(sectors.split())
    t = domes(crater(technician=1).give("A", credits=due), "B", sectors).turn("A").play(f"slot {slot}")
    assert (t["A"].credits, t["B"].credits) == (3 * len(sectors.split()), due)


@pytest.mark.rule("SHA-CRATER-02", "SHA-CRATER-12")
@pytest.mark.parametrize("slot", ROWS)
def test_a_slot_activates_no_sector_beside_its_row(slot: int) -> None:
    others = " ".join(sector for sector in SECTORS if sector not in ROWS[slot][0].split())
    t = domes(crater(technician=1), "B", others).turn("A").play(f"slot {slot}")
    assert (t["A"].credits, t["B"].credits) == (0, 0)


@pytest.mark.rule("SHA-CRATER-02")
def test_sectors_of_anybody_and_nobody_are_activated() -> None:
    t = crater(2, technician=1).give("A", credits=2).structure("A", "dome", "o1").structure("B", "dome", "o12")
    t.neutral("o11").turn("A").play("slot 2")
    assert t["A"].credits == 2 - 2 + 9


@pytest.mark.rule("SHA-CRATER-03", "SHA-CRATER-10")
def test_a_sector_too_dear_cannot_be_skipped() -> None:
    t = crater(technician=1).structure("A", "dome", "o1").structure("B", "dome", "o12").turn("A")
    assert "slot 2" not in t.options
    assert t.why_not("slot 2") == "SHA-CRATER-10"
    with pytest.raises(frostline.IllegalMove):
        t.play("slot 2")


@pytest.mark.rule("SHA-CRATER-03")
def test_a_sector_nobody_needs_is_paid_for_all_the_same() -> None:
    t = crater(scientist=1).give("A", credits=5).structure("B", "dome", "o12").turn("A").play("slot 2")
    assert (t.who, t["A"].credits, t["B"].credits) == ("", 4, 1)


@pytest.mark.rule("SHA-CRATER-04")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_a_powered_sector_without_structure_is_not_activated(kind: str) -> None:
    t = crater(**{kind: 1}).power("o1 o12 o11").token("v24", "moon-mining").turn("A").play("slot 2")
    a = t["A"]
    assert (t.who, a.titanium, a.rare_earth, a.credits, a.helium) == ("", 0, 0, 0, 0)


@pytest.mark.rule("SHA-CRATER-05")
@pytest.mark.parametrize("slot", [1, 6, 11, 16, 21, 26])
def test_the_central_hex_gives_a_technician_nothing(slot: int) -> None:
    assert crater(technician=1).centre(3).turn("A").play(f"slot {slot}")["A"].credits == 0
    t = domes(crater(technician=1).centre(3), "A", ROWS[slot][0]).turn("A").play(f"slot {slot}")
    assert t["A"].credits == 12


@pytest.mark.rule("SHA-CRATER-05", "SHA-CRATER-15")
def test_a_scientist_activates_no_token_for_the_central_hex() -> None:
    t = crater(scientist=1).centre(3).structure("A", "dome", "o3").turn("A").play("slot 6")
    assert (t.who, t["A"].tourists, t["A"].helium, t["A"].basalt) == ("", 0, 0, 0)


# Paying.


@pytest.mark.rule("SHA-CRATER-06")
@pytest.mark.parametrize("slot", [1, 2, 30])
def test_an_own_structure_however_small_makes_a_sector_free(slot: int) -> None:
    t = crater(engineer=1).structure("A", "dome", "o1").structure("B", "laboratory-top", "o1")
    t.turn("A").play(f"slot {slot}")
    assert (t["A"].rare_earth, t["A"].credits, t["B"].credits) == (1, 0, 0)


@pytest.mark.rule("SHA-CRATER-07")
@pytest.mark.parametrize(("slot", "sector", "value"), [(2, "o12", 1), (9, "o12", 2), (1, "o7", 3)])
def test_the_slot_names_the_price_of_a_sector(slot: int, sector: str, value: int) -> None:
    t = crater(engineer=1).give("A", credits=5).structure("B", "dome", sector).turn("A").play(f"slot {slot}")
    assert (t["A"].credits, t["B"].credits) == (5 - value, value)


@pytest.mark.rule("SHA-CRATER-07", "SHA-CRATER-08")
@pytest.mark.parametrize(
    ("b", "c", "paid"),
    [
        ("dome", "workshop-top", "C"),
        ("workshop-bottom", "dome", "B"),
        ("laboratory-top", "workshop-middle", "B"),
        ("workshop-middle", "laboratory-bottom", "C"),
        ("laboratory-middle", "dome", "B"),
    ],
)
def test_the_owner_of_the_biggest_structure_is_paid(b: str, c: str, paid: str) -> None:
    t = crater(engineer=1).give("A", credits=3).structure("B", b, "o1").structure("C", c, "o1")
    t.turn("A").play("slot 1")
    assert {who: t[who].credits for who in "ABC"} == {"A": 0, "B": 0, "C": 0} | {paid: 3}


@pytest.mark.rule("SHA-CRATER-07")
def test_the_biggest_of_three_structures_is_paid_alone() -> None:
    t = crater(4, engineer=1).give("A", credits=1).structure("B", "workshop-top", "o1").structure("C", "dome", "o1")
    t.structure("D", "laboratory-top", "o1").turn("A").play("slot 2")
    assert [t[who].credits for who in "ABCD"] == [0, 0, 0, 1]


@pytest.mark.rule("SHA-CRATER-07")
def test_each_sector_pays_its_own_owner() -> None:
    t = crater(engineer=1).give("A", credits=7).structure("B", "dome", "o2").structure("C", "headquarters", "i2")
    t.structure("A", "dome", "i3").structure("B", "dome", "o6").turn("A").play("slot 3")
    assert [t[who].credits for who in "ABC"] == [1, 4, 2]


@pytest.mark.rule("SHA-CRATER-08")
@pytest.mark.parametrize("name", ["dome", "workshop", "laboratory"])
def test_no_two_structures_of_a_sector_have_the_same_size(name: str) -> None:
    mine, others = (name, name) if name == "dome" else (f"{name}-top", f"{name}-bottom")
    t = crater(engineer=1).structure("B", others, "o1").give("A", titanium=9, rare_earth=9).ring(18).turn("A")
    assert f"build {mine}" not in t.play("line build").options


@pytest.mark.rule("SHA-CRATER-09")
def test_the_bank_is_paid_for_a_neutral_dome() -> None:
    t = crater(2, engineer=1).give("A", credits=4).neutral("i1").turn("A").play("slot 1")
    assert (t["A"].credits, t["B"].credits, t["A"].titanium) == (1, 0, 1)


@pytest.mark.rule("SHA-CRATER-09", "SHA-CRATER-10")
def test_a_neutral_dome_is_not_free() -> None:
    t = crater(2, engineer=1).give("A", credits=2).neutral("i1").turn("A")
    assert "slot 1" not in t.options
    assert "slot 4" in t.options


@pytest.mark.rule("SHA-CRATER-10", "SHA-CRATER-11")
@pytest.mark.parametrize("slot", ROWS)
def test_one_credit_short_of_the_whole_row_closes_the_slot(slot: int) -> None:
    sectors, value = ROWS[slot]
    t = domes(crater(technician=1).give("A", credits=value * len(sectors.split()) - 1), "B", sectors).turn("A")
    assert f"slot {slot}" not in t.options
    assert t.why_not(f"slot {slot}") == "SHA-CRATER-10"


@pytest.mark.rule("SHA-CRATER-10", "SHA-CRATER-11")
@pytest.mark.parametrize(("held", "allowed"), [(0, False), (1, False), (2, True)])
def test_what_a_technician_would_gain_does_not_help_to_pay(held: int, allowed: bool) -> None:
    t = crater(technician=1).give("A", credits=held).structure("A", "dome", "o1").structure("B", "dome", "o12")
    t.structure("B", "workshop-top", "o11").turn("A")
    assert ("slot 2" in t.options) == allowed


@pytest.mark.rule("SHA-CRATER-10")
def test_only_foreign_sectors_count_for_the_total() -> None:
    t = crater(technician=1).give("A", credits=3).structure("A", "dome", "o1").structure("A", "dome", "i4")
    t.structure("B", "dome", "i1").turn("A").play("slot 1")
    assert (t["A"].credits, t["B"].credits) == (9, 3)


@pytest.mark.rule("SHA-CRATER-12")
@pytest.mark.parametrize("kind", ["engineer", "technician", "scientist"])
def test_an_empty_row_may_be_used_for_nothing(kind: str) -> None:
    t = crater(**{kind: 1}).turn("A").play("slot 1")
    a = t["A"]
    assert (t.who, t.in_slot(1)) == ("", kind)
    assert (a.credits, a.titanium, a.rare_earth, a.tourists, a.helium, a.basalt) == (0, 0, 0, 0, 0, 0)


# What the astronauts do.


@pytest.mark.rule("SHA-CRATER-13")
@pytest.mark.parametrize("slot", ROWS)
def test_an_engineer_mines_what_each_sector_shows(slot: int) -> None:
    sectors = ROWS[slot][0].split()
    t = domes(crater(engineer=1), "A", ROWS[slot][0]).turn("A").play(f"slot {slot}")
    rare = len(RARE_EARTH.intersection(sectors))
    assert (t["A"].titanium, t["A"].rare_earth, t["A"].credits) == (len(sectors) - rare, rare, 0)


@pytest.mark.rule("SHA-CRATER-13", "SHA-CRATER-07")
def test_an_engineer_mines_one_unit_whatever_the_size_and_number_of_structures() -> None:
    t = crater(engineer=1).give("A", credits=3).structure("B", "dome", "i1").structure("C", "laboratory-top", "i1")
    t.turn("A").play("slot 1")
    assert (t["A"].titanium, t["A"].rare_earth) == (1, 0)


@pytest.mark.rule("SHA-CRATER-14")
@pytest.mark.parametrize(("sectors", "gain"), [("o1", 3), ("o1 i1", 6), ("o1 i1 i4", 9), ("o1 i1 i4 o7", 12)])
def test_a_technician_gains_three_credits_from_each_sector(sectors: str, gain: int) -> None:
    t = domes(crater(technician=1), "A", sectors).turn("A").play("slot 1")
    assert (t["A"].credits, t["A"].titanium, t["A"].rare_earth) == (gain, 0, 0)


@pytest.mark.rule("SHA-CRATER-15")
def test_a_scientist_activates_one_token_around_each_sector() -> None:
    t = domes(crater(scientist=1), "A", "i1 i4").token("v7", "artemis-tours").token("v13", "artemis-tours")
    t.turn("A").play("slot 1")
    assert t.options == ["token v1", "token v7", "token v13"]
    t.play("token v7")
    assert (t.who, t["A"].tourists, t["A"].helium) == ("", 1, 1)


@pytest.mark.rule("SHA-CRATER-15")
@pytest.mark.parametrize(
    ("sector", "slot", "corner"), [("o1", 1, "v13"), ("o1", 1, "v24"), ("o4", 5, "v8"), ("o11", 26, "v22")]
)
def test_a_token_touches_the_sectors_around_its_slot(sector: str, slot: int, corner: str) -> None:
    t = crater(scientist=1).structure("A", "dome", sector).token(corner, "moon-mining").turn("A").play(f"slot {slot}")
    assert t["A"].helium == 1


@pytest.mark.rule("SHA-CRATER-15")
def test_a_token_elsewhere_is_out_of_reach() -> None:
    t = crater(scientist=1).structure("A", "dome", "o1").token("v14", "moon-mining").turn("A").play("slot 1")
    assert (t.who, t["A"].helium) == ("", 0)


@pytest.mark.rule("SHA-CRATER-16", "SHA-CRATER-17")
def test_a_token_between_two_sectors_is_used_only_once() -> None:
    t = domes(crater(scientist=1), "A", "o1 o12").token("v24", "moon-mining").turn("A").play("slot 2")
    assert (t.who, t["A"].helium) == ("", 1)


@pytest.mark.rule("SHA-CRATER-16")
def test_a_token_is_used_again_in_another_action() -> None:
    t = domes(crater(scientist=2), "A", "o1 o12").token("v24", "moon-mining")
    t.turn("A").play("slot 2").turn("A").play("slot 25")
    assert t["A"].helium == 2


@pytest.mark.rule("SHA-CRATER-16")
def test_a_used_token_is_not_offered_to_the_next_sector() -> None:
    t = domes(crater(scientist=1), "A", "o1 o12").token("v24", "moon-mining").token("v12", "artemis-tours")
    t.token("v13", "artemis-tours").token("v23", "moon-mining").turn("A").play("slot 2")
    assert t.options == ["token v13", "token v24"]
    assert t.play("token v24").options == ["token v12", "token v23"]


@pytest.mark.rule("SHA-CRATER-17")
@pytest.mark.parametrize(("first", "tourists", "helium"), [("v13", 1, 1), ("v24", 0, 1)])
def test_the_player_decides_which_sector_uses_a_token(first: str, tourists: int, helium: int) -> None:
    t = domes(crater(scientist=1), "A", "o1 o12").token("v24", "moon-mining").token("v13", "artemis-tours")
    t.turn("A").play("slot 2", f"token {first}")
    assert (t.who, t["A"].tourists, t["A"].helium) == ("", tourists, helium)


@pytest.mark.rule("SHA-CRATER-17")
def test_a_sector_without_token_gives_a_scientist_nothing() -> None:
    t = domes(crater(scientist=1), "A", "o1 o7").token("v18", "moon-mining").turn("A").play("slot 1")
    assert (t.who, t["A"].helium, t["A"].tourists) == ("", 1, 0)


@pytest.mark.rule("SHA-CRATER-18")
def test_a_token_serves_the_active_player_only() -> None:
    t = crater(scientist=1).give("A", credits=3).structure("B", "dome", "i1").turn("A").play("slot 1")
    assert (t["A"].tourists, t["A"].credits) == (1, 0)
    assert (t["B"].tourists, t["B"].credits) == (0, 3)


@pytest.mark.rule("SHA-CRATER-18")
@pytest.mark.parametrize(
    ("corporation", "good"), [("space-robotics", "robots"), ("evergreen-farms", "plants"), ("moon-mining", "helium")]
)
def test_a_token_gives_what_its_corporation_gives(corporation: str, good: str) -> None:
    t = table(3, "space-robotics evergreen-farms moon-mining").crew("A", scientist=1).structure("A", "dome", "o1")
    t.token("v13", corporation).turn("A").play("slot 30")
    assert {name for name, amount in t["A"].goods.items() if amount} == {good}


# What does not happen in the crater.


@pytest.mark.rule("SHA-CRATER-19")
def test_an_engineer_places_no_token_in_the_crater() -> None:
    t = crater(engineer=1).structure("A", "dome", "i1").turn("A").play("slot 1")
    assert (t.who, len(t.on_board("artemis-tours")), t["A"].tourists) == ("", 4, 0)


@pytest.mark.rule("SHA-CRATER-19")
def test_a_technician_performs_no_corporation_action_in_the_crater() -> None:
    t = crater(technician=1).structure("A", "dome", "i1").turn("A").play("slot 1")
    assert (t.who, t["A"].reputation) == ("", 0)


@pytest.mark.rule("SHA-CRATER-19")
def test_a_scientist_gains_no_astronaut_in_the_crater() -> None:
    t = crater(scientist=1).structure("A", "dome", "i1").gateway(engineer=2).turn("A").play("slot 1")
    assert (t.who, t.in_gateway, t.free("A", "domes")) == ("", {"engineer": 2}, 1)


@pytest.mark.rule("SHA-CRATER-19")
def test_no_panel_is_built_during_a_crater_action() -> None:
    t = crater(scientist=1).give("A", rare_earth=2).structure("A", "dome", "i1").token("v7", "moon-mining").turn("A")
    assert "panel" not in t.options
    assert t.play("slot 1").options == ["token v1", "token v7"]
    assert t.play("token v1").who == ""


@pytest.mark.rule("SHA-CRATER-20")
def test_an_astronaut_keeps_its_slot_until_it_is_retrieved() -> None:
    t = table(2).crew("AB", engineer=2).actions().play("slot 1", "slot 2", "slot 3")
    assert "slot 1" not in t.options
    t.play("slot 4")
    assert [t.in_slot(slot) for slot in range(1, 6)] == ["engineer"] * 4 + [""]
    assert not any(t.retrieve().in_slot(slot) for slot in range(1, 31))


# The examples of the rulebook.


@pytest.mark.rule("SHA-CRATER-06", "SHA-CRATER-14")
def test_example_fabios_technician_gains_nine_credits() -> None:
    """EX-02: Fabio is A."""
    t = crater(technician=1).structure("A", "dome", "o1").structure("A", "workshop-top", "o12")
    t.structure("A", "dome", "o11").structure("B", "laboratory-top", "o11").turn("A").play("slot 2")
    assert (t["A"].credits, t["B"].credits) == (9, 0)


@pytest.mark.rule("SHA-CRATER-07", "SHA-CRATER-11", "SHA-CRATER-13")
def test_example_nestores_engineer_pays_matthieu_twice_and_mines_three_sectors() -> None:
    """EX-03: Nestore is A, Matthieu B."""
    t = crater(engineer=1).give("A", credits=2).structure("A", "dome", "o1").structure("B", "workshop-top", "o12")
    t.structure("C", "dome", "o12").structure("B", "dome", "o11").turn("A").play("slot 2")
    assert (t["A"].credits, t["B"].credits, t["C"].credits) == (0, 2, 0)
    assert (t["A"].titanium, t["A"].rare_earth) == (2, 1)


@pytest.mark.rule("SHA-CRATER-06", "SHA-CRATER-15", "SHA-CRATER-16", "SHA-CRATER-17")
def test_example_matthieus_scientist_gains_helium_and_two_tourists() -> None:
    """EX-04: Matthieu is A."""
    t = domes(crater(scientist=1), "A", "o3 o2 o1").token("v15", "moon-mining").token("v24", "artemis-tours")
    t.token("v7", "artemis-tours").token("v14", "selenium-research").turn("A").play("slot 7")
    t.play("token v15", "token v7")
    assert (t.who, t["A"].credits, t["A"].helium, t["A"].tourists, t["A"].ice) == ("", 0, 1, 2, 0)
