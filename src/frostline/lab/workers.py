"""Tasks done in several processes, the results as they come, and nothing left behind."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..bots.processes import begin
from ..core.errors import FrostlineError

Task = TypeVar("Task")
Result = TypeVar("Result")


def done(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """The results in any order, from so many processes; a single task is done here."""
    jobs = min(jobs, len(tasks))
    return in_processes(work, tasks, jobs) if jobs > 1 else map(work, tasks)


def in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results as they come, a few tasks handed out at a time; whoever stops early leaves no process behind."""
    others = multiprocessing.active_children()
    context, waiting = multiprocessing.get_context("spawn"), set[Future[Result]]()
    with ProcessPoolExecutor(jobs, context, _begin, (work,)) as pool:
        try:
            coming = iter(tasks)
            while True:
                waiting |= {pool.submit(_do, each) for each in itertools.islice(coming, 4 * jobs - len(waiting))}
                if not waiting:
                    return
                ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in ended:
                    yield each.result()
        except BaseException as error:
            for child in set(multiprocessing.active_children()) - set(others):
                child.kill()
            pool.shutdown(cancel_futures=True)
            if isinstance(error, BrokenProcessPool):
                raise FrostlineError(
                    "a process was ended from outside, perhaps for want of memory: fewer --jobs may help"
                ) from None
            raise


def with_bar(
    results: Iterable[Result], total: int, before: int, progress: bool, size: Callable[[Result], int] = lambda _: 1
) -> Iterator[Result]:
    """The same results, with a bar of games: so many in all, so many played before, so many in each result."""
    from tqdm import tqdm  # not needed where nobody looks, as on a cluster

    with tqdm(total=total, initial=before, unit="game", disable=None if progress else True, leave=False) as bar:
        for result in results:
            yield result
            bar.update(size(result))


_WORK: list[Callable[[Any], Any]] = []


def _begin(work: Callable[[Any], Any]) -> None:
    begin()
    _WORK.append(work)


def _do(task: Any) -> Any:
    return _WORK[0](task)
