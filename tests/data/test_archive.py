"""What every store finds of the games that are over."""

from data.rows import Ending, Phase, ResultRow
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, lobby, playing, seat


async def fill(store: Store) -> None:
    """Four games that are over, a lobby that was cancelled, a table that is being played."""
    for number, (game, guild) in enumerate(
        (("duel", GUILD), ("auf", GUILD), ("duel", GUILD), ("duel", 7)), start=1
    ):
        players = (seat(0, ANNA), seat(1, CARL if number == 3 else BEN))
        await store.add_table(playing(f"t{number}", game=game, guild_id=guild, seats=players))
        await store.end_table(
            f"t{number}", ResultRow(ending=Ending.FINISHED, places=(1, 2)), at=5000.0 - number
        )
    await store.add_table(lobby("t8"))
    await store.end_table("t8", ResultRow(ending=Ending.CANCELLED), at=9000.0)
    await store.add_table(playing("t9"))


async def past(
    store: Store, user_id: int | None = None, game: str | None = None, first: int = 0, most: int = 9
) -> list[str]:
    rows = await store.past_tables(GUILD, user_id=user_id, game=game, first=first, most=most)
    assert all(row.phase is Phase.OVER and len(row.seats) == 2 for row in rows)
    return [row.id for row in rows]


async def test_the_games_of_a_server_come_latest_first(store: Store) -> None:
    await fill(store)
    assert await past(store) == ["t1", "t2", "t3"]
    assert await past(store, game="duel") == ["t1", "t3"]
    assert await past(store, user_id=BEN) == ["t1", "t2"]
    assert await past(store, user_id=CARL, game="duel") == ["t3"]
    assert await past(store, user_id=CARL, game="auf") == []


async def test_they_come_in_pages(store: Store) -> None:
    await fill(store)
    assert await past(store, first=1, most=1) == ["t2"]
    assert await past(store, user_id=ANNA, first=2, most=5) == ["t3"]
    assert await past(store, first=3) == []


async def test_a_pledge_is_kept_and_never_changed_by_a_lobby(store: Store) -> None:
    await store.add_table(lobby(secret=b"s" * 32))
    row = await store.table("t1")
    assert row is not None
    cut = tuple(one.model_copy(update={"word": f"wörd {one.seat}"}) for one in row.seats)
    await store.change_lobby(row.model_copy(update={"revision": 1, "seats": cut, "secret": b"another"}))
    stored = await store.table("t1")
    assert stored is not None
    assert stored.secret == b"s" * 32
    assert [one.word for one in stored.seats] == ["wörd 0", "wörd 1"]
