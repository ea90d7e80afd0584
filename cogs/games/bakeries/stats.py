"""You Take the Cake on a member's statistics page: the best sale, and the chefs hired."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.game_stats import Counts, GameStats
from cogs.i18n.messages import Messages
from games.bakeries import Chef


def _lines(counts: Counts, messages: Messages) -> Iterator[str]:
    if "best-sale" in counts:
        yield messages("stats-sale", amount=counts["best-sale"])
    hired = {chef: counts.get(f"chefs-{chef}", 0) for chef in Chef}
    if any(hired.values()):
        names = [
            messages("stats-chef", chef=messages(f"bakeries-short-{chef}"), count=count)
            for chef, count in hired.items()
            if count
        ]
        yield messages("stats-chefs", count=counts.get("chefs", 0), chefs=", ".join(names))


STATS = GameStats(lines=_lines)
