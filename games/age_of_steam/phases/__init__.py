"""The phases, a file each.

A phase that asks somebody has `waits_for`, `moves`, `why_not`, `figures` and `play`; `why_not`
is the one place where legality is decided, and `EXPECTED` its answer to a move of another phase.
What happens by itself is a function that returns its events and leaves the next phase in the state.
"""
