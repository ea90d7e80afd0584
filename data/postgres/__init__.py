"""The store in PostgreSQL, which several bot processes share."""
