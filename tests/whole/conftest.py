"""The house as a fixture, and what must hold of every test in it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import time

import pytest

from bot.demo.server import StandIn
from tests.bot.requests_check import validate_call
from tests.faults.secrecy import take
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

TOO_MANY = 429
OpenHouse = Callable[..., Awaitable[House]]


@pytest.fixture(autouse=True)
def discretion() -> Iterator[None]:
    """No bot of the test told or logged what it may not, be it in a process of its own."""
    yield
    assert take().leaks == ()


@pytest.fixture
async def open_house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[OpenHouse]:
    """Opens a house whose bot has these settings (``telegram`` has those of its Telegram)."""
    houses: list[House] = []

    async with AsyncExitStack() as stack:

        async def opened(*, telegram: dict[str, object] | None = None, **options: object) -> House:
            standin = StandIn(telegrams_settings(**(telegram or {})), time)
            await standin.start()
            stack.push_async_callback(standin.stop)
            house = House(standin, tmp_path / f"kozel-{len(houses)}.db", options)
            await house.open()
            stack.push_async_callback(house.close)
            houses.append(house)
            return house

        yield opened
    for house in houses:
        check_requests(house)
    if not any(house.expects_errors for house in houses):
        records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
        assert [each.getMessage() for each in records if is_error(each)] == []


def is_error(record: logging.LogRecord) -> bool:
    """Of ours; PTB calls a proxy's page instead of an answer an error too."""
    return record.levelno >= logging.ERROR and not record.name.startswith("telegram.")


def check_requests(house: House) -> None:
    """Telegram understands every request, and is never asked for more than it allows."""
    for call in house.standin.requests:
        validate_call(call)
    busy = [call for call in house.standin.requests if call.refusal and call.refusal.code == TOO_MANY]
    assert house.expects_busy or busy == []


@pytest.fixture
async def house(open_house: OpenHouse) -> House:
    """A bot that waits for people as long as they like."""
    return await open_house()
