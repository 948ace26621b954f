"""What is not offered says why, with the rule: every refusal once, where a player would meet it."""

from __future__ import annotations

import pytest
from ceres_table import table


@pytest.mark.rule("CER-TURN-06", "CER-HQ-07", "CER-LOC-02", "CER-LOC-06", "CER-OUT-04", "CER-OUT-05", "CER-OUT-09")
def test_why_a_turn_cannot_be_taken_so() -> None:
    t = table(3).quarters(mine=1, office=1, lab=1).workers("A", "launch-site").slots("bureau", "A B C")
    t.outstation("A", "embassy").give("A", credits=2).turn("A")
    assert (t.refused("leader bureau"), t.refused("leader yard")) == ("no-slot", "nothing-to-do-there")
    assert (t.refused("worker launch-site"), t.refused("worker main-factory")) == ("occupied", "no-such-worker")
    assert (t.refused("worker embassy"), t.refused("worker ore-pit")) == ("no-usable-part", "")
    assert t.refused("alloy") == ""
    out = table(3).leaders("A", 0).turn("A")
    assert out.refused("leader headquarters") == "no-leader"
    used = table(3)
    used.state.corporations[0].visits = 2
    assert used.turn("A").refused("leader headquarters") == "headquarters-used"


@pytest.mark.rule("CER-TB-03", "CER-TB-08", "CER-TB-12", "CER-NEST-04")
def test_why_no_trade_and_no_project() -> None:
    t = table(3).ship("hermes").give("A", ore=3, ice=2).projects("university").round(3).ship("hermes")
    t.turn("A").play("leader bureau")
    assert (t.refused("trade 3"), t.refused("trade 6")) == ("cannot-pay-trade", "")
    assert (t.refused("project university"), t.refused("project housing-block")) == ("no-influence-for-project", "")
    t.play("trade 1")
    assert (t.refused("trade 1"), t.refused("done")) == ("cannot-pay-trade", "")
    full = table(3).ship("hermes").give("A", ore=9).committed("A", "power-grid observatory")
    full.projects("university housing-block").give("A", ceramics=3).turn("A").play("leader bureau")
    assert full.refused("project university") == "no-spot"
    part = table(3).outstation("A", "permit-office").give("A", credits=9).projects("university market-plaza")
    part.turn("A").play("worker permit-office", "part 2")
    assert part.refused("trade 1") == "only-projects"
    trades = table(3).outstation("A", "customs-house").give("A", credits=9).projects("university")
    trades.turn("A").play("worker customs-house")
    assert (trades.refused("project university"), trades.refused("done")) == ("only-trades", "")


@pytest.mark.rule("CER-TB-11", "CER-TB-12", "CER-TB-13", "CER-TURN-11")
def test_why_a_project_cannot_be_completed() -> None:
    t = table(3).ship("hermes").give("A", credits=8, ceramics=2).committed("A", "market-plaza university")
    t.turn("A").play("leader bureau")
    assert (t.refused("complete university"), t.refused("complete housing-block")) == ("cannot-pay-project", "")
    assert t.refused("complete market-plaza") == "completion-spoils"


@pytest.mark.rule("CER-CY-02", "CER-CY-06", "CER-CY-11", "CER-NEST-04")
def test_why_nothing_can_be_built_so() -> None:
    t = table(3).row("ore-pit research-lab").give("A", alloys=2, ore=2, influence=1).turn("A").play("leader yard")
    assert (t.refused("upgrade ore-pit"), t.refused("expanse research-lab")) == ("no-single", "cannot-pay-facility")
    assert (t.refused("draw many"), t.refused("expanse ice-quarry"), t.refused("done")) == ("cannot-draw", "", "")
    t.play("draw few")
    assert t.refused("draw few") == "drawn-already"
    part = table(3).outstation("A", "planning-bureau").outstation("A", "solar-lab").row("ore-pit trade-office")
    part.give("A", alloys=3).turn("A").play("worker planning-bureau", "part 2")
    assert part.refused("expanse ore-pit") == "other-way-only"


@pytest.mark.rule("CER-AMAC-01", "CER-CA-01", "CER-LOC-06", "CER-CA-20")
def test_why_an_option_of_a_location_is_closed() -> None:
    t = table(3).give("A", influence=1, energy=2, credits=2, ice=3, probes=1).turn("A").play("leader council")
    assert (t.refused("council favor"), t.refused("done")) == ("cannot-carry-out", "")
    other = table(3).committed("A", "water-treatment-plant").give("A", credits=1, ore=2, ice=3, energy=2)
    other.turn("A").play("leader contractors")
    assert other.options == ["contract manufacture", "complete water-treatment-plant"]
    assert (other.refused("contract yard"), other.refused("alloy")) == ("no-credits", "")
    hire = table(3).give("A", credits=3, ore=3, ceramics=1, energy=1, influence=1).turn("A").play("leader contractors")
    assert (hire.refused("contract reassign"), hire.refused("stop")) == ("cannot-carry-out", "")


@pytest.mark.rule("CER-OUT-09")
def test_a_part_that_could_do_nothing_is_refused() -> None:
    t = table(3).outstation("A", "survey-drillsite", under="data-center").turn("A").play("worker survey-drillsite")
    assert t.options == ["part 1", "part 3", "part 4"]
    assert t.refused("part 2") == "part-useless"


