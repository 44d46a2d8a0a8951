"""Where the database speaks of people: every column that can hold a person's id or name, in one list.

Laws: a private chat has its person's id, so ids of chats are listed too. ``find`` gives what is stored of
:user and nothing of anybody else; no seed either, for the deal may still be in play. ``forget`` leaves
neither :user nor one of :names in those columns (a JSON list, as are the tables :concerned); what others'
series need stays, under :nobody, an id below zero that nobody ever had. A text that is damaged is in nobody's
way, and told to nobody. A test compares the list with the schema.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Known: TypeAlias = Mapping[str, tuple[Mapping[str, object], ...]]
"""What is stored of a person: rows by the name of their table."""

OTHERS = {"another": "another player", "computer": "computer player", "free": "free seat"}
"""What stands for everybody else: ``find`` takes these values too."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One table that speaks of people."""

    table: str
    columns: tuple[str, ...]
    find: str | None = None
    forget: tuple[str, ...] = ()


# Whoever made an input had a seat then, and seatings have an index.
_INPUTS = Trace(
    "inputs",
    ("user_id",),
    """
    SELECT table_id, seq, iif(input LIKE 'deal %', 'deal', input) AS input, actor, at, update_id FROM inputs
    WHERE user_id = :user AND table_id IN (SELECT table_id FROM seatings WHERE user_id = :user)
    ORDER BY table_id, seq
    """,
    (
        """
        UPDATE inputs SET user_id = :nobody
        WHERE user_id = :user AND table_id IN (SELECT table_id FROM seatings WHERE user_id = :user)
        """,
    ),
)
_DUE = Trace(
    "due",
    (),
    """
    SELECT due.table_id, kind, due_at FROM due JOIN current_seatings AS seated USING (table_id)
    WHERE user_id = :user ORDER BY due.table_id, kind
    """,
)
# Some notes do not say whose name they hold: of those, a namesake's go as well.
_TABLES = Trace(
    "tables",
    ("chat_id", "starter_id", "starter_name", "notes"),
    """
    SELECT id, iif(chat_id = :user, '', (SELECT title FROM chats WHERE id = chat_id)) AS title, is_solo,
        status, iif(starter_id = :user, starter_name, :another) AS starter_name, language, rules,
        opened_at, acted_at, (
            SELECT json_group_array(CASE
                WHEN user_id = :user THEN name WHEN user_id IS NOT NULL THEN :another
                WHEN occupancy = 'computer' THEN :computer ELSE :free END)
            FROM (SELECT * FROM current_seatings WHERE table_id = tables.id ORDER BY seat)
        ) AS seats, (
            SELECT json_group_array(json(value)) FROM json_each(iif(json_valid(notes), notes, '[]'))
            WHERE iif(type = 'object', json_extract(value, '$.user_id') = :user, 0)
        ) AS own_notes
    FROM tables WHERE starter_id = :user OR chat_id = :user
        OR id IN (SELECT table_id FROM seatings WHERE user_id = :user)
        OR instr(notes, :user) AND own_notes <> '[]'
    ORDER BY id
    """,
    (
        "UPDATE tables SET starter_id = :nobody, starter_name = '' WHERE starter_id = :user",
        "UPDATE tables SET chat_id = :nobody WHERE chat_id = :user",
        """
        UPDATE tables SET notes = (
            SELECT json_group_array(json(iif(
                coalesce(
                    json_extract(value, '$.user_id') = :user,
                    json_extract(value, '$.name') IN (SELECT value FROM json_each(:names))
                ),
                json_remove(json_set(value, '$.name', ''), '$.user_id'), value
            ))) FROM json_each(iif(json_valid(notes), notes, '[]')) WHERE type = 'object'
        )
        WHERE id IN (SELECT value FROM json_each(:concerned))
        """,
    ),
)
_SEATINGS = Trace(
    "seatings",
    ("user_id", "name"),
    """
    SELECT table_id, seat, from_version, occupancy, name, missed, is_ready, held_until FROM seatings
    WHERE user_id = :user ORDER BY table_id, seat, from_version
    """,
    ("UPDATE seatings SET user_id = :nobody, name = '' WHERE user_id = :user",),
)
# The one who is forgotten has the smallest id of all, and comes first in every pair.
_PAIRS = Trace(
    "pairs",
    ("chat_id", "first_id", "second_id"),
    """
    SELECT chat_id, iif(0 IN (first_id, second_id), :computer, :another) AS partner, series, series_won,
        deals, deals_won FROM pairs
    WHERE :user IN (first_id, second_id) ORDER BY chat_id, first_id, second_id
    """,
    (
        """
        UPDATE pairs SET first_id = :nobody, second_id = iif(first_id = :user, second_id, first_id)
        WHERE :user IN (first_id, second_id)
        """,
        "UPDATE pairs SET chat_id = :nobody WHERE chat_id = :user",
    ),
)
_STANDINGS = Trace(
    "standings",
    ("chat_id", "player_id"),
    "SELECT * FROM standings WHERE player_id = :user ORDER BY chat_id",
    (
        "UPDATE standings SET player_id = :nobody WHERE player_id = :user",
        "UPDATE standings SET chat_id = :nobody WHERE chat_id = :user",
    ),
)
_RATINGS = Trace(
    "ratings",
    ("chat_id", "player_id"),
    "SELECT * FROM ratings WHERE player_id = :user ORDER BY chat_id, table_id",
    (
        "UPDATE ratings SET player_id = :nobody WHERE player_id = :user",
        "UPDATE ratings SET chat_id = :nobody WHERE chat_id = :user",
    ),
)
_FINISHES = Trace(
    "finishes",
    ("chat_id",),
    forget=("UPDATE finishes SET chat_id = :nobody WHERE chat_id = :user",),
)
_BLOCKS = Trace(
    "blocks",
    ("chat_id", "user_id", "name", "by_id"),
    """
    SELECT chat_id, iif(user_id = :user, name, :another) AS name, at FROM blocks
    WHERE :user IN (user_id, by_id) ORDER BY chat_id, user_id
    """,
    (
        "DELETE FROM blocks WHERE user_id = :user",
        "UPDATE blocks SET by_id = :nobody WHERE by_id = :user",
    ),
)
# What is told of a block is the name and the id of who was blocked; a damaged line could be about anybody.
_DOINGS = Trace(
    "doings",
    ("chat_id", "actor_id", "actor_name", "detail"),
    """
    SELECT chat_id, at, iif(actor_id = :user, actor_name, :another) AS actor_name, what, CASE
            WHEN NOT json_valid(detail) THEN '[]'
            WHEN what IN ('blocked', 'unblocked')
                AND json_extract(detail, '$[1]') IS NOT CAST(:user AS TEXT) THEN json_array(:another)
            ELSE json(detail)
        END AS detail
    FROM doings WHERE actor_id = :user OR what IN ('blocked', 'unblocked')
        AND iif(json_valid(detail), json_extract(detail, '$[1]') = CAST(:user AS TEXT), 0)
    ORDER BY id
    """,
    (
        "UPDATE doings SET actor_id = :nobody, actor_name = '' WHERE actor_id = :user",
        """
        UPDATE doings SET detail = json_array('') WHERE what IN ('blocked', 'unblocked') AND iif(
            json_valid(detail),
            json_extract(detail, '$[1]') = CAST(:user AS TEXT)
                OR json_extract(detail, '$[0]') IN (SELECT value FROM json_each(:names)),
            1
        )
        """,
    ),
)
_CALLS = Trace(
    "calls",
    ("chat_id", "user_id"),
    "SELECT chat_id, table_id FROM calls WHERE user_id = :user ORDER BY chat_id",
    ("DELETE FROM calls WHERE user_id = :user",),
)
_POSTINGS = Trace(
    "postings",
    ("chat_id",),
    """
    SELECT table_id, audience, number, message_id FROM postings WHERE chat_id = :user
    ORDER BY table_id, audience
    """,
    ("DELETE FROM postings WHERE chat_id = :user",),
)
_CHATS = Trace(
    "chats",
    ("id", "title"),
    "SELECT id, title, language, settings, can_write FROM chats WHERE id = :user",
    ("DELETE FROM chats WHERE id = :user",),
)
_USERS = Trace(
    "users",
    ("id", "name", "username"),
    "SELECT * FROM users WHERE id = :user",
    ("DELETE FROM users WHERE id = :user",),
)

TRACES = (
    _INPUTS,
    _DUE,
    _TABLES,
    _SEATINGS,
    _STANDINGS,
    _PAIRS,
    _RATINGS,
    _FINISHES,
    _BLOCKS,
    _DOINGS,
    _CALLS,
    _POSTINGS,
    _CHATS,
    _USERS,
)
"""In the order in which they are forgotten: seatings tell where to look, so they come after the inputs."""
