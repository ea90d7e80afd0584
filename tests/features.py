"""The features for tests: what they add, and the parts of a running bot that belong to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from bot.app import CakeClub
from bot.client import Cog
from bot.daily import DailyDeals
from bot.opponents import PlayerCalls
from bot.tournaments.runner import TournamentRunner
from cogs.channel_panel import BUTTON as PANEL_BUTTON
from cogs.channel_panel import PanelCog
from cogs.channel_panel.posts import Panels
from cogs.daily import BUTTON as DAILY_BUTTON
from cogs.daily import DailyHandler
from cogs.daily.pages import DAILY_TABLE, PAGE
from cogs.i18n.messages import Messages
from cogs.opponents import PLAYERS_ROLE, CallsCog
from cogs.pages.play import GameStart, play_page
from cogs.pages.settings import settings_table
from cogs.seasons import SEASON_CHANNEL, SeasonPosts
from cogs.table_post.kinds import ORDINARY, TableKind
from cogs.tournaments import BUTTON as TOURNAMENTS_BUTTON
from cogs.tournaments import TournamentCog, TournamentHandler
from cogs.tutorial import TUTORIAL_TABLE
from cogs.ui.panel import Panel
from data.records.tables import Table

SETTINGS = settings_table(PLAYERS_ROLE, SEASON_CHANNEL)
"""All that a server can set."""
WHO_ELSE = ("fairness-privacy",)
"""What features add to `/privacy`."""
BUTTONS = (DAILY_BUTTON, TOURNAMENTS_BUTTON)
"""The buttons of features that lead to their pages."""
MANAGER_BUTTONS = (PANEL_BUTTON,)
"""Their buttons for people who manage a server."""
KINDS = (DAILY_TABLE, TUTORIAL_TABLE)
T = TypeVar("T", bound=Cog)


def kind_of(table: Table) -> TableKind:
    """Return the kind of a table."""
    return next((kind for kind in KINDS if kind.is_of(table)), ORDINARY)


async def _nothing(*_: object) -> None: ...


def whole_play_page(messages: Messages, suggested: Mapping[str, str], *, is_manager: bool = False) -> Panel:
    """Return the page that offers the games, with all that features add for everybody."""
    learn = GameStart("learn", "button-learn", _nothing)
    return play_page(messages, suggested, starts=[learn], buttons=BUTTONS, is_manager=is_manager)


def cog(bot: CakeClub, kind: type[T]) -> T:
    """Return the cog of this class."""
    return next(one for feature in bot.features for one in feature.commands if isinstance(one, kind))


def player_calls(bot: CakeClub) -> PlayerCalls:
    return cog(bot, CallsCog).calls


def deals(bot: CakeClub) -> DailyDeals:
    handler = bot.router.pages[PAGE]
    assert isinstance(handler, DailyHandler)
    return handler.deals


def panels(bot: CakeClub) -> Panels:
    return cog(bot, PanelCog).panels


def season_posts(bot: CakeClub) -> SeasonPosts:
    return cog(bot, SeasonPosts)


def tournament_handler(bot: CakeClub) -> TournamentHandler:
    return cog(bot, TournamentCog).handler


def tournament_runner(bot: CakeClub) -> TournamentRunner:
    return cog(bot, TournamentCog).runner
