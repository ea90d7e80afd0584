"""A playground, a bot that may be killed, and members who play table after table in spite of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from cogs.i18n.messages import Messages
from playground import AnswerKind, CannotDo, Playground, Visitor
from playground.world.places import open_dm
from tests.endtoend.killable_bot import KillableBot, Killer
from tests.endtoend.members import Attempt, Player
from tests.endtoend.play import gives_up, joins
from tests.endtoend.table_posts import TablePosts, custom_ids

T = TypeVar("T")

ANSWER_CHANCE = 0.2
"""How often a silent member acts nevertheless."""
ACTIONS_AFTER_FAULTS = 12
"""How many more actions, after all faults are over, show that a long game goes on."""


class Runnable(Protocol):
    """Something that runs until the faults are over."""

    async def run(self) -> None: ...


class Lasting(Protocol):
    """Faults that strike some times."""

    @property
    def left(self) -> int:
        """How many are still to come."""


class Online(Protocol):
    """A bot that people can use, most of the time."""

    @property
    def starts(self) -> int:
        """How often it was started."""

    async def online(self) -> None:
        """Wait until it is online."""


class Run(Protocol):
    """What members who play need of a run."""

    @property
    def pg(self) -> Playground: ...
    @property
    def seed(self) -> int: ...
    @property
    def table_posts(self) -> TablePosts: ...
    @property
    def attempts(self) -> list[Attempt]: ...
    @property
    def bot(self) -> Online: ...
    @property
    def killer(self) -> Lasting: ...


class Group:
    """Members who play table after table in one channel until the faults are over."""

    def __init__(
        self,
        chaos: Run,
        channel: str | int,
        people: Sequence[Visitor],
        command: str = "/duel new",
        *,
        is_long: bool = False,
        silent: Collection[Visitor] = (),
        **options: Any,
    ) -> None:
        """``silent`` are the people who mostly miss their deadlines."""
        self.channel = channel
        self.people = people
        self.table_id = ""
        self._run = chaos
        self._command = command
        self._options = options
        self._is_long = is_long
        self._silent = {person.id for person in silent}
        self._has_house = len(people) == 1
        self._seen_starts = 0
        self._is_gone = False
        """Whether the table is over although the post that said so is deleted."""

    async def run(self) -> None:
        while self._run.killer.left:
            await self.deal()
            await self._play()

    async def deal(self) -> None:
        """Open a table and begin its game."""
        self._is_gone = False
        await self._open()
        await self._begin()

    async def end_against_a_move(self) -> None:
        """Give the game up while a member moves, and go on until it is over."""
        host, players = self.people[0], self._players(Random(self._run.seed))
        while not self._is_over():
            post = self._post()
            asked, _ = self._asked(players, post)
            conceding = gives_up(host, channel=self.channel, table=self.table_id)
            moving = [player.act(post, is_beside=False) for player in asked[:1]]
            await asyncio.gather(conceding, *moving, return_exceptions=True)
            await self._changed(post)

    async def _open(self) -> None:
        """Type `/duel new`; if it fails, check whether a lobby opened nevertheless."""
        host, known = self.people[0], set(self._run.table_posts.tables)
        while True:
            with suppress(CannotDo, LookupError):
                answer = await until_online(
                    self._run.bot, host.command(self._command, channel=self.channel, **self._options)
                )
                if answer.message is not None and "You are already at" in host.text(answer.message):
                    known.clear()  # one of their lobbies was shown too late for them, and waits still
            await self._run.bot.online()
            for table_id in await self._new_lobbies(known):
                self.table_id = table_id
                return

    async def _new_lobbies(self, known: set[str]) -> list[str]:
        """Return the lobbies of this host in this channel that were not there before."""
        host, table_posts = self.people[0], self._run.table_posts

        def found() -> list[str]:
            place = str(self._run.pg.channel(self.channel).id)
            posts = {table_id: table_posts.newest(table_id, host) for table_id in table_posts.tables}
            return [
                table_id
                for table_id, post in posts.items()
                if table_id not in known and post["channel_id"] == place and self._is_opened(post)
            ]

        try:
            return await host.wait_for(found, seconds=1.0)
        except TimeoutError:
            return []

    def _is_opened(self, post: dict[str, Any]) -> bool:
        """Return True if a post is a lobby of this host."""
        return f"{self.people[0].mention} starts the game" in self.people[0].text(post)

    async def _begin(self) -> None:
        """Join and start, and read the lobby again after every press."""
        host, *others = self.people
        while self._is_lobby():
            text = host.text(self._post())
            missing = [person for person in others if person.mention not in text]
            if missing:
                await self._press(missing[0], joins(self._post())[0]["label"])
            elif self._has_house and "🤖" not in text:
                await self._press(host, "Add house player")
            else:
                await self._press(host, "Start")

    async def _play(self) -> None:
        rng = Random(f"{self._run.seed} {self.table_id}")
        players = self._players(rng)
        actions_after_faults = 0
        while not self._is_over():
            await self._begin()  # if the lobby's post was deleted and shown again
            post = self._post()
            actions_after_faults += not self._run.killer.left
            if self._is_long and actions_after_faults > ACTIONS_AFTER_FAULTS:
                await self._give_up()
                continue
            if self._seen_starts != self._run.bot.starts:
                await self._look_at_hand(rng.choice(players), post)
                post = self._post()
            asked, beside = self._asked(players, post)
            asked = [
                player
                for player in asked
                if player.person.id not in self._silent or rng.random() < ANSWER_CHANCE
            ]
            if not asked:  # the next post is on its way, and waits a moment for its image
                await self._changed(post, seconds=4.0)
                if self._post() == post and not custom_ids(post):
                    await self._show_again()
                continue
            acting = [asked[0].act(post, is_beside=False)]
            if beside and rng.random() < 0.1:
                acting.append(beside[0].act(post, is_beside=True))
            if rng.random() < 0.1:
                acting.append(asked[0].act(post, is_beside=False))
            await until_online(self._run.bot, asyncio.gather(*acting))
            await self._changed(post)

    def _players(self, rng: Random) -> list[Player]:
        return [Player(person, self.table_id, rng, self._run.attempts) for person in self.people]

    async def _show_again(self) -> None:
        """Ask for another post, because the post is gone."""
        with suppress(CannotDo):
            command = self.people[0].command("/table show", channel=self.channel, table=self.table_id)
            answer = await until_online(self._run.bot, command)
            if answer.message is not None:
                self._is_gone = Messages()("refused-bad-table") in self.people[0].text(answer.message)

    async def _give_up(self) -> None:
        """End a long game that has shown that it goes on."""
        with suppress(CannotDo):
            await gives_up(self.people[0], channel=self.channel, table=self.table_id)
        await self._run.pg.settled(seconds=30)

    async def _look_at_hand(self, player: Player, post: dict[str, Any]) -> None:
        """Press `My hand` first after a restart, because every control must still work."""
        starts = self._run.bot.starts
        answer = await until_online(self._run.bot, player.looks_at_hand(post))
        if answer is None or answer.kind is AnswerKind.FAILED:
            return
        assert answer.ephemeral
        told = player.person.text(answer.message)
        if told == Messages()("refused-database-away"):
            return  # it is pressed again, as after a press without an answer
        assert "Your hand" in told or "table is over" in told, told
        self._seen_starts = starts

    def _asked(self, players: Sequence[Player], post: dict[str, Any]) -> tuple[list[Player], list[Player]]:
        """Return the players who must act by the post's last line, and those who may; none at one that was left."""
        if not custom_ids(post):
            return [], []
        question, _, more = self.people[0].text(post).rpartition("\n")[2].partition(": ")
        asked = [player for player in players if player.person.mention in question]
        return asked, [player for player in players if player.person.mention in more]

    async def _press(self, person: Visitor, label: str) -> None:
        post = self._post()
        with suppress(CannotDo, LookupError):
            await until_online(self._run.bot, person.press(post, label))
        await self._run.bot.online()
        await self._changed(post)

    def _post(self) -> dict[str, Any]:
        return self._run.table_posts.newest(self.table_id, self.people[0])

    def _is_lobby(self) -> bool:
        return any(match[3].startswith(("!join", "!team")) for match in custom_ids(self._post()))

    def _is_over(self) -> bool:
        text = self.people[0].text(self._post())
        # On a busy machine both may be too late twice, and then nobody is there any more.
        return self._is_gone or "🎉" in text or "🏳️" in text or Messages()("ended-abandoned") in text

    async def _changed(self, post: dict[str, Any], *, seconds: float = 1.0) -> None:
        """Wait until the table has a different post, or as long as a person would wait."""
        with suppress(TimeoutError):
            await self.people[0].wait_for(lambda: self._post() != post or None, seconds=seconds)


