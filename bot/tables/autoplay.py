"""What is done at a table for who does not press: house players, dice that roll by themselves, silence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from bot.errors import Refused
from bot.tables.actions import MISSED_TURNS, TableAction, TableActionKind
from bot.tables.ai_turns import choice
from bot.tables.session import Session
from data.rows import By, Ending, Phase, ResultRow
from data.store import StoreError
from games.engine import Seat

if TYPE_CHECKING:
    from bot.tables.service import TableService

log = logging.getLogger(__name__)


class Autoplay:
    """Makes the moves that nobody presses, each as any other move is made."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def answer(self, table_id: str, pause_seconds: float = 0.0) -> bool:
        """Make one move that needs nobody's press; whether there are more. Refused when the table is gone.

        It is made when the pause is over: what was thought meanwhile, and how long, does not show. When something
        has happened by then, it is thought anew.
        """
        loop = asyncio.get_running_loop()
        made_at = loop.time() + pause_seconds
        session = await self._tables.session(table_id)
        version, asked = session.progress.version, session.progress.seen
        move_due = await self._move(session)
        await asyncio.sleep(made_at - loop.time())
        session = await self._tables.session(table_id)
        if session.progress.version != version:
            version, asked = session.progress.version, session.progress.seen
            move_due = await self._move(session)
        if move_due is not None:
            seat, action, by = move_due

            async def move(session: Session) -> None:
                await session.play(seat, action, asked=asked, by=by, at=self._tables.now())

            with contextlib.suppress(Refused):  # somebody was quicker: look at the table again
                await self._tables.do(table_id, move)
        return await self._is_due(await self._tables.session(table_id))

    async def _move(self, session: Session) -> tuple[Seat, Any, By] | None:
        """Return a move that needs no press: its seat, its action, and who makes it."""
        for seat in session.house_seats():
            return seat, await choice(session, seat), By.HOUSE
        async for seat, action in self._rolls(session):
            return seat, action, By.PLAYER
        return None

    async def _is_due(self, session: Session) -> bool:
        """Whether there is such a move; house players need not think for this."""
        return bool(session.house_seats()) or bool([seat async for seat, _ in self._rolls(session)])

    async def _rolls(self, session: Session) -> AsyncIterator[tuple[Seat, Any]]:
        """The dice of players who let theirs roll by themselves."""
        for seat, action in session.rolls().items():
            user_id = session.table.seats[seat].user_id
            if user_id is not None and (await self._tables.preferences.member(user_id)).rolls_by_itself:
                yield seat, action

    async def wake(self, table_ids: list[str]) -> None:
        """Go on at these tables where something is due."""
        for table_id in table_ids:
            try:
                if await self._is_due(await self._tables.session(table_id)):
                    self._tables.house.wake(table_id)
            except (Refused, StoreError) as error:
                log.warning("nobody plays for the absent at table %s: %s", table_id, error)
            except Exception as error:  # noqa: BLE001 - no table may keep the others waiting
                log.error("nobody plays for the absent at table %s: %s", table_id, type(error).__name__)

    async def ring(self, table_id: str) -> None:
        """Do what silence means for every seat whose time has run out, then wait for the next."""
        while True:
            try:
                if (await self._tables.row(table_id)).phase is Phase.LOBBY:
                    await self._tables.lapse(table_id)
                    return
                session = await self._tables.session(table_id)
            except Refused as refused:
                log.info("table %s needs no clock any more: %s", table_id, refused.reason)
                return
            if await self._is_quiet(session):
                return

    async def _is_quiet(self, session: Session) -> bool:
        """Do one thing for which the time has come; whether there was nothing."""
        now, table_id = self._tables.now(), session.table.id
        due, wakes_at, vote = session.due_seats(now), session.status.wakes_at, session.status.vote
        is_lapsed = vote is not None and vote.until <= now and not session.is_over
        if not is_lapsed and not due and (wakes_at is None or wakes_at > now or session.is_over):
            half_at = session.half_at()
            if half_at is not None and half_at <= now and not session.is_late:
                session.late_for = session.progress.seen
                self._tables.screen.changed(table_id)
            self._tables.clock.set(table_id, session.rings_at(now))
            return True
        if session.status.deserted_at is not None and not is_lapsed:
            await self._tables.end(table_id, ResultRow(ending=Ending.ABANDONED))
            return True

        async def act(session: Session) -> None:
            if is_lapsed:
                await session.do(TableAction(TableActionKind.LAPSE), 0, by=By.CLOCK, at=now)
                return
            if session.status.paused_until is not None:
                await session.do(TableAction(TableActionKind.RESUME), 0, by=By.CLOCK, at=now)
                return
            await session.fall_back(due[0], at=now)
            if session.is_over or session.status.missed_turns.get(due[0], 0) < MISSED_TURNS:
                return
            if due[0] in session.status.present:
                await session.do(TableAction(TableActionKind.STAND_IN), due[0], by=By.CLOCK, at=now)

        with contextlib.suppress(Refused):  # the player answered in the last moment
            await self._tables.do(table_id, act)
        return False
