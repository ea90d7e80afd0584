"""A table's public message: what it shows and how it is kept current."""
