"""The rules of a tournament: sign-up, rounds, results, pauses and its end.

Every function takes the tournament as it is stored and returns it as it should be stored, or raises Refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from typing import Any

from bot.errors import Reason, Refused
from bot.tables.lobby import HOUSE_NAMES, Member, NewTable, table_id_of
from bot.tables.options import AnyGame, write_options
from bot.tournaments import knockout, swiss
from bot.tournaments.standings import matches_of
from data.records.tables import Away, Ending, Phase, Table, TableSeat
from data.records.tournaments import (
    MOST_ENTRANTS,
    Entrant,
    MatchResult,
    Pairing,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentPhase,
)
from games.catalog import ENTRIES

LEAST_ENTRANTS = 3
"""The least members with whom a tournament begins without house players."""
LEAST_WITH_HOUSE = 2
"""The least members with whom a tournament with house players begins."""
LEAST_FILLED = 4
"""The least number of entrants after house players have filled up to an even number."""
SEATS = 2
"""How many sit at each table."""

Key = tuple[int, int, int]
"""Names a pairing of a tournament: its round, number and game."""


class TournamentReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    NONE = "no-tournament"
    RUNNING = "tournament-running"
    OVER = "tournament-over"
    BEGUN = "tournament-begun"
    LEAVE_BEGUN = "tournament-leave-begun"
    FULL = "tournament-full"
    JOINED = "tournament-joined"
    NOT_IN = "tournament-not-in"
    ORGANISER_ONLY = "tournament-organiser-only"
    TOO_FEW = "tournament-too-few"
    PAUSED = "tournament-paused"
    NOT_PAUSED = "tournament-not-paused"
    FOR_TWO = "tournament-for-two"
    NO_ROUNDS = "tournament-no-rounds"
    BAD_TIME = "tournament-bad-time"
    TIME_RANGE = "tournament-time-range"


@dataclass(frozen=True, slots=True)
class Actor:
    """The member who wants to change a tournament."""

    id: int
    is_manager: bool
    """Whether they manage the server."""


def for_two(game: AnyGame, options: Any) -> bool:
    """Return True if two people can play against each other with these options."""
    return SEATS in game.seats(options)


def new_tournament(
    game: AnyGame,
    options: Any,
    organiser: Member,
    new: NewTable,
    *,
    format: TournamentFormat,  # noqa: A002 - the word of the rules
    rounds: int | None,
    sign_up_until: float,
    at: float,
    places: int | None = None,
    house: str | None = None,
) -> Tournament:
    """Return a new tournament that takes entrants; ``new`` is where its tables are opened.

    At most ``places`` members may sign up. House players that play as ``house`` fill up to this number, or to an even
    one where no number of places is given.

    Refused for a mode that two people cannot play against each other, for a number of rounds in a knockout, and for a
    way to play or a number of places that there is not.
    """
    if not for_two(game, options):
        raise Refused(TournamentReason.FOR_TWO)
    if rounds is not None and format is TournamentFormat.KNOCKOUT:
        raise Refused(TournamentReason.NO_ROUNDS)
    if rounds is not None and not 1 <= rounds <= swiss.MOST_ROUNDS:
        raise Refused(Reason.BAD_OPTION, option="rounds")
    if places is not None and not LEAST_ENTRANTS <= places <= MOST_ENTRANTS:
        raise Refused(Reason.BAD_OPTION, option="places")
    if house is not None and house not in ENTRIES[game.key].ai_players:
        raise Refused(Reason.BAD_OPTION, option="house")
    return Tournament(
        id=table_id_of(secrets.token_bytes(8)),
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        organiser_id=organiser.id,
        game=game.key,
        options=write_options(game, options),
        seconds=new.seconds,
        format=format,
        rounds=rounds or 0,
        sign_up_until=sign_up_until,
        places=places or 0,
        house=house,
        created_at=at,
        changed_at=at,
    )


def sign_up(tournament: Tournament, member: Member, *, at: float) -> Tournament:
    """Add an entrant. Refused when they take part already, the tournament is full, or the sign-up is over."""
    _in_sign_up(tournament)
    if tournament.sign_up_until <= at:
        raise Refused(TournamentReason.BEGUN)
    if tournament.entrant_of(member.id) is not None:
        raise Refused(TournamentReason.JOINED)
    if len(tournament.entrants) >= tournament.most_entrants:
        raise Refused(TournamentReason.FULL, most=tournament.most_entrants)
    number = 1 + max((entrant.number for entrant in tournament.entrants), default=0)
    entrant = Entrant(number=number, user_id=member.id, name=member.name, joined_at=at)
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def takes_entrants(tournament: Tournament, *, at: float) -> bool:
    """Return True if one more member can sign up."""
    is_open = tournament.phase is TournamentPhase.SIGN_UP and at < tournament.sign_up_until
    return is_open and len(tournament.entrants) < tournament.most_entrants


def least_members(tournament: Tournament) -> int:
    """Return the number of members without whom a tournament does not begin."""
    return LEAST_ENTRANTS if tournament.house is None else LEAST_WITH_HOUSE


def close_sign_up(tournament: Tournament, actor: Actor, *, at: float) -> Tournament:
    """End the sign-up at once. Refused for others than the organiser and managers, and with too few entrants."""
    check_runs(tournament, actor)
    _in_sign_up(tournament)
    least = least_members(tournament)
    if sum(entrant.is_active for entrant in tournament.entrants) < least:
        raise Refused(TournamentReason.TOO_FEW, least=least)
    return replace(tournament, sign_up_until=min(tournament.sign_up_until, at), is_paused=False)


def leave(tournament: Tournament, user_id: int, *, at: float, only_in_sign_up: bool = False) -> Tournament:
    """Take an entrant out; in the running tournament they are not paired any more.

    With ``only_in_sign_up`` it is refused once the tournament has begun, because it loses a game then.
    """
    _open(tournament)
    if only_in_sign_up and tournament.phase is not TournamentPhase.SIGN_UP:
        raise Refused(TournamentReason.LEAVE_BEGUN)
    entrant = tournament.entrant_of(user_id)
    if entrant is None or not entrant.is_active:
        raise Refused(TournamentReason.NOT_IN)
    if tournament.phase is TournamentPhase.SIGN_UP:
        entrants = tuple(other for other in tournament.entrants if other is not entrant)
    else:
        gone = replace(entrant, left_at=at)
        entrants = tuple(gone if other is entrant else other for other in tournament.entrants)
    return replace(tournament, entrants=entrants)


def pause(tournament: Tournament, actor: Actor) -> Tournament:
    """Open no more tables and begin no round. Tables that are played go on."""
    check_runs(tournament, actor)
    if tournament.is_paused:
        raise Refused(TournamentReason.PAUSED)
    return replace(tournament, is_paused=True)


def resume(tournament: Tournament, actor: Actor, *, channel_id: int) -> Tournament:
    """Go on, in this channel from now on."""
    check_runs(tournament, actor)
    if not tournament.is_paused:
        raise Refused(TournamentReason.NOT_PAUSED)
    return replace(tournament, is_paused=False, channel_id=channel_id)


def end(tournament: Tournament, actor: Actor, *, at: float) -> Tournament:
    """End the tournament before its time. The standings stay."""
    check_runs(tournament, actor)
    return over(tournament, TournamentEnding.ENDED, at=at)


def over(tournament: Tournament, ending: TournamentEnding, *, at: float) -> Tournament:
    """Return a tournament that is over."""
    return replace(tournament, phase=TournamentPhase.OVER, ending=ending, is_paused=False, ended_at=at)


def check_runs(tournament: Tournament, actor: Actor) -> None:
    """Refused for people who neither organise the tournament nor manage its server, and when it is over."""
    if not actor.is_manager and actor.id != tournament.organiser_id:
        raise Refused(TournamentReason.ORGANISER_ONLY)
    _open(tournament)


def start(tournament: Tournament, order: Sequence[int], *, at: float) -> Tournament:
    """End the sign-up and pair the first round; ``order`` has the members in the order of their ratings.

    House players fill up if the organiser wants it: after all members. With too few members the tournament is over.
    """
    _in_sign_up(tournament)
    ranks = {user_id: rank for rank, user_id in enumerate(order)}
    active = [entrant for entrant in tournament.entrants if entrant.user_id is not None]
    if len(active) < least_members(tournament):
        return over(tournament, TournamentEnding.TOO_FEW, at=at)
    ranked = sorted(active, key=lambda entrant: (ranks.get(entrant.user_id or 0, len(ranks)), entrant.number))
    ranked += _house_players(tournament, len(ranked), at=at)
    entrants = tuple(replace(entrant, number=number) for number, entrant in enumerate(ranked, start=1))
    if tournament.format is TournamentFormat.KNOCKOUT:
        rounds, pairings = swiss.rounds_for(len(entrants)), knockout.first_round(len(entrants))
    else:
        wanted = tournament.rounds or swiss.rounds_for(len(entrants))
        rounds = min(wanted, swiss.most_rounds(len(entrants)))
        pairings = swiss.next_round(entrants, (), 1)
    return replace(
        tournament,
        phase=TournamentPhase.PLAYING,
        rounds=rounds,
        round=1,
        entrants=entrants,
        pairings=pairings,
    )


def _house_players(tournament: Tournament, members: int, *, at: float) -> Iterator[Entrant]:
    """Return the house players who fill up. From the fourth on, a name is given again with a number."""
    if tournament.house is None:
        return
    wanted = tournament.places or max(LEAST_FILLED, members + members % SEATS)
    for index in range(wanted - members):
        times, which = divmod(index, len(HOUSE_NAMES))
        name = f"{HOUSE_NAMES[which]} {times + 1}" if times else HOUSE_NAMES[which]
        yield Entrant(number=0, user_id=None, name=name, house=tournament.house, joined_at=at)


def with_results(tournament: Tournament, results: Mapping[Key, MatchResult]) -> Tournament:
    """Write down results of pairings that have none yet."""
    pairings = (
        replace(pairing, result=results.get(key_of(pairing))) if pairing.result is None else pairing
        for pairing in tournament.pairings
    )
    return replace(tournament, pairings=tuple(pairings))


def go_on(tournament: Tournament, *, at: float) -> Tournament:
    """Begin the next round when all results of the last one are there; after the last round it is over.

    Return the same tournament when it has to wait. It may take a second: call it in a thread.
    """
    if not tournament.is_played or unsettled(tournament):
        return tournament
    active = {entrant.number for entrant in tournament.entrants if entrant.is_active}
    if tournament.format is TournamentFormat.KNOCKOUT:
        games = knockout.second_games(tournament.pairings, tournament.round)
        if games:
            return replace(tournament, pairings=_sorted((*tournament.pairings, *games)))
    if tournament.round >= tournament.rounds or len(active) < SEATS:
        return over(tournament, TournamentEnding.FINISHED, at=at)
    if tournament.format is TournamentFormat.KNOCKOUT:
        pairings = knockout.next_round(tournament.pairings, tournament.round, active)
    else:
        pairings = swiss.next_round(tournament.entrants, tournament.pairings, tournament.round + 1)
    if not pairings:
        return over(tournament, TournamentEnding.FINISHED, at=at)
    pairings = _sorted((*tournament.pairings, *pairings))
    return replace(tournament, round=tournament.round + 1, pairings=pairings)


def unsettled(tournament: Tournament) -> tuple[Pairing, ...]:
    """Return the pairings that have no result yet."""
    return tuple(pairing for pairing in tournament.pairings if pairing.result is None)


def key_of(pairing: Pairing) -> Key:
    """Return the key of a pairing in its tournament."""
    return pairing.round, pairing.number, pairing.game


def table_id(tournament: Tournament, pairing: Pairing) -> str:
    """Return the id of a pairing's table. It follows from the pairing, so that no table is opened twice."""
    name = f"tournament {tournament.id} {'.'.join(map(str, key_of(pairing)))}"
    return table_id_of(sha256(name.encode()).digest())


