"""Events: their moment, ties, choices, duration, and each of the fourteen cards."""

import pytest
from artemis_table import BASE, Table, table

import frostline


def next_event(t: Table, name: str) -> Table:
    """Make this the only card of the Event deck."""
    t.state.event_deck.cards = [BASE.event_names.index(name)]
    return t


def two_known_expeditions(t: Table) -> Table:
    """Leave only Lost Rover and Stranded Lander (E 3, M 5 each) in the deck: Vents 8, Quarry 12."""
    t.state.expedition_deck.cards = [BASE.card_names.index(name) for name in ("lost-rover", "stranded-lander")]
    return t


# One Event a round.


@pytest.mark.rule("ART-EVT-01", "ART-EVT-09")
def test_every_round_has_one_event_of_its_own_and_used_cards_stay_out() -> None:
    state = frostline.game("artemis").new(3, 5, ())
    events: dict[int, int] = {}
    while state.seat >= 0:
        if state.phase < 2:  # Placement and Resolution; the refresh in Upkeep reveals the next one
            assert events.setdefault(state.round, state.event) == state.event
        assert state.event not in state.event_deck.cards + state.event_box.cards
        state.play(state.options[0])
    assert sorted(events) == [1, 2, 3, 4, 5, 6]
    assert len(set(events.values())) == 6
    assert state.event_deck.cards == []


@pytest.mark.rule("ART-EVT-01")
def test_the_event_is_known_to_everybody_from_its_reveal() -> None:
    game = frostline.game("artemis")
    state = game.new(3, 5, ())
    assert [game.view(state, seat).json()["event"] for seat in range(3)] == [state.event] * 3


@pytest.mark.rule("ART-EVT-01")
def test_a_refresh_reveals_the_top_event() -> None:
    t = table(3)
    *rest, top = t.state.event_deck.cards
    t.refresh(2)
    assert t.state.event == top
    assert t.state.event_deck.cards == rest


# The moment.


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_a_comes_before_basecamp() -> None:
    t = table(3).expeditions("crystal-grotto").on_expedition("crystal-grotto", "A6 B2").event("ice-quake").resolution()
    assert (t["A"].badges, t["A"].relief) == (0, 1)


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_b_comes_after_basecamp_and_before_the_vents() -> None:
    t = table(3).expeditions("black-smoker-field").on_expedition("black-smoker-field", "A6 A2")
    t.vents(6, "B3 A3").event("vent-eruption").resolution()
    assert t.prompt == "ChooseReward"
    assert t["A"].energy == 0
    t.play("A: reward 2")
    assert t["A"].energy == 5 - 2 + 3
    assert t["B"].energy == 3


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_c_comes_after_the_vents_and_before_the_quarry() -> None:
    t = table(3).vents(0, "A1").quarry(9, "A3 B4").event("rockfall").resolution()
    assert t["A"].relief == 1
    assert t["A"].minerals == 2 - 2 + 3
    assert t["B"].minerals == 4


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_d_comes_after_the_quarry_and_before_the_gantry() -> None:
    t = table(3).give("A", relief=1).give("B", minerals=3).shelters("A", "S")
    t.quarry(0, "A1").gantry("manufactory: B3").event("colonial-inspection").resolution()
    assert t.prompt == "ChooseRelief"
    assert t["A"].vp == 0
    t.play("A: relief 1")
    assert t.prompt == "MayClaim"
    assert t["A"].vp == 1


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_e_comes_before_the_doorstep() -> None:
    t = table(3).give("A", energy=2).doorstep("PP", "A6").event("quarantine").resolution()
    assert t.in_shelters("A") == ""
    assert t["A"].energy == 2


@pytest.mark.rule("ART-EVT-02", "ART-GEN-14")
def test_an_event_of_letter_f_comes_after_the_doorstep_and_before_the_academy() -> None:
    t = table(3).give("A", energy=2).doorstep("EP", "A1").academy("B1P").event("engineering-symposium").resolution()
    t.play("A: colonist engineer")
    assert (t.who, t.prompt) == ("A", "ChooseKind")
    t.play("A: resources 3e 0m")
    assert (t["A"].energy, t["B"].energy, t["B"].minerals) == (3, 0, 0)
    assert t.in_shelters("B") == "E"


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_g_comes_after_the_academy() -> None:
    t = table(3).give("A", energy=3).academy("A3P").event("leviathan-attack").resolution()
    assert t.in_shelters("A") == "M"
    assert (t["A"].energy, t["A"].vp) == (3, 1)


