"""Mars Droid, Leader Assistant and Special Grant (catalogue section 14, second half)."""

import pytest
from ceres_table import Table, table

DROID, ASSISTANT = "mars-droid", "leader-assistant"


# Mars Droid.


@pytest.mark.rule("CER-FAV-30")
@pytest.mark.parametrize("worker", ["", "main-factory"])
def test_the_droid_activates_any_own_outstation_with_or_without_a_worker_there(worker: str) -> None:
    t = table(3).favor("A", DROID).give("A", ore=2).workers("A", worker).turn("A").play("droid main-factory")
    assert t.options == ["part 1", "part 2"]
    t.play("part 1", "part 2")
    assert (t["A"].ceramics, t["A"].alloys, t["A"].workers) == (2, 1, worker.split())


@pytest.mark.rule("CER-FAV-30")
def test_the_droid_takes_no_worker_and_needs_none() -> None:
    t = table(3).favor("A", DROID).quarters(lab=1).turn("A")
    assert {"droid launch-site", "droid main-factory", "droid main-lab", "droid main-office"} <= set(t.options)
    assert "worker main-factory" not in t.options
    t.play("droid main-lab", "done")
    assert (t["A"].energy, t.quartered["lab"], t["A"].workers, t.who) == (2, 1, [], "B")


@pytest.mark.rule("CER-FAV-30")
def test_the_droid_is_offered_to_its_holder_only_and_for_own_outstations_only() -> None:
    t = table(3).favor("A", DROID).outstation("B", "ore-pit").turn("A")
    assert "droid ore-pit" not in t.options
    t.play("droid main-factory")
    assert not [text for text in t.options if text.startswith("droid")]


@pytest.mark.rule("CER-FAV-30")
def test_an_outstation_without_a_usable_part_is_no_place_for_the_droid() -> None:
    t = table(3).favor("A", DROID).outstation("A", "reactor-bench").outstation("A", "ore-smelter").give("A", ore=1)
    t.turn("A")
    assert {"droid reactor-bench", "droid ore-smelter"}.isdisjoint(t.options)
    t = table(3).favor("A", DROID).outstation("A", "reactor-bench").give("A", ice=1).turn("A")
    assert "droid reactor-bench" in t.options


@pytest.mark.rule("CER-FAV-31")
def test_the_droid_serves_once_in_a_round() -> None:
    t = table(2).favor("A", DROID).leaders("B", 0).quarters().turn("A").play("droid main-factory")
    assert t.options == ["leader headquarters", "pass"]


@pytest.mark.rule("CER-FAV-32")
def test_the_droid_cannot_be_reassigned() -> None:
    t = table(2).favor("A", DROID).outstation("A", "ore-pit").give("A", credits=5, ore=2).leaders("B", 0).quarters()
    t.turn("A").play("droid launch-site", "leader contractors")
    assert t["A"].alloys == 1  # Manufacture is all that is left at the Contractors


@pytest.mark.rule("CER-FAV-32")
def test_only_the_worker_goes_when_worker_and_droid_stand_together() -> None:
    t = table(2).favor("A", DROID).workers("A", "launch-site").outstation("A", "ore-pit").give("A", credits=2)
    t.leaders("B", 0).quarters().turn("A").play("droid launch-site", "leader contractors", "contract reassign")
    assert t["A"].workers == ["ore-pit"]


@pytest.mark.rule("CER-FAV-32")
def test_the_droid_does_not_go_to_the_living_quarters_at_the_end_of_the_round() -> None:
    t = table(2).favor("A", DROID).leaders("B", 0).quarters().turn("A").play("droid main-lab", "done", "A: pass")
    assert (t.state.round, t.quartered["lab"]) == (2, 0)


@pytest.mark.rule("CER-FAV-33")
def test_an_outstation_with_only_the_droid_may_still_receive_a_worker() -> None:
    t = table(2).favor("A", DROID).leaders("B", 0).quarters(mine=1).turn("A").play("droid launch-site", "B: pass")
    t.play("A: worker launch-site")
    assert (t["A"].ore, t["A"].workers) == (4, ["launch-site"])


@pytest.mark.rule("CER-FAV-33")
def test_an_outstation_with_only_the_droid_may_be_the_target_of_a_reassigned_worker() -> None:
    t = table(2).favor("A", DROID).workers("A", "launch-site").outstation("A", "ore-pit").give("A", credits=2)
    t.leaders("B", 0).quarters().turn("A").play("droid ore-pit", "leader contractors", "contract reassign")
    assert (t["A"].ore, t["A"].workers) == (6, ["ore-pit"])


