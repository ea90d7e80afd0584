"""How much one person may press and type."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import CakeClub
from bot.errors import Refused
from bot.history.replay import Viewer
from cogs.daily.pages import DailyControl
from cogs.handlers.rate_limit import (
    LETTERS_FOR_A_PRESS,
    MOST_COSTLY,
    RateLimiter,
    is_costly_control,
)
from cogs.pages.leaderboard import LeaderboardPage
from cogs.pages.play import PlayControl
from cogs.pages.privacy import EXPORT, FORGET
from cogs.pages.replay import ReplayControl, ReplayPage
from cogs.ui.custom_id import PageName, PageRoute, Route, TableControl, TableRoute
from cogs.ui.responses import PageHandler
from tests.stores import MemoryStore


def interaction(user_id: int, *, is_typing: bool) -> Any:
    kinds = discord.InteractionType
    return SimpleNamespace(
        user=SimpleNamespace(id=user_id),
        type=kinds.autocomplete if is_typing else kinds.component,
        created_at=discord.utils.utcnow(),
    )


def allowed(rate_limiter: RateLimiter, user_id: int, *, is_typing: bool) -> int:
    """How many go through at once."""
    count = 0
    while count < 1_000:
        try:
            rate_limiter.check(interaction(user_id, is_typing=is_typing))
        except Refused:
            break
        count += 1
    return count


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's buckets read the time of this module."""
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)


def test_who_types_has_a_limit_of_their_own_beside_that_of_presses() -> None:
    rate_limiter = RateLimiter(3)
    assert allowed(rate_limiter, 1, is_typing=True) == 3 * LETTERS_FOR_A_PRESS
    assert allowed(rate_limiter, 1, is_typing=False) == 3
    assert allowed(rate_limiter, 2, is_typing=True) == 3 * LETTERS_FOR_A_PRESS


def test_without_a_limit_everything_goes_through() -> None:
    rate_limiter = RateLimiter(0)
    assert allowed(rate_limiter, 1, is_typing=True) == allowed(rate_limiter, 1, is_typing=False) == 1_000


COSTLY = (
    TableRoute("abcdefgh", 0, TableControl.PLAY_AGAIN),
    TableRoute("abcdefgh", 0, TableControl.PLAY_AGAIN_SWAPPED),
    TableRoute("abcdefgh", 0, TableControl.START),
    ReplayPage("abcdefgh", Viewer(), 0).route(ReplayControl.SHARE),
    DailyControl.SHARE.route(),
    PlayControl.NOW.route("duel", "honest"),
    PlayControl.TABLE.route("duel"),
    PageRoute(PageName.PLAY, ("learn", "duel")),
    DailyControl.PLAY.route("duel"),
    EXPORT,
    PageRoute(PageName.PREFERENCES, ("back",)),
)
FORMS = (FORGET, PageRoute(PageName.PREFERENCES, ("holiday",)))
CHEAP = (
    TableRoute("abcdefgh", 0, TableControl.JOIN),
    TableRoute("abcdefgh", 0, TableControl.CUT_DECK),
    PlayControl.OPEN.route(),
    DailyControl.OPEN.route(),
    DailyControl.BOARD.route("2026-11-22"),
    ReplayPage("abcdefgh", Viewer(), 0).route(ReplayControl.ON),
    LeaderboardPage("duel").route,
    PageRoute(PageName.PREFERENCES, ("quiet",)),
    None,
)


@pytest.fixture
async def pages() -> AsyncIterator[Mapping[str, PageHandler]]:
    """Yield the pages of a bot."""
    club = CakeClub(MemoryStore(), house_pause_seconds=0, draws=False)
    yield club.router.pages
    await club.close()


@pytest.mark.parametrize("route", [*COSTLY, *FORMS])
def test_what_a_control_or_its_form_starts_is_costly(route: Route, pages: Mapping[str, PageHandler]) -> None:
    assert is_costly_control(route, pages, is_filled=True)
    assert is_costly_control(route, pages, is_filled=False) is (route in COSTLY), "opening a form is cheap"


@pytest.mark.parametrize("route", CHEAP)
def test_other_controls_and_forms_are_cheap(route: Route | None, pages: Mapping[str, PageHandler]) -> None:
    assert not is_costly_control(route, pages, is_filled=False)
    assert not is_costly_control(route, pages, is_filled=True)


def test_one_member_and_one_table_do_not_limit_another() -> None:
    rate_limiter = RateLimiter(1_000)
    for _ in range(MOST_COSTLY):
        rate_limiter.check_costly(interaction(1, is_typing=False))
    with pytest.raises(Refused) as refused:
        rate_limiter.check_costly(interaction(1, is_typing=False))
    assert refused.value.details == {"until": "<t:1000060:R>"}
    rate_limiter.check_costly(interaction(2, is_typing=False))
    rate_limiter.check_shown("a")
    rate_limiter.check_shown("b")
    with pytest.raises(Refused, match="too-soon"):
        rate_limiter.check_shown("a")


def test_without_a_limit_nothing_is_costly() -> None:
    rate_limiter = RateLimiter(0)
    for _ in range(2 * MOST_COSTLY):
        rate_limiter.check_costly(interaction(1, is_typing=False))
        rate_limiter.check_shown("a")
