"""The real client answers in every way: at once, later, too late, twice, for one person only."""

from typing import Any

import discord
import pytest
from discord import ui

from playground import AnswerKind, Playground, Visitor

from .conftest import Bot
from .test_messages import gallery, picture

pytestmark = pytest.mark.asyncio

Interaction = discord.Interaction[Any]


async def test_an_ephemeral_answer_is_seen_by_one_and_not_in_the_history(
    bot: Bot, ada: Visitor, ben: Visitor, table: discord.TextChannel
) -> None:
    @bot.tree.command(description="Show the hand")
    async def hand(interaction: Interaction) -> None:
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
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("Done thinking")
        await interaction.followup.send("For you alone", ephemeral=True)

    await bot.tree.sync()
    answer = await ada.command("/think")
    assert answer.was_deferred
    assert ada.text(answer.message) == "Done thinking"
    await ada.wait_for(lambda: len(ada.messages()) == 2)
    assert [ben.text(message) for message in ben.messages()] == ["Done thinking"]


async def test_a_deferred_press_is_finished_by_an_edit(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    class Slow(ui.View):
        @ui.button(label="Go")
        async def go(self, interaction: Interaction, button: ui.Button[Any]) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="Gone", view=None)

    await table.send("Ready", view=Slow())
    answer = await ada.press(ada.latest(), "Go")
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    assert ada.text((await ada.finish(answer)).message) == "Gone"
    assert ada.controls(ada.latest()) == []


@pytest.mark.usefixtures("hurried")
async def test_a_missing_answer_is_shown_and_a_late_one_refused(bot: Bot, ada: Visitor) -> None:
    late: list[Interaction] = []

    @bot.tree.command(description="Sleep")
    async def sleep(interaction: Interaction) -> None:
        late.append(interaction)

    await bot.tree.sync()
    answer = await ada.command("/sleep")

    assert answer.kind is AnswerKind.FAILED
    assert answer.failed == "The application did not respond"
    with pytest.raises(discord.NotFound) as refused:
        await late[0].response.send_message("Sorry")
    assert refused.value.code == 10062


async def test_a_second_answer_is_refused(playground: Playground, bot: Bot, ada: Visitor) -> None:
    seen: list[Interaction] = []

    @bot.tree.command(description="Once")
    async def once(interaction: Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("Once")

    await bot.tree.sync()
    await ada.command("/once")
    again = seen[0]
    again.response._response_type = None
    with pytest.raises(discord.HTTPException) as refused:
        await again.response.send_message("Twice")
    assert refused.value.code == 40060


async def test_a_token_expires_after_fifteen_minutes(playground: Playground, bot: Bot, ada: Visitor) -> None:
    seen: list[Interaction] = []

    @bot.tree.command(description="Once")
    async def once(interaction: Interaction) -> None:
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


async def test_answers_contain_images_and_replace_them(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Show")
    async def show(interaction: Interaction) -> None:
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
    async def vanish(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.delete_original_response()

    await bot.tree.sync()
    answer = await ada.command("/vanish")
    assert answer.message is None
    assert ada.messages() == []


async def test_a_server_error_while_answering_is_tried_again_by_the_client(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    @bot.tree.command(description="Ping")
    async def ping(interaction: Interaction) -> None:
        await interaction.response.send_message("Pong")

    await bot.tree.sync()
    playground.faults.fail("/callback", 502)
    assert ada.text((await ada.command("/ping")).message) == "Pong"
    assert [call.status for call in playground.calls()] == [502, 200]
