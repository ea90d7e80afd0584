"""Forgetting a member, and the score of an evening, read the member's own rows only, however much a database holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from data.postgres.database import STATEMENTS as POSTGRES_STATEMENTS
from data.sqlite.database import STATEMENTS, open_store

PARAMETERS: dict[str, object] = {"user_id": 1, "day": "2026-11-22", "salt": b"", "mark": b""}
PARAMETERS |= {"guild_id": 1, "ladder": "auf", "channel_id": 1, "number": 1, "since": 0.0}
QUERIES = sorted(
    name
    for name in STATEMENTS
    if name.startswith(("drop_member_", "lock_member_")) or name in ("keep_tries", "ratings_of_lately")
)


@pytest.fixture
async def opened(path: Path) -> Path:
    await (await open_store(path)).close()
    return path


@pytest.mark.parametrize("query", QUERIES)
async def test_sqlite_finds_the_rows_of_a_member_by_an_index(query: str, opened: Path) -> None:
    with closing(sqlite3.connect(opened)) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {STATEMENTS[query]}", PARAMETERS).fetchall()
    assert [line[3] for line in plan if line[3].startswith("SCAN")] == []


@pytest.mark.parametrize("query", QUERIES)
def test_postgresql_can_find_the_rows_of_a_member_by_an_index(query: str, postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("SET enable_seqscan = off")  # or it would read a small table as a whole
        plan = connection.execute(f"EXPLAIN {POSTGRES_STATEMENTS[query]}".encode(), PARAMETERS).fetchall()
    assert [line for (line,) in plan if "Seq Scan" in line] == []
