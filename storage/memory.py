"""The store in memory, for tests: the same contract, nothing lasts.

No call awaits anything, so each is whole; each checks all before it writes.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from math import inf

from engine.seen import DealResult
from storage.memory_files import MemoryFiles
from storage.memory_forgetting import MemoryForgetting
from storage.memory_groups import MemoryGroups
from storage.memory_menus import MemoryMenus
from storage.memory_stories import Stories
from storage.outdated import is_outdated, is_timed, stands_outdated
from storage.rows import (
    Change,
    Due,
    InputRow,
    Posting,
    SavedTable,
    Seating,
    Status,
    TableRow,
)
from storage.store import REDRAWN_FOR, Conflict, DamagedTable, TableOpen, check_due, check_log


class MemoryStore(MemoryForgetting, MemoryGroups, MemoryFiles, MemoryMenus, Stories):
    """See Store."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[int, TableRow] = {}
        self._seatings: dict[int, dict[tuple[int, int], Seating]] = {}  # by seat and from_version
        self._inputs: dict[int, tuple[InputRow, ...]] = {}
        self._results: dict[int, dict[int, DealResult]] = {}
        self._due: dict[int, tuple[Due, ...]] = {}
        self._faults: dict[int, str] = {}

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        check_due(due)
        self._refuse_repeat(update_id)
        if (there := self._open_in(row.chat_id, row.thread_id)) is not None:
            raise TableOpen(there)
        row = replace(row, id=len(self._tables) + 1)
        self._tables[row.id] = row
        self._note_finish(None, row)
        self._seatings[row.id] = {}
        self._inputs[row.id] = ()
        self._results[row.id] = {}
        self._seat(row.id, row.seats)
        self._arm(row.id, due)
        self._handle(update_id, row.acted_at)
        return row

    async def commit(self, change: Change) -> None:
        check_log(change)
        check_due(change.due)
        self._refuse_repeat(change.update_id)
        row, result = change.table, change.result
        there = self._tables.get(row.id)
        if there is None or row.id in self._faults or (there.version, there.revision) != change.before:
            raise Conflict(f"table {row.id} is not at {change.before}")
        if row.is_open and self._open_in(row.chat_id, row.thread_id) not in (None, row.id):
            raise Conflict(f"table {row.id} cannot open beside another")
        if _latest(self._seatings[row.id] | _by_version(change.seats)) != row.seats:
            raise Conflict(f"the seats of table {row.id} are not those that were known")
        if result is not None and result.deal in self._results[row.id]:
            raise Conflict(f"deal {result.deal} of table {row.id} has a result")
        self._note_finish(there, row)
        self._tables[row.id] = row
        self._inputs[row.id] += change.inputs
        self._seat(row.id, change.seats)
        self._arm(row.id, change.due)
        if result is not None:
            self._results[row.id][result.deal] = result
        self._handle(change.update_id, row.acted_at)

    async def table(self, table_id: int) -> SavedTable | None:
        self._refuse_closed()
        if table_id not in self._tables:
            return None
        row = replace(self._tables[table_id], seats=self._seats(table_id))
        if table_id in self._faults:
            raise DamagedTable(table_id, self._faults[table_id], row.chat_id, row.thread_id)
        due = sorted(self._due[table_id], key=lambda each: (each.due_at, each.kind))
        return SavedTable(row, self._inputs[table_id], tuple(due))

    async def set_aside(self, table_id: int, fault: str) -> bool:
        self._refuse_closed()
        if (row := self._tables.get(table_id)) is None:
            return False
        self._faults[table_id] = fault
        self._due[table_id] = ()
        if row.is_open:
            self._tables[table_id] = replace(row, status=Status.CLOSED)
        return row.is_open

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        self._refuse_closed()
        return tuple(result for _, result in sorted(self._results.get(table_id, {}).items()))

    async def open_table_in(self, chat_id: int, thread_id: int | None) -> int | None:
        self._refuse_closed()
        return self._open_in(chat_id, thread_id)

    async def last_table_in(
        self, chat_id: int, thread_id: int | None, *, is_dealt: bool = False
    ) -> int | None:
        self._refuse_closed()
        there = (row for row in self._tables.values() if _place(row) == (chat_id, thread_id))
        dealt = ((row.opened_at, row.id) for row in there if row.version >= is_dealt)
        return max(dealt, default=(0.0, None))[1]

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        return tuple(
            table_id
            for table_id in await self.open_tables()
            if any(seating.user_id == user_id for seating in self._seats(table_id))
        )

    async def open_tables(self) -> tuple[int, ...]:
        self._refuse_closed()
        return tuple(row.id for row in self._tables.values() if row.is_open)

    async def open_tables_in(self, chat_id: int) -> tuple[int, ...]:
        self._refuse_closed()
        return tuple(row.id for row in self._tables.values() if row.is_open and row.chat_id == chat_id)

    async def finished(self) -> AsyncIterator[SavedTable]:
        for row in tuple(self._tables.values()):
            saved = await self.table(row.id) if row.id not in self._faults else None
            if saved is not None and saved.table.status is Status.FINISHED:
                yield saved

    async def due_by(self, at: float) -> tuple[Due, ...]:
        self._refuse_closed()
        late = [due for dues in self._due.values() for due in dues if due.due_at <= at]
        return tuple(sorted(late, key=lambda due: (due.due_at, due.table_id, due.kind)))

    async def next_due(self) -> float | None:
        self._refuse_closed()
        return min((due.due_at for dues in self._due.values() for due in dues), default=None)

    async def postpone(self, seconds: float) -> None:
        self._refuse_closed()
        for table_id, dues in self._due.items():
            self._due[table_id] = tuple(replace(due, due_at=due.due_at + seconds) for due in dues)
        for table_id in await self.open_tables():
            row = self._tables[table_id]
            self._tables[table_id] = replace(row, stop_until=_later(row.stop_until, seconds))
            for key, seating in self._seatings[table_id].items():
                later = _later(seating.held_until, seconds)
                self._seatings[table_id][key] = replace(seating, held_until=later)
        self._heartbeat = _later(self._heartbeat, seconds)

    async def migrate_chat(self, old_id: int, new_id: int) -> None:
        self._refuse_closed()
        moving = [row for row in self._tables.values() if row.chat_id == old_id]
        for row in moving:
            if row.is_open and (there := self._open_in(new_id, row.thread_id)) is not None:
                raise TableOpen(there)
        for row in (*moving, *self._being_counted(old_id, new_id)):
            self._tables[row.id] = replace(row, chat_id=new_id, revision=row.revision + 1)
        self._move_standings(old_id, new_id)
        self._move_groups(old_id, new_id)
        if (old := self._chats.pop(old_id, None)) is not None:
            new = self._chats.get(new_id, replace(old, id=new_id))
            self._chats[new_id] = replace(new, language=old.language, settings=old.settings)
        for place in [place for place in self._postings if place.chat_id == old_id]:
            posting = self._postings.pop(place)
            place = replace(place, chat_id=new_id)
            self._postings.setdefault(place, Posting(place, posting.number, None))

    async def outdated_tables(self, *, are_times_moved: bool) -> tuple[int, ...]:
        outdated = [
            one
            for one in await self.open_tables()
            if is_outdated(replace(self._tables[one], seats=self._seats(one)), self._postings.values())
            or (are_times_moved and is_timed(self._due[one]))
        ]
        since = (self._heartbeat or 0.0) - REDRAWN_FOR
        outdated += [
            row.id
            for row in self._tables.values()
            if not row.is_open
            and row.id not in self._faults
            and row.acted_at > since
            and stands_outdated(row, self._postings.values())
        ]
        turns = {due.table_id: due.due_at for one in outdated for due in self._due[one] if due.kind == "turn"}
        return tuple(sorted(outdated, key=lambda one: (turns.get(one, inf), one)))

    async def save_postings(self, postings: Sequence[Posting]) -> None:
        self._refuse_closed()
        if any(posting.place.table_id not in self._tables for posting in postings):
            raise Conflict("a posting of a table that does not exist")
        self._postings |= {posting.place: posting for posting in postings}

    def _open_in(self, chat_id: int, thread_id: int | None) -> int | None:
        place = (chat_id, thread_id)
        open_there = (row.id for row in self._tables.values() if row.is_open and _place(row) == place)
        return next(open_there, None)

    def _seats(self, table_id: int) -> tuple[Seating, ...]:
        return _latest(self._seatings[table_id])

    def _seat(self, table_id: int, seats: tuple[Seating, ...]) -> None:
        self._seatings[table_id] |= _by_version(seats)

    def _arm(self, table_id: int, due: tuple[Due, ...]) -> None:
        self._due[table_id] = tuple(replace(each, table_id=table_id) for each in due)


def _place(row: TableRow) -> tuple[int, int | None]:
    return row.chat_id, row.thread_id


def _by_version(seats: tuple[Seating, ...]) -> dict[tuple[int, int], Seating]:
    return {(each.seat, each.from_version): each for each in seats}


def _latest(seatings: dict[tuple[int, int], Seating]) -> tuple[Seating, ...]:
    latest = {seating.seat: seating for _, seating in sorted(seatings.items())}
    return tuple(latest[seat] for seat in sorted(latest))


def _later(at: float | None, seconds: float) -> float | None:
    return None if at is None else at + seconds
