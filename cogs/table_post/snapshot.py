"""All that a table's post shows at one moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TypeAlias

import discord

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.history.game_end import GameEnd, GameEnds
from bot.preferences import Preferences
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages
from cogs.images.progressive_reply import ProgressiveReply
from cogs.table_post import lobby, render
from cogs.table_post.kinds import ORDINARY, KindOf, TableKind
from cogs.table_post.render import DEFAULT_CONTENT, PostContent
from cogs.ui import links
from cogs.ui.outbox import Outbox
from cogs.ui.panel import Panel
from data.records.tables import Phase, Post, Table

AvatarsOf: TypeAlias = Callable[[Iterable[int | None]], AvatarImages]
"""Returns the avatars of members that are here; ``cogs.images.avatars`` does."""
Key = tuple[Phase, int, bool, int, bool, bool]
"""The phase of a table, the number of its public moves (or of its lobby's changes), whether half of the time is gone,
how many members watch, and whether the ratings and the review of a game that is over are there."""


@dataclass(frozen=True)
class ScreenParts:
    """The parts of the program from which the messages about tables are made."""

    client: discord.Client
    tables: TableService
    preferences: Preferences
    locales: LocaleResolver
    images: ProgressiveReply
    homes: Homes
    outbox: Outbox
    ends: GameEnds | None = None
    avatars: AvatarsOf = lambda _: NO_AVATARS
    """Returns those that are here, for the images of tables."""
    kind_of: KindOf = lambda _: ORDINARY


@dataclass(frozen=True)
class TableSnapshot:
    """A table as its post is to show it."""

    table: Table
    session: Session | None
    """It goes on while the snapshot is being shown: do not ask it for what the snapshot holds."""
    version: int
    """How many moves the snapshot shows."""
    turn: int
    seen_version: int
    """How many public moves the post shows; in a lobby, the number of its changes. Its controls carry it."""
    render: Callable[[PostContent], Panel]
    """Returns the post with this content."""
    messages: Messages
    """The language of the post."""
    content: PostContent = DEFAULT_CONTENT
    has_more_soon: bool = False
    """Whether the ratings or the review of a game that is over are still to come."""

    @cached_property
    def panel(self) -> Panel:
        """The post. Ask for it at once, or never: the game goes on."""
        return self.render(self.content)

    def left_behind(self, post: Post, *, ends_before: int, link: str = "") -> Panel:
        """Return the panel that stays of a post when the one of the turn ``ends_before`` takes its place."""
        if self.session is None:
            return lobby.closed(self.table, self.messages)
        return render.left_behind(
            self.session, post.turn, ends_before, self.messages, self.content, link=link
        )

    def link(self, post: Post, newest: Post) -> str:
        """Return the address to which a lobby leads, the table's thread or its newest post; empty for other posts."""
        if post.turn != render.LOBBY_TURN or newest.message_id == post.message_id:
            return ""
        guild_id, is_here = self.table.guild_id, newest.channel_id == post.channel_id
        return links.to_post(guild_id, newest) if is_here else links.to_channel(guild_id, newest.channel_id)

    def beginning_with(self, turn: int) -> TableSnapshot:
        """Return the same as a post shows it that begins with this turn: earlier ones are told by posts above it.

        The end of a game tells its whole last section in any case.
        """
        if self.session is None:
            return self
        since = self.content.since
        since = turn if since is None or self.table.phase is not Phase.OVER else min(turn, since)
        return replace(self, turn=turn, content=replace(self.content, since=since))

    @property
    def from_first_turn(self) -> TableSnapshot:
        """The snapshot for the first post of a game: it tells all turns so far, also those that no post has shown.

        So the lobby tells none: a process that stood still may edit it late, as it was left when the game began. In
        a thread, the result takes the lobby's place at the end.
        """
        return self if self.session is None else self.beginning_with(self.session.progress.first_turn)

    @property
    def is_current(self) -> bool:
        """Whether the game goes on and nothing was done at the table since the snapshot was taken.

        What else a post shows, such as how many watch, may have changed: then the post is updated once more.
        """
        session = self.session
        return session is not None and session.table is self.table and self.table.phase is Phase.PLAYING

    @property
    def key(self) -> Key:
        """Two snapshots of a table with the same key show the same; a secret move does not change it."""
        content = self.content
        has_ratings, has_review = bool(content.end.ratings), content.end.review is not None
        return self.table.phase, self.seen_version, content.is_late, content.watching, has_ratings, has_review

    def nonce_after(self, message_id: int) -> str:
        """Return the nonce of the post that shows this in the place of another one; 0 for the first post."""
        after, turn, version = message_id % 10**6, self.turn % 10**3, self.seen_version % 10**3
        return f"{self.table.id}/{after:06}{turn:03}{version:03}"


@dataclass(eq=False)
class Snapshots:
    """Takes the snapshots of one table. The post is rendered once a version and language."""

    table_id: str
    parts: ScreenParts
    _kind: TableKind | None = field(default=None, init=False)
    """The kind of the table, which never changes, once its game has begun."""
    _rendered: tuple[tuple[object, ...], Panel] | None = field(default=None, init=False)
    """The last panel, with all that it depends on."""
    _avatars: tuple[tuple[object, ...], AvatarImages] = field(default=((), NO_AVATARS), init=False)
    """The avatars on the image, with the public move and the seats that it shows."""

    async def key_in_play(self) -> Key | None:
        """Return the key of a snapshot taken now, without rendering; None unless the game in memory goes on."""
        session = self.parts.tables.in_memory(self.table_id)
        if session is None or session.is_over or session.status.is_asleep:
            return None
        watching = await self.parts.tables.watching(self.table_id)
        is_late = session.clock.is_half_gone(self.parts.tables.now())
        return session.table.phase, session.progress.public_version, is_late, watching, False, False

    async def take(self) -> TableSnapshot:
        """Return the table as it is now. Refused when there is no such table."""
        table = await self.parts.tables.table(self.table_id)
        messages, has_images = await self.parts.locales.of_table(table)
        if table.seed is not None and table.ending not in render.UNPLAYABLE:
            try:
                session = await self.parts.tables.session(self.table_id)
            except Refused:
                table = await self.parts.tables.table(self.table_id)  # it may have been ended just now
                if table.ending not in render.UNPLAYABLE:
                    raise
            else:
                return await self._of_game(session, messages, has_images=has_images)

        def panel(_: PostContent) -> Panel:
            is_open = table.seed is None and table.phase is Phase.LOBBY
            ending = table.phase, table.ending, table.reason
            depends_on = messages, ending, table.revision, table.due_at, table.seats
            shown = lobby.panel if is_open else lobby.closed
            return self._rendered_once(depends_on, partial(shown, table, messages))

        turn = render.LOBBY_TURN if table.post is None else table.post.turn
        return TableSnapshot(
            table, None, table.version, turn, table.revision, render=panel, messages=messages
        )

    async def _of_game(self, session: Session, messages: Messages, *, has_images: bool) -> TableSnapshot:
        """Return a game that goes on or is over."""
        watching, end = 0, GameEnd()
        if not session.is_over:
            watching = await self.parts.tables.watching(self.table_id)
        elif self.parts.ends is not None:
            end = await self.parts.ends.of(session.table)
        table, progress = session.table, session.progress
        kind = self._kind = self._kind or self.parts.kind_of(table)
        content = PostContent(
            has_image=has_images,
            since=render.first_turn(session),
            is_late=session.clock.is_half_gone(self.parts.tables.now()),
            watching=watching,
            end=end,
            avatars=self._avatars_at(session) if has_images else NO_AVATARS,
            kind=kind,
        )

        def panel(content: PostContent) -> Panel:
            # What the session tells is asked here, when the post is rendered: the game may have gone on.
            content = replace(content, is_late=session.clock.is_half_gone(self.parts.tables.now()))
            running = progress.version, table.phase, table.ending, table.due_at, table.seats
            return self._rendered_once(
                (messages, content, running), partial(render.table, session, messages, content)
            )

        return TableSnapshot(
            table,
            session,
            progress.version,
            progress.turn,
            progress.public_version,
            render=panel,
            messages=messages,
            content=content,
            has_more_soon=session.is_over
            and self.parts.ends is not None
            and self.parts.ends.has_more_soon(table, end),
        )

    def _rendered_once(self, depends_on: tuple[object, ...], rendered: Callable[[], Panel]) -> Panel:
        """Return the rendered post; the last one if nothing that it depends on has changed."""
        if self._rendered is None or self._rendered[0] != depends_on:
            self._rendered = depends_on, rendered()
        return self._rendered[1]

    def _avatars_at(self, session: Session) -> AvatarImages:
        """Return the avatars for the image of a table: the same until the next public move.

        So no post is edited for an avatar only, and a secret move does not change the image.
        """
        seats = session.table.seats
        shown = session.progress.public_version, seats
        if self._avatars[0] != shown:
            self._avatars = shown, self.parts.avatars([seat.user_id for seat in seats])
        return self._avatars[1]
