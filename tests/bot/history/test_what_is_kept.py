"""All that is stored about a member is in docs/privacy.md and in the export, and gone when they are forgotten."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.history.export import stored_about
from data.records.finished_games import RatingChange, Statistic
from data.records.tables import DIRECT, Post
from tests.data.rows import ANNA, BEN, CARL, GUILD, WON, hand_sent, move, playing, seat
from tests.data.test_tournaments import cup, entrant
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio

EVE, NAME, CHANNEL = (1 << 59) + 0x1234567, "Evelyn Zabaglione", (1 << 58) + 0x89AB
"""A member, and the channel of their direct messages, which names them as well as their id does."""

ABOUT_MEMBERS = {
    "tables": ("Tables", "tables"),
    "seats": ("Seats", "tables"),
    "sent_messages": ("Messages", "messages"),
    "watchers": ("Spectators", "watched_tables"),
    "mutes": ("Mutes", "muted_tables"),
    "member_settings": ("Members", "member"),
    "daily_tries": ("Daily deals", "daily_tries"),
    "tournaments": ("Tournaments", "tournaments"),
    "entrants": ("Tournaments", "tournaments"),
    "ratings": ("Ratings and statistics", "servers"),
    "ranks": ("Ratings and statistics", "servers"),
    "rivals": ("Ratings and statistics", "servers"),
    "tallies": ("Ratings and statistics", "servers"),
    "played": ("Ratings and statistics", "tables"),
}
"""The SQL tables that name members: each with its row in docs/privacy.md, and where the export has it."""

ABOUT_NOBODY = {
    "moves": "Moves",
    "kept_tries": "Daily deals",
    "pairings": "Tournaments",
    "finishes": "Ratings and statistics",
    "game_tallies": "Ratings and statistics",
    "last_finish": "Ratings and statistics",
    "server_settings": "Servers",
    "called_tables": "Servers",
    "called_servers": "Servers",
    "season_posts": "Servers",
    "probes": None,
}
"""The SQL tables that name nobody, each with its row in docs/privacy.md."""

PLACES = {"guild_id", "channel_id", "message_id", "post_channel_id", "post_message_id"}
"""Columns with ids of Discord that are not members."""

DOC = (Path(__file__).parents[3] / "docs" / "privacy.md").read_text(encoding="utf-8")


def connection(store: MemoryStore) -> sqlite3.Connection:
    inner: Any = store._database
    found: sqlite3.Connection = inner._connection
    return found


def columns(store: MemoryStore) -> dict[tuple[str, str], str]:
    """Return the type of each column of each table."""
    return {
        (table["name"], column["name"]): column["type"]
        for table in connection(store).execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for column in connection(store).execute(f"PRAGMA table_info({table['name']})")
    }


def that_hold(store: MemoryStore, *values: object) -> set[tuple[str, str]]:
    """Return the columns in which any of these values stands."""
    marks = ", ".join("?" * len(values))
    return {
        (table, column)
        for table, column in columns(store)
        if connection(store).execute(f"SELECT 1 FROM {table} WHERE {column} IN ({marks})", values).fetchone()
    }


async def with_everything() -> MemoryStore:
    """Return a store in which a member has done everything that leaves a trace."""
    store = MemoryStore()
    eves, bens = seat(0, EVE, name=NAME, word="pie"), seat(1, BEN)
    await store.tables.add(playing("won", seats=(eves, bens), host_id=EVE))
    await store.tables.add_move(move(1, "won", seat=0), due_at=None, result=WON)
    (finish,) = await store.ratings.unsettled()
    rated = [
        RatingChange(
            number=finish.number,
            seat=at,
            side=at,
            place=1 + at,
            user_id=None,
            at=5.0,
            guild_id=GUILD,
            ladder="duel-core",
            weight=1.0,
            mu_before=25.0,
            sigma_before=8.0,
            mu=26.0,
            sigma=7.9,
        )
        for at in (0, 1)
    ]
    counted = [Statistic(seat=0, guild_id=GUILD, game="duel", counter="games", amount=1)]
    await store.ratings.settle(finish.number, rated, counted)
    given = seat(0, CARL, is_taken_over=True, dealt_to=EVE)
    await store.tables.add(playing("given", seats=(given, bens), host_id=ANNA))
    mine = (eves, seat(1, None))
    alone = playing(
        "alone", guild_id=DIRECT, channel_id=CHANNEL, host_id=EVE, seats=mine, day="2026-11-22", language="pl"
    )
    await store.daily.add_table(alone, guild_id=DIRECT)
    await store.tables.set_shown("alone", 0, Post(channel_id=CHANNEL, message_id=9, turn=0, at=5.0))
    await store.sent_messages.keep(hand_sent("won", EVE, channel_id=CHANNEL))
    await store.tables.set_watching("given", EVE, is_on=True)
    await store.tables.set_muted("given", EVE, is_on=True)
    await store.preferences.change_member(
        EVE, quiet_hours=(22, 7), time_zone="Europe/Warsaw", holiday_until=7000.0
    )
    await store.tournaments.add(cup(organiser_id=EVE, entrants=(entrant(1, EVE, name=NAME), entrant(2, BEN))))
    return store


async def test_every_column_that_can_name_a_member_is_known() -> None:
    store = await with_everything()
    can_name = {
        (table, column)
        for (table, column), kind in columns(store).items()
        if kind == "BIGINT" and column.endswith(("_id", "_to", "_by")) and column not in PLACES
    }
    can_name |= {("seats", "name"), ("entrants", "name")}
    assert that_hold(store, EVE, NAME) == can_name
    assert {table for table, _ in can_name} == set(ABOUT_MEMBERS)


async def test_nothing_names_a_member_who_is_forgotten() -> None:
    store = await with_everything()
    assert that_hold(store, CHANNEL)
    await store.daily.keep_tries(EVE, "2026-11-22")
    await store.drop_member(EVE)
    assert that_hold(store, EVE, NAME, CHANNEL) == set()
    assert {table for table, _ in that_hold(store, BEN)} >= {"seats", "entrants", "ratings"}


async def test_the_policy_has_a_row_for_every_table_of_the_database() -> None:
    tables = {table for table, _ in columns(MemoryStore())}
    assert tables == set(ABOUT_MEMBERS) | set(ABOUT_NOBODY) | {"migrations"} & tables
    rows = set(re.findall(r"^\| ([A-Z][^|]+) \| .+ \|$", DOC, re.MULTILINE)) - {"About"}
    named = {row for row, _ in ABOUT_MEMBERS.values()} | set(ABOUT_NOBODY.values()) - {None}
    assert rows - {"Direct messages"} == named


@pytest.mark.parametrize("table", ABOUT_MEMBERS)
async def test_the_export_has_what_each_table_says_about_a_member(table: str) -> None:
    assert (await stored_about(await with_everything(), EVE))[ABOUT_MEMBERS[table][1]]


async def test_the_export_has_the_place_and_language_of_tables_in_direct_messages() -> None:
    kept = await stored_about(await with_everything(), EVE)
    (alone,) = (table for table in kept["tables"] if table["id"] == "alone")
    assert (alone["channel_id"], alone["language"], alone["day"]) == (CHANNEL, "pl", "2026-11-22")
    assert kept["member"]["holiday_until"] == 7000.0
    (server,) = (server for server in kept["servers"] if server["guild_id"] == GUILD)
    assert server["ratings"][0]["season_mu"] == 25.0
    assert all(server.values())
