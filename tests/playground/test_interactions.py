"""The real client is given commands and presses, and answers them in every way."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import AnswerKind, CannotDo, Playground, Visitor

from .conftest import Bot
from .table_bot import Count, panel
from .test_messages import gallery, picture

pytestmark = pytest.mark.asyncio

Press = discord.Interaction[Any]


async def test_a_slash_command_is_answered(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Say hello")
    async def hello(interaction: Press, name: str) -> None:
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
        interaction: Press, mode: str, opponent: discord.Member, place: discord.TextChannel | None
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


async def test_autocomplete_offers_what_the_client_finds(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Eat")
    async def eat(interaction: Press, cake: str, many: int = 1) -> None:
        await interaction.response.send_message(cake)

    @eat.autocomplete("cake")
    async def cakes(interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        known = ("Sacher", "Savarin", "Simnel")
        return [app_commands.Choice(name=c, value=c.lower()) for c in known if c.lower().startswith(typed)]

    await bot.tree.sync()
    choices = await ada.autocomplete("/eat", option="cake", typed="sa", many=2)
    assert choices == [{"name": "Sacher", "value": "sacher"}, {"name": "Savarin", "value": "savarin"}]


async def test_a_dynamic_button_repaints_its_message(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    bot.add_dynamic_items(Count)
    await table.send(view=panel(1))

    answer = await ada.press(ada.latest(), "Count 1")
    assert answer.kind is AnswerKind.UPDATE
    assert ada.text(answer.message) == "It stands at 2"
    await ada.press(ada.latest(), "Count 2")
    assert ada.text(ada.latest()) == "It stands at 3"


async def test_a_stale_press_reaches_the_client_only_when_asked_for(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    bot.add_dynamic_items(Count)
    await table.send(view=panel(1))
    old = ada.latest()
    await ada.press(old, "Count 1")

    with pytest.raises(CannotDo, match="no component"):
        await ada.press(old, "Count 1")
    answer = await ada.press(old, "Count 1", stale=True)
    assert ada.text(answer.message) == "It stands at 2"


async def test_selects_of_text_and_of_people(bot: Bot, ada: Visitor, table: discord.TextChannel) -> None:
    class Choosing(ui.View):
        @ui.select(placeholder="Cake", options=[discord.SelectOption(label=c) for c in ("Sacher", "Simnel")])
        async def cake(self, interaction: Press, select: ui.Select[Any]) -> None:
            await interaction.response.send_message(f"chose {select.values[0]}")

        @ui.select(cls=ui.UserSelect, placeholder="Guest")
        async def guest(self, interaction: Press, select: ui.UserSelect[Any]) -> None:
            await interaction.response.send_message(f"invited {select.values[0].display_name}")

    await table.send("Choose", view=Choosing())
    message = ada.latest()
    assert ada.text((await ada.choose(message, "Cake", ["Simnel"])).message) == "chose Simnel"
    assert ada.text((await ada.choose(message, "Guest", [ada])).message) == "invited Ada"
    with pytest.raises(CannotDo, match="offers only"):
        await ada.choose(message, "Cake", ["Bread"])
    with pytest.raises(CannotDo, match="takes 1 to 1"):
        await ada.choose(message, "Cake", [])


async def test_a_disabled_button_cannot_be_pressed(ada: Visitor, table: discord.TextChannel) -> None:
    view = ui.View()
    view.add_item(ui.Button(label="No", custom_id="no", disabled=True))
    await table.send("Nothing doing", view=view)

    assert not ada.can_press(ada.latest(), "No")
    with pytest.raises(CannotDo, match="disabled"):
        await ada.press(ada.latest(), "No")


async def test_an_ephemeral_answer_is_seen_by_one_and_is_no_history(
    bot: Bot, ada: Visitor, ben: Visitor, table: discord.TextChannel
) -> None:
    @bot.tree.command(description="Show the hand")
    async def hand(interaction: Press) -> None:
        await interaction.response.send_message("Three cakes", ephemeral=True)
        await interaction.edit_original_response(content="Four cakes")

    await bot.tree.sync()
    answer = await ada.command("/hand")

    assert answer.ephemeral
    assert await ada.wait_for(lambda: ada.text(ada.latest()) == "Four cakes")
    assert ben.messages() == []
    assert [message async for message in table.history()] == []
    await ada.dismiss(ada.latest())
    assert ada.messages() == []


async def test_a_deferred_answer_is_finished_by_a_follow_up(bot: Bot, ada: Visitor, ben: Visitor) -> None:
    @bot.tree.command(description="Think")
    async def think(interaction: Press) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("Done thinking")
        await interaction.followup.send("For you alone", ephemeral=True)

    await bot.tree.sync()
    answer = await ada.command("/think")
    assert answer.deferred
    assert ada.text((await ada.finish(answer)).message) == "Done thinking"
    await ada.wait_for(lambda: len(ada.messages()) == 2)
    assert [ben.text(message) for message in ben.messages()] == ["Done thinking"]


async def test_a_deferred_press_is_finished_by_an_edit(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    class Slow(ui.View):
        @ui.button(label="Go")
        async def go(self, interaction: Press, button: ui.Button[Any]) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="Gone", view=None)

    await table.send("Ready", view=Slow())
    answer = await ada.press(ada.latest(), "Go")
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    assert ada.text((await ada.finish(answer)).message) == "Gone"
    assert ada.controls(ada.latest()) == []


@pytest.mark.usefixtures("hurried")
async def test_no_answer_in_time_is_told_and_then_refused(bot: Bot, ada: Visitor) -> None:
    late: list[Press] = []

    @bot.tree.command(description="Sleep")
    async def sleep(interaction: Press) -> None:
        late.append(interaction)

    await bot.tree.sync()
    answer = await ada.command("/sleep")

    assert answer.kind is AnswerKind.FAILED
    assert answer.failed == "The application did not respond"
    with pytest.raises(discord.NotFound) as refused:
        await late[0].response.send_message("Sorry")
    assert refused.value.code == 10062


async def test_a_second_answer_is_refused(playground: Playground, bot: Bot, ada: Visitor) -> None:
    seen: list[Press] = []

    @bot.tree.command(description="Once")
    async def once(interaction: Press) -> None:
        seen.append(interaction)
        await interaction.response.send_message("Once")

    await bot.tree.sync()
    await ada.command("/once")
    again = seen[0]
    again.response._response_type = None
    with pytest.raises(discord.HTTPException) as refused:
        await again.response.send_message("Twice")
    assert refused.value.code == 40060


async def test_a_token_ends_after_fifteen_minutes(playground: Playground, bot: Bot, ada: Visitor) -> None:
    seen: list[Press] = []

    @bot.tree.command(description="Once")
    async def once(interaction: Press) -> None:
        seen.append(interaction)
        await interaction.response.send_message("Once")

    await bot.tree.sync()
    await ada.command("/once")
    playground.clock.advance(14 * 60)
    await seen[0].edit_original_response(content="Still here")
    playground.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await seen[0].edit_original_response(content="Too late")
    assert refused.value.code == 50027


async def test_commands_are_kept_from_who_may_not_use_them(bot: Bot, ada: Visitor, ben: Visitor) -> None:
    @bot.tree.command(description="Manage")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def manage(interaction: Press) -> None:
        await interaction.response.send_message("Managed")

    await bot.tree.sync()
    assert ada.text((await ada.command("/manage")).message) == "Managed"
    with pytest.raises(LookupError):
        await ben.command("/manage")


async def test_the_language_of_the_person_and_the_permissions_come_along(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.command(description="Tell")
    async def tell(interaction: Press) -> None:
        words = (
            interaction.locale.value,
            interaction.permissions.manage_guild,
            interaction.app_permissions.manage_guild,
        )
        await interaction.response.send_message(str(words))

    await bot.tree.sync()
    playground.member("Ada").locale = "de"
    assert ada.text((await ada.command("/tell")).message) == "('de', True, False)"


async def test_commands_and_buttons_work_in_a_direct_channel(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    bot.add_dynamic_items(Count)
    user = await bot.fetch_user(ada.id)
    await user.send(view=panel(5))

    [message] = ada.dms()
    await ada.press(message, "Count 5")
    assert [ada.text(message) for message in ada.dms()] == ["It stands at 6"]


async def test_answers_carry_pictures_and_replace_them(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Show")
    async def show(interaction: Press) -> None:
        await interaction.response.send_message(view=gallery("One"), file=picture(3, 2))
        await interaction.edit_original_response(view=gallery("Two"), attachments=[picture(4, 4)])
        await interaction.followup.send(file=picture(5, 5), ephemeral=True)

    await bot.tree.sync()
    await ada.command("/show")
    await ada.wait_for(lambda: len(ada.messages()) == 2)
    shown, whispered = ada.messages()
    assert ada.text(shown) == "Two"
    assert [a["width"] for a in shown["attachments"]] == [4]
    assert [a["width"] for a in whispered["attachments"]] == [5]


async def test_an_answer_is_deleted_by_its_token(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Vanish")
    async def vanish(interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.delete_original_response()

    await bot.tree.sync()
    answer = await ada.command("/vanish")
    assert (await ada.finish(answer)).message is None
    assert ada.messages() == []


async def test_a_server_error_while_answering_is_tried_again_by_the_client(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.command(description="Ping")
    async def ping(interaction: Press) -> None:
        await interaction.response.send_message("Pong")

    await bot.tree.sync()
    playground.faults.fail("/callback", 502)
    assert ada.text((await ada.command("/ping")).message) == "Pong"
    assert [call.status for call in playground.calls()] == [502, 200]
