"""One open page: every event that its person may see is sent to it as it happens."""

import asyncio
import json

from aiohttp import WSMsgType, web

from ..people.visiting import Visiting
from ..services import Services
from ..world.feed import Happening
from ..world.nouns import Json


class Window:
    """One open page of one person."""

    def __init__(self, services: Services, user_id: int) -> None:
        self._services = services
        self._user_id = user_id
        self._visiting = Visiting(services)
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Send the page everything that this person may know, until it is closed."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        self._outbox.put_nowait(self._visiting.ready(self._user_id))
        stop = self._services.stage.feed.listen(self._note)
        writer = asyncio.create_task(self._write(socket))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.ERROR:
                    break
        finally:
            stop()
            writer.cancel()
        return socket

    async def _write(self, socket: web.WebSocketResponse) -> None:
        while True:
            frame = await self._outbox.get()
            try:
                await socket.send_str(json.dumps(frame))
            except ConnectionError:
                return

    def _note(self, happening: Happening) -> None:
        if self._may_know(happening):
            self._outbox.put_nowait({"t": happening.name, "d": self._told(happening)})

    def _may_know(self, happening: Happening) -> bool:
        world = self._services.stage.world
        if happening.only_for is not None:
            return self._user_id in happening.only_for
        channel = world.channels.get(happening.channel_id or 0)
        if channel is not None:
            return world.sees(self._user_id, channel)
        return happening.guild_id is None or (happening.guild_id, self._user_id) in world.members

    def _told(self, happening: Happening) -> Json:
        world = self._services.stage.world
        match happening.name:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                message = world.messages[int(happening.payload["id"])]
                return self._visiting.message_json(self._user_id, message)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "THREAD_CREATE" | "THREAD_UPDATE":
                return self._visiting.channel_json(world.channels[int(happening.payload["id"])])
            case "COMMANDS_UPDATE":
                return {"commands": self._visiting.commands_of(self._user_id)}
            case _:
                return happening.payload
