"""The options of a new table of You Take the Cake, a member's statistics, the review, and a replay's jumps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.tables.progress import HistoryEntry
from cogs.games.bakeries.presenter import BakeriesPresenter
from cogs.games.bakeries.text import cake_line, dollars
from cogs.games.game_ui import KeyMoment, costly_decisions
from cogs.games.new_options import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, TEACHING_OPTION
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.bakeries import Chef, View
from games.bakeries.events import CakeSold, RoundBegun
from games.bakeries.state import Question
from games.engine import Seat
from games.entry import Counts
from games.views import PublicView

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


def phase_name(public: PublicView[View], say: TableMessages) -> str:
    """Return the round and its phase."""
    return say("bakeries-part", round=public.view.round, phase=public.view.phase.value)


def key_moments(
    _found: Any, entries: Sequence[HistoryEntry], _reader: Seat | None, say: TableMessages
) -> Iterator[KeyMoment]:
    """Yield the best sale of each round."""
    round_number, best = 0, dict[int, tuple[int, CakeSold]]()
    for entry in entries:
        for event in entry.public:
            if isinstance(event, RoundBegun):
                round_number = event.round
            elif isinstance(event, CakeSold):
                so_far = best.get(round_number)
                if so_far is None or event.sale.amount > so_far[1].sale.amount:
                    best[round_number] = entry.version, event
    for played, (number, sold) in best.items():
        amount, name = dollars(sold.sale.amount, say), say.button_name(sold.seat)
        yield KeyMoment(number, say("bakeries-jump-sale", round=played, amount=amount, name=name))
