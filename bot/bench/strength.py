"""`kozel bench strength`: how much stronger one player is than another, and the ladder of all strengths.

Laws: figures are of the first player against the second, with 95 per cent intervals over pairs (matches.py);
positive is good for the first. How many processes share the work changes no figure but the times.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.arguments import jobs, whole
from bot.bench.figures import Decisions, Estimate, decisions, estimate
from bot.bench.matches import NAMES, Match, deal_pair, series_pair

LADDER = ("random", "easy", "normal", "strong", "cheater")
CHUNK = 20  # pairs at most that a process is given at once

Made = TypeVar("Made")


def configure(parser: ArgumentParser) -> None:
    names = ", ".join(NAMES)
    parser.add_argument("a", nargs="?", choices=NAMES, metavar="A", help=f"one of {names}")
    parser.add_argument("b", nargs="?", choices=NAMES, metavar="B", help="another, or the same")
    parser.add_argument("--ladder", action="store_true", help=f"instead, each rung of {' < '.join(LADDER)}")
    parser.add_argument(
        "--pairs", type=whole(2), default=1000, help="deals, each played twice (default: 1000)"
    )
    parser.add_argument(
        "--series", type=whole(0), default=0, help="whole series, each played twice (default: 0)"
    )
    parser.add_argument("--seed", type=int, default=1, help="everything follows from it (default: 1)")
    parser.add_argument(
        "--jobs", type=jobs, default=os.cpu_count() or 1, help="processes (default: one a core)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(refuse=parser.error)


def matches_of(args: Namespace) -> list[Match]:
    """What to play; arguments that make no sense end the program."""
    if args.ladder == (args.a is not None) or args.ladder == (args.b is not None):
        args.refuse("two players are needed, or --ladder and none")
    if args.series == 1:
        args.refuse("an interval needs at least two pairs")
    rungs = list(pairwise(LADDER)) if args.ladder else [(args.b, args.a)]
    return [Match(upper, lower, args.seed) for lower, upper in rungs]


@dataclass(frozen=True, slots=True)
class Strength:
    """Of A against B, a deal: card points more, defeat points fewer, share won; and the share of series."""

    a: str
    b: str
    seed: int
    pairs: int
    series: int
    points: Estimate
    defeat: Estimate
    deals_won: Estimate
    series_won: Estimate | None
    decisions_a: Decisions
    decisions_b: Decisions


def measure(match: Match, pairs: int, series: int, jobs: int) -> Strength:
    name = f"{match.a} - {match.b}"
    deals = _all(partial(deal_pair, match), pairs, jobs, f"{name}, deals")
    won = _all(partial(series_pair, match), series, jobs, f"{name}, series") if series else []
    return Strength(
        match.a,
        match.b,
        match.seed,
        pairs,
        series,
        points=estimate([each.points for each in deals]),
        defeat=estimate([each.defeat for each in deals]),
        deals_won=estimate([each.won for each in deals]),
        series_won=estimate(won) if series else None,
        decisions_a=decisions([spent for each in deals for spent in each.seconds[0]]),
        decisions_b=decisions([spent for each in deals for spent in each.seconds[1]]),
    )


def _all(work: Callable[[int], Made], count: int, jobs: int, title: str) -> list[Made]:
    """The values of 0, 1, 2 and so on; with a progress bar, if somebody watches."""
    console = Console(stderr=True)
    values = _values(work, count, jobs)
    return list(
        track(values, title, total=count, console=console, disable=not sys.stderr.isatty(), transient=True)
    )


def _values(work: Callable[[int], Made], count: int, jobs: int) -> Iterator[Made]:
    if jobs == 1:
        yield from map(work, range(count))
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts) as pool:
        yield from pool.imap(work, range(count), max(1, min(CHUNK, count // jobs)))


def _leave_interrupts() -> None:
    """Ctrl-C ends the parent, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def show(rows: Sequence[Strength]) -> None:
    """A column for each match."""
    table = Table("", *(f"{each.a}\n- {each.b}" for each in rows))
    table.add_row("points", *(_signed(each.points) for each in rows))
    table.add_row("defeat", *(_signed(each.defeat) for each in rows))
    table.add_row("deals won", *(_share(each.deals_won) for each in rows))
    if rows[0].series:
        table.add_row("series won", *(_share(each.series_won) for each in rows))
    for name in ("mean", "p50", "p95"):
        both = ((getattr(each.decisions_a, name), getattr(each.decisions_b, name)) for each in rows)
        table.add_row(f"ms {name}", *(f"{a:.2f} / {b:.2f}" for a, b in both))
    console = Console(highlight=False)
    console.print(f"{rows[0].pairs:,} pairs, seed {rows[0].seed}, 95 % intervals over pairs")
    console.print(table)
    console.print("points, defeat: card points more, defeat points fewer a deal, for the first")
    console.print("ms: a decision between several plays, of the first / of the second")


def _signed(value: Estimate) -> str:
    return f"{value.mean:+.2f} ± {value.margin:.2f}"


def _share(value: Estimate | None) -> str:
    return f"{100 * value.mean:.1f} ± {100 * value.margin:.1f} %" if value else ""
