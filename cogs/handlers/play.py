"""The first page that a member sees: the games, and how to start each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.house_level import LevelSuggestions
from bot.preferences import Preferences
from cogs.games.banner_image import banner_image
from cogs.games.registry import PRESENTERS
from cogs.handlers.lessons import LessonHandler
from cogs.handlers.lobby import LobbyHandler, show_below
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages
from cogs.pages.community.players_role import PlayersRole
from cogs.table_post.daily import DailyControl
from cogs.table_post.updater import PostUpdater
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Button, Panel, Row, Style
from cogs.ui.progressive_reply import ProgressiveReply
from games.catalog import GAMES


class PlayControl(StrEnum):
    """The controls of the page; those that start something name a game."""

    OPEN = "open"
    """Shows the page."""
    NOW = "now"
    """Starts a game against a house player, of a level if one follows."""
    TABLE = "table"
    """Opens a lobby."""
    LEARN = "learn"
    """Starts a lesson."""
    TELL = "tell"
    """Gives the member the role that is told when a table waits, or takes it back."""

    def route(self, *arguments: str) -> PageRoute:
        """Return the route of the control."""
        return PageRoute(PageName.PLAY, (self, *arguments))


@dataclass(frozen=True, eq=False)
class PlayHandler(PageHandler):
    """Shows the games, and starts a game, a lobby or a lesson."""

    lobby: LobbyHandler
    lessons: LessonHandler
    preferences: Preferences
    updater: PostUpdater
    images: ProgressiveReply
    players: PlayersRole
    suggestions: LevelSuggestions

    async def show(self, press: Press) -> None:
        """Show the page to one person."""
        await self.images.show(press, await self._page(press))

    async def _page(self, press: Press, *, has_role: bool | None = None) -> Panel:
        messages = messages_of(press)
        suggested: dict[str, str] = {}
        if press.guild_id is not None:
            suggested = await self.suggestions.by_game(press.user.id, press.guild_id)
        button = self.players.rows(press, PlayControl.TELL.route(), messages, is_on=has_role)
        is_direct = press.guild_id is None
        is_manager = not is_direct and press.permissions.manage_guild
        panel = play_page(messages, suggested, button, is_direct=is_direct, is_manager=is_manager)
        if not await self.preferences.shows_pictures(press.user.id, press.guild_id):
            panel = replace(panel, image=None)
        return panel

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        match arguments:
            case [PlayControl.OPEN]:
                await self.show(press)
            case [PlayControl.TELL]:
                has_role = await self.players.toggle(press)
                await self.images.edit(press, await self._page(press, has_role=has_role))
            case [PlayControl.NOW, key, *level] if key in GAMES and len(level) <= 1:
                await self.lobby.play_now(press, GAMES[key], *level)
            case [PlayControl.TABLE, key] if key in GAMES:
                opened = await self.lobby.open_from_page(press, GAMES[key])
                await show_below(press, self.updater, opened.id)
            case [PlayControl.LEARN, key] if key in GAMES:
                await self.lessons.open(press, GAMES[key])
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)


def play_page(
    messages: Messages,
    suggested: Mapping[str, str],
    more: tuple[Row, ...] = (),
    *,
    is_direct: bool = False,
    is_manager: bool = False,
) -> Panel:
    """Return the games, each with the ways to start it, and more rows after them.

    Only managers of the server read of `/settings`: others cannot use it.

    ``suggested`` are the levels of house players that suit the reader, by game. Nobody else may see them.
    In direct messages there is nobody to open a table for.
    """
    return Panel(
        heading=messages("play-heading"),
        paragraphs=(),
        rows=(
            *_games(messages, suggested, is_direct=is_direct),
            (Button(DailyControl.OPEN.route(), messages("button-daily")),),
            messages("play-more-managers" if is_manager else "play-more"),
            *more,
        ),
        image=banner_image(messages),
    )


def _games(messages: Messages, suggested: Mapping[str, str], *, is_direct: bool) -> Iterator[Row]:
    for game in PRESENTERS:
        level = suggested.get(game)
        if level is None:
            about = messages(f"about-game-{game}")
        else:  # they know the game
            about = messages("play-level", level=messages("house-level", level=level))
        yield messages("play-game", game=messages(f"{game}-name"), about=about)
        route = PlayControl.NOW.route(game) if level is None else PlayControl.NOW.route(game, level)
        now = Button(route, messages("button-play-now"), Style.MAIN)
        table = Button(PlayControl.TABLE.route(game), messages("button-open-table"))
        learn = Button(PlayControl.LEARN.route(game), messages("button-learn"))
        yield (now, learn) if is_direct else (now, table, learn)


def welcome(messages: Messages) -> Panel:
    """Return the message that a server gets when the bot has joined it."""
    return Panel(
        heading=messages("welcome-heading"),
        paragraphs=(messages("welcome-text"),),
        rows=((Button(PlayControl.OPEN.route(), messages("button-play"), Style.MAIN),),),
    )
