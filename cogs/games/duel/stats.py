"""Cake Duel on a member's statistics page: bluffs and challenges, in words and by card."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.game_stats import Counts, DescribedChart, GameStats
from cogs.i18n.messages import Messages
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs
from games.duel import Card

PERCENT = 100


def _lines(counts: Counts, messages: Messages) -> Iterator[str]:
    yield from _bluffs(counts, messages)
    right, wrong = counts.get("right", 0), counts.get("wrong", 0)
    if right or wrong:
        yield messages("stats-challenges", right=right, wrong=wrong)
    for card in Card:
        mine = {name: counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught", "right", "wrong")}
        if any(mine.values()):
            away, called = mine["bluffs"] - mine.pop("caught"), mine["right"] + mine["wrong"]
            name, both = messages(f"duel-card-{card}", count=2), str(bool(mine["bluffs"] and called))
            yield messages("stats-card", card=name, away=away, called=called, both=both, **mine)


def _charts(counts: Counts, messages: Messages) -> Iterator[DescribedChart]:
    """Return the bluffs by card, if there were any."""
    bars = list(_bluffs_by_card(counts, messages))
    if bars:
        chart = charts.bluffs(
            bars,
            title=messages("stats-chart-bluffs"),
            away=messages("stats-chart-away"),
            caught=messages("stats-chart-caught"),
        )
        yield DescribedChart(chart, " ".join(_bluffs(counts, messages)))


def _bluffs(counts: Counts, messages: Messages) -> Iterator[str]:
    claims, bluffs, caught = (counts.get(name, 0) for name in ("claims", "bluffs", "caught"))
    if claims:
        share = round(PERCENT * bluffs / claims)
        yield messages("stats-bluffs", claims=claims, bluffs=bluffs, share=share, away=bluffs - caught)


def _bluffs_by_card(counts: Counts, messages: Messages) -> Iterator[Bluffs]:
    for card in Card:
        bluffs, caught = (counts.get(f"{name}-{card}", 0) for name in ("bluffs", "caught"))
        if bluffs:
            yield Bluffs(messages(f"duel-card-{card}", count=2), away=bluffs - caught, caught=caught)


STATS = GameStats(lines=_lines, charts=_charts)
