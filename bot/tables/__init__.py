"""Tables: lobbies, running games, votes, timeouts and AI players."""
