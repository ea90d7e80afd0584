"""What every store promises about members: their hands' messages and their preferences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.records import Ending, HandPost, Result
from data.store import Store
from tests.data.rows import ANNA, BEN, playing

pytestmark = pytest.mark.asyncio

# Members


async def test_hands_of_a_table_that_is_over_are_strays(store: Store) -> None:
    for table_id in ("t1", "t2"):
        await store.tables.add(playing(table_id))
        await store.hand_posts.set(HandPost(table_id=table_id, user_id=ANNA, channel_id=1, message_id=2))
    assert await store.hand_posts.stray_hands() == ()
    await store.tables.end("t2", Result(ending=Ending.CANCELLED), at=5.0)
    assert await store.hand_posts.stray_hands() == ("t2",)
    await store.hand_posts.drop("t2", ANNA)
    assert await store.hand_posts.stray_hands() == ()


async def test_hand_posts_are_replaced_and_forgotten(store: Store) -> None:
    await store.tables.add(playing())
    await store.tables.add(playing("t2"))
    bens = HandPost(table_id="t1", user_id=BEN, channel_id=1, message_id=2)
    annas = HandPost(table_id="t1", user_id=ANNA, channel_id=3, message_id=4)
    elsewhere = HandPost(table_id="t2", user_id=ANNA, channel_id=5, message_id=6)
    for post in (bens, replace(annas, message_id=9), annas, elsewhere):
        await store.hand_posts.set(post)
    assert await store.hand_posts.of_table("t1") == (annas, bens)
    await store.hand_posts.drop("t1", ANNA)
    await store.hand_posts.drop("t1", ANNA)
    assert await store.hand_posts.of_table("t1") == (bens,)
    assert await store.hand_posts.of_table("t2") == (elsewhere,)