@pytest.mark.rule("ART-EVT-02")
def test_an_event_of_letter_g_comes_before_upkeep() -> None:
    t = table(3).give("A", energy=3).build("A", "assault-pod", "MP").event("leviathan-attack").resolution()
    assert (t.who, t["A"].vp) == ("", 1)


@pytest.mark.rule("ART-EVT-02")
@pytest.mark.parametrize(("name", "vents", "quarry"), [("thermal-bloom", 8 + 4, 12), ("exposed-lode", 8, 12 + 4)])
def test_an_immediate_event_happens_when_revealed_and_not_again(name: str, vents: int, quarry: int) -> None:
    t = next_event(two_known_expeditions(table(3)), name).refresh(2)
    assert (t.state.vents, t.state.quarry) == (vents, quarry)
    t.placed_event = True
    t.resolution()
    assert (t.state.vents, t.state.quarry) == (vents, quarry)


@pytest.mark.rule("ART-EVT-02")
@pytest.mark.parametrize("name", BASE.event_names[3:14])
def test_an_event_with_a_letter_does_nothing_when_revealed(name: str) -> None:
    t = table(3).give("ABC", energy=3, minerals=3, vp=1).shelters("A", "SEM")
    next_event(two_known_expeditions(t), name).refresh(2)
    assert (t.state.vents, t.state.quarry) == (8, 12)
    for seat in "ABC":
        assert (t[seat].energy, t[seat].minerals, t[seat].vp) == (3, 3, 1)
    assert t.who == ""


# Losses, ties, choices.


@pytest.mark.rule("ART-EVT-03", "ART-GEN-13")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_nobody_loses_more_minerals_than_there_are(held: int, left: int) -> None:
    t = table(3).give("A", minerals=held, energy=5).quarry(5, "A1").event("rockfall").happen()
    assert (t["A"].minerals, t["A"].energy) == (left, 5)


@pytest.mark.rule("ART-EVT-05", "ART-EVT-04")
@pytest.mark.parametrize(
    ("row", "losses"),
    [("", [0, 0, 0]), ("A1", [2, 0, 0]), ("A1 B6", [2, 2, 0]), ("A1 B2 B3", [0, 2, 0]), ("A1 B2 C3", [2, 2, 2])],
)
def test_most_dice_includes_all_tied_players_and_needs_a_die(row: str, losses: list[int]) -> None:
    t = table(3).give("ABC", energy=5).vents(9, row).quarry(9, "C1 C2 C3 C4").event("vent-eruption").happen()
    assert [5 - t[seat].energy for seat in "ABC"] == losses


@pytest.mark.rule("ART-EVT-05", "ART-EVT-04")
@pytest.mark.parametrize(
    ("homes", "points"),
    [(["P", "E", "M"], [0, 0, 0]), (["S", "S", ""], [1, 1, 0]), (["S", "SS", "PPPP"], [0, 1, 0])],
)
def test_most_stewards_includes_all_tied_players_and_needs_a_steward(homes: list[str], points: list[int]) -> None:
    t = table(3).event("colonial-inspection")
    for seat, home in zip("ABC", homes, strict=True):
        t.shelters(seat, home)
    t.happen()
    assert [t[seat].vp for seat in "ABC"] == points


@pytest.mark.rule("ART-EVT-06")
def test_most_dice_counts_the_dice_lying_there_whatever_they_show() -> None:
    t = table(3).give("AB", minerals=4, energy=4).quarry(9, "A1 A1 B6").vents(9, "B5 B5").dice(B=[3, 3])
    t.event("rockfall").happen()
    assert (t["A"].minerals, t["B"].minerals) == (2, 4)


@pytest.mark.rule("ART-EVT-06")
def test_dice_taken_back_from_the_vents_no_longer_count_in_the_quarry() -> None:
    t = table(3).give("AB", minerals=4).vents(20, "A1 A1 A1").quarry(0, "B2").event("rockfall").resolution()
    assert t["A"].minerals == 4
    assert t["B"].minerals == 4 - 2 + 2  # and the relief for the empty Quarry


