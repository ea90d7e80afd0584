"""A small language for playing at the playground: the bot in the test's own loop, people by name."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
import yarl
from discord import asset, gateway, http

from bot.app import CakeClub
from bot.client import Client
from cogs.feature import Build
from cogs.features import FEATURES
from cogs.i18n.names import cut, formatted
from cogs.opponents import CallsCog
from cogs.ui import custom_id
from cogs.ui.custom_id import JoinTeam, TableControl, TableRoute
from data.store import Store
from games.ai import LEVELS
from playground import Answer, Playground, Schema, Visitor
from playground.people import reading
from tests.seeds import in_turn
from tests.stores import MemoryStore

SCHEMA = Schema.load()
"""Discord's description of its API, read once because it is large."""


AFTER_A_GAME = ["Play again", "Leaderboard"]

every_level = pytest.mark.parametrize(
    "level", [pytest.param(level, marks=[pytest.mark.long] * (level != LEVELS[-1])) for level in LEVELS]
)
"""How strong a house player is: the others only take other actions, which tests of the rules and players try."""

SHOWN_AFTER_SECONDS = 10.0
"""What is not shown after this, on a busy machine too, waits for something that a test must cause.

Tests that delay something on purpose use the fixture ``held_up``.
"""
RECENT = 200
"""So many messages of a channel are looked at, private answers among them: a post may serve a whole round."""


@asynccontextmanager
async def running(
    pg: Playground,
    store: Store | None = None,
    *,
    pause: float = 0.0,
    seeds: Callable[[], bytes] | None = None,
    draws: bool = False,
    uploads: bool = False,
    seconds: float = 60.0,
    waited_seconds: float = 3600.0,
    threads: bool | None = False,
    presses: int = 0,
    features: Sequence[Build] = FEATURES,
) -> AsyncIterator[CakeClub]:
    """Run the real bot, logged in to a playground; it always deals the same unless other ``seeds`` are given.

    It renders and uploads images only in tests of images. Players are told of a table that has waited so long. The
    server has set that tables stay in their channel, unless ``threads`` says something else or it has set anything
    before. Nobody presses too often unless ``presses`` sets a limit for ten seconds.
    """
    store = store or MemoryStore()
    if threads is not None and not await store.preferences.servers():
        await store.preferences.change_server(pg.guild.id, threads=threads)
    http.Route.BASE = pg.api_url
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(pg.gateway_url)
    asset.Asset.BASE = pg.url
    club = CakeClub(
        store,
        house_pause_seconds=pause,
        ready_timeout_seconds=0.02,
        new_secret=seeds or in_turn(),
        draws=draws,
        uploads=uploads,
        presses=presses,
        features=features,
    )
    for part in (part for feature in club.features for part in feature.commands):
        if isinstance(part, CallsCog):
            part.calls.waited_seconds = waited_seconds
    running = asyncio.create_task(club.run(pg.token))
    async with asyncio.timeout(seconds):
        ready = asyncio.create_task(_ready(club.client))
        done, _ = await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
        if running in done:
            await running
    try:
        yield club
    finally:
        await club.close()
        await running


async def _ready(client: Client) -> None:
    await client.has_registered.wait()  # before its login the client itself cannot be waited for
    await client.wait_until_ready()


