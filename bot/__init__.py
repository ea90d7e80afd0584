"""The application: lobbies, sessions and clocks; only `client` and `rest` speak to Discord."""
