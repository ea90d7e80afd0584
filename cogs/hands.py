"""Hands reach one player alone: drawn anew when he asks, and in a direct message that follows them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.refusals import Refused
from bot.session import Session
from bot.tables import Tables
from cogs.controls import layout
from cogs.faces import FACES
from cogs.panels import Panel, Row
from cogs.say import Say
from cogs.words import Words
from data.rows import HandPostRow
from data.store import StoreError
from games.engine import Seat

log = logging.getLogger(__name__)

CANNOT_SEND = 50007
HAND_COLOUR = 0x7EB77F


def hand(session: Session, seat: Seat, words: Words, *, linked: bool = False) -> Panel:
    """The hand of a seat as its player may see it now; ``linked`` adds the way to the table's post."""
    row = session.table
    say, face, view = Say(words, row.seats), FACES[row.game], session.course.view(seat)
    paragraphs = [*face.hand(view, say)]
    news = (event for told in session.course.recent() for event in told.events if event.reaches(seat))
    paragraphs.append("\n".join(face.event(event, say) for event in news if face.is_news(event)))
    if linked:
        channel_id = row.channel_id if row.post is None else row.post.channel_id
        paragraphs.append(say("hand-link", link=f"https://discord.com/channels/{row.guild_id}/{channel_id}"))
    asked = session.course.asked.get(seat) if seat in session.actors else None
    rows: tuple[Row, ...] = () if asked is None else face.own_controls(view, say)
    return Panel(
        heading=say("hand-heading", game=say(f"{row.game}-name")),
        paragraphs=tuple(part for part in paragraphs if part),
        rows=rows,
        table_id=row.id,
        asked=0 if asked is None else asked.version,
        colour=HAND_COLOUR,
    )


class Hands:
    """Sends, follows and takes away the direct messages; a refused one is remembered and not tried again."""

    def __init__(self, client: discord.Client, tables: Tables, words: Words) -> None:
        self._client = client
        self._tables = tables
        self._words = words
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._shown: dict[tuple[str, int], Panel] = {}

    def changed(self, table_id: str) -> None:
        """Bring the hands of this table up to date."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._follow(table_id), name=f"hands {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def close(self) -> None:
        """Stop sending."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, table_id: str) -> None:
        while True:
            self._again.discard(table_id)
            try:
                await self._bring_up_to_date(table_id)
            except Refused:
                return  # a table that cannot be played any more
            except StoreError as error:
                log.warning("the hands of table %s are not known: %s", table_id, error)
            if table_id not in self._again:
                return

    async def _bring_up_to_date(self, table_id: str) -> None:
        row = await self._tables.row(table_id)
        if row.seed is None:
            return
        session = await self._tables.session(table_id)
        sent = {post.user_id: post for post in await self._tables.store.hand_posts(table_id)}
        for seat in session.table.seats:
            if seat.user_id is not None:
                await self._settle(session, seat.seat, seat.user_id, sent.get(seat.user_id))

    async def _settle(self, session: Session, seat: Seat, user_id: int, post: HandPostRow | None) -> None:
        """One player's message; what goes wrong with it is no other player's business."""
        try:
            if session.is_over:
                await self._take_away(session.table.id, user_id, post)
            else:
                await self._show(session, seat, user_id, post)
        except (discord.HTTPException, OSError, StoreError) as error:
            log.warning("a hand of table %s could not be sent: %s", session.table.id, error)

    async def _show(self, session: Session, seat: Seat, user_id: int, post: HandPostRow | None) -> None:
        key = (session.table.id, user_id)
        panel = hand(session, seat, self._words, linked=True)
        if self._shown.get(key) == panel:
            return
        if post is not None:
            await self._edit(post, panel)
        elif key not in self._shown and await self._tables.store.takes_direct_messages(user_id):
            await self._send(session.table.id, user_id, panel, nonce=f"hand-{session.table.id}-{seat}")
        self._shown[key] = panel

    async def _send(self, table_id: str, user_id: int, panel: Panel, *, nonce: str) -> None:
        """Send a hand; by the nonce Discord drops one that went out just before a crash and goes out again."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            message = await channel.send(view=layout(panel), nonce=nonce)
        except discord.Forbidden as error:
            if error.code != CANNOT_SEND:
                raise
            await self._tables.store.set_direct_messages(user_id, refused=True)
            return
        post = HandPostRow(table_id=table_id, user_id=user_id, channel_id=channel.id, message_id=message.id)
        await self._tables.store.set_hand_post(post)

    async def _edit(self, post: HandPostRow, panel: Panel) -> None:
        try:
            await self._message(post).edit(view=layout(panel))
        except discord.NotFound:
            # Its player has deleted it, and so does not want it.
            await self._tables.store.drop_hand_post(post.table_id, post.user_id)

    async def _take_away(self, table_id: str, user_id: int, post: HandPostRow | None) -> None:
        self._shown.pop((table_id, user_id), None)
        if post is None:
            return
        try:
            await self._message(post).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("a hand was taken away already: %s", error)
        await self._tables.store.drop_hand_post(table_id, user_id)

    def _message(self, post: HandPostRow) -> Any:
        return self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
