"""What the store in memory keeps of groups' lives: blocks, doings, calls, past series."""

from dataclasses import replace

from engine import scoring
from engine.seen import DealResult
from storage.grouplife import KEPT_DOINGS
from storage.grouprows import Block, Doing, PastSeries
from storage.memory_beside import Beside
from storage.rows import Seating, Status, TableRow


class MemoryGroups(Beside):
    """See Store."""

    _tables: dict[int, TableRow]
    _seatings: dict[int, dict[tuple[int, int], Seating]]
    _results: dict[int, dict[int, DealResult]]

    def __init__(self) -> None:
        super().__init__()
        self._blocks: dict[tuple[int, int], Block] = {}
        self._doings: list[Doing] = []
        self._calls: dict[tuple[int, int], int] = {}  # by chat and user: the table they were called to

    async def block(self, row: Block) -> bool:
        self._refuse_closed()
        return self._blocks.setdefault((row.chat_id, row.user_id), row) is row

    async def unblock(self, chat_id: int, user_id: int) -> Block | None:
        self._refuse_closed()
        return self._blocks.pop((chat_id, user_id), None)

    async def blocks(self, chat_id: int) -> tuple[Block, ...]:
        self._refuse_closed()
        there = [block for block in self._blocks.values() if block.chat_id == chat_id]
        return tuple(sorted(there, key=lambda block: (block.at, block.user_id)))

    async def note_doing(self, row: Doing) -> None:
        self._refuse_closed()
        there = [doing for doing in self._doings if doing.chat_id == row.chat_id]
        old = there[: len(there) + 1 - KEPT_DOINGS] if len(there) >= KEPT_DOINGS else []
        self._doings = [doing for doing in self._doings if doing not in old] + [row]

    async def doings(self, chat_id: int, most: int) -> tuple[Doing, ...]:
        self._refuse_closed()
        return tuple(doing for doing in reversed(self._doings) if doing.chat_id == chat_id)[:most]

    async def toggle_calls(self, chat_id: int, user_id: int, update_id: int | None, at: float) -> bool:
        self._refuse_repeat(update_id)
        self._handle(update_id, at)
        is_wish = self._calls.pop((chat_id, user_id), None) is None
        if is_wish:
            self._calls[chat_id, user_id] = 0
        return is_wish

    async def stop_calls(self, chat_id: int, user_id: int) -> bool:
        self._refuse_closed()
        return self._calls.pop((chat_id, user_id), None) is not None

    async def stop_all_calls(self, user_id: int) -> None:
        for chat_id in await self.calls_of(user_id):
            await self.stop_calls(chat_id, user_id)

    async def calls_of(self, user_id: int) -> tuple[int, ...]:
        self._refuse_closed()
        return tuple(sorted((chat for chat, user in self._calls if user == user_id), reverse=True))

    async def call(self, chat_id: int, table_id: int) -> tuple[int, ...]:
        self._refuse_closed()
        called = [key for key, last in self._calls.items() if key[0] == chat_id and last < table_id]
        self._calls |= dict.fromkeys(called, table_id)
        return tuple(sorted(user_id for _, user_id in called))

    async def how_many_series(self, chat_id: int) -> int:
        self._refuse_closed()
        return len(self._past(chat_id))

    async def series_of(self, chat_id: int, most: int, skip: int = 0) -> tuple[PastSeries, ...]:
        self._refuse_closed()
        return tuple(map(self._past_series, self._past(chat_id)[skip : skip + most]))

    def _past(self, chat_id: int) -> list[TableRow]:
        there = [row for row in self._tables.values() if row.chat_id == chat_id]
        ended = [row for row in there if row.status is Status.FINISHED]
        return sorted(ended, key=lambda row: (row.opened_at, row.id), reverse=True)

    def _past_series(self, row: TableRow) -> PastSeries:
        results = self._results[row.id].values()
        latest = {one.seat: one for _, one in sorted(self._seatings[row.id].items())}
        there = replace(row, seats=tuple(latest[seat] for seat in sorted(latest)))
        return PastSeries(there, scoring.score(results), scoring.eggs(results))

    def _move_groups(self, old_id: int, new_id: int) -> None:
        for block in [block for block in self._blocks.values() if block.chat_id == old_id]:
            del self._blocks[old_id, block.user_id]
            self._blocks.setdefault((new_id, block.user_id), replace(block, chat_id=new_id))
        self._doings = [
            replace(doing, chat_id=new_id) if doing.chat_id == old_id else doing for doing in self._doings
        ]
        for chat_id, user_id in [key for key in self._calls if key[0] == old_id]:
            last = self._calls.pop((chat_id, user_id))
            self._calls.setdefault((new_id, user_id), last)
