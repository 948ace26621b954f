"""The Corporate Headquarters, passing, the order of the next Round, and the End of Round phase."""

from __future__ import annotations

import pytest
from ceres_table import BASE, Table, facilities, projects, table

import frostline

TOKENS = ["manufacturing-efficiency", "continuous-ice-supply", "mars-droid", "leader-assistant"]


def alone(players: int = 2) -> Table:
    """Nobody but A has anything to do, and there are no Workers."""
    return table(players).leaders("BCD"[: players - 1], 0).quarters()


# Corporate Headquarters.


@pytest.mark.rule("CER-HQ-01")
def test_the_own_headquarters_are_activated_twice_in_a_round_each_time_with_a_leader() -> None:
    t = alone().give("A", credits=2).turn("A").play("leader headquarters", "produce main-lab")
    assert (t["A"].leaders, t["A"].visits) == (4, 1)
    t.play("leader headquarters", "produce main-lab")
    assert (t["A"].leaders, t["A"].visits, t["B"].visits) == (3, 2, 0)


@pytest.mark.rule("CER-HQ-01", "CER-HQ-07")
def test_a_third_visit_to_the_headquarters_is_illegal_though_one_leader_stands_on_the_order_track() -> None:
    t = alone().give("A", credits=2).turn("A")
    t.play("leader headquarters", "produce main-lab", "leader headquarters", "produce main-lab")
    assert t["A"].leaders == 3
    assert "leader headquarters" not in t.options
    assert t.why_not("leader headquarters") in ("CER-HQ-01", "CER-HQ-07")
    with pytest.raises(frostline.IllegalMove):
        t.play("leader headquarters")


@pytest.mark.rule("CER-HQ-01")
def test_without_a_leader_left_the_headquarters_are_closed() -> None:
    t = table(2).leaders("A", 0).turn("A")
    assert "leader headquarters" not in t.options


@pytest.mark.rule("CER-HQ-01")
def test_one_players_visits_do_not_close_the_headquarters_of_the_others() -> None:
    t = table(2).turn("A")
    for who in "ABAB":
        t.play(f"{who}: leader headquarters", "produce main-lab")
    assert [t[who].visits for who in "AB"] == [2, 2]
    assert [t[who].energy for who in "AB"] == [2, 2]


@pytest.mark.rule("CER-HQ-01", "CER-EOR-02")
def test_in_the_next_round_the_headquarters_are_open_twice_again() -> None:
    t = alone().turn("A").play("leader headquarters", "produce main-lab", "leader headquarters", "produce main-lab")
    assert (t.state.round, t["A"].visits, "leader headquarters" in t.options) == (2, 0, True)


@pytest.mark.rule("CER-HQ-02")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("launch-site", {"ore": 2, "ice": 1}),
        ("main-factory", {"ceramics": 1}),
        ("main-lab", {"energy": 1}),
        ("main-office", {"credits": 2, "influence": 1}),
        ("amac-consulate", {"credits": 1, "influence": 1}),
        ("quantum-lab", {"energy": 2}),
    ],
)
@pytest.mark.parametrize("visit", [1, 2])
def test_each_visit_gains_the_whole_production_of_one_own_outstation(
    name: str, gained: dict[str, int], visit: int
) -> None:
    t = alone(3).outstation("A", "amac-consulate").outstation("A", "quantum-lab", under="strip-mine")
    t.give("A", credits=2).turn("A").play(*["leader headquarters", "produce main-lab"] * (visit - 1))
    t.play("leader headquarters")
    assert sorted(t.options) == sorted(f"produce {each}" for each in t["A"].outstations)
    before = vars(t["A"])
    t.play(f"produce {name}")
    goods = ("ore", "ice", "ceramics", "energy", "credits", "influence", "alloys", "probes")
    assert {good: getattr(t["A"], good) - before[good] for good in goods} == dict.fromkeys(goods, 0) | gained


@pytest.mark.rule("CER-HQ-02", "CER-PROD-02")
def test_the_headquarters_gain_only_what_the_upper_card_shows_and_no_function() -> None:
    t = table(2).outstation("A", "quantum-lab", under="strip-mine").turn("A")
    t.play("leader headquarters", "produce quantum-lab")
    assert (t["A"].energy, t["A"].ore, t["A"].workers, t.who) == (2, 0, [], "B")


