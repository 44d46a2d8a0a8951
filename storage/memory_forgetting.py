"""A person forgotten by the store in memory: the same columns that personal.py lists."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from storage.grouprows import OF_PEOPLE, Doing
from storage.memory_known import MemoryKnown, is_about
from storage.standing_rows import Pair
from storage.store import Conflict


class MemoryForgetting(MemoryKnown):
    """See Store."""

    _is_purge_owed = False

    async def forget(self, user_id: int) -> tuple[int, ...]:
        self._refuse_closed()
        if any(row.is_open and self.sits(row.id, user_id) for row in self._tables.values()):
            raise Conflict("somebody with a seat at an open table cannot be forgotten")
        names = self._names(user_id)
        changed = tuple(self.concerned(user_id, names))
        nobody = min(0, *self._ids()) - 1
        for table_id in changed:
            self._forget_at(table_id, user_id, nobody, names)
        self._forget_standings(user_id, nobody)
        self._forget_in_groups(user_id, nobody, names)
        self._postings = {place: one for place, one in self._postings.items() if place.chat_id != user_id}
        self._chats.pop(user_id, None)
        self._users.pop(user_id, None)
        self._is_purge_owed = True
        return changed

    async def purge(self) -> bool:
        self._refuse_closed()
        was_owed, self._is_purge_owed = self._is_purge_owed, False
        return was_owed

    def _forget_at(self, table_id: int, user_id: int, nobody: int, names: Collection[str]) -> None:
        row = self._tables[table_id]
        is_starter = row.starter_id == user_id
        self._tables[table_id] = replace(
            row,
            starter_id=nobody if is_starter else row.starter_id,
            starter_name="" if is_starter else row.starter_name,
            chat_id=nobody if row.chat_id == user_id else row.chat_id,
            notes=tuple(
                replace(one, name="", user_id=None) if is_about(one, user_id, names) else one
                for one in row.notes
            ),
            revision=row.revision + 1,
        )
        self._seatings[table_id] = {
            key: replace(one, user_id=nobody, name="") if one.user_id == user_id else one
            for key, one in self._seatings[table_id].items()
        }
        self._inputs[table_id] = tuple(
            replace(one, user_id=nobody) if one.user_id == user_id else one for one in self._inputs[table_id]
        )

    def _names(self, user_id: int) -> set[str]:
        seatings = (one for seats in self._seatings.values() for one in seats.values())
        names = {one.name for one in seatings if one.user_id == user_id}
        names |= {row.starter_name for row in self._tables.values() if row.starter_id == user_id}
        names |= {one.name for one in self._blocks.values() if one.user_id == user_id}
        names |= {one.actor_name for one in self._doings if one.actor_id == user_id}
        return {*names, *(user.name for user in self._users.values() if user.id == user_id)} - {""}

    def _ids(self) -> Iterator[int]:
        yield from (one.user_id or 0 for seats in self._seatings.values() for one in seats.values())
        yield from (row.starter_id for row in self._tables.values())
        yield from (one.by_id for one in self._blocks.values())
        yield from (one.actor_id for one in self._doings)
        yield 0

    def _forget_standings(self, user_id: int, nobody: int) -> None:
        self._move_standings(user_id, nobody)  # those of the private chat
        standings = [
            replace(one, player_id=_renamed(one.player_id, user_id, nobody))
            for one in self._standings.values()
        ]
        self._standings = {(one.chat_id, one.player_id): one for one in standings}
        pairs = [_pair(one, user_id, nobody) for one in self._pairs.values()]
        self._pairs = {(one.chat_id, one.first_id, one.second_id): one for one in pairs}
        self._points = {
            (chat_id, _renamed(player_id, user_id, nobody), table_id): point
            for (chat_id, player_id, table_id), point in self._points.items()
        }

    def _forget_in_groups(self, user_id: int, nobody: int, names: Collection[str]) -> None:
        self._calls = {key: table_id for key, table_id in self._calls.items() if key[1] != user_id}
        self._blocks = {
            key: replace(one, by_id=_renamed(one.by_id, user_id, nobody))
            for key, one in self._blocks.items()
            if one.user_id != user_id
        }
        self._doings = [_doing(one, user_id, nobody, names) for one in self._doings]


def _doing(doing: Doing, user_id: int, nobody: int, names: Collection[str]) -> Doing:
    if doing.deed in OF_PEOPLE and (str(user_id) in doing.detail[1:] or set(doing.detail[:1]) & set(names)):
        doing = replace(doing, detail=("",))
    return replace(doing, actor_id=nobody, actor_name="") if doing.actor_id == user_id else doing


def _renamed(player_id: int, user_id: int, nobody: int) -> int:
    return nobody if player_id == user_id else player_id


def _pair(pair: Pair, user_id: int, nobody: int) -> Pair:
    first, second = sorted(_renamed(one, user_id, nobody) for one in (pair.first_id, pair.second_id))
    return replace(pair, first_id=first, second_id=second)