class Club:
    """A playground with the bot in it, as its people see it."""

    def __init__(self, pg: Playground, bot: CakeClub) -> None:
        self.pg = pg
        self.bot = bot
        self.ada, self.ben, self.cleo, self.dov = (pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov"))

    @property
    def people(self) -> tuple[Visitor, ...]:
        return self.ada, self.ben, self.cleo, self.dov

    def posts(self, seen_by: Visitor | None = None, channel: str = "cake-table") -> list[dict[str, Any]]:
        """Return the bot's public posts in a channel, oldest first."""
        messages = (seen_by or self.ada).messages(channel, limit=RECENT)
        return [message for message in messages if message.get("components") and not message["flags"] & 64]

    def post(self, channel: str = "cake-table") -> dict[str, Any]:
        """Return the newest post, which shows the table."""
        return self.posts(channel=channel)[-1]

    def words(self, channel: str = "cake-table") -> str:
        """Return the text of the newest post."""
        return self.ada.text(self.post(channel))

    def story(self, channel: str = "cake-table") -> str:
        """Return the text of all posts of a channel, in order."""
        return "\n".join(self.ada.text(post) for post in self.posts(channel=channel))

    def is_finished(self, channel: str = "cake-table") -> bool:
        """Whether the newest post only offers what comes after a game."""
        controls = self.ada.controls(self.post(channel))
        others = ("Swap seats", "Review", "Replay", "Share", "Show my hand", "Details")
        return [control["label"] for control in controls if control["label"] not in others] == AFTER_A_GAME

    async def settled(self) -> None:
        """Wait until everything that was started is shown."""
        await self.pg.settled()
        draws = self.bot.renderer._has_worker
        # With images, a press may be acknowledged first, and its post come from the task of the press.
        names = (
            "post ",
            "hands ",
            "discord.py: on_guild",
            "welcome ",
            *(("discord.py: on_", "discord-ui-dynamic") if draws else ()),
        )
        loop = asyncio.get_running_loop()
        ends = loop.time() + SHOWN_AFTER_SECONDS
        # On a busy machine a quiet moment may fall between two of its steps, and one task may start another.
        while showing := [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]:
            if loop.time() >= ends:
                return
            await asyncio.wait(showing, timeout=ends - loop.time())
            await self.pg.settled()

    async def seat(self, *people: Visitor, channel: str = "cake-table", **options: Any) -> None:
        """Open a table, let people join it, and start the game."""
        host, *others = people
        await host.command("/duel new", channel=channel, **options)
        for other in others:
            await other.press(self.post(channel), joins(self.post(channel))[0])
        await host.press(self.post(channel), "Start")
        await self.settled()

    def asked(self, channel: str = "cake-table") -> Visitor:
        """Return the person who must act (the first one named in the post's question)."""
        question = self.words(channel).rpartition("\n")[2]
        named = {person: self._named(person, question) for person in self.people}
        return min((person for person in self.people if named[person] >= 0), key=named.__getitem__)

    def _named(self, person: Visitor, question: str) -> int:
        """Return the place of a person in a question, also of a long name that is cut; -1 if it has none."""
        if person.mention in question:
            return question.index(person.mention)
        name = formatted(cut(self.pg.world.users[person.id].display_name))
        return question.find(name) if name else -1

    async def all_parts(self, person: Visitor, page: dict[str, Any] | None) -> str:
        """Return the text of a page with all its parts."""
        assert page is not None
        text = person.text(page)
        for control in person.controls(page):
            if str(control.get("label")).startswith("▼ More") and not control.get("disabled"):
                return text + await self.all_parts(
                    person, (await person.press(page, control["label"])).message
                )
        return text

    async def part_with(self, person: Visitor, page: dict[str, Any], control: str) -> dict[str, Any]:
        """Return the part of a page that has a control with this label or prompt."""
        controls = person.controls(page)
        if any(control in (one.get("label"), one.get("placeholder")) for one in controls):
            return page
        more = next(one["label"] for one in controls if str(one.get("label")).startswith("▼ More"))
        turned = (await person.press(page, more)).message
        assert turned is not None
        return await self.part_with(person, turned, control)

    def other(self, person: Visitor) -> Visitor:
        """Return the other one of Ada and Ben."""
        return self.ben if person.id == self.ada.id else self.ada

    async def press(self, person: Visitor, button: str, channel: str = "cake-table") -> Answer:
        """Press a button of the newest post, and wait until everything is shown."""
        answer = await person.press(self.post(channel), button)
        await self.settled()
        return answer

    async def attack(self, person: Visitor, claim: str, count: int = 1, **more: str) -> Answer:
        """Attack with the first cards of the hand under this name."""
        return await self._claim(person, "Attack…", claim, count, more)

    async def block(self, person: Visitor, claim: str, count: int = 1) -> Answer:
        """Block with the first cards of the hand under this name."""
        return await self._claim(person, "Block…", claim, count, {})

    async def _claim(
        self, person: Visitor, button: str, claim: str, count: int, more: dict[str, str]
    ) -> Answer:
        opened = await person.press(self.post(), button)
        cards = options(opened, "cards")[:count]
        answer = await person.submit(opened.modal, {"cards": cards, "claim": claim, **more})
        await self.settled()
        return answer


async def gives_up(person: Visitor, **options: Any) -> Answer:
    """Let a player give up by command, and confirm it; return the last answer."""
    return await _confirmed(person, await person.command("/table concede", **options))


async def leaves(person: Visitor, **options: Any) -> Answer:
    """Let a player leave for good by command, and confirm it; return the last answer."""
    return await _confirmed(person, await person.command("/table leave", **options))


async def _confirmed(person: Visitor, question: Answer) -> Answer:
    """Press the only button of a question; a refusal has none."""
    if question.message is None or not (buttons := person.controls(question.message)):
        return question
    return await person.press(question.message, buttons[0])


def moves(person: Visitor, hand: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the controls of a hand with which its player can move now."""
    return [control for control in person.controls(hand) if control.get("custom_id", "").find(":!") < 0]


def joins(lobby: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the controls with which somebody can take a seat, in any language; in teams, the smaller team's first."""
    open_now = [one for one in reading.controls(lobby) if _takes_seat(one.get("custom_id", ""))]
    teams = re.findall(r"^\*\*.+\*\*\s?: (.*)$", reading.text(lobby), flags=re.MULTILINE)
    players = [line.count("<@") for line in teams] or [0]
    order = sorted(range(len(open_now)), key=lambda number: players[number])
    return [open_now[number] for number in order if not open_now[number].get("disabled")]


def _takes_seat(control: str) -> bool:
    route = custom_id.read(control)
    if not isinstance(route, TableRoute):
        return False
    return route.command is TableControl.JOIN or isinstance(route.command, JoinTeam)


def options(answer: Answer, field: str) -> list[str]:
    """Return the values that a field of an opened form offers."""
    assert answer.modal is not None, answer
    fields = [label["component"] for label in answer.modal["components"]]
    found = next(component for component in fields if component["custom_id"] == field)
    return [option["value"] for option in found["options"]]
