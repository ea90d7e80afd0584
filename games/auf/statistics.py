"""What is counted of a finished game: recipes, lifted bans and showdowns of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.auf.events import BanLifted, MatchWon, RecipeFinished, TurnBegan
from games.entry import Achievement
from games.record import PlayedMove

FEAST = 4
"""So many recipes finished in one turn are an achievement."""


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat.

    ``recipes`` were finished, ``best-turn`` is the most of them in one turn, ``lifted`` counts bans of its own recipes,
    and ``showdowns`` those won.
    """
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    in_turn: Counter[int] = Counter()
    for move in moves:
        for event in move.events:
            match event:
                case TurnBegan():
                    in_turn.clear()
                case RecipeFinished(seat=seat):
                    in_turn[seat] += 1
                    counts[seat]["recipes"] += 1
                    counts[seat]["best-turn"] = max(counts[seat]["best-turn"], in_turn[seat])
                case BanLifted(seat=seat, owner=owner) if seat == owner:
                    counts[seat]["lifted"] += 1
                case MatchWon(winner=winner):
                    counts[winner]["showdowns"] += 1
                case _:
                    pass
    return counts


ACHIEVEMENTS = (
    Achievement("recipe", lambda counts: counts.get("recipes", 0) > 0),
    Achievement("lifted", lambda counts: counts.get("lifted", 0) > 0),
    Achievement("four", lambda counts: counts.get("best-turn", 0) >= FEAST),
    Achievement("showdown", lambda counts: counts.get("showdowns", 0) > 0),
)
"""What a player may have done once: a recipe, a ban lifted, four recipes in a turn, and a showdown won."""
