"""AstroBot's Corporation actions line, the Lunar Gateway, Maintenance and the end (SHA-SOLO-90 to SHA-SOLO-108)."""

import pytest
from shackleton_table import Table, table

GROUPS = ("domes", "workshop-top", "workshop-middle", "workshop-bottom", "laboratory-top", "laboratory-middle",
          "laboratory-bottom", "headquarters", "waiting")  # fmt: skip
TOPMOST = (1, 2, 7, 16, 25, 30)  # the slots of the topmost sector's rows, in the order they are handled


def acting(current: str = "card-3", base: str = "") -> Table:
    """AstroBot is about to do Corporation actions with a Scientist."""
    return table(1).built("B", base).crew("B", scientist=1).cards("card-4", current)


def seats(t: Table) -> dict[str, dict[str, int]]:
    """Who sits where in AstroBot's base."""
    return {group: found for group in GROUPS if (found := t.in_base("B", group))}


# Corporation actions.


@pytest.mark.rule("SHA-SOLO-90")
def test_with_a_scientist_each_corporation_acts_once() -> None:
    t = acting().line("corporations", "engineer").experiments("l1 c1 r1").stack("centre", "c2").bot_turn()
    assert t.on_line("corporations") == ["engineer", "scientist"]
    assert (t.hosted("B"), t.shipped("B"), t.faces[1]) == (1, 1, "c2")
    assert (t["B"].vp, t["B"].reputation) == (1 + 2 + 3, 0)


@pytest.mark.rule("SHA-SOLO-90")
@pytest.mark.parametrize(
    ("corps", "reputation", "farm"),
    [("evergreen-farms to-mars moon-mining", 0, "B1"), ("to-mars evergreen-farms moon-mining", 2, "")],
)
def test_the_corporations_act_in_their_order(corps: str, reputation: int, farm: str) -> None:
    t = table(1, corps).structure("B", "dome", "o1").crew("B", scientist=1).cards("card-4", "card-3").bot_turn()
    assert (t["B"].structures, t["B"].reputation, t.farm_in("o1")) == ({}, reputation, farm)


@pytest.mark.rule("SHA-SOLO-90")
@pytest.mark.parametrize("impossible", [0, 1, 2, 3])
def test_each_action_that_is_impossible_gives_2_reputation(impossible: int) -> None:
    t = acting()
    if impossible > 0:
        t.give("A", tourists=15)
    if impossible > 1:
        t.experiments("- - -").stack("left", "").stack("centre", "").stack("right", "")
    for number in "1234" if impossible > 2 else "":
        t.cargo(f"{number} first").cargo(f"{number} second")
    assert t.bot_turn()["B"].reputation == 2 * impossible


# An astronaut is gained.


@pytest.mark.rule("SHA-SOLO-91")
@pytest.mark.parametrize(
    ("current", "base", "gateway", "gained"),
    [
        ("card-3", (1, 0, 1), (1, 3, 1), "technician"),
        ("card-3", (2, 1, 1), (1, 3, 2), "scientist"),
        ("card-3", (1, 0, 1), (2, 0, 1), "scientist"),
        ("card-3", (1, 0, 2), (2, 0, 1), "engineer"),
        ("card-3", (1, 1, 1), (3, 1, 2), "technician"),
        ("card-3", (0, 0, 0), (1, 1, 1), "scientist"),
        ("card-3", (0, 0, 0), (1, 1, 2), "technician"),
        ("card-1", (0, 0, 0), (1, 1, 1), "engineer"),
        ("card-1", (0, 0, 0), (2, 1, 1), "scientist"),
        ("card-2", (0, 0, 0), (1, 1, 1), "technician"),
    ],
)
def test_the_bonus_is_an_astronaut_rarest_in_the_base_then_in_the_gateway_then_topmost_on_the_card(
    current: str, base: tuple[int, int, int], gateway: tuple[int, int, int], gained: str
) -> None:
    kinds = ("engineer", "technician", "scientist")
    t = acting(current, "headquarters dome").seated("B", "headquarters", **dict(zip(kinds, base, strict=True)))
    t.gateway(**dict(zip(kinds, gateway, strict=True))).bot_turn()
    assert t.in_base("B", "domes") == {gained: 1}
    assert sum(t.in_gateway.values()) == sum(gateway) - 1


@pytest.mark.rule("SHA-SOLO-91")
def test_with_a_full_base_no_astronaut_is_gained() -> None:
    t = acting().seated("B", "waiting", engineer=1).gateway(technician=1).bot_turn()
    assert (seats(t), t.in_gateway) == ({"waiting": {"engineer": 1}}, {"technician": 1})


