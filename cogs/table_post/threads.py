"""Where a table is shown: in its channel, or in a thread of its own, opened from its lobby, archived at the end.

There are also private threads, for tables that are only for one member.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Literal

import discord

from bot.errors import Reason, Refused
from bot.names import shortened
from cogs.i18n.locale import Interaction
from cogs.i18n.table_messages import TableMessages
from cogs.permissions import FOR_PRIVATE_THREADS, FOR_THREADS, missing_permissions
from cogs.table_post import ending
from cogs.table_post.beside_game import COLOURS
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import TableSnapshot
from cogs.ui import links
from cogs.ui.components import layout
from cogs.ui.errors import FAILURES, is_rate_limit
from cogs.ui.panel import Panel
from data.records.settings import ServerSettings
from data.records.tables import Phase, Post, Table

log = logging.getLogger(__name__)

_FOR_THREADS = discord.Permissions(**dict.fromkeys(FOR_THREADS, True))
NAME_CHARACTERS = 100
"""The most characters of a thread's name."""
ARCHIVED_AFTER_MINUTES: Literal[1440] = 1440
"""The time without a message after which Discord archives a thread: a day."""
ALREADY_THERE = 160004
"""Discord's code when a message has a thread already; the thread's id is the message's id."""
ARCHIVED = 50083
"""Discord's code for an edit in an archived thread."""


def newest_message(client: discord.Client, guild_id: int, channel_id: int) -> int:
    """Return the newest message in a channel, as far as interactions there have told; 0 if that is not known.

    The message may be deleted.
    """
    newest: int | None = getattr(_channel(client, guild_id, channel_id), "last_message_id", None)
    return newest or 0


