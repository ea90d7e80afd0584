"""What the bot tells of its own accord is told once, though Discord or the network fails at that moment."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.http import MultipartParameters

from bot.tasks import named
from tests.endtoend.deals import Dealt
from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_looks import let_tokens_expire, oracle_attacks, told, told_directly
from tests.endtoend.test_watchers import calls
from tests.waiting import until

UNAVAILABLE = discord.DiscordServerError(
    cast(Any, SimpleNamespace(status=503, reason="")), "no healthy upstream"
)
FAILURES = (UNAVAILABLE, aiohttp.ClientConnectionError("reset by peer"), TimeoutError())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry soon, so that tests are fast."""
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.02)


def fail(
    monkeypatch: pytest.MonkeyPatch, club: Club | Dealt, word: str, *errors: Exception, arrives: bool = False
) -> list[Exception]:
    """Let the next messages with this word fail, though they may arrive; return the failures to come."""
    http, left = club.bot.client.http, list(errors)
    send_message = http.send_message

    async def send(channel_id: int, *, params: MultipartParameters) -> Any:
        if not left or word not in str((params.payload or {}).get("content")):
            return await send_message(channel_id, params=params)
        if arrives:
            await send_message(channel_id, params=params)
        raise left.pop()

    monkeypatch.setattr(http, "send_message", send)
    return left


def fail_in_private(monkeypatch: pytest.MonkeyPatch, *errors: Exception) -> list[Exception]:
    """Let the next private answers fail; return the failures to come."""
    send, left = discord.Webhook.send, list(errors)

    async def failing(webhook: discord.Webhook, *content: Any, **what: Any) -> Any:
        if left:
            raise left.pop()
        return await send(webhook, *content, **what)

    monkeypatch.setattr(discord.Webhook, "send", failing)
    return left


async def watched(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.cleo.command("/table watch", table=row.id)
    await club.press(club.asked(), "Pass")


@pytest.mark.parametrize("error", FAILURES)
@pytest.mark.parametrize("arrives", [False, True])
async def test_spectators_are_mentioned_once_after_a_failure(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception, *, arrives: bool
) -> None:
    """Also where Discord has forgotten the nonce by then."""
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    await watched(club)
    left = fail(monkeypatch, club, "👀", error, arrives=arrives)
    await club.press(club.asked(), "Pass")
    await until(lambda: not left and not named("watch "))
    (text,) = calls(club)
    assert "leads 1 : 0" in text


async def test_spectators_read_how_a_game_ended_that_ended_while_discord_failed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await watched(club)
    left = fail(monkeypatch, club, "👀", *100 * [UNAVAILABLE])
    await club.press(club.asked(), "Pass")
    await gives_up(club.ada)
    await club.settled()  # the post shows the end, so that the mention of it is asked for too
    left.clear()
    await until(lambda: not named("watch "))
    (text,) = calls(club)
    assert "gave up" in text


@pytest.mark.parametrize("error", FAILURES)
async def test_a_look_that_the_network_keeps_from_the_channel_is_a_direct_message(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    attacker, defender = await oracle_attacks(dealt)
    fail_in_private(monkeypatch, error)
    await dealt.press(defender, "Accept")
    assert len(told_directly(attacker)) == 1
    assert not told(attacker)


@pytest.mark.parametrize("error", FAILURES)
async def test_a_look_is_tried_again_in_the_channel_where_there_is_no_direct_message(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    for name in ("Ada", "Ben"):
        dealt.pg.faults.close_dms(name)
    attacker, defender = await oracle_attacks(dealt)
    left = fail_in_private(monkeypatch, error, error)
    await dealt.press(defender, "Accept")
    assert not left
    assert len(looks(told(attacker))) == 1


@pytest.mark.parametrize("error", FAILURES)
@pytest.mark.parametrize("arrives", [False, True])
async def test_a_look_by_direct_message_is_told_once_after_a_failure(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch, error: Exception, *, arrives: bool
) -> None:
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    attacker, defender = await oracle_attacks(dealt)
    let_tokens_expire(dealt)
    left = fail(monkeypatch, dealt, "You saw", error, arrives=arrives)
    await dealt.press(defender, "Accept")
    assert not left
    assert len(looks(told_directly(attacker))) == 1


async def test_no_look_is_told_after_the_game(dealt: Dealt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its direct message would stay, and all hands are open by then."""
    attacker, defender = await oracle_attacks(dealt)
    let_tokens_expire(dealt)
    left = fail(monkeypatch, dealt, "You saw", UNAVAILABLE)
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.5)
    pressing = defender.press(dealt.post(), "Accept")
    await pressing
    await until(lambda: not left)
    await gives_up(defender)
    await dealt.settled()
    assert not attacker.dms()


def looks(texts: list[str]) -> list[str]:
    return [text for text in texts if "You saw" in text]
