"""Claims of shards and of the leader over a real PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from bot.cluster import shard_claims
from bot.cluster.kept_connections import keep_seconds
from bot.cluster.shard_claims import LEADER, fair_share
from data.errors import StoreUnavailable
from data.postgres.cluster import ClusterState
from tests.bot.cluster.processes import CLAIM_SECONDS, Joined, Process, owners
from tests.postgres import Server
from tests.waiting import until


@pytest.fixture
async def joined(postgres_url: str) -> AsyncIterator[Joined]:
    made = Joined(postgres_url)
    yield made
    await made.close()


def expire(server: Server, url: str, *names: str) -> None:
    """Let the database's clock run past the claims of processes."""
    database = url.partition("///")[2].partition("?")[0]
    listed = ", ".join(f"'{name}'" for name in names)
    server.run(
        f"UPDATE claims SET expires_at = now() - interval '1 second' WHERE owner IN ({listed})",
        f"UPDATE processes SET expires_at = now() - interval '1 second' WHERE name IN ({listed})",
        database=database,
    )


@pytest.mark.parametrize(("shards", "processes"), [(4, 1), (4, 3), (8, 3), (2, 5), (7, 7)])
def test_the_parts_of_all_processes_are_all_shards_and_differ_by_one_at_most(
    shards: int, processes: int
) -> None:
    names = [f"p{number}" for number in range(processes)]
    parts = [fair_share(names, name, shards) for name in names]
    assert sum(parts) == shards
    assert max(parts) - min(parts) <= 1
    assert fair_share(names, "a stranger", shards) == 0


async def test_the_first_process_takes_all_shards_and_leads(joined: Joined) -> None:
    one = await joined.join("one")
    assert one.held_shards == frozenset()
    await one.beat()
    assert one.held_shards == {0, 1, 2, 3}
    assert one.is_leader
    assert one.noted.told == [("gained", frozenset({0, 1, 2, 3})), ("leads", frozenset())]
    assert one.is_home(5 << 22)


async def test_processes_that_join_together_share_the_shards_out(joined: Joined) -> None:
    processes = [await joined.join(name, shards=8) for name in ("one", "two", "three")]
    await asyncio.gather(*(process.beat() for process in processes))
    for _ in range(2):  # two may have wanted the same shard
        await asyncio.gather(*(process.beat() for process in processes))
    assert owners(*processes).keys() == set(range(8))
    assert sorted(len(process.held_shards) for process in processes) == [2, 3, 3]
    assert all(len(names) == 1 for names in owners(*processes).values())
    assert [process.is_leader for process in processes].count(True) == 1


async def test_a_joining_process_takes_over_its_part_after_the_other_stopped_showing(joined: Joined) -> None:
    one = await joined.join("one")
    await one.beat()
    two = await joined.join("two")
    await two.beat()
    assert two.held_shards == frozenset(), "nothing is free before the other one gives it back"
    await one.beat()
    assert [told for told in one.noted.told if told[0] in ("lost", "released", "claims changed")] == [
        ("lost", frozenset({2, 3})),
        ("released", frozenset()),
        ("claims changed", frozenset()),
    ]
    await two.beat()
    assert one.held_shards == {0, 1}
    assert two.held_shards == {2, 3}
    assert one.is_leader
    assert not two.is_leader


async def test_the_shards_of_a_dead_process_go_to_the_others(joined: Joined, postgres_server: Server) -> None:
    one, two = await joined.join("one"), await joined.join("two")
    for process in (one, two):
        await process.beat()
    assert one.is_leader
    expire(postgres_server, joined.url, "one")
    await two.beat()
    assert two.held_shards == {0, 1, 2, 3}
    assert two.is_leader


