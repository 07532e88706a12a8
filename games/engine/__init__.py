"""What all games share: the contract, the flow of phases, the match and its record, words and chance."""
