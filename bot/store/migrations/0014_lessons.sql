-- A lesson that somebody plays, numbered for him alone: at which step he is, and how many of its moves are made.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    step BIGINT NOT NULL,
    made BIGINT NOT NULL,
    looked_at TEXT NOT NULL,
    PRIMARY KEY (user_id, number)
);
CREATE UNIQUE INDEX one_lesson_of_a_game ON lessons (user_id, game);
CREATE INDEX lessons_not_looked_at ON lessons (looked_at);
