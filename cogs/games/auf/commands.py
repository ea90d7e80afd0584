"""The options of a new table of Cake Auf!, the lines of a member's statistics, and the review."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.auf.presenter import AufPresenter
from cogs.games.game_ui import costly_decisions
from cogs.games.new_options import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, TEACHING_OPTION
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import optional
from games.auf import View
from games.entry import Counts

NEW = (
    CLOCK_OPTION,
    optional("bans_need_icons", bool, "cmd-auf-new-icons"),
    optional("hand_switcheroo", bool, "cmd-auf-new-hands"),
    HOUSE_OPTION,
    HOLIDAYS_OPTION,
    TEACHING_OPTION,
)


def stats(counts: Counts, messages: Messages) -> Iterator[str]:
    """Return the recipes finished."""
    games, recipes = counts.get("games", 0), counts.get("recipes", 0)
    if games:
        yield messages("stats-recipes", recipes=recipes, each=messages.figure(recipes / games))


def _where(view: View, say: TableMessages) -> str:
    return say("review-where", round=view.round, turn=view.turn)


def _cost(recipes: float, say: TableMessages) -> str:
    cost = round(recipes, 1)
    return say("review-cost-recipes", figure=say.messages.figure(cost), count=cost)


review_panel = costly_decisions(AufPresenter(), _where, _cost)
"""Shows a seat the decisions that cost it most, in recipes."""