@pytest.mark.rule("SHA-SOLO-91", "SHA-SOLO-92")
@pytest.mark.parametrize(
    ("current", "gateway", "gained"),
    [
        ("card-2", {"engineer": 1, "technician": 2}, "engineer"),
        ("card-2", {"engineer": 1, "technician": 1}, "technician"),
        ("card-7", {"engineer": 1, "technician": 1}, "engineer"),
        ("card-7", {"technician": 5}, "technician"),
        ("card-7", {}, ""),
    ],
)
def test_in_the_gateway_the_astronaut_just_placed_is_neither_counted_nor_taken(
    current: str, gateway: dict[str, int], gained: str
) -> None:
    t = table(1).crew("B", engineer=1).cards("card-4", current).gateway(**gateway).bot_turn()
    assert t.in_base("B", "waiting") == ({gained: 1} if gained else {})
    assert t.in_gateway.get("engineer", 0) == 1 + gateway.get("engineer", 0) - (gained == "engineer")


@pytest.mark.rule("SHA-SOLO-92")
@pytest.mark.parametrize(
    ("kind", "line", "current"),
    [("engineer", "build", "card-4"), ("technician", "fund", "card-7"), ("scientist", "corporations", "card-7")],
)
@pytest.mark.parametrize("before", [3, 4])
def test_with_its_line_full_astrobot_visits_the_gateway(kind: str, line: str, current: str, before: int) -> None:
    t = table(1).power("o5").crew("B", **{kind: 1}).cards("card-3", current)
    t.line(line, "technician " * before).bot_turn()
    assert (len(t.on_line(line)), t.in_gateway) == (4, {kind: 1} if before == 4 else {})


@pytest.mark.rule("SHA-SOLO-92")
@pytest.mark.parametrize(("tourists", "vp", "reputation"), [(0, 1, 0), (15, 0, 2)])
def test_in_the_gateway_the_active_corporation_alone_acts_or_gives_2_reputation(
    tourists: int, vp: int, reputation: int
) -> None:
    t = table(1).crew("B", engineer=1).cards("card-4", "card-7").give("A", tourists=tourists).bot_turn()
    assert (t["B"].vp, t["B"].reputation, t.shipped("B")) == (vp, reputation, 0)


@pytest.mark.rule("SHA-SOLO-93")
@pytest.mark.parametrize(
    ("built", "kind", "group"),
    [
        ("", "technician", "waiting"),
        ("dome workshop-middle", "technician", "domes"),
        ("workshop-top workshop-middle", "technician", "workshop-middle"),
        ("workshop-top laboratory-middle", "technician", "laboratory-middle"),
        ("workshop-bottom laboratory-bottom headquarters", "scientist", "workshop-bottom"),
        ("workshop-top headquarters", "technician", "headquarters"),
        ("workshop-top", "technician", "workshop-top"),
        ("workshop-top laboratory-bottom", "technician", "workshop-top"),
        ("laboratory-bottom", "engineer", "laboratory-bottom"),
    ],
)
def test_a_gained_astronaut_goes_to_the_first_matching_slot_or_else_to_the_first_free_one(
    built: str, kind: str, group: str
) -> None:
    t = acting(base=built).gateway(**{kind: 1}).bot_turn()
    assert seats(t) == {group: {kind: 1}}


# Astronauts won in the crater.


def won(number: int, kinds: str, built: str = "") -> Table:
    """AstroBot with one Dome, in the topmost sector, wins these astronauts in that round."""
    t = table(1).round(number).structure("B", "dome", "o1").built("B", built)
    for slot, kind in zip(TOPMOST, kinds.split(), strict=False):
        t.astronaut(slot, kind)
    return t


@pytest.mark.rule("SHA-SOLO-100", "SHA-SOLO-107")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("kinds", "built", "expected"),
    [
        ("technician scientist", "workshop-top", {"domes": "scientist", "workshop-top": "technician"}),
        ("engineer scientist", "headquarters workshop-top", {"domes": "scientist", "headquarters": "engineer"}),
        ("technician", "headquarters workshop-middle", {"headquarters": "technician"}),
        ("engineer technician", "workshop-top workshop-middle", {"domes": "engineer", "workshop-middle": "technician"}),
        ("scientist", "laboratory-bottom", {"domes": "scientist"}),
        ("scientist scientist", "headquarters", {"domes": "scientist", "headquarters": "scientist"}),
        ("engineer scientist scientist", "laboratory-bottom headquarters",
         {"domes": "scientist", "laboratory-bottom": "scientist", "headquarters": "engineer"}),
        ("engineer", "", {"domes": "engineer"}),
    ],
)  # fmt: skip
def test_in_rounds_1_and_2_scientists_go_to_domes_others_to_the_headquarters_the_rest_to_matching_slots(
    number: int, kinds: str, built: str, expected: dict[str, str]
) -> None:
    t = won(number, kinds, built).retrieve().seat_bot()
    assert seats(t) == {group: {kind: 1} for group, kind in expected.items()}


