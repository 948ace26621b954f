"""Construction Yard: Corporation Expanse, Corporation Upgrade, Draw & See (catalogue, section 10)."""

import pytest
from ceres_table import Table, table

import frostline

RICH = {"alloys": 9, "ore": 9, "ice": 9, "ceramics": 9, "energy": 9, "credits": 9}
BIG = "research-lab quantum-lab"  # 3 Alloys each
SIX_BIG = BIG + " composite-works brine-reservoir mantle-bore stock-exchange"
SIX = "ore-pit ice-quarry solar-lab data-center trade-office ore-smelter"


def builds(t: Table) -> set[str]:
    """The buildings offered now."""
    return {move for move in t.options if move.startswith(("expanse", "upgrade"))}


# Expanse and Upgrade.


@pytest.mark.rule("CER-CY-01")
def test_the_yard_offers_expanse_and_upgrade_but_only_one_of_them() -> None:
    t = table(3).give("A", **RICH).outstation("A", "solar-lab").row("ore-pit data-center").turn("A").play("leader yard")
    assert builds(t) == {"expanse ore-pit", "expanse data-center", "upgrade ore-pit", "upgrade data-center"}
    t.play("expanse ore-pit")
    assert (t.who, t["A"].leaders, t["A"].alloys) == ("B", 4, 8)


@pytest.mark.rule("CER-CY-02")
def test_an_expanse_pays_scores_and_produces_once() -> None:
    t = table(3).give("A", alloys=2, energy=1, credits=1).row("data-center ore-pit").turn("A")
    t.play("leader yard", "expanse data-center")
    assert (t["A"].alloys, t["A"].energy, t["A"].credits) == (0, 1, 1)  # 1 Energy paid, 1 Energy produced
    assert t["A"].outstations[-1] == "data-center"
    assert len(t["A"].outstations) == 5
    assert (t.under("A", "data-center"), t.points("A")["facilities"]) == ("", 4)


@pytest.mark.rule("CER-CY-02")
@pytest.mark.parametrize(("alloys", "energy"), [(1, 1), (2, 0)])
def test_a_facility_is_not_built_for_less_than_its_cost(alloys: int, energy: int) -> None:
    t = table(3).give("A", alloys=alloys, energy=energy, ore=1).row("data-center ore-pit solar-lab").turn("A")
    t.play("leader yard")
    assert builds(t) == {"expanse ore-pit", "expanse solar-lab"}


@pytest.mark.rule("CER-CY-02")
def test_the_own_production_of_a_new_facility_does_not_pay_for_it() -> None:
    t = table(3).give("A", alloys=1, credits=1).row("solar-lab strip-mine ore-pit sinter-plant").turn("A")
    t.play("leader yard")
    assert builds(t) == {"expanse ore-pit", "expanse sinter-plant"}


@pytest.mark.rule("CER-CY-03")
def test_an_upgrade_pays_and_scores_but_produces_nothing() -> None:
    t = table(3).give("A", alloys=2, energy=1).outstation("A", "solar-lab").row("data-center ore-pit").turn("A")
    before = t.points("A")["facilities"]
    t.play("leader yard", "upgrade data-center")
    assert (t["A"].alloys, t["A"].energy, len(t["A"].outstations)) == (0, 0, 5)
    assert t.under("A", "solar-lab") == "data-center"
    assert t.points("A")["facilities"] - before == 4


@pytest.mark.rule("CER-CY-03", "CER-CY-04")
@pytest.mark.parametrize("top", ["solar-lab", "ice-quarry", "ore-smelter", "trade-office"])
def test_any_single_outstation_can_be_chosen_for_an_upgrade_of_any_type(top: str) -> None:
    t = table(3).give("A", alloys=1, ore=9).row("ore-pit ceramics-kiln")
    for name in ("solar-lab", "ice-quarry", "ore-smelter", "trade-office"):
        t.outstation("A", name)
    t.turn("A").play("leader yard", "upgrade ore-pit")
    assert set(t.options) == {"under solar-lab", "under ice-quarry", "under ore-smelter", "under trade-office"}
    t.play(f"under {top}")
    assert t.under("A", top) == "ore-pit"
    assert "ore-pit" not in t["A"].outstations


