"""Series with deals that are over, in the store in memory."""

from engine import scoring
from engine.seen import DealResult
from storage.rows import Occupancy, Seating, TableRow
from storage.told import ToldSeries

_SAT = (Occupancy.PERSON, Occupancy.COMPUTER)


class Stories:
    """See Store."""

    _tables: dict[int, TableRow]
    _seatings: dict[int, dict[tuple[int, int], Seating]]
    _results: dict[int, dict[int, DealResult]]
    _faults: dict[int, str]

    async def told_in(self, chat_id: int, thread_id: int | None) -> int | None:
        place = (chat_id, thread_id)
        return next((row.id for row in self._storied() if (row.chat_id, row.thread_id) == place), None)

    async def told_of(self, user_id: int, most: int, skip: int = 0) -> tuple[ToldSeries, ...]:
        found = [
            ToldSeries(row.id, row.chat_id, len(results), scoring.score(results))
            for row in self._storied()
            if (results := tuple(self._results[row.id].values())) and self._has_sat(row.id, user_id)
        ]
        return tuple(found[skip : skip + most])

    async def seatings(self, table_id: int) -> tuple[Seating, ...]:
        there = self._seatings.get(table_id, {}).values()
        return tuple(sorted(there, key=lambda one: (one.from_version, one.seat)))

    def _storied(self) -> list[TableRow]:
        """Newest first."""
        told = (row for row in self._tables.values() if self._results[row.id] and row.id not in self._faults)
        return sorted(told, key=lambda row: (row.opened_at, row.id), reverse=True)

    def _has_sat(self, table_id: int, user_id: int) -> bool:
        return any(
            one.user_id == user_id and one.occupancy in _SAT for one in self._seatings[table_id].values()
        )
