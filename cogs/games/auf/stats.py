"""Cake Auf! on a member's statistics page: the recipes finished."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.game_stats import Counts, GameStats
from cogs.i18n.messages import Messages


def _lines(counts: Counts, messages: Messages) -> Iterator[str]:
    games, recipes = counts.get("games", 0), counts.get("recipes", 0)
    if games:
        yield messages("stats-recipes", recipes=recipes, each=messages.figure(recipes / games))


STATS = GameStats(lines=_lines)
