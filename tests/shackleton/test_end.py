"""The end of the game: Projects, Laboratories, Reputation, Corporations, the winner."""

import pytest
from shackleton_table import table
from walk import TRIPLES

import frostline
from frostline.core.chance import Chance
from frostline.core.state import NOBODY
from frostline.games.shackleton.scoring import beside_laboratories, score
from frostline.games.shackleton.state import Shackleton


@pytest.mark.rule("SHA-END-01")
@pytest.mark.parametrize(
    ("projects", "points"),
    [
        ("", 0),
        ("deep-drill", 3),
        ("helium3-extractor cargo-elevator", 6),
        ("spaceport-lounge cryo-vault clean-room", 12),
    ],
)
def test_every_funded_project_scores_its_printed_points(projects: str, points: int) -> None:
    t = table(3).projects("A", projects).end()
    assert (t.points("A")["projects"], t.points("A")["total"]) == (points, points)
    assert t.points("B")["projects"] == 0


@pytest.mark.rule("SHA-END-02", "SHA-STRUCT-17", "SHA-STRUCT-16")
@pytest.mark.parametrize(
    ("name", "kind"),
    [("laboratory-top", "engineer"), ("laboratory-middle", "technician"), ("laboratory-bottom", "scientist")],
)
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_a_laboratory_scores_its_matching_astronauts(name: str, kind: str, number: int, points: int) -> None:
    t = table(3).structure("A", name, "o1").seated("A", name, **{kind: number}).end()
    assert (t.points("A")["laboratory"], t.points("A")["total"]) == (points, points)


@pytest.mark.rule("SHA-END-02", "SHA-STRUCT-17")
@pytest.mark.parametrize(
    ("seated", "points"),
    [({"technician": 3}, 0), ({"engineer": 1, "scientist": 2}, 2), ({"engineer": 2, "technician": 1}, 5)],
)
def test_other_astronauts_in_a_laboratory_score_nothing(seated: dict[str, int], points: int) -> None:
    t = table(3).structure("A", "laboratory-top", "o1").seated("A", "laboratory-top", **seated).end()
    assert t.points("A")["laboratory"] == points


@pytest.mark.rule("SHA-END-02")
def test_each_laboratory_scores_for_itself() -> None:
    t = table(3).structure("A", "laboratory-top", "o1").structure("A", "laboratory-bottom", "o5")
    t.seated("A", "laboratory-top", engineer=2).seated("A", "laboratory-bottom", scientist=1).end()
    assert t.points("A")["laboratory"] == 5 + 2


@pytest.mark.rule("SHA-END-02", "SHA-END-07")
def test_astronauts_elsewhere_score_nothing() -> None:
    t = table(3).structure("A", "dome", "o1").structure("A", "headquarters", "o5").seated("A", "domes", scientist=1)
    t.seated("A", "headquarters", engineer=3).seated("A", "waiting", engineer=1).end()
    assert t.points("A")["total"] == 0


@pytest.mark.rule("SHA-END-03", "SHA-REP-08")
def test_reputation_scores_a_point_each() -> None:
    t = table(3).give("A", reputation=11, vp=20).end()
    assert (t.points("A")["play"], t.points("A")["reputation"], t.points("A")["total"]) == (20, 11, 31)


@pytest.mark.rule("SHA-END-04", "SHA-MOO-08", "SHA-SEL-06")
def test_all_three_corporations_score() -> None:
    t = table(3).give("A", helium=3).taken("A", "l1 c1 r1").projects("A", "apollo-museum").give("A", reputation=6).end()
    assert (t.points("A")["corporation"], t.points("A")["project-end"]) == (3 + 5, 2)
    assert t.points("A")["total"] == 3 + 6 + 8 + 2


@pytest.mark.rule("SHA-END-04")
@pytest.mark.parametrize(
    ("corps", "order"),
    [
        ("moon-mining artemis-tours selenium-research", ["SHA-MOO-08", "SHA-SEL-06"]),
        ("selenium-research artemis-tours moon-mining", ["SHA-SEL-06", "SHA-MOO-08"]),
    ],
)
def test_corporations_score_from_first_to_third_after_all_else(corps: str, order: list[str]) -> None:
    t = table(3, corps).give("A", helium=3, reputation=1).taken("A", "l1 c1 r1").projects("A", "moon-casino").end()
    lines = [line for line in t.state.scores()[0].lines if line.points]
    assert [line.rule for line in lines if line.category == "corporation"] == order
    assert [line.category for line in lines] == ["projects", "reputation", "corporation", "corporation"]


