"""Load: many tables in play at once through the API of a real server on this machine.

    python bench/load.py [--tables 100] [--seconds 20] [--pace 2] [--database URL]

Prints requests per second, the time from posting a move to seeing it on the table's stream (median,
95th percentile) and the server's memory before and after. Traffic stays on the loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from web.running import Server


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.requests = 0
        self.delays: list[float] = []


async def table(client: httpx.AsyncClient, token: str, figures: Figures, until: float, pace: float) -> None:
    """One table: look, think, play the first option, wait to see it on the stream, and again."""
    headers = {"authorization": f"Bearer {token}"}
    wanted = {"game": "artemis", "seats": ["me"]}
    made = (await client.post("/api/tables", json=wanted, headers=headers)).json()["id"]
    async with client.stream("GET", f"/api/tables/{made}/stream", headers=headers) as answer:
        lines = answer.aiter_lines()
        async for line in lines:
            if line.startswith("data"):
                break
        await asyncio.sleep(random.uniform(0, pace))
        while time.monotonic() < until:
            await asyncio.sleep(random.uniform(0.5, 1.5) * pace)
            now = (await client.get(f"/api/tables/{made}", headers=headers)).json()
            figures.requests += 1
            if now["over"]:
                return
            move = now["decision"]["options"][0]["move"]
            posted = time.perf_counter()
            body = {"move": move, "position": now["position"]}
            post = asyncio.create_task(client.post(f"/api/tables/{made}/moves", json=body, headers=headers))
            async for line in lines:
                if line.startswith("data") and int(line[6:]) > now["position"]:
                    figures.delays.append(time.perf_counter() - posted)
                    break
            (await post).raise_for_status()
            figures.requests += 1


def memory(server: Server) -> float:
    """Megabytes the server and its children hold."""
    assert server.process
    total = 0.0
    for path in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in path.read_text().splitlines() if ":" in line)
        except OSError:
            continue
        if int(fields["PPid"]) == server.process.pid or path.parent.name == str(server.process.pid):
            total += int(fields.get("VmRSS", "0 kB").split()[0]) / 1024
    return total


async def load(server: Server, tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Play many tables for a while."""
    figures = Figures()
    limits = httpx.Limits(max_connections=tables * 3, max_keepalive_connections=tables * 3)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        token = (await client.post("/api/guests", json={"name": "load"})).json()["token"]
        before = memory(server)
        started = time.monotonic()
        await asyncio.gather(*[table(client, token, figures, started + seconds, pace) for _ in range(tables)])
        took = time.monotonic() - started
    delays = sorted(figures.delays)
    return {
        "tables": tables,
        "pace_seconds": pace,
        "seconds": round(took, 1),
        "requests_per_second": round(figures.requests / took, 1),
        "moves": len(delays),
        "post_to_stream_median_ms": round(statistics.median(delays) * 1000, 1),
        "post_to_stream_p95_ms": round(delays[int(len(delays) * 0.95)] * 1000, 1),
        "memory_before_mb": round(before, 1),
        "memory_after_mb": round(memory(server), 1),
    }


def main() -> None:
    """Start a server, load it, print what it did."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves of a table (0: flat out)")
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/load.sqlite"
        server = Server(Path(folder) / "home", database).start()
        try:
            print(json.dumps(asyncio.run(load(server, arguments.tables, arguments.seconds, arguments.pace)), indent=2))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
