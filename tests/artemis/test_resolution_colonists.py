"""Resolution, catalogue 7.5 and 7.6: Doorstep and Academy."""

import pytest
from artemis_table import table

import frostline

# 7.5 Doorstep.


@pytest.mark.rule("ART-RES-28", "ART-RES-30")
def test_the_doorstep_of_the_booklet() -> None:
    t = table(3).give("ABC", energy=10).doorstep("EMPPP", "C1 A2 B3 C4 A5").region("doorstep")
    t.play("C: colonist marine", "A: colonist engineer", "B: colonist pioneer", "B: colonist pioneer")
    t.play("C: colonist pioneer")
    assert [t.who, t.waiting()] == ["", ""]
    assert [t.in_shelters(who) for who in "ABC"] == ["E", "PP", "PM"]
    assert [t[who].energy for who in "ABC"] == [8, 6, 6]
    assert [t[who].relief for who in "ABC"] == [1, 0, 0]


@pytest.mark.rule("ART-RES-28")
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_a_die_takes_at_most_its_number_of_colonists(die: int, most: int) -> None:
    t = table(2).give("A", energy=20).doorstep("PPPPPP", f"A{die}").region("doorstep")
    for _ in range(most):
        t.play("A: colonist pioneer")
    assert t.who == ""
    assert [t.in_shelters("A"), t["A"].energy] == ["P" * most, 20 - 2 * most]


@pytest.mark.rule("ART-RES-28", "ART-RES-31")
@pytest.mark.parametrize(("energy", "taken"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4), (10, 4)])
def test_each_colonist_costs_two_energy(energy: int, taken: int) -> None:
    t = table(2).give("A", energy=energy).doorstep("MMMMM", "A6").region("doorstep")
    for _ in range(taken):
        t.play("A: colonist marine")
    assert t.who == ""
    assert [t.in_shelters("A"), t["A"].energy, t["A"].relief] == ["M" * taken, energy - 2 * taken, 0]


@pytest.mark.rule("ART-RES-28")
def test_the_owner_chooses_who_comes_among_those_still_there() -> None:
    t = table(2).give("A", energy=20).doorstep("PPS", "A6").region("doorstep")
    assert set(t.options) == {"colonist pioneer", "colonist steward", "done"}
    t.play("A: colonist steward")
    assert set(t.options) == {"colonist pioneer", "done"}
    with pytest.raises(frostline.IllegalMove):
        t.play("A: colonist engineer")


@pytest.mark.rule("ART-RES-28")
def test_the_leftmost_die_chooses_first_wherever_its_owner_sits() -> None:
    t = table(3).start("A").give("AC", energy=4).doorstep("MP", "C2 A5").region("doorstep")
    t.play("C: colonist marine", "A: colonist pioneer")
    assert [t.in_shelters("A"), t.in_shelters("C")] == ["P", "M"]


@pytest.mark.rule("ART-RES-29", "ART-RES-31", "ART-RES-33")
@pytest.mark.parametrize("taken", [0, 1, 3])
def test_taking_fewer_or_none_is_allowed_and_gives_no_relief(taken: int) -> None:
    t = table(2).give("A", energy=20).doorstep("PPPPP", "A5").region("doorstep")
    t.play(*["A: colonist pioneer"] * taken, "A: done")
    assert [t.who, t.in_shelters("A"), t.waiting()] == ["", "P" * taken, "P" * (5 - taken)]
    assert [t["A"].energy, t["A"].relief] == [20 - 2 * taken, 0]
    assert ("ART-RES-29" in t.rules_told()) == (taken == 0)  # who recruits nobody is named


@pytest.mark.rule("ART-RES-30")
def test_every_die_that_finds_the_doorstep_empty_gives_a_relief_step() -> None:
    t = table(2).give("A", energy=20).doorstep("", "A1 B1 A2 A6").region("doorstep")
    t.play("A: relief 1", "A: relief 1")
    assert [t["A"].relief, t["B"].relief] == [3, 1]
    assert [t["A"].minerals, t["A"].energy] == [6, 20]


@pytest.mark.rule("ART-RES-30")
def test_the_die_that_takes_the_last_colonist_gives_no_relief_but_the_next_does() -> None:
    t = table(2).give("AB", energy=20).doorstep("PP", "A4 B4").region("doorstep")
    t.play("A: colonist pioneer", "A: colonist pioneer")
    assert [t.who, t["A"].relief, t["B"].relief] == ["", 0, 1]


@pytest.mark.rule("ART-RES-30")
def test_relief_comes_to_a_die_at_an_empty_doorstep_even_without_energy() -> None:
    assert table(2).doorstep("", "A1").region("doorstep")["A"].relief == 1


@pytest.mark.rule("ART-RES-31")
@pytest.mark.parametrize("energy", [0, 1])
def test_who_cannot_pay_takes_nobody_and_gains_no_relief(energy: int) -> None:
    t = table(2).give("A", energy=energy).doorstep("P", "A6 A6").region("doorstep")
    assert [t.who, t["A"].relief, t["A"].energy, t.waiting()] == ["", 0, energy, "P"]


@pytest.mark.rule("ART-RES-32", "ART-GEN-07")
def test_each_colonist_taken_may_go_at_once_into_an_own_building_with_room() -> None:
    t = table(2).give("A", energy=6).build("A", "manufactory").build("B", "crystal-foundry").doorstep("EEP", "A4")
    t.region("doorstep").play("A: colonist engineer")
    assert set(t.options) == {"shelters", "into manufactory"}
    t.play("A: into manufactory", "A: colonist engineer", "A: colonist pioneer", "A: shelters")
    assert [t.staff("A", "manufactory"), t.in_shelters("A")] == ["E", "PE"]  # no room for a second Engineer


