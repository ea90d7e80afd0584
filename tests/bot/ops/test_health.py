"""The health port: whether the bot is well, and metrics that name nobody."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.ops import health, metrics
from bot.ops.health import PortTaken, answering
from bot.tables.commands import Move
from data.errors import StoreUnavailable
from data.records.tables import By
from data.sqlite import database as sqlite
from data.store import Store
from tests.bot.tables.services import ADA, BEN, PASS, attacker, begun, tables
from tests.data.rows import playing
from tests.stores import MemoryStore


@contextlib.asynccontextmanager
async def held(store: Store) -> AsyncIterator[Store]:
    """Open the store, and always close it: its threads would keep the tests running."""
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store) -> None:
    for number in range(10_000):
        await store.tables.add(playing(f"t{number}"))


async def asked(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the database at every question."""
    monkeypatch.setattr(health, "PROBE_KEPT_SECONDS", 0.0)


async def test_questions_in_a_row_cost_the_database_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROBE_KEPT_SECONDS", 3600.0)
    store = MemoryStore()
    probes: list[bool] = []
    monkeypatch.setattr(store, "probe", lambda: probe(probes))
    async with answering("127.0.0.1", 0, store, lambda: True, lambda: 0) as port:
        answers = await asyncio.gather(*(asked(port, "/healthz") for _ in range(20)))
    assert {status for status, _ in answers} == {200}
    assert len(probes) == 1


async def probe(probes: list[bool]) -> None:
    probes.append(True)


async def test_a_healthy_bot_says_so() -> None:
    async with answering("127.0.0.1", 0, MemoryStore(), lambda: True, lambda: 3) as port:
        assert await asked(port, "/healthz") == (200, '{"connected": true, "database": true}')
        status, text = await asked(port, "/metrics")
    assert status == 200
    assert "cakeclub_connected 1.0" in text
    assert "cakeclub_tables_in_memory 3.0" in text


async def test_a_bot_that_is_disconnected_or_cannot_write_says_which() -> None:
    store = MemoryStore()
    async with answering("127.0.0.1", 0, store, lambda: False, lambda: 0) as port:
        assert await asked(port, "/healthz") == (503, '{"connected": false, "database": true}')
        await store.close()
        told = '{"connected": false, "database": false, "problem": "cannot save"}'
        assert await asked(port, "/healthz") == (503, told)


async def test_a_bot_whose_disk_is_full_says_that_it_cannot_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a real row shows it: a write that changes nothing needs no space."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "PRAGMA max_page_count = 120"))
    store = await sqlite.open_store(tmp_path / "cake.sqlite3")
    async with (
        held(store),
        answering("127.0.0.1", 0, store, lambda: True, lambda: 0) as port,
    ):
        assert await asked(port, "/healthz") == (200, '{"connected": true, "database": true}')
        with pytest.raises(StoreUnavailable, match="disk is full"):
            await fill(store)
        told = '{"connected": true, "database": false, "problem": "cannot save"}'
        assert await asked(port, "/healthz") == (503, told)


async def test_a_bot_whose_database_became_read_only_says_that_it_cannot_save(tmp_path: Path) -> None:
    async with held(await sqlite.open_store(tmp_path / "cake.sqlite3")) as store:
        store._database._commits._connection.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]
        async with answering("127.0.0.1", 0, store, lambda: True, lambda: 0) as port:
            status, text = await asked(port, "/healthz")
    assert (status, "cannot save" in text) == (503, True)


async def test_checking_that_the_store_can_write_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "cake.sqlite3"
    async with held(await sqlite.open_store(path)) as store:
        pages = []
        for _ in range(20):
            await store.probe()
            with contextlib.closing(sqlite3.connect(path)) as connection:
                assert connection.execute("SELECT COUNT(*) FROM probes").fetchone() == (0,)
                pages += connection.execute("PRAGMA page_count").fetchone()
    assert len(set(pages)) == 1, "the file does not grow"


async def test_without_a_port_nothing_is_served() -> None:
    async with answering("127.0.0.1", None, MemoryStore(), lambda: True, lambda: 0) as port:
        assert port is None


async def test_a_port_that_is_taken_is_named() -> None:
    async with answering("127.0.0.1", 0, MemoryStore(), lambda: True, lambda: 0) as port:
        with pytest.raises(PortTaken, match=str(port)):
            async with answering("127.0.0.1", port, MemoryStore(), lambda: True, lambda: 0):
                pass


async def test_moves_are_counted_by_game_and_by_who_made_them() -> None:
    moves = metrics.MOVES.labels("duel", By.PLAYER)
    before = moves._value.get()
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, (ADA, BEN)[attacker(session)].id, Move(PASS))
    assert moves._value.get() == before + 1


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/api/v10/channels/1573588388315922432/messages", "/api/v10/channels/{id}/messages"),
        (
            "/api/v10/interactions/1573588388315922432/aW50ZXJhY3Rpb246MTU3MzU4ODM4ODMxNTkyMjQzMjpzZWNyZXQ/callback",
            "/api/v10/interactions/{id}/{token}/callback",
        ),
        ("/api/v10/gateway/bot?x=1", "/api/v10/gateway/bot"),
        ("/api/v10/channels/1573588388315922432/typed-by-somebody", "/api/v10/channels/{id}/{token}"),
        ("/avatars/1573588388315922432/ffee0011223344556677889900aabbcc.png", "/cdn"),
        ("/avatars/1573588388315922432/a_0011223344556677889900aabbccdd.png", "/cdn"),
    ],
)
def test_a_route_has_neither_ids_nor_tokens(path: str, told: str) -> None:
    assert metrics.route(path) == told


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "127.0.0.2", "localhost"])
async def test_the_check_asks_the_address_at_which_the_bot_answers(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)  # the check needs none
    monkeypatch.setenv("CAKECLUB_HEALTH_HOST", host)
    async with answering(host, 0, MemoryStore(), lambda: True, lambda: 0) as port:
        monkeypatch.setenv("CAKECLUB_HEALTH_PORT", str(port))
        assert await asyncio.to_thread(health.main) == 0
    assert await asyncio.to_thread(health.main) == health.UNHEALTHY


@pytest.mark.parametrize(
    ("port", "told"),
    [
        ("", "CAKECLUB_HEALTH_PORT is not set: the bot does not tell its health."),
        ("70000", "CAKECLUB_HEALTH_PORT is not valid"),
    ],
)
def test_the_check_says_which_setting_is_missing_or_wrong(
    port: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("CAKECLUB_HEALTH_PORT", port)
    assert health.main() == health.NOT_ASKED
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "wanted"),
    [("::", "[::1]:8080"), ("fe80::1%eth0", "[fe80::1%eth0]:8080"), ("10.0.0.7", "10.0.0.7:8080")],
)
def test_an_address_of_any_kind_stands_in_the_url(host: str, wanted: str) -> None:
    assert health.url_of(host, 8080) == f"http://{wanted}/healthz"
