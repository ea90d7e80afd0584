"""Hands as ephemeral messages: a player's newest one follows the game for as long as Discord lets the bot edit it.

Only the token of a press can edit an ephemeral message, and only for a quarter of an hour. The tokens are kept in
memory, never stored and never logged. After a restart, after that time, and when another process has become the home
of the table, a hand stays as it is until its player presses something on it or asks for a new one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import discord
from cachetools import TLRUCache
from typing_extensions import override

from bot.tables.changes import TableChanged
from bot.tables.session import Session
from bot.tasks import KeyedTasks
from cogs.hands.direct_messages import HandMessages
from cogs.hands.render import HandMessage, closed, in_sentences, revealed
from cogs.i18n.locale import Interaction
from cogs.images.progressive_reply import (
    ANSWER_PATIENCE_SECONDS,
)
from cogs.table_post.snapshot import ScreenParts
from cogs.ui import links
from cogs.ui.components import edit_panel
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.live_message import LiveMessage, LiveMessages, UpdateResult
from cogs.ui.outbox import text_digest
from cogs.ui.panel import Panel
from cogs.ui.responses import ANSWER_SECONDS, UnansweredPresses, acknowledge, edit_message, show
from games.engine import Event, Seat

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14.5 * 60
"""How long a token is used; Discord takes it for 15 minutes, and counts refused requests."""
HANDS_REMEMBERED = 5000
"""The number of players at tables whose hands are remembered."""
TOKENS_REMEMBERED = 10_000
"""The number of players at tables whose last token is remembered while it can be used."""


@dataclass(slots=True)
class Token:
    """Edits and sends messages for one press."""

    webhook: discord.Webhook = field(repr=False)
    until: float
    """When it is used no more, on the clock of the hands."""
    locale: str
    """The language in which Discord shows itself to the player."""


@dataclass(slots=True, kw_only=True)
class EphemeralHand(HandMessage):
    """One ephemeral message with a hand."""

    message_id: int
    channel_id: int | None
    token: Token


class PlayerHands(LiveMessage):
    """The ephemeral hands of one player at one table: the newest one is kept current."""

    def __init__(self, table_id: str, user_id: int, context: EphemeralHands) -> None:
        super().__init__(name=f"hands {table_id}", unanswered=UnansweredPresses.of(context.parts.client))
        self._table_id, self.user_id = table_id, user_id
        self._context, self._parts = context, context.parts
        self.newest: EphemeralHand | None = None
        self._older: list[EphemeralHand] = []
        """Copies that still have controls."""

    async def show(self, interaction: Interaction, session: Session) -> None:
        """Show the hand in a new message to its player only."""
        shown = EphemeralHand(
            message_id=0, channel_id=interaction.channel_id, token=self._context.token_of(interaction)
        )
        images, panel = self._parts.images, await self._panel(session, shown)
        await images.prepare(panel.image, seconds=ANSWER_PATIENCE_SECONDS)
        message_id = await images.change(panel, shown.image, partial(show, interaction))
        if message_id is not None:
            shown.message_id = message_id
            self._renew(shown)

    async def edit(self, interaction: Interaction, message_id: int, session: Session) -> None:
        """Show the hand in the ephemeral message that was pressed, which is the newest one from now on."""
        pressed, token = self.newest, self._context.token_of(interaction)
        if pressed is None or pressed.message_id != message_id:
            pressed = EphemeralHand(message_id=message_id, channel_id=interaction.channel_id, token=token)
        pressed.token = token
        try:
            images, panel = self._parts.images, await self._panel(session, pressed)
            await images.prepare(panel.image, seconds=ANSWER_PATIENCE_SECONDS)
            await images.change(
                panel, pressed.image, partial(edit_message, interaction, there=pressed.image.file)
            )
        finally:
            self._renew(pressed)

    def follow(self) -> None:
        """Show the hand soon as it is by then, if there is one."""
        if self.newest is not None or self._older:
            self.changed()

    async def update(self) -> UpdateResult:
        """Show the hand as it is now."""
        session = await self._parts.tables.session(self._table_id)
        await self._close_older(session)
        await self._update_newest(session)
        if self.newest is not None and (awaited := self.newest.image.awaits) is not None:
            await self.undisturbed(self._parts.images.ready([awaited]))
            return UpdateResult.AGAIN
        is_left = session.is_over or session.table.seat_of(self.user_id) is None
        return UpdateResult.OVER if is_left else UpdateResult.IDLE

    def _renew(self, shown: EphemeralHand) -> None:
        self._older = [copy for copy in self._older if copy.message_id != shown.message_id]
        if self.newest is not None and self.newest.message_id != shown.message_id:
            self._older.append(self.newest)
        self.newest = shown
        self._context.keep(self._table_id, self.user_id, shown.token)

    async def _update_newest(self, session: Session) -> None:
        newest = self.newest
        if newest is None:
            return
        newest.image.awaits = None  # until it is known again what it shows
        if newest.token.until > self._context.now():
            panel = await self._panel(session, newest)
            change = partial(self._edit, newest, panel)
            if not await self._parts.images.keep(panel, newest.image, change, self.unless_pressed):
                self.changed()

    async def _close_older(self, session: Session) -> None:
        """Take the controls from older copies; one that cannot be edited stays as it is. Raise what is transient."""
        while self._older:
            older = self._older[0]
            if older.token.until > self._context.now():
                guild_id, locale = session.table.guild_id, older.token.locale
                messages, _ = await self._parts.locales.private(self.user_id, guild_id, locale=locale)
                await self._edit(older, closed(session, messages, "hand-older"))
            del self._older[0]

    async def _edit(self, shown: EphemeralHand, panel: Panel) -> None:
        """Edit a message; one that cannot be edited any more is given up. Raise what is transient."""
        edit_message = partial(shown.token.webhook.edit_message, shown.message_id)
        edit = partial(edit_panel, edit_message, there=shown.image.file)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._parts.images.change(panel, shown.image, edit)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            # It was dismissed, for instance.
            log.info("an ephemeral hand can't be edited any more: %s", error)
            self.newest = None if shown is self.newest else self.newest

    async def _panel(self, session: Session, shown: EphemeralHand) -> Panel:
        """Return the hand as it is now. Raise StoreError if its player's preferences cannot be read."""
        table, locale = session.table, shown.token.locale
        messages, is_drawn = await self._parts.locales.private(self.user_id, table.guild_id, locale=locale)
        seat = table.seat_of(self.user_id)
        if seat is None:
            return closed(session, messages, "hand-given-up")
        is_linked = shown.channel_id != table.shown_in
        is_sent = not table.is_direct and await self._context.are_sent(self.user_id, table.guild_id)
        return shown.render(session, seat, messages, linked=is_linked, is_drawn=is_drawn, is_sent=is_sent)


