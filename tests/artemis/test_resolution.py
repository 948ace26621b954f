"""Resolution, catalogue 7.1 to 7.4: the way round the board, Basecamp, Vents and Quarry, Gantry."""

import pytest
from artemis_table import Table, table

SMOKER, TAP, GROTTO = "black-smoker-field", "mantle-tap", "crystal-grotto"  # difficulty 8, 10, 7


# 7.1 Frame.


@pytest.mark.rule("ART-RES-01")
def test_the_regions_are_resolved_from_basecamp_round_to_the_academy() -> None:
    t = table(5).event("thermal-bloom").give("BC", relief=1).give("D", minerals=1).give("E", energy=2)
    t.expeditions(SMOKER).on_expedition(SMOKER, "A6 B2").vents(0, "B1").quarry(0, "C1")
    t.gantry("manufactory: D1").doorstep("P", "E1").build("A", "sensor-station").academy("A3P")
    t.resolution().play("A: reward 1", "B: relief 1", "C: relief 2", "D: claim", "E: colonist pioneer")
    assert t.prompt == "PlaceColonist"
    assert t.play("A: shelters").who == ""


@pytest.mark.rule("ART-RES-01")
@pytest.mark.parametrize(("dice", "badges"), [("A5 B3", 0), ("A5 B4", 1)])
def test_an_event_on_spot_a_happens_before_basecamp(dice: str, badges: int) -> None:
    t = table(2).event("ice-quake").expeditions(GROTTO).on_expedition(GROTTO, dice).resolution()
    assert t["A"].badges == badges


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_b_happens_after_basecamp() -> None:
    t = table(2).event("explorers-acclaim").expeditions(SMOKER).on_expedition(SMOKER, "A6 B2").resolution()
    t.play("reward 1")
    assert [t["A"].vp, t["B"].vp] == [1, 1]


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_b_happens_before_the_vents() -> None:
    t = table(2).event("vent-eruption").give("A", energy=1).vents(4, "A4").resolution()
    assert t["A"].energy == 4


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_c_happens_after_the_vents_and_before_the_quarry() -> None:
    t = table(2).event("rockfall").vents(0, "A1").quarry(4, "A4").resolution()
    assert t["A"].relief == 1  # its 2 Minerals come before the Rockfall takes 2, the 4 of the Quarry after it
    assert t["A"].minerals == 4


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_d_happens_before_the_gantry() -> None:
    t = table(2).event("crane-fault").quarry(4, "A4").gantry("manufactory: A4").resolution()
    assert t.who == ""
    assert t.tiles() == ["manufactory"]


@pytest.mark.rule("ART-RES-01")
@pytest.mark.parametrize(("energy", "asked"), [(2, ""), (3, "A")])
def test_an_event_on_spot_e_happens_before_the_doorstep(energy: int, asked: str) -> None:
    t = table(2).event("quarantine").give("A", energy=energy).doorstep("P", "A1").resolution()
    assert t.who == asked


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_f_happens_after_the_doorstep_and_before_the_academy() -> None:
    t = table(2).event("engineering-symposium").give("A", energy=2).doorstep("E", "A1").academy("B1P")
    t.resolution().play("A: colonist engineer", "A: resources 0e 3m")
    assert t.who == ""
    assert t["A"].minerals == 3
    assert t["B"].energy + t["B"].minerals == 0


@pytest.mark.rule("ART-RES-01")
def test_an_event_on_spot_g_happens_after_the_academy() -> None:
    t = table(2).event("leviathan-attack").academy("A3P").give("AB", energy=3).resolution()
    assert [t["A"].vp, t["A"].energy] == [1, 3]
    assert [t["B"].vp, t["B"].energy] == [0, 0]


@pytest.mark.rule("ART-RES-02")
def test_dice_go_back_as_their_region_is_resolved() -> None:
    t = table(2).event("thermal-bloom").give("B", minerals=1, energy=2).vents(1, "A1").quarry(1, "A1").outfitter("A5")
    t.expeditions(SMOKER).on_expedition(SMOKER, "A6").gantry("manufactory: B1").doorstep("P", "B1").academy("A3P")
    t.resolution()
    assert [t.party(SMOKER), t.row("vents"), t.row("quarry")] == ["", "", ""]
    assert [t.bids("manufactory"), t.row("doorstep")] == ["B1", "B1"]
    assert t.play("B: decline").bids("manufactory") == ""
    t.play("B: done")
    assert [t.row("doorstep"), len(t.state.trainees), t.row("outfitter")] == ["", 0, ""]


