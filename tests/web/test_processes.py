"""Several server processes on one PostgreSQL: moves are ordered by the database, news reach every process."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from web.postgres import Postgres
from web.running import Player, Server


def test_two_servers_share_tables_and_news(tmp_path: Path, postgres_server: Postgres) -> None:
    with postgres_server.database() as url:
        one, two = Server(tmp_path / "one", url).start(), Server(tmp_path / "two", url).start()
        try:
            ada = Player(one.url)
            table = ada.begin("me")
            elsewhere = Player(two.url)
            elsewhere.http.headers["authorization"] = ada.http.headers["authorization"]
            with httpx.stream("GET", f"{two.url}/api/tables/{table}/stream", timeout=10) as answer:
                lines = answer.iter_lines()
                assert next(line for line in lines if line.startswith("data")) == "data: 0"
                ada.play_first(table)
                assert next(line for line in lines if line.startswith("data")) == "data: 1"
            assert elsewhere.look(table)["position"] == 1
            race(ada, elsewhere, table)
        finally:
            one.stop()
            two.stop()


def race(ada: Player, elsewhere: Player, table: str) -> None:
    """The same position answered at both servers at once: exactly one answer counts."""
    for _ in range(15):
        now = ada.look(table)
        move = now["decision"]["options"][0]["move"]
        with ThreadPoolExecutor(2) as pool:
            posts = [pool.submit(player.play, table, move, now["position"]) for player in (ada, elsewhere)]
        assert sorted(post.result().status_code for post in posts) == [200, 409]
        assert ada.look(table)["position"] == now["position"] + 1 == elsewhere.look(table)["position"]


def test_one_command_runs_several_workers(tmp_path: Path, postgres_server: Postgres) -> None:
    with postgres_server.database() as url:
        server = Server(tmp_path / "home", url, workers=2).start()
        try:
            ada = Player(server.url)
            table = ada.begin("me", "random")
            for _ in range(40):
                now = ada.look(table)
                if now["decision"]["options"]:
                    assert ada.play(table, now["decision"]["options"][0]["move"], now["position"]).status_code in (
                        200,
                        409,
                    )
            assert ada.look(table)["position"] > 15
        finally:
            server.stop()