@pytest.mark.rule("ART-EVT-07")
def test_players_choose_in_turn_order_from_the_start_player() -> None:
    t = table(3).start("B").shelters("A", "E").shelters("B", "E").shelters("C", "E")
    t.event("engineering-symposium").happen()
    t.play("B: resources 3e 0m", "C: resources 0e 3m", "A: resources 3e 0m")
    assert [(t[seat].energy, t[seat].minerals) for seat in "ABC"] == [(3, 0), (3, 0), (0, 3)]


@pytest.mark.rule("ART-EVT-07")
def test_players_choose_their_losses_in_turn_order() -> None:
    t = table(3).start("C").give("ABC", energy=3, minerals=3).event("leviathan-attack").happen()
    t.play("C: resources 3e 0m", "A: resources 2e 1m", "B: resources 0e 3m")
    assert [(t[seat].energy, t[seat].minerals) for seat in "ABC"] == [(1, 2), (3, 0), (0, 3)]


# Duration.


@pytest.mark.rule("ART-EVT-08", "ART-EVT-09")
def test_dearer_shelters_last_for_one_upkeep_only() -> None:
    t = table(3).give("A", energy=9).shelters("A", "PP").event("cold-snap").resolution().upkeep()
    assert t["A"].energy == 9 - 4
    t.pay()
    assert t["A"].energy == 9 - 4 - 2


@pytest.mark.rule("ART-EVT-08", "ART-EVT-09")
def test_dearer_buildings_last_for_one_round_only() -> None:
    t = next_event(table(3), "rockfall").event("crane-fault").happen().upkeep().play("player 1")
    t.state.gantry = []
    t.give("A", minerals=3).gantry("manufactory: A3").region("gantry").play("A: claim")
    assert t["A"].minerals == 0
    assert t.buildings("A") == ["manufactory"]


@pytest.mark.rule("ART-EVT-08", "ART-EVT-09")
def test_dearer_colonists_last_for_one_round_only() -> None:
    t = next_event(table(3), "rockfall").event("quarantine").happen().upkeep().play("player 1")
    t.give("A", energy=2).doorstep("EP", "A1").region("doorstep").play("A: colonist engineer")
    assert (t["A"].energy, t.in_shelters("A")) == (0, "E")


@pytest.mark.rule("ART-EVT-08", "ART-EVT-09")
def test_harder_expeditions_last_for_one_round_only() -> None:
    t = next_event(table(3), "rockfall").event("ice-quake").happen().upkeep().play("player 1")
    t.state.expeditions = []
    t.expeditions("mantle-tap").on_expedition("mantle-tap", "A6 B4").region("basecamp")
    assert (t.who, t.prompt) == ("A", "ChooseReward")


@pytest.mark.rule("ART-EVT-08", "ART-EVT-04")
def test_a_hard_freeze_revealed_in_upkeep_counts_for_the_next_round_and_no_longer() -> None:
    t = next_event(table(3), "hard-freeze").upkeep().play("player 1")
    t.shelters("A", "P").give("A", energy=2)
    t.state.expeditions = []
    t.expeditions("mantle-tap").dice(A=[5]).placement().play("expedition mantle-tap", "colonist pioneer")
    assert t["A"].energy == 0
    next_event(t, "rockfall").start("A", round=2).upkeep().play("player 1")
    t.shelters("A", "P").give("A", energy=2).dice(A=[5])
    t.expeditions("crystal-grotto").placement().play("expedition crystal-grotto", "colonist pioneer")
    assert t["A"].energy == 1


@pytest.mark.rule("ART-EVT-09")
def test_acclaim_counts_only_the_badges_of_its_own_round() -> None:
    t = next_event(table(3), "explorers-acclaim").event("rockfall")
    t.expeditions("crystal-grotto").on_expedition("crystal-grotto", "A6 B2").resolution().play("A: reward 2")
    assert (t["A"].badges, t["B"].badges) == (1, 1)
    vp = t["A"].vp, t["B"].vp
    t.upkeep().play("player 1").resolution()
    assert (t["A"].vp, t["B"].vp) == vp


# The fourteen cards.


@pytest.mark.rule("ART-EVT-04")
def test_thermal_bloom_adds_four_energy_to_the_vents() -> None:
    t = table(3).vents(8).quarry(7).event("thermal-bloom").happen()
    assert (t.state.vents, t.state.quarry) == (12, 7)


@pytest.mark.rule("ART-EVT-04")
def test_exposed_lode_adds_four_minerals_to_the_quarry() -> None:
    t = table(3).vents(8).quarry(7).event("exposed-lode").happen()
    assert (t.state.vents, t.state.quarry) == (8, 11)