@pytest.mark.rule("CER-HQ-02")
def test_an_outstation_with_a_worker_may_be_chosen_and_asteroids_do_not_add_to_it() -> None:
    t = table(2).workers("A", "launch-site").claim("A", "hektor").turn("A")
    t.play("leader headquarters", "produce launch-site")
    assert (t["A"].ore, t["A"].ice) == (2, 1)


@pytest.mark.rule("CER-HQ-02", "CER-LIMIT-01")
def test_the_limit_of_twelve_holds_for_the_headquarters_too() -> None:
    t = table(2).give("A", ore=11, ice=12).turn("A").play("leader headquarters", "produce launch-site")
    assert (t["A"].ore, t["A"].ice) == (12, 12)


@pytest.mark.rule("CER-HQ-03")
def test_the_first_visit_reserves_the_leftmost_empty_place_of_the_bottom_row() -> None:
    t = table(3).turn("A").play("A: leader headquarters", "produce main-lab")
    assert t.next_order == "A--"
    t.play("B: worker main-factory", "C: leader headquarters", "produce main-lab")
    assert t.next_order == "AC-"


@pytest.mark.rule("CER-HQ-03", "CER-PASS-02")
def test_a_place_taken_by_a_passed_player_is_not_empty_for_a_leader() -> None:
    t = table(3).turn("A").play("A: pass", "B: leader headquarters", "produce main-lab")
    assert t.next_order == "AB-"


@pytest.mark.rule("CER-HQ-04")
def test_the_second_visit_changes_nothing_on_the_order_track() -> None:
    t = table(3).leaders("BC", 0).quarters(mine=3).turn("A").play("A: leader headquarters", "produce main-lab")
    t.play("B: worker launch-site", "C: worker launch-site", "A: leader headquarters", "produce main-lab")
    assert (t.next_order.count("A"), t.next_order[0]) == (1, "A")


@pytest.mark.rule("CER-HQ-05")
def test_both_visits_may_choose_the_same_outstation() -> None:
    t = alone().give("A", credits=2).turn("A")
    t.play("leader headquarters", "produce launch-site", "leader headquarters", "produce launch-site")
    assert (t["A"].ore, t["A"].ice) == (4, 2)


@pytest.mark.rule("CER-HQ-05")
def test_the_visits_may_choose_different_outstations() -> None:
    t = alone().give("A", credits=2).turn("A")
    t.play("leader headquarters", "produce launch-site", "leader headquarters", "produce main-factory")
    assert (t["A"].ore, t["A"].ceramics) == (2, 1)


@pytest.mark.rule("CER-HQ-07", "CER-LOC-05")
def test_the_leader_on_the_order_track_does_not_come_back_when_its_owner_passes() -> None:
    t = table(2).turn("A").play("A: leader headquarters", "produce main-lab", "B: worker main-factory", "A: pass")
    assert (t["A"].leaders, t["A"].visits, t.next_order) == (4, 1, "A-")


# Passing.


@pytest.mark.rule("CER-PASS-01")
def test_who_passes_takes_no_more_turns_in_the_round() -> None:
    t = table(2).turn("A").play("A: pass")
    t.play("B: worker main-factory", "B: leader headquarters", "produce main-lab", "B: worker launch-site")
    assert (t.who, t.state.round, t["A"].passed) == ("B", 1, True)


@pytest.mark.rule("CER-PASS-02")
def test_those_who_pass_line_up_from_the_left() -> None:
    t = table(4).turn("A").play("A: worker main-factory", "B: pass", "C: worker main-factory", "D: pass")
    assert t.next_order == "BD--"
    t.play("A: pass")
    assert t.next_order == "BDA-"


@pytest.mark.rule("CER-PASS-02", "CER-PASS-03", "CER-HQ-03")
def test_johan_passes_to_the_second_place_because_ludwigs_leader_holds_the_first() -> None:
    t = table(3)
    t.state.order = [1, 0, 2]
    t.turn("B").play("B: leader headquarters", "produce main-lab", "A: pass")
    assert t.next_order == "BA-"
    t.play("C: pass", "B: pass")
    assert (t.state.round, t.order) == (2, "BAC")


@pytest.mark.rule("CER-PASS-03")
def test_who_visited_the_headquarters_late_passes_to_the_place_reserved_then() -> None:
    t = table(3).turn("A").play("A: worker main-factory", "B: pass", "C: worker main-factory")
    t.play("A: leader headquarters", "produce main-lab", "C: pass", "A: pass")
    assert t.order == "BAC"