@pytest.mark.rule("SHA-SOLO-107", "SHA-SOLO-100")
def test_matching_astronauts_are_seated_before_the_rest_whoever_was_won_first() -> None:
    t = won(1, "technician engineer", "workshop-top").seated("B", "domes", scientist=1)
    t.seated("B", "workshop-top", engineer=1).retrieve().seat_bot()
    assert (t.in_base("B", "workshop-top"), t.in_base("B", "waiting")) == ({"engineer": 2}, {"technician": 1})


@pytest.mark.rule("SHA-SOLO-107")
def test_of_too_many_for_the_headquarters_the_first_won_has_the_seat() -> None:
    t = won(2, "engineer technician", "headquarters workshop-middle").seated("B", "headquarters", scientist=5)
    t.seated("B", "domes", scientist=1).retrieve().seat_bot()
    assert t.in_base("B", "headquarters") == {"engineer": 1, "scientist": 5}
    assert t.in_base("B", "workshop-middle") == {"technician": 1}


@pytest.mark.rule("SHA-SOLO-101", "SHA-SOLO-107")
@pytest.mark.parametrize(
    ("kinds", "built", "expected"),
    [
        ("engineer technician scientist", "laboratory-top headquarters",
         {"laboratory-top": "engineer", "headquarters": "technician", "domes": "scientist"}),
        ("scientist", "laboratory-bottom", {"laboratory-bottom": "scientist"}),
        ("technician", "laboratory-middle headquarters", {"laboratory-middle": "technician"}),
        ("technician", "laboratory-top headquarters", {"headquarters": "technician"}),
        ("technician scientist", "workshop-middle laboratory-top",
         {"domes": "scientist", "workshop-middle": "technician"}),
        ("technician", "workshop-middle", {"domes": "technician"}),
        ("scientist engineer", "", {"domes": "scientist", "waiting": "engineer"}),
    ],
)  # fmt: skip
def test_in_round_3_laboratories_come_first_then_domes_and_headquarters_then_any_slot(
    kinds: str, built: str, expected: dict[str, str]
) -> None:
    t = won(3, kinds, built).retrieve().seat_bot()
    assert seats(t) == {group: {kind: 1} for group, kind in expected.items()}


@pytest.mark.rule("SHA-SOLO-107")
@pytest.mark.parametrize(("number", "group"), [(1, "workshop-middle"), (2, "workshop-middle"), (3, "workshop-top")])
def test_only_in_rounds_1_and_2_the_rest_looks_for_matching_slots(number: int, group: str) -> None:
    t = won(number, "technician", "workshop-top workshop-middle").seated("B", "domes", scientist=1)
    assert t.retrieve().seat_bot().in_base("B", group) == {"technician": 1}


@pytest.mark.rule("SHA-SOLO-107")
def test_in_round_3_a_scientist_without_a_dome_takes_the_first_free_slot_before_the_headquarters() -> None:
    t = won(3, "scientist", "workshop-top headquarters").seated("B", "domes", scientist=1).retrieve().seat_bot()
    assert t.in_base("B", "workshop-top") == {"scientist": 1}


@pytest.mark.rule("SHA-SOLO-102")
@pytest.mark.parametrize("number", [1, 3])
def test_astronauts_without_room_go_to_the_gateway(number: int) -> None:
    t = won(number, "technician engineer scientist engineer").gateway(engineer=4).maintenance()
    assert seats(t) == {"domes": {"scientist": 1}, "waiting": {"technician": 1}}
    assert t.in_gateway == {"engineer": 6}


@pytest.mark.rule("SHA-SOLO-102")
def test_astrobot_never_reorganises() -> None:
    t = won(1, "", "laboratory-top headquarters").seated("B", "waiting", scientist=1)
    t.seated("B", "laboratory-top", technician=2).maintenance()
    assert (t.who, seats(t)) == ("", {"waiting": {"scientist": 1}, "laboratory-top": {"technician": 2}})


# Income, upkeep, the deck.