@pytest.mark.rule("CER-CY-04", "CER-CY-05")
@pytest.mark.parametrize(("kind", "offered"), [("lab", True), ("mine", False)])
def test_an_upgraded_outstation_keeps_the_type_of_its_upper_card(kind: str, offered: bool) -> None:
    t = table(3).outstation("A", "solar-lab", under="ore-pit").quarters(**{kind: 1}).turn("A")
    assert ("worker solar-lab" in t.options) is offered


@pytest.mark.rule("CER-CY-05")
def test_the_upper_card_serves_first_and_the_new_card_after_it() -> None:
    t = table(2).give("A", alloys=1).outstation("A", "materials-lab").row("ore-pit solar-lab").turn("A")
    t.play("leader yard", "upgrade ore-pit", "B: pass", "A: worker materials-lab")
    assert set(t.options) == {"part 1", "part 2", "part 3"}
    t.play("part 2")
    assert (t["A"].energy, t["A"].ceramics, t["A"].ore) == (0, 1, 0)
    assert set(t.options) == {"part 3", "done"}
    t.play("part 3")
    assert (t["A"].energy, t["A"].ceramics, t["A"].ore) == (0, 1, 3)


@pytest.mark.rule("CER-CY-05")
def test_the_production_of_the_lower_card_is_hidden() -> None:
    t = table(2).outstation("A", "solar-lab", under="ore-pit").production()
    assert (t["A"].energy, t["A"].ore) == (t["B"].energy + 1, t["B"].ore)


@pytest.mark.rule("CER-CY-06")
def test_starting_outstations_cannot_be_upgraded() -> None:
    t = table(3).give("A", **RICH).row("ore-pit solar-lab").turn("A").play("leader yard")
    assert builds(t) == {"expanse ore-pit", "expanse solar-lab"}


@pytest.mark.rule("CER-CY-06")
def test_an_upgraded_outstation_cannot_be_upgraded_again() -> None:
    t = (
        table(3)
        .give("A", **RICH)
        .outstation("A", "trade-office", under="ore-smelter")
        .row("ore-pit solar-lab")
        .turn("A")
    )
    assert builds(t.play("leader yard")) == {"expanse ore-pit", "expanse solar-lab"}
    t = table(3).give("A", **RICH).outstation("A", "trade-office", under="ore-smelter").row("ore-pit solar-lab")
    t.outstation("A", "ice-quarry").turn("A").play("leader yard", "upgrade ore-pit")
    assert (t.under("A", "ice-quarry"), t.under("A", "trade-office")) == ("ore-pit", "ore-smelter")


@pytest.mark.rule("CER-CY-06")
def test_another_players_single_outstation_cannot_be_upgraded() -> None:
    t = (
        table(3)
        .give("A", **RICH)
        .outstation("B", "trade-office")
        .row("ore-pit solar-lab")
        .turn("A")
        .play("leader yard")
    )
    assert builds(t) == {"expanse ore-pit", "expanse solar-lab"}


@pytest.mark.rule("CER-CY-07")
@pytest.mark.parametrize(("card", "points"), [("research-lab", 8), ("tech-factory", 3), ("orbital-catapult", 9)])
@pytest.mark.parametrize("way", ["expanse", "upgrade"])
def test_a_card_scores_the_same_above_and_below(way: str, card: str, points: int) -> None:
    t = table(3).give("A", **RICH).outstation("A", "ore-pit").row(f"{card} solar-lab").turn("A")
    t.play("leader yard", f"{way} {card}")
    assert t.points("A")["facilities"] == 2 + points  # 2 for the Ore Pit


@pytest.mark.rule("CER-CY-08")
def test_an_occupied_outstation_may_be_upgraded_and_nothing_is_activated() -> None:
    t = table(3).give("A", alloys=1).outstation("A", "ore-pit", worker=True).row("trade-office ore-smelter").turn("A")
    t.play("leader yard", "upgrade trade-office")
    assert (t.under("A", "ore-pit"), t["A"].workers) == ("trade-office", ["ore-pit"])
    assert (t.who, t["A"].ore, t["A"].credits, t["A"].alloys) == ("B", 0, 0, 0)


@pytest.mark.rule("CER-CY-09")
def test_a_new_outstation_starts_empty_and_serves_on_a_later_turn() -> None:
    t = table(2).give("A", alloys=1).row("ore-pit trade-office").turn("A").play("leader yard", "expanse ore-pit")
    assert (t.who, t["A"].ore, t["A"].workers) == ("B", 2, [])  # its Production, not its Function
    t.play("pass", "A: worker ore-pit")
    assert (t["A"].ore, t["A"].workers) == (5, ["ore-pit"])


