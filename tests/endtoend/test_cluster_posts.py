"""Posts of a table whose home dies or stands still: each event stands in the post of its turn, once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.state import TableState
from games.catalog import GAMES
from playground.world.feed import Happening
from tests.endtoend.audit import check_story
from tests.endtoend.several import Process, Several, Table, several
from tests.endtoend.table_posts import custom_ids
from tests.waiting import until


def homes(club: Several) -> tuple[Process, Process]:
    """Return a process without the shard of direct messages, and the other one."""
    (home,) = [process for process in club.processes if 0 not in process.shards]
    (other,) = [process for process in club.processes if process is not home]
    return home, other


def home_of(table: Table) -> Process:
    """Return the living process that shows the table."""
    living = [process for process in table.club.processes if not process.is_dead]
    (home,) = [process for process in living if process.cluster.is_home(table.guild.id)]
    return home


async def decide(process: Process, table: Table) -> None:
    """Let a process decide the move of a member who must act."""
    session = await process.bot.tables.session(table.table_id)
    seat = min(session.actors)
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    action = session.game.fallback(session.progress.state, seat)
    await process.bot.tables.apply(table.table_id, user_id, Move(action))


async def decide_turn(process: Process, table: Table) -> None:
    """Let a process decide moves until the next turn begins."""
    session = await process.bot.tables.session(table.table_id)
    turn = session.progress.turn
    while (await process.bot.tables.session(table.table_id)).progress.turn == turn:
        await decide(process, table)


async def bury(table: Table) -> None:
    """Let a member write below the table's post, and press there: the bot learns of messages by interactions only."""
    person, post = table.people[0], table.post()
    await person.say("Good luck!", int(post["channel_id"]))
    await person.press(post, "My hand")


def at(table: Table, name: str, act: Callable[[], None], *, shows: str = "") -> None:
    """Act when the next event of this name changes a public message of the table's channel or thread."""

    def note(happening: Happening) -> None:
        message: Any = happening.payload
        if happening.name == name and happening.guild_id == table.guild.id and shows in str(message):
            stop()
            act()

    stop = table.club.pg.services.stage.feed.listen(note)


def shown(table: Table) -> list[dict[str, Any]]:
    """Return the posts that have controls of the table."""
    return [post for post in table.posts.posts(table.table_id, table.people[0]) if custom_ids(post)]


async def concede_and_check(process: Process, table: Table) -> None:
    """Let a member give up, and check that the posts tell each event once."""
    await process.bot.tables.apply(table.table_id, table.people[0].id, TableAction(TableActionKind.CONCEDE))
    await until(lambda: table.is_over)
    await table.stored_as_shown()
    await table.club.pg.settled()
    row, moves = (
        await process.bot.store.tables.get(table.table_id),
        await process.bot.store.tables.moves(table.table_id),
    )
    assert row is not None
    check_story(table.club.pg, table.posts, TableState(GAMES[row.game], row, moves))


