"""The real client sends, edits and deletes messages, with files, in channels, threads and direct channels."""

import io
import struct
import zlib

import aiohttp
import discord
import pytest
from discord import ui

from playground import Playground, Visitor

from .conftest import Bot

pytestmark = pytest.mark.asyncio


def picture(width: int = 3, height: int = 2) -> discord.File:
    """A small PNG."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (width + 1) * height)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return discord.File(io.BytesIO(data), "table.png", description="The table")


def gallery(words: str) -> ui.LayoutView:
    view = ui.LayoutView()
    pictures: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    pictures.add_item(media="attachment://table.png", description="The table")
    view.add_item(ui.Container(ui.TextDisplay(words), pictures))
    return view


async def test_an_image_gets_an_address_and_can_be_replaced(ada: Visitor, table: discord.TextChannel) -> None:
    sent = await table.send(view=gallery("One"), file=picture())
    [attachment] = sent.attachments
    assert (attachment.width, attachment.height, attachment.description) == (3, 2, "The table")
    shown = ada.latest()["components"][0]["components"][1]["items"][0]["media"]
    assert shown["url"] == attachment.url
    async with aiohttp.request("GET", attachment.url) as response:
        assert (response.status, response.content_type) == (200, "image/png")

    edited = await sent.edit(view=gallery("Two"), attachments=[picture(5, 5)])
    assert [a.width for a in edited.attachments] == [5]
    assert ada.text(ada.latest()) == "Two"
    async with aiohttp.request("GET", attachment.url) as response:
        assert response.status == 404


async def test_an_image_without_a_file_is_refused(table: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException, match="referenced attachment was not found"):
        await table.send(view=gallery("One"))
    sent = await table.send(view=gallery("One"), file=picture())
    await sent.edit(view=gallery("Two"))
    with pytest.raises(discord.HTTPException, match="referenced attachment was not found"):
        await sent.edit(view=gallery("Three"), attachments=[])


async def test_an_edit_without_files_keeps_the_existing_ones(table: discord.TextChannel) -> None:
    sent = await table.send("With", file=picture())
    edited = await sent.edit(content="Still with")
    assert [a.filename for a in edited.attachments] == ["table.png"]


async def test_only_allowed_mentions_ping(ada: Visitor, ben: Visitor, table: discord.TextChannel) -> None:
    both = f"{ada.mention} and {ben.mention}"
    await table.send(both, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)]))
    assert [ada.latest()["pings_me"], ben.latest()["pings_me"]] == [False, True]
    sent = await table.send(both)
    assert sent.mentions == []
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(both))
    await table.send(view=view, allowed_mentions=discord.AllowedMentions(users=True))
    assert [user["username"] for user in ada.latest()["mentions"]] == ["ada", "ben"]


async def test_history_is_newest_first_and_can_be_paged(
    playground: Playground, table: discord.TextChannel
) -> None:
    sent = [await table.send(str(number)) for number in range(5)]
    assert [m.content async for m in table.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in table.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in table.history(after=sent[2], oldest_first=True)] == ["3", "4"]
    playground.faults.allow("MANAGE_MESSAGES", "cake-table")
    await table.delete_messages(sent[:2])
    await sent[2].delete()
    assert [m.content async for m in table.history()] == ["4", "3"]
    with pytest.raises(discord.NotFound) as refused:
        await sent[2].edit(content="gone")
    assert refused.value.code == 10008


async def test_a_reply_names_the_message_it_replies_to(ada: Visitor, table: discord.TextChannel) -> None:
    first = await table.send("First")
    await first.reply("Second")
    assert ada.latest()["referenced_message"]["content"] == "First"


async def test_many_edits_of_an_old_message_are_refused(
    playground: Playground, table: discord.TextChannel
) -> None:
    sent = await table.send("Old")
    playground.clock.advance(61 * 60)
    for number in range(3):
        await sent.edit(content=str(number))
    async with aiohttp.request(
        "PATCH",
        f"{playground.api_url}/channels/{table.id}/messages/{sent.id}",
        json={"content": "4"},
        headers={"Authorization": f"Bot {playground.token}"},
    ) as response:
        assert response.status == 429
        refused = await response.json()
        assert refused["code"] == 30046
        assert 0 < refused["retry_after"] <= 20
    playground.clock.advance(20)
    await sent.edit(content="5")


async def test_a_direct_message_arrives_and_can_be_deleted(bot: Bot, ada: Visitor, ben: Visitor) -> None:
    user = await bot.fetch_user(ada.id)
    sent = await user.send("Your hand")
    assert [ada.text(m) for m in ada.dms()] == ["Your hand"]
    assert ben.dms() == []
    await sent.edit(content="Your new hand")
    assert [ada.text(m) for m in ada.dms()] == ["Your new hand"]
    await sent.delete()
    assert ada.dms() == []


async def test_closed_direct_messages_are_refused(playground: Playground, bot: Bot, ada: Visitor) -> None:
    user = await bot.fetch_user(ada.id)
    playground.faults.close_dms("Ada")
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Hello")
    assert refused.value.code == 50007
    playground.faults.open_dms("Ada")
    await user.send("Hello")


@pytest.mark.parametrize(
    ("permission", "code"),
    [("SEND_MESSAGES", 50013), ("VIEW_CHANNEL", 50001), ("ATTACH_FILES", 50013)],
)
async def test_a_missing_permission_is_refused(
    playground: Playground, table: discord.TextChannel, permission: str, code: int
) -> None:
    playground.faults.deny(permission, "cake-table")
    with pytest.raises(discord.Forbidden) as refused:
        await table.send("Hello", file=picture())
    assert refused.value.code == code
    playground.faults.allow(permission, "cake-table")
    await table.send("Hello", file=picture())


async def test_the_client_learns_that_it_has_lost_a_permission(
    playground: Playground, table: discord.TextChannel
) -> None:
    changed = table._state._get_client().wait_for("guild_channel_update", timeout=60)
    playground.faults.deny("CREATE_PUBLIC_THREADS", "cake-table")
    await changed
    assert not table.permissions_for(table.guild.me).create_public_threads
    assert table.permissions_for(table.guild.me).send_messages


async def test_an_unknown_channel_is_reported(playground: Playground, table: discord.TextChannel) -> None:
    await playground.delete_channel("cake-table")
    with pytest.raises(discord.NotFound) as refused:
        await table.send("Anyone?")
    assert refused.value.code == 10003


async def test_a_thread_is_opened_and_archived(
    playground: Playground, bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    thread = await table.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(ada.id))
    await thread.send("Welcome")
    assert ada.text(ada.latest("Table 1")) == "Welcome"
    assert sorted(m.id for m in await thread.fetch_members()) == sorted([ada.id, playground.world.bot_id])

    archived = bot.wait_for("thread_update", timeout=60)
    await thread.edit(archived=True)
    assert (await archived)[1].archived
    with pytest.raises(discord.HTTPException) as refused:
        await thread.edit(name="Too late")
    assert refused.value.code == 50083
    await thread.send("Awake again")
    assert not (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]

    gone = bot.wait_for("raw_thread_delete", timeout=60)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    playground.faults.allow("MANAGE_THREADS", "cake-table")
    await thread.delete()
    assert (await gone).thread_id == thread.id


async def test_a_thread_may_start_from_a_message(playground: Playground, table: discord.TextChannel) -> None:
    sent = await table.send("Join here")
    thread = await sent.create_thread(name="Table 2")
    assert thread.id == sent.id
    fetched = await table.fetch_message(sent.id)
    assert fetched.flags.has_thread
    with pytest.raises(discord.HTTPException) as refused:
        await sent.create_thread(name="Again")
    assert refused.value.code == 160004
    playground.faults.deny("CREATE_PUBLIC_THREADS", "cake-table")
    with pytest.raises(discord.Forbidden):
        await (await table.send("No")).create_thread(name="No")


async def test_typing_is_seen(ada: Visitor, table: discord.TextChannel, playground: Playground) -> None:
    async with table.typing():
        pass
    assert [call.route for call in playground.calls()] == ["/channels/{channel_id}/typing"]


async def test_threads_become_visible_with_their_channel(
    playground: Playground, bot: Bot, table: discord.TextChannel
) -> None:
    thread = await table.create_thread(name="Table 3", type=discord.ChannelType.public_thread)
    playground.faults.deny("VIEW_CHANNEL", "cake-table")
    with pytest.raises(discord.Forbidden):
        await thread.send("Blind")
    synced = bot.wait_for("socket_event_type", check=lambda name: name == "THREAD_LIST_SYNC", timeout=60)
    playground.faults.allow("VIEW_CHANNEL", "cake-table")
    await synced
    await thread.send("Seeing")


async def test_an_ephemeral_message_cannot_be_reached_like_others(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    @bot.tree.command(description="Whisper")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hush", ephemeral=True)

    await bot.tree.sync()
    answer = await ada.command("/whisper")
    assert answer.message is not None
    with pytest.raises(discord.NotFound) as refused:
        await table.get_partial_message(int(answer.message["id"])).edit(content="Loud")
    assert refused.value.code == 10008


async def test_an_enforced_nonce_creates_one_message(playground: Playground, bot: Bot, ada: Visitor) -> None:
    channel = bot.get_partial_messageable(playground.channel("cake-table").id)
    first, second = [await channel.send("once", nonce="n1") for _ in range(2)]
    assert first.id == second.id
    assert len(ada.messages("cake-table")) == 1
    playground.clock.advance(400)
    later = await channel.send("once", nonce="n1")
    assert later.id != first.id, "after some minutes it is forgotten"
