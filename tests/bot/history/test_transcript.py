"""A lobby commits to its secret, its players cut the deck, and the deal follows from both."""

import pytest

from bot.errors import Refused
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobby import Member
from data.records.tables import Phase
from games.commitment import deal_seed
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, CLEO, DUEL, lobby, tables


async def test_the_secret_is_drawn_when_the_lobby_opens_and_never_changes() -> None:
    club = tables()
    table = await lobby(club)
    secret = (await club.table(table)).secret
    assert secret is not None
    assert len(secret) == 32
    await club.lobbies.join(table, BEN)
    await club.lobbies.cut(table, BEN.id, "cherry")
    assert (await club.lobbies.start(table, ADA.id)).table.secret == secret


async def test_the_deal_follows_from_the_secret_and_the_words() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    await club.lobbies.cut(table, BEN.id, "  cherry ")
    await club.lobbies.cut(table, ADA.id, "apple")
    session = await club.lobbies.start(table, ADA.id)
    row = session.table
    assert [seat.word for seat in row.seats] == ["apple", "cherry"]
    assert row.secret is not None
    assert row.seed == deal_seed(row.secret, ("apple", "cherry"))
    assert session.progress.state == DUEL.deal(2, session.options, Entropy(row.seed)).state


async def test_a_word_belongs_to_its_player_and_is_removed_when_they_leave() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    await club.lobbies.cut(table, BEN.id, "cherry")
    row = await club.lobbies.leave(table, ADA.id)
    assert [(seat.user_id, seat.word) for seat in row.seats] == [(BEN.id, "cherry")]
    await club.lobbies.cut(table, BEN.id, "")
    assert (await club.table(table)).seats[0].word == ""


async def test_a_rematch_has_a_new_secret_and_asks_for_new_words() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    await club.lobbies.cut(table, ADA.id, "apple")
    old = (await club.lobbies.start(table, ADA.id)).table
    await club.apply(table, BEN.id, TableAction(TableActionKind.CONCEDE))
    row = await club.lobbies.play_again(table, ADA, place=lambda: 2, is_swapped=False)
    assert row.phase is Phase.LOBBY
    assert row.secret not in (None, old.secret)
    assert [seat.word for seat in row.seats] == ["", ""]
    with pytest.raises(Refused) as refused:
        await club.lobbies.cut(row.id, BEN.id, "before they have joined")
    assert refused.value.reason == "cut-not-joined"


@pytest.mark.parametrize(
    ("who", "word", "reason"),
    [(CLEO, "x", "cut-not-joined"), (ADA, "x" * 41, "bad-word"), (ADA, "two\nlines", "bad-word")],
)
async def test_an_invalid_word_changes_nothing(who: Member, word: str, reason: str) -> None:
    club = tables()
    table = await lobby(club)
    before = await club.store.tables.get(table)
    with pytest.raises(Refused) as refused:
        await club.lobbies.cut(table, who.id, word)
    assert refused.value.reason == reason
    assert await club.store.tables.get(table) == before


async def test_nobody_cuts_after_the_deal() -> None:
    club = tables()
    table = await lobby(club)
    await club.lobbies.join(table, BEN)
    await club.lobbies.start(table, ADA.id)
    with pytest.raises(Refused) as refused:
        await club.lobbies.cut(table, BEN.id, "late")
    assert refused.value.reason == "already-begun"
