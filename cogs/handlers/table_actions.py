"""Presses that concern a table and not its game: the lobby's controls, votes, leaving, seats, playing again."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.ratings.leaderboards import Leaderboards
from bot.ratings.service import ladder
from bot.tables.actions import TableAction, TableActionKind
from bot.tables.lobby import Member
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase
from cogs.commands.leaderboard import LeaderboardPage, board
from cogs.handlers import seed_contribution
from cogs.handlers.permissions import check_channel, check_may_open, check_server, is_in_thread
from cogs.handlers.visibility import Visibility
from cogs.i18n.locale import LocaleResolver, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.pages import review
from cogs.pages.rulebook import Rulebook
from cogs.table_post import commitment, status
from cogs.table_post.spectators import Spectators
from cogs.table_post.updater import PostUpdater
from cogs.ui import links
from cogs.ui.components import Pressed, layout
from cogs.ui.panel import Button, Panel, Style
from cogs.ui.responses import Press, edit_message, reply_privately, show
from games.catalog import default_level, levels

BY_PLAYERS = frozenset(
    {
        TableActionKind.CONCEDE,
        TableActionKind.RETURN,
        TableActionKind.LEAVE,
        TableActionKind.ASK,
        TableActionKind.AGREE,
        TableActionKind.REFUSE,
        TableActionKind.RESUME,
    }
)
"""What a control does by its token; offers of seats have controls of their own, and the clock does the rest."""


class TableActionHandler:
    """Carries out what begins with ``!`` in a control."""

    def __init__(
        self,
        tables: TableService,
        leaderboards: Leaderboards,
        updater: PostUpdater,
        watchers: Spectators,
        rulebook: Rulebook,
        locales: LocaleResolver,
    ) -> None:
        self._rulebook = rulebook
        self._locales = locales
        self._watchers = watchers
        self._tables = tables
        self._leaderboards = leaderboards
        self._updater = updater

    async def carry_out(self, press: Press, pressed: Pressed) -> None:
        """Do it and answer. Refused when it cannot be done."""
        table_id, word = pressed.table_id, pressed.deed.partition(".")[0]
        check_server(await self._tables.row(table_id), press)
        match word:
            case "!rules":
                await self._rulebook.open_at(press, table_id)
            case "!table":
                await self._show_panel(press, await self._tables.session(table_id))
            case "!sure" if pressed.deed in status.SURE:
                is_lesson = (await self._tables.row(table_id)).is_lesson
                await edit_message(
                    press, status.question(pressed.deed, table_id, messages_of(press), is_lesson=is_lesson)
                )
            case "!take":
                await self._take(press, pressed)
            case "!keep":
                await self._withdraw(press, pressed)
            case "!again" | "!swap":
                await self.play_again(press, table_id, is_swapped=word == "!swap")
            case commitment.CUT:
                await seed_contribution.ask(press, table_id)
            case status.REVIEW:
                await review.show_review(press, self._tables, table_id)
            case "!watch":
                await self.watch(press, table_id)
            case "!board":
                await self._show_board(press, table_id)
            case "!join" | "!leave" | "!house" | "!cancel" | "!start" if await self._is_lobby(table_id, word):
                await self._before_the_deal(press, pressed)
                await self._updater.answer(press, table_id)
            case _ if word in BY_PLAYERS:
                await self.do(press, table_id, TableAction.read(pressed.deed))
            case _:
                raise Refused("unknown-action")

    async def do(self, press: Press, table_id: str, deed: TableAction) -> None:
        """Do something at a table in play, and answer where it was pressed."""
        try:
            await self._tables.act(table_id, press.user.id, deed)
        except Refused as refused:
            if refused.reason != "stale-vote":
                raise
            raise await self._other_vote(press, table_id) from refused
        if await self._updater.shows(table_id, press.message):
            await self._updater.answer(press, table_id)
        elif press.type is discord.InteractionType.component:
            await edit_message(press, status.done(messages_of(press)))
        else:
            await reply_privately(press, messages_of(press)("life-done"))

    async def _other_vote(self, press: Press, table_id: str) -> Refused:
        """Why an answer to a vote that is over does not count, with what is asked now."""
        session = await self._tables.session(table_id)
        vote = session.status.vote
        if vote is None:
            return Refused("no-vote")
        say = TableMessages(messages_of(press), session.table.seats)
        return Refused(
            "other-vote", who=say.member(vote.asker), proposal=status.proposal(vote.table_action, say)
        )

    async def offer(self, press: Press, session: Session, member: discord.Member | discord.User) -> None:
        """Offer one's seat to a member, in the table's channel."""
        row = session.table
        session.seat_of(press.user.id)
        if member.bot or row.seat_of(member.id) is not None:
            raise Refused("offer-nobody")
        check_channel(press)
        offer = await self._tables.offer(row.id, press.user.id)
        messages = self._locales.public(row.guild_id)
        values = {"taker": member.mention, "giver": press.user.mention, "game": messages(f"{row.game}-name")}
        until, giver = f"<t:{int(offer.until)}:R>", press.user.id
        panel = Panel(
            heading=messages("seat-offer", link=links.to_table(row), until=until, **values),
            paragraphs=(),
            rows=(
                (
                    Button(f"!take.{giver}.{member.id}.{offer.number}", messages("button-take"), Style.GOOD),
                    Button(f"!keep.{giver}.{offer.number}", messages("button-withdraw")),
                ),
            ),
            table_id=row.id,
        )
        channel = press.client.get_partial_messageable(press.channel_id or 0)
        await channel.send(view=layout(panel), allowed_mentions=discord.AllowedMentions(users=[member]))
        await reply_privately(press, messages_of(press)("seat-offered"))

    async def play_again(self, press: Press, table_id: str, *, is_swapped: bool) -> None:
        """Open the lobby of the next game: where the last one was, or where it is asked for.

        Refused where the member could not open any other table.
        """
        old = await self._tables.row(table_id)
        if old.guild_id != press.guild_id:
            raise Refused("bad-table")
        check_may_open(press, self._tables.preferences.server(old.guild_id))
        parent_id = getattr(press.channel, "parent_id", None) if is_in_thread(press) else None
        channel_id = old.channel_id if parent_id == old.channel_id else press.channel_id
        assert channel_id is not None
        member = Member(press.user.id, press.user.display_name)
        row = await self._tables.play_again(table_id, member, channel_id=channel_id, is_swapped=is_swapped)
        self._updater.changed(row.id)
        await reply_privately(press, messages_of(press)("life-done"))

    async def _is_lobby(self, table_id: str, word: str) -> bool:
        return word != "!leave" or (await self._tables.row(table_id)).phase is not Phase.PLAYING

    async def _before_the_deal(self, press: Press, pressed: Pressed) -> None:
        user, table_id = press.user, pressed.table_id
        word, _, level = pressed.deed.partition(".")
        match word:
            case "!join":
                await self._tables.join(table_id, Member(user.id, user.display_name))
            case "!leave":
                await self._tables.leave(table_id, user.id)
            case "!house":
                game = (await self._tables.row(table_id)).game
                if level and level not in levels(game):
                    raise Refused("unknown-action")
                await self._tables.seat_house(table_id, user.id, level or default_level(game))
            case "!cancel":
                await self._tables.cancel(table_id, user.id)
            case _:
                await self._tables.start(table_id, user.id)

    async def watch(self, press: Press, table_id: str) -> None:
        """Let who presses watch a table, or no longer."""
        if press.user.id not in await self._tables.watchers(table_id):  # everybody may stop
            await Visibility(press).check(await self._tables.row(table_id))
        is_on = await self._watchers.toggle(table_id, press.user.id)
        await reply_privately(press, messages_of(press)("watch-on" if is_on else "watch-off"))

    async def _show_panel(self, press: Press, session: Session) -> None:
        if session.is_over:
            raise Refused("table-over")
        if session.table.seat_of(press.user.id) is None:
            await Visibility(press).check(session.table)
            watchers = await self._tables.watchers(session.table.id)
            is_on = press.user.id in watchers
            await show(press, status.watching(session.table.id, messages_of(press), is_on=is_on))
            return
        preferences, guild_id = self._tables.preferences, session.table.guild_id
        times = {name: preferences.seconds(guild_id, name) for name in ("live", "relaxed", "slow")}
        await show(press, status.panel(session, times, messages_of(press)))

    async def _take(self, press: Press, pressed: Pressed) -> None:
        giver, taker, number = _numbers(pressed, 3)
        if press.user.id != taker:
            raise Refused("not-yours-to-take")
        member = Member(press.user.id, press.user.display_name)
        session = await self._tables.take_over(pressed.table_id, giver, number, member)
        await self._answer_offer(press, session, "seat-taken")

    async def _withdraw(self, press: Press, pressed: Pressed) -> None:
        giver, number = _numbers(pressed, 2)
        if press.user.id != giver:
            raise Refused("not-your-offer")
        session = await self._tables.withdraw(pressed.table_id, giver, number)
        await self._answer_offer(press, session, "seat-kept")

    async def _answer_offer(self, press: Press, session: Session, key: str) -> None:
        """Have the offer, which everybody reads, say what has become of it."""
        say = TableMessages(self._locales.public(session.table.guild_id), session.table.seats)
        await edit_message(press, Panel(heading=say(key, who=press.user.mention), paragraphs=()))

    async def _show_board(self, press: Press, table_id: str) -> None:
        row = await self._tables.row(table_id)
        wanted = LeaderboardPage(ladder(row))
        await show(press, await board(self._leaderboards, press, wanted, messages_of(press)))


def _numbers(pressed: Pressed, count: int) -> list[int]:
    """The numbers in the control of an offer. Refused for one that an older program has sent: it has fewer."""
    found = [int(part) for part in pressed.deed.split(".")[1:]]
    if len(found) != count:
        raise Refused("offer-gone")
    return found
