"""Two and three processes of the bot on one PostgreSQL and a playground with four shards."""

from __future__ import annotations

from tests.endtoend.several import SHARDS, Table, several, until


async def test_processes_share_the_shards_and_a_new_one_takes_its_part(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        one, two = club.processes
        assert one.shards | two.shards == set(range(SHARDS))
        three = await club.start()
        await club.shared_out(one, two, three)
        await three.close()
        await club.shared_out(one, two)


async def test_a_game_is_played_in_a_channel_of_each_process(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        for process in club.processes:
            guild = await club.guild_on(max(process.shards))
            table = Table(club, guild)
            await table.begin()
            await table.play()
            row = await process.bot.tables.stored(table.table_id)
            assert row is not None
            await until(lambda row=row: club.home_of(guild) is process)
            assert row.shown == row.version


async def test_presses_in_direct_messages_are_decided_elsewhere_and_shown_by_the_home(
    postgres_url: str,
) -> None:
    async with several(postgres_url, 2) as club:
        (away,) = [process for process in club.processes if 0 in process.shards]
        (home,) = [process for process in club.processes if 0 not in process.shards]
        table = Table(club, await club.guild_on(max(home.shards)), by=("hand",))
        await table.begin("/cakes new") if False else await table.begin()
        await table.play()
        assert table.attempts
        stored = await home.bot.tables.moves(table.table_id)
        assert [move.number for move in stored] == list(range(1, len(stored) + 1))
        assert table.table_id not in away.bot.updater._tasks
