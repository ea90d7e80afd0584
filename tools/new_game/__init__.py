"""Writes the skeleton of a new game: `python -m tools.new_game KEY [--title TITLE] [--kind open|hidden]`."""
