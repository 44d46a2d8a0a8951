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
from storage.grouplife import GroupLife
from storage.personal import Known
from storage.rows import Change, ChatRow, Due, Place, Posting, SavedTable, Seating, TableRow, UserRow
from storage.standing_rows import ALL_GROUPS, Counted, Pair, RatingPoint, Standing
from storage.told import ToldSeries

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


class Store(GroupLife, Protocol):
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
        """The table there that was opened last; with ``is_dealt`` only of those that have seen a deal."""

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        """Open tables where the user has, holds or owns a seat now, oldest first."""

    async def open_tables(self) -> tuple[int, ...]:
        """Oldest first."""

    async def open_tables_in(self, chat_id: int) -> tuple[int, ...]:
        """Those of all of a chat's topics, oldest first."""

    def finished(self) -> AsyncIterator[SavedTable]:
        """Series that have goats, oldest first, without those that are damaged."""

    async def told_in(self, chat_id: int, thread_id: int | None) -> int | None:
        """The series there with a deal that is over that was opened last."""

    async def told_of(self, user_id: int, most: int, skip: int = 0) -> tuple[ToldSeries, ...]:
        """Such series where the user has ever had a seat, newest first: so many, after those skipped."""

    async def seatings(self, table_id: int) -> tuple[Seating, ...]:
        """All that a table's seats have ever been, in order; of one version only the last."""

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

    async def user_named(self, username: str) -> UserRow | None:
        """Whoever was last seen with this username, whatever its case."""

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

    async def file_id(self, key: str) -> str | None:
        """Under which id Telegram keeps the file whose content has this digest, as far as is known."""

    async def keep_file(self, key: str, file_id: str) -> None: ...

    async def forget_file(self, key: str) -> None:
        """Telegram does not know that id any more."""

    async def menus(self) -> dict[str, str]:
        """The digest of each command menu or description that Telegram was told last, by name."""

    async def keep_menu(self, name: str, digest: str) -> None: ...

    async def uncounted(self) -> tuple[tuple[int, int], ...]:
        """Series that have goats and are not in the standings yet, by scope and table, in the order in
        which they finished; without those that were set aside."""

    async def count(self, counted: Counted) -> None:
        """Write what one series came to in one scope. Raises Conflict unless it is uncounted there, and as it
        was when it was read."""

    async def forget_counts(self) -> None:
        """Throw all standings away: every series is uncounted again."""

    async def standing(self, chat_id: int, player_id: int) -> Standing | None: ...

    async def top(self, chat_id: int, least: int, most: int, after: int = 0) -> tuple[Standing, ...]:
        """People with at least so many series there by mu - 3 sigma: so many, after so many others."""

    async def how_many(self, chat_id: int, least: int) -> tuple[int, int]:
        """People there with at least so many series, and with fewer."""

    async def pair(self, chat_id: int, first_id: int, second_id: int) -> Pair | None:
        """The one with the smaller id first."""

    async def pairs_of(self, chat_id: int, player_id: int) -> tuple[Pair, ...]:
        """The player with each partner there, computer players among them."""

    async def best_pair(self, chat_id: int, least: int) -> Pair | None:
        """Of two people with at least so many series together there, those who won the most of them, as if
        everybody had won and lost one more."""

    async def rating_history(self, user_id: int, chat_id: int = ALL_GROUPS) -> tuple[RatingPoint, ...]:
        """Somebody's rating after each series, oldest first."""

    async def known_of(self, user_id: int) -> Known:
        """All that is stored of a person, with nothing of others and no seeds."""

    async def purge(self) -> bool:
        """Rid the files of what no row holds any more, if that is owed for a ``forget``, also one before the
        last start; whether it was. Meanwhile every other call waits.

        Raises NotStored while somebody else reads: it is owed still.
        """

    async def forget(self, user_id: int) -> tuple[int, ...]:
        """Take a person out of all rows; what the files still hold of them goes with ``purge``.

        What others' series and standings need stays, as that of an id below zero without a name. Gives the
        tables that changed, which get the next revision. Raises Conflict while the person has a seat at an
        open table.
        """

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
