CREATE TABLE results (
    game_id INTEGER NOT NULL REFERENCES games (id),
    guild_id INTEGER,
    game TEXT NOT NULL,
    ended_at TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    players INTEGER NOT NULL,
    counted INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (game_id, seat)
);

CREATE INDEX results_of_a_user ON results (user_id, guild_id);
CREATE INDEX results_of_a_guild ON results (guild_id, game);
