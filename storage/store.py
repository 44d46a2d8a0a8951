"""What the bot may ask of a store, and how it is refused.

    StoreError               the store could not do it; nothing of the call was written
        AlreadyHandled       this update was committed before
        Conflict             somebody else wrote since: not the version and revision it started from
        TableOpen            the chat (or topic) has an open table
        NotStored            disk full, read only, locked, closed
        DamagedTable         one table is not as it was written; the others are none the worse
        DamagedDatabase      not a database, not ours, or not whole
        NewerDatabase        written by a newer program; left untouched
        OlderDatabase        opened to be read only, but has to be migrated first
        DatabaseInUse        another process has it

Laws, for every implementation: a call is done whole or not at all, also when its task is cancelled
(then either, so the caller loads the table anew); a read sees only what is committed; times come in
from outside.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from engine.seen import DealResult
from storage.rows import Change, ChatRow, Due, Place, Posting, SavedTable, TableRow, UserRow

# Telegram keeps updates for a day (Bot API, getUpdates), so no repeat is older than that.
HANDLED_FOR = 3 * 24 * 3600.0
REDRAWN_FOR = 7 * 24 * 3600.0
"""Seconds since its last action in which a table that has ended is brought up to date at a start."""


class StoreError(Exception):
    """Nothing of the call was written; the message is for the log and the terminal."""


class AlreadyHandled(StoreError):
    """The update was committed before, whole."""


class Conflict(StoreError):
    """The rows are not as the caller knew them: load the table anew."""


class TableOpen(StoreError):
    """The chat or topic has this open table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is open there")
        self.table_id = table_id


class NotStored(StoreError):
    """The place of the database does not take it now; the same call may work later."""


class DamagedDatabase(StoreError):
    """What is there cannot be read as a database of ours; the message says what helps."""

    def __init__(self, fault: str) -> None:
        super().__init__(f"{fault}: `kozel restore FILE` puts a backup in its place")
        self.fault = fault


class DamagedTable(StoreError):
    """Something in a table's rows has changed by itself; the message holds nothing of what they say.

    ``chat_id`` and ``thread_id`` are where the table is (or its message stands), as far as that is readable.
    """

    def __init__(self, table_id: int, fault: str, chat_id: int | None, thread_id: int | None) -> None:
        super().__init__(f"table {table_id} is damaged: {fault}")
        self.table_id = table_id
        self.fault = fault
        self.chat_id = chat_id
        self.thread_id = thread_id


class NewerDatabase(StoreError):
    """Only a newer program understands it."""


class OlderDatabase(StoreError):
    """Reading alone cannot bring it up to date."""


class DatabaseInUse(StoreError):
    """One process at a time may write."""


class Store(Protocol):
    """Everything that lasts. Times in seconds since the epoch."""

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        """Keep a new table; its id, and that of its pending work, is given by the store and never used again.

        Raises AlreadyHandled, TableOpen.
        """

    async def commit(self, change: Change) -> None:
        """Write one step of a table. Raises AlreadyHandled, Conflict.

        The seats that changed and those that did not must be together those of the row: else Conflict.
        """

    async def table(self, table_id: int) -> SavedTable | None:
        """Raises DamagedTable, also for one that was set aside."""

    async def set_aside(self, table_id: int, fault: str) -> bool:
        """End a damaged table and its pending work, keeping its rows; whether it was open until now."""

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        """The deals of a table that are over, in order."""

    async def open_table_in(self, chat_id: int, thread_id: int | None) -> int | None: ...

    async def last_table_in(
        self, chat_id: int, thread_id: int | None, *, is_dealt: bool = False
    ) -> int | None:
        """The newest table there, open or ended; with ``is_dealt`` only one that has seen a deal."""

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        """Open tables where the user has, holds or owns a seat now, oldest first."""

    async def open_tables(self) -> tuple[int, ...]:
        """Oldest first."""

    async def open_tables_in(self, chat_id: int) -> tuple[int, ...]:
        """Those of all of a chat's topics, oldest first."""

    def finished(self) -> AsyncIterator[SavedTable]:
        """Series that have goats, oldest first, without those that are damaged."""

    async def due_by(self, at: float) -> tuple[Due, ...]:
        """Pending work due at or before a time, the earliest first."""

    async def next_due(self) -> float | None: ...

    async def postpone(self, seconds: float) -> None:
        """Move all that is pending: work, held seats, requests to stop.

        The heartbeat moves along, so that a crash right after does not count the same absence again.
        To be called before tables are loaded: they hold copies of these times.
        """

    async def heartbeat(self) -> float | None:
        """When the bot last beat, by its own clock."""

    async def seen_alive(self) -> float | None:
        """The same by the wall clock, which is another one after an outage."""

    async def beat(self, at: float, wall: float | None = None) -> None:
        """``wall``: the wall clock's time, if that is not ``at``."""

    async def is_handled(self, update_id: int) -> bool: ...

    async def settle(self, update_id: int, at: float) -> None:
        """Remember an update as handled, unless it is already; forget those of more than three days ago."""

    async def user(self, user_id: int) -> UserRow | None: ...

    async def save_user(self, row: UserRow) -> None: ...

    async def chat(self, chat_id: int) -> ChatRow | None: ...

    async def save_chat(self, row: ChatRow) -> None: ...

    async def migrate_chat(self, old_id: int, new_id: int) -> None:
        """Move a group's tables, choices and places to the supergroup it became; done again, it does nothing.

        Tables get the next revision, so that a copy in memory cannot be committed over the move. Places
        lose their message, which stayed behind. Raises TableOpen if the new chat has an open table of
        its own where one would come.
        """

    async def posting(self, place: Place) -> Posting | None: ...

    async def postings(self, table_id: int) -> tuple[Posting, ...]: ...

    async def outdated_tables(self, *, are_times_moved: bool) -> tuple[int, ...]:
        """Open tables with a screen that was last shown as of another version or revision, or never; and
        those that ended less than a week ago, with a message that stands as it was before.

        With ``are_times_moved`` also those that show until when somebody is waited for. The turn that
        ends first comes first.
        """

    async def save_postings(self, postings: Sequence[Posting]) -> None:
        """All or none. Raises Conflict if a table does not exist."""

    async def close(self) -> None:
        """Wait for the call that is running; every later one raises NotStored."""


def check_due(due: tuple[Due, ...]) -> None:
    """A table has at most one piece of work of a kind; raises ValueError (the caller is wrong)."""
    kinds = [each.kind for each in due]
    if len(set(kinds)) < len(kinds):
        raise ValueError(f"pending work twice: {kinds}")


def check_log(change: Change) -> None:
    """A table's version is the length of its log, without gaps; raises ValueError (the caller is wrong)."""
    version = change.before[0]
    seqs = [row.seq for row in change.inputs]
    if seqs != list(range(version, version + len(seqs))) or change.table.version != version + len(seqs):
        raise ValueError(f"inputs {seqs} do not lead from version {version} to {change.table.version}")
