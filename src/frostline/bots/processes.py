"""Processes that help thinking: how many there may be, and that none outlives whoever asked for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def helpers(count: int, gives_way: bool = False) -> ProcessPoolExecutor:
    """So many processes, not begun yet."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin, (gives_way,))


def begin(gives_way: bool = False) -> None:
    """What a process does first: leave Ctrl-C to its parent, end when the parent does, and who thinks for long may
    leave the cores to others."""
    if gives_way and hasattr(os, "nice"):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
