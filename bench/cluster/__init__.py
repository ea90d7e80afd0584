"""Measures PostgreSQL, and several processes that share it."""
