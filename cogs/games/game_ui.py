"""All that the program needs of a game on Discord: its presenter, options, emojis, statistics, review and replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.tables.progress import HistoryEntry
from cogs.games.presenter import Presenter
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.charts import Chart
from cogs.ui.command_options import CommandOption
from cogs.ui.panel import Panel
from games.decisions import CostlyDecision
from games.engine import Event, Seat
from games.entry import Counts
from games.views import PublicView

ReviewPanel: TypeAlias = Callable[[Any, Seat, TableMessages], Panel]
"""Shows a seat what the game's review found."""

Highlight: TypeAlias = Callable[[Any, TableMessages], str]
"""Tells everybody the highlight of a game from what its review found; empty if there is none."""

NameOfPart: TypeAlias = Callable[[PublicView[Any], TableMessages], str]
"""Returns the name of the part of a game that runs, such as a round, for a menu."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A move of a finished game that a replay names."""

    number: int
    """The number of the move."""
    label: str
    """A few words, for a menu."""


KeyMoments: TypeAlias = Callable[
    [Any, Sequence[HistoryEntry], Seat | None, TableMessages], Iterator[KeyMoment]
]
"""Yields the key moments of a finished game, in any order, at most 20.

From what the review found, where it has something for everybody, and from the moves that were not taken back. The seat
is that of the only reader; without one only what the review shows to everybody may be named.
"""


@dataclass(frozen=True, slots=True)
class DescribedChart:
    """A chart, and the sentence that says the same."""

    chart: Chart
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUi:
    """One game on Discord. The rule pages and the moves belong to the presenter."""

    presenter: Presenter[Any, Any, Any]
    new: tuple[CommandOption, ...]
    """The options of its command ``new``: those of ``new_options``, HOUSE_OPTION only if it has all LEVELS.

    The others are named like the fields of the game's Options.
    """
    emoji_images: Callable[[], Mapping[str, str]] = dict
    """Returns the game's custom emojis as SVG by name: small letters, digits and hyphens."""
    stats: Callable[[Counts, Messages], Iterator[str]]
    """Returns the lines that show a member's counts on their statistics page."""
    charts: Callable[[Counts, Messages], Iterator[DescribedChart]] = lambda _counts, _messages: iter(())
    """Returns the charts that do."""
    review: ReviewPanel | None = None
    """None when the game has no review."""
    highlight: Highlight | None = None
    """None when the review has nothing for everybody."""
    parts: Mapping[type[Event], NameOfPart] = field(default_factory=lambda: MappingProxyType({}))
    """The public events with which a part of the game begins, and how the part is named: a replay jumps there."""
    key_moments: KeyMoments | None = None


def costly_decisions(
    presenter: Presenter[Any, Any, Any],
    where: Callable[[Any, TableMessages], str],
    cost: Callable[[float, TableMessages], str],
) -> ReviewPanel:
    """Return a panel that shows a seat its costliest decisions, the costliest first, each with a better one.

    ``where`` says where in the game a decision was made, from its view; ``cost`` what it cost.
    """

    def panel(found: Sequence[CostlyDecision], _: Seat, say: TableMessages) -> Panel:
        lines = [
            say(
                "review-costly",
                where=where(decision.view, say),
                taken=presenter.label(decision.taken, say),
                better=presenter.label(decision.better, say),
                cost=cost(decision.cost, say),
            )
            for decision in found
        ]
        told = (*lines, say("review-costly-note")) if lines else (say("review-costly-none"),)
        return Panel(heading=say("review-costly-heading"), paragraphs=told)

    return panel
