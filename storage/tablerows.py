"""A table's rows as SQL: each function writes inside the caller's transaction, or reads one row.

Law: what is written is sealed from the caller's values, never from those on the disk, so that a commit
does not cover up damage.
"""

import sqlite3
from typing import Any

import aiosqlite

from engine.actions import decode, encode
from engine.seen import DealResult
from storage import seals
from storage.rows import Actor, InputRow, Occupancy, Seating, Status, TableRow
from storage.texts import notes_text, numbers_text, read_notes, read_numbers, read_rules, rules_text

_INSERT = """
INSERT INTO tables (code, chat_id, thread_id, is_solo, status, starter_id, starter_name, language, rules,
    first_dealer, opened_at, acted_at, version, revision, turn_seconds, is_rematch, is_silenced, notes,
    stop_agreed, stop_until)
VALUES (:code, :chat_id, :thread_id, :is_solo, :status, :starter_id, :starter_name, :language, :rules,
    :first_dealer, :opened_at, :acted_at, :version, :revision, :turn_seconds, :is_rematch, :is_silenced,
    :notes, :stop_agreed, :stop_until)
RETURNING id
"""
_UPDATE = """
UPDATE tables SET code = :code, chat_id = :chat_id, thread_id = :thread_id, is_solo = :is_solo,
    status = :status, starter_id = :starter_id, starter_name = :starter_name, language = :language,
    rules = :rules, first_dealer = :first_dealer, opened_at = :opened_at, acted_at = :acted_at,
    version = :version, revision = :revision, turn_seconds = :turn_seconds, is_rematch = :is_rematch,
    is_silenced = :is_silenced, notes = :notes, stop_agreed = :stop_agreed, stop_until = :stop_until,
    digest = :digest
WHERE id = :id AND version = :version_before AND revision = :revision_before AND fault IS NULL
RETURNING id
"""
_LOG = """
INSERT INTO inputs (table_id, seq, input, actor, user_id, at, update_id, chain)
VALUES (:table_id, :seq, :input, :actor, :user_id, :at, :update_id, :chain)
"""
_SEAT = """
INSERT INTO seatings (table_id, seat, from_version, occupancy, user_id, name, missed, is_ready, held_until)
VALUES (:table_id, :seat, :from_version, :occupancy, :user_id, :name, :missed, :is_ready, :held_until)
ON CONFLICT (table_id, seat, from_version) DO UPDATE SET occupancy = excluded.occupancy,
    user_id = excluded.user_id, name = excluded.name, missed = excluded.missed,
    is_ready = excluded.is_ready, held_until = excluded.held_until
"""
_SCORE = """
INSERT INTO results (table_id, deal, dealer, points_0, points_1, tricks_0, tricks_1, defeat_0, defeat_1,
    is_eggs, is_doubled, seed, commitment)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def insert(connection: sqlite3.Connection, row: TableRow) -> int:
    """The new table's id."""
    [[table_id]] = connection.execute(_INSERT, _values(row)).fetchall()
    values = {**_values(row), "id": table_id}
    digest = seals.digest(seals.first_link(values), values, _seats(row))
    connection.execute("UPDATE tables SET digest = ? WHERE id = ?", (digest, table_id))
    return int(table_id)


def update(
    connection: sqlite3.Connection, row: TableRow, before: tuple[int, int], inputs: tuple[InputRow, ...]
) -> bool:
    """Write the row with what it adds to the log; whether the table was at this version and revision."""
    version, revision = before
    values = _values(row)
    link = (seals.last_link(connection, row.id) if version else None) or seals.first_link(values)
    lines = _chained(row.id, inputs, link)
    digest = seals.digest(lines[-1]["chain"] if lines else link, values, _seats(row))
    values |= {"version_before": version, "revision_before": revision, "digest": digest}
    if not connection.execute(_UPDATE, values).fetchall():
        return False
    connection.executemany(_LOG, lines)
    return True


def _chained(table_id: int, inputs: tuple[InputRow, ...], link: bytes) -> list[dict[str, Any]]:
    lines = []
    for each in inputs:
        line = {"table_id": table_id, **_input_values(each)}
        link = seals.next_link(link, line)
        lines.append({**line, "chain": link})
    return lines


