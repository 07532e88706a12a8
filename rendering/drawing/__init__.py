"""What all pictures are made with: canvas, letters, colours, pieces, encoding."""
