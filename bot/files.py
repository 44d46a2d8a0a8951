"""Sends files, each only once: Telegram keeps what it was sent, and the store keeps under which id.

Laws: one request at most; an id that Telegram does not know any more is forgotten, and the next attempt
sends the content anew. A group that takes no files is told so in words, once in a while.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.screens.screen import Screen
from bot.screens.upload import Upload
from bot.sending import Failed, Lasting, NoFiles, Sender, WrongFile
from storage.store import Store, StoreError

SAY_AGAIN_AFTER = 60.0  # seconds: else the words fill a chat as files would

log = logging.getLogger(__name__)


class Files:
    def __init__(
        self,
        sender: Sender,
        store: Store,
        say: Callable[[int, int | None, Screen], None],
        say_again_after: float = SAY_AGAIN_AFTER,
    ) -> None:
        self._sender = sender
        self._store = store
        self._say = say
        self._say_again_after = say_again_after
        self._said: dict[tuple[int, int | None], float] = {}  # when, by chat and topic

    async def send(self, chat_id: int, thread_id: int | None, file: Upload) -> None:
        """Raises Trouble; not NoFiles when there is something to say instead."""
        try:
            await self._send(chat_id, thread_id, file)
        except Lasting as trouble:
            if file.if_lost is not None:
                file.if_lost()
            if not isinstance(trouble, NoFiles) or not file.instead:
                raise
            self._say_instead(chat_id, thread_id, file.instead)

    def _say_instead(self, chat_id: int, thread_id: int | None, words: str) -> None:
        now = asyncio.get_running_loop().time()
        self._said = {where: at for where, at in self._said.items() if now - at < self._say_again_after}
        if (chat_id, thread_id) not in self._said:
            self._said[chat_id, thread_id] = now
            self._say(chat_id, thread_id, Screen(words))

    async def _send(self, chat_id: int, thread_id: int | None, file: Upload) -> None:
        file_id = await self._known(file)
        content = await file.make() if file.make is not None and file_id is None else file.content
        try:
            kept = await self._sender.upload(
                chat_id, thread_id, replace(file, file_id=file_id, content=content)
            )
        except WrongFile as error:
            if file.key is None:
                raise
            await self._store.forget_file(file.key)
            raise Failed(str(error)) from error
        if file.key is not None and kept is not None and kept != file_id:
            await self._keep(file.key, kept)

    async def _known(self, file: Upload) -> str | None:
        with suppress(StoreError):  # then it is sent once more than need be
            if file.file_id is None and file.key is not None:
                return await self._store.file_id(file.key)
        return file.file_id

    async def _keep(self, key: str, file_id: str) -> None:
        try:
            await self._store.keep_file(key, file_id)
        except StoreError as error:
            log.warning("the id of a file is not kept: %s", error)