def freeze(hub: str = "", **goods: int) -> Table:
    """A Hard Freeze; A is about to send somebody on the Mantle Tap with a 5."""
    t = table(3).give("A", **goods).shelters("A", "PP").expeditions("mantle-tap").dice(A=[5])
    if hub:
        t.build("A", "expedition-hub", hub)
    return t.event("hard-freeze").happen().placement().play("expedition mantle-tap")


@pytest.mark.rule("ART-EVT-04")
def test_hard_freeze_makes_sending_from_shelters_cost_two_resources_of_any_mix() -> None:
    t = freeze(energy=2, minerals=2).play("colonist pioneer", "number 2")
    assert sorted(t.options) == ["resources 0e 2m", "resources 1e 1m", "resources 2e 0m"]
    t.play("resources 1e 1m")
    assert (t["A"].energy, t["A"].minerals) == (1, 1)
    assert t.party("mantle-tap") == "A5+PP"


@pytest.mark.rule("ART-EVT-04")
def test_in_a_hard_freeze_one_resource_sends_nobody_from_shelters() -> None:
    t = freeze(energy=1)
    assert t.who == ""
    assert t.party("mantle-tap") == "A5"
    assert t["A"].energy == 1


@pytest.mark.rule("ART-EVT-04")
def test_in_a_hard_freeze_the_hub_stays_free() -> None:
    t = freeze(hub="E", energy=1)
    assert t.options == ["nobody", "colonist engineer"]
    t.play("colonist engineer")
    assert t.party("mantle-tap") == "A5+E"
    assert t["A"].energy == 1


@pytest.mark.rule("ART-EVT-04", "ART-OCN-04c")
def test_in_a_hard_freeze_a_pioneer_from_the_hub_is_free_beside_one_paid_for() -> None:
    t = freeze(hub="P", energy=2).play("colonist pioneer", "number 1", "number 1")
    assert t.party("mantle-tap") == "A5+PP"
    assert t["A"].energy == 0


@pytest.mark.rule("ART-EVT-04")
@pytest.mark.parametrize(("dice", "badges", "relief"), [("A6 B5", 0, 1), ("A6 B6", 1, 0)])
def test_ice_quake_raises_every_difficulty_by_two(dice: str, badges: int, relief: int) -> None:
    t = table(3).expeditions("mantle-tap", "prefab-drop").event("ice-quake")  # difficulty 10 both
    t.on_expedition("mantle-tap", dice).on_expedition("prefab-drop", "C4 C5").resolution()
    if badges:
        t.play("A: reward 2")
    assert [t[seat].badges for seat in "ABC"] == [badges, badges, 0]
    assert [t[seat].relief for seat in "ABC"] == [relief, relief, 1]


@pytest.mark.rule("ART-EVT-04")
def test_ice_quake_counts_for_the_second_expedition_too() -> None:
    t = table(3).expeditions("mantle-tap", "prefab-drop").event("ice-quake")
    t.on_expedition("prefab-drop", "C5 C6").resolution()
    assert (t["C"].badges, t["C"].relief) == (0, 1)


@pytest.mark.rule("ART-EVT-04")
def test_explorers_acclaim_gives_one_point_to_each_player_with_a_new_badge() -> None:
    t = table(3).give("C", badges=5).expeditions("black-smoker-field").event("explorers-acclaim")
    t.on_expedition("black-smoker-field", "A6 B5 C1").resolution().play("A: reward 1")
    assert [t[seat].badges for seat in "ABC"] == [1, 1, 5]
    assert [t[seat].vp for seat in "ABC"] == [1, 1, 0]


@pytest.mark.rule("ART-EVT-04")
def test_explorers_acclaim_gives_one_point_for_two_badges() -> None:
    t = table(3).expeditions("black-smoker-field", "training-dive").event("explorers-acclaim")
    t.on_expedition("black-smoker-field", "A6 B5").on_expedition("training-dive", "A6 B1").resolution()
    t.play("A: reward 1", "A: reward 1")
    assert (t["A"].badges, t["A"].vp) == (3, 1)


