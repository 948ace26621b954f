"""Reassign loops, mandatory parts of nested Outstations, self-upgrades (catalogue section 18, end)."""

import pytest
from ceres_table import table


@pytest.mark.rule("CER-NEST-09")
def test_the_worker_of_a_resolving_outstation_cannot_be_reassigned() -> None:
    t = table(3).outstation("A", "staffing-agency").give("A", ice=1).turn("A").play("worker staffing-agency")
    assert (t["A"].credits, t["A"].ice, t["A"].workers, t.who) == (1, 1, ["staffing-agency"], "B")


@pytest.mark.rule("CER-NEST-09")
def test_nor_can_a_worker_that_stands_beside_the_droid_whose_function_is_resolving() -> None:
    t = table(3).favor("A", "mars-droid").outstation("A", "staffing-agency", worker=True).give("A", ice=1).turn("A")
    t.play("droid staffing-agency")
    assert (t["A"].ice, t["A"].workers, t.who) == (1, ["staffing-agency"], "B")


@pytest.mark.rule("CER-NEST-09")
def test_a_resolving_outstation_with_only_the_droid_cannot_be_the_target() -> None:
    t = table(3).favor("A", "mars-droid").outstation("A", "staffing-agency").workers("A", "main-office")
    t.give("A", ice=1).turn("A").play("droid staffing-agency")
    assert (t["A"].ice, t["A"].workers, t.who) == (1, ["main-office"], "B")


@pytest.mark.rule("CER-NEST-09")
def test_contractors_inside_a_factory_do_not_move_that_factorys_worker() -> None:
    t = table(3).outstation("A", "fabrication-hub").give("A", credits=2).turn("A").play("worker fabrication-hub")
    assert (t["A"].ceramics, t["A"].credits, t["A"].workers, t.who) == (1, 2, ["fabrication-hub"], "B")


@pytest.mark.rule("CER-NEST-09")
def test_all_outstations_of_the_chain_are_barred_while_it_lasts() -> None:
    t = (
        table(3)
        .favor("A", "mars-droid")
        .outstation("A", "staffing-agency")
        .outstation("A", "lobby-office", worker=True)
    )
    t.outstation("A", "trade-office", under="fabrication-hub").workers("A", "main-office").outstation(
        "A", "liaison-office"
    )
    t.give("A", ice=1, credits=2).turn("A").play(
        "droid staffing-agency", "part 2", "from main-office", "to trade-office"
    )
    t.play("part 4")
    assert t.options == ["to main-office", "to liaison-office"]


@pytest.mark.rule("CER-NEST-09")
def test_an_outstation_whose_function_is_done_may_take_part_again_in_the_same_chain() -> None:
    t = table(3).outstation("A", "staffing-agency", under="fabrication-hub").outstation("A", "liaison-office")
    t.workers("A", "main-office").give("A", ice=1, credits=2).turn("A")
    t.play("worker staffing-agency", "part 2")  # the Director goes to the Liaison Office: 1 Credit, 1 Influence
    assert (t["A"].workers, t["A"].influence) == (["staffing-agency", "liaison-office"], 1)
    t.play("part 4", "contract reassign")
    assert t["A"].workers == ["main-office", "staffing-agency"]


@pytest.mark.rule("CER-NEST-09")
def test_in_a_later_turn_the_staffing_agencys_worker_may_go() -> None:
    t = table(2).outstation("A", "staffing-agency").outstation("A", "liaison-office").leaders("B", 0).quarters(office=1)
    t.give("A", credits=2).turn("A").play("worker staffing-agency", "leader contractors", "to liaison-office")
    assert (t["A"].workers, t["A"].influence) == (["liaison-office"], 1)


@pytest.mark.rule("CER-NEST-10")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_a_worker_is_reassigned_only_to_an_outstation_with_a_usable_part(energy: int, offered: bool) -> None:
    t = table(3).outstation("A", "research-lab").workers("A", "main-lab").give("A", energy=energy, credits=2)
    t.row("ore-pit").turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-NEST-10")