# 7.2 Basecamp.


@pytest.mark.rule("ART-RES-03")
@pytest.mark.parametrize(("cards", "order"), [((SMOKER, TAP), "AB"), ((TAP, SMOKER), "BA")])
def test_the_expedition_closest_to_the_deck_is_resolved_first(cards: tuple[str, str], order: str) -> None:
    t = table(2).expeditions(*cards).on_expedition(SMOKER, "A6 B2").on_expedition(TAP, "B6 A4")
    t.region("basecamp").play(f"{order[0]}: reward 1")
    assert t.who == order[1]


@pytest.mark.rule("ART-RES-03", "ART-REL-07")
def test_an_expedition_is_finished_before_the_next_one_begins() -> None:
    t = (
        table(2)
        .give("B", relief=1)
        .expeditions(GROTTO, SMOKER)
        .on_expedition(GROTTO, "B1+P")
        .on_expedition(SMOKER, "A6 B2")
    )
    t.region("basecamp").play("B: relief 1")
    assert t.who == "A"
    assert t.in_shelters("B") == "P"


@pytest.mark.rule("ART-RES-04")
def test_an_expedition_without_dice_has_no_effect() -> None:
    t = table(3).expeditions("drifting-pods", SMOKER).rewards_on("drifting-pods", "PE").region("basecamp")
    assert t.who == ""
    assert [(t[who].relief, t[who].badges, t.in_shelters(who)) for who in "ABC"] == [(0, 0, "")] * 3


@pytest.mark.rule("ART-RES-05")
@pytest.mark.parametrize("dice", ["A5 B2", "A6+P", "A4+PP B1", "A4+E B3", "A4+M B3", "A2+S B5", "A1 A1 A1 B1 B1 B1 C1"])
def test_an_expedition_fails_one_below_its_difficulty(dice: str) -> None:
    t = table(3).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp")
    assert [t["A"].badges, t["A"].relief] == [0, 1]


@pytest.mark.rule("ART-RES-05")
@pytest.mark.parametrize("dice", ["A5 B3", "A6+PP", "A5+PP B1", "A5 B2+P", "A6 B3", "A3+P B1+P C1+P"])
def test_an_expedition_succeeds_at_its_difficulty_and_above(dice: str) -> None:
    t = table(3).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp")
    assert t.prompt == "ChooseReward"
    assert [t["A"].badges, t["A"].relief] == [1, 0]


@pytest.mark.rule("ART-RES-06")
def test_on_a_failed_expedition_each_player_gains_one_relief_step_and_nothing_else() -> None:
    t = table(3).expeditions(SMOKER).on_expedition(SMOKER, "A1 B2 A1 A1+E").region("basecamp")
    assert t.who == ""
    assert [t[who].relief for who in "ABC"] == [1, 1, 0]
    assert [t[who].badges for who in "ABC"] == [0, 0, 0]
    assert [(t[who].minerals, t[who].energy, t[who].vp) for who in "AB"] == [(2, 0, 0)] * 2


@pytest.mark.rule("ART-RES-07")
@pytest.mark.parametrize(
    ("dice", "first"),
    [("A5 B3 B3", "B"), ("A6 B3 B2", "A"), ("A6 B4+PPP", "B"), ("A6 B4+P", "A"), ("A6 B1+P B3+PP", "B")],
)
def test_players_are_ranked_by_the_sum_of_their_own_dice_and_pioneers(dice: str, first: str) -> None:
    assert table(2).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp").who == first


@pytest.mark.rule("ART-RES-08")
@pytest.mark.parametrize(("choice", "first", "second"), [(1, (3, 0), (0, 5)), (2, (0, 5), (3, 0))])
def test_the_first_chooses_a_reward_and_the_second_gets_the_other(choice: int, first: object, second: object) -> None:
    t = table(2).expeditions(SMOKER).on_expedition(SMOKER, "A6 B2").region("basecamp")
    assert set(t.options) == {"reward 1", "reward 2"}
    t.play(f"A: reward {choice}")
    assert [t["A"].badges, t["B"].badges] == [1, 1]
    assert [(t[who].minerals, t[who].energy) for who in "AB"] == [first, second]


