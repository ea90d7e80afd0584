"""Calls to Discord per move, over whole games: ``python -m bench.calls``.

Counts every request of a game from its first card to its end: answers to presses and commands, opened forms, posts,
edits, turn pings, hands in direct messages. Autocomplete choices are not counted.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, NamedTuple

from playground import Playground, Schema
from tests.endtoend.members import Player
from tests.endtoend.play import Club, running

GAMES = 12
CHANNEL = "cake-table"


class Way(NamedTuple):
    """A way to play."""

    name: str
    by: Collection[str]
    is_alone: bool
    """Against a house player."""
    has_hands: bool
    """With hands in direct messages."""


WAYS = tuple(
    Way(
        f"{how}, {'house' if is_alone else 'two members'}, hands {'on' if has_hands else 'off'}",
        by,
        is_alone,
        has_hands,
    )
    for how, by in (("controls", ("post",)), ("commands", ("command",)))
    for is_alone in (False, True)
    for has_hands in (False, True)
)


async def main(*, is_quick: bool, draws: bool) -> None:
    """Print a line for each way to play, with pictures or with words only (``--words``)."""
    for way in WAYS:
        moves = calls = 0
        async with Playground(rate_limits=False, schema=Schema(None)) as pg, running(pg, draws=draws) as bot:
            club = Club(pg, bot)
            for person in club.people:
                await person.command("/preferences", hands=way.has_hands)
            for number in range(2 if is_quick else GAMES):
                table_id = await _seated(club, way)
                begun = len(pg.calls())
                await _played(club, table_id, way, Random(number))
                made = pg.calls()[begun:]
                calls += sum(not _is_choices(call.body) for call in made)
                moves += len(await bot.store.tables.moves(table_id))
        print(f"{way.name:36} {calls / moves:6.2f} calls per move   ({calls} in {moves} moves)", flush=True)


async def _seated(club: Club, way: Way) -> str:
    if way.is_alone:
        await club.ada.command("/duel new", channel=CHANNEL)
        await club.ada.press(club.post(), "Add a house player")
        table_id = (await club.bot.store.tables.unfinished())[-1].id
        await club.ada.press(club.post(), "Start")
    else:
        await club.ada.command("/duel new", channel=CHANNEL)
        await club.ben.press(club.post(), "Join")
        table_id = (await club.bot.store.tables.unfinished())[-1].id
        await club.ada.press(club.post(), "Start")
    return table_id


async def _played(club: Club, table_id: str, way: Way, rng: Random) -> None:
    """Play on until no seat has to act any more."""
    players = [
        Player(person, table_id, rng, [], by=way.by) for person in club.people[: 1 if way.is_alone else 2]
    ]
    while "🎉" not in club.words():
        post = club.post()
        question = club.words().rpartition("\n")[2]
        for player in players:
            if player.person.mention in question:
                await player.act(post, is_beside=False)
        with suppress(TimeoutError):
            await club.ada.wait_for(partial(_differs, club, post), seconds=1.0)
        await club.pg.settled(quiet_seconds=0.02)


def _differs(club: Club, seen: dict[str, Any]) -> bool | None:
    """Return true as soon as the newest post is another one than ``seen``."""
    return club.post() != seen or None


def _is_choices(body: object) -> bool:
    return isinstance(body, dict) and body.get("type") == 8


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv, draws="--words" not in sys.argv))
