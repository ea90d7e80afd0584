"""`/settings fairness`: figures for managers, of their own server only."""

from __future__ import annotations

from playground import Visitor
from tests.endtoend.play import Club
from tests.endtoend.test_ratings import finished
from tests.endtoend.test_server_settings import said


def managing_role(club: Club) -> int:
    """Return the role of those who manage the server."""
    return next(role.id for role in club.pg.world.roles_of(club.pg.guild.id) if role.name == "Managers")


async def games(club: Club, winner: Visitor, loser: Visitor, count: int, *, guild_id: int = 0) -> None:
    """Store games of two members, each on another day, the last one today."""
    for number in range(count):
        await finished(club, winner.id, loser.id, guild_id=guild_id, days_ago=2 * (count - 1 - number))


async def figures(club: Club, person: Visitor | None = None) -> str:
    return await said(person or club.ada, "/settings fairness")


async def test_who_plays_mostly_with_one_other_member_is_shown_with_figures(club: Club) -> None:
    await games(club, club.ben, club.cleo, 9)
    await finished(club, club.dov.id, club.ben.id)
    shown = await figures(club)
    assert f"{club.ben.mention} against {club.cleo.mention}: 9 of 10 (90%), ahead in 9, behind in 0" in shown
    assert f"{club.cleo.mention} against" not in shown, "nine games say too little"
    assert club.dov.mention not in shown
    assert "numbers, not a verdict" in shown


async def test_a_large_gain_of_somebody_with_many_games_is_shown(club: Club) -> None:
    await games(club, club.cleo, club.ben, 12)
    before = await figures(club)
    assert f"{club.ben.mention}, " not in before
    for opponent in range(8):
        for _ in range(3):
            await finished(club, 900 + opponent, 950 + opponent, days_ago=30)
        await finished(club, club.ben.id, 900 + opponent)
    shown = await figures(club)
    line = next(line for line in shown.splitlines() if line.startswith(f"{club.ben.mention}, "))
    assert "Cake Duel: +" in line
    assert "first in 8 of" in line


async def test_a_server_where_nobody_stands_out_reads_so(club: Club) -> None:
    assert (await figures(club)).count("nobody") == 2


async def test_only_people_who_manage_the_server_read_the_figures(club: Club) -> None:
    await games(club, club.ben, club.cleo, 10)
    club.pg.world.members[club.pg.guild.id, club.ben.id].roles.append(managing_role(club))
    assert "10 of 10 (100%)" in await figures(club, club.ben)
    (command,) = (command for command in club.bot.client.tree.get_commands() if command.name == "settings")
    assert command.default_permissions is not None
    assert command.default_permissions.manage_guild


async def test_the_figures_of_another_server_stay_there(club: Club) -> None:
    await games(club, club.ben, club.cleo, 10, guild_id=77)
    assert club.ben.mention not in await figures(club)


async def test_a_forgotten_member_is_in_nobodys_figures(club: Club) -> None:
    await games(club, club.ben, club.cleo, 10)
    assert club.cleo.mention in await figures(club)
    await club.bot.forgetting.forget(club.cleo.id)
    shown = await figures(club)
    assert club.cleo.mention not in shown
    assert club.ben.mention not in shown
