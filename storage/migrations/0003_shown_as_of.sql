-- Which screens are out of date after a start is told without loading tables. -1: not known, so they are.
ALTER TABLE postings ADD COLUMN version INTEGER NOT NULL DEFAULT -1;
ALTER TABLE postings ADD COLUMN revision INTEGER NOT NULL DEFAULT -1;

-- Pending work goes by the bot's own clock, which stands still in an outage; whether the bot is alive is
-- asked by the wall clock. NULL: not known.
ALTER TABLE heartbeat ADD COLUMN wall REAL;
