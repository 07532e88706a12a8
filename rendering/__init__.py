"""Pictures of the games."""
