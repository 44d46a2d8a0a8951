"""The tables in memory: loaded on first touch, forgotten (lock and all) when ended or long idle."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.arming import Standing, Timing, armed
from bot.table import Author, Changed, Outcome, Table
from bot.toasts import Refused, Toast
from engine.game import new_series
from storage.rows import SavedTable, TableRow
from storage.store import Store


class Tables:
    """One ``Table`` object an id, whoever asks."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        timing: Callable[[TableRow], Awaitable[Timing]],
        changed: Changed,
    ) -> None:
        self._store = store
        self._now = now
        self._timing = timing
        self._changed = changed
        self._loaded: dict[int, Table] = {}
        self._touched: dict[int, float] = {}
        self._loading = asyncio.Lock()

    async def get(self, table_id: int) -> Table:
        """The table; raises Refused when there never was one."""
        self._touched[table_id] = self._now()
        if table_id in self._loaded:
            return self._loaded[table_id]
        async with self._loading:
            if table_id not in self._loaded:
                saved = await self._store.table(table_id)
                if saved is None:
                    self._touched.pop(table_id, None)
                    raise Refused(Toast.TABLE_ENDED)
                self._loaded[table_id] = self._made(saved)
            return self._loaded[table_id]

    async def open(self, row: TableRow, author: Author) -> Table:
        """A new lobby. Raises storage.TableOpen when the chat has an open table already."""
        state = new_series(row.rules, row.first_dealer)
        standing = Standing(row, state, ())
        due = armed(standing, standing, self._now(), await self._timing(row))
        opened = await self._store.open_table(row, due, author.update_id)
        table = self._made(
            SavedTable(opened, (), tuple(replace(one, table_id=opened.id) for one in due)),
        )
        self._loaded[opened.id] = table
        self._touched[opened.id] = self._now()
        self._changed(Outcome(opened, opened, state, ()))
        return table

    def forget(self, table_id: int) -> None:
        """Let a table go; it is loaded again when somebody touches it."""
        self._loaded.pop(table_id, None)
        self._touched.pop(table_id, None)

    def forget_idle(self, seconds: float) -> None:
        """Let go of tables that nobody touched for so long."""
        limit = self._now() - seconds
        for table_id in [one for one, at in self._touched.items() if at < limit]:
            self.forget(table_id)

    def _made(self, saved: SavedTable) -> Table:
        return Table(saved, self._store, self._now, self._timing, self._changed)
