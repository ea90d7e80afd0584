"""The playground answers only its own page and the bot, not pages of other websites."""

from __future__ import annotations

import aiohttp
import pytest

from playground import Playground

PATHS = ("/", "/visitor/members", "/api/v10/gateway/bot")
SOCKETS = ("/gateway", "/visitor/socket")


async def status(playground: Playground, path: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as http, http.get(playground.url + path, headers=headers) as answer:
        return answer.status


async def socket_status(playground: Playground, path: str, **headers: str) -> int:
    """Return the status; 101 if the connection was opened."""
    async with aiohttp.ClientSession() as http:
        try:
            async with http.ws_connect(playground.url + path, headers=headers):
                return 101
        except aiohttp.WSServerHandshakeError as refused:
            return refused.status


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "", "[", "10.0.0.7"]
)
async def test_another_sites_name_for_this_machine_is_refused(
    playground: Playground, path: str, host: str
) -> None:
    port = playground.url.rpartition(":")[2]
    assert await status(playground, path, Host=host.format(port=port)) == 403


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://localhost:1", "https://{own}", "http://{own}.evil.example"],
)
async def test_a_page_of_another_site_is_refused(playground: Playground, path: str, origin: str) -> None:
    own = playground.url.removeprefix("http://")
    assert await status(playground, path, Origin=origin.format(own=own)) == 403


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}]
)
async def test_a_page_of_another_site_cannot_open_a_socket(
    playground: Playground, path: str, headers: dict[str, str]
) -> None:
    assert await socket_status(playground, path, **headers) == 403


async def test_a_page_of_another_site_changes_nothing(playground: Playground) -> None:
    channel = next(channel for channel in playground.world.channels.values() if channel.guild_id)
    before = len(list(playground.world.messages_in(channel.id)))
    async with aiohttp.ClientSession() as http:
        for path in ("/visitor/messages", f"/api/v10/channels/{channel.id}/messages"):
            async with http.post(
                playground.url + path, json={"content": "boo"}, headers={"Origin": "https://evil.example"}
            ) as answer:
                assert answer.status == 403
    assert len(list(playground.world.messages_in(channel.id))) == before


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST"])
async def test_its_own_page_is_answered_by_every_local_name(playground: Playground, name: str) -> None:
    port = playground.url.rpartition(":")[2]
    own = f"{name}:{port}"
    assert await status(playground, "/", Host=own) == 200
    assert await status(playground, "/", Host=own, Origin=f"http://{own}") == 200
    assert await socket_status(playground, "/gateway", Host=own, Origin=f"http://{own}") == 101


async def test_the_bot_is_answered_without_an_origin(playground: Playground) -> None:
    assert await status(playground, "/api/v10/gateway/bot", Authorization=f"Bot {playground.token}") == 200
    assert await socket_status(playground, "/gateway") == 101
