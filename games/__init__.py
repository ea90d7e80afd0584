"""The rules of the three cake card games, without clock, files, network or Discord."""
