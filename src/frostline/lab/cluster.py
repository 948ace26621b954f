"""Tasks done on a Ray cluster, the results as they come.

`local` is a cluster of its own on this machine, for this run only. Any other address (`auto`, `host:6379`,
`ray://host:10001`) is a cluster that runs already: it needs the same versions of Python and Ray, but not Frostline,
which is sent along (Ray's `py_modules`), so that the same rules are played everywhere; for the same reason what is
installed there does not count. The other side needs no further package. Programs (`cmd:`) and folders of packs are not
sent: they must lie at the same place on every machine.
"""

from __future__ import annotations

import importlib
import itertools
import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..bots.processes import cores
from ..core.errors import BadOption, FrostlineError
from .workers import Result, Task

LOCAL = "local"
PACKAGE = Path(__file__).parents[1]
SECONDS = 10  # to reach a cluster
STORE = 200_000_000  # bytes for results that were not fetched yet, on a cluster of our own
SETTINGS = {  # read when Ray is imported; what is set already stands
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",  # as without Ray; its own 15 starves beside any other work
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # or, under `uv run`, workers would look for uv in a copy of the folder
}


def on_cluster(work: Callable[[Task], Result], tasks: Iterable[Task], address: str, jobs: int = 0) -> Iterator[Result]:
    """The results in any order. At most `jobs` tasks are under way; if it is 0, two for every core of the cluster."""
    with connected(address, jobs) as ray:
        perform, sent = ray.remote(_perform), ray.put(work)
        coming, running = iter(tasks), list[Any]()
        while True:
            room = jobs or 2 * int(ray.cluster_resources().get("CPU", 1))
            running += [perform.remote(sent, task) for task in itertools.islice(coming, max(0, room - len(running)))]
            if not running:
                return
            ended, running = ray.wait(running)
            for each in ended:
                yield fetched(ray, each)


def fetched(ray: Any, result: Any) -> Any:
    """A result; what Frostline refused over there is refused here, in the same sentence."""
    try:
        return ray.get(result)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, FrostlineError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise FrostlineError(f"the Ray cluster gave up: {first_line(error)}") from None


@contextmanager
def connected(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to a cluster; who is connected already stays so."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise BadOption("--ray needs Ray: install frostline[ray], or leave it out to use the cores here") from None
    if ray.is_initialized():
        yield ray
        return
    if ":" in address:
        knock(address)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            own = {"num_cpus": jobs or cores(), "object_store_memory": STORE, "include_dashboard": False}
            ray.init(LOCAL, **own, **quiet)
        else:
            ray.init(address, runtime_env={"py_modules": [str(PACKAGE)]}, **quiet)
    except Exception as error:  # Ray raises many kinds
        raise BadOption(f"--ray {address}: there is no cluster to be had: {first_line(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address where nobody answers; Ray would try for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadOption(f"--ray {address}: nobody answers there: {first_line(error)}") from None


def first_line(error: Exception) -> str:
    """What an error says, in one line."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _perform(work: Callable[[Any], Any], task: Any) -> Any:
    return work(task)
