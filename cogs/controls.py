"""Builds what people press, fill in and type: the pages, the router and the commands, with those of the features."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from cogs.events.guild_lifecycle import GuildLifecycleCog
from cogs.events.lost_settings import LostSettingsCog
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


class Controls:
    """All controls and commands, and what listens beside them."""

    def __init__(
        self,
        parts: Parts,
        features: Sequence[Feature],
        forgetting: Forgetting,
        rate_limiter: RateLimiter,
    ) -> None:
        self._parts = parts
        self._features = features
        core, history = parts.core, parts.core.history
        tables, preferences = core.tables, core.preferences
        switches = [one.switch for one in features if one.switch is not None]
        self._leaderboards = Leaderboards(core.store.leaderboards, core.ratings)
        self._leaderboard = LeaderboardPages(self._leaderboards, parts.locales, tables.now)
        self._past_games = HistoryPages(history)
        self._verify = VerifyPage(tables, history)
        self._replays = ReplayPages(
            tables,
            preferences,
            history,
            parts.locales,
            self._verify,
            images=parts.images,
            private_images=parts.private_images,
            avatars=parts.avatars,
        )
        self._rulebook = Rulebook(tables, preferences, parts.private_images)
        self._preferences_page = PreferencesPage(
            preferences, parts.hands.preferences_changed, Holidays(tables, preferences), switches
        )
        settings = settings_table(*(setting for one in features for setting in one.settings))
        self._settings_page = SettingsPage(preferences, settings)
        who_else = [key for one in features for key in one.who_else]
        self.privacy = PrivacyPage(forgetting, history, parts.hands.withdraw, who_else)
        self._play = PlayHandler(
            parts.lobby,
            preferences,
            parts.updater,
            parts.private_images,
            parts.suggestions,
            starts=[one.game_start for one in features if one.game_start is not None],
            rows=[one.play_row for one in features if one.play_row is not None],
            switches=switches,
        )
        self._moves = MoveHandler(tables, parts.updater, parts.hands, parts.ephemeral_hands)
        self._table_actions = TableActionHandler(
            tables,
            core.lobbies,
            history,
            parts.updater,
            parts.spectators,
            parts.locales,
            preferences,
            lobby=parts.lobby,
            moves=self._moves,
            rulebook=self._rulebook,
            leaderboard=self._leaderboard,
            kind_of=parts.kind_of,
        )
        pages: dict[str, PageHandler] = {
            PageName.LEADERBOARD: self._leaderboard,
            PageName.HISTORY: self._past_games,
            PageName.REPLAY: self._replays,
            PageName.VERIFY: self._verify,
            PageName.RULEBOOK: self._rulebook,
            PageName.PREFERENCES: self._preferences_page,
            PageName.PRIVACY: self.privacy,
            PageName.SETTINGS: self._settings_page,
            PageName.PLAY: self._play,
            PageName.PART: PartTurner(parts.private_images),
        }
        for one in features:
            pages.update(one.pages)
        self.router = InteractionRouter(
            core.homes,
            parts.locales,
            rate_limiter,
            parts.updater,
            moves=self._moves,
            table_actions=self._table_actions,
            pages=pages,
        )

    def commands(self) -> Iterator[Cog | Command | Group]:
        """Yield the slash commands and the listeners."""
        parts, core, features = self._parts, self._parts.core, self._features
        tables, preferences = core.tables, core.preferences
        typed = Autocomplete(tables, core.history, preferences)
        for ui in GAME_UIS.values():
            yield GameGroup(ui, tables, typed, lobby=parts.lobby, moves=self._moves).group
        yield self.router
        yield from play_commands(
            self._play, next((one.finder for one in features if one.finder is not None), None)
        )
        yield TableCog(
            tables,
            preferences,
            parts.updater,
            typed,
            actions=self._table_actions,
            rate_limiter=self.router.rate_limiter,
        )
        yield PlayerCog(tables, self._moves, self._rulebook, typed)
        yield LeaderboardCog(self._leaderboard)
        yield StatsCog(self._leaderboards, preferences, parts.private_images)
        yield PastGamesCog(self._past_games, self._replays, self._verify, typed)
        yield preferences_command(self._preferences_page)
        yield PrivacyCog(self.privacy)
        yield settings_group(
            self._settings_page, [command for one in features for command in one.settings_commands]
        )
        yield LostSettingsCog(preferences, self._settings_page.table)
        yield GuildLifecycleCog(tables, parts.updater)
        for one in features:
            yield from one.commands
