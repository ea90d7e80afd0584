"""All that the program needs of a game on Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cogs.games.command_table import GameCommands
from cogs.games.game_stats import GameStats
from cogs.games.presenter import Presenter
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.engine import Seat

ReviewPanel: TypeAlias = Callable[[Any, Seat, TableMessages], Panel]
"""Shows a seat what the game's review found."""

Highlight: TypeAlias = Callable[[Any, TableMessages], str]
"""Tells everybody the highlight of a game from what its review found; empty if there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUi:
    """One game on Discord. The rule pages belong to the presenter."""

    presenter: Presenter[Any, Any, Any]
    commands: GameCommands
    emoji_images: Callable[[], Mapping[str, str]]
    """Returns the game's custom emojis as SVG by name: small letters, digits and hyphens."""
    stats: GameStats
    review: ReviewPanel | None
    """None when the game has no review."""
    highlight: Highlight | None = None
    """None when the review has nothing for everybody."""
