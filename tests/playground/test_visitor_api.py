"""The page's own API, and the client that plays through it from another process."""

import re
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import AnswerKind, CannotDo, Playground
from playground.people.client import RemotePlayground

from .conftest import Bot

pytestmark = pytest.mark.asyncio


class Name(ui.Modal, title="Name"):
    """A form that asks for a name."""

    field: ui.Label[Any] = ui.Label(text="Your name", component=ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"It is {self.field.component.value}")  # type: ignore[attr-defined]


class Ask(ui.View):
    """A button that opens the form."""

    @ui.button(label="Name…")
    async def ask(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Name())


async def with_commands(bot: Bot) -> None:
    @bot.tree.command(description="Greet")
    async def greet(interaction: discord.Interaction[Any], quietly: bool = False) -> None:
        await interaction.response.send_message("Hello", ephemeral=quietly)

    await bot.tree.sync()


async def test_a_remote_person_plays_like_a_local_one(
    playground: Playground, bot: Bot, table: discord.TextChannel
) -> None:
    await with_commands(bot)
    async with RemotePlayground(playground.url) as remote:
        ada, ben = remote.visitor("Ada"), remote.visitor("Ben")
        answer = await ada.command("/greet", quietly=True)
        assert (answer.kind, answer.ephemeral) == (AnswerKind.MESSAGE, True)
        assert [ada.text(m) for m in await ada.messages()] == ["Hello"]
        assert await ben.messages() == []
        await ada.dismiss(await ada.latest())

        await table.send("Who?", view=Ask())
        opened = await ben.press(await ben.latest(), "Name…")
        await ben.submit(opened.modal, {"Your name": "Ben"})
        assert ada.text(await ada.latest()) == "It is Ben"
        with pytest.raises(CannotDo, match="no component"):
            await ada.press(await ada.latest(), {"type": 2, "custom_id": "none"})
        await ada.say("Well met")
        assert len(await remote.calls()) == len(playground.calls())


async def test_faults_work_in_a_remote_playground_too(playground: Playground, bot: Bot) -> None:
    async with RemotePlayground(playground.url) as remote:
        await remote.misbehave("close_dms", member="Ben")
        assert not playground.member("Ben").dms_open
        with pytest.raises(CannotDo, match="no fault"):
            await remote.misbehave("explode")


async def receive(socket: aiohttp.ClientWebSocketResponse, name: str) -> dict[str, Any]:
    """Return the payload of the next event of that name; skip those before it."""
    while True:
        frame = await socket.receive_json(timeout=60)
        if frame.get("t") == name:
            payload: dict[str, Any] = frame["d"]
            return payload


async def test_the_socket_sends_what_a_page_needs(
    playground: Playground, bot: Bot, table: discord.TextChannel
) -> None:
    await with_commands(bot)
    ada = playground.member("Ada")
    async with (
        aiohttp.ClientSession(playground.url) as http,
        http.ws_connect(f"/visitor/socket?member={ada.id}") as socket,
    ):
        ready = await socket.receive_json()
        assert ready["op"] == "ready"
        assert [c["name"] for c in ready["guilds"][0]["channels"]] == [
            "welcome",
            "cake-table",
            "cake-table-two",
        ]
        assert [c["name"] for c in ready["commands"]] == ["greet"]
        assert ready["presence"] == {"bot_online": True}

        await table.send(f"<@{ada.id}>", allowed_mentions=discord.AllowedMentions(users=True))
        told = await receive(socket, "MESSAGE_CREATE")
        assert told["pings_me"]

        greet = ready["commands"][0]
        data = {"id": greet["id"], "name": "greet", "type": 1, "options": []}
        body = {"type": 2, "nonce": "n1", "channel_id": str(table.id), "data": data}
        async with http.post(f"/visitor/interactions?member={ada.id}", json=body) as response:
            sent = await response.json()
        assert await receive(socket, "INTERACTION_CREATED") == {"nonce": "n1", **sent}
        assert await receive(socket, "INTERACTION_DONE") == {"nonce": "n1", **sent}

        await bot.close()
        assert await receive(socket, "PRESENCE") == {"bot_online": False}


async def test_a_member_who_is_added_to_a_private_thread_learns_of_it(
    playground: Playground, bot: Bot, table: discord.TextChannel
) -> None:
    ben = playground.member("Ben")
    async with (
        aiohttp.ClientSession(playground.url) as http,
        http.ws_connect(f"/visitor/socket?member={ben.id}") as socket,
    ):
        assert (await socket.receive_json())["op"] == "ready"
        thread = await table.create_thread(name="lesson", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(ben.id))
        told = await receive(socket, "THREAD_CREATE")
        assert (told["id"], told["name"]) == (str(thread.id), "lesson")


async def test_direct_channels_settings_and_avatars_work(playground: Playground, bot: Bot) -> None:
    await with_commands(bot)
    ada = playground.member("Ada")
    async with aiohttp.ClientSession(playground.url) as http:
        async with http.post(f"/visitor/dms?member={ada.id}") as response:
            assert (await response.json())["recipients"][0]["id"] == str(ada.id)
        async with http.post(f"/visitor/settings?member={ada.id}", json={"locale": "de"}) as response:
            assert await response.json() == {"dms_open": True, "locale": "de", "has_app": False}
        async with http.get("/visitor/world") as response:
            world = await response.json()
        assert [m["display_name"] for m in world["members"]] == ["Cake Club", "Ada", "Ben", "Cleo", "Dov"]
        async with http.get(world["members"][1]["avatar_url"]) as response:
            assert response.content_type == "image/svg+xml"
        async with http.get("/visitor/ready?member=1") as response:
            assert response.status == 400
        async with http.get("/api/v10/nothing") as response:
            assert (response.status, response.headers["Content-Type"]) == (404, "application/json")


async def test_avatars_are_where_discord_has_them(playground: Playground) -> None:
    ada = playground.member("Ada")
    async with aiohttp.ClientSession(playground.url) as http:
        async with http.get("/embed/avatars/3.png?size=64") as response:
            assert (await response.read()).startswith(b"\x89PNG")
        async with http.get(f"/avatars/{ada.id}/abc.png") as response:
            assert response.status == 404
        playground.world.users[ada.id].avatar = "abc"
        async with http.get(f"/avatars/{ada.id}/abc.png?size=64") as response:
            assert response.content_type == "image/png"
            assert (await response.read()).startswith(b"\x89PNG")
        async with http.get(f"/avatars/{ada.id}/other.png") as response:
            assert response.status == 404


async def test_command_names_are_in_the_persons_language(playground: Playground) -> None:
    body = {
        "name": "leave",
        "description": "Leave",
        "name_localizations": {"de": "gehen"},
        "description_localizations": {"de": "Aufstehen"},
    }
    url = f"{playground.api_url}/applications/{playground.world.bot_id}/commands"
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.post(url, json=body) as response:
            assert response.status == 201
        async with http.post(url, json=body) as response:
            assert response.status == 200
    playground.member("Ben").locale = "de"
    async with RemotePlayground(playground.url) as remote:
        ready = await remote.ask("GET", f"ready?member={playground.member('Ben').id}")
    [command] = ready["commands"]
    assert (command["name"], command["name_localized"], command["description_localized"]) == (
        "leave",
        "gehen",
        "Aufstehen",
    )
    assert re.fullmatch(r"\d+", command["id"])
