"""The application's own emojis: stored, served, limited, and checked where components show them."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest
from discord import ui

from playground import Playground, Visitor
from tests.playground.conftest import SCHEMA, Bot, connected, point_client_at
from tests.playground.test_messages import picture

pytestmark = pytest.mark.asyncio

PNG = picture().fp.read()


def panel(item: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    view = ui.LayoutView()
    view.add_item(ui.ActionRow(item))
    return view


async def test_emojis_are_stored_and_served(playground: Playground, bot: Bot) -> None:
    made = await bot.create_application_emoji(name="cake", image=PNG)
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["cake"]
    async with aiohttp.request("GET", f"{playground.url}/emojis/{made.id}.png") as response:
        assert response.content_type == "image/png"
        assert await response.read() == PNG
    await made.edit(name="pie")
    assert (await bot.fetch_application_emoji(made.id)).name == "pie"
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as refused:
        await bot.fetch_application_emoji(made.id)
    assert refused.value.code == 10014


async def test_emojis_are_kept_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(rate_limits=False, schema=SCHEMA, data=tmp_path) as before:
        point_client_at(before, monkeypatch)
        async with connected(before) as client:
            made = await client.create_application_emoji(name="cake", image=PNG)
    async with Playground(rate_limits=False, schema=SCHEMA, data=tmp_path) as after:
        point_client_at(after, monkeypatch)
        async with connected(after) as client:
            assert [emoji.id for emoji in await client.fetch_application_emojis()] == [made.id]
        async with aiohttp.request("GET", f"{after.url}/emojis/{made.id}.png") as response:
            assert await response.read() == PNG


@pytest.mark.parametrize("name", ["", "x", "with-a-hyphen", "Kuchenstück", "a" * 33])
async def test_an_invalid_name_is_refused(bot: Bot, name: str) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_application_emoji(name=name, image=PNG)
    assert refused.value.code == 50035
    made = await bot.create_application_emoji(name="cake", image=PNG)
    with pytest.raises(discord.HTTPException):
        await made.edit(name=name)


async def test_a_name_can_be_used_once(bot: Bot) -> None:
    made = await bot.create_application_emoji(name="cake", image=PNG)
    with pytest.raises(discord.HTTPException, match="taken"):
        await bot.create_application_emoji(name="cake", image=PNG)
    await made.edit(name="cake")


async def test_an_image_has_a_largest_size(bot: Bot) -> None:
    await bot.create_application_emoji(name="just", image=PNG + bytes(256 * 1024 - len(PNG)))
    with pytest.raises(discord.HTTPException, match=r"256\.0 kb"):
        await bot.create_application_emoji(name="more", image=PNG + bytes(256 * 1024))


async def test_a_file_that_is_not_an_image_is_refused(bot: Bot) -> None:
    assert bot.application_id is not None
    for image in ("", "cake", "data:text/plain;base64,AAAA", "data:image/png;base64,***"):
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.create_application_emoji(bot.application_id, "cake", image)
        assert refused.value.code == 50035


async def test_at_most_two_thousand_emojis_are_stored(playground: Playground, bot: Bot) -> None:
    made = await bot.create_application_emoji(name="cake", image=PNG)
    kept = playground.world.emojis
    kept.update({-number: kept[made.id] for number in range(1, 2000)})
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_application_emoji(name="more", image=PNG)
    assert refused.value.code == 30008


async def test_a_component_shows_only_existing_emojis(
    bot: Bot, ada: Visitor, table: discord.TextChannel
) -> None:
    made = await bot.create_application_emoji(name="cake", image=PNG)
    button: ui.Button[ui.LayoutView] = ui.Button(label="Cake", emoji=made)
    menu: ui.Select[ui.LayoutView] = ui.Select(options=[discord.SelectOption(label="Cake", emoji=made)])
    for item in (button, menu):
        await table.send(view=panel(item))
    (shown,) = ada.controls(ada.messages("cake-table")[0])
    assert shown["emoji"] == {"id": str(made.id), "name": "cake"}
    await made.delete()
    for item in (button, menu):
        with pytest.raises(discord.HTTPException, match="Invalid emoji") as refused:
            await table.send(view=panel(item))
        assert refused.value.code == 50035
    assert len(ada.messages("cake-table")) == 2
