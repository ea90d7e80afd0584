"""The store in SQL: queries, migrations and the mapping of rows, for every database."""