@dataclass(eq=False)
class EphemeralHands(LiveMessages[tuple[str, int], PlayerHands]):
    """Answers with hands, and edits each player's newest one when it changes; older ones lose their controls.

    They are kept by the ids of table and member.
    """

    parts: ScreenParts
    """The parts with the images that only one person sees."""
    are_sent: Callable[[int, int], Awaitable[bool]]
    """Returns True if the hands of a member in a server also come by direct message."""
    now: Callable[[], float] = field(default=time.monotonic, kw_only=True)
    _tokens: TLRUCache[tuple[str, int], Token] = field(init=False)
    """The tokens of last presses, wherever they were, by the ids of table and member."""

    def __post_init__(self) -> None:
        super().__init__(lambda key: PlayerHands(*key, self), None)
        self._tokens = TLRUCache(TOKENS_REMEMBERED, ttu=lambda _, token, __: token.until, timer=self._time)

    def _time(self) -> float:
        return self.now()  # which a test may replace

    async def show(self, interaction: Interaction, session: Session) -> None:
        """Show a hand in a new message to its player only."""
        hands = self.of((session.table.id, interaction.user.id))
        await hands.do(partial(hands.show, interaction, session))
        hands.follow()

    async def edit(self, interaction: Interaction, session: Session) -> None:
        """Show a hand in the ephemeral message that was pressed, which is the newest one from now on.

        If it cannot be shown now, it is shown later.
        """
        assert interaction.message is not None
        hands = self.of((session.table.id, interaction.user.id))
        await hands.try_to(partial(hands.edit, interaction, interaction.message.id, session))
        await acknowledge(interaction)
        hands.follow()

    def note(self, interaction: Interaction, table_id: str) -> None:
        """Remember the token of a player's press that has been answered: it can tell them something in private."""
        if interaction.response.is_done():
            self.keep(table_id, interaction.user.id, self.token_of(interaction))

    def keep(self, table_id: str, user_id: int, token: Token) -> None:
        """Keep the token of a player's last press for as long as it can be used."""
        self._tokens[table_id, user_id] = token

    def token(self, table_id: str, user_id: int) -> Token | None:
        """Return the token of a player's last press; None if that is long ago."""
        return self._tokens.get((table_id, user_id))

    def token_of(self, interaction: Interaction) -> Token:
        """Return the token of a press."""
        return Token(interaction.followup, self.now() + TOKEN_SECONDS, str(interaction.locale))

    def is_older(self, interaction: Interaction, table_id: str) -> bool:
        """Return True if an older copy was pressed, which may show a hand of long ago."""
        message = interaction.message
        hands = self.live.get((table_id, interaction.user.id))
        if message is None or not message.flags.ephemeral or hands is None or hands.newest is None:
            return False
        return hands.newest.message_id != message.id

    def table_changed(self, table_id: str) -> None:
        """Bring the hands of this table up to date, soon."""
        for hands in [hands for (at, _), hands in self.live.items() if at == table_id]:
            hands.follow()

    def forget_member(self, user_id: int) -> None:
        """Forget a member's hands and tokens."""
        self.drop(lambda hands: hands.user_id == user_id)
        for key in [key for key in self._tokens if key[1] == user_id]:
            self._tokens.pop(key, None)

    @override
    def of(self, key: tuple[str, int]) -> PlayerHands:
        hands = super().of(key)
        if len(self.live) > HANDS_REMEMBERED:
            oldest = next(iter(self.live.values()))
            self.drop(lambda live: live is oldest)
        return hands