@pytest.mark.rule("SHA-SOLO-103", "SHA-SOLO-104")
def test_income_is_2_vp_for_each_scientist_in_domes_and_reputation_from_the_headquarters_only() -> None:
    t = won(1, "", "dome dome dome headquarters workshop-bottom").seated(
        "B", "domes", engineer=1, technician=1, scientist=2
    )
    t.seated("B", "headquarters", scientist=1, engineer=2).seated("B", "workshop-bottom", scientist=1).maintenance()
    assert (t["B"].vp, t["B"].reputation) == (4, 3)
    assert (t["B"].titanium, t["B"].credits) == (0, 0)


@pytest.mark.rule("SHA-SOLO-103")
def test_a_corporation_gives_astrobot_no_income() -> None:
    t = acting().bot_turn()
    assert t.hosted("B") == 1
    assert t.maintenance()["B"].credits == 0


@pytest.mark.rule("SHA-SOLO-104")
@pytest.mark.parametrize("credits", [0, 9])
def test_astrobot_pays_no_maintenance(credits: int) -> None:
    t = won(1, "", "headquarters laboratory-top").give("B", credits=credits, reputation=5, vp=7).maintenance()
    assert (t["B"].credits, t["B"].reputation, t["B"].vp) == (credits, 5, 7)


@pytest.mark.rule("SHA-SOLO-105")
@pytest.mark.parametrize("number", [1, 2])
def test_the_last_card_stays_and_the_other_six_are_the_new_deck(number: int) -> None:
    t = table(1).round(number).crew("B", engineer=2).cards("card-1", "card-4").bot_turn()
    t.state.astrobot().row += [1, 2, 4, 5, 6]
    t.state.astrobot().deck.cards = []
    automa = t.maintenance().state.astrobot()
    assert (automa.row, sorted(automa.deck.cards)) == ([6], [0, 1, 2, 3, 4, 5])


@pytest.mark.rule("SHA-SOLO-105")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        t = table(1, seed=seed)
        t.state.astrobot().row, t.state.astrobot().deck.cards = [0, 1, 2, 3, 4, 5, 6], []
        orders.add(tuple(t.maintenance().state.astrobot().deck.cards))
    assert len(orders) > 1


@pytest.mark.rule("SHA-SOLO-108")
@pytest.mark.parametrize(("number", "track", "reputation"), [(1, 3, 1), (2, 2, 1), (2, 1, 0), (3, 3, 0)])
def test_astrobot_takes_part_in_the_maintenance_of_sky_watch(number: int, track: int, reputation: int) -> None:
    t = table(1, "sky-watch artemis-tours moon-mining").round(number).track("A", 2).track("B", track).maintenance()
    assert t["B"].reputation == reputation


# The end.


@pytest.mark.rule("SHA-SOLO-108", "SHA-SOLO-106")
@pytest.mark.parametrize(("human", "points"), [(3, 4), (2, 0)])
def test_astrobot_scores_its_contributions_if_the_asteroid_is_destroyed(human: int, points: int) -> None:
    t = table(1, "sky-watch artemis-tours moon-mining").contribution("B", "1 bottom").contribution("B", "1 middle")
    for program in ("2 bottom", "2 middle", "2 top")[:human]:
        t.contribution("A", program)
    assert t.end().points("B").get("corporation", 0) == points


@pytest.mark.rule("SHA-SOLO-106", "SHA-SOLO-86", "SHA-SOLO-108")
def test_astrobot_scores_projects_laboratories_reputation_and_corporations() -> None:
    t = table(1, "evergreen-farms artemis-tours moon-mining").built("B", "laboratory-top laboratory-middle")
    t.seated("B", "laboratory-top", engineer=2, technician=1).seated("B", "laboratory-middle", technician=3)
    t.projects("B", "moon-casino refinery").give("B", reputation=8, vp=20, credits=9).farm("B", 2, "o1").farm(
        "B", 3, "o2"
    )
    points = t.end().points("B")
    assert (points["play"], points["projects"], points["laboratory"]) == (20, 6, 5 + 10)
    assert (points["reputation"], points["corporation"], points["total"]) == (8, 3 + 5, 57)


@pytest.mark.rule("SHA-SOLO-106")
@pytest.mark.parametrize(
    ("human", "bot", "places"),
    [((9, 4), (10, 3), (1, 2)), ((10, 3), (9, 4), (2, 1)), ((9, 4), (9, 4), (1, 1)), ((9, 4), (10, 4), (2, 1))],
)
def test_a_tie_with_astrobot_is_broken_by_reputation(
    human: tuple[int, int], bot: tuple[int, int], places: tuple[int, int]
) -> None:
    t = table(1).give("A", vp=human[0], reputation=human[1]).give("B", vp=bot[0], reputation=bot[1]).end()
    assert (t.place("A"), t.place("B")) == places
