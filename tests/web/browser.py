"""Debian's Chromium for tests; installed when it is missing and we may."""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def find() -> str:
    """The browser's program; a clear word where there is none and none can be installed."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment, stdout=subprocess.DEVNULL)
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
        subprocess.run(install, check=True, env=environment, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("the browser tests need Chromium: apt-get install chromium")
    return found


CHROMIUM = find()