@pytest.mark.parametrize("has_threads", [True, False], ids=["thread", "channel"])
@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_turns_that_were_played_before_the_table_had_its_thread_are_told_there(
    postgres_url: str, command: str, has_threads: bool
) -> None:
    """The home dies when the lobby has lost its controls, and members move in their direct messages."""
    async with several(postgres_url, 2) as club:
        home, other = homes(club)
        table = Table(club, await club.guild_on(max(home.shards)))
        await home.bot.preferences.change_server(table.guild.id, threads=has_threads)
        await table.fill(command)
        at(table, "MESSAGE_UPDATE", home.kill, shows="The game has started")
        await table.deal()
        await decide_turn(other, table)
        await club.shared_out(other)
        await table.act()
        await table.act()
        await concede_and_check(other, table)


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_a_first_post_in_a_thread_is_found_with_all_the_turns_that_it_tells(
    postgres_url: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second home dies when it has sent that post, which the store does not know."""
    async with several(postgres_url, 3) as club:
        # One of the three has two shards: the first home must not have that of direct messages as well.
        (other,) = [process for process in club.processes if 0 in process.shards]
        home = next(process for process in club.processes if process is not other)
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.fill(command)
        is_decided, end_claims = asyncio.Event(), home.end_claims

        async def end_claims_later() -> None:
            await is_decided.wait()
            await end_claims()

        monkeypatch.setattr(home, "end_claims", end_claims_later)
        at(table, "MESSAGE_UPDATE", home.kill, shows="The game has started")
        await table.deal()
        await decide_turn(other, table)
        at(table, "MESSAGE_CREATE", lambda: home_of(table).kill(), shows=table.table_id)
        is_decided.set()
        await until(lambda: sum(process.is_dead for process in club.processes) == 2)
        (last,) = [process for process in club.processes if not process.is_dead]
        await club.shared_out(last)
        await table.act()
        await table.act()
        await concede_and_check(last, table)


@pytest.mark.parametrize(
    ("command", "options"),
    [("/duel new", {"trophies": 5}), ("/bakery new", {}), ("/auf new", {})],  # none is over so soon
    ids=["duel", "bakery", "auf"],
)
async def test_the_post_of_a_turn_that_was_sent_and_not_stored_is_found_with_its_turn(
    postgres_url: str, command: str, options: dict[str, int]
) -> None:
    """Its controls name the number of public moves, and some games have many secret ones."""
    async with several(postgres_url, 2) as club:
        home, other = homes(club)
        table = Table(club, await club.guild_on(max(home.shards)), by=("post", "hand"))
        await table.begin(command, **options)
        session = await home.bot.tables.session(table.table_id)
        await until(lambda: table.asked)
        while session.progress.turn < 4:
            await table.act()
        await table.stored_as_shown()
        await bury(table)
        at(table, "MESSAGE_CREATE", home.kill, shows=table.table_id)
        await decide_turn(home, table)
        await until(lambda: home.is_dead)
        await club.shared_out(other)
        await table.act()
        await table.act()
        await concede_and_check(other, table)


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_a_table_whose_thread_could_not_be_opened_tells_its_first_turn(
    postgres_url: str, command: str
) -> None:
    """It stays in its channel: the result would take the place of a post from which a thread is opened later."""
    async with several(postgres_url, 1) as club:
        (home,) = club.processes
        table = Table(club, await club.guild_on(1))
        club.pg.faults.fail("POST /channels/{channel_id}/messages/{message_id}/threads", 403)
        await table.begin(command)
        await until(lambda: table.asked)
        await decide_turn(home, table)
        await table.act()
        await table.act()
        await concede_and_check(home, table)


async def test_a_home_that_loses_its_claim_and_has_it_again_while_it_answers_sends_one_post(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the answer was about to send is out of date: the table was looked at again."""
    async with several(postgres_url, 1) as club:
        (home,) = club.processes
        table = Table(club, await club.guild_on(1))
        await table.fill()
        is_stuck, goes_on = asyncio.Event(), asyncio.Event()
        due = home.bot.updater.pings.due

        async def stuck(session: Session) -> list[int]:
            is_stuck.set()
            await goes_on.wait()
            return await due(session)

        with monkeypatch.context() as broken:
            broken.setattr(home.bot.updater.pings, "due", stuck)
            dealing = asyncio.create_task(table.deal())
            await is_stuck.wait()
        with monkeypatch.context() as lapsed:
            lapsed.setattr(home.cluster, "is_home", lambda _: False)
            home.bot.updater.drop_others(home.cluster)
        await decide_turn(home, table)
        await until(lambda: "turn 2" in table.words())
        goes_on.set()
        await dealing
        await table.act()
        await until(lambda: shown(table) == [table.post()])
        await concede_and_check(home, table)


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_a_table_that_gets_its_thread_while_a_member_shows_it_again_stays_there(
    postgres_url: str, command: str
) -> None:
    """The lobby has lost its controls, its home has died, and a member asks the next one for the post at once."""
    async with several(postgres_url, 1) as club:
        (home,) = club.processes
        table = Table(club, await club.guild_on(1))
        ada, _ = table.people
        await table.fill(command)
        club.pg.faults.slow("POST /channels/{channel_id}/messages/{message_id}/threads", 0.5)
        dealing = asyncio.create_task(table.deal())
        await until(lambda: "The game has started" in table.words())
        await ada.command("/table show", channel=table.channel, table=table.table_id)
        await dealing
        await table.act()
        assert int(table.post()["channel_id"]) != table.channel
        await concede_and_check(home, table)


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_a_post_that_is_shown_again_leaves_its_turn_to_the_new_one(
    postgres_url: str, command: str
) -> None:
    async with several(postgres_url, 1) as club:
        (home,) = club.processes
        table = Table(club, await club.guild_on(1))
        ada, _ = table.people
        await table.begin(command)
        await table.act()
        place = int(table.post()["channel_id"])
        await ada.command("/table show", channel=place, table=table.table_id)
        await table.act()
        await concede_and_check(home, table)
