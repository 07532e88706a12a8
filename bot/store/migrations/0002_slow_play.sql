ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';
ALTER TABLE games ADD COLUMN asked_at TEXT;
ALTER TABLE games ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
DROP INDEX one_game_a_channel;
CREATE UNIQUE INDEX one_game_a_channel ON games (channel_id)
    WHERE status IN ('lobby', 'running') AND archived = 0;

ALTER TABLE seats ADD COLUMN replaced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN vacant INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN bank REAL;

ALTER TABLE actions ADD COLUMN origin TEXT NOT NULL DEFAULT 'player';

ALTER TABLE preferences ADD COLUMN slow TEXT NOT NULL DEFAULT '{}';

CREATE TABLE away (
    user_id INTEGER PRIMARY KEY,
    until TEXT NOT NULL
);

-- What is to happen later; one row is taken at a time, in the transaction that does it.
CREATE TABLE timers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('remind', 'clock', 'order', 'idle', 'vote', 'digest')),
    due_at TEXT NOT NULL,
    game_id INTEGER NOT NULL DEFAULT 0,
    user_id INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, game_id, user_id)
);

CREATE INDEX timers_due ON timers (due_at);

CREATE TABLE orders (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    steps TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'replace')),
    asker_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    turns INTEGER NOT NULL DEFAULT 0,
    seat INTEGER,
    other_id INTEGER,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'passed', 'failed')),
    made_at TEXT NOT NULL
);

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    user_id INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
);

-- The outbox also takes notices: a message key with its figures. A channel below 0 is a user's
-- direct messages.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER REFERENCES games (id),
    channel_id INTEGER NOT NULL,
    version INTEGER,
    kind TEXT NOT NULL DEFAULT 'board' CHECK (kind IN ('board', 'notice')),
    notice TEXT,
    tried INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'lost'))
);
INSERT INTO letters (id, game_id, channel_id, version, tried, state)
    SELECT id, game_id, channel_id, version, tried, state FROM outbox;
DROP TABLE outbox;
ALTER TABLE letters RENAME TO outbox;
CREATE UNIQUE INDEX one_board_a_version ON outbox (game_id, version) WHERE kind = 'board';
CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE state = 'waiting';
