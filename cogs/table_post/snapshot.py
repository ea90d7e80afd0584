"""What the channel ought to see of a table now."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase, Table
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.ui.panel import Panel

Key = tuple[Phase, int, bool]


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as its post ought to show it."""

    row: Table
    session: Session | None
    """Goes on while the picture is being painted: ask it nothing that the picture shows."""
    version: int
    """How many moves the picture shows."""
    turn: int
    panel: Panel
    is_late: bool = False
    """Whether it says that half of the time is gone."""

    @property
    def key(self) -> Key:
        """Two pictures of a table with one key are the same; a secret move does not change it."""
        if self.session is None:
            return self.row.phase, self.row.revision, False
        return self.row.phase, self.panel.asked, self.is_late

    @property
    def nonce(self) -> str:
        """Lets Discord drop a post that went out just before a crash and goes out again after it."""
        return f"{self.row.id}-{self.turn}-{self.panel.asked}"


async def key_in_play(tables: TableService, table_id: str) -> Key | None:
    """The key of a picture of this table, which need not be made for it; None unless its game goes on.

    Refused when there is no such table.
    """
    if (await tables.row(table_id)).phase is not Phase.PLAYING:
        return None
    session = await tables.session(table_id)
    return None if session.status.is_asleep else (session.table.phase, session.progress.seen, session.is_late)


async def take_snapshot(tables: TableService, table_id: str, locales: LocaleResolver) -> TableSnapshot:
    """The table as it is now. Refused when there is no such table."""
    row = await tables.row(table_id)
    messages = locales.public(row.guild_id)
    if row.seed is None:
        show = render.lobby if row.phase is Phase.LOBBY else render.closed
        return TableSnapshot(row, None, 0, render.LOBBY_TURN, show(row, messages))
    if row.ending not in render.UNPLAYABLE:
        try:
            is_drawn = tables.preferences.server(row.guild_id).shows_pictures
            return _begun(await tables.session(table_id), messages, is_drawn=is_drawn)
        except Refused:
            row = await tables.row(table_id)  # it may have been ended just now
            if row.ending not in render.UNPLAYABLE:
                raise
    turn = render.LOBBY_TURN if row.post is None else row.post.turn
    return TableSnapshot(row, None, row.version, turn, render.closed(row, messages))


def _begun(session: Session, messages: Messages, *, is_drawn: bool) -> TableSnapshot:
    progress = session.progress
    panel = render.table(session, messages)
    if not is_drawn:
        panel = replace(panel, picture=None)
    return TableSnapshot(session.table, session, progress.version, progress.turn, panel, session.is_late)
