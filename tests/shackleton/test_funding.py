"""Fund a Project: cost, Energy, cards, the Technician's bonus, funding for free."""

import pytest
from shackleton_table import Table, table

import frostline
from frostline.text import speaker


def funding(kind: str = "engineer", **goods: int) -> Table:
    """A may fund with one astronaut; the Engineer gets no bonus for it."""
    return table(3).crew("A", **{kind: 1}).give("A", **goods)


# Slot and choice.


@pytest.mark.rule("SHA-FUND-01")
def test_six_visible_projects_are_there_to_choose_from() -> None:
    t = funding(credits=9).energy(5).turn("A").play("line fund")
    assert t.options == [
        *("fund moon-casino", "fund crater-hotel", "fund helium3-extractor", "fund deep-drill"),
        *("fund sample-return-probe", "fund field-spectrometer"),
    ]


@pytest.mark.rule("SHA-FUND-01", "SHA-CMD-02", "SHA-CMD-03")
@pytest.mark.parametrize(("there", "slot"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_leftmost_free_fund_slot_is_taken_and_paid_besides_the_project(there: int, slot: int) -> None:
    t = funding(credits=10).energy(5).line("fund", "scientist " * there).turn("A").play("line fund", "fund deep-drill")
    assert (t["A"].credits, t.on_line("fund")) == (10 - slot - 3, ["scientist"] * there + ["engineer"])


@pytest.mark.rule("SHA-FUND-01", "SHA-CMD-08")
@pytest.mark.parametrize(("credits", "possible"), [(3, False), (4, True)])
def test_slot_and_project_must_be_payable_together(credits: int, possible: bool) -> None:
    t = funding(credits=credits).energy(5).line("fund", "scientist").turn("A")
    assert ("line fund" in t.options) == possible


@pytest.mark.rule("SHA-FUND-01", "SHA-CMD-05")
def test_a_full_fund_line_is_closed() -> None:
    t = funding(credits=20).energy(5).line("fund", "scientist " * 6).turn("A")
    assert "line fund" not in t.options
    with pytest.raises(frostline.IllegalMove):
        t.play("line fund")


# Cost and Energy.


@pytest.mark.rule("SHA-FUND-03", "SHA-FUND-04")
@pytest.mark.parametrize(("lang", "words"), [("en", "First Energy 1 → 3."), ("fr", "D'abord Énergie 1 → 3.")])
def test_an_option_says_when_the_energy_level_has_to_be_raised_first(lang: str, words: str) -> None:
    for level, told in ((1, True), (3, False)):
        t = funding(credits=9, rare_earth=1).energy(level).turn("A").play("line fund")
        assert t.state.decision is not None
        move = frostline.game("shackleton").moves.parse("fund deep-drill")
        label = speaker("shackleton", lang).move(t.state, t.state.decision.frame, move)
        assert (words in label) is told


@pytest.mark.rule("SHA-FUND-02", "SHA-FUND-06", "SHA-FUND-08", "SHA-CORP-01")
@pytest.mark.parametrize(("gone", "cost", "energy"), [(0, 3, 1), (1, 4, 1), (2, 5, 1), (3, 6, 2), (4, 7, 2)])
def test_the_tokens_gone_from_the_board_set_cost_and_consumption(gone: int, cost: int, energy: int) -> None:
    t = funding(credits=10).energy(8).level("moon-mining", gone).turn("A").play("line fund", "fund deep-drill")
    assert (t["A"].credits, t.energy_level, t["A"].projects) == (10 - cost, 8 - energy, ["deep-drill"])


@pytest.mark.rule("SHA-FUND-02")
def test_each_corporation_has_its_own_cost_whichever_of_its_cards_is_taken() -> None:
    for card, cost in (("helium3-extractor", 7), ("deep-drill", 7), ("moon-casino", 3)):
        t = funding(credits=7).energy(8).level("moon-mining", 4).turn("A").play("line fund", f"fund {card}")
        assert t["A"].credits == 7 - cost


@pytest.mark.rule("SHA-FUND-08")
@pytest.mark.parametrize(("credits", "possible"), [(4, False), (5, True)])
def test_the_whole_credit_cost_must_be_there(credits: int, possible: bool) -> None:
    t = funding(credits=credits).energy(6).level("moon-mining", 2).turn("A").play("line fund")
    assert ("fund deep-drill" in t.options) == possible


@pytest.mark.rule("SHA-FUND-03", "SHA-FUND-02")
@pytest.mark.parametrize(("gone", "requirement"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_the_level_must_reach_the_requirement_exactly_or_more(gone: int, requirement: int) -> None:
    low = funding(credits=20).level("moon-mining", gone).energy(requirement - 1).turn("A").play("line fund")
    assert "fund deep-drill" not in low.options
    assert low.why_not("fund deep-drill") == "SHA-FUND-03"
    enough = funding(credits=20).level("moon-mining", gone).energy(requirement).turn("A").play("line fund")
    assert "fund deep-drill" in enough.options


@pytest.mark.rule("SHA-FUND-03", "SHA-STRUCT-08")
@pytest.mark.parametrize(
    ("crew", "energy", "possible"),
    [
        ({"technician": 1}, 3, False),
        ({"technician": 1}, 4, True),
        ({"technician": 2}, 3, True),
        ({"engineer": 1, "scientist": 1}, 4, False),
        ({"technician": 1, "engineer": 1}, 3, False),
    ],
)
def test_each_technician_in_the_middle_workshop_lowers_the_requirement_by_one(
    crew: dict[str, int], energy: int, possible: bool
) -> None:
    t = funding(credits=20).built("A", "workshop-middle").seated("A", "workshop-middle", **crew)
    t.level("moon-mining", 2).energy(energy).turn("A").play("line fund")
    assert ("fund deep-drill" in t.options) == possible


@pytest.mark.rule("SHA-FUND-06", "SHA-STRUCT-08")
def test_technicians_do_not_lower_the_consumption() -> None:
    t = funding(credits=9).built("A", "workshop-middle").seated("A", "workshop-middle", technician=2).energy(8)
    t.level("moon-mining", 3).turn("A").play("line fund", "fund deep-drill")
    assert t.energy_level == 6


@pytest.mark.rule("SHA-FUND-08", "SHA-STRUCT-08", "SHA-LEAD-15")
@pytest.mark.parametrize(
    ("technicians", "leader", "headquarters", "paid"),
    [
        (1, "usa-a", "", 4),
        (2, "usa-a", "", 3),
        (0, "japan-a", "", 4),
        (2, "japan-a", "", 2),
        (2, "japan-a", "headquarters", 0),
    ],
)
def test_technicians_and_the_leader_lower_the_credit_cost(
    technicians: int, leader: str, headquarters: str, paid: int
) -> None:
    t = funding(credits=5).level("moon-mining", 2).energy(6).built("A", f"workshop-middle {headquarters}")
    t.seated("A", "workshop-middle", technician=technicians).leader("A", leader).turn("A")
    t.play("line fund", "fund deep-drill")
    assert t["A"].credits == 5 - paid


@pytest.mark.rule("SHA-FUND-08")
def test_discounts_never_pay_anything_out() -> None:
    t = funding().built("A", "workshop-middle headquarters").seated("A", "workshop-middle", technician=2)
    t.leader("A", "japan-a").energy(4).turn("A").play("line fund", "fund deep-drill")
    assert (t["A"].projects, t["A"].credits) == (["deep-drill"], 0)


@pytest.mark.rule("SHA-FUND-07", "SHA-SOLO-85")
def test_with_the_requirement_brought_down_to_nothing_the_consumption_must_still_be_there() -> None:
    t = table(1).cards("card-1", "card-5").crew("B", technician=1).development(6).energy(0).bot_turn()
    assert (t["B"].projects, t.energy_level) == (["helium3-extractor"], 0)
    assert "SHA-SOLO-83" in t.rules_told()


# Raising the level.


@pytest.mark.rule("SHA-FUND-04", "SHA-SOLAR-01", "SHA-SOLAR-05")
@pytest.mark.parametrize(("gone", "possible"), [(0, False), (1, True)])
def test_a_solar_panel_may_meet_the_requirement(gone: int, possible: bool) -> None:
    t = funding(credits=5, rare_earth=1).level("moon-mining", 2).energy(3).ring(gone).turn("A").play("line fund")
    assert ("fund deep-drill" in t.options) == possible
    if possible:
        t.play("fund deep-drill")
        assert (t.energy_level, t.in_centre, t["A"].rare_earth, t["A"].reputation) == (4, 1, 0, 1)


@pytest.mark.rule("SHA-FUND-04")
@pytest.mark.parametrize(("helium", "possible"), [(0, False), (1, True)])
def test_an_own_project_may_produce_the_missing_energy(helium: int, possible: bool) -> None:
    t = funding(credits=5, helium=helium).projects("A", "fusion-reactor").level("moon-mining", 2).energy(3)
    t.turn("A").play("line fund")
    assert ("fund deep-drill" in t.options) == possible
    if possible:
        t.play("fund deep-drill")
        assert (t.energy_level, t["A"].helium, t["A"].reputation) == (4, 0, 1)


@pytest.mark.rule("SHA-FUND-04", "SHA-FUND-05", "SHA-ENERGY-03")
def test_purchase_panel_and_project_may_be_mixed() -> None:
    t = funding(credits=10, rare_earth=1, helium=1).projects("A", "fusion-reactor").ring(1).energy(2)
    t.level("moon-mining", 4).turn("A").play("line fund", "fund deep-drill", "panel")
    assert (t["A"].projects, t["A"].credits, t.energy_level) == (["fusion-reactor", "deep-drill"], 0, 5)
    assert (t["A"].rare_earth, t["A"].helium, t["A"].reputation) == (0, 0, 2)


@pytest.mark.rule("SHA-FUND-04")
@pytest.mark.parametrize("lack", ["credits", "rare_earth", "helium"])
def test_the_mix_fails_when_one_part_of_it_is_missing(lack: str) -> None:
    goods = {"credits": 10, "rare_earth": 1, "helium": 1}
    t = funding(**(goods | {lack: goods[lack] - 1})).projects("A", "fusion-reactor").ring(1).energy(2)
    t.level("moon-mining", 4).turn("A")
    if "line fund" in t.options:
        t.play("line fund")
    assert "fund deep-drill" not in t.options


@pytest.mark.rule("SHA-FUND-05")
@pytest.mark.parametrize("other", ["panel", "use fusion-reactor"])
def test_energy_is_no_longer_for_sale_once_another_way_was_used(other: str) -> None:
    t = funding(credits=20, rare_earth=1, helium=1).projects("A", "fusion-reactor").energy(0)
    t.turn("A").play("line fund", "fund deep-drill")
    assert "buy energy" in t.options
    t.play(other)
    assert t["A"].credits == 17
    assert (t["A"].rare_earth, t["A"].helium, t.energy_level) == (0, 0, 2)


@pytest.mark.rule("SHA-FUND-05")
def test_other_ways_stay_open_after_a_purchase() -> None:
    t = funding(credits=20, rare_earth=1, helium=1).projects("A", "fusion-reactor").energy(0)
    t.turn("A").play("line fund", "fund deep-drill", "buy energy", "use fusion-reactor")
    assert t["A"].credits == 20 - 1 - 3
    assert t.energy_level == 2


@pytest.mark.rule("SHA-FUND-05", "SHA-CMD-08")
def test_a_panel_that_would_close_the_only_way_to_a_project_is_not_on_offer_before_it() -> None:
    t = funding(credits=20, rare_earth=1).energy(0).turn("A").play("line fund")
    assert "fund deep-drill" in t.options
    assert "panel" not in t.options


# The card.


@pytest.mark.rule("SHA-FUND-09", "SHA-FUND-10", "SHA-MOO-09")
def test_the_ability_of_a_card_already_works_for_its_own_immediate_effect() -> None:
    t = funding(credits=5).energy(5).turn("A").play("line fund", "fund helium3-extractor")
    assert (t["A"].projects, t["A"].helium) == (["helium3-extractor"], 1)
    assert t.options == ["use helium3-extractor", "done"]
    assert t.play("use helium3-extractor")["A"].helium == 2


@pytest.mark.rule("SHA-FUND-10")
@pytest.mark.parametrize(
    ("corporation", "card", "good", "amount"),
    [
        ("moon-mining", "helium-tank-farm", "helium", 2),
        ("artemis-tours", "crater-hotel", "tourists", 1),
        ("artemis-tours", "spaceport-lounge", "tourists", 2),
    ],
)
def test_the_immediate_effect_comes_once(corporation: str, card: str, good: str, amount: int) -> None:
    t = funding(credits=3).energy(5).shown(corporation, f"{card} -").turn("A").play("line fund", f"fund {card}")
    assert getattr(t["A"], good) == amount
    t.crew("A", engineer=1).turn("A").play("slot 1")
    assert getattr(t["A"], good) == amount


@pytest.mark.rule("SHA-FUND-11")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("helium3-extractor", ["deep-drill", "cargo-elevator"]),
        ("deep-drill", ["helium3-extractor", "cargo-elevator"]),
    ],
)
def test_a_new_project_of_the_same_corporation_is_revealed(card: str, left: list[str]) -> None:
    t = funding(credits=3).energy(5).turn("A").play("line fund", f"fund {card}")
    assert t.visible("moon-mining") == left
    assert t.visible("artemis-tours") == ["moon-casino", "crater-hotel"]


@pytest.mark.rule("SHA-FUND-12", "SHA-FUND-11")
@pytest.mark.parametrize(("card", "left"), [("deep-drill", "refinery"), ("refinery", "deep-drill")])
def test_with_an_empty_deck_one_project_stays_and_then_none(card: str, left: str) -> None:
    t = funding(credits=9).energy(5).shown("moon-mining", "deep-drill refinery").deck("moon-mining", "")
    t.turn("A").play("line fund", f"fund {card}")
    assert sorted(t.visible("moon-mining")) == ["", left]
    t.crew("A", engineer=1).energy(5).turn("A").play("line fund", f"fund {left}")
    assert t.visible("moon-mining") == ["", ""]
    t.crew("A", engineer=1).give("A", credits=9).energy(5).turn("A").play("line fund")
    assert len(t.options) == 4


# The Technician's bonus.


@pytest.mark.rule("SHA-FUND-13", "SHA-CMD-07")
def test_a_technician_must_perform_exactly_one_corporation_action() -> None:
    t = funding("technician", credits=3, reputation=8).energy(5).turn("A").play("line fund", "fund deep-drill")
    assert t.options == ["track reputation", "track titanium", "track rare-earth"]
    t.play("track titanium")
    assert (t["A"].titanium, t.who) == (1, "")


@pytest.mark.rule("SHA-FUND-13", "SHA-CMD-06")
@pytest.mark.parametrize("kind", ["engineer", "scientist"])
def test_other_astronauts_fund_without_a_bonus(kind: str) -> None:
    t = funding(kind, credits=3, reputation=8).energy(5).gateway(engineer=1).turn("A")
    t.play("line fund", "fund deep-drill")
    assert (t["A"].projects, t.who, t["A"].reputation) == (["deep-drill"], "", 8)


@pytest.mark.rule("SHA-FUND-13", "SHA-CMD-07")
def test_the_bonus_may_use_the_new_project() -> None:
    t = funding("technician", credits=3).energy(5).shown("moon-mining", "isotope-separator -").turn("A")
    t.play("line fund", "fund isotope-separator", "use isotope-separator")
    assert (t["A"].helium, t.who) == (1, "")


# For free.


@pytest.mark.rule("SHA-FUND-14", "SHA-FUND-18")
def test_funding_for_free_asks_for_no_credits_and_no_energy() -> None:
    t = funding(helium=3, rare_earth=1).energy(0).level("artemis-tours", 4).turn("A").play("line corporations")
    t.play("ship 4 second")
    assert len(t.options) == 6
    t.play("fund crater-hotel")
    assert (t["A"].projects, t["A"].tourists, t["A"].credits, t.energy_level) == (["crater-hotel"], 1, 0, 0)
    assert t.visible("artemis-tours") == ["moon-casino", "earthrise-viewpoint"]
    assert t.on_line("fund") == []


@pytest.mark.rule("SHA-FUND-14")
def test_funding_for_free_keeps_the_credits_and_the_energy_one_has() -> None:
    t = (
        funding(helium=3, rare_earth=1, credits=9)
        .energy(7)
        .turn("A")
        .play("gateway", "ship 4 second", "fund deep-drill")
    )
    assert (t["A"].projects, t["A"].credits, t.energy_level) == (["deep-drill"], 12, 7)


@pytest.mark.rule("SHA-FUND-18")
def test_a_technician_who_funds_for_free_gets_no_bonus_for_it() -> None:
    t = funding("technician", helium=3, rare_earth=1, credits=3).energy(5).turn("A")
    t.play("line fund", "fund deep-drill", "ship 4 second", "fund moon-casino")
    assert (t["A"].projects, t.who, t["A"].reputation) == (["deep-drill", "moon-casino"], "", 0)
    assert t.on_line("fund") == ["technician"]


@pytest.mark.rule("SHA-FUND-18")
def test_a_full_fund_line_does_not_stop_funding_for_free() -> None:
    t = funding(helium=3, rare_earth=1).line("fund", "engineer " * 6).turn("A")
    t.play("gateway", "ship 4 second", "fund sample-return-probe", "sample ice", "sample ice")
    assert (t["A"].projects, t["A"].ice, t.visible("selenium-research")[0]) == (
        ["sample-return-probe"],
        2,
        "field-spectrometer",
    )


@pytest.mark.rule("SHA-FUND-18")
def test_with_no_project_visible_funding_for_free_is_lost() -> None:
    t = funding(helium=3, rare_earth=1)
    for corporation in ("artemis-tours", "moon-mining", "selenium-research"):
        t.shown(corporation, "- -").deck(corporation, "")
    t.turn("A").play("gateway", "ship 4 second")
    assert (t["A"].projects, t["A"].vp, t.who) == ([], 6, "")


# Selling one more.


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-17", "SHA-CRATER-15")
def test_all_tokens_of_one_scientist_are_one_gain() -> None:
    t = funding("scientist", credits=9).projects("A", "helium3-extractor").token("v18", "moon-mining")
    t.structure("A", "dome", "i3").structure("A", "dome", "i4").turn("A").play("slot 8")
    assert (t["A"].helium, t.options) == (2, ["use helium3-extractor", "done"])
    t.play("use helium3-extractor")
    assert (t["A"].helium, t["A"].credits, t.who) == (3, 7, "")


@pytest.mark.rule("SHA-FUND-15", "SHA-FUND-17")
def test_samples_of_different_types_from_one_scientist_are_one_gain() -> None:
    t = funding("scientist", credits=9).projects("A", "field-spectrometer").token("v10", "selenium-research", "ice")
    t.structure("A", "dome", "i5").structure("A", "dome", "i6").turn("A").play("slot 18", "token v10")
    assert (t["A"].ice, t["A"].basalt) == (1, 1)
    t.play("use field-spectrometer", "sample glass")
    assert (t["A"].glass, t["A"].credits, t.who) == (1, 7, "")


@pytest.mark.rule("SHA-FUND-15")
def test_every_gain_of_its_own_may_be_raised_by_one() -> None:
    t = funding(credits=4, titanium=2).projects("A", "helium3-extractor refinery").turn("A").play("line corporations")
    t.play("use refinery", "use helium3-extractor", "use refinery", "use helium3-extractor")
    assert (t["A"].helium, t["A"].credits) == (4, 0)


@pytest.mark.rule("SHA-FUND-15")
def test_two_goods_gained_with_one_card_are_one_gain() -> None:
    t = funding(credits=9).projects("A", "helium3-extractor").shown("moon-mining", "helium-tank-farm -").energy(5)
    t.turn("A").play("line fund", "fund helium-tank-farm", "use helium3-extractor")
    assert (t["A"].helium, t["A"].credits, t.who) == (3, 4, "")


@pytest.mark.rule("SHA-FUND-16")
def test_nobody_is_forced_to_pay_for_one_more() -> None:
    t = funding(credits=5).energy(5).turn("A").play("line fund", "fund helium3-extractor", "done")
    assert (t["A"].helium, t["A"].credits, t.who) == (1, 2, "")


@pytest.mark.rule("SHA-FUND-16")
def test_one_who_cannot_pay_for_one_more_is_not_asked() -> None:
    t = funding(credits=4).energy(5).turn("A").play("line fund", "fund helium3-extractor")
    assert (t["A"].helium, t["A"].credits, t.who) == (1, 1, "")


@pytest.mark.rule("SHA-FUND-17")
@pytest.mark.parametrize(
    ("corps", "project", "good"),
    [
        ("artemis-tours moon-mining selenium-research", "helium3-extractor", "helium"),
        ("artemis-tours evergreen-farms selenium-research", "hydroponics", "plants"),
    ],
)
def test_the_extra_one_starts_no_new_gain(corps: str, project: str, good: str) -> None:
    t = table(3, corps).crew("A", scientist=1).give("A", credits=20).projects("A", project)
    t.structure("A", "dome", "i3").turn("A").play("slot 11", f"use {project}")
    assert (getattr(t["A"], good), t["A"].credits, t.who) == (2, 18, "")


@pytest.mark.rule("SHA-FUND-01", "SHA-FUND-02", "SHA-FUND-06", "SHA-FUND-09", "SHA-FUND-13", "SHA-FUND-16")
def test_example_7_nestore_funds_the_helium3_extractor() -> None:
    t = funding("technician", credits=8).line("fund", "engineer").level("moon-mining", 2).energy(6).turn("A")
    t.play("line fund", "fund helium3-extractor", "use helium3-extractor", "track reputation")
    assert (t["A"].credits, t.energy_level, t["A"].helium, t["A"].reputation) == (0, 5, 2, 2)
    assert t.give("A", helium=0).end().points("A")["projects"] == 4
