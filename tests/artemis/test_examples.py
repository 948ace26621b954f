"""The worked examples of the rulebook and the boundary scenarios derived from it (catalogue, section 19).

Yellow, green and purple of the booklets are A, B and C.
"""

import pytest
from artemis_table import card, table

RANKS = ["Tentacle Cleanup Crew", "Mediocronaut", "Macro Manager", "Colonial Commandant", "Artemis Prime!"]
SEVEN_TILES = ["manufactory", "shuttle-bay", "scoutpost", "assault-pod", "drone-docks", "geotherm-deck", "bio-drome"]
NINE_TILES = [*SEVEN_TILES, "strongpoint", "warmitory"]


# The printed examples.


@pytest.mark.rule("ART-GEN-13", "ART-EVT-03")
def test_ex_01_told_to_lose_two_minerals_a_player_with_one_loses_one() -> None:
    """A player with 1 Mineral meets an Event that takes 2: none left, no debt."""
    t = table(3).give("A", minerals=1, energy=1).quarry(6, "A2").event("rockfall").happen()
    assert t["A"].minerals == 0
    assert t["A"].energy == 1


@pytest.mark.rule("ART-PLACE-10")
@pytest.mark.parametrize(("old", "new"), [("B2", 5), ("B5", 2), ("B3", 3)])
def test_ex_02_a_new_die_lies_above_the_die_of_an_earlier_player(old: str, new: int) -> None:
    """A die joins an Expedition that holds another player's die: old die below, new die above, whatever they show."""
    t = table(3).expeditions("drifting-pods").on_expedition("drifting-pods", old).dice(A=[new]).placement()
    t.play("expedition drifting-pods")
    assert t.party("drifting-pods") == f"{old} A{new}"


@pytest.mark.rule("ART-EXP-02", "ART-EXP-03", "ART-EXP-06", "ART-RES-05")
@pytest.mark.parametrize(("fee", "left"), [("resources 1e 0m", (0, 1)), ("resources 0e 1m", (1, 0))])
def test_ex_03_a_five_with_two_pioneers_counts_seven_for_one_resource(fee: str, left: tuple[int, int]) -> None:
    """A 5 goes out with two Pioneers for one resource; it counts 7 and still shows 5."""
    t = table(3).expeditions("crystal-grotto").shelters("A", "PP").give("A", energy=1, minerals=1).dice(A=[5])
    t.placement().play("expedition crystal-grotto", "colonist pioneer", "number 2", fee)
    assert (t["A"].energy, t["A"].minerals) == left
    assert t.in_shelters("A") == ""
    assert t.party("crystal-grotto") == "A5+PP"
    t.region("basecamp")  # difficulty 7
    assert t["A"].badges == 1


@pytest.mark.rule("ART-PLACE-12", "ART-PLACE-13")
def test_ex_04_a_three_goes_right_of_the_old_three_and_pushes_higher_dice_right() -> None:
    """Yellow adds a 3 to the row Y1 G3 G4 P4."""
    t = table(3).vents(8, "A1 B3 B4 C4").dice(A=[3]).placement().play("vents")
    assert t.row("vents") == "A1 B3 A3 B4 C4"


@pytest.mark.rule("ART-PLACE-16", "ART-PLACE-17")
def test_ex_05_a_four_may_bid_on_an_empty_tile_or_a_three_but_not_on_a_four() -> None:
    """Yellow's 4: Volcanic Extractor (no die) and Manufactory (P3) are open, Shuttle Bay (G4) is not."""
    t = table(3).gantry("volcanic-extractor", "manufactory: C3", "shuttle-bay: B4").dice(A=[4]).placement()
    assert {move for move in t.options if move.startswith("bid")} == {"bid volcanic-extractor", "bid manufactory"}
    assert t.why_not("bid shuttle-bay") == "ART-PLACE-17"


@pytest.mark.rule("ART-PLACE-17", "ART-PLACE-19")
@pytest.mark.parametrize(("die", "legal"), [(1, False), (4, False), (5, False), (6, True)])
def test_ex_06_only_a_single_six_beats_a_five(die: int, legal: bool) -> None:
    """A tile with A3 and B5: a further die of A does not add to A's 3, only a 6 may be placed."""
    t = table(3).gantry("manufactory: A3 B5").dice(A=[die]).placement()
    assert ("bid manufactory" in t.options) is legal


