"""The real client is used from the menus of people, on accounts that have the app, and in places without the bot."""

from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from playground import CannotDo, Playground, Refused, Visitor
from playground.limits import check_commands
from playground.world.places import open_dm
from tests.waiting import until

from .conftest import SCHEMA, Bot

Interaction = discord.Interaction[Any]
needs_description = pytest.mark.skipif(
    not SCHEMA.is_loaded,
    reason="Discord's published API is missing: save it as ../shared/discord/openapi.json",
)


async def tell(interaction: Interaction) -> None:
    """Tell how the bot came here."""
    owners = {key: str(value) for key, value in interaction._integration_owners.items()}
    words = f"{interaction.context.to_array()} {owners} {interaction.app_permissions.send_messages}"
    await interaction.response.send_message(words, ephemeral=True)


async def tells(bot: Bot, *, contexts: list[Literal[0, 1, 2]], installs: list[Literal[0, 1]]) -> None:
    """Register `/tell` for these contexts and installations."""
    command = app_commands.Command[Any, ..., None](
        name="tell",
        description="Tell how the bot came here",
        callback=tell,
        allowed_contexts=app_commands.AppCommandContext._from_value(contexts),
        allowed_installs=app_commands.AppInstallationType._from_value(installs),
    )
    bot.tree.add_command(command)
    await bot.tree.sync()


async def test_a_command_in_the_menu_of_a_person_reaches_the_client_with_that_member(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.context_menu(name="Say Hello")
    async def hello(interaction: Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{member.display_name} {member.guild.id}")

    await bot.tree.sync()
    ben = playground.member("Ben")
    answer = await ada.use_menu("Say Hello", ben)
    assert ada.text(answer.message) == f"Ben {playground.guild.id}"
    assert answer.message is not None
    metadata = answer.message["interaction_metadata"]
    assert (metadata["name"], metadata["target_user"]["id"]) == ("Say Hello", str(ben.id))
    with pytest.raises(LookupError):
        await ada.command("/Say Hello")
    with pytest.raises(CannotDo, match="needs a person"):
        await ada.use_menu("Say Hello", 5)


async def test_somebody_who_has_left_is_no_member_in_the_menu(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.context_menu(name="Who")
    async def who(interaction: Interaction, person: discord.User | discord.Member) -> None:
        await interaction.response.send_message(type(person).__name__)

    await bot.tree.sync()
    await playground.kick("Ben")
    assert ada.text((await ada.use_menu("Who", playground.member("Ben"))).message) == "User"


def test_menus_have_limits_of_their_own() -> None:
    commands = [{"name": f"Command {number}", "type": 2} for number in range(5)]
    check_commands(commands)
    with pytest.raises(Refused) as refused:
        check_commands([*commands, {"name": "One more", "type": 2}])
    assert refused.value.code == 30032
    with pytest.raises(Refused) as refused:
        check_commands([{"name": "Described", "type": 2, "description": "Not there"}])
    assert refused.value.code == 50035


async def test_a_command_of_guilds_only_is_not_there_for_an_account(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await tells(bot, contexts=[0, 1, 2], installs=[0])
    await playground.install_app("Ada")
    assert ada.text((await ada.command("/tell")).message) == f"[0] {{0: '{playground.guild.id}'}} True"
    elsewhere = await playground.add_guild("Elsewhere", has_bot=False)
    with pytest.raises(LookupError):
        await ada.command("/tell", channel=next(playground.world.channels_of(elsewhere.id)).id)


async def test_an_account_with_the_app_uses_it_where_the_bot_is_not(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await tells(bot, contexts=[0, 1, 2], installs=[0, 1])
    elsewhere = await playground.add_guild("Elsewhere", has_bot=False)
    general = next(playground.world.channels_of(elsewhere.id)).id
    group = (await playground.create_group("Ada", "Ben")).id
    for place in (general, group):
        with pytest.raises(LookupError):
            await ada.command("/tell", channel=place)
    await playground.install_app("Ada")
    for place, context in ((general, 0), (group, 2)):
        answer = await ada.command("/tell", channel=place)
        assert ada.text(answer.message) == f"[{context}] {{1: '{ada.id}'}} False"
    both = await ada.command("/tell")
    assert ada.text(both.message) == f"[0] {{0: '{playground.guild.id}', 1: '{ada.id}'}} True"
    assert bot.get_guild(elsewhere.id) is None, "the client learns nothing of that guild"


async def test_the_contexts_of_a_command_hold_for_an_account_as_well(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await tells(bot, contexts=[0, 1], installs=[0, 1])
    await playground.install_app("Ada")
    group = await playground.create_group("Ada", "Ben")
    with pytest.raises(LookupError):
        await ada.command("/tell", channel=group.id)


async def test_direct_messages_work_for_an_account_without_a_common_guild(
    playground: Playground, bot: Bot
) -> None:
    await tells(bot, contexts=[1], installs=[0, 1])
    dov, stage = playground.visitor("Dov"), playground.services.stage
    direct = open_dm(stage, dov.id)
    assert dov.text((await dov.command("/tell", channel=direct.id)).message) == "[1] {0: '0'} True"
    await playground.kick("Dov")
    with pytest.raises(LookupError):
        await dov.command("/tell", channel=direct.id)
    user = await bot.fetch_user(dov.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Hello")
    assert refused.value.code == 50007
    await playground.install_app("Dov")
    answer = await dov.command("/tell", channel=direct.id)
    assert dov.text(answer.message) == f"[1] {{1: '{dov.id}'}} True"
    await user.send("Hello")


async def test_an_account_gets_five_further_messages_for_an_interaction(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    sent: list[int] = []

    @bot.tree.command(description="Talk")
    @app_commands.allowed_installs(guilds=True, users=True)
    async def talk(interaction: Interaction) -> None:
        await interaction.response.send_message("0", ephemeral=True)
        sent.clear()
        for number in range(1, 7):
            await interaction.followup.send(str(number), ephemeral=True)
            sent.append(number)

    refused: list[int] = []

    @bot.tree.error
    async def note(_: Interaction, error: app_commands.AppCommandError) -> None:
        assert isinstance(error, app_commands.CommandInvokeError)
        assert isinstance(error.original, discord.HTTPException)
        refused.append(error.original.code)

    await bot.tree.sync()
    await ada.command("/talk")
    await until(lambda: sent[-1:] == [6])
    elsewhere = await playground.add_guild("Elsewhere", has_bot=False)
    await playground.install_app("Ada")
    await ada.command("/talk", channel=next(playground.world.channels_of(elsewhere.id)).id)
    await until(lambda: refused)
    assert (sent, refused) == ([1, 2, 3, 4, 5], [40094])


@needs_description
async def test_what_the_playground_tells_of_installs_and_menus_is_as_discord_describes_it(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.context_menu(name="Say Hello")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hello(interaction: Interaction, member: discord.Member) -> None:
        await interaction.response.send_message("Hello")

    await bot.tree.sync()
    await playground.install_app("Ada")
    answer = await ada.use_menu("Say Hello", playground.member("Ben"))
    assert answer.message is not None
    metadata = answer.message["interaction_metadata"]
    SCHEMA.check_described("ApplicationCommandInteractionMetadataResponse", metadata)
    (command,) = await bot.http.get_global_commands(playground.world.bot_id)
    SCHEMA.check_described("ApplicationCommandResponse", command)
    SCHEMA.check_described("PrivateApplicationResponse", await bot.http.application_info())
    with pytest.raises(Refused):
        SCHEMA.check_described("ApplicationCommandResponse", {**command, "contexts": [7]})
