"""A bot that plays over HTTP: it takes an open seat (or begins a table of its own) and plays to the end.

    python examples/http_bot.py                              begins a solo game and plays it
    python examples/http_bot.py --table ID                   takes an open seat at that table
    python examples/http_bot.py --url http://127.0.0.1:8000  another server

Standard library only; docs: /schema/openapi.json of the server.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any


class Client:
    """The API of a server, as somebody."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.token = ""

    def call(self, method: str, path: str, data: object = None) -> Any:
        """One request; what the server refuses raises with its sentence."""
        request = urllib.request.Request(f"{self.url}/api{path}", method=method)
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        body = None if data is None else json.dumps(data).encode()
        try:
            with urllib.request.urlopen(request, body, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            detail = json.load(error)["detail"]
            if error.code == 409:
                return {"stale": detail}
            raise SystemExit(f"{method} {path}: {detail}") from None


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--table", default="", help="a table with an open seat")
    parser.add_argument("--name", default="http-bot")
    arguments = parser.parse_args()

    client = Client(arguments.url)
    client.token = client.call("POST", "/guests", {"name": arguments.name})["token"]
    table = arguments.table
    if table:
        seats = client.call("GET", f"/tables/{table}")["seats"]
        seat = next(each["seat"] for each in seats if each["kind"] == "open")
        client.call("POST", f"/tables/{table}/join", {"seat": seat})
    else:
        table = client.call("POST", "/tables", {"game": "artemis", "seats": ["me"]})["id"]

    while not (now := client.call("GET", f"/tables/{table}"))["over"]:
        options = now["decision"]["options"] if now["state"] == "playing" else []
        if not options:
            time.sleep(0.2)
            continue
        move = random.choice(options)
        client.call("POST", f"/tables/{table}/moves", {"move": move["move"], "position": now["position"]})
    for score in now["scores"]:
        print(f"seat {score['seat'] + 1}: {score['total']} points, place {score['place']}")


if __name__ == "__main__":
    main()
