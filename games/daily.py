"""The daily deals: each day and game has one, and every program has the same.

To redo it in another language:

- The secret of a deal is SHA-256 of the text ``cake club daily deal GAME DAY``, with the game's key and the day in UTC,
  such as ``cake club daily deal duel 2026-11-22``.
- Its commitment and the seed of the deal follow from it as ``games.commitment`` describes, with an empty word for each
  seat.

Nothing in it is secret: people who read this can know the deals of all days.
"""

from __future__ import annotations

from hashlib import sha256


def daily_secret(day: str, game: str) -> bytes:
    """Return the secret of a game's deal of a day."""
    return sha256(f"cake club daily deal {game} {day}".encode()).digest()