class DirectGroup(Group):
    """A member who plays against a house player in their direct messages: there is no lobby and no `/table`."""

    def __init__(self, chaos: Run, person: Visitor, game: str) -> None:
        channel = open_dm(chaos.pg.services.stage, person.id).id
        super().__init__(chaos, channel, (person,), "/play", is_long=True, game=game, when="now")

    def _is_opened(self, post: dict[str, Any]) -> bool:
        return True

    async def _show_again(self) -> None:
        """Wait: only the bot deletes its direct messages."""

    async def _give_up(self) -> None:
        with suppress(CannotDo, LookupError):
            await until_online(self._run.bot, _give_up_by_post(self.people[0], self._post()))
        await self._run.pg.settled(seconds=30)


async def _give_up_by_post(person: Visitor, post: dict[str, Any]) -> None:
    """Give up by the controls of a table's post."""
    for label in ("Table…", "Give up…", ""):
        control = label or person.controls(post)[0]
        answer = await person.press(post, control, stale=True)
        if answer.message is None:
            return
        post = answer.message


LOBBIES = "SELECT id, channel_id FROM tables WHERE phase = 'lobby' OR guild_id = 0 AND phase = 'playing'"


async def cancel_lobbies(
    table_posts: TablePosts, people: Sequence[Visitor], lobbies: Callable[[], Sequence[tuple[str, int]]]
) -> None:
    """Cancel the lobbies that opened twice because their host typed twice, also where the post is gone or late.

    ``lobbies`` returns the ids and channels of all that are stored. The same is done with games in direct messages,
    which have no lobby.
    """
    while left := await asyncio.to_thread(lobbies):
        for table_id, channel_id in left:
            with suppress(CannotDo, LookupError):
                await _cancel(table_posts, people, table_id, channel_id)


