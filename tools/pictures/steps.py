"""One sheet from the first press to the winner's poster: what members see on the way, in English."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.commands import Move
from bot.tables.session import Session
from games.duel.state import Phase
from games.duel.view import View
from playground import Answer
from tests.endtoend import test_tournaments as tournaments
from tests.endtoend.play import Club, gives_up, joins
from tests.endtoend.test_guild_lifecycle import thread_of
from tests.waiting import until
from tools.pictures.moments import turns
from tools.pictures.screenshots import (
    CHANNEL,
    DRAWN_SECONDS,
    WIDTHS,
    Post,
    Screenshots,
    ScreenshotTaker,
    Windows,
    drawn,
    fetch_avatars,
    table_shown,
)

SECRET = b"from the first press to the poster"
NUMBER = 7
"""The seed of the players' random choices in the duel, such that the host must answer a claim in the second bout."""
STEP = 14
"""The step of the replay that is shown: a challenge that ends the first bout."""


async def taken(taker: ScreenshotTaker) -> Screenshots:
    """Return the steps, by window."""
    screenshots: Screenshots = {name: [] for name in WIDTHS}
    async with taker.club(SECRET) as club:
        await club.ada.command("/settings threads", wanted=True)
        await fetch_avatars(club)
        steps = _Steps(taker, club, screenshots)
        async with taker.windows(club, club.pg.channel(CHANNEL).id, screenshots) as windows:
            await steps.begin(windows)
            session = await steps.play_duel(windows)
            await steps.look_back(session, windows)
            await steps.play_tournament(windows)
            await steps.take_private(windows, await club.ada.command("/daily today"), "14. Today's deals")
    return screenshots


@dataclass(frozen=True, slots=True)
class _Steps:
    """A club on its way from an empty channel to the winner of a tournament."""

    taker: ScreenshotTaker
    club: Club
    screenshots: Screenshots

    async def begin(self, windows: Windows) -> None:
        """Put up the panel, read the map of the commands, and open a table."""
        ada, ben = self.club.ada, self.club.ben
        await ada.command("/settings panel")
        await until(self.club.posts)
        await windows.take(self.club.post(), "1. The panel of a channel")
        await self.take_private(windows, await ada.command("/help"), "2. The map: /help")
        await ada.command("/duel new")
        await ben.press(self.club.post(), joins(self.club.post())[0])
        await self.club.settled()
        await windows.take(self.club.post(), "3. A lobby")
        await ada.press(self.club.post(), "Start")
        await self.club.settled()

    async def play_duel(self, windows: Windows) -> Session:
        """Play the duel in its thread to the end; return it."""
        ada, cleo, thread = self.club.ada, self.club.cleo, thread_of(self.club)
        (row,) = await self.club.bot.store.tables.unfinished()
        session = await self.club.bot.tables.session(row.id)
        async with self.taker.windows(self.club, thread.id, self.screenshots) as inside:
            await self._play(session, until_asked=True)
            await table_shown(self.club, session, self.taker.messages, thread.name)
            post = self.club.post(thread.name)
            await inside.take(post, "4. In the middle of a bout")
            async with self.taker.windows(self.club, thread.id, self.screenshots, cleo) as beside:
                await beside.take(_shown(await cleo.press(post, "Table…")), "5. “Table…” of a spectator")
            await self.take_private(inside, await ada.press(post, "My hand"), "6. My hand", has_image=True)
            await ada.command("/preferences", channel=thread.name, plain=True)
            await self.take_private(inside, await ada.press(post, "My hand"), "7. My hand in words")
            await ada.command("/preferences", channel=thread.name, plain=False)
            await self._play(session)
            await table_shown(self.club, session, self.taker.messages, thread.name)
            await inside.take(self.club.post(thread.name), "8. The end")
            preview = await ada.press(self.club.post(thread.name), "Share")
            await ada.press(_shown(preview), "Share here")
            await self.club.settled()
            await inside.take(self.club.post(thread.name), "9. The shared story")
        return session

    async def look_back(self, session: Session, windows: Windows) -> None:
        """Open the replay at the end of the first bout."""
        answer = await self.club.ada.command("/replay", table=session.table.id, step=STEP)
        await self.take_private(windows, answer, "10. A step of the replay", has_image=True)

    async def play_tournament(self, windows: Windows) -> None:
        """Play a tournament of three members and a house player; of two members the second one gives up."""
        people = (self.club.ada, self.club.ben, self.club.cleo)
        await tournaments.signed_up(self.club, *people, house="easy", format="knockout")
        await windows.take(tournaments.post(self.club), "11. A tournament: the sign-up")
        await self.club.ada.press(tournaments.post(self.club), "Start now")
        await tournaments.settled(self.club)
        await windows.take(tournaments.post(self.club), "12. A tournament: the first round")
        while rows := await self.club.bot.store.tables.unfinished():
            for row in rows:
                seated = [person for person in people if person.id in {seat.user_id for seat in row.seats}]
                if len(seated) > 1:
                    await gives_up(seated[-1])
                else:
                    await self._play(await self.club.bot.tables.session(row.id))
            await tournaments.settled(self.club)
        await windows.take(await self.club.ada.wait_for(self._poster), "13. A tournament: the winner")

    def _poster(self) -> Post | None:
        return drawn(*(one for one in self.club.posts() if "wins the tournament!" in self.club.ada.text(one)))

    async def _play(self, session: Session, *, until_asked: bool = False) -> None:
        """Play to the end, or until the host must answer a claim in the second bout."""
        turn, people = turns(session.game, NUMBER), [seat.user_id for seat in session.table.seats]
        while True:
            await until(lambda: session.is_over or any(people[seat] for seat in session.actors))
            if session.is_over or (until_asked and asks_host(session.progress.view(None))):
                return
            made = turn(session.progress.state)
            user_id = people[made.seat]
            assert user_id is not None, "only one player of a duel acts at a time"
            await self.club.bot.tables.apply(session.table.id, user_id, Move(made.action))

    async def take_private(
        self, windows: Windows, answer: Answer, title: str, *, has_image: bool = False
    ) -> None:
        """Take a reply that only the host sees, and dismiss it."""
        shown = _shown(answer)
        if has_image:
            shown = await self.club.ada.wait_for(
                lambda: drawn(self.club.ada.now(shown) or shown), seconds=DRAWN_SECONDS
            )
        await windows.take(shown, title)
        await self.club.ada.dismiss(shown)


def asks_host(view: View) -> bool:
    """Return True if the host must answer a claim after the first bout."""
    return view.bout > 1 and view.phase is Phase.ANSWER and view.to_act == (0,)


def _shown(answer: Answer) -> Post:
    assert answer.message is not None
    return answer.message
