"""What every store finds of the games that are over."""

from dataclasses import replace

from data.records.tables import Ending, Post, Result
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, WON, lobby, move, playing, seat


async def fill(store: Store) -> None:
    """Four games that are over, a lobby that was cancelled, a table that is being played."""
    for number, (game, guild) in enumerate(
        (("duel", GUILD), ("auf", GUILD), ("duel", GUILD), ("duel", 7)), start=1
    ):
        players = (seat(0, ANNA), seat(1, CARL if number == 3 else BEN))
        await store.tables.add(playing(f"t{number}", game=game, guild_id=guild, seats=players))
        await store.tables.end(
            f"t{number}", Result(ending=Ending.FINISHED, places=(1, 2)), at=5000.0 + number
        )
    await store.tables.add(lobby("t8"))
    await store.tables.end("t8", Result(ending=Ending.CANCELLED), at=9000.0)
    await store.tables.add(playing("t9"))


async def past(
    store: Store, user_id: int | None = None, game: str | None = None, first: int = 0, most: int = 9
) -> list[str]:
    rows = await store.history.games(GUILD, user_id=user_id, game=game, first=first, most=most)
    assert all(row is not None and len(row.seats) == 2 for row in rows)
    return [row.id for row in rows if row is not None]


async def test_the_games_of_a_server_come_latest_first(store: Store) -> None:
    await fill(store)
    assert await past(store) == ["t3", "t2", "t1"]
    assert await past(store, game="duel") == ["t3", "t1"]
    assert await past(store, user_id=BEN) == ["t2", "t1"]
    assert await past(store, user_id=CARL, game="duel") == ["t3"]
    assert await past(store, user_id=CARL, game="auf") == []


async def test_the_last_game_of_a_thread_is_found_by_its_post(store: Store) -> None:
    await fill(store)
    post = Post(channel_id=77, message_id=1, turn=1, at=0.0)
    await store.tables.set_shown("t1", 0, post)
    await store.tables.set_shown("t2", 0, post)
    assert await store.tables.last_game_in(GUILD, 77) == "t2"
    assert await store.tables.last_game_in(GUILD + 1, 77) is None
    assert await store.tables.last_game_in(GUILD, 78) is None


async def test_they_come_in_pages(store: Store) -> None:
    await fill(store)
    assert await past(store, first=1, most=1) == ["t2"]
    assert await past(store, user_id=ANNA, first=2, most=5) == ["t1"]
    assert await past(store, first=3) == []
    assert await past(store, user_id=99) == []


async def test_a_game_is_told_in_short(store: Store) -> None:
    await store.tables.add(playing(seats=(seat(0, ANNA), seat(1, None))))
    await store.tables.end("t1", Result(ending=Ending.FINISHED, places=(2, 1)), at=5000.5)
    (row,) = await store.history.games(GUILD, first=0, most=2)
    assert row is not None
    assert (row.id, row.game, row.options["mode"], row.ended_at) == ("t1", "duel", "core", 5000.5)
    assert [(one.user_id, one.house, one.name, one.place) for one in row.seats] == [
        (ANNA, None, f"name {ANNA}", 2),
        (None, "honest", "name None", 1),
    ]


async def test_what_a_clock_that_was_put_back_has_ended_last_is_still_the_last(store: Store) -> None:
    for table_id, at in (("t1", 5000.0), ("t2", 4000.0)):
        await store.tables.add(playing(table_id))
        await store.tables.end(table_id, Result(ending=Ending.AGREED), at=at)
    assert await past(store) == ["t2", "t1"]


async def test_who_was_replaced_has_not_played_and_who_took_the_seat_has(store: Store) -> None:
    await store.tables.add(playing())
    taken = seat(1, CARL, is_taken_over=True, dealt_to=BEN)
    await store.tables.add_move(move(1), due_at=None, seat=taken)
    await store.tables.add_move(move(2), due_at=None, result=WON)
    assert await past(store, user_id=BEN) == []
    assert await past(store, user_id=CARL) == ["t1"]


async def test_the_games_of_who_is_forgotten_stay_with_the_others(store: Store) -> None:
    await fill(store)
    await store.drop_member(BEN)
    assert await past(store, user_id=BEN) == []
    assert await past(store, user_id=ANNA) == await past(store) == ["t3", "t2", "t1"]
    (row,) = await store.history.games(GUILD, first=1, most=1)
    assert row is not None
    assert [(one.user_id, one.name) for one in row.seats] == [(ANNA, f"name {ANNA}"), (None, "")]


async def test_the_games_of_a_server_that_is_dropped_are_gone(store: Store) -> None:
    await fill(store)
    await store.drop_server(GUILD)
    assert await past(store) == await past(store, user_id=ANNA) == []
    assert [row and row.id for row in await store.history.games(7, first=0, most=9)] == ["t4"]


async def test_a_pledge_is_kept_and_never_changed_by_a_lobby(store: Store) -> None:
    await store.tables.add(lobby(secret=b"s" * 32))
    row = await store.tables.get("t1")
    assert row is not None
    cut = tuple(replace(one, word=f"wörd {one.seat}") for one in row.seats)
    await store.tables.change_lobby(replace(row, revision=1, seats=cut, secret=b"another"))
    stored = await store.tables.get("t1")
    assert stored is not None
    assert stored.secret == b"s" * 32
    assert [one.word for one in stored.seats] == ["wörd 0", "wörd 1"]
