"""Lost connections, servers that restart or refuse: what the store then says, and what it keeps."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.pq import TransactionStatus

from data.errors import StoreError, StoreUnavailable, TableMovedOn
from data.opening import open_store
from data.postgres import connection as connections
from data.postgres import database
from data.postgres import database as postgres
from data.postgres.cluster import PostgresHints
from data.postgres.database import TRIES
from data.postgres.migrate import migrate, seen_migrations
from data.postgres.url import PostgresUrl
from data.records.settings import WhenPinged
from data.sql.schema import MIGRATIONS_PATH, migration_files
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, WON, lobby, move, playing, seat
from tests.data.test_tournaments import begun, cup
from tests.postgres import GUARDED, Pooler, Server, pooler_program, running_server

pytestmark = pytest.mark.asyncio

PASSWORD = "s3cret-cake"


def run(url: str, *statements: str) -> None:
    """Run statements beside the store."""
    with closing(psycopg.connect(url, autocommit=True)) as opened:
        for statement in statements:
            opened.execute(statement.encode())


def kill_connections(url: str) -> None:
    """Close every other connection to the database, as an operator of the server may."""
    run(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


class Interrupted:
    """Closes the connection at a COMMIT of the store, some times, before or after the server carries it out."""

    def __init__(self, url: str, monkeypatch: pytest.MonkeyPatch, *, times: int = 1) -> None:
        self._url = url
        self.times = times
        self.is_stored_first = True
        self.commits = 0
        commit = psycopg.AsyncConnection.commit

        async def interrupted(connection: psycopg.AsyncConnection[Any]) -> None:
            if connection.info.transaction_status is TransactionStatus.IDLE:
                return
            self.commits += 1
            if self.commits > self.times:
                await commit(connection)
                return
            if self.is_stored_first:
                await commit(connection)
                await asyncio.to_thread(kill_connections, self._url)
                await connection.execute("SELECT 1")
                return
            await asyncio.to_thread(kill_connections, self._url)
            await commit(connection)

        monkeypatch.setattr(psycopg.AsyncConnection, "commit", interrupted)


async def test_connections_that_were_closed_while_nobody_wrote_are_replaced(
    postgres_store: Store, postgres_url: str
) -> None:
    names = [f"t{number}" for number in range(20)]
    for name in names:
        await postgres_store.tables.add(playing(name))
    await asyncio.gather(*(postgres_store.tables.add_move(move(1, name), due_at=None) for name in names))
    kill_connections(postgres_url)
    await asyncio.gather(*(postgres_store.tables.add_move(move(2, name), due_at=None) for name in names))
    kill_connections(postgres_url)
    assert all([len(await postgres_store.tables.moves(name)) == 2 for name in names])
    kill_connections(postgres_url)
    assert len(await postgres_store.tables.unfinished()) == len(names)


@pytest.mark.parametrize("is_stored_first", [True, False])
async def test_a_move_whose_commit_is_not_answered_is_stored_once(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_stored_first: bool
) -> None:
    await postgres_store.tables.add(playing())
    await postgres_store.tables.add(playing("t2"))
    interrupted = Interrupted(postgres_url, monkeypatch)
    interrupted.is_stored_first = is_stored_first
    await postgres_store.tables.add_move(move(1), due_at=5.0, result=WON)
    assert interrupted.commits == (1 if is_stored_first else 2)
    assert await postgres_store.tables.moves("t1") == (move(1),)
    assert [finish.table_id for finish in await postgres_store.ratings.unsettled()] == ["t1"]
    interrupted.commits = 0
    with pytest.raises(TableMovedOn):
        await postgres_store.tables.add_move(move(2), due_at=None)


@pytest.mark.parametrize("is_stored_first", [True, False])
async def test_other_writes_whose_commit_is_not_answered_are_stored_once(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_stored_first: bool
) -> None:
    interrupted = Interrupted(postgres_url, monkeypatch)
    interrupted.is_stored_first = is_stored_first
    changed = lobby(revision=1, seats=(seat(0, CARL), seat(1, None)))
    begun = playing(revision=2, seats=changed.seats)
    writes = (
        postgres_store.tables.add(lobby()),
        postgres_store.tables.change_lobby(changed),
        postgres_store.tables.change_lobby(begun),
        postgres_store.tables.end("t1", WON, at=7.5),
        postgres_store.preferences.change_member(ANNA, turn_pings=WhenPinged.NEVER),
        postgres_store.drop_member(BEN),
    )
    for write in writes:
        interrupted.commits = 0
        await write
        assert interrupted.commits >= 1
    table = await postgres_store.tables.get("t1")
    assert table is not None
    assert (table.ended_at, table.revision) == (7.5, 2)
    assert (await postgres_store.preferences.member(ANNA)).turn_pings is WhenPinged.NEVER
    assert len(await postgres_store.ratings.unsettled()) == 1


@pytest.mark.parametrize("is_stored_first", [True, False])
async def test_what_is_done_once_is_done_though_its_commit_is_not_answered(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_stored_first: bool
) -> None:
    """Who is told that it was done before does nothing, so nobody would."""
    await postgres_store.tables.add(lobby())
    await postgres_store.tables.add(lobby("t2"))
    interrupted = Interrupted(postgres_url, monkeypatch)
    interrupted.is_stored_first = is_stored_first
    server = lobby().guild_id
    assert await postgres_store.opponents.claim("t1", server, at=1000.0, before=400.0)
    assert not await postgres_store.opponents.claim("t2", server, at=1001.0, before=401.0), "too soon"
    interrupted.commits = 0
    assert await postgres_store.seasons.claim(server, "2026-3")
    assert not await postgres_store.seasons.claim(server, "2026-3"), "done"
    interrupted.commits = 0
    tried = replace(playing("t3"), day="2026-11-22", seats=(seat(0, ANNA), seat(1, None, house="strong")))
    await postgres_store.daily.add_table(tried, guild_id=server)
    interrupted.commits = 0
    with pytest.raises(TableMovedOn):
        await postgres_store.daily.add_table(replace(tried, id="t4"), guild_id=server)
    assert await postgres_store.tables.get("t4") is None


@pytest.mark.parametrize("is_stored_first", [True, False])
async def test_a_change_of_a_tournament_whose_commit_is_not_answered_is_stored_once(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_stored_first: bool
) -> None:
    interrupted = Interrupted(postgres_url, monkeypatch)
    interrupted.is_stored_first = is_stored_first
    signed_up = cup()
    changed = begun(signed_up, changed_at=1500.0)
    await postgres_store.tournaments.add(signed_up)
    interrupted.commits = 0
    await postgres_store.tournaments.change(changed)
    assert interrupted.commits == (1 if is_stored_first else 2)
    assert await postgres_store.tournaments.get("cup") == changed
    with pytest.raises(TableMovedOn):
        await postgres_store.tournaments.change(changed)


async def test_a_move_of_somebody_else_is_not_taken_for_the_lost_one(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await postgres_store.tables.add(playing())
    theirs = move(1, token="pass")
    other = await postgres.open_store(postgres_url)
    commit = psycopg.AsyncConnection.commit

    async def overtaken(connection: psycopg.AsyncConnection[Any]) -> None:
        if connection.info.transaction_status is TransactionStatus.IDLE:
            return
        monkeypatch.setattr(psycopg.AsyncConnection, "commit", commit)
        await connection.execute("ROLLBACK")
        await other.tables.add_move(theirs, due_at=None)
        await other.close()
        await connection.close()
        raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(psycopg.AsyncConnection, "commit", overtaken)
    with pytest.raises(TableMovedOn):
        await postgres_store.tables.add_move(move(1), due_at=None)
    assert await postgres_store.tables.moves("t1") == (theirs,)


async def test_a_server_that_stays_away_is_reported_and_nothing_is_doubled(
    postgres_store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await postgres_store.tables.add(playing())
    interrupted = Interrupted(postgres_url, monkeypatch, times=TRIES)
    interrupted.is_stored_first = False
    with pytest.raises(StoreUnavailable, match="the connection was lost"):
        await postgres_store.tables.add_move(move(1), due_at=None)
    assert interrupted.commits == TRIES
    await postgres_store.tables.add_move(move(1), due_at=None)
    assert await postgres_store.tables.moves("t1") == (move(1),)


def failing(state: str, times: int = 1_000_000) -> tuple[str, ...]:
    """Return statements after which an insert of a move fails with this state of SQL, so many times."""
    body = (
        f"IF nextval('failures') <= {times} THEN RAISE EXCEPTION 'a test' USING ERRCODE = '{state}'; END IF;"
    )
    return (
        "CREATE SEQUENCE failures",
        f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} RETURN NEW; END $$",
        "CREATE TRIGGER fails BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION fail()",
    )


@pytest.mark.parametrize("state", ["40001", "40P01"])
async def test_a_write_that_the_server_takes_back_is_tried_again(
    postgres_store: Store, postgres_url: str, state: str
) -> None:
    await postgres_store.tables.add(playing())
    run(postgres_url, *failing(state, times=TRIES - 1))
    await postgres_store.tables.add_move(move(1), due_at=None)
    assert await postgres_store.tables.moves("t1") == (move(1),)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ("53100", "a test"),
        ("40001", "too many writes at once"),
        ("25006", "a test"),
        ("57P01", "the connection was lost"),
        # PgBouncer says so when its connection to the server ends.
        ("08P01", "the connection was lost"),
        ("42501", "a test"),
        ("XX000", "a test"),
    ],
)
async def test_a_refused_write_is_explained_in_one_sentence_and_changes_nothing(
    postgres_store: Store, postgres_url: str, state: str, reason: str
) -> None:
    await postgres_store.tables.add(playing())
    run(postgres_url, *failing(state))
    with pytest.raises(StoreUnavailable, match=rf"^the database \S+ cannot be used: {reason}$"):
        await postgres_store.tables.add_move(move(1), due_at=5.0)
    assert await postgres_store.tables.get("t1") == playing()
    run(postgres_url, "DROP TRIGGER fails ON moves")
    await postgres_store.tables.add_move(move(1), due_at=None)


async def test_a_value_that_cannot_be_stored_is_refused(postgres_store: Store) -> None:
    wrong = (
        lobby("t3", seats=(seat(0, 1), seat(1, 1 << 63))),
        lobby("t5", game="\ud800"),
        lobby("t6", game="\0"),
    )
    for table in wrong:
        with pytest.raises(StoreError, match="cannot hold a value"):
            await postgres_store.tables.add(table)
        assert await postgres_store.tables.get(table.id) is None
    with pytest.raises(TableMovedOn):
        await postgres_store.tables.add(lobby("t4", seats=(seat(0, 1), seat(0, 2))))


async def test_a_call_that_gets_no_connection_in_time_is_refused(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LONGEST_WAIT_SECONDS", 0.2)
    store = await postgres.open_store(postgres_url, connections=1)
    await store.tables.add(playing())
    async with await psycopg.AsyncConnection.connect(postgres_url) as other:
        await other.execute("UPDATE tables SET version = 1 WHERE id = 't1'")
        waiting = asyncio.create_task(store.tables.add_move(move(1), due_at=None))
        while not await locked_out(postgres_url):
            await asyncio.sleep(0.01)
        with pytest.raises(StoreUnavailable, match="no connection was free in time"):
            await store.tables.get("t1")
        await other.rollback()
    await waiting
    await store.close()


async def locked_out(url: str) -> bool:
    """Return True if somebody waits for a lock."""
    async with await psycopg.AsyncConnection.connect(url) as opened:
        cursor = await opened.execute(
            "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        return await cursor.fetchone() is not None


# What a start refuses


async def refusal(url: str, **options: Any) -> str:
    """Return the reason for not opening a database."""
    with pytest.raises(StoreUnavailable) as refused:
        await open_store(PostgresUrl.parse(url), **options)
    text = str(refused.value)
    assert PASSWORD not in f"{text} {refused.value.__cause__}"
    assert "\n" not in text
    return text


@pytest.fixture
def guarded_url(postgres_server: Server, postgres_url: str) -> Iterator[str]:
    """The address of the database for a user who needs a password."""
    postgres_server.run(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
    yield postgres_url.replace("user=postgres", f"user={GUARDED}&password={PASSWORD}")
    postgres_server.run(f"DROP ROLE {GUARDED}")


async def test_a_wrong_password_is_refused(guarded_url: str) -> None:
    assert "permission denied" in await refusal(guarded_url), "the right one is accepted"
    assert "password authentication failed" in await refusal(guarded_url.replace(PASSWORD, "wrong"))
    without = guarded_url.replace(f"&password={PASSWORD}", "")
    assert "no password supplied" in await refusal(without)


async def test_a_user_with_too_many_connections_is_refused(postgres_server: Server, guarded_url: str) -> None:
    postgres_server.run(f"ALTER ROLE {GUARDED} CONNECTION LIMIT 0")
    assert "too many connections" in await refusal(guarded_url)


async def test_a_user_who_may_create_nothing_is_refused(postgres_server: Server, guarded_url: str) -> None:
    name = postgres_server.new_database("template0")
    try:
        postgres_server.run("REVOKE CREATE ON SCHEMA public FROM public", database=name)
        empty = f"{postgres_server.url(name)}".replace("user=postgres", f"user={GUARDED}&password={PASSWORD}")
        assert "permission denied" in await refusal(empty)
    finally:
        postgres_server.drop(name)


async def test_what_is_not_there_is_refused(postgres_server: Server, postgres_url: str) -> None:
    assert 'database "nowhere" does not exist' in await refusal(postgres_server.url("nowhere"))
    assert 'role "nobody" does not exist' in await refusal(
        postgres_url.replace("user=postgres", "user=nobody")
    )
    assert "Connection refused" in await refusal(f"postgresql://anna:{PASSWORD}@127.0.0.1:1/cake")
    assert "failed to resolve host" in await refusal(
        f"postgresql://anna:{PASSWORD}@no-such-host.invalid/cake"
    )
    assert "makes no sense" in await refusal(f"postgresql:///cake?unknown=1&password={PASSWORD}")


async def test_a_server_that_is_too_old_is_refused(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "OLDEST_VERSION", 99)
    assert "and Cake Club needs 99 or newer" in await refusal(postgres_url)


async def test_a_pooler_that_the_address_does_not_name_is_explained(
    pooler: Pooler, postgres_server: Server
) -> None:
    name = postgres_server.new_database()
    told = await refusal(pooler.plain_url(name))
    assert told.endswith("a PgBouncer refuses the connection: see the page about hosting for its settings")
    postgres_server.drop(name)


async def test_a_pooler_in_session_mode_passes_everything_on_with_the_setting_of_the_hosting_page(
    pooler: Pooler, postgres_server: Server
) -> None:
    hosting = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (ignored,) = re.findall(r"^ignore_startup_parameters = (.+)$", hosting, re.MULTILINE)
    program = pooler_program()
    assert program is not None
    session = Pooler(
        program, postgres_server, port="6433", pool_mode="session", ignore_startup_parameters=ignored
    )
    name = postgres_server.new_database()
    try:
        store = await postgres.open_store(session.plain_url(name), connections=2)
        await store.tables.add(playing())
        for number in range(1, 9):  # often enough for the driver to prepare the statements
            await store.tables.add_move(move(number), due_at=None)
        assert len(await store.tables.moves("t1")) == 8
        await store.close()
        hints = PostgresHints(session.plain_url(name))
        assert hints.can_listen
        heard = hints.listen()
        assert await anext(heard) == ""
        await hints.send("hello")
        async with asyncio.timeout(10):
            assert await anext(heard) == "hello"
        await heard.aclose()
        await hints.close()
    finally:
        session.stop()
        postgres_server.drop(name)


async def test_a_database_of_another_encoding_is_refused(postgres_server: Server) -> None:
    postgres_server.run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert "its encoding is LATIN1, and Cake Club needs UTF8" in await refusal(postgres_server.url("latin"))
    postgres_server.drop("latin")


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(postgres_url: str) -> None:
    run(postgres_url, "INSERT INTO migrations VALUES (999, '0999_future')")
    assert "newer Cake Club: it has schema 999" in await refusal(postgres_url)


async def test_a_database_from_before_the_first_release_is_refused(
    postgres_server: Server, postgres_url: str
) -> None:
    run(
        postgres_url,
        "DELETE FROM migrations",
        "INSERT INTO migrations VALUES (1, '0001_tables'), (25, '0025_lobbies_never_begun')",
    )
    for migrates in (True, False):
        told = await refusal(postgres_url, migrates=migrates)
        assert "is from before the first release of Cake Club" in told


async def test_a_schema_that_is_not_the_newest_is_refused_where_nothing_may_change(
    postgres_server: Server, postgres_url: str
) -> None:
    run(postgres_url, "DELETE FROM migrations WHERE number > 100")
    assert "has schema 100 of an older Cake Club" in await refusal(postgres_url, migrates=False)
    name = postgres_server.new_database("template0")
    assert "the database is empty" in await refusal(postgres_server.url(name), migrates=False)
    postgres_server.drop(name)


async def test_an_upgrade_waits_for_killed_processes_and_is_refused_while_one_runs(
    postgres_url: str, tmp_path: Path
) -> None:
    def alive_for(seconds: float) -> str:
        until = f"clock_timestamp() + interval '{seconds} seconds'"
        return (
            f"INSERT INTO processes VALUES ('old', now(), {until}, 0)"
            " ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at"
        )

    newest = max(migration_files("postgres"))
    later = Path(shutil.copytree(MIGRATIONS_PATH, tmp_path / "migrations"))
    (later / f"{newest + 1:04}_next.sql").write_text("CREATE TABLE nexts (id TEXT PRIMARY KEY);\n")
    connection = await connections.connect(PostgresUrl.parse(postgres_url))
    async with connection:
        run(postgres_url, alive_for(3600))
        with pytest.raises(StoreUnavailable, match="an older Cake Club still uses it: stop its processes"):
            await migrate(connection, later)
        assert max(await seen_migrations(connection)) == newest
        run(postgres_url, alive_for(0.3))
        await migrate(connection, later)
        assert max(await seen_migrations(connection)) == newest + 1


async def test_a_database_that_may_only_be_read_is_refused(
    postgres_server: Server, postgres_url: str
) -> None:
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    postgres_server.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "it may only be read, not written" in await refusal(postgres_url)


async def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "data.postgres.database", None)
    with pytest.raises(StoreUnavailable, match=r"pip install .psycopg\[binary,pool\]"):
        await open_store(PostgresUrl.parse("postgresql:///cake"))


# A server that stops


async def test_no_acknowledged_move_is_lost_when_the_server_crashes_and_none_is_made_twice() -> None:
    with running_server(synchronous_commit="on") as server:
        store = await postgres.open_store(server.url("postgres"))
        names = [f"t{number}" for number in range(4)]
        for name in names:
            await store.tables.add(playing(name))
        acknowledged: Counter[str] = Counter()
        is_over = asyncio.Event()

        async def play(name: str) -> None:
            while not is_over.is_set():
                number = acknowledged[name] + 1
                try:
                    await store.tables.add_move(move(number, name), due_at=None)
                except StoreUnavailable:
                    await asyncio.sleep(0.05)
                else:
                    acknowledged[name] = number

        playing_on = [asyncio.create_task(play(name)) for name in names]
        for sign in (signal.SIGQUIT, signal.SIGINT):
            before = acknowledged.total()
            while acknowledged.total() < before + 20:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.stop, sign)
            await asyncio.to_thread(server.start)
        before = acknowledged.total()
        while acknowledged.total() < before + 20:
            await asyncio.sleep(0.01)
        is_over.set()
        await asyncio.gather(*playing_on)
        for name in names:
            assert [row.number for row in await store.tables.moves(name)] == list(
                range(1, acknowledged[name] + 1)
            )
        await store.close()
        # The same server as a standby, which may only be read.
        server.stop(signal.SIGINT)
        (server.data / "standby.signal").touch()
        server.start()
        assert "its server is a read-only standby" in await refusal(server.url("postgres"))
