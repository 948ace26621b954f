"""`frostline serve`: the site on this machine, and a browser to look at it."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser

import uvicorn

from ..core.errors import BadOption
from .settings import DATABASE, default_database

PATIENCE = 2  # seconds that open streams are given when the server ends


def serve(host: str, port: int, database: str | None, workers: int, browser: bool) -> int:
    """Run until Ctrl-C."""
    url = database or os.environ.get(DATABASE) or default_database()
    if workers < 1:
        raise BadOption("--workers is a whole number from 1 on")
    if workers > 1 and not url.startswith("postgresql"):
        raise BadOption("several workers share news through PostgreSQL: name one with --database postgresql://…")
    if taken(host, port):
        raise BadOption(f"port {port} on {host} is in use: end the other server or choose another with --port")
    os.environ[DATABASE] = url
    address = f"http://{host}:{port}/"
    print(f"Frostline is at {address} (Ctrl-C ends it; games are kept)", flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(address, host, port), daemon=True).start()
    uvicorn.run(
        "frostline.web.app:create_app", factory=True, host=host, port=port, workers=workers, log_level="warning",
        timeout_graceful_shutdown=PATIENCE, server_header=False,
    )  # fmt: skip
    return 0


def taken(host: str, port: int) -> bool:
    """Whether somebody already listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def open_browser(address: str, host: str, port: int) -> None:
    """Open a browser, if there is one, once the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
            continue
        try:
            webbrowser.get()
        except webbrowser.Error:
            return
        webbrowser.open(address)
        return
