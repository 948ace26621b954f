"""Section 5 of the catalogue: the Placement phase."""

import pytest
from artemis_table import table

import frostline

EXPOSURE = ("vents", "quarry", "doorstep")


# 5.1 General.


@pytest.mark.rule("ART-PLACE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_rolled_five_dice_before_the_first_is_placed(seats: int) -> None:
    state = frostline.game("artemis").new(seats, seed=7)
    for colony in state.colonies:
        assert len(colony.dice) == 5
        assert set(colony.dice) <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("ART-PLACE-01")
def test_every_face_of_the_dice_comes_up() -> None:
    games = [frostline.game("artemis").new(5, seed) for seed in range(10)]
    faces = {face for state in games for colony in state.colonies for face in colony.dice}
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("ART-PLACE-01")
def test_a_roll_is_open_to_the_other_players() -> None:
    game = frostline.game("artemis")
    state = game.new(3, seed=7)
    seen = game.view(state, 1).json()
    assert [colony["dice"] for colony in seen["colonies"]] == [colony.dice for colony in state.colonies]


@pytest.mark.rule("ART-PLACE-02")
@pytest.mark.parametrize(("start", "order"), [("A", "ABCABC"), ("B", "BCABCA"), ("C", "CABCAB")])
def test_dice_are_placed_one_a_turn_clockwise_from_the_start_player(start: str, order: str) -> None:
    t = table(3).dice(A=[2, 2], B=[3, 3], C=[4, 4]).start(start).placement()
    for who in order:
        t.play(f"{who}: outfitter")
    assert t.who == ""
    assert [t[who].dice for who in "ABC"] == [[], [], []]


@pytest.mark.rule("ART-PLACE-02")
def test_a_turn_places_exactly_one_die() -> None:
    t = table(2).dice(A=[2, 6], B=[3]).placement()
    t.play("A: die 6", "A: vents")
    assert t.row("vents") == "A6"
    assert t["A"].dice == [2]
    assert t.who == "B"


@pytest.mark.rule("ART-PLACE-02")
def test_a_die_may_go_to_any_of_the_seven_regions() -> None:
    t = table(3).dice(A=[3]).shelters("A", "P").expeditions("crystal-grotto").gantry("manufactory").academy()
    t.placement()
    assert set(t.options) == {
        *("vents", "quarry", "doorstep", "academy", "outfitter"),
        *("expedition crystal-grotto", "bid manufactory"),
    }


@pytest.mark.rule("ART-PLACE-03")
def test_nobody_may_pass_even_when_most_of_the_board_is_closed() -> None:
    t = table(2).dice(A=[1], B=[1]).gantry("manufactory: B1").academy("B3P").placement()
    assert set(t.options) == {"vents", "quarry", "doorstep", "outfitter"}
    for move in ("done", "skip", "decline"):
        with pytest.raises(frostline.IllegalMove):
            t.play(move)


@pytest.mark.rule("ART-PLACE-04")
@pytest.mark.parametrize(("change", "row"), [("toolkit up", "A4"), ("toolkit down", "A2")])
def test_a_toolkit_changes_the_die_by_one_before_it_is_placed(change: str, row: str) -> None:
    t = table(3).dice(A=[3]).give("A", toolkits=2).placement()
    t.play(change, "vents")
    assert t.row("vents") == row
    assert t["A"].toolkits == 1


@pytest.mark.rule("ART-PLACE-04")
def test_without_toolkits_a_die_stays_as_rolled() -> None:
    t = table(3).dice(A=[3]).give("B", toolkits=5).placement()
    assert not {"toolkit up", "toolkit down"} & set(t.options)
    assert t.why_not("toolkit up") == "ART-PLACE-04"


@pytest.mark.rule("ART-PLACE-04")
def test_nobody_has_to_spend_a_toolkit() -> None:
    t = table(3).dice(A=[3]).give("A", toolkits=2).placement().play("quarry")
    assert t.row("quarry") == "A3"
    assert t["A"].toolkits == 2


@pytest.mark.rule("ART-PLACE-05")
def test_five_toolkits_make_a_six_of_a_one() -> None:
    t = table(3).dice(A=[1]).give("A", toolkits=5).placement()
    t.play(*["toolkit up"] * 5, "vents")
    assert t.row("vents") == "A6"
    assert t["A"].toolkits == 0


@pytest.mark.rule("ART-PLACE-05")
def test_toolkits_for_one_die_end_when_the_last_is_spent() -> None:
    t = table(3).dice(A=[1]).give("A", toolkits=2).placement().play("toolkit up", "toolkit up")
    assert not {"toolkit up", "toolkit down"} & set(t.options)


@pytest.mark.rule("ART-PLACE-06")
@pytest.mark.parametrize(
    ("face", "offered", "refused"), [(1, "toolkit up", "toolkit down"), (6, "toolkit down", "toolkit up")]
)
def test_a_die_never_falls_below_one_nor_rises_above_six(face: int, offered: str, refused: str) -> None:
    t = table(3).dice(A=[face]).give("A", toolkits=3).placement()
    assert offered in t.options
    assert refused not in t.options
    assert t.why_not(refused) == "ART-PLACE-06"
    with pytest.raises(frostline.IllegalMove):
        t.play(refused)


@pytest.mark.rule("ART-PLACE-06")
def test_a_die_raised_to_six_goes_no_further() -> None:
    t = table(3).dice(A=[5]).give("A", toolkits=3).placement().play("toolkit up")
    assert "toolkit up" not in t.options
    assert t["A"].toolkits == 2


@pytest.mark.rule("ART-PLACE-07")
def test_toolkits_leave_all_other_dice_alone() -> None:
    t = table(3).dice(A=[3, 3], B=[3, 5], C=[3, 5]).give("A", toolkits=3).vents(9, "A3 B3").placement()
    t.play("toolkit up", "vents")
    assert t.row("vents") == "A3 B3 A4"
    assert (t["A"].dice, t["B"].dice, t["C"].dice) == ([3], [3, 5], [3, 5])


@pytest.mark.rule("ART-PLACE-07")
def test_a_die_once_placed_is_out_of_reach_of_toolkits() -> None:
    t = table(2).dice(A=[3], B=[4]).give("A", toolkits=3).placement().play("A: vents")
    assert t.who == "B"
    assert not {"toolkit up", "toolkit down"} & set(t.options)
    t.play("B: vents")
    assert t.row("vents") == "A3 B4"
    assert t.who == ""


@pytest.mark.rule("ART-PLACE-08")
def test_toolkits_are_only_for_the_die_in_hand() -> None:
    t = table(2).dice(A=[2, 5], B=[1, 4]).give("AB", toolkits=3).placement()
    assert t.options == ["die 2", "die 5"]
    t.play("A: die 5", "A: toolkit down", "A: vents")
    assert t.options == ["die 1", "die 4"]
    assert (t["A"].dice, t["B"].dice) == ([2], [1, 4])


@pytest.mark.rule("ART-PLACE-09")
@pytest.mark.parametrize("region", [*EXPOSURE, "outfitter"])
def test_one_player_may_put_all_dice_in_the_same_region(region: str) -> None:
    t = table(3).dice(A=[2, 2, 2, 2, 2]).placement().play(*[region] * 5)
    assert t.row(region) == "A2 A2 A2 A2 A2"


@pytest.mark.rule("ART-PLACE-09")
@pytest.mark.parametrize("region", [*EXPOSURE, "outfitter"])
def test_a_region_holds_all_the_dice_of_five_players(region: str) -> None:
    fives = [1, 1, 1, 1, 1]
    t = table(5).dice(A=fives, B=fives, C=fives, D=fives, E=fives).placement().play(*[region] * 25)
    assert len(t.row(region).split()) == 25


@pytest.mark.rule("ART-PLACE-09", "ART-PLACE-11")
def test_basecamp_takes_any_number_of_dice_on_one_expedition() -> None:
    fives = [1, 1, 1, 1, 1]
    t = table(3).dice(A=fives, B=fives).expeditions("drifting-pods").placement()
    t.play(*["expedition drifting-pods"] * 10)
    assert t.party("drifting-pods") == "A1 B1 A1 B1 A1 B1 A1 B1 A1 B1"


# 5.2 Basecamp.


@pytest.mark.rule("ART-PLACE-10")
@pytest.mark.parametrize("face", [1, 3, 6])
def test_a_die_at_basecamp_lies_on_top_whatever_its_value(face: int) -> None:
    t = table(3).dice(A=[face]).expeditions("drifting-pods").on_expedition("drifting-pods", "B3 C5").placement()
    t.play("expedition drifting-pods")
    assert t.party("drifting-pods") == f"B3 C5 A{face}"


@pytest.mark.rule("ART-PLACE-10")
def test_a_die_goes_beside_a_single_expedition() -> None:
    t = table(3).dice(A=[4]).expeditions("drifting-pods", "crystal-grotto").placement()
    t.play("expedition crystal-grotto")
    assert t.party("drifting-pods") == ""
    assert t.party("crystal-grotto") == "A4"


@pytest.mark.rule("ART-PLACE-11")
def test_a_player_may_have_dice_on_several_expeditions_and_several_on_one() -> None:
    t = table(3).dice(A=[4, 4, 4]).expeditions("drifting-pods", "crystal-grotto").placement()
    t.play("expedition drifting-pods", "expedition crystal-grotto", "expedition drifting-pods")
    assert t.party("drifting-pods") == "A4 A4"
    assert t.party("crystal-grotto") == "A4"


# 5.3 Vents, Quarry, Doorstep.


@pytest.mark.rule("ART-PLACE-12", "ART-PLACE-13")
@pytest.mark.parametrize("region", EXPOSURE)
@pytest.mark.parametrize(
    ("face", "row"),
    [
        (1, "A1 A1 B3 B4 C4"),
        (2, "A1 A2 B3 B4 C4"),
        (3, "A1 B3 A3 B4 C4"),  # the example of the rulebook
        (4, "A1 B3 B4 C4 A4"),
        (6, "A1 B3 B4 C4 A6"),
    ],
)
def test_a_new_die_stands_right_of_equal_and_lower_dice(region: str, face: int, row: str) -> None:
    t = table(3).dice(A=[face]).vents(8, "A1 B3 B4 C4").quarry(8, "A1 B3 B4 C4").doorstep("P", "A1 B3 B4 C4")
    t.placement().play(region)
    assert t.row(region) == row


@pytest.mark.rule("ART-PLACE-13")
@pytest.mark.parametrize("region", EXPOSURE)
@pytest.mark.parametrize(("start", "row"), [("A", "A5 B5 C5"), ("B", "B5 C5 A5"), ("C", "C5 A5 B5")])
def test_among_equal_dice_the_earlier_is_further_left(region: str, start: str, row: str) -> None:
    t = table(3).dice(A=[5], B=[5], C=[5]).start(start).placement().play(region, region, region)
    assert t.row(region) == row


@pytest.mark.rule("ART-PLACE-14")
def test_placing_takes_nothing_from_the_pools() -> None:
    t = table(3).dice(A=[6, 6, 6]).vents(8).quarry(7).doorstep("PEM").give("A", energy=9).placement()
    t.play(*EXPOSURE)
    assert (t.state.vents, t.state.quarry, t.waiting()) == (8, 7, "PEM")
    assert (t["A"].energy, t["A"].minerals, t.in_shelters("A")) == (9, 0, "")


@pytest.mark.rule("ART-PLACE-14")
@pytest.mark.parametrize(("staff", "taken"), [("P", 1), ("", 0)])
def test_only_a_staffed_scoutpost_takes_from_the_pool_on_placement(staff: str, taken: int) -> None:
    t = table(3).dice(A=[2, 2]).build("A", "scoutpost", staff).vents(7).quarry(5).placement()
    t.play("vents", "quarry")
    assert (t.state.vents, t.state.quarry) == (7 - taken, 5 - taken)
    assert (t["A"].energy, t["A"].minerals) == (taken, taken)


@pytest.mark.rule("ART-PLACE-15")
def test_no_energy_is_needed_to_place_at_the_doorstep() -> None:
    t = table(3).dice(A=[6]).give("A", energy=0).doorstep("PPPP").placement().play("doorstep")
    assert t.row("doorstep") == "A6"


# 5.4 Gantry.


@pytest.mark.rule("ART-PLACE-16")
def test_a_die_in_the_gantry_is_the_bid_for_one_tile() -> None:
    t = table(3).dice(A=[4]).gantry("manufactory", "shuttle-bay").give("A", minerals=9).placement()
    t.play("bid manufactory")
    assert t.bids("manufactory") == "A4"
    assert t.bids("shuttle-bay") == ""
    t.region("gantry").play("claim")
    assert t["A"].minerals == 5


@pytest.mark.rule("ART-PLACE-16")
def test_only_tiles_in_the_gantry_can_be_bid_for() -> None:
    t = table(3).dice(A=[6]).gantry("manufactory").build("B", "shuttle-bay").expeditions("prefab-drop")
    t.rewards_on("prefab-drop", building="drone-docks").placement()
    assert [move for move in t.options if move.startswith("bid")] == ["bid manufactory"]


@pytest.mark.rule("ART-PLACE-17")
def test_the_example_with_three_tiles() -> None:
    t = table(3).dice(A=[4]).gantry("volcanic-extractor", "manufactory: C3", "shuttle-bay: B4").placement()
    assert [move for move in t.options if move.startswith("bid")] == ["bid volcanic-extractor", "bid manufactory"]
    assert t.why_not("bid shuttle-bay") == "ART-PLACE-17"


@pytest.mark.rule("ART-PLACE-17")
@pytest.mark.parametrize(("face", "legal"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)])
def test_a_bid_must_be_higher_than_every_die_on_the_tile(face: int, legal: bool) -> None:
    t = table(3).dice(A=[face]).gantry("manufactory: B2 C4").placement()
    assert ("bid manufactory" in t.options) == legal


