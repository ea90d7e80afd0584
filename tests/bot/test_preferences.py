"""Settings of servers and preferences of members apply once they are stored; nonsense changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import CLOCKS, KEPT_FOR_SECONDS, KEPT_IN_MEMORY_SECONDS, Preferences
from data.errors import StoreUnavailable
from data.records.settings import MemberPreferences, ServerSettings, WhenPinged
from tests.stores import MemoryStore


async def test_settings_are_read_at_the_start_and_members_on_demand() -> None:
    store = MemoryStore()
    await store.preferences.change_server(1, clock="slow", seconds={"live": 30})
    await store.preferences.change_member(2, turn_pings=WhenPinged.NEVER)
    preferences = Preferences(store)
    await preferences.load()
    assert preferences.seconds(1, None) == CLOCKS["slow"]
    assert preferences.seconds(1, "live") == 30
    assert preferences.seconds(9, None) == CLOCKS["live"]
    assert (await preferences.member(2)).turn_pings is WhenPinged.NEVER


async def test_servers_whose_settings_have_changed_elsewhere_are_told_when_all_are_read_again() -> None:
    store, told = MemoryStore(), list[int]()
    for guild_id in (1, 2, 3):
        await store.preferences.change_server(guild_id, tables_each=2)
    preferences = Preferences(store)
    await preferences.load()
    preferences.hear(lambda _: 1 / 0)  # a listener that fails keeps no other from hearing
    preferences.hear(told.append)
    await store.preferences.change_server(2, tables_each=3)
    await store.preferences.change_server(4, tables_each=3)
    await store.drop_server(3)
    await preferences.reload()
    assert sorted(told) == [2, 3, 4]
    assert [preferences.server(guild_id).tables_each for guild_id in (1, 2, 4)] == [2, 3, 3]
    await preferences.reload()
    assert len(told) == 3


async def test_nonsense_changes_nothing() -> None:
    preferences = Preferences(MemoryStore())
    for change in ({"tables_each": 0}, {"tables_each": 26}, {"threads": "perhaps"}, {"unknown": 1}):
        with pytest.raises(Refused, match="bad-option"):
            await preferences.change_server(1, **change)
    assert preferences.server(1) == ServerSettings(guild_id=1)


async def test_a_change_that_cannot_be_stored_does_not_apply() -> None:
    store = MemoryStore()
    preferences = Preferences(store)
    await preferences.member(2)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await preferences.change_server(1, tables_each=2)
    with pytest.raises(StoreUnavailable):
        await preferences.change_member(2, turn_pings=WhenPinged.NEVER)
    assert preferences.server(1) == ServerSettings(guild_id=1)
    assert await preferences.member(2) == MemberPreferences(user_id=2)


async def test_the_number_of_members_in_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.preferences.MEMBERS_IN_MEMORY", 3)
    preferences = Preferences(MemoryStore())
    for user_id in range(10):
        await preferences.member(user_id)
    assert list(preferences._members) == [7, 8, 9]


class SharedHomes(Homes):
    """One of several processes, which hears nothing of the others."""

    is_shared = True


@pytest.mark.parametrize(("homes", "is_read_again"), [(SharedHomes(), True), (Homes(), False)])
async def test_a_change_by_another_process_is_read_after_a_while_though_nobody_tells_of_it(
    monkeypatch: pytest.MonkeyPatch, homes: Homes, is_read_again: bool
) -> None:
    assert KEPT_IN_MEMORY_SECONDS <= 60
    monkeypatch.setattr("bot.preferences.KEPT_IN_MEMORY_SECONDS", 0.0)
    store = MemoryStore()
    preferences = Preferences(store, homes)
    assert (await preferences.member(2)).turn_pings is not WhenPinged.NEVER
    await store.preferences.change_member(2, turn_pings=WhenPinged.NEVER)
    assert ((await preferences.member(2)).turn_pings is WhenPinged.NEVER) == is_read_again


async def test_only_servers_that_the_bot_left_long_ago_are_due() -> None:
    preferences = Preferences(MemoryStore())
    await preferences.change_server(1, left_at=100.0)
    await preferences.change_server(2, left_at=101.0)
    await preferences.change_server(3, tables_each=2)
    assert preferences.left_before(100.0 + KEPT_FOR_SECONDS) == [1]


async def _forget_elsewhere(store: MemoryStore, preferences: Preferences) -> None:
    await store.drop_member(2)
    preferences.drop_member(2)


async def _forget_somebody_elsewhere(store: MemoryStore, preferences: Preferences) -> None:
    await store.drop_member(2)
    preferences.drop_members()


async def _forget_here(_: MemoryStore, preferences: Preferences) -> None:
    await preferences.forget_member(2)


@pytest.mark.parametrize("forget", [_forget_here, _forget_elsewhere, _forget_somebody_elsewhere])
async def test_preferences_that_are_read_while_their_member_is_forgotten_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, forget: Callable[[MemoryStore, Preferences], Awaitable[None]]
) -> None:
    store = MemoryStore()
    await store.preferences.change_member(2, turn_pings=WhenPinged.NEVER)
    preferences = Preferences(store)
    has_read, goes_on = asyncio.Event(), asyncio.Event()
    read = store.preferences.member

    async def slowly(user_id: int) -> MemberPreferences:
        row = await read(user_id)
        has_read.set()
        await goes_on.wait()
        return row

    monkeypatch.setattr(store.preferences, "member", slowly)
    reading = asyncio.create_task(preferences.member(2))
    await has_read.wait()
    await forget(store, preferences)
    goes_on.set()
    await reading
    assert await preferences.member(2) == MemberPreferences(user_id=2)
