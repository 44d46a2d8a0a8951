"""What becomes of one update."""

import logging
from typing import Any

import pytest
from telegram import Bot, Update

from bot.settling import Settling, everybody
from tests.bot.test_incoming import MESSAGE, QUERY


class Desk:
    """Notes what it is given."""

    def __init__(self) -> None:
        self.handled: list[int] = []
        self.dismissed: list[str] = []
        self.settling = Settling(Bot("1:x"), self.handle, everybody, self.dismissed.append)

    async def handle(self, update: Update) -> None:
        self.handled.append(update.update_id)


@pytest.mark.parametrize(
    "query", [{"id": "9"}, QUERY | {"from": []}, QUERY | {"message": None}, QUERY | {"data": 5}]
)
async def test_a_press_that_cannot_be_read_is_answered(query: dict[str, Any]) -> None:
    """With nothing, if its id can be read: nobody is left with a button that keeps turning."""
    desk = Desk()
    await desk.settling.settle({"update_id": 1, "callback_query": query})
    assert desk.dismissed == ["9"]
    assert desk.handled == []


async def test_a_press_that_can_be_read_is_not_dismissed() -> None:
    """Its handler answers it."""
    desk = Desk()
    await desk.settling.settle({"update_id": 1, "callback_query": QUERY | {"chat_instance": "1"}})
    assert desk.dismissed == []
    assert desk.handled == [1]


@pytest.mark.parametrize("message", [5, MESSAGE | {"chat": 5}, MESSAGE | {"date": "Anna's birthday"}])
async def test_poison_is_one_line(message: object, caplog: pytest.LogCaptureFixture) -> None:
    """With the update's number, and nothing of what it says: neither here nor by what PTB finds amiss."""
    desk = Desk()
    await desk.settling.settle({"update_id": 1, "message": message})
    [record] = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert record.getMessage().startswith("Update 1 could not be parsed: ")
    assert record.exc_info is None
    assert "Anna" not in record.getMessage()
    assert desk.handled == []
