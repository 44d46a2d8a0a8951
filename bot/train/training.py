"""A training run at the terminal: begun or gone on with, shown, stopped, its weights written.

Law: nothing is lost. A file that exists is replaced only by the run that goes on from it, one that cannot be
read stays as it is, and Ctrl-C stops between two updates and saves.
"""

import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import fields
from threading import Event
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from bot.train.export import UnfitWeights, header, shipped
from bot.train.files import replace
from bot.train.run import BadCheckpoint, Run, Settings


class Refused(Exception):
    """What is asked would lose something."""


def train(args: Namespace) -> int:
    """Train to the end, or until stopped; the exit code."""
    try:
        with _interrupted() as stop:
            run = _opened(args)
            _advance(run, args, stop)
        if not run.is_done():
            run.save(args.out)
            print(
                f"kozel train: stopped after {run.update} of {run.settings.updates} updates and saved; "
                f"go on with: kozel train --resume --out {args.out}",
                file=sys.stderr,
            )
            return 130
        if args.weights:
            replace(args.weights, shipped(run.weights(), header(run)))
    except (Refused, BadCheckpoint, UnfitWeights, OSError) as error:
        print(f"kozel train: {error}", file=sys.stderr)
        return 1
    return 0


def _opened(args: Namespace) -> Run:
    given = {
        each.name: getattr(args, each.name)
        for each in fields(Settings)
        if getattr(args, each.name, None) is not None
    }
    if args.resume:
        run = Run.load(args.out)
        _compare(run.settings, given)
        return run
    if args.out.exists():
        raise Refused(f"{args.out} exists; go on from it with --resume, or name another file")
    run = Run(Settings(**given))
    run.save(args.out)  # a place that cannot be written to is found out now, not after an hour
    return run


def _compare(settings: Settings, given: dict[str, Any]) -> None:
    """A run keeps the settings that it was begun with."""
    for name, value in given.items():
        if value != getattr(settings, name):
            raise Refused(f"the run was begun with --{name} {getattr(settings, name)}, not {value}")


def _advance(run: Run, args: Namespace, stop: Event) -> None:
    """Make all updates that are left, unless stopped."""
    if run.is_done():
        return
    with ThreadPoolExecutor(args.jobs) as pool, _progress(run) as progress:
        bar = progress.add_task("", total=run.settings.updates, completed=run.update)
        while not run.is_done() and not stop.is_set():
            sureness = run.advance(pool)
            progress.update(bar, completed=run.update)
            if run.is_done() or run.update % args.checkpoint_every == 0:
                run.save(args.out)
                _monitor(run, args.monitor_pairs, sureness)


def _monitor(run: Run, pairs: int, sureness: float) -> None:
    points, margin = run.against_heuristic(pairs)
    print(
        f"{run.deals:>11,} deals  {points:+6.2f} ± {margin:.2f} points against the heuristic  "
        f"sureness {sureness:.3f}",
        flush=True,
    )


@contextmanager
def _interrupted() -> Iterator[Event]:
    """Set by the first Ctrl-C; the second one interrupts as usual."""
    stop = Event()

    def note(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class _Speed(ProgressColumn):
    def __init__(self, deals: int) -> None:
        self._deals = deals  # an update
        super().__init__()

    def render(self, task: Task) -> Text:
        return Text(f"{(task.speed or 0) * self._deals:,.0f} deals/s")


def _progress(run: Run) -> Progress:
    """A bar on stderr when somebody looks; lines on stdout stay there when they go to a file."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(run.settings.decks * run.settings.plays),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
    )
