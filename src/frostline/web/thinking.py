"""Bots think in processes of their own, so that nobody else's table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..bots import bot
from ..core.view import View


def choose(name: str, seed: int, view: View) -> str:
    """A bot's move, by its text; runs in a process of the pool."""
    return bot(name, view.game, seed).choose(view.options, lambda: view).text


class Thinkers:
    """The pool of thinking processes."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Processes that have not begun yet."""
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"))

    async def think(self, name: str, seed: int, view: View) -> str:
        """Ask a bot and wait for its answer without blocking; if its process dies, ask again in a new one."""
        if name == "random":
            return choose(name, seed, view)
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, choose, name, seed, view)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, choose, name, seed, view)

    def close(self) -> None:
        """Let the processes go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
