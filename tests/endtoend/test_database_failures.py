"""The database fails in the middle of a game on PostgreSQL: one clear sentence, nothing lost, nothing done twice."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from playground import Answer
from tests.endtoend.programs import CLAIM_SECONDS, Programs, begun_on, programs
from tests.endtoend.several import Table
from tests.endtoend.table_posts import custom_ids
from tests.postgres import Server, running_server
from tests.waiting import until

UNSAVED = "I couldn't save your move, so it wasn't made."


def run(url: str, *statements: str) -> list[Any]:
    """Run statements beside the program; return the rows of the last one."""
    with psycopg.connect(url, autocommit=True) as opened:
        for statement in statements:
            cursor = opened.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def stored(url: str, table: Table) -> list[Any]:
    return run(
        url, f"SELECT number, seat, token FROM moves WHERE table_id = '{table.table_id}' ORDER BY number"
    )


def is_shown(url: str, table: Table) -> bool:
    return run(url, f"SELECT shown = version FROM tables WHERE id = '{table.table_id}'") == [(True,)]


def failing(state: str) -> tuple[str, ...]:
    """Return statements that make every move fail with this state of SQL."""
    body = f"RAISE EXCEPTION 'a test' USING ERRCODE = '{state}';"
    return (
        f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$",
        "CREATE TRIGGER fails BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION fail()",
    )


async def pressed(table: Table) -> tuple[str, asyncio.Task[Answer]]:
    """Let a member who must act press a plain control of the post; return it with the coming answer."""
    while True:
        await until(lambda: table.asked)
        player, post = table.asked[0], table.post()
        plain = [
            match[0]
            for match in custom_ids(post)
            if match[3][0] not in "!?" and player.person.can_press(post, match[0])
        ]
        if plain:
            return plain[0], asyncio.create_task(player.person.press(post, plain[0]))
        await table.act()


@pytest.mark.parametrize("state", ["53100", "25006"], ids=["full disk", "read-only"])
async def test_a_move_that_the_server_cannot_store_is_refused_and_can_be_made_later(
    postgres_url: str, tmp_path: Path, state: str
) -> None:
    async with programs(postgres_url, tmp_path) as started:
        program = await started.start()
        await started.all_connected(1)
        table = await begun_on(started, 1)
        await asyncio.to_thread(run, postgres_url, *failing(state))
        before, words = stored(postgres_url, table), await words_with_image(table)
        _, answering = await pressed(table)
        answer = await answering
        assert answer.ephemeral
        assert table.people[0].text(answer.message).startswith(UNSAVED)
        assert stored(postgres_url, table) == before
        assert table.words() == words
        await asyncio.to_thread(run, postgres_url, "DROP TRIGGER fails ON moves")
        await table.play()
        program.send(signal.SIGTERM)
        assert await program.process.wait() == 0


async def test_a_connection_that_ends_in_the_middle_of_a_move_loses_no_move_and_doubles_none(
    postgres_url: str, tmp_path: Path
) -> None:
    async with programs(postgres_url, tmp_path) as started:
        program = await started.start()
        await started.all_connected(1)
        table = await begun_on(started, 1)
        before = stored(postgres_url, table)
        with psycopg.connect(postgres_url) as held:
            held.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [table.table_id])
            _, answering = await pressed(table)
            await until(lambda: _waiting(postgres_url))
            ended = run(
                postgres_url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                " AND datname = current_database()",
            )
            assert ended == [(True,)]
            held.rollback()
        await answering
        await until(lambda: len(stored(postgres_url, table)) > len(before))
        (_, *_), *others = stored(postgres_url, table)[len(before) :]
        assert [row for row in others if row[1] == stored(postgres_url, table)[len(before)][1]] == []
        await table.play()
        numbers = [number for number, *_ in stored(postgres_url, table)]
        assert numbers == list(range(1, len(numbers) + 1))
        program.send(signal.SIGTERM)
        assert await program.process.wait() == 0
        assert "Traceback" not in program.lines, program.lines


def _waiting(url: str) -> list[Any]:
    return run(
        url,
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    )


async def words_with_image(table: Table) -> str:
    """Return the words of the post once it has its image, with which it needs fewer of them."""
    await until(lambda: table.post()["attachments"])
    return table.words()


def read_only(server: Server) -> Callable[[], None]:
    """Let every transaction only read from now on; return a function that ends that."""
    server.run("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
    return lambda: server.run("ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")


def recovery(server: Server) -> Callable[[], None]:
    """Start the server again as a standby; return a function that promotes it."""
    server.stop(signal.SIGINT)
    (server.data / "standby.signal").touch()
    server.start()
    return lambda: server.run("SELECT pg_promote()")


def told(started: Programs) -> str:
    return "\n".join(program.lines for program in started.started)


@pytest.mark.parametrize("becomes_standby", [read_only, recovery])
async def test_a_server_that_becomes_a_standby_refuses_moves_until_it_may_write_again(
    tmp_path: Path, becomes_standby: Callable[[Server], Callable[[], None]]
) -> None:
    with running_server(synchronous_commit="on", wal_level="replica") as server:
        url = server.url(server.new_database("template0"))
        async with programs(url, tmp_path, claim_seconds=60.0) as started:
            first = await started.start()
            await started.all_connected(1)
            table = await begun_on(started, 1)
            may_write = await asyncio.to_thread(becomes_standby, server)
            before, words = stored(url, table), await words_with_image(table)
            _, answering = await pressed(table)
            answer = await answering
            assert answer.ephemeral
            assert table.people[0].text(answer.message).startswith(UNSAVED)
            await asyncio.to_thread(may_write)
            assert stored(url, table) == before
            assert table.words() == words
            await table.play()
            numbers = [number for number, *_ in stored(url, table)]
            assert numbers == list(range(1, len(numbers) + 1))
            first.send(signal.SIGTERM)
            assert await first.process.wait() == 0
            assert "Traceback" not in told(started), told(started)


async def test_a_server_that_is_a_standby_for_longer_than_a_claim_loses_no_table(tmp_path: Path) -> None:
    """Its programs stay connected to Discord and show nothing, until the server may write again."""
    with running_server(synchronous_commit="on", wal_level="replica") as server:
        url = server.url(server.new_database("template0"))
        async with programs(url, tmp_path, claim_seconds=CLAIM_SECONDS) as started:
            both = [await started.start(), await started.start()]
            await started.all_connected(2)
            table = await begun_on(started, 1)
            await until(lambda: is_shown(url, table))
            words = await words_with_image(table)
            before, post = stored(url, table), table.post()["id"]
            may_write = await asyncio.to_thread(recovery, server)
            await until(
                lambda: all("they could not be renewed" in program.lines for program in both), seconds=60
            )
            await started.all_connected(2)
            await asyncio.to_thread(may_write)
            assert stored(url, table) == before
            assert (table.post()["id"], table.words()) == (post, words)
            await table.play()
            numbers = [number for number, *_ in stored(url, table)]
            assert numbers == list(range(1, len(numbers) + 1))
            posts = [shown["id"] for shown in table.posts.posts(table.table_id, table.people[0])]
            assert len(posts) == len(set(posts))
            for program in both:
                program.send(signal.SIGTERM)
                assert await program.process.wait() == 0
            assert "Traceback" not in told(started), told(started)
