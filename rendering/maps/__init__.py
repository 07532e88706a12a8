"""Maps: where places stand, their lines and labels, and the land around them."""
