"""A game and its people: the lobby, moves, undo, votes, seats, orders, results."""
