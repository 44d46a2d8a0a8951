"""Which command menus and descriptions Telegram was told, in the store in memory."""

from storage.memory_beside import Beside


class MemoryMenus(Beside):
    """See Store."""

    def __init__(self) -> None:
        super().__init__()
        self._menus: dict[str, str] = {}

    async def menus(self) -> dict[str, str]:
        self._refuse_closed()
        return dict(self._menus)

    async def keep_menu(self, name: str, digest: str) -> None:
        self._refuse_closed()
        self._menus[name] = digest
