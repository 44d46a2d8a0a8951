"""Standings of the store in memory."""

from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from storage.memory_beside import Beside
from storage.rows import Status, TableRow
from storage.standing_rows import ALL_GROUPS, COMPUTER, Counted, Pair, RatingPoint, Standing
from storage.store import Conflict

T = TypeVar("T")
Key: TypeAlias = tuple[int, ...]  # the chat, then one player, two, or a player and a table


@dataclass(frozen=True, slots=True)
class _Finish:
    chat_id: int
    table_id: int
    is_counted: bool = False


class MemoryStandings(Beside):
    """See Store."""

    _tables: dict[int, TableRow]
    _faults: dict[int, str]

    def __init__(self) -> None:
        super().__init__()
        self._finishes: list[_Finish] = []
        self._forget_counts()

    def _forget_counts(self) -> None:
        self._standings: dict[Key, Standing] = {}
        self._pairs: dict[Key, Pair] = {}
        self._points: dict[Key, RatingPoint] = {}
        self._finishes = [replace(one, is_counted=False) for one in self._finishes]

    def _note_finish(self, before: TableRow | None, row: TableRow) -> None:
        """To be called with each change of a table's row."""
        if row.status is not Status.FINISHED or (before is not None and before.status is Status.FINISHED):
            return
        scopes = (row.chat_id,) if row.is_solo else (row.chat_id, ALL_GROUPS)
        self._finishes += [_Finish(scope, row.id) for scope in scopes]

    def _being_counted(self, old_id: int, new_id: int) -> list[TableRow]:
        """Series of the new chat whose count may have begun, if the old one's figures come to them."""
        if all(one.chat_id != old_id for one in self._finishes):
            return []
        uncounted = [one for one in self._finishes if one.chat_id == new_id and not one.is_counted]
        return [self._tables[one.table_id] for one in uncounted]

    def _move_standings(self, old_id: int, new_id: int) -> None:
        chats = {one.chat_id for one in self._finishes if one.is_counted or one.chat_id == old_id}
        have_both = {old_id, new_id} <= chats
        if have_both:
            self._standings = _without(self._standings, old_id, new_id)
            self._pairs = _without(self._pairs, old_id, new_id)
            self._points = _without(self._points, old_id, new_id)
        standings = _moved(self._standings, old_id, new_id)
        self._standings = {key: replace(one, chat_id=key[0]) for key, one in standings.items()}
        pairs = _moved(self._pairs, old_id, new_id)
        self._pairs = {key: replace(one, chat_id=key[0]) for key, one in pairs.items()}
        self._points = _moved(self._points, old_id, new_id)
        self._finishes = [
            replace(one, chat_id=new_id, is_counted=one.is_counted and not have_both)
            if one.chat_id in (old_id, new_id)
            else one
            for one in self._finishes
        ]

    async def uncounted(self) -> tuple[tuple[int, int], ...]:
        self._refuse_closed()
        return tuple(
            (one.chat_id, one.table_id)
            for one in self._finishes
            if not one.is_counted and one.table_id not in self._faults
        )

    async def count(self, counted: Counted) -> None:
        self._refuse_closed()
        mark = _Finish(counted.chat_id, counted.table_id)
        if mark not in self._finishes:
            raise Conflict(f"table {counted.table_id} is not to be counted there")
        if counted.revision not in (None, self._tables[counted.table_id].revision):
            raise Conflict(f"table {counted.table_id} is not as it was read")
        self._finishes[self._finishes.index(mark)] = replace(mark, is_counted=True)
        at = self._tables[counted.table_id].acted_at
        for one in counted.standings:
            self._standings[one.chat_id, one.player_id] = one
            point = RatingPoint(counted.table_id, at, one.mu, one.sigma)
            self._points[one.chat_id, one.player_id, counted.table_id] = point
        self._pairs |= {(one.chat_id, one.first_id, one.second_id): one for one in counted.pairs}

    async def forget_counts(self) -> None:
        self._refuse_closed()
        self._forget_counts()

    async def standing(self, chat_id: int, player_id: int) -> Standing | None:
        self._refuse_closed()
        return self._standings.get((chat_id, player_id))

    async def top(self, chat_id: int, least: int, most: int, after: int = 0) -> tuple[Standing, ...]:
        listed = [one for one in self._people_in(chat_id) if one.series >= least]
        listed.sort(key=lambda one: (3 * one.sigma - one.mu, one.player_id))
        return tuple(listed[after : after + most])

    async def how_many(self, chat_id: int, least: int) -> tuple[int, int]:
        people = self._people_in(chat_id)
        listed = sum(one.series >= least for one in people)
        return listed, len(people) - listed

    async def pair(self, chat_id: int, first_id: int, second_id: int) -> Pair | None:
        self._refuse_closed()
        return self._pairs.get((chat_id, first_id, second_id))

    async def pairs_of(self, chat_id: int, player_id: int) -> tuple[Pair, ...]:
        self._refuse_closed()
        ordered = [pair for _, pair in sorted(self._pairs.items()) if pair.chat_id == chat_id]
        return tuple(pair for pair in ordered if player_id in (pair.first_id, pair.second_id))

    async def best_pair(self, chat_id: int, least: int) -> Pair | None:
        self._refuse_closed()
        pairs = [
            pair
            for _, pair in sorted(self._pairs.items())
            if pair.chat_id == chat_id
            and pair.series >= least
            and self._is_listed(pair.first_id)
            and self._is_listed(pair.second_id)
        ]
        return max(pairs, key=lambda one: ((one.series_won + 1) / (one.series + 2), one.series), default=None)

    async def rating_history(self, user_id: int, chat_id: int = ALL_GROUPS) -> tuple[RatingPoint, ...]:
        self._refuse_closed()
        keys = [(chat_id, user_id, one.table_id) for one in self._finishes if one.chat_id == chat_id]
        return tuple(self._points[key] for key in keys if key in self._points)

    def _people_in(self, chat_id: int) -> list[Standing]:
        self._refuse_closed()
        there = [one for one in self._standings.values() if one.chat_id == chat_id]
        return [one for one in there if self._is_listed(one.player_id)]

    def _is_listed(self, player_id: int) -> bool:
        return player_id > COMPUTER or player_id in self._users


def _without(rows: dict[Key, T], *chat_ids: int) -> dict[Key, T]:
    return {key: row for key, row in rows.items() if key[0] not in chat_ids}


def _moved(rows: dict[Key, T], old_id: int, new_id: int) -> dict[Key, T]:
    return {(new_id, *key[1:]) if key[0] == old_id else key: row for key, row in rows.items()}