@pytest.mark.rule("ART-PLACE-18")
def test_one_may_outbid_oneself_and_whoever_outbid_one() -> None:
    t = table(2).dice(A=[1, 2, 4], B=[3]).gantry("manufactory: A1").placement()
    t.play("A: die 2", "A: bid manufactory", "B: bid manufactory", "A: die 4", "A: bid manufactory")
    assert t.bids("manufactory") == "A1 A2 B3 A4"


@pytest.mark.rule("ART-PLACE-19")
def test_dice_on_a_tile_never_add_up() -> None:
    t = table(3).dice(A=[4, 5, 6]).gantry("manufactory: A2 A3 B5").placement().play("die 4")
    assert "bid manufactory" not in t.options
    t.play("outfitter", "die 5")
    assert "bid manufactory" not in t.options
    t.play("outfitter", "bid manufactory")
    assert t.bids("manufactory") == "A2 A3 B5 A6"


@pytest.mark.rule("ART-PLACE-19")
def test_nothing_beats_a_six() -> None:
    t = table(3).dice(A=[6]).give("A", toolkits=9).gantry("manufactory: B6").placement()
    assert "bid manufactory" not in t.options
    assert "toolkit up" not in t.options


@pytest.mark.rule("ART-PLACE-20")
def test_no_minerals_are_needed_or_paid_when_bidding() -> None:
    t = table(3).dice(A=[6], B=[6]).give("B", minerals=6).gantry("manufactory", "shuttle-bay").placement()
    t.play("A: bid manufactory", "B: bid shuttle-bay")
    assert t.bids("manufactory") == "A6"
    assert t["B"].minerals == 6


