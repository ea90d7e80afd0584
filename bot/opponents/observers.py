"""Tells the clocks and the calls for players of what happens at tables."""

from __future__ import annotations

from typing_extensions import override

from bot.opponents.player_calls import PlayerCalls
from bot.tables.autoplay import Autoplay
from bot.tables.service import TableObserver
from bot.tables.session import Session
from bot.tables.table import Table


class Observers(TableObserver):
    """Passes each change on; only lobbies can wait for players."""

    def __init__(self, autoplay: Autoplay, calls: PlayerCalls) -> None:
        self._autoplay = autoplay
        self._calls = calls

    @override
    def lobby_changed(self, table: Table) -> None:
        self._autoplay.lobby_changed(table)
        self._calls.lobby_changed(table)

    @override
    def played(self, session: Session) -> None:
        self._autoplay.played(session)

    @override
    def ended(self, table_id: str) -> None:
        self._autoplay.ended(table_id)
