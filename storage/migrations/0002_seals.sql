-- What makes damage show: storage/seals.py says how links and digests are made, and fills in those of
-- the rows that are there already.

ALTER TABLE inputs ADD COLUMN chain BLOB NOT NULL DEFAULT x'';

ALTER TABLE tables ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN fault TEXT; -- why it was set aside; NULL: it was not
