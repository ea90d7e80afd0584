"""The real client receives slash commands, with options and autocomplete."""

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import AnswerKind, CannotDo, Playground, Visitor

from .conftest import Bot

pytestmark = pytest.mark.asyncio

Interaction = discord.Interaction[Any]


async def test_a_slash_command_is_answered(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction, name: str) -> None:
        await interaction.response.send_message(f"Hello {name}")

    await bot.tree.sync()
    answer = await ada.command("/hello", name="Ben")

    assert answer.kind is AnswerKind.MESSAGE
    assert ada.text(answer.message) == "Hello Ben"
    assert ada.latest()["interaction_metadata"]["name"] == "hello"


async def test_subcommands_users_and_choices_reach_the_client(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    group = app_commands.Group(name="duel", description="Cake Duel")

    @group.command(description="Open a table")
    @app_commands.choices(mode=[app_commands.Choice(name="Core", value="core")])
    async def new(
        interaction: Interaction, mode: str, opponent: discord.Member, place: discord.TextChannel | None
    ) -> None:
        await interaction.response.send_message(f"{mode} {opponent.display_name} {place}")

    bot.tree.add_command(group)
    await bot.tree.sync()
    ben = playground.member("Ben")
    answer = await ada.command("/duel new", mode="core", opponent=ben, place=playground.channel("welcome"))

    assert ada.text(answer.message) == "core Ben welcome"
    assert answer.message is not None
    assert answer.message["interaction_metadata"]["name"] == "duel new"
    with pytest.raises(CannotDo, match="offers only"):
        await ada.command("/duel new", mode="silly", opponent=ben)
    with pytest.raises(CannotDo, match="required"):
        await ada.command("/duel new", mode="core")
    with pytest.raises(LookupError):
        await ada.command("/duel old")


async def test_autocomplete_offers_what_the_client_returns(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Eat")
    async def eat(interaction: Interaction, cake: str, many: int = 1) -> None:
        await interaction.response.send_message(cake)

    @eat.autocomplete("cake")
    async def cakes(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ("Sacher", "Savarin", "Simnel")
        return [app_commands.Choice(name=c, value=c.lower()) for c in known if c.lower().startswith(typed)]

    await bot.tree.sync()
    choices = await ada.autocomplete("/eat", option="cake", typed="sa", many=2)
    assert choices == [{"name": "Sacher", "value": "sacher"}, {"name": "Savarin", "value": "savarin"}]


async def test_commands_are_hidden_from_people_without_permission(
    bot: Bot, ada: Visitor, ben: Visitor
) -> None:
    @bot.tree.command(description="Manage")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def manage(interaction: Interaction) -> None:
        await interaction.response.send_message("Managed")

    await bot.tree.sync()
    assert ada.text((await ada.command("/manage")).message) == "Managed"
    with pytest.raises(LookupError):
        await ben.command("/manage")


async def test_an_interaction_contains_the_persons_language_and_permissions(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.command(description="Tell")
    async def tell(interaction: Interaction) -> None:
        words = (
            interaction.locale.value,
            interaction.permissions.manage_guild,
            interaction.app_permissions.manage_guild,
        )
        await interaction.response.send_message(str(words))

    await bot.tree.sync()
    playground.member("Ada").locale = "de"
    assert ada.text((await ada.command("/tell")).message) == "('de', True, False)"
