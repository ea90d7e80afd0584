"""The tutorial: `/tutorial`, a button of `/play`, and the posts of tables at which the Tutor teaches a game."""

from __future__ import annotations

from functools import partial

from discord.ext import commands

from bot import tutorial
from bot.tables.options import AnyGame
from cogs.commands.choices import DEFAULT_GAME, GAME_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.feature import Feature, Parts
from cogs.handlers.lobby import SLOW_CLOCK, member_of, new_table
from cogs.i18n.locale import Interaction, Press, messages_of
from cogs.pages.play import GameStart, answer_start, show_below
from cogs.permissions import check_may_open, place_of
from cogs.table_post.threads import private_thread
from cogs.tutorial.post import TutorialTable
from games.catalog import GAMES


async def open_tutorial(parts: Parts, press: Press, game: AnyGame) -> None:
    """Deal the cards of a game's tutorial in a private thread where there can be one, and tell the learner where it is.

    A message that only the learner sees would end with its token; a private thread does not. Refused where they may
    not open a table, or sit at too many.
    """
    core, guild_id = parts.core, place_of(press)
    check_may_open(press, core.preferences.server(guild_id))
    await core.lobbies.check_room(guild_id, press.user.id)
    messages = messages_of(press)
    thread = await private_thread(press, messages("tutorial-thread", game=messages(f"{game.key}-name")))
    new = new_table(press, core.preferences, SLOW_CLOCK, thread)
    opened = await tutorial.begin(core.lobbies, game, member_of(press), new)
    # The learner is here and needs no ping.
    parts.updater.pings.touched(opened.table.id, press.user.id)
    if press.guild_id is None:
        await show_below(press, parts.updater, opened.table.id)
    elif thread is None:
        missing = messages("permission-create_private_threads")
        await answer_start(press, messages("tutorial-opened-here", permission=missing))
    else:
        await answer_start(press, messages("tutorial-opened", thread=thread.mention))


class TutorialCog(commands.Cog):
    """`/tutorial`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @command("tutorial", game=GAME_CHOICES, is_costly=True)
    @anywhere
    async def tutorial(self, interaction: Interaction, game: str = DEFAULT_GAME) -> None:
        """Begin a tutorial, and tell the learner where."""
        await open_tutorial(self._parts, interaction, GAMES[game])


def feature(parts: Parts) -> Feature:
    """Return what the tutorial adds to the program."""
    return Feature(
        commands=(TutorialCog(parts),),
        table_kind=TutorialTable(),
        game_start=GameStart("learn", "button-learn", partial(open_tutorial, parts)),
    )
