"""The playground's own API, for its page and for tests in other processes."""
