"""In a real browser: without a mouse, and in another language or look."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from web import browsing
from web.browsing import Desk, begin, click_move, finished_record, load, moved_on, number, options, position, settled

from frostline.text import speaker

server, browser, desk = browsing.server, browsing.browser, browsing.desk

ROOT = Path(__file__).parents[2] / "src" / "frostline"
TEXTS = [ROOT / "text" / "frostline", ROOT / "games" / "artemis" / "text"]
# How the focused element differs from itself without focus: an outline, or the frame drawn round a target.
MARKED = """() => {
    const here = document.activeElement;
    const style = (each) => { const s = getComputedStyle(each); return [s.outlineStyle, s.outlineWidth, s.boxShadow,
        s.stroke, s.strokeWidth, s.borderColor].join(); };
    const looks = () => [here, ...here.querySelectorAll('.hit')].map(style).join('|');
    const marked = looks();
    here.blur();
    const plain = looks();
    here.focus({focusVisible: true});
    return marked !== plain;
}"""
FOCUS = "document.activeElement.getAttribute('data-move')"


def tab_to(page: Page, selector: str, presses: int = 60) -> None:
    """Press Tab until something is focused; every stop on the way can be seen."""
    for _ in range(presses):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate(MARKED), f"the focus on {selector} cannot be seen"
            return
    raise AssertionError(f"Tab never came to {selector}")


def test_a_die_is_placed_undone_and_looked_up_with_the_keyboard_alone(desk: Desk) -> None:
    page = desk.window()
    tab_to(page, "form[action='/tables'] button")
    page.keyboard.press("Enter")
    assert settled(page) == "mine"
    page.keyboard.press("1")
    moved_on(page, 0)
    settled(page)
    tab_to(page, "#view-board .target", 120)
    first = page.evaluate(FOCUS)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    second = page.evaluate(FOCUS)
    assert second
    assert second != first
    assert page.evaluate("document.activeElement.matches('.target')")
    assert page.evaluate(MARKED)
    page.keyboard.press("Enter")
    moved_on(page, 1)
    settled(page)
    assert page.evaluate("document.activeElement !== document.body")
    assert page.evaluate("document.getElementById('table').contains(document.activeElement)")
    now = number(page)
    page.keyboard.press("u")
    moved_on(page, now)
    settled(page)
    assert second in options(page)
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("relief")
    expect(rules.locator(".law").first).to_contain_text(re.compile("relief", re.IGNORECASE))
    page.keyboard.press("Escape")  # empties the search
    expect(rules.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#tab-log")).to_be_focused()


def test_options_are_walked_with_arrows_and_the_focus_stays_in_the_list(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    tab_to(page, "#options [data-move]")
    assert page.evaluate(FOCUS) == options(page)[0]
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == options(page)[1]
    for _ in range(4):
        now = number(page)
        page.keyboard.press("Enter")
        moved_on(page, now)
        settled(page)
        assert page.evaluate("document.activeElement.matches('#options [data-move]')")
        assert page.evaluate(MARKED)


def test_the_live_region_tells_the_prompt_and_what_happened(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 1)
    settled(page)
    live = page.locator("#live")
    expect(live).to_have_attribute("aria-live", "polite")
    click_move(page, options(page)[0])
    settled(page)
    expect(live).to_contain_text(" ".join(page.locator("#prompt").inner_text().split()))
    click_move(page, "vents")
    expect(live).to_contain_text("Vents")


def only_english() -> set[str]:
    """Whole sentences and words of the English texts that French says in another way."""
    found = set()
    for text in TEXTS:
        said = {}
        for lang in ("en", "fr"):
            lines = Path(f"{text}.{lang}.ftl").read_text(encoding="utf-8")
            said[lang] = dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", lines, re.MULTILINE))
        found |= {value for key, value in said["en"].items() if said["fr"].get(key, value) != value}
        found -= set(said["fr"].values())
    assert len(found) > 200
    return found


SAID = """() => {
    const said = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('body [lang=en]')) {
        said.add(walker.currentNode.textContent.trim());
    }
    for (const each of document.querySelectorAll('*')) {
        if (each.closest('body [lang=en]')) continue;
        for (const name of ['aria-label', 'data-tip', 'data-why', 'placeholder', 'title', 'data-ask',
                            'data-your-turn']) {
            for (const line of (each.getAttribute(name) ?? '').split('\\n')) said.add(line.trim());
        }
    }
    return [...said];
}"""


def test_french_in_mid_game_keeps_the_game_and_leaves_no_english(desk: Desk, tmp_path: Path) -> None:
    english = only_english()
    page = desk.window("Ada")
    table = begin(page, 1)
    settled(page)
    for _ in range(3):
        click_move(page, options(page)[0])
        settled(page)
    now, offered = number(page), options(page)
    assert set(page.evaluate(SAID)) & english
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.url.endswith(f"/t/{table}")
    settled(page)
    assert (number(page), options(page)) == (now, offered)
    left = {"table": english & set(page.evaluate(SAID))}
    click_move(page, offered[0])
    settled(page)
    left["after a move"] = english & set(page.evaluate(SAID))
    expect(page.locator("#log")).to_contain_text(speaker("artemis", "fr").say("region-vents"))
    over = load(page, finished_record(), tmp_path, "fr")
    table_pages = [f"/t/{over}", f"/t/{over}/replay?at=60"]
    for path in [*table_pages, "/", "/new/artemis", "/rules/artemis?q=ART-PLACE", "/account"]:
        page.goto(desk.url + path)
        left[path] = english & set(page.evaluate(SAID))
    assert {where: words for where, words in left.items() if words} == {}
    page.goto(f"{desk.url}/t/{table}")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(position(page)).to_have_attribute("data-number", str(now + 1))


def test_an_error_is_told_in_the_visitors_language_and_look(desk: Desk) -> None:
    desk.expected = ["404"]
    page = desk.window("Ada")
    browsing.post(page, "/prefs", lang="fr", theme="dark")
    page.goto(f"{desk.url}/t/nothing-here")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert only_english() & set(page.evaluate(SAID)) == set()


def test_the_look_changes_at_a_table_and_stays(desk: Desk) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    follower = desk.window(color_scheme="dark")
    page = desk.window("Ada", color_scheme="light")
    assert page.evaluate(ground) != follower.evaluate(ground), "who has chosen nothing gets the system's look"
    begin(page, 1)
    settled(page)
    light = page.evaluate(ground)
    page.get_by_role("button", name="Dark look").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(ground) != light
    assert settled(page) == "mine"
    page.goto(desk.url)
    assert page.evaluate(ground) == follower.evaluate(ground)
    page.get_by_role("button", name="Light look").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) != follower.evaluate(ground)
