"""Screenshots of whole posts on the playground's page, on a desktop and on a phone, while a table is played."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize

from bot.app import CakeClub
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from games.catalog import GAMES
from games.engine import Event
from playground import Playground, Visitor
from tests.endtoend.play import Club, joins, running
from tools.pictures.languages import locale_of
from tools.pictures.moments import Script, turns

CHANNEL = "cake-table"
WIDTHS: Mapping[str, int] = {"desk": 1000, "phone": 390}
"""The windows: the desktop is without the lists next to the conversation."""
TALL = 2400
"""A window in which no post has to be scrolled."""
WORD = "marzipan"
"""The word with which the host cuts the deck."""
PAUSE_SECONDS = 12 * 3600
LOGIN_SECONDS, DRAWN_SECONDS = 60.0, 60.0
_IMAGES_ARE_THERE = "post => [...post.querySelectorAll('img')].every(img => img.complete && img.naturalWidth)"

Post = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Screenshot:
    """A post at one moment, in one window."""

    title: str
    image: Image.Image


Screenshots = dict[str, list[Screenshot]]
"""The screenshots by window."""


def drawn(*messages: Post) -> Post | None:
    """Return the first of these messages as soon as it has its image."""
    return next((message for message in messages if message["attachments"]), None)


@asynccontextmanager
async def drawing_bot(pg: Playground, secret: bytes) -> AsyncIterator[CakeClub]:
    """Run the bot with all of its images; it deals by this secret."""
    async with running(pg, seeds=lambda: secret, draws=True, uploads=True, seconds=LOGIN_SECONDS) as bot:
        await bot.emojis.finished()
        yield bot


async def fetch_avatars(club: Club) -> None:
    """Have the avatars before the first image: later ones would change it."""
    avatars = club.bot.avatars
    avatars.pause_seconds = 0.0
    avatars.of(person.id for person in club.people)
    await avatars.fetched()


async def table_shown(club: Club, session: Session, messages: Messages, channel: str = CHANNEL) -> None:
    """Wait until the post in a channel shows the table as it is, with its image."""
    avatars = club.bot.avatars.of(seat.user_id for seat in session.table.seats)
    picture = render.table(session, messages, render.PostContent(avatars=avatars)).image
    assert picture is not None

    def is_shown() -> bool | None:
        files = [file["filename"] for file in club.post(channel)["attachments"]]
        return files == [picture.name] or None

    await club.ada.wait_for(is_shown, seconds=DRAWN_SECONDS)
    await club.settled()


class Windows:
    """Windows of one member onto one channel, each with a list of its screenshots."""

    def __init__(self, pages: Mapping[str, Page], screenshots: Screenshots) -> None:
        self._pages = pages
        self._rolls = screenshots

    async def take(self, post: Post, title: str) -> None:
        """Take a screenshot of this post in every window."""
        for name, page in self._pages.items():
            there = page.locator(f"#message-{post['id']}")
            await there.wait_for()
            await page.wait_for_function(_IMAGES_ARE_THERE, arg=await there.element_handle())
            taken = await there.screenshot(animations="disabled")
            self._rolls[name].append(Screenshot(title, Image.open(io.BytesIO(taken)).convert("RGB")))


@dataclass(frozen=True, slots=True)
class ScreenshotTaker:
    """Where tables are played for screenshots, and the language of what they show."""

    browser: Browser
    messages: Messages = field(default_factory=Messages)
    scheme: Literal["dark", "light"] = "dark"

    async def taken(self, game: str, script: Script) -> Screenshots:
        """Return every moment of a script, by window. LookupError if one of them has not come."""
        screenshots: Screenshots = {name: [] for name in WIDTHS}
        async with (
            self.club(script.secret) as club,
            self.windows(club, club.pg.channel(CHANNEL).id, screenshots) as windows,
        ):
            await _Run(self, club, game, script, windows, screenshots).play()
        return screenshots

    async def rules(self, game: str) -> Screenshots:
        """Return every page of the rules of a game, by window."""
        screenshots: Screenshots = {name: [] for name in WIDTHS}
        say = TableMessages(self.messages, ())
        async with self.club(b"rules") as club:
            ada = club.ada
            async with self.windows(club, club.pg.channel(CHANNEL).id, screenshots) as windows:
                for page in PRESENTERS[game].pages:
                    answer = await ada.command("/rules", channel=CHANNEL, game=game, page=page)
                    shown = answer.message
                    assert shown is not None
                    if PRESENTERS[game].page_image(page, say) is not None:
                        shown = await ada.wait_for(lambda: drawn(ada.latest(CHANNEL)), seconds=DRAWN_SECONDS)
                    await windows.take(shown, say(f"{game}-page-{page}"))
                    part = 1
                    while (more := self._next_part(ada, shown)) is not None:
                        part += 1
                        shown = (await ada.press(shown, more)).message
                        assert shown is not None
                        await windows.take(shown, f"{say(f'{game}-page-{page}')} ({part})")
                    await ada.dismiss(shown)
        return screenshots

    def _next_part(self, reader: Visitor, page: Post) -> str | None:
        """Return the label of the control that shows the next part of a page; None if there is no such part."""
        first = self.messages("button-part-after", part=2, parts=2).partition("(")[0]
        labels = (one["label"] for one in reader.controls(page) if not one.get("disabled"))
        return next((label for label in labels if label and label.startswith(first)), None)

    @asynccontextmanager
    async def club(self, secret: bytes) -> AsyncIterator[Club]:
        """Run the bot in a server whose members all use the language."""
        async with Playground(rate_limits=False) as pg:
            locale = locale_of(self.messages)
            pg.guild.locale = locale
            async with drawing_bot(pg, secret) as bot:
                club = Club(pg, bot)
                for person in club.people:
                    pg.member(person.name).locale = locale
                yield club

    @asynccontextmanager
    async def windows(
        self, club: Club, channel_id: int, screenshots: Screenshots, seen_by: Visitor | None = None
    ) -> AsyncIterator[Windows]:
        """Open windows onto a channel: the host's, unless another member is named."""
        name_there = (seen_by or club.ada).name
        pages: dict[str, Page] = {}
        for name, width in WIDTHS.items():
            size = ViewportSize(width=width, height=TALL)
            pages[name] = await self.browser.new_page(viewport=size, color_scheme=self.scheme)
            await pages[name].goto(f"{club.pg.url}/?as={name_there}#{channel_id}")
            await pages[name].wait_for_selector("#app[data-state=ready]")
        try:
            yield Windows(pages, screenshots)
        finally:
            for page in pages.values():
                await page.close()


