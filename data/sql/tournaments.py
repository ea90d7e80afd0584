"""How an SQL database keeps tournaments."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

from typing_extensions import override

from data.errors import RowDamaged
from data.sql.database import Columns, Database, Step
from data.sql.mapping import checked, columns_of, names_of, sound_rows, stored_options
from data.store import TournamentStore
from data.tournament_records import Tournament, TournamentNews, TournamentPost

log = logging.getLogger(__name__)

_NESTED = {"options", "entrants", "pairings", "post"}
_PLAIN = tuple(name for name in names_of(Tournament) if name not in _NESTED)
_POST = {name: f"post_{name}" for name in names_of(TournamentPost)}
_CHANGED = (
    "id", "channel_id", "organiser_id", "rounds", "sign_up_until", "phase", "ending", "is_paused", "round", "revision",
    "changed_at", "ended_at",
)  # fmt: skip


class SqlTournaments(TournamentStore):
    """The calls of ``TournamentStore`` over any database."""

    _database: Database

    @override
    async def add_tournament(self, tournament: Tournament) -> None:
        row = {
            **columns_of(tournament, *_PLAIN),
            "options": json.dumps(tournament.options),
            **_post_columns(tournament.post),
        }
        await self._database.write(Step("add_tournament", row, is_decisive=True), *_parts(tournament))

    @override
    async def change_tournament(self, tournament: Tournament) -> None:
        own = {"tournament_id": tournament.id}
        await self._database.write(
            Step("change_tournament", columns_of(tournament, *_CHANGED), is_decisive=True),
            Step("clear_pairings", own),
            Step("clear_entrants", own),
            *_parts(tournament),
        )

    @override
    async def set_tournament_post(
        self, tournament_id: str, post: TournamentPost | None, *, shown: int, is_announced: bool
    ) -> None:
        row = {"id": tournament_id, **_post_columns(post), "shown": shown, "is_announced": is_announced}
        await self._database.write(Step("set_tournament_post", row))

    @override
    async def end_damaged_tournament(self, tournament_id: str, *, at: float) -> None:
        await self._database.write(Step("end_damaged_tournament", {"id": tournament_id, "at": at}))

    @override
    async def tournament(self, tournament_id: str) -> Tournament | None:
        rows, entrants, pairings = await self._database.snapshot(
            "tournament", "entrants", "pairings", id=tournament_id
        )
        if not rows:
            return None
        row = rows[0]
        has_post = row["post_message_id"] is not None
        return checked(
            Tournament,
            {
                **{name: row[name] for name in _PLAIN},
                "options": stored_options(row["options"]),
                "post": {name: row[column] for name, column in _POST.items()} if has_post else None,
                "entrants": tuple(entrants),
                "pairings": tuple(pairings),
            },
        )

    @override
    async def newest_tournament(self, guild_id: int) -> Tournament | None:
        rows = await self._database.read("newest_tournament", guild_id=guild_id)
        return await self.tournament(rows[0]["id"]) if rows else None

    @override
    async def busy_tournaments(self, since: float) -> tuple[TournamentNews, ...]:
        return tuple(sound_rows(TournamentNews, await self._database.read("busy_tournaments", since=since)))

    @override
    async def tournaments_of(self, user_id: int) -> tuple[Tournament, ...]:
        found = []
        for row in await self._database.read("tournaments_of", user_id=user_id):
            try:
                tournament = await self.tournament(row["id"])
            except RowDamaged as error:
                log.error("left out tournament %a: %s", row["id"], error)
                continue
            if tournament is not None:
                found.append(tournament)
        return tuple(found)


def _post_columns(post: TournamentPost | None) -> Columns:
    return {column: post and getattr(post, name) for name, column in _POST.items()}


def _parts(tournament: Tournament) -> Iterator[Step]:
    own = {"tournament_id": tournament.id}
    for entrant in tournament.entrants:
        yield Step("add_entrant", {**own, **columns_of(entrant)})
    for pairing in tournament.pairings:
        yield Step("add_pairing", {**own, **columns_of(pairing)})
