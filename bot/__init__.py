"""The application: lobbies, sessions and clocks, without a word of Discord."""
