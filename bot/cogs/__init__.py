"""Commands by subject. They are thin: parse, call the session, hand over to the poster."""
