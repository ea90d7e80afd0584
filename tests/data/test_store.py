"""What every store promises."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.errors import StoreUnavailable, TableMovedOn
from data.records.tables import Ending, Phase, Post, SentKind, Table
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, CHANNEL, GUILD, hand_sent, lobby, move, playing, seat

pytestmark = pytest.mark.asyncio

POST = Post(channel_id=CHANNEL, message_id=1 << 62, turn=4, at=1700000000.125)


async def stored(store: Store, table_id: str = "t1") -> Table:
    table = await store.tables.get(table_id)
    assert table is not None
    return table


def ids(tables: tuple[Table, ...]) -> list[str]:
    return [table.id for table in tables]


# Tables and lobbies


@pytest.mark.parametrize(
    "table",
    [
        lobby(),
        lobby(seats=()),
        lobby(seats=(seat(0, ANNA), seat(1, None)), options={}, due_at=0.1),
        playing(version=3, shown=2, revision=7, post=POST, due_at=1e9 + 0.001),
        playing(phase=Phase.OVER, ending=Ending.CANCELLED, ended_at=2.5),
        playing(seats=(seat(0, ANNA, place=1, score=-4), seat(1, BEN, place=2, score=0))),
    ],
)
async def test_a_table_is_read_back_as_it_was_written(store: Store, table: Table) -> None:
    await store.tables.add(table)
    assert await store.tables.get(table.id) == table


async def test_options_come_back_as_json_keeps_them(store: Store) -> None:
    await store.tables.add(lobby(options={"cards": ("wizard", "baker")}))
    assert (await stored(store)).options == {"cards": ["wizard", "baker"]}
    await store.tables.change_lobby(lobby(revision=1, options={"cards": ()}))
    assert (await stored(store)).options == {"cards": []}


async def test_lobbies_that_closed_long_ago_are_deleted_with_all_that_belongs_to_them(store: Store) -> None:
    """Not the last one in which a game was to be played again, from which the next one counts on."""
    closed = {"phase": Phase.OVER, "ending": Ending.CANCELLED, "ended_at": 10.0}
    for table in (
        lobby("closed_1", **closed),
        lobby("again__0", **closed, again_of="played_1", again_number=0),
        lobby("again__1", **closed, again_of="played_1", again_number=1),
        lobby("again__2", **closed, again_of="closed_1", again_number=0),
        lobby("later__1", **closed | {"ended_at": 20.0}),
        lobby("open___1"),
        playing("played_1", **closed),
    ):
        await store.tables.add(table)
        await store.tables.set_watching(table.id, CARL, is_on=True)
        await store.tables.set_muted(table.id, ANNA, is_on=True)
    await store.tables.drop_closed_lobbies(20.0)
    left = ["again__1", "again__2", "later__1", "open___1", "played_1"]
    assert sorted(await store.tables.ids()) == left
    assert sorted(await store.tables.watched_by(CARL)) == sorted(await store.tables.muted_by(ANNA)) == left
    assert "closed_1" not in ids(await store.tables.all_of_member(ANNA))


async def test_what_is_stored_of_old_notices_is_deleted_with_closed_lobbies(store: Store) -> None:
    await store.tables.add(playing("t1"))
    notice = replace(hand_sent("t1"), kind=SentKind.NOTICE, at=19.0)
    turn = replace(notice, nonce="turn", kind=SentKind.TURN)
    shared = replace(notice, kind=SentKind.SHARED)
    offer, story = replace(shared, nonce="offer/t1/1"), replace(shared, nonce="story/t1")
    kept = replace(notice, nonce="later", at=20.0), replace(notice, nonce="post", kind=SentKind.POST), story
    welcome = replace(notice, table_id=None, nonce="welcome")
    for message in (notice, turn, offer, welcome, *kept):
        await store.sent_messages.keep(message)
    await store.tables.drop_closed_lobbies(20.0)
    assert await store.sent_messages.in_channel(notice.channel_id) == await store.sent_messages.about("t1")
    assert {sent.nonce for sent in await store.sent_messages.about("t1")} == {sent.nonce for sent in kept}


async def test_panels_are_the_messages_of_a_server_about_no_table_and_no_tournament(store: Store) -> None:
    await store.tables.add(playing("t1"))
    first, second, elsewhere = (
        hand_sent(
            *(None, 0),
            kind=SentKind.POST,
            guild_id=guild_id,
            channel_id=channel_id,
            nonce="panel/1",
            at=float(channel_id),
        )
        for guild_id, channel_id in ((GUILD, 10), (GUILD, 11), (GUILD + 1, 12))
    )
    for message in (second, first, elsewhere, hand_sent("t1")):
        await store.sent_messages.keep(message)
    assert await store.sent_messages.panels(GUILD) == (first, second)
    assert dict(await store.sent_messages.servers_with_panels()) == {GUILD: 11.0, GUILD + 1: 12.0}
    await store.drop_server(GUILD)
    assert await store.sent_messages.servers_with_panels() == ((GUILD + 1, 12.0),)


async def test_moves_are_read_of_one_member_or_from_a_number_on(store: Store) -> None:
    for table_id, people in (("t1", (ANNA, BEN)), ("t2", (CARL, ANNA)), ("t3", (BEN, CARL))):
        await store.tables.add(playing(table_id, seats=tuple(seat(at, one) for at, one in enumerate(people))))
        for number in range(1, 5):
            await store.tables.add_move(move(number, table_id), due_at=None)
    annas = await store.tables.moves_of_member(ANNA)
    assert annas == {"t1": (move(2), move(4)), "t2": (move(1, "t2"), move(3, "t2"))}
    assert await store.tables.moves("t1", after=2) == (move(3), move(4))
    assert await store.tables.moves("t1", after=4) == ()


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.tables.get("t1") is None
    assert await store.tables.moves("t1") == ()
    assert await store.sent_messages.about("t1") == ()


async def test_a_taken_id_is_refused_and_changes_nothing(store: Store) -> None:
    await store.tables.add(lobby())
    with pytest.raises(TableMovedOn):
        await store.tables.add(lobby(host_id=BEN, seats=(seat(0, CARL),)))
    assert await store.tables.get("t1") == lobby()


async def test_a_lobby_changes_whole(store: Store) -> None:
    await store.tables.add(lobby())
    changed = lobby(
        revision=1, host_id=BEN, seats=(seat(0, BEN), seat(1, None)), seconds=600, due_at=5.5,
        options={"mode": "teams"}, channel_id=9, edition=2,
    )  # fmt: skip
    await store.tables.change_lobby(changed)
    assert await store.tables.get("t1") == changed


async def test_a_lobby_that_starts_is_being_played(store: Store) -> None:
    await store.tables.add(lobby())
    await store.tables.change_lobby(playing(revision=1, due_at=50.0))
    await store.tables.add_move(move(1), due_at=60.0)
    assert (await stored(store)).version == 1


async def test_a_lobby_change_leaves_the_post_that_was_stored_meanwhile(store: Store) -> None:
    await store.tables.add(lobby())
    await store.tables.set_shown("t1", 0, POST)
    await store.tables.change_lobby(lobby(revision=1, created_at=3.0, guild_id=4, version=9))
    assert await store.tables.get("t1") == lobby(revision=1, post=POST)


@pytest.mark.parametrize("revision", [0, 1, 3])
async def test_a_lobby_change_of_another_revision_is_refused(store: Store, revision: int) -> None:
    first = lobby(revision=1)
    await store.tables.add(first)
    with pytest.raises(TableMovedOn):
        await store.tables.change_lobby(lobby(revision=revision, host_id=BEN, seats=()))
    assert await store.tables.get("t1") == first


async def test_of_two_lobby_changes_at_once_one_wins(store: Store) -> None:
    await store.tables.add(lobby())
    changes = [lobby(revision=1, host_id=host, seats=(seat(0, host),)) for host in (BEN, CARL)]
    results = await asyncio.gather(*map(store.tables.change_lobby, changes), return_exceptions=True)
    assert sorted(map(type, results), key=str) == [type(None), TableMovedOn]
    assert await store.tables.get("t1") == changes[results.index(None)]


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.OVER])
async def test_a_table_that_began_is_no_lobby_any_more(store: Store, phase: Phase) -> None:
    begun = playing(phase=phase)
    await store.tables.add(begun)
    with pytest.raises(TableMovedOn):
        await store.tables.change_lobby(lobby(revision=1))
    assert await store.tables.get("t1") == begun


# Who sits where


async def test_tables_of_a_member_and_of_a_place(store: Store) -> None:
    with_carl = (seat(0, CARL), seat(1, BEN))
    for table in [
        lobby("old", created_at=1.0),
        playing("new", created_at=3.0, seats=with_carl, channel_id=5),
        lobby("away", created_at=2.0, guild_id=7),
        playing("over", phase=Phase.OVER, ending=Ending.FINISHED, ended_at=4.0),
    ]:
        await store.tables.add(table)
    assert ids(await store.tables.of_member(BEN)) == ["new", "away", "old"]
    assert ids(await store.tables.of_member(BEN, GUILD)) == ["new", "old"]
    assert ids(await store.tables.of_member(ANNA, 7)) == ["away"]
    assert ids(await store.tables.of_member(999)) == []
    assert ids(await store.tables.of_server(GUILD)) == ["new", "old"]
    new, _ = await store.tables.of_server(GUILD)
    assert new.seats == with_carl


# Closing


async def test_closing_writes_what_was_asked_and_then_takes_nothing(store: Store) -> None:
    await store.tables.add(playing())
    asked = asyncio.create_task(store.tables.add_move(move(1), due_at=None))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await asked
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.tables.add_move(move(2), due_at=None)
    with pytest.raises(StoreUnavailable):
        await store.tables.get("t1")
