"""Each turn in a new direct message, for members whose screen reader does not announce edited posts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.commands import Move
from bot.tasks import named
from cogs.hands import turn_messages
from cogs.ui.errors import CANNOT_SEND
from data.records.tables import Ending, Result, SentKind
from data.sqlite.database import open_store
from games.auf import Phase
from playground import Playground, Visitor
from playground.requests.request_log import Call
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.endtoend.test_auf import Bakery
from tests.games.auf.kitchen import GAME
from tests.waiting import until

SILENT = 1 << 12
JOINED_SECONDS = 0.2


@pytest.fixture(autouse=True)
def joined_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_messages, "JOINED_SECONDS", JOINED_SECONDS)


def turns(person: Visitor) -> list[dict[str, Any]]:
    """Return the messages that told a person turns, oldest first."""
    return [message for message in person.dms() if not message["components"] and message["content"]]


async def told(club: Club, person: Visitor) -> list[str]:
    """Return the texts of those messages once all are there."""
    await club.settled()
    await until(lambda: not named("turn "))
    return [message["content"] for message in turns(person)]


def refusals(club: Club) -> list[Call]:
    """Return the calls that Discord refused because a member takes no direct messages."""
    return [call for call in club.pg.calls() if (call.refusal or {}).get("code") == CANNOT_SEND]


async def wants_turns(*people: Visitor) -> None:
    for person in people:
        await person.command("/preferences", turns=True)


async def test_each_turn_is_told_in_a_new_message_with_whose_turn_it_is(club: Club) -> None:
    await wants_turns(club.ben)
    await club.seat(club.ada, club.ben)
    (deal,) = await told(club, club.ben)
    assert "Cake Duel, [Go to the table](https://discord.com/channels/" in deal
    first = club.asked()
    for number, person in enumerate((first, club.other(first)), start=2):
        await club.press(person, "Pass")
        texts = await told(club, club.ben)
        assert len(texts) == number, "a new one, and none is edited"
        assert f"{person.mention}\u2069 passes" in texts[-1], "as everybody reads it"
        is_asked = club.asked().id == club.ben.id
        assert ("You: attack or pass." in texts[-1]) is is_asked
        assert (f"{club.ada.mention}\u2069: attack or pass." in texts[-1]) is not is_asked
    assert not any(message["flags"] & SILENT for message in turns(club.ben)), (
        "a notification is what is read out"
    )
    assert not turns(club.ada)


async def test_a_server_that_wants_no_cards_in_direct_messages_gets_no_turns_there(club: Club) -> None:
    await wants_turns(club.ben)
    await club.bot.preferences.change_server(club.pg.guild.id, offers_messages=False)
    await club.seat(club.ada, club.ben)
    await club.press(club.asked(), "Pass")
    assert await told(club, club.ben) == []


async def test_a_message_tells_what_only_its_member_learns(club: Club) -> None:
    await wants_turns(club.ada, club.ben)
    await club.ada.command("/bakery new")
    await club.ben.press(club.post(), "Join")
    await club.press(club.ada, "Start")
    await told(club, club.ada)
    drawer = club.asked()
    await club.press(drawer, "Draw")
    (own, other) = [(await told(club, person))[-1] for person in (drawer, club.other(drawer))]
    public = f"{drawer.mention}\u2069 draws from the stock."
    assert public in own and "You drew " in own and "You: discard a card." in own
    assert public in other and "drew" not in other


async def test_the_end_of_a_game_is_told(club: Club) -> None:
    await wants_turns(club.ben)
    await club.seat(club.ada, club.ben)
    await told(club, club.ben)
    await gives_up(club.ada)
    *before, last = await told(club, club.ben)
    assert "gave up" in last
    assert "attack or pass" not in last
    (table,) = await club.bot.store.tables.all_of_member(club.ben.id)
    await club.bot.tables.request_update(table.id)
    assert await told(club, club.ben) == [*before, last]


async def test_an_end_without_a_move_is_told(club: Club) -> None:
    await wants_turns(club.ben)
    await club.seat(club.ada, club.ben)
    before = await told(club, club.ben)
    (table,) = await club.bot.store.tables.of_member(club.ben.id)
    await club.bot.tables.end(table.id, Result(ending=Ending.ENDED))
    (last,) = (await told(club, club.ben))[len(before) :]
    assert "ended" in last


async def test_the_answer_of_a_house_player_is_told_together_with_the_move_before_it(club: Club) -> None:
    await wants_turns(club.ada)
    await club.ada.command("/duel new", house="easy")
    await club.press(club.ada, "Start")
    before = await told(club, club.ada)
    for _ in range(3):
        await until(lambda: club.asked().id == club.ada.id)
        await club.press(club.ada, "Pass")
        await asyncio.sleep(3 * JOINED_SECONDS)
    texts = (await told(club, club.ada))[len(before) :]
    assert len(texts) == 3
    assert all(f"{club.ada.mention}\u2069 passes" in text and "Baabette" in text for text in texts)


async def everything_public(club: Club, *, wanted: bool) -> list[str]:
    if wanted:
        await wants_turns(club.ben)
    await club.seat(club.ada, club.ben)
    shown = [club.story()]
    for button in ("Pass", "Pass"):
        await club.press(club.asked(), button)
        shown.append(club.story())
    await told(club, club.ben)
    shown.append(str([custom_ids_of(post) for post in club.posts()]))
    shown += [club.ada.text(message) for message in club.ada.dms()]
    shown = [text.replace(str(club.ada.id), "Ada").replace(str(club.ben.id), "Ben") for text in shown]
    return [re.sub(r"\d{10,}", "…", text) for text in shown]


def custom_ids_of(post: dict[str, Any]) -> list[Any]:
    return [control.get("label") for control in Visitor.controls(None, post)]  # type: ignore[arg-type]


async def test_the_others_see_no_difference() -> None:
    seen = []
    for wanted in (False, True):
        async with (
            Playground(rate_limits=False, schema=SCHEMA) as pg,
            running(pg, seeds=lambda: b"the same deal each time" + bytes(9)) as bot,
        ):
            seen.append(await everything_public(Club(pg, bot), wanted=wanted))
    assert seen[0] == seen[1]


async def test_a_member_who_takes_no_messages_is_told_so_once(club: Club) -> None:
    await club.ben.command("/preferences", hands=False, turns=True)
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    await told(club, club.ben)
    assert len(refusals(club)) == 1
    for _ in range(2):
        await club.press(club.asked(), "Pass")
        await told(club, club.ben)
        await club.ben.press(club.post(), "My hand")
    alone = [club.ben.text(one) for one in club.ben.messages("cake-table") if one["flags"] & 64]
    assert sum("couldn't send you a direct message about this turn" in text for text in alone) == 1
    assert len(refusals(club)) == 1, "it is not tried again"
    member = await club.bot.store.preferences.member(club.ben.id)
    assert (member.turn_messages, member.takes_turn_messages) == (True, False)
    club.pg.faults.open_dms("Ben")
    await wants_turns(club.ben)
    await club.press(club.asked(), "Pass")
    assert len(await told(club, club.ben)) == 1


async def test_quiet_hours_and_a_muted_table_make_messages_silent(club: Club) -> None:
    await wants_turns(club.ben)
    await club.seat(club.ada, club.ben)
    await told(club, club.ben)
    (table,) = await club.bot.store.tables.of_member(club.ben.id)
    await club.bot.store.tables.set_muted(table.id, club.ben.id, is_on=True)
    await club.press(club.asked(), "Pass")
    await told(club, club.ben)
    assert [bool(message["flags"] & SILENT) for message in turns(club.ben)] == [False, True]


@pytest.fixture
async def oven() -> AsyncIterator[Bakery]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, seeds=lambda: b"oven") as bot:
        yield Bakery(pg, bot)


async def test_what_another_chooses_in_secret_brings_no_message_and_shortens_no_wait(
    oven: Bakery, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await oven.bake(oven.ada, oven.ben)
    while session.progress.view(None).phase is not Phase.SHOWDOWN:
        seat = min(session.game.clocked(session.progress.state))
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        await oven.bot.tables.apply(
            session.table.id, user_id, Move(GAME.fallback(session.progress.state, seat))
        )
    await wants_turns(oven.ben)
    waits: list[float] = []
    sleep = asyncio.sleep

    async def waited(seconds: float, *more: Any) -> Any:
        waits.extend([seconds] * (seconds == JOINED_SECONDS))
        return await sleep(seconds, *more)

    monkeypatch.setattr(asyncio, "sleep", waited)
    table_id, ada = session.table.id, session.seat_of(oven.ada.id)
    await oven.bot.tables.apply(table_id, oven.ada.id, Move(GAME.fallback(session.progress.state, ada)))
    assert not await told(oven, oven.ben)
    assert not waits
    ben = session.seat_of(oven.ben.id)
    await oven.bot.tables.apply(table_id, oven.ben.id, Move(GAME.fallback(session.progress.state, ben)))
    assert len(await told(oven, oven.ben)) == 1
    assert len(waits) == 1


@pytest.mark.parametrize("is_lost", [False, True])
async def test_a_message_whose_answer_failed_is_neither_lost_nor_doubled(
    club: Club, monkeypatch: pytest.MonkeyPatch, *, is_lost: bool
) -> None:
    """Also where Discord has forgotten the nonce by then."""
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    await club.ben.command("/preferences", hands=False, turns=True)
    await club.seat(club.ada, club.ben)
    before = len(await told(club, club.ben))
    channel = club.ben.dms()[-1]["channel_id"]
    route = f"POST /channels/{channel}/messages"
    (club.pg.faults.lose_answer if is_lost else club.pg.faults.fail)(route)
    await club.press(club.asked(), "Pass")
    assert len(await told(club, club.ben)) == before + 1


@pytest.mark.parametrize("has_arrived", [False, True])
async def test_a_restart_doubles_no_message_and_loses_none(tmp_path: Path, *, has_arrived: bool) -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(tmp_path / "cakeclub.sqlite3")) as bot:
            club = Club(pg, bot)
            await wants_turns(club.ben)
            await club.seat(club.ada, club.ben)
            before = len(await told(club, club.ben))
            await club.press(club.asked(), "Pass")
            if has_arrived:
                assert len(await told(club, club.ben)) == before + 1
        async with running(pg, await open_store(tmp_path / "cakeclub.sqlite3")) as bot:
            club = Club(pg, bot)
            await club.settled()
            await club.press(club.asked(), "Pass")
            texts = (await told(club, club.ben))[before:]
            assert sum(text.count("\u2069 passes") for text in texts) == 2
            (table,) = await bot.store.tables.of_member(club.ben.id)
            rows = [one for one in await bot.store.sent_messages.about(table.id) if one.kind is SentKind.TURN]
            assert len(rows) == 1, "only the last one is stored"


async def test_a_message_that_arrived_just_before_a_crash_is_not_sent_again(tmp_path: Path) -> None:
    path = tmp_path / "cakeclub.sqlite3"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await wants_turns(club.ben)
            await club.seat(club.ada, club.ben)
            await club.press(club.asked(), "Pass")
            before = await told(club, club.ben)
            (table,) = await bot.store.tables.of_member(club.ben.id)
            rows = [one for one in await bot.store.sent_messages.about(table.id) if one.kind is SentKind.TURN]
            await bot.store.sent_messages.keep(rows[0].__class__(**{**_fields(rows[0]), "message_id": 0}))
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await bot.tables.request_update(table.id)
            assert await told(club, club.ben) == before


def _fields(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}