@pytest.mark.rule("CER-CY-09")
def test_a_new_outstation_may_serve_in_the_same_turn_as_the_target_of_a_reassign() -> None:
    t = table(3).give("A", alloys=1, ice=1).row("ore-pit ore-smelter").workers("A", "launch-site")
    t.outstation("A", "construction-directorate", under="staffing-agency").turn("A")
    t.play("worker construction-directorate", "part 1", "expanse ore-pit", "part 3")
    assert (t["A"].workers, t["A"].ore) == (["construction-directorate", "ore-pit"], 2 + 3)


# The face-up row.


@pytest.mark.rule("CER-CY-10")
@pytest.mark.parametrize("way", ["expanse", "upgrade"])
def test_the_place_of_a_built_card_is_refilled_at_once(way: str) -> None:
    t = table(3).give("A", alloys=1).outstation("A", "quantum-lab").row(SIX).deck("customs-house embassy").turn("A")
    t.play("leader yard", f"{way} trade-office")
    assert sorted(t.face_up) == sorted([*SIX.replace("trade-office", "customs-house").split()])
    assert len(t.state.facility_deck.cards) == 1


@pytest.mark.rule("CER-CY-10")
def test_the_discards_are_shuffled_when_a_card_has_to_be_drawn_from_an_empty_pile() -> None:
    t = table(2).give("A", alloys=2).row(SIX).deck("customs-house").discards("embassy glassworks").turn("A")
    t.play("leader yard", "expanse trade-office")
    assert ("customs-house" in t.face_up, t.discard_pile) == (True, ["embassy", "glassworks"])
    t.play("B: pass", "A: leader yard", "expanse ore-pit")
    assert len({"embassy", "glassworks"} & set(t.face_up)) == 1
    assert (t.discard_pile, len(t.state.facility_deck.cards)) == ([], 1)


@pytest.mark.rule("CER-CY-10")
def test_the_place_stays_empty_when_pile_and_discards_are_empty() -> None:
    t = table(3).give("A", alloys=1).row(SIX).deck("").turn("A").play("leader yard", "expanse trade-office")
    assert sorted(t.face_up) == sorted(["", *SIX.replace("trade-office", "").split()])


# Draw & See.


@pytest.mark.rule("CER-CY-11")
@pytest.mark.parametrize(("move", "price", "number"), [("draw few", 1, 3), ("draw many", 2, 5)])
def test_draw_and_see_shows_three_cards_for_one_influence_and_five_for_two(move: str, price: int, number: int) -> None:
    t = table(3).give("A", influence=4, **RICH).row("ore-pit").turn("A").play("leader yard", move)
    assert (len(t.drawn_cards), t["A"].influence) == (number, 4 - price)
    assert builds(t) == {f"expanse {card}" for card in ["ore-pit", *t.drawn_cards]}


@pytest.mark.rule("CER-CY-11")
@pytest.mark.parametrize(("influence", "draws"), [(0, set()), (1, {"draw few"}), (2, {"draw few", "draw many"})])
def test_draw_and_see_costs_one_or_two_influence(influence: int, draws: set[str]) -> None:
    t = table(3).give("A", influence=influence, alloys=1).row("ore-pit trade-office").turn("A").play("leader yard")
    assert {move for move in t.options if move.startswith("draw")} == draws


@pytest.mark.rule("CER-CY-11")
def test_draw_and_see_is_not_repeated_and_a_card_that_can_be_built_must_be_built() -> None:
    t = table(3).give("A", influence=5, **RICH).outstation("A", "solar-lab").row("ore-pit")
    t.deck("trade-office data-center embassy glassworks").turn("A").play("leader yard", "draw few")
    cards = ["ore-pit", "trade-office", "data-center", "embassy"]
    assert set(t.options) == {f"{way} {card}" for way in ("expanse", "upgrade") for card in cards}


@pytest.mark.rule("CER-CY-11")
@pytest.mark.parametrize("way", ["expanse", "upgrade"])
def test_a_drawn_card_is_built_without_touching_the_row(way: str) -> None:
    t = table(3).give("A", influence=1, **RICH).outstation("A", "quantum-lab").row(SIX)
    t.deck("customs-house embassy glassworks cryo-well").turn("A")
    t.play("leader yard", "draw few", f"{way} embassy")
    assert (t.face_up, sorted(t.discard_pile)) == (SIX.split(), ["customs-house", "glassworks"])
    assert t.log.count("CER-CY-11") == 3  # one draw, two discards
    assert (t.drawn_cards, len(t.state.facility_deck.cards)) == ([], 1)
    assert "embassy" in (t["A"].outstations if way == "expanse" else t.under("A", "quantum-lab"))


