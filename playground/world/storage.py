"""Keeps the world between runs: one JSON file, replaced as a whole, and the files of messages next to it."""

import dataclasses
import json
import os
from pathlib import Path
from typing import Any

from .clock import Clock
from .nouns import Channel, Command, Emoji, Guild, Member, Message, Role, Thread, User
from .world import World

WORLD_FILE = "world.json"
FILES_FOLDER = "files"


class Storage:
    """A folder with a saved world."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def save(self, world: World) -> None:
        """Save the world without ephemeral messages; the old file stays complete until the new one is."""
        files = self._folder / FILES_FOLDER
        files.mkdir(parents=True, exist_ok=True)
        for snowflake, data in world.files.items():
            if not (files / str(snowflake)).exists():
                (files / str(snowflake)).write_bytes(data)
        for stale in files.iterdir():
            if int(stale.name) not in world.files:
                stale.unlink()
        draft = self._folder / f"{WORLD_FILE}.new"
        with draft.open("w", encoding="utf-8") as out:
            json.dump(_rows(world), out)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(self._folder / WORLD_FILE)

    def load(self, clock: Clock) -> World | None:
        """Return the saved world; None if there is none."""
        place = self._folder / WORLD_FILE
        if not place.is_file():
            return None
        rows = json.loads(place.read_text(encoding="utf-8"))
        clock.catch_up(rows["last_snowflake"])
        world = World(
            clock,
            rows["bot_id"],
            rows["address"],
            users={row["id"]: User(**row) for row in rows["users"]},
            guilds={row["id"]: Guild(**row) for row in rows["guilds"]},
            roles={row["id"]: Role(**row) for row in rows["roles"]},
            members={(row["guild_id"], row["user_id"]): Member(**row) for row in rows["members"]},
            channels={row["id"]: _channel(row) for row in rows["channels"]},
            commands={row["id"]: Command(**row) for row in rows["commands"]},
            emojis={row["id"]: Emoji(**row) for row in rows["emojis"]},
        )
        for row in rows["messages"]:
            world.keep_message(Message(**row | {"process": 0}))
        files = (self._folder / FILES_FOLDER).iterdir()
        world.files = {int(file.name): file.read_bytes() for file in files}
        return world


def _rows(world: World) -> dict[str, Any]:
    tables = ("users", "guilds", "roles", "members", "channels", "commands", "emojis")
    rows: dict[str, Any] = {
        t: [dataclasses.asdict(row) for row in getattr(world, t).values()] for t in tables
    }
    kept = (message for message in world.messages.values() if message.only_for is None)
    rows["messages"] = [dataclasses.asdict(message) for message in kept]
    return rows | {
        "bot_id": world.bot_id,
        "address": world.address,
        "last_snowflake": world.clock.snowflake(),
    }


def _channel(row: dict[str, Any]) -> Channel:
    return Thread(**row) if "archived" in row else Channel(**row)
