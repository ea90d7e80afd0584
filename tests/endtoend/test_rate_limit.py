"""Who presses like mad is told to wait, and nobody else is."""

from __future__ import annotations

from cogs.ui.rate_limit import LETTERS_FOR_A_PRESS, RateLimiter
from tests.endtoend.play import Club


async def test_who_presses_like_mad_waits_and_the_others_do_not(club: Club) -> None:
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
    (row,) = await club.bot.store.tables_in(club.pg.guild.id)
    assert row.version == 0
    other = await club.other(first).press(club.post(), "My hand")
    assert "Your hand" in club.other(first).text(other.message)
    assert await first.autocomplete("/duel attack", option="cards"), "letters have a limit of their own"


async def test_who_types_like_mad_is_offered_nothing_and_may_still_press(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.bot.router.rate_limiter = RateLimiter(3)
    first = club.asked()
    for _ in range(3 * LETTERS_FOR_A_PRESS):
        assert await first.autocomplete("/duel attack", option="cards")
    assert await first.autocomplete("/duel attack", option="cards") == []
    assert "Your hand" in first.text((await first.press(club.post(), "My hand")).message)
