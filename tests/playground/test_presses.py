"""The real client receives presses and choices, also on messages that have changed since."""

from typing import Any

import discord
import pytest
from discord import ui

from playground import AnswerKind, CannotDo, Playground, Visitor

from .conftest import Bot
from .table_bot import Count, panel

pytestmark = pytest.mark.asyncio

Interaction = discord.Interaction[Any]


async def test_a_dynamic_button_updates_its_message(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    bot.add_dynamic_items(Count)
    await table.send(view=panel(1))

    answer = await ada.press(ada.latest(), "Count 1")
    assert answer.kind is AnswerKind.UPDATE
    assert ada.text(answer.message) == "It stands at 2"
    await ada.press(ada.latest(), "Count 2")
    assert ada.text(ada.latest()) == "It stands at 3"


async def test_a_stale_press_reaches_the_client_only_on_request(
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


async def test_selects_of_strings_and_users_work(bot: Bot, ada: Visitor, table: discord.TextChannel) -> None:
    class Choosing(ui.View):
        @ui.select(placeholder="Cake", options=[discord.SelectOption(label=c) for c in ("Sacher", "Simnel")])
        async def cake(self, interaction: Interaction, select: ui.Select[Any]) -> None:
            await interaction.response.send_message(f"chose {select.values[0]}")

        @ui.select(cls=ui.UserSelect, placeholder="Guest")
        async def guest(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
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


async def test_commands_and_buttons_work_in_a_direct_channel(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    bot.add_dynamic_items(Count)
    user = await bot.fetch_user(ada.id)
    await user.send(view=panel(5))

    [message] = ada.dms()
    await ada.press(message, "Count 5")
    assert [ada.text(message) for message in ada.dms()] == ["It stands at 6"]
