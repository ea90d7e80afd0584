"""Rewrites the stored matches: only after ``Duel.edition`` was raised."""

from games.duel import Mode
from tests.games.duel.golden import write

for mode in Mode:
    write(mode)
