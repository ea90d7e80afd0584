"""A shard's session with the gateway: the frames sent to it, kept for a resume, and its socket."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import web

from ..world.feed import Happening

BUFFERED_EVENTS = 5_000


class Op(IntEnum):
    """The opcode of a gateway frame."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Close(IntEnum):
    """Why the gateway disconnects, or the bot."""

    NORMAL = 1000
    GOING_AWAY = 1001
    UNKNOWN_ERROR = 4000
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010


INTENT_OF = {
    "GUILD_MEMBER_ADD": 1 << 1,
    "GUILD_MEMBER_REMOVE": 1 << 1,
    "GUILD_MEMBER_UPDATE": 1 << 1,
    "TYPING_START": 1 << 11,
}
"""The intents that events need, apart from those of messages; any other event belongs to `GUILDS`."""
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, DIRECT_TYPING = 1 << 0, 1 << 9, 1 << 12, 1 << 14


@dataclass
class Session:
    """One shard's session with the gateway, which outlives its connection."""

    id: str
    shard: int
    shards: int
    intents: int
    last_sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BUFFERED_EVENTS))
    connection: "Connection | None" = None
    lost_at: float = 0.0
    """When its connection was lost, in seconds since 1970."""

    def dispatch(self, name: str, payload: Any) -> None:
        """Send an event now, and keep it for a resume."""
        self.last_sequence += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": name, "s": self.last_sequence, "d": payload})
        self.sent.append((self.last_sequence, frame))
        if self.connection is not None:
            self.connection.outbox.put_nowait(frame)

    def replay(self, after: int) -> None:
        """Send everything again that came after the event numbered `after`."""
        assert self.connection is not None
        for sequence, frame in self.sent:
            if sequence > after:
                self.connection.outbox.put_nowait(frame)

    def wants(self, happening: Happening) -> bool:
        """Whether the bot requested such events with its intents."""
        direct = happening.guild_id is None
        if happening.name == "INTERACTION_CREATE":
            return True
        if happening.name.startswith("MESSAGE_"):
            return bool(self.intents & (DIRECT_MESSAGES if direct else GUILD_MESSAGES))
        if direct:
            return happening.name != "TYPING_START" or bool(self.intents & DIRECT_TYPING)
        return bool(self.intents & INTENT_OF.get(happening.name, GUILDS))


@dataclass
class Connection:
    """One open socket; frames in the outbox are sent, None disconnects with `close_code`."""

    socket: web.WebSocketResponse
    process: int = 0
    """The number of the bot's process; 0 if it did not say."""
    outbox: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    close_code: int = Close.UNKNOWN_ERROR

    def send(self, op: Op, payload: Any = None) -> None:
        """Send a frame that is not an event."""
        self.outbox.put_nowait(json.dumps({"op": op, "d": payload, "s": None, "t": None}))

    def hang_up(self, code: int) -> None:
        """Close the socket after everything before has been sent."""
        self.close_code = code
        self.outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what comes into the outbox until told to stop or the other side is gone."""
        while (frame := await self.outbox.get()) is not None:
            try:
                await self.socket.send_str(frame)
            except ConnectionError:
                return
        await self.socket.close(code=self.close_code)
