"""In a real browser: on a phone and on a desktop, everything for the decision is within reach."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web import browsing
from web.browsing import (
    PHONE,
    Desk,
    begin,
    finished_record,
    load,
    moved_on,
    number,
    option,
    options,
    position,
    post,
    rush,
    settled,
)

server, browser, desk = browsing.server, browsing.browser, browsing.desk

# What cannot be clicked where it is shown: moves in the list and on the drawings whose place is taken or out of sight.
OUT_OF_REACH = """() => [...document.querySelectorAll('#options [data-move], .target')].filter((each) => {
    const box = (each.querySelector('[data-piece]') ?? each).getBoundingClientRect();
    if (!box.width) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return document.elementFromPoint(x, y)?.closest('[data-move]')?.dataset.move !== each.dataset.move;
}).map((each) => each.dataset.move)"""
OUTSIDE = """() => ['#prompt', '#options', '#undo', '#view-board .board:not([hidden])'].filter((name) => {
    const found = [...document.querySelectorAll(name)].filter((each) => each.getBoundingClientRect().width);
    return !found.length || found.some((each) => {
        const box = each.getBoundingClientRect();
        return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
    });
})"""


def phone(desk: Desk) -> Page:
    """Ada's phone."""
    return desk.window("Ada", PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def wide(page: Page) -> int:
    """How wide the page is, scrolled or not."""
    return int(page.evaluate("document.scrollingElement.scrollWidth"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_page_scrolls_sideways_on_a_phone(desk: Desk, lang: str, tmp_path: Path) -> None:
    page = phone(desk)
    table = load(page, finished_record(), tmp_path)
    post(page, "/prefs", lang=lang)
    paths = ["/", "/new/artemis", "/rules/artemis", "/account", f"/t/{table}", f"/t/{table}/replay?at=70"]
    widths = {}
    for path in paths:
        page.goto(desk.url + path)
        widths[path] = wide(page)
    begin(page, 4, option_directives="1")
    settled(page)
    widths["choosing a die"] = wide(page)
    page.locator("#options button").first.tap()
    expect(page.locator("#options [data-move=vents]")).to_have_count(1)
    widths["placing it"] = wide(page)
    begin(page, 3, seat2="link", seat3="link")
    widths["open seats"] = wide(page)
    assert {path: width for path, width in widths.items() if width > PHONE["width"]} == {}


def test_a_whole_turn_is_played_by_tapping_on_a_phone(desk: Desk) -> None:
    page = phone(desk)
    begin(page, 3)
    settled(page)
    turns = 0
    while turns < 2:
        expect(page.locator("#prompt")).to_be_in_viewport()
        now = number(page)
        last = page.locator("#log > li[data-seat='0']").count()
        option(page, options(page)[0]).tap()
        moved_on(page, now)
        settled(page)
        turns += page.locator("#log > li[data-seat='0']").count() > last
    assert wide(page) <= PHONE["width"]


def test_targets_on_the_board_can_be_tapped_on_a_phone(desk: Desk) -> None:
    page = phone(desk)
    begin(page, 3)
    settled(page)
    now = number(page)
    option(page, options(page)[0]).tap()
    moved_on(page, now)
    settled(page)
    now = number(page)
    page.locator("#view-board .target[data-move=vents]:visible").tap()
    moved_on(page, now)


def test_tabs_show_one_part_of_the_table_at_a_time_on_a_phone(desk: Desk) -> None:
    page = phone(desk)
    begin(page, 3)
    settled(page)
    views = {"Board": "#view-board", "Mine": "#view-mine", "Others": "#view-others", "Log": "#view-talk"}
    tabs = page.locator("#views")
    for name, view in views.items():
        tabs.get_by_role("tab", name=name).tap()
        expect(tabs.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        for other in views.values():
            if other == view:
                expect(page.locator(other)).to_be_visible()
            else:
                expect(page.locator(other)).to_be_hidden()
        expect(page.locator("#prompt")).to_be_visible()
    now = number(page)
    option(page, options(page)[0]).tap()
    moved_on(page, now)
    expect(tabs.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#view-talk")).to_be_visible()


@pytest.mark.parametrize(("seats", "lang"), [(1, "en"), (3, "fr"), (5, "en")])
def test_everything_for_the_decision_is_in_sight_on_a_desktop(desk: Desk, seats: int, lang: str) -> None:
    page = desk.window("Ada")
    post(page, "/prefs", lang=lang)
    begin(page, seats, option_directives="1" if seats > 1 else "", **{f"seat{n}": "bot:random" for n in range(2, 6)})
    page.mouse.move(5, 795)
    hidden: list[tuple[str, object]] = []
    chance = random.Random(seats)
    for _ in range(14):
        if settled(page) != "mine":
            break
        prompt = page.locator("#prompt").inner_text()
        for check in (OUTSIDE, OUT_OF_REACH):
            found = page.evaluate(check)
            if found:
                hidden.append((prompt, found))
        assert page.evaluate("scrollY") == 0
        assert rush(page, chance.choice((1, 2, 3))) > 0
    assert hidden == []
    assert position(page).count() == 1
