"""Commands and deep links: what is asked for is sent as a message, or a place is posted anew."""

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from html import escape

from telegram import Bot, Message, Update

from bot import (
    blocking,
    calling,
    dealing,
    desk,
    doings,
    history,
    preferences,
    privacy,
    reception,
    replay,
)
from bot.club import Answer, Caller, Club
from bot.followups import Followups
from bot.handlers.answers import refusal, words
from bot.handlers.callers import Channel, caller_of, thread_of
from bot.handlers.rights import is_admin, is_spared
from bot.handlers.targets import meant_by
from bot.news import ClubNews
from bot.screens.screen import Screen
from bot.screens.texts import toast
from bot.standings import desk as standings
from bot.toasts import Refused, Toast

Action = Callable[[Club, Caller], Awaitable[Answer]]

COMMANDS: Mapping[str, Action] = {
    "newgame": reception.new_game,
    "table": desk.table,
    "hand": desk.hand,
    "score": desk.score,
    "replay": replay.replay,
    "top": standings.top,
    "stats": standings.stats,
    "rules": desk.rules,
    "settings": preferences.settings,
    "language": preferences.language,
    "leave": desk.leave,
    "stop": desk.stop,
    "history": history.history,
    "next": calling.next_table,
    "block": blocking.block,
    "unblock": blocking.unblock,
    "log": doings.show_log,
    "help": desk.help_,
    "privacy": privacy.privacy,
    "mydata": privacy.my_data,
    "forgetme": privacy.ask_forget,
}
BY_LINK: Mapping[str, Callable[[Club, Caller, str], Awaitable[Answer]]] = {
    reception.LINK: reception.sit_by_link,
    dealing.SIT_IN_LINK: dealing.sit_in_by_link,
    dealing.BACK_LINK: dealing.come_back_by_link,
    replay.LINK: replay.by_link,
}
OF_ADMINS = ("block", "unblock", "log")  # in a group, where Telegram says who is one
NAMES = ("start", *COMMANDS)
LONGEST_PAYLOAD = 64  # Bot API, deep linking
_COMMAND = re.compile(r"/(\w+)(?:@(\w*))?")


def is_order(text: str, bot_name: str) -> bool:
    """Whether a text begins with a command of ours that is not for another bot."""
    name, bot = _command(text)
    return name in NAMES and bot in ("", bot_name.lower())


def _command(text: str) -> tuple[str, str]:
    """The command that a text begins with and the bot it names; empty where there is none."""
    found = _COMMAND.match(text)
    return (found[1].lower(), (found[2] or "").lower()) if found else ("", "")


