"""The slash commands as Discord is told of them: names, options, descriptions and choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.app import CakeClub
from cogs.i18n.messages import Translator
from games.catalog import CATALOG
from tests.stores import MemoryStore

EXPECTED = Path(__file__).with_name("command_tree.json")
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
ON_SERVER, ON_ACCOUNT = 0, 1
IN_DIRECT_MESSAGES = {"rules", "tutorial", "daily", "stats", "history", "replay", "preferences", "privacy"}
"""The commands that also work in direct messages with the bot, and for people who have it on their account."""
EVERYWHERE = {"play", "help", "about"}
"""Those that Discord also offers where people talk without the bot."""


async def command_tree(*, is_sorted: bool = True) -> list[dict[str, Any]]:
    """Return the payload of every command, with its words in every language.

    They are sorted by name, or else in the order in which Discord is told of them.
    """
    club = CakeClub(MemoryStore(), house_pause_seconds=0)
    async with club.client:
        await club._prepare()
        tree = club.client.tree
        translator = tree.translator
        assert isinstance(translator, Translator)
        payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        await club.close()
    return sorted(payloads, key=lambda payload: str(payload["name"])) if is_sorted else payloads


async def test_the_slash_commands_are_the_expected_ones() -> None:
    """After an intended change run ``python -m tests.cogs.commands`` and review the difference."""
    assert await command_tree() == json.loads(EXPECTED.read_text(encoding="utf-8"))


async def test_each_command_says_where_it_is_offered_and_for_which_installations() -> None:
    """A command that says nothing is offered wherever Discord's developer portal says."""
    for command in await command_tree():
        wanted: tuple[list[int], list[int]] = [GUILD], [ON_SERVER]
        if command["name"] in IN_DIRECT_MESSAGES:
            wanted = [GUILD, BOT_DM], [ON_SERVER, ON_ACCOUNT]
        elif command["name"] in EVERYWHERE:
            wanted = [GUILD, BOT_DM, PRIVATE_CHANNEL], [ON_SERVER, ON_ACCOUNT]
        assert (command["contexts"], command["integration_types"]) == wanted, command["name"]
        assert command["dm_permission"] is (BOT_DM in wanted[0]), command["name"]


async def test_discord_is_told_of_play_first_and_of_the_moves_of_games_last() -> None:
    names = [payload["name"] for payload in await command_tree(is_sorted=False) if payload["type"] == 1]
    assert names[:2] == ["play", "help"]
    games = [entry.command for entry in CATALOG]
    assert names[-2 - len(games) :] == ["table", "hand", *games]
