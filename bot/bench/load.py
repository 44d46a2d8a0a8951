"""How many plays the whole bot takes, what one costs, and how it compares with a bot that only answers.

Laws: the bot runs in this process, so that its CPU time and memory are this process's; Telegram and the
people are another process (crowd.py). The store is a real file with full durability. The bot is as shipped
but for its patience with Telegram's limits, which would be all that is measured.
"""

import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.app import App
from bot.bench.bare import LINES, bare_bot
from bot.bench.opened import open_tables
from bot.clock import now
from bot.screens.screen import Button, Screen
from bot.sending import Sender
from bot.settings import Settings, load
from bot.wire import wired
from storage.sqlite import SqliteStore

UNHURRIED: dict[str, Any] = {
    "private_interval": 0.0,
    "group_requests_per_minute": 10**6,
    "total_per_second": 10**6,
    "taps_per_second": 10**6,
}
SAMPLE_REQUESTS = 300
WARM_UP = 2.0  # seconds, at most
ENOUGH_TABLES = 50  # to tell what one takes in memory
WIDTH = 120
AT_ONCE = 8  # requests that are open together


@dataclass(frozen=True, slots=True)
class Load:
    """``cpu``: ms of this process's time an update; ``http``: of it, what its requests alone cost;
    ``megabytes``: of memory for 1,000 tables. The other times are ms from a tap."""

    bot: str
    tables: int
    updates_per_second: float
    cpu: float
    http: float
    requests: float
    answer_p50: float
    answer_p95: float
    edit_p50: float
    edit_p95: float
    megabytes: float = 0.0

    @property
    def beyond_http(self) -> float:
        return self.cpu - self.http


class People:
    """The other process, where the people and their Telegram are (crowd.py)."""

    def __init__(self, process: Process, url: str, token: str) -> None:
        self._process = process
        self.url = url
        self.token = token

    async def order(self, do: str, **values: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": do, **values}).encode() + b"\n")
        return await _line(self._process)


@asynccontextmanager
async def joined_by_people() -> AsyncIterator[People]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.bench.crowd", stdin=PIPE, stdout=PIPE, limit=2**26
    )
    assert process.stdin is not None
    try:
        yield People(process, **await _line(process))
    finally:
        process.stdin.close()
        await process.wait()


