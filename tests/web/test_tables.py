"""Tables over the API, on SQLite and on PostgreSQL: joining, playing, undo, take-back, bots, leaving, forks."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from web.running import Player, Server


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[Server]:
    """A running server on a fresh database."""
    running = Server(tmp_path / "home", database_url).start()
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


def eventually(check, seconds: float = 10) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def test_a_table_from_the_first_seat_to_the_last_point(server: Server) -> None:
    ada, bob = Player(server.url, "Ada"), Player(server.url, "Bob")
    table = ada.begin("me", "open", "random")
    assert ada.look(table)["state"] == "open"
    assert ada.play(table, "die 1", 0).status_code == 409
    assert table in [each["id"] for each in bob.http.get("/tables").json()["open"]]
    assert bob.http.post(f"/tables/{table}/join", json={"seat": 1}).status_code == 200
    assert Player(server.url, "Eve").http.post(f"/tables/{table}/join", json={"seat": 1}).status_code == 409
    while not (now := ada.look(table))["over"]:
        for player in (ada, bob):
            seen = player.look(table)
            if not seen["over"] and seen["decision"]["options"]:
                player.play(table, seen["decision"]["options"][0]["move"], seen["position"])
    assert sorted(score["place"] for score in now["scores"]) == [1, 2, 3]
    record = ada.http.get(f"/tables/{table}/record").json()
    assert record["game"] == "artemis"
    assert table in [each["id"] for each in bob.http.get("/tables").json()["mine"]]


def test_only_the_owner_of_a_seat_can_play_it_and_each_position_is_answered_once(server: Server) -> None:
    ada, eve = Player(server.url, "Ada"), Player(server.url, "Eve")
    table = ada.begin("me")
    now = ada.look(table)
    move = now["decision"]["options"][0]["move"]
    assert eve.play(table, move, now["position"]).status_code == 403
    assert eve.look(table)["decision"]["options"] == []
    assert httpx.post(f"{server.url}/api/tables/{table}/moves", json={"move": move, "position": 0}).status_code == 403
    assert ada.play(table, move, now["position"]).status_code == 200
    again = ada.play(table, move, now["position"])
    assert again.status_code == 409
    assert "position has changed" in again.json()["detail"]
    assert ada.play(table, "abracadabra", 1).status_code == 400
    assert "not an option" in ada.play(table, "claim", 1).json()["detail"]
    assert ada.look(table)["position"] == 1


def test_undo_and_its_barrier(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me")
    assert ada.http.post(f"/tables/{table}/undo", json={"position": 0}).status_code == 400
    before = ada.look(table)["view"]
    ada.play_first(table)
    assert ada.look(table)["can_undo"]
    assert ada.http.post(f"/tables/{table}/undo", json={"position": 1}).json() == {"position": 2}
    assert ada.look(table)["view"] == before


def test_a_turn_is_taken_back_when_everybody_agrees(server: Server) -> None:
    ada, bob = Player(server.url, "Ada"), Player(server.url, "Bob")
    table = ada.begin("me", "open")
    bob.http.post(f"/tables/{table}/join", json={"seat": 1})
    first = ada if ada.look(table)["decision"]["options"] else bob
    other = bob if first is ada else ada
    start = first.look(table)["view"]
    while first.look(table)["decision"]["options"]:
        first.play_first(table)
    position = first.look(table)["position"]
    assert other.http.post(f"/tables/{table}/takeback", json={"position": position}).status_code == 403
    assert first.http.post(f"/tables/{table}/takeback", json={"position": position}).status_code == 200
    assert first.look(table)["position"] == position
    assert other.http.post(f"/tables/{table}/takeback/answer", json={"agree": False}).status_code == 200
    assert other.http.post(f"/tables/{table}/takeback/answer", json={"agree": True}).status_code == 409
    first.http.post(f"/tables/{table}/takeback", json={"position": position})
    assert other.http.post(f"/tables/{table}/takeback/answer", json={"agree": True}).status_code == 200
    assert first.look(table)["view"] == start


def test_who_leaves_is_played_by_a_bot_and_gets_the_seat_back(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me", "random")
    assert ada.http.post(f"/tables/{table}/leave").status_code == 200
    eventually(lambda: ada.look(table)["position"] > 20)
    assert ada.look(table)["seats"][0]["away"]
    assert ada.http.post(f"/tables/{table}/return").status_code == 200
    eventually(lambda: ada.look(table)["over"] or ada.look(table)["decision"]["options"])


def test_a_fork_goes_on_against_bots(server: Server) -> None:
    ada, eve = Player(server.url), Player(server.url, "Eve")
    table = ada.begin("me")
    ada.play_first(table, 6)
    made = ada.http.post(f"/tables/{table}/fork", json={"at": 4}).json()["id"]
    assert ada.look(made)["position"] == 4
    ada.play_first(made)
    assert ada.look(table)["position"] == 6
    assert eve.http.post(f"/tables/{table}/fork", json={"at": 4}).status_code == 403
    assert ada.http.post(f"/tables/{table}/fork", json={"at": 99}).status_code == 400


def test_a_stream_tells_every_position(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me")
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream", timeout=10) as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("data")) == "data: 0"
        started = time.monotonic()
        ada.play_first(table)
        assert next(line for line in lines if line.startswith("data")) == "data: 1"
        assert time.monotonic() - started < 1


def test_hidden_cards_reach_their_owner_alone(server: Server) -> None:
    ada, bob = Player(server.url, "Ada"), Player(server.url, "Bob")
    table = ada.begin("me", "open", options=("directives",))
    bob.http.post(f"/tables/{table}/join", json={"seat": 1})
    mine, yours, public = ada.look(table)["view"], bob.look(table)["view"], Player(server.url).look(table)["view"]
    assert "cards" in mine["hands"][0]
    assert mine["hands"][1] == {"hidden": 2} == yours["hands"][0]
    assert public["hands"] == [{"hidden": 2}, {"hidden": 2}]
    for view in (mine, yours, public):
        assert view["ocean_stack"] == {"hidden": len_of(view["ocean_stack"])}
        assert "chance" not in view


def len_of(pile: dict[str, int]) -> int:
    """How many cards a hidden pile has."""
    return pile["hidden"]


def test_the_example_bot_plays_a_whole_game_and_joins_a_table(server: Server) -> None:
    bot = [sys.executable, str(Path(__file__).parents[2] / "examples" / "http_bot.py"), "--url", server.url]
    done = subprocess.run(bot, capture_output=True, text=True, timeout=60)
    assert re.fullmatch(r"seat 1: \d+ points, place 1\n", done.stdout), done.stderr
    table = Player(server.url).begin("open", "random")
    done = subprocess.run([*bot, "--table", table], capture_output=True, text=True, timeout=60)
    assert done.stdout.count("points, place") == 2, done.stderr


def test_the_api_describes_itself(server: Server) -> None:
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/moves" in paths
    assert all(each["summary"] for path in paths.values() for each in path.values())


def test_rules_are_found_by_words_of_either_language(server: Server) -> None:
    for lang in ("en", "fr"):
        for word in ("Gantry", "Portique"):
            page = httpx.get(f"{server.url}/rules/artemis?q={word}", headers={"accept-language": lang}).text
            assert "ART-PLACE-16" in page


def test_ctrl_c_ends_the_server_cleanly_and_games_go_on(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me")
    ada.play_first(table, 3)
    now = ada.look(table)
    assert server.stop() == 0
    server.start()
    assert ada.look(table) == now
    ada.play_first(table)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me")
    ada.play_first(table, 25)
    now = ada.look(table)
    server.kill()
    server.start()
    assert ada.look(table) == now
    bots = ada.begin("random", "random", "me")
    server.kill()
    server.start()
    eventually(lambda: ada.look(bots)["decision"]["options"])
