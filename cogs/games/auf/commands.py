"""The options of a new table of Cake Auf!, the lines of a member's statistics, the review, and a replay's jumps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.tables.progress import HistoryEntry
from cogs.games.auf.presenter import AufPresenter
from cogs.games.auf.text import recipe_word
from cogs.games.game_ui import KeyMoment, costly_decisions
from cogs.games.new_options import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, TEACHING_OPTION
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import optional
from games.auf import View
from games.auf.events import GameEnded, RecipeFinished
from games.engine import Seat
from games.entry import Counts
from games.views import PublicView

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


def round_name(public: PublicView[View], say: TableMessages) -> str:
    """Return the round."""
    return say("part-round", round=public.view.round)


def showdown_name(_: PublicView[View], say: TableMessages) -> str:
    """Return the name of the showdown."""
    return say("auf-part-showdown")


def key_moments(
    _found: Any, entries: Sequence[HistoryEntry], _reader: Seat | None, say: TableMessages
) -> Iterator[KeyMoment]:
    """Yield the recipe with which the winner took the lead for good; none after a showdown or an early end."""
    finished = [
        (entry.version, event)
        for entry in entries
        for event in entry.public
        if isinstance(event, RecipeFinished)
    ]
    ends = [event for entry in entries for event in entry.public if isinstance(event, GameEnded)]
    if not ends or ends[-1].scores.count(max(ends[-1].scores)) > 1:
        return
    winner, points, decided = ends[-1].places.index(1), Counter[Seat](), list[tuple[int, RecipeFinished]]()
    for number, event in finished:
        points[event.seat] = event.points
        if any(points[seat] >= points[winner] for seat in range(say.seats) if seat != winner):
            decided.clear()
        elif not decided:
            decided.append((number, event))
    for number, event in decided:
        recipe = recipe_word(event.recipe, say)
        yield KeyMoment(number, say("auf-jump-recipe", recipe=recipe, name=say.button_name(event.seat)))
