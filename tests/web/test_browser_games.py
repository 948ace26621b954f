"""In a real browser: every further game from the home page to its end, in two browsers, on a phone, in French."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from web import browsing
from web.browsing import (
    PHONE,
    Desk,
    begin,
    click_move,
    moved_on,
    number,
    option,
    options,
    post,
    rush,
    settled,
    target,
    turn,
    two_at_a_table,
    who_is_asked,
)

import frostline
from frostline.text import speaker

server, browser, desk = browsing.server, browsing.browser, browsing.desk

GAMES = [name for name in frostline.GAMES if name != "artemis"]
GIVING_UP = {"antarctica": ("discard",), "ceres": ("pass",), "shackleton": ()}  # moves that let a random game wither

MISSES = """() => [...document.querySelectorAll('.target')].filter((each) => {
    each.scrollIntoView({block: 'nearest'});
    const box = each.querySelector('.hit').getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
    return document.elementFromPoint(x, y)?.closest('[data-move]') !== each;
}).map((each) => each.dataset.move)"""


def sensible(page: Page, game: str, chance: random.Random) -> str:
    """A move on offer that keeps the game going."""
    offered = options(page)
    return chance.choice([move for move in offered if move not in GIVING_UP[game]] or offered)


@pytest.mark.parametrize("game", GAMES)
def test_three_clicks_lead_to_a_game_against_bots_that_is_clicked_to_its_end(desk: Desk, game: str) -> None:
    page = desk.window()
    page.locator(f".game-{game}").get_by_role("button", name="Against bots").click()
    chance = random.Random(4)
    made = on_board = 0
    while made < 40 and settled(page) == "mine":
        assert page.evaluate(MISSES) == []
        made += 1
        on_board += click_move(page, sensible(page, game, chance))
    assert on_board > made / 2
    assert made + rush(page) > 20
    assert turn(page) == "over"
    expect(page.locator("#prompt")).to_have_text(re.compile("VP"))
    totals = [int(text.split()[0]) for text in page.locator(".ranking b").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    lines = [int(text.replace("−", "-")) for text in page.locator("#sheet-0 td").all_text_contents()]
    mine = page.locator("#sheet-0 summary b").inner_text()
    assert sum(lines) == int(mine.split()[0])


@pytest.mark.rule("SHA-SOLO-30", "SHA-SOLO-106")
def test_a_whole_solo_game_against_astrobot_is_clicked_to_its_end(desk: Desk) -> None:
    page = desk.window()
    page.locator(".game-shackleton").get_by_role("button", name="Solo").click()
    chance = random.Random(5)
    made = on_board = 0
    while settled(page) == "mine":
        made += 1
        on_board += click_move(page, chance.choice(options(page)))
    assert turn(page) == "over"
    assert made > 35
    assert on_board > made / 2
    names = page.locator(".ranking .name").all_inner_texts()
    assert "AstroBot" in names
    assert len(names) == 2
    expect(page.locator("#prompt")).to_contain_text("AstroBot")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#log")).to_contain_text("is active")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_in_two_browsers(desk: Desk, game: str) -> None:
    ada, bob, _ = two_at_a_table(desk, game=game)
    chance = random.Random(6)
    seen = set()
    for _ in range(24):
        mover = who_is_asked(ada, bob)
        other = bob if mover is ada else ada
        seen.add(mover)
        now = number(other)
        click_move(mover, sensible(mover, game, chance))
        moved_on(other, now)
        assert number(ada) == number(bob)
    assert seen == {ada, bob}
    assert ada.locator("#log > li").count() == bob.locator("#log > li").count() > 5


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_in_french_nothing_scrolls_sideways_and_tapping_plays(desk: Desk, game: str) -> None:
    page = desk.window("Ada", PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    post(page, "/prefs", lang="fr")
    for path in ("/", f"/new/{game}", f"/rules/{game}"):
        page.goto(desk.url + path)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    begin(page, 3, game=game)
    chance = random.Random(2)
    for _ in range(15):
        settled(page)
        expect(page.locator("#prompt")).to_be_in_viewport()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
        move = sensible(page, game, chance)
        now = number(page)
        place = target(page, move)
        (place if place.count() else option(page, move)).tap()
        moved_on(page, now)
    settled(page)
    assert speaker(game, "fr").say("game-name") in page.title()
    page.locator("#views").get_by_role("tab", name="Journal").tap()
    expect(page.locator("#log")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_says_why_and_cites_its_rule(desk: Desk, game: str) -> None:
    page = desk.window("Ada")
    begin(page, 3, game=game)
    chance = random.Random(8)
    for _ in range(30):
        settled(page)
        if page.locator(".refused").count():
            break
        click_move(page, sensible(page, game, chance))
    page.locator(".refused").first.hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"\[[A-Z]+-[A-Z]+-\d+"))


def test_the_rings_of_ceres_turn_before_ones_eyes_when_a_round_begins(desk: Desk) -> None:
    page = desk.window("Ada", reduced_motion="no-preference")
    page.add_init_script(
        "window.turned = new Set(); const old = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) {"
        "if (this.dataset.ring) window.turned.add(this.dataset.ring); return old.apply(this, all); }"
    )
    begin(page, 2, game="ceres")
    settled(page)
    click_move(page, "pass")
    assert settled(page) == "mine"
    assert page.evaluate("[...window.turned].sort()") == ["inner", "intermediate", "outer"]


def test_a_piece_without_a_name_of_its_own_travels_from_where_one_like_it_vanished(desk: Desk) -> None:
    page = desk.window("Ada", reduced_motion="no-preference")
    begin(page, 2, game="antarctica", option_first_game="1")
    settled(page)
    slid = page.evaluate(
        """async () => {
            const script = [...document.scripts].map((each) => each.src).find(Boolean);
            const { swap } = await import(script.replace(/[^/]*$/, 'swap.js'));
            const slid = [];
            const old = Element.prototype.animate;
            Element.prototype.animate = function (...all) {
                slid.push(this.dataset.piece);
                return old.apply(this, all);
            };
            const draw = (id, x) => `<svg width="200" height="50"><g class="piece" data-piece="${id}" ` +
                `transform="translate(${x} 5)"><rect width="20" height="20"/></g></svg>`;
            swap(draw('ship:9:3.0', 10));
            swap(draw('ship:9:5.0', 120));
            swap(draw('cube:9:5', 10));
            return slid;
        }"""
    )
    assert slid == ["ship:9:5.0"]
