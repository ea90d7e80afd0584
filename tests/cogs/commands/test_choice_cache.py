"""What is offered while somebody types: made once for a few seconds, and not for ever."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.history.past_games import GameHistory
from cogs.commands.choice_cache import KEPT_SECONDS, MOST_KEPT, ChoiceCache, ShortCache
from cogs.i18n.messages import Messages
from cogs.pages import finished_tables
from tests.bot.tables.services import ADA, Watch, begun, tables


async def test_a_value_is_made_once_until_it_is_too_old() -> None:
    watch, made = Watch(), []
    kept: ShortCache[str, int] = ShortCache(watch)

    async def make() -> int:
        made.append(watch())
        return len(made)

    assert [await kept.of("a", make), await kept.of("a", make), await kept.of("b", make)] == [1, 1, 2]
    watch.time += KEPT_SECONDS
    assert await kept.of("a", make) == 3


async def test_no_more_is_kept_than_is_needed() -> None:
    watch = Watch()
    kept: ShortCache[int, int] = ShortCache(watch)

    async def make() -> int:
        return 0

    for key in range(2 * MOST_KEPT):
        await kept.of(key, make)
    assert len(kept) == MOST_KEPT
    watch.time += KEPT_SECONDS
    await kept.of(-1, make)
    assert len(kept) == 1


async def test_a_value_that_could_not_be_made_is_tried_again() -> None:
    kept: ShortCache[str, int] = ShortCache()

    async def fail() -> int:
        raise OSError("no disk")

    async def make() -> int:
        return 1

    with pytest.raises(OSError, match="no disk"):
        await kept.of("a", fail)
    assert await kept.of("a", make) == 1


async def test_who_types_has_the_games_of_the_server_read_once_and_sees_what_is_open_to_them_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = tables()
    over = await begun(club)
    await club.concede(over.table.id, ADA.id)
    running = await begun(club)
    read = []
    for name in ("tables_in", "past_games"):
        original = getattr(club.store, name)

        async def counted(*args: Any, original: Any = original, name: str = name, **named: Any) -> Any:
            read.append(name)
            return await original(*args, **named)

        monkeypatch.setattr(club.store, name, counted)
    router = SimpleNamespace(tables=club, history=GameHistory(club.store), offers=ChoiceCache())
    monkeypatch.setattr(finished_tables, "messages_of", lambda _: Messages())

    def press(user_id: int, channel_id: int) -> Any:
        client = SimpleNamespace(get_cog=lambda _: router)
        return SimpleNamespace(
            client=client, guild_id=1, guild=None, channel_id=channel_id, user=SimpleNamespace(id=user_id)
        )

    for typed in ("", "d", "du", "due"):
        offered = {
            choice.value for choice in await finished_tables.offer_past(cast(Any, press(ADA.id, 99)), typed)
        }
        assert offered == {over.table.id, running.table.id}
    stranger = {choice.value for choice in await finished_tables.offer_past(cast(Any, press(99, 99)), "")}
    assert stranger == set(), "finished games follow the same rule as running ones"
    assert sorted(read) == ["past_games", "tables_in"]
    await club.store.drop_member(ADA.id)
    again = await finished_tables.offer_past(cast(Any, press(99, 2)), "")
    assert len(again) == 2
    assert not any("Ada" in choice.name for choice in again), "who was forgotten is named no more, at once"
