-- What is said of an open table that is announced.
ALTER TABLE games ADD COLUMN appeal TEXT;
-- What the tags of a forum's post with a game say, where one stands in a forum.
ALTER TABLE games ADD COLUMN tags TEXT;
CREATE INDEX games_announced ON games (id) WHERE status = 'lobby' AND appeal IS NOT NULL;

CREATE INDEX results_of_a_week ON results (guild_id, ended_at, game_id);

-- Who is told of the boards of a game that stay, though he does not play; and who such people say will win.
CREATE TABLE follows (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE TABLE guesses (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);

-- How often somebody of a server was right.
CREATE TABLE seers (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    correct BIGINT NOT NULL,
    guesses BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX seers_in_order ON seers (guild_id, correct DESC, guesses, user_id);
