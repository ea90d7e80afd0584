"""The gateway: the connection over which the bot receives events, with shards and resume."""

import asyncio
import json
import secrets

from aiohttp import WSMsgType, web

from .feed import Happening
from .nouns import Json
from .payloads import application_json, guild_create_json, member_json, user_json
from .sessions import GUILDS, Close, Connection, Op, Session
from .stage import Stage

HEARTBEAT_MS = 41_250


class Gateway:
    """All sessions of the bot."""

    def __init__(self, stage: Stage, token: str) -> None:
        self._stage = stage
        self._token = token
        self._sessions: dict[str, Session] = {}
        self.identified = 0
        """How often the bot has started a new session; Discord allows a thousand per day."""
        stage.feed.listen(self._pass_on)

    @property
    def is_bot_online(self) -> bool:
        """Whether any shard is connected."""
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def is_idle(self) -> bool:
        """Whether every event has been sent to the bot."""
        connections = (session.connection for session in self._sessions.values())
        return all(connection.outbox.empty() for connection in connections if connection)

    def drop(self, *, forget: bool) -> None:
        """Disconnect the bot; with `forget` it cannot resume, and what it missed is lost."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.hang_up(Close.UNKNOWN_ERROR)
                session.connection = None
        if forget:
            self._sessions.clear()
        self._tell_presence()

    def ask_to_reconnect(self) -> None:
        """Tell the bot to reconnect and resume, as Discord sometimes does."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)

    async def accept(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(heartbeat=None, max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket)
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    self._receive(connection, json.loads(frame.data))
        finally:
            self._lose(connection)
            connection.outbox.put_nowait(None)
            await writer
        return socket

    def _receive(self, connection: Connection, frame: Json) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                connection.send(Op.ACK)
            case Op.IDENTIFY:
                self._identify(connection, frame["d"])
            case Op.RESUME:
                self._resume(connection, frame["d"])
            case Op.REQUEST_MEMBERS:
                self._send_members(connection, frame["d"])
            case _:
                pass

    def _identify(self, connection: Connection, asked: Json) -> None:
        if asked["token"] != self._token:
            connection.hang_up(Close.AUTHENTICATION_FAILED)
            return
        shard, shards = asked.get("shard", (0, 1))
        if shard >= shards:
            connection.hang_up(Close.INVALID_SHARD)
            return
        for stale in [s for s in self._sessions.values() if (s.shard, s.shards) == (shard, shards)]:
            del self._sessions[stale.id]
        session = Session(secrets.token_hex(16), shard, shards, asked.get("intents", 0))
        session.connection = connection
        self._sessions[session.id] = session
        self.identified += 1
        self._greet(session)
        self._tell_presence()

    def _greet(self, session: Session) -> None:
        world = self._stage.world
        guilds = [g for g in world.guilds.values() if self._is_for(session, g.id)]
        guilds = [g for g in guilds if (g.id, world.bot_id) in world.members]
        ready: Json = {
            "v": 10,
            "user": user_json(world.user(world.bot_id)) | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": f"{self._stage.base_url.replace('http', 'ws', 1)}/gateway",
            "shard": [session.shard, session.shards],
            "application": {"id": str(world.bot_id), "flags": application_json(world)["flags"]},
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild_create_json(world, guild))

    def _resume(self, connection: Connection, asked: Json) -> None:
        session = self._sessions.get(asked["session_id"])
        if asked["token"] != self._token or session is None:
            connection.send(Op.INVALID_SESSION, False)
            return
        session.connection = connection
        session.replay(after=asked["seq"])
        session.dispatch("RESUMED", {})
        self._tell_presence()

    def _send_members(self, connection: Connection, asked: Json) -> None:
        world = self._stage.world
        session = next(s for s in self._sessions.values() if s.connection is connection)
        wanted = {int(user_id) for user_id in asked.get("user_ids") or []}
        members = [m for m in world.members_of(int(asked["guild_id"])) if not wanted or m.user_id in wanted]
        chunk: Json = {
            "guild_id": str(asked["guild_id"]),
            "members": [member_json(world, member) for member in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if asked.get("nonce"):
            chunk["nonce"] = asked["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _lose(self, connection: Connection) -> None:
        for session in self._sessions.values():
            if session.connection is connection:
                session.connection = None
                self._tell_presence()

    def _is_for(self, session: Session, guild_id: int | None) -> bool:
        return ((guild_id or 0) >> 22) % session.shards == session.shard

    def _pass_on(self, happening: Happening) -> None:
        if not happening.for_bot or not self._bot_sees(happening):
            return
        for session in self._sessions.values():
            if self._is_for(session, happening.guild_id) and session.wants(happening):
                session.dispatch(happening.name, happening.payload)

    def _bot_sees(self, happening: Happening) -> bool:
        world = self._stage.world
        channel = world.channels.get(happening.channel_id or 0)
        shown_anyway = happening.name == "INTERACTION_CREATE"
        return shown_anyway or channel is None or world.sees(world.bot_id, channel)

    def _tell_presence(self) -> None:
        self._stage.feed.tell(Happening("PRESENCE", {"bot_online": self.is_bot_online}, for_bot=False))
