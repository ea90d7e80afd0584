"""Hints by NOTIFY and LISTEN, each on a connection of its own and never in the transaction of a move."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import LiteralString

from data.postgres.cluster_connection import ClusterConnection
from data.postgres.connection import Connection, connect
from data.postgres.errors import failures_explained
from data.postgres.url import PostgresUrl

CHANNEL = "cakeclub"
LISTEN: LiteralString = "LISTEN cakeclub"
NOTIFY: LiteralString = "SELECT pg_notify(%(channel)s, text) FROM unnest(%(texts)s::TEXT[]) AS text"


class PostgresHints:
    """Short texts from process to process. A text may be lost; it never says more than where to look.

    They are sent on one connection and heard on another.
    """

    def __init__(self, url: PostgresUrl | str) -> None:
        self._url = PostgresUrl.parse(url) if isinstance(url, str) else url
        self._sender = ClusterConnection(self._url)
        self._listener: Connection | None = None
        self.can_listen = not self._url.has_pooler
        """Whether texts arrive here at all: some poolers of connections do not pass them on."""

    async def send(self, *texts: str) -> None:
        """Send texts to every process that listens, this one too. StoreError when that cannot be done."""
        await self._sender.run(NOTIFY, channel=CHANNEL, texts=list(texts))

    async def listen(self) -> AsyncGenerator[str, None]:
        """Yield an empty text once it listens, then the texts that arrive. StoreError when the connection is lost."""
        with failures_explained(self._url):
            self._listener = connection = await connect(self._url)
            try:
                await connection.execute(LISTEN)
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
            finally:
                await connection.close()

    async def close(self) -> None:
        """Release the connections."""
        await self._sender.close()
        if self._listener is not None:
            await self._listener.close()