@pytest.mark.rule("CER-LAUNCH-03", "CER-LAUNCH-04", "CER-RES-01", "CER-RES-02", "CER-FAV-01", "CER-FAV-02")
def test_why_not_this_asteroid_this_field_this_favor() -> None:
    t = table(3).zones(hygiea=0, pallas=2, bennu=3).claim("B", "hygiea").give("A", influence=1, ice=2, probes=1)
    t.give("A", energy=3).research("A", aerospace=3, construction=1).turn("A").play("leader council", "council launch")
    assert (t.refused("launch hygiea"), t.refused("launch bennu")) == ("claimed", "too-far")
    assert t.refused("pass") == ""
    field = table(3).give("A", energy=2).research("A", aerospace=3, construction=1).turn("A")
    field.play("worker main-lab", "part 1", "part 2")
    assert (field.refused("research aerospace"), field.refused("done")) == ("last-level", "")
    poor = table(3).give("A", energy=0, influence=1).research("A", construction=2).turn("A")
    poor.play("worker main-lab", "part 2")
    assert poor.refused("research construction") == "cannot-pay-research"
    favor = table(3).favor("B", "mars-droid").give("A", influence=2, energy=2).turn("A")
    favor.play("leader council", "council favor")
    assert favor.refused("favor mars-droid") == "favor-taken"
    dear = table(3).give("A", influence=2, energy=2).turn("A").play("leader council", "council favor")
    assert (dear.refused("favor mars-droid"), dear.refused("done")) == ("cannot-pay-favor", "")


@pytest.mark.rule("CER-FAV-51")
def test_a_production_granted_already_is_refused() -> None:
    t = table(3).give("A", influence=2, energy=2).turn("A").play("leader council", "council favor")
    t.play("favor special-grant", "grant launch-site 1")
    assert (t.refused("grant launch-site 1"), t.refused("grant launch-site 3")) == ("granted-already", "")
    assert (t.refused("grant ore-pit 1"), t.refused("done")) == ("", "")


@pytest.mark.rule("CER-OUT-08", "CER-OUT-09", "CER-OUT-11", "CER-CA-10", "CER-CA-12", "CER-CA-20", "CER-FAV-10")
def test_why_not_this_part_this_worker_this_product() -> None:
    t = table(3).give("A", ore=4).turn("A").play("worker main-factory", "part 1")
    assert (t.refused("part 1"), t.refused("part 3"), t.refused("part 6")) == ("part-gone", "cannot-pay-part", "")
    t.play("part 2")
    assert t.refused("probe") == "cannot-make"
    more = table(3).favor("A", "manufacturing-efficiency").give("A", ore=3).turn("A")
    more.play("worker main-factory", "part 1", "part 2", "alloy")
    assert (more.prompt, more.refused("probe"), more.refused("done")) == ("ManufactureMore", "cannot-make", "")
    staff = table(3).outstation("A", "ore-pit", worker=True).outstation("A", "ice-quarry").outstation("A", "solar-lab")
    staff.workers("A", "main-lab launch-site main-office").give("A", credits=2, ore=9)
    staff.turn("A").play("leader contractors", "contract reassign")
    assert (staff.refused("from main-office"), staff.refused("from ice-quarry")) == ("no-target", "no-worker-there")
    assert (staff.refused("from strip-mine"), staff.refused("done")) == ("", "")


@pytest.mark.rule("CER-FAV-40", "CER-LOC-06")
def test_the_assistant_goes_nowhere_where_nothing_can_be_done() -> None:
    t = table(3).favor("A", "leader-assistant").ship("hermes").turn("A")
    t.play("assistant", "produce main-office")
    assert (t.refused("visit contractors"), t.refused("done")) == ("nothing-to-do-there", "")


@pytest.mark.rule("CER-TB-11", "CER-TB-12")
def test_finishing_a_project_says_what_is_missing() -> None:
    from frostline.games.ceres.bureau import FinishProject

    t = table(3).give("A", energy=5, credits=2)
    grid = FinishProject(0, 4)
    t.state.agenda = [grid]
    commit, now = (t.state.setup.game.moves.parse(text) for text in ("commit", "complete now"))
    assert [move.text for move in grid.options(t.state)] == ["complete now", "commit"]
    assert [refusal.key for move in (now, commit) if (refusal := grid.refusal(t.state, move))] == [
        "cannot-pay-project",
        "no-spot",
    ]
    assert grid.refusal(t.state, t.state.setup.game.moves.parse("pass")) is None


@pytest.mark.rule("CER-FAV-31", "CER-FAV-41", "CER-OUT-09")
def test_a_favor_that_has_been_used_says_so() -> None:
    t = table(3).favor("A", "mars-droid").favor("A", "leader-assistant").outstation("A", "embassy").turn("A")
    assert (t.refused("droid embassy"), t.refused("droid ore-pit")) == ("no-usable-part", "")
    t.state.droid, t.state.assistant = 0, 1
    assert (t.refused("droid launch-site"), t.refused("assistant")) == ("droid-used", "assistant-used")
    other = table(3).favor("B", "mars-droid").turn("A")
    assert (other.refused("droid launch-site"), other.refused("assistant")) == ("", "")
