"""The slash commands as Discord is told of them: names, options, descriptions and choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.app import CakeClub
from cogs.i18n.messages import Translator
from tests.stores import MemoryStore

EXPECTED = Path(__file__).with_name("command_tree.json")


async def command_tree() -> list[dict[str, Any]]:
    """Return the payload of every command, with its words in every language, sorted by name."""
    club = CakeClub(MemoryStore(), house_pause_seconds=0)
    async with club.client:
        await club._prepare()
        tree = club.client.tree
        translator = tree.translator
        assert isinstance(translator, Translator)
        commands = sorted(tree.get_commands(), key=lambda command: command.name)
        payloads = [await command.get_translated_payload(tree, translator) for command in commands]
        await club.close()
    return payloads


async def test_the_slash_commands_are_the_expected_ones() -> None:
    """After an intended change run ``python -m tests.cogs.commands`` and review the difference."""
    assert await command_tree() == json.loads(EXPECTED.read_text(encoding="utf-8"))
