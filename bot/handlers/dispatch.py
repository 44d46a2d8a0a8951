"""Every update goes through here, once: a repeat is told so, a new one goes to its handler.

The handlers stand in a PTB Application, so that its filters decide what is a command and for whom; none
of them is ``block=False``, so that an update is handled when ``handle`` returns.
"""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from telegram import Update
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.club import Club
from bot.handlers.commands import NAMES, Commands
from bot.handlers.members import Members
from bot.handlers.presses import Presses
from storage.store import StoreError

log = logging.getLogger(__name__)

On = Callable[[Update], Awaitable[None]]


class Dispatch:
    """Hands updates over, in order."""

    def __init__(
        self,
        application: "Application[Any, Any, Any, Any, Any, Any]",
        club: Club,
        presses: Presses,
        commands: Commands,
        members: Members,
    ) -> None:
        self._application = application
        self._club = club
        self._presses = presses
        _add_handlers(application, presses, commands, members)

    async def handle(self, update: Update) -> None:
        """Settle one update; whatever goes wrong in a handler is logged here."""
        store = self._club.store
        if await store.is_handled(update.update_id):
            if update.callback_query is not None:
                await self._presses.on_repeat(update)
            return
        await self._application.process_update(update)
        try:
            await store.settle(update.update_id, self._club.now())
        except StoreError as error:
            log.error("update %d is not noted as handled: %s", update.update_id, error)


def _add_handlers(
    application: "Application[Any, Any, Any, Any, Any, Any]",
    presses: Presses,
    commands: Commands,
    members: Members,
) -> None:
    new = filters.UpdateType.MESSAGE  # not edited, not a channel's
    topic = filters.StatusUpdate.FORUM_TOPIC_CLOSED | filters.StatusUpdate.FORUM_TOPIC_REOPENED
    application.add_handlers(
        [
            CallbackQueryHandler(_called(presses.on_press)),
            CommandHandler(NAMES, _called(commands.on_command), filters=new),
            MessageHandler(new & filters.StatusUpdate.MIGRATE, _called(members.on_migration)),
            MessageHandler(new & filters.StatusUpdate.LEFT_CHAT_MEMBER, _called(members.on_left)),
            MessageHandler(new & topic, _called(members.on_topic)),
            ChatMemberHandler(_called(members.on_own_membership), ChatMemberHandler.MY_CHAT_MEMBER),
            ChatMemberHandler(_called(members.on_membership), ChatMemberHandler.CHAT_MEMBER),
            MessageHandler(new & filters.ChatType.PRIVATE & filters.TEXT, _called(commands.on_private_words)),
        ]
    )
    application.add_error_handler(_log_error)


def _called(on: On) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """Our handlers know their parts already and need no PTB context."""

    async def call(update: Update, context: Any) -> None:
        await on(update)

    return call


async def _log_error(update: object, context: Any) -> None:
    update_id = update.update_id if isinstance(update, Update) else None
    log.error("update %s failed", update_id, exc_info=context.error)
