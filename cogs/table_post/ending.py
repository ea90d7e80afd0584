"""What the post of a finished game says beside the result: ratings, streaks, and what its review has for everybody."""

from __future__ import annotations

from bot.history.game_end import GameEnd, SeatRating
from cogs.games.registry import GAME_UIS
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small


def lines(game: str, end: GameEnd, say: TableMessages) -> list[str]:
    """Return the ratings that have changed, and the highlight of the game, in small print."""
    ratings = " · ".join(_rating(rating, say) for rating in end.ratings)
    told = [say("end-ratings", ratings=ratings) if ratings else ""]
    highlight = GAME_UIS[game].highlight
    if highlight is not None and end.review is not None:
        told.append(highlight(end.review, say))
    return [small(line) for line in told if line]


def _rating(rating: SeatRating, say: TableMessages) -> str:
    figure = say.messages.figure
    return say(
        "end-rating",
        who=say.member(rating.seat),
        before=figure(rating.before),
        after=figure(rating.after),
        streak=rating.streak,
    )
