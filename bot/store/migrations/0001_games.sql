CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('pending', 'lobby', 'running', 'over', 'cancelled')),
    channel_id INTEGER,
    guild_id INTEGER,
    host_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    board BLOB,
    keep_seats INTEGER NOT NULL DEFAULT 0,
    played INTEGER NOT NULL DEFAULT 0,
    snapshot BLOB,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL
);

CREATE UNIQUE INDEX one_game_a_channel ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_of_a_guild ON games (guild_id, status);

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id)
);

CREATE INDEX seats_of_a_user ON seats (user_id);

CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE,
    made_at TEXT NOT NULL,
    PRIMARY KEY (game_id, sequence)
);

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id)
);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    channel_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    tried INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'lost')),
    UNIQUE (game_id, version)
);

CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE state = 'waiting';

CREATE TABLE preferences (
    kind TEXT NOT NULL CHECK (kind IN ('user', 'channel')),
    id INTEGER NOT NULL,
    locale TEXT,
    theme TEXT,
    PRIMARY KEY (kind, id)
);