def follow_newest_messages(client: discord.Client) -> None:
    """Note the newest message of the channel of each interaction: the bot receives no messages that would tell.

    The library keeps it with each channel, and only takes it from messages.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - the library drops what an interaction tells of its channel
    parse = parsers["INTERACTION_CREATE"]

    def noted(data: dict[str, Any]) -> None:
        told = data.get("channel") or {}
        channel: Any = _channel(client, int(data.get("guild_id") or 0), int(told.get("id") or 0))
        if told.get("last_message_id") is not None and hasattr(channel, "last_message_id"):
            channel.last_message_id = int(told["last_message_id"])
        parse(data)

    parsers["INTERACTION_CREATE"] = noted


def _channel(client: discord.Client, guild_id: int, channel_id: int) -> object:
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)


async def open_game_thread(
    client: discord.Client, snapshot: TableSnapshot, post: Post, server: ServerSettings
) -> int | None:
    """Return the thread of the post of a lobby whose game has begun, a new one or one that is there already.

    None where there can be none or the server wants none, and for a game without a lobby, which stays in its channel.
    """
    table, say = snapshot.table, TableMessages(snapshot.messages, snapshot.table.seats)
    is_begun = snapshot.session is not None and table.phase is not Phase.OVER
    if not is_begun or post.channel_id != table.channel_id or post.turn != LOBBY_TURN:
        return None
    is_thread = isinstance(client.get_channel(post.channel_id), discord.Thread)
    if is_thread or not _is_wanted(client, table, server):
        return None  # a tutorial has its own, and there are no threads in threads
    people = say.listed(say.name(seat.seat) for seat in table.seats)
    name = shortened(say("thread-name", game=say(f"{table.game}-name"), people=people), NAME_CHARACTERS)
    try:
        # Not `Message.create_thread`, which fails while the server is not known here yet.
        made = await client.http.start_thread_with_message(
            post.channel_id, post.message_id, name=name, auto_archive_duration=ARCHIVED_AFTER_MINUTES
        )
        return int(made["id"])
    except discord.HTTPException as error:
        if error.code == ALREADY_THERE:
            return post.message_id
        # There are no threads in this channel, the permission is missing, or the post is deleted.
        if error.status in (400, 403, 404):
            log.info("table %s stays in its channel: %s", table.id, error)
            return None
        raise


def _is_wanted(client: discord.Client, table: Table, server: ServerSettings) -> bool:
    """Return True if a table gets a thread: as its server has set it, else where the bot may open one."""
    if server.threads is not None or table.is_direct:
        return bool(server.threads)
    guild = client.get_guild(table.guild_id)
    if guild is None:
        return True  # a home that has just taken the server over does not know it yet: Discord says what is allowed
    channel = guild.get_channel(table.channel_id)
    return (
        isinstance(channel, discord.TextChannel) and channel.permissions_for(channel.guild.me) >= _FOR_THREADS
    )


async def of_table(client: discord.Client, table: Table) -> discord.Thread | None:
    """Return the thread in which a table is shown, if the bot opened it for the table and it is still there."""
    post = table.post
    if post is None or post.channel_id == table.channel_id:
        return None
    try:
        thread = client.get_channel(post.channel_id) or await client.fetch_channel(post.channel_id)
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("the thread of table %s cannot be found: %s", table.id, error)
        return None
    return thread if isinstance(thread, discord.Thread) and is_of_bot(thread, client) else None


def is_of_bot(channel: object, client: discord.Client) -> bool:
    """Return True if the bot opened this thread, for one table; False for any other channel."""
    if not isinstance(channel, discord.Thread) or client.user is None:
        return False
    return channel.owner_id == client.user.id


async def close(client: discord.Client, snapshot: TableSnapshot) -> None:
    """Show the result in the channel, in the place of the lobby, and archive the thread, if it is not done already."""
    if snapshot.session is None or snapshot.table.phase is not Phase.OVER:
        return
    try:
        thread = await of_table(client, snapshot.table)
        if thread is None:
            return
        channel = client.get_partial_messageable(snapshot.table.channel_id)
        await channel.get_partial_message(thread.id).edit(view=layout(_summary(snapshot)))
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        if error.code != ARCHIVED and not isinstance(error, discord.NotFound | discord.Forbidden):
            raise
        log.info("cannot change the thread of table %s: %s", snapshot.table.id, error)


def _summary(snapshot: TableSnapshot) -> Panel:
    session, table = snapshot.session, snapshot.table
    assert session is not None
    say, kind = TableMessages(snapshot.messages, table.seats), snapshot.content.kind
    told = kind.result(session, say), ending.decision(session, say)
    changes = ending.lines(table.game, snapshot.content.end, say)
    return Panel(
        heading=say("past-summary", game=say(f"{table.game}-name"), people=say.whos(range(len(table.seats)))),
        paragraphs=(
            "\n".join(filter(None, (*told, *changes))),
            say("past-thread", link=links.to_table(table)),
        ),
        rows=(kind.over_row(table, say),),
        table_id=table.id,
        seen_version=snapshot.panel.seen_version,
        colour=COLOURS[Phase.OVER],
    )


def channel_for_private_threads(interaction: Interaction) -> discord.TextChannel | None:
    """Return the channel in which the bot may open a private thread for an interaction; None if there is none."""
    here = interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if interaction.guild is None or not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None
    return None if missing_permissions(channel, FOR_PRIVATE_THREADS) else channel


async def private_thread(interaction: Interaction, name: str) -> discord.Thread | None:
    """Return a new thread that only one member and the server's moderators see; None if there can be none.

    Refused when the channel has got as many threads as Discord allows for now.
    """
    channel = channel_for_private_threads(interaction)
    if channel is None:
        return None
    try:
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.private_thread, invitable=False
        )
        await thread.add_user(interaction.user)
    except FAILURES as error:
        log.warning("a member gets no private thread: %s", error)
        if is_rate_limit(error):
            raise Refused(Reason.THREAD_LIMIT) from error
        return None
    return thread


@contextlib.asynccontextmanager
async def archived_on_failure(thread: discord.Thread | None) -> AsyncIterator[None]:
    """Archive a new thread if what it was opened for fails; None stands for no thread."""
    try:
        yield
    except Exception:
        if thread is not None:
            with contextlib.suppress(*FAILURES):
                await thread.edit(archived=True)
        raise