@pytest.mark.rule("CER-FAV-34", "CER-FAV-45")
@pytest.mark.parametrize("name", [DROID, ASSISTANT])
def test_droid_and_assistant_cannot_be_used_in_the_turn_they_are_taken(name: str) -> None:
    t = table(2).give("A", influence=3, energy=2).leaders("B", 0).quarters(lab=1).turn("A")
    t.play("leader council", "council favor", f"favor {name}")
    assert t.who == "B"
    t.play("B: pass")
    assert ("assistant" if name == ASSISTANT else "droid main-lab") in t.options


@pytest.mark.rule("CER-FAV-34", "CER-FAV-45")
@pytest.mark.parametrize("name", [DROID, ASSISTANT])
def test_taken_by_a_function_they_still_wait_for_a_later_turn(name: str) -> None:
    t = table(2).give("A", influence=2).outstation("A", "embassy").turn("A").play("worker embassy", f"favor {name}")
    assert (t.who, t.prompt) == ("B", "TakeTurn")


# Leader Assistant.


def assisted(**goods: int) -> Table:
    """A table where A holds the Leader Assistant and these goods."""
    return table(3).favor("A", ASSISTANT).give("A", **goods)


@pytest.mark.rule("CER-FAV-40")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("launch-site", (2, 1, 0, 0)),
        ("main-office", (0, 0, 2, 1)),
        ("ore-pit", (2, 0, 0, 0)),
        ("main-lab", (0, 0, 0, 0)),
    ],
)
def test_the_assistant_first_gains_the_whole_visible_production_of_one_outstation(
    name: str, gained: tuple[int, ...]
) -> None:
    t = assisted().outstation("A", "ore-pit", under="ice-quarry").ship("hermes").turn("A")
    t.play("assistant", f"produce {name}")
    assert (t["A"].ore, t["A"].ice, t["A"].credits, t["A"].influence) == gained


@pytest.mark.rule("CER-FAV-40", "CER-FAV-42")
def test_with_production_and_activation_the_assistant_is_one_main_action_without_a_leader() -> None:
    t = assisted(ore=3, ice=1).turn("A").play("assistant", "produce launch-site", "visit bureau", "trade 1", "stop")
    assert (t["A"].ore, t["A"].ice, t["A"].credits, t["A"].leaders, t.who) == (2, 2, 5, 5, "B")


@pytest.mark.rule("CER-FAV-40")
def test_a_full_location_and_an_empty_hand_of_leaders_do_not_stop_the_assistant() -> None:
    t = assisted(ore=3, ice=2).leaders("A", 0).slots("bureau", "A B C").turn("A")
    assert "leader bureau" not in t.options
    t.play("assistant", "produce main-lab", "visit bureau", "trade 1", "trade 3")
    assert (t["A"].credits, t["A"].energy) == (3, 3)


@pytest.mark.rule("CER-FAV-41")
def test_the_assistant_serves_once_in_a_round() -> None:
    t = table(2).favor("A", ASSISTANT).leaders("B", 0).quarters().turn("A").play("assistant", "produce main-lab")
    assert t.options == ["leader headquarters", "pass"]


@pytest.mark.rule("CER-FAV-42")
def test_declining_the_activation_uses_up_the_token_and_the_main_action_all_the_same() -> None:
    t = assisted(ore=3).leaders("BC", 0).quarters().turn("A").play("assistant", "produce main-office", "stop")
    assert (t["A"].credits, t["A"].influence, t["A"].leaders) == (2, 1, 5)
    assert (t.who, t.prompt) == ("A", "TakeTurn")
    assert "assistant" not in t.options


@pytest.mark.rule("CER-FAV-42")
def test_the_location_is_judged_after_the_production_has_been_gained() -> None:
    t = assisted(ore=2).turn("A")
    assert "leader contractors" not in t.options
    t.play("assistant", "produce main-office", "visit contractors", "contract manufacture")
    assert (t["A"].alloys, t["A"].credits) == (1, 1)


@pytest.mark.rule("CER-FAV-42")
def test_without_a_location_in_reach_the_turn_ends_with_the_production() -> None:
    t = assisted().turn("A").play("assistant", "produce main-factory")
    assert (t["A"].ceramics, t.who) == (1, "B")


@pytest.mark.rule("CER-FAV-43")
def test_the_assistant_visits_the_four_locations_of_the_game_board_and_no_headquarters() -> None:
    t = assisted(ore=3, credits=2).turn("A").play("assistant", "produce main-office")
    assert t.options == ["visit bureau", "visit yard", "visit council", "visit contractors", "stop"]


