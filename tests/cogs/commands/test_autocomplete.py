"""What is offered while somebody types is read once for a few letters, and only what the person may see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from types import SimpleNamespace
from typing import Any

import pytest
from cachetools import TTLCache

from bot.history.past_games import GameHistory
from bot.preferences import Preferences
from bot.tables.commands import TableAction, TableActionKind
from cogs.commands.autocomplete import (
    KEPT_SECONDS,
    OFFERED_AGAIN,
    Autocomplete,
    _kept,
)
from cogs.ui.command_options import offered
from tests.bot.tables.services import ADA, BEN, Club, Watch, begun, lobby, tables

Find = Callable[[Autocomplete, Any], Awaitable[dict[str, str]]]


class Typing:
    """Somebody who types a table's name."""

    def __init__(self, club: Club) -> None:
        self.autocomplete = Autocomplete(club, GameHistory(club.store), Preferences(club.store))

    async def offered(
        self, user_id: int, channel_id: int, typed: str = "", find: Find = Autocomplete.tables_to_read
    ) -> dict[str, str]:
        press: Any = SimpleNamespace(
            guild_id=1,
            guild=None,
            channel_id=channel_id,
            user=SimpleNamespace(id=user_id),
            extras={},
            locale="en-GB",
        )
        choices = await offered(typed, find(self.autocomplete, press))
        return {choice.value: choice.name for choice in choices}


async def test_an_offer_that_could_not_be_read_is_tried_again() -> None:
    kept: TTLCache[Hashable, int] = TTLCache(2, KEPT_SECONDS)

    async def fail() -> int:
        raise OSError("no disk")

    async def make() -> int:
        return 1

    with pytest.raises(OSError, match="no disk"):
        await _kept(kept, "a", fail)
    assert await _kept(kept, "a", make) == 1


async def test_an_offer_is_read_again_when_it_is_too_old() -> None:
    watch, made = Watch(), []
    kept: TTLCache[Hashable, int] = TTLCache(2, KEPT_SECONDS, timer=watch)

    async def make() -> int:
        made.append(watch())
        return len(made)

    assert [await _kept(kept, "a", make), await _kept(kept, "a", make)] == [1, 1]
    watch.time += KEPT_SECONDS
    assert await _kept(kept, "a", make) == 2


async def test_typing_asks_for_few_of_the_games_that_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    played = []
    for _ in range(OFFERED_AGAIN + 1):
        session = await begun(club)
        await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
        played.append(session.table.id)
    await club.lobbies.cancel(await lobby(club), ADA.id)
    asked = []
    original = club.store.history.games

    async def counted(*args: Any, **named: Any) -> Any:
        asked.append(named["most"])
        return await original(*args, **named)

    monkeypatch.setattr(club.store.history, "games", counted)
    typing = Typing(club)
    for typed in ("", "d", "du", "due"):
        offered = await typing.offered(ADA.id, 2, typed, Autocomplete.tables_to_play_again)
        assert set(offered) == set(played[1:])
    assert asked == [OFFERED_AGAIN]


async def test_typing_reads_the_games_of_the_server_once_and_offers_what_the_person_may_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    over = await begun(club)
    await club.apply(over.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    running = await begun(club)
    read = []
    for part, name in ((club.store.tables, "of_server"), (club.store.history, "games")):
        original = getattr(part, name)

        async def counted(*args: Any, original: Any = original, name: str = name, **named: Any) -> Any:
            read.append(name)
            return await original(*args, **named)

        monkeypatch.setattr(part, name, counted)
    typing = Typing(club)
    for typed in ("", "d", "du", "due"):
        assert set(await typing.offered(ADA.id, 99, typed)) == {over.table.id, running.table.id}
    assert set(await typing.offered(99, 99)) == set(), "a stranger elsewhere sees none of them"
    assert sorted(read) == ["games", "of_server"]
    await club.store.drop_member(ADA.id)
    club.forget_member(ADA.id)
    again = await typing.offered(99, 2)
    assert len(again) == 2
    assert not any("Ada" in name for name in again.values()), "a forgotten member is named no more, at once"