@pytest.mark.rule("ART-PLACE-22", "ART-RES-35")
def test_ex_07_a_pioneer_placed_with_a_three_becomes_a_marine() -> None:
    """A 3 and a Pioneer go to the Academy; after Resolution the owner has a Marine instead."""
    t = table(3).academy().shelters("A", "P").dice(A=[3]).placement().play("academy")
    assert t.in_shelters("A") == ""
    t.region("academy")
    assert t.in_shelters("A") == "M"


@pytest.mark.rule("ART-PLACE-28")
@pytest.mark.parametrize("before", [0, 1, 7])
def test_ex_08_a_five_in_the_outfitter_gives_two_toolkits_at_once(before: int) -> None:
    """A 5 is placed in the Outfitter: two Toolkits more, while the Placement phase still goes on."""
    t = table(3).give("A", toolkits=before).dice(A=[5], B=[1]).placement().play("A: outfitter")
    assert t.who == "B"
    assert t["A"].toolkits == before + 2


@pytest.mark.rule("ART-RES-05", "ART-RES-07", "ART-RES-08", "ART-RES-09", "ART-RES-13", "ART-RWD-01", "ART-RWD-03")
def test_ex_09_yellow_picks_the_colonists_green_gets_the_point_purple_gets_relief() -> None:
    """Difficulty 8; Green 6, Yellow 5 with two Pioneers, Purple 3."""
    t = table(3).expeditions("drifting-pods").rewards_on("drifting-pods", "PE")
    t.on_expedition("drifting-pods", "B6 A5+PP C3").region("basecamp").play("A: reward 1")
    assert (t["A"].badges, t["A"].vp, t.in_shelters("A")) == (1, 0, "PPPE")
    assert (t["B"].badges, t["B"].vp, t.in_shelters("B")) == (1, 1, "")
    assert (t["C"].badges, t["C"].vp, t.in_shelters("C")) == (0, 0, "")
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]


@pytest.mark.rule("ART-RES-15", "ART-RES-16", "ART-RES-17")
def test_ex_10_eight_energy_feed_four_dice_and_the_fifth_is_exposed() -> None:
    """Vents with 8 Energy and the row Y1 G3 Y3 G4 P4."""
    t = table(3).vents(8, "A1 B3 A3 B4 C4").region("vents")
    assert [t[who].energy for who in "ABC"] == [4, 4, 0]
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]
    assert t.state.vents == 0


@pytest.mark.rule("ART-RES-19", "ART-RES-20", "ART-RES-23")
def test_ex_11_yellow_and_green_pay_four_each_and_outbid_purple_gains_relief() -> None:
    """Volcanic Extractor without dice, Manufactory P3 Y4, Shuttle Bay G4."""
    t = table(3).gantry("volcanic-extractor", "manufactory: C3 A4", "shuttle-bay: B4").give("AB", minerals=4)
    t.region("gantry").play("A: claim", "B: claim")
    assert (t["A"].minerals, t.buildings("A")) == (0, ["manufactory"])
    assert (t["B"].minerals, t.buildings("B")) == (0, ["shuttle-bay"])
    assert [t[who].relief for who in "ABC"] == [0, 0, 1]
    assert t.tiles() == ["volcanic-extractor"]


@pytest.mark.rule("ART-RES-28", "ART-RES-30")
def test_ex_12_five_colonists_go_to_four_dice_and_the_fifth_die_finds_nobody() -> None:
    """Doorstep with a Marine, an Engineer and three Pioneers; the row P1 Y2 G3 P4 Y5."""
    t = table(3).doorstep("MEPPP", "C1 A2 B3 C4 A5").give("ABC", energy=10).region("doorstep")
    t.play("C: colonist marine", "A: colonist engineer", "B: colonist pioneer", "B: colonist pioneer")
    t.play("C: colonist pioneer")
    assert [t.in_shelters(who) for who in "ABC"] == ["E", "PP", "PM"]
    assert [t[who].energy for who in "ABC"] == [8, 6, 6]
    assert [t[who].relief for who in "ABC"] == [1, 0, 0]


