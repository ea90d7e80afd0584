"""All tournaments: carries out what people want, and does what is due next: results, rounds and tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from typing import TypeAlias

from bot.core import Core
from bot.errors import Reason, Refused
from bot.tables import lobby
from bot.tables.commands import TableAction, TableActionKind, is_table_action
from bot.tables.lobby import Member, NewTable
from bot.tables.options import stored_options
from bot.tables.session import Session
from bot.tasks import tell_each
from bot.tournaments import tournament as rules
from bot.tournaments.tournament import Key, TournamentReason
from data.errors import RowDamaged, TableMovedOn
from data.records.finished_games import Order, Period
from data.records.tables import By, Phase, Table, TableSeat
from data.records.tournaments import Entrant, MatchResult, Pairing, Tournament, TournamentPhase
from games.catalog import ENTRIES, GAMES
from games.engine import Seat

log = logging.getLogger(__name__)

TRIES = 5
"""How often a change is tried when somebody else was quicker."""


class ChannelGone(Exception):
    """The channel of a tournament is deleted or closed to the bot."""


class PlaceUnavailable(Exception):
    """It is not known now where a table can be: it is tried again a little later."""


PlaceOf: TypeAlias = Callable[[Tournament, Pairing], Awaitable[int]]
"""Returns the channel of a table: the same one again for the same pairing.

