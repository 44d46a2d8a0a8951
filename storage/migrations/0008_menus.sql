-- Which command menus and descriptions Telegram was told, by a digest of each, so that a start repeats none.
CREATE TABLE menus (
    name TEXT PRIMARY KEY,
    digest TEXT NOT NULL
) STRICT, WITHOUT ROWID;