@pytest.mark.rule("CER-FAV-43")
def test_the_assistant_pays_entry_costs_as_a_leader_does() -> None:
    t = assisted(influence=1, energy=3).turn("A").play("assistant", "produce main-lab", "visit council")
    assert (t["A"].influence, t["A"].energy, t.prompt) == (0, 4, "ChooseField")
    t = assisted(influence=0, energy=3).turn("A").play("assistant", "produce main-lab")
    assert (t["A"].energy, t.who) == (4, "B")


@pytest.mark.rule("CER-FAV-43")
def test_the_assistants_production_is_no_visit_to_the_headquarters() -> None:
    t = assisted().turn("A").play("assistant", "produce main-lab")
    assert (t["A"].visits, t.next_order) == (0, "---")


@pytest.mark.rule("CER-FAV-44")
def test_the_assistant_leaves_the_last_slot_of_its_location_to_a_leader() -> None:
    t = assisted(ore=3, ice=2).give("B", ore=3).slots("bureau", "C C").turn("A")
    t.play("assistant", "produce main-lab", "visit bureau", "trade 1", "stop")
    assert "leader bureau" in t.options
    t.play("B: leader bureau", "stop")
    assert t["B"].credits == 5


@pytest.mark.rule("CER-FAV-44")
def test_the_assistants_token_stays_with_its_holder_until_the_end_of_the_round() -> None:
    t = assisted().give("B", influence=5, energy=2).turn("A").play("assistant", "produce main-lab")
    t.play("B: leader council", "council favor")
    assert "favor leader-assistant" not in t.options


# Special Grant.


def granted(t: Table) -> Table:
    """A has chosen Special Grant at the Council."""
    return t.give("A", influence=2, energy=2).turn("A").play("leader council", "council favor", "favor special-grant")


@pytest.mark.rule("CER-FAV-50", "CER-FAV-51")
def test_special_grant_offers_every_kind_of_production_of_the_starting_outstations() -> None:
    t = granted(table(3))
    assert t.options == [
        "grant launch-site 1",
        "grant launch-site 2",
        "grant main-factory 1",
        "grant main-lab 1",
        "grant main-office 1",
        "grant main-office 2",
    ]


@pytest.mark.rule("CER-FAV-50", "CER-FAV-51")
def test_special_grant_gains_four_entries_with_their_full_amounts() -> None:
    t = granted(table(3)).play(
        "grant launch-site 1", "grant launch-site 2", "grant main-factory 1", "grant main-office 1"
    )
    assert (t["A"].ore, t["A"].ice, t["A"].ceramics, t["A"].energy) == (2, 1, 1, 2)
    assert (t["A"].credits, t["A"].influence, t.who) == (2, 0, "B")


@pytest.mark.rule("CER-FAV-51")
def test_no_entry_may_be_chosen_twice() -> None:
    t = granted(table(3)).play("grant launch-site 1")
    assert "grant launch-site 1" not in t.options
    assert t.why_not("grant launch-site 1") in {"CER-FAV-50", "CER-FAV-51"}
    assert "grant launch-site 2" in t.options


@pytest.mark.rule("CER-FAV-51")
def test_two_outstations_that_show_the_same_good_are_two_entries() -> None:
    t = granted(table(3).outstation("A", "ice-quarry").outstation("A", "cryo-well").outstation("A", "brine-reservoir"))
    t.play("grant launch-site 2", "grant ice-quarry 1", "grant cryo-well 1", "grant brine-reservoir 1")
    assert (t["A"].ice, t.who) == (1 + 1 + 1 + 2, "B")


@pytest.mark.rule("CER-FAV-52")
def test_asteroids_and_covered_cards_do_not_count_for_special_grant() -> None:
    t = granted(table(3).claim("A", "hygiea europa").outstation("A", "survey-drillsite", under="quantum-lab"))
    assert [text for text in t.options if "main-" not in text] == [
        "grant launch-site 1",
        "grant launch-site 2",
        "grant survey-drillsite 1",
        "grant survey-drillsite 2",
    ]
    t.play("grant survey-drillsite 1", "grant survey-drillsite 2", "grant main-lab 1", "grant main-factory 1")
    assert (t["A"].ore, t["A"].ice, t["A"].energy) == (1, 1, 3)


@pytest.mark.rule("CER-FAV-52")
def test_outstations_of_others_do_not_count_for_special_grant() -> None:
    assert len(granted(table(3).outstation("B", "ore-pit")).options) == 6
