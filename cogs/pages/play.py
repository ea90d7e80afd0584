"""The first page that a member sees: the games, and how to start each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.tables.options import AnyGame
from cogs.games.registry import PRESENTERS, banner_image
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.table_post.post_updater import PostUpdater
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.outbox import PANEL_COMPONENT
from cogs.ui.panel import Button, Panel, Row, Style
from cogs.ui.responses import edit_message, reply_privately


class PlayControl(StrEnum):
    """The controls of the page; those that start something name a game."""

    OPEN = "open"
    """Shows the page."""
    NOW = "now"
    """Starts a game against a house player, of a level if one follows."""
    TABLE = "table"
    """Opens a lobby."""
    OWN = "own"
    """Lists the tables at which the member sits."""

    def route(self, *arguments: str) -> PageRoute:
        """Return the route of the control."""
        return PageRoute(PageName.PLAY, (self, *arguments))


@dataclass(frozen=True, slots=True)
class GameStart:
    """Another way to start a game, with a button beside each game. It costs much."""

    word: str
    """The first argument of its controls; the game is the second one."""
    label: str
    """The key of the label of its button."""
    run: Callable[[Interaction, AnyGame], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class PageButton:
    """A button that shows a page, as it stands on several messages."""

    label: str
    """The key of its label."""
    route: PageRoute
    is_everywhere: bool = True
    """Whether the page is also there in direct messages."""

    def button(self, messages: Messages, style: Style = Style.CALM) -> Button:
        """Return the button in one language."""
        return Button(self.route, messages(self.label), style)


PLAY = PageButton("button-play", PlayControl.OPEN.route())
OPEN_TABLE = PageButton("button-welcome-table", PlayControl.OPEN.route())
OWN_TABLES = PageButton("button-own-tables", PlayControl.OWN.route())


def play_page(
    messages: Messages,
    suggested: Mapping[str, str],
    more: tuple[Row, ...] = (),
    *,
    starts: Sequence[GameStart] = (),
    buttons: Sequence[PageButton] = (),
    is_direct: bool = False,
    is_manager: bool = False,
) -> Panel:
    """Return the games, each with the ways to start it, ``buttons`` after them, and ``more`` rows at the end.

    Only managers of the server read of `/settings`: others cannot use it.

    ``suggested`` are the levels of house players that suit the reader, by game. Nobody else may see them.
    In direct messages there is nobody to open a table for.
    """
    row = tuple(one.button(messages) for one in buttons if one.is_everywhere or not is_direct)
    return Panel(
        heading=messages("play-heading"),
        paragraphs=(),
        rows=(
            *_games(messages, suggested, starts, is_direct=is_direct),
            *((row,) if row else ()),
            messages("play-more-managers" if is_manager else "play-more"),
            *more,
        ),
        image=banner_image(messages),
    )


def _games(
    messages: Messages, suggested: Mapping[str, str], starts: Sequence[GameStart], *, is_direct: bool
) -> Iterator[Row]:
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
        others = [
            Button(PageRoute(PageName.PLAY, (start.word, game)), messages(start.label)) for start in starts
        ]
        yield (now, *others) if is_direct else (now, table, *others)


def welcome(messages: Messages, buttons: Sequence[PageButton]) -> Panel:
    """Return the message that a server gets when the bot has joined it; ``buttons`` are for its managers."""
    return Panel(
        heading=messages("welcome-heading"),
        paragraphs=(messages("welcome-text"),),
        rows=((OPEN_TABLE.button(messages, Style.MAIN), *(one.button(messages) for one in buttons)),),
        component_id=PANEL_COMPONENT,
    )


async def show_below(interaction: Interaction, updater: PostUpdater, table_id: str) -> None:
    """Show a new table below the page that was pressed, which links to it then, or below the answer to a command."""
    messages = messages_of(interaction)
    link = await updater.open(
        interaction, table_id, first=answer_start(interaction, messages("direct-opened"))
    )
    if interaction.type is discord.InteractionType.component:
        await answer_start(interaction, messages("table-opened", link=link))


async def answer_start(interaction: Interaction, text: str) -> None:
    """Put an answer in the place of a page that starts games, so that a second press does not start a second one."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await edit_message(
            interaction, Panel(heading=messages_of(interaction)("play-done"), paragraphs=(text,))
        )
    else:
        await reply_privately(interaction, text)
