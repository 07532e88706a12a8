"""The phases, a file each, as in every game: see `games.engine.flow`."""
