"""Tournaments, in SQL."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from data.errors import RowDamaged
from data.records.tournaments import Tournament, TournamentNews, TournamentPost
from data.sql.database import Step
from data.sql.mapping import columns_of, post_columns, record_of, row_of
from data.sql.part import StorePart

log = logging.getLogger(__name__)

_CHANGED = (
    "id", "channel_id", "organiser_id", "rounds", "sign_up_until", "phase", "ending", "is_paused", "round", "revision",
    "changed_at", "ended_at",
)  # fmt: skip


class TournamentStore(StorePart):
    """Tournaments with their entrants and pairings."""

    async def add(self, tournament: Tournament) -> None:
        """Store a new tournament. TableMovedOn when its id is taken, or the server has one that is not over."""
        await self._database.write(
            Step("add_tournament", row_of(tournament), is_decisive=True), *_parts(tournament)
        )

    async def change(self, tournament: Tournament) -> None:
        """Write a tournament with its entrants and pairings.

        TableMovedOn unless its revision is one above the stored one. The server, the game, its options and clock, the
        format, the places, the house players' level, created_at and the post stay as stored.
        """
        of_tournament = {"tournament_id": tournament.id}
        await self._database.write(
            Step("change_tournament", columns_of(tournament, *_CHANGED), is_decisive=True),
            Step("clear_pairings", of_tournament),
            Step("clear_entrants", of_tournament),
            *_parts(tournament),
        )

    async def set_post(
        self, tournament_id: str, post: TournamentPost | None, *, shown: int, is_announced: bool
    ) -> None:
        """Store which message shows a tournament and at which revision, and whether its winner was announced."""
        row = {"id": tournament_id, "shown": shown, "is_announced": is_announced}
        await self._write("set_tournament_post", **row, **post_columns(TournamentPost, post))

    async def end_damaged(self, tournament_id: str, *, at: float) -> None:
        """Mark a tournament whose rows make no sense as over and shown, so that its server can have another."""
        await self._write("end_damaged_tournament", id=tournament_id, at=at)

    async def get(self, tournament_id: str) -> Tournament | None:
        """Return a tournament. RowDamaged when its rows make no sense."""
        rows, entrants, pairings = await self._database.snapshot(
            "tournament", "entrants", "pairings", id=tournament_id
        )
        if not rows:
            return None
        return record_of(Tournament, rows[0], entrants=tuple(entrants), pairings=tuple(pairings))

    async def newest(self, guild_id: int) -> Tournament | None:
        """Return the newest tournament of a server: the one that is not over, if there is one.

        One that was ended as damaged is passed over. RowDamaged when the rows of the newest make no sense.
        """
        rows = await self._database.read("newest_tournament", guild_id=guild_id)
        return await self.get(rows[0]["id"]) if rows else None

    async def busy(self, since: float) -> tuple[TournamentNews, ...]:
        """Return the tournaments that are not over, and those that ended after ``since`` and are not shown so yet."""
        return await self._records(TournamentNews, "busy_tournaments", since=since)

    async def of_member(self, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments that a member organises or takes part in, newest first."""
        tournaments = []
        for tournament_id in await self._values("id", "tournaments_of", user_id=user_id):
            try:
                tournament = await self.get(tournament_id)
            except RowDamaged as error:
                log.error("left out tournament %a: %s", tournament_id, error)
                continue
            if tournament is not None:
                tournaments.append(tournament)
        return tuple(tournaments)


def _parts(tournament: Tournament) -> Iterator[Step]:
    of_tournament = {"tournament_id": tournament.id}
    for entrant in tournament.entrants:
        yield Step("add_entrant", {**of_tournament, **columns_of(entrant)})
    for pairing in tournament.pairings:
        yield Step("add_pairing", {**of_tournament, **columns_of(pairing)})