# 5.5 Academy.


@pytest.mark.rule("ART-PLACE-21")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_the_academy_takes_as_many_dice_as_it_has_spaces(seats: int, spaces: int) -> None:
    t = table(seats).dice(A=[3, 3, 3]).shelters("A", "PPP").academy().placement()
    for _ in range(spaces):
        t.play("academy")
    assert len(t.state.trainees) == spaces
    assert "academy" not in t.options
    assert t.why_not("academy") == "ART-PLACE-21"


@pytest.mark.rule("ART-PLACE-22")
@pytest.mark.parametrize("colonist", ["pioneer", "engineer", "marine", "steward"])
def test_a_colonist_of_any_type_comes_along_to_the_academy(colonist: str) -> None:
    t = table(3).dice(A=[3]).shelters("A", "PEMS").academy().placement().play("academy")
    assert t.options == ["colonist pioneer", "colonist engineer", "colonist marine", "colonist steward"]
    t.play(f"colonist {colonist}")
    assert t.in_shelters("A") == "PEMS".replace(colonist[0].upper(), "")


@pytest.mark.rule("ART-PLACE-22")
def test_the_trainee_comes_from_shelters_or_from_any_own_building() -> None:
    t = table(3).dice(A=[3]).shelters("A", "E").build("A", "manufactory", "E").build("A", "drone-docks", "E")
    t.build("B", "shuttle-bay", "E").academy().placement().play("academy")
    assert set(t.options) == {"from shelters", "from manufactory", "from drone-docks"}
    t.play("from drone-docks")
    assert (t.staff("A", "drone-docks"), t.staff("A", "manufactory"), t.in_shelters("A")) == ("", "E", "E")


