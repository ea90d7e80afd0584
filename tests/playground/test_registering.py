"""The real client registers, reads, changes and deletes commands, and reads its guild."""

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import Playground, Visitor

from .conftest import Bot

pytestmark = pytest.mark.asyncio

Interaction = discord.Interaction[Any]


def add(bot: Bot, name: str, description: str = "A command", **more: Any) -> None:
    @bot.tree.command(name=name, description=description, **more)
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message(name)


async def test_a_command_keeps_its_id_when_it_is_registered_again(bot: Bot) -> None:
    add(bot, "duel")
    [first] = await bot.tree.sync()
    add(bot, "hand")
    again = {command.name: command.id for command in await bot.tree.sync()}
    assert again["duel"] == first.id
    bot.tree.remove_command("duel")
    assert [command.name for command in await bot.tree.sync()] == ["hand"]


async def test_commands_of_one_guild_belong_to_it_only(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    other = await playground.add_guild("Elsewhere")
    add(bot, "here", guild=discord.Object(playground.guild.id))
    await bot.tree.sync(guild=discord.Object(playground.guild.id))
    assert await bot.tree.fetch_commands() == []
    assert ada.text((await ada.command("/here")).message) == "here"
    elsewhere = next(playground.world.channels_of(other.id))
    with pytest.raises(LookupError):
        await ada.command("/here", channel=elsewhere.id)


async def test_a_single_command_is_changed_and_deleted(bot: Bot) -> None:
    add(bot, "duel")
    [command] = await bot.tree.sync()
    changed = await command.edit(description="Another")
    assert (changed.id, changed.description) == (command.id, "Another")
    assert (await bot.tree.fetch_command(command.id)).description == "Another"
    await command.delete()
    with pytest.raises(discord.NotFound) as refused:
        await bot.tree.fetch_command(command.id)
    assert refused.value.code == 10063


async def test_translations_are_registered(bot: Bot, playground: Playground) -> None:
    class German(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: discord.Locale,
            context: app_commands.TranslationContextTypes,
        ) -> str | None:
            return string.message + "-de" if locale is discord.Locale.german else None

    await bot.tree.set_translator(German())
    add(bot, "duel", "words")
    [command] = await bot.tree.sync()
    assert command.name_localizations == {discord.Locale.german: "duel-de"}


async def test_the_guild_can_be_read(playground: Playground, bot: Bot, ada: Visitor) -> None:
    guild = await bot.fetch_guild(playground.guild.id)
    assert (await guild.fetch_member(ada.id)).display_name == "Ada"
    assert next(channel.name for channel in await guild.fetch_channels()) == "welcome"
    assert "Managers" in [role.name for role in await guild.fetch_roles()]
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(12345)
    assert refused.value.code == 10007
    await playground.kick_bot()
    with pytest.raises(discord.Forbidden) as shut_out:
        await bot.fetch_guild(playground.guild.id)
    assert shut_out.value.code == 50001


async def test_channels_are_created_and_changed_if_allowed(playground: Playground, bot: Bot) -> None:
    [guild] = bot.guilds
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("cake-room")
    playground.faults.allow("MANAGE_CHANNELS", "welcome")
    made = await guild.create_text_channel("cake-room")
    with pytest.raises(discord.Forbidden):
        await made.edit(topic="Cakes")
    playground.faults.allow("MANAGE_CHANNELS", "cake-room")
    edited = await made.edit(topic="Cakes")
    assert edited is not None
    assert edited.topic == "Cakes"
    await made.delete()
    with pytest.raises(LookupError):
        playground.channel("cake-room")


async def test_old_ephemeral_messages_are_dropped_when_there_are_too_many(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Whisper")
    async def whisper(interaction: Interaction, number: int) -> None:
        await interaction.response.send_message(str(number), ephemeral=True)

    await bot.tree.sync()
    for number in range(53):
        await ada.command("/whisper", number=number)
    seen = [ada.text(message) for message in ada.messages(limit=100)]
    assert seen == [str(number) for number in range(3, 53)]
