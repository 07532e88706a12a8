-- In which form boards are shown to somebody, or in a channel; nothing where nobody has said so.
ALTER TABLE preferences ADD COLUMN form TEXT;
