-- A vote about the clock says which one is asked for.
CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    asker_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    turns INTEGER NOT NULL DEFAULT 0,
    seat INTEGER,
    other_id INTEGER,
    pace TEXT,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'passed', 'failed')),
    made_at TEXT NOT NULL
);
INSERT INTO requests SELECT id, game_id, kind, asker_id, version, turns, seat, other_id, NULL, state, made_at
    FROM votes;
CREATE TABLE voices (
    vote_id INTEGER NOT NULL REFERENCES requests (id),
    user_id INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
);
INSERT INTO voices SELECT vote_id, user_id, yes FROM ballots;
DROP TABLE ballots;
DROP TABLE votes;
ALTER TABLE requests RENAME TO votes;
ALTER TABLE voices RENAME TO ballots;
CREATE INDEX votes_of_a_game ON votes (game_id, state);
