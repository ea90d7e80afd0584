"""Ada plays with only the bot, by the controls of a post in her direct messages or in a private thread."""

from __future__ import annotations

from typing import Any

from bot.tables.session import Session
from cogs.ui import custom_id
from cogs.ui.custom_id import TableRoute
from data.records.tables import SentKind, SentMessage
from data.store import Store
from playground import Answer
from playground.world.nouns import Channel
from playground.world.places import open_dm
from tests.endtoend.play import Club
from tests.endtoend.test_tutorial import Lesson
from tests.waiting import until

Message = dict[str, Any]


def direct(club: Club) -> Channel:
    """Return Ada's direct messages with the bot."""
    return open_dm(club.pg.services.stage, club.ada.id)


class Alone(Lesson):
    """A table at which only Ada and a house player sit."""

    def __init__(self, club: Club, session: Session) -> None:
        super().__init__(club, session.table.game)
        self.session = session
        self.place = club.pg.world.channels[session.table.channel_id]

    def post(self) -> Message:
        """Return the post that shows the table."""
        stored = self.session.table.post
        assert stored is not None
        return self.message(stored.message_id)

    def message(self, message_id: int) -> Message:
        """Return a message of the place."""
        return next(one for one in self.club.ada.messages(self.place) if one["id"] == str(message_id))

    def words(self) -> str:
        return self.club.ada.text(self.post())

    async def press(self, button: str) -> Answer:
        answer = await self.club.ada.press(self.post(), button)
        await self.club.settled()
        return answer

    async def finish(self) -> None:
        """Play to the end."""
        while not self.session.is_over:
            await self.one_move()
        await self.club.settled()

    async def one_move(self) -> None:
        """Wait until Ada must act, and act."""
        session = self.session
        await self.shown(session, lambda: session.is_over or session.actors == {0})
        if not session.is_over:
            await self.answer(session)

    async def give_up(self) -> None:
        """Concede from the table's panel."""
        panel = await self.press("Table…")
        assert panel.message is not None
        sure = await self.club.ada.press(panel.message, "Give up…", stale=True)
        assert sure.message is not None
        (yes,) = self.club.ada.controls(sure.message)
        await self.club.ada.press(sure.message, yes, stale=True)
        await self.club.settled()


async def only_session(club: Club) -> Session:
    """Return the only table that is being played."""
    await until(club.bot.store.tables.unfinished)
    (row,) = await club.bot.store.tables.unfinished()
    return await club.bot.tables.session(row.id)


def table_of(message: Message, club: Club) -> str:
    """Return the table of a message's controls."""
    route = custom_id.read(club.ada.controls(message)[0]["custom_id"])
    assert isinstance(route, TableRoute)
    return route.table_id


async def hands_of(store: Store, table_id: str) -> list[SentMessage]:
    """Return the direct messages that show the hands of a table."""
    return [sent for sent in await store.sent_messages.about(table_id) if sent.kind is SentKind.HAND]