async def _line(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise RuntimeError("the people's process has ended")
    answer: dict[str, Any] = json.loads(line)
    return answer


async def measure(groups: int, tables: Sequence[int], seconds: float) -> list[dict[str, Any]]:
    """One row for each number of open tables, and the bare bot's before and after them."""
    loads = [await _bare(groups, seconds)]
    loads += [await _kozel(min(groups, count), count, seconds) for count in tables]
    loads += [await _bare(groups, seconds)]
    return [asdict(each) | {"beyond_http": each.beyond_http} for each in loads]


async def _bare(groups: int, seconds: float) -> Load:
    async with joined_by_people() as people, bare_bot(people.url, people.token):
        await people.order("meet", groups=groups)
        await people.order("press", seconds=min(WARM_UP, seconds))
        return await _timed("bare", 0, people, "press", seconds)


async def _kozel(groups: int, tables: int, seconds: float) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        async with joined_by_people() as people:
            settings = unhurried(people, Path(folder))
            async with await SqliteStore.open(settings.database_path) as store:
                idle = await open_tables(store, tables - groups, now())
                async with running(App(settings, store)) as app:
                    megabytes = await _touch(app, idle)
                    await people.order("sit", groups=groups)
                    await people.order("play", seconds=min(WARM_UP, seconds))
                    result = await _timed("kozel", tables, people, "play", seconds)
                    http = await _cost_of_request(settings, people)
    return replace(result, http=result.requests * http, megabytes=megabytes)


def unhurried(people: People, folder: Path) -> Settings:
    """Of a bot as shipped, at these people's Telegram, that waits for no limit."""
    return load(
        Settings,
        bot_token=people.token,
        bot_api_url=people.url,
        database_path=folder / "kozel.db",
        **UNHURRIED,
    )


@asynccontextmanager
async def running(app: App) -> AsyncIterator[App]:
    await app.start()
    serving = asyncio.create_task(app.run())
    try:
        yield app
    finally:
        serving.cancel()
        await app.stop()


async def _timed(bot: str, tables: int, people: People, do: str, seconds: float) -> Load:
    gc.collect()
    before = time.process_time()
    done = await people.order(do, seconds=seconds)
    cpu, count = time.process_time() - before, len(done["answer"])
    answers, edits = (quantiles(done[name], n=20) for name in ("answer", "edit"))
    return Load(
        bot,
        tables,
        count / done["seconds"],
        1000 * cpu / count,
        0.0,
        done["requests"] / count,
        *(1000 * times[place] for times in (answers, edits) for place in (9, 18)),
    )


async def _touch(app: App, tables: Sequence[int]) -> float:
    """Megabytes that 1,000 tables take in memory, 0 if there are too few to tell."""
    before = _megabytes()
    for number in tables:
        await app.club.tables.get(number)
    return (_megabytes() - before) * 1000 / len(tables) if len(tables) >= ENOUGH_TABLES else 0.0


def _megabytes() -> float:
    """What this process has in memory (Linux alone tells)."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if pages.exists() else 0.0


async def _cost_of_request(settings: Settings, people: People) -> float:
    """CPU ms of one edit by the bot's own way to Telegram, with a screen of the usual size."""
    async with wired(settings, lambda method, result: None) as application:
        sender, chat_id = Sender(application.bot), (await people.order("room"))["chat"]
        message_id = await sender.post(chat_id, None, _screen(0))

        async def edit(numbers: Iterator[int]) -> None:
            for number in numbers:
                await sender.edit(chat_id, message_id, _screen(number))

        numbers = iter(range(1, SAMPLE_REQUESTS))
        before = time.process_time()
        await asyncio.gather(*(edit(numbers) for _ in range(AT_ONCE)))
    return 1000 * (time.process_time() - before) / SAMPLE_REQUESTS


def _screen(number: int) -> Screen:
    return Screen(f"{LINES}\n<b>{number}</b>", tuple((Button(f"{place}", f"{place}"),) for place in range(4)))


COLUMNS = {
    "tables": ("tables", ",.0f"),
    "updates_per_second": ("updates/s", ".0f"),
    "cpu": ("CPU", ".2f"),
    "http": ("of it HTTP", ".2f"),
    "beyond_http": ("the rest", ".2f"),
    "requests": ("requests", ".2f"),
    "answer_p50": ("answer p50", ".0f"),
    "answer_p95": ("p95", ".0f"),
    "edit_p50": ("edit p50", ".0f"),
    "edit_p95": ("p95", ".0f"),
    "megabytes": ("MB", ".1f"),
}


def show(rows: Sequence[dict[str, Any]]) -> None:
    """The figures of ``measure`` for people."""
    console = Console(width=WIDTH)
    table = Table("bot", title="people at full speed: ms an update, MB for 1,000 tables")
    for name, _ in COLUMNS.values():
        table.add_column(name, justify="right")
    for row in rows:
        unknown = {"tables", "http", "beyond_http"} if row["bot"] == "bare" else set()
        unknown |= {name for name in ("megabytes",) if not row[name]}
        cells = ("-" if name in unknown else format(row[name], how) for name, (_, how) in COLUMNS.items())
        table.add_row(row["bot"], *cells)
    console.print(table)
    bare = mean(row["updates_per_second"] for row in rows if row["bot"] == "bare")
    for row in rows:
        if row["bot"] == "kozel":
            share = f"{row['updates_per_second'] / bare:.0%}"
            console.print(f"{row['tables']:>6,} open tables: {share} of the bare bot's updates a second")
