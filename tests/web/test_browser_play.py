"""In a real browser: from the home page into a game, clicking to its end, undo, confirming."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect
from web import browsing
from web.browsing import (
    Desk,
    begin,
    click_move,
    moved_on,
    number,
    option,
    options,
    position,
    post,
    rush,
    settled,
    target,
    turn,
)

server, browser, desk = browsing.server, browsing.browser, browsing.desk

COUNT = "addEventListener('click', () => sessionStorage.clicks = 1 + Number(sessionStorage.clicks ?? 0), true)"


def counting(desk: Desk) -> Page:
    """A newcomer's window that counts its clicks."""
    page = desk.window()
    page.add_init_script(COUNT)
    page.reload()
    return page


def clicks(page: Page) -> int:
    """How many clicks there have been."""
    return int(page.evaluate("sessionStorage.clicks ?? 0"))


def finals(page: Page) -> list[int]:
    """The final points, best first."""
    return [int(re.search(r"-?\d+", text)[0]) for text in page.locator(".ranking b").all_inner_texts()]  # type: ignore[index]


def test_three_clicks_lead_to_a_solo_game_and_clicking_alone_to_its_very_end(desk: Desk) -> None:
    page = counting(desk)
    page.locator(".game-artemis").get_by_role("button", name="Solo").click()
    assert settled(page) == "mine"
    assert clicks(page) <= 3
    expect(page.locator("#prompt")).to_contain_text("choose the die")
    chance = random.Random(3)
    on_board = made = 0
    while settled(page) == "mine":
        made += 1
        on_board += click_move(page, chance.choice(options(page)))
    assert turn(page) == "over"
    assert made > 60
    assert on_board > made / 2
    expect(page.locator("#prompt")).to_have_text("The game is over.")
    expect(page.locator(".rank")).not_to_be_empty()
    assert len(finals(page)) == 1
    expect(page.locator("#panel-points")).to_be_visible()
    lines = [int(text.replace("−", "-")) for text in page.locator("#panel-points td").all_inner_texts()]
    assert sum(lines) == finals(page)[0]
    for name in ("Replay", "Play again", "Download the record"):
        expect(page.locator("#decision").get_by_role("link", name=name)).to_be_visible()
    page.goto(desk.url)
    expect(page.locator(".tables").get_by_text("The game is over")).to_be_visible()


def test_three_clicks_lead_to_a_game_against_bots_that_can_be_clicked_to_its_end(desk: Desk) -> None:
    page = counting(desk)
    page.locator(".game-artemis").get_by_role("button", name="Against bots").click()
    assert settled(page) == "mine"
    assert clicks(page) <= 3
    chance = random.Random(5)
    for _ in range(16):
        settled(page)
        click_move(page, chance.choice(options(page)))
    settled(page)
    seats = page.locator("#log > li").evaluate_all("all => all.map(each => each.dataset.seat)")
    assert {"0", "1", "2"} <= set(seats)
    assert rush(page) > 20
    assert turn(page) == "over"
    assert len(finals(page)) == 3
    assert finals(page) == sorted(finals(page), reverse=True)
    assert page.locator("#panel-points details").count() == 3


