"""A member who presses too often is told to wait; nobody else is."""

from __future__ import annotations

from cogs.handlers.rate_limit import LETTERS_FOR_A_PRESS, RateLimiter
from tests.endtoend.play import Club


async def test_only_a_member_who_presses_too_often_must_wait(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.bot.router.rate_limiter = RateLimiter(3)
    first = club.asked()
    for _ in range(3):
        shown = await first.press(club.post(), "My hand")
        assert "Your hand" in first.text(shown.message)
    refused = await first.press(club.post(), "Pass")
    assert "You press faster than I can answer. Please wait" in first.text(refused.message)
    typed = await first.command("/duel pass")
    assert "You press faster than I can answer" in first.text(typed.message)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.version == 0
    other = await club.other(first).press(club.post(), "My hand")
    assert "Your hand" in club.other(first).text(other.message)
    assert await first.autocomplete("/duel attack", option="cards"), "autocomplete has its own limit"


async def test_a_member_who_types_too_fast_gets_no_choices_and_can_still_press(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.bot.router.rate_limiter = RateLimiter(3)
    first = club.asked()
    for _ in range(3 * LETTERS_FOR_A_PRESS):
        assert await first.autocomplete("/duel attack", option="cards")
    assert await first.autocomplete("/duel attack", option="cards") == []
    assert "Your hand" in first.text((await first.press(club.post(), "My hand")).message)
