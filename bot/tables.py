"""The tables in memory: loaded on first touch, forgotten (lock and all) when ended or long idle."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from bot.arming import Standing, Timing, armed
from bot.table import Author, Changed, Entered, Outcome, Table
from bot.toasts import Refused, Toast
from engine.errors import EngineError
from engine.game import new_series
from storage.rows import SavedTable, TableRow
from storage.store import DamagedTable, Store

log = logging.getLogger(__name__)

Damaged = Callable[[DamagedTable], Awaitable[None]]


class Tables:
    """One ``Table`` object an id, whoever asks."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        timing: Callable[[TableRow], Awaitable[Timing]],
        changed: Changed,
        damaged: Damaged,
        entered: Entered = lambda entry: None,
    ) -> None:
        """``damaged`` is called once for each table that had to be set aside, ``entered`` for each input."""
        self._store = store
        self._now = now
        self._timing = timing
        self._changed = changed
        self._damaged = damaged
        self._entered = entered
        self._loaded: dict[int, Table] = {}
        self._touched: dict[int, float] = {}
        self._loading = asyncio.Lock()

    async def get(self, table_id: int) -> Table:
        """The table; raises Refused when there never was one, or when it is damaged."""
        self._touched[table_id] = self._now()
        if table_id in self._loaded:
            return self._loaded[table_id]
        async with self._loading:
            if table_id not in self._loaded:
                self._loaded[table_id] = await self._replayed(await self._saved(table_id))
            return self._loaded[table_id]

    async def found(self, table_ids: Iterable[int]) -> list[Table]:
        """Those of the tables that can be had: one that is damaged must not hide the others."""
        tables = []
        for table_id in table_ids:
            with suppress(Refused):
                tables.append(await self.get(table_id))
        return tables

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

    @property
    def loaded(self) -> tuple[Table, ...]:
        """Those in memory now."""
        return tuple(self._loaded.values())

    def forget(self, table_id: int) -> None:
        """Let a table go; it is loaded again when somebody touches it."""
        self._loaded.pop(table_id, None)
        self._touched.pop(table_id, None)

    async def renew(self, table_ids: Iterable[int]) -> None:
        """The store has changed these behind their back: nothing of before stays in memory."""
        for table_id in table_ids:
            table = self._loaded.get(table_id)
            if table is None or not table.row.is_open:
                self.forget(table_id)
                continue
            with suppress(Refused):
                await table.refresh()

    def forget_idle(self, seconds: float, seconds_after_end: float) -> None:
        """Let go of tables that nobody touched for so long; ended ones go sooner."""
        now = self._now()
        for table_id, at in tuple(self._touched.items()):
            table = self._loaded.get(table_id)
            is_open = table is not None and table.row.is_open
            if at < now - (seconds if is_open else seconds_after_end):
                self.forget(table_id)

    def _made(self, saved: SavedTable) -> Table:
        return Table(saved, self._store, self._saved, self._now, self._timing, self._changed, self._entered)

    async def _replayed(self, saved: SavedTable) -> Table:
        row = saved.table
        try:
            return self._made(saved)
        except EngineError as error:  # sealed as it is, and yet no log of a game
            await self._set_aside(DamagedTable(row.id, "its log is no game", row.chat_id, row.thread_id))
            raise Refused(Toast.TABLE_ENDED) from error

    async def _saved(self, table_id: int) -> SavedTable:
        """Read from the store. A damaged table ends, its chat is told, and the others go on."""
        try:
            saved = await self._store.table(table_id)
        except DamagedTable as damage:
            await self._set_aside(damage)
            raise Refused(Toast.TABLE_ENDED) from damage
        if saved is None:
            self.forget(table_id)
            raise Refused(Toast.TABLE_ENDED)
        return saved

    async def _set_aside(self, damage: DamagedTable) -> None:
        self.forget(damage.table_id)
        if await self._store.set_aside(damage.table_id, damage.fault):
            log.error("%s; it is set aside", damage)
            await self._damaged(damage)