@pytest.mark.rule("ART-EVT-04")
def test_explorers_acclaim_gives_nothing_after_failures() -> None:
    t = table(3).expeditions("black-smoker-field").event("explorers-acclaim")
    t.on_expedition("black-smoker-field", "A5 B2").resolution()
    assert [t[seat].vp for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("ART-EVT-04")
def test_explorers_acclaim_does_not_count_a_badge_of_the_relief_track() -> None:
    t = table(3).give("A", relief=5).expeditions("black-smoker-field").event("explorers-acclaim")
    t.on_expedition("black-smoker-field", "A5 B2").resolution().play("A: relief 6")
    assert (t["A"].badges, t["A"].vp) == (1, 0)


@pytest.mark.rule("ART-EVT-04")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_vent_eruption_costs_the_most_dice_two_energy(held: int, left: int) -> None:
    t = table(3).give("A", energy=held, minerals=4).vents(6, "A1 B1 A2").event("vent-eruption").happen()
    assert (t["A"].energy, t["A"].minerals) == (left, 4)
    assert t.state.vents == 6


@pytest.mark.rule("ART-EVT-04")
def test_rockfall_costs_the_most_dice_two_minerals() -> None:
    t = table(3).give("ABC", energy=4, minerals=4).quarry(6, "A1 B1 A2 C3 C4").vents(6, "B1 B2 B3")
    t.event("rockfall").happen()
    assert [(t[seat].energy, t[seat].minerals) for seat in "ABC"] == [(4, 2), (4, 4), (4, 2)]


@pytest.mark.rule("ART-EVT-04")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (7, 4), (8, 4)])
def test_silt_storm_returns_half_the_quarry_rounded_down(before: int, after: int) -> None:
    t = table(3).quarry(before).vents(6).event("silt-storm").happen()
    assert (t.state.quarry, t.state.vents) == (after, 6)


@pytest.mark.rule("ART-EVT-04")
def test_silt_storm_comes_before_the_quarry_is_resolved() -> None:
    t = table(3).quarry(7, "A2 B3").event("silt-storm").resolution()
    assert (t["A"].minerals, t["B"].minerals) == (2, 2)


@pytest.mark.rule("ART-EVT-04")
def test_crane_fault_makes_a_claimed_building_one_mineral_dearer() -> None:
    t = table(3).give("A", minerals=9).gantry("manufactory: B3 A6").event("crane-fault").resolution().play("A: claim")
    assert t["A"].minerals == 9 - 6 - 1
    assert t.buildings("A") == ["manufactory"]
    assert t["B"].relief == 1


@pytest.mark.rule("ART-EVT-04", "ART-RES-21")
def test_in_a_crane_fault_who_owns_just_the_bid_cannot_claim() -> None:
    t = table(3).give("A", minerals=4).give("B", minerals=4).gantry("manufactory: B3 A4")
    t.event("crane-fault").resolution().play("B: claim")
    assert (t["A"].minerals, t["A"].relief) == (4, 0)
    assert t["B"].minerals == 0


@pytest.mark.rule("ART-EVT-04")
def test_in_a_crane_fault_nobody_may_be_able_to_claim() -> None:
    t = table(3).give("A", minerals=4).give("B", minerals=3).gantry("manufactory: B3 A4")
    t.event("crane-fault").resolution()
    assert t.tiles() == ["manufactory"]
    assert (t["A"].relief, t["B"].relief) == (0, 0)


@pytest.mark.rule("ART-EVT-04", "ART-RWD-02")
def test_a_crane_fault_does_not_touch_a_reward_building() -> None:
    t = table(3).expeditions("prefab-drop").rewards_on("prefab-drop", building="manufactory")
    t.on_expedition("prefab-drop", "A6 B5").event("crane-fault").resolution().play("A: reward 1")
    assert t.buildings("A") == ["manufactory"]


@pytest.mark.rule("ART-EVT-04", "ART-GEN-14")
def test_colonial_inspection_counts_shelters_buildings_and_the_academy() -> None:
    t = table(3).shelters("A", "S").build("A", "pocket-operations", "S").academy("A3S")
    t.shelters("B", "SS").shelters("C", "SSS").event("colonial-inspection").happen()
    assert [t[seat].vp for seat in "ABC"] == [1, 0, 1]


