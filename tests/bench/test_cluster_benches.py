"""The benches of PostgreSQL and of several processes, each with one or two games."""

from __future__ import annotations

from pathlib import Path

import psycopg

from bench.cluster import sizes
from bench.cluster.postgres import is_of_a_move, logged_statements
from bench.cluster.processes import Rate
from bench.cluster.startup_processes import Place, fill, found_in
from data.postgres.database import open_store
from games.catalog import GAMES
from tests.postgres import Server

LOG = """\
2026-11-22 15:00:00.000 UTC [7] LOG:  statement: BEGIN
2026-11-22 15:00:00.001 UTC [7] LOG:  execute _pg3_0: SELECT table_id, number, seat, token, by, at, fingerprint
\tFROM moves
	WHERE table_id = $1 AND number > $2 ORDER BY number;
2026-11-22 15:00:00.001 UTC [7] DETAIL:  parameters: $1 = 'BEGIN'
2026-11-22 15:00:00.002 UTC [7] LOG:  execute <unnamed>: SELECT 1
2026-11-22 15:00:00.003 UTC [7] LOG:  statement: COMMIT
"""


def test_statements_in_the_log_of_the_server_have_the_names_of_the_queries() -> None:
    found = list(logged_statements(LOG))
    assert found == ["BEGIN", "moves", "SELECT 1", "COMMIT"]
    assert [name for name in found if is_of_a_move(name)] == ["BEGIN", "moves", "COMMIT"]


async def test_a_game_of_each_kind_takes_more_bytes_than_the_text_of_its_moves(
    postgres_server: Server,
) -> None:
    for game in GAMES:
        before, after = await sizes.sizes_of(postgres_server, game, 1)
        assert (after.counts - before.counts)["tables"] == 1
        assert after.counts["moves"] == after.moves > 1
        assert after.counts["ratings"] == 2, "the game is rated as well"
        assert after.rows.total() + after.indexes.total() - before.rows.total() > after.text
        assert after.wal > before.wal
        assert f"of {after.moves}.0 moves" in sizes.report(game, 1, before, after)


async def test_tables_that_are_copied_into_the_database_are_running_tables_on_each_server(
    postgres_url: str,
) -> None:
    places = [Place(guild_id=number << 22, channel_id=number) for number in range(4)]
    fill(postgres_url, places, 8)
    store = await open_store(postgres_url)
    try:
        for shard in range(4):
            tables = await store.tables.unfinished(shard=shard, shards=4)
            assert [table.channel_id for table in tables] == [shard, shard]
            assert [len(await store.tables.moves(table.id)) for table in tables] == [2, 2]
            assert [table.version for table in tables] == [2, 2]
            assert all(table.shown == table.version for table in tables), "they wait for nothing but moves"
    finally:
        await store.close()
    with psycopg.connect(postgres_url) as connection:
        assert connection.execute("SELECT COUNT(*) FROM seats").fetchone() == (16,)


def test_a_shard_that_two_processes_have_found_counts_once(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("found 3 unfinished tables of shard 0\nfound 4 unfinished tables of shard 1\n")
    two.write_text("found 4 unfinished tables of shard 1\n")
    assert found_in([one, two]) == (2, 7)


def test_a_rate_is_moves_a_second_and_milliseconds_of_processor_time_a_move() -> None:
    rate = str(Rate(100, 4.0, 0.5, 0.25, 0.125, 0.0))
    assert "25.0 moves/s" in rate
    assert "bot   5.00, images   2.50, PostgreSQL   1.25" in rate
