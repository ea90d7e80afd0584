"""The tutorial: `/tutorial`, a button of `/play`, and the posts of tables at which the Tutor teaches a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import discord

from bot import tutorial as rules
from bot.preferences import Preferences
from bot.tables.lobbies import Lobbies
from bot.tables.options import AnyGame
from bot.tables.session import Session
from bot.tables.state import TableState
from cogs.commands.declaration import GAME_CHOICES, WITH_BOT, available, make_command
from cogs.feature import Feature, Parts
from cogs.handlers.lobby import SLOW_CLOCK, member_of, new_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.ladders import DEFAULT_GAME
from cogs.pages.play import GameStart, answer_start, show_below
from cogs.permissions import check_may_open, place_of
from cogs.table_post import ending
from cogs.table_post.beside_game import COLOURS
from cogs.table_post.kinds import PostQuestion, TableKind
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.threads import archived_on_failure, private_thread
from cogs.ui.command_options import optional
from cogs.ui.custom_id import PageName, PageRoute, TableControl
from cogs.ui.panel import Button, Panel, Row, Style
from cogs.ui.responses import reply_privately
from data.records.tables import Ending, Table
from games.ai import TUTOR
from games.catalog import GAMES

LEARN = "learn"
"""The first argument of the controls that begin a lesson."""


def feature(parts: Parts) -> Feature:
    """Return the tutorial as a feature."""
    begin = partial(
        open_tutorial, preferences=parts.preferences, lobbies=parts.lobbies, updater=parts.updater
    )
    games = optional("game", GAME_CHOICES)
    command = make_command(
        "cmd-tutorial",
        (games,),
        lambda interaction, given: begin(interaction, GAMES[given.get("game", DEFAULT_GAME)]),
        costly=True,
    )
    return Feature(
        commands=(available(WITH_BOT, command),),
        table_kind=TUTORIAL_TABLE,
        game_start=GameStart(LEARN, "button-learn", begin),
    )


async def open_tutorial(
    interaction: Interaction,
    game: AnyGame,
    *,
    preferences: Preferences,
    lobbies: Lobbies,
    updater: PostUpdater,
) -> None:
    """Deal the cards of a game's tutorial in a private thread where there can be one, and tell the learner where it is.

    One more lesson stays in the thread of the last one.

    A message that only the learner sees would end with its token; a private thread does not. Refused where they may
    not open a table, or sit at too many.
    """
    guild_id = place_of(interaction)
    check_may_open(interaction, preferences.server(guild_id))
    await lobbies.check_room(guild_id, interaction.user.id)
    messages = messages_of(interaction)
    here, new_thread = _own_thread(interaction), None
    if here is None:
        name = messages("tutorial-thread", game=messages(f"{game.key}-name"))
        new_thread = await private_thread(interaction, name)
    thread = here or new_thread
    async with archived_on_failure(new_thread):
        new = new_table(interaction, preferences, SLOW_CLOCK, thread)
        opened = await rules.begin(lobbies, game, member_of(interaction), new)
    # The learner is here and needs no ping.
    updater.pings.touched(opened.table.id, interaction.user.id)
    if here is not None or (interaction.guild_id is None and _is_at_post(interaction)):
        await reply_privately(interaction, messages("direct-opened"))
    elif interaction.guild_id is None:
        await show_below(interaction, updater, opened.table.id)
    elif thread is None:
        missing = messages("permission-create_private_threads")
        await answer_start(interaction, messages("tutorial-opened-here", permission=missing))
    else:
        await answer_start(interaction, messages("tutorial-opened", thread=thread.mention))


def _own_thread(interaction: Interaction) -> discord.Thread | None:
    """Return the private thread of the bot in which a lesson's last post was pressed; None elsewhere."""
    thread = interaction.channel
    if not _is_at_post(interaction) or not isinstance(thread, discord.Thread) or not thread.is_private():
        return None
    return thread if thread.guild.me is not None and thread.owner_id == thread.guild.me.id else None


def _is_at_post(interaction: Interaction) -> bool:
    return interaction.message is not None and not interaction.message.flags.ephemeral


