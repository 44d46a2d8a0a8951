"""`kozel bench beside`: whether people wait longer for an answer while many computer players are at play.

Groups of four press at a person's pace, by turns alone and beside tables where one person plays with three
computer players.

Laws: processes, store and bot are those of load.py, anew each time, with the limits off, so that computer
players disturb more than they may at Telegram. By turns, so that a machine that grows slower or faster is
seen to, and not mistaken for them.
"""

import gc
import re
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.app import App
from bot.bench.load import WARM_UP, WIDTH, joined_by_people, running, unhurried
from storage.rows import Actor
from storage.sqlite import SqliteStore

COUNTED = re.compile(rf'^kozel_plays_total\{{actor="{Actor.COMPUTER}"\}} (\S+)$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Guests:
    """Who is there: groups of four, and tables with three computer players of one strength."""

    groups: int
    tables: int
    strength: str


@dataclass(frozen=True, slots=True)
class Stay:
    """``answer_*``: ms from a tap of the groups of four; ``busy``: share of one core that the bot took;
    ``requests_a_minute``: that a table with computer players wished for, to its group."""

    tables: int
    taps: int
    answer_p50: float
    answer_p95: float
    busy: float
    computer_plays: int
    requests_a_minute: float


async def measure(there: Guests, times: int, seconds: float, pause: float) -> dict[str, Any]:
    """A row for each stay, and how p95 beside computer players compares with p95 alone."""
    stays = [await _stay(there, tables, seconds, pause) for _ in range(times) for tables in (0, there.tables)]
    alone, beside = (median(stay.answer_p95 for stay in stays[first::2]) for first in (0, 1))
    return {"strength": there.strength, "ratio": beside / alone, "rows": [asdict(stay) for stay in stays]}


async def _stay(there: Guests, tables: int, seconds: float, pause: float) -> Stay:
    with tempfile.TemporaryDirectory() as folder:
        async with joined_by_people() as people:
            settings = unhurried(people, Path(folder))
            async with (
                await SqliteStore.open(settings.database_path) as store,
                running(App(settings, store)) as app,
            ):
                await people.order("sit", groups=there.groups)
                await people.order("accompany", groups=tables, strength=there.strength)
                await people.order("stroll", seconds=min(WARM_UP, seconds / 2), pause=pause)
                gc.collect()
                cpu, plays = time.process_time(), _computer_plays(app)
                done = await people.order("stroll", seconds=seconds, pause=pause)
                cpu, plays = time.process_time() - cpu, _computer_plays(app) - plays
    cuts = quantiles(done["answer"], n=20, method="inclusive")
    return Stay(
        tables,
        taps=len(done["answer"]),
        answer_p50=1000 * cuts[9],
        answer_p95=1000 * cuts[18],
        busy=cpu / done["seconds"],
        computer_plays=plays,
        requests_a_minute=60 * fmean(done["accompanied"] or [0]) / done["seconds"],
    )


def _computer_plays(app: App) -> int:
    found = COUNTED.search(app.metrics.text().decode())
    return int(float(found[1])) if found else 0


COLUMNS = {
    "taps": ("taps", ",.0f"),
    "answer_p50": ("answer p50", ".1f"),
    "answer_p95": ("p95", ".1f"),
    "busy": ("CPU", ".0%"),
    "computer_plays": ("computers' plays", ",.0f"),
    "requests_a_minute": ("requests/min", ".0f"),
}


def show(figures: dict[str, Any]) -> None:
    """The figures of ``measure`` for people."""
    console = Console(width=WIDTH, highlight=False)
    console.print("groups of four at a person's pace: ms from a tap to its answer")
    rows: Sequence[dict[str, Any]] = figures["rows"]
    table = Table("")
    for name, _ in COLUMNS.values():
        table.add_column(name, justify="right")
    for row in rows:
        where = f"beside {row['tables']} tables" if row["tables"] else "alone"
        table.add_row(where, *(format(row[name], how) for name, (_, how) in COLUMNS.items()))
    console.print(table)
    console.print("requests/min: that each of these tables wished for, to its group; no limit held them back")
    console.print(f"p95 beside computer players ({figures['strength']}) to p95 alone: {figures['ratio']:.2f}")
