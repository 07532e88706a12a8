-- A seat of a game that is over says so: somebody's open games are found without all that they ever played.
ALTER TABLE seats ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET closed = 1 WHERE game_id IN (SELECT id FROM games WHERE status IN ('over', 'cancelled'));
DROP INDEX seats_of_a_user;
CREATE INDEX seats_of_a_user ON seats (user_id, game_id) WHERE closed = 0;