@pytest.mark.rule("ART-EVT-04")
@pytest.mark.parametrize(("energy", "taken"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_quarantine_makes_a_colonist_cost_three_energy(energy: int, taken: int) -> None:
    t = table(3).give("A", energy=energy).doorstep("PPPPE", "A6").event("quarantine").resolution()
    t.play(*["A: colonist pioneer"] * taken)
    assert t.who == ""
    assert (t["A"].energy, t.in_shelters("A")) == (energy - 3 * taken, "P" * taken)
    assert t["A"].relief == 0


@pytest.mark.rule("ART-EVT-04", "ART-EVT-05")
@pytest.mark.parametrize(
    ("homes", "gainers"),
    [(["", "P", "M"], ""), (["E", "", "PPP"], "A"), (["E", "E", ""], "AB"), (["E", "EE", ""], "B")],
)
def test_engineering_symposium_gives_the_most_engineers_three_of_one_kind(homes: list[str], gainers: str) -> None:
    t = table(3).event("engineering-symposium")
    for seat, home in zip("ABC", homes, strict=True):
        t.shelters(seat, home)
    t.happen()
    for seat in gainers:
        assert (t.who, sorted(t.options)) == (seat, ["resources 0e 3m", "resources 3e 0m"])
        t.play("resources 0e 3m")
    assert t.who == ""
    assert [t[seat].minerals for seat in "ABC"] == [3 * (seat in gainers) for seat in "ABC"]


@pytest.mark.rule("ART-EVT-04", "ART-GEN-14")
def test_engineering_symposium_counts_an_engineer_waiting_in_the_academy() -> None:
    t = table(3).build("A", "drone-docks", "E").academy("A3E").shelters("B", "E")
    t.event("engineering-symposium").happen().play("A: resources 3e 0m")
    assert [t[seat].energy for seat in "ABC"] == [3, 0, 0]


@pytest.mark.rule("ART-EVT-04", "ART-EVT-05")
def test_leviathan_attack_robs_who_has_no_marine_and_honours_who_has_most() -> None:
    t = table(4).give("ABCD", energy=3).shelters("A", "MM").build("B", "sensor-station", "M").shelters("B", "M")
    t.shelters("C", "M").shelters("D", "PES").event("leviathan-attack").happen()
    assert [t[seat].vp for seat in "ABCD"] == [1, 1, 0, 0]
    assert [t[seat].energy for seat in "ABCD"] == [3, 3, 3, 0]


@pytest.mark.rule("ART-EVT-04", "ART-EVT-05")
def test_a_leviathan_attack_without_any_marine_honours_nobody() -> None:
    t = table(2).give("A", energy=4).give("B", minerals=3).event("leviathan-attack").happen()
    assert (t["A"].energy, t["B"].minerals) == (1, 0)
    assert (t["A"].vp, t["B"].vp) == (0, 0)


@pytest.mark.rule("ART-EVT-04", "ART-EVT-03", "ART-GEN-13")
@pytest.mark.parametrize(("energy", "minerals"), [(0, 0), (1, 1), (2, 1), (0, 3)])
def test_a_leviathan_attack_takes_no_more_than_there_is(energy: int, minerals: int) -> None:
    t = table(3).give("A", energy=energy, minerals=minerals, toolkits=2).event("leviathan-attack").happen()
    assert t.who == ""
    assert (t["A"].energy, t["A"].minerals, t["A"].toolkits) == (0, 0, 2)


@pytest.mark.rule("ART-EVT-04")
def test_the_owner_chooses_what_a_leviathan_takes() -> None:
    t = table(3).give("A", energy=3, minerals=1).event("leviathan-attack").happen()
    assert sorted(t.options) == ["resources 2e 1m", "resources 3e 0m"]
    t.play("A: resources 2e 1m")
    assert (t["A"].energy, t["A"].minerals) == (1, 0)


@pytest.mark.rule("ART-EVT-04")
@pytest.mark.parametrize(
    ("energy", "kept", "left"), [(0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 1, 1), (5, 2, 1), (6, 3, 0), (7, 3, 1)]
)
def test_a_cold_snap_makes_each_colonist_in_shelters_cost_two_energy(energy: int, kept: int, left: int) -> None:
    t = table(3).give("A", energy=energy).shelters("A", "PPP").event("cold-snap").happen().pay()
    assert (t.in_shelters("A"), t["A"].energy) == ("P" * kept, left)
    assert t.discards() == "P" * (3 - kept)


@pytest.mark.rule("ART-EVT-04")
def test_in_a_cold_snap_the_owner_chooses_who_stays_warm() -> None:
    t = table(3).give("A", energy=3).shelters("A", "PM").event("cold-snap").happen().pay().play("A: colonist pioneer")
    assert (t.in_shelters("A"), t["A"].energy) == ("M", 1)