@pytest.mark.rule("ART-RES-35", "ART-RES-36")
def test_ex_13_the_pioneer_is_discarded_and_the_marine_leaves_the_academy_supply() -> None:
    """Yellow's 3 with a Pioneer is resolved at a full Academy supply."""
    t = table(3).academy("A3P", supply="EEEEMMMMSSSS").region("academy")
    assert t.in_shelters("A") == "M"
    assert t.discards() == "P"
    assert t.supply() == "EEEEMMMSSSS"


@pytest.mark.rule("ART-REL-01", "ART-REL-05")
@pytest.mark.parametrize(("choice", "goods"), [(1, (2, 0, 0)), (2, (0, 2, 0)), (3, (0, 0, 2))])
def test_ex_14_the_third_relief_space_offers_minerals_energy_or_toolkits(choice: int, goods: tuple[int, ...]) -> None:
    """The relief marker goes from space 2 to 3 and one of exactly three rewards is chosen."""
    t = table(3).give("A", relief=2).vents(0, "A1").region("vents")
    assert sorted(t.options) == ["relief 1", "relief 2", "relief 3"]
    t.play(f"A: relief {choice}")
    assert t["A"].relief == 3
    assert (t["A"].minerals, t["A"].energy, t["A"].toolkits) == goods


@pytest.mark.rule("ART-UPK-13", "ART-UPK-14")
def test_ex_15_two_energy_warm_two_of_three_colonists_and_a_pioneer_is_given_up() -> None:
    """Three colonists in Shelters, two Energy, one Pioneer is left in the cold."""
    t = table(3).shelters("A", "PPE").give("A", energy=2).pay()
    assert sorted(t.options) == ["colonist engineer", "colonist pioneer"]
    t.play("A: colonist pioneer")
    assert t["A"].energy == 0
    assert t.in_shelters("A") == "PE"
    assert t.discards() == "P"


@pytest.mark.rule("ART-SOLO-05", "ART-SOLO-06", "ART-SOLO-07", "ART-SOLO-09", "ART-SOLO-12")
def test_ex_16_the_first_drone_goes_clockwise_from_the_gantry() -> None:
    """Solo, agenda 4: Gantry, Doorstep, Academy, Basecamp, lowest die first."""
    t = table(1).gantry("manufactory", "shuttle-bay").expeditions("drifting-pods").academy()
    t.drone("B", [6, 2, 4, 3], agenda=4)
    assert (t.bids("manufactory"), t.bids("shuttle-bay")) == ("B2", "")
    assert t.row("doorstep") == "B3"
    assert [trainee.face for trainee in t.state.trainees] == [4]
    assert t.party("drifting-pods") == "B6"


@pytest.mark.rule("ART-SOLO-05", "ART-SOLO-06", "ART-SOLO-07", "ART-SOLO-10")
def test_ex_17_the_second_drone_goes_counterclockwise_and_passes_over_a_filled_academy() -> None:
    """Solo, agenda 3, Academy filled: Quarry, Vents, Basecamp, Doorstep, lowest die first."""
    t = table(1).gantry("manufactory").expeditions("drifting-pods").academy("A3P").drone("C", [5, 1, 6, 2], agenda=3)
    assert (t.row("quarry"), t.row("vents")) == ("C1", "C2")
    assert t.party("drifting-pods") == "C5"
    assert [trainee.face for trainee in t.state.trainees] == [3]
    assert t.row("doorstep") == "C6"


@pytest.mark.rule("ART-SOLO-24", "ART-EVT-05", "ART-EVT-06")
@pytest.mark.parametrize(("row", "left"), [("B2 C3", 5), ("A1 B2 C3", 3), ("A1 B2 C3 A5", 3)])
def test_ex_18_drone_dice_count_for_most_dice_and_a_tie_still_punishes_the_human(row: str, left: int) -> None:
    """Solo, Rockfall: each drone has one die in the Quarry, the human none, one or two."""
    t = table(1).give("A", minerals=5).quarry(8, row).event("rockfall").happen()
    assert t["A"].minerals == left
    assert t.state.quarry == 8


