"""What the senders of messages note of them, stored and read again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.sent_messages import HandDetail, Ping, PingKind, PostDetail, about_table, detail_of, with_detail
from data.errors import RowDamaged
from data.records.tables import SentKind
from tests.data.rows import ANNA, BEN, CARL, playing, seat

TURN, VOTE = (
    Ping(PingKind.TURN, 7, is_half_gone=True, nudge=2),
    Ping(PingKind.VOTE, 1, is_half_gone=False, nudge=0),
)


def test_a_detail_is_read_as_it_was_noted() -> None:
    message = about_table(playing(), SentKind.PING, 5, "n", detail=TURN)
    assert detail_of(message, Ping) == TURN
    post = PostDetail(3, ((0, TURN), (1, VOTE)))
    assert detail_of(with_detail(message, post), PostDetail) == post
    hand = HandDetail(is_unwanted=True)
    assert detail_of(with_detail(message, hand), HandDetail) == hand


def test_a_hand_of_which_nothing_was_noted_is_wanted() -> None:
    assert not detail_of(about_table(playing(), SentKind.HAND, 5, "n"), HandDetail).is_unwanted


def test_a_post_names_its_members_by_seats_and_not_those_who_took_one_over() -> None:
    table = playing(seats=(seat(0, ANNA), seat(1, BEN)))
    pinged = {(ANNA, PingKind.TURN): TURN, (BEN, PingKind.VOTE): VOTE, (CARL, PingKind.TURN): TURN}
    detail = PostDetail.of(3, pinged, table)
    assert detail == PostDetail(3, ((0, TURN), (1, VOTE)))
    assert detail.pinged(table) == {(ANNA, PingKind.TURN): TURN, (BEN, PingKind.VOTE): VOTE}
    taker = replace(table.seats[1], user_id=CARL, is_taken_over=True)
    assert detail.pinged(replace(table, seats=(table.seats[0], taker))) == {(ANNA, PingKind.TURN): TURN}


@pytest.mark.parametrize("damaged", ["", "3 0/turn", '{"turn": "x"}'])
def test_a_detail_that_cannot_be_read_is_damaged(damaged: str) -> None:
    message = with_detail(about_table(playing(), SentKind.POST, 5, "n"), PostDetail(1))
    with pytest.raises(RowDamaged):
        detail_of(replace(message, detail=damaged), PostDetail)
