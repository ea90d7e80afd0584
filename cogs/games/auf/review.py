"""The review of a game of Cake Auf! for one of its players."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.auf.presenter import AufPresenter
from cogs.games.decisions import decisions_panel
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.decisions import CostlyDecision
from games.engine import Seat

_LABEL = AufPresenter().label


def review_panel(
    found: Sequence[CostlyDecision],
    seat: Seat,  # noqa: ARG001 - the review of another game needs it
    say: TableMessages,
) -> Panel:
    """Return the decisions that cost this seat most, in recipes."""
    return decisions_panel(found, _line, say)


def _line(decision: CostlyDecision, say: TableMessages) -> str:
    cost = round(decision.cost, 1)
    return say(
        "review-costly",
        where=say("review-where", round=decision.view.round, turn=decision.view.turn),
        taken=_LABEL(decision.taken, say),
        better=_LABEL(decision.better, say),
        cost=say("review-cost-recipes", figure=say.messages.figure(cost), count=cost),
    )
