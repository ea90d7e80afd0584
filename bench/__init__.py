"""Measures how fast the program is, next to a floor from the same run. The figures inform; none of them fails."""
