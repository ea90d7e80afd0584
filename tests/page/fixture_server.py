"""A server that speaks the visitor API with canned data, records what the page sends, and answers as told."""

import asyncio
import itertools
import threading
from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, Self

from aiohttp import web

from tests.page import canned
from tests.page.canned import Json

PAGE = Path(__file__).parents[2] / "playground" / "page"

Answer = Callable[["FixtureServer", str, Json], None]
"""What the bot does about an interaction: `(server, member id, the interaction with its id)`."""


class FixtureServer:
    """The server, running in its own thread while the `with` block lasts."""

    def __init__(self) -> None:
        self.url = ""
        self.received: list[Json] = []
        self.histories = canned.histories()
        self.answers: dict[str, Answer] = {}
        self.commands = canned.commands()
        self.members: Mapping[str, str] = canned.MEMBERS
        self.emojis = {canned.EMOJI}
        """The ids of the application's emojis."""
        self.pictures: dict[str, str] = {}
        """The images of messages as SVG, by the names of their files."""
        self._sockets: defaultdict[str, list[web.WebSocketResponse]] = defaultdict(list)
        self._ids = itertools.count(9000)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._arrived = threading.Condition()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    # What a test does.

    def tell(self, name: str, payload: Json, *, member: str | None = None) -> None:
        """Send an event to one member's pages, or to all."""
        frame = {"t": name, "d": payload}
        asyncio.run_coroutine_threadsafe(self._send(frame, member), self._loop).result(60)

    def say(self, message: Json, *, only_for: str | None = None) -> None:
        """Send a new message, ephemeral if it is for one member only."""
        self.histories.setdefault(message["channel_id"], []).append(message)
        for name in [only_for] if only_for else list(canned.MEMBERS.values()):
            self.tell("MESSAGE_CREATE", _seen_by(name, message), member=name)

    def hang_up(self) -> None:
        """Disconnect every page."""

        async def close() -> None:
            for socket in [one for line in self._sockets.values() for one in line]:
                await socket.close()

        asyncio.run_coroutine_threadsafe(close(), self._loop).result(60)

    def wait_for(self, kind: str, **wanted: object) -> Json:
        """Return the first thing received of this kind with these values; wait for it at most a minute."""

        def find() -> Json | None:
            fits = (one for one in self.received if one["kind"] == kind)
            return next(
                (one for one in fits if all(one.get(key) == value for key, value in wanted.items())),
                None,
            )

        with self._arrived:
            self._arrived.wait_for(lambda: find() is not None, timeout=60)
        found = find()
        assert found is not None, f"no {kind} with {wanted} among {self.received}"
        return found

    # The server itself.

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._start())
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._runner.cleanup())
        self._loop.close()

    async def _start(self) -> None:
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._index),
                web.static("/page", PAGE),
                web.get("/emojis/{id}.png", self._emoji),
                web.get("/attachments/1/2/{name}", self._picture),
                web.get("/visitor/world", self._world),
                web.get("/visitor/socket", self._socket),
                web.get("/visitor/channels/{id}/messages", self._messages),
                web.get("/visitor/commands", self._commands_in),
                web.post("/visitor/interactions", self._interaction),
                web.post("/visitor/messages", self._noted("message")),
                web.delete("/visitor/messages/{id}", self._delete),
                web.post("/visitor/settings", self._noted("settings")),
                web.get("/visitor/faults", self._faults),
                web.post("/visitor/faults", self._noted("fault")),
                web.post("/visitor/dms", self._dm),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _send(self, frame: Json, member: str | None) -> None:
        for socket in (
            [*self._sockets[member]] if member else [one for line in self._sockets.values() for one in line]
        ):
            await socket.send_json(frame)

    def _note(self, kind: str, member: str | None, body: Json) -> None:
        with self._arrived:
            self.received.append({**body, "kind": kind, "member": member})
            self._arrived.notify_all()

    async def _index(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _emoji(self, request: web.Request) -> web.Response:
        if request.match_info["id"] not in self.emojis:
            raise web.HTTPNotFound
        return web.Response(text=canned.EMOJI_PICTURE, content_type="image/svg+xml")

    async def _picture(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self.pictures:
            raise web.HTTPNotFound
        return web.Response(text=self.pictures[name], content_type="image/svg+xml")

    async def _world(self, _: web.Request) -> web.Response:
        return web.json_response(
            {
                "members": canned.people(self.members),
                "guilds": [],
                "applications": [{"id": canned.BOT}],
            }
        )

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        member = request.query["member"]
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(self._ready_frame(member))
        self._sockets[member].append(socket)
        async for _ in socket:
            pass
        self._sockets[member].remove(socket)
        return socket

    def _ready_frame(self, member: str) -> Json:
        people = canned.people(self.members)
        everyone = {"id": canned.GUILD, "name": "@everyone", "color": 0}
        guild = {
            "id": canned.GUILD,
            "name": "Cake Club Playground",
            "icon_url": None,
            "owner_id": canned.MEMBERS["Ada"],
            "channels": canned.channels(),
            "roles": [everyone, {"id": "1001", "name": "Managers", "color": 0xF2A7C3}],
            "member_ids": [one["id"] for one in people],
        }
        me = next(one for one in people if one["id"] == member)
        about = {"op": "ready", "me": me, "members": people, "commands": self.commands}
        return {
            **about,
            "guilds": [guild],
            "dms": [canned.dm_with_bot(member)],
            "presence": {"bot_online": True},
        }

    async def _messages(self, request: web.Request) -> web.Response:
        found = self.histories.get(request.match_info["id"], [])
        seen = [] if "before" in request.query else found
        return web.json_response([_seen_by(request.query["member"], message) for message in seen])

    async def _commands_in(self, _: web.Request) -> web.Response:
        return web.json_response(self.commands)

    async def _interaction(self, request: web.Request) -> web.Response:
        member, body = request.query["member"], await request.json()
        asked = {**body, "id": str(next(self._ids))}
        self._note("interaction", member, asked)
        answer = self.answers.get(body["data"].get("custom_id") or _written(body["data"]))
        self._loop.create_task(self._answer(answer, member, asked))
        return web.json_response({"id": asked["id"]})

    async def _answer(self, answer: Answer | None, member: str, asked: Json) -> None:
        await self._send(
            {
                "t": "INTERACTION_CREATED",
                "d": {"nonce": asked["nonce"], "id": asked["id"]},
            },
            member,
        )
        if answer is not None:
            # An answer sends its events from outside this thread, as a test would.
            await asyncio.to_thread(answer, self, member, asked)

    def _noted(self, kind: str) -> Callable[[web.Request], Coroutine[Any, Any, web.Response]]:
        async def note(request: web.Request) -> web.Response:
            self._note(kind, request.query.get("member"), await request.json())
            return web.json_response({})

        return note

    async def _delete(self, request: web.Request) -> web.Response:
        self._note("delete", request.query["member"], {"id": request.match_info["id"]})
        return web.json_response({})

    async def _faults(self, _: web.Request) -> web.Response:
        return web.json_response(canned.faults())

    async def _dm(self, request: web.Request) -> web.Response:
        return web.json_response(canned.dm_with_bot(request.query["member"]))


def _written(data: Json) -> str:
    """Return a command as it was typed: its name and those of its subcommands."""
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] <= 2:
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def _seen_by(member: str, message: Json) -> Json:
    """Return the message as one member gets it."""
    return {
        **message,
        "pings_me": any(user["id"] == member for user in message["mentions"]),
    }
