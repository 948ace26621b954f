"""In a real browser: several windows at one table, a server that dies, leaving and coming back, taking back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import APIResponse, Page, Route, expect
from web import browsing
from web.browsing import (
    Desk,
    begin,
    click_move,
    friend_link,
    keep_watch,
    moved_on,
    number,
    option,
    options,
    play_turn,
    position,
    settled,
    stayed,
    two_at_a_table,
    who_is_asked,
)
from web.running import Server

server, browser, desk = browsing.server, browsing.browser, browsing.desk

SOON = 2000  # milliseconds in which a move is seen elsewhere, even while two test workers share two cores
SCRIPT = '<img src=x onerror="window.broken = true"><script>window.broken = true</script>'


def test_a_friend_joins_by_link_and_each_sees_the_others_move_at_once(desk: Desk) -> None:
    ada, bob = desk.window("Ada"), desk.window("Bob")
    ada.locator(".game-artemis").get_by_role("link", name="More choices").click()
    ada.locator(".numbers label", has_text="2").click()
    ada.get_by_label(re.compile("^Seat ")).nth(1).select_option(label="A friend, by link")
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator("#prompt")).to_contain_text("seat")
    link = friend_link(ada)
    assert link.startswith(desk.url)
    keep_watch(ada)
    bob.goto(link)
    bob.get_by_role("button", name="Sit here").click()
    expect(position(ada).locator("#undo, .aside").first).to_be_visible(timeout=SOON)
    expect(bob.locator("h1")).to_contain_text("Ada, Bob")
    keep_watch(bob)
    chance = random.Random(2)
    movers = set()
    for _ in range(8):
        expect(ada.locator(".position")).to_have_attribute("data-number", str(number(bob)), timeout=SOON)
        mover = who_is_asked(ada, bob)
        other = bob if mover is ada else ada
        movers.add(mover)
        click_move(mover, chance.choice(options(mover)))
        expect(position(other)).to_have_attribute("data-number", str(number(mover)), timeout=SOON)
        line = mover.locator("#log > li").last.inner_text()
        expect(other.locator("#log > li").last).to_have_text(line, use_inner_text=True)
    assert movers == {ada, bob}
    assert stayed(ada)
    assert stayed(bob)


def test_who_joins_is_called_by_name_in_everybodys_log(desk: Desk) -> None:
    ada, bob, _ = two_at_a_table(desk)
    expect(bob.locator("#log")).to_contain_text("Bob")
    expect(ada.locator("#log")).to_contain_text("Bob")
    assert ada.locator("#log").inner_text() == bob.locator("#log").inner_text()


def test_chat_arrives_at_once_and_script_in_it_stays_text(desk: Desk) -> None:
    ada, bob, table = two_at_a_table(desk)
    watching = desk.window()
    watching.goto(f"{desk.url}/t/{table}")
    for page in (ada, bob, watching):
        page.get_by_role("tab", name="Chat").click()
    for writer, text in ((ada, "Good luck, Bob!"), (bob, SCRIPT)):
        writer.get_by_label("Say something").fill(text)
        writer.get_by_role("button", name="Send").click()
        for page in (ada, bob, watching):
            expect(page.locator("#chat li").last).to_contain_text(text, timeout=SOON)
        expect(writer.get_by_label("Say something")).to_have_value("")
    mover = who_is_asked(ada, bob)
    click_move(mover, options(mover)[0])
    for page in (ada, bob, watching):
        page.reload()
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator("#chat li").last).to_contain_text(SCRIPT)
        assert page.locator("#chat img, #chat script").count() == 0
        assert not page.evaluate("window.broken")


def test_typed_chat_open_tab_and_note_survive_the_others_move(desk: Desk) -> None:
    ada, bob, _ = two_at_a_table(desk)
    mover = who_is_asked(ada, bob)
    other = bob if mover is ada else ada
    other.get_by_role("tab", name="Notes").click()
    other.get_by_label("Only you can read this.").fill("Go for the Gantry")
    expect(other.locator("#note-state")).to_have_text("Saved")
    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Say something").fill("half a sent")
    click_move(mover, options(mover)[0])
    expect(position(other)).to_have_attribute("data-number", str(number(mover)), timeout=SOON)
    expect(other.get_by_label("Say something")).to_be_focused()
    other.keyboard.type("ence")
    expect(other.get_by_label("Say something")).to_have_value("half a sentence")
    other.reload()
    other.get_by_role("tab", name="Notes").click()
    expect(other.get_by_label("Only you can read this.")).to_have_value("Go for the Gantry")
    mover.reload()
    assert "Go for the Gantry" not in mover.content()


def test_a_killed_server_comes_back_and_the_page_resumes_by_itself(desk: Desk, server: Server) -> None:
    desk.expected = ["ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET",
                     "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED"]  # fmt: skip
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    click_move(page, options(page)[0])
    settled(page)
    keep_watch(page)
    now, offered = number(page), options(page)
    server.kill()
    expect(page.locator("#lost")).to_be_visible()
    option(page, offered[0]).click()
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    assert number(page) == now
    server.start()
    expect(page.locator("#lost")).to_be_hidden(timeout=15_000)
    assert options(page) == offered
    click_move(page, offered[0])
    assert number(page) == now + 1
    assert stayed(page)


def leave(page: Page) -> None:
    """Hand the own seat to a bot, through the menu."""
    page.locator("#table-menu summary").click()
    page.get_by_role("button", name="Leave; a bot plays on").click()
    page.get_by_role("dialog", name="Sure?").get_by_role("button", name="Yes").click()


def test_leaving_hands_the_seat_to_a_bot_and_returning_gives_it_back(desk: Desk) -> None:
    ada, bob, _ = two_at_a_table(desk)
    first = who_is_asked(ada, bob)
    other = bob if first is ada else ada
    leave(first)
    expect(first.get_by_text("A bot is playing your seat.")).to_be_visible()
    expect(position(other)).to_have_attribute("data-turn", "mine")
    play_turn(other, random.Random(1))
    expect(position(other)).to_have_attribute("data-turn", "mine")
    now = number(other)
    first.locator("#decision").get_by_role("button", name="Take my seat back").click()
    expect(first.get_by_text("A bot is playing your seat.")).to_have_count(0)
    assert number(other) == now
    play_turn(other, random.Random(2))
    expect(position(first)).to_have_attribute("data-turn", "mine")
    click_move(first, options(first)[0])
    expect(position(other)).to_have_attribute("data-number", str(number(first)), timeout=SOON)


def ask_back(page: Page) -> None:
    """Ask for a take-back."""
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog", name="Sure?").get_by_role("button", name="Yes").click()


def test_an_answer_that_comes_late_does_not_hide_what_happened_meanwhile(desk: Desk) -> None:
    ada, bob, _ = two_at_a_table(desk)
    first = who_is_asked(ada, bob)
    other = bob if first is ada else ada
    play_turn(first, random.Random(4))
    expect(position(other)).to_have_attribute("data-turn", "mine")
    late: list[tuple[Route, APIResponse]] = []
    first.route("**/fragment", lambda route: late.append((route, route.fetch())), times=1)
    ask_back(first)
    waiting = first.get_by_text("Waiting for the others to answer")
    expect(waiting).to_be_visible()
    while not late:
        first.wait_for_timeout(50)
    other.get_by_role("button", name="Play on").click()
    expect(waiting).to_have_count(0)
    ((route, answer),) = late
    with first.expect_response("**/fragment"):
        route.fulfill(response=answer)
    first.wait_for_timeout(300)
    expect(waiting).to_have_count(0)


def test_a_turn_is_taken_back_only_when_the_other_agrees(desk: Desk) -> None:
    ada, bob, _ = two_at_a_table(desk)
    first = who_is_asked(ada, bob)
    other = bob if first is ada else ada
    before = options(first)
    play_turn(first, random.Random(4))
    expect(position(other)).to_have_attribute("data-turn", "mine")
    now = number(first)
    ask_back(first)
    expect(first.get_by_text("Waiting for the others to answer")).to_be_visible()
    other.get_by_role("button", name="Play on").click()
    for page in (ada, bob):
        expect(page.get_by_role("group", name="would like to go back")).to_have_count(0)
        expect(page.get_by_text("Waiting for the others to answer")).to_have_count(0)
    assert number(first) == now
    ask_back(first)
    other.get_by_role("button", name="Agree").click()
    moved_on(first, now)
    assert settled(first) == "mine"
    assert options(first) == before
    expect(position(other)).to_have_attribute("data-turn", "other")
    click_move(first, before[0])
