"""In a real browser: choosing how strong the bots are, seeing them think, and reading why they moved."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
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
    root,
    settled,
    settled_now,
)
from web.running import Server

browser = browsing.browser

COUNT = "addEventListener('click', () => sessionStorage.clicks = 1 + Number(sessionStorage.clicks ?? 0), true)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose experts think for a second and a half."""
    folder = tmp_path_factory.mktemp("levels")
    running = Server(folder / "home", f"sqlite:///{folder / 'levels.sqlite'}", think=0.35).start()
    yield running
    running.stop()


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Desk]:
    """Windows for one test; a page that follows late on a busy machine may answer an old position, and looks again."""
    used = Desk(browser, server)
    used.expected.append("409")
    yield used
    assert used.close() == []


def my_turn(page: Page) -> None:
    """Play until somebody else is asked."""
    settled(page)
    while settled_now(page) == "mine":
        before = number(page)
        option(page, options(page)[0]).click()
        moved_on(page, before)


def test_three_clicks_lead_to_a_game_against_bots_of_a_chosen_level(desk: Desk) -> None:
    page = desk.window()
    page.add_init_script(COUNT)
    page.reload()
    card = page.locator(".game-artemis")
    level = card.get_by_label("Level of the bots")
    expect(level).to_have_value("normal")
    assert level.locator("option").all_inner_texts() == ["easy", "normal", "hard", "expert"]
    level.select_option("easy")
    card.get_by_role("button", name="Against bots").click()
    settled(page)
    assert int(page.evaluate("sessionStorage.clicks")) + 1 <= 3  # choosing in a list is a click that no page sees
    assert page.locator(".area .level").all_inner_texts() == ["easy", "easy"]
    page.goto(desk.url)
    expect(page.locator(".game-ceres").get_by_label("Level of the bots")).to_have_value("easy")


def test_every_seat_of_a_new_table_has_its_own_level(desk: Desk) -> None:
    page = desk.window("Ada")
    page.goto(f"{desk.url}/new/artemis")
    second = page.locator("#seat2")
    assert second.locator("option").all_inner_texts()[3:] == [
        "Bot: easy – overlooks a lot",
        "Bot: normal – plays for points",
        "Bot: hard – thinks up to 1\u00a0s a move",
        "Bot: expert – thinks up to 2\u00a0s a move",
    ]
    expect(second).to_have_value("bot:normal")
    second.select_option("bot:hard")
    page.locator("#seat3").select_option("bot:easy")
    page.get_by_role("button", name="Start").click()
    settled(page)
    assert page.locator(".area .level").all_inner_texts() == ["hard", "easy"]
    page.locator(".area .level").first.hover()
    expect(page.locator("#tip")).to_have_text("Bot: hard – thinks up to 1\u00a0s a move")


@pytest.mark.parametrize(
    ("lang", "thinks", "most"), [("en", "is thinking…", "up to 2"), ("fr", "réfléchit…", "2\u00a0s au plus")]
)
def test_everybody_sees_a_bot_think_and_then_reads_why_it_moved(desk: Desk, lang: str, thinks: str, most: str) -> None:
    ada, eve = desk.window("Ada"), desk.window(reduced_motion="no-preference", locale=f"{lang}-{lang.upper()}")
    post(ada, "/prefs", lang=lang)
    table = begin(ada, 2, seat2="bot:expert")
    eve.goto(f"{root(eve)}/t/{table}")
    my_turn(ada)
    for page in (ada, eve):
        thinking = page.locator(".thinking")
        expect(thinking).to_contain_text(f"● Mawson (expert) {thinks}")
        expect(thinking).to_contain_text(most)
        expect(thinking.locator(".beat")).to_be_visible()
    moving = "getComputedStyle(document.querySelector('.beat i')).animationName"
    assert (ada.evaluate(moving), eve.evaluate(moving)) == ("none", "beat")
    assert settled(ada) == "mine"
    reason = ada.locator("#log > .turn-1 > .why[open] > .reason")
    expect(reason).to_have_count(1)
    expect(reason).to_have_text(re.compile(r"(expects|pense|s’attend) .*\.$"))
    expect(eve.locator("#log > .turn-1 > .why[open] > .reason")).to_have_text(reason.inner_text())
    expect(ada.locator(".thinking")).to_have_count(0)


