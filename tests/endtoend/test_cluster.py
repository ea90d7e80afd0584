"""Two and three processes of the bot on one PostgreSQL and a playground with four shards."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from bot.cluster.home_tables import HomeTables
from bot.cluster.homes import shard_of
from bot.cluster.shard_claims import elapsed_seconds
from bot.tables.commands import Move
from bot.tables.session import Session
from data.errors import StoreUnavailable
from data.postgres.cluster import ClusterState
from tests.endtoend.play import moves as moves_now
from tests.endtoend.several import CLAIM_SECONDS, SHARDS, Table, several
from tests.postgres import running_server
from tests.waiting import until


async def test_processes_share_the_shards_and_a_new_one_takes_its_part(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        one, two = club.processes
        assert one.shards | two.shards == set(range(SHARDS))
        three = await club.start()
        await club.shared_out(one, two, three)
        await three.close()
        await club.shared_out(one, two)


async def test_a_game_is_played_in_a_channel_of_each_process(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        for process in club.processes:
            guild = await club.guild_on(max(process.shards))
            table = Table(club, guild)
            await table.begin()
            await table.play()
            await table.stored_as_shown()
            assert club.home_of(guild) is process


async def test_presses_in_direct_messages_are_decided_elsewhere_and_shown_by_the_home(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        (away,) = [process for process in club.processes if 0 in process.shards]
        (home,) = [process for process in club.processes if 0 not in process.shards]
        table = Table(club, await club.guild_on(max(home.shards)), by=("hand",))
        await table.begin()
        await table.play()
        assert table.attempts
        stored = await home.bot.tables.stored.moves(table.table_id)
        assert [move.number for move in stored] == list(range(1, len(stored) + 1))
        assert table.table_id not in away.bot.updater.live


async def test_the_home_does_not_rely_on_the_image_of_a_hand_that_another_process_has_changed(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await until(lambda: table.asked)
        ada = table.asked[0].person
        await until(ada.dms)
        hand = home.bot.hands.of(table.table_id).of(ada.id)
        hand.image.file = "hand-1.png"
        await ada.press(ada.dms()[-1], "Attack…")
        await until(lambda: hand.image.file is None)


async def test_another_process_goes_on_when_a_home_dies(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (other,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)), by=("post", "hand"))
        await table.begin()
        await table.act()
        home.kill()
        await club.shared_out(other)
        await table.play()
        await table.stored_as_shown()
        shown = [post["id"] for post in table.posts.posts(table.table_id, table.people[0])]
        assert len(shown) == len(set(shown))


async def test_the_post_is_shown_by_another_process_when_the_home_dies_after_a_move(
    postgres_url: str,
) -> None:
    """A move is decided elsewhere, and its home dies before it has shown it."""
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (away,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await table.act()
        post = table.post()
        home.kill()
        session = await away.bot.tables.session(table.table_id)
        seat = min(session.actors)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        action = session.game.fallback(session.progress.state, seat)
        await away.bot.tables.apply(table.table_id, user_id, Move(action))
        await until(lambda: table.post() != post)
        await table.stored_as_shown()


async def test_a_hint_that_is_lost_is_made_good_by_the_poll(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (away,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await table.stored_as_shown()
        monkeypatch.setattr(away.cluster, "tell_others", lambda _: None)
        session = await away.bot.tables.session(table.table_id)
        seat = min(session.actors)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        post = table.post()
        action = session.game.fallback(session.progress.state, seat)
        await away.bot.tables.apply(table.table_id, user_id, Move(action))
        await until(lambda: table.post() != post)


async def test_what_is_set_at_one_process_holds_at_the_other(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        one, two = (process.bot for process in club.processes)
        await one.preferences.change_server(5, language="de")
        await until(lambda: two.preferences.server(5).language == "de")
        assert (await two.preferences.member(7)).language is None
        await one.preferences.change_member(7, language="de")
        for _ in range(500):
            if (await two.preferences.member(7)).language == "de":
                break
            await asyncio.sleep(0.01)
        assert (await two.preferences.member(7)).language == "de"


async def test_a_forgotten_member_is_forgotten_by_every_process_before_it_is_confirmed(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (away,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        ada = table.people[0]
        for process in club.processes:
            session = await process.bot.tables.session(table.table_id)
            assert ada.id in [seat.user_id for seat in session.table.seats]
        await away.bot.forgetting.forget(ada.id)
        for process in club.processes:
            session = await process.bot.tables.session(table.table_id)
            assert ada.id not in [seat.user_id for seat in session.table.seats]
            assert "Ada" not in [seat.name for seat in session.table.seats]


async def test_a_process_that_misses_the_hint_forgets_at_its_next_beat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with several(postgres_url, 2) as club:
        one, two = club.processes
        monkeypatch.setattr(two.cluster.hints, "_read", lambda _: None)
        await one.bot.forgetting.forget(12345)
        assert two.cluster.forgotten == 1


async def test_a_server_of_another_process_is_not_marked_as_left(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        tables = {}
        for process in club.processes:
            tables[process] = Table(club, await club.guild_on(max(process.shards)))
            await tables[process].begin()
        one, two = club.processes
        for process in club.processes:
            await process.bot.retention.forget_servers()
        left = [row for row in await one.bot.store.preferences.servers() if row.left_at is not None]
        assert left == [], "both processes together are in all servers"
        await club.pg.kick_bot(tables[two].guild)
        await until(lambda: one.bot.preferences.server(tables[two].guild.id).left_at is not None)
        assert two.bot.preferences.server(tables[two].guild.id).left_at is not None


async def test_the_home_finds_a_server_that_was_left_while_no_process_ran(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        one, two = club.processes
        gone = ((max(two.shards) + SHARDS * 1000) << 22) + 1
        await one.bot.preferences.change_server(gone, language="de")
        await until(lambda: two.bot.preferences.server(gone).language == "de")
        await one.bot.retention.forget_servers()
        assert one.bot.preferences.server(gone).left_at is None, "another process is its home"
        await two.bot.retention.forget_servers()
        assert two.bot.preferences.server(gone).left_at is not None


async def test_shards_of_all_processes_identify_one_after_another(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord answers an early one by ending its session, and counts it for the day."""
    async with several(
        postgres_url, 3, identify_spacing=0.9, identify_seconds=0.3, max_concurrency=1
    ) as club:
        limit = club.pg.services.identifies.limit_json()
        connected = [s for s in club.pg.services.gateway.sessions if s.connection is not None]
        assert len(connected) == SHARDS
        refused = [record for record in caplog.records if "invalidat" in record.getMessage().lower()]
        assert refused == []
        assert limit["remaining"] >= 1000 - SHARDS * 3, "each shard at most once for each process that joined"


