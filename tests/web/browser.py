"""Debian's Chromium for tests; installed when it is missing and we may."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def find() -> str:
    """The browser's program; a clear word where there is none and none can be installed."""
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "frostline-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes: one installs, the others wait for it
            if installed() is None:
                install()
        found = installed()
    if found is None:
        raise RuntimeError("the browser tests need Chromium: apt-get install chromium")
    return found


def installed() -> str | None:
    """The browser's program, where there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def install() -> None:
    """Fetch Debian's Chromium, and a font for it."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    packages = ["install", "-qq", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    for command in (["update", "-qq"], packages):
        subprocess.run(["apt-get", *command], check=True, env=environment, stdout=subprocess.DEVNULL)


CHROMIUM = find()
