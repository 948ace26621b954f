"""Pictures of every page, to look at: desktop and phone, light and dark, English and French.

python tools/shots.py [FOLDER] [WORD]      into shots/ unless told otherwise; only pages whose name holds WORD
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.browser import CHROMIUM, FLAGS
from web.running import Server

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LOOKS = [("light", "en"), ("dark", "fr"), ("light", "fr"), ("dark", "en")]


def set_look(page: Page, url: str, theme: str, lang: str) -> None:
    """The visitor's theme and language."""
    page.goto(f"{url}/account")
    token = page.evaluate("document.cookie.match(/csrftoken=([^;]+)/)[1]")
    page.request.post(f"{url}/prefs", form={"_csrf_token": token, "theme": theme, "lang": lang, "name": "Ada"})


def begin(page: Page, url: str, **fields: str) -> str:
    """A new table; returns its address."""
    token = page.evaluate("document.cookie.match(/csrftoken=([^;]+)/)[1]")
    answer = page.request.post(f"{url}/tables", form={"_csrf_token": token, "game": "artemis", **fields})
    return answer.url


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
                const unique = [...new Set(options)];
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
            start = begin(page, server.url, seats="4", seed="5")
            middle = begin(page, server.url, seats="4", seed="6", **{"option-directives": "1"})
            page.goto(middle)
            play_on(page, 70)
            solo = begin(page, server.url, seats="1", seed="8")
            over = begin(page, server.url, seats="2", seed="9")
            page.goto(over)
            play_on(page, 400)
            begin(page, server.url, seats="3", seed="4", seat2="link", seat3="link", public="1")
            pages = {
                "home": "/", "new": "/new/artemis", "start": start, "middle": middle, "solo": solo, "over": over,
                "replay": f"{over}/replay?at=60", "rules": "/rules/artemis?q=Gantry", "account": "/account",
                "error": "/t/nothing",
            }  # fmt: skip
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
