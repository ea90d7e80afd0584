"""Keeps the posts of tournaments current, names the winner once, and finds the channel of each table."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.member_times import may_be_pinged
from bot.names import shortened
from bot.preferences import Preferences
from bot.tournaments import tournament as rules
from bot.tournaments.service import ChannelGone, PlaceUnavailable, TournamentService
from bot.tournaments.standings import winners
from cogs.feature import Parts
from cogs.i18n.locale import Interaction
from cogs.i18n.names import plain
from cogs.images.progressive_reply import IMAGE_SECONDS
from cogs.permissions import FOR_THREADS, NEEDED, missing_permissions
from cogs.table_post.threads import ARCHIVED_AFTER_MINUTES, NAME_CHARACTERS
from cogs.tournaments.pages import (
    Tables,
    call_to_thread,
    final_panel,
    shown_games,
    thread_name,
    tournament_panel,
)
from cogs.ui.errors import FAILURES, UNKNOWN_MESSAGE, is_transient, is_unreachable
from cogs.ui.live_message import LiveMessage, LiveMessages, UpdateResult
from cogs.ui.outbox import Send, StoredMessages, panel_sender, pings
from cogs.ui.panel import Panel
from cogs.ui.responses import UnansweredPresses, show_publicly
from data.errors import StoreError
from data.records.tables import SentKind, SentMessage
from data.records.tournaments import Entrant, Pairing, Tournament, TournamentEnding, TournamentPost

log = logging.getLogger(__name__)

TOO_MANY_OLD_EDITS = 30046


class TournamentLivePost(LiveMessage):
    """The post of one tournament."""

    def __init__(self, tournament_id: str, posts: TournamentPosts) -> None:
        super().__init__(name=f"post {tournament_id}", unanswered=UnansweredPresses.of(posts.parts.client))
        self._id = tournament_id
        self._posts, self._parts = posts, posts.parts
        self._shows: Panel | None = None
        self.refused: tuple[int, int] | None = None
        """The revision that Discord has refused for good, and the channel."""
        read = partial(self._parts.outbox.known, tournament_id, SentKind.POST, SentKind.NOTICE)
        self._sent = StoredMessages(self._parts.outbox, read)

    async def update(self) -> UpdateResult:
        """Send or edit the post, and name the winner; what Discord has refused for good is not tried again."""
        tournament = await self._posts.service.tournament(self._id)
        self.guild_id = tournament.guild_id
        if not self._parts.homes.is_home(tournament.guild_id):
            return UpdateResult.OVER
        wanted = tournament.revision, tournament.channel_id
        if wanted == self.refused:
            return UpdateResult.IDLE
        try:
            await self._show(tournament)
        except discord.HTTPException as error:
            self.refused = None if is_transient(error) else wanted
            raise
        return UpdateResult.OVER if tournament.is_over else UpdateResult.IDLE

    async def open(self, interaction: Interaction, tournament: Tournament) -> None:
        """Show a new tournament by the answer to the command that opened it. Raise what Discord answers."""
        self.guild_id = tournament.guild_id
        panel = tournament_panel(tournament, self._parts.locales.public(tournament.guild_id))

        async def send(_: str) -> int:
            return await show_publicly(interaction, panel) or 0

        sent = await self._send(tournament, f"{self._id}/open", send)
        if sent.message_id:
            await self._store(tournament, _post_of(sent), is_announced=tournament.is_announced)
            self._shows = panel

    async def _show(self, tournament: Tournament) -> None:
        """Send or edit the post, and name the winner. Raise what Discord and the store answer."""
        tables = await self._posts.tables(tournament, shown_games(tournament))
        panel = tournament_panel(tournament, self._parts.locales.public(tournament.guild_id), tables)
        posts = [sent for sent in await self._sent.all() if sent.kind is SentKind.POST]
        newest = max(posts, key=lambda sent: sent.message_id, default=None)
        post = tournament.post if newest is None else _post_of(newest)
        can_stay = post is not None and post.channel_id == tournament.channel_id
        is_shown, self._shows = self._shows == panel, None  # an answer may be lost
        if post is None or not can_stay or not (is_shown or await self._is_edited(post, panel)):
            send = panel_sender(self._channel(tournament), panel)
            post = _post_of(await self._send(tournament, f"{self._id}/{tournament.revision}", send))
        for sent in posts:
            if sent.message_id != post.message_id:
                await self._sent.delete(sent)
        self._shows = panel
        if tournament.is_over and not tournament.is_announced:
            await self._announce(tournament)
        is_announced = tournament.is_over or tournament.is_announced
        stored = tournament.post, tournament.shown, tournament.is_announced
        if (post, tournament.revision, is_announced) != stored:
            await self._store(tournament, post, is_announced=is_announced)
        if tournament.is_over:
            await self._parts.outbox.stored.drop_public(self._id)

    async def _store(self, tournament: Tournament, post: TournamentPost, *, is_announced: bool) -> None:
        await self._posts.service.stored.set_post(
            tournament.id, post, shown=tournament.revision, is_announced=is_announced
        )

    def _channel(self, tournament: Tournament) -> discord.PartialMessageable:
        return self._parts.client.get_partial_messageable(tournament.channel_id)

    async def _send(
        self, tournament: Tournament, nonce: str, send: Send, kind: SentKind = SentKind.POST
    ) -> SentMessage:
        message = SentMessage(
            kind=kind,
            tournament_id=self._id,
            guild_id=tournament.guild_id,
            channel_id=tournament.channel_id,
            nonce=nonce,
        )
        return await self._sent.send(message, send)

    async def _is_edited(self, post: TournamentPost, panel: Panel) -> bool:
        """Edit the post; return False if it is gone, or too old to be edited as often."""
        try:
            await self._parts.outbox.edit(post, panel)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                raise
            return False
        return True

    async def _announce(self, tournament: Tournament) -> None:
        """Name the winner in a separate post, once: before a crash it may have been sent."""
        first = winners(tournament)
        is_sent = any(sent.kind is SentKind.NOTICE for sent in await self._sent.all())
        if tournament.ending is not TournamentEnding.FINISHED or not first or is_sent:
            return
        parts = self._parts
        avatars = parts.avatars([entrant.user_id for entrant in tournament.entrants])
        panel = final_panel(
            tournament,
            parts.locales.public(tournament.guild_id),
            avatars,
            has_image=parts.preferences.server(tournament.guild_id).shows_pictures,
        )
        image = await parts.images.renderer.soon(panel.image, seconds=IMAGE_SECONDS)
        pinged = await _pinged(parts.preferences, first)
        send = panel_sender(self._channel(tournament), panel, image, pinged=pinged)
        await self._send(tournament, f"{self._id}/final", send, SentKind.NOTICE)


class TournamentPosts(LiveMessages[str, TournamentLivePost]):
    """One post for each tournament, edited in place; a new one only where the old one cannot be edited any more."""

    def __init__(self, parts: Parts, service: TournamentService) -> None:
        super().__init__(lambda tournament_id: TournamentLivePost(tournament_id, self), parts.homes)
        self.parts = parts
        self.service = service

    async def open(self, interaction: Interaction, tournament: Tournament) -> None:
        """Show a new tournament by the answer to the command that opened it."""
        post = self.of(tournament.id)
        await post.try_to(partial(post.open, interaction, tournament))
        self.changed(tournament.id)

    def try_again(self, guild_id: int) -> None:
        """Let the next poll try what was refused in a server: its channel may be open to the bot now."""
        for post in self.live.values():
            if post.guild_id == guild_id:
                post.refused = None

    async def tables(self, tournament: Tournament, pairings: Iterable[Pairing]) -> Tables:
        """Return the tables of these pairings that are open."""
        tables = {pairing: await self.service.table(tournament, pairing) for pairing in pairings}
        return {rules.key_of(pairing): table for pairing, table in tables.items() if table is not None}


async def table_place(parts: Parts, tournament: Tournament, pairing: Pairing) -> int:
    """Return the channel of a table: a public thread where the bot may open one, else the tournament's channel.

    Raises as ``PlaceOf`` does.
    """
    try:
        return await _place(parts, tournament, pairing)
    except FAILURES as error:
        if is_unreachable(error):
            raise ChannelGone from error
        raise PlaceUnavailable(str(error)) from error


async def _place(parts: Parts, tournament: Tournament, pairing: Pairing) -> int:
    client, messages = parts.client, parts.locales.public(tournament.guild_id)
    channel: Any = client.get_channel(tournament.channel_id)
    if channel is None:
        channel = await client.fetch_channel(tournament.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return tournament.channel_id
    if channel.guild.me is None:
        raise PlaceUnavailable("its server is not connected yet")
    if missing_permissions(channel, NEEDED):
        raise ChannelGone
    if channel.is_news() or missing_permissions(channel, FOR_THREADS):
        return channel.id
    entrants = tournament.players_of(pairing)
    first, second = (plain(entrant.name) or messages("somebody") for entrant in entrants)
    name = shortened(thread_name(pairing, (first, second), messages), NAME_CHARACTERS)
    for thread in channel.threads:  # a crash may have come between the thread and its table
        is_of_now = discord.utils.snowflake_time(thread.id).timestamp() >= tournament.created_at - 60
        if thread.name == name and thread.owner_id == channel.guild.me.id and is_of_now:
            return thread.id
    try:
        opened = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER_MINUTES
        )
    except discord.HTTPException as error:  # such as too many threads
        if is_unreachable(error) or is_transient(error):
            raise
        log.info("tournament %s plays in its channel: %s", tournament.id, error)
        return channel.id
    with suppress(discord.HTTPException, StoreError):
        call = call_to_thread(tournament, pairing, messages)
        await opened.send(call, allowed_mentions=pings(await _pinged(parts.preferences, entrants)))
    return opened.id


def _post_of(sent: SentMessage) -> TournamentPost:
    return TournamentPost(channel_id=sent.channel_id, message_id=sent.message_id, at=sent.at)


async def _pinged(preferences: Preferences, entrants: Iterable[Entrant]) -> list[int]:
    """Return the ids of the entrants who want pings at this hour; the others are only named. Raise StoreError."""
    now = time.time()
    members = [entrant.user_id for entrant in entrants if entrant.user_id is not None]
    return [user_id for user_id in members if may_be_pinged(await preferences.member(user_id), now)]
