"""Whether somebody has chosen in secret shows nowhere: posts, hands, lists, pages, replays, exports, calls, the log."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.commands import Move
from bot.tables.session import Session
from games.auf import Phase
from playground import Answer, Playground
from tests.endtoend.play import SCHEMA, running
from tests.endtoend.test_auf import Bakery
from tests.games.auf.kitchen import GAME


@pytest.fixture
async def club() -> AsyncIterator[Bakery]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, seeds=lambda: b"oven") as bot:
        yield Bakery(pg, bot)


async def tied(club: Bakery) -> Session:
    """A real game in which everybody only passes: nobody has any points, and the signs decide."""
    session = await club.bake(club.ada, club.ben)
    while session.progress.view(None).phase is not Phase.SHOWDOWN:
        seat = min(session.game.clocked(session.progress.state))
        action = GAME.fallback(session.progress.state, seat)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        await club.bot.tables.apply(session.table.id, user_id, Move(action))
    await club.ada.command("/table show")
    await club.settled()
    return session


def shown(answer: Answer) -> str:
    """An answer with all its controls, without what differs from one message to the next."""
    assert answer.message is not None
    message = json.dumps([answer.message["components"], answer.message["content"]], sort_keys=True)
    return re.sub("page:part:[0-9a-f]{8}", "page:part:…", message)


def exported(club: Bakery, answer: Answer) -> str:
    assert answer.message is not None
    (file,) = answer.message["attachments"]
    return club.pg.world.files[int(file["id"])].decode()


async def all_that_others_see(club: Bakery, table: str) -> dict[str, Any]:
    """Everything that Ben, who plays against Ada, and Cleo, who looks on, can get at."""
    await club.settled()
    seen: dict[str, Any] = {
        "posts": json.dumps(club.cleo.messages("cake-table", limit=500), sort_keys=True),
        "hands": json.dumps(club.ben.dms(), sort_keys=True),
    }
    commands: dict[str, dict[str, Any]] = {
        "/table list": {},
        "/history": {},
        "/verify": {"table": table},
        "/leaderboard": {"game": "auf"},
        "/stats": {"member": club.ada},
    }
    for command, options in commands.items():
        answer = await club.cleo.command(command, channel="cake-table-two", **options)
        seen[command] = shown(answer)
    for person in (club.cleo, club.ben):
        replay = await person.command("/replay", channel="cake-table-two", table=table)
        assert replay.message is not None
        seen[f"replay of {person.name}"] = shown(replay)
        again = await person.command("/replay", channel="cake-table-two", table=table)
        seen[f"all parts for {person.name}"] = await club.all_parts(person, again.message)
        last = await person.press(replay.message, "Last ⏭")
        seen[f"last step of {person.name}"] = shown(last)
        past = await person.command("/replay", channel="cake-table-two", table=table, step=9999)
        seen[f"steps of {person.name}"] = shown(past)
    shared = await club.cleo.press(await replayed(club, table), "Show everyone")
    seen["shared replay"] = shown(shared)
    seen["watch"] = sorted(
        choice["name"] for choice in await club.cleo.autocomplete("/table watch", option="table")
    )
    seen["export"] = exported(club, await club.ben.command("/privacy export", channel="cake-table-two"))
    hand = await club.ben.command("/hand", channel="cake-table", table=table)
    seen["hand"] = shown(hand)
    return seen


async def replayed(club: Bakery, table: str) -> dict[str, Any]:
    replay = await club.cleo.command("/replay", channel="cake-table-two", table=table)
    assert replay.message is not None
    return replay.message


@pytest.mark.parametrize("by_control", [False, True])
@pytest.mark.parametrize("signs", [("rock",), ("rock", "paper", "rock")])
async def test_a_choice_made_in_secret_changes_nothing_that_others_can_get_at(
    club: Bakery, signs: tuple[str, ...], by_control: bool, caplog: pytest.LogCaptureFixture
) -> None:
    session = await tied(club)
    table = session.table.id
    before = await all_that_others_see(club, table)
    calls, version = len(club.pg.calls()), session.progress.version
    with caplog.at_level(logging.INFO):
        caplog.clear()
        for sign in signs:
            if by_control:
                await club.ada.press(club.post(), sign.capitalize())
            else:
                await club.ada.command("/auf throw", channel="cake-table-two", sign=sign, table=table)
        await club.settled()
        await asyncio.sleep(0)
        assert [record.getMessage() for record in caplog.records] == []
    (own_hand,) = club.ada.dms()
    own = ("/interactions/", "/webhooks/", f"/channels/{own_hand['channel_id']}/")
    paths = [call.path for call in club.pg.calls()[calls:]]
    assert [path for path in paths if not any(part in path for part in own)] == [], "Ada alone is answered"
    assert session.progress.version == version + len(signs)
    after = await all_that_others_see(club, table)
    for name, told in before.items():
        assert after[name] == told, name
