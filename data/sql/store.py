"""What each call of the store is in SQL; a database has only to run the statements."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import Any, TypeVar

from typing_extensions import override

from data.member_records import MemberPreferences
from data.records import (
    HandPost,
    MoveRecord,
    Phase,
    Post,
    RatingChange,
    Result,
    ServerSettings,
    Table,
    TableSeat,
)
from data.sql.daily import SqlDaily
from data.sql.database import Columns, Database, Step
from data.sql.finding import SqlFinding
from data.sql.history import SqlHistory
from data.sql.leaderboards import SqlLeaderboards
from data.sql.mapping import (
    FIXED_COLUMNS,
    checked,
    columns_of,
    end_steps,
    faults_of,
    joined_tables,
    member_rows,
    post_parameters,
    seat_step,
    seat_steps,
    settings_rows,
    sound_rows,
    sound_servers,
    sound_tables,
    table_of,
    table_parameters,
    unjoined,
)
from data.sql.ratings import SqlRatings
from data.sql.tournaments import SqlTournaments
from data.store import Store
from data.table_news import TableNews

R = TypeVar("R")

READ_AT_ONCE = 100
"""How many tables of a long list are checked before others may act."""
PROBE_FILLER = " " * 16_384
"""More than fits into what is left of a page, so that a database that cannot grow any more refuses it."""


class SqlStore(SqlHistory, SqlRatings, SqlLeaderboards, SqlFinding, SqlDaily, SqlTournaments, Store):
    """The store over any database that runs its statements."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def close(self) -> None:
        await self._database.close()

    @override
    async def add_table(self, table: Table) -> None:
        await self._database.write(
            Step("add_table", table_parameters(table), is_decisive=True), *seat_steps(table)
        )

    @override
    async def table(self, table_id: str) -> Table | None:
        rows = await self._database.read("table", id=table_id)
        return table_of(*unjoined(rows)) if rows else None

    @override
    async def change_lobby(self, table: Table) -> None:
        columns = table_parameters(table).items()
        lobby = {name: value for name, value in columns if name not in FIXED_COLUMNS}
        await self._database.write(
            Step("change_lobby", lobby, is_decisive=True),
            Step("clear_seats", {"table_id": table.id}),
            *seat_steps(table),
        )

    @override
    async def add_move(
        self,
        move: MoveRecord,
        *,
        due_at: float | None,
        result: Result | None = None,
        seat: TableSeat | None = None,
    ) -> None:
        advanced = {"table_id": move.table_id, "number": move.number, "due_at": due_at}
        await self._database.write(
            Step("advance_table", advanced, is_decisive=True),
            Step("add_move", columns_of(move)),
            *(() if seat is None else (seat_step(move.table_id, seat),)),
            *(() if result is None else end_steps(move.table_id, result, move.at)),
        )

    @override
    async def end_table(self, table_id: str, result: Result, *, at: float) -> None:
        await self._database.write(*end_steps(table_id, result, at))

    @override
    async def moves(self, table_id: str) -> tuple[MoveRecord, ...]:
        return await self._rows(MoveRecord, "moves", table_id=table_id)

    @override
    async def set_shown(self, table_id: str, shown: int, post: Post | None, *, is_over: bool = True) -> None:
        parameters = {"id": table_id, "shown": shown, "is_over": is_over, **post_parameters(post)}
        await self._database.write(Step("set_shown", parameters))

    @override
    async def table_version(self, table_id: str) -> tuple[int, Phase] | None:
        rows = await self._database.read("table_version", id=table_id)
        return (int(rows[0]["version"]), Phase(rows[0]["phase"])) if rows else None

    @override
    async def behind(self, now: float) -> tuple[TableNews, ...]:
        return tuple(sound_rows(TableNews, await self._database.read("behind", now=now)))

    @override
    async def unfinished(self, *, shard: int = 0, shards: int = 1) -> tuple[Table, ...]:
        # Not joined, because of ten thousand tables every column would come once for each seat.
        tables, seats = await self._database.snapshot(
            "unfinished_tables", "unfinished_seats", shard=shard, shards=shards
        )
        seats_of: defaultdict[str, list[Columns]] = defaultdict(list)
        for seat in seats:
            seats_of[seat.pop("table_id")].append(seat)
        found = []
        for table in sound_tables((table, seats_of[table["id"]]) for table in tables):
            found.append(table)
            if len(found) % READ_AT_ONCE == 0:
                await asyncio.sleep(0)  # others act while ten thousand tables are checked
        return tuple(sorted(found, key=lambda table: (table.created_at, table.id)))

    @override
    async def tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        tables = await self._tables("tables_of", user_id=user_id)
        return tuple(table for table in tables if guild_id in {None, table.guild_id})

    @override
    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[Table, ...]:
        if channel_id is None:
            return await self._tables("tables_in", guild_id=guild_id)
        return await self._tables("tables_in_channel", guild_id=guild_id, channel_id=channel_id)

    @override
    async def set_hand_post(self, post: HandPost) -> None:
        await self._database.write(Step("set_hand_post", columns_of(post)))

    @override
    async def drop_hand_post(self, table_id: str, user_id: int) -> None:
        await self._database.write(Step("drop_hand_post", {"table_id": table_id, "user_id": user_id}))

    @override
    async def hand_posts(self, table_id: str) -> tuple[HandPost, ...]:
        rows = await self._database.read("hand_posts", table_id=table_id)
        return tuple(sound_rows(HandPost, rows))

    @override
    async def hand_posts_of(self, user_id: int) -> tuple[HandPost, ...]:
        rows = await self._database.read("hand_posts_of", user_id=user_id)
        return tuple(sound_rows(HandPost, rows))

    @override
    async def stray_hands(self, *, shard: int = 0, shards: int = 1) -> tuple[str, ...]:
        rows = await self._database.read("stray_hands", shard=shard, shards=shards)
        return tuple(row["table_id"] for row in rows)

    @override
    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        query = "add_watcher" if is_on else "drop_watcher"
        await self._database.write(Step(query, {"table_id": table_id, "user_id": user_id}))

    @override
    async def watchers(self, table_id: str) -> tuple[int, ...]:
        return tuple(row["user_id"] for row in await self._database.read("watchers", table_id=table_id))

    @override
    async def watched_by(self, user_id: int) -> tuple[str, ...]:
        return tuple(row["table_id"] for row in await self._database.read("watched_by", user_id=user_id))

    @override
    async def set_muted(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        query = "add_mute" if is_on else "drop_mute"
        await self._database.write(Step(query, {"table_id": table_id, "user_id": user_id}))

    @override
    async def muted(self, table_id: str) -> tuple[int, ...]:
        return tuple(row["user_id"] for row in await self._database.read("mutes", table_id=table_id))

    @override
    async def muted_by(self, user_id: int) -> tuple[str, ...]:
        return tuple(row["table_id"] for row in await self._database.read("muted_by", user_id=user_id))

    @override
    async def servers(self) -> tuple[ServerSettings, ...]:
        return tuple(sound_servers(*await self._database.snapshot("servers", "server_settings")))

    @override
    async def server(self, guild_id: int) -> ServerSettings:
        rows = await self._database.snapshot("server", "settings_of_server", guild_id=guild_id)
        return next(sound_servers(*rows), ServerSettings(guild_id=guild_id))

    @override
    async def table_ids(self) -> tuple[str, ...]:
        return tuple(row["id"] for row in await self._database.read("table_ids"))

    @override
    async def damaged_rows(self) -> tuple[str, ...]:
        members = await self._database.snapshot("all_members", "member_settings")
        posts = await self._database.read("all_hand_posts")
        ratings = await self._database.read("all_ratings")
        settings = await self._database.snapshot("servers", "server_settings")
        return (
            *faults_of(MemberPreferences, member_rows(*members), "user_id"),
            *faults_of(HandPost, posts, "table_id"),
            *faults_of(RatingChange, ratings, "number"),
            *faults_of(ServerSettings, settings_rows(*settings), "guild_id"),
        )

    @override
    async def probe(self) -> None:
        await self._database.write(Step("add_probe", {"filler": PROBE_FILLER}))
        await self._database.write(Step("drop_probe", {}))

    @override
    async def guilds(self) -> frozenset[int]:
        return frozenset(row["guild_id"] for row in await self._database.read("guilds"))

    @override
    async def change_server(self, guild_id: int, **changes: Any) -> None:
        # In the order of the names, so that two processes lock rows in one order.
        changed = [
            {"guild_id": guild_id, "name": name, "value": json.dumps(value)}
            for name, value in sorted(changes.items())
        ]
        await self._database.write(*(Step("change_server", columns) for columns in changed))

    @override
    async def drop_server(self, guild_id: int) -> None:
        parts = (
            "daily_tries", "moves", "hand_posts", "watchers", "mutes", "seats", "ratings", "game_tallies", "finishes",
            "tables",
            "ended_games", "settings", "old_settings", "ranks", "rivals", "tallies", "played",
            "called_tables", "called_servers", "season_posts", "pairings", "entrants", "tournaments",
        )  # fmt: skip
        server = {"guild_id": guild_id}
        await self._database.write(
            Step("lock_server_tables", server), *(Step(f"drop_server_{part}", server) for part in parts)
        )
        self.forgotten += 1

    @override
    async def member(self, user_id: int) -> MemberPreferences:
        rows = await self._database.snapshot("member", "settings_of_member", user_id=user_id)
        found = member_rows(*rows)
        return checked(MemberPreferences, found[0]) if found else MemberPreferences(user_id=user_id)

    @override
    async def change_member(self, user_id: int, **changes: Any) -> None:
        changed = [
            {"user_id": user_id, "name": name, "value": json.dumps(value)}
            for name, value in sorted(changes.items())
        ]
        await self._database.write(*(Step("change_member", columns) for columns in changed))

    @override
    async def drop_member(self, user_id: int) -> None:
        parts = (
            "daily_tries", "direct_places", "seats", "dealt", "hosting", "hand_posts", "watching", "mutes", "wishes",
            "settings", "ratings",
            "ranks", "rivals", "tallies", "played", "organising", "entries",
        )  # fmt: skip
        member = {"user_id": user_id}
        await self._database.write(
            Step("lock_member_tables", member), *(Step(f"drop_member_{part}", member) for part in parts)
        )
        self.forgotten += 1
        await self._database.scrub()

    @override
    async def all_tables_of(self, user_id: int) -> tuple[Table, ...]:
        return await self._tables("all_tables_of", user_id=user_id)

    async def _rows(self, kind: type[R], query: str, **parameters: Any) -> tuple[R, ...]:
        rows = await self._database.read(query, **parameters)
        return tuple(checked(kind, row) for row in rows)

    async def _tables(self, query: str, **parameters: Any) -> tuple[Table, ...]:
        return joined_tables(await self._database.read(query, **parameters))