@dataclass
class _Run:
    """One table that is played for screenshots."""

    context: ScreenshotTaker
    club: Club
    key: str
    script: Script
    windows: Windows
    screenshots: Screenshots

    def __post_init__(self) -> None:
        self.game = GAMES[self.key]
        self._wanted = dict(self.script.moments)
        self._turn = turns(self.game, self.script.number)
        self._wants_private = self.script.is_first
        self._table_id = ""

    async def play(self) -> None:
        """Play until every moment has come; a game's first table to its end."""
        session = await self._begun()
        events: Sequence[Event] = [event for entry in session.progress.recent() for event in entry.events]
        while not session.is_over and (self._wanted or self.script.is_first):
            await self._look(session, [event for event in events if event.reaches(None)])
            if self._wants_private and session.progress.version and 0 in session.actors:
                self._wants_private = False
                await self._take_private(session)
            events = await self._move(session)
        if self._wanted:
            raise LookupError(f"never seen: {', '.join(self._wanted)}")
        if self.script.is_first:
            await table_shown(self.club, session, self.context.messages)
            await self.windows.take(self.club.post(), "The end")

    async def _begun(self) -> Session:
        people, tables = self.club.people[: self.script.people], self.club.bot.tables
        await people[0].command(self.script.command, channel=CHANNEL, **self.script.options)
        for person in people[1:]:
            await person.press(self.club.post(), joins(self.club.post())[0])
        (row,) = await self.club.bot.store.tables.unfinished()
        self._table_id = row.id
        await self.club.bot.lobbies.cut(row.id, people[0].id, WORD)
        await self.club.settled()
        await fetch_avatars(self.club)
        if self.script.is_first:
            await self.windows.take(self.club.post(), "The lobby")
        await people[0].press(self.club.post(), self._label("button-start"))
        return await tables.session(row.id)

    def _label(self, key: str) -> str:
        return self.context.messages(key)

    async def _move(self, session: Session) -> Sequence[Event]:
        turn = self._turn(session.progress.state)
        user_id = session.table.seats[turn.seat].user_id
        assert user_id is not None
        await self.club.bot.tables.apply(self._table_id, user_id, Move(turn.action))
        return session.progress.history[-1].events

    async def _look(self, session: Session, events: Sequence[Event]) -> None:
        view = session.progress.view(None)
        title = next((title for title, is_now in self._wanted.items() if is_now(view, events)), None)
        if title is not None:
            del self._wanted[title]
            await table_shown(self.club, session, self.context.messages)
            await self.windows.take(self.club.post(), title)

    async def _take_private(self, session: Session) -> None:
        """Take the host's hand, as an ephemeral reply and as a direct message, and a vote."""
        await table_shown(self.club, session, self.context.messages)
        ada, ben, *_ = self.club.people
        await ada.press(self.club.post(), self._label("button-hand"))
        hand = await ada.wait_for(lambda: drawn(ada.latest(CHANNEL)), seconds=DRAWN_SECONDS)
        await self.windows.take(hand, "My hand")
        await ada.dismiss(hand)
        message = await ada.wait_for(lambda: drawn(*reversed(ada.dms())), seconds=DRAWN_SECONDS)
        async with self.context.windows(self.club, int(message["channel_id"]), self.screenshots) as windows:
            await windows.take(message, "The direct message")
        tables = self.club.bot.tables
        await tables.apply(
            self._table_id, ada.id, TableAction(TableActionKind.ASK, Proposal.PAUSE, PAUSE_SECONDS)
        )
        await table_shown(self.club, session, self.context.messages)
        await self.windows.take(self.club.post(), "A vote")
        vote = session.status.vote
        assert vote is not None
        await tables.apply(self._table_id, ben.id, vote.answered(TableActionKind.REFUSE))