def test_undo_takes_back_with_one_click_and_only_up_to_the_barrier(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    undo = page.locator("#undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    before, prompt = options(page), page.locator("#prompt").inner_text()
    click_move(page, before[0])
    assert settled(page) == "mine"
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    assert options(page) != before
    now = number(page)
    undo.click()
    moved_on(page, now)
    assert options(page) == before
    expect(page.locator("#prompt")).to_have_text(prompt)
    expect(undo).to_have_attribute("aria-disabled", "true")


def until_something_reveals(page: Page) -> Locator:
    """A solo game played to the first decision in which an option reveals something; returns such options."""
    begin(page, 1)
    revealing = page.locator("#options [data-reveals]")
    for _ in range(40):
        if revealing.count():
            return revealing
        settled(page)
        click_move(page, options(page)[0])
        settled(page)
    raise AssertionError("nothing was ever revealed")


def test_what_reveals_something_says_so_before_the_click_and_cannot_be_undone(desk: Desk) -> None:
    page = desk.window("Ada")
    revealing = until_something_reveals(page)
    expect(revealing.first).to_contain_text("Reveals something: it cannot be undone afterwards.")
    expect(revealing.first.locator(".sign-eye")).to_be_visible()
    revealing.first.hover()
    expect(page.locator("#tip")).to_contain_text("cannot be undone")
    move = revealing.first.get_attribute("data-move") or ""
    now = number(page)
    option(page, move).click()
    moved_on(page, now)
    settled(page)
    now = number(page)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#undo").hover()
    expect(page.locator("#tip")).to_contain_text("Nothing can be taken back")
    page.keyboard.press("u")
    page.locator("#undo").click(force=True)
    click_move(page, options(page)[0])
    assert settled(page) == "mine"
    assert number(page) == now + 1


def test_a_place_on_the_board_that_reveals_something_says_so_too(desk: Desk) -> None:
    page = desk.window("Ada")
    revealing = until_something_reveals(page)
    moves = revealing.evaluate_all("all => all.map(each => each.dataset.move)")
    move = next(each for each in moves if target(page, each).count())
    target(page, move).hover()
    expect(page.locator("#tip")).to_contain_text("cannot be undone")


def test_a_glowing_target_can_be_clicked_anywhere_inside_its_frame(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    for _ in range(4):
        settled(page)
        misses = page.evaluate(
            """() => [...document.querySelectorAll('.target')].filter((each) => {
                const box = each.querySelector('.hit').getBoundingClientRect();
                return [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
                    const x = box.left + box.width * part;
                    const y = box.top + box.height / 2;
                    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
                    return document.elementFromPoint(x, y)?.closest('[data-move]') !== each;
                });
            }).map((each) => each.dataset.move)"""
        )
        assert misses == []
        click_move(page, options(page)[0])


def test_who_wants_to_be_asked_confirms_the_end_of_a_turn(desk: Desk) -> None:
    page = desk.window("Ada")
    post(page, "/prefs", confirm="1")
    begin(page, 2)
    settled(page)
    asked = page.get_by_role("dialog", name="Sure?")
    now = number(page)
    option(page, options(page)[0]).click()
    moved_on(page, now)
    settled(page)
    expect(asked).to_be_hidden()
    now = number(page)
    move = next(each for each in options(page) if each in ("vents", "quarry"))
    option(page, move).click()
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="No").click()
    expect(asked).to_be_hidden()
    assert number(page) == now
    option(page, move).click()
    asked.get_by_role("button", name="Yes").click()
    moved_on(page, now)


def test_what_is_visible_but_not_allowed_says_why_with_its_rule(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    click_move(page, options(page)[0])
    settled(page)
    page.locator("#refusals summary").click()
    first = page.locator("#refusals li").first
    expect(first.locator("[data-rule]")).to_have_text(re.compile(r"^ART-"))
    page.locator(".refused").first.hover()
    expect(page.locator("#tip")).to_contain_text("[ART-")
    first.locator("[data-rule]").click()
    expect(page.get_by_role("dialog", name="Rules").locator(".wanted")).to_be_visible()


def test_an_option_and_its_place_on_the_board_light_up_together(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    move = next(each for each in options(page) if target(page, each).count())
    option(page, move).hover()
    expect(target(page, move)).to_have_class(re.compile(r"\blit\b"))
    target(page, move).locator("[data-piece]").first.hover()
    expect(option(page, move)).to_have_class(re.compile(r"\blit\b"))


def test_pieces_travel_unless_less_motion_is_wanted(desk: Desk) -> None:
    for motion, travels in (("no-preference", True), ("reduce", False)):
        page = desk.window("Ada", reduced_motion=motion)
        page.add_init_script(
            "window.slides = 0; const old = Element.prototype.animate;"
            "Element.prototype.animate = function (...all) { window.slides++; return old.apply(this, all); }"
        )
        begin(page, 1)
        settled(page)
        for _ in range(2):
            click_move(page, options(page)[0])
            settled(page)
        assert (page.evaluate("window.slides") > 0) == travels
        assert position(page).count() == 1
