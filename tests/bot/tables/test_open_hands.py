"""Open hands: spectators may see all hands only when every member has agreed to that very question before the deal."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.history.replay import may_see_all_hands
from bot.ratings.service import is_rateable
from bot.tables.commands import TableAction, TableActionKind, TakeOver
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from data.records.tables import Phase, Table
from tests.bot.tables.services import ADA, BEN, CLEO, DUEL, Club, Watch, begun, lobby, tables


@pytest.fixture
def club() -> Club:
    return tables()


async def asked(club: Club) -> Table:
    """Return the lobby of Ada and Ben in which Ada asks for open hands."""
    table_id = await lobby(club)
    await club.lobbies.join(table_id, BEN)
    return await club.lobbies.set_open_hands(table_id, ADA.id, is_on=True)


async def agreed(club: Club) -> Table:
    """Return the same when both have agreed."""
    table = await asked(club)
    await club.lobbies.agree_to_open_hands(table.id, ADA.id, table.open_hands)
    return await club.lobbies.agree_to_open_hands(table.id, BEN.id, table.open_hands)


async def opened(club: Club) -> Session:
    """Return a running duel of Ada and Ben with open hands."""
    return await club.lobbies.start((await agreed(club)).id, ADA.id)


async def test_the_game_begins_only_when_every_member_has_agreed(club: Club) -> None:
    table = await asked(club)
    assert table.not_agreed == (ADA.id, BEN.id), "the host asks, and must agree as well"
    for member in (ADA, BEN):
        with pytest.raises(Refused, match="not-agreed") as refused:
            await club.lobbies.start(table.id, ADA.id)
        assert f"<@{member.id}>" in str(refused.value.details["who"])
        assert (await club.table(table.id)).phase is Phase.LOBBY
        await club.lobbies.agree_to_open_hands(table.id, member.id, table.open_hands)
    session = await club.lobbies.start(table.id, ADA.id)
    assert may_see_all_hands(session.table, CLEO.id)


async def test_a_house_player_needs_no_asking(club: Club) -> None:
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    table = await club.lobbies.set_open_hands(table_id, ADA.id, is_on=True)
    await club.lobbies.agree_to_open_hands(table_id, ADA.id, table.open_hands)
    assert (await club.lobbies.start(table_id, ADA.id)).table.phase is Phase.PLAYING


async def test_only_the_host_asks_and_before_the_deal(club: Club) -> None:
    table_id = await lobby(club)
    await club.lobbies.join(table_id, BEN)
    for is_on in (True, False):
        with pytest.raises(Refused, match="host-only"):
            await club.lobbies.set_open_hands(table_id, BEN.id, is_on=is_on)
    session = await club.lobbies.start(table_id, ADA.id)
    with pytest.raises(Refused, match="already-begun"):
        await club.lobbies.set_open_hands(table_id, ADA.id, is_on=True)
    with pytest.raises(Refused, match="already-begun"):
        await club.lobbies.agree_to_open_hands(table_id, BEN.id, 1)
    assert not may_see_all_hands(session.table, CLEO.id)


async def test_a_member_who_joins_must_agree_too_and_once_more_after_leaving(club: Club) -> None:
    table_id = await lobby(club)
    table = await club.lobbies.set_open_hands(table_id, ADA.id, is_on=True)
    await club.lobbies.agree_to_open_hands(table_id, ADA.id, table.open_hands)
    assert (await club.lobbies.join(table_id, BEN)).not_agreed == (BEN.id,)
    table = await club.lobbies.agree_to_open_hands(table_id, BEN.id, table.open_hands)
    assert not table.not_agreed
    await club.lobbies.leave(table_id, BEN.id)
    assert (await club.lobbies.join(table_id, BEN)).not_agreed == (BEN.id,)


async def test_an_agreement_is_void_when_it_is_asked_again(club: Club) -> None:
    table = await agreed(club)
    await club.lobbies.set_open_hands(table.id, ADA.id, is_on=False)
    with pytest.raises(Refused, match="moved-on"):
        await club.lobbies.agree_to_open_hands(table.id, BEN.id, table.open_hands)
    again = await club.lobbies.set_open_hands(table.id, ADA.id, is_on=True)
    assert again.open_hands != table.open_hands
    assert again.not_agreed == (ADA.id, BEN.id)
    with pytest.raises(Refused, match="moved-on"):
        await club.lobbies.agree_to_open_hands(table.id, BEN.id, table.open_hands)
    assert (await club.table(table.id)).not_agreed == (ADA.id, BEN.id)


async def test_a_table_can_be_opened_with_the_question(club: Club) -> None:
    new = NewTable(guild_id=1, channel_id=2, seconds=86_400)
    table = await club.lobbies.open_lobby(DUEL, DUEL.Options(), ADA, new, asks_for_open_hands=True)
    assert table.not_agreed == (ADA.id,)
    await club.lobbies.agree_to_open_hands(table.id, ADA.id, table.open_hands)
    await club.lobbies.set_open_hands(table.id, ADA.id, is_on=False)
    assert (await club.lobbies.set_open_hands(table.id, ADA.id, is_on=True)).not_agreed == (ADA.id,)


async def test_asking_twice_is_one_question(club: Club) -> None:
    table = await agreed(club)
    assert not (await club.lobbies.set_open_hands(table.id, ADA.id, is_on=True)).not_agreed


@pytest.mark.parametrize(
    ("member", "reason"), [(CLEO, "not-joined"), (BEN, "agreed-already")], ids=["stranger", "twice"]
)
async def test_an_agreement_that_means_nothing_is_refused(club: Club, member: object, reason: str) -> None:
    table = await agreed(club)
    user_id = CLEO.id if member is CLEO else BEN.id
    with pytest.raises(Refused, match=reason):
        await club.lobbies.agree_to_open_hands(table.id, user_id, table.open_hands)
    assert await club.table(table.id) == table


async def test_an_agreement_to_nothing_is_refused(club: Club) -> None:
    table_id = await lobby(club)
    with pytest.raises(Refused, match="moved-on"):
        await club.lobbies.agree_to_open_hands(table_id, ADA.id, 0)


async def test_a_member_whose_seat_is_only_kept_cannot_agree(club: Club) -> None:
    session = await opened(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    again = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
    with pytest.raises(Refused, match="not-joined"):
        await club.lobbies.agree_to_open_hands(again.id, BEN.id, again.open_hands)


async def test_the_next_game_of_the_same_people_asks_again(club: Club) -> None:
    session = await opened(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    again = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
    await club.lobbies.join(again.id, BEN)
    assert (await club.table(again.id)).not_agreed == (ADA.id, BEN.id)
    with pytest.raises(Refused, match="not-agreed"):
        await club.lobbies.start(again.id, ADA.id)
    # Whatever happens in between, no later question has the number of an earlier one.
    first = again.open_hands
    await club.lobbies.agree_to_open_hands(again.id, ADA.id, first)
    await club.lobbies.set_open_hands(again.id, ADA.id, is_on=False)
    for number in range(session.table.open_hands + 1):
        await club.lobbies.cut(again.id, ADA.id, str(number))
        asked = await club.lobbies.set_open_hands(again.id, ADA.id, is_on=True)
        assert ADA.id in asked.not_agreed
        await club.lobbies.set_open_hands(again.id, ADA.id, is_on=False)


async def test_who_has_seen_the_hands_cannot_take_a_seat(club: Club) -> None:
    session = await opened(club)
    with pytest.raises(Refused, match="open-seats"):
        await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.OFFER))
    with pytest.raises(Refused, match="open-seats"):
        await club.lobbies.take_over(session.table.id, TakeOver(BEN.id, 1, CLEO))
    assert session.progress.version == 0
    other = await begun(club)
    assert (await club.apply(other.table.id, BEN.id, TableAction(TableActionKind.OFFER))).status.offers


async def test_a_player_sees_no_other_hand_not_even_after_leaving(club: Club) -> None:
    session = await opened(club)
    assert not may_see_all_hands(session.table, BEN.id)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.LEAVE))
    assert session.table.seat_of(BEN.id) is None
    assert not may_see_all_hands(session.table, BEN.id)
    assert may_see_all_hands(session.table, CLEO.id)


async def test_the_game_is_not_rated(club: Club) -> None:
    for session in (await opened(club), await begun(club)):
        assert is_rateable(session.table) is not bool(session.table.open_hands)
        await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
        assert not may_see_all_hands(session.table, CLEO.id), "the replay has all hands now"


async def test_a_restart_remembers_who_has_agreed(club: Club) -> None:
    waiting, session = await agreed(club), await opened(club)
    other = tables(club.store, Watch())
    assert not (await other.table(waiting.id)).not_agreed
    again = await other.session(session.table.id)
    assert again.table.open_hands == session.table.open_hands
    assert [seat.agreement for seat in again.table.seats] == [again.table.open_hands] * 2
    assert may_see_all_hands(again.table, CLEO.id)
