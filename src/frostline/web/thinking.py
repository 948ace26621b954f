"""Bots think in processes of their own, so that nobody else's table waits for them.

Bots that answer at once have a process to themselves; those that think share the others. One that thinks on all
cores gets its share of them, and every search counts towards its choice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, ParamSpec, TypeVar

from ..bots import LEVELS, Thought, bot
from ..bots.processes import cores, helpers
from ..bots.reasons import reason
from ..bots.search import Finding, SearchBot, explore
from ..core.view import View
from ..text import LANGUAGES, speaker

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


class Answer(NamedTuple):
    """A bot's move, by its text, and why, by language; no sentence if the bot has none."""

    move: str
    why: dict[str, str]


def choose(name: str, seed: int, view: View, names: Sequence[str]) -> Answer:
    """A bot that answers at once; runs in a process of the pool."""
    player = bot(name, view.game, seed)
    move = player.choose(view.options, lambda: view)
    return Answer(move.text, reasons(view, player.thought, names))


def conclude(name: str, seed: int, view: View, names: Sequence[str], found: list[list[Finding]]) -> Answer:
    """What searches in several processes come to together."""
    thought = SearchBot(view.game, seed, LEVELS[name].budget(1)).conclude(view, found)
    return Answer(thought.line[0].text, reasons(view, thought, names))


def reasons(view: View, thought: Thought | None, names: Sequence[str]) -> dict[str, str]:
    """Why a bot moved, in every language, with the players' names."""
    told = {lang: reason(speaker(view.game, lang, names), view, thought) for lang in LANGUAGES} if thought else {}
    return {lang: sentence for lang, sentence in told.items() if sentence}


class Pool:
    """Processes that answer questions; when one dies, its question is asked again in a new one."""

    def __init__(self, processes: int, gives_way: bool = False) -> None:
        self.processes = processes
        self.gives_way = gives_way
        self.executor = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        """Processes that have not begun yet."""
        return helpers(self.processes, self.gives_way)

    async def ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait for an answer without blocking."""
        loop = asyncio.get_running_loop()
        executor = self.executor
        try:
            return await loop.run_in_executor(executor, question, *args)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = self.fresh()
            return await loop.run_in_executor(self.executor, question, *args)

    def close(self) -> None:
        """Let the processes go, in the middle of a thought if need be."""
        for process in list((self.executor._processes or {}).values()):
            process.terminate()
        self.executor.shutdown(cancel_futures=True)


class Thinkers:
    """All thinking processes: one for quick answers, all cores for long thoughts, `pace` times as long as usual."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self.cores = cores()
        self.quick = Pool(1)
        self.deep = Pool(self.cores, gives_way=True)
        self.thinking = 0  # tables whose bot thinks right now

    async def think(self, name: str, seed: int, view: View, names: Sequence[str] = ()) -> Answer:
        """A bot's answer, without blocking; where the bot fails, any move, so that the game goes on."""
        try:
            return await self.ask(name, seed, view, names)
        except Exception:
            LOG.exception("the bot %s failed at %s", name, view.game)
            return choose("random", seed, view, names)

    async def ask(self, name: str, seed: int, view: View, names: Sequence[str]) -> Answer:
        """Ask a bot, in the process that is right for it."""
        if name == "random":
            return choose(name, seed, view, names)
        if not (name in LEVELS and LEVELS[name].seconds):
            return await self.quick.ask(choose, name, seed, view, names)
        self.thinking += 1
        try:
            budget = LEVELS[name].budget(max(1, self.cores // self.thinking))
            alone = budget._replace(cores=1, seconds=budget.seconds * self.pace)
            searches = [self.deep.ask(explore, view, seed + 7919 * each, alone) for each in range(budget.cores)]
            found = await asyncio.gather(*searches)
        finally:
            self.thinking -= 1
        return await self.quick.ask(conclude, name, seed, view, names, list(found))

    def close(self) -> None:
        """Let the processes go."""
        self.quick.close()
        self.deep.close()
