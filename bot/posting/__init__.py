"""The outbox, emptied."""
