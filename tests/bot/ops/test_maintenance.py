"""A host backs up the database, also while the bot writes, and checks it for damage."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import DAMAGED, NOT_DONE, main
from bot.ops.maintenance import back_up, find_faults
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from data.errors import StoreUnavailable
from data.sqlite.database import open_store
from tests.bot.tables.services import ADA, BEN, attack, attacker, begun, tables


def no_bot() -> int:
    raise AssertionError("nobody has asked for the bot")


async def played(database: Path) -> str:
    """Fill a database with a finished game, a running one and a lobby; return the id of the finished one."""
    store = await open_store(database)
    club = tables(store)
    finished = await begun(club, trophies=1)
    while not finished.is_over:
        seat = attacker(finished)
        action = finished.game.fallback(finished.progress.state, seat)
        await club.apply(finished.table.id, (ADA, BEN)[seat].id, Move(action))
    running = await begun(club)
    await club.apply(running.table.id, (ADA, BEN)[attacker(running)].id, Move(attack(running)))
    await club.apply(running.table.id, ADA.id, TableAction(TableActionKind.ASK, Proposal.PAUSE, 60))
    await club.close()
    await store.close()
    return finished.table.id


def change(database: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "cake.sqlite3"
    monkeypatch.setenv("CAKECLUB_DATABASE", str(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return path


def test_a_backup_is_complete_and_readable_only_by_the_host(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(database))
    copy = tmp_path / "copy.sqlite3"
    assert main(no_bot, ["backup", str(copy)]) == 0
    assert str(copy) in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert find_faults(copy) == []
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name) == []


def test_a_backup_never_overwrites_a_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(database))
    there = tmp_path / "there"
    there.write_text("precious")
    assert main(no_bot, ["backup", str(there)]) == NOT_DONE
    assert there.read_text() == "precious"
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("is_there", [True, False])
def test_a_backup_does_not_follow_a_link_in_its_place(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], is_there: bool
) -> None:
    asyncio.run(played(database))
    precious, link = tmp_path / "precious", tmp_path / "copy"
    if is_there:
        precious.write_text("precious")
    link.symlink_to(precious)
    assert main(no_bot, ["backup", str(link)]) == NOT_DONE
    assert "is a link" in capsys.readouterr().err
    assert precious.exists() == is_there
    assert not is_there or precious.read_text() == "precious"


def test_a_backup_does_not_follow_a_link_beside_it(database: Path, tmp_path: Path) -> None:
    asyncio.run(played(database))
    precious, copy = tmp_path / "precious", tmp_path / "copy"
    precious.write_text("")
    (tmp_path / ".copy.part").symlink_to(precious)
    assert main(no_bot, ["backup", str(copy)]) == 0
    assert precious.read_text() == ""
    assert find_faults(copy) == []


def test_a_failed_backup_says_why(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(no_bot, ["backup", str(tmp_path / "copy")]) == NOT_DONE
    assert "there is no database at" in capsys.readouterr().err
    asyncio.run(played(database))
    assert main(no_bot, ["backup", str(tmp_path / "no" / "folder")]) == NOT_DONE
    assert "cannot back up" in capsys.readouterr().err
    database.write_text("a recipe and no database" * 100)
    assert main(no_bot, ["backup", str(tmp_path / "copy")]) == NOT_DONE
    assert not (tmp_path / "copy").exists()


async def test_a_backup_is_of_one_moment_while_moves_are_written(tmp_path: Path) -> None:
    database = tmp_path / "cake.sqlite3"
    store = await open_store(database)
    club = tables(store)
    sessions = [await begun(club) for _ in range(2)]

    async def write() -> None:
        for session in sessions:
            for _ in range(10):
                if session.is_over:
                    break
                seat = attacker(session)
                action = session.game.fallback(session.progress.state, seat)
                await club.apply(session.table.id, (ADA, BEN)[seat].id, Move(action))

    copies = [tmp_path / f"copy{number}" for number in range(5)]
    await asyncio.gather(write(), *(asyncio.to_thread(back_up, database, copy) for copy in copies))
    await club.close()
    await store.close()
    for copy in copies:
        assert await asyncio.to_thread(find_faults, copy) == []


def test_a_sound_database_passes_the_check(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(database))
    assert main(no_bot, ["check"]) == 0
    assert "is intact" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (
            lambda path, table: change(path, "UPDATE moves SET token = 'nonsense' WHERE number = 1"),
            "does not replay at move 1",
        ),
        (
            lambda path, table: change(path, "DELETE FROM moves WHERE table_id = ? AND number = 1", table),
            "does not replay",
        ),
        (
            lambda path, table: change(path, "UPDATE seats SET place = 3 - place WHERE table_id = ?", table),
            "does not match its moves",
        ),
        (
            lambda path, table: change(path, "UPDATE tables SET version = version + 1 WHERE id = ?", table),
            "moves expected",
        ),
        (
            lambda path, table: change(path, "UPDATE tables SET phase = 'over', options = '[' "),
            "makes no sense",
        ),
    ],
)
def test_the_check_finds_damage(
    database: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path, str], None], found: str
) -> None:
    table = asyncio.run(played(database))
    damage(database, table)
    assert main(no_bot, ["check"]) == DAMAGED
    assert found in capsys.readouterr().out


def test_the_check_finds_a_row_with_a_missing_parent(database: Path) -> None:
    asyncio.run(played(database))
    change(database, "INSERT INTO watchers VALUES ('nowhere', 1)")
    assert any("refers to a missing row" in line for line in find_faults(database))


def test_the_check_refuses_a_file_that_is_not_a_database(database: Path) -> None:
    database.write_text("a recipe")
    with pytest.raises(StoreUnavailable):
        find_faults(database)


def test_wrong_settings_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(no_bot, ["dance"])
    assert "dance" in capsys.readouterr().err


def test_games_are_rated_again(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(database))
    assert main(no_bot, ["rerate"]) == 0
    assert capsys.readouterr().out == "finished games rated again: 1\n"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT is_settled FROM finishes").fetchall() == [(1,)]
        assert connection.execute("SELECT COUNT(*) FROM ratings").fetchall() == [(2,)]


def test_rerate_refuses_a_missing_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(no_bot, ["rerate"]) == NOT_DONE
    assert "there is no database at" in capsys.readouterr().err


def test_rerate_leaves_an_older_database_alone(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot of that version may be running; it would not know the upgraded tables."""
    asyncio.run(played(database))
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("DELETE FROM migrations WHERE number = (SELECT MAX(number) FROM migrations)")
    before = database.read_bytes()
    assert main(no_bot, ["rerate"]) == NOT_DONE
    assert "of an older Cake Club: start the bot once" in capsys.readouterr().err
    assert database.read_bytes() == before
