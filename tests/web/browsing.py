"""Windows of a real browser for tests: who looks, who clicks, and what went wrong meanwhile."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect, sync_playwright
from web.browser import CHROMIUM, FLAGS
from web.running import Server

from frostline import Match, Record
from frostline.text import speaker

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SEED = 7
ASKED = re.compile("mine|over|pass")

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong


class Desk:
    """The windows of one test. Whatever goes wrong in any of them is kept, and fails the test in the end."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.url = server.url
        self.faults: list[str] = []
        self.expected: list[str] = []
        self.closers: list[Any] = []

    def window(self, name: str = "", size: dict[str, int] = DESKTOP, **settings: Any) -> Page:
        """Somebody's browser on the home page, without cookies; a name makes them known to the server."""
        asked = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce"} | settings
        context = self.browser.new_context(**asked)
        context.set_default_timeout(10_000)
        self.closers.append(context)
        page = context.new_page()
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)
        page.goto(self.url)
        if name:
            post(page, "/prefs", name=name)
        return page

    def console(self, message: ConsoleMessage) -> None:
        """Keep errors of the console."""
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        """Keep requests without an answer, unless the page that asked was left meanwhile."""
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"request: {request.url} {request.failure}")

    def answered(self, response: Response) -> None:
        """Keep answers that refuse."""
        if response.status >= 400:
            self.faults.append(f"answer: {response.status} {response.url}")

    def close(self) -> list[str]:
        """Close every window; returns the faults nobody expected."""
        for each in self.closers:
            each.close()
        return [fault for fault in self.faults if not any(word in fault for word in self.expected)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a file of tests."""
    folder = tmp_path_factory.mktemp("browser")
    running = Server(folder / "home", f"sqlite:///{folder / 'browser.sqlite'}").start()
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a file of tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Desk]:
    """Windows for one test; no console error and no failed request may have happened in them."""
    used = Desk(browser, server)
    yield used
    faults = used.close()
    if faults:
        pytest.fail("\n".join(faults))


# Beginning.


def post(page: Page, path: str, **fields: str) -> str:
    """Post a form as the window's owner; returns the address it leads to."""
    token = page.evaluate("document.cookie.match(/csrftoken=([^;]+)/)[1]")
    answer = page.request.post(root(page) + path, form={"_csrf_token": token, **fields})
    assert answer.ok, answer.text()
    return answer.url


def root(page: Page) -> str:
    """The address of the site."""
    return "/".join(page.url.split("/")[:3])


def begin(page: Page, seats: int, **fields: str) -> str:
    """Sit down at a new table with a known deal and look at it; returns its id."""
    options = {"game": "artemis", "seats": str(seats), "seed": str(SEED)}
    page.goto(post(page, "/tables", **options | {name.replace("_", "-"): value for name, value in fields.items()}))
    expect(position(page)).to_have_count(1)
    return page.url.split("/")[4]


def two_at_a_table(desk: Desk, **fields: str) -> tuple[Page, Page, str]:
    """Ada and Bob at a table of two, Bob through the link; returns their windows and the table's id."""
    ada, bob = desk.window("Ada"), desk.window("Bob")
    table = begin(ada, 2, seat2="link", **fields)
    bob.goto(friend_link(ada))
    bob.get_by_role("button", name="Sit here").click()
    for page in (ada, bob):
        expect(position(page)).to_have_attribute("data-turn", re.compile("mine|other"))
        expect(page.get_by_label("Link for a friend")).to_have_count(0)
    return ada, bob, table


def friend_link(page: Page) -> str:
    """The link for a friend, once the page has made it whole."""
    field = page.get_by_label("Link for a friend")
    expect(field).to_have_value(re.compile("^http"))
    return field.input_value()


def who_is_asked(*pages: Page) -> Page:
    """The window whose owner is to move, once the news has reached all."""
    for _ in range(200):
        turns = [turn(page) for page in pages]
        if turns.count("mine") == 1:
            return pages[turns.index("mine")]
        pages[0].wait_for_timeout(50)
    raise AssertionError(turns)


def finished_record(seats: int = 2, seed: int = SEED) -> Record:
    """A whole game at random."""
    match = Match(Record("artemis", seats, seed))
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.state.options))
    return match.record


