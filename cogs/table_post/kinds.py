"""How a table's post differs by the kind of table: ordinary here, and a feature has its own kind for its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import discord

from bot.errors import Reason, Refused
from bot.tables.session import Session
from bot.tables.table import Table
from cogs.i18n.locale import Press
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import ending, status
from cogs.ui.panel import Button, Panel, Row


class TableKind:
    """An ordinary table. Another kind overrides what is different at its tables."""

    is_for_one: bool = False
    """Whether the table is only for its member, in a private thread or in direct messages."""
    has_room_at_end: bool = True
    """Whether the last post of a game of two may be higher."""
    leave_key = "sure-leave"
    """The key of the question whether a player is sure that they want to leave."""

    def is_of(self, table: Table) -> bool:
        """Return True for a table of this kind."""
        return True

    def hints(self, session: Session, say: TableMessages, *, has_image: bool) -> Sequence[str]:
        """Return what stands above the question in the post of a running game."""
        return ()

    def question(
        self, prompt: str | None, session: Session, say: TableMessages, *, has_image: bool
    ) -> str | None:
        """Return the question to the players who must act; ``prompt`` is that of the game."""
        return prompt

    def help_button(self, session: Session, say: TableMessages, *, has_image: bool) -> Button | None:
        """Return the button that stands where the rules are otherwise."""
        return None

    def explanation(self, session: Session, messages: Messages) -> Panel:
        """Return what that button shows. Refused where there is none."""
        raise Refused(Reason.NOT_AVAILABLE)

    def last_panel(self, session: Session, say: TableMessages) -> Panel | None:
        """Return the whole post of a game that is over, if it is not that of other games."""
        return None

    def result(self, session: Session, say: TableMessages) -> str:
        """Return how a game has ended."""
        return ending.result(session, say)

    def below_result(self, table: Table, say: TableMessages) -> Sequence[str]:
        """Return what stands below the result in the last post."""
        return ()

    def over_row(self, table: Table, say: TableMessages) -> Row:
        """Return the controls of a table that is over."""
        return status.over_row(table, say)

    def over_rows(self, table: Table, say: TableMessages) -> tuple[Row, ...]:
        """Return the same with what looks back at the game."""
        return status.over_rows(table, say)

    async def new_thread(self, press: Press, table: Table) -> discord.Thread:
        """Return a new private thread for a table that is only for its member. Refused where there can be none."""
        raise NotImplementedError


ORDINARY = TableKind()
KindOf: TypeAlias = Callable[[Table], TableKind]
"""Returns the kind of a table."""
