"""A shard moves from one process to another, or the database is away: every press is answered, and once acted on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.cluster.cluster import Cluster
from playground import AnswerKind
from tests.endtoend.programs import connections, programs
from tests.endtoend.several import SHARDS, Several, Table, several
from tests.postgres import running_server
from tests.waiting import until

ANSWER_SECONDS = 30.0
"""Longer than Discord waits: a busy machine answers late, but a press that is lost is never answered."""
AWAY = "I can't reach my database right now."


def connected(club: Several) -> list[int]:
    """Return the connected shards, each as often as it is connected."""
    return sorted(shard for shard, _ in connections(club.pg))


async def test_presses_that_two_processes_receive_are_acted_on_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that hands shards over does not hear that the next one is connected."""
    monkeypatch.setattr(Cluster, "shard_ready", lambda *_: None)
    monkeypatch.setattr("bot.cluster.cluster.TAKE_SECONDS", ANSWER_SECONDS)
    async with several(postgres_url, 1, answer_seconds=ANSWER_SECONDS) as club:
        (one,) = club.processes
        table = Table(club, await club.guild_on(1))
        other = Table(club, await club.guild_on(SHARDS - 1))
        await table.begin()
        two = await club.start()
        await club.shared_out(one, two)
        assert len(connected(club)) == SHARDS + SHARDS // 2, (
            "the shards that were handed over are connected twice"
        )
        before = len(await one.bot.store.tables.unfinished())
        people = [club.pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]
        answers = await asyncio.gather(
            *(person.command("/duel new", channel=other.channel) for person in people for _ in range(2))
        )
        assert AnswerKind.FAILED not in [answer.kind for answer in answers]
        opened = len(await one.bot.store.tables.unfinished()) - before
        said = [people[0].text(answer.message) for answer in answers]
        assert opened == 8, said
        played = Table(club, await club.guild_on(SHARDS - 1))
        await played.begin()
        await played.play()
        await played.stored_as_shown()
        monkeypatch.undo()  # else a process that ends waits for the next one


async def test_presses_that_a_process_receives_after_it_has_left_are_acted_on_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not hear that the next one is connected, and that one sees no other process any more."""
    monkeypatch.setattr(Cluster, "shard_ready", lambda *_: None)
    monkeypatch.setattr("bot.cluster.cluster.TAKE_SECONDS", ANSWER_SECONDS)
    async with several(postgres_url, 2, answer_seconds=ANSWER_SECONDS) as club:
        one, two = club.processes
        table = Table(club, await club.guild_on(max(one.shards)))
        await table.begin()
        leaving = asyncio.create_task(one.bot.cluster.hand_over())
        await until(lambda: len(two.shards) == SHARDS and two.cluster.is_alone)
        await until(lambda: len(connected(club)) > SHARDS)
        before = len(await two.bot.store.tables.unfinished())
        people = [club.pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]
        answers = await asyncio.gather(
            *(person.command("/duel new", channel=table.channel) for person in people for _ in range(2))
        )
        assert AnswerKind.FAILED not in [answer.kind for answer in answers]
        assert len(await two.bot.store.tables.unfinished()) - before == 8
        monkeypatch.undo()  # else a process that ends waits for the next one
        for shard in range(SHARDS):
            two.cluster.shard_ready(shard)
        await leaving


async def test_a_shard_that_is_handed_over_stays_connected_until_the_next_process_is(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with several(postgres_url, 1) as club:
        (one,) = club.processes
        table = Table(club, await club.guild_on(SHARDS - 1))
        await table.begin()
        is_allowed = asyncio.Event()
        reserve = Cluster.reserve_identify

        async def late(self: Cluster, shard_id: int, max_concurrency: int) -> float:
            await is_allowed.wait()
            return await reserve(self, shard_id, max_concurrency)

        monkeypatch.setattr(Cluster, "reserve_identify", late)
        two = await club.start()
        await until(lambda: len(two.shards) == SHARDS // 2)
        assert connected(club) == list(range(SHARDS))
        await table.act()
        leaving = asyncio.create_task(one.bot.cluster.hand_over())
        await until(lambda: len(two.shards) == SHARDS)
        await table.act()
        assert not leaving.done()
        is_allowed.set()
        await leaving
        await until(lambda: connected(club) == list(range(SHARDS)))
        await table.act()


@pytest.mark.parametrize("is_leaving", [False, True])
async def test_every_press_is_answered_while_a_process_joins_or_leaves(
    postgres_url: str, is_leaving: bool
) -> None:
    async with several(postgres_url, 2 if is_leaving else 1, answer_seconds=ANSWER_SECONDS) as club:
        one = club.processes[0]
        table = Table(club, await club.guild_on(max(one.shards)))
        await table.begin()
        await until(lambda: table.people[0].can_press(table.post(), "My hand"))
        post, answers = table.post(), []
        has_moved = asyncio.Event()

        async def press() -> None:
            while not has_moved.is_set():
                answers.append(asyncio.create_task(table.people[0].press(post, "My hand", stale=True)))
                await asyncio.sleep(0.05)

        pressing = asyncio.create_task(press())
        if is_leaving:
            # Not closed yet: in one loop, a client that closes cannot tell its tasks from those of the other one.
            await one.bot.cluster.hand_over()
            await until(lambda: len(club.processes[1].shards) == SHARDS)
        else:
            await club.shared_out(one, await club.start())
        await until(lambda: connected(club) == list(range(SHARDS)))
        has_moved.set()
        await pressing
        kinds = {answer.kind for answer in await asyncio.gather(*answers)}
        assert AnswerKind.FAILED not in kinds


async def test_while_the_database_is_away_presses_are_answered_at_once_and_connections_stay(
    tmp_path: Path,
) -> None:
    with running_server() as server:
        url = server.url(server.new_database("template0"))
        async with programs(url, tmp_path) as started:
            both = [await started.start(), await started.start()]
            await started.all_connected(2)
            guild = await started.pg.add_guild("Shard 1", owner="Ada", shard=1, members=("Ben",))
            table = Table(started, guild, by=("post", "hand"))  # type: ignore[arg-type]
            await table.begin()
            await table.act()
            sessions = {session.id for session in started.pg.services.gateway.sessions}
            await asyncio.to_thread(server.stop)
            await until(
                lambda: all("they could not be renewed" in program.lines for program in both), seconds=30
            )
            ada = table.people[0]
            for answer in (
                await ada.press(table.post(), "My hand", stale=True),
                await ada.command("/table list", channel=table.channel),
                await ada.press(table.post(), "Rules", stale=True),
            ):
                assert answer.ephemeral
                assert not answer.was_deferred, "it was answered at once"
                assert AWAY in ada.text(answer.message)
            assert await ada.autocomplete("/replay", option="table") == []
            calls = len(started.pg.calls())
            await asyncio.to_thread(server.start)
            await until(
                lambda: all(
                    "took the shards" in program.lines.rpartition("they could not be renewed")[2]
                    for program in both
                ),
                seconds=30,
            )
            await table.play()
            assert {session.id for session in started.pg.services.gateway.sessions} == sessions
            assert len(started.pg.calls()) > calls
