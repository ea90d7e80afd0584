"""Hints between processes over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.cluster.hints import MOST_BYTES, Hint, HintKind, Hints, packed
from data.postgres.cluster import PostgresHints
from tests.postgres import Server
from tests.waiting import until


class Heard:
    """Notes what is told."""

    def __init__(self) -> None:
        self.hints: list[Hint] = []
        self.times_missed = 0

    def heard(self, hint: Hint) -> None:
        self.hints.append(hint)

    def missed(self) -> None:
        self.times_missed += 1


class Listening:
    """One process that sends and listens."""

    def __init__(self, url: str, name: str, *, coalesce_seconds: float = 0.02) -> None:
        self.reader = Heard()
        self.channel = PostgresHints(url)
        self.hints = Hints(
            self.channel,
            name,
            heard=self.reader.heard,
            missed=self.reader.missed,
            coalesce_seconds=coalesce_seconds,
            heartbeat_seconds=0.3,
        )


@asynccontextmanager
async def listening(url: str, *names: str, coalesce_seconds: float = 0.02) -> AsyncIterator[list[Listening]]:
    """Run processes until each is known to hear."""
    processes = [Listening(url, name, coalesce_seconds=coalesce_seconds) for name in names]
    running = [asyncio.create_task(process.hints.run()) for process in processes]
    try:
        await until(lambda: all(process.hints.listens.is_set() for process in processes))
        yield processes
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for process in processes:
            await process.channel.close()


def told(process: Listening) -> Callable[[], bool]:
    return lambda: bool(tables(process))


def tables(process: Listening) -> list[Hint]:
    return [hint for hint in process.reader.hints if hint[0] == HintKind.TABLE]


async def test_the_others_hear_a_hint_and_the_sender_does_not(postgres_url: str) -> None:
    async with listening(postgres_url, "one", "two", "three") as (one, two, three):
        one.hints.tell(HintKind.TABLE, 7, "abcdefgh")
        await until(told(two))
        await until(told(three))
        assert tables(two) == tables(three) == [("t", "7", "abcdefgh")]
        assert tables(one) == []


async def test_hints_of_a_moment_are_sent_together_and_each_once(postgres_url: str) -> None:
    async with listening(postgres_url, "one", "two", coalesce_seconds=0.2) as (one, two):
        before = one.hints.sent
        for _ in range(50):
            one.hints.tell(HintKind.TABLE, 7, "abcdefgh")
            one.hints.tell(HintKind.TABLE, 7, "zyxwvuts")
        await until(lambda: len(tables(two)) == 2)
        assert one.hints.sent - before <= 2, "one notification, and a heartbeat perhaps"


def test_many_hints_are_split_so_that_each_notification_can_carry_its_part() -> None:
    hints = [(HintKind.TABLE, str(number << 40), "abcdefgh") for number in range(2000)]
    texts = list(packed("one", hints))
    assert max(len(text) for text in texts) <= MOST_BYTES
    assert sum(text.count(" ") for text in texts) == 2000
    assert list(packed("one", [])) == []


async def test_a_listener_whose_connection_is_killed_connects_again_and_says_that_it_missed_hints(
    postgres_url: str, postgres_server: Server
) -> None:
    async with listening(postgres_url, "one", "two") as (one, two):
        missed = two.reader.times_missed
        postgres_server.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'cakeclub' AND query LIKE 'LISTEN%'"
        )
        await until(lambda: two.reader.times_missed > missed)
        await until(two.hints.listens.is_set)
        one.hints.tell(HintKind.TABLE, 7, "abcdefgh")
        await until(told(two))


async def test_a_listener_that_hears_nothing_connects_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection may be half open, or a pooler may swallow LISTEN."""
    async with listening(postgres_url, "one") as (one,):
        missed = one.reader.times_missed
        sent: list[str] = []

        async def lose(*texts: str) -> None:
            sent.extend(texts)

        with monkeypatch.context() as patched:
            patched.setattr(one.channel, "send", lose)
            await until(lambda: one.reader.times_missed > missed)
            assert sent, "it has tried to hear itself"


async def test_a_hint_of_a_newer_program_harms_nothing(postgres_url: str) -> None:
    async with listening(postgres_url, "one", "two") as (one, two):
        await one.channel.send("newer x:1:2 t:7:abcdefgh", "no hints", "")
        await until(told(two))
        assert two.hints.listens.is_set()


async def test_a_process_behind_a_pooler_sends_but_does_not_listen(postgres_url: str) -> None:
    pooled = Listening(f"{postgres_url}&pgbouncer=true", "pooled")
    running = asyncio.create_task(pooled.hints.run())
    async with listening(postgres_url, "two") as (two,):
        pooled.hints.tell(HintKind.TABLE, 7, "abcdefgh")
        await until(told(two))
        two.hints.tell(HintKind.TABLE, 7, "zyxwvuts")
        await until(lambda: two.hints.sent > 1)
    assert not running.done()
    assert pooled.reader.hints == []
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await pooled.channel.close()