def seat(connection: sqlite3.Connection, table_id: int, seats: tuple[Seating, ...]) -> None:
    connection.executemany(_SEAT, [{"table_id": table_id, **_seat_values(each)} for each in seats])


def score(connection: sqlite3.Connection, table_id: int, of: DealResult) -> None:
    pairs = (*of.points, *of.tricks, *of.defeat)
    values = (table_id, of.deal, of.dealer, *pairs, of.is_eggs, of.is_doubled, of.seed, of.commitment)
    connection.execute(_SCORE, values)


def is_seated(connection: sqlite3.Connection, row: TableRow) -> bool:
    """Whether the seats on the disk are those of the row, which are sealed."""
    there = connection.execute(seals.CURRENT_SEATS, (row.id,)).fetchall()
    return seals.seat_values(there) == seals.seat_values(_seats(row))


def _seats(row: TableRow) -> list[dict[str, Any]]:
    return [_seat_values(seating) for seating in sorted(row.seats, key=lambda each: each.seat)]


def _seat_values(seating: Seating) -> dict[str, Any]:
    return {name: getattr(seating, name) for name in seals.SEATING}


def _input_values(line: InputRow) -> dict[str, Any]:
    return {
        "seq": line.seq,
        "input": encode(line.input),
        "actor": line.actor,
        "user_id": line.user_id,
        "at": line.at,
        "update_id": line.update_id,
    }


def _values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "code": row.code,
        "chat_id": row.chat_id,
        "thread_id": row.thread_id or 0,
        "is_solo": row.is_solo,
        "status": row.status,
        "starter_id": row.starter_id,
        "starter_name": row.starter_name,
        "language": row.language,
        "rules": rules_text(row.rules),
        "first_dealer": row.first_dealer,
        "opened_at": row.opened_at,
        "acted_at": row.acted_at,
        "version": row.version,
        "revision": row.revision,
        "turn_seconds": row.turn_seconds,
        "is_rematch": row.is_rematch,
        "is_silenced": row.is_silenced,
        "notes": notes_text(row.notes),
        "stop_agreed": numbers_text(row.stop_agreed),
        "stop_until": row.stop_until,
    }


def table_row(row: aiosqlite.Row, seats: tuple[Seating, ...]) -> TableRow:
    return TableRow(
        id=row["id"],
        code=row["code"],
        chat_id=row["chat_id"],
        thread_id=row["thread_id"] or None,
        is_solo=bool(row["is_solo"]),
        status=Status(row["status"]),
        starter_id=row["starter_id"],
        starter_name=row["starter_name"],
        language=row["language"],
        rules=read_rules(row["rules"]),
        first_dealer=row["first_dealer"],
        opened_at=row["opened_at"],
        acted_at=row["acted_at"],
        version=row["version"],
        revision=row["revision"],
        turn_seconds=row["turn_seconds"],
        is_rematch=bool(row["is_rematch"]),
        is_silenced=bool(row["is_silenced"]),
        seats=seats,
        notes=read_notes(row["notes"]),
        stop_agreed=read_numbers(row["stop_agreed"]),
        stop_until=row["stop_until"],
    )


def seating(row: aiosqlite.Row) -> Seating:
    return Seating(
        seat=row["seat"],
        occupancy=Occupancy(row["occupancy"]),
        user_id=row["user_id"],
        name=row["name"],
        from_version=row["from_version"],
        missed=row["missed"],
        is_ready=bool(row["is_ready"]),
        held_until=row["held_until"],
    )


def input_row(row: aiosqlite.Row) -> InputRow:
    return InputRow(
        seq=row["seq"],
        input=decode(row["input"]),
        actor=Actor(row["actor"]),
        user_id=row["user_id"],
        at=row["at"],
        update_id=row["update_id"],
    )


def result(row: aiosqlite.Row) -> DealResult:
    return DealResult(
        deal=row["deal"],
        dealer=row["dealer"],
        points=(row["points_0"], row["points_1"]),
        tricks=(row["tricks_0"], row["tricks_1"]),
        defeat=(row["defeat_0"], row["defeat_1"]),
        is_eggs=bool(row["is_eggs"]),
        is_doubled=bool(row["is_doubled"]),
        seed=row["seed"],
        commitment=row["commitment"],
    )