@pytest.mark.rule("SHA-END-05")
@pytest.mark.parametrize(
    ("project", "printed", "goods", "points"),
    [
        ("moon-casino", 2, {"credits": 2}, 0),
        ("moon-casino", 2, {"credits": 3}, 1),
        ("moon-casino", 2, {"credits": 11}, 3),
        ("apollo-museum", 3, {"reputation": 8}, 2),
    ],
)
def test_the_end_ability_of_a_project_scores_with_its_corporation(
    project: str, printed: int, goods: dict[str, int], points: int
) -> None:
    t = table(3).projects("A", project).give("A", **goods).end()
    assert (t.points("A")["projects"], t.points("A").get("project-end", 0)) == (printed, points)


@pytest.mark.rule("SHA-END-05")
def test_end_abilities_count_what_their_owner_has_done() -> None:
    t = table(3).projects("A", "freight-consortium science-council").shipments("A", 4).taken("A", "l1 l2")
    t.shipments("B", 4).end()
    assert (t.points("A")["projects"], t.points("A")["project-end"]) == (3 + 3, 4 + 2)
    assert t.points("B")["total"] == 0


@pytest.mark.rule("SHA-END-06")
def test_most_points_win() -> None:
    t = table(3).give("A", vp=10).give("B", vp=4, reputation=7).give("C", vp=12).end()
    assert [t.points(who)["total"] for who in "ABC"] == [10, 11, 12]
    assert [t.place(who) for who in "ABC"] == [3, 2, 1]


@pytest.mark.rule("SHA-END-06")
def test_of_equal_points_the_higher_reputation_wins() -> None:
    t = table(3).give("A", vp=10).give("B", vp=3, reputation=7).give("C", vp=4, reputation=6).end()
    assert [t.points(who)["total"] for who in "ABC"] == [10, 10, 10]
    assert [t.place(who) for who in "ABC"] == [3, 1, 2]


@pytest.mark.rule("SHA-END-06")
def test_of_equal_points_and_reputation_the_victory_is_shared() -> None:
    t = table(3).give("AB", vp=5, reputation=5).give("C", vp=8, reputation=1).give("B", credits=30, titanium=9).end()
    assert [t.place(who) for who in "ABC"] == [1, 1, 3]


@pytest.mark.rule("SHA-END-07")
def test_goods_left_over_score_nothing() -> None:
    t = table(3).give("A", credits=50, titanium=9, rare_earth=9, tourists=2, ice=3, glass=3, basalt=3).end()
    assert t.points("A")["total"] == 0


@pytest.mark.rule("SHA-END-01", "SHA-END-02", "SHA-END-03", "SHA-END-04", "SHA-END-05")
@pytest.mark.parametrize("credits", [9, 10, 11])
def test_example_13_final_scoring_of_matthieu(credits: int) -> None:
    t = table(3).projects("A", "moon-casino helium3-extractor refinery").give("A", credits=credits, reputation=8)
    t.structure("A", "laboratory-top", "o1").structure("A", "laboratory-middle", "o5")
    t.seated("A", "laboratory-top", engineer=1, scientist=2).seated("A", "laboratory-middle", technician=3).end()
    points = t.points("A")
    assert (points["projects"], points["laboratory"], points["reputation"]) == (10, 12, 8)
    assert (points["project-end"], points["total"]) == (3, 33)


@pytest.mark.parametrize("triple", TRIPLES, ids="-".join)
def test_the_quick_sum_is_the_sum_of_the_lines_but_for_the_laboratories(triple: tuple[str, ...]) -> None:
    seats = 1 + TRIPLES.index(triple) % 4
    state = frostline.game("shackleton").new(seats, 5, triple)
    assert isinstance(state, Shackleton)
    chance = Chance(TRIPLES.index(triple))
    while state.seat != NOBODY:
        state.play(state.options[chance.below(len(state.options))])
        for seat in range(len(state.agencies)):
            lines = [line.points for line in score(state, seat) if line.category != "laboratory"]
            assert beside_laboratories(state, seat) == sum(lines)
