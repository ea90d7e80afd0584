"""Tells every listener that a table has changed."""

from __future__ import annotations

from bot.tables.service import ChangeListener


class ChangeListeners:
    """Passes each change on to the posts, the hands and the spectators."""

    def __init__(self) -> None:
        self._listeners: tuple[ChangeListener, ...] = ()

    def show_on(self, *listeners: ChangeListener) -> None:
        """Pass changes on to these listeners from now on."""
        self._listeners = listeners

    def changed(self, table_id: str) -> None:
        """Tell that the table has changed."""
        for listener in self._listeners:
            listener.changed(table_id)
