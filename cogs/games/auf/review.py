"""The review of a game of Cake Auf! for one of its players."""

from __future__ import annotations

from cogs.games.auf.presenter import AufPresenter
from cogs.games.decisions import costly_decisions
from cogs.i18n.table_messages import TableMessages
from games.auf import View


def _where(view: View, say: TableMessages) -> str:
    return say("review-where", round=view.round, turn=view.turn)


def _cost(recipes: float, say: TableMessages) -> str:
    cost = round(recipes, 1)
    return say("review-cost-recipes", figure=say.messages.figure(cost), count=cost)


review_panel = costly_decisions(AufPresenter(), _where, _cost)
"""Shows a seat the decisions that cost it most, in recipes."""
