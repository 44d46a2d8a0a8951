-- What the migrations up to 3 make of an empty file, as SQLite tells it.

PRAGMA application_id = 0x6b6f7a6c;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: old buttons name it
    code TEXT NOT NULL,
    chat_id INTEGER NOT NULL,
    thread_id INTEGER NOT NULL,
    is_solo INTEGER NOT NULL CHECK (is_solo IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    starter_id INTEGER NOT NULL,
    starter_name TEXT NOT NULL,
    language TEXT NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 3),
    opened_at REAL NOT NULL,
    acted_at REAL NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 0),
    revision INTEGER NOT NULL CHECK (revision >= 0),
    turn_seconds REAL NOT NULL CHECK (turn_seconds >= 0),
    is_rematch INTEGER NOT NULL CHECK (is_rematch IN (0, 1)),
    is_silenced INTEGER NOT NULL CHECK (is_silenced IN (0, 1)),
    notes TEXT NOT NULL CHECK (json_valid(notes)),
    stop_agreed TEXT NOT NULL CHECK (json_valid(stop_agreed)),
    stop_until REAL
, digest BLOB NOT NULL DEFAULT x'', fault TEXT) STRICT;

CREATE UNIQUE INDEX tables_open ON tables (chat_id, thread_id) WHERE status IN ('lobby', 'playing');

CREATE INDEX tables_by_place ON tables (chat_id, thread_id, id);

CREATE INDEX tables_by_status ON tables (status, id);

CREATE TABLE seatings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    from_version INTEGER NOT NULL CHECK (from_version >= 0),
    occupancy TEXT NOT NULL CHECK (occupancy IN ('empty', 'held', 'person', 'computer')),
    user_id INTEGER,
    name TEXT NOT NULL,
    missed INTEGER NOT NULL CHECK (missed >= 0),
    is_ready INTEGER NOT NULL CHECK (is_ready IN (0, 1)),
    held_until REAL,
    PRIMARY KEY (table_id, seat, from_version)
) STRICT, WITHOUT ROWID;

CREATE INDEX seatings_by_user ON seatings (user_id) WHERE user_id IS NOT NULL;

CREATE VIEW current_seatings AS
SELECT * FROM seatings AS present
WHERE from_version = (
    SELECT max(from_version) FROM seatings
    WHERE table_id = present.table_id AND seat = present.seat
);

CREATE TABLE inputs (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    input TEXT NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('user', 'computer', 'timeout')),
    user_id INTEGER,
    at REAL NOT NULL,
    update_id INTEGER, chain BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL CHECK (deal >= 0),
    dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 3),
    points_0 INTEGER NOT NULL,
    points_1 INTEGER NOT NULL,
    tricks_0 INTEGER NOT NULL,
    tricks_1 INTEGER NOT NULL,
    defeat_0 INTEGER NOT NULL,
    defeat_1 INTEGER NOT NULL,
    is_eggs INTEGER NOT NULL CHECK (is_eggs IN (0, 1)),
    is_doubled INTEGER NOT NULL CHECK (is_doubled IN (0, 1)),
    seed BLOB,
    commitment TEXT,
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    due_at REAL NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_by_time ON due (due_at, table_id, kind);

CREATE TABLE handled (
    update_id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE INDEX handled_by_time ON handled (at);

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
, wall REAL) STRICT;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    client_language TEXT,
    language TEXT,
    is_reachable INTEGER NOT NULL CHECK (is_reachable IN (0, 1)),
    confirms_plays INTEGER NOT NULL CHECK (confirms_plays IN (0, 1))
) STRICT;

CREATE TABLE chats (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    language TEXT,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    can_write INTEGER NOT NULL CHECK (can_write IN (0, 1))
) STRICT;

CREATE TABLE postings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    audience TEXT NOT NULL,
    chat_id INTEGER NOT NULL,
    thread_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    message_id INTEGER,
    shown TEXT NOT NULL, version INTEGER NOT NULL DEFAULT -1, revision INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (table_id, audience, chat_id, thread_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX postings_by_chat ON postings (chat_id);
