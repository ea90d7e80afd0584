"""Carries out the controls of the page that offers the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.house_level import LevelSuggestions
from bot.preferences import Preferences
from cogs.handlers.lobby import LobbyHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.play import GameStart, PlayControl, play_page, show_below
from cogs.table_post.post_updater import PostUpdater
from cogs.ui.custom_id import PageName
from cogs.ui.panel import MemberSwitch, Panel, Row
from cogs.ui.responses import Arguments, PageHandler
from games.catalog import GAMES


class PlayHandler(PageHandler):
    """Shows the games, and starts a game or a lobby, or what features start."""

    def __init__(
        self,
        lobby: LobbyHandler,
        preferences: Preferences,
        updater: PostUpdater,
        images: ProgressiveReply,
        suggestions: LevelSuggestions,
        *,
        starts: Sequence[GameStart] = (),
        rows: Sequence[Callable[[Messages], Row]] = (),
        switches: Sequence[MemberSwitch] = (),
    ) -> None:
        self._lobby = lobby
        self._preferences = preferences
        self._updater = updater
        self._reply = images
        self._suggestions = suggestions
        self._starts = {start.word: start for start in starts}
        self._rows = rows
        self._switches = {switch.word: switch for switch in switches}

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        return bool(arguments) and arguments[0] in (PlayControl.NOW, PlayControl.TABLE, *self._starts)

    async def show(self, interaction: Interaction) -> None:
        """Show the page to one person."""
        await self._reply.show(interaction, await self._page(interaction))

    async def _page(self, interaction: Interaction) -> Panel:
        messages = messages_of(interaction)
        suggested: dict[str, str] = {}
        if interaction.guild_id is not None:
            suggested = await self._suggestions.by_game(interaction.user.id, interaction.guild_id)
        is_direct = interaction.guild_id is None
        switches = (one.rows(interaction, PageName.PLAY, messages) for one in self._switches.values())
        panel = play_page(
            messages,
            suggested,
            tuple(chain.from_iterable(switches)),
            starts=tuple(self._starts.values()),
            rows=[row(messages) for row in self._rows],
            is_direct=is_direct,
            is_manager=not is_direct and interaction.permissions.manage_guild,
        )
        if not await self._preferences.shows_pictures(interaction.user.id, interaction.guild_id):
            panel = replace(panel, image=None)
        return panel

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [PlayControl.OPEN]:
                await self.show(press)
            case [PlayControl.NOW, key, *level] if key in GAMES and len(level) <= 1:
                await self._lobby.play_now(press, GAMES[key], *level)
            case [PlayControl.TABLE, key] if key in GAMES:
                opened = await self._lobby.open_from_page(press, GAMES[key])
                await show_below(press, self._updater, opened.id)
            case [word, key] if key in GAMES and word in self._starts:
                await self._starts[word].run(press, GAMES[key])
            case [word] if word in self._switches:
                await self._switches[word].toggle(press)
                await self._reply.edit(press, await self._page(press))
            case [word, *_] if word in list(PlayControl):
                raise Refused(Reason.UNKNOWN_CONTROL)
            case _:
                raise Refused(Reason.NOT_AVAILABLE)