def test_the_useless_target_is_left_out_among_several() -> None:
    t = table(3).outstation("A", "research-lab").outstation("A", "solar-lab").outstation("A", "reactor-bench")
    t.outstation("A", "quantum-lab").workers("A", "main-lab").give("A", credits=2).turn("A").play("leader contractors")
    assert t.options == ["to solar-lab", "to quantum-lab"]


@pytest.mark.rule("CER-NEST-10")
def test_a_nested_outstation_must_use_at_least_one_part_too() -> None:
    t = table(3).outstation("A", "data-center").workers("A", "main-lab").give("A", credits=2).turn("A")
    t.play("leader contractors")
    assert t.options == ["part 1", "part 2"]
    assert t.play("part 2").who == "B"
    assert (t["A"].energy, t["A"].influence) == (0, 1)


@pytest.mark.rule("CER-NEST-11")
def test_an_outstation_may_upgrade_itself_but_its_new_function_serves_from_the_next_activation_on() -> None:
    t = table(2).favor("A", "mars-droid").outstation("A", "planning-bureau").row("accounting-office").deck("")
    t.give("A", alloys=1, ore=1).leaders("B", 0).quarters(office=1).turn("A").play("worker planning-bureau", "part 2")
    assert (t.under("A", "planning-bureau"), t["A"].credits, t.who) == ("accounting-office", 0, "A")
    t.play("droid planning-bureau")
    assert t.options == ["part 1", "part 3"]
    t.play("part 3")
    assert t["A"].credits == 4


@pytest.mark.rule("CER-NEST-11")
def test_a_construction_directorate_may_upgrade_itself_and_activates_nothing_by_it() -> None:
    t = table(3).outstation("A", "construction-directorate").row("ore-pit").give("A", alloys=1).turn("A")
    t.play("worker construction-directorate", "upgrade ore-pit")
    assert (t.under("A", "construction-directorate"), t["A"].ore, t.who) == ("ore-pit", 0, "B")


@pytest.mark.rule("CER-NEST-11", "CER-NEST-06")
def test_after_upgrading_itself_an_outstation_is_no_longer_single_for_the_repeat() -> None:
    t = table(3).outstation("A", "planning-bureau").row("ore-pit trade-office").deck("").research("A", construction=3)
    t.give("A", alloys=4).turn("A").play("worker planning-bureau", "part 2", "upgrade ore-pit")
    assert (t["A"].alloys, t.who) == (4, "B")  # a card of 1 Alloy for none; nothing is left to upgrade


@pytest.mark.rule("CER-NEST-07", "CER-CY-09")
def test_an_outstation_built_in_the_chain_may_be_the_target_of_a_reassignment_that_follows() -> None:
    t = table(3).outstation("A", "construction-directorate", under="fabrication-hub").row("ore-pit").deck("")
    t.workers("A", "launch-site").give("A", alloys=1, credits=2).turn("A").play("worker construction-directorate")
    t.play("part 1", "part 3", "contract reassign")
    assert (t["A"].ore, t["A"].workers) == (2 + 3, ["construction-directorate", "ore-pit"])


@pytest.mark.rule("CER-NEST-07", "CER-NEST-09", "CER-CA-11")
def test_the_office_just_left_is_empty_and_may_be_the_target_of_the_next_reassignment() -> None:
    t = (
        table(3)
        .outstation("A", "staffing-agency")
        .outstation("A", "lobby-office", worker=True)
        .workers("A", "main-office")
    )
    t.give("A", credits=2, ice=1).turn("A").play("leader contractors", "from main-office", "part 2", "done")
    assert (t["A"].workers, t["A"].influence, t["A"].credits) == (["main-office", "staffing-agency"], 1, 2)


@pytest.mark.rule("CER-NEST-07")
def test_a_reassign_part_moves_workers_of_any_type_each_to_its_own_type() -> None:
    t = table(3).outstation("A", "staffing-agency").outstation("A", "solar-lab").outstation("A", "ore-pit")
    t.workers("A", "main-lab launch-site main-factory").give("A", ice=1).turn("A").play(
        "worker staffing-agency", "part 2"
    )
    assert t.options == ["from launch-site", "from main-lab"]
    t.play("from main-lab")
    assert (t["A"].energy, t["A"].workers) == (2, ["launch-site", "main-factory", "staffing-agency", "solar-lab"])