@pytest.mark.rule("ART-SOLO-28")
@pytest.mark.parametrize(("toolkits", "vp"), [(7, 2), (6, 0), (2, 0), (1, -1), (0, -1)])
def test_ex_19_solo_toolkits_score_two_from_seven_on_and_lose_one_below_two(toolkits: int, vp: int) -> None:
    """Solo final scoring, step 7, with 7, 6, 2, 1 and 0 Toolkits."""
    t = table(1).give("A", vp=10, badges=2, toolkits=toolkits).final()
    assert t.points("A")["toolkits"] == vp
    assert t.points("A")["total"] == 10 + vp


@pytest.mark.rule("ART-SOLO-29")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (20, "Tentacle Cleanup Crew"),
        (21, "Mediocronaut"),
        (24, "Mediocronaut"),
        (25, "Macro Manager"),
        (28, "Macro Manager"),
        (29, "Colonial Commandant"),
        (32, "Colonial Commandant"),
        (33, "Artemis Prime!"),
    ],
)
def test_ex_20_the_solo_total_earns_a_rank(total: int, rank: str) -> None:
    """Solo totals at both ends of each rank."""
    t = table(1).give("A", vp=total, badges=2, toolkits=2).final()
    sheet = t.state.scores()[0]
    assert sheet.total == total
    assert RANKS[sheet.title] == rank


# The derived scenarios.


@pytest.mark.rule("ART-SCORE-02")
@pytest.mark.parametrize("good", ["energy", "minerals"])
@pytest.mark.parametrize(("amount", "vp"), [(4, 0), (5, 1), (14, 2), (15, 3), (20, 3)])
def test_dv_01_five_saved_resources_of_a_kind_score_one_up_to_three(good: str, amount: int, vp: int) -> None:
    """Step 1 with 4, 5, 14, 15 and 20 of a resource; the other resource adds nothing to it."""
    t = table(3).give("A", **{good: amount}).final()
    assert t.points("A")[good] == vp
    assert t.points("A")["energy"] + t.points("A")["minerals"] == vp


@pytest.mark.rule("ART-SCORE-04")
@pytest.mark.parametrize(("number", "vp"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 5), (7, 8), (9, 8)])
def test_dv_02_the_number_of_buildings_scores_by_the_table(number: int, vp: int) -> None:
    """Step 3 with 2 to 9 unstaffed buildings of both sides."""
    t = table(3)
    for name in NINE_TILES[-number:]:
        t.build("A", name)
    assert t.final().points("A")["buildings"] == vp


@pytest.mark.rule("ART-SCORE-07")
@pytest.mark.parametrize(("badges", "vp"), [(0, -3), (1, -3), (2, 0), (4, 0), (5, 3), (7, 3), (8, 5), (12, 5)])
def test_dv_03_badges_score_by_the_table(badges: int, vp: int) -> None:
    """Step 6 with 0 to 12 badges, for a player with points to lose."""
    t = table(3).give("A", badges=badges, vp=10).give("B", toolkits=1).final()
    assert t.points("A")["badges"] == vp
    assert t.points("A")["total"] == 10 + vp


@pytest.mark.rule("ART-SCORE-05", "ART-SCORE-06")
def test_dv_04_one_set_of_four_types_and_seven_left_over_score_five() -> None:
    """Five Pioneers, three Engineers, two Marines and a Steward, partly in a building."""
    t = table(3).shelters("A", "PPPPEEMS").build("A", "bio-drome", "EP").build("A", "sensor-station", "M").final()
    assert t.points("A")["sets"] == 3
    assert t.points("A")["leftover"] == 2


@pytest.mark.rule("ART-SCORE-08")
def test_dv_05_both_players_with_most_toolkits_score_two() -> None:
    """Toolkits 3, 3 and 1."""
    t = table(3).give("AB", toolkits=3).give("C", toolkits=1).final()
    assert [t.points(who)["toolkits"] for who in "ABC"] == [2, 2, 0]