@pytest.mark.rule("ART-RES-07", "ART-RES-08", "ART-RES-09", "ART-RES-13")
def test_drifting_pods_of_the_booklet() -> None:
    t = table(3).expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "B6 A5+PP C3").region("basecamp").play("A: reward 1")
    assert t.in_shelters("A") == "PPPE"
    assert t["B"].vp == 1
    assert [t[who].badges for who in "ABC"] == [1, 1, 0]
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]


@pytest.mark.rule("ART-RES-09")
def test_everybody_below_the_second_gets_a_relief_step_only() -> None:
    t = (
        table(5)
        .expeditions(SMOKER)
        .on_expedition(SMOKER, "A6 B5 C3 D2 E1 E1 C1")
        .region("basecamp")
        .play("A: reward 2")
    )
    assert [t[who].badges for who in "ABCDE"] == [1, 1, 0, 0, 0]
    assert [t[who].relief for who in "ABCDE"] == [0, 0, 1, 1, 1]
    assert [t[who].minerals for who in "CDE"] == [2, 2, 2]


@pytest.mark.rule("ART-RES-10")
@pytest.mark.parametrize(
    ("dice", "first"),
    [("A4 B4", "A"), ("B4 A4", "B"), ("A4 B6 A2", "A"), ("B6 A4 A2", "B"), ("A1 B6 A5", "A"), ("B4 A3+P", "B")],
)
def test_a_tie_goes_to_the_player_whose_earliest_die_lies_lower(dice: str, first: str) -> None:
    assert table(2).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp").who == first


@pytest.mark.rule("ART-RES-10", "ART-RES-09")
@pytest.mark.parametrize(("dice", "second", "third"), [("A6 B3 C3", "B", "C"), ("C1 A6 B3 C2", "C", "B")])
def test_a_tie_for_second_is_broken_in_the_same_way(dice: str, second: str, third: str) -> None:
    t = table(3).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp").play("A: reward 1")
    assert [t[second].badges, t[second].energy, t[second].relief] == [1, 5, 0]
    assert [t[third].badges, t[third].energy, t[third].relief] == [0, 0, 1]


@pytest.mark.rule("ART-RES-11")
@pytest.mark.parametrize("dice", ["A6+PP", "A4 A4"])
@pytest.mark.parametrize("choice", ["reward 1", "reward 2"])
def test_a_single_player_gets_both_rewards_and_one_badge(dice: str, choice: str) -> None:
    t = table(2).expeditions(SMOKER).on_expedition(SMOKER, dice).region("basecamp").play(f"A: {choice}")
    assert t.who == ""
    assert [t["A"].minerals, t["A"].energy, t["A"].badges, t["A"].relief] == [3, 5, 1, 0]


@pytest.mark.rule("ART-RES-11")
@pytest.mark.parametrize(("choice", "prompt"), [(1, "ChooseRelief"), (2, "ChooseKind")])
def test_a_single_player_chooses_which_reward_comes_first(choice: int, prompt: str) -> None:
    t = table(2).give("A", relief=1).expeditions("weather-mast-repair").on_expedition("weather-mast-repair", "A6")
    assert t.region("basecamp").play(f"A: reward {choice}").prompt == prompt


@pytest.mark.rule("ART-RES-12", "ART-REL-08")
def test_the_effects_of_an_expedition_come_in_a_fixed_order() -> None:
    t = table(4).expeditions("ice-shelf-survey").on_expedition("ice-shelf-survey", "A2+S A6 B5 C3 D4+E")
    t.build("A", "expedition-hub").shelters("B", "P").give("CD", relief=1).academy().region("basecamp")
    t.play("A: reward 1", "A: resources 3e 0m", "B: skip", "D: resources 1e 1m", "D: relief 1", "C: relief 1")
    assert [t.who, t.prompt] == ["A", "ReturnColonist"]


@pytest.mark.rule("ART-RES-12", "ART-EXP-14")
def test_the_first_player_is_served_in_full_before_the_second() -> None:
    t = table(2).expeditions("ice-shelf-survey").on_expedition("ice-shelf-survey", "A2+S A6 B5").shelters("B", "P")
    t.academy().region("basecamp").play("A: reward 1")
    assert [t["A"].badges, t["B"].badges] == [1, 0]
    t.play("A: resources 3e 0m")
    assert [t.who, t["A"].energy, t["A"].vp, t["B"].badges] == ["B", 3, 1, 1]


