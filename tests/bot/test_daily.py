"""Daily deals: one a day and game, the same on every bot, against a house player who answers equal moves alike."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.daily import DailyDeals, days_played, deal_levels
from bot.errors import Refused
from bot.history.transcript import is_sealed
from bot.tables.autoplay import choice
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.lobby import Member, NewTable
from bot.tables.session import Session
from data.records.tables import By
from games.catalog import ENTRIES, GAMES
from games.commitment import commitment, deal_seed
from games.daily import daily_secret
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, Club, Watch, tables

DAY = "2026-11-22"
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


def at(time: float = NOON, *, seed: bytes = b"one bot") -> Club:
    """Return a bot with its own database and its own secrets at a time."""
    watch = Watch()
    watch.time = time
    return tables(watch=watch, seeds=lambda: seed.ljust(32))


def deals_of(club: Club) -> DailyDeals:
    return DailyDeals(club.core())


async def begun(
    club: Club, key: str = "duel", guild_id: int = 1, member: Member = ADA, level: str = ""
) -> Session:
    new = NewTable(guild_id=guild_id, channel_id=2, seconds=90)
    level = level or deal_levels(key)[-1]
    return await deals_of(club).open(GAMES[key], member, new, level=level, counts_in=guild_id)


async def played(session: Session, club: Club, *, is_disturbed: bool = False) -> list[str]:
    """Play the member's side in a fixed way to the end; return the moves of the game."""
    told = 0
    while not session.is_over:
        await club.autoplay.close()  # this test moves for the house player as well
        house = session.house_seats()
        if house:
            await session.execute(Move(await choice(session, house[0])), house[0], by=By.HOUSE, at=club.now())
            continue
        if is_disturbed and told % 3 == 0:
            club.now.time += 60.0  # type: ignore[attr-defined] # nobody may ask for much in a minute
            await session.execute_as(
                ADA.id, TableAction(TableActionKind.ASK, Proposal.CLOCK, 600 + told), at=club.now()
            )
        view, legal = session.progress.view(0), session.legal_actions(0)
        player = ENTRIES[session.table.game].ai_players["honest"]
        action = player.choose(view, tuple(legal), Entropy(told.to_bytes(32, "big")))
        await session.execute_as(ADA.id, Move(action), at=club.now())
        told += 1
    moves = await club.stored.moves(session.table.id)
    return [f"{move.seat} {move.token}" for move in moves if not move.token.startswith("!")]


@pytest.mark.parametrize("key", GAMES)
async def test_two_bots_deal_the_same_and_answer_equal_moves_alike(key: str) -> None:
    """They have two databases, secrets and servers; at one of them the member also changes the clock now and then."""
    one, other = at(), at(NOON + 7 * HOUR, seed=b"another")
    first, second = await begun(one, key), await begun(other, key, guild_id=99)
    assert first.table.seed == second.table.seed == deal_seed(daily_secret(DAY, key), ["", ""])
    moves = await played(first, one)
    assert moves == await played(second, other, is_disturbed=True)
    assert first.outcome == second.outcome
    assert first.table.seats[1].house == ("strong" if "strong" in ENTRIES[key].ai_players else "honest")


def test_every_day_and_game_has_its_own_deal() -> None:
    assert len({daily_secret(day, key) for key in GAMES for day in (DAY, "2026-11-23")}) == 2 * len(GAMES)
    assert daily_secret(DAY, "duel").hex() == (
        "e3297aba78b38be1f00899775cf58bff1f804905a90ff5b99acc1587b23b7da4"
    ), "a deal must never change: boards of other bots have it as well"


async def test_a_member_has_one_try_at_each_deal() -> None:
    club = at()
    session = await begun(club)
    with pytest.raises(Refused, match="daily-played"):
        await begun(club, guild_id=5)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    with pytest.raises(Refused, match="daily-played"):
        await begun(club)
    with pytest.raises(Refused, match="daily-played"):
        await begun(club, level="easy")
    await begun(club, "auf")
    await begun(club, member=BEN)
    club.now.time += 12 * HOUR  # type: ignore[attr-defined]
    assert (await begun(club)).table.day == "2026-11-23"


async def test_a_game_counts_for_the_day_on_which_it_began() -> None:
    club = at(NOON + 11 * HOUR)
    deals = deals_of(club)
    session = await begun(club)
    club.now.time += 2 * HOUR  # type: ignore[attr-defined]
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    assert deals.today == "2026-11-23"
    assert [one.user_id for one in (await deals.board(1, DAY))["duel"]] == [ADA.id]
    assert not (await deals.board(1, "2026-11-23"))["duel"]
    found = await deals.of_member(ADA.id)
    assert (found.tries, found.days) == ({}, 1), "yesterday is one of the last thirty days"


async def test_the_deal_stays_closed_until_its_day_is_over() -> None:
    club = at()
    table = (await begun(club)).table
    assert is_sealed(table, NOON)
    assert is_sealed(table, NOON + 12 * HOUR - 1)
    assert not is_sealed(table, NOON + 12 * HOUR)


def test_a_deal_is_pledged_before_its_day_and_shown_after_it() -> None:
    club = at()
    deals = deals_of(club)
    yesterday, today, tomorrow = deals.days_around()
    assert (yesterday, today, tomorrow) == ("2026-11-21", DAY, "2026-11-23")
    pledged = deals.deals(tomorrow)
    assert [deal.secret for deal in (*pledged, *deals.deals(today))] == [None] * 2 * len(GAMES)
    assert all(deal.secret is not None for deal in deals.deals(yesterday))
    club.now.time += 24 * 2 * HOUR  # type: ignore[attr-defined]
    shown = deals.deals(tomorrow)
    assert [commitment(bytes.fromhex(deal.secret or "")) for deal in shown] == [
        deal.commitment for deal in pledged
    ]


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
async def test_each_strength_has_the_same_deal(level: str) -> None:
    session = await begun(at(), level=level)
    assert session.table.seats[1].house == level
    assert session.table.seed == deal_seed(daily_secret(DAY, "duel"), ["", ""])


@pytest.mark.parametrize(
    ("days", "count"),
    [
        ((), 0),
        (("2026-11-22",), 1),
        (("2026-11-22", "2026-11-20", "2026-11-01"), 3),
        (("2026-10-24",), 1),
        (("2026-10-23",), 0),
        (("2026-11-23", "2026-11-22", "2026-11-22"), 1),
    ],
)
def test_a_day_without_a_deal_takes_nothing_away(days: tuple[str, ...], count: int) -> None:
    """Days of the last thirty are counted, today included."""
    assert days_played(days, DAY) == count


async def test_the_board_puts_wins_first_and_games_given_up_last() -> None:
    club = at()
    deals = deals_of(club)
    for number, (ending, scores) in enumerate(
        [("conceded", (0, 1)), ("finished", (0, 3)), ("finished", (3, 2)), ("finished", (3, 0))]
    ):
        session = await begun(club, member=Member(50 + number, "N"))
        store = club.store
        place = 1 if scores[0] > scores[1] else 2
        store._database.execute(  # type: ignore[attr-defined]
            "UPDATE tables SET phase = 'over', ending = ? WHERE id = ?", ending, session.table.id
        )
        for seat, (score, its_place) in enumerate(zip(scores, (place, 3 - place), strict=True)):
            store._database.execute(  # type: ignore[attr-defined]
                "UPDATE seats SET score = ?, place = ? WHERE table_id = ? AND seat = ?",
                *(score, its_place, session.table.id, seat),
            )
    board = (await deals.board(1, DAY))["duel"]
    assert [one.user_id for one in board] == [53, 52, 51, 50]
