"""A playground, a bot that may die, and members who play table after table whatever happens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol

from cogs.i18n.messages import Messages
from playground import AnswerKind, CannotDo, Playground, Visitor
from tests.endtoend.crowd import Player, Try
from tests.endtoend.gallery import Gallery, custom_ids
from tests.endtoend.killable_bot import Killer, Mortal

ANSWERS_AT = 0.2
"""How readily a silent member answers all the same."""
ACTS_IN_PEACE = 12
"""So many acts show, when all trouble is over, that a game goes on."""


class Runs(Protocol):
    """Something that goes on until the trouble has an end."""

    async def run(self) -> None: ...


class Circle:
    """Some members who play table after table in one channel until the trouble has an end."""

    def __init__(
        self,
        tale: Tale,
        channel: str,
        people: Sequence[Visitor],
        command: str = "/duel new",
        *,
        is_long: bool = False,
        silent: Collection[Visitor] = (),
        **options: Any,
    ) -> None:
        """``silent`` are those of the people who mostly let their time run out."""
        self.channel = channel
        self.people = people
        self.table_id = ""
        self._tale = tale
        self._command = command
        self._options = options
        self._is_long = is_long
        self._silent = {person.id for person in silent}
        self._has_house = len(people) == 1
        self._seen_life = 0
        self._is_gone = False
        """Whether the table is over though the post that said so is deleted."""

    async def run(self) -> None:
        while self._tale.killer.left:
            self._is_gone = False
            await self._open()
            await self._begin()
            await self._play()

    async def _open(self) -> None:
        """Type `/duel new`; when it fails, see whether a lobby has come all the same."""
        host, known = self.people[0], set(self._tale.gallery.tables)
        while True:
            with suppress(CannotDo, LookupError):
                await self._tale.patiently(host.command(self._command, channel=self.channel, **self._options))
            await self._tale.bot.online()
            for table_id in await self._tale.new_lobbies(host, self.channel, known):
                self.table_id = table_id
                return

    async def _begin(self) -> None:
        """Sit down and start, looking at the lobby again after every press."""
        host, *others = self.people
        while self._is_lobby():
            text = host.text(self._post())
            missing = [person for person in others if f"** {person.mention}" not in text]
            if missing:
                await self._press(missing[0], "Join")
            elif self._has_house and "🤖" not in text:
                await self._press(host, "Add house player")
            else:
                await self._press(host, "Start")

    async def _play(self) -> None:
        rng = Random(f"{self._tale.seed} {self.table_id}")
        players = [Player(person, self.table_id, rng, self._tale.tries) for person in self.people]
        acts_in_peace = 0
        while not self._is_over():
            await self._begin()  # where the lobby's post was deleted and shown again
            post = self._post()
            acts_in_peace += not self._tale.killer.left
            if self._is_long and acts_in_peace > ACTS_IN_PEACE:
                await self._give_up()
                continue
            if self._seen_life != self._tale.bot.lives:
                await self._look_at_hand(rng.choice(players), post)
                post = self._post()
            asked, beside = self._asked(players, post)
            asked = [
                player
                for player in asked
                if player.person.id not in self._silent or rng.random() < ANSWERS_AT
            ]
            if not asked:  # the next post is on its way, and waits a moment for its picture
                await self._changed(post, seconds=4.0)
                if self._post() == post and not custom_ids(post):
                    await self._show_again()
                continue
            acting = [asked[0].act(post, is_beside=False)]
            if beside and rng.random() < 0.1:
                acting.append(beside[0].act(post, is_beside=True))
            if rng.random() < 0.1:
                acting.append(asked[0].act(post, is_beside=False))
            await self._tale.patiently(asyncio.gather(*acting))
            await self._changed(post)

    async def _show_again(self) -> None:
        """The post is gone: somebody asks for another."""
        with suppress(CannotDo):
            command = self.people[0].command("/table show", channel=self.channel, table=self.table_id)
            answer = await self._tale.patiently(command)
            if answer.message is not None:
                self._is_gone = Messages()("refused-bad-table") in self.people[0].text(answer.message)

    async def _give_up(self) -> None:
        """End a long game that was shown to go on."""
        with suppress(CannotDo):
            await self.people[0].command("/table concede", channel=self.channel, table=self.table_id)
        await self._tale.pg.settled(seconds=30)

    async def _look_at_hand(self, player: Player, post: dict[str, Any]) -> None:
        """Every control works after a restart; `My hand` is pressed first of all."""
        status = self._tale.bot.lives
        answer = await self._tale.patiently(player.looks_at_hand(post))
        if answer is None or answer.kind is AnswerKind.FAILED:
            return
        assert answer.ephemeral
        told = player.person.text(answer.message)
        assert "Your hand" in told or "table is over" in told, told
        self._seen_life = status

    def _asked(self, players: Sequence[Player], post: dict[str, Any]) -> tuple[list[Player], list[Player]]:
        """Who is asked by the post's last line, and who may speak beside them."""
        question, _, more = self.people[0].text(post).rpartition("\n")[2].partition(": ")
        asked = [player for player in players if player.person.mention in question]
        return asked, [player for player in players if player.person.mention in more]

    async def _press(self, person: Visitor, label: str) -> None:
        post = self._post()
        with suppress(CannotDo, LookupError):
            await self._tale.patiently(person.press(post, label))
        await self._tale.bot.online()
        await self._changed(post)

    def _post(self) -> dict[str, Any]:
        return self._tale.gallery.newest(self.table_id, self.people[0])

    def _is_lobby(self) -> bool:
        return any(match[3] == "!join" for match in custom_ids(self._post()))

    def _is_over(self) -> bool:
        text = self.people[0].text(self._post())
        return self._is_gone or "🎉" in text or "🏳️" in text

    async def _changed(self, post: dict[str, Any], *, seconds: float = 1.0) -> None:
        """Until the table's post is another one, or for as long as a person would wait and see."""
        with suppress(TimeoutError):
            await self.people[0].wait_for(lambda: self._post() != post or None, seconds=seconds)


