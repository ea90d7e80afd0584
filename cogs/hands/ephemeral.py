"""Hands as ephemeral messages: a player's newest one follows the game for as long as Discord lets the bot edit it.

Only the token of a press can edit an ephemeral message, and only for a quarter of an hour. The tokens are kept in
memory, never stored and never logged. After a restart, after that time, and when another process has become the home
of the table, a hand stays as it is until its player presses something on it or asks for a new one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import discord
from cachetools import LRUCache

from bot.errors import Refused
from bot.tables.changes import TableChanged
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tasks import end
from cogs.hands.render import closed, hand
from cogs.i18n.locale import LocaleResolver, Press
from cogs.ui.attachments import edit_panel
from cogs.ui.discord_errors import FAILURES, is_transient
from cogs.ui.panel import Panel
from cogs.ui.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
    POST_PATIENCE_SECONDS,
    MessageImage,
    ProgressiveReply,
)
from cogs.ui.responses import ANSWER_SECONDS, UnansweredPresses, acknowledge, edit_message, show
from cogs.ui.retry import keep_current

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14.5 * 60
"""How long a token is used; Discord takes it for 15 minutes, and counts refused requests."""
TABLES_REMEMBERED = 2000
"""For how many tables the hands are remembered."""


@dataclass(slots=True)
class Token:
    """Edits and sends messages for one press."""

    webhook: discord.Webhook = field(repr=False)
    until: float
    """When it is used no more, on the clock of the hands."""
    locale: str
    """The language in which Discord shows itself to the player."""


@dataclass(slots=True)
class EphemeralHand:
    """One ephemeral message with a hand."""

    message_id: int
    channel_id: int | None
    token: Token
    shows: Panel | None = None
    """What it shows; None when that is not known."""
    image: MessageImage = field(default_factory=MessageImage)


@dataclass(slots=True)
class PlayerHands:
    """The ephemeral hands of one player at one table, and the task that keeps the newest one current."""

    newest: EphemeralHand | None = None
    older: list[EphemeralHand] = field(default_factory=list)
    """Copies that still have controls."""
    token: Token | None = None
    """Of the player's last press at the table, wherever it was."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the newest one is edited, so that the last edit shows the hand as it is."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class EphemeralHands:
    """Answers with hands, and edits each player's newest one when it changes; older ones lose their controls."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        locales: LocaleResolver,
        images: ProgressiveReply,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._images = images
        self.now = now
        self._players: LRUCache[str, dict[int, PlayerHands]] = LRUCache(TABLES_REMEMBERED)
        """By the table's id and the member's."""

    async def show(self, press: Press, session: Session) -> None:
        """Show a hand in a new message to its player only."""
        own = self._of(session.table.id, press.user.id)
        async with own.lock:
            panel = await self._panel(session, press.user.id, str(press.locale), press.channel_id)
            image = MessageImage()
            await self._images.prepare(panel.image, seconds=ANSWER_PATIENCE_SECONDS)
            message_id = await self._images.change(panel, image, partial(show, press))
            if message_id is not None:
                self._renew(own, self._shown(press, message_id, panel, image))
        self._follow(session.table.id, press.user.id, own)

    async def edit(self, press: Press, session: Session) -> None:
        """Show a hand in the ephemeral message that was pressed, which is the newest one from now on."""
        assert press.message is not None
        own = self._of(session.table.id, press.user.id)
        async with own.lock:
            panel = await self._panel(session, press.user.id, str(press.locale), press.channel_id)
            pressed = self._shown(press, press.message.id, None, MessageImage())
            if own.newest is not None and own.newest.message_id == pressed.message_id:
                pressed.image.file, own.newest.shows = own.newest.image.file, None
            await self._images.prepare(panel.image, seconds=ANSWER_PATIENCE_SECONDS)
            edit = partial(edit_message, press, there=pressed.image.file)
            try:
                await self._images.change(panel, pressed.image, edit)
                pressed.shows = panel
            except FAILURES as error:
                log.warning("a hand could not be shown after a move: %s", error)
                await acknowledge(press)
            self._renew(own, pressed)
        self._follow(session.table.id, press.user.id, own)

    def note(self, press: Press, table_id: str) -> None:
        """Remember the token of a player's press that has been answered: it can tell them something in private."""
        if press.response.is_done():
            self._of(table_id, press.user.id).token = self._token(press)

    def token(self, table_id: str, user_id: int) -> Token | None:
        """Return the token of a player's last press; None if that is long ago."""
        own = self._players.get(table_id, {}).get(user_id)
        if own is None or own.token is None or own.token.until <= self.now():
            return None
        return own.token

    def is_older(self, press: Press, table_id: str) -> bool:
        """Return whether an older copy was pressed, which may show a hand of long ago."""
        message = press.message
        own = self._players.get(table_id, {}).get(press.user.id)
        if message is None or not message.flags.ephemeral or own is None or own.newest is None:
            return False
        return own.newest.message_id != message.id

    def table_changed(self, change: TableChanged) -> None:
        """Show a table as it is after a change, soon."""
        self.changed(change.table.id)

    def changed(self, table_id: str) -> None:
        """Bring the hands of this table up to date, soon."""
        for user_id, own in self._players.get(table_id, {}).items():
            self._follow(table_id, user_id, own)

    def forget_member(self, user_id: int) -> None:
        """Forget a member's hands and tokens."""
        for players in self._players.values():
            own = players.pop(user_id, None)
            if own is not None and own.task is not None:
                own.task.cancel()

    async def close(self) -> None:
        """Stop editing."""
        players = [own for players in self._players.values() for own in players.values()]
        tasks = [own.task for own in players if own.task is not None]
        await end(*tasks)

    def _of(self, table_id: str, user_id: int) -> PlayerHands:
        return self._players.setdefault(table_id, {}).setdefault(user_id, PlayerHands())

    def _token(self, press: Press) -> Token:
        return Token(press.followup, self.now() + TOKEN_SECONDS, str(press.locale))

    def _shown(
        self, press: Press, message_id: int, panel: Panel | None, image: MessageImage
    ) -> EphemeralHand:
        return EphemeralHand(message_id, press.channel_id, self._token(press), panel, image)

    def _renew(self, own: PlayerHands, shown: EphemeralHand) -> None:
        own.older = [copy for copy in own.older if copy.message_id != shown.message_id]
        if own.newest is not None and own.newest.message_id != shown.message_id:
            own.older.append(own.newest)
        own.newest, own.token = shown, shown.token

    def _follow(self, table_id: str, user_id: int, own: PlayerHands) -> None:
        if own.newest is None and not own.older:
            return
        own.changed.set()
        if own.task is None or own.task.done():
            update = partial(self._is_current, table_id, user_id, own)
            own.task = asyncio.create_task(keep_current(own.changed, update), name=f"hands of {table_id}")

    async def _is_current(self, table_id: str, user_id: int, own: PlayerHands) -> bool:
        """Show a player's hand; return False on a transient failure."""
        await UnansweredPresses.of(self._client).wait()
        own.changed.clear()
        try:
            session = await self._tables.session(table_id)
            async with own.lock:
                await self._close_older(session, user_id, own)
                await self._update(session, user_id, own)
        except Refused:  # it cannot be played any more
            self._forget(table_id, user_id, own)
            return True
        except FAILURES as error:
            log.warning("a hand of table %s could not be edited: %s", table_id, error)
            return not is_transient(error)
        except Exception:
            log.exception("cannot update a hand of table %s", table_id)
            return True
        if own.newest is not None and own.newest.image.awaits is not None:
            await self._images.wait([own.newest.image.awaits], own.changed)
            own.changed.set()  # look once more, though nothing has failed
        elif session.is_over or session.table.seat_of(user_id) is None:
            self._forget(table_id, user_id, own)
        return True

    async def _update(self, session: Session, user_id: int, own: PlayerHands) -> None:
        newest = own.newest
        if newest is None:
            return
        newest.image.awaits = None  # until it is known again what it shows
        if newest.token.until <= self.now():
            return
        panel = await self._panel(session, user_id, newest.token.locale, newest.channel_id)
        if newest.shows != panel or self._images.is_due(panel.image, newest.image):
            await self._images.prepare(panel.image, seconds=POST_PATIENCE_SECONDS)
            if not await self._is_edited(newest, panel):
                own.newest = None
                return
        self._images.is_complete(panel.image, newest.image)

    async def _close_older(self, session: Session, user_id: int, own: PlayerHands) -> None:
        """Take the controls from older copies; one that cannot be edited stays as it is. Raise what is transient."""
        while own.older:
            older = own.older[0]
            if older.token.until > self.now():
                locale = older.token.locale
                messages, _ = await self._locales.private(user_id, session.table.guild_id, locale=locale)
                await self._is_edited(older, closed(session, messages, "hand-older"))
            del own.older[0]

    async def _is_edited(self, shown: EphemeralHand, panel: Panel) -> bool:
        """Edit a message; return False if that is impossible for good. Raise what is transient."""
        shown.shows = None
        edit_message = partial(shown.token.webhook.edit_message, shown.message_id)
        edit = partial(edit_panel, edit_message, there=shown.image.file)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._images.change(panel, shown.image, edit)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            # It was dismissed, for instance.
            log.info("an ephemeral hand can't be edited any more: %s", error)
            return False
        shown.shows = panel
        return True

    async def _panel(self, session: Session, user_id: int, locale: str, channel_id: int | None) -> Panel:
        """Return a player's hand as it is now. Raise StoreError if their preferences cannot be read."""
        table = session.table
        messages, has_images = await self._locales.private(user_id, table.guild_id, locale=locale)
        seat = table.seat_of(user_id)
        if seat is None:
            return closed(session, messages, "hand-given-up")
        return hand(session, seat, messages, linked=channel_id != table.shown_in, is_drawn=has_images)

    def _forget(self, table_id: str, user_id: int, own: PlayerHands) -> None:
        players = self._players.get(table_id, {})
        if players.get(user_id) is own:
            del players[user_id]
        if not players:
            self._players.pop(table_id, None)
