"""Section 6 of the catalogue: sending colonists on an Expedition."""

import pytest
from artemis_table import Table, table

import frostline

GROTTO = "crystal-grotto"  # difficulty 7, rewards 1 VP and 3 Minerals
SEND = ("nobody", "colonist pioneer", "colonist engineer", "colonist marine", "colonist steward")


def sender(face: int, shelters: str, beside: str = "") -> Table:
    """A holds one die before the Crystal Grotto, with these colonists in Shelters and 2 Energy, 2 Minerals."""
    t = table(3).dice(A=[face]).shelters("A", shelters).give("A", energy=2, minerals=2)
    return t.expeditions(GROTTO).on_expedition(GROTTO, beside).placement()


# Who may be sent, from where, and the fee.


@pytest.mark.rule("ART-EXP-01")
@pytest.mark.parametrize("region", ["vents", "quarry", "doorstep", "outfitter", "bid manufactory"])
def test_a_die_placed_elsewhere_sends_nobody(region: str) -> None:
    t = table(2).dice(A=[2], B=[2]).shelters("A", "PEMS").give("A", energy=2, minerals=2)
    t.expeditions(GROTTO).on_expedition(GROTTO, "A5").gantry("manufactory").placement().play(region)
    assert t.who == "B"
    assert t.in_shelters("A") == "PEMS"
    assert t.party(GROTTO) == "A5"


@pytest.mark.rule("ART-EXP-01")
def test_nobody_follows_a_die_that_was_sent_alone() -> None:
    t = table(2).dice(A=[2], B=[2]).shelters("A", "PEMS").give("A", energy=2).expeditions(GROTTO).placement()
    t.play("A: expedition crystal-grotto", "A: nobody", "B: vents")
    assert t.who == ""
    assert t.party(GROTTO) == "A2"


@pytest.mark.rule("ART-EXP-01")
def test_a_later_die_takes_its_own_colonists_and_not_those_of_an_earlier_one() -> None:
    t = table(2).dice(A=[2, 2]).shelters("A", "PP").give("A", energy=2).expeditions(GROTTO).placement()
    t.play("expedition crystal-grotto", "nobody")
    t.play("expedition crystal-grotto", "colonist pioneer", "number 2")
    assert t.party(GROTTO) == "A2 A2+PP"


@pytest.mark.rule("ART-EXP-02")
def test_one_type_or_nobody_goes_with_a_die() -> None:
    t = sender(2, "PPEMS").play("expedition crystal-grotto")
    assert t.options == list(SEND)


@pytest.mark.rule("ART-EXP-02")
def test_nobody_is_sent_when_the_owner_so_decides() -> None:
    t = sender(2, "PPEMS").play("expedition crystal-grotto", "nobody")
    assert t.party(GROTTO) == "A2"
    assert t.in_shelters("A") == "PPEMS"
    assert (t["A"].energy, t["A"].minerals) == (2, 2)


@pytest.mark.rule("ART-EXP-02")
@pytest.mark.parametrize(("number", "stay"), [(1, "PPPE"), (2, "PPE"), (3, "PE"), (4, "E")])
def test_any_number_of_pioneers_may_go_with_one_die(number: int, stay: str) -> None:
    t = sender(2, "PPPPE").play("expedition crystal-grotto", "colonist pioneer")
    assert t.options == ["number 1", "number 2", "number 3", "number 4"]
    t.play(f"number {number}", "resources 1e 0m")
    assert t.party(GROTTO) == "A2+" + "P" * number
    assert t.in_shelters("A") == stay


@pytest.mark.rule("ART-EXP-02")
@pytest.mark.parametrize("who", ["engineer", "marine", "steward"])
def test_of_the_other_types_only_one_goes_and_no_pioneer_with_it(who: str) -> None:
    t = sender(2, "PPEEMMSS").play("expedition crystal-grotto", f"colonist {who}", "resources 1e 0m")
    letter = who[0].upper()
    assert t.who == ""
    assert t.party(GROTTO) == f"A2+{letter}"
    assert t.in_shelters("A") == "PPEEMMSS".replace(letter * 2, letter)


@pytest.mark.rule("ART-EXP-03")
@pytest.mark.parametrize(("fee", "left"), [("resources 1e 0m", (1, 2)), ("resources 0e 1m", (2, 1))])
@pytest.mark.parametrize("number", [1, 3])
def test_the_fee_is_one_resource_of_choice_for_any_number_of_pioneers(
    number: int, fee: str, left: tuple[int, int]
) -> None:
    t = sender(2, "PPP").play("expedition crystal-grotto", "colonist pioneer", f"number {number}")
    assert set(t.options) == {"resources 1e 0m", "resources 0e 1m"}
    t.play(fee)
    assert (t["A"].energy, t["A"].minerals) == left


