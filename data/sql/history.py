"""How an SQL database looks back."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from typing_extensions import override

from data.history import HistoryStore, PastGameRow
from data.sql.database import Columns, Database
from data.sql.mapping import checked, stored_options
from data.store import StoreUnavailable

log = logging.getLogger(__name__)

EVERYBODY, EVERY_GAME = 0, ""
"""Under which all that a server has played is numbered."""


class SqlHistory(HistoryStore):
    """The calls of ``Archive`` over any database."""

    _database: Database

    @override
    async def past_games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGameRow | None, ...]:
        rows = await self._database.read(
            "past_games",
            user_id=user_id or EVERYBODY,
            guild_id=guild_id,
            game=game or EVERY_GAME,
            first=first,
            most=most,
        )
        return tuple(_games(rows))


def _games(rows: Iterable[Columns]) -> Iterator[PastGameRow | None]:
    """The games, each out of a row for each of its seats; one that is damaged must not cost the others."""
    for game_id, found in groupby(rows, itemgetter("id")):
        seats = list(found)
        try:
            yield checked(
                PastGameRow, {**seats[0], "options": stored_options(seats[0]["options"]), "seats": seats}
            )
        except StoreUnavailable as error:
            log.error("cannot show game %a: %s", game_id, error)
            yield None
