"""Lobbies: opens them, and carries out the controls that stand on them."""

from __future__ import annotations

from typing import Any

from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables.lobby import Member
from bot.tables.options import AnyGame
from bot.tables.service import TableService
from cogs.i18n.locale import Press, messages_of
from cogs.permissions import check_may_open, is_in_thread, visible_table
from cogs.table_post.updater import PostUpdater
from cogs.ui.responses import in_time, reply_privately
from games.catalog import default_level, levels

LESSON_CLOCK = "slow"
"""A learner has as much time as there is."""


class LobbyHandler:
    """What members do before the game, and the lessons that begin at once."""

    def __init__(self, tables: TableService, preferences: Preferences, updater: PostUpdater) -> None:
        self._tables = tables
        self._preferences = preferences
        self._updater = updater

    async def open(
        self, press: Press, game: AnyGame, options: Any, *, clock: str | None, house: str | None = None
    ) -> None:
        """Open a table where the command was typed; its lobby is the answer. ``house`` seats an AI player as well.

        Refused where the server does not want one, or the bot lacks a permission.
        """
        guild_id, channel_id = self._place(press)
        async with in_time(press, is_public=True):
            row = await self._tables.open_lobby(
                game,
                options,
                _member(press),
                guild_id=guild_id,
                channel_id=channel_id,
                seconds=self._preferences.seconds(guild_id, clock),
                house=house,
            )
            await self._updater.open(press, row.id)

    async def open_lesson(self, press: Press, game: AnyGame) -> None:
        """Deal the cards of a game's lesson; its first post is the answer. Refused like `open`."""
        guild_id, channel_id = self._place(press)
        async with in_time(press, is_public=True):
            lesson = await self._tables.open_lesson(
                game,
                _member(press),
                guild_id=guild_id,
                channel_id=channel_id,
                seconds=self._preferences.seconds(guild_id, LESSON_CLOCK),
            )
            # The learner is here and needs no ping.
            self._updater.pings.touched(lesson.table.id, press.user.id)
            await self._updater.open(press, lesson.table.id)

    async def play_again(self, press: Press, table_id: str, *, is_swapped: bool) -> None:
        """Open the lobby of the next game: in the same place where that is possible, else here.

        Refused where the member could not open any other table.
        """
        old = await visible_table(self._tables, press, table_id)
        check_may_open(press, self._preferences.server(old.guild_id))
        parent_id = getattr(press.channel, "parent_id", None) if is_in_thread(press) else None
        channel_id = old.channel_id if parent_id == old.channel_id else press.channel_id
        assert channel_id is not None
        row = await self._tables.play_again(
            table_id, _member(press), channel_id=channel_id, is_swapped=is_swapped
        )
        self._updater.changed(row.id)
        await reply_privately(press, messages_of(press)("life-done"))

    async def join(self, press: Press, table_id: str) -> None:
        """Take a seat."""
        await self._tables.join(table_id, _member(press))
        await self._updater.answer(press, table_id)

    async def leave(self, press: Press, table_id: str) -> None:
        """Leave before the game begins."""
        await self._tables.leave(table_id, press.user.id)
        await self._updater.answer(press, table_id)

    async def add_ai_player(self, press: Press, table_id: str, level: str | None) -> None:
        """Seat an AI player. Refused for a level that the game does not have."""
        game = (await self._tables.row(table_id)).game
        if level is not None and level not in levels(game):
            raise Refused("unknown-control")
        await self._tables.seat_house(table_id, press.user.id, level or default_level(game))
        await self._updater.answer(press, table_id)

    async def cancel(self, press: Press, table_id: str) -> None:
        """Close the lobby."""
        await self._tables.cancel(table_id, press.user.id)
        await self._updater.answer(press, table_id)

    async def start(self, press: Press, table_id: str) -> None:
        """Deal the cards."""
        await self._tables.start(table_id, press.user.id)
        await self._updater.answer(press, table_id)

    def _place(self, press: Press) -> tuple[int, int]:
        """Return the server and the channel of a command. Refused where the person may not open a table."""
        assert press.guild_id is not None
        check_may_open(press, self._preferences.server(press.guild_id))
        assert press.channel_id is not None
        return press.guild_id, press.channel_id


def _member(press: Press) -> Member:
    return Member(press.user.id, press.user.display_name)
