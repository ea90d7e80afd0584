"""One folder a game: all Discord code of that game."""