@pytest.mark.rule("ART-PLACE-23")
def test_the_trainee_leaves_its_building_at_once() -> None:
    t = table(3).dice(A=[3, 3]).build("A", "scoutpost", "P").vents(5).academy().placement()
    t.play("academy")
    assert t.staff("A", "scoutpost") == ""
    t.play("vents")
    assert (t["A"].energy, t.state.vents) == (0, 5)


@pytest.mark.rule("ART-PLACE-24")
def test_a_player_without_a_colonist_at_home_cannot_use_the_academy() -> None:
    t = table(3).dice(A=[3]).build("A", "manufactory").shelters("B", "PPP").academy("A1P")
    t.expeditions("drifting-pods").on_expedition("drifting-pods", "A4+PP").placement()
    assert "academy" not in t.options
    assert t.why_not("academy") == "ART-PLACE-24"


@pytest.mark.rule("ART-PLACE-24")
def test_the_last_colonist_at_home_may_go_but_nobody_after_it() -> None:
    t = table(3).dice(A=[3, 3]).build("A", "manufactory", "P").academy().placement().play("academy")
    assert "academy" not in t.options
    assert len(t.state.trainees) == 1


@pytest.mark.rule("ART-PLACE-25")
def test_one_player_may_fill_both_spaces_of_the_academy() -> None:
    t = table(3).dice(A=[3, 5]).shelters("A", "PP").academy().placement()
    t.play("die 3", "academy", "academy")
    assert [(each.seat, each.face) for each in t.state.trainees] == [(0, 3), (0, 5)]


