"""Which posts have shown which table, even if they are deleted by now."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from playground import Playground, Visitor
from playground.people.reading import controls
from playground.world.feed import Happening

CONTROL = re.compile(r"cake:([a-z0-9]{8}):(\d+):(.+)")
NONCE = re.compile(r"([a-z0-9]{8})/\d+")
EPHEMERAL = 64
DELETED: dict[str, Any] = {
    "id": "0",
    "channel_id": "0",
    "content": "",
    "embeds": [],
    "components": [],
    "flags": 0,
}


class TablePosts:
    """Listens to a playground from its start, and knows each public post of each table."""

    def __init__(self, pg: Playground, sent: Mapping[tuple[int, str], int]) -> None:
        self._sent = sent
        """Messages by channel and nonce: they identify posts without controls."""
        self._posts: defaultdict[str, set[int]] = defaultdict(set)
        self.direct: set[int] = set()
        """Those in direct messages, which only the bot can delete."""
        self._read = 0
        pg.services.stage.feed.listen(self._note)

    @property
    def tables(self) -> list[str]:
        return list(self._posts)

    def posts(self, table_id: str, seen_by: Visitor) -> list[dict[str, Any]]:
        """Return the posts that still exist, oldest first, as they are now."""
        found = (seen_by.now({"id": number}) for number in sorted(self._posts[table_id]))
        return [post for post in found if post is not None]

    def newest(self, table_id: str, seen_by: Visitor) -> dict[str, Any]:
        """Return the newest remaining post; an empty one if all are deleted."""
        return (self.posts(table_id, seen_by) or [DELETED])[-1]

    def _note(self, happening: Happening) -> None:
        for (_, nonce), number in list(self._sent.items())[self._read :]:
            if match := NONCE.fullmatch(nonce):
                self._posts[match[1]].add(number)
        self._read = len(self._sent)
        if happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message = happening.payload
            if message["flags"] & EPHEMERAL or not (happening.guild_id or _is_direct_post(message)):
                return
            if not happening.guild_id:
                self.direct.add(int(message["id"]))
            for table_id in {match[1] for match in custom_ids(message)}:
                self._posts[table_id].add(int(message["id"]))


def _is_direct_post(message: dict[str, Any]) -> bool:
    """Return True if a direct message is a table's post: a hand has only moves, and controls of its own."""
    return any(
        match[3].startswith("!") and not match[3].startswith("!hand.") for match in custom_ids(message)
    )


def custom_ids(message: dict[str, Any]) -> list[re.Match[str]]:
    """Return the controls of a message that belong to tables."""
    found = (CONTROL.fullmatch(control.get("custom_id") or "") for control in controls(message))
    return [match for match in found if match is not None]
