"""A game's part of a member's statistics page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from cogs.i18n.messages import Messages
from cogs.images.svg.charts import Chart

Counts: TypeAlias = Mapping[str, int]
"""What the game's ``statistics`` have counted for a member, by counter; and ``games`` and ``wins``."""


@dataclass(frozen=True, slots=True)
class DescribedChart:
    """A chart, and the sentence that says the same."""

    chart: Chart
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStats:
    """The lines and charts that show a member's counts."""

    lines: Callable[[Counts, Messages], Iterator[str]]
    charts: Callable[[Counts, Messages], Iterator[DescribedChart]] = lambda _counts, _messages: iter(())
