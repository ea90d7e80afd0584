"""Games in direct messages, daily deals and tournaments on two processes that share one PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.tables.commands import Move, TableAction, TableActionKind
from data.records.tables import DIRECT
from playground import Visitor
from playground.world.nouns import Guild
from tests.endtoend.alone import Alone, direct, only_session
from tests.endtoend.play import Club
from tests.endtoend.several import Process, Several, several
from tests.waiting import until


def with_shard_0(club: Several) -> tuple[Process, Process]:
    """Return the process to which presses in direct messages come, and the other one."""
    (first,) = [process for process in club.processes if 0 in process.shards]
    (second,) = [process for process in club.processes if process is not first]
    return first, second


async def played(process: Process) -> Alone:
    """Begin a game with a house player in Ada's direct messages."""
    club = Club(process.pg, process.bot)
    await club.ada.command("/play", channel=direct(club).id, game="duel")
    alone = Alone(club, await only_session(club))
    await until(lambda: alone.session.table.post)
    return alone


async def test_a_game_in_direct_messages_goes_on_when_its_process_dies(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        home, other = with_shard_0(club)
        alone = await played(home)
        assert alone.session.table.guild_id == DIRECT
        await alone.one_move()
        table_id = alone.session.table.id
        home.kill()
        await club.shared_out(other)
        again = Alone(Club(club.pg, other.bot), await other.bot.tables.session(table_id))
        for _ in range(3):
            if not again.session.is_over:
                await again.one_move()
        moves = await other.bot.tables.stored.moves(table_id)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        assert len([move for move in moves if move.seat == 0]) >= 2


async def test_a_move_in_direct_messages_that_another_process_decides_is_shown_by_their_home(
    postgres_url: str,
) -> None:
    """Discord can hand a shard over between a press and its answer: it is decided where it arrives."""
    async with several(postgres_url, 2) as club:
        home, away = with_shard_0(club)
        alone = await played(home)
        await alone.shown(alone.session, lambda: alone.session.actors == {0})
        session = await away.bot.tables.session(alone.session.table.id)
        before = home.bot.tables.version_of(session.table.id)
        action = session.game.fallback(session.progress.state, 0)
        await away.bot.tables.apply(session.table.id, alone.club.ada.id, Move(action))
        number = session.progress.version
        await until(lambda: home.bot.tables.version_of(session.table.id) not in (None, before))
        shown = await home.bot.tables.session(session.table.id)
        await until(lambda: shown.table.shown >= number)
        await until(lambda: session.table.id not in away.bot.updater.live)


async def test_of_two_presses_at_two_processes_one_is_the_try_at_the_deal_of_the_day(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        first, second = with_shard_0(club)
        guild = await club.guild_on(max(second.shards))
        here = Club(club.pg, first.bot)
        pages = [
            (await here.ada.command("/daily today", channel=channel)).message
            for channel in (direct(here).id, next(club.pg.world.channels_of(guild.id)).id)
        ]
        answers = await asyncio.gather(
            *(here.ada.press(page or {}, "page:daily:play.duel.strong", stale=True) for page in pages)
        )
        told = [here.ada.text(answer.message) for answer in answers]
        assert sum("You have already played this deal" in words for words in told) == 1
        assert len(await first.bot.store.daily.tries_of(here.ada.id)) == 1
        assert len(await first.bot.store.tables.unfinished()) == 1


class Cup:
    """A tournament in a server."""

    def __init__(self, club: Several, guild: Guild) -> None:
        self.pg = club.pg
        self.channel = next(club.pg.world.channels_of(guild.id)).id
        self.people = [club.pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]

    def post(self) -> dict[str, Any]:
        found = [one for one in self.people[0].messages(self.channel) if "Tournament:" in self.text(one)]
        assert len(found) <= 1
        return found[0] if found else {"components": []}

    def text(self, message: dict[str, Any]) -> str:
        return self.people[0].text(message)

    async def shows(self, words: str) -> None:
        await until(lambda: words in self.text(self.post()))

    async def lose(self, process: Process, *people: Visitor) -> None:
        """Let people give up at this process."""
        for person in people:
            (row,) = await process.bot.tables.stored.of_member(person.id)
            await process.bot.tables.apply(row.id, person.id, TableAction(TableActionKind.CONCEDE))


async def test_a_tournament_follows_games_that_end_elsewhere_and_survives_its_home(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        away, home = with_shard_0(club)
        cup = Cup(club, await club.guild_on(max(home.shards)))
        ada, ben, cleo, dov = cup.people
        await ada.command("/tournament new", channel=cup.channel, game="duel")
        for person in cup.people:
            await cup.shows("Sign-up ends")
            await person.press(cup.post(), "Sign up", stale=True)
        await cup.shows("4 of 32")
        await ada.press(cup.post(), "Start now", stale=True)
        await cup.shows("[Table 2](")
        await cup.lose(away, cleo, dov)
        await cup.shows("Round 2 of 2")
        await cup.shows("[Table 2](")
        home.kill()
        await club.shared_out(away)
        await cup.lose(away, ben, dov)
        await cup.shows(f"{ada.mention} wins!")
        await until(lambda: any("wins the tournament!" in cup.text(one) for one in ada.messages(cup.channel)))
        assert len(await away.bot.store.tables.ids()) == 4
