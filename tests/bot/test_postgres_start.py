"""A PostgreSQL server that cannot be used: the program ends with one sentence and a status, and changes nothing."""

from __future__ import annotations

import os
import signal
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingUnixStreamServer

import psycopg
import pytest

from bot.run import NO_DATABASE
from tests.bot.test_host_settings import NAMES
from tests.forked import run_bot
from tests.postgres import GUARDED, Server, running_server

PASSWORD = "s3cret-cake"

NO_SPACE = "RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'"
FULL_DISK = (
    f"CREATE FUNCTION full_disk() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN {NO_SPACE}; END $$",
    "CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()",
)
"""Lets every change of the schema fail as on a full disk."""


def told(address: str) -> str:
    """Run the program on a database until it ends; return the only line that it writes."""
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    given = {
        "DISCORD_TOKEN": "unused-token",
        "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
        "CAKECLUB_DATABASE": address,
    }
    ended = run_bot(env=kept | given)
    assert ended.returncode == NO_DATABASE, ended.stderr
    assert ended.stdout == ""
    assert PASSWORD not in ended.stderr
    assert "unused-token" not in ended.stderr
    begun, line = ended.stderr.splitlines()
    assert "Cake Club" in begun
    return line


def rows(url: str, query: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as opened:
        return opened.execute(query.encode()).fetchall()


def test_a_wrong_password_ends_the_start(postgres_server: Server, postgres_url: str) -> None:
    postgres_server.run(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
    try:
        wrong = postgres_url.replace("user=postgres", f"user={GUARDED}&password={PASSWORD}-wrong")
        assert "password authentication failed" in told(wrong)
    finally:
        postgres_server.run(f"DROP ROLE {GUARDED}")


def test_an_unknown_host_ends_the_start() -> None:
    line = told(f"postgresql://anna:{PASSWORD}@no-such-host.invalid/cake")
    assert "postgresql://anna@no-such-host.invalid/cake cannot be used: failed to resolve host" in line


def test_a_database_that_the_server_lacks_ends_the_start(postgres_server: Server) -> None:
    assert 'database "nowhere" does not exist' in told(postgres_server.url("nowhere"))


def test_a_database_of_a_newer_program_ends_the_start_and_stays_as_it_is(
    postgres_server: Server, postgres_url: str
) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as opened:
        opened.execute("INSERT INTO migrations VALUES (999, '0999_future')")
    before = rows(postgres_url, "SELECT * FROM migrations ORDER BY number")
    assert "newer Cake Club: it has schema 999" in told(postgres_url)
    assert rows(postgres_url, "SELECT * FROM migrations ORDER BY number") == before


def test_a_full_disk_ends_the_first_start_and_nothing_of_it_stays(postgres_server: Server) -> None:
    name = postgres_server.new_database("template0")
    try:
        postgres_server.run(*FULL_DISK, database=name)
        assert "No space left on device" in told(postgres_server.url(name))
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        assert rows(postgres_server.url(name), tables) == []
    finally:
        postgres_server.drop(name)


def test_a_standby_that_may_only_be_read_ends_the_start() -> None:
    with running_server() as server:
        server.stop(signal.SIGINT)
        (server.data / "standby.signal").touch()
        server.start()
        assert "its server is a read-only standby" in told(server.url("postgres"))


# A server that is too old: no such program is at hand, so a few messages of its protocol are spoken here.


def _message(kind: bytes, body: bytes = b"") -> bytes:
    return kind + struct.pack("!i", 4 + len(body)) + body


def _text(*words: str) -> bytes:
    return b"".join(word.encode() + b"\0" for word in words)


INT4, TEXT, BOOL = 23, 25, 16
ANSWER = (("major", INT4, "9"), ("version", TEXT, "9.6.24"), ("encoding", TEXT, "UTF8"),
          ("is_standby", BOOL, "f"), ("is_read_only", BOOL, "f"))  # fmt: skip
READY = _message(b"Z", b"I")


class OldServer(StreamRequestHandler):
    """Lets everybody in, and answers each query as PostgreSQL 9.6 answers which server it is."""

    def handle(self) -> None:
        (length,) = struct.unpack("!i", self.rfile.read(4))
        self.rfile.read(length - 4)
        parameters = {
            "server_version": "9.6.24",
            "client_encoding": "UTF8",
            "standard_conforming_strings": "on",
        }
        told = b"".join(_message(b"S", _text(name, value)) for name, value in parameters.items())
        self.wfile.write(_message(b"R", struct.pack("!i", 0)) + told + READY)
        while self.rfile.read(1) == b"Q":
            (length,) = struct.unpack("!i", self.rfile.read(4))
            self.rfile.read(length - 4)
            self.wfile.write(self._answer())

    @staticmethod
    def _answer() -> bytes:
        columns = b"".join(
            _text(name) + struct.pack("!ihihih", 0, 0, kind, -1, -1, 0) for name, kind, _ in ANSWER
        )
        values = b"".join(struct.pack("!i", len(value)) + value.encode() for _, _, value in ANSWER)
        count = struct.pack("!h", len(ANSWER))
        return (
            _message(b"T", count + columns)
            + _message(b"D", count + values)
            + _message(b"C", _text("SELECT 1"))
            + READY
        )


@contextmanager
def old_server(folder: Path) -> Iterator[str]:
    """Run the server that is too old; give its address."""
    with ThreadingUnixStreamServer(str(folder / ".s.PGSQL.5432"), OldServer) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"postgresql:///cake?host={folder}&user=anna&password={PASSWORD}"
        finally:
            server.shutdown()
            serving.join()


def test_a_server_that_is_too_old_ends_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with old_server(tmp_path) as address:
        assert "its server is PostgreSQL 9.6.24, and Cake Club needs 14 or newer" in told(address)
