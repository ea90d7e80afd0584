"""What every store promises about members: the messages for them and their preferences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.errors import TableMovedOn
from data.records.tables import Ending, Result, SentKind
from data.store import Store
from tests.data.rows import ANNA, BEN, hand_sent, playing

pytestmark = pytest.mark.asyncio


async def test_hands_of_a_table_that_is_over_are_strays(store: Store) -> None:
    for table_id in ("t1", "t2"):
        await store.tables.add(playing(table_id))
        await store.sent_messages.keep(hand_sent(table_id))
    assert await store.sent_messages.stray_hands() == ()
    await store.tables.end("t2", Result(ending=Ending.CANCELLED), at=5.0)
    assert await store.sent_messages.stray_hands() == ("t2",)
    await store.sent_messages.drop(hand_sent("t2"))
    assert await store.sent_messages.stray_hands() == ()


async def test_sent_messages_are_replaced_and_forgotten(store: Store) -> None:
    await store.tables.add(playing())
    await store.tables.add(playing("t2"))
    bens, annas = hand_sent(user_id=BEN), hand_sent(at=1001.0)
    elsewhere = hand_sent("t2", nonce="t2/hand")
    for sent in (bens, replace(annas, message_id=0), annas, elsewhere):
        await store.sent_messages.keep(sent)
    assert await store.sent_messages.about("t1") == (bens, annas)
    assert await store.sent_messages.to(ANNA) == (elsewhere, annas)
    assert await store.sent_messages.in_channel(annas.channel_id) == (elsewhere, annas)
    for _ in range(2):
        await store.sent_messages.drop(annas)
        assert await store.sent_messages.about("t1") == (bens,)
    assert await store.sent_messages.about("t2") == (elsewhere,)


async def test_the_end_of_a_table_forgets_what_stays_and_not_what_is_deleted(store: Store) -> None:
    await store.tables.add(playing())
    kept = hand_sent()
    for kind in SentKind:
        await store.sent_messages.keep(replace(kept, kind=kind, nonce=kind))
    await store.sent_messages.drop_public("t1")
    left = {sent.kind for sent in await store.sent_messages.about("t1")}
    assert left == {SentKind.HAND, SentKind.REPLY, SentKind.PING, SentKind.TURN, SentKind.SHARED}, (
        "what tells the end may still be under way, a day later it is forgotten; a share is remembered with its table"
    )


async def test_no_message_is_kept_about_a_table_that_is_gone(store: Store) -> None:
    with pytest.raises(TableMovedOn):
        await store.sent_messages.keep(hand_sent("gone"))
    assert await store.sent_messages.to(ANNA) == ()