@dataclass(eq=False)
class Reveals:
    """Sends what was seen where the player pressed last, or as a direct message when that is long ago.

    What a player's own press reveals stands in the answer to it, unless that has failed.
    """

    parts: ScreenParts
    hands: HandMessages
    ephemeral: EphemeralHands
    _reveals: KeyedTasks = field(
        default_factory=partial(KeyedTasks, "hands", failures=FAILURES, is_transient=is_transient), init=False
    )

    def changed(self, change: TableChanged) -> None:
        """Tell players what new moves have let them see."""
        session = change.session
        if session is None or not self._is_told(session):
            return
        for seat in session.table.seats:
            if seat.user_id is None or seat.away is not None:
                continue
            events = revealed(session, seat.seat, since=change.since, pressed=False)
            if events:
                nonce = _nonce(session, "seen", seat.seat, events, change.since)
                self._start(session, seat.seat, seat.user_id, events, nonce)

    def tell_own(
        self, session: Session, seat: Seat, user_id: int, events: Sequence[Event], *, since: int
    ) -> None:
        """Tell a player what their press after the version ``since`` let them see: its answer has failed."""
        self._start(session, seat, user_id, events, _nonce(session, "own", seat, events, since))

    def _start(self, session: Session, seat: Seat, user_id: int, events: Sequence[Event], nonce: str) -> None:
        self._reveals.start(nonce, partial(self._tell, session, seat, user_id, events, nonce))

    async def close(self) -> None:
        """Stop."""
        await self._reveals.close()

    def _is_told(self, session: Session) -> bool:
        """Return True if players are told here: at the end, all hands are open."""
        return not session.is_over and self.parts.homes.is_home(session.table.guild_id)

    async def _tell(
        self, session: Session, seat: Seat, user_id: int, events: Sequence[Event], nonce: str
    ) -> None:
        """Tell a player what they may see now. Raise what Discord and the store answer."""
        table, failure = session.table, None
        if not self._is_told(session) or table.seat_of(user_id) != seat:
            return
        token = self.ephemeral.token(table.id, user_id)
        locale = None if token is None else token.locale
        messages, _ = await self.parts.locales.private(user_id, table.guild_id, locale=locale)
        lines = in_sentences(session, seat, events, messages)
        if token is not None:
            try:
                await token.webhook.send("\n".join(lines), ephemeral=True)
            except FAILURES as error:
                log.info("what was seen at table %s is told in a direct message: %s", table.id, error)
                failure = error
            else:
                return
        lines.append(messages("hand-link", link=links.to_table(table)))
        is_told = await self.hands.tell(table.id, user_id, "\n".join(lines), nonce=nonce)
        if failure is not None and not is_told:
            raise failure


def _nonce(session: Session, word: str, seat: Seat, events: Sequence[Event], since: int) -> str:
    """Return the nonce of a message about what a seat has seen after the version ``since``.

    It is the same again after a restart. Not the version: that counts what others do in secret.
    """
    digest = text_digest(f"{session.progress.public_version_at(since)} {tuple(events)}")
    return f"{session.table.id}/{word}/{seat}/{digest:08x}"
