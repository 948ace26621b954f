"""The table of Shackleton Base in a terminal: everything that lies open, whichever Corporations are in play."""

from __future__ import annotations

from shackleton_table import Table, table

from frostline.games.shackleton.corporations.selenium_research import board_of
from frostline.games.shackleton.moves import CORPORATION_NAMES
from frostline.terminal import picture_of
from frostline.text import speaker


def picture(t: Table, lang: str = "en") -> str:
    view = t.state.setup.game.view(t.state, 0)
    return "\n".join(picture_of(speaker("shackleton", lang, ["Ada", "Bo"]), view))


def test_a_player_sees_crater_command_corporations_and_bases() -> None:
    t = table(2).structure("A", "dome", "i1").neutral("i4").token("v7", "moon-mining").astronaut(3, "scientist")
    t.line("build", "engineer").line("fund", "technician " * 4).gateway(engineer=2).leader("A", "usa-b")
    t.projects("A", "moon-casino").goal("A", "moon-mining", "easy").seated("A", "domes", scientist=1)
    t.give("A", credits=4, helium=2).spot("B", "board 1").cargo("2 first").taken("B", "l1 c2")
    text = picture(t.crew("A", engineer=1).turn("A"))
    for words in (
        "I1 (Titanium) [powered]: ▲ Dome",
        "○ Dome",
        "V7 Moon Mining",
        "Astronauts in crater slots: 3 Scientist",
        "Lunar Gateway: 2 Engineers",
        "; next slot 1 Credits",
        "; full",
        "Moon Casino (2 VP): Tourist spots: 3, 2 VP.",
        "level 1, slot 1: 1 Helium3 → 1 Credit, 2 VP",
        "Tourists waiting 14",
        "Done, left · centre · right: ● 1 · 1 · 0",
        "4 Credits, 2 Helium3",
        "Goals claimed: Moon Mining (easy)",
        "USA B: ",
    ):
        assert words in text, words


def test_the_other_corporations_are_shown_too() -> None:
    t = table(3, "space-robotics evergreen-farms sky-watch").factory("A", "top left").structure("A", "dome", "i1")
    t.farm("A", 2, "i1").track("B", 4).contribution("B", "1 bottom")
    text = picture(t.crew("A", engineer=1).turn("A"))
    for words in ("×1: 2 Titanium", "income 1 Titanium; 3 VP; ▲", "I1 ▲2", "Track ● 4 · contributions 1 of 8", "VP; ●"):
        assert words in text, words
    ship = table(3, "to-mars evergreen-farms sky-watch").aboard("A", 1, 1).berth("B", "engineer").ship_panels(2)
    text = picture(ship.crew("A", engineer=1).turn("A"))
    for words in ("Module 1: Dome, Dome → 2 VP; ▲", "Engineer 1/3", "ship panels 2/6", "items ▲ 1 ● 1"):
        assert words in text, words


def test_alone_astrobot_is_shown_and_choices_are_listed() -> None:
    t = table(1).development(3).markers(0, 2, 1).projects("B", "moon-casino").tiles("shuttle-1-2 shuttle-1-5")
    text = picture(t.choose_shuttles())
    for words in (
        "AstroBot: Development 3",
        "Moon Mining 2",
        "cards 1 (6 left)",
        "Shuttle 5: ",
        "Moon Casino (2 VP): –",
    ):
        assert words in text, words
    assert "Cratère" in picture(t, "fr")


def labels(t: Table, lang: str = "en") -> str:
    """The options in words."""
    decision = t.state.decision
    assert decision is not None
    tell = speaker("shackleton", lang, ["Ada", "Bo"])
    return "\n".join([tell.move(t.state, decision.frame, move) for move in decision.options])


def test_experiments_done_are_counted_by_stack_as_sets_are_scored() -> None:
    t = table(2, "selenium-research space-robotics sky-watch")
    board = board_of(t.state, t.state.place_of(CORPORATION_NAMES.index("selenium-research")))
    left, centre, _ = board.stacks
    board.taken[1] = (left.cards[0], left.cards[1], centre.cards[0])
    assert "Done, left · centre · right: ● 2 · 1 · 0" in picture(t)
    assert "Réalisées, gauche · centre · droite : ● 2 · 1 · 0" in picture(t, "fr")


def test_selenium_tokens_say_which_sample_they_give() -> None:
    t = table(2).structure("A", "dome", "i1").token("v7", "selenium-research", "ice").crew("A", scientist=1).turn("A")
    assert "V7 Selenium Research (Ice)" in picture(t)
    assert "V7 Selenium Research (Glace)" in picture(t, "fr")
    assert speaker("shackleton").token(CORPORATION_NAMES.index("selenium-research"), 1) == "gain 1 Ice"


def test_options_say_what_is_cheaper_for_you() -> None:
    for line, project, words in (
        ("build", "builder-bots", "1 Titanium less for you"),
        ("corporations", "clean-room", "1 sample less for you"),
    ):
        t = table(2, "selenium-research space-robotics sky-watch").give("A", credits=20, titanium=6, rare_earth=6)
        t.give("A", basalt=3, ice=3, glass=3).crew("A", engineer=3).turn("A").play(f"line {line}")
        assert words not in labels(t)
        t.projects("A", project)
        assert words in labels(t)