@pytest.mark.rule("ART-EXP-03")
@pytest.mark.parametrize("who", ["engineer", "marine", "steward"])
def test_the_fee_is_one_resource_for_every_other_type_too(who: str) -> None:
    t = sender(2, "PEMS").play("expedition crystal-grotto", f"colonist {who}", "resources 0e 1m")
    assert (t["A"].energy, t["A"].minerals) == (2, 1)


@pytest.mark.rule("ART-EXP-03")
def test_the_fee_is_due_for_each_die_as_it_is_placed() -> None:
    t = table(2).dice(A=[2, 2]).shelters("A", "PE").give("A", energy=2).expeditions(GROTTO).placement()
    t.play("expedition crystal-grotto", "colonist pioneer")
    assert t["A"].energy == 1
    t.play("expedition crystal-grotto", "colonist engineer")
    assert t["A"].energy == 0
    assert t.party(GROTTO) == "A2+P A2+E"


@pytest.mark.rule("ART-EXP-03", "ART-EXP-06")
def test_the_example_of_the_five_with_two_pioneers() -> None:
    t = table(3).dice(A=[5]).shelters("A", "PP").give("A", energy=1).expeditions(GROTTO).placement()
    t.play("expedition crystal-grotto", "colonist pioneer", "number 2")
    assert t.party(GROTTO) == "A5+PP"
    assert t.in_shelters("A") == ""
    assert t["A"].energy == 0


@pytest.mark.rule("ART-EXP-04")
@pytest.mark.parametrize(("energy", "minerals", "asked"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_without_a_resource_nobody_leaves_shelters(energy: int, minerals: int, asked: bool) -> None:
    t = table(3).dice(A=[2]).shelters("A", "PEMS").give("A", energy=energy, minerals=minerals, toolkits=5)
    t.expeditions(GROTTO).placement().play("expedition crystal-grotto")
    assert t.options == (list(SEND) if asked else [])
    assert t.party(GROTTO) == "A2"


@pytest.mark.rule("ART-EXP-04")
def test_without_a_resource_only_the_hub_can_send() -> None:
    t = table(3).dice(A=[2]).shelters("A", "PPEMS").build("A", "expedition-hub", "PE").expeditions(GROTTO)
    t.placement().play("expedition crystal-grotto")
    assert t.options == ["nobody", "colonist pioneer", "colonist engineer"]
    t.play("colonist pioneer")
    assert t.party(GROTTO) == "A2+P"
    assert (t.in_shelters("A"), t.staff("A", "expedition-hub")) == ("PPEMS", "E")


@pytest.mark.rule("ART-EXP-05")
def test_colonists_in_other_buildings_stay_there() -> None:
    t = table(3).dice(A=[2]).shelters("A", "P").give("A", energy=2, minerals=2).build("A", "manufactory", "EP")
    t.build("A", "assault-pod", "M").build("A", "scion-tower", "S").expeditions(GROTTO).placement()
    t.play("expedition crystal-grotto")
    assert t.options == ["nobody", "colonist pioneer"]
    assert t.why_not("colonist engineer") == "ART-EXP-05"
    t.play("colonist pioneer")
    with pytest.raises(frostline.IllegalMove):
        t.play("number 2")


@pytest.mark.rule("ART-EXP-05")
def test_colonists_in_a_hub_may_be_sent_without_fee() -> None:
    t = table(3).dice(A=[3]).build("A", "expedition-hub", "E").build("A", "drone-docks", "E").expeditions(GROTTO)
    t.placement().play("expedition crystal-grotto", "colonist engineer")
    assert t.party(GROTTO) == "A3+E"
    assert (t.staff("A", "expedition-hub"), t.staff("A", "drone-docks")) == ("", "E")


# Pioneers.


@pytest.mark.rule("ART-EXP-06")
@pytest.mark.parametrize(("dice", "badges"), [("A6", 0), ("A6+P", 1), ("A5+P", 0), ("A5+PP", 1), ("A1+PPPPPP", 1)])
def test_each_pioneer_adds_one_also_beyond_six(dice: str, badges: int) -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, dice).region("basecamp")
    if badges:
        t.play("reward 1")
    assert t["A"].badges == badges
    assert t["A"].relief == 1 - badges


@pytest.mark.rule("ART-EXP-06")
def test_pioneers_count_for_their_owners_rank() -> None:
    t = table(3).expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "B6 A5+PP C3").region("basecamp")
    t.play("A: reward 1")
    assert (t["A"].badges, t["B"].badges, t["C"].badges) == (1, 1, 0)
    assert (t["B"].vp, t["C"].relief) == (1, 1)
    assert t.in_shelters("A") == "PPPE"


