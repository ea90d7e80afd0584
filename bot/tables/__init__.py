"""Tables: lobbies, running games, votes, timeouts and house players."""
