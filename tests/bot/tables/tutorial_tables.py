"""The topics that each game's lesson can ask."""

from __future__ import annotations

from collections.abc import Mapping

TOPICS: Mapping[str, tuple[str, ...]] = {
    "duel": ("claim", "answer", "block"),
    "bakeries": ("turn", "discard", "place", "roll", "stale", "again"),
    "auf": ("round", "look", "night"),
}
