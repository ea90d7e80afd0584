"""A playground in another process: the same people and the same faults, over the visitor API.

With it, a test can kill the bot's process, or several, and keep the world.
"""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import aiohttp

from ..interactions import Answer, AnswerKind, CannotDo, InteractionType
from ..world.nouns import Json
from .person import USUAL_CHANNEL, Person, Place

T = TypeVar("T")


class RemotePlayground:
    """A playground at an address, as an async context manager."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._http: aiohttp.ClientSession | None = None
        self._world: Json = {}

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(self.url)
        self._world = await self.ask("GET", "world")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._http is not None
        await self._http.close()

    def visitor(self, name: str) -> "RemoteVisitor":
        """Return a person to play as. Raises LookupError."""
        for member in self._world["members"]:
            if name in (member["display_name"], member["name"]):
                return RemoteVisitor(self, int(member["id"]), member["display_name"])
        raise LookupError(f"there is nobody called {name!r}")

    async def misbehave(self, kind: str, **how: Any) -> None:
        """Cause a fault, named as in `POST /visitor/faults`."""
        await self.ask("POST", "faults", {"kind": kind, **how})

    async def add_guild(self, name: str, *, shard: int | None = None) -> Json:
        """Create a guild with everybody in it, on that shard if one is given."""
        created: Json = await self.ask("POST", "guilds", {"name": name, "shard": shard})
        return created

    async def sessions(self) -> list[Json]:
        """Return the bot's sessions, as `GET /visitor/sessions` lists them."""
        found: list[Json] = await self.ask("GET", "sessions")
        return found

    async def processes(self) -> dict[str, int]:
        """Return the numbers of the bot's processes by the names that they gave: their process ids."""
        found: dict[str, int] = await self.ask("GET", "processes")
        return found

    async def requests(self, since: int = 0) -> list[Json]:
        """Return the bot's requests from that number on."""
        found: list[Json] = await self.ask("GET", f"requests?since={since}")
        return found

    async def calls(self) -> list[Json]:
        """Return the requests that are neither login nor registration."""
        return [call for call in await self.requests() if not call["is_own_affair"]]

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Send one request to the visitor API. Raises `CannotDo` if the server refuses it."""
        assert self._http is not None
        async with self._http.request(method, f"/visitor/{path}", json=body) as response:
            answer = await response.json()
            if response.status != 200:
                raise CannotDo(answer["message"])
            return answer


class RemoteVisitor(Person):
    """A member of that playground. As in a browser, reading takes time, so the methods that read are awaited too."""

    def __init__(self, playground: RemotePlayground, user_id: int, name: str) -> None:
        super().__init__(user_id, name)
        self._playground = playground

    async def messages(self, channel: Place | None = None, *, limit: int = 50) -> list[Json]:
        """Return the messages that this person sees in the channel, oldest first."""
        channel_id = await self._channel_id(channel)
        found: list[Json] = await self._ask("GET", f"channels/{channel_id}/messages", limit=limit)
        return found

    async def latest(self, channel: Place | None = None) -> Json:
        """Return the newest message that this person sees there. Raises LookupError if there is none."""
        found = await self.messages(channel, limit=1)
        if not found:
            raise LookupError("there are no messages")
        return found[-1]

    async def dms(self) -> list[Json]:
        """Return the messages in the direct channel with the bot, oldest first."""
        ready = await self._ask("GET", "ready")
        return [message for channel in ready["dms"] for message in await self.messages(channel)]

    async def channels(self) -> list[Json]:
        """Return the channels and threads that this person sees."""
        ready = await self._ask("GET", "ready")
        return [channel for guild in ready["guilds"] for channel in guild["channels"]]

    async def now(self, message: Json) -> Json | None:
        """Return the message as it is now; None if it is deleted."""
        found = await self.messages(int(message["channel_id"]), limit=1000)
        return next((seen for seen in found if seen["id"] == message["id"]), None)

    async def say(self, content: str, channel: Place | None = None) -> Json:
        """Send a message."""
        body = {"channel_id": await self._channel_id(channel), "content": content}
        said: Json = await self._ask("POST", "messages", body)
        return said

    async def dismiss(self, message: Json) -> None:
        """Dismiss a message that only this person sees, or delete one if they may."""
        await self._ask("DELETE", f"messages/{message['id']}")

    async def settings(self, **settings: Any) -> None:
        """Change `dms_open`, `locale` or `has_app`."""
        await self._ask("POST", "settings", settings)

    async def wait_for(self, predicate: Callable[[], Awaitable[T | None]], *, seconds: float = 60.0) -> T:
        """Return the predicate's first true result; it is called after every event. Raises TimeoutError."""
        socket_path = f"{self._playground.url}/visitor/socket?member={self.id}"
        async with (
            asyncio.timeout(seconds),
            aiohttp.ClientSession() as http,
            http.ws_connect(socket_path) as socket,
        ):
            while not (found := await predicate()):
                await socket.receive()
            return found

    async def finish(self, answer: Answer) -> Answer:
        """Wait until a deferred answer is replaced by the real one."""
        sent = await self._ask("GET", f"interactions/{answer.interaction_id}", wait="last")
        return _answer(sent["answer"])

    async def _channel_id(self, channel: Place | None) -> int:
        match channel:
            case int():
                return channel
            case dict():
                return int(channel["id"])
            case _:
                name = (channel or USUAL_CHANNEL).lstrip("#")
        for known in await self.channels():
            if name in (known["name"], known["id"]):
                return int(known["id"])
        raise LookupError(f"{self.name} sees no channel {name!r}")

    async def _commands(self, channel_id: int) -> list[Json]:
        found: list[Json] = await self._ask("GET", "commands", channel_id=channel_id)
        return found

    async def _interact(
        self, type_: InteractionType, channel_id: int | None, data: Json, **more: Any
    ) -> Answer:
        body = {"type": int(type_), "channel_id": channel_id, "data": data, **more}
        sent = await self._ask("POST", "interactions", body, wait="first")
        return _answer(sent["answer"])

    async def _ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        asked = "&".join(f"{key}={value}" for key, value in {"member": self.id, **query}.items())
        return await self._playground.ask(method, f"{path}?{asked}", body)


def _answer(sent: Json) -> Answer:
    known = {**sent, "kind": AnswerKind(sent["kind"]), "choices": tuple(sent["choices"])}
    return Answer(**known)