class Commands:
    """Answers messages that begin with a command."""

    def __init__(self, club: Club, bot: Bot, followups: Followups, news: ClubNews) -> None:
        self._club = club
        self._bot = bot
        self._followups = followups
        self._news = news

    async def on_command(self, update: Update) -> None:
        """One command: one call of the application, then its answer."""
        message = update.effective_message
        if message is None or message.text is None or message.via_bot is not None:
            return
        _, *rest = message.text.split(maxsplit=1)
        name, _ = _command(message.text)
        try:
            caller = caller_of(update)
        except Channel:
            await self._refuse_channel(message)
            return
        if name == "stop" and not caller.is_private:
            self._followups.add(self._stop(caller))
            return
        if name in OF_ADMINS and not caller.is_private:
            self._followups.add(self._order(name, message, caller))
            return
        await self._answer(caller, lambda: self._done(name, "".join(rest), caller))

    async def on_private_words(self, update: Update) -> None:
        """Anything else that is said in private: the way in is shown."""
        with suppress(Channel):
            caller = caller_of(update)
            await self._answer(caller, lambda: desk.start(self._club, caller))

    async def _refuse_channel(self, message: Message) -> None:
        """Who writes as a channel is told why that won't do; what a linked channel posts is no order."""
        if message.is_automatic_forward:
            return
        chat_id, thread_id = message.chat.id, thread_of(message)
        text = toast(Toast.NO_CHANNELS, await self._club.chat_translator(chat_id, thread_id))
        self._club.outbox.send(chat_id, thread_id, Screen(text), message.message_id)

    async def _meet(self, caller: Caller) -> None:
        register = self._club.register
        if caller.is_private:
            await register.meet(caller.user_id, caller.name, caller.client_language, caller.username)
            await self._news.reachable(caller.user_id)
            return
        await register.change_chat(caller.chat_id, title=caller.title)
        if not caller.is_admin and not register.is_forgotten(caller.user_id, caller.since):
            await register.meet(caller.user_id, caller.name, caller.client_language, caller.username)
        await self._news.asked(caller.chat_id)
        await self._news.topic_opened(caller.chat_id, caller.thread_id)

    async def _done(self, name: str, payload: str, caller: Caller) -> Answer:
        if name == "start":
            return await self._started(payload, caller)
        if name == "table" and caller.is_private:
            return await desk.hand(self._club, caller)
        return await COMMANDS[name](self._club, caller)

    async def _started(self, payload: str, caller: Caller) -> Answer:
        """/start in private, with what a deep link carried."""
        if not caller.is_private:
            return await desk.help_(self._club, caller)
        kind = payload.partition("_")[0]
        if kind in BY_LINK and len(payload) <= LONGEST_PAYLOAD:
            return await BY_LINK[kind](self._club, caller, payload)
        if kind == desk.RULES_LINK:
            return await desk.rules_by_link(self._club, caller, payload)
        match payload:
            case standings.LINK:
                return await standings.stats(self._club, caller)
            case calling.LINK:
                return await calling.next_table(self._club, caller)
            case privacy.LINK:
                return await privacy.privacy(self._club, caller)
            case "" | "start" | "new":
                return await desk.start(self._club, caller)
        raise Refused(Toast.LINK_STALE)

    async def _stop(self, caller: Caller) -> None:
        """An admin ends a table at once; who sits there asks the other side."""
        caller = replace(caller, update_id=None)  # the update is settled before a follow-up ends
        await self._answer(caller, lambda: self._stopped(caller))

    async def _order(self, name: str, message: Message, caller: Caller) -> None:
        """What only an admin may ask for."""
        caller = replace(caller, update_id=None)  # as with _stop
        await self._answer(caller, lambda: self._ordered(name, message, caller))

    async def _ordered(self, name: str, message: Message, caller: Caller) -> Answer:
        if not await is_admin(self._bot, self._club, caller):
            raise Refused(Toast.ADMINS_ONLY)
        meant = await meant_by(self._club, message)
        if meant is not None:
            is_admin_too = await is_spared(self._bot, self._club, caller, meant.user_id)
            meant = replace(meant, is_admin=is_admin_too)
        return await COMMANDS[name](self._club, replace(caller, meant=meant))

    async def _stopped(self, caller: Caller) -> Answer:
        if await is_admin(self._bot, self._club, caller):
            return await self._closed(caller)
        return await desk.stop(self._club, caller)

    async def _closed(self, caller: Caller) -> Answer:
        table_id = await self._club.store.open_table_in(caller.chat_id, caller.thread_id)
        if table_id is None:
            raise Refused(Toast.NOTHING_TO_STOP)
        return await dealing.close(self._club, await self._club.tables.get(table_id), caller)

    async def _answer(self, caller: Caller, call: Callable[[], Awaitable[Answer]]) -> None:
        try:
            await self._meet(caller)
            answer = await call()
        except Exception as error:
            await self._tell(caller, await refusal(self._club, caller, None, error))
            return
        await self._tell(caller, answer)

    async def _tell(self, caller: Caller, answer: Answer) -> None:
        outbox = self._club.outbox
        if answer.screen is not None:
            outbox.send(caller.chat_id, caller.thread_id, answer.screen, caller.reply_to)
        if answer.upload is not None:
            outbox.send_file(caller.chat_id, caller.thread_id, answer.upload)
        text = words(answer, await self._club.caller_translator(caller))
        if text:
            outbox.send(caller.chat_id, caller.thread_id, Screen(escape(text)), caller.reply_to)