@pytest.mark.rule("CER-CY-11")
def test_a_drawn_card_is_built_and_an_empty_place_of_the_row_stays_empty() -> None:
    t = table(3).give("A", influence=1, **RICH).row(BIG).deck("customs-house embassy glassworks cryo-well").turn("A")
    t.play("leader yard", "draw few", "expanse embassy")
    assert t.face_up == [*BIG.split(), "", "", "", ""]


@pytest.mark.rule("CER-CY-10")
def test_only_the_place_of_the_built_card_is_refilled() -> None:
    t = table(3).give("A", alloys=1).row("ore-pit trade-office").deck("customs-house embassy").turn("A")
    t.play("leader yard", "expanse trade-office")
    assert sorted(t.face_up) == ["", "", "", "", "customs-house", "ore-pit"]


@pytest.mark.rule("CER-CY-11", "CER-CY-10")
def test_after_a_face_up_card_all_drawn_cards_are_discarded_and_the_row_is_refilled() -> None:
    t = table(3).give("A", influence=1, **RICH).row(SIX).deck("customs-house embassy glassworks cryo-well").turn("A")
    t.play("leader yard", "draw few", "expanse ore-pit")
    assert sorted(t.face_up) == sorted(SIX.replace("ore-pit", "cryo-well").split())
    assert sorted(t.discard_pile) == ["customs-house", "embassy", "glassworks"]


@pytest.mark.rule("CER-CY-11", "CER-CY-10")
def test_the_drawn_cards_are_discarded_before_the_row_is_refilled() -> None:
    t = table(3).give("A", influence=1, **RICH).row(SIX).deck("customs-house embassy glassworks").turn("A")
    t.play("leader yard", "draw few", "expanse ore-pit")
    assert len({"customs-house", "embassy", "glassworks"} & set(t.face_up)) == 1
    assert (t.discard_pile, len(t.state.facility_deck.cards)) == ([], 2)


@pytest.mark.rule("CER-CY-11")
def test_only_the_drawing_player_sees_the_drawn_cards() -> None:
    t = table(3).give("A", influence=1, **RICH).row(SIX).turn("A").play("leader yard", "draw few")
    seen = [str(frostline.game("ceres").view(t.state, seat).json()["drawn"]) for seat in range(3)]
    assert "cards" in seen[0]
    assert seen[1] == seen[2] == "{'hidden': 3}"
    t.play("expanse ore-pit")
    assert len(frostline.game("ceres").view(t.state, 1).json()["facility_discard"]) == 3


@pytest.mark.rule("CER-CY-11")
@pytest.mark.parametrize("move", ["draw few", "draw many"])
def test_a_short_pile_is_drawn_up_at_the_full_price(move: str) -> None:
    t = table(3).give("A", influence=2, **RICH).row(SIX).deck("embassy").discards("glassworks").turn("A")
    t.play("leader yard", move)
    assert sorted(t.drawn_cards) == ["embassy", "glassworks"]
    assert t["A"].influence == (1 if move == "draw few" else 0)


@pytest.mark.rule("CER-CY-11", "CER-CY-10")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    t = table(3).give("A", influence=2, **RICH).row(SIX).deck("embassy customs-house")
    t.discards("glassworks cryo-well launch-silo").turn("A").play("leader yard", "draw few")
    assert len(t.drawn_cards) == 3
    assert {"embassy", "customs-house"} <= set(t.drawn_cards)
    assert (t.discard_pile, len(t.state.facility_deck.cards)) == ([], 2)


@pytest.mark.rule("CER-CY-11")
def test_without_any_card_left_draw_and_see_is_not_offered() -> None:
    t = table(3).give("A", influence=2, **RICH).row(SIX).deck("").turn("A").play("leader yard")
    assert set(t.options) == {f"expanse {card}" for card in SIX.split()}


# Nothing to build before or after a draw.


@pytest.mark.rule("CER-CY-12")
@pytest.mark.parametrize(("influence", "offered"), [(0, False), (1, True)])
def test_with_no_affordable_card_the_yard_opens_only_for_a_draw(influence: int, offered: bool) -> None:
    t = table(3).give("A", influence=influence, alloys=1).row(BIG).turn("A")
    assert ("leader yard" in t.options) is offered


