"""Every place where a table is shown, told together that it has changed."""

from __future__ import annotations

from bot.tables.service import ChangeListener


class ChangeListeners:
    """Passes each change on to the public posts and the private hands."""

    def __init__(self) -> None:
        self._screens: tuple[ChangeListener, ...] = ()

    def show_on(self, *screens: ChangeListener) -> None:
        """Where to show from now on."""
        self._screens = screens

    def changed(self, table_id: str) -> None:
        """The table is no longer what was last shown."""
        for screen in self._screens:
            screen.changed(table_id)