async def _cancel(table_posts: TablePosts, people: Sequence[Visitor], table_id: str, channel_id: int) -> None:
    """Cancel a lobby by its post, or show it again where it has none."""
    post = table_posts.newest(table_id, people[0])
    for host in people:
        if host.can_press(post, "Cancel") and f"{host.mention} starts the game" in host.text(post):
            await host.press(post, "Cancel")
            return
        if channel_id in {int(message["channel_id"]) for message in host.dms()}:
            await _give_up_by_post(host, post)
            return
    for person in people:
        await person.command("/table show", channel=channel_id, table=table_id)


async def until_online(bot: Online, action: Awaitable[T]) -> T:
    """Return the result of an action, after the bot is online for the next one."""
    try:
        return await action
    finally:
        await bot.online()


class ChaosRun:
    """The people and programs of one run."""

    def __init__(self, pg: Playground, database: Path, *, seed: int, kills: int, module: str = "bot") -> None:
        self.pg = pg
        self.seed = seed
        self.has_threads = False
        """Whether each table gets its own thread."""
        self.table_posts = TablePosts(pg, pg.services.stage.nonces)
        self.bot = KillableBot(pg, database, module=module)
        self.killer = Killer(pg, self.bot, Random(seed), kills)
        self.attempts: list[Attempt] = []
        self.people = [pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]

    async def run(self, *tasks: Runnable, seconds: float) -> None:
        """Run the killer, the groups and all other tasks. Raises TimeoutError."""
        await self.bot.start()
        await self.people[0].command("/settings threads", wanted=self.has_threads)
        async with asyncio.timeout(seconds):
            async with asyncio.TaskGroup() as group:
                for task in (self.killer, *tasks):
                    group.create_task(task.run())
            await self.pg.settled(seconds=30)
            await cancel_lobbies(self.table_posts, self.people, self._lobbies)
            await self.pg.settled(seconds=30)

    def _lobbies(self) -> list[tuple[str, int]]:
        with closing(sqlite3.connect(self.bot.database)) as read:
            return read.execute(LOBBIES).fetchall()

    def report(self) -> str:
        """Return the report to read after a failure."""
        ada = self.pg.visitor("Ada")
        posts = "\n---\n".join(
            ada.text(self.table_posts.newest(table_id, ada)) for table_id in self.table_posts.tables[-6:]
        )
        return f"killed at {self.killer.moments}\n{posts}\n{self.bot.log.read_text()[-6000:]}"
