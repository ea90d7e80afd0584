"""Hands and seeds are never logged, in any format, whatever went wrong."""

import json
import logging
from collections.abc import Iterator

import psycopg
import pytest

from bot.host_settings import LogForm, LogLevel
from bot.ops.logging import set_up
from bot.tables.commands import Move
from data.errors import StoreError
from data.records.tables import By, MoveRecord
from data.store import Store
from tests.bot.tables.services import DUEL, attack, attacker, begun, tables


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, levels = (
        root.handlers[:],
        {name: logging.getLogger(name).level for name in ("", "discord", "PIL")},
    )
    yield
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize("form", list(LogForm))
async def test_a_failure_in_the_middle_of_a_move_logs_no_secret(
    form: LogForm, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    club = tables()
    session = await begun(club)

    async def broken(move: MoveRecord, **rest: object) -> None:
        raise RuntimeError("a pipe burst")

    monkeypatch.setattr(club.store.tables, "add_move", broken)
    set_up(LogLevel.INFO, form)
    try:
        await session.execute(Move(attack(session)), attacker(session), by=By.PLAYER, at=1.0)
    except RuntimeError:
        logging.getLogger("cogs.ui.errors").exception("an interaction failed")
    written = capsys.readouterr().err
    assert "a pipe burst" in written
    assert "session.py" in written, "the traceback is logged"
    seed = session.table.seed
    assert seed is not None
    for secret in ("Entropy(", repr(seed)[2:12], "hands=", "Card.", DUEL.encode(attack(session))):
        assert secret not in written
    if form is LogForm.JSON:
        assert json.loads(written)["level"] == "error"


@pytest.mark.parametrize("table", ["tables", "moves"])
async def test_a_rule_of_the_database_that_a_move_breaks_logs_no_secret(
    table: str, postgres_url: str, postgres_store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL's own text of the error would show the whole row."""
    session = await begun(tables(postgres_store))
    with psycopg.connect(postgres_url, autocommit=True) as opened:
        column = "version" if table == "tables" else "number"
        opened.execute(
            f"ALTER TABLE {table} ADD CONSTRAINT none_here CHECK ({column} < 1) NOT VALID".encode()
        )
    set_up(LogLevel.INFO, LogForm.TEXT)
    try:
        await session.execute(Move(attack(session)), attacker(session), by=By.PLAYER, at=1.0)
    except StoreError:
        logging.getLogger("cogs.ui.errors").exception("an interaction failed")
    written = capsys.readouterr().err
    assert "session.py" in written, "the traceback is logged"
    assert "SQLSTATE 23514, none_here" in written
    seed = session.table.seed
    assert seed is not None
    for secret in (seed.hex()[:12], DUEL.encode(attack(session)), "Failing row"):
        assert secret not in written


def test_discord_and_the_database_never_log_at_debug() -> None:
    """At DEBUG they would log what was sent, including hands and seeds."""
    set_up(LogLevel.DEBUG, LogForm.TEXT)
    assert logging.getLogger("discord.http").getEffectiveLevel() == logging.INFO
    assert logging.getLogger("aiosqlite").getEffectiveLevel() >= logging.INFO


def test_pictures_are_not_logged_byte_by_byte_at_debug() -> None:
    set_up(LogLevel.DEBUG, LogForm.TEXT)
    assert not logging.getLogger("PIL.PngImagePlugin").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)


@pytest.mark.parametrize("form", list(LogForm))
def test_an_error_without_a_text_is_named(form: LogForm, capsys: pytest.CaptureFixture[str]) -> None:
    set_up(LogLevel.INFO, form)
    logging.getLogger("cogs").warning("an interaction failed: %s", TimeoutError())
    logging.getLogger("cogs").warning("table %s: %s", "t1", OSError("the disk is full"))
    written = capsys.readouterr().err
    assert "an interaction failed: TimeoutError()" in written
    assert "table t1: the disk is full" in written