class Tale:
    """Everybody and everything of one run."""

    def __init__(self, pg: Playground, database: Path, *, seed: int, kills: int, module: str = "bot") -> None:
        self.pg = pg
        self.seed = seed
        self.has_threads = False
        """Whether each table gets a thread of its own."""
        self.gallery = Gallery(pg, pg.services.stage.nonces)
        self.bot = Mortal(pg, database, module=module)
        self.killer = Killer(pg, self.bot, Random(seed), kills)
        self.tries: list[Try] = []
        self.people = [pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]

    async def run(self, *tasks: Runs, seconds: float) -> None:
        """Live through it: the killer, the circles and whatever else makes trouble. Raises TimeoutError."""
        await self.bot.live()
        if self.has_threads:
            await self.people[0].command("/settings threads", wanted=True)
        async with asyncio.timeout(seconds):
            async with asyncio.TaskGroup() as group:
                for task in (self.killer, *tasks):
                    group.create_task(task.run())
            await self._cancel_lobbies()
            await self.pg.settled(seconds=30)

    async def patiently(self, deed: Any) -> Any:
        """What came of a deed, once there is a bot again to try the next one on."""
        try:
            return await deed
        finally:
            await self.bot.online()

    async def new_lobbies(self, host: Visitor, channel: str, known: set[str]) -> list[str]:
        """The lobbies of this host in this channel that were not there before."""

        def found() -> list[str]:
            place = str(self.pg.channel(channel).id)
            posts = {table_id: self.gallery.newest(table_id, host) for table_id in self.gallery.tables}
            return [
                table_id
                for table_id, post in posts.items()
                if table_id not in known
                and post["channel_id"] == place
                and f"{host.mention} is the host" in host.text(post)
            ]

        try:
            return await host.wait_for(found, seconds=1.0)
        except TimeoutError:
            return []

    async def _cancel_lobbies(self) -> None:
        """Lobbies that came twice, because their host typed twice, are closed."""
        for table_id in self.gallery.tables:
            for host in self.people:
                post = self.gallery.newest(table_id, host)
                if host.can_press(post, "Cancel") and f"{host.mention} is the host" in host.text(post):
                    await host.press(post, "Cancel")

    def told(self) -> str:
        """What to read when it failed."""
        ada = self.pg.visitor("Ada")
        posts = "\n---\n".join(
            ada.text(self.gallery.newest(table_id, ada)) for table_id in self.gallery.tables[-6:]
        )
        return f"killed at {self.killer.moments}\n{posts}\n{self.bot.log.read_text()[-6000:]}"
