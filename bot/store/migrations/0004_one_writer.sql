-- Every change of a game counts its version up, and is guarded by it.
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_of_a_channel ON games (channel_id, id);

-- A move by the clock, an order or a vote comes from no interaction.
CREATE TABLE moves (
    game_id INTEGER NOT NULL REFERENCES games (id),
    sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'player',
    interaction_id INTEGER UNIQUE,
    made_at TEXT NOT NULL,
    PRIMARY KEY (game_id, sequence)
);
INSERT INTO moves SELECT game_id, sequence, seat, move, origin,
    CASE WHEN interaction_id > 0 THEN interaction_id END, made_at FROM actions;
DROP TABLE actions;
ALTER TABLE moves RENAME TO actions;
DELETE FROM interactions WHERE id < 0;

-- A timer says what it is about; `name` is what there is one of at a time.
CREATE TABLE occasions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    due_at TEXT NOT NULL,
    game_id INTEGER REFERENCES games (id),
    occasion TEXT NOT NULL
);
INSERT INTO occasions (name, kind, due_at, game_id, occasion)
    SELECT kind || ':' || game_id || ':' || CASE kind WHEN 'idle' THEN 0 ELSE user_id END,
        kind,
        due_at,
        nullif(game_id, 0),
        CASE kind
            WHEN 'idle' THEN json_object('type', kind, 'version', version, 'asked', json(iif(user_id, 'true', 'false')))
            WHEN 'vote' THEN json_object('type', kind, 'vote_id', user_id)
            WHEN 'digest' THEN json_object('type', kind, 'user_id', user_id)
            ELSE json_object('type', kind, 'user_id', user_id, 'version', version)
        END
    FROM timers
    WHERE kind = 'digest' OR game_id IN (SELECT id FROM games WHERE status = 'running' AND archived = 0)
    ORDER BY id;
DROP TABLE timers;
ALTER TABLE occasions RENAME TO timers;
CREATE INDEX timers_due ON timers (due_at);
CREATE INDEX timers_of_a_game ON timers (game_id, kind);

-- A vote about a game that is no longer played is over.
UPDATE votes SET state = 'failed' WHERE state = 'open'
    AND game_id NOT IN (SELECT id FROM games WHERE status = 'running' AND archived = 0);
CREATE INDEX votes_of_a_game ON votes (game_id, state);

-- Whoever is invited to a seat, instead of whoever holds it now.
CREATE TABLE invitations (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    holder_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, user_id)
);

-- A message goes to a channel or to a user.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER REFERENCES games (id),
    channel_id INTEGER,
    user_id INTEGER,
    version INTEGER,
    notice TEXT,
    tried INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'lost')),
    CHECK ((channel_id IS NULL) != (user_id IS NULL)),
    CHECK ((version IS NULL) != (notice IS NULL))
);
INSERT INTO letters SELECT id, game_id, CASE WHEN channel_id >= 0 THEN channel_id END,
    CASE WHEN channel_id < 0 THEN -channel_id END, version, notice, tried, state FROM outbox;
DROP TABLE outbox;
ALTER TABLE letters RENAME TO outbox;
CREATE UNIQUE INDEX one_board_a_version ON outbox (game_id, version) WHERE version IS NOT NULL;
CREATE INDEX outbox_of_a_channel ON outbox (channel_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_of_a_user ON outbox (user_id, id) WHERE state = 'waiting';

ALTER TABLE preferences RENAME COLUMN slow TO calls;