@pytest.mark.rule("CER-PASS-03")
def test_a_visit_in_round_1_reserves_nothing_in_round_2() -> None:
    t = table(2).turn("A").play("A: leader headquarters", "produce main-lab", "B: pass", "A: pass")
    assert (t.state.round, t.order, t.next_order) == (2, "AB", "--")
    t.play("A: worker launch-site", "B: pass", "A: pass")
    assert (t.state.round, t.order) == (3, "BA")


@pytest.mark.rule("CER-PASS-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("visitors", ["", "A", "B", "AB"])
def test_everybody_ends_up_with_exactly_one_place_in_the_next_order(players: int, visitors: str) -> None:
    t = table(players).turn("A")
    assert len(t.next_order) == players
    while t.state.round == 1:
        if t.who in visitors and t[t.who].visits < 2:
            t.play("leader headquarters", "produce main-lab")
        else:
            t.play("pass")
    assert sorted(t.order) == sorted("ABCD"[:players])
    assert t.next_order == "-" * players


@pytest.mark.rule("CER-PASS-05")
def test_the_round_ends_with_the_last_pass_and_not_before() -> None:
    t = table(3).turn("A").play("A: pass", "B: pass")
    assert (t.state.round, t.who) == (1, "C")
    t.play("C: worker main-factory")
    assert (t.state.round, t.who) == (1, "C")
    t.play("C: pass")
    assert (t.state.round, t.who) == (2, "A")


# End of Round.


@pytest.mark.rule("CER-EOR-01", "CER-TB-05")
def test_the_docked_spacecraft_leaves_and_the_next_one_trades() -> None:
    t = table(2).ship("caravel").give("A", credits=1)
    t.state.spacecraft[1] = BASE.ship_names.index("demeter")
    t.turn("A").play("pass", "pass").give("A", credits=2, ore=0, ice=0, ceramics=0, energy=0, influence=0)
    t.play("leader bureau", "trade 1")
    assert (t["A"].ore, t["A"].credits) == (4, 0)


@pytest.mark.rule("CER-EOR-01")
def test_workers_left_on_the_departing_spacecraft_leave_the_game() -> None:
    t = table(2).quarters(mine=1).round(2).crew(office=2).round(1).crew(lab=2, mine=1)
    t.turn("A").play("A: pass", "B: pass")
    assert t.quartered == {"mine": 1, "factory": 0, "lab": 0, "office": 0}
    assert t.aboard == {"mine": 0, "factory": 0, "lab": 0, "office": 2}


@pytest.mark.rule("CER-EOR-02")
def test_all_leaders_return_from_locations_headquarters_and_order_track() -> None:
    t = alone(3).give("A", credits=4, ore=2).turn("A")
    t.play("leader headquarters", "produce main-lab", "leader headquarters", "produce main-lab")
    t.play("leader bureau", "trade 3", "stop", "leader contractors")
    assert (t.state.round, [t[who].leaders for who in "ABC"]) == (2, [5, 5, 5])
    assert ([list(slots) for slots in t.state.slots], t.next_order) == ([[], [], [], []], "---")


@pytest.mark.rule("CER-EOR-03", "CER-OUT-15")
def test_the_workers_go_to_the_living_quarters() -> None:
    t = table(2).quarters(lab=1).workers("A", "main-lab launch-site").workers("B", "main-lab").end_of_round()
    assert t.quartered == {"mine": 1, "factory": 0, "lab": 3, "office": 0}
    assert (t["A"].workers, t["B"].workers) == ([], [])


@pytest.mark.rule("CER-EOR-03", "CER-OUT-03")
def test_workers_hired_from_the_spacecraft_go_to_the_living_quarters_too() -> None:
    t = alone().crew(factory=1).turn("A").play("worker main-factory")
    assert t.aboard["factory"] == 0
    t.play("pass")
    assert (t.state.round, t.quartered["factory"]) == (2, 1)


@pytest.mark.rule("CER-EOR-03", "CER-FAV-32")
def test_a_droid_on_an_outstation_does_not_become_a_worker_at_the_end_of_the_round() -> None:
    t = alone().favor("A", "mars-droid").turn("A").play("droid main-factory", "pass")
    assert (t.state.round, t.quartered["factory"]) == (2, 0)


@pytest.mark.rule("CER-EOR-04", "CER-FAV-05")
@pytest.mark.parametrize("number", [1, 2])
def test_all_favor_tokens_return(number: int) -> None:
    t = table(2).round(number)
    for token in TOKENS:
        t.favor("B", token)
    t.end_of_round()
    assert [t.favor_of(token) for token in TOKENS] == [""] * 4


@pytest.mark.rule("CER-EOR-04", "CER-FAV-05")
def test_a_droid_on_an_outstation_and_an_assistant_on_a_location_return_and_can_be_taken_and_used_again() -> None:
    t = alone().favor("A", "mars-droid").favor("A", "leader-assistant").give("A", credits=2).turn("A")
    t.play("droid main-factory", "assistant", "produce main-factory", "visit bureau", "trade 3", "pass")
    t.give("A", influence=6).play("B: pass", "A: leader council", "council favor")
    assert {"favor mars-droid", "favor leader-assistant"} < set(t.options)
    t.play("favor mars-droid")
    assert "droid main-factory" in t.options


@pytest.mark.rule("CER-EOR-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_face_up_cards_are_discarded_and_new_ones_dealt(players: int, number: int) -> None:
    t = table(players).round(number).row("ore-pit solar-lab").projects("university power-grid").end_of_round()
    assert (t.discard_pile, sorted(t.state.project_discard)) == (
        ["ore-pit", "solar-lab"],
        sorted(projects("university power-grid")),
    )
    assert (len(t.shown_projects), len(t.face_up), "" in t.face_up) == (players + 2, 6, False)
    assert not {"ore-pit", "solar-lab", "university", "power-grid"} & {*t.face_up, *t.shown_projects}


@pytest.mark.rule("CER-EOR-05")
def test_the_new_facilities_come_from_the_top_of_the_pile() -> None:
    new = "ice-quarry strip-mine cryo-well deep-shaft mantle-bore quantum-lab"
    t = table(2).row("ore-pit").deck(f"{new} embassy").end_of_round()
    assert sorted(t.face_up) == sorted(new.split())
    assert list(t.state.facility_deck.cards) == facilities("embassy")


@pytest.mark.rule("CER-EOR-05", "CER-CY-10")
def test_a_facility_pile_too_small_is_used_up_before_the_discards_are_shuffled_in() -> None:
    t = (
        table(2)
        .row("ore-pit solar-lab")
        .deck("ice-quarry embassy")
        .discards("strip-mine cryo-well deep-shaft")
        .end_of_round()
    )
    assert {"ice-quarry", "embassy"} < set(t.face_up)
    assert "" not in t.face_up
    rest = [BASE.facility_names[card] for card in t.state.facility_deck.cards]
    shuffled = ["cryo-well", "deep-shaft", "embassy", "ice-quarry", "ore-pit", "solar-lab", "strip-mine"]
    assert sorted(t.face_up + rest) == shuffled
    assert t.discard_pile == []


@pytest.mark.rule("CER-EOR-05", "CER-CY-10")
def test_with_too_few_facilities_in_pile_and_discards_places_stay_empty() -> None:
    t = table(2).row("ore-pit").deck("ice-quarry").discards("embassy").end_of_round()
    assert sorted(t.face_up) == ["", "", "", "embassy", "ice-quarry", "ore-pit"]


@pytest.mark.rule("CER-EOR-06")
def test_a_project_pile_too_small_is_used_up_before_the_discards_are_shuffled_in() -> None:
    t = table(2).projects("university power-grid housing-block")
    t.state.project_deck.cards = projects("observatory market-plaza")
    t.end_of_round()
    assert {"observatory", "market-plaza"} < set(t.shown_projects)
    assert len(set(t.shown_projects)) == 4
    assert len(t.state.project_deck.cards) + len(t.state.project_discard) == 1


@pytest.mark.rule("CER-EOR-05")
def test_committed_and_completed_projects_are_not_dealt_again() -> None:
    t = table(2).committed("A", "university").completed("B", "power-grid").end_of_round()
    left = [*t.shown_projects, *(BASE.project_names[each] for each in t.state.project_deck.cards)]
    assert len(left) == 13
    assert not {"university", "power-grid"} & set(left)


@pytest.mark.rule("CER-EOR-07")
def test_the_bottom_row_becomes_the_next_player_order() -> None:
    t = (
        table(4)
        .turn("A")
        .play("A: worker main-factory", "B: leader headquarters", "produce main-lab", "C: pass", "D: pass")
    )
    t.play("A: pass", "B: pass")
    assert (t.order, t.next_order, t.who) == ("BCDA", "----", "B")


@pytest.mark.rule("CER-EOR-08")
@pytest.mark.parametrize("number", [1, 2])
def test_the_round_marker_moves_on_by_one(number: int) -> None:
    t = table(2).round(number).turn("A").play("pass", "pass")
    assert t.state.round == number + 1
