"""Where every counted request waits for its turn.

Laws: whoever may go at once goes at once; the urgent go first, then groups (whose screen four people read),
then the longest waiting; who waits long moves up among them, so that nobody starves when all wait. A chat
that has to wait holds up no other. A turn that led to no request is given back.
"""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.limits import Limits, Window

STARVES_AFTER = 3.0
"""Windows of the limit over all requests (a second each) after which a turn moves up a step, and another."""
MANY_CHATS = 1000
"""Beyond this number, windows of quiet chats are swept out."""


@dataclass(slots=True, eq=False)
class Turn:
    """Somebody's wish to make requests to one chat, one after another."""

    chat_id: int
    is_urgent: bool = False
    is_counted: bool = True  # False: Telegram counts it only among all requests
    is_used: bool = False  # set by whoever makes the request


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    turn: Turn
    since: int
    at: float  # by the loop's clock
    admitted: "asyncio.Future[None]"


class Gate:
    """Lets requests through as the limits allow. Belongs to one event loop."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._all = limits.window_of_all()
        self._chats: dict[int, Window] = {}
        self._waiting: list[_Waiting] = []
        self._arrivals = 0
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def pass_through(self, turn: Turn) -> AsyncIterator[None]:
        """Waits until a request may be made; inside, ``turn.is_used`` is set when it is made."""
        await self._admission(turn)
        try:
            yield
        finally:
            self._leave(turn)

    def close(self, chat_id: int, seconds: float) -> None:
        """Telegram asked to leave this chat alone for so long."""
        self._window(chat_id).close(_now() + seconds)

    def look_again(self) -> None:
        """A waiting turn has become urgent."""
        self._admit()

    async def _admission(self, turn: Turn) -> None:
        self._arrivals += 1
        waiting = _Waiting(turn, self._arrivals, _now(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._leave(turn)
            raise

    def _admit(self) -> None:
        now = _now()
        next_at = math.inf
        for waiting in sorted(self._waiting, key=lambda one: (self._rank(one, now), one.since)):
            if waiting.admitted.cancelled():
                continue  # its owner takes it off the list when it next runs
            at = self._opens_at(waiting.turn, now)
            if at <= now:
                self._waiting.remove(waiting)
                self._begin(waiting.turn, now)
                waiting.admitted.set_result(None)
            else:
                next_at = min(next_at, at)
        self._wake_at(next_at)

    def _rank(self, waiting: _Waiting, now: float) -> int:
        """Lower goes first."""
        if waiting.turn.is_urgent:
            return 0
        steps_up = int((now - waiting.at) / (STARVES_AFTER * self._limits.total_window))
        return max(0, (1 if waiting.turn.chat_id < 0 else 2) - steps_up)

    def _opens_at(self, turn: Turn, now: float) -> float:
        window, all_open = self._window(turn.chat_id), self._all.opens_at(now)
        if not turn.is_counted:
            return max(all_open, window.reopens_at(now))
        return max(all_open, window.opens_at(now, is_urgent=turn.is_urgent))

    def _begin(self, turn: Turn, now: float) -> None:
        turn.is_used = False
        for window in self._windows(turn):
            window.begin(now)

    def _leave(self, turn: Turn) -> None:
        now = _now()
        for window in self._windows(turn):
            if turn.is_used:
                window.end(now)
            else:
                window.withdraw()
        self._admit()

    def _windows(self, turn: Turn) -> tuple[Window, ...]:
        return (self._all, self._window(turn.chat_id)) if turn.is_counted else (self._all,)

    def _window(self, chat_id: int) -> Window:
        if chat_id not in self._chats:
            if len(self._chats) >= MANY_CHATS:
                self._sweep()
            self._chats[chat_id] = self._limits.window_of(chat_id)
        return self._chats[chat_id]

    def _sweep(self) -> None:
        now = _now()
        self._chats = {chat_id: window for chat_id, window in self._chats.items() if not window.is_idle(now)}

    def _wake_at(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        later = at < math.inf
        self._timer = asyncio.get_running_loop().call_at(at, self._admit) if later else None


def _now() -> float:
    """The loop's clock, which never jumps: a corrected wall clock must not silence a chat."""
    return asyncio.get_running_loop().time()
