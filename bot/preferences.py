"""The settings of servers and members: read once, kept in memory, stored before they take effect."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

from cachetools import TTLCache
from pydantic import ValidationError

from bot.cluster.homes import Homes, MemberChanged, ServerChanged
from bot.errors import Reason, Refused
from bot.tasks import tell_each
from data.records.settings import MemberPreferences, ServerSettings
from data.sql.mapping import adapter_of
from data.store import Store

log = logging.getLogger(__name__)

CLOCKS = {"live": 90, "relaxed": 600, "slow": 86_400}
"""The seconds for one decision by time control, where a server has not set its own values."""
PAUSES = (3600, 21_600, 86_400, 259_200, 604_800, 1_209_600)
"""The lengths of a pause to choose from, in seconds."""
LEAST_SECONDS, MOST_SECONDS = 15, 14 * 86_400
"""The limits of a server's own value of a time control."""
KEPT_FOR_SECONDS = 30 * 86_400.0
"""How long a server's tables are kept after the bot has left it."""
MEMBERS_IN_MEMORY = 20_000
KEPT_IN_MEMORY_SECONDS = 60.0
"""The most age of settings in memory where several processes share a database and a hint was lost."""

R = TypeVar("R", MemberPreferences, ServerSettings)


class Preferences:
    """The settings of all servers and the preferences of members; one object for the whole program."""

    def __init__(self, store: Store, homes: Homes | None = None) -> None:
        """``homes`` tells other processes of changes; without it there are none."""
        self._store = store
        self._homes = homes or Homes()
        self._servers: dict[int, ServerSettings] = {}
        self._members: TTLCache[int, MemberPreferences] = TTLCache(
            MEMBERS_IN_MEMORY, ttl=KEPT_IN_MEMORY_SECONDS if self._homes.is_shared else math.inf
        )
        self._drops = 0
        """How often members were dropped from memory: what was read before may be outdated."""
        self._lock = asyncio.Lock()
        self._listeners: list[Callable[[int], object]] = []

    def hear(self, listener: Callable[[int], object]) -> None:
        """Call a listener with the id of each server whose settings change, also by another process.

        It must return at once.
        """
        self._listeners.append(listener)

    async def load(self) -> None:
        """Read the settings of all servers. StoreUnavailable when they cannot be read."""
        async with self._lock:
            self._servers = {one.guild_id: one for one in await self._store.preferences.servers()}

    async def reload(self) -> None:
        """Read the settings of all servers again: a change by another process may have been missed.

        StoreUnavailable when they cannot be read.
        """
        before = self._servers
        await self.load()
        for guild_id in before.keys() | self._servers.keys():
            if before.get(guild_id) != self._servers.get(guild_id):
                self._tell(guild_id)

    async def reread_server(self, guild_id: int) -> ServerSettings:
        """Read the settings of a server again: another process has changed them. StoreError when that fails."""
        async with self._lock:
            settings = await self._store.preferences.server(guild_id)
            self._servers[guild_id] = settings
            if settings == ServerSettings(guild_id=guild_id):  # it may have been forgotten
                del self._servers[guild_id]
        self._tell(guild_id)
        return settings

    def drop_member(self, user_id: int) -> None:
        """Read a member's preferences again when they are needed: another process has changed them."""
        self._members.pop(user_id, None)
        self._drops += 1

    def drop_members(self) -> None:
        """Read the preferences of all members again when they are needed."""
        self._members.clear()
        self._drops += 1

    def server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        return self._servers.get(guild_id) or ServerSettings(guild_id=guild_id)

    def seconds(self, guild_id: int, clock: str | None) -> int:
        """Return the seconds for one decision by the named time control, or by the server's default one."""
        server = self.server(guild_id)
        name = clock or server.clock
        return server.seconds.get(name, CLOCKS[name])

    async def change_server(self, guild_id: int, **changes: Any) -> ServerSettings:
        """Change a server's settings. Refused when they make no sense; StoreError when they cannot be stored."""
        async with self._lock:
            settings = _changed(self.server(guild_id), changes)
            await self._store.preferences.change_server(
                guild_id, **{name: getattr(settings, name) for name in changes}
            )
            if self._homes.is_shared:  # another process may have changed something else meanwhile
                settings = await self._store.preferences.server(guild_id)
            self._servers[guild_id] = settings
        self._homes.tell_others(ServerChanged(guild_id))
        self._tell(guild_id)
        return settings

    async def lose(self, guild_id: int, field: str) -> None:
        """Clear a setting whose role or channel was deleted, if it is set, and note that for managers. StoreError."""
        server = self.server(guild_id)
        if getattr(server, field) is not None:
            lost = tuple(sorted({*server.lost, field}))
            await self.change_server(guild_id, lost=lost, **{field: None})
            log.warning("server %d has lost what it had set as %s", guild_id, field)

    async def forget_server(self, guild_id: int) -> None:
        """Delete a server's tables and settings. StoreError when that cannot be done."""
        async with self._lock:
            await self._store.drop_server(guild_id)
            self._servers.pop(guild_id, None)
        self._homes.tell_others(ServerChanged(guild_id))
        self._tell(guild_id)

    def _tell(self, guild_id: int) -> None:
        tell_each(self._listeners, guild_id)

    async def guilds_with_tables(self) -> frozenset[int]:
        """Return the servers that have any table. StoreError when they cannot be read."""
        return await self._store.guilds()

    @property
    def known_servers(self) -> frozenset[int]:
        """Return the servers that have settings, or that the bot has left."""
        return frozenset(self._servers)

    def left_before(self, at: float) -> list[int]:
        """Return the servers to forget at this time (epoch seconds): the bot left them long before."""
        return [
            settings.guild_id
            for settings in self._servers.values()
            if settings.left_at is not None and settings.left_at + KEPT_FOR_SECONDS <= at
        ]

    async def member(self, user_id: int) -> MemberPreferences:
        """Return a member's preferences. StoreError when they cannot be read."""
        preferences: MemberPreferences | None = self._members.get(user_id)
        if preferences is None:
            drops = self._drops
            preferences = await self._store.preferences.member(user_id)
            if self._drops == drops:
                self._members[user_id] = preferences
        return preferences

    def may_take_turn_messages(self, user_id: int) -> bool:
        """Return False if it is known without a look at the store that a member gets no message for each turn."""
        member: MemberPreferences | None = self._members.get(user_id)
        return member is None or member.takes_turn_messages

    async def shows_pictures(self, user_id: int, guild_id: int | None) -> bool:
        """Return True if a member gets images in a server, or outside of one. StoreError when that cannot be read."""
        if guild_id is not None and not self.server(guild_id).shows_pictures:
            return False
        return not (await self.member(user_id)).words_only

    async def change_member(self, user_id: int, **changes: Any) -> MemberPreferences:
        """Change a member's preferences. Refused when they make no sense; StoreError when they cannot be stored."""
        async with self._lock:
            preferences = _changed(await self.member(user_id), changes)
            await self._store.preferences.change_member(
                user_id, **{name: getattr(preferences, name) for name in changes}
            )
            self.drop_member(user_id)
            if not self._homes.is_shared:  # else another process may have changed something else meanwhile
                self._members[user_id] = preferences
        self._homes.tell_others(MemberChanged(user_id))
        return preferences

    async def forget_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records. StoreError when that cannot be done."""
        async with self._lock:
            await self._store.drop_member(user_id)
            self.drop_member(user_id)


def _changed(settings: R, changes: dict[str, Any]) -> R:
    unknown = changes.keys() - asdict(settings).keys()
    if unknown:
        raise Refused(Reason.BAD_OPTION, option=min(unknown))
    try:
        return adapter_of(type(settings)).validate_python({**asdict(settings), **changes})
    except ValidationError as error:
        where = error.errors()[0]["loc"] or tuple(changes)
        raise Refused(Reason.BAD_OPTION, option=str(where[0])) from error
