"""A start among many open tables: how soon the first answer comes, what is drawn again, what a table costs.

The bot is `kozel run` in a process of its own, on a database that holds so many series in their first deal
beside a few that people really play. The tests run the short form, `make soak` the full counts.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bot.bench.opened import open_tables
from bot.callbacks import MyHand, encode
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from storage.sqlite import SqliteStore
from tests.bot.serving.child import ChildHouse
from tests.whole.pace import UNLIMITED, telegrams_settings

NAMES = ("Anna", "Boris", "Clara", "Dan")
REDRAWING = ("sendMessage", "editMessageText")


@dataclass(frozen=True, slots=True)
class Start:
    """``first_answer``: seconds from the program's start to the answer of a tap that waited for it;
    ``redrawn``: messages sent or edited at the ``outdated`` tables, of five places each; ``others``: at all
    other tables, by the start and by that tap; ``megabytes``: of memory for 1,000 tables that somebody
    touches."""

    tables: int
    file_megabytes: float
    first_answer: float
    outdated: int
    redrawn: int
    others: int
    megabytes: float


async def start_among(folder: Path, tables: int, touched: int, outdated: int = 3) -> Start:
    """Needs an empty folder. ``touched``: how many tables are looked at to see what one costs."""
    roomy = {"group_limit": 10**6, "total_per_second": 10**6, "private_burst": 10**6}
    standin = StandIn(telegrams_settings(**roomy), time.time)
    await standin.start()
    house = ChildHouse(standin, folder / "kozel.db", dict(UNLIMITED))
    try:
        return await _measured(house, tables, touched, outdated)
    finally:
        await house.kill()
        await standin.stop()


async def _measured(house: ChildHouse, tables: int, touched: int, outdated: int) -> Start:
    await house.open()
    played = [await _series(house, f"Group {number}") for number in range(outdated + 1)]
    theirs = {
        str(one) for _, room, people in played[1:] for one in (room.id, *(person.id for person in people))
    }
    await house.close()
    async with await SqliteStore.open(house.database) as store:
        ids = await open_tables(store, tables, time.time())
    await _forget_shown(house.database, [table for table, *_ in played[1:]])
    offer = house.offers(played[0][0])[0]
    tap, since, began = asyncio.create_task(house.make(offer)), len(house.standin.requests), time.monotonic()
    await house.launch()
    assert (await tap).text
    first_answer = time.monotonic() - began
    await house.quiet()
    drawn = house.calls(*REDRAWING, since=since)
    return Start(
        tables=tables,
        file_megabytes=house.database.stat().st_size / 1e6,
        first_answer=first_answer,
        outdated=outdated,
        redrawn=sum(call.text("chat_id") in theirs for call in drawn),
        others=sum(call.text("chat_id") not in theirs for call in drawn),
        megabytes=await _touching(house, played[0][2][0], ids[:touched]) * 1000 / touched,
    )


async def _series(house: ChildHouse, title: str) -> tuple[int, Room, list[Person]]:
    people = house.persons(*NAMES)
    room = house.group(title, people)
    return await house.start(room, people), room, people


async def _touching(house: ChildHouse, person: Person, ids: Sequence[int]) -> float:
    """Megabytes that the bot needs more after somebody has pressed a button of each table."""
    number = person.private.messages[-1].id
    before = memory(house)
    for table in ids:
        await person.press(person.private, number, encode(MyHand(table, 1)), is_forced=True)
    return memory(house) - before


def memory(house: ChildHouse) -> float:
    """Megabytes in use by the bot's process."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1e3


async def _forget_shown(path: Path, table_ids: Sequence[int]) -> None:
    """As if the program had ended before anybody saw what these tables are now."""
    async with await SqliteStore.open(path) as store:
        for table_id in table_ids:
            old = [replace(one, shown="", as_of=(0, 0)) for one in await store.postings(table_id)]
            await store.save_postings(old)
