"""Pings of a table whose home changes: each question pings its member once, and old pings go before new ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.cluster.shard_claims import elapsed_seconds
from bot.sent_messages import PingKind
from bot.tables.commands import Move
from bot.tables.session import Session
from cogs.table_post.ping_reasons import reasons
from data.errors import StoreUnavailable
from data.postgres.cluster import ClusterState
from data.records.tables import Post
from playground.world.feed import Happening
from tests.endtoend.cluster_chaos_run import DoublePings
from tests.endtoend.several import CLAIM_SECONDS, Process, Several, Table, several
from tests.waiting import until


@pytest.fixture(autouse=True)
def nobody_counts_as_active(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    # Members think for longer than tests do.
    monkeypatch.setattr("cogs.ui.outbox.CLOCKS_SECONDS", 0.0)


def pings(table: Table) -> list[tuple[int, str]]:
    """Return the ids and texts of the pings in the table's channel."""
    found = [
        (message.id, message.content)
        for message in table.club.pg.world.messages.values()
        if message.channel_id == table.channel and "it's your turn" in message.content
    ]
    return sorted(found)


async def homes(club: Several) -> tuple[Process, Process]:
    """Return a process without the shard of direct messages, and the other one."""
    (home,) = [process for process in club.processes if 0 not in process.shards]
    (other,) = [process for process in club.processes if process is not home]
    return home, other


async def begun(club: Several, home: Process) -> Table:
    """Begin a game in a channel of a home, where one post serves a whole round."""
    table = await opened(club, home)
    await table.begin("/auf new")
    return table


async def opened(club: Several, home: Process) -> Table:
    """Return a table for a channel of a home, in a server without threads."""
    table = Table(club, await club.guild_on(max(home.shards)))
    await home.bot.preferences.change_server(table.guild.id, threads=False)
    await until(
        lambda: all(
            process.bot.preferences.server(table.guild.id).threads is False for process in club.processes
        )
    )
    return table


async def decide(process: Process, table: Table) -> None:
    """Let a process decide the move of a member who must act."""
    session = await process.bot.tables.session(table.table_id)
    seat = min(session.actors)
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    action = session.game.fallback(session.progress.state, seat)
    await process.bot.tables.apply(table.table_id, user_id, Move(action))


async def questions(process: Process, table: Table) -> dict[int, int]:
    """Return the members who must act, with the numbers of their questions."""
    session = await process.bot.tables.session(table.table_id)
    return {reason.user_id: reason.question for reason in reasons(session) if reason.kind is PingKind.TURN}


def at_ping(table: Table, act: Callable[[], None]) -> Callable[[], None]:
    """Act when the next ping is sent to the table's channel; return a function that stops that."""

    def note(happening: Happening) -> None:
        message: Any = happening.payload
        if happening.name == "MESSAGE_CREATE" and message["id"] in map(str, dict(pings(table))):
            stop()
            act()

    stop = table.club.pg.services.stage.feed.listen(note)
    return stop


async def test_a_new_home_deletes_the_ping_of_an_answered_question_before_it_sends_the_next(
    postgres_url: str,
) -> None:
    """Both link to the same post, which serves a whole round: they read the same."""
    async with several(postgres_url, 2) as club:
        home, other = await homes(club)
        table = await begun(club, home)
        doubled = DoublePings(club.pg)
        await decide(home, table)
        await until(lambda: pings(table))
        await table.stored_as_shown()
        ((old, text),) = pings(table)
        home.kill()
        ((pinged, question),) = (await questions(other, table)).items()
        assert f"<@{pinged}>" in text
        while (await questions(other, table)).get(pinged, question) == question:
            await decide(other, table)
        await club.shared_out(other)
        await until(lambda: [ping for ping, _ in pings(table) if ping > old])
        await table.stored_as_shown()
        assert [content for _, content in pings(table)].count(text) == 1
        assert doubled.found == []


@pytest.mark.parametrize("nonce_seconds", [300.0, 0.0], ids=["at once", "when Discord forgot the nonce"])
async def test_a_ping_of_a_home_that_died_before_it_noted_it_stays_and_is_not_sent_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, nonce_seconds: float
) -> None:
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", nonce_seconds)
    async with several(postgres_url, 2) as club:
        home, other = await homes(club)
        table = await begun(club, home)
        at_ping(table, home.kill)
        await decide(home, table)
        await until(lambda: pings(table))
        (ping,) = pings(table)
        row = await other.bot.store.tables.get(table.table_id)
        assert row is not None
        assert row.shown < row.version, "the old home died before it noted what it had shown"
        await club.shared_out(other)
        await table.stored_as_shown()
        assert pings(table) == [ping]
        await decide(other, table)
        await until(lambda: ping not in pings(table))


async def test_a_home_whose_claim_lapses_while_it_answers_sends_no_ping(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would delete it: the next home has looked for pings already."""
    async with several(postgres_url, 2) as club:
        home, other = await homes(club)
        table = await opened(club, home)
        await table.fill("/auf new")
        is_stuck, goes_on, has_gone_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        update = home.bot.updater.pings.update

        async def stuck(table_id: str, session: Session | None, post: Post) -> bool:
            if session is None:  # the lobby
                return await update(table_id, session, post)
            is_stuck.set()
            try:
                await goes_on.wait()
                return await update(table_id, session, post)
            finally:  # also when it is broken off, since the post is no longer shown here
                has_gone_on.set()

        async def away(*_: object, **__: object) -> ClusterState:
            raise StoreUnavailable("the database does not answer")

        with monkeypatch.context() as broken:
            broken.setattr(home.bot.updater.pings, "update", stuck)
            broken.setattr(home.cluster._store, "beat", away)
            await table.press(table.people[0], "Start")
            await is_stuck.wait()
            broken.setattr(home.cluster, "_clock", lambda: elapsed_seconds() + CLAIM_SECONDS)
            await home.end_claims()
            await until(lambda: other.cluster.is_home(table.guild.id))
            await decide(other, table)  # the post of the old home has pinged for the first question
            await until(lambda: pings(table))
            await table.stored_as_shown()
            shown = pings(table)
            goes_on.set()
            await has_gone_on.wait()
            await club.pg.settled()
            assert pings(table) == shown
