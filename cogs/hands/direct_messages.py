"""Hands reach one player alone: drawn anew when he asks, and in a direct message that follows them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import discord

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.table_post import status
from cogs.ui import links
from cogs.ui.attachments import message_edit, new_message, retry_with_new_file, retry_without_emoji
from cogs.ui.discord_errors import FAILURES, is_transient
from cogs.ui.panel import Panel, Row, in_room
from data.rows import Away, HandPostRow, Phase
from games.engine import Seat

log = logging.getLogger(__name__)

CANNOT_SEND = 50007
"""What Discord answers when somebody takes no direct messages from the bot."""
HAND_COLOUR = 0x7EB77F
RETRY_SECONDS = 1.0
TRIES = 4
"""How often a hand is tried again; each wait is twice the last."""

Key = tuple[str, int]
"""A table and a member who sits there."""


def hand(
    session: Session, seat: Seat, messages: Messages, *, linked: bool = False, is_drawn: bool = True
) -> Panel:
    """The hand of a seat as its player may see it now; ``linked`` adds the way to the table's post."""
    return in_room(lambda said: _hand(session, seat, said, linked=linked, is_drawn=is_drawn), messages)


def _hand(session: Session, seat: Seat, messages: Messages, *, linked: bool, is_drawn: bool) -> Panel:
    row = session.table
    say, face, view = TableMessages(messages, row.seats), PRESENTERS[row.game], session.progress.view(seat)
    paragraphs = [*face.hand(view, say)]
    told_since = (told for told in session.progress.recent() if told.version)  # the deal is the hand itself
    news = (event for told in told_since for event in told.events if event.reaches(seat))
    paragraphs.append("\n".join(face.event(event, say) for event in news if face.is_news(event)))
    paragraphs += [] if session.status.runs or session.is_over else status.standing(session, say)
    if linked:
        channel_id = row.channel_id if row.post is None else row.post.channel_id
        paragraphs.append(say("hand-link", link=links.to_channel(row.guild_id, channel_id)))
    asked = session.progress.asked.get(seat) if seat in session.actors else None
    rows: tuple[Row, ...] = () if asked is None else face.own_controls(view, say)
    return Panel(
        heading=say("hand-heading", game=say(f"{row.game}-name")),
        paragraphs=tuple(part for part in paragraphs if part),
        rows=rows,
        table_id=row.id,
        asked=0 if asked is None else asked.number,
        colour=HAND_COLOUR,
        picture=face.hand_picture(view, say) if is_drawn else None,
    )


