"""What somebody is told who taps or writes more than the bot puts up with."""

from html import escape

from bot.club import Club
from bot.followups import Followups
from bot.screens.screen import Screen
from bot.screens.texts import toast
from bot.toasts import Toast


class SlowDown:
    """Implements patience.Told."""

    def __init__(self, club: Club, followups: Followups) -> None:
        self._club = club
        self._followups = followups

    def press(self, query_id: str, user_id: int, language: str | None) -> None:
        self._followups.add(self._press(query_id, user_id, language))

    def dismiss(self, query_id: str) -> None:
        self._club.outbox.dismiss(query_id)

    def chat(self, chat_id: int, thread_id: int | None, user_id: int, language: str | None) -> None:
        self._followups.add(self._chat(chat_id, thread_id, user_id, language))

    async def _press(self, query_id: str, user_id: int, language: str | None) -> None:
        t = await self._club.private_translator(user_id, language)
        self._club.outbox.answer(query_id, toast(Toast.SLOW_DOWN, t))

    async def _chat(self, chat_id: int, thread_id: int | None, user_id: int, language: str | None) -> None:
        if chat_id < 0:
            t = await self._club.chat_translator(chat_id, thread_id, language)
        else:
            t = await self._club.private_translator(user_id, language)
        self._club.outbox.send(chat_id, thread_id, Screen(escape(toast(Toast.SLOW_DOWN, t))))