async def test_a_process_that_was_stopped_shows_nothing_when_it_goes_on(
    joined: Joined, postgres_server: Server
) -> None:
    one, two = await joined.join("one"), await joined.join("two")
    for process in (one, two):
        await process.beat()
    home = 0 if 0 in one.held_shards else 1
    one.time.time += CLAIM_SECONDS  # it stood still for so long
    assert not one.is_home(home << 22), "it knows by its own clock, before it asks anybody"
    assert one.give_up_lapsed()
    assert one.held_shards == frozenset()
    expire(postgres_server, joined.url, "one")
    await two.beat()
    assert two.is_home(home << 22)
    await one.beat()
    assert not set(one.held_shards) & set(two.held_shards)
    await two.beat()
    await one.beat()
    assert all(len(names) == 1 for names in owners(one, two).values())
    assert len(owners(one, two)) == 4


async def test_a_claim_lapses_here_before_it_expires_in_the_database(joined: Joined) -> None:
    one = await joined.join("one")
    await one.beat()
    one.time.time += CLAIM_SECONDS * 0.9
    assert one.held_shards == frozenset()
    two = await joined.join("two")
    await two.beat()
    assert two.held_shards == frozenset(), "in the database it is still valid"


async def test_a_claim_that_another_process_has_taken_is_not_renewed(
    joined: Joined, postgres_server: Server
) -> None:
    one = await joined.join("one", shards=1)
    await one.beat()
    expire(postgres_server, joined.url, "one")
    two = await joined.join("two", shards=1)
    await two.beat()
    assert two.held_shards == {0}
    await one.beat()
    assert one.held_shards == frozenset()
    assert ("lost", frozenset({0})) in one.noted.told
    await two.beat()
    assert two.held_shards == {0}


async def test_an_epoch_grows_with_each_owner_and_an_old_one_releases_nothing(
    joined: Joined, postgres_server: Server
) -> None:
    one = await joined.join("one", shards=1)
    first = await one.store.take("one", ["shard:0"], seconds=60, shards=1)
    expire(postgres_server, joined.url, "one")
    second = await one.store.take("one", ["shard:0"], seconds=60, shards=1)
    assert second["shard:0"] == first["shard:0"] + 1
    await one.store.release("one", first)
    assert await one.store.take("two", ["shard:0"], seconds=60, shards=1) == {}
    await one.store.release("one", second)
    assert await one.store.take("two", ["shard:0"], seconds=60, shards=1) == {"shard:0": 3}


async def test_a_claim_that_has_expired_or_was_taken_again_is_not_renewed_by_its_old_epoch(
    joined: Joined, postgres_server: Server
) -> None:
    one = await joined.join("one", shards=1)

    async def renewed(claims: Mapping[str, int]) -> frozenset[str]:
        return (await one.store.beat("one", claims, seconds=60, forgotten=0, shards=1)).renewed

    first = await one.store.take("one", ["shard:0"], seconds=60, shards=1)
    assert await renewed(first) == {"shard:0"}
    expire(postgres_server, joined.url, "one")
    assert await renewed(first) == frozenset(), "another process may take it at any moment"
    second = await one.store.take("one", ["shard:0"], seconds=60, shards=1)
    assert await renewed(first) == frozenset()
    assert await renewed(second) == {"shard:0"}


async def test_nothing_is_taken_by_a_process_that_counts_with_another_number_of_shards(
    joined: Joined,
) -> None:
    one = await joined.join("one", shards=4)
    assert await one.store.take("one", ["shard:0"], seconds=60, shards=8) == {}
    assert await one.store.take("one", ["shard:0"], seconds=60, shards=4) == {"shard:0": 1}


async def test_only_one_of_many_takes_a_claim(joined: Joined) -> None:
    processes = [await joined.join(f"p{number}", shards=1) for number in range(6)]
    taken = await asyncio.gather(
        *(process.store.take(process.name, [LEADER], seconds=60, shards=1) for process in processes)
    )
    assert sum(map(len, taken)) == 1


async def test_a_process_that_leaves_is_replaced_at_once(joined: Joined) -> None:
    one, two = await joined.join("one"), await joined.join("two")
    for process in (one, two):
        await process.beat()
    await one.leave()
    await two.beat()
    assert two.held_shards == {0, 1, 2, 3}
    assert two.is_leader