class HandMessages:
    """Sends, follows and takes away the direct messages; a refused one is remembered and not tried again."""

    def __init__(
        self, client: discord.Client, tables: TableService, locales: LocaleResolver, renderer: ImageRenderer
    ) -> None:
        self._client = client
        self._renderer = renderer
        self._tables = tables
        self._locales = locales
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._shown: dict[Key, Panel] = {}
        self._hung: dict[Key, str | None] = {}
        """The pictures of these messages, as far as this life of the bot has sent them."""
        self._without: set[Key] = set()
        """Who gets no message for a table: does not want it, has deleted it, or Discord refused it."""
        self._unsure: set[Key] = set()
        """Whose preference has changed since their message was shown."""
        self._untold: set[int] = set()
        """Members whose message was refused and who have not been told so."""

    def changed(self, table_id: str) -> None:
        """Bring the hands of this table up to date."""
        if table_id in self._tasks:
            self._again.add(table_id)
        else:
            self._tasks[table_id] = asyncio.create_task(self._follow(table_id), name=f"hands {table_id}")

    async def preferences_changed(self, user_id: int) -> None:
        """Treat a member's running games as he wants from now on. StoreError when they are not known."""
        self._untold.discard(user_id)
        for row in await self._tables.store.tables_of(user_id):
            if row.phase is Phase.PLAYING:
                self._without.discard((row.id, user_id))
                self._shown.pop((row.id, user_id), None)
                self._unsure.add((row.id, user_id))
                self.changed(row.id)

    async def withdraw(self, user_id: int) -> None:
        """Delete all messages that show a member's hands. StoreError when they are not known."""
        for post in await self._tables.store.hand_posts_of(user_id):
            await self._settle(post.table_id, user_id, self._take_away(post))

    def has_to_tell(self, user_id: int) -> bool:
        """Whether a member has yet to hear that his direct message was refused; from then on he has."""
        if user_id not in self._untold:
            return False
        self._untold.discard(user_id)
        return True

    async def close(self) -> None:
        """Stop sending."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, table_id: str) -> None:
        try:
            tries = 0
            while True:
                self._again.discard(table_id)
                is_done = await self._try_to_follow(table_id)
                if table_id in self._again:
                    tries = 0
                elif is_done or tries == TRIES:
                    return
                else:  # what was lost on the way may be there: the same nonce finds it, if it is soon
                    await asyncio.sleep(RETRY_SECONDS * 2**tries)
                    tries += 1
        finally:
            del self._tasks[table_id]  # here, so that no change comes between the last look and this

    async def _try_to_follow(self, table_id: str) -> bool:
        """Show every hand of a table; False when something may go well a little later."""
        try:
            return await self._bring_up_to_date(table_id)
        except FAILURES as error:
            log.warning("cannot read the hands of table %s: %s", table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("cannot update the hands of table %s", table_id)
        return True

    async def _bring_up_to_date(self, table_id: str) -> bool:
        are_done = True
        posts = {post.user_id: post for post in await self._tables.store.hand_posts(table_id)}
        try:
            session = await self._tables.session(table_id)
        except Refused:  # not begun, or it cannot be played any more
            for user_id, post in posts.items():
                are_done &= await self._settle(table_id, user_id, self._take_away(post))
            return are_done
        seated = {seat.user_id for seat in session.table.seats if seat.away is not Away.LEFT}
        for user_id in posts.keys() - seated:
            are_done &= await self._settle(table_id, user_id, self._take_away(posts[user_id]))
            self._shown.pop((table_id, user_id), None)
        for seat in session.table.seats:
            if seat.user_id is not None and seat.away is not Away.LEFT:
                post_now = posts.get(seat.user_id)
                shown = self._show(session, seat.seat, seat.user_id, post_now)
                are_done &= await self._settle(table_id, seat.user_id, shown)
        if session.is_over and are_done:
            self._forget(table_id)
        return are_done

    async def _settle(self, table_id: str, user_id: int, deed: Coroutine[Any, Any, None]) -> bool:
        """One player's message; what goes wrong with it is no other player's business.

        False when it may go well a little later.
        """
        try:
            await deed
        except discord.Forbidden as error:
            log.info("a hand of table %s is refused: %s", table_id, error)
            self._without.add((table_id, user_id))
        except FAILURES as error:
            log.warning("a hand of table %s could not be sent: %s", table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("a hand of table %s could not be sent", table_id)
        return True

    async def _show(self, session: Session, seat: Seat, user_id: int, post: HandPostRow | None) -> None:
        key = (session.table.id, user_id)
        is_unwanted = post is not None and post.is_unwanted
        if session.is_over or is_unwanted or not await self._is_welcome(key, session.table.guild_id):
            self._without.add(key)
            if post is not None and not (is_unwanted and not session.is_over):
                await self._take_away(post)
            return
        messages = await self._locales.private(user_id, session.table.guild_id)
        is_drawn = await self._tables.preferences.shows_pictures(user_id, session.table.guild_id)
        panel = hand(session, seat, messages, linked=True, is_drawn=is_drawn)
        if self._shown.get(key) == panel:
            return
        if post is not None:
            await self._edit(post, panel)
        elif key not in self._shown:
            await self._send(session.table.id, user_id, panel, nonce=f"{session.table.id}/hand/{seat}")
        self._shown[key] = panel

    async def _is_welcome(self, key: Key, guild_id: int) -> bool:
        if key in self._without:
            return False
        if key in self._shown and key not in self._unsure:
            return True
        self._unsure.discard(key)
        is_offered = self._tables.preferences.server(guild_id).offers_messages
        return is_offered and (await self._tables.preferences.member(key[1])).takes_messages

    async def _send(self, table_id: str, user_id: int, panel: Panel, *, nonce: str) -> None:
        """Send a hand; by the nonce Discord drops one that went out just before a crash and goes out again."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            drawn = await self._renderer.soon(panel.picture, seconds=RENDER_SECONDS)
            message = await retry_without_emoji(
                lambda has_pictures: channel.send(
                    **new_message(panel, drawn, has_pictures=has_pictures), nonce=nonce
                )
            )
        except discord.Forbidden as error:
            self._untold.add(user_id)
            self._without.add((table_id, user_id))
            if error.code == CANNOT_SEND:
                await self._tables.preferences.change_member(user_id, refused_messages=True)
            raise
        self._hung[table_id, user_id] = None if drawn is None else drawn.name
        post = HandPostRow(table_id=table_id, user_id=user_id, channel_id=channel.id, message_id=message.id)
        await self._tables.store.set_hand_post(post)

    async def _edit(self, post: HandPostRow, panel: Panel) -> None:
        key = post.table_id, post.user_id
        drawn = await self._renderer.soon(panel.picture, seconds=RENDER_SECONDS)
        panel = replace(panel, picture=None) if drawn is None else panel  # no cards of before beside it

        async def change(kept: str | None, has_pictures: bool) -> None:
            await self._message(post).edit(
                **message_edit(panel, drawn, there=kept, has_pictures=has_pictures)
            )

        try:
            await retry_with_new_file(change, self._hung.pop(key, None))
        except discord.NotFound:
            # Its player has deleted it, and so does not want it.
            self._without.add(key)
            await self._tables.store.set_hand_post(post.model_copy(update={"is_unwanted": True}))
        else:
            self._hung[key] = None if drawn is None else drawn.name

    async def _take_away(self, post: HandPostRow) -> None:
        try:
            await self._message(post).delete()
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("a hand was taken away already: %s", error)
        self._hung.pop((post.table_id, post.user_id), None)
        await self._tables.store.drop_hand_post(post.table_id, post.user_id)

    def _forget(self, table_id: str) -> None:
        for keys in (self._without, self._unsure):
            keys.difference_update([key for key in keys if key[0] == table_id])
        for key in [key for key in self._shown if key[0] == table_id]:
            del self._shown[key]

    def _message(self, post: HandPostRow) -> Any:
        return self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
