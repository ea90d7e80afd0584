"""Builds what people press, fill in and type: the pages, the router and the commands, with those of the features."""

from __future__ import annotations

from collections.abc import Sequence

from bot.client import Cog
from bot.ratings.leaderboards import Leaderboards
from bot.tables.absence import Forgetting, Holidays
from bot.tables.changes import ChangeKind
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.declaration import Command, Group, MenuCommand
from cogs.commands.game_commands import game_group
from cogs.commands.pages import page_commands
from cogs.commands.play import play_commands
from cogs.commands.table import TableCommands
from cogs.events.guild_lifecycle import GuildLifecycleCog
from cogs.feature import Feature, Parts, add_pages, finder_of
from cogs.games.registry import GAME_UIS
from cogs.handlers.moves import MoveHandler
from cogs.handlers.play import PlayHandler
from cogs.handlers.rate_limit import RateLimiter
from cogs.handlers.router import InteractionRouter, PartTurner
from cogs.handlers.seat_offers import SeatOffers
from cogs.handlers.sharing import SharingHandler
from cogs.handlers.table_actions import TableActionHandler
from cogs.pages.about import AboutPage
from cogs.pages.help import HelpPage
from cogs.pages.history import HistoryPages
from cogs.pages.leaderboard import LeaderboardPages
from cogs.pages.open_hands import OpenHandsPage
from cogs.pages.player_stats import StatsPage
from cogs.pages.preferences import PreferencesPage
from cogs.pages.privacy import PrivacyPage
from cogs.pages.replay import ReplayPages
from cogs.pages.rulebook import Rulebook
from cogs.pages.settings import SettingsPage, settings_table
from cogs.pages.verify import VerifyPage
from cogs.ui.custom_id import PageName
from cogs.ui.responses import PageHandler


def build_controls(
    parts: Parts,
    features: Sequence[Feature],
    forgetting: Forgetting,
    rate_limiter: RateLimiter,
    about: AboutPage,
) -> tuple[InteractionRouter, list[Cog | Command | Group | MenuCommand]]:
    """Return the router of presses and forms, and all commands with what listens beside them.

    Discord is told of the commands in this order: first `/play`, last the moves of games, which are the most.
    """
    tables, preferences, history = parts.tables, parts.preferences, parts.history
    switches = [one.switch for one in features if one.switch is not None]
    leaderboards = Leaderboards(parts.store.leaderboards, parts.ratings)
    leaderboard = LeaderboardPages(leaderboards, parts.preferences, parts.locales, tables.now)
    past_games = HistoryPages(history)
    verify = VerifyPage(tables, history)
    replays = ReplayPages(parts, history, verify, parts.private_images)
    rulebook = Rulebook(tables, preferences, parts.private_images)
    preferences_page = PreferencesPage(
        preferences,
        parts.hands.preferences_changed,
        parts.lobbies.preferences_changed,
        holidays=Holidays(tables, preferences),
        switches=switches,
    )
    settings = settings_table(*(setting for one in features for setting in one.settings))
    settings_page = SettingsPage(preferences, settings)
    who_else = [key for one in features for key in one.who_else]
    privacy = PrivacyPage(forgetting, history, parts.hands.withdraw, who_else)
    play = PlayHandler(
        parts,
        parts.lobby,
        parts.private_images,
        starts={one.word: one for each in features if (one := each.game_start) is not None},
        buttons=parts.buttons(),
        switches={switch.word: switch for switch in switches},
    )
    manager_buttons = [one.manager_button for one in features if one.manager_button is not None]
    help_page = HelpPage(parts.buttons(), manager_buttons)
    moves = MoveHandler(tables, parts.updater, parts.hands, parts.ephemeral_hands, parts.reveals)
    seat_offers = SeatOffers(parts, parts.lobbies, parts.updater.pings)
    parts.at_end(seat_offers.close)
    parts.shown_changes.show_on(ChangeKind.OVER, seat_offers.table_over)
    table_actions = TableActionHandler(
        parts,
        parts.lobbies,
        history,
        parts.updater,
        parts.spectators,
        lobby=parts.lobby,
        moves=moves,
        rulebook=rulebook,
        leaderboard=leaderboard,
        replays=replays,
        verify=verify,
        open_hands=OpenHandsPage(parts, parts.private_images),
        sharing=SharingHandler(parts, history),
        seat_offers=seat_offers,
    )
    pages: dict[str, PageHandler] = {
        PageName.LEADERBOARD: leaderboard,
        PageName.HISTORY: past_games,
        PageName.REPLAY: replays,
        PageName.VERIFY: verify,
        PageName.RULEBOOK: rulebook,
        PageName.PREFERENCES: preferences_page,
        PageName.PRIVACY: privacy,
        PageName.SETTINGS: settings_page,
        PageName.PLAY: play,
        PageName.HELP: help_page,
        PageName.PART: PartTurner(parts.private_images),
    }
    add_pages(features, pages)
    router = InteractionRouter(
        parts.homes,
        parts.locales,
        rate_limiter,
        parts.updater,
        moves=moves,
        table_actions=table_actions,
        pages=pages,
    )
    typed = Autocomplete(tables, history, preferences)
    table_commands = TableCommands(
        tables, preferences, parts.updater, typed, actions=table_actions, rate_limiter=rate_limiter
    )
    return router, [
        router,
        GuildLifecycleCog(parts, parts.updater, settings, manager_buttons),
        *play_commands(play, help_page, finder_of(features)),
        *(command for one in features for command in one.commands),
        *page_commands(
            typed,
            rulebook=rulebook,
            leaderboard=leaderboard,
            stats=StatsPage(leaderboards, preferences, parts.private_images),
            preferences=preferences_page,
            privacy=privacy,
            history=past_games,
            replays=replays,
            verify=verify,
            settings=settings_page,
            about=about,
            more_settings=[command for one in features for command in one.settings_commands],
        ),
        *table_commands.made(),
        *(game_group(ui, tables, typed, lobby=parts.lobby, moves=moves) for ui in GAME_UIS.values()),
    ]