@pytest.mark.rule("ART-RES-12", "ART-EXP-07")
def test_a_single_player_gets_both_rewards_before_the_engineers_gain() -> None:
    t = table(2).expeditions("weather-mast-repair").on_expedition("weather-mast-repair", "A6+E").give("A", relief=1)
    t.region("basecamp").play("reward 2", "resources 3e 0m", "relief 2")
    assert t.prompt == "ChooseEngineerGain"
    assert t.play("resources 0e 2m").who == ""
    assert [t["A"].energy, t["A"].minerals, t.in_shelters("A")] == [5, 2, "E"]


@pytest.mark.rule("ART-RES-13")
def test_colonists_come_back_to_shelters_never_to_another_building() -> None:
    t = table(2).build("A", "manufactory").build("B", "expedition-hub").expeditions(SMOKER)
    t.on_expedition(SMOKER, "A5+P A5+E B1").region("basecamp").play("A: reward 1", "A: resources 2e 0m")
    assert t.who == ""
    assert [t.in_shelters("A"), t.staff("A", "manufactory"), t.staff("B", "expedition-hub")] == ["PE", "", ""]


@pytest.mark.rule("ART-RES-13", "ART-RES-14", "ART-OCN-04b")
@pytest.mark.parametrize(("where", "shelters", "hub"), [("into expedition-hub", "", "PM"), ("shelters", "M", "P")])
def test_colonists_may_come_back_to_an_own_hub_with_room(where: str, shelters: str, hub: str) -> None:
    t = table(2).build("A", "expedition-hub", "P").build("A", "sensor-station").expeditions(SMOKER)
    t.on_expedition(SMOKER, "A1+M").region("basecamp")
    assert set(t.options) == {"shelters", "into expedition-hub"}
    t.play(where)
    assert [t.in_shelters("A"), t.staff("A", "expedition-hub")] == [shelters, hub]


@pytest.mark.rule("ART-RES-13", "ART-RES-14", "ART-OCN-04b")
def test_a_hub_takes_back_no_more_than_it_has_room_for() -> None:
    t = (
        table(2)
        .build("A", "expedition-hub", "E")
        .expeditions(SMOKER)
        .on_expedition(SMOKER, "A1+PPP")
        .region("basecamp")
    )
    assert t.play("into expedition-hub").who == ""
    assert [t.in_shelters("A"), t.staff("A", "expedition-hub")] == ["PP", "PE"]


@pytest.mark.rule("ART-RES-14", "ART-RES-06", "ART-EXP-08")
def test_colonists_come_back_from_a_failed_expedition() -> None:
    t = table(2).expeditions("first-contact-reef").on_expedition("first-contact-reef", "A5+E B1+PP").region("basecamp")
    assert [t.in_shelters("A"), t.in_shelters("B"), t.discards()] == ["E", "PP", ""]
    assert [t["A"].relief, t["B"].relief] == [1, 1]
    assert [t["A"].energy, t["A"].minerals] == [0, 2]  # the relief step alone, nothing for the Engineer


# 7.3 Vents and Quarry.


def harvest(region: str, pool: int, row: str, seats: int = 3) -> Table:
    """Resolve Vents or Quarry with that pool and row."""
    t = table(seats)
    return getattr(t, region)(pool, row).region(region)


GOODS = pytest.mark.parametrize(("region", "good"), [("vents", "energy"), ("quarry", "minerals")])


@pytest.mark.rule("ART-RES-15", "ART-RES-16", "ART-RES-17")
def test_the_vents_of_the_booklet() -> None:
    t = harvest("vents", 8, "A1 B3 A3 B4 C4")
    assert [t[who].energy for who in "ABC"] == [4, 4, 0]
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]
    assert t.state.vents == 0


@pytest.mark.rule("ART-RES-15", "ART-RES-18")
@GOODS
def test_each_die_takes_its_value_without_being_asked(region: str, good: str) -> None:
    t = harvest(region, 12, "A1 B4 A6")
    assert t.who == ""
    assert [getattr(t["A"], good), getattr(t["B"], good)] == [7, 4]
    assert getattr(t.state, region) == 1


