"""The options of a new table of You Take the Cake, the lines of a member's statistics, and the review."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.bakeries.text import cake_line, dollars
from cogs.games.game_ui import costly_decisions
from cogs.games.new_options import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, TEACHING_OPTION
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.bakeries import Chef, View
from games.bakeries.state import Question
from games.entry import Counts

NEW = (CLOCK_OPTION, HOUSE_OPTION, HOLIDAYS_OPTION, TEACHING_OPTION)


def stats(counts: Counts, messages: Messages) -> Iterator[str]:
    """Return the best sale, and the chefs hired."""
    if "best-sale" in counts:
        yield messages("stats-sale", amount=counts["best-sale"])
    hired = {chef: counts.get(f"chefs-{chef}", 0) for chef in Chef}
    if any(hired.values()):
        names = [
            messages("stats-chef", chef=messages(f"bakeries-short-{chef}"), count=count)
            for chef, count in hired.items()
            if count
        ]
        yield messages("stats-chefs", count=counts.get("chefs", 0), chefs=messages.listed(names))


def _where(view: View, say: TableMessages) -> str:
    """Return the round and the turn; in phase two the cake, since the whole phase is one turn."""
    if view.question is Question.PLACE and view.cake is not None:
        return say("review-where-cake", round=view.round, cake=cake_line(view.cake, say))
    return say("review-where", round=view.round, turn=view.turn)


def _cost(lost: float, say: TableMessages) -> str:
    return say("review-cost-dollars", dollars=dollars(round(lost / 5) * 5, say))


review_panel = costly_decisions(BakeriesPresenter(), _where, _cost)
"""Shows a seat the decisions that cost it most, in dollars."""
