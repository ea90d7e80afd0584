"""Writes the expected slash commands: `python -m tests.cogs.commands`."""

import asyncio
import json

from tests.cogs.commands.test_command_tree import EXPECTED, command_tree

EXPECTED.write_text(
    json.dumps(asyncio.run(command_tree()), ensure_ascii=False, indent=1, sort_keys=True) + "\n",
    encoding="utf-8",
)
