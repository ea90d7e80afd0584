"""Finds a table for a member who wants to play: one that waits, else a new one."""

from __future__ import annotations

from bot.errors import Refused
from bot.opponents.waiting import OpponentReason, Pace, WaitingTables, is_at
from cogs.handlers.lobby import HOUSE_CLOCK, LobbyHandler, member_of
from cogs.i18n.locale import Press, messages_of
from cogs.permissions import Visibility
from cogs.ui import links
from cogs.ui.responses import reply_privately
from games.catalog import GAMES

DEFAULT_GAME = next(iter(GAMES))
"""What is opened for a member who does not name a game."""


class FindHandler:
    """Seats a member at a table of their server that waits and that they may see, or opens one here.

    In direct messages nobody else can come: there, a game against a house player begins at once.
    """

    def __init__(self, waiting: WaitingTables, lobby: LobbyHandler) -> None:
        self._waiting = waiting
        self._lobby = lobby

    async def find(self, press: Press, *, game: str | None, pace: Pace | None) -> None:
        """Find a table. Refused where the member may not open one and none waits, or when they wait already."""
        messages, wanted = messages_of(press), GAMES[game or DEFAULT_GAME]
        if press.guild_id is None:
            await self._lobby.play_now(press, wanted, clock=HOUSE_CLOCK if pace is None else pace.clock)
            return
        async with self._waiting.lock(press.guild_id):
            rows = await self._waiting.fitting(press.guild_id, press.user.id, game=game, pace=pace)
            own = next((row for row in rows if is_at(row, press.user.id)), None)
            if own is not None:
                raise Refused(OpponentReason.ALREADY_WAITING, link=links.to_table(own))
            seen = await Visibility(press).of(rows)
            joined = await self._waiting.join_first(seen, member_of(press))
            if joined is not None:
                name = messages(f"{joined.game}-name")
                answer = messages("find-joined", game=name, link=links.to_table(joined))
            else:
                clock = None if pace is None else pace.clock
                opened = await self._lobby.open_from_page(press, wanted, clock=clock)
                name = messages(f"{opened.game}-name")
                answer = messages("find-opened", game=name)
            await reply_privately(press, answer)
