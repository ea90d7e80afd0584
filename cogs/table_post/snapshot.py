"""All that a table's post shows at one version."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

from bot.errors import Refused
from bot.history.game_end import GameEnd, GameEnds
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase, Post, Table
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages
from cogs.table_post import lobby, render, sections
from cogs.table_post.kinds import ORDINARY, KindOf, TableKind
from cogs.ui import links
from cogs.ui.panel import Panel

NO_END = GameEnd()
AvatarsOf: TypeAlias = Callable[[Iterable[int | None]], AvatarImages]
"""Returns the avatars of members that are here; ``cogs.images.avatars`` does."""
Key = tuple[Phase, int, bool, int, bool]
"""The phase of a table, the number of its public moves (or of its lobby's changes), whether half of the time is gone,
how many members watch, and whether the ratings of a game that is over are there."""


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
    """The version that the controls of the post are made for."""
    render: Callable[[], Panel]
    messages: Messages
    """The language of the post."""
    is_late: bool = False
    """Whether the post says that half of the time is gone."""
    has_images: bool = True
    """Whether the server shows images."""
    watching: int = 0
    """How many members watch a game that goes on."""
    end: GameEnd = NO_END
    """What the end of the game has changed."""
    is_rated_soon: bool = False
    """Whether the ratings of a game that is over are still to come."""
    since: int | None = None
    """The first turn of the section that one post serves; None where each turn has its own."""
    avatars: AvatarImages = field(default_factory=lambda: NO_AVATARS)
    """What images have beside names."""
    kind: TableKind = ORDINARY

    @cached_property
    def panel(self) -> Panel:
        """The post. Ask for it at once, or never: the game goes on."""
        return self.render()

    def left_behind(self, post: Post, *, until: int, newest: Post | None = None) -> Panel:
        """Return what stays of a post when the one of the turn ``until`` takes its place, with a link to the newest."""
        if self.session is None:
            return render.closed(self.table, self.messages)
        return render.left_behind(
            self.session,
            post.turn,
            until,
            self.messages,
            has_image=self.has_images,
            avatars=self.avatars,
            link=self._link(post, newest),
        )

    def _link(self, post: Post, newest: Post | None) -> str:
        """Return the address to which a lobby leads: the table's thread, else its newest post; empty without one."""
        if newest is None or newest.message_id == post.message_id:
            return ""
        guild_id, is_here = self.table.guild_id, newest.channel_id == post.channel_id
        return links.to_post(guild_id, newest) if is_here else links.to_channel(guild_id, newest.channel_id)

    @property
    def from_first_turn(self) -> TableSnapshot:
        """The same for the first post in a thread: it tells all turns so far, also those that no post has shown.

        What the channel's post tells of them gives way to the result at the end.
        """
        return self if self.session is None else replace(self, turn=self.session.progress.first_turn)

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
        if self.session is None:
            return self.table.phase, self.table.revision, False, 0, False
        return self.table.phase, self.seen_version, self.is_late, self.watching, bool(self.end.ratings)

    def nonce_after(self, message_id: int) -> str:
        """Return the nonce of the post that shows this in the place of another one; 0 for the first post."""
        after, turn, version = message_id % 10**6, self.turn % 10**3, self.seen_version % 10**3
        return f"{self.table.id}/{after:06}{turn:03}{version:03}"

    def is_stored_at(self, message_id: int) -> bool:
        """Return whether the store has this message as the table's post."""
        return self.table.post is not None and self.table.post.message_id == message_id


class Snapshots:
    """Takes the snapshots of one table. The post is rendered once a version and language."""

    def __init__(
        self,
        table_id: str,
        tables: TableService,
        locales: LocaleResolver,
        ends: GameEnds | None = None,
        avatars: AvatarsOf = lambda _: NO_AVATARS,
        kind_of: KindOf = lambda _: ORDINARY,
    ) -> None:
        self._table_id, self._tables, self._locales, self._ends = table_id, tables, locales, ends
        self._rendered: tuple[tuple[object, ...], Panel] | None = None
        """The last panel, with all that it depends on."""
        self._avatars_of = avatars
        self._kind_of = kind_of
        self._kind: TableKind | None = None
        """The kind of the table, which never changes, once its game has begun."""
        self._avatars: tuple[tuple[object, ...], AvatarImages] = (), NO_AVATARS
        """The avatars on the image, with the public move and the seats that it shows."""

    async def key_in_play(self) -> Key | None:
        """Return the key of a snapshot taken now, without rendering; None unless the game goes on.

        Refused when there is no such table.
        """
        if (await self._tables.table(self._table_id)).phase is not Phase.PLAYING:
            return None
        session = await self._tables.session(self._table_id)
        if session.status.is_asleep:
            return None
        watching = await self._tables.watching(self._table_id)
        return session.table.phase, session.progress.public_version, session.is_late, watching, False

    async def take(self, serves_section: Callable[[Table], bool] = lambda _: False) -> TableSnapshot:
        """Return the table as it is now. Refused when there is no such table.

        ``serves_section`` tells whether one post serves a whole section of the game where the table is shown.
        """
        table = await self._tables.table(self._table_id)
        messages, has_images = await self._locales.of_table(table)
        if table.seed is None:
            turn, seen_version = render.LOBBY_TURN, table.revision
            return self._without_game(table, messages, version=0, turn=turn, seen_version=seen_version)
        if table.ending not in render.UNPLAYABLE:
            try:
                session = await self._tables.session(self._table_id)
            except Refused:
                table = await self._tables.table(self._table_id)  # it may have been ended just now
                if table.ending not in render.UNPLAYABLE:
                    raise
            else:
                since = sections.first_turn(session) if serves_section(session.table) else None
                return await self._of_game(session, messages, has_images=has_images, since=since)
        turn = render.LOBBY_TURN if table.post is None else table.post.turn
        return self._without_game(table, messages, version=table.version, turn=turn, seen_version=0)

    def _without_game(
        self, table: Table, messages: Messages, *, version: int, turn: int, seen_version: int
    ) -> TableSnapshot:
        """Return a lobby, or a table that was closed or cannot be played."""

        def panel() -> Panel:
            is_open = table.seed is None and table.phase is Phase.LOBBY
            shown = lobby.panel if is_open else render.closed
            ending = table.phase, table.ending, table.reason
            depends_on = messages, ending, table.revision, table.due_at, table.seats
            return self._rendered_once(depends_on, lambda: shown(table, messages))

        return TableSnapshot(
            table,
            session=None,
            version=version,
            turn=turn,
            seen_version=seen_version,
            render=panel,
            messages=messages,
        )

    async def _of_game(
        self, session: Session, messages: Messages, *, has_images: bool, since: int | None
    ) -> TableSnapshot:
        """Return a game that goes on or is over."""
        watching, end = await self._watching_and_end(session)
        table, progress = session.table, session.progress
        kind = self._kind = self._kind or self._kind_of(table)
        avatars = self._avatars_at(session) if has_images else NO_AVATARS

        def panel() -> Panel:
            # What the session tells is asked here, when the post is rendered: the game may have gone on.
            running = progress.version, session.is_late, table.phase, table.ending, table.due_at, table.seats
            depends_on = messages, has_images, since, watching, end.ratings, running
            return self._rendered_once(
                depends_on,
                lambda: render.table(
                    session,
                    messages,
                    has_image=has_images,
                    since=since,
                    watching=watching,
                    end=end,
                    avatars=avatars,
                    kind=kind,
                ),
            )

        is_rated_soon = self._ends is not None and end is not NO_END and self._ends.is_rated_soon(table, end)
        return TableSnapshot(
            table,
            session=session,
            version=progress.version,
            turn=progress.turn,
            seen_version=progress.public_version,
            render=panel,
            messages=messages,
            is_late=session.is_late,
            has_images=has_images,
            watching=watching,
            end=end,
            is_rated_soon=is_rated_soon,
            since=since,
            avatars=avatars,
            kind=kind,
        )

    async def _watching_and_end(self, session: Session) -> tuple[int, GameEnd]:
        """Return how many watch a game that goes on, and what the end of another has changed."""
        if not session.is_over:
            return await self._tables.watching(self._table_id), NO_END
        return 0, NO_END if self._ends is None else await self._ends.of(session.table)

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
            self._avatars = shown, self._avatars_of([seat.user_id for seat in seats])
        return self._avatars[1]
