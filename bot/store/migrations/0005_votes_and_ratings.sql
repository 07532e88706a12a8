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

-- Ratings are kept as they stand; those of the games that there are already are worked out at the next start.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    rating INTEGER NOT NULL,
    games INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) WITHOUT ROWID;
CREATE INDEX ratings_in_order ON ratings (guild_id, game, settled DESC, rating DESC, folded, user_id);
CREATE TABLE unrated (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (guild_id, game)
) WITHOUT ROWID;
INSERT INTO unrated SELECT DISTINCT guild_id, game FROM results WHERE guild_id IS NOT NULL;
DROP INDEX results_of_a_user;
DROP INDEX results_of_a_guild;
CREATE INDEX results_of_a_user ON results (user_id, guild_id, counted, game, rank, score);
CREATE INDEX results_of_a_guild ON results (guild_id, game, ended_at, game_id, seat);
