"""The words of posts about a finished game: its result, its decision, ratings, score, and the best of its review."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from bot.history.game_end import GameEnd, SeatRating
from bot.tables.commands import TableActionKind
from bot.tables.state import TableState
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.i18n.messages import MINUS
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small
from data.records.tables import Ending
from games.engine import Event, Seat

EQUALLY_STRONG = 2.0
"""Ratings that are closer than this say of nobody that they are stronger."""


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


def decision(table: TableState, say: TableMessages) -> str:
    """Return the sentence that tells how a game was decided; empty if its rules have not ended it."""
    if table.table.ending is not Ending.FINISHED:
        return ""
    return PRESENTERS[table.table.game].decision(public_events_of(table), say)


def public_events_of(table: TableState) -> list[Event]:
    """Return the events of a game that everybody has learnt of, in order, as far as they are kept."""
    return [event for entry in table.progress.history for event in entry.public]


class Detail(IntEnum):
    """The amount that a post says of a game's results: as much as it has room for."""

    BRIEF = 0
    """The ratings only."""
    REASONS = 1
    """Why they have changed, and the best of the review."""
    EVENING = 2
    """The score of the evening as well."""
    ALL = 3
    """And how many games the members have won in a row."""


def lines(game: str, end: GameEnd, say: TableMessages, detail: Detail = Detail.ALL) -> list[str]:
    """Return the highlight of the game, the changed ratings and why, and the score of the evening, in small print."""
    told = [highlight(game, end.review, say)] if detail >= Detail.REASONS else []
    told.append(_ratings(end.ratings, say, detail))
    if end.evening is not None and detail >= Detail.EVENING:
        wins = say.listed(
            say("end-evening-wins", who=say.mentioned(user_id), wins=won) for user_id, won in end.evening.wins
        )
        told.append(say("end-evening", games=end.evening.games, wins=wins))
    return [small(line) for line in told if line]


def highlight(game: str, review: object, say: TableMessages) -> str:
    """Return the line of a game's review that is for everybody; empty if there is none."""
    shown = GAME_UIS[game].highlight
    return "" if shown is None or review is None else shown(review, say)


def _ratings(ratings: Sequence[SeatRating], say: TableMessages, detail: Detail) -> str:
    """Return the ratings after a game, their changes and the reason; empty if it is not rated."""
    if not ratings:
        return ""
    figure, changes = say.messages.figure, list[str]()
    for rating in ratings:
        after, change = figure(rating.after), figure(rating.after - rating.before)
        change = change if change.startswith(MINUS) else f"+{change}"
        streak = rating.streak if detail is Detail.ALL else 0
        changes.append(say("end-rating", who=_rated(rating, say), after=after, change=change, streak=streak))
    gone = [_rated(rating, say) for rating in ratings if rating.has_left]
    why = "left" if gone else _strength(ratings, say) if detail >= Detail.REASONS else "none"
    who = say.all_of(gone) if gone else ""
    return say("end-ratings", ratings=say.listed(changes, have_commas=True), why=why, who=who)


def _strength(ratings: Sequence[SeatRating], say: TableMessages) -> str:
    """Return the strength of the others beside the winners: ``stronger``, ``weaker``, ``even``, or ``none``.

    It would tell about the rating of a member who has left the boards, so it is ``none`` where one is missing.
    """
    won = [rating.before for rating in ratings if rating.place == 1]
    lost = [rating.before for rating in ratings if rating.place > 1]
    if not won or not lost or len(ratings) != say.seats:
        return "none"
    difference = sum(lost) / len(lost) - sum(won) / len(won)
    if abs(difference) < EQUALLY_STRONG:
        return "even"
    return "stronger" if difference > 0 else "weaker"


def _rated(rating: SeatRating, say: TableMessages) -> str:
    """Return the member whose rating it is: not who has taken over their seat."""
    return say("somebody") if rating.user_id is None else say.mentioned(rating.user_id)
