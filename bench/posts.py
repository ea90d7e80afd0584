"""Posts, edits and pings of whole games in a channel or in a thread of their own: ``python -m bench.posts``.

Members press the controls of the posts, as a sensible player would, always with the same cards. Once they all play
at once, and once each of them was away for a while before every move, so that everybody who is asked is pinged.
Counts what the channel and the thread get from the first card to the end: new posts, edits of posts (by answers to
presses too), pings and deleted pings. The post of the lobby comes before. Hands in direct messages are off, and images
too.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from cogs.table_post import turn_pings
from playground import Playground, Schema, Visitor
from playground.requests.request_log import Call
from playground.world.nouns import Thread
from tests.endtoend import test_auf
from tests.endtoend.bakeries import Bakery
from tests.endtoend.members import Player
from tests.endtoend.play import Club, running

UPDATE = 7
"""The type of an answer that edits the post that was pressed."""
POSTS_OF = Club.posts
Play = Callable[[Club, Sequence[Visitor]], Awaitable[str]]


class Figures(NamedTuple):
    """What one game wrote into its channel."""

    turns: int
    moves: int
    counts: Counter[str]


async def duel(club: Club, people: Sequence[Visitor]) -> str:
    """Play a duel of two members to its end; return its table."""
    await club.seat(*people, mode="core", trophies=3)
    (row,) = await club.bot.store.tables.unfinished()
    rng = Random(1)
    players = [Player(person, row.id, rng, [], by=("post",)) for person in people]
    while await club.bot.store.tables.unfinished():
        asked, question = club.post(), club.words().rpartition("\n")[2]
        for player in players:
            if player.person.mention in question:
                await player.act(asked, is_beside=False)
        await club.settled()
    return row.id


async def auf(club: Club, people: Sequence[Visitor]) -> str:
    """Play Cake Auf! to its end; return its table."""
    kitchen = test_auf.Bakery(club.pg, club.bot)
    session = await kitchen.bake(*people)
    while not session.is_over:
        seat = min(session.game.clocked(session.progress.state))
        await test_auf.by_control(kitchen, people[seat], test_auf.wanted(session, seat))
        await club.settled()
    return session.table.id


async def bakeries(club: Club, _: Sequence[Visitor]) -> str:
    """Play You Take the Cake to its end; return its table."""
    bakery = Bakery(club.pg, club.bot, b"")
    await bakery.open()
    session = await bakery.session()
    while not session.is_over:
        await bakery.by_controls(*await bakery.sensible())
        await club.settled()
    return session.table.id


GAMES: tuple[tuple[str, int, Play], ...] = (("duel", 2, duel), ("auf", 3, auf), ("bakeries", 2, bakeries))


def posts_of_table(club: Club, seen_by: Visitor | None = None, channel: str = "cake-table") -> list[Any]:
    """Return the posts in the table's thread, or in its channel while it has no thread."""
    threads = [one.name for one in club.pg.world.channels.values() if isinstance(one, Thread)]
    return POSTS_OF(club, seen_by, *threads or [channel])


async def played(seats: int, play: Play, *, in_thread: bool) -> Figures:
    """Play one game to its end; return its figures."""
    async with (
        Playground(rate_limits=False, schema=Schema(None)) as pg,
        running(pg, seeds=lambda: b"oven") as bot,
    ):
        club = Club(pg, bot)
        people = club.people[:seats]
        for person in people:
            await person.command("/preferences", hands=False)
        await club.ada.command("/settings threads", wanted=in_thread)
        table_id = await play(club, people)
        await club.settled()
        session = await bot.tables.session(table_id)
        turns = session.progress.turn - session.progress.first_turn + 1
        kinds = [_kind(call) for call in pg.calls()]
        return Figures(turns, session.progress.version, Counter(kinds[kinds.index("post") :]))


def _kind(call: Call) -> str:
    """Return the effect of a request on the channel; empty if it has none."""
    body: Any = call.body if isinstance(call.body, dict) else {}
    if call.route.startswith("/interactions/"):
        return "edit" if body.get("type") == UPDATE else ""
    if call.route.startswith("/webhooks/") and call.method == "PATCH":
        return "edit"
    if not call.route.startswith("/channels/{channel_id}/messages") or call.route.endswith("/threads"):
        return ""
    if call.method == "POST":
        return "ping" if body.get("content") else "post"
    return {"PATCH": "edit", "DELETE": "deleted"}.get(call.method, "")


async def main(*, is_quick: bool) -> None:
    """Print a line for each game, way to play and place."""
    print(f"{'':34} turns moves  posts edits pings deleted   turns per post")
    ways = product(
        GAMES[: 1 if is_quick else None], (False, True), (("at once", 60.0), ("after a while", 0.0))
    )
    for (name, seats, play), in_thread, (how, away_seconds) in ways:
        with (
            patch.object(turn_pings, "AWAY_SECONDS", away_seconds),
            patch.object(Club, "posts", posts_of_table),
        ):
            turns, moves, counts = await played(seats, play, in_thread=in_thread)
        written = [counts[kind] for kind in ("post", "edit", "ping", "deleted")]
        title = f"{name}, {'thread' if in_thread else 'channel'}, {how}"
        print(
            f"{title:34} {turns:5} {moves:5}  {written[0]:5} {written[1]:5} {written[2]:5}"
            f" {written[3]:7}   {turns / max(1, written[0]):10.1f}",
            flush=True,
        )


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv))
