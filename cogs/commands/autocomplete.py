"""Autocompletion of the option that names a table."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord.ext import commands

from cogs.handlers.permissions import table_choices
from cogs.handlers.router import InteractionRouter
from cogs.ui.autocomplete import Suggestions, offered
from cogs.ui.components import PRESSES

Press = discord.Interaction[Any]


async def offer_tables(press: Press, typed: str) -> Suggestions:
    """Return the tables at which the member plays."""
    return await offered(typed, table_choices(_router(press).tables, press))


async def offer_open_tables(press: Press, typed: str) -> Suggestions:
    """Return the tables at which the member plays, and the lobbies in which they sit."""
    return await offered(typed, table_choices(_router(press).tables, press, in_lobby=True))


def _router(press: Press) -> InteractionRouter:
    return cast(InteractionRouter, cast(commands.Bot, press.client).get_cog(PRESSES))