def load(page: Page, record: Record, folder: Path, lang: str = "en") -> str:
    """Bring a record to the home page; returns the id of the table that is made."""
    file = folder / "game.frost"
    file.write_text(record.dumps(), encoding="utf-8")
    page.goto(root(page))
    say = speaker("artemis", lang).say
    page.get_by_label(say("site-load")).set_input_files(file)
    page.get_by_role("button", name=say("site-load-go"), exact=True).click()
    expect(position(page)).to_have_count(1)
    return page.url.split("/")[4]


# Looking.


def position(page: Page) -> Locator:
    """What the page shows of the table."""
    return page.locator("#table .position")


def number(page: Page) -> int:
    """The number of the position on show."""
    return int(position(page).get_attribute("data-number") or -1)


def turn(page: Page) -> str:
    """Whose turn it is: mine, other, over or pass."""
    return position(page).get_attribute("data-turn") or ""


def settled(page: Page) -> str:
    """Wait until the owner of the window is asked something, or the game is over; returns which."""
    expect(position(page)).to_have_attribute("data-turn", ASKED)
    page.wait_for_load_state()  # only then does the page's script listen
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    return turn(page)


def options(page: Page) -> list[str]:
    """The moves on offer."""
    found: list[str] = page.locator("#options [data-move]").evaluate_all("all => all.map(each => each.dataset.move)")
    return found


def option(page: Page, move: str) -> Locator:
    """A move in the list."""
    return page.locator(f"#options [data-move={json.dumps(move)}]")


def target(page: Page, move: str) -> Locator:
    """A move's place on the board or in the own area."""
    return page.locator(f".target[data-move={json.dumps(move)}]:visible").first


def keep_watch(page: Page) -> None:
    """Mark the page, so that a reload would show."""
    page.evaluate("window.stayed = true")


def stayed(page: Page) -> bool:
    """Whether the page has not been loaded anew since it was marked."""
    return bool(page.evaluate("window.stayed === true"))


# Clicking.


def click_move(page: Page, move: str) -> bool:
    """Click a move where it lies on the board, on its piece if it has one, else in the list; whether it was there."""
    before = number(page)
    place = target(page, move)
    there = place.count() > 0
    if there:
        pieces = place.locator("[data-piece]")
        (pieces.first if pieces.count() else place).click()
    else:
        option(page, move).click()
    moved_on(page, before)
    return there


def moved_on(page: Page, before: int) -> None:
    """Wait until a later position is on show."""
    expect(position(page)).not_to_have_attribute("data-number", str(before))


def play_turn(page: Page, chance: random.Random) -> None:
    """Click until somebody else is asked; what is undoable and repeats is cut short by chance."""
    while settled_now(page) == "mine":
        click_move(page, chance.choice(options(page)))


def settled_now(page: Page) -> str:
    """Whose turn it is once nothing is on its way."""
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    return turn(page)


def rush(page: Page, moves: int = 10_000) -> int:
    """Click options as fast as the page follows, at most so many; returns how many were clicked."""
    made: int = page.evaluate(
        """async (moves) => {
            const table = document.getElementById('table');
            const at = () => table.querySelector('.position').dataset;
            const until = async (check) => {
                for (let wait = 0; !check(); wait++) {
                    if (wait > 3000) throw new Error(`stuck at ${at().number} ${at().turn}`);
                    await new Promise((done) => setTimeout(done, 5));
                }
            };
            let made = 0;
            for (; made < moves; made++) {
                await until(() => !table.hasAttribute('aria-busy') && ['mine', 'over'].includes(at().turn));
                if (at().turn === 'over') break;
                const before = at().number;
                const options = table.querySelectorAll('#options [data-move]');
                options[(made * 7 + 3) % options.length].click();
                await until(() => at().number !== before);
            }
            return made;
        }""",
        moves,
    )
    return made
