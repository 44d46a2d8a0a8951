-- What was promised and is yet to be done, so that a kill does not lose it.
CREATE TABLE owed (
    what TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
