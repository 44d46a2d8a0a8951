"""Telegram's limits of sending, counted per bot: in all, per group, per private chat.

Laws: sends and edits count, whichever topic they go to; a refused chat stays refused until a
place in its window is free; other chats are not held up. Source: core.telegram.org/bots/faq
("My bot is hitting limits").
"""

import math
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.demo.refusals import too_many
from bot.demo.rows import Chat, ChatKey, ChatKind
from bot.demo.settings import StandInSettings


@dataclass(slots=True)
class Window:
    limit: int
    span: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Seconds until one more is allowed; 0 if it is now."""
        while self.times and self.times[0] <= now - self.span:
            self.times.popleft()
        return self.times[0] + self.span - now if len(self.times) >= self.limit else 0.0


class Limits:
    def __init__(self, settings: StandInSettings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._chats: dict[tuple[int, ChatKey], Window] = {}
        self._bots: dict[int, Window] = defaultdict(
            lambda: Window(settings.total_per_second, settings.total_window)
        )

    def count(self, bot: int, chat: Chat) -> None:
        """Counts a send or an edit, or refuses it with the seconds to wait."""
        now = self._now()
        windows = self._chat_window(bot, chat), self._bots[bot]
        wait = max(window.wait(now) for window in windows)
        if wait > 0:
            raise too_many(math.ceil(wait))
        for window in windows:
            window.times.append(now)

    def _chat_window(self, bot: int, chat: Chat) -> Window:
        settings = self._settings
        if chat.kind is ChatKind.PRIVATE:
            fresh = Window(settings.private_burst, settings.private_burst * settings.private_interval)
        else:
            fresh = Window(settings.group_limit, settings.group_window)
        return self._chats.setdefault((bot, chat.key), fresh)
