-- One living board: a board knows its message, the first move that the message tells of, who is asked there and who
-- of them is called, and whether its picture stays. A version may be posted anew, so that it is called again.
ALTER TABLE outbox ADD COLUMN since INTEGER;
ALTER TABLE outbox ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
ALTER TABLE outbox ADD COLUMN called TEXT NOT NULL DEFAULT '[]';
ALTER TABLE outbox ADD COLUMN message_id INTEGER;
ALTER TABLE outbox ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET since = version;
DROP INDEX one_board_a_version;
CREATE INDEX boards_of_a_game ON outbox (game_id, version, id);
CREATE INDEX kept_boards_of_a_game ON outbox (game_id, version, id) WHERE kept = 1;

ALTER TABLE games ADD COLUMN style TEXT NOT NULL DEFAULT 'living';

-- The end of a game tells what it did to the ratings.
ALTER TABLE ratings ADD COLUMN last_game INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
