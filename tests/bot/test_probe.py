"""The port for whoever watches over the bot: whether it is well, and its figures, which name nobody."""

from __future__ import annotations

import aiohttp
import pytest

from bot import metrics
from bot.probe import PortTaken, answering
from data.memory import MemoryStore
from data.rows import By
from tests.bot.tables import ADA, BEN, attacker, begun, tables


async def asked(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_bot_that_is_well_says_so() -> None:
    async with answering("127.0.0.1", 0, MemoryStore(), lambda: True, lambda: 3) as port:
        assert await asked(port, "/healthz") == (200, '{"connected": true, "database": true}')
        status, text = await asked(port, "/metrics")
    assert status == 200
    assert "cakeclub_connected 1.0" in text
    assert "cakeclub_tables_in_memory 3.0" in text


async def test_a_bot_that_is_cut_off_or_cannot_write_says_which() -> None:
    store = MemoryStore()
    async with answering("127.0.0.1", 0, store, lambda: False, lambda: 0) as port:
        assert await asked(port, "/healthz") == (503, '{"connected": false, "database": true}')
        await store.close()
        assert await asked(port, "/healthz") == (503, '{"connected": false, "database": false}')


async def test_without_a_port_nobody_is_answered() -> None:
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
    await club.play(session.table.id, (ADA, BEN)[attacker(session)].id, "claim.pass", asked=None)
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
    ],
)
def test_a_route_has_neither_ids_nor_tokens(path: str, told: str) -> None:
    assert metrics.route(path) == told