@pytest.mark.rule("ART-RES-16")
@GOODS
@pytest.mark.parametrize("left", [1, 4, 5])
def test_a_die_that_finds_too_little_takes_what_is_left_and_gains_no_relief(region: str, good: str, left: int) -> None:
    t = harvest(region, 2 + left, "A2 B6")
    assert [getattr(t["B"], good), t["B"].relief, getattr(t.state, region)] == [left, 0, 0]


@pytest.mark.rule("ART-RES-17")
@pytest.mark.parametrize("region", ["vents", "quarry"])
def test_a_die_behind_one_that_takes_the_last_of_it_is_exposed(region: str) -> None:
    t = harvest(region, 4, "A4 C4")
    assert [t["A"].relief, t["C"].relief] == [0, 1]


@pytest.mark.rule("ART-RES-17")
@pytest.mark.parametrize("region", ["vents", "quarry"])
def test_each_exposed_die_gives_a_relief_step(region: str) -> None:
    t = harvest(region, 0, "A1 A1 B2 A6").play("A: relief 1", "A: relief 1")
    assert [t["A"].relief, t["B"].relief] == [3, 1]
    assert t["A"].minerals == 6


# 7.4 Gantry.


@pytest.mark.rule("ART-RES-19", "ART-RES-20", "ART-RES-23")
def test_the_gantry_of_the_booklet() -> None:
    t = table(3).give("AB", minerals=4).gantry("volcanic-extractor", "manufactory: C3 A4", "shuttle-bay: B4")
    t.region("gantry").play("A: claim", "B: claim")
    assert [t.buildings(who) for who in "ABC"] == [["manufactory"], ["shuttle-bay"], []]
    assert [t["A"].minerals, t["B"].minerals, t["C"].minerals] == [0, 0, 2]
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]
    assert t.tiles() == ["volcanic-extractor"]


@pytest.mark.rule("ART-RES-20")
@pytest.mark.parametrize(("minerals", "bid"), [(4, 4), (7, 4), (1, 1), (6, 6)])
def test_the_highest_bidder_may_pay_the_bid_and_take_the_tile(minerals: int, bid: int) -> None:
    t = table(2).give("A", minerals=minerals).gantry(f"manufactory: A{bid}").region("gantry")
    assert set(t.options) == {"claim", "decline"}
    t.play("A: claim")
    assert [t.buildings("A"), t["A"].minerals, t.tiles()] == [["manufactory"], minerals - bid, []]


@pytest.mark.rule("ART-RES-20", "ART-RES-21", "ART-RES-22")
@pytest.mark.parametrize("minerals", [0, 3])
def test_a_lone_bidder_who_cannot_pay_leaves_the_tile(minerals: int) -> None:
    t = table(2).give("A", minerals=minerals).gantry("manufactory: A4").region("gantry")
    assert [t.who, t.tiles(), t["A"].minerals, t["A"].relief] == ["", ["manufactory"], minerals, 0]


@pytest.mark.rule("ART-RES-21", "ART-RES-22", "ART-RES-23")
@pytest.mark.parametrize(("refusing", "relief"), [("", [1, 1, 0]), ("C", [1, 0, 0]), ("CB", [0, 0, 0])])
def test_after_a_decline_the_option_passes_to_the_next_highest_bid(refusing: str, relief: list[int]) -> None:
    t = table(3).give("ABC", minerals=6).gantry("manufactory: A2 B4 C6").region("gantry")
    who, price = [("C", 6), ("B", 4), ("A", 2)][len(refusing)]
    t.play(*[f"{each}: decline" for each in refusing], f"{who}: claim")
    assert [t.buildings(who), t[who].minerals] == [["manufactory"], 6 - price]
    assert [t[each].relief for each in "ABC"] == relief


@pytest.mark.rule("ART-RES-21", "ART-RES-22", "ART-RES-23")
def test_who_cannot_pay_is_passed_over_and_gains_no_relief() -> None:
    t = table(3).give("C", minerals=5).give("B", minerals=4).gantry("manufactory: A2 B4 C6").region("gantry")
    t.play("B: claim")
    assert t.buildings("B") == ["manufactory"]
    assert [t[who].relief for who in "ABC"] == [1, 0, 0]


