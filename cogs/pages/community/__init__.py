"""Pages about a server's members: the players' role, the end of a season, who plays with whom."""
