"""Carries out the controls of the page that offers the games."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.house_level import LevelSuggestions
from bot.preferences import Preferences
from cogs.handlers.lessons import LessonHandler
from cogs.handlers.lobby import LobbyHandler
from cogs.i18n.locale import Press, messages_of
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.community.players_role import PlayersRole
from cogs.pages.play import PlayControl, play_page, show_below
from cogs.table_post.post import PostUpdater
from cogs.ui.panel import Panel
from cogs.ui.responses import Arguments, PageHandler
from games.catalog import GAMES


class PlayHandler(PageHandler):
    """Shows the games, and starts a game, a lobby or a lesson."""

    def __init__(
        self,
        lobby: LobbyHandler,
        lessons: LessonHandler,
        preferences: Preferences,
        updater: PostUpdater,
        images: ProgressiveReply,
        players: PlayersRole,
        suggestions: LevelSuggestions,
    ) -> None:
        self._lobby = lobby
        self._lessons = lessons
        self._preferences = preferences
        self._updater = updater
        self._reply = images
        self._players = players
        self._suggestions = suggestions

    async def show(self, press: Press) -> None:
        """Show the page to one person."""
        await self._reply.show(press, await self._page(press))

    async def _page(self, press: Press, *, has_role: bool | None = None) -> Panel:
        messages = messages_of(press)
        suggested: dict[str, str] = {}
        if press.guild_id is not None:
            suggested = await self._suggestions.by_game(press.user.id, press.guild_id)
        button = self._players.rows(press, PlayControl.TELL.route(), messages, is_on=has_role)
        is_direct = press.guild_id is None
        is_manager = not is_direct and press.permissions.manage_guild
        panel = play_page(messages, suggested, button, is_direct=is_direct, is_manager=is_manager)
        if not await self._preferences.shows_pictures(press.user.id, press.guild_id):
            panel = replace(panel, image=None)
        return panel

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        match arguments:
            case [PlayControl.OPEN]:
                await self.show(press)
            case [PlayControl.TELL]:
                has_role = await self._players.toggle(press)
                await self._reply.edit(press, await self._page(press, has_role=has_role))
            case [PlayControl.NOW, key, *level] if key in GAMES and len(level) <= 1:
                await self._lobby.play_now(press, GAMES[key], *level)
            case [PlayControl.TABLE, key] if key in GAMES:
                opened = await self._lobby.open_from_page(press, GAMES[key])
                await show_below(press, self._updater, opened.id)
            case [PlayControl.LEARN, key] if key in GAMES:
                await self._lessons.open(press, GAMES[key])
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
