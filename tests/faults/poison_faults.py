"""Updates that can't be parsed, as often as asked; see hostile_faults.py."""

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.demo.rooms import Room
from bot.demo.rows import Json
from tests.faults.hostile_faults import ANSWER_WITHIN, child, next_number


@dataclass(frozen=True, slots=True)
class Poisoned:
    """``slowest``: seconds until the update after a poisonous one was answered; ``lines``: the most that one
    added to the log."""

    updates: int
    slowest: float
    lines: int


POISON: tuple[Json, ...] = (
    {"message": {"message_id": "nonsense", "chat": 5}},
    {"message": []},
    {"callback_query": {"id": 5}},
    {"callback_query": "x" * 100_000},
    {"my_chat_member": {"chat": {}}},
    {
        "message": {
            "message_id": 1,
            "chat": {"id": 10**40, "type": "private"},
            "date": "now",
            "text": "/start",
        }
    },
)


async def poison(folder: Path, count: int) -> Poisoned:
    """Updates that can't be parsed, each followed by somebody's question."""
    slowest, most = 0.0, 0
    async with child(folder) as house:
        anna = house.person("Anna")
        await house.say(anna, anna.private, "/start")
        for number in range(count):
            house.log.clear()
            shown, began = len(anna.private.bot_messages), time.monotonic()
            house.standin.inject({"update_id": next_number(house.standin)} | POISON[number % len(POISON)])
            await anna.send(anna.private, "/rules")
            await house.standin.until(partial(_has_more, anna.private, shown), ANSWER_WITHIN)
            slowest, most = max(slowest, time.monotonic() - began), max(most, len(house.log))
    return Poisoned(count, slowest, most)


def _has_more(room: Room, messages: int) -> bool:
    return len(room.bot_messages) > messages
