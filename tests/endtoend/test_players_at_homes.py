"""Several processes: only a server's home tells its players and posts its seasons, and each only once."""

from __future__ import annotations

import asyncio
from typing import Any

from playground.world.nouns import Guild
from playground.world.permissions import Permission
from playground.world.roles import create_role, tell_role
from tests.data.rows import WON, move, playing, seat
from tests.endtoend.several import Several, several
from tests.endtoend.test_seasons import LAST, THIS, middle_of
from tests.features import player_calls, season_posts
from tests.waiting import until


def messages(club: Several, guild: Guild) -> list[dict[str, Any]]:
    """Return the messages of a guild's first channel."""
    channel = next(club.pg.world.channels_of(guild.id)).id
    return club.pg.visitor("Ada").messages(channel)


def calls(club: Several, guild: Guild) -> list[dict[str, Any]]:
    return [one for one in messages(club, guild) if " needs " in one["content"]]


def posts(club: Several, guild: Guild) -> list[dict[str, Any]]:
    ada = club.pg.visitor("Ada")
    return [one for one in messages(club, guild) if "The season is over" in ada.text(one)]


async def test_one_process_tells_the_players_and_posts_the_season(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        stage = club.pg.services.stage
        for process in club.processes:
            player_calls(process.bot).waited_seconds = 0.0
            season_posts(process.bot).now = lambda: middle_of(THIS)
        guild = await club.guild_on(max(club.processes[0].shards))
        home = club.home_of(guild)
        channel = next(club.pg.world.channels_of(guild.id)).id
        role = create_role(stage, guild, "Players", mentionable=True)
        bots_role = create_role(stage, guild, "Cake Club", permissions=Permission.MANAGE_ROLES, position=2)
        tell_role(stage, "UPDATE", bots_role)
        await club.pg.settled()
        await home.bot.preferences.change_server(guild.id, players_role_id=role.id, season_channel_id=channel)
        await until(
            lambda: all(
                process.bot.preferences.server(guild.id).players_role_id == role.id
                for process in club.processes
            )
        )
        ada, ben = club.pg.visitor("Ada"), club.pg.visitor("Ben")
        await ada.command("/play", channel=channel, game="duel")
        await until(lambda: calls(club, guild))
        at, store = middle_of(LAST), home.bot.store
        seats = (seat(0, ben.id), seat(1, ada.id))
        await store.tables.add(
            playing(
                "old", guild_id=guild.id, seats=seats, options={"mode": "core"}, started_at=at, created_at=at
            )
        )
        await store.tables.add_move(move(1, "old", at=at), due_at=None, result=WON)
        await store.tables.set_shown("old", 1, None)
        await home.bot.ratings.settle()
        await asyncio.gather(*(season_posts(process.bot).post_due() for process in club.processes))
        await asyncio.gather(*(player_calls(process.bot).step(guild.id) for process in club.processes))
        await club.pg.settled()
        assert len(posts(club, guild)) == 1
        assert len(calls(club, guild)) == 1


async def test_a_process_that_takes_a_server_over_tells_of_its_waiting_table_once(postgres_url: str) -> None:
    async with several(postgres_url, 2) as club:
        (home,) = [process for process in club.processes if 0 not in process.shards]
        (other,) = [process for process in club.processes if process is not home]
        player_calls(home.bot).waited_seconds = 3600.0
        player_calls(other.bot).waited_seconds = 0.0
        guild = await club.guild_on(max(home.shards))
        channel = next(club.pg.world.channels_of(guild.id)).id
        role = create_role(club.pg.services.stage, guild, "Players", mentionable=True)
        await club.pg.settled()
        await home.bot.preferences.change_server(guild.id, players_role_id=role.id)
        await until(lambda: other.bot.preferences.server(guild.id).players_role_id == role.id)
        await club.pg.visitor("Ada").command("/duel new", channel=channel)
        await until(lambda: club.pg.visitor("Ada").messages(channel))
        assert not calls(club, guild)
        await home.close()
        await club.shared_out(other)
        await until(lambda: other.bot.client.get_guild(guild.id) is not None)
        await until(lambda: calls(club, guild))
        await player_calls(other.bot).step(guild.id)
        assert len(calls(club, guild)) == 1