def _asked(prompt: str | None, tutorial: Session, say: TableMessages, has_image: bool) -> PostQuestion:
    """Return the question with what to do about it, in a sentence or two beside an image, else at length."""
    game, topics = tutorial.table.game, list(_topics(tutorial))
    is_first = not tutorial.progress.answered
    if not has_image:
        told = [
            say(f"tutorial-known-{game}-{topic}" if is_known else f"tutorial-{game}-{topic}")
            for topic, is_known in topics
        ]
        return PostQuestion(prompt, [*([_welcome(game, say)] if is_first else []), *told])
    known = [say(f"tutorial-known-{game}-{topic}") for topic, is_known in topics if is_known]
    hint = " ".join(say(f"tutorial-short-{game}-{topic}") for topic, is_known in topics if not is_known)
    if hint and is_first:  # it has the first question
        prompt = say("tutorial-short-first", hint=hint)
    else:
        lines = (say("tutorial-short", hint=hint) if hint else "", *known, prompt)
        prompt = "\n".join(line for line in lines if line) or None
    # The button has the rules behind it, so that the row stays short. It stands out while what is asked is new.
    style = Style.MAIN if hint else Style.CALM
    return PostQuestion(prompt, help_button=Button(TableControl.EXPLAIN, say("button-explain"), style))


def _explanation(tutorial: Session, messages: Messages) -> Panel:
    """Return the questions of the learner at length, and the other controls if that is all new."""
    say, game = TableMessages(messages, tutorial.table.seats), tutorial.table.game
    explained = [say(f"tutorial-{game}-{topic}") for topic, _ in _topics(tutorial)]
    is_first = not tutorial.progress.answered or not explained
    welcome = [f"{_welcome(game, say)} {say('tutorial-in-words')}"] if is_first else []
    return Panel(
        heading=say("tutorial-explained", game=say(f"{game}-name")),
        paragraphs=(*welcome, *explained),
        rows=((Button(TableControl.RULES, say("button-rules")),),),
        table_id=tutorial.table.id,
    )


def _last_panel(tutorial: Session, say: TableMessages) -> Panel | None:
    """Return the post of a tutorial whose game could go on; it shows nothing of what was dealt for that."""
    table = tutorial.table
    if table.ending is not Ending.TUTORIAL or tutorial.outcome is not None:
        return None
    return Panel(
        heading=say("tutorial-over-heading", game=say(f"{table.game}-name")),
        paragraphs=(_result(tutorial, say),),
        rows=(_over_row(table, say),),
        table_id=table.id,
        seen_version=tutorial.progress.public_version,
        colour=COLOURS[table.phase],
    )


def _result(tutorial: TableState, say: TableMessages) -> str:
    if tutorial.table.ending is not Ending.TUTORIAL:
        return ending.result(tutorial, say)
    outcome = tutorial.outcome
    # If the game could go on, the last image tells of it, not this post: it knows what was dealt next.
    ended = (
        say("tutorial-one-round")
        if outcome is None
        else say("tutorial-won", winners=say.whos(outcome.winners))
    )
    return say("tutorial-over", ended=ended)


def _over_row(table: Table, say: TableMessages) -> Row:
    real = Button(TableControl.PLAY_AGAIN, say("button-for-real"), Style.MAIN)
    once_more = Button(PageRoute(PageName.PLAY, (LEARN, table.game)), say("button-once-more"))
    return (real, once_more, Button(TableControl.RULES, say("button-rules")))


def _topics(tutorial: TableState) -> Iterator[tuple[str, bool]]:
    """Yield each question of the learner in a word, with True if they have answered it before."""
    progress = tutorial.progress
    for seat in sorted(tutorial.actors - tutorial.status.played_by_house):
        if tutorial.table.seats[seat].house != TUTOR:
            topic = progress.topic(seat)
            yield topic, (seat, topic) in progress.answered


def _welcome(game: str, say: TableMessages) -> str:
    return say("tutorial-welcome", about=say(f"tutorial-welcome-{game}"))


TUTORIAL_TABLE = TableKind(
    is_of=lambda table: table.is_tutorial,
    leave_key="tutorial-leave",
    asked=_asked,
    explanation=_explanation,
    last_panel=_last_panel,
    result=_result,
    over_row=_over_row,
    over_rows=lambda table, say: (_over_row(table, say),),
)
"""A table at which a member learns a game from the Tutor."""
