"""Files that are no good and disks that are full: what the store then says, and what it keeps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from data.errors import StoreUnavailable
from data.sqlite import database as sqlite
from data.sqlite.migrate import copy_database
from tests.data.rows import move, playing

pytestmark = pytest.mark.asyncio

NOBODY = 65534


@contextmanager
def unprivileged() -> Iterator[None]:
    """Root may write to everything, so the super user becomes nobody for a while."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@contextmanager
def read_only(folder: Path, path: Path) -> Iterator[None]:
    """Neither the folder nor the file may be written to."""
    path.chmod(0o444)
    folder.chmod(0o555)
    with unprivileged():
        yield
    folder.chmod(0o755)


@pytest.fixture
def recipe(path: Path) -> Iterator[Path]:
    """A text, which must stay as it is."""
    text = "Take 250 g of flour. " * 100
    path.write_text(text)
    yield path
    assert path.read_text() == text


async def test_a_copy_is_on_the_disk_under_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await sqlite.open_store(path)).close()
    copy, flushed = path.with_name("copy"), []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        flushed.append((stat.S_ISDIR(os.fstat(descriptor).st_mode), copy.exists()))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    copy_database(path, copy)
    assert flushed == [(False, False), (True, True)], "the content before it has its name, then the folder"


async def test_a_file_system_without_a_write_ahead_log_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_shared_memory(path: Path, **options: Any) -> aiosqlite.Connection:
        return connect(f"{path.as_uri()}?vfs=unix-dotfile", uri=True, **options)

    connect = aiosqlite.connect
    monkeypatch.setattr(aiosqlite, "connect", without_shared_memory)
    with pytest.raises(StoreUnavailable, match=r"has no write-ahead log \(journal mode delete\)"):
        await sqlite.open_store(path)


async def test_a_file_that_is_no_database(recipe: Path) -> None:
    with pytest.raises(StoreUnavailable, match="file is not a database"):
        await sqlite.open_store(recipe)


def damage(path: Path) -> None:
    """Leave nothing but the first page."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(random.Random(1).randbytes(size - 4096))


async def read_all(path: Path) -> None:
    store = await sqlite.open_store(path)
    try:
        await store.tables.unfinished()
    finally:
        await store.close()


async def test_a_damaged_file(path: Path) -> None:
    store = await sqlite.open_store(path)
    for number in range(200):
        await store.tables.add(playing(f"t{number}"))
    await store.close()
    damage(path)
    with pytest.raises(StoreUnavailable, match="database disk image is malformed"):
        await read_all(path)


async def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="cannot be opened"):
        await sqlite.open_store(tmp_path)


async def test_a_file_in_the_place_of_a_folder(recipe: Path) -> None:
    with pytest.raises(StoreUnavailable, match="cannot be opened"):
        await sqlite.open_store(recipe / "cake.sqlite3")


async def test_a_file_that_may_only_be_read() -> None:
    # Not pytest's own folder: nobody else may enter that.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "cake.sqlite3"
        store = await sqlite.open_store(path)
        await store.close()
        with read_only(folder, path):
            with pytest.raises(StoreUnavailable, match=r"readonly database|unable to open|cannot be opened"):
                await sqlite.open_store(path)
            with pytest.raises(StoreUnavailable, match="Permission denied"):
                await sqlite.open_store(folder / "new" / "cake.sqlite3")


async def test_a_full_disk_refuses_and_keeps_what_was_stored(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await sqlite.open_store(path)).close()
    with contextlib.closing(sqlite3.connect(path)) as opened:
        ((pages,),) = opened.execute("PRAGMA page_count")
    small = (*sqlite.PRAGMAS, f"PRAGMA max_page_count = {pages + 20}")
    monkeypatch.setattr(sqlite, "PRAGMAS", small)
    store = await sqlite.open_store(path)
    tables = [f"t{number}" for number in range(8)]
    for table_id in tables:
        await store.tables.add(playing(table_id))
    counts = dict.fromkeys(tables, 0)
    refusals: list[BaseException] = []
    while not refusals:
        results = await asyncio.gather(
            *(store.tables.add_move(move(counts[name] + 1, name), due_at=None) for name in tables),
            return_exceptions=True,
        )
        for name, result in zip(tables, results, strict=True):
            if isinstance(result, BaseException):
                refusals.append(result)
            else:
                counts[name] += 1
    assert all(type(refusal) is StoreUnavailable for refusal in refusals)
    assert "disk is full" in str(refusals[0])
    assert {name: len(await store.tables.moves(name)) for name in tables} == counts
    await store.close()
    monkeypatch.undo()
    store = await sqlite.open_store(path)
    for name in tables:
        await store.tables.add_move(move(counts[name] + 1, name), due_at=None)
    await store.close()


async def test_a_file_that_may_only_be_read_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a restored backup that belongs to root: SQLite would open it, and every move would fail."""
    path = tmp_path / "cake.sqlite3"
    await (await sqlite.open_store(path)).close()
    monkeypatch.setattr(os, "access", lambda _, mode: not mode & os.W_OK)
    with pytest.raises(StoreUnavailable, match="no file that may be read and written"):
        await sqlite.open_store(path)
