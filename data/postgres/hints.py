"""Hints by NOTIFY and LISTEN, each on a connection of its own and never in the transaction of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import LiteralString

from typing_extensions import override

from data.claims import HintChannel
from data.postgres.cluster_connection import ClusterConnection
from data.postgres.connection import Connection, connect
from data.postgres.errors import failures_explained
from data.postgres.url import PostgresUrl

CHANNEL = "cakeclub"
LISTEN: LiteralString = "LISTEN cakeclub"
NOTIFY: LiteralString = "SELECT pg_notify(%(channel)s, text) FROM unnest(%(texts)s::TEXT[]) AS text"


class PostgresHints(HintChannel):
    """Sends on one connection and listens on another."""

    def __init__(self, url: PostgresUrl | str) -> None:
        self._url = PostgresUrl.parse(url) if isinstance(url, str) else url
        self._sender = ClusterConnection(self._url)
        self._listener: Connection | None = None
        self.can_listen = not self._url.has_pooler

    @override
    async def send(self, *texts: str) -> None:
        async with self._sender.in_use() as run:
            await run(NOTIFY, channel=CHANNEL, texts=list(texts))

    @override
    async def listen(self) -> AsyncIterator[str]:
        with failures_explained(self._url):
            self._listener = connection = await connect(self._url)
            try:
                await connection.execute(LISTEN)
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
            finally:
                await connection.close()

    @override
    async def close(self) -> None:
        await self._sender.close()
        if self._listener is not None:
            await self._listener.close()
