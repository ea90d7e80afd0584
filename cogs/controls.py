"""Builds what people press, fill in and type: the pages, the router and the commands, with those of the features."""

from __future__ import annotations

from collections.abc import Sequence

from bot.client import Cog
from bot.forgetting import Forgetting
from bot.ratings.leaderboards import Leaderboards
from bot.tables.holidays import Holidays
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.game_commands import GameGroup
from cogs.commands.leaderboard import LeaderboardCog
from cogs.commands.made_command import Command, Group
from cogs.commands.past_games import PastGamesCog
from cogs.commands.play import play_commands
from cogs.commands.player import PlayerCog
from cogs.commands.preferences import preferences_command
from cogs.commands.privacy import PrivacyCog
from cogs.commands.settings import settings_group
from cogs.commands.stats import StatsCog
from cogs.commands.table import TableCog
from cogs.events.guild_lifecycle import GuildLifecycleCog, LostSettingsCog
from cogs.feature import Feature, Parts
from cogs.games.registry import GAME_UIS
from cogs.handlers.moves import MoveHandler
from cogs.handlers.play import PlayHandler
from cogs.handlers.rate_limit import RateLimiter
from cogs.handlers.router import InteractionRouter
from cogs.handlers.table_actions import TableActionHandler
from cogs.pages.history import HistoryPages
from cogs.pages.leaderboard import LeaderboardPages
from cogs.pages.parts import PartTurner
from cogs.pages.preferences import PreferencesPage
from cogs.pages.privacy import PrivacyPage
from cogs.pages.replay import ReplayPages
from cogs.pages.rulebook import Rulebook
from cogs.pages.settings import SettingsPage, settings_table
from cogs.pages.verify import VerifyPage
from cogs.ui.custom_id import PageName
from cogs.ui.page_handler import PageHandler


def build_controls(
    parts: Parts, features: Sequence[Feature], forgetting: Forgetting, rate_limiter: RateLimiter
) -> tuple[InteractionRouter, list[Cog | Command | Group]]:
    """Return the router of presses and forms, and all slash commands with what listens beside them."""
    tables, preferences, history = parts.tables, parts.preferences, parts.history
    switches = [one.switch for one in features if one.switch is not None]
    leaderboards = Leaderboards(parts.store.leaderboards, parts.ratings)
    leaderboard = LeaderboardPages(leaderboards, parts.locales, tables.now)
    past_games = HistoryPages(history)
    verify = VerifyPage(tables, history)
    replays = ReplayPages(
        *(tables, preferences, history, parts.locales, verify),
        images=parts.images,
        private_images=parts.private_images,
        avatars=parts.avatars,
    )
    rulebook = Rulebook(tables, preferences, parts.private_images)
    preferences_page = PreferencesPage(
        preferences, parts.hands.preferences_changed, Holidays(tables, preferences), switches
    )
    settings = settings_table(*(setting for one in features for setting in one.settings))
    settings_page = SettingsPage(preferences, settings)
    who_else = [key for one in features for key in one.who_else]
    privacy = PrivacyPage(forgetting, history, parts.hands.withdraw, who_else)
    play = PlayHandler(
        *(parts.lobby, preferences, parts.updater, parts.private_images, parts.suggestions),
        starts=[one.game_start for one in features if one.game_start is not None],
        rows=[one.play_row for one in features if one.play_row is not None],
        switches=switches,
    )
    moves = MoveHandler(tables, parts.updater, parts.hands, parts.ephemeral_hands)
    table_actions = TableActionHandler(
        *(tables, parts.lobbies, history, parts.updater, parts.spectators, parts.locales, preferences),
        lobby=parts.lobby,
        moves=moves,
        rulebook=rulebook,
        leaderboard=leaderboard,
        kind_of=parts.kind_of,
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
        PageName.PART: PartTurner(parts.private_images),
    }
    for one in features:
        pages.update(one.pages)
    router = InteractionRouter(
        *(parts.homes, parts.locales, rate_limiter, parts.updater),
        moves=moves,
        table_actions=table_actions,
        pages=pages,
    )
    typed = Autocomplete(tables, history, preferences)
    table_commands = TableCog(
        tables, preferences, parts.updater, typed, actions=table_actions, rate_limiter=rate_limiter
    )
    finder = next((one.finder for one in features if one.finder is not None), None)
    return router, [
        *(GameGroup(ui, tables, typed, lobby=parts.lobby, moves=moves).group for ui in GAME_UIS.values()),
        router,
        *play_commands(play, finder),
        table_commands,
        PlayerCog(tables, moves, rulebook, typed),
        LeaderboardCog(leaderboard),
        StatsCog(leaderboards, preferences, parts.private_images),
        PastGamesCog(past_games, replays, verify, typed),
        preferences_command(preferences_page),
        PrivacyCog(privacy),
        settings_group(settings_page, [command for one in features for command in one.settings_commands]),
        LostSettingsCog(preferences, settings),
        GuildLifecycleCog(tables, parts.updater),
        *(command for one in features for command in one.commands),
    ]
