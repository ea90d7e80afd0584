"""Reviews of finished games: made for one player, once, and stopped when nobody waits for them."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refused
from bot.history import past_games
from bot.history.past_games import GameHistory
from bot.history.review import Unwanted, reviewed
from tests.games.auf import lab
from tests.labs import Case
from tests.labs_stored import running, stored
from tests.stores import MemoryStore

CASE = Case(lab, *lab.VARIANTS[0])


def test_a_game_that_goes_on_has_no_review() -> None:
    row, moves = stored(CASE)
    with pytest.raises(Refused, match="not-over"):
        reviewed(running(row), moves, 0)
    with pytest.raises(Refused, match="other-edition"):
        reviewed(replace(row, edition=99), moves, 0)


def test_a_review_that_nobody_waits_for_stops() -> None:
    is_unwanted = threading.Event()
    is_unwanted.set()
    with pytest.raises(Unwanted):
        reviewed(*stored(CASE), 0, is_unwanted)


class Reviews:
    """Stands in for the work of a review, which ends when it is told to, or when nobody waits for it."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.go_on = threading.Event()
        self.stopped = threading.Event()
        self.made: list[int] = []

    def __call__(self, row: Any, moves: Any, seat: int, is_unwanted: threading.Event) -> int:
        self.begun.release()
        while not self.go_on.wait(0.001):
            if is_unwanted.is_set():
                self.stopped.set()
                raise Unwanted
        self.made.append(seat)
        return seat


async def test_a_review_is_made_once_and_for_one_player_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work = Reviews()
    monkeypatch.setattr(past_games, "reviewed", work)
    history, (row, _) = GameHistory(MemoryStore()), stored(CASE)
    first, second = (asyncio.create_task(history.review(row, seat)) for seat in (0, 1))
    await asyncio.to_thread(work.begun.acquire)
    assert not work.begun.acquire(blocking=False), "the second waits for the first"
    work.go_on.set()
    assert (await first, await second, await history.review(row, 0)) == (0, 1, 0)
    assert work.made == [0, 1]


async def test_the_review_of_a_game_does_not_wait_for_those_of_other_kinds_of_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The end of a Cake Duel is told with what its review has found."""
    work = Reviews()
    monkeypatch.setattr(past_games, "reviewed", work)
    history, (row, _) = GameHistory(MemoryStore()), stored(CASE)
    slow = asyncio.create_task(history.review(row, 0))
    await asyncio.to_thread(work.begun.acquire)
    end = asyncio.create_task(history.review(replace(row, id="other", game="duel"), 1))
    assert await asyncio.to_thread(work.begun.acquire, timeout=10)
    work.go_on.set()
    assert (await slow, await end) == (0, 1)


async def test_a_review_stops_when_its_press_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Reviews()
    monkeypatch.setattr(past_games, "reviewed", work)
    history, (row, _) = GameHistory(MemoryStore()), stored(CASE)
    press = asyncio.create_task(history.review(row, 0))
    await asyncio.to_thread(work.begun.acquire)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    assert await asyncio.to_thread(work.stopped.wait, 10)
