"""Sends files, each only once: Telegram keeps what it was sent, and the store keeps under which id.

Law: one request at most; an id that Telegram does not know any more is forgotten, and the next attempt
sends the content anew.
"""

import logging
from contextlib import suppress
from dataclasses import replace

from bot.screens.upload import Upload
from bot.sending import Failed, Sender, WrongFile
from storage.store import Store, StoreError

log = logging.getLogger(__name__)


class Files:
    def __init__(self, sender: Sender, store: Store) -> None:
        self._sender = sender
        self._store = store

    async def send(self, chat_id: int, thread_id: int | None, file: Upload) -> None:
        """Raises Trouble."""
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
