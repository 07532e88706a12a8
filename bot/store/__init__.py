"""What is kept, and how: the database and the queries by subject."""