ChannelGone when the bot cannot write there; PlaceUnavailable when Discord does not answer.
"""


class TournamentService:
    """The tournaments of all servers. The store has the truth: nothing is kept in memory."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.stored = core.store.tournaments
        self._tables = core.tables
        self._lobbies = core.lobbies
        self._listeners: tuple[Callable[[str], None], ...] = ()

    def hear(self, *listeners: Callable[[str], None]) -> None:
        """Call these with the id of each tournament that has changed. They must return at once."""
        self._listeners = listeners

    async def tournament(self, tournament_id: str) -> Tournament:
        """Return a tournament. Refused when there is no such tournament."""
        tournament = await self.stored.get(tournament_id)
        if tournament is None:
            raise Refused(TournamentReason.NONE)
        return tournament

    async def table(self, tournament: Tournament, pairing: Pairing) -> Table | None:
        """Return the table of a pairing, from memory if it is there; None while it is not open."""
        try:
            return await self._tables.table(rules.table_id(tournament, pairing))
        except Refused:
            return None

    # What people do.

    async def open(self, tournament: Tournament) -> None:
        """Open the sign-up. Refused when the server has a tournament already."""
        try:
            await self.stored.add(tournament)
        except TableMovedOn as error:
            raise Refused(TournamentReason.RUNNING) from error

    async def sign_up(self, tournament_id: str, member: Member) -> Tournament:
        """Add an entrant. Raises as ``rules.sign_up`` does."""
        async with self._lobbies.member_lock(member.id):
            return await self.change(
                tournament_id, lambda tournament: rules.sign_up(tournament, member, at=self._tables.now())
            )

    # What is due by itself.

    async def settle(self, tournament_id: str) -> Tournament:
        """End the sign-up, write down results or begin the next round, if due; return the changed tournament.

        Each step is stored before the next one and can be repeated, also after a crash. RowDamaged when the rows
        make no sense: the tournament is over then.
        """
        while True:
            try:
                tournament = await self.tournament(tournament_id)
            except RowDamaged:
                await self.stored.end_damaged(tournament_id, at=self._tables.now())
                raise
            if tournament.is_over or not self._core.homes.is_home(tournament.guild_id):
                return tournament
            try:
                changed = await self._next_step(tournament)
                if changed is None:
                    return tournament
                await self._store_change(tournament, changed)
            except TableMovedOn:
                continue  # somebody has signed up or left meanwhile

    async def _next_step(self, tournament: Tournament) -> Tournament | None:
        """Return the tournament after the next thing that is due; None when nothing is."""
        at = self._tables.now()
        if tournament.phase is TournamentPhase.SIGN_UP:
            if tournament.is_paused or tournament.sign_up_until > at:
                return None
            order = await self._order(tournament)
            return await asyncio.to_thread(rules.start, tournament, order, at=at)
        results = await self._results(tournament)
        if results:
            return rules.with_results(tournament, results)
        changed = await asyncio.to_thread(rules.go_on, tournament, at=at)
        return None if changed is tournament else changed

    async def _order(self, tournament: Tournament) -> list[int]:
        """Return the entrants with a rating on the game's leaderboard, the best first."""
        ladder = ENTRIES[tournament.game].leaderboard_of(tournament.options)
        ratings = {}
        for entrant in tournament.entrants:
            if entrant.user_id is not None:
                rank = await self._core.store.leaderboards.rank(
                    entrant.user_id,
                    guild_id=tournament.guild_id,
                    ladder=ladder,
                    span=Period.ALL.name_at(self._tables.now()),
                    order=Order.RATING,
                )
                if rank is not None:
                    ratings[entrant.user_id] = rank.sure
        return sorted(ratings, key=lambda user_id: -ratings[user_id])

    async def _results(self, tournament: Tournament) -> dict[Key, MatchResult]:
        """Return the results that are known by now and not written down yet."""
        results = {}
        for pairing in rules.unsettled(tournament):
            try:
                result = await self._result(tournament, pairing)
            except RowDamaged as error:  # nobody can play it on: the others must not wait for it
                log.error("a game of tournament %s is a draw: %s", tournament.id, error)
                result = MatchResult.DRAW
            if result is not None:
                results[rules.key_of(pairing)] = result
        return results

    async def _result(self, tournament: Tournament, pairing: Pairing) -> MatchResult | None:
        """Return the result of a pairing; None while it is played or its table is still to be opened."""
        table = await self.table(tournament, pairing)
        if table is None:
            return rules.without_table(tournament, pairing)
        table = await self._without_absent(tournament, pairing, table)
        return rules.result_of(table) if table.phase is Phase.OVER else None

    async def _without_absent(self, tournament: Tournament, pairing: Pairing, table: Table) -> Table:
        """Let a player lose who has left, or has never come and missed their first turn; return the table then."""
        if table.phase is Phase.OVER:
            return table
        with contextlib.suppress(Refused):  # it cannot be played any more, or has ended just now
            session = await self._tables.session(table.id)
            seat = await self._absent(tournament, pairing, session)
            if seat is not None:
                concession = TableAction(TableActionKind.CONCEDE)
                await self._tables.change_session(
                    table.id,
                    lambda session: session.execute(concession, seat, by=By.CLOCK, at=self._tables.now()),
                )
        return await self.table(tournament, pairing) or table

    async def _absent(self, tournament: Tournament, pairing: Pairing, session: Session) -> int | None:
        if session.is_over:
            return None
        for seat, entrant in enumerate(tournament.players_of(pairing)):
            has_left = rules.has_left(session.table.seats[seat]) or not entrant.is_active
            if has_left or await self._has_never_come(session, seat):
                return seat
        return None

    async def _has_never_come(self, session: Session, seat: int) -> bool:
        """Return True if a player's time ran out before they had done anything at the table."""
        if not session.status.missed_turns.get(seat) and seat not in session.status.away:
            return False
        moves = [move for move in await self._tables.stored.moves(session.table.id) if move.seat == seat]
        has_missed = any(move.by is By.CLOCK and not is_table_action(move.token) for move in moves)
        return has_missed and all(move.by is not By.PLAYER for move in moves)

    def has_news(self, session: Session) -> bool:
        """Return True if a table of a tournament is over, or one of its players may have to lose."""
        status = session.status
        has_given_away = any(seat.is_taken_over for seat in session.table.seats)
        return bool(session.is_over or status.left or status.away or status.missed_turns or has_given_away)

    async def open_tables(self, tournament: Tournament, place_of: PlaceOf) -> bool:
        """Open the tables of the round that are not open yet; return False if some are to be opened later."""
        if not tournament.is_played or not self._core.homes.is_home(tournament.guild_id):
            return True
        for pairing in rules.unsettled(tournament):
            if await self.table(tournament, pairing) is not None:
                continue
            try:
                channel_id = await place_of(tournament, pairing)
            except ChannelGone:
                log.warning("tournament %s is paused: its channel is gone", tournament.id)
                await self.change(tournament.id, lambda found: replace(found, is_paused=True))
                return True
            except PlaceUnavailable as error:
                log.warning("the next table of tournament %s is opened later: %s", tournament.id, error)
                return False
            await self._open_table(tournament.id, pairing, channel_id)
            self._tell(tournament.id)
        return True

    async def _open_table(self, tournament_id: str, pairing: Pairing, channel_id: int) -> None:
        """Open one table, unless somebody has left or the tournament waits by now."""
        tournament = await self.tournament(tournament_id)
        async with contextlib.AsyncExitStack() as locks:
            players = tournament.players_of(pairing)
            for user_id in sorted(entrant.user_id or 0 for entrant in players if entrant.house is None):
                await locks.enter_async_context(self._lobbies.member_lock(user_id))
            tournament = await self.tournament(tournament_id)
            is_due = tournament.is_played and pairing in tournament.pairings
            if is_due and rules.without_table(tournament, pairing) is None:
                await self._lobbies.deal(self._dealt(tournament, pairing, channel_id))

    def _dealt(self, tournament: Tournament, pairing: Pairing, channel_id: int) -> Table:
        game, at = GAMES[tournament.game], self._tables.now()
        seats = tuple(map(_seat, count(), tournament.players_of(pairing)))
        host = next(Member(seat.user_id, seat.name) for seat in seats if seat.user_id is not None)
        new = NewTable(guild_id=tournament.guild_id, channel_id=channel_id, seconds=tournament.seconds)
        options = stored_options(game, tournament.options)
        table = lobby.new_table(game, options, host, new, secret=self._core.new_secret(), at=at)
        begun = lobby.start(game, replace(table, seats=seats), host.id, at=at)
        return replace(begun, id=rules.table_id(tournament, pairing), revision=0)

    # How changes are stored.

    async def change(self, tournament_id: str, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Change a tournament. Raises what the change raises; Refused when others were quicker each time."""
        for _ in range(TRIES):
            tournament = await self.tournament(tournament_id)
            try:
                return await self._store_change(tournament, change(tournament))
            except TableMovedOn:
                continue
        raise Refused(Reason.MOVED_ON)

    async def _store_change(self, tournament: Tournament, changed: Tournament) -> Tournament:
        stored = replace(changed, revision=tournament.revision + 1, changed_at=self._tables.now())
        await self.stored.change(stored)
        self._tell(tournament.id)
        return stored

    def _tell(self, tournament_id: str) -> None:
        tell_each(self._listeners, tournament_id)


def _seat(seat: Seat, entrant: Entrant) -> TableSeat:
    return TableSeat(seat=seat, user_id=entrant.user_id, house=entrant.house, name=entrant.name)
