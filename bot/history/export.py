"""All that is kept of a member, as a file can hold it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic_core import to_jsonable_python

from bot.ratings.service import ladder
from bot.tables.commands import Proposal, TableActionKind
from data.records.tables import MoveRecord, Table, TableSeat
from data.records.tournaments import Tournament
from data.store import Store

_TABLE = {
    *("id", "guild_id", "channel_id", "game", "options", "open_hands", "day", "language"),
    *("created_at", "started_at", "ended_at", "ending"),
}
"""Not the others' seats, and not the seed: from it every hand of a running game can be dealt again."""
_MOVE = {"by", "at"}
_MESSAGE = {"kind", "table_id", "guild_id", "channel_id", "message_id", "at"}
"""Not the nonce, which is of no use to a member."""
_TOURNAMENT = {"id", "guild_id", "game", "options", "format", "created_at", "ended_at", "ending"}

_UNDO = f"{TableActionKind.ASK}.{Proposal.UNDO}"


async def stored_about(store: Store, user_id: int) -> dict[str, Any]:
    """Return all that is stored about a member as JSON values, without other people; times are epoch seconds."""
    preferences = await store.preferences.member(user_id)
    tables = await store.tables.all_of_member(user_id)
    moves = await store.tables.moves_of_member(user_id)
    guilds = dict.fromkeys(table.guild_id for table in tables)
    return {
        "member": to_jsonable_python(preferences),
        "tables": await asyncio.to_thread(_tables, tables, moves, user_id),
        "servers": [await _server(store, guild_id, tables, user_id) for guild_id in guilds],
        "daily_tries": [to_jsonable_python(one) for one in await store.daily.tries_of(user_id)],
        "watched_tables": list(await store.tables.watched_by(user_id)),
        "muted_tables": list(await store.tables.muted_by(user_id)),
        "messages": [
            to_jsonable_python(sent, include=_MESSAGE) for sent in await store.sent_messages.to(user_id)
        ],
        "tournaments": [_tournament(one, user_id) for one in await store.tournaments.of_member(user_id)],
    }


def _tournament(tournament: Tournament, user_id: int) -> dict[str, Any]:
    """Return a member's part in a tournament, without the other entrants."""
    entrant = tournament.entrant_of(user_id)
    return {
        **to_jsonable_python(tournament, include=_TOURNAMENT),
        "is_organiser": tournament.organiser_id == user_id,
        "entry": to_jsonable_python(entrant),
        "half_points": [
            {"round": game.round, "points": game.points_of(entrant.number)}
            for game in tournament.pairings
            if entrant is not None and entrant.number in (game.first, game.second) and game.result is not None
        ],
    }


async def _server(store: Store, guild_id: int, tables: Iterable[Table], user_id: int) -> dict[str, Any]:
    here = [table for table in tables if table.guild_id == guild_id]
    ratings = [
        to_jsonable_python(rating, exclude={"guild_id"})
        for name in sorted({ladder(table) for table in here})
        for rating in await store.ratings.of_member(user_id, guild_id=guild_id, ladder=name)
    ]
    leaderboards = {
        name: to_jsonable_python(rank, exclude={"ahead"})
        for name, rank in (await store.leaderboards.careers(user_id, guild_id=guild_id)).items()
    }
    others = dict.fromkeys(seat.rated_id for table in here for seat in table.seats)
    meetings = [
        {"opponent": number, "ladder": name, **to_jsonable_python(rival)}
        for number, other_id in enumerate((one for one in others if one not in (None, user_id)), start=1)
        for name, rival in (
            await store.leaderboards.rivals(user_id, other_id or 0, guild_id=guild_id)
        ).items()
    ]
    return {
        "guild_id": guild_id,
        "leaderboards": leaderboards,
        "ratings": ratings,
        "statistics": await store.leaderboards.tally(user_id, guild_id=guild_id),
        "meetings": meetings,
    }


def _tables(
    tables: Iterable[Table], moves: Mapping[str, Sequence[MoveRecord] | None], user_id: int
) -> list[dict[str, Any]]:
    """Return the tables; one whose moves are damaged must not cost the others."""
    return [
        {"id": table.id, "is_damaged": True} if stored is None else _table(table, stored, user_id)
        for table in tables
        for stored in [moves.get(table.id, ())]
    ]


def _table(table: Table, stored: Iterable[MoveRecord], user_id: int) -> dict[str, Any]:
    seat = next(seat for seat in table.seats if user_id in (seat.user_id, seat.dealt_to))
    others = {"user_id", "name"} if seat.user_id != user_id else set()
    others |= {"dealt_to"} if seat.dealt_to != user_id else set()
    others |= {"has_more_time"} if seat.rated_id != user_id else set()  # the lobby said it of somebody else
    moves = own_moves(stored, seat, user_id)
    return {
        **to_jsonable_python(table, include=_TABLE),
        "is_host": table.host_id == user_id,
        "seat": to_jsonable_python(seat, exclude=others),
        "moves": [_move(number, move) for number, move in enumerate(moves, start=1)],
    }


def _move(number: int, move: MoveRecord) -> dict[str, Any]:
    """Return a move with its number among the member's own: gaps would tell what others have chosen in secret."""
    is_undo = move.token.startswith(_UNDO)  # what follows is the number of a move among all of them
    token = _UNDO if is_undo else move.token
    return {"number": number, "token": token, **to_jsonable_python(move, include=_MOVE)}


def own_moves(moves: Iterable[MoveRecord], seat: TableSeat, user_id: int) -> list[MoveRecord]:
    """Return the moves made in this seat while it was the member's: they may not see what came after they left."""
    spans: list[list[MoveRecord]] = [[]]
    for move in moves:
        if move.seat != seat.seat:
            continue
        if move.token == TableActionKind.TAKE_OVER:
            spans.append([])
        spans[-1].append(move)
    mine = {0} if seat.rated_id == user_id else set()
    mine |= {len(spans) - 1} if seat.user_id == user_id else set()
    return [move for span in sorted(mine) for move in _until_left(spans[span])]


def _until_left(moves: list[MoveRecord]) -> list[MoveRecord]:
    left = next(
        (at for at, move in enumerate(moves, start=1) if move.token == TableActionKind.LEAVE), len(moves)
    )
    return moves[:left]
