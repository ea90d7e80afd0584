"""The review of a game of You Take the Cake for one of its players."""

from __future__ import annotations

from cogs.games.bakeries.names import cake_line
from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.bakeries.sums import dollars
from cogs.games.decisions import costly_decisions
from cogs.i18n.table_messages import TableMessages
from games.bakeries import View
from games.bakeries.state import Question


def _where(view: View, say: TableMessages) -> str:
    """Return the round and the turn; in phase two the cake, since the whole phase is one turn."""
    if view.question is Question.PLACE and view.cake is not None:
        return say("review-where-cake", round=view.round, cake=cake_line(view.cake, say))
    return say("review-where", round=view.round, turn=view.turn)


def _cost(lost: float, say: TableMessages) -> str:
    return say("review-cost-dollars", dollars=dollars(round(lost / 5) * 5, say))


review_panel = costly_decisions(BakeriesPresenter(), _where, _cost)
"""Shows a seat the decisions that cost it most, in dollars."""