@pytest.mark.rule("ART-SUR-02", "ART-SCORE-02")
def test_dv_06_battery_banks_score_energy_besides_the_saved_energy() -> None:
    """Full Battery Banks and 12 Energy: 2 in step 1, and 1 + 2 in step 2."""
    t = table(3).build("A", "battery-banks", "EP").give("A", energy=12).final()
    assert t.points("A")["energy"] == 2
    assert t.points("A")["surface"] == 3


@pytest.mark.rule("ART-SUR-01")
@pytest.mark.parametrize(("toolkits", "vp"), [(1, 1), (2, 2), (5, 3), (6, 4), (9, 4)])
def test_dv_07_the_armorist_scores_one_and_one_per_two_toolkits_up_to_three(toolkits: int, vp: int) -> None:
    """A full Armorist with 1, 2, 5, 6 and 9 Toolkits."""
    t = table(3).build("A", "armorist", "ME").give("A", toolkits=toolkits).final()
    assert t.points("A")["surface"] == vp


@pytest.mark.rule("ART-OCN-02")
@pytest.mark.parametrize(("staff", "minerals"), [("EP", 2), ("EE", 3)])
def test_dv_08_the_crystal_foundry_gives_one_mineral_and_one_per_engineer(staff: str, minerals: int) -> None:
    """A full Crystal Foundry with one Engineer and with two."""
    t = table(3).build("A", "crystal-foundry", staff).activation().play("A: use crystal-foundry")
    assert t["A"].minerals == minerals


@pytest.mark.rule("ART-SUR-13")
@pytest.mark.parametrize(("staff", "vp"), [("PPP", 3), ("PPE", 0), ("PP", 0)])
def test_dv_09_the_warmitory_scores_three_for_three_of_a_kind(staff: str, vp: int) -> None:
    """Warmitory with three Pioneers, with a mixed three, and with two only."""
    t = table(3).build("A", "warmitory", staff).final()
    assert t.points("A").get("surface", 0) == vp


@pytest.mark.rule("ART-RES-22", "ART-RES-26")
def test_dv_10_who_declines_the_six_is_out_and_gains_no_relief_for_the_two() -> None:
    """A2 B4 A6: A declines, B pays 4; A is neither asked again nor comforted."""
    t = table(3).gantry("manufactory: A2 B4 A6").give("AB", minerals=6).region("gantry")
    t.play("A: decline", "B: claim")
    assert t.who == ""
    assert (t["B"].minerals, t.buildings("B")) == (2, ["manufactory"])
    assert (t["A"].minerals, t["A"].relief) == (6, 0)


@pytest.mark.rule("ART-RES-21", "ART-RES-22", "ART-RES-23")
def test_dv_11_who_cannot_pay_the_six_gains_no_relief_but_who_bid_two_does() -> None:
    """A2 B4 C6: C has five Minerals, B pays 4."""
    t = table(3).gantry("manufactory: A2 B4 C6").give("B", minerals=4).give("C", minerals=5).region("gantry")
    t.play("B: claim")
    assert (t["B"].minerals, t.buildings("B")) == (0, ["manufactory"])
    assert [t[who].relief for who in "ABC"] == [1, 0, 0]


@pytest.mark.rule("ART-RES-10")
@pytest.mark.parametrize(("dice", "first"), [("A4 B6 A2", "A"), ("B6 A4 A2", "B")])
def test_dv_12_a_tie_goes_to_the_player_with_the_earliest_die(dice: str, first: str) -> None:
    """Difficulty 10, six against six: the lowest die of the tied players decides."""
    t = table(3).expeditions("mantle-tap").on_expedition("mantle-tap", dice).region("basecamp")
    t.play(f"{first}: reward 2")
    assert {who: t[who].vp for who in "AB"} == {"A": 0, "B": 0} | {first: 2}
    assert t["A"].energy + t["B"].energy == 5


