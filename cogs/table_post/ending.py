"""What the post of a finished game says beside the result: ratings, streaks, and what its review has for everybody."""

from __future__ import annotations

from bot.history.game_end import GameEnd, SeatRating
from cogs.games.registry import GAME_UIS
from cogs.i18n.table_messages import TableMessages


def lines(game: str, end: GameEnd, say: TableMessages) -> list[str]:
    """Return a line for each rating that has changed, and the highlight of the game."""
    told = [_rating(rating, say) for rating in end.ratings]
    highlight = GAME_UIS[game].highlight
    if highlight is not None and end.review is not None:
        told.append(highlight(end.review, say))
    return [line for line in told if line]


def _rating(rating: SeatRating, say: TableMessages) -> str:
    figure = say.messages.figure
    return say(
        "end-rating",
        who=say.member(rating.seat),
        before=figure(rating.before),
        after=figure(rating.after),
        streak=rating.streak,
    )
