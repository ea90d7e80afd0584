"""Games that are over, in SQL."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from data.errors import StoreUnavailable
from data.records import PastGame
from data.sql.database import Columns
from data.sql.mapping import checked, names_of, stored_options
from data.sql.part import StorePart

log = logging.getLogger(__name__)

EVERYBODY, EVERY_GAME = 0, ""
"""Under which all that a server has played is numbered."""


class HistoryStore(StorePart):
    """Games that are over."""

    async def games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGame | None, ...]:
        """Return games of a server that began and are over, the latest end first; None is a damaged one.

        ``user_id`` limits them to games at whose end this member sat there, ``game`` to one game; ``first`` are
        skipped, and at most ``most`` are returned.
        """
        whose = {"user_id": user_id or EVERYBODY, "guild_id": guild_id, "game": game or EVERY_GAME}
        return tuple(_games(await self._database.read("past_games", **whose, first=first, most=most)))


def _games(rows: Iterable[Columns]) -> Iterator[PastGame | None]:
    """Yield the games out of a row for each of their seats; one that is damaged must not cost the others."""
    for game_id, found in groupby(rows, itemgetter("id")):
        seats = list(found)
        game = {name: seats[0][name] for name in names_of(PastGame) if name != "seats"}
        try:
            yield checked(PastGame, {**game, "options": stored_options(game["options"]), "seats": seats})
        except StoreUnavailable as error:
            log.error("cannot show game %a: %s", game_id, error)
            yield None
