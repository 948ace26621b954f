"""In a real browser: after the game: replay, share, download, load, fork."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from web import browsing
from web.browsing import Desk, begin, click_move, finished_record, load, number, options, position, rush, settled, turn

from frostline import Match, Record

server, browser, desk = browsing.server, browsing.browser, browsing.desk

RECORD = finished_record()
LAST = len(RECORD.moves)


def replaying(desk: Desk, folder: Path, at: int | None = None) -> tuple[Page, str]:
    """A finished game in the replay; returns the window and the table's id."""
    page = desk.window("Ada", permissions=["clipboard-read", "clipboard-write"])
    table = load(page, RECORD, folder)
    page.goto(f"{desk.url}/t/{table}/replay" + ("" if at is None else f"?at={at}"))
    return page, table


def at(page: Page, moment: int) -> None:
    """The page shows this moment, in words, on the slider and in its address."""
    expect(page.get_by_role("heading", name=f"Move {moment} of {LAST}")).to_be_visible()
    expect(position(page)).to_have_attribute("data-number", str(moment))
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(moment))


def test_a_replay_steps_and_jumps_by_buttons_slider_and_log(desk: Desk, tmp_path: Path) -> None:
    page, _ = replaying(desk, tmp_path)
    at(page, LAST)
    page.get_by_role("link", name="To the beginning").click()
    at(page, 0)
    page.get_by_role("link", name="One move on").click()
    at(page, 1)
    page.get_by_role("link", name="One move on").click()
    at(page, 2)
    page.get_by_role("link", name="One move back").click()
    at(page, 1)
    page.get_by_role("slider", name="Move").fill("60")
    at(page, 60)
    assert page.url.endswith("?at=60")
    line = page.locator("#log .moment").nth(4)
    moment = int(line.inner_text())
    line.click()
    at(page, moment)
    page.get_by_role("link", name="To the end").click()
    at(page, LAST)


def test_a_replay_goes_by_keys_and_runs_by_itself(desk: Desk, tmp_path: Path) -> None:
    page, _ = replaying(desk, tmp_path)
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST)):
        page.keyboard.press(key)
        at(page, moment)
    page.keyboard.press("Space")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "true")
    at(page, 0)
    at(page, 1)
    page.keyboard.press("Space")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")


def test_a_replay_shows_points_over_the_rounds_and_every_line_of_the_score(desk: Desk, tmp_path: Path) -> None:
    page, _ = replaying(desk, tmp_path)
    page.get_by_role("tab", name="Chart").click()
    expect(page.locator("#panel-chart svg")).to_be_visible()
    page.get_by_role("tab", name="Points").click()
    totals = {sheet.seat: sheet.total for sheet in Match(RECORD).state.scores()}
    for seat, total in totals.items():
        expect(page.locator(f"#sheet-{seat} summary b")).to_have_text(f"{total} VP")


def test_a_shared_link_opens_the_same_moment_for_somebody_else(desk: Desk, tmp_path: Path) -> None:
    page, table = replaying(desk, tmp_path, 40)
    page.keyboard.press("ArrowRight")
    at(page, 41)
    page.get_by_role("button", name="Copy link to this move").click()
    expect(page.locator("#notice")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{desk.url}/t/{table}/replay?at=41"
    other = desk.window()
    other.goto(link)
    at(other, 41)
    assert other.locator("#log").inner_text() == page.locator("#log").inner_text()


def test_a_line_of_the_log_at_the_table_leads_to_that_moment(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    for _ in range(6):
        click_move(page, options(page)[0])
        settled(page)
    line = page.locator("#log .moment").nth(1)
    moment = line.inner_text()
    line.click()
    expect(page.get_by_role("heading", name=f"Move {moment} of")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    assert settled(page) == "mine"


def test_a_played_game_is_downloaded_and_the_file_makes_the_same_game_again(desk: Desk, tmp_path: Path) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    rush(page)
    assert settled(page) == "over"
    with page.expect_download() as downloading:
        page.locator("#decision").get_by_role("link", name="Download the record").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.suffix == ".frost"
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert (record.game, record.seats, record.seed) == ("artemis", 1, browsing.SEED)
    assert Match(record).over
    points = page.locator(".ranking b").inner_text()
    assert points == f"{Match(record).state.scores()[0].total} VP"
    load(page, record, tmp_path)
    assert turn(page) == "over"
    expect(page.locator(".ranking b")).to_have_text(points)


def test_a_fork_opens_a_new_table_at_that_moment_that_can_be_played(desk: Desk, tmp_path: Path) -> None:
    moment = next(n for n in range(30, LAST) if Match(part(n)).state.seat == 0)
    page, table = replaying(desk, tmp_path, moment)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(table))
    assert settled(page) == "mine"
    assert number(page) == moment
    assert options(page) == [move.text for move in Match(part(moment)).state.options]
    click_move(page, options(page)[0])
    settled(page)
    assert number(page) > moment
    assert rush(page, 5) == 5


def part(moves: int) -> Record:
    """The beginning of the finished game."""
    return Record("artemis", RECORD.seats, RECORD.seed, RECORD.moves[:moves])


def test_the_record_is_not_to_be_had_while_the_game_runs(desk: Desk) -> None:
    page = desk.window("Ada")
    table = begin(page, 1)
    page.goto(f"{desk.url}/t/{table}/replay")
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
