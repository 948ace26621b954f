"""In a real browser: axe finds no serious fault on any page, in light and in dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from web import browsing
from web.browsing import Desk, begin, click_move, finished_record, load, options, post, settled

server, browser, desk = browsing.server, browsing.browser, browsing.desk

GRAVE = ("serious", "critical")


def faults(page: Page, name: str) -> list[str]:
    """What axe finds grave in the page as it is."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{name}: {each['id']} ({each['impact']}): {node['html'][:160]} — {node['failureSummary'][:200]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]


def test_axe_would_notice_a_field_without_a_name(desk: Desk) -> None:
    page = desk.window()
    page.evaluate("document.querySelector('main').append(document.createElement('textarea'))")
    assert any("label (critical)" in each for each in faults(page, "home"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_grave_on_the_pages(desk: Desk, theme: str) -> None:
    page = desk.window("Ada")
    post(page, "/prefs", theme=theme)
    friend = desk.window("Bob")
    begin(friend, 3, seat2="link", seat3="link", public="1")
    found = []
    for path in ("/", "/new/artemis", "/rules/artemis?q=Gantry", "/account"):
        page.goto(desk.url + path)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += faults(page, path)
    page.goto(friend.url)
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    found += faults(page, "open seats")
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_grave_at_a_table(desk: Desk, theme: str, tmp_path: Path) -> None:
    page = desk.window("Ada")
    post(page, "/prefs", theme=theme)
    begin(page, 3, option_directives="1")
    settled(page)
    found = faults(page, "choosing a die")
    click_move(page, options(page)[0])
    settled(page)
    found += faults(page, "placing it")
    for tab in ("Chat", "Points", "Notes"):
        page.get_by_role("tab", name=tab).click()
        found += faults(page, tab)
    page.keyboard.press("r")
    expect(page.locator("#rules .law").first).to_be_visible()
    found += faults(page, "rules drawer")
    table = load(page, finished_record(), tmp_path)
    found += faults(page, "over")
    page.goto(f"{desk.url}/t/{table}/replay?at=50")
    found += faults(page, "replay")
    assert found == []


def test_axe_finds_nothing_grave_on_a_phone(desk: Desk, tmp_path: Path) -> None:
    page = desk.window("Ada", browsing.PHONE, has_touch=True, is_mobile=True)
    found = faults(page, "home")
    begin(page, 3)
    settled(page)
    for tab in ("Board", "Mine", "Others", "Log"):
        page.locator("#views").get_by_role("tab", name=tab).click()
        found += faults(page, tab)
    load(page, finished_record(), tmp_path)
    found += faults(page, "over")
    assert found == []
