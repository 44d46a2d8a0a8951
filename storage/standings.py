"""Standings in SQLite: which series are yet to be counted, what they came to, and the questions about it."""

import sqlite3
from dataclasses import asdict

import aiosqlite

from storage.connection import Database
from storage.readable import readable
from storage.standing_rows import ALL_GROUPS, Counted, Pair, RatingPoint, Standing
from storage.store import Conflict

_UNCOUNTED = """
SELECT finishes.chat_id, table_id FROM finishes JOIN tables ON tables.id = table_id
WHERE is_counted = 0 AND fault IS NULL ORDER BY place
"""
_MARK = """
UPDATE finishes SET is_counted = 1 WHERE table_id = ? AND chat_id = ? AND is_counted = 0 RETURNING place
"""
_REVISION = "SELECT revision FROM tables WHERE id = ?"
_STAND = """
INSERT OR REPLACE INTO standings (chat_id, player_id, mu, sigma, series, series_won, goats_with_eggs, deals,
    deals_won, sweeps_given, sweeps_taken, entries, streak, longest_streak)
VALUES (:chat_id, :player_id, :mu, :sigma, :series, :series_won, :goats_with_eggs, :deals, :deals_won,
    :sweeps_given, :sweeps_taken, :entries, :streak, :longest_streak)
"""
_JOIN = """
INSERT OR REPLACE INTO pairs (chat_id, first_id, second_id, series, series_won, deals, deals_won)
VALUES (:chat_id, :first_id, :second_id, :series, :series_won, :deals, :deals_won)
"""
_RATE = "INSERT INTO ratings (chat_id, player_id, table_id, mu, sigma) VALUES (?, ?, ?, ?, ?)"
_FORGET = (
    "DELETE FROM standings",
    "DELETE FROM pairs",
    "DELETE FROM ratings",
    "UPDATE finishes SET is_counted = 0 WHERE is_counted = 1",
)
_STANDING = "SELECT * FROM standings WHERE chat_id = ? AND player_id = ?"
_PAIR = "SELECT * FROM pairs WHERE chat_id = ? AND first_id = ? AND second_id = ?"
# Left to itself SQLite goes through all pairs of the chat.
_PAIRS = """
SELECT * FROM pairs WHERE chat_id = :chat AND first_id = :player
UNION ALL SELECT * FROM pairs INDEXED BY pairs_by_second WHERE chat_id = :chat AND second_id = :player
"""
_TOP = """
SELECT * FROM standings WHERE chat_id = ? AND series >= ?
    AND (player_id > 0 OR EXISTS (SELECT 1 FROM users WHERE id = player_id))
ORDER BY mu - 3 * sigma DESC, player_id LIMIT ? OFFSET ?
"""
_HOW_MANY = """
SELECT count(*) FILTER (WHERE series >= :least) AS listed, count(*) FILTER (WHERE series < :least) AS others
FROM standings WHERE chat_id = :chat AND (player_id > 0 OR EXISTS (SELECT 1 FROM users WHERE id = player_id))
"""
# Of ids below zero those of imported people are known. The others stand for people who wanted to be
# forgotten: what they played counts for the others alone.
# One more won and one more lost for everybody: a pair of few series is not the best by luck alone.
_BEST_PAIR = """
SELECT * FROM pairs WHERE chat_id = ? AND series >= ?
    AND (first_id > 0 OR EXISTS (SELECT 1 FROM users WHERE id = first_id))
    AND (second_id > 0 OR EXISTS (SELECT 1 FROM users WHERE id = second_id))
ORDER BY (series_won + 1.0) / (series + 2) DESC, series DESC, first_id, second_id LIMIT 1
"""
# CROSS JOIN: from the person's few points, not through all that ever finished.
_HISTORY = """
SELECT ratings.table_id, acted_at, mu, sigma FROM ratings
CROSS JOIN finishes ON finishes.table_id = ratings.table_id AND finishes.chat_id = ratings.chat_id
CROSS JOIN tables ON tables.id = ratings.table_id
WHERE ratings.chat_id = ? AND player_id = ? ORDER BY place
"""
_HAVE_BOTH = """
SELECT 1 WHERE EXISTS (SELECT 1 FROM finishes WHERE chat_id = :old)
    AND EXISTS (SELECT 1 FROM finishes WHERE chat_id = :new AND is_counted = 1)
"""
_MOVE = (
    "UPDATE standings SET chat_id = :new WHERE chat_id = :old",
    "UPDATE pairs SET chat_id = :new WHERE chat_id = :old",
    "UPDATE ratings SET chat_id = :new WHERE chat_id = :old",
)
_MOVE_FINISHES = "UPDATE finishes SET chat_id = :new WHERE chat_id = :old"
_EMPTY = (
    "DELETE FROM standings WHERE chat_id IN (:old, :new)",
    "DELETE FROM pairs WHERE chat_id IN (:old, :new)",
    "DELETE FROM ratings WHERE chat_id IN (:old, :new)",
    "UPDATE finishes SET is_counted = 0 WHERE chat_id IN (:old, :new)",
)


