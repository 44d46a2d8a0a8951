"""SIGTERM: the program ends in order and in time, and what was accepted is kept."""

import asyncio
import signal
import sqlite3
from contextlib import closing, suppress
from time import monotonic

import pytest

from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.requests import Call
from tests.bot.serving.child import ChildHouse
from tests.bot.serving.conftest import OpenChild
from tests.whole.house import House, Offer

IN_TIME = 10.0  # seconds
NAMES = ("Anna", "Boris", "Clara", "Dan")
HANGING = Fault(delay=60.0)


async def started(house: House, title: str) -> tuple[int, list[Person]]:
    """A series of four, and who plays it."""
    people = house.persons(*(f"{name} of {title}" for name in NAMES))
    return await house.start(house.group(title, people), people), people


def stored(house: House) -> dict[int, list[str]]:
    """The inputs of each table."""
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT table_id, input FROM inputs ORDER BY table_id, seq").fetchall()
    return {table: [line for one, line in rows if one == table] for table, _ in rows}


async def burst(house: House, tables: dict[int, list[Person]], answers: list[Popup]) -> None:
    """People play at all tables as fast as they get buttons, until cancelled."""

    async def playing(table: int, people: list[Person]) -> None:
        tried: set[tuple[int, str]] = set()
        while True:
            for offer in house.offers(table, people)[:1]:
                key = (offer.message_id, offer.button.data or "")
                if key not in tried:
                    tried.add(key)
                    answers.append(await house.make(offer))
            await asyncio.sleep(0.001)

    async with asyncio.TaskGroup() as group:
        for table, people in tables.items():
            group.create_task(playing(table, people))


async def opened(
    child_house: OpenChild, count: int, **options: object
) -> tuple[ChildHouse, dict[int, list[Person]]]:
    house = child_house(poll_timeout=1.0, **options)
    await house.open()
    return house, dict([await started(house, f"Group {number}") for number in range(count)])


@pytest.mark.parametrize("times", [1, 2])
async def test_in_a_burst_of_presses(child_house: OpenChild, times: int) -> None:
    """Once: exit code 0 in time. Twice: the end at once. Either way every play that was answered is stored,
    everything that was on its way is done by the next process, and all see where they are."""
    house, tables = await opened(child_house, 3)
    answers: list[Popup] = []
    playing = asyncio.create_task(burst(house, tables, answers))
    await house.until(lambda: len(answers) > 10)
    began = monotonic()
    for _ in range(times):
        house.signal(signal.SIGTERM)
        await asyncio.sleep(0.02)
    code = await house.ended()
    assert code in ((0,) if times == 1 else (0, -signal.SIGTERM))
    assert monotonic() - began < (IN_TIME if times == 1 else 2.0)
    accepted, before = len(answers), stored(house)
    assert sum(len(lines) - 1 for lines in before.values()) >= accepted
    await house.open()
    await house.until(lambda: len(answers) > accepted + 10)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    await house.quiet()
    after = stored(house)
    assert all(after[table][: len(lines)] == lines for table, lines in before.items())
    assert all(len(house.offers(table, people)) for table, people in tables.items())


def hangs(call: Call) -> Fault | None:
    return HANGING


async def test_while_telegram_does_not_answer(child_house: OpenChild) -> None:
    """What it never hears again from Telegram keeps the program no longer than all else."""
    house, tables = await opened(child_house, 2)
    offers: list[Offer] = [house.offers(table, people)[0] for table, people in tables.items()]
    house.standin.set_faults(lambda call: None if call.method == "getUpdates" else HANGING)
    taps = [asyncio.create_task(house.make(offer)) for offer in offers]
    await house.until(lambda: all(len(lines) == 2 for lines in stored(house).values()))
    house.standin.set_faults(hangs)
    began = monotonic()
    house.signal(signal.SIGTERM)
    assert await house.ended() == 0
    assert monotonic() - began < IN_TIME
    house.standin.set_faults(None)
    for tap in taps:
        tap.cancel()
    await house.open()
    await house.quiet()
    for table, people in tables.items():
        assert [offer for offer in house.offers(table, people) if offer not in offers]


@pytest.mark.parametrize("fault", [HANGING, Fault(status=502)])
async def test_before_telegram_has_answered_at_all(child_house: OpenChild, fault: Fault) -> None:
    """A program that still waits for its first answer ends as well."""
    house = child_house()
    house.standin.set_faults(lambda call: fault)
    await house.launch()
    await house.until(lambda: house.calls("getMe"))
    began = monotonic()
    house.signal(signal.SIGTERM)
    assert await house.ended() == 0
    assert monotonic() - began < IN_TIME