async def test_the_new_leader_registers_the_commands_again(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        (leader,) = [process for process in club.processes if process.cluster.is_leader]
        (other,) = [process for process in club.processes if process is not leader]
        registered = asyncio.Event()
        register = other.bot.client.register

        async def note() -> None:
            await register()
            registered.set()

        other.bot.client.register = note  # type: ignore[method-assign]
        await leader.close()
        async with asyncio.timeout(20):
            await registered.wait()
        assert other.cluster.is_leader


async def test_a_restart_of_the_server_ends_no_game() -> None:
    """PostgreSQL closes every connection, and all are opened again."""
    with running_server() as server:
        name = server.new_database("template0")
        async with several(server.url(name), 2) as club:
            (home,) = [process for process in club.processes if 0 not in process.shards]
            table = Table(club, await club.guild_on(max(home.shards)), by=("post", "hand"))
            await table.begin()
            await table.act()
            await asyncio.to_thread(server.stop, signal.SIGINT)
            await asyncio.to_thread(server.start)
            await club.shared_out(*club.processes)
            await table.play()
            await table.stored_as_shown()


async def test_a_game_goes_on_while_processes_join_and_leave(postgres_url: str) -> None:
    async with several(postgres_url, 1) as club:
        (one,) = club.processes
        table = Table(club, await club.guild_on(3), by=("post", "hand", "command"))
        await table.begin()
        await table.act()
        two = await club.start()
        await club.shared_out(one, two)
        await table.act()
        three = await club.start()
        await club.shared_out(one, two, three)
        await table.act()
        await one.close()
        await club.shared_out(two, three)
        await table.act()
        await three.close()
        await club.shared_out(two)
        await table.play()
        moves = await two.bot.tables.stored.moves(table.table_id)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))


async def test_the_home_edits_a_hand_in_its_channel_when_the_player_moves_in_a_direct_message(
    postgres_url: str,
) -> None:
    """Presses in a server reach its home, which has their tokens; direct messages reach the process of shard 0."""
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await until(lambda: table.asked)
        player = table.asked[0].person
        hand = (await player.press(table.post(), "My hand")).message
        assert hand is not None
        assert player.controls(hand)
        await until(player.dms)
        await player.press(player.dms()[-1], "Pass")
        await until(lambda: not moves_now(player, player.now(hand) or {}))


