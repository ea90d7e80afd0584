"""All tables: opens lobbies, finds the session of an id, and brings every move to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

from bot.errors import Refused
from bot.ratings.service import RatingService
from bot.tables import lobby, tutorial
from bot.tables.actions import Offer, TableAction, TableActionKind
from bot.tables.ai_turns import AITurns
from bot.tables.autoplay import Autoplay
from bot.tables.lobby import Member
from bot.tables.lobby_service import ChangeListener, LobbyService, new_secret
from bot.tables.options import AnyGame
from bot.tables.progress import GRACE_SECONDS
from bot.tables.session import Session
from bot.tables.timeouts import Timeouts
from data.rows import By, Phase, PostRow, ResultRow, TableRow
from data.store import RowDamaged, Store, StoreUnavailable, TableMovedOn
from games.engine import Game

log = logging.getLogger(__name__)


class TableService(LobbyService):
    """The tables of all servers. What it holds in memory is a cache: the store has the truth."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        screen: ChangeListener,
        *,
        house_pause_seconds: float = 1.5,
        now: Callable[[], float] = time.time,
        new_secret: Callable[[], bytes] = new_secret,
    ) -> None:
        super().__init__(store, games, screen, now=now, new_secret=new_secret)
        self.autoplay = Autoplay(self)
        self.clock = Timeouts(self.autoplay.ring, now)
        self.house = AITurns(self.autoplay.answer, house_pause_seconds)
        self.standing = RatingService(store, games)
        self._waking: asyncio.Task[None] | None = None

    async def wake(self) -> int:
        """Find every unfinished table again without reading its moves; the number of tables found."""
        self.sessions.awake_since = self.now()
        await self.preferences.load()
        rows = await self.store.unfinished()
        without_press = []
        for row in rows:
            try:
                if self._wake_table(row):
                    without_press.append(row.id)
            except Exception as error:  # noqa: BLE001 - no table may keep the bot from starting
                log.error("cannot continue table %s: %s", row.id, type(error).__name__)
        for table_id in await self.store.stray_hands():
            self.screen.changed(table_id)
        self._waking = asyncio.create_task(self.autoplay.wake(without_press), name="wake the house")
        self.standing.wake()
        return len(rows)

    def _wake_table(self, row: TableRow) -> bool:
        """Set a table's clock and have it shown where it is behind; whether it may move by itself."""
        if row.phase is Phase.PLAYING and row.due_at is not None:
            self.clock.set(row.id, self._rings_at(row, row.due_at))
        elif row.phase is Phase.LOBBY:
            self.clock.set(row.id, max(lobby.due_at(row), self.now() + GRACE_SECONDS))
        if _is_behind(row):
            self.screen.changed(row.id)
        return row.phase is Phase.PLAYING and self._may_move_by_itself(row)

    def _may_move_by_itself(self, row: TableRow) -> bool:
        """Whether a house player may be asked, or dice may roll for somebody who does not press."""
        has_dice = row.game in self.games and type(self.games[row.game]).chance is not Game.chance
        return has_dice or any(seat.house or seat.away for seat in row.seats)

    def _rings_at(self, row: TableRow, due_at: float) -> float:
        """When the clock has something to do at a table that is not read yet: at half time, else at its deadline."""
        half_at, now = due_at - row.seconds / 2, self.now()
        return half_at if half_at > now else max(due_at, now + min(GRACE_SECONDS, row.seconds))

    def lobby_changed(self, row: TableRow) -> None:
        """Show a lobby, and have the clock ring when it has to be looked at again."""
        self.clock.set(row.id, row.due_at)
        self.screen.changed(row.id)

    async def close(self) -> None:
        """Stop what moves by itself."""
        if self._waking is not None:
            self._waking.cancel()
        await self.standing.close()
        await self.clock.close()
        await self.house.close()

    async def start(self, table_id: str, user_id: int) -> Session:
        """The host has the cards dealt."""

        def dealt(game: AnyGame, row: TableRow) -> TableRow:
            begun = lobby.start(game, row, user_id, at=self.now())
            return begun.model_copy(update={"due_at": Session(self.store, game, begun).first_deadline()})

        await self.change(table_id, dealt)
        session = await self.session(table_id)
        self._played(session)
        return session

    async def open_lesson(
        self, game: AnyGame, learner: Member, *, guild_id: int, channel_id: int, seconds: int
    ) -> Session:
        """A member sits down with the tutor. Refused when he sits at too many tables already."""
        await self.check_room(guild_id, learner.id)
        where = {"guild_id": guild_id, "channel_id": channel_id}
        row = tutorial.opened(game, learner, **where, seconds=seconds, at=self.now())
        due_at = Session(self.store, game, row).first_deadline()
        await self.store.add_table(row.model_copy(update={"due_at": due_at}))
        session = await self.session(row.id)
        self._played(session)
        return session

    async def end(self, table_id: str, result: ResultRow) -> None:
        """End a table for nobody's gain, before or in the game. Refused when it is over already."""
        row = await self.row(table_id)
        async with self.sessions.lock(table_id) if row.seed is None else (await self.session(table_id)).lock:
            try:
                await self.sessions.end(table_id, result)
            except TableMovedOn as error:
                raise Refused("table-over") from error
        self.clock.set(table_id, None)
        self.screen.changed(table_id)

    async def forget_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records, wherever they still sit.

        They leave their lobbies and running games first. StoreError when that cannot be done.
        """
        await self.leave_everywhere(user_id)
        shown = [row.id for row in await self.store.all_tables_of(user_id) if row.phase is not Phase.OVER]
        await self.preferences.forget_member(user_id)
        self.sessions.forget_member(user_id)
        for table_id in shown:
            self.screen.changed(table_id)

    async def leave_everywhere(self, user_id: int) -> None:
        """Let a member get up from lobbies, and hand their running seats to stand-ins."""
        for row in await self.store.tables_of(user_id):
            await self._leave_for_good(row, user_id)

    async def _leave_for_good(self, row: TableRow, user_id: int) -> None:
        """Take a member away from a table; one that cannot be left loses only their name and id."""
        try:
            if row.phase is Phase.LOBBY:
                with contextlib.suppress(Refused):  # the game has begun meanwhile, or they have left
                    await self.leave(row.id, user_id)
            if (await self.row(row.id)).phase is Phase.PLAYING:
                await self.act(row.id, user_id, TableAction(TableActionKind.LEAVE))
        except Refused as refused:
            log.info("a forgotten member could not leave table %s: %s", row.id, refused.reason)
        except StoreUnavailable as error:
            if not isinstance(error, RowDamaged):
                raise
            log.error("a forgotten member could not leave table %s: %s", row.id, error)
        except Exception as error:  # noqa: BLE001 - no bad table may keep a member from being forgotten
            log.error("a forgotten member could not leave table %s: %s", row.id, type(error).__name__)

    async def fall_asleep(self, table_id: str) -> None:
        """Let a table that cannot be shown rest: no clock runs until it wakes."""
        await self._by_itself(table_id, TableActionKind.SLEEP)

    async def wake_up(self, table_id: str) -> None:
        """Let a table that can be shown again go on; who is asked has all of his time."""
        await self._by_itself(table_id, TableActionKind.WAKE)

    async def _by_itself(self, table_id: str, word: TableActionKind) -> None:
        async def do_it(session: Session) -> None:
            await session.do(TableAction(word), 0, by=By.CLOCK, at=self.now())

        with contextlib.suppress(Refused):  # it is so already, or over
            await self.do(table_id, do_it)

    async def offer(self, table_id: str, user_id: int) -> Offer:
        """A member offers their seat. Raises as ``Session.offer`` does."""
        offers: list[Offer] = []

        async def do_it(session: Session) -> None:
            offers.append(await session.offer(user_id, at=self.now()))

        await self.do(table_id, do_it)
        return offers[0]

    async def withdraw(self, table_id: str, user_id: int, number: int) -> Session:
        """A member ends their offer. Raises as ``Session.withdraw`` does."""

        async def do_it(session: Session) -> None:
            await session.withdraw(user_id, number, at=self.now())

        return await self.do(table_id, do_it)

    async def take_over(self, table_id: str, giver_id: int, number: int, taker: Member) -> Session:
        """A member takes a seat that is on offer. Raises as ``Session.take_over`` does."""
        row = await self.row(table_id)
        await self.check_room(row.guild_id, taker.id, but=table_id)

        async def do_it(session: Session) -> None:
            await session.take_over(giver_id, number, taker, at=self.now())

        return await self.do(table_id, do_it)

    async def session(self, table_id: str) -> Session:
        """The table in play or over; Refused when it has not begun, or cannot be played any more."""
        return await self.sessions.find(table_id)

    async def set_shown(self, table_id: str, version: int, post: PostRow | None) -> None:
        """Remember that the channel has seen the table as it was at this version, in this post."""
        await self.sessions.set_shown(table_id, version, post)

    async def play(self, table_id: str, user_id: int, token: str, *, asked: int | None) -> Session:
        """A member makes a move. Raises as ``Session.play`` does, and Refused for a stranger."""

        async def move(session: Session) -> None:
            await session.play_as(user_id, token, asked=asked, at=self.now())

        return await self.do(table_id, move)

    async def concede(self, table_id: str, user_id: int) -> Session:
        """A member gives up for his side (CD-80). Raises as ``Session.do`` does."""
        return await self.act(table_id, user_id, TableAction(TableActionKind.CONCEDE))

    async def act(self, table_id: str, user_id: int, table_action: TableAction) -> Session:
        """A member does something that is no move of the game. Raises as ``Session.do`` does."""

        async def do_it(session: Session) -> None:
            await session.do_as(user_id, table_action, at=self.now())

        return await self.do(table_id, do_it)

    async def do(self, table_id: str, table_action: Callable[[Session], Awaitable[None]]) -> Session:
        """Have something done at a table, and everybody told who has to know. Raises what the deed raises."""
        session = await self.session(table_id)
        try:
            await table_action(session)
        except Refused as refused:
            if refused.reason == "moved-on":
                await self.sessions.forget_if_behind(session)
            raise
        self._played(session)
        return session

    def _played(self, session: Session) -> None:
        self.clock.set(session.table.id, session.rings_at(self.now()))
        self.screen.changed(session.table.id)
        if session.is_over:
            self.sessions.let_go(session)
            self.standing.wake()
        if session.house_seats() or session.rolls():
            self.house.wake(session.table.id)


def _is_behind(row: TableRow) -> bool:
    """Whether the channel may not have seen the table as it is stored."""
    if row.post is None or row.shown < row.version:
        return True
    return row.started_at is not None and row.post.at < row.started_at
