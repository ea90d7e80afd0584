"""The review of a game for one of its players: the decisions that cost them most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cogs.games.game_ui import ReviewPanel
from cogs.games.presenter import Presenter
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.decisions import CostlyDecision
from games.engine import Seat


def costly_decisions(
    presenter: Presenter[Any, Any, Any],
    where: Callable[[Any, TableMessages], str],
    cost: Callable[[float, TableMessages], str],
) -> ReviewPanel:
    """Return what shows a seat its costliest decisions, the costliest first, and what would have been better.

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
