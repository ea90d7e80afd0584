"""The level of house player that is suggested to a member."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history.house_level import GAMES_READ, LevelSuggestions
from bot.history.past_games import GameHistory
from data.errors import StoreUnavailable
from data.records.finished_games import PastGame
from data.records.tables import Away, Ending, Result, TableSeat
from games.catalog import GAMES
from tests.data.rows import ANNA, BEN, GUILD, WON, move, playing, seat
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio

LOST = Result(ending=Ending.FINISHED, places=(2, 1), scores=(1, 3))
STOPPED = Result(ending=Ending.AGREED)
DUEL = GAMES["duel"]


class Results:
    """Stores finished games of Anna in their order."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.count = 0

    async def add(self, *seats: TableSeat, result: Result = WON, **changes: Any) -> None:
        self.count += 1
        table_id = f"t{self.count}"
        table = playing(
            table_id, **{"seats": seats, "options": {"mode": "core"}, "started_at": 1.0, **changes}
        )
        await self.store.tables.add(table)
        await self.store.tables.add_move(
            move(1, table_id, at=1000.0 + self.count), due_at=None, result=result
        )

    async def against(self, level: str, results: str, **changes: Any) -> None:
        """Add a game against this level for each letter: W for a win, L for a loss."""
        for result in results:
            await self.add(
                seat(0, ANNA), seat(1, None, house=level), result=WON if result == "W" else LOST, **changes
            )

    async def level(self, user_id: int = ANNA, guild_id: int = GUILD, **options: Any) -> str | None:
        suggestions = LevelSuggestions(GameHistory(self.store))
        return await suggestions.level(user_id, guild_id, DUEL, DUEL.Options(**options))


@pytest.mark.parametrize(
    ("level", "results", "expected"),
    [
        ("easy", "WWW", "fair"),
        ("fair", "WWW", "strong"),
        ("strong", "WWW", "strong"),
        ("strong", "LLL", "fair"),
        ("fair", "LLL", "easy"),
        ("easy", "LLL", "easy"),
        ("fair", "WWL", "fair"),
        ("fair", "LLW", "fair"),
        ("fair", "LLLW", "fair"),
        ("fair", "WW", None),
        ("fair", "", None),
    ],
)
async def test_three_wins_or_losses_in_a_row_suggest_the_next_level(
    level: str, results: str, expected: str | None
) -> None:
    past = Results()
    await past.against(level, results)
    assert await past.level() == expected


async def test_a_new_level_starts_a_new_row() -> None:
    past = Results()
    await past.against("easy", "WWW")
    await past.against("fair", "LL")
    assert await past.level() == "fair"
    await past.against("fair", "L")
    assert await past.level() == "easy"


async def test_games_of_other_modes_servers_and_members_do_not_count() -> None:
    past = Results()
    await past.against("easy", "WWW", options={"mode": "full"})
    await past.against("easy", "WWW", guild_id=GUILD + 1)
    await past.add(seat(0, BEN), seat(1, None, house="easy"))
    assert await past.level() is None
    assert await past.level(BEN) is None
    assert await past.level(mode="full") == "fair"
    assert await past.level(guild_id=GUILD + 1) == "fair"


@pytest.mark.parametrize(
    "seats",
    [
        (seat(0, ANNA), seat(1, BEN)),
        (seat(0, ANNA), seat(1, None, house="tutor")),
        (seat(0, ANNA), seat(1, None, house="honest")),
        (seat(0, ANNA, away=Away.LEFT), seat(1, None, house="easy")),
        (seat(0, ANNA, is_taken_over=True, dealt_to=BEN), seat(1, None, house="easy")),
        (seat(0, ANNA), seat(1, None, house="easy"), seat(2, None, house="easy")),
    ],
    ids=["a member", "the tutor", "an older kind", "a stand-in played", "a seat taken over", "three seats"],
)
async def test_only_whole_games_alone_against_one_house_player_count(seats: tuple[TableSeat, ...]) -> None:
    past = Results()
    await past.against("fair", "WWW")
    places = tuple(range(1, 1 + len(seats)))
    result = Result(ending=Ending.FINISHED, places=places, scores=places)
    for _ in range(3):
        await past.add(*seats, result=result)
    assert await past.level() == "strong"


async def test_games_that_were_stopped_do_not_count() -> None:
    past = Results()
    await past.against("fair", "LLL")
    await past.add(seat(0, ANNA), seat(1, None, house="fair"), result=STOPPED)
    assert await past.level() == "easy"


async def test_results_before_many_other_games_say_nothing_any_more() -> None:
    past = Results()
    await past.against("fair", "WWW")
    for _ in range(GAMES_READ):
        await past.add(seat(0, ANNA), seat(1, BEN))
    assert await past.level() is None


async def test_a_forgotten_member_has_no_suggestion() -> None:
    past = Results()
    await past.against("fair", "WWW")
    await past.store.drop_member(ANNA)
    assert await past.level() is None


async def test_without_the_store_there_is_no_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Results()
    await past.against("fair", "WWW")

    async def fail(*_: object, **__: object) -> tuple[PastGame | None, ...]:
        raise StoreUnavailable("no disk")

    monkeypatch.setattr(past.store.history, "games", fail)
    assert await past.level() is None
    assert await LevelSuggestions(GameHistory(past.store)).by_game(ANNA, GUILD) == {}


async def test_every_game_has_its_own_suggestion() -> None:
    past = Results()
    await past.against("easy", "WWW")
    await past.against("fair", "WLW", game="auf", options={})
    suggestions = LevelSuggestions(GameHistory(past.store))
    assert await suggestions.by_game(ANNA, GUILD) == {"duel": "fair", "auf": "fair"}
