"""A network between a program and a PostgreSQL server on which connections can fall silent without an end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Wire:
    """Carries connections from one socket to another, in a thread of its own so that a busy test delays none."""

    def __init__(self, server: Path) -> None:
        self.opened = 0
        """How many connections were opened so far."""
        self._server = server
        self._loop: asyncio.AbstractEventLoop
        self._is_over: asyncio.Event
        self._gate = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: list[tuple[asyncio.Event, set[asyncio.StreamWriter]]] = []

    def fall_silent(self) -> None:
        """Carry nothing more on the connections there are, and end none of them. New ones work."""
        self._call(self._fall_silent)

    def cut(self) -> None:
        """End the silent connections, as the system of a program does some time after it got no answer."""
        self._call(self._cut)

    def _call(self, change: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            await change()

        asyncio.run_coroutine_threadsafe(run(), self._loop).result()

    async def _fall_silent(self) -> None:
        self._gate.clear()
        self._silent.append((self._gate, self._writers))
        self._begin()

    async def _cut(self) -> None:
        for gate, writers in self._silent:
            for writer in writers:
                writer.transport.abort()
            gate.set()
        self._silent.clear()

    def _begin(self) -> None:
        self._gate, self._writers = asyncio.Event(), set()
        self._gate.set()

    async def serve(self, here: Path, is_laid: threading.Event) -> None:
        """Carry connections until it is taken away."""
        self._loop, self._is_over = asyncio.get_running_loop(), asyncio.Event()
        self._begin()
        async with await asyncio.start_unix_server(self._carry_both_ways, here):
            is_laid.set()
            await self._is_over.wait()
            await self._fall_silent()
            await self._cut()

    def take_away(self) -> None:
        """End everything."""
        self._loop.call_soon_threadsafe(self._is_over.set)

    async def _carry_both_ways(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gate, writers = self._gate, self._writers
        self.opened += 1
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self._server)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        writers |= both
        await asyncio.gather(_carry(reader, far_writer, gate), _carry(far_reader, writer, gate))
        writers -= both


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event) -> None:
    with suppress(OSError):
        while read := await reader.read(65536):
            await gate.wait()
            writer.write(read)
            await writer.drain()
        await gate.wait()
    writer.close()


@contextmanager
def laid(server: Path, here: Path) -> Iterator[Wire]:
    """Carry connections from the socket ``here`` to the one of a server, as long as the context lasts."""
    wire, is_laid = Wire(server), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(wire.serve(here, is_laid)))
    thread.start()
    is_laid.wait()
    try:
        yield wire
    finally:
        wire.take_away()
        thread.join()