@pytest.mark.rule("ART-RES-32", "ART-GEN-06")
def test_a_colonist_whom_no_building_fits_goes_to_shelters() -> None:
    t = table(2).give("A", energy=2).build("A", "sensor-station").doorstep("P", "A4").region("doorstep")
    assert t.play("A: colonist pioneer").who == ""
    assert [t.in_shelters("A"), t.staff("A", "sensor-station")] == ["P", ""]


@pytest.mark.rule("ART-RES-33", "ART-REFRESH-15")
def test_colonists_left_over_wait_for_the_next_round() -> None:
    t = table(3).give("A", energy=2).doorstep("SSS", "A1").bag("P" * 14)
    t.region("doorstep").play("A: colonist steward")
    assert t.waiting() == "SS"
    assert t.refresh(2).waiting() == "PPPPPSS"


# 7.6 Academy.


@pytest.mark.rule("ART-RES-34")
@pytest.mark.parametrize(("left", "right"), [("A", "B"), ("B", "A")])
def test_the_left_space_is_resolved_before_the_right_one(left: str, right: str) -> None:
    t = table(3).academy(f"{left}3P", f"{right}4P", supply="EM").region("academy")
    assert [t.in_shelters(left), t.in_shelters(right)] == ["M", "P"]


@pytest.mark.rule("ART-RES-34", "ART-RES-41")
def test_the_second_trainee_of_a_player_may_find_the_type_gone() -> None:
    t = table(3).academy("A3P", "A3S", supply="M").region("academy")
    assert [t.in_shelters("A"), t.discards(), t.supply()] == ["MS", "P", ""]


@pytest.mark.rule("ART-RES-35", "ART-RES-38")
def test_the_academy_of_the_booklet() -> None:
    t = table(3).academy("A3P").region("academy")
    assert [t.who, t.in_shelters("A"), t.discards()] == ["", "M", "P"]
    assert t.supply() == "EEEEMMMSSSS"


@pytest.mark.rule("ART-RES-35", "ART-RES-40")
@pytest.mark.parametrize(("die", "new"), [(1, "E"), (2, "E"), (3, "M"), (4, "M"), (5, "S"), (6, "S")])
@pytest.mark.parametrize("old", ["P", "E", "M", "S"])
def test_the_die_tells_the_new_type_whoever_was_placed(die: int, new: str, old: str) -> None:
    t = table(3).academy(f"A{die}{old}", supply="EMS").region("academy")
    assert [t.in_shelters("A"), t.discards()] == [new, old]
    assert t.supply() == "EMS".replace(new, "")


@pytest.mark.rule("ART-RES-36")
def test_the_discarded_colonist_does_not_join_the_supply() -> None:
    t = table(3).academy("A1M", "B3P", supply="E").region("academy")
    assert [t.in_shelters("A"), t.in_shelters("B")] == ["E", "P"]  # the Marine given up cannot be B's
    assert [t.supply(), t.discards()] == ["", "M"]


@pytest.mark.rule("ART-RES-37", "ART-RES-38", "ART-GEN-07")
@pytest.mark.parametrize(("answer", "staff", "shelters"), [("into sensor-station", "M", ""), ("shelters", "", "M")])
def test_the_new_colonist_is_placed_in_a_building_with_room_or_in_shelters(
    answer: str, staff: str, shelters: str
) -> None:
    t = table(3).build("A", "sensor-station").build("A", "scoutpost").academy("A3P").region("academy")
    assert set(t.options) == {"shelters", "into sensor-station"}
    t.play(f"A: {answer}")
    assert [t.staff("A", "sensor-station"), t.in_shelters("A"), t.discards()] == [staff, shelters, "P"]


@pytest.mark.rule("ART-RES-38")
def test_training_cannot_be_declined_even_if_the_new_type_is_unwanted() -> None:
    t = table(3).academy("A1S", supply="E").region("academy")
    assert [t.who, t.in_shelters("A"), t.discards(), t.supply()] == ["", "E", "S", ""]


@pytest.mark.rule("ART-RES-39")
@pytest.mark.parametrize(("trainee", "kind"), [("A1E", "E"), ("A3M", "M"), ("A6S", "S")])
def test_a_colonist_may_be_trained_into_its_own_type(trainee: str, kind: str) -> None:
    t = table(3).academy(trainee).region("academy")
    assert [t.in_shelters("A"), t.discards()] == [kind, kind]
    assert t.supply().count(kind) == 3


@pytest.mark.rule("ART-RES-41")
@pytest.mark.parametrize(("die", "supply"), [(1, "MS"), (2, "MS"), (3, "ES"), (4, "ES"), (5, "EM"), (6, "EM")])
def test_if_the_type_has_run_out_the_colonist_comes_back_and_nothing_is_gained(die: int, supply: str) -> None:
    t = table(3).academy(f"A{die}P", supply=supply).region("academy")
    assert [t.who, t.in_shelters("A"), t.discards(), t.supply()] == ["", "P", "", supply]
    assert [t["A"].relief, t["A"].minerals, t["A"].energy] == [0, 0, 0]


@pytest.mark.rule("ART-RES-42", "ART-RES-41")
@pytest.mark.parametrize(("answer", "staff", "shelters"), [("into scoutpost", "P", ""), ("shelters", "", "P")])
def test_a_colonist_taken_back_may_go_to_any_own_building_with_room(answer: str, staff: str, shelters: str) -> None:
    t = table(3).build("A", "scoutpost").build("A", "sensor-station").build("B", "crystal-foundry")
    t.academy("A3P", supply="ES").region("academy")
    assert set(t.options) == {"shelters", "into scoutpost"}
    t.play(f"A: {answer}")
    assert [t.staff("A", "scoutpost"), t.in_shelters("A"), t.discards()] == [staff, shelters, ""]
