"""The gateway: the connections over which the bot's processes receive events, with shards and resume.

As on Discord, any number of sessions can exist at once. An event goes to each session whose `[shard_id, num_shards]`
matches the event's guild; events without a guild, such as those of direct messages, go to shard 0. Two sessions with
the same `[shard_id, num_shards]` both receive its events: a new one does not end the old one. Discord's documentation
recommends this for scaling without downtime (Gateway, section "Sharding"). A session ends when the bot closes its
connection with 1000 or 1001, or some minutes after its connection was lost ("Initiating a Disconnect").
"""

import asyncio
import json
import secrets

from aiohttp import WSMsgType, web

from ..world.feed import Happening
from ..world.nouns import Json
from ..world.payloads import application_json, guild_create_json, member_json, user_json
from ..world.stage import Stage
from .identifies import Identifies
from .processes import Processes
from .sessions import GUILDS, Close, Connection, Op, Session

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.1
"""How long the answer to a heartbeat takes, about as long as Discord's."""
RESUME_SECONDS = 180.0
"""How long a session waits for its bot to resume it. Discord says: a few minutes."""


class Gateway:
    """All sessions of the bot."""

    def __init__(self, stage: Stage, token: str, *, identifies: Identifies, processes: Processes) -> None:
        self._stage = stage
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._identifies = identifies
        self._processes = processes
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

    @property
    def sessions(self) -> list[Session]:
        """Every session that is connected or that can be resumed, oldest first."""
        return list(self._sessions.values())

    @property
    def connected_processes(self) -> set[int]:
        """The numbers of the bot's processes that are connected."""
        return {session.connection.process for session in self._sessions.values() if session.connection}

    def drop(self, *, forget: bool, shard: int | None = None, process: int | None = None) -> int:
        """Disconnect the bot, or only one shard or one of its processes; return the number of ended connections.

        With `forget` it cannot resume, and what it missed is lost.
        """
        dropped = 0
        for session in self.sessions:
            if shard not in (None, session.shard):
                continue
            if process is not None and (session.connection is None or session.connection.process != process):
                continue
            if session.connection is not None:
                session.connection.hang_up(Close.UNKNOWN_ERROR)
                self._disconnect(session)
                dropped += 1
            if forget:
                del self._sessions[session.id]
        self._tell_presence()
        return dropped

    def ask_to_reconnect(self) -> None:
        """Tell the bot to reconnect and resume, as Discord sometimes does."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)

    async def accept(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(heartbeat=None, max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, self._processes.of(request.headers))
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    self._receive(connection, json.loads(frame.data))
        finally:
            self._lose(connection, socket.close_code)
            connection.outbox.put_nowait(None)
            await writer
        return socket

    def _forget_ended(self) -> None:
        """Delete the sessions that were not resumed in time."""
        now = self._stage.world.clock.now()
        for session in self.sessions:
            if session.connection is None and now - session.lost_at > RESUME_SECONDS:
                del self._sessions[session.id]

    def _disconnect(self, session: Session) -> None:
        session.connection, session.lost_at = None, self._stage.world.clock.now()

    def _receive(self, connection: Connection, frame: Json) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                # Not at once: discord.py notes a moment later when it has sent the heartbeat.
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, Op.ACK)
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
        if not 0 <= shard < shards:
            connection.hang_up(Close.INVALID_SHARD)
            return
        if not self._identifies.take(shard):
            connection.send(Op.INVALID_SESSION, False)
            return
        self._forget_ended()
        session = Session(secrets.token_hex(16), shard, shards, asked.get("intents", 0))
        session.connection = connection
        self._sessions[session.id] = session
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
        self._forget_ended()
        session = self._sessions.get(asked["session_id"])
        if asked["token"] != self._token or session is None:
            connection.send(Op.INVALID_SESSION, False)
            return
        if session.connection is not None:
            session.connection.hang_up(Close.UNKNOWN_ERROR)
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

    def _lose(self, connection: Connection, close_code: int | None) -> None:
        for session in self.sessions:
            if session.connection is connection:
                self._disconnect(session)
                if close_code in (Close.NORMAL, Close.GOING_AWAY):
                    del self._sessions[session.id]
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
