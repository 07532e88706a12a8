-- Each process says that it is there, again and again; what one has claimed is another's when it no longer does.
CREATE TABLE processes (
    id text PRIMARY KEY,
    host text NOT NULL,
    pid bigint NOT NULL,
    born text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE claims (
    name text PRIMARY KEY,
    process text NOT NULL
);
CREATE INDEX claims_of_a_process ON claims (process);
ALTER TABLE timers ADD COLUMN process text;

-- A message says since when it waits.
ALTER TABLE outbox ADD COLUMN made_at text;
