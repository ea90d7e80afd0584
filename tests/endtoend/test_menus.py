"""The commands in the menu of a member."""

from __future__ import annotations

from tests.endtoend.play import Club, gives_up


async def test_statistics_are_of_the_member_whose_menu_it_is(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ben)
    await club.settled()
    await club.bot.ratings.settled()
    shown = await club.cleo.use_menu("Statistics", club.ben)
    assert shown.ephemeral
    asked = await club.cleo.command("/stats", member=club.ben)
    assert club.cleo.text(shown.message) == club.cleo.text(asked.message)
    assert f"<@{club.ben.id}>" in club.cleo.text(shown.message)


async def test_statistics_of_oneself_a_bot_and_somebody_new_are_answered_in_a_sentence(club: Club) -> None:
    bot = club.pg.world.users[club.pg.world.bot_id]
    for target, words in ((club.ada, "hasn't"), (bot, "Bots have no statistics"), (club.ben, "hasn't")):
        answer = await club.ada.use_menu("Statistics", target)
        assert answer.ephemeral
        assert words in club.ada.text(answer.message)


async def test_the_menu_is_only_there_where_the_bot_is(club: Club) -> None:
    await club.pg.install_app("Dov")
    elsewhere = await club.pg.add_guild("Elsewhere", owner="Dov", has_bot=False)
    for place in (next(club.pg.world.channels_of(elsewhere.id)), await club.pg.create_group("Dov", "Ben")):
        commands = club.dov._visiting.commands_in(club.dov.id, place.id)
        assert not [command for command in commands if command["type"] == 2]
