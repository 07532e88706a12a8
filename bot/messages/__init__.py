"""What is posted: boards, notices, endings, logs."""
