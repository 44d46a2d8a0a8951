"""How much of one person the bot puts up with.

Laws: nobody's presses or commands may cost others their time or fill their chat. A bucket for each person
(and, for commands, chat) is emptied by what they do and fills with time; while it is empty, what they do is
passed over, unparsed and unstored. Their presses are answered all the same, once a second with a word to slow
down and else with nothing; a chat, where answers themselves would be a flood, is told once until they rest.
What people in a group say to each other or to other bots takes nothing.
"""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from bot.settling import Raw

TELL_EVERY = 1.0  # seconds between two answers to who keeps tapping
PRIVATE = 4  # times as many commands in private, where nobody else is bothered
MANY = 10_000  # buckets, before those that are full again are thrown away


class Told(Protocol):
    """How somebody is asked to slow down; neither may wait or raise."""

    def press(self, query_id: str, user_id: int, language: str | None) -> None:
        """By the answer to a press."""

    def dismiss(self, query_id: str) -> None:
        """Not at all: the press is answered with nothing, which costs others least."""

    def chat(self, chat_id: int, thread_id: int | None, user_id: int, language: str | None) -> None:
        """By a message where they write."""


@dataclass(frozen=True, slots=True)
class Rule:
    """So many at once, and at this rate (a second) after that."""

    size: float
    rate: float


@dataclass(slots=True)
class Bucket:
    """``left`` of ``size``, filled at ``rate`` a second."""

    size: float
    rate: float
    left: float
    at: float
    quiet_until: float = 0.0  # before that, whoever empties it is not told again

    def take(self, now: float) -> bool:
        """Whether one was left."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.size


class Patience:
    """Admits updates, or passes over them."""

    def __init__(
        self,
        taps_per_second: float,
        commands_per_minute: int,
        minute: float,
        told: Told,
        is_ours: Callable[[str], bool],
    ) -> None:
        """``minute``: its length in seconds, which tests shorten. ``is_ours``: whether a text is a command
        that the bot answers in a group."""
        self._minute = minute
        self._taps = _rule(taps_per_second, minute / 60)
        self._commands = _rule(commands_per_minute, minute)
        self._private_commands = _rule(PRIVATE * commands_per_minute, minute)
        self._told = told
        self._is_ours = is_ours
        self._buckets: dict[Hashable, Bucket] = {}

    def admits(self, raw: Raw) -> bool:
        """Whether the update is to be handled. What it can't make out it leaves to the handlers."""
        try:
            if "callback_query" in raw:
                return self._admits_press(raw["callback_query"])
            if "message" in raw:
                return self._admits_message(raw["message"])
        except (KeyError, TypeError, AttributeError):
            pass
        return True

    def _admits_press(self, query: Raw) -> bool:
        user, now = query["from"], asyncio.get_running_loop().time()
        bucket = self._bucket(user["id"], self._taps, now)
        if bucket.take(now):
            return True
        if now >= bucket.quiet_until:
            bucket.quiet_until = now + TELL_EVERY
            self._told.press(query["id"], user["id"], user.get("language_code"))
        else:
            self._told.dismiss(query["id"])
        return False

    def _admits_message(self, message: Raw) -> bool:
        chat, user, now = message["chat"], message["from"], asyncio.get_running_loop().time()
        is_private, text = chat["type"] == "private", message.get("text", "")
        if not text or not (is_private or self._is_ours(text)):
            return True
        # An anonymous admin's id is everybody's, so the chat is a part of the key.
        rule = self._private_commands if is_private else self._commands
        bucket = self._bucket((chat["id"], user["id"]), rule, now)
        if bucket.take(now):
            return True
        if now >= bucket.quiet_until:
            thread_id = message.get("message_thread_id") if message.get("is_topic_message") else None
            self._told.chat(chat["id"], thread_id, user["id"], user.get("language_code"))
        bucket.quiet_until = now + self._minute
        return False

    def _bucket(self, key: Hashable, rule: "Rule", now: float) -> Bucket:
        if key not in self._buckets:
            if len(self._buckets) >= MANY:
                self._buckets = {one: it for one, it in self._buckets.items() if not it.is_full(now)}
            self._buckets[key] = Bucket(rule.size, rule.rate, rule.size, now)
        return self._buckets[key]


def _rule(number: float, seconds: float) -> Rule:
    """So many in that time, and twice as many at once: people do things in bursts."""
    return Rule(max(2.0, 2 * number), number / seconds)
