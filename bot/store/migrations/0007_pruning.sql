-- What nobody needs any more is removed, every day: games that are closed are gone through as they are changed.
CREATE INDEX games_closed ON games (changed_at, id) WHERE status IN ('pending', 'over', 'cancelled');
CREATE INDEX games_running ON games (id) WHERE status = 'running';
CREATE INDEX votes_closed ON votes (made_at) WHERE state != 'open';
CREATE INDEX interactions_of_a_game ON interactions (game_id);
-- A notice has no version, and any number of them fit: what is posted for a game is found by it.
DROP INDEX one_board_a_version;
CREATE UNIQUE INDEX one_board_a_version ON outbox (game_id, version);
INSERT INTO timers (name, kind, due_at, occasion)
    VALUES ('prune:0:0', 'prune', '2000-01-01T00:00:00+00:00', '{"type": "prune"}');
