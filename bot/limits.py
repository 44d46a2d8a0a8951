"""How many requests Telegram takes: arithmetic of time, no waiting.

Laws: a request counts from its beginning until a full window after its end, since Telegram counts it
somewhere between; so no window of Telegram's ever holds more than the limit, however slow the network.
A group's window is paced: the fuller it is, the longer the gap to the next request, so that a busy group
slows down instead of falling silent; what is urgent needs no gap. A refused chat (429) stays closed for
as long as Telegram said.

The figures are those of the Bot API FAQ (core.telegram.org/bots/faq, "My bot is hitting limits") with
a little to spare.
"""

import math
from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Requests that the bot allows itself, and its pauses when they fail. All times are seconds."""

    group_requests: int = 18
    group_window: float = 60.0
    private_interval: float = 1.0
    private_burst: int = 3  # requests to a private chat are counted over this many intervals together
    total_requests: int = 28
    total_window: float = 1.0
    first_pause: float = 0.5  # before a failed request is tried again; doubles up to the longest
    longest_pause: float = 4.0  # so that what waits is shown within 5 s of Telegram's return

    def window_of(self, chat_id: int) -> "Window":
        """A fresh count for one chat; groups have negative ids."""
        if chat_id < 0:
            return Window(self.group_requests, self.group_window, is_paced=True)
        return Window(self.private_burst, self.private_burst * self.private_interval)

    def window_of_all(self) -> "Window":
        """A fresh count for all chats together."""
        return Window(self.total_requests, self.total_window)

    def pause(self, failures: int) -> float:
        """How long to wait after so many failures in a row, one or more."""
        return min(self.longest_pause, self.first_pause * 2.0 ** min(failures - 1, 30))


class Window:
    """The requests of one chat, or of all, that still count."""

    def __init__(self, requests: int, seconds: float, *, is_paced: bool = False) -> None:
        self._requests = requests
        self._seconds = seconds
        self._is_paced = is_paced
        self._under_way = 0
        self._ended: deque[float] = deque()
        self._began_last = -math.inf
        self._closed_until = -math.inf

    def opens_at(self, now: float, *, is_urgent: bool = False) -> float:
        """The earliest time for one more request; infinity: not before one under way has ended."""
        self._forget(now)
        at = max(now, self._closed_until)
        excess = self._under_way + len(self._ended) - self._requests
        if excess >= len(self._ended):
            return math.inf
        if excess >= 0:
            return max(at, self._ended[excess] + self._seconds)
        return at if is_urgent else max(at, self._began_last + self._gap())

    def reopens_at(self, now: float) -> float:
        """The earliest time for a request that Telegram does not count here."""
        return max(now, self._closed_until)

    def begin(self, now: float) -> None:
        """One more request is on its way."""
        self._under_way += 1
        self._began_last = now

    def end(self, now: float) -> None:
        """It was made, whatever came of it."""
        self._under_way -= 1
        self._ended.append(now)

    def withdraw(self) -> None:
        """It was not made after all."""
        self._under_way -= 1

    def close(self, until: float) -> None:
        """Telegram wants nothing here before this time."""
        self._closed_until = max(self._closed_until, until)

    def is_idle(self, now: float) -> bool:
        """Whether nothing counts any more, so that the window may be forgotten."""
        self._forget(now)
        return not self._under_way and not self._ended and self._closed_until <= now

    def _forget(self, now: float) -> None:
        while self._ended and self._ended[0] + self._seconds <= now:
            self._ended.popleft()

    def _gap(self) -> float:
        """In proportion to the requests that count; the gaps of a full window add up to its length."""
        if not self._is_paced or self._requests < 2:
            return 0.0
        used = self._under_way + len(self._ended)
        return self._seconds * used * 2 / (self._requests * (self._requests - 1))