@pytest.mark.rule("ART-EXP-06")
def test_pioneers_leave_the_face_of_their_die_as_it_is() -> None:
    t = sender(6, "PPP").play("expedition crystal-grotto", "colonist pioneer", "number 3", "resources 1e 0m")
    assert t.party(GROTTO) == "A6+PPP"


# Engineers.


@pytest.mark.rule("ART-EXP-07")
@pytest.mark.parametrize(
    ("gain", "energy", "minerals"), [("resources 2e 0m", 2, 0), ("resources 1e 1m", 1, 1), ("resources 0e 2m", 0, 2)]
)
def test_an_engineer_on_a_success_gains_two_resources_in_any_mix(gain: str, energy: int, minerals: int) -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A3+E B5").region("basecamp").play("B: reward 2")
    assert t.who == "A"
    t.play(gain)
    assert (t["A"].energy, t["A"].minerals, t["A"].vp) == (energy, minerals, 1)


@pytest.mark.rule("ART-EXP-07")
def test_an_engineer_pays_even_the_third_and_the_fourth() -> None:
    t = table(4).expeditions(GROTTO).on_expedition(GROTTO, "A6 B5 C2+E D1+E").region("basecamp")
    t.play("A: reward 1", "C: resources 2e 0m", "D: resources 2e 0m")
    assert (t["C"].energy, t["D"].energy) == (2, 2)
    assert (t["C"].badges, t["D"].badges) == (0, 0)
    assert (t["C"].relief, t["D"].relief) == (1, 1)


@pytest.mark.rule("ART-EXP-07")
def test_an_engineer_pays_the_first_besides_the_reward() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A6+E B5").region("basecamp")
    t.play("A: reward 2", "A: resources 0e 2m")
    assert t["A"].minerals == 5


@pytest.mark.rule("ART-EXP-07", "ART-EXP-08")
@pytest.mark.parametrize(("other", "gain"), [(2, True), (1, False)])
def test_an_engineer_pays_only_if_the_difficulty_is_reached(other: int, gain: bool) -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, f"A5+E B{other}").region("basecamp")
    if gain:
        t.play("A: reward 1", "A: resources 2e 0m")
    assert t["A"].energy == (2 if gain else 0)
    assert t.who == ""


@pytest.mark.rule("ART-EXP-08")
def test_a_failed_expedition_brings_an_engineer_nothing_but_relief() -> None:
    t = table(3).expeditions("council-delegation").on_expedition("council-delegation", "A5+E B3").region("basecamp")
    assert (t["A"].relief, t["B"].relief) == (1, 1)
    assert (t["A"].energy, t["A"].minerals) == (0, 2)  # the first relief space
    assert t.in_shelters("A") == "E"


# Marines.


@pytest.mark.rule("ART-EXP-09")
@pytest.mark.parametrize(("number", "party"), [(1, "B4 C6 A3+M"), (2, "B3 C6 A3+M")])
def test_a_marine_turns_an_opponents_die_down_at_once(number: int, party: str) -> None:
    t = sender(3, "M", "B5 C6").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m", "target 0")
    assert t.options == ["number 1", "number 2"]
    t.play(f"number {number}")
    assert t.party(GROTTO) == party


@pytest.mark.rule("ART-EXP-09")
def test_the_sender_of_a_marine_chooses_among_opponents_dice_on_that_expedition() -> None:
    t = table(3).dice(A=[3]).shelters("A", "M").give("A", energy=1).expeditions(GROTTO, "drifting-pods")
    t.on_expedition(GROTTO, "B5 A6 C4 B2").on_expedition("drifting-pods", "B6").placement()
    t.play("expedition crystal-grotto", "colonist marine")
    assert t.options == ["target 0", "target 2", "target 3"]
    t.play("target 2", "number 2")
    assert t.party(GROTTO) == "B5 A6 C2 B2 A3+M"
    assert t.party("drifting-pods") == "B6"


