"""Button presses that wait for their answer.

Laws: a press is answered once; after its lifetime, or after a first answer, the query is too
old. Popup text is at most 200 characters (bots/api#answercallbackquery).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.demo.refusals import bad, stale_query
from bot.demo.rows import ChatKey
from bot.demo.settings import StandInSettings

POPUP_LIMIT = 200


@dataclass(frozen=True, slots=True)
class Popup:
    """The answer to a press; an empty text shows nothing."""

    text: str = ""
    alert: bool = False
    url: str | None = None


@dataclass(slots=True)
class Press:
    id: str
    bot: int
    user: int
    chat: ChatKey
    message: int
    at: float
    answer: asyncio.Future[Popup]


@dataclass(slots=True)
class Presses:
    settings: StandInSettings
    now: Callable[[], float]
    listeners: list[Callable[[Press, Popup], None]] = field(default_factory=list)
    _open: dict[str, Press] = field(default_factory=dict)
    _count: int = 0

    def open(self, bot: int, user: int, chat: ChatKey, message: int) -> Press:
        self._forget_old()
        self._count += 1
        # Unlike any id of an earlier run: an answer to a forgotten press must not meet a new one.
        press_id = f"{int(self.now() * 1_000_000):x}{self._count:04x}"
        future: asyncio.Future[Popup] = asyncio.get_running_loop().create_future()
        press = Press(str(int(press_id, 16)), bot, user, chat, message, self.now(), future)
        self._open[press.id] = press
        return press

    def answer(self, bot: int, press_id: str, popup: Popup) -> None:
        """Shows the popup to who pressed. Refuses a query unknown, answered or too old."""
        self._forget_old()
        press = self._open.get(press_id)
        if press is None or press.bot != bot:
            raise stale_query()
        if len(popup.text) > POPUP_LIMIT:
            raise bad("MESSAGE_TOO_LONG")
        del self._open[press_id]
        if not press.answer.done():
            press.answer.set_result(popup)
        for listener in list(self.listeners):
            listener(press, popup)

    def _forget_old(self) -> None:
        oldest = self.now() - self.settings.press_lifetime
        for press in [press for press in self._open.values() if press.at < oldest]:
            del self._open[press.id]
