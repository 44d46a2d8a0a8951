-- In which order series finished is part of the truth, and is written with the play that ends one. All else
-- here is counted from the logs, can be thrown away, and is counted again from `finishes`.

CREATE TABLE finishes (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id INTEGER NOT NULL, -- where it counts: the series' chat, or 0 for all groups together
    table_id INTEGER NOT NULL REFERENCES tables (id),
    is_counted INTEGER NOT NULL DEFAULT 0 CHECK (is_counted IN (0, 1)),
    UNIQUE (table_id, chat_id)
) STRICT;

CREATE INDEX finishes_uncounted ON finishes (place) WHERE is_counted = 0;
CREATE INDEX finishes_by_chat ON finishes (chat_id);

INSERT INTO finishes (chat_id, table_id)
SELECT scope, id FROM (
    SELECT chat_id AS scope, id, acted_at FROM tables WHERE status = 'finished'
    UNION ALL SELECT 0, id, acted_at FROM tables WHERE status = 'finished' AND is_solo = 0
)
ORDER BY acted_at, id, scope;

CREATE TRIGGER series_finished AFTER UPDATE OF status ON tables
WHEN NEW.status = 'finished' AND OLD.status <> 'finished'
BEGIN
    INSERT INTO finishes (chat_id, table_id) VALUES (NEW.chat_id, NEW.id);
    INSERT INTO finishes (chat_id, table_id) SELECT 0, NEW.id WHERE NEW.is_solo = 0;
END;

CREATE TRIGGER series_brought AFTER INSERT ON tables
WHEN NEW.status = 'finished'
BEGIN
    INSERT INTO finishes (chat_id, table_id) VALUES (NEW.chat_id, NEW.id);
    INSERT INTO finishes (chat_id, table_id) SELECT 0, NEW.id WHERE NEW.is_solo = 0;
END;

CREATE TABLE standings (
    chat_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL, -- 0: computer players
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    series INTEGER NOT NULL,
    series_won INTEGER NOT NULL,
    goats_with_eggs INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    sweeps_given INTEGER NOT NULL,
    sweeps_taken INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    longest_streak INTEGER NOT NULL,
    PRIMARY KEY (chat_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pairs (
    chat_id INTEGER NOT NULL,
    first_id INTEGER NOT NULL,
    second_id INTEGER NOT NULL CHECK (second_id > first_id),
    series INTEGER NOT NULL,
    series_won INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    PRIMARY KEY (chat_id, first_id, second_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX pairs_by_second ON pairs (chat_id, second_id);

CREATE TABLE ratings (
    chat_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (chat_id, player_id, table_id)
) STRICT, WITHOUT ROWID;