@pytest.mark.rule("ART-EXP-09", "ART-EXP-19")
@pytest.mark.parametrize(("face", "numbers"), [(2, []), (3, ["number 1", "number 2"]), (6, ["number 1", "number 2"])])
def test_a_marine_never_lowers_a_die_below_one(face: int, numbers: list[str]) -> None:
    t = sender(3, "M", f"B{face}").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m")
    assert t.options == numbers
    if numbers:
        t.play("number 2")
    assert t.party(GROTTO) == f"B{max(1, face - 2)} A3+M"


@pytest.mark.rule("ART-EXP-10")
def test_a_marine_does_not_touch_the_pioneers_beside_the_die() -> None:
    t = sender(3, "M", "B5+PP").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m", "number 2")
    assert t.party(GROTTO) == "B3+PP A3+M"
    t.region("basecamp").play("B: reward 1")
    assert (t["B"].badges, t["A"].badges) == (1, 1)


@pytest.mark.rule("ART-EXP-10", "ART-EXP-19")
def test_a_one_with_pioneers_is_no_target() -> None:
    t = sender(3, "M", "B1+PPP C4").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m", "number 2")
    assert t.party(GROTTO) == "B1+PPP C2 A3+M"


@pytest.mark.rule("ART-EXP-11")
@pytest.mark.parametrize("beside", ["", "A6", "B1", "B1 A4 C1"])
def test_a_marine_may_go_where_there_is_nothing_to_lower(beside: str) -> None:
    t = sender(3, "M", beside).play("expedition crystal-grotto", "colonist marine", "resources 1e 0m")
    assert t.who == ""
    assert t.party(GROTTO) == f"{beside} A3+M".strip()
    assert (t["A"].energy, t.in_shelters("A")) == (1, "")


@pytest.mark.rule("ART-EXP-12")
def test_a_lowered_die_counts_its_new_value_at_resolution() -> None:
    t = sender(3, "M", "B5").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m", "number 2")
    t.region("basecamp")
    assert (t["A"].badges, t["B"].badges) == (0, 0)  # 3 + 3 instead of 8
    assert (t["A"].relief, t["B"].relief) == (1, 1)


@pytest.mark.rule("ART-EXP-12")
def test_a_lowered_die_ranks_by_its_new_value() -> None:
    t = sender(4, "M", "B5").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m", "number 2")
    t.region("basecamp")
    assert t.who == "A"
    assert t.play("reward 1")["A"].vp == 1


@pytest.mark.rule("ART-EXP-12")
def test_a_die_may_be_lowered_by_one_marine_after_the_other() -> None:
    t = table(3).dice(A=[1], C=[1]).shelters("A", "M").shelters("C", "M").give("AC", energy=1).expeditions(GROTTO)
    t.on_expedition(GROTTO, "B6").placement()
    t.play("expedition crystal-grotto", "colonist marine", "number 2")
    t.play("C: expedition crystal-grotto", "C: colonist marine", "number 2")
    assert t.party(GROTTO) == "B2 A1+M C1+M"


@pytest.mark.rule("ART-EXP-19")
def test_lowering_is_not_optional_once_a_marine_is_sent() -> None:
    t = sender(2, "M", "B4 C3").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m")
    assert t.options == ["target 0", "target 1"]
    for move in ("skip", "done", "nobody", "number 0"):
        with pytest.raises(frostline.IllegalMove):
            t.play(move)
    t.play("target 0")
    assert t.options == ["number 1", "number 2"]


@pytest.mark.rule("ART-EXP-19")
def test_a_marine_strikes_even_if_that_makes_the_expedition_fail() -> None:
    t = sender(5, "M", "B2").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m")
    assert t.party(GROTTO) == "B1 A5+M"
    t.region("basecamp")
    assert (t["A"].badges, t["A"].relief) == (0, 1)


@pytest.mark.rule("ART-EXP-19")
def test_a_one_is_no_target_while_a_higher_die_is_there() -> None:
    t = sender(5, "M", "B1 C2 B3").play("expedition crystal-grotto", "colonist marine", "resources 1e 0m")
    assert t.options == ["target 1", "target 2"]
    assert t.why_not("target 0") == "ART-EXP-19"


# Stewards.


@pytest.mark.rule("ART-EXP-13")
@pytest.mark.parametrize(("face", "allowed"), [(1, True), (2, True), (3, False), (6, False)])
def test_a_steward_goes_only_with_a_one_or_a_two(face: int, allowed: bool) -> None:
    t = sender(face, "PS").play("expedition crystal-grotto")
    assert ("colonist steward" in t.options) == allowed
    if not allowed:
        assert t.why_not("colonist steward") == "ART-EXP-13"


