"""What servers and members have set: read once, kept in memory, written before it holds."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.errors import Refused
from data.rows import MemberRow, Row, ServerRow
from data.store import Store

CLOCKS = {"live": 90, "relaxed": 600, "slow": 86_400}
"""The seconds for one decision, by the name of the clock, where a server has no values of its own."""
PAUSES = (3600, 21_600, 86_400, 259_200, 604_800, 1_209_600)
"""The lengths of a pause to choose from, in seconds."""
LEAST_SECONDS, MOST_SECONDS = 15, 14 * 86_400
"""Between these lies a server's own value of a clock."""
KEPT_FOR_SECONDS = 30 * 86_400.0
"""How long a server's tables are kept after the bot has left it."""
MEMBERS_IN_MEMORY = 20_000

R = TypeVar("R", bound=Row)


class Preferences:
    """How a server wants its tables, and a member to be treated. One object holds them for the whole program."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._servers: dict[int, ServerRow] = {}
        self._members: OrderedDict[int, MemberRow] = OrderedDict()
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Read what the servers have set. StoreUnavailable when it cannot be read."""
        self._servers = {row.guild_id: row for row in await self._store.servers()}

    def server(self, guild_id: int) -> ServerRow:
        """What a server has set."""
        return self._servers.get(guild_id) or ServerRow(guild_id=guild_id)

    def seconds(self, guild_id: int, clock: str | None) -> int:
        """The seconds for one decision by the named clock, or by the server's own choice of one."""
        server = self.server(guild_id)
        name = clock or server.clock
        return server.seconds.get(name, CLOCKS[name])

    async def change_server(self, guild_id: int, **changes: Any) -> ServerRow:
        """Set something for a server. Refused when it makes no sense; StoreError when it cannot be stored."""
        async with self._lock:
            row = _changed(self.server(guild_id), changes)
            await self._store.set_server(row)
            self._servers[guild_id] = row
        return row

    async def forget_server(self, guild_id: int) -> None:
        """Delete a server's tables and settings. StoreError when that cannot be done."""
        async with self._lock:
            await self._store.drop_server(guild_id)
            self._servers.pop(guild_id, None)

    @property
    def known_servers(self) -> frozenset[int]:
        """The servers that have settings, or that the bot has left."""
        return frozenset(self._servers)

    def left_before(self, at: float) -> list[int]:
        """The servers that the bot has left so long before this time (epoch seconds) that they are forgotten."""
        return [
            row.guild_id
            for row in self._servers.values()
            if row.left_at is not None and row.left_at + KEPT_FOR_SECONDS <= at
        ]

    async def member(self, user_id: int) -> MemberRow:
        """How a member wants to be treated. StoreError when it cannot be read."""
        if user_id not in self._members:
            self._keep(await self._store.member(user_id))
        return self._members[user_id]

    async def shows_pictures(self, user_id: int, guild_id: int | None) -> bool:
        """Whether pictures stand beside what a member reads of a server, or of none. StoreError if unknown."""
        if guild_id is not None and not self.server(guild_id).shows_pictures:
            return False
        return not (await self.member(user_id)).words_only

    async def change_member(self, user_id: int, **changes: Any) -> MemberRow:
        """Set something for a member. Refused when it makes no sense; StoreError when it cannot be stored."""
        async with self._lock:
            row = _changed(await self.member(user_id), changes)
            await self._store.set_member(row)
            self._keep(row)
        return row

    async def forget_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records. StoreError when that cannot be done."""
        async with self._lock:
            await self._store.drop_member(user_id)
            self._members.pop(user_id, None)

    def _keep(self, row: MemberRow) -> None:
        self._members[row.user_id] = row
        self._members.move_to_end(row.user_id)
        if len(self._members) > MEMBERS_IN_MEMORY:
            self._members.popitem(last=False)


def _changed(row: R, changes: dict[str, Any]) -> R:
    try:
        return type(row).model_validate({**row.model_dump(), **changes})
    except ValidationError as error:
        raise Refused("bad-option", option=str(error.errors()[0]["loc"][0])) from error
