"""The objects that a house player receives lead only to what its seat may know."""

from __future__ import annotations

import gc
from collections.abc import Collection, Iterator
from dataclasses import replace
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from bot.tables.autoplay import choice
from bot.tables.commands import Move
from bot.tables.lobby import NewTable
from bot.tables.session import Session
from data.records.tables import By
from games.ai import RandomPlayer
from games.catalog import ENTRIES, GAMES
from games.engine import Action
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, tables

PROGRAM = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
"""What belongs to the program itself, not to the objects a house player receives."""


def reached(*roots: object) -> Iterator[object]:
    """Return every object that can be reached from these."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, PROGRAM):
            continue
        seen.add(id(found))
        yield found
        waiting += gc.get_referents(found)


class Spy(RandomPlayer):
    """Chooses at random, and keeps what it received."""

    def __init__(self) -> None:
        self.handed: list[tuple[object, Collection[Action]]] = []

    def choose(self, view: Any, legal: Collection[Action], entropy: Entropy) -> Action:
        self.handed.append((view, legal))
        return super().choose(view, legal, entropy)


def test_the_walk_finds_a_state_behind_a_lazy_collection() -> None:
    game = GAMES["auf"]
    state = game.deal(2, game.Options(), Entropy(bytes(32))).state
    seat = min(game.actors(state))
    assert any(found is state for found in reached(game.legal_actions(state, seat)))


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_nothing_that_a_house_player_receives_leads_to_the_state(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, spy = GAMES[key], Spy()
    entry = replace(ENTRIES[key], ai_players={"spy": spy})
    monkeypatch.setattr("bot.tables.autoplay.ENTRIES", {key: entry})
    session = await _begun(key)
    seats = tuple(replace(seat, house="spy") for seat in session.table.seats)
    secret = session.table.seed
    for _ in range(40):
        if session.is_over:
            break
        seat = min(game.clocked(session.progress.state))
        whole = session.table
        session.table = replace(whole, seats=seats)
        action = await choice(session, seat)
        session.table = whole
        view, legal = spy.handed[-1]
        assert action in legal
        for found in reached(view, legal):
            assert not isinstance(found, (type(session.progress.state), Session, Entropy))
            assert found != secret
        await session.execute(Move(action), seat, by=By.PLAYER, at=session.table.started_at or 0)
    assert session.is_over or len(spy.handed) >= 10


async def _begun(key: str) -> Session:
    club, game = tables(), GAMES[key]
    row = await club.lobbies.open_lobby(
        game, game.Options(), ADA, NewTable(guild_id=1, channel_id=2, seconds=90)
    )
    await club.lobbies.join(row.id, BEN)
    return await club.lobbies.start(row.id, ADA.id)
