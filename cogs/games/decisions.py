"""The review of a game for one of its players: the decisions that cost them most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.decisions import CostlyDecision

Line = Callable[[CostlyDecision, TableMessages], str]
"""Returns a decision in words: where it was made, what the player did, and what would have been better."""


def decisions_panel(found: Sequence[CostlyDecision], line: Line, say: TableMessages) -> Panel:
    """Return the decisions in words, the costliest first."""
    lines = [line(each, say) for each in found]
    told = (*lines, say("review-costly-note")) if lines else (say("review-costly-none"),)
    return Panel(heading=say("review-costly-heading"), paragraphs=told)
