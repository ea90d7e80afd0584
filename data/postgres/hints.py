"""Hints by NOTIFY and LISTEN, each on a connection of its own and never in the transaction of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, LiteralString

import psycopg
from typing_extensions import override

from data.claims import HintChannel
from data.postgres.cluster_connection import ClusterConnection, connect, explained

CHANNEL = "cakeclub"
LISTEN: LiteralString = "LISTEN cakeclub"
NOTIFY: LiteralString = "SELECT pg_notify(%(channel)s, text) FROM unnest(%(texts)s::TEXT[]) AS text"


class PostgresHints(HintChannel):
    """Sends on one connection and listens on another."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = ClusterConnection(url)
        self._listener: psycopg.AsyncConnection[Any] | None = None

    @override
    async def send(self, *texts: str) -> None:
        async with self._sender.in_use() as run:
            await run(NOTIFY, channel=CHANNEL, texts=list(texts))

    @override
    async def listen(self) -> AsyncIterator[str]:
        try:
            self._listener = connection = await connect(self._url)
        except (psycopg.Error, OSError, TimeoutError) as error:
            raise explained(error) from error
        try:
            await connection.execute(LISTEN)
            yield ""  # it listens from now on
            async for notice in connection.notifies():
                yield notice.payload
        except (psycopg.Error, OSError) as error:
            raise explained(error) from error
        finally:
            await connection.close()

    @override
    async def close(self) -> None:
        await self._sender.close()
        if self._listener is not None:
            await self._listener.close()
