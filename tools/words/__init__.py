"""Lists what a translation lacks and draws every sentence in its place: `python -m tools.words it`."""