@pytest.mark.rule("ART-RES-06", "ART-RES-14", "ART-EXP-08")
def test_dv_13_a_failed_expedition_gives_relief_pays_no_engineer_and_sends_them_home() -> None:
    """Difficulty 9, A's 5 with an Engineer and B's 3: failed by one."""
    t = table(3).expeditions("first-contact-reef").on_expedition("first-contact-reef", "A5+E B3").region("basecamp")
    assert [t[who].relief for who in "ABC"] == [1, 1, 0]
    assert (t["A"].energy, t["A"].minerals) == (0, 2)  # the two Minerals of relief space 1
    assert (t["A"].badges, t["B"].badges) == (0, 0)
    assert t.in_shelters("A") == "E"


@pytest.mark.rule("ART-RES-11")
def test_dv_14_alone_on_a_successful_expedition_one_gets_both_rewards_and_one_badge() -> None:
    """Difficulty 8, two dice of one player reach it exactly."""
    t = table(3).expeditions("black-smoker-field").on_expedition("black-smoker-field", "A5 A3").region("basecamp")
    t.play("A: reward 2")
    assert (t["A"].minerals, t["A"].energy, t["A"].badges) == (3, 5, 1)


@pytest.mark.rule("ART-OCN-08")
def test_dv_15_a_full_scoutpost_takes_one_energy_as_the_die_is_placed() -> None:
    """Vents with 7 Energy; the owner of a full Scoutpost places a 2."""
    t = table(3).build("A", "scoutpost", "P").vents(7).dice(A=[2]).placement().play("vents")
    assert t["A"].energy == 1
    assert t.state.vents == 6


@pytest.mark.rule("ART-REFRESH-10", "ART-REFRESH-15")
def test_dv_16_the_gantry_stops_at_eight_tiles_and_the_doorstep_at_twelve_colonists() -> None:
    """Seven tiles at four players: one more. Eleven colonists at three players: one more."""
    t = table(4).gantry(*SEVEN_TILES).refresh(2)
    assert t.tiles()[:7] == SEVEN_TILES
    assert len(t.tiles()) == 8
    t = table(3).doorstep("PPPPPPPPPPP").refresh(2)
    assert len(t.waiting()) == 12


@pytest.mark.rule("ART-REFRESH-08", "ART-REFRESH-09")
def test_dv_17_vents_and_quarry_get_the_numbers_of_the_expeditions_and_two_more() -> None:
    """Stranded Lander and Lost Rover, 3 Energy and 5 Minerals each; what was left over is gone."""
    t = table(3).vents(9).quarry(9).event("rockfall")
    t.state.expedition_deck.cards = [card("stranded-lander"), card("lost-rover")]
    t.state.event_deck.cards = [t.state.event]
    t.refresh(2)
    assert t.state.vents == 8
    assert t.state.quarry == 12


@pytest.mark.rule("ART-UPK-17", "ART-UPK-18")
def test_dv_18_of_two_with_the_fewest_resources_the_last_in_turn_order_chooses() -> None:
    """Four players, A started, resources 5, 3, 7 and 3: the fourth chooses."""
    t = table(4).give("A", energy=5).give("B", minerals=3).give("C", energy=3, minerals=4)
    t.give("D", energy=2, minerals=1).start_player()
    assert sorted(t.options) == ["player 1", "player 2", "player 3", "player 4"]
    t.play("D: player 3")
    assert t.state.start == 2


@pytest.mark.rule("ART-OCN-01", "ART-GEN-13")
def test_dv_19_the_assault_pod_gains_two_energy_even_from_an_opponent_with_one_mineral() -> None:
    """A's full Assault Pod names B, who has a single Mineral."""
    t = table(3).build("A", "assault-pod", "MP").give("BC", minerals=1).activation().play("A: player 2")
    assert (t["B"].minerals, t["C"].minerals) == (0, 1)
    assert (t["A"].energy, t["A"].minerals) == (2, 0)


@pytest.mark.rule("ART-REL-04")
def test_dv_20_at_the_end_of_the_relief_track_an_exposed_die_brings_nothing() -> None:
    """The relief marker is on the last space when a die is exposed."""
    t = table(3).give("A", relief=7).vents(0, "A1").region("vents")
    assert t.who == ""
    assert t["A"].relief == 7
    assert (t["A"].minerals, t["A"].energy, t["A"].toolkits, t["A"].badges, t["A"].vp) == (0, 0, 0, 0, 0)
