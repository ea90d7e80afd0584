"""What a search of a channel takes for a table's post: every post, and no hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import discord

from bot.tables.session import Session
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.table_post import recovery, render
from cogs.ui.components import layout
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel
from games.catalog import GAMES
from tests.labs import Case, every_case
from tests.labs_stored import running, stored
from tests.stores import MemoryStore

BOT = 1
WORDS = Messages()
MOMENTS = 12
"""At how many moments of a random game its messages are built, spread over its length."""
IN_WORDS = Button(TableControl.HAND_IN_WORDS, "In words")


@dataclass
class Channel:
    """A channel with these messages of the bot, in this order."""

    panels: list[Panel]
    id: int = 2

    @property
    def user(self) -> Any:
        return discord.Object(BOT)

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def history(self, *, limit: int, after: Any) -> AsyncIterator[Any]:
        for number, panel in enumerate(self.panels):
            values = {
                "id": number,
                "author": discord.Object(BOT),
                "content": "",
                "raw_mentions": [],
                "components": layout(panel).children,
                "channel": self,
            }
            yield type("Found", (), values)


def moments(case: Case) -> Iterator[Session]:
    """Yield the session of a random game at some of its moments, from the deal to its last decision."""
    row, moves = stored(case)
    session = Session(MemoryStore().tables, GAMES[row.game], running(row))
    every = len(moves) // MOMENTS + 1
    for number, move in enumerate(moves):
        if number % every == 0:
            yield session
        session.repeat(move)


async def found(session: Session, panels: list[Panel]) -> list[int | None]:
    """Return the versions of the posts that a search finds among these messages."""
    messages = await recovery.find(cast(discord.Client, Channel(panels)), session.table)
    return [version for _, _, version in messages.posts]


@every_case
async def test_no_hand_is_taken_for_a_post_and_every_post_is_found(case: Case) -> None:
    for session in moments(case):
        for is_drawn in (True, False):
            hands = [
                hand(session, seat.seat, WORDS, linked=True, is_drawn=is_drawn)
                for seat in session.table.seats
            ]
            # A hand that has no room for everything has this control, also when its player is not asked.
            long_hands = [replace(one, rows=(*one.rows, (IN_WORDS,))) for one in hands]
            bare_hands = [replace(one, rows=((IN_WORDS,),)) for one in hands]
            assert await found(session, [*hands, *long_hands, *bare_hands]) == []
            post = render.table(session, WORDS, has_image=is_drawn)
            assert await found(session, [*hands, post, *hands]) == [session.progress.public_version]
