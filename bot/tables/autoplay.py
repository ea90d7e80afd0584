"""Makes the moves that nobody presses: house players move, and dice roll by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from functools import partial
from hashlib import sha256
from typing import Any

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.commands import Move
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tasks import KeyedTasks, end
from data.errors import StoreError
from data.records.tables import By, Phase, Table
from games.ai import chosen
from games.catalog import ENTRIES, GAMES, stand_in_level
from games.engine import Game, Seat
from games.entropy import Entropy

log = logging.getLogger(__name__)

BEGUN_AT_ONCE, BEGUN_SECONDS = 40, 1.0
"""The number of tables at which house players begin together after a start, and the pause before the next ones."""


class Autoplay:
    """Makes the moves that nobody presses, each in the same way as any other move.

    It has one task for each table at which a house player must act or dice may roll.
    """

    def __init__(
        self,
        tables: TableService,
        preferences: Preferences,
        homes: Homes,
        *,
        pause_seconds: float,
    ) -> None:
        """``pause_seconds`` is one move's time."""
        self._tables = tables
        self._preferences = preferences
        self._homes = homes
        self.pause_seconds = pause_seconds
        tables.changes.hear(ChangeKind.PLAYED | ChangeKind.OVER, self.changed)
        self._turns = KeyedTasks("house")
        self._running: list[asyncio.Task[None]] = []

    def wake(self, tables: Iterable[Table]) -> None:
        """Play where something is due at tables that were found again."""
        without_press = [table.id for table in tables if _may_move_by_itself(table)]
        self._running = [task for task in self._running if not task.done()]
        self._running.append(
            asyncio.create_task(self._play_where_due(without_press), name="wake house players")
        )

    async def close(self) -> None:
        """Stop in the middle; the record knows where to go on."""
        await end(*self._running)
        await self._turns.close()

    def changed(self, change: TableChanged) -> None:
        """Let the house players and dice of a table act."""
        session = change.session
        if session is not None and (session.house_seats() or session.rolls()):
            self.take_turns(change.table.id)

    def take_turns(self, table_id: str) -> None:
        """Play at a table until nothing is left that needs no press."""
        self._turns.start(table_id, partial(self._take_turn, table_id))

    async def _take_turn(self, table_id: str) -> None:
        if await self.play_one(table_id):
            self.take_turns(table_id)

    async def play_one(self, table_id: str) -> bool:
        """Make one move that needs no press; return True if there are more. Refused when the table is gone.

        It is made when the pause is over: neither the move nor the time to choose it shows. When something has
        happened by then, the move is chosen again.
        """
        loop = asyncio.get_running_loop()
        made_at = loop.time() + self.pause_seconds
        session = await self._tables.session(table_id)
        version, seen_version = session.progress.version, session.progress.public_version
        next_move = await self._next_move(session)
        await asyncio.sleep(made_at - loop.time())
        session = await self._tables.session(table_id)
        if not self._homes.is_home(session.table.guild_id):
            return False
        if session.progress.version != version:
            version, seen_version = session.progress.version, session.progress.public_version
            next_move = await self._next_move(session)
        if next_move is not None:
            seat, action, by = next_move
            with contextlib.suppress(Refused):  # somebody was quicker: look at the table again
                await self._tables.change_session(
                    table_id,
                    lambda session: session.execute(
                        Move(action, seen_version), seat, by=by, at=self._tables.now()
                    ),
                )
        return await self._is_due(await self._tables.session(table_id))

    async def _next_move(self, session: Session) -> tuple[Seat, Any, By] | None:
        """Return a move that needs no press: its seat, its action, and who makes it."""
        for seat in session.house_seats():
            return seat, await choice(session, seat), By.HOUSE
        async for seat, action in self._rolls(session):
            return seat, action, By.PLAYER
        return None

    async def _is_due(self, session: Session) -> bool:
        """Return True if there is such a move; house players do not have to choose for this."""
        return bool(session.house_seats()) or bool([seat async for seat, _ in self._rolls(session)])

    async def _rolls(self, session: Session) -> AsyncIterator[tuple[Seat, Any]]:
        """Yield the dice of players whose dice roll by themselves."""
        for seat, action in session.rolls().items():
            user_id = session.table.seats[seat].user_id
            if user_id is not None and (await self._preferences.member(user_id)).rolls_by_itself:
                yield seat, action

    async def _play_where_due(self, table_ids: list[str]) -> None:
        begun = 0
        for table_id in table_ids:
            try:
                if await self._is_due(await self._tables.session(table_id)):
                    self.take_turns(table_id)
                    begun += 1
                    if begun % BEGUN_AT_ONCE == 0:
                        await asyncio.sleep(BEGUN_SECONDS)
            except StoreError as error:
                log.warning("a house player at table %s waits for the store: %s", table_id, error)
                self.take_turns(table_id)  # which tries again until the store answers
            except Refused as error:
                log.warning("no house player acts at table %s: %s", table_id, error)
            except Exception as error:  # noqa: BLE001 - a bad table must not keep the others waiting
                log.error("no house player acts at table %s: %s", table_id, type(error).__name__)


def _may_move_by_itself(table: Table) -> bool:
    """Return True if a house player may have to act, or dice may roll without a press."""
    has_dice = table.game in GAMES and type(GAMES[table.game]).chance is not Game.chance
    has_house_player = any(seat.house or seat.away for seat in table.seats)
    return table.phase is Phase.PLAYING and (has_dice or has_house_player)


async def choice(session: Session, seat: Seat) -> Any:
    """Return the action that the seat's house player chooses now.

    It is drawn from its own entropy, so the record explains why it was chosen. Some choices take longer than a
    press may wait, so they are made in a thread, from values that do not change meanwhile.
    """
    table = session.table
    player = ENTRIES[table.game].ai_players[table.seats[seat].house or stand_in_level(table.game)]
    entropy = Entropy(_seed(session, seat))
    view, legal = session.progress.view(seat), session.legal_actions(seat)
    return await asyncio.to_thread(chosen, player, view, legal, entropy)


def _seed(session: Session, seat: Seat) -> bytes:
    table, progress = session.table, session.progress
    drawn = b"house player" + (table.seed or b"") + bytes([seat])
    if table.day is None:
        return sha256(drawn + progress.version.to_bytes(8, "big")).digest()
    # Equal moves must lead to equal games: a pause, a vote or who chooses first in secret changes nothing.
    question = session.game.question(progress.state, seat)
    return sha256(drawn + progress.moves_standing.to_bytes(8, "big") + question.encode()).digest()
