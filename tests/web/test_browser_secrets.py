"""In a real browser: what is hidden stays hidden, at one screen and before everybody's eyes."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
from playwright.sync_api import Page, Route, expect
from web import browsing
from web.browsing import (
    Desk,
    begin,
    click_move,
    number,
    options,
    position,
    settled,
    settled_now,
    turn,
    two_at_a_table,
    who_is_asked,
)
from web.running import Server

from frostline import Match, Record
from frostline.core.state import NOBODY
from frostline.games.artemis.moves import BASE
from frostline.text import speaker
from frostline.web.live import Live
from frostline.web.store import Store

server, browser, desk = browsing.server, browsing.browser, browsing.desk

DEAL = 424242424243
WITH_CARDS = {"option_directives": "1", "seed": str(DEAL)}


def hands(match: Match) -> dict[int, set[str]]:
    """The names and ids of the cards in each hand, as a page would show them."""
    found = {}
    for pile in match.state.piles():
        if pile.owner != NOBODY:
            ids = {BASE.directive_names[card] for card in pile.cards}
            spoken = {speaker("artemis", lang).say(f"directive-{each}") for each in ids for lang in ("en", "fr")}
            found[pile.owner] = ids | spoken
    assert all(found.values())
    return found


def truth(server: Server, table: str) -> Match:
    """The match as the database has it."""

    async def read() -> Match:
        store = await Store.open(server.database)
        try:
            row = await store.table(table)
            assert row
            live = Live(row)
            for event in await store.events(table):
                live.apply(event)
            return live.match
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser's driver already runs a loop in this thread
        return pool.submit(asyncio.run, read()).result()


def shown(page: Page, words: set[str]) -> set[str]:
    """Which of these words are anywhere in the page, seen or not."""
    content = page.content()
    return {word for word in words if word in content}


def test_passing_the_screen_hides_the_cards_until_the_other_confirms(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 2, seat2="same", name2="Bob", **WITH_CARDS)
    known = hands(Match(Record("artemis", 2, DEAL, (), ["directives"])))
    names = {0: "Ada", 1: "Bob"}
    chance = random.Random(1)
    seen = []
    for _ in range(4):
        assert settled(page) == "pass"
        assert shown(page, known[0] | known[1]) == set()
        confirm = page.get_by_role("button", name="I am")
        seat = next(seat for seat, name in names.items() if name in confirm.inner_text())
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(f"^Pass the screen to . {names[seat]}$"))
        confirm.click()
        expect(position(page)).to_have_attribute("data-turn", "mine")
        assert len(shown(page, known[seat])) >= 2
        assert shown(page, known[1 - seat]) == set()
        seen.append(seat)
        while settled_now(page) == "mine":
            click_move(page, chance.choice(options(page)))
            assert shown(page, known[1 - seat]) == set()
    assert set(seen) == {0, 1}


def test_looking_back_while_the_screen_is_passed_shows_nobodys_cards(desk: Desk) -> None:
    page = desk.window("Ada")
    table = begin(page, 2, seat2="same", name2="Bob", **WITH_CARDS)
    known = hands(Match(Record("artemis", 2, DEAL, (), ["directives"])))
    assert settled(page) == "pass"
    page.goto(f"{desk.url}/t/{table}/replay")
    assert shown(page, known[0] | known[1]) == set()


def test_a_hot_seat_game_without_secrets_never_asks_to_pass_the_screen(desk: Desk) -> None:
    page = desk.window("Ada")
    begin(page, 2, seat2="same", name2="Bob")
    for _ in range(10):
        assert settled(page) == "mine"
        click_move(page, options(page)[0])
    assert {"Ada", "Bob"} <= {name for name in ("Ada", "Bob") if name in page.locator("#log").inner_text()}


class Ears:
    """Everything a window receives: bodies of answers and messages of streams."""

    def __init__(self, page: Page) -> None:
        self.bodies: list[str] = []
        self.streamed: list[str] = []
        page.route(lambda url: not url.endswith("/stream"), self.pass_on)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", lambda event: self.streamed.append(event["data"]))

    def pass_on(self, route: Route) -> None:
        """Let an answer through and keep its body."""
        answer = route.fetch()
        self.bodies.append(answer.text())
        route.fulfill(response=answer)


def test_a_spectator_is_sent_nothing_private(desk: Desk, server: Server) -> None:
    ada, bob, table = two_at_a_table(desk, **WITH_CARDS)
    watching = desk.window("Eve")
    ears = Ears(watching)
    watching.goto(f"{desk.url}/t/{table}")
    expect(watching.get_by_text("You are watching.")).to_be_visible()
    start = truth(server, table)
    chance = random.Random(9)
    while len(truth(server, table).record.moves) < 9:
        expect(position(ada)).to_have_attribute("data-number", str(number(bob)))
        mover = who_is_asked(ada, bob)
        click_move(mover, chance.choice(options(mover)))
        expect(position(watching)).to_have_attribute("data-number", str(number(mover)))
        expect(position(bob if mover is ada else ada)).to_have_attribute("data-number", str(number(mover)))
    match = truth(server, table)
    assert turn(watching) == "other"
    assert watching.locator("[data-move]").count() == 0
    fragment = watching.evaluate("fetch(location.pathname + '/fragment').then((answer) => answer.text())")
    for path in ("replay", "replay?at=3"):
        watching.goto(f"{desk.url}/t/{table}/{path}")
    api = httpx.get(f"{desk.url}/api/tables/{table}").text
    sent = [*ears.bodies, *ears.streamed, fragment, api, first_news(f"{desk.url}/t/{table}/stream")]
    assert len(ears.streamed) >= 9
    assert len(ears.bodies) > 10
    assert any("Bob" in each for each in ears.streamed)
    secret = set().union(*hands(start).values(), *hands(match).values())
    secret |= {str(DEAL), str(start.state.chance), str(match.state.chance)}
    assert len(secret) > 8
    for text in sent:
        assert {word for word in secret if word in text} == set()
    assert len(shown(ada, hands(match)[0])) >= 2, "the owner does see them: the words are the right ones"
    assert shown(ada, hands(match)[1]) == set()
    assert shown(bob, hands(match)[0]) == set()


def first_news(url: str) -> str:
    """The first message of a stream, for somebody without a cookie."""
    with httpx.stream("GET", url, timeout=10) as answer:
        return next(line for line in answer.iter_lines() if line.startswith("data"))
