"""The review of a game of You Take the Cake for one of its players."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.bakeries.names import cake_line
from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.decisions import decisions_panel
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.bakeries.state import Question
from games.decisions import CostlyDecision
from games.engine import Seat

_LABEL = BakeriesPresenter().label


def review_panel(
    found: Sequence[CostlyDecision],
    seat: Seat,  # noqa: ARG001 - the review of another game needs it
    say: TableMessages,
) -> Panel:
    """Return the decisions that cost this seat most, in dollars."""
    return decisions_panel(found, _line, say)


def _line(decision: CostlyDecision, say: TableMessages) -> str:
    dollars = say("bakeries-dollars", amount=round(decision.cost / 5) * 5)
    return say(
        "review-costly",
        where=_where(decision, say),
        taken=_LABEL(decision.taken, say),
        better=_LABEL(decision.better, say),
        cost=say("review-cost-dollars", dollars=dollars),
    )


def _where(decision: CostlyDecision, say: TableMessages) -> str:
    """Return the round and the turn; in phase two the cake, since the whole phase is one turn."""
    view = decision.view
    if view.question is Question.PLACE and view.cake is not None:
        return say("review-where-cake", round=view.round, cake=cake_line(view.cake, say))
    return say("review-where", round=view.round, turn=view.turn)
