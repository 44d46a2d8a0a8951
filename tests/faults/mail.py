"""Presses on their way to the bot: kept as they were tapped, delivered when and as often as one likes."""

import asyncio
from collections.abc import Callable, Container
from dataclasses import dataclass, replace

from bot.callbacks import encode
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.rows import Json, Message
from bot.demo.server import StandIn
from bot.demo.shapes import message_json, user_json
from tests.faults.crowd import GoesOn
from tests.faults.hostile_faults import ANSWER_WITHIN, next_number

HOUR = 3600.0


@dataclass(slots=True, eq=False)
class Tap:
    """A press, with its message as it stood then. ``number``: of its update, once it was delivered; from then
    on it is one that Telegram repeats."""

    person: Person
    press: GoesOn
    query: Json
    at: float
    number: int | None = None


class Mail:
    """Brings taps, and counts them: all ``taps``, those made ``twice``, those that were ``late``; deliveries
    ``again`` under an old number, and ``hours_later``. ``unanswered``: without an answer in time."""

    def __init__(self, standin: StandIn, now: Callable[[], float]) -> None:
        self._standin = standin
        self._now = now
        self._answers: dict[str, asyncio.Event] = {}
        self._held: list[tuple[float, Tap]] = []  # each until when
        self.taps = self.twice = self.late = self.again = self.hours_later = 0
        self.unanswered: list[str] = []

    def note(self, call: Call) -> None:
        """A request of the bot."""
        if call.method == "answerCallbackQuery" and call.text("callback_query_id") in self._answers:
            self._answers[call.text("callback_query_id")].set()

    def tap(self, person: Person, message_id: int, press: GoesOn) -> Tap:
        """Somebody taps a button of a message in their private chat."""
        world, key = self._standin.world, person.private.key
        query: Json = {
            "id": self._next_id(),
            "from": user_json(person.row, language=True),
            "message": message_json(world, world.the(Message, (key, message_id))),
            "chat_instance": "1",
            "data": encode(press),
        }
        return Tap(person, press, query, self._now())

    def tap_again(self, tap: Tap) -> Tap:
        """The same button, before anything there has changed."""
        self.twice += 1
        return replace(tap, query=tap.query | {"id": self._next_id()}, number=None)

    def _next_id(self) -> str:
        self.taps += 1
        return f"tap{self.taps}"

    def hold(self, tap: Tap, seconds: float) -> None:
        """It arrives so much later."""
        self.late += tap.number is None
        self._held.append((self._now() + seconds, tap))

    def arriving(self, tables: Container[int]) -> list[Tap]:
        """What was held until now of these tables, oldest first."""
        now = self._now()
        due = [each for each in self._held if each[0] <= now and each[1].press.table in tables]
        self._held = [each for each in self._held if each not in due]
        return [tap for _, tap in sorted(due, key=lambda each: each[0])]

    def held_until(self) -> dict[int, float]:
        """When the next tap of each table arrives, as far as some are held."""
        return {tap.press.table: until for until, tap in sorted(self._held, key=lambda each: -each[0])}

    async def deliver(self, taps: list[Tap]) -> None:
        """In this order; returns when all are answered."""
        asked = {tap.query["id"]: asyncio.Event() for tap in taps}
        self._answers |= asked
        for tap in taps:
            self._inject(tap)
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await asyncio.gather(*(answer.wait() for answer in asked.values()))
        except TimeoutError:
            self.unanswered += [name for name, answer in asked.items() if not answer.is_set()]
        for name in asked:
            del self._answers[name]

    def _inject(self, tap: Tap) -> None:
        is_repeat = tap.number is not None
        self.again += is_repeat
        self.hours_later += self._now() - tap.at > HOUR
        tap.number = tap.number or next_number(self._standin)
        self._standin.inject({"update_id": tap.number, "callback_query": tap.query}, is_replay=is_repeat)
