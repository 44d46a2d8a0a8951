"""What the store in memory keeps of a person, told to them: the same rows that personal.py finds."""

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict
from typing import Any, TypeAlias

from engine.actions import Deal, encode
from storage.grouprows import OF_PEOPLE, Block, Doing
from storage.memory_standings import MemoryStandings
from storage.personal import OTHERS, Known
from storage.rows import Due, InputRow, Note, Occupancy, Seating, TableRow
from storage.texts import notes_text, rules_text, settings_text

Rows: TypeAlias = Iterator[dict[str, Any]]


class MemoryKnown(MemoryStandings):
    """See Store."""

    _seatings: dict[int, dict[tuple[int, int], Seating]]
    _inputs: dict[int, tuple[InputRow, ...]]
    _due: dict[int, tuple[Due, ...]]
    _blocks: dict[tuple[int, int], Block]
    _doings: list[Doing]
    _calls: dict[tuple[int, int], int]

    async def known_of(self, user_id: int) -> Known:
        self._refuse_closed()
        chat, user = self._chats.get(user_id), self._users.get(user_id)
        known: dict[str, Iterable[dict[str, Any]]] = {
            "inputs": self._told_inputs(user_id),
            "due": self._told_due(user_id),
            "tables": (self._told(self._tables[one], user_id) for one in self.concerned(user_id, ())),
            "seatings": self._told_seatings(user_id),
            "standings": self._told_standings(user_id),
            "pairs": self._told_pairs(user_id),
            "ratings": self._told_ratings(user_id),
            "blocks": self._told_blocks(user_id),
            "doings": self._told_doings(user_id),
            "calls": self._told_calls(user_id),
            "postings": self._told_postings(user_id),
            "chats": [{**asdict(chat), "settings": settings_text(chat.settings)}] if chat else [],
            "users": [asdict(user)] if user else [],
        }
        return {table: tuple(rows) for table, rows in known.items()}

    def concerned(self, user_id: int, names: Collection[str]) -> Iterator[int]:
        """Tables that say something of the person (or of somebody with one of these names)."""
        for row in self._tables.values():
            has_sat = any(one.user_id == user_id for one in self._seatings[row.id].values())
            is_named = any(is_about(note, user_id, names) for note in row.notes)
            if has_sat or is_named or user_id in (row.starter_id, row.chat_id):
                yield row.id

    def sits(self, table_id: int, user_id: int) -> bool:
        return any(one.user_id == user_id for one in self._present(table_id))

    def _present(self, table_id: int) -> tuple[Seating, ...]:
        latest = {one.seat: one for _, one in sorted(self._seatings[table_id].items())}
        return tuple(latest[seat] for seat in sorted(latest))

    def _told(self, row: TableRow, user_id: int) -> dict[str, Any]:
        title = self._chats[row.chat_id].title if row.chat_id in self._chats else None
        return {
            "id": row.id,
            "title": "" if row.chat_id == user_id else title,
            "is_solo": row.is_solo,
            "status": row.status,
            "starter_name": row.starter_name if row.starter_id == user_id else OTHERS["another"],
            "language": row.language,
            "rules": rules_text(row.rules),
            "opened_at": row.opened_at,
            "acted_at": row.acted_at,
            "seats": _text([_who(one, user_id) for one in self._present(row.id)]),
            "own_notes": notes_text(tuple(one for one in row.notes if one.user_id == user_id)),
        }

    def _told_inputs(self, user_id: int) -> Rows:
        for table_id, lines in self._inputs.items():
            for one in lines:
                if one.user_id == user_id:
                    made = "deal" if isinstance(one.input, Deal) else encode(one.input)
                    yield {"table_id": table_id, **_without(asdict(one), "user_id"), "input": made}

    def _told_due(self, user_id: int) -> Rows:
        for table_id, dues in self._due.items():
            if self.sits(table_id, user_id):
                for due in sorted(dues, key=lambda one: one.kind):
                    yield {"table_id": table_id, "kind": due.kind, "due_at": due.due_at}

    def _told_seatings(self, user_id: int) -> Rows:
        for table_id, seatings in self._seatings.items():
            for _, one in sorted(seatings.items()):
                if one.user_id == user_id:
                    yield {"table_id": table_id, **_without(asdict(one), "user_id")}

    def _told_postings(self, user_id: int) -> Rows:
        for place, one in sorted(self._postings.items(), key=lambda each: each[0].table_id):
            if place.chat_id == user_id:
                yield {
                    "table_id": place.table_id,
                    "audience": place.audience,
                    "number": one.number,
                    "message_id": one.message_id,
                }

    def _told_standings(self, user_id: int) -> Rows:
        for _, one in sorted(self._standings.items()):
            if one.player_id == user_id:
                yield asdict(one)

    def _told_pairs(self, user_id: int) -> Rows:
        for _, one in sorted(self._pairs.items()):
            if user_id in (one.first_id, one.second_id):
                partner = OTHERS["another" if one.partner_of(user_id) else "computer"]
                yield {**_without(asdict(one), "first_id", "second_id"), "partner": partner}

    def _told_ratings(self, user_id: int) -> Rows:
        for (chat_id, player_id, _), point in sorted(self._points.items()):
            if player_id == user_id:
                yield {"chat_id": chat_id, "player_id": player_id, **_without(asdict(point), "at")}

    def _told_blocks(self, user_id: int) -> Rows:
        for _, one in sorted(self._blocks.items()):
            if user_id in (one.user_id, one.by_id):
                name = one.name if one.user_id == user_id else OTHERS["another"]
                yield {"chat_id": one.chat_id, "name": name, "at": one.at}

    def _told_doings(self, user_id: int) -> Rows:
        for one in self._doings:
            is_of_them = one.deed in OF_PEOPLE and one.detail[1:] == (str(user_id),)
            if is_of_them or one.actor_id == user_id:
                is_told = is_of_them or one.deed not in OF_PEOPLE
                yield {
                    "chat_id": one.chat_id,
                    "at": one.at,
                    "actor_name": one.actor_name if one.actor_id == user_id else OTHERS["another"],
                    "what": one.deed,
                    "detail": _text(list(one.detail) if is_told else [OTHERS["another"]]),
                }

    def _told_calls(self, user_id: int) -> Rows:
        for (chat_id, who), table_id in sorted(self._calls.items()):
            if who == user_id:
                yield {"chat_id": chat_id, "table_id": table_id}


def is_about(note: Note, user_id: int, names: Collection[str]) -> bool:
    """Whether it is about the person, or does not say about whom and holds one of these names."""
    return note.user_id == user_id if note.user_id is not None else note.name in names


def _who(seating: Seating, user_id: int) -> str:
    if seating.user_id is not None:
        return seating.name if seating.user_id == user_id else OTHERS["another"]
    return OTHERS["computer" if seating.occupancy is Occupancy.COMPUTER else "free"]


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