def test_older_reasons_open_by_keyboard_stay_open_and_are_in_the_replay(desk: Desk) -> None:
    page = desk.window("Ada")
    table = begin(page, 2, seat2="bot:normal")
    for _ in range(3):
        my_turn(page)
    settled(page)
    why = page.locator("#log .why")
    expect(why).not_to_have_count(0)
    first = why.first
    sign = first.locator("summary")
    expect(sign).to_have_attribute("aria-label", "Why this move?")
    expect(first.locator(".reason")).to_be_hidden()
    sign.focus()
    page.keyboard.press("Enter")
    expect(first.locator(".reason")).to_be_visible()
    before = first.locator(".reason").inner_text()
    my_turn(page)
    settled(page)
    expect(page.locator("#log .why").first.locator(".reason")).to_have_text(before)
    expect(page.locator("#log .why").first.locator(".reason")).to_be_visible()
    number = page.locator("#log > li", has=page.locator(".why")).first.get_attribute("data-number")
    page.goto(f"{root(page)}/t/{table}/replay?at={number}")
    expect(page.locator("#prompt-box .reason")).to_have_text(before)
    expect(page.locator("#log > li[aria-current] > .why[open] > .reason")).to_have_text(before)


def test_who_closes_the_newest_reason_is_told_no_plans_until_they_open_one(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 2, seat2="bot:normal")
    my_turn(page)
    settled(page)
    newest = page.locator("#log .why.newest")
    expect(newest.locator(".reason")).to_be_visible()
    first = newest.get_attribute("id")
    newest.locator("summary").click()
    while newest.get_attribute("id") == first:
        my_turn(page)
        settled(page)
    expect(newest.locator(".reason")).to_be_hidden()
    page.reload()
    expect(newest.locator(".reason")).to_be_hidden()
    newest.locator("summary").click()
    page.reload()
    expect(newest.locator(".reason")).to_be_visible()


def test_a_reason_goes_with_the_move_that_is_taken_back(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 2, seat2="bot:normal")
    my_turn(page)
    settled(page)
    told = page.locator("#log > li:has(.reason)")
    expect(told).not_to_have_count(0)
    before, last = told.count(), told.last.get_attribute("data-number")
    page.locator("#takeback").click()
    page.get_by_role("dialog", name="Sure?").get_by_role("button", name="Yes").click()
    expect(page.locator(f"#log > li[data-number='{last}']")).to_have_count(0)
    assert told.count() < before


def test_on_a_phone_reasons_and_levels_fit(desk: Desk) -> None:
    page = desk.window("Ada", PHONE)
    begin(page, 3, seat2="bot:hard", seat3="bot:easy")
    for _ in range(2):
        my_turn(page)
    settled(page)
    page.locator("#tab-talk").click()
    sign = page.locator("#log .why > summary").first
    box = sign.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    sign.tap() if page.evaluate("navigator.maxTouchPoints") else sign.click()
    expect(page.locator("#log .why[open] .reason").first).to_be_visible()
    page.locator("#tab-others").click()
    expect(page.locator(".area .level").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_seat_left_to_a_bot_shows_its_level(desk: Desk) -> None:
    page = desk.window("Ada")
    table = begin(page, 2, seat2="bot:easy")
    settled(page)
    click_move(page, options(page)[0])
    page.locator("#table-menu > summary").click()
    page.get_by_role("button", name="Leave; a bot plays on").click()
    page.get_by_role("dialog", name="Sure?").get_by_role("button", name="Yes").click()
    expect(page.get_by_text("A bot is playing your seat.")).to_be_visible()
    other = desk.window()
    other.goto(f"{root(other)}/t/{table}")
    assert sorted(other.locator(".area .level").all_inner_texts()) == ["easy", "normal"]
