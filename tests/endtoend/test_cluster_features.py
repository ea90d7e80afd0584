"""Two processes on one PostgreSQL: tournaments, daily deals, games in direct messages, settings and languages."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord import Locale

from bot.cluster.cluster import REMINDER_SECONDS
from bot.cluster.hints import HintKind
from bot.tables.commands import Move, TableAction, TableActionKind
from data.records.tables import DIRECT, Phase
from playground import Visitor
from playground.world.nouns import Guild
from playground.world.places import open_dm
from tests.endtoend.several import SHARDS, Process, Several, Table, several
from tests.features import deals
from tests.waiting import until


def home_and_away(club: Several) -> tuple[Process, Process]:
    """Return the process without shard 0, and the one with it, which receives direct messages."""
    (home,) = [process for process in club.processes if 0 not in process.shards]
    (away,) = [process for process in club.processes if 0 in process.shards]
    return home, away


def messages(club: Several, guild: Guild, person: Visitor) -> list[dict[str, Any]]:
    """Return the messages of a guild's first channel."""
    return person.messages(next(club.pg.world.channels_of(guild.id)).id)


def tournament_post(club: Several, guild: Guild) -> dict[str, Any]:
    """Return the newest post of the tournament."""
    ada = club.pg.visitor("Ada")
    return [one for one in messages(club, guild, ada) if "Tournament:" in ada.text(one)][-1]


def has_tournament_post(club: Several, guild: Guild) -> bool:
    ada = club.pg.visitor("Ada")
    return any("Tournament:" in ada.text(one) for one in messages(club, guild, ada))


