"""Which messages are pinned: that of a table in play, where the bot may pin.

Law: for a message only the newest wish counts, so that no pin comes after it was taken away.
"""

from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial

from bot.gate import Turn
from bot.sending import Refused, Sender, Silenced

Request = Callable[[Hashable, Turn, Callable[[], Awaitable[object]]], None]
"""(key, turn, request): a newer one with the same key takes its place."""


class Pins:
    """Pins messages in silence, and takes the pins away again."""

    def __init__(self, sender: Sender, request: Request) -> None:
        self._sender = sender
        self._request = request
        self._pinless: set[int] = set()  # chats where the bot may not pin

    def pin(self, chat_id: int, message_id: int) -> None:
        self._want(chat_id, message_id, self._pin)

    def unpin(self, chat_id: int, message_id: int) -> None:
        self._want(chat_id, message_id, self._unpin)

    def _want(self, chat_id: int, message_id: int, change: Callable[[int, int], Awaitable[None]]) -> None:
        if chat_id not in self._pinless:
            self._request(("pin", chat_id, message_id), Turn(chat_id), partial(change, chat_id, message_id))

    async def _pin(self, chat_id: int, message_id: int) -> None:
        try:
            await self._sender.pin(chat_id, message_id)
        except (Refused, Silenced):
            self._pinless.add(chat_id)

    async def _unpin(self, chat_id: int, message_id: int) -> None:
        with suppress(Refused, Silenced):  # it is not pinned, or the bot may not: then the next pin tells
            await self._sender.unpin(chat_id, message_id)