@pytest.mark.rule("ART-PLACE-26")
def test_a_die_may_go_to_the_academy_though_its_type_has_run_out() -> None:
    t = table(3).dice(A=[3]).shelters("A", "P").academy(supply="EEEESSSS").placement().play("academy")
    assert [(each.seat, each.face) for each in t.state.trainees] == [(0, 3)]
    assert t.in_shelters("A") == ""


@pytest.mark.rule("ART-PLACE-27")
def test_the_left_space_of_the_academy_is_filled_first() -> None:
    t = table(3).dice(A=[6], B=[5]).shelters("A", "P").shelters("B", "P").academy(supply="S").placement()
    t.play("A: academy", "B: academy").region("academy")
    assert t.in_shelters("A") == "S"
    assert t.in_shelters("B") == "P"


@pytest.mark.rule("ART-PLACE-27")
def test_the_value_of_the_die_plays_no_part_in_the_choice_of_space() -> None:
    t = table(3).dice(B=[1]).shelters("B", "P").academy("A6P", supply="EEEESSSS").start("B").placement().play("academy")
    assert [(each.seat, each.face) for each in t.state.trainees] == [(0, 6), (1, 1)]


# 5.6 Outfitter.


@pytest.mark.rule("ART-PLACE-28")
@pytest.mark.parametrize(("face", "gain"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_outfitter_gives_toolkits_at_once(face: int, gain: int) -> None:
    t = table(3).dice(A=[face], B=[1]).give("A", toolkits=3).placement().play("A: outfitter")
    assert t.who == "B"
    assert t["A"].toolkits == 3 + gain


@pytest.mark.rule("ART-PLACE-28")
def test_new_toolkits_serve_from_the_next_die_on() -> None:
    t = table(3).dice(A=[4, 5]).placement().play("die 4")
    assert not {"toolkit up", "toolkit down"} & set(t.options)
    t.play("outfitter", "toolkit down", "toolkit down", "quarry")
    assert t.row("outfitter") == "A4"
    assert t.row("quarry") == "A3"
    assert t["A"].toolkits == 0


@pytest.mark.rule("ART-PLACE-28")
def test_a_die_is_worth_its_changed_value_in_the_outfitter() -> None:
    t = table(3).dice(A=[3]).give("A", toolkits=1).placement().play("toolkit up", "outfitter")
    assert t["A"].toolkits == 2


@pytest.mark.rule("ART-PLACE-29")
def test_a_die_in_the_outfitter_does_nothing_in_resolution() -> None:
    t = table(3).dice(A=[5]).placement().play("outfitter")
    assert t.row("outfitter") == "A5"
    t.event("crane-fault").vents(6).quarry(6).resolution()
    assert (t["A"].toolkits, t["A"].energy, t["A"].minerals, t["A"].relief) == (2, 0, 0, 0)
