"""What posts say of a finished game: its result, ratings, streaks, score, and what its review has for everybody."""

from __future__ import annotations

from bot.history.game_end import GameEnd, SeatRating
from bot.tables.commands import TableActionKind
from bot.tables.state import TableState
from cogs.games.registry import GAME_UIS
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small
from data.records.tables import Ending
from games.engine import Seat


def result(session: TableState, say: TableMessages) -> str:
    """Return the sentence that tells how a game has ended."""
    outcome = session.outcome
    match session.table.ending:
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
    key = "ended-won"
    if session.table.ending is Ending.CONCEDED:
        loser = _absent_loser(session)
        if loser is not None:
            has_come = _has_played(session, loser)
            key = "ended-left" if has_come else "ended-missed"
            return say(key, loser=say.member(loser), winners=say.whos(outcome.winners))
        key = "ended-conceded"
    losers = [seat for seat in range(len(outcome.places)) if seat not in outcome.winners]
    words = {"winners": say.whos(outcome.winners), "count": len(outcome.winners)}
    return say(key, **words, losers=say.whos(losers) if losers else "")


def _absent_loser(session: TableState) -> Seat | None:
    """Return the seat that lost a tournament game because its player was not there; None if they gave up."""
    for entry in reversed(session.progress.history):
        if entry.table_action is not None and entry.table_action.kind is TableActionKind.CONCEDE:
            return entry.seat if entry.pressed_by is None else None
    return None


def _has_played(session: TableState, seat: Seat) -> bool:
    """Return True if the player of a seat has done anything, or no time of theirs ran out."""
    status, history = session.status, session.progress.history
    has_missed = bool(status.missed_turns.get(seat)) or seat in status.away
    return not has_missed or any(entry.pressed_by == seat for entry in history)


def lines(game: str, end: GameEnd, say: TableMessages) -> list[str]:
    """Return the changed ratings and why, the score of the evening, and the highlight of the game, in small print."""
    ratings = " · ".join(_rating(rating, say) for rating in end.ratings)
    told = [say("end-ratings", ratings=ratings) if ratings else ""]
    gone = [_rated(rating, say) for rating in end.ratings if rating.has_left]
    if gone:
        told.append(say("end-rating-left", who=say.all_of(gone)))
    if end.evening is not None:
        wins = " · ".join(
            say("end-evening-wins", who=say.mentioned(user_id), wins=won) for user_id, won in end.evening.wins
        )
        told.append(say("end-evening", games=end.evening.games, wins=wins))
    highlight = GAME_UIS[game].highlight
    if highlight is not None and end.review is not None:
        told.append(highlight(end.review, say))
    return [small(line) for line in told if line]


def _rating(rating: SeatRating, say: TableMessages) -> str:
    figure = say.messages.figure
    return say(
        "end-rating",
        who=_rated(rating, say),
        before=figure(rating.before),
        after=figure(rating.after),
        streak=rating.streak,
    )


def _rated(rating: SeatRating, say: TableMessages) -> str:
    """Return the member whose rating it is: not who has taken over their seat."""
    return say("somebody") if rating.user_id is None else say.mentioned(rating.user_id)
