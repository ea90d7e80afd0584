"""What is read of the end of a game, and how often."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.history import game_end
from bot.history.game_end import GameEnds
from bot.history.past_games import GameHistory
from bot.tables.commands import Move, TableAction, TableActionKind
from data.records.tables import Table
from games.engine import Seat
from tests.bot.tables.services import BEN, PASS, Club, attacker, begun, tables
from tests.waiting import until


class Reviews(GameHistory):
    """Makes reviews when a test lets it."""

    def __init__(self, club: Club) -> None:
        super().__init__(club.store)
        self.made, self.may_go_on = 0, asyncio.Event()

    async def review(self, table: Table, seat: Seat) -> Any:
        await self.may_go_on.wait()
        self.made += 1
        return "best bluff"


async def over(club: Club) -> Table:
    """Return a duel that Ben has given up after its first bout."""
    session = await begun(club)
    for _ in range(2):
        user_id = session.table.seats[attacker(session)].user_id
        assert user_id is not None
        await club.apply(session.table.id, user_id, Move(PASS))
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    return session.table


def ends_of(club: Club, history: GameHistory) -> GameEnds:
    return GameEnds(club.store, history, now=club.now, reviewed=frozenset({"duel"}))


async def test_the_result_waits_only_a_moment_for_the_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_end, "REVIEW_PATIENCE_SECONDS", 0.01)
    club = tables()
    table, history = await over(club), Reviews(club)
    ends = ends_of(club, history)
    await club.standing.settle()
    for _ in range(2):
        end = await ends.of(table)
        assert (len(end.ratings), end.review, ends.has_more_soon(table, end)) == (2, None, True)
    looking = asyncio.create_task(ends.look_again(table, end))
    await asyncio.sleep(0)
    assert not looking.done()
    history.may_go_on.set()
    await looking
    for _ in range(2):
        end = await ends.of(table)
        assert (len(end.ratings), end.review, ends.has_more_soon(table, end)) == (2, "best bluff", False)
    assert history.made == 1
    await ends.close()
    await club.close()


async def test_each_look_for_ratings_that_are_to_come_is_one_query(monkeypatch: pytest.MonkeyPatch) -> None:
    club = tables()
    monkeypatch.setattr(club.standing, "wake", lambda: None)
    table, history = await over(club), Reviews(club)
    history.may_go_on.set()
    ends, asked = ends_of(club, history), list[str]()
    read = club.store.ratings._database.read

    async def counted(query: str, **parameters: Any) -> Any:
        asked.append(query)
        return await read(query, **parameters)

    monkeypatch.setattr(club.store.ratings._database, "read", counted)
    for _ in range(3):
        end = await ends.of(table)
        assert ends.has_more_soon(table, end)
    assert len(asked) == 3
    await ends.close()
    await club.close()


async def test_reviews_that_are_being_made_end_with_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_end, "REVIEW_PATIENCE_SECONDS", 0.01)
    club = tables()
    table, history = await over(club), Reviews(club)
    ends = ends_of(club, history)
    await ends.of(table)
    await ends.close()
    await until(lambda: not ends._making)
    assert history.made == 0
    await club.close()
