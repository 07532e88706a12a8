-- A table may go on from moves that were made elsewhere: what they were, until it begins; and in which game they were
-- made, 0 if that is none of ours.
ALTER TABLE games ADD COLUMN script TEXT;
ALTER TABLE games ADD COLUMN source BIGINT;

-- A line that somebody tries for himself: from the board after so many moves, as his seat (or a spectator) may know
-- it, the world that was imagined there, and the moves made in it since.
CREATE TABLE tries (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    seat BIGINT,
    world TEXT NOT NULL,
    moves TEXT NOT NULL,
    looked_at TEXT NOT NULL,
    PRIMARY KEY (user_id, game_id, number)
);
CREATE INDEX tries_not_looked_at ON tries (looked_at);
CREATE INDEX boards_by_message ON outbox (message_id, version) WHERE message_id IS NOT NULL;
