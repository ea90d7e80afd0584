"""Keeps the posts of tournaments current, names the winner once, and finds the channel of each table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.errors import Refused, StoreError
from bot.names import shortened
from bot.tasks import end
from bot.tournaments import tournament as rules
from bot.tournaments.records import Entrant, Pairing, Tournament, TournamentEnding, TournamentPost
from bot.tournaments.service import ChannelGone, PlaceUnavailable, TournamentService
from bot.tournaments.standings import winners
from cogs.i18n.locale import LocaleResolver, Press
from cogs.i18n.names import plain
from cogs.pages.tournament import (
    TournamentControl,
    TournamentView,
    call_to_thread,
    final_panel,
    shown_games,
    thread_name,
    tournament_panel,
)
from cogs.permissions import FOR_THREADS, NEEDED, missing_permissions
from cogs.ui.attachments import send_panel
from cogs.ui.components import custom_ids, layout
from cogs.ui.discord_errors import FAILURES, is_transient, is_unreachable
from cogs.ui.panel import Panel
from cogs.ui.responses import show_publicly
from cogs.ui.retry import keep_current

log = logging.getLogger(__name__)

SEARCHED = 300
"""How many messages are searched for a post that was sent just before a crash."""
NAME_CHARACTERS = 100
UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS = 10008, 30046


@dataclass(slots=True)
class _Post:
    """What is known of the post of one tournament."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set until the post is looked at again."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the post is being changed."""
    shows: Panel | None = None
    task: asyncio.Task[None] | None = None
    """Keeps the post current."""


class TournamentPosts:
    """One post for each tournament, edited in place; a new one only where the old one cannot be edited any more."""

    def __init__(self, client: discord.Client, service: TournamentService, locales: LocaleResolver) -> None:
        self._client = client
        self._service = service
        self._locales = locales
        self._posts: defaultdict[str, _Post] = defaultdict(_Post)
        """The posts of the running tournaments that this process shows, by the tournament's id."""
        self._is_closed = False

    def changed(self, tournament_id: str) -> None:
        """Show the tournament as it is now, soon."""
        if self._is_closed:
            return
        post = self._posts[tournament_id]
        post.changed.set()
        if post.task is None or post.task.done():
            work = keep_current(post.changed, partial(self._is_current, tournament_id, post))
            post.task = asyncio.create_task(work, name=f"post tournament {tournament_id}")

    async def open(self, press: Press, tournament: Tournament) -> None:
        """Show a new tournament by the answer to the command that opened it."""
        try:
            known = self._posts[tournament.id]
            async with known.lock:
                panel = tournament_panel(
                    TournamentView(tournament), self._locales.public(tournament.guild_id)
                )
                message_id = await show_publicly(press, panel)
                if message_id is not None:
                    post = TournamentPost(
                        channel_id=tournament.channel_id, message_id=message_id, at=time.time()
                    )
                    await self._store(tournament, post, is_announced=tournament.is_announced)
                    known.shows = panel
        except FAILURES as error:
            log.warning("tournament %s could not be shown by the answer: %s", tournament.id, error)
        self.changed(tournament.id)

    async def view(
        self, tournament: Tournament, pairings: tuple[Pairing, ...] | None = None
    ) -> TournamentView:
        """Return a tournament with the tables of these pairings, or of those in its post."""
        tables = {}
        for pairing in shown_games(tournament) if pairings is None else pairings:
            table = await self._service.table(tournament, pairing)
            if table is not None:
                tables[rules.key_of(pairing)] = table
        return TournamentView(tournament, tables)

    async def close(self) -> None:
        """Stop; what is not shown yet is shown after the next start."""
        self._is_closed = True
        await end(*(post.task for post in self._posts.values() if post.task is not None))

    async def _is_current(self, tournament_id: str, known: _Post) -> bool:
        """Show a tournament; return False if it is to be tried again."""
        known.changed.clear()
        try:
            async with known.lock:
                tournament = await self._service.tournament(tournament_id)
                is_ours = self._service.is_home(tournament.guild_id)
                if is_ours:
                    await self._update(tournament, known)
            if (tournament.is_over or not is_ours) and not known.changed.is_set():
                self._posts.pop(tournament_id, None)
        except Refused as refused:
            log.info("tournament %s is not shown: %s", tournament_id, refused.reason)
        except FAILURES as error:
            log.warning("tournament %s could not be shown: %s", tournament_id, error)
            return is_unreachable(error) or not is_transient(error)
        except Exception:
            log.exception("tournament %s could not be shown", tournament_id)
        return True

    async def _update(self, tournament: Tournament, known: _Post) -> None:
        """Send or edit the post, and name the winner. Raise what Discord and the store answer."""
        panel = tournament_panel(await self.view(tournament), self._locales.public(tournament.guild_id))
        post = tournament.post
        if post is None or post.channel_id != tournament.channel_id:
            old, post = post, await self._found(tournament, TournamentControl.OWN, TournamentControl.JOIN)
            post = await (
                self._send(tournament, panel) if post is None else self._edit(tournament, post, panel)
            )
            if old is not None:
                await self._delete(old)
        elif known.shows != panel:
            post = await self._edit(tournament, post, panel)
        known.shows = panel
        if tournament.is_over and not tournament.is_announced:
            await self._announce(tournament)
        is_announced = tournament.is_over or tournament.is_announced
        if (post, tournament.revision, is_announced) != (
            tournament.post,
            tournament.shown,
            tournament.is_announced,
        ):
            await self._store(tournament, post, is_announced=is_announced)

    async def _store(self, tournament: Tournament, post: TournamentPost, *, is_announced: bool) -> None:
        await self._service.set_post(
            tournament.id, post, shown=tournament.revision, is_announced=is_announced
        )

    async def _send(self, tournament: Tournament, panel: Panel) -> TournamentPost:
        channel = self._client.get_partial_messageable(tournament.channel_id)
        sent: discord.Message = await send_panel(
            partial(channel.send, allowed_mentions=discord.AllowedMentions.none()), panel
        )
        return TournamentPost(channel_id=tournament.channel_id, message_id=sent.id, at=time.time())

    async def _edit(self, tournament: Tournament, post: TournamentPost, panel: Panel) -> TournamentPost:
        """Edit the post. One that is gone, or too old to be edited as often, is replaced by a new one."""
        message = self._message(post)
        try:
            await message.edit(view=layout(panel), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                raise
            sent = await self._send(tournament, panel)
            if error.code == TOO_MANY_OLD_EDITS:
                await self._delete(post)
            return sent
        return post

    async def _announce(self, tournament: Tournament) -> None:
        """Name the winner in a post of its own, once: after a crash it may be there already."""
        first = winners(tournament)
        if tournament.ending is not TournamentEnding.FINISHED or not first:
            return
        if await self._found(tournament, TournamentControl.FINAL) is not None:
            return
        channel = self._client.get_partial_messageable(tournament.channel_id)
        mentions = discord.AllowedMentions(users=_members(first))
        panel = final_panel(tournament, self._locales.public(tournament.guild_id))
        nonce = f"{tournament.id}/final"
        await send_panel(partial(channel.send, allowed_mentions=mentions, nonce=nonce), panel)

    async def _delete(self, post: TournamentPost) -> None:
        try:
            await self._message(post).delete()
        except discord.HTTPException as error:
            log.info("an old post of a tournament stays: %s", error)

    def _message(self, post: TournamentPost) -> discord.PartialMessage:
        return self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)

    async def _found(self, tournament: Tournament, *controls: TournamentControl) -> TournamentPost | None:
        """Return a message of the bot in the tournament's channel that has one of these controls."""
        wanted = {control.route(tournament.id).custom_id for control in controls}
        is_final = TournamentControl.FINAL in controls and tournament.ended_at is not None
        since = (tournament.ended_at or 0.0) if is_final else tournament.created_at
        first_id = max(0, int((since - 60) * 1000) - discord.utils.DISCORD_EPOCH) << 22
        channel = self._client.get_partial_messageable(tournament.channel_id)
        async for message in channel.history(limit=SEARCHED, after=discord.Object(first_id)):
            is_ours = self._client.user is not None and message.author.id == self._client.user.id
            if is_ours and wanted.intersection(custom_ids(message.components)):
                return TournamentPost(channel_id=tournament.channel_id, message_id=message.id, at=time.time())
        return None