@pytest.mark.rule("CER-CY-12")
def test_without_a_card_to_draw_influence_does_not_open_the_yard() -> None:
    t = table(3).give("A", influence=2, alloys=1).row(BIG).deck("").turn("A")
    assert "leader yard" not in t.options


@pytest.mark.rule("CER-CY-12", "CER-CY-11")
def test_a_draw_may_find_the_card_that_can_be_built() -> None:
    t = table(3).give("A", influence=2, alloys=1).row(SIX_BIG).deck("embassy ore-pit trade-office glassworks").turn("A")
    t.play("leader yard")
    assert set(t.options) == {"draw few", "draw many"}
    t.play("draw few")
    assert set(t.options) == {"expanse ore-pit", "expanse trade-office"}
    t.play("expanse ore-pit")
    assert (t["A"].alloys, t["A"].ore, sorted(t.discard_pile)) == (0, 2, ["embassy", "trade-office"])
    assert t.face_up == SIX_BIG.split()


@pytest.mark.rule("CER-CY-12", "CER-CY-13")
@pytest.mark.parametrize(("influence", "offered"), [(0, False), (1, True)])
def test_a_draw_opens_the_yard_through_the_contractors_too(influence: int, offered: bool) -> None:
    t = table(3).give("A", influence=influence, credits=2, alloys=1).row(BIG).turn("A")
    assert ("leader contractors" in t.options) is offered


@pytest.mark.rule("CER-CY-12")
def test_a_vain_draw_spends_influence_and_leader_and_discards_everything() -> None:
    t = table(3).give("A", influence=3, alloys=1).research("A", construction=3).row(BIG)
    t.deck("composite-works embassy brine-reservoir glassworks").turn("A").play("leader yard", "draw few")
    assert (t.who, t["A"].leaders, t["A"].influence, t["A"].alloys) == ("B", 4, 2, 1)  # nor a Level 3 repeat
    assert sorted(t.discard_pile) == ["brine-reservoir", "composite-works", "embassy"]
    assert t.face_up[:2] == BIG.split()
    assert (t["A"].ore, t["A"].ice, t["A"].ceramics, t["A"].energy) == (0, 0, 0, 0)  # nor a Level 1 Production
    assert t.state.slots[1] == [0]


@pytest.mark.rule("CER-CY-12")
def test_an_upgrade_function_without_a_target_may_still_draw_in_vain() -> None:
    t = table(3).give("A", influence=1, **RICH).outstation("A", "planning-bureau", under="trade-office").row(SIX)
    t.deck("embassy glassworks customs-house").quarters(office=1).turn("A")
    t.play("worker planning-bureau", "part 1", "part 2")
    assert t["A"].influence == 0
    assert sorted(t.discard_pile) == ["customs-house", "embassy", "glassworks"]
    assert len(t["A"].outstations) == 5


# Every activation counts.


@pytest.mark.rule("CER-CY-13")
@pytest.mark.parametrize(
    "path",
    [
        ["leader yard"],
        ["assistant", "produce main-lab", "visit yard"],
        ["leader contractors", "contract yard"],
        ["worker construction-directorate"],
        ["worker fabrication-hub", "part 2", "contract yard"],
        ["droid construction-directorate"],
    ],
)
def test_every_activation_of_the_yard_draws_and_has_the_construction_programs(path: list[str]) -> None:
    t = table(3).give("A", influence=2, **RICH).research("A", construction=2).row("regolith-sifter trade-office")
    t.favor("A", "leader-assistant").favor("A", "mars-droid").outstation("A", "construction-directorate")
    t.outstation("A", "fabrication-hub").turn("A").play(*path)
    assert {"draw few", "draw many"} <= set(t.options)
    t.play("expanse regolith-sifter")
    assert (t["A"].alloys, t["A"].ore) == (9, 12)  # 1 Alloy less; 2 Ore twice, the last lost


@pytest.mark.rule("CER-CY-13")
def test_an_upgrade_function_is_an_activation_of_the_yard() -> None:
    t = table(3).give("A", influence=2, **RICH).research("A", construction=1).row("strip-mine solar-lab")
    t.outstation("A", "planning-bureau").turn("A").play("worker planning-bureau", "part 2")
    assert {"draw few", "draw many"} <= set(t.options)
    t.play("upgrade strip-mine")
    assert t["A"].ore == 9 - 2 + 3
