"""Discord: the only room that knows it, SQLite and the clock."""
