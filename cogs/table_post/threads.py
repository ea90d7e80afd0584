"""A table's own thread: opened from its lobby's post when the cards are dealt, closed when the game is over."""

from __future__ import annotations

import logging

import discord

from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post.render import COLOURS, LOBBY_TURN, over_row, result
from cogs.table_post.snapshot import TableSnapshot
from cogs.ui import links
from cogs.ui.components import layout
from cogs.ui.panel import Panel
from data.rows import Phase, PostRow

log = logging.getLogger(__name__)

NAME_CHARACTERS = 100
ALREADY_THERE = 160004
"""What Discord answers when a message has a thread already; the thread's id is the message's own."""
ARCHIVED = 50083
"""What Discord answers to an edit in a thread that it has put away meanwhile."""


def is_due(picture: TableSnapshot, post: PostRow) -> bool:
    """Whether the post that is left is the table's first: its lobby, or the first turn of a lesson, which has none."""
    session = picture.session
    if session is None or session.is_over:
        return False
    return post.turn == (session.progress.first_turn if picture.row.is_lesson else LOBBY_TURN)


async def opened(
    client: discord.Client, picture: TableSnapshot, post: PostRow, messages: Messages
) -> int | None:
    """The thread of a lobby's post, new or left by an earlier life of the bot; None where it may not be."""
    say = TableMessages(messages, picture.row.seats)
    people = ", ".join(say.name(seat.seat) for seat in picture.row.seats)
    name = messages("thread-name", game=messages(f"{picture.row.game}-name"), people=people)[:NAME_CHARACTERS]
    channel = client.get_partial_messageable(post.channel_id, guild_id=picture.row.guild_id)
    message = channel.get_partial_message(post.message_id)
    try:
        return (await message.create_thread(name=name)).id
    except discord.HTTPException as error:
        if error.code == ALREADY_THERE:
            return post.message_id
        if error.status in (400, 403, 404):  # a channel that has none, a permission, a post that is gone
            log.info("table %s stays in its channel: %s", picture.row.id, error)
            return None
        raise


async def of_table(client: discord.Client, picture: TableSnapshot) -> discord.Thread | None:
    """The thread in which a table is shown, if the bot has opened it for the table."""
    post = picture.row.post
    if post is None or post.channel_id == picture.row.channel_id:
        return None
    thread = client.get_channel(post.channel_id) or await client.fetch_channel(post.channel_id)
    is_ours = isinstance(thread, discord.Thread) and thread.owner_id == (client.user and client.user.id)
    return thread if isinstance(thread, discord.Thread) and is_ours else None


async def close(client: discord.Client, picture: TableSnapshot, messages: Messages) -> None:
    """Leave the result in the channel, where the lobby stood, and put the thread away."""
    if picture.session is None or not picture.session.is_over:
        return
    try:
        thread = await of_table(client, picture)
        if thread is None:
            return
        channel = client.get_partial_messageable(picture.row.channel_id)
        summary = layout(_summary(picture, messages))
        await channel.get_partial_message(thread.id).edit(view=summary)
        await thread.edit(archived=True)
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("cannot change the thread of table %s: %s", picture.row.id, error)


def _summary(picture: TableSnapshot, messages: Messages) -> Panel:
    session, row = picture.session, picture.row
    assert session is not None
    say = TableMessages(messages, row.seats)
    return Panel(
        heading=say("past-summary", game=say(f"{row.game}-name"), people=say.whos(range(len(row.seats)))),
        paragraphs=(result(session, say), say("past-thread", link=links.to_table(row))),
        rows=(over_row(row, say),),
        table_id=row.id,
        asked=picture.panel.asked,
        colour=COLOURS[Phase.OVER],
    )
