"""`python -m tests.faults.soak [--quick] [--jobs N] [--anew] [name ...]`: all harnesses, and a report.

Takes about an hour; ``--quick`` takes minutes. Goes on where the last run was broken off: what is done stands
in .soak.json and is not done again unless ``--anew`` forgets it. Writes docs/reliability.md after each part.
The exit code is 1 if a promise was not kept.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator, Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from tests.faults.promises import PROMISES, Promise
from tests.faults.soak.parts import ROOT, Done, Part, parts, run
from tests.faults.soak.report import report
from tests.faults.soak.state import State

REPORT = ROOT / "docs" / "reliability.md"
STATE = ROOT / ".soak.json"
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


class Soak:
    """One run: what is wanted and not done yet, so many parts at once; those that measure time come last,
    with nothing beside them."""

    def __init__(self, promises: Sequence[Promise], state: State, progress: Progress, is_quick: bool) -> None:
        self._state, self._progress = state, progress
        self._bars: dict[str, TaskID] = {}
        self._together: list[Part] = []
        self._alone: list[Part] = []
        for promise in promises:
            count = promise.quick if is_quick else promise.full
            wanted = list(parts(promise, count))
            left = [part for part in wanted if not state.has(part)]
            done = count - sum(part.count for part in left)
            self._bars[promise.name] = progress.add_task(promise.name, total=count, completed=done)
            (self._alone if promise.is_alone else self._together).extend(left)

    async def run(self, jobs: int) -> None:
        waiting = iter(self._together)
        async with asyncio.TaskGroup() as group:
            for _ in range(jobs):
                group.create_task(self._work(waiting))
        await self._work(iter(self._alone))

    async def _work(self, waiting: Iterator[Part]) -> None:
        for part in waiting:
            done = await run(part)
            self._state.add(done)
            self._progress.advance(self._bars[part.name], part.count)
            self._progress.console.print(_line(done))
            write_report(self._state)


def _line(done: Done) -> str:
    kept = "kept" if done.is_kept else "NOT KEPT"
    return f"{done.ended} {done.name} {done.place}: {kept}, {done.seconds:.0f} s"


def write_report(state: State) -> None:
    REPORT.write_text(report({promise.name: state.of(promise) for promise in PROMISES}), "utf-8")


def _arguments() -> argparse.Namespace:
    names = [promise.name for promise in PROMISES]
    parser = argparse.ArgumentParser(prog="soak", description="Run the fault harnesses and write the report.")
    parser.add_argument("--quick", action="store_true", help="reduced counts: minutes instead of an hour")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="parts at once (2)")
    parser.add_argument("--anew", action="store_true", help="forget what was done (of these harnesses)")
    parser.add_argument("names", nargs="*", metavar="name", help=f"only these: {', '.join(names)}")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(names):
        parser.error(f"no such harness: {', '.join(sorted(unknown))}")
    return arguments


def main() -> int:
    arguments, state = _arguments(), State(STATE)
    chosen = [each for each in PROMISES if not arguments.names or each.name in arguments.names]
    if arguments.anew:
        state.forget({promise.name for promise in chosen})
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the parts end with it
    with Progress(*COLUMNS) as progress:
        asyncio.run(Soak(chosen, state, progress, arguments.quick).run(arguments.jobs))
    write_report(state)
    return 0 if all(done.is_kept for promise in chosen for done in state.of(promise)) else 1


if __name__ == "__main__":
    sys.exit(main())
