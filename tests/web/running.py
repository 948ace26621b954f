"""A real server in a process of its own, for tests that need one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

CLIENTS: list[httpx.Client] = []


def client(**settings: object) -> httpx.Client:
    """A client that is closed when its test ends."""
    CLIENTS.append(httpx.Client(timeout=30, **settings))  # type: ignore[arg-type]
    return CLIENTS[-1]


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be started, killed and started again on the same database and port."""

    def __init__(self, home: Path, database: str, workers: int = 1, pause: float = 0.0, think: float = 1.0) -> None:
        self.home = home
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "FROSTLINE_HOME": str(home), "FROSTLINE_RATE": "100000", "FROSTLINE_PAUSE": str(pause),
            "FROSTLINE_SECRET": "a secret for tests only", "FROSTLINE_THINK": str(think),
        }  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "frostline.cli", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        self.home.mkdir(parents=True, exist_ok=True)
        self.log = open(self.home / "server.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=self.log, stderr=self.log, start_new_session=True
        )
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/api/games", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.1)
            if self.process.poll() is not None:
                break
        raise AssertionError(f"the server did not start: {(self.home / 'server.log').read_text()}")

    def kill(self) -> None:
        """SIGKILL, for the server and everything it started."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        """Ctrl-C; returns the exit status."""
        assert self.process
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(10)
        finally:
            if self.process.poll() is None:
                self.kill()
            self.log.close()


class Player:
    """Somebody who plays over the API."""

    def __init__(self, url: str, name: str = "Ada", lang: str = "en") -> None:
        self.http = client(base_url=f"{url}/api")
        token = self.http.post("/guests", json={"name": name, "lang": lang}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

    def begin(self, *seats: str, seed: int = 7, options: tuple[str, ...] = ()) -> str:
        """A table with these seats."""
        answer = self.http.post(
            "/tables",
            json={"game": "artemis", "seats": list(seats), "seed": seed, "options": list(options), "public": True},
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str) -> dict:
        """The table as this player knows it."""
        answer = self.http.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict = answer.json()
        return found

    def log(self, table: str) -> list[dict]:
        """What happened at the table, and why."""
        found: list[dict] = self.http.get(f"/tables/{table}/log").json()
        return found

    def play(self, table: str, move: str, position: int) -> httpx.Response:
        """Post a move."""
        return self.http.post(f"/tables/{table}/moves", json={"move": move, "position": position})

    def play_first(self, table: str, times: int = 1) -> dict:
        """Play the first option, several times; returns the table afterwards."""
        for _ in range(times):
            now = self.look(table)
            answer = self.play(table, now["decision"]["options"][0]["move"], now["position"])
            assert answer.status_code == 200, answer.text
        return self.look(table)
