"""Dice roll by themselves only where a member could roll them: not while the table waits, nor for who is away."""

from __future__ import annotations

import pytest

from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from data.records.tables import By
from games.catalog import GAMES
from tests.bot.tables.services import ADA, BEN, Club, tables


async def before_a_roll(club: Club) -> tuple[Session, int]:
    """Return a table whose next decision is a roll by a member whose dice roll by themselves, and that seat."""
    game = GAMES["bakeries"]
    row = await club.lobbies.open_lobby(
        game, game.Options(), ADA, NewTable(guild_id=1, channel_id=2, seconds=90)
    )
    await club.lobbies.join(row.id, BEN)
    session = await club.lobbies.start(row.id, ADA.id)
    while not session.rolls():
        (seat,) = session.actors
        await session.execute(
            Move(game.fallback(session.progress.state, seat)), seat, by=By.PLAYER, at=club.now()
        )
    (roller,) = session.rolls()
    for member in (ADA, BEN):
        await club.preferences.change_member(member.id, rolls_by_itself=True)
    return session, roller


@pytest.mark.parametrize("kind", [TableActionKind.SLEEP, TableActionKind.ASK])
async def test_no_dice_roll_while_the_table_waits(kind: TableActionKind) -> None:
    club = tables()
    session, roller = await before_a_roll(club)
    if kind is TableActionKind.SLEEP:
        await session.execute(TableAction(kind), roller, by=By.CLOCK, at=club.now())
    else:
        pause = TableAction(kind, Proposal.PAUSE, 3600)
        await session.execute(pause, roller, by=By.PLAYER, at=club.now())
        vote = session.status.vote
        assert vote is not None
        agree = TableAction(TableActionKind.AGREE, amount=vote.number)
        await session.execute(agree, 1 - roller, by=By.PLAYER, at=club.now())
    assert not session.status.runs
    assert not await club.autoplay.play_one(session.table.id), "nothing is tried again and again"
    await club.close()


async def test_no_dice_roll_where_everybody_is_away() -> None:
    club = tables()
    session, roller = await before_a_roll(club)
    for seat in (roller, 1 - roller):
        await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=club.now())
    assert not await club.autoplay.play_one(session.table.id)
    await club.close()


async def test_the_dice_of_a_member_who_is_away_are_rolled_by_their_house_player() -> None:
    club = tables()
    session, roller = await before_a_roll(club)
    await session.execute(TableAction(TableActionKind.STAND_IN), roller, by=By.CLOCK, at=club.now())
    assert not session.rolls()
    await club.autoplay.play_one(session.table.id)
    last = (await club.store.tables.moves(session.table.id))[-1]
    assert (last.token.partition(".")[0], last.by) == ("roll", By.HOUSE)
    await club.close()
