"""One process among others: what it does when claims begin and end, and what it must not send any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.cluster.cluster import REQUESTS_EACH_SECOND, Cluster, new_name
from bot.cluster.homes import (
    BecameLeader,
    ClusterNews,
    EmojisUploaded,
    GameEnded,
    MayHaveMissed,
    MemberActive,
    MemberChanged,
    MemberForgotten,
    ServerChanged,
    ShardsGained,
    ShardsLost,
    TableChangedElsewhere,
)
from data.errors import StoreUnavailable
from data.postgres.cluster import PostgresClaims, PostgresHints
from tests.bot.cluster.processes import Clock
from tests.waiting import until

KINDS: tuple[type, ...] = (
    BecameLeader,
    EmojisUploaded,
    GameEnded,
    MayHaveMissed,
    MemberActive,
    MemberChanged,
    MemberForgotten,
    ServerChanged,
    ShardsGained,
    ShardsLost,
    TableChangedElsewhere,
)


class Heard:
    """Notes what a process hears."""

    def __init__(self, news: ClusterNews) -> None:
        self.told: list[object] = []
        self.showing: asyncio.Task[None] | None = None
        for kind in KINDS:
            news.hear(kind, self.told.append)
        news.hear(ShardsLost, self._stop_showing)

    def _stop_showing(self, _: ShardsLost) -> None:
        if self.showing is not None:
            self.showing.cancel()


class Joining:
    """Starts clusters and closes them afterwards."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.started: list[Cluster] = []

    async def start(self, *, shards: int = 2, claim_seconds: float = 60.0) -> tuple[Cluster, Heard]:
        cluster = Cluster(
            PostgresClaims(self.url),
            PostgresHints(self.url),
            claim_seconds=claim_seconds,
            settle_seconds=0.0,
            heartbeat_seconds=0.5,
            clock=Clock(),
            limits_requests=False,
        )
        heard = Heard(cluster.news)
        self.started.append(cluster)
        await cluster.start(shards)
        await until(cluster.hints.listens.is_set)
        return cluster, heard


@pytest.fixture
async def joining(postgres_url: str) -> AsyncIterator[Joining]:
    made = Joining(postgres_url)
    yield made
    for cluster in made.started:
        await cluster.close()


async def test_the_first_process_leads_and_a_second_one_leads_when_it_leaves(joining: Joining) -> None:
    one, noted = await joining.start()
    assert BecameLeader() in noted.told
    two, other = await joining.start()
    assert not two.is_leader
    await one.close()
    await until(lambda: two.is_leader)
    assert BecameLeader() in other.told
    await until(lambda: two.held_shards == {0, 1})


async def test_shards_that_are_given_back_are_taken_at_once_not_at_the_next_beat(joining: Joining) -> None:
    """A beat comes each 18 seconds here: the processes tell each other."""
    one, _ = await joining.start()
    two, _ = await joining.start()
    await until(lambda: len(one.held_shards) == len(two.held_shards) == 1)


async def test_a_request_that_was_about_to_be_sent_when_the_claim_lapsed_is_not_sent(
    joining: Joining,
) -> None:
    cluster, noted = await joining.start()
    sent: list[str] = []

    async def show() -> None:
        for number in range(3):
            await cluster.before_request()
            sent.append(f"post {number}")
            await asyncio.sleep(0)
            if number == 0:  # the process stands still, and goes on
                cluster._clock.time += 100  # type: ignore[attr-defined]

    noted.showing = asyncio.create_task(show())
    await asyncio.wait((noted.showing,))
    assert noted.showing.cancelled()
    assert sent == ["post 0"]
    assert ShardsLost(frozenset({0, 1}), in_time=False) in noted.told


async def test_the_processes_together_send_no_more_requests_than_discord_allows(joining: Joining) -> None:
    one, _ = await joining.start(shards=4)
    assert one._requests_each_second() == REQUESTS_EACH_SECOND < 50
    two, _ = await joining.start(shards=4)
    await until(lambda: len(one.held_shards) == len(two.held_shards) == 2)
    assert one._requests_each_second() == two._requests_each_second() == REQUESTS_EACH_SECOND / 2
    await one.close()
    await until(lambda: two._requests_each_second() == REQUESTS_EACH_SECOND)


async def test_processes_tell_each_other_what_has_changed(joining: Joining) -> None:
    one, _ = await joining.start()
    _, noted = await joining.start()
    await until(lambda: len(one.held_shards) == 1)
    (mine,) = one.held_shards
    away = (1 - mine) << 22
    told = [
        TableChangedElsewhere(away, "abcdefgh"),
        ServerChanged(5),
        MemberChanged(6),
        MemberActive("abcdefgh", 7),
        EmojisUploaded(),
    ]
    for news in told:
        one.tell_others(news)
    await until(lambda: EmojisUploaded() in noted.told)
    heard = [news for news in noted.told if not isinstance(news, ShardsGained | ShardsLost | BecameLeader)]
    assert [news for news in heard if news != MayHaveMissed()] == told


async def test_a_game_that_ends_elsewhere_is_settled_by_the_leader(
    joining: Joining, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.cluster.cluster.RATINGS_SECONDS", 600.0
    )  # the leader would find it without a hint
    _, leader = await joining.start()
    two, other = await joining.start()
    two.game_ended()
    await until(lambda: GameEnded() in leader.told)
    assert GameEnded() not in other.told


async def test_forgetting_waits_for_every_live_process(
    joining: Joining, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await joining.start()
    two, noted = await joining.start()
    goes_on = asyncio.Event()
    acknowledge = two._store.has_forgotten

    async def slowly(owner: str, number: int) -> None:
        await goes_on.wait()
        await acknowledge(owner, number)

    monkeypatch.setattr(two._store, "has_forgotten", slowly)
    forgetting = asyncio.create_task(one.forget_everywhere(77))
    await until(lambda: MemberForgotten(77) in noted.told)
    assert not forgetting.done()
    goes_on.set()
    await forgetting


async def test_a_process_that_missed_an_earlier_member_forgets_all_it_has_read(joining: Joining) -> None:
    one, _ = await joining.start()
    two, noted = await joining.start()
    await one._store.forget()  # by a process whose hint was lost
    await one.forget_everywhere(77)
    assert MemberForgotten(None) in noted.told
    assert two.forgotten == 2


async def test_a_dead_process_is_not_waited_for_when_its_claims_have_expired(
    joining: Joining, postgres_url: str
) -> None:
    one, _ = await joining.start()
    dead = PostgresClaims(postgres_url)
    await dead.beat("dead", {}, seconds=1.0, forgotten=0, shards=2)
    await dead.close()
    await one.forget_everywhere(77)


async def test_forgetting_is_not_confirmed_when_the_database_does_not_answer(
    joining: Joining, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await joining.start()

    async def fail() -> int:
        raise StoreUnavailable("the database is gone")

    monkeypatch.setattr(one._store, "forget", fail)
    with pytest.raises(StoreUnavailable):
        await one.forget_everywhere(77)


def test_each_start_of_a_process_has_a_name_of_its_own_that_fits_into_a_hint() -> None:
    names = {new_name() for _ in range(100)}
    assert len(names) == 100
    assert all(" " not in name and len(name) < 80 for name in names)