def without_table(tournament: Tournament, pairing: Pairing) -> MatchResult | None:
    """Return the result of a pairing whose table is not open; None if it is to be played.

    An entrant who has left loses. House players do not play each other: it is a draw.
    """
    players = tournament.players_of(pairing)
    first, second = (entrant.is_active for entrant in players)
    if first and second:
        return MatchResult.DRAW if all(entrant.house is not None for entrant in players) else None
    if first or second:
        return MatchResult.FIRST if first else MatchResult.SECOND
    return MatchResult.NOBODY


def has_left(seat: TableSeat) -> bool:
    """Return True if an entrant has left the game for good, or has given their seat to somebody else."""
    return seat.away is Away.LEFT or seat.is_taken_over


def result_of(table: Table) -> MatchResult:
    """Return the winner of a table that is over: the first or the second seat.

    A member who left the game for good or gave their seat away has lost. A game that was ended without a winner is a
    draw, and nobody wins where nobody was there. A house player has always been there, and agrees to nothing: a
    member who has only one as an opponent loses a game that they do not play to its end.
    """
    assert table.phase is Phase.OVER
    with_house = any(seat.house is not None for seat in table.seats)
    is_given_up = with_house and table.ending in (Ending.ABANDONED, Ending.AGREED)
    left = [has_left(seat) or (is_given_up and seat.house is None) for seat in table.seats]
    if all(left) or (table.ending is Ending.ABANDONED and not with_house):
        return MatchResult.NOBODY
    if any(left):
        return MatchResult.SECOND if left[0] else MatchResult.FIRST
    first, second = (seat.place for seat in table.seats)
    if first is None or second is None or first == second:
        return MatchResult.DRAW
    return MatchResult.FIRST if first < second else MatchResult.SECOND


def games_left(tournament: Tournament) -> tuple[int, int]:
    """Return the number of matches of the round that are over, and of all; byes do not count."""
    matches = [
        games
        for games in matches_of(tournament.pairings, tournament.round).values()
        if games[0].second is not None
    ]
    return sum(games[-1].result is not None for games in matches), len(matches)


def _sorted(pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
    return tuple(sorted(pairings, key=key_of))


def _open(tournament: Tournament) -> None:
    if tournament.is_over:
        raise Refused(TournamentReason.OVER)


def _in_sign_up(tournament: Tournament) -> None:
    _open(tournament)
    if tournament.phase is not TournamentPhase.SIGN_UP:
        raise Refused(TournamentReason.BEGUN)
