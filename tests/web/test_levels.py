"""Levels of bots over the API and on pages: who may be asked for, why they moved, and that nobody waits for them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from web.running import Player, Server, client

from frostline.bots import LEVELS, NAMES

SHORT = 0.1  # of the usual time to think


@pytest.fixture
def kept(tmp_path: Path, database_url: str) -> Iterator[Server]:
    """A server of a test's own, on a fresh database of either kind."""
    yield from running(Server(tmp_path / "home", database_url, think=SHORT))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all other tests, whose bots think as long as usual."""
    folder = tmp_path_factory.mktemp("levels")
    yield from running(Server(folder / "home", f"sqlite:///{folder / 'levels.sqlite'}"))


def running(server: Server) -> Iterator[Server]:
    """A server until the test ends."""
    yield server.start()
    if server.process and server.process.poll() is None:
        server.stop()


def eventually(check: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def until_asked(player: Player, table: str) -> dict:
    """The table once the player is asked."""
    eventually(lambda: player.look(table)["over"] or player.look(table)["decision"]["options"])
    return player.look(table)


def turn(player: Player, table: str) -> None:
    """Play until somebody else is asked."""
    while (now := player.look(table))["decision"] and now["decision"]["options"]:
        player.play(table, now["decision"]["options"][0]["move"], now["position"])


def reasons(player: Player, table: str) -> dict[int, str]:
    """Why bots moved, by the number of the move."""
    return {block["number"]: block["why"] for block in player.log(table) if block["why"]}


def test_anybody_may_ask_for_the_levels_and_for_nothing_else(server: Server) -> None:
    ada = Player(server.url)
    offered = {each["name"]: each["bots"] for each in ada.http.get("/games").json()}
    assert all(bots == list(NAMES) for bots in offered.values())
    assert {"easy", "normal", "hard", "expert"} == set(LEVELS) < set(NAMES)
    for name in NAMES:
        seats = ada.look(ada.begin("me", name))["seats"]
        assert (seats[1]["kind"], seats[1]["bot"], seats[0]["bot"]) == ("bot", name, "")
    for name in ("search:300", "search:9s*64", "cmd:touch /tmp/x", "Hard", "", "bot:hard"):
        answer = ada.http.post("/tables", json={"game": "artemis", "seats": ["me", name]})
        assert answer.status_code == 400
        assert answer.json()["detail"] == f"a seat is 'me', 'open' or a bot ({', '.join(NAMES)}), not {name!r}"


def form(server: Server, **fields: str) -> httpx.Response:
    """What a browser without a past gets that posts a form for a new table."""
    browser = client(base_url=server.url, headers={"accept": "text/html"})
    browser.get("/")
    asked = {"_csrf_token": browser.cookies["csrftoken"], "game": "artemis", "seats": "2", **fields}
    return browser.post("/tables", data=asked, follow_redirects=True)


def test_a_form_asks_for_a_level_and_is_refused_anything_else(server: Server) -> None:
    for fields, level in (({}, "normal"), ({"level": "hard"}, "hard"), ({"level": "cmd:x"}, "normal")):
        page = form(server, **fields)
        assert f'">{level}</small>' in page.text, level
    for name in ("search:300", "cmd:touch /tmp/x"):
        page = form(server, seat2=f"bot:{name}")
        assert page.status_code == 400
        assert "neither me, same, link nor bot:NAME" in page.text


def test_the_level_chosen_last_is_offered_first(server: Server) -> None:
    browser = client(base_url=server.url)
    for level, expected in (("", "normal"), ("expert", "expert"), ("easy", "easy")):
        page = browser.get("/").text
        if level:
            asked = {"_csrf_token": browser.cookies["csrftoken"], "game": "artemis", "seats": "1", "level": level}
            browser.post("/tables", data=asked)
            page = browser.get("/").text
        assert page.count(f'<option value="{expected}" selected>') == 4
        new = browser.get("/new/ceres").text
        assert new.count(f'<option value="bot:{expected}" selected>') == 3


def test_a_new_table_offers_four_levels_and_says_how_long_they_think(server: Server) -> None:
    for lang, texts in (
        ("en", ("Bot: easy – overlooks a lot", "Bot: hard – thinks up to 1\u00a0s a move", "thinks up to 4\u00a0s")),
        ("fr", ("Bot\u00a0: facile – néglige bien des coups", "1\u00a0s au plus par coup", "4\u00a0s au plus")),
    ):
        page = httpx.get(f"{server.url}/new/artemis", headers={"accept-language": lang}).text
        assert all(text in page for text in texts)
        assert "bot:random" not in page


def test_tables_of_older_versions_go_on_with_their_bots(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me", "greedy", "random")
    turn(ada, table)
    until_asked(ada, table)
    page = httpx.get(f"{server.url}/t/{table}").text
    assert '">normal</small>' in page
    assert '">random</small>' in page


def test_who_leaves_is_played_by_a_normal_bot_and_so_is_a_fork(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me", "easy")
    ada.http.post(f"/tables/{table}/leave")
    eventually(lambda: ada.look(table)["position"] > 6)
    assert ada.look(table)["seats"][0]["bot"] == "normal"
    ada.http.post(f"/tables/{table}/return")
    until_asked(ada, table)
    made = ada.http.post(f"/tables/{table}/fork", json={"at": 3}).json()["id"]
    assert [each["bot"] for each in ada.look(made)["seats"]] == ["", "normal"]


def test_reasons_are_told_in_both_languages_outlive_a_restart_and_go_with_a_move_taken_back(kept: Server) -> None:
    ada = Player(kept.url)
    table = ada.begin("me", "hard")
    turn(ada, table)
    position = until_asked(ada, table)["position"]
    before = reasons(ada, table)
    assert before
    assert all(block["seat"] == 1 for block in ada.log(table) if block["why"])
    french = reasons(Player(kept.url, lang="fr"), table)
    assert before.keys() == french.keys()
    assert all(before[number] != french[number] for number in before)
    for lang, told in (("en", before), ("fr", french)):
        page = httpx.get(f"{kept.url}/t/{table}", headers={"accept-language": lang}).text
        replay = httpx.get(f"{kept.url}/t/{table}/replay?at={max(told)}", headers={"accept-language": lang}).text
        assert told[max(told)] in as_text(page)
        assert told[max(told)] in as_text(replay)
    kept.kill()
    kept.start()
    assert reasons(ada, table) == before
    assert ada.http.get(f"/tables/{table}/log?after={max(before)}").json() == []
    assert ada.http.post(f"/tables/{table}/takeback", json={"position": position}).status_code == 200
    assert not reasons(ada, table)
    assert 'class="reason"' not in httpx.get(f"{kept.url}/t/{table}").text
    turn(ada, table)
    until_asked(ada, table)
    assert reasons(ada, table)


def as_text(page: str) -> str:
    """A page without the marks that only HTML needs."""
    return page.replace("&#39;", "'").replace("&amp;", "&")


def test_nobody_waits_while_experts_think(server: Server) -> None:
    ada = Player(server.url)
    alone, against = ada.begin("me"), ada.begin("me", "normal")
    until_asked(ada, against)
    thinking = ada.begin("expert", "expert", "expert")
    eventually(lambda: ada.look(thinking)["position"] > 0)
    taken = []
    for _ in range(20):
        began = time.perf_counter()
        now = ada.look(alone)
        assert ada.play(alone, now["decision"]["options"][0]["move"], now["position"]).status_code == 200
        assert httpx.get(f"{server.url}/t/{alone}").status_code == 200
        assert "is thinking…" in httpx.get(f"{server.url}/t/{thinking}").text
        taken.append((time.perf_counter() - began) / 4)
    taken.sort()
    assert taken[10] < 0.25
    assert taken[18] < 0.5
    turn(ada, against)
    began = time.perf_counter()
    until_asked(ada, against)
    assert time.perf_counter() - began < 3
    assert not ada.look(thinking)["over"]


def test_a_killed_thinking_process_is_replaced_and_a_server_ends_at_once_in_the_middle_of_a_thought(
    server: Server,
) -> None:
    ada = Player(server.url)
    table = ada.begin("expert", "expert")
    assert server.process
    eventually(lambda: ada.look(table)["position"] > 0)
    killed = children(server.process.pid)
    assert len(killed) > 1
    for process in killed:
        os.kill(process, 9)
    now = ada.look(table)["position"]
    eventually(lambda: ada.look(table)["position"] > now + 1)
    thinking = children(server.process.pid)
    assert thinking
    assert not set(thinking) & set(killed)
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 8
    eventually(lambda: not any(Path(f"/proc/{each}").exists() for each in thinking))


def children(process: int) -> list[int]:
    """The processes a server has begun for its bots."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(each) for each in listed if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
