-- The life of a group: who may not play there, who did what, who wants to be called.

ALTER TABLE users ADD COLUMN username TEXT; -- without its @; NULL: none, or not known

CREATE INDEX users_by_username ON users (username COLLATE NOCASE) WHERE username IS NOT NULL;

CREATE TABLE blocks (
    chat_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (chat_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE doings (
    id INTEGER PRIMARY KEY,
    chat_id INTEGER NOT NULL,
    at REAL NOT NULL,
    actor_id INTEGER NOT NULL,
    actor_name TEXT NOT NULL,
    what TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;

CREATE INDEX doings_by_chat ON doings (chat_id, id);

CREATE TABLE calls (
    chat_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL, -- the newest one that they were called to; 0: none yet
    PRIMARY KEY (chat_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_by_user ON calls (user_id);

CREATE INDEX tables_with_goats ON tables (chat_id, opened_at, id) WHERE status = 'finished';