class Standings(Database):
    """See Store."""

    async def uncounted(self) -> tuple[tuple[int, int], ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_UNCOUNTED)
            return tuple((row["chat_id"], row["table_id"]) for row in rows)

    async def count(self, counted: Counted) -> None:
        points = [
            (counted.chat_id, one.player_id, counted.table_id, one.mu, one.sigma) for one in counted.standings
        ]

        def count(connection: sqlite3.Connection) -> None:
            if not connection.execute(_MARK, (counted.table_id, counted.chat_id)).fetchall():
                raise Conflict(f"table {counted.table_id} is not to be counted there")
            [[revision]] = connection.execute(_REVISION, (counted.table_id,)).fetchall()
            if counted.revision not in (None, revision):
                raise Conflict(f"table {counted.table_id} is not as it was read")
            connection.executemany(_STAND, list(map(asdict, counted.standings)))
            connection.executemany(_JOIN, list(map(asdict, counted.pairs)))
            connection.executemany(_RATE, points)

        await self.write(count)

    async def forget_counts(self) -> None:
        async with self.transaction() as connection:
            for sql in _FORGET:
                await connection.execute(sql)

    async def standing(self, chat_id: int, player_id: int) -> Standing | None:
        return next(iter(await self._standings(_STANDING, chat_id, player_id)), None)

    async def top(self, chat_id: int, least: int, most: int, after: int = 0) -> tuple[Standing, ...]:
        return await self._standings(_TOP, chat_id, least, most, after)

    async def how_many(self, chat_id: int, least: int) -> tuple[int, int]:
        async with self.reading() as connection:
            [row] = await connection.execute_fetchall(_HOW_MANY, {"chat": chat_id, "least": least})
            return row["listed"], row["others"]

    async def pair(self, chat_id: int, first_id: int, second_id: int) -> Pair | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_PAIR, (chat_id, first_id, second_id))
            return next(readable("pairs", _pair, rows), None)

    async def pairs_of(self, chat_id: int, player_id: int) -> tuple[Pair, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_PAIRS, {"chat": chat_id, "player": player_id})
            return tuple(readable("pairs", _pair, rows))

    async def best_pair(self, chat_id: int, least: int) -> Pair | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_BEST_PAIR, (chat_id, least))
            return next(readable("pairs", _pair, rows), None)

    async def rating_history(self, user_id: int, chat_id: int = ALL_GROUPS) -> tuple[RatingPoint, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_HISTORY, (chat_id, user_id))
            return tuple(readable("ratings", _point, rows))

    async def _standings(self, sql: str, *parameters: int) -> tuple[Standing, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(sql, parameters)
            return tuple(readable("standings", _standing, rows))


async def move(connection: aiosqlite.Connection, old_id: int, new_id: int) -> None:
    """A chat's standings go with it; where both have some, all of them are to be counted anew."""
    ids = {"old": old_id, "new": new_id}
    have_both = bool(list(await connection.execute_fetchall(_HAVE_BOTH, ids)))
    for sql in (*(_EMPTY if have_both else _MOVE), _MOVE_FINISHES):
        await connection.execute(sql, ids)


def _standing(row: aiosqlite.Row) -> Standing:
    return Standing(**dict(zip(row.keys(), row, strict=True)))


def _pair(row: aiosqlite.Row) -> Pair:
    return Pair(**dict(zip(row.keys(), row, strict=True)))


def _point(row: aiosqlite.Row) -> RatingPoint:
    return RatingPoint(row["table_id"], row["acted_at"], row["mu"], row["sigma"])
