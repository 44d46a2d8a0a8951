-- What Telegram keeps of the files that were sent: by a digest of what they show, so that none is sent twice.
CREATE TABLE files (
    key TEXT PRIMARY KEY,
    file_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
