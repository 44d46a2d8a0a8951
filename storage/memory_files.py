"""Which files Telegram keeps, in the store in memory."""

from storage.memory_beside import Beside


class MemoryFiles(Beside):
    """See Store."""

    def __init__(self) -> None:
        super().__init__()
        self._files: dict[str, str] = {}

    async def file_id(self, key: str) -> str | None:
        self._refuse_closed()
        return self._files.get(key)

    async def keep_file(self, key: str, file_id: str) -> None:
        self._refuse_closed()
        self._files[key] = file_id

    async def forget_file(self, key: str) -> None:
        self._refuse_closed()
        self._files.pop(key, None)