@pytest.mark.rule("ART-EXP-13")
@pytest.mark.parametrize(("face", "change", "allowed"), [(3, "toolkit down", True), (2, "toolkit up", False)])
def test_toolkits_count_before_a_steward_is_sent(face: int, change: str, allowed: bool) -> None:
    t = table(3).dice(A=[face]).shelters("A", "PS").give("A", energy=1, toolkits=1).expeditions(GROTTO).placement()
    t.play(change, "expedition crystal-grotto")
    assert ("colonist steward" in t.options) == allowed


@pytest.mark.rule("ART-EXP-13")
def test_a_hub_sends_a_steward_under_the_same_condition() -> None:
    t = table(3).dice(A=[3]).build("A", "expedition-hub", "PS").expeditions(GROTTO).placement()
    t.play("expedition crystal-grotto")
    assert t.options == ["nobody", "colonist pioneer"]


@pytest.mark.rule("ART-EXP-14", "ART-EXP-15", "ART-EXP-18")
def test_a_steward_gains_a_point_for_being_first_thanks_to_another_die() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A2+S B5 A4").region("basecamp").play("A: reward 2")
    assert (t["A"].vp, t["A"].minerals) == (1, 3)
    assert t["B"].vp == 1  # the other reward


@pytest.mark.rule("ART-EXP-14", "ART-EXP-18")
def test_a_steward_gains_nothing_for_the_second_place() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A2+S B5").region("basecamp").play("B: reward 1")
    assert (t["A"].badges, t["A"].minerals, t["A"].vp) == (1, 3, 0)


@pytest.mark.rule("ART-EXP-14")
def test_a_steward_gains_nothing_on_a_failed_expedition() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A2+S A3 B1").region("basecamp")
    assert (t["A"].vp, t["A"].relief, t.in_shelters("A")) == (0, 1, "S")


@pytest.mark.rule("ART-EXP-14")
@pytest.mark.parametrize(("dice", "who", "vp"), [("A2+S B2 C2 A3 B3", "A", 1), ("B2 A2+S C2 B3 A3", "B", 0)])
def test_a_tie_for_the_first_place_decides_about_the_steward_too(dice: str, who: str, vp: int) -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, dice).region("basecamp")
    t.play(f"{who}: reward {2 if who == 'A' else 1}")
    assert t["A"].vp == vp


@pytest.mark.rule("ART-EXP-15")
@pytest.mark.parametrize(("own", "choice", "vp"), [(3, "B: reward 1", 0), (4, "B: reward 1", 0), (5, "A: reward 2", 1)])
def test_all_own_dice_are_counted_for_the_stewards_place(own: int, choice: str, vp: int) -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, f"B5 A1+S A{own}").region("basecamp").play(choice)
    assert (t["A"].vp, t["A"].minerals) == (vp, 3)


# Several of a type, and being alone.


@pytest.mark.rule("ART-EXP-16")
def test_two_engineers_of_one_player_each_gain_two_resources() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A3+E A3+E B5").region("basecamp").play("A: reward 1")
    while t.who == "A":
        t.play(t.options[0])
    assert t["A"].energy + t["A"].minerals == 4


@pytest.mark.rule("ART-EXP-16")
def test_two_stewards_of_one_player_each_gain_a_point() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A2+S A2+S A4 B3").region("basecamp").play("A: reward 2")
    assert t["A"].vp == 2


@pytest.mark.rule("ART-EXP-16")
def test_two_marines_of_one_player_strike_one_after_the_other() -> None:
    t = table(3).dice(A=[3, 3]).shelters("A", "MM").give("A", energy=2).expeditions(GROTTO)
    t.on_expedition(GROTTO, "B6").placement()
    t.play("expedition crystal-grotto", "colonist marine", "number 2")
    assert t.party(GROTTO) == "B4 A3+M"
    t.play("expedition crystal-grotto", "colonist marine", "number 1")
    assert t.party(GROTTO) == "B3 A3+M A3+M"


@pytest.mark.rule("ART-EXP-17")
def test_the_only_player_on_an_expedition_is_first_for_the_steward() -> None:
    t = table(3).expeditions(GROTTO).on_expedition(GROTTO, "A2+S A5").region("basecamp").play("reward 1")
    assert t["A"].vp == 2  # the card's point and the Steward's
    assert (t["A"].minerals, t["A"].badges) == (3, 1)
