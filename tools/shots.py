"""Pictures of every page, to look at: desktop and phone, light and dark, English and French.

python tools/shots.py [FOLDER] [WORD]      into shots/ unless told otherwise; only pages whose name holds WORD (a game's
start with its name: antarctica-middle)
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import frostline

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.browser import CHROMIUM, FLAGS
from web.running import Server

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
MIDDLE = {"antarctica": 22, "ceres": 40}  # moves of one player to the middle of a game
LOOKS = [("light", "en"), ("dark", "fr"), ("light", "fr"), ("dark", "en")]


def set_look(page: Page, url: str, theme: str, lang: str) -> None:
    """The visitor's theme and language."""
    page.goto(f"{url}/account")
    token = page.evaluate("document.cookie.match(/csrftoken=([^;]+)/)[1]")
    page.request.post(f"{url}/prefs", form={"_csrf_token": token, "theme": theme, "lang": lang, "name": "Ada"})


def begin(page: Page, url: str, game: str, **fields: str) -> str:
    """A new table; returns its address."""
    token = page.evaluate("document.cookie.match(/csrftoken=([^;]+)/)[1]")
    answer = page.request.post(f"{url}/tables", form={"_csrf_token": token, "game": game, **fields})
    return answer.url


def tables(page: Page, url: str, game: str) -> dict[str, str]:
    """Tables of a game at several moments, and its other pages."""
    start = begin(page, url, game, seats="4", seed="5")
    every = {f"option-{option.name}": "1" for option in frostline.game(game).options if option.kind == "module"}
    middle = begin(page, url, game, seats="4", seed="6", **every)
    page.goto(middle)
    play_on(page, MIDDLE.get(game, 70))
    over = begin(page, url, game, seats="2", seed="9")
    page.goto(over)
    play_on(page, 400)
    found = {"new": f"/new/{game}", "start": start, "middle": middle, "over": over}
    found |= {"replay": f"{over}/replay?at=60", "rules": f"/rules/{game}?q=-02"}
    if 1 in frostline.game(game).seats:
        found["solo"] = begin(page, url, game, seats="1", seed="8")
    return {f"{game}-{name}": path for name, path in found.items()}


def play_on(page: Page, moves: int) -> None:
    """Let the page's person play the last option for a while, through the page's own script."""
    page.evaluate(
        """async (moves) => {
            const path = location.pathname;
            const token = document.cookie.match(/csrftoken=([^;]+)/)[1];
            for (let made = 0; made < moves;) {
                const text = await (await fetch(path + '/fragment')).text();
                const part = new DOMParser().parseFromString(text, 'text/html');
                const options = [...part.querySelectorAll('[data-move]')].map((each) => each.dataset.move);
                const main = part.querySelector('[data-number]') || document.querySelector('[data-number]');
                if (!options.length) {
                    if (part.querySelector('[data-over]')) return;
                    await new Promise((done) => setTimeout(done, 80));
                    made += 0.2;
                    continue;
                }
                const number = Number(part.querySelector('[data-number]')?.dataset.number ?? main.dataset.number);
                const unique = [...new Set(options)].filter((each, _, all) => each !== 'discard' || all.length < 2);
                const move = unique[(made * 7) % unique.length | 0];
                await fetch(path + '/moves', {method: 'POST', headers: {'content-type': 'application/json',
                    'x-csrftoken': token}, body: JSON.stringify({move, position: number})});
                made += 1;
            }
        }""",
        moves,
    )


def main(folder: Path, word: str) -> None:
    """Every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home), f"sqlite:///{home}/shots.sqlite").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            context = browser.new_context()
            page = context.new_page()
            set_look(page, server.url, "light", "en")
            pages = {"home": "/", "account": "/account", "error": "/t/nothing"}
            for game in frostline.GAMES:
                if not word or word in pages or word.startswith(game):
                    pages |= tables(page, server.url, game)
            begin(page, server.url, "artemis", seats="3", seed="4", seat2="link", seat3="link", public="1")
            for theme, lang in LOOKS:
                set_look(page, server.url, theme, lang)
                for size, (width, height) in SIZES.items():
                    page.set_viewport_size({"width": width, "height": height})
                    for name, path in pages.items():
                        if word and word not in f"{name}-{size}-{theme}-{lang}":
                            continue
                        page.goto(path if path.startswith("http") else server.url + path)
                        page.wait_for_timeout(500)
                        page.screenshot(path=folder / f"{name}-{size}-{theme}-{lang}.png")
        finally:
            browser.close()
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots", sys.argv[2] if len(sys.argv) > 2 else "")