async def test_the_number_of_shards_changes_only_while_nobody_holds_one(joined: Joined) -> None:
    one = await joined.join("one", shards=4)
    await one.beat()
    two = await joined.join("two", shards=16)
    await one.beat()
    await two.beat()
    assert (one.shards, two.shards) == (4, 4)
    assert len(owners(one, two)) == 4
    await one.leave()
    await two.leave()
    three = await joined.join("three", shards=16)
    await three.beat()
    assert three.held_shards == frozenset(range(16))


async def test_shards_of_one_bucket_identify_one_after_another(joined: Joined) -> None:
    one = await joined.join("one")
    waits = [await one.store.reserve_identify(0, spacing_seconds=5) for _ in range(3)]
    assert waits[0] == pytest.approx(0, abs=1)
    assert waits[1] == pytest.approx(5, abs=1)
    assert waits[2] == pytest.approx(10, abs=1)
    assert await one.store.reserve_identify(1, spacing_seconds=5) == pytest.approx(0, abs=1)


async def test_a_beat_without_an_answer_leaves_time_for_another_one_before_the_claims_lapse(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims = Process(postgres_url, "one")
    waits: list[float] = []
    is_over = asyncio.Event()

    async def refuse(*_: object, **__: object) -> ClusterState:
        raise StoreUnavailable("a test")

    async def note(_: asyncio.Event, seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 1:
            monkeypatch.setattr(claims.store, "beat", refuse)
        if len(waits) == 2:
            is_over.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(shard_claims, "wait_at_most", note)
    claims._settle_seconds = 0.0
    running = asyncio.create_task(claims.run())
    await is_over.wait()
    running.cancel()
    between, after_a_failure = waits
    spent = between + CLAIM_SECONDS * shard_claims.ANSWER_PART + after_a_failure
    assert spent < CLAIM_SECONDS * (shard_claims.SAFE_PART - 0.1), "and the other one takes a moment too"
    await claims.store.close()


async def test_a_beat_without_an_answer_is_given_up_and_another_one_follows(
    joined: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await joined.join("one", claim_seconds=1.0)
    beat, beats = one.store.beat, 0

    async def silent_at_first(*arguments: Any, **more: Any) -> ClusterState:
        nonlocal beats
        beats += 1
        if beats == 1:
            await asyncio.Event().wait()
        return await beat(*arguments, **more)

    monkeypatch.setattr(one.store, "beat", silent_at_first)
    monkeypatch.setattr(one, "_settle_seconds", 0.0)
    running = asyncio.create_task(one.run())
    await until(lambda: one.held_shards)
    running.cancel()


async def test_a_shard_to_which_something_is_being_sent_for_long_is_handed_over_all_the_same(
    joined: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(shard_claims, "SEND_SECONDS", 0.05)
    one = await joined.join("one")
    one.news.before_release(never)
    await one.beat()
    two = await joined.join("two")
    async with asyncio.timeout(10):
        await one.beat()
    await two.beat()
    assert two.held_shards == {2, 3}


@pytest.mark.parametrize("number", [999, 99])
async def test_a_process_gives_everything_up_when_a_newer_program_has_upgraded_the_database(
    joined: Joined, postgres_server: Server, number: int
) -> None:
    """Also by a migration whose number is lower than that of the newest one."""
    one = await joined.join("one")
    await one.beat()
    database = joined.url.partition("///")[2].partition("?")[0]
    insert = f"INSERT INTO migrations VALUES ({number}, '0{number}_other')"
    postgres_server.run(insert, database=database)
    one.wake()
    async with asyncio.timeout(10):
        await one.run()
    assert one.is_outdated.is_set()
    assert not one.held_shards
    assert not one.is_leader


async def test_after_the_database_was_away_each_process_takes_its_own_shards_first(
    joined: Joined, postgres_server: Server
) -> None:
    one, two = await joined.join("one"), await joined.join("two")
    for process in (one, two):
        await process.beat()
    before = owners(one, two)
    for process in (one, two):
        process.time.time += CLAIM_SECONDS
        assert process.is_cut_off
        process.give_up_lapsed()
        assert not process.held_shards
        assert len(process.connected_shards) == 2, "nobody else is known to hold them"
    expire(postgres_server, joined.url, "one", "two")
    for _ in range(3):  # the other one needs longer for a new connection
        await two.beat()
        assert not two.is_cut_off
    await one.beat()
    assert owners(one, two) == before


async def test_shards_that_nobody_claims_again_after_the_database_was_away_are_taken_a_claim_later(
    joined: Joined, postgres_server: Server
) -> None:
    one, two, spare = [await joined.join(name, shards=2) for name in ("one", "two", "spare")]
    for process in (one, two, spare):
        await process.beat()
    for process in (two, spare):
        process.time.time += CLAIM_SECONDS
    expire(postgres_server, joined.url, "one", "two", "spare")
    await spare.beat()
    assert not spare.held_shards
    await two.beat()
    assert two.held_shards == {1}
    for _ in range(2):
        assert not spare.held_shards
        spare.time.time += CLAIM_SECONDS / 2
        await spare.beat()
    assert spare.held_shards == {0}


async def test_a_process_that_stood_still_takes_at_once_what_others_hand_over_to_it(
    joined: Joined, postgres_server: Server
) -> None:
    one, two = await joined.join("one"), await joined.join("two")
    for process in (one, two):
        await process.beat()
    one.time.time += CLAIM_SECONDS
    expire(postgres_server, joined.url, "one")
    await two.beat()
    assert len(two.held_shards) == 4
    await one.beat()
    await two.beat()
    await one.beat()
    assert len(one.held_shards) == 2


async def test_a_process_that_could_not_renew_disconnects_when_another_one_is_known_to_hold_the_shards(
    joined: Joined, postgres_server: Server
) -> None:
    one, two = await joined.join("one", shards=1), await joined.join("two", shards=1)
    await one.beat()
    await two.beat()
    one.time.time += CLAIM_SECONDS
    one.give_up_lapsed()
    expire(postgres_server, joined.url, "one")
    await two.beat()
    assert two.held_shards == {0}
    assert one.connected_shards == {0}
    await one.beat()
    assert one.connected_shards == frozenset()
    assert one.noted.told[-1] == ("connections", frozenset())


async def test_a_process_that_hands_shards_over_stays_connected_until_it_hears_of_the_next_one(
    joined: Joined,
) -> None:
    one = await joined.join("one")
    await one.beat()
    await joined.join("two")
    await one.beat()
    assert one.held_shards == {0, 1}
    one.connected_elsewhere(2)
    assert one.connected_shards == {0, 1, 3}
    one.time.time += keep_seconds(4)
    assert one.connected_shards == {0, 1}, "it does not wait for ever"


async def test_only_one_process_takes_an_interaction(joined: Joined) -> None:
    processes = [await joined.join(f"p{number}", shards=1) for number in range(4)]
    taken = await asyncio.gather(
        *(process.store.take_press(process.name, 77, shards=1) for process in processes)
    )
    assert sum(taken) == 1
    await processes[taken.index(True)].leave()
    assert not await processes[0].store.take_press("p9", 77, shards=1), "also when that one has left"


async def test_the_log_says_once_that_the_database_is_away(
    joined: Joined, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one = await joined.join("one", claim_seconds=1.0)
    beat, beats = one.store.beat, 0

    async def away_at_first(*arguments: Any, **more: Any) -> ClusterState:
        nonlocal beats
        beats += 1
        if beats in (1, 2, 3, 5):
            raise StoreUnavailable("no server answers there")
        return await beat(*arguments, **more)

    monkeypatch.setattr(one.store, "beat", away_at_first)
    monkeypatch.setattr(one, "_settle_seconds", 0.0)
    running = asyncio.create_task(one.run())
    await until(lambda: beats > 5)
    running.cancel()
    assert caplog.text.count("no server answers there") == 2


async def test_a_process_for_which_no_shard_is_left_says_so_once(
    joined: Joined, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    one, spare = [await joined.join(name, shards=1) for name in ("one", "spare")]
    await one.beat()
    assert "reserve" not in caplog.text
    for _ in range(2):
        await spare.beat()
    assert caplog.text.count("waits as a reserve: processes 2, shards 1") == 1
