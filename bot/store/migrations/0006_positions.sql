-- The positions of the last moves, so that a board or an undo plays no game again.
CREATE TABLE positions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    played INTEGER NOT NULL,
    snapshot BLOB NOT NULL,
    PRIMARY KEY (game_id, played)
) WITHOUT ROWID;
