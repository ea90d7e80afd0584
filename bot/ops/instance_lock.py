"""One bot for each SQLite file: a lock beside it, which the system takes away when its process ends."""

from __future__ import annotations

import contextlib
import fcntl
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from data.errors import StoreUnavailable
from data.opening import DatabaseAddress

LONGEST_OWNER_BYTES = 200


class AlreadyRunning(Exception):
    """Another bot uses the database; the text says which."""


@contextlib.contextmanager
def only_bot_of(database: DatabaseAddress) -> Iterator[None]:
    """Hold the database's lock. AlreadyRunning when another process does, StoreUnavailable when it cannot be made.

    The file stays when the lock is given back, and means nothing then. Backups and checks do not take it.
    A PostgreSQL database has no such lock: several bots share it.
    """
    if not isinstance(database, Path):
        yield
        return
    path = database.resolve()
    if path.is_dir():
        raise StoreUnavailable(f"the database {database} cannot be opened: it is a folder")
    path = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"the folder {path.parent} cannot be opened: {error.strerror}") from error
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreUnavailable(
            f"the database {database} cannot be opened: {path.name} beside it cannot be written: {error.strerror}"
        ) from error
    try:
        _lock(file, database)
        yield
    finally:
        os.close(file)


def _lock(file: int, database: Path) -> None:
    try:
        # Unlike flock, this is not inherited by the process that renders images, which may outlive a killed bot.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        owner = os.read(file, LONGEST_OWNER_BYTES).decode(errors="replace").strip() or "an unknown process"
        raise AlreadyRunning(
            f"another Cake Club already uses the database {database}: {owner}. Stop it or choose another database."
        ) from None
    os.ftruncate(file, 0)
    os.write(file, f"process {os.getpid()} on {socket.gethostname()}\n".encode())
