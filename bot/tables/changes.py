"""Notifies the parts of a process of changed tables: a listener subscribes to kinds of change and gets the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Flag, auto
from typing import TYPE_CHECKING, TypeAlias

from bot.cluster.homes import Homes, TableChangedElsewhere
from bot.tasks import tell_each
from data.records.tables import Table

if TYPE_CHECKING:
    from bot.tables.session import Session


class ChangeKind(Flag):
    """The kinds of a change."""

    LOBBY = auto()
    """A lobby was opened or has changed."""
    PLAYED = auto()
    """Something was done at a table that has begun, or it has begun now."""
    OVER = auto()
    """The table has ended, with a game or without."""
    STALE = auto()
    """Nothing was done there, but its post may be out of date."""


ANYTHING = ChangeKind.LOBBY | ChangeKind.PLAYED | ChangeKind.OVER | ChangeKind.STALE


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A table has changed, which is stored already."""

    kinds: ChangeKind
    table: Table
    session: Session | None
    """Its game; None before it has begun, and when it cannot be played any more."""
    since: int
    """The version up to which earlier notifications covered the moves."""
    is_first: bool = False
    """Whether it is the first notification of a game here, before any move was shown."""

    def after(self, earlier: TableChanged | None) -> TableChanged:
        """Return this change together with an earlier one of the same table that was not passed on."""
        if earlier is None:
            return self
        return replace(
            self,
            kinds=self.kinds | earlier.kinds,
            since=min(self.since, earlier.since),
            is_first=self.is_first or earlier.is_first,
        )


Listener: TypeAlias = Callable[[TableChanged], None]
"""It must return at once."""


class TableChanges:
    """Passes each change on to the listeners of its kinds, in the order in which they subscribed."""

    def __init__(self, homes: Homes) -> None:
        self._homes = homes
        self._listeners: list[tuple[ChangeKind, Listener, bool]] = []
        self._told: dict[str, tuple[int, int]] = {}
        """The server of each running table, and the version up to which its moves have been told."""

    def hear(self, kinds: ChangeKind, listener: Listener, *, everywhere: bool = False) -> None:
        """Tell a listener of changes of these kinds: at tables that are shown here, or ``everywhere``."""
        self._listeners.append((kinds, listener, everywhere))

    def tell(self, kinds: ChangeKind, table: Table, session: Session | None = None) -> None:
        """Notify listeners here and in the table's home process.

        The first notification of a game starts at the moves that its post lacks.
        """
        is_here = self._homes.is_home(table.guild_id)
        if table.channel_id and not is_here:
            self._homes.tell_others(TableChangedElsewhere(table.guild_id, table.id))
        is_first = table.id not in self._told and not table.shown
        _, since = self._told.pop(table.id, (0, table.shown))
        if session is not None and not session.is_over and is_here:
            self._told[table.id] = table.guild_id, session.progress.version
        change = TableChanged(kinds, table, session, since, is_first)
        wanting = [
            listener
            for wanted, listener, everywhere in self._listeners
            if wanted & kinds and (is_here or everywhere)
        ]
        tell_each(wanting, change)

    def drop_others(self) -> None:
        """Forget how much was told of tables that other processes show from now on."""
        self._told = {table_id: told for table_id, told in self._told.items() if self._homes.is_home(told[0])}
