"""What posts say of a finished game: its result, ratings, streaks, and what its review has for everybody."""

from __future__ import annotations

from bot.history.game_end import GameEnd, SeatRating
from bot.tables.replayed import ReplayedTable
from bot.tables.table import Ending
from cogs.games.registry import GAME_UIS
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import tutorial
from cogs.ui.panel import small


def result(session: ReplayedTable, say: TableMessages) -> str:
    """Return how a game has ended."""
    outcome = session.outcome
    match session.table.ending:
        case Ending.LESSON:
            return tutorial.result(session, say)
        case Ending.ENDED:
            return say("ended-by-manager", reason=session.table.reason or "")
        case Ending.AGREED:
            return say("ended-agreed")
        case Ending.ABANDONED:
            return say("ended-abandoned")
        case _:
            pass
    if outcome is None:
        return say("ended-nobody")
    is_conceded = session.table.ending is Ending.CONCEDED
    key = "ended-conceded" if is_conceded else "ended-won"
    losers = [seat for seat in range(len(outcome.places)) if seat not in outcome.winners]
    words = {"winners": say.whos(outcome.winners), "count": len(outcome.winners)}
    return say(key, **words, losers=say.whos(losers) if losers else "")


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
