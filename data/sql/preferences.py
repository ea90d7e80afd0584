"""The settings of servers and members, in SQL."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from data.records.settings import MemberPreferences, ServerSettings
from data.sql.database import Columns, Step
from data.sql.mapping import checked, settings_rows, sound_rows
from data.sql.part import StorePart


class PreferenceStore(StorePart):
    """The settings of servers and members."""

    async def servers(self) -> tuple[ServerSettings, ...]:
        """Return the servers with settings, or that the bot has left, by id; for damaged ones the defaults hold."""
        rows = settings_rows("guild_id", await self._database.read("server_settings"))
        return tuple(sound_rows(ServerSettings, rows, key="guild_id"))

    async def server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        rows = await self._database.read("settings_of_server", guild_id=guild_id)
        settings = sound_rows(ServerSettings, settings_rows("guild_id", rows), key="guild_id")
        return next(settings, ServerSettings(guild_id=guild_id))

    async def change_server(self, guild_id: int, **changes: Any) -> None:
        """Store some of a server's settings, by the names of their fields. All others stay as stored."""
        await self._change("change_server", {"guild_id": guild_id}, changes)

    async def member(self, user_id: int) -> MemberPreferences:
        """Return a member's preferences."""
        rows = await self._database.read("settings_of_member", user_id=user_id)
        stored = settings_rows("user_id", rows)
        return checked(MemberPreferences, stored[0]) if stored else MemberPreferences(user_id=user_id)

    async def change_member(self, user_id: int, **changes: Any) -> None:
        """Store some of a member's preferences, by the names of their fields. All others stay as stored."""
        await self._change("change_member", {"user_id": user_id}, changes)

    async def _change(self, query: str, owner: Columns, changes: Mapping[str, Any]) -> None:
        # In the order of the names, so that two processes lock rows in one order.
        rows = [{**owner, "name": name, "value": json.dumps(changes[name])} for name in sorted(changes)]
        await self._database.write(*(Step(query, row) for row in rows))
