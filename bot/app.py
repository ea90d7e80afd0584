"""Builds Cake Club out of its parts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from bot.client import Client, Cog
from bot.cluster.home_tables import HomeTables
from bot.cluster.homes import (
    BecameLeader,
    ConnectionsChanged,
    EmojisUploaded,
    GameEnded,
    Homes,
    MayHaveMissed,
    MemberActive,
    MemberChanged,
    MemberForgotten,
    ServerChanged,
    ShardsGained,
    ShardsLost,
    TableChangedElsewhere,
)
from bot.history.game_end import GameEnds
from bot.history.house_level import LevelSuggestions
from bot.history.past_games import GameHistory
from bot.ops import metrics
from bot.preferences import Preferences
from bot.ratings.service import RatingService
from bot.tables.absence import Forgetting
from bot.tables.autoplay import Autoplay
from bot.tables.changes import ANYTHING, ChangeKind, TableChanges
from bot.tables.deadlines import Deadlines
from bot.tables.lobbies import Lobbies, new_secret
from bot.tables.service import TableService
from cogs.controls import build_controls
from cogs.events.leader_work import LeaderWork, RetentionCog
from cogs.feature import Build, Feature, Parts
from cogs.features import FEATURES
from cogs.games.registry import GAME_UIS, emoji_images
from cogs.handlers.lobby import LobbyHandler
from cogs.handlers.rate_limit import RateLimiter
from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands, Reveals
from cogs.hands.turn_messages import TurnMessages
from cogs.i18n.locale import Interaction, LocaleResolver
from cogs.i18n.messages import Translator
from cogs.images.avatars import Avatars
from cogs.images.emoji_sync import EmojiSync
from cogs.images.progressive_reply import ProgressiveReply
from cogs.images.renderer import ImageRenderer
from cogs.pages.about import AboutPage
from cogs.table_post.kinds import ORDINARY, TableKind
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.spectators import Spectators
from cogs.ui.live_message import ShownChanges
from cogs.ui.outbox import Outbox
from cogs.ui.phone import PageParts
from cogs.ui.responses import CommandTree, UnansweredPresses
from data.records.tables import Table
from data.store import Store


class Closable(Protocol):
    """A part of the program that ends."""

    async def close(self) -> None:
        """Stop."""


Part = TypeVar("Part", bound=Closable)


class CakeClub:
    """The whole program: a store, tables, and a client that shows them."""

    def __init__(
        self,
        store: Store,
        *,
        house_pause_seconds: float,
        ready_timeout_seconds: float = 2.0,
        new_secret: Callable[[], bytes] = new_secret,
        presses: int = 0,
        draws: bool = True,
        uploads: bool = True,
        source_url: str | None = None,
        support_url: str | None = None,
        sentences_url: str | None = None,
        cluster: Homes | None = None,
        shards: int | None = None,
        features: Sequence[Build] = FEATURES,
    ) -> None:
        """Without ``draws`` there are no images and no avatars, without ``uploads`` no emojis of the application.

        ``cluster`` is how several processes share the store. ``shards`` is the number of shards, which Discord
        recommends otherwise.
        """
        self._ends = contextlib.AsyncExitStack()
        """The ends of all parts: the last built ends first."""
        self.store = store
        self._ends.push_async_callback(store.close)
        self.cluster = cluster or Homes()
        self._shards = shards
        self.renderer = self._until_end(ImageRenderer(has_worker=draws))
        # A second one for what only one person sees, so that it does not delay public images.
        self.private_renderer = self._until_end(ImageRenderer(has_worker=draws))
        self._images = ProgressiveReply(self.renderer)
        self._private_images = ProgressiveReply(self.private_renderer)
        self.client = self._until_end(
            Client(
                tree=CommandTree,
                admit=self._admit,
                ready_timeout_seconds=ready_timeout_seconds,
                homes=self.cluster if self.cluster.is_shared else None,
                shards=shards,
            )
        )
        if self.cluster.is_shared:
            self.client.requests.before_each(self.cluster.before_request)
        # Before all that shows messages, so that no request that is being sent is broken off: Discord may act on it.
        self.cluster.news.hear(
            ShardsLost, lambda lost: self.client.requests.finish() if lost.in_time else None
        )
        self.cluster.news.before_release(self.client.requests.finished)
        self.avatars = self._until_end(Avatars(self.client, is_used=draws))
        # Its end lets other processes show the tables, so everything that shows ends before it.
        self._until_end(self.cluster)
        self._ends.push_async_callback(self.client.requests.finished)
        self.ratings = self._until_end(RatingService(store))
        changes = TableChanges(self.cluster)
        changes.hear(ChangeKind.OVER, lambda _: self.cluster.game_ended(), everywhere=True)
        self.shown_changes = ShownChanges(changes, UnansweredPresses.of(self.client))
        self.preferences = Preferences(store, self.cluster)
        self.tables = TableService(store, changes, homes=self.cluster)
        self.lobbies = Lobbies(self.preferences, self.tables, new_secret=new_secret)
        self.history = GameHistory(store)
        self.emojis = self._until_end(
            EmojiSync(
                self.client,
                self.renderer,
                emoji_images(),
                uploads=draws and uploads,
                is_leader=lambda: self.cluster.is_leader,
                uploaded=lambda: self.cluster.tell_others(EmojisUploaded()),
            )
        )
        self._locales = LocaleResolver(self.preferences, self.client, self.emojis.now)
        parts = self._parts(self._build_live_messages(), new_secret)
        self.features: tuple[Feature, ...] = tuple(build(parts) for build in features)
        self._ends.callback(self.shown_changes.stop)
        core = self.tables, self.lobbies, self.preferences, self.cluster
        self.deadlines = self._until_end(Deadlines(self.tables, self.lobbies, self.cluster))
        autoplay = Autoplay(self.tables, self.preferences, self.cluster, pause_seconds=house_pause_seconds)
        self.autoplay = self._until_end(autoplay)
        hourly = [one.hourly for one in self.features if one.hourly is not None]
        self.retention = RetentionCog(self.client, self.tables, self.preferences, self.cluster, hourly)
        self.work = LeaderWork(self.client, self.emojis, self.retention, self.cluster)
        before_forgetting = [
            one.before_forgetting for one in self.features if one.before_forgetting is not None
        ]
        self.forgetting = Forgetting(*core, before_forgetting)
        self.about = AboutPage(
            self.client, source_url=source_url, support_url=support_url, sentences_url=sentences_url
        )
        self.router, commands = build_controls(
            parts, self.features, self.forgetting, RateLimiter(presses), self.about
        )
        self._commands = (*commands, self.retention)
        self._ends.push_async_callback(self.client.hang_up)
        self.home = self._until_end(
            HomeTables(store, self.tables, self.deadlines, self.autoplay, self.cluster)
        )
        self._until_end(self.cluster.news)
        self._hear_cluster(changes)
        self._ends.callback(self.client.requests.finish)
        self._ends.push_async_callback(self.cluster.hand_over)

    async def _admit(self, interaction: Interaction) -> bool:
        return await self.router.admit(interaction)  # which is built with the client

    def _until_end(self, part: Part) -> Part:
        self._ends.push_async_callback(part.close)
        return part

    def _build_live_messages(self) -> ScreenParts:
        """Build what shows tables: posts, hands, what is revealed to one player, and news for members who watch.

        Return the parts from which it was built.
        """
        self.outbox = Outbox(self.client, self.store.sent_messages)
        parts = ScreenParts(
            self.client,
            self.tables,
            self.preferences,
            self._locales,
            self._images,
            self.cluster,
            self.outbox,
            ends=self._until_end(
                GameEnds(
                    self.store,
                    self.history,
                    now=self.tables.now,
                    reviewed=frozenset(key for key, ui in GAME_UIS.items() if ui.highlight is not None),
                )
            ),
            avatars=self.avatars.of,
            kind_of=self._kind_of,
        )
        self.updater = self._until_end(PostUpdater(parts))
        private_parts = replace(parts, images=self._private_images)
        self.hands = self._until_end(HandMessages(private_parts))
        self.ephemeral_hands = self._until_end(EphemeralHands(private_parts, self.hands.are_sent))
        self._reveals = self._until_end(Reveals(private_parts, self.hands, self.ephemeral_hands))
        self.spectators = self._until_end(Spectators(parts, self.updater.pings))
        self.turn_messages = self._until_end(TurnMessages(parts, self.hands, self.updater.pings))
        self.shown_changes.show_on(ANYTHING, lambda change: self.updater.changed(change.table.id))
        self.shown_changes.show_on(ANYTHING, lambda change: self.hands.changed(change.table.id))
        self.shown_changes.show_on(
            ANYTHING, lambda change: self.ephemeral_hands.table_changed(change.table.id)
        )
        self.shown_changes.show_on(ChangeKind.PLAYED | ChangeKind.STALE, self._reveals.changed)
        self.shown_changes.show_on(
            ChangeKind.PLAYED | ChangeKind.OVER | ChangeKind.STALE, self.spectators.changed
        )
        self.shown_changes.show_on(
            ChangeKind.PLAYED | ChangeKind.OVER | ChangeKind.STALE, self.turn_messages.changed
        )
        return parts

    def _hear_cluster(self, changes: TableChanges) -> None:
        """Say who hears what of the cluster: shards that this process takes or loses, and changes of others."""
        news, client, preferences = self.cluster.news, self.client, self.preferences
        news.hear(
            ShardsGained, lambda _: client.follow_homes(), lambda gained: self.home.take_up(gained.shards)
        )
        news.hear(ShardsLost, lambda _: self.tables.drop_foreign_tables(), lambda _: changes.drop_others())
        news.hear(ShardsLost, lambda _: preferences.drop_members(), lambda _: client.follow_homes())
        news.hear(ConnectionsChanged, lambda _: client.follow_homes())
        news.hear(BecameLeader, lambda _: self.ratings.wake(), lambda _: self.work.lead())
        news.hear(GameEnded, lambda _: self.ratings.wake())
        news.hear(EmojisUploaded, lambda _: self.emojis.open())
        news.hear(TableChangedElsewhere, lambda told: self.home.hear(told.table_id, told.guild_id))
        news.act_on(ServerChanged, lambda told: preferences.reread_server(told.guild_id))
        news.hear(MemberChanged, lambda told: preferences.drop_member(told.user_id))
        news.act_on(MemberChanged, lambda told: self.hands.preferences_changed(told.user_id))
        news.hear(MemberActive, lambda told: self.updater.pings.touched(told.table_id, told.user_id))
        news.hear(MemberActive, lambda told: self.hands.pressed_elsewhere(told.table_id, told.user_id))
        news.hear(MemberForgotten, lambda told: self._forget_names(told.user_id))
        news.hear(
            MayHaveMissed, lambda _: preferences.drop_members(), lambda _: self.work.find_missing_emojis()
        )
        news.act_on(MayHaveMissed, lambda _: preferences.reload())
        news.act_on(MayHaveMissed, lambda _: self.home.poll())

    def _forget_names(self, user_id: int | None) -> None:
        """Drop what names a member from memory; what names anybody if it is not known who was deleted.

        Sentences with their name stay until others take their place: no table shows them any more.
        """
        PageParts.of(self.client).forget()
        self.hands.forget_member(user_id)
        if user_id is None:
            self.preferences.drop_members()
            self.tables.drop_all()
            self.avatars.forget_all()
        else:
            self.preferences.drop_member(user_id)
            self.tables.forget_member(user_id)
            self.avatars.forget(user_id)
            self.ephemeral_hands.forget_member(user_id)

    def _parts(self, screen_parts: ScreenParts, new_secret: Callable[[], bytes]) -> Parts:
        return Parts(
            store=self.store,
            homes=self.cluster,
            tables=self.tables,
            lobbies=self.lobbies,
            preferences=self.preferences,
            ratings=self.ratings,
            history=self.history,
            new_secret=new_secret,
            client=self.client,
            locales=self._locales,
            images=self._images,
            private_images=self._private_images,
            ends=screen_parts.ends,
            avatars=self.avatars.of,
            outbox=self.outbox,
            shown_changes=self.shown_changes,
            updater=self.updater,
            hands=self.hands,
            ephemeral_hands=self.ephemeral_hands,
            reveals=self._reveals,
            spectators=self.spectators,
            kind_of=self._kind_of,
            lobby=LobbyHandler(self.lobbies, self.preferences, self.updater, LevelSuggestions(self.history)),
            buttons=lambda: [one.button for one in self.features if one.button is not None],
            at_end=self._ends.push_async_callback,
        )

    def _kind_of(self, table: Table) -> TableKind:
        """Return the kind of a table; a table of a feature that is not there is an ordinary one."""
        kinds = (one.table_kind for one in self.features)
        return next((kind for kind in kinds if kind is not None and kind.is_of(table)), ORDINARY)

    async def _prepare(self) -> None:
        """Start the workers, add the commands, and find the unfinished tables."""
        self.renderer.open()
        self.private_renderer.open()
        await self.client.tree.set_translator(Translator())
        for part in self._commands:
            if isinstance(part, Cog):
                await self.client.add_cog(part)
            else:
                self.client.tree.add_command(part)
        await self.preferences.load()
        self.deadlines.start()
        self.emojis.open()

    async def run(self, token: str) -> None:
        """Log in and stay connected until closed.

        Raises LoginFailure when Discord does not accept the token.
        """
        await self.client.run_steps(
            partial(self.client.login, token),
            self._prepare,
            self._join,
            self.work.register,
            self.client.stay_connected,
        )

    async def _join(self) -> None:
        """Take part in the cluster; wait until the tables of the first shards are found."""
        metrics.CLAIMS_HELD.set_function(lambda: len(self.cluster.held_shards))
        shards = self._shards
        if self.cluster.is_shared:
            shards = shards or await self.client.recommended_shards()
            self.home.begin()
        await self.cluster.start(shards or 1)
        await self.home.taken_up()

    def is_connected(self) -> bool:
        """Return True if every shard is connected."""
        return self.client.is_connected

    async def close(self) -> None:
        """Disconnect, stop all tasks and close the store, even if some of it fails."""
        await self._ends.aclose()