async def test_a_tournament_that_one_process_began_is_run_to_its_end_by_another(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        home, other = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada, ben, cleo, dov = (club.pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov"))

        def says(words: str) -> bool:
            return words in ada.text(tournament_post(club, guild))

        await ada.command("/tournament new", channel=channel, game="duel")
        await until(lambda: has_tournament_post(club, guild))
        for person in (ada, ben, cleo, dov):
            await person.press(tournament_post(club, guild), "Sign up")
        await ada.press(tournament_post(club, guild), "Start now")
        await until(lambda: says("Round 1 of 2"))
        store = other.bot.store
        async with asyncio.timeout(20):
            while len(await store.tables.of_server(guild.id)) < 2:
                await asyncio.sleep(0.01)
        home.kill()
        await club.shared_out(other)
        for row in await store.tables.of_server(guild.id):
            loser = row.seats[1].user_id
            assert loser is not None
            await other.bot.tables.apply(row.id, loser, TableAction(TableActionKind.CONCEDE))
        await until(lambda: says("Round 2 of 2"))
        async with asyncio.timeout(20):
            while len(await store.tables.of_server(guild.id)) < 2:
                await asyncio.sleep(0.01)
        newest = await store.tournaments.newest(guild.id)
        assert newest is not None
        assert len([pairing for pairing in newest.pairings if pairing.round == 2]) == 2
        names = [one.name for one in club.pg.world.channels.values() if one.guild_id == guild.id]
        threads = [name for name in names if name.startswith("Round ")]
        assert len(threads) == len(set(threads)) == 4, "each table has one thread"


async def test_a_tournament_whose_process_died_before_the_sign_up_ended_begins_in_time(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that takes the server over looks at once, not only at its next poll."""
    monkeypatch.setattr("bot.tournaments.runner.POLL_SECONDS", 3600.0)
    async with several(postgres_url, 2) as club:
        home, other = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada, ben, cleo = (club.pg.visitor(name) for name in ("Ada", "Ben", "Cleo"))
        await ada.command("/tournament new", channel=channel, game="duel")
        await until(lambda: has_tournament_post(club, guild))
        for person in (ada, ben, cleo):
            await person.press(tournament_post(club, guild), "Sign up")
        home.kill()
        row = await other.bot.store.tournaments.newest(guild.id)
        assert row is not None
        later = row.sign_up_until + 1
        other.bot.tables.now = lambda: later
        await club.shared_out(other)
        await until(lambda: "Round 1 of" in ada.text(tournament_post(club, guild)))


async def test_a_member_has_one_try_at_the_deal_of_the_day_in_all_processes(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        home, away = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada = club.pg.visitor("Ada")
        direct = open_dm(club.pg.services.stage, ada.id).id
        pages = [await ada.command("/daily today", channel=place) for place in (channel, direct)]
        shown = [page.message for page in pages if page.message is not None]
        assert len(shown) == 2
        await asyncio.gather(*(ada.press(page, "page:daily:play.duel.strong") for page in shown))
        await club.pg.settled()
        rows = [row for row in await home.bot.store.tables.unfinished() if row.day is not None]
        assert len(rows) == 1
        home_of_it = away if rows[0].guild_id == DIRECT else home
        await until(lambda: home_of_it.bot.tables.version_of(rows[0].id))
        await home.bot.tables.apply(rows[0].id, ada.id, TableAction(TableActionKind.CONCEDE))
        for process in club.processes:
            (one,) = (await deals(process.bot).of_member(ada.id)).tries.values()
            assert one.ending is not None


async def test_a_game_in_direct_messages_goes_on_when_its_process_dies(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        other, direct_home = home_and_away(club)
        ada = club.pg.visitor("Ada")
        direct = open_dm(club.pg.services.stage, ada.id)
        answer = await ada.command("/play", channel=direct.id)
        page = answer.message
        assert page is not None
        await ada.press(page, "page:play:now.duel")
        (row,) = await direct_home.bot.store.tables.unfinished()
        assert (row.guild_id, row.channel_id) == (DIRECT, direct.id)
        direct_home.kill()
        await club.shared_out(other)
        before = len(await other.bot.store.tables.moves(row.id))

        async def has_moved() -> bool:
            session = await other.bot.tables.session(row.id)
            if 0 in session.actors:
                action = session.game.fallback(session.progress.state, 0)
                await other.bot.tables.apply(row.id, ada.id, Move(action))
            # One each: a game in which both sides always pass is over after six moves.
            return len(await other.bot.store.tables.moves(row.id)) >= before + 2

        async with asyncio.timeout(20):
            while not await has_moved():
                await asyncio.sleep(0.01)
        await other.bot.tables.apply(row.id, ada.id, TableAction(TableActionKind.CONCEDE))
        async with asyncio.timeout(20):
            while True:
                stored = await other.bot.store.tables.get(row.id)
                assert stored is not None
                if stored.phase is Phase.OVER and stored.shown == stored.version:
                    break
                await asyncio.sleep(0.01)
        posts = [one for one in ada.messages(direct) if "gave up" in ada.text(one)]
        assert len(posts) == 1, [ada.text(one) for one in ada.messages(direct)]


async def test_the_home_of_a_table_knows_who_is_active_in_direct_messages(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        home, _ = home_and_away(club)
        table = Table(club, await club.guild_on(max(home.shards)))
        await table.begin()
        await until(lambda: table.asked)
        player = table.asked[0].person
        await until(player.dms)
        touched = home.bot.updater.pings._touched
        touched.clear()
        await player.press(player.dms()[-1], "Pass")
        await until(lambda: (table.table_id, player.id) in touched)


async def test_what_a_command_sets_at_the_home_of_a_server_holds_in_direct_messages(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        home, away = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada = club.pg.visitor("Ada")
        await ada.command("/settings language", channel=channel, language="de")
        await until(lambda: away.bot.preferences.server(guild.id).language == "de")
        answer = await ada.command("/preferences", channel=channel, pings="never")
        assert answer.ephemeral
        async with asyncio.timeout(20):
            while (await away.bot.preferences.member(ada.id)).turn_pings.value != "never":
                await asyncio.sleep(0.01)


async def test_a_setting_holds_at_every_process_though_its_hint_is_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert REMINDER_SECONDS <= 60
    monkeypatch.setattr("bot.cluster.cluster.REMINDER_SECONDS", 0.1)
    async with several(postgres_url, 2) as club:
        one, two = club.processes
        monkeypatch.setattr(one.cluster, "tell_others", lambda _: None)
        await one.bot.preferences.change_server(5, language="de")
        await until(lambda: two.bot.preferences.server(5).language == "de")


async def test_a_hand_has_the_language_of_its_server_wherever_its_press_is_decided(postgres_url: str) -> None:
    """The process that receives direct messages is not connected to the server, and asks Discord for its language."""
    async with several(postgres_url, 2) as club:
        home, away = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        table = Table(club, guild)
        await table.begin()
        await until(lambda: table.asked)
        player = table.asked[0].person
        await until(player.dms)
        guild.locale = "de"
        known = home.bot.client.get_guild(guild.id)
        assert known is not None
        known.preferred_locale = Locale.german
        answer = await player.press(player.dms()[-1], "Pass")
        assert answer.message is not None
        assert "Deine Hand" in player.text(answer.message)
        assert away.bot.client.get_guild(guild.id) is None


async def test_a_game_is_rated_though_the_leader_hears_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with several(postgres_url, 2) as club:
        (leader,) = [process for process in club.processes if process.cluster.is_leader]
        (other,) = [process for process in club.processes if process is not leader]
        table = Table(club, await club.guild_on(max(other.shards)))
        await table.begin()
        await table.act()
        await table.act()
        tell = other.cluster.hints.tell

        def told(kind: HintKind, *values: str | int) -> None:
            if kind is not HintKind.GAME_ENDED:
                tell(kind, *values)

        monkeypatch.setattr(other.cluster.hints, "tell", told)
        await other.bot.tables.apply(table.table_id, table.people[1].id, TableAction(TableActionKind.CONCEDE))
        async with asyncio.timeout(20):
            while not await other.bot.store.ratings.of_table(table.table_id):
                await asyncio.sleep(0.01)
        await table.stored_as_shown()


async def test_a_leader_without_a_shard_deletes_what_servers_have_left(postgres_url: str) -> None:
    """It is not connected to Discord, and its hourly task has begun all the same."""
    async with several(postgres_url, 2) as club:
        (leader,) = [process for process in club.processes if process.cluster.is_leader]
        (other,) = [process for process in club.processes if process is not leader]
        gone = 99 << 22
        await other.bot.preferences.change_server(gone, left_at=1.0)
        await until(lambda: leader.bot.preferences.server(gone).left_at == 1.0)
        leader.bot.retention.forget_servers.cancel()
        await until(lambda: not leader.bot.retention.forget_servers.is_running())
        leader.bot.work.lead()
        await until(lambda: gone not in other.bot.preferences.known_servers)


async def test_a_press_while_a_shard_moves_is_answered_and_stored_or_neither(postgres_url: str) -> None:
    """Between two connections Discord has nobody to give a press to: it fails at once, and nothing has happened."""
    async with several(postgres_url, 1) as club:
        (one,) = club.processes
        guild = await club.guild_on(SHARDS - 1)
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada = club.pg.visitor("Ada")
        await ada.command("/duel new", channel=channel)
        (row,) = await one.bot.store.tables.unfinished()
        ben, answers = club.pg.visitor("Ben"), []
        two = await club.start()

        def post() -> dict[str, Any]:
            return ada.messages(channel)[-1]

        async def is_moved() -> bool:
            """Press once; return True if the shard has moved and enough presses were made."""
            before = await one.bot.store.tables.get(row.id)
            assert before is not None
            label = "Join" if before.seat_of(ben.id) is None else "Leave"
            if ben.can_press(post(), label):
                answer = await ben.press(post(), label)
                after = await one.bot.store.tables.get(row.id)
                assert after is not None
                answers.append((answer.failed is None, after.revision - before.revision))
            await asyncio.sleep(0.01)
            return two.is_ready and two.cluster.is_home(guild.id) and len(answers) >= 20

        async with asyncio.timeout(60):
            while not await is_moved():
                pass
        await club.shared_out(one, two)
        lost = [changes for is_answered, changes in answers if not is_answered]
        assert not any(lost), "an unanswered press has changed nothing"
        assert len(lost) <= len(answers) / 4, answers
        assert sum(changes for _, changes in answers) >= len(answers) / 2
        assert all(changes in (0, 1) for _, changes in answers)


async def test_a_panel_is_kept_current_by_the_home_of_its_server_also_after_the_death_of_the_last_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.channel_panel.posts.BETWEEN_EDITS_SECONDS", 0.01)
    async with several(postgres_url, 2) as club:
        home, other = home_and_away(club)
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        ada, ben = club.pg.visitor("Ada"), club.pg.visitor("Ben")

        def panels_that_name(person: Visitor) -> list[dict[str, Any]]:
            panels = [one for one in messages(club, guild, ada) if ada.can_press(one, "My games")]
            return [one for one in panels if person.mention in ada.text(one)]

        await ada.command("/settings panel", channel=channel)
        await ada.command("/duel new", channel=channel)
        await until(lambda: panels_that_name(ada))
        home.kill()
        await club.shared_out(other)
        await ben.command("/auf new", channel=channel)
        await until(lambda: panels_that_name(ben))
        assert panels_that_name(ada) == panels_that_name(ben), "it is the same panel"
