"""Carries out the controls of the page that offers the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from itertools import chain

from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.handlers.lobby import LobbyHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.play import GameStart, PageButton, PlayControl, play_page, show_below
from cogs.pages.table_labels import table_list
from cogs.permissions import place_of
from cogs.table_post.snapshot import ScreenParts
from cogs.ui.custom_id import PageName
from cogs.ui.panel import MemberSwitch, Panel
from cogs.ui.responses import Arguments, PageHandler, show
from games.catalog import GAMES


@dataclass(frozen=True, eq=False)
class PlayHandler(PageHandler):
    """Shows the games, and starts a game or a lobby, or what features start."""

    parts: ScreenParts
    lobby: LobbyHandler
    images: ProgressiveReply
    """Shows what only one person sees."""
    _: KW_ONLY
    starts: Mapping[str, GameStart]
    """The starts of games by their words; the switches are by theirs."""
    buttons: Sequence[PageButton]
    switches: Mapping[str, MemberSwitch]

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        return bool(arguments) and arguments[0] in (PlayControl.NOW, PlayControl.TABLE, *self.starts)

    async def show(self, interaction: Interaction) -> None:
        """Show the page to one person."""
        await self.images.show(interaction, await self._page(interaction))

    async def _page(self, interaction: Interaction) -> Panel:
        messages = messages_of(interaction)
        suggested: dict[str, str] = {}
        if interaction.guild_id is not None:
            suggested = await self.lobby.suggestions.by_game(interaction.user.id, interaction.guild_id)
        is_direct = interaction.guild_id is None
        switches = (one.rows(interaction, PageName.PLAY, messages) for one in self.switches.values())
        panel = play_page(
            messages,
            suggested,
            tuple(chain.from_iterable(switches)),
            starts=tuple(self.starts.values()),
            buttons=self.buttons,
            is_direct=is_direct,
            is_manager=not is_direct and interaction.permissions.manage_guild,
        )
        if not await self.parts.preferences.shows_pictures(interaction.user.id, interaction.guild_id):
            panel = replace(panel, image=None)
        return panel

    async def show_own_tables(self, press: Interaction) -> None:
        """Show a member the lobbies and running tables here at which they sit, with links."""
        own = await self.parts.tables.stored.of_member(press.user.id, place_of(press))
        messages = messages_of(press)
        await show(press, table_list(own, messages, heading="own-tables-heading", none="own-tables-none"))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [PlayControl.OPEN]:
                await self.show(press)
            case [PlayControl.OWN]:
                await self.show_own_tables(press)
            case [PlayControl.NOW, key, *level] if key in GAMES and len(level) <= 1:
                await self.lobby.play_now(press, GAMES[key], *level)
            case [PlayControl.TABLE, key] if key in GAMES:
                opened = await self.lobby.open_from_page(press, GAMES[key])
                await show_below(press, self.lobby.updater, opened.id)
            case [word, key] if key in GAMES and word in self.starts:
                await self.starts[word].run(press, GAMES[key])
            case [word] if word in self.switches:
                await self.switches[word].toggle(press)
                await self.images.edit(press, await self._page(press))
            case [word, *_] if word in list(PlayControl):
                raise Refused(Reason.UNKNOWN_CONTROL)
            case _:
                raise Refused(Reason.NOT_AVAILABLE)
