-- Computers play: how well, where one holds a seat or stands in for its player; and whether the table waits for one.
ALTER TABLE seats ADD COLUMN level TEXT;
ALTER TABLE games ADD COLUMN thinking INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 1; -- whether computers give some
CREATE INDEX games_thinking ON games (id) WHERE thinking = 1;