class TableThreads:
    """Opens a public thread for each table of a tournament, where the bot may; else the table is in the channel."""

    def __init__(self, client: discord.Client, locales: LocaleResolver) -> None:
        self._client = client
        self._locales = locales

    async def place(self, tournament: Tournament, pairing: Pairing) -> int:
        """Return the channel of a table. Raises as ``TablePlaces.place`` does."""
        try:
            return await self._place(tournament, pairing)
        except FAILURES as error:
            if is_unreachable(error):
                raise ChannelGone from error
            raise PlaceUnavailable(str(error)) from error

    async def _place(self, tournament: Tournament, pairing: Pairing) -> int:
        channel: Any = self._client.get_channel(tournament.channel_id)
        if channel is None:
            channel = await self._client.fetch_channel(tournament.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return tournament.channel_id
        if channel.guild.me is None:
            raise PlaceUnavailable("its server is not connected yet")
        if missing_permissions(channel, NEEDED):
            raise ChannelGone
        if channel.is_news() or missing_permissions(channel, FOR_THREADS):
            return channel.id
        messages = self._locales.public(tournament.guild_id)
        entrants = [tournament.entrant(number or 0) for number in (pairing.first, pairing.second)]
        first, second = (plain(entrant.name) or messages("somebody") for entrant in entrants)
        name = shortened(thread_name(pairing, (first, second), messages), NAME_CHARACTERS)
        for thread in channel.threads:  # a crash may have come between the thread and its table
            is_of_now = discord.utils.snowflake_time(thread.id).timestamp() >= tournament.created_at - 60
            if thread.name == name and thread.owner_id == channel.guild.me.id and is_of_now:
                return thread.id
        try:
            opened = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=1440
            )
        except discord.HTTPException as error:  # such as too many threads
            if is_unreachable(error) or is_transient(error):
                raise
            log.info("tournament %s plays in its channel: %s", tournament.id, error)
            return channel.id
        with suppress(discord.HTTPException, StoreError):
            mentions = discord.AllowedMentions(users=_members(entrants))
            await opened.send(call_to_thread(tournament, pairing, messages), allowed_mentions=mentions)
        return opened.id


def _members(entrants: Iterable[Entrant]) -> list[discord.abc.Snowflake]:
    """Return the members among entrants, to mention them: some may be forgotten."""
    return [discord.Object(entrant.user_id) for entrant in entrants if entrant.user_id is not None]