@pytest.mark.rule("ART-RES-21", "ART-RES-22", "ART-RES-23")
def test_a_tile_that_all_decline_stays_and_nobody_gains_relief() -> None:
    t = table(3).give("ABC", minerals=6).gantry("manufactory: A2 B4 C6").region("gantry")
    t.play("C: decline", "B: decline", "A: decline")
    assert [t.who, t.tiles()] == ["", ["manufactory"]]
    assert [(t[who].relief, t[who].minerals) for who in "ABC"] == [(0, 6)] * 3


@pytest.mark.rule("ART-RES-19", "ART-RES-23")
def test_being_outbid_on_two_tiles_gives_two_steps() -> None:
    t = table(2).give("B", minerals=5).gantry("manufactory: A1 B2", "shuttle-bay: A1 B3").region("gantry")
    t.play("B: claim", "B: claim", "A: relief 1")
    assert [t["A"].relief, t["A"].minerals] == [2, 4]


@pytest.mark.rule("ART-RES-23", "ART-RES-24")
@pytest.mark.parametrize(
    ("bids", "relief"), [("A2 A4", [0, 0, 0]), ("A2 B3 A5", [0, 1, 0]), ("B1 B2 C3 B4 A5", [0, 1, 1])]
)
def test_each_other_bidder_gains_one_step_per_tile_and_the_buyer_none(bids: str, relief: list[int]) -> None:
    t = table(3).give("A", minerals=6).gantry(f"manufactory: {bids}").region("gantry").play("A: claim")
    assert [t[who].relief for who in "ABC"] == relief


@pytest.mark.rule("ART-RES-25")
@pytest.mark.parametrize("tiles", [["manufactory", "shuttle-bay"], ["shuttle-bay", "manufactory"]])
def test_the_tile_closest_to_the_stack_is_sold_first(tiles: list[str]) -> None:
    t = table(2).give("A", minerals=4).gantry(*[f"{name}: A4" for name in tiles]).region("gantry").play("A: claim")
    assert [t.who, t.buildings("A"), t.tiles()] == ["", tiles[:1], tiles[1:]]


@pytest.mark.rule("ART-RES-26", "ART-RES-22", "ART-RES-24")
@pytest.mark.parametrize("minerals", [6, 5, 2])
def test_who_declined_or_could_not_pay_the_high_die_is_out_with_the_low_one(minerals: int) -> None:
    t = table(2).give("A", minerals=minerals).give("B", minerals=4).gantry("manufactory: A2 B4 A6").region("gantry")
    if minerals == 6:
        t.play("A: decline")
    t.play("B: decline")
    assert [t.who, t.buildings("A"), t.tiles()] == ["", [], ["manufactory"]]


@pytest.mark.rule("ART-RES-26", "ART-RES-22")
def test_a_declined_high_bid_shields_its_low_die_from_relief() -> None:
    t = table(2).give("AB", minerals=6).gantry("manufactory: A2 B4 A6").region("gantry")
    t.play("A: decline", "B: claim")
    assert [t.buildings("B"), t["B"].minerals] == [["manufactory"], 2]
    assert [t["A"].relief, t["B"].relief] == [0, 0]


@pytest.mark.rule("ART-RES-27", "ART-GEN-08")
def test_colonists_of_the_shelters_may_move_into_a_claimed_building_at_once() -> None:
    t = table(2).give("A", minerals=2).shelters("A", "PPM").build("A", "drone-docks", "E")
    t.gantry("manufactory: A1", "shuttle-bay: A1").region("gantry").play("A: claim")
    assert set(t.options) == {"colonist pioneer", "done"}  # the Engineer of the Drone Docks stays, Marines do not fit
    t.play("A: colonist pioneer")
    assert [t.prompt, t.staff("A", "manufactory"), t.in_shelters("A")] == ["MayClaim", "P", "PM"]


@pytest.mark.rule("ART-RES-27", "ART-GEN-08")
def test_a_claimed_surface_building_may_be_staffed_at_once_too_or_stay_empty() -> None:
    t = table(2).start("A", round=4).give("A", minerals=2).shelters("A", "PM")
    t.gantry("sentry-pylon: A1", "scion-tower: A1").region("gantry")
    t.play("A: claim", "A: colonist marine", "A: claim", "A: done")
    assert [t.staff("A", "sentry-pylon"), t.staff("A", "scion-tower"), t.in_shelters("A")] == ["M", "", "P"]
