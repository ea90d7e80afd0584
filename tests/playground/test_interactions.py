"""The real client is given every kind of interaction and answers it in every way."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import AnswerKind, CannotDo, Playground, Visitor

from .conftest import Bot


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button that carries its number."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel(self.number + 1))


def panel(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(Count(number))
    view.add_item(ui.Container(ui.TextDisplay(f"It stands at {number}"), row))
    return view


async def test_a_slash_command_is_answered(playground: Playground, bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"Hello {name}")

    await bot.tree.sync()
    answer = await ada.command("/hello", name="Ben")

    assert answer.kind is AnswerKind.MESSAGE
    assert ada.text(answer.message) == "Hello Ben"
    assert ada.text(ada.latest()) == "Hello Ben"


async def test_a_dynamic_button_repaints_its_message(playground: Playground, bot: Bot, ada: Visitor) -> None:
    bot.add_dynamic_items(Count)
    channel = bot.get_channel(playground.channel("cake-table").id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=panel(1))

    answer = await ada.press(ada.latest(), "Count 1")
    assert answer.kind is AnswerKind.UPDATE
    assert ada.text(answer.message) == "It stands at 2"
    await ada.press(ada.latest(), "Count 2")
    assert ada.text(ada.latest()) == "It stands at 3"