@pytest.mark.parametrize("command", ["/bakery new", "/auf new"])
async def test_every_game_goes_on_when_its_home_dies(postgres_url: str, command: str) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (other,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)), by=("post", "hand"))
        await table.begin(command)
        await table.play_until(moves=6)
        home.kill()
        await club.shared_out(other)
        await table.play_until(moves=14)
        await table.stored_as_shown()
        stored = await other.bot.tables.stored.moves(table.table_id)
        assert [move.number for move in stored] == list(range(1, len(stored) + 1))
        assert len(stored) >= 14


async def test_a_home_whose_claim_lapses_while_it_answers_sends_no_second_post(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its database does not answer in the middle of the answer, and another process shows the table meanwhile."""
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (other,) = [process for process in club.processes if process is not home]
        table = Table(club, await club.guild_on(max(home.shards)))
        ada, _ = table.people
        await table.fill()
        is_stuck, goes_on = asyncio.Event(), asyncio.Event()
        due = home.bot.updater.pings.due

        async def stuck(session: Session) -> list[int]:
            is_stuck.set()
            await goes_on.wait()
            return await due(session)

        async def away(*_: object, **__: object) -> ClusterState:
            raise StoreUnavailable("the database does not answer")

        with monkeypatch.context() as broken:
            broken.setattr(home.bot.updater.pings, "due", stuck)
            broken.setattr(home.cluster._store, "beat", away)
            pressing = asyncio.create_task(ada.press(table.post(), "Start"))
            await is_stuck.wait()
            broken.setattr(home.cluster, "_clock", lambda: elapsed_seconds() + CLAIM_SECONDS)
            await home.end_claims()
            await until(lambda: other.cluster.is_home(table.guild.id))
            await until(lambda: "attack or pass" in table.words())
            await table.stored_as_shown()
            before = len(club.pg.calls())
            goes_on.set()
            await pressing
            await club.pg.settled()
            places = [club.pg.channel(place) for place in (table.channel, int(table.post()["channel_id"]))]
            paths = {f"/channels/{place.id}/messages" for place in places}
            calls = club.pg.calls()[before:]
            assert not [call for call in calls if call.method == "POST" and call.path in paths]


@pytest.mark.parametrize("is_leaving", [False, True], ids=["hands the shard over", "leaves"])
async def test_a_post_that_is_on_its_way_arrives_before_the_next_home_looks_for_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_leaving: bool
) -> None:
    """Else there would be two, or an older edit would undo a newer one: Discord may act on a request that is late."""
    monkeypatch.setattr("bot.rest.FINISH_SECONDS", 60.0)
    monkeypatch.setattr("bot.cluster.shard_claims.SEND_SECONDS", 60.0)
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await until(lambda: "attack or pass" in table.words())
        await table.stored_as_shown()
        await club.pg.settled()
        session = await home.bot.tables.session(table.table_id)
        seat = min(session.actors)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        action = session.game.fallback(session.progress.state, seat)
        found: list[Any] = []
        take_up = HomeTables.take_up

        def note(home_tables: HomeTables, shards: frozenset[int]) -> None:
            if shard_of(table.guild.id, SHARDS) in shards:
                found.append(table.post())
            take_up(home_tables, shards)

        monkeypatch.setattr(HomeTables, "take_up", note)
        club.pg.faults.slow("/channels/{channel_id}/messages", 4.0, times=10)
        before, calls = table.post(), len(club.pg.calls())
        path = f"/channels/{before['channel_id']}/messages"
        await home.bot.tables.apply(table.table_id, user_id, Move(action))
        await until(lambda: any(call.path.startswith(path) for call in club.pg.calls()[calls:]))
        club.pg.faults.clear()
        assert table.post() == before
        joining = [] if is_leaving else [asyncio.create_task(club.start()) for _ in range(2)]
        leaving = [asyncio.create_task(home.close())] if is_leaving else []
        await until(lambda: found)
        assert found[0] != before, "what the last home sent has arrived"
        await asyncio.gather(*joining, *leaving)
        await table.stored_as_shown()
        await table.act()


async def test_the_first_turn_is_told_in_the_tables_thread_though_its_home_does_not_know_the_server_yet(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be told in the channel, where the result takes its place at the end."""
    async with several(postgres_url, 1) as club:
        (home,) = club.processes
        table = Table(club, await club.guild_on(1))
        ada, _ = table.people
        await table.fill()
        with monkeypatch.context() as starting:
            starting.setattr(home.bot.client._connection, "_get_guild", lambda guild_id: None)
            await ada.press(table.post(), "Start")
            await until(lambda: "attack or pass" in table.words())
        assert table.post()["channel_id"] != str(table.channel), "the post is in the thread"
