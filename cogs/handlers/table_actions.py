"""Controls of a table that are no moves: the lobby, votes, leaving, seats, watching, playing again."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable
from typing import assert_never

import discord
from cachetools import TTLCache

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.preferences import CLOCKS, Preferences
from bot.ratings.service import ladder
from bot.tables.commands import TableAction, TableActionKind, TakeOver
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.status import OFFER_SECONDS
from bot.tables.table import Phase, Table
from cogs.handlers.lobby import LobbyHandler, house_level, member_of
from cogs.handlers.moves import MoveHandler
from cogs.handlers.seed_contribution import SeedContributionHandler
from cogs.i18n.locale import LocaleResolver, Press, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.pages.leaderboard import LeaderboardPages
from cogs.pages.review import show_review
from cogs.pages.rulebook import Rulebook
from cogs.permissions import check_channel, check_may_watch, check_server, visible_table
from cogs.table_post import render, status, tutorial
from cogs.table_post.ping_reasons import waited_for
from cogs.table_post.spectators import Spectators, standing
from cogs.table_post.updater import PostUpdater
from cogs.ui import links
from cogs.ui.components import layout
from cogs.ui.custom_id import AddAIPlayer, DoTableAction, JoinTeam, TableControl, TakeSeat, WithdrawOffer
from cogs.ui.discord_errors import FAILURES
from cogs.ui.panel import Button, Panel, Style
from cogs.ui.responses import edit_message, edit_own_message, pressed_message, reply_privately, show

OFFERS_KEPT = 1000
"""How many open offers are remembered."""
HANDS = (TableControl.HAND, TableControl.HAND_IN_WORDS)
"""These are only for players, who may have their hand in direct messages."""


class TableActionHandler:
    """Carries out what a control of a table says."""

    def __init__(
        self,
        tables: TableService,
        lobbies: Lobbies,
        history: GameHistory,
        updater: PostUpdater,
        spectators: Spectators,
        locales: LocaleResolver,
        preferences: Preferences,
        *,
        lobby: LobbyHandler,
        moves: MoveHandler,
        cuts: SeedContributionHandler,
        rulebook: Rulebook,
        leaderboard: LeaderboardPages,
    ) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._history = history
        self._updater = updater
        self._spectators = spectators
        self._locales = locales
        self._preferences = preferences
        self._lobby = lobby
        self._moves = moves
        self._cuts = cuts
        self._rulebook = rulebook
        self._leaderboard = leaderboard
        self._offers: TTLCache[tuple[str, int], discord.PartialMessage] = TTLCache(OFFERS_KEPT, OFFER_SECONDS)
        """The open offers, by the table and the member who offers their seat."""

    async def carry_out(  # noqa: PLR0915 - a case for each kind of control
        self,
        press: Press,
        table_id: str,
        command: TableControl | JoinTeam | AddAIPlayer | TakeSeat | WithdrawOffer | DoTableAction,
    ) -> None:
        """Do what a control says, and answer. Refused when it cannot be done."""
        table, user_id = await self._tables.table(table_id), press.user.id
        if command not in HANDS:
            check_server(table, press)
        match command:
            case TableControl.JOIN:
                await self._change_lobby(press, table, self._lobbies.join(table_id, member_of(press)))
            case TableControl.LEAVE_LOBBY if table.phase is Phase.PLAYING:
                await self.ask_to_leave(press, table_id)
            case TableControl.LEAVE_LOBBY:
                await self._change_lobby(press, table, self._lobbies.leave(table_id, user_id))
            case JoinTeam(team=team):
                await self._change_lobby(
                    press, table, self._lobbies.join(table_id, member_of(press), team=team)
                )
            case AddAIPlayer(level=level):
                house = house_level(table.game, level)
                await self._change_lobby(press, table, self._lobbies.seat_house(table_id, user_id, house))
            case TableControl.START:
                await self._change_lobby(press, table, self._lobbies.start(table_id, user_id))
            case TableControl.CANCEL:
                await self._change_lobby(press, table, self._lobbies.cancel(table_id, user_id))
            case TableControl.CUT_DECK:
                await self._cuts.ask(press, table_id)
            case TableControl.HAND:
                await self._moves.show_hand(press, table_id)
            case TableControl.RULES:
                await self._rulebook.open_at(press, table_id)
            case TableControl.PANEL:
                await self._show_panel(press, await self._tables.session(table_id))
            case TableControl.IN_WORDS:
                await self._tell_in_words(press, table_id)
            case TableControl.EXPLAIN:
                await self._explain(press, table_id)
            case TableControl.HAND_IN_WORDS:
                await self._moves.tell_hand_in_words(press, table_id)
            case TableControl.WATCH:
                await self.watch(press, table_id)
            case TableControl.ASK_TO_LEAVE:
                await self.ask_to_leave(press, table_id)
            case TableControl.ASK_TO_CONCEDE:
                await self.ask_to_concede(press, table_id)
            case TableControl.LEAVE_GAME:
                await self.do(press, table_id, TableAction(TableActionKind.LEAVE))
            case TableControl.PLAY_AGAIN:
                await self._lobby.play_again(press, table_id, is_swapped=False)
            case TableControl.PLAY_AGAIN_SWAPPED:
                await self._lobby.play_again(press, table_id, is_swapped=True)
            case TableControl.LEADERBOARD:
                await self._leaderboard.show_to(
                    press, ladder(await visible_table(self._tables, press, table_id))
                )
            case TableControl.NUDGE:
                await self.nudge(press, table_id)
            case TableControl.MUTE | TableControl.UNMUTE:
                await self.mute(press, table_id, is_on=command is TableControl.MUTE)
            case TableControl.PAUSE_ON_HOLIDAYS | TableControl.PLAY_ON_HOLIDAYS:
                is_on = command is TableControl.PAUSE_ON_HOLIDAYS
                change = self._lobbies.set_pauses_for_holidays(table_id, user_id, is_on=is_on)
                await self._change_lobby(press, table, change)
            case TableControl.REVIEW:
                await show_review(press, self._tables, self._history, table_id)
            case TakeSeat():
                await self._take_seat(press, table_id, command)
            case WithdrawOffer():
                await self._withdraw(press, table_id, command)
            case DoTableAction(action=action):
                await self.do(press, table_id, action)
            case _:
                assert_never(command)

    async def _change_lobby(self, press: Press, table: Table, change: Awaitable[Table | Session]) -> None:
        """Change a lobby, and show it as it is then where it was pressed."""
        await change
        await self._updater.answer(press, table.id)

    async def do(self, press: Press, table_id: str, action: TableAction) -> None:
        """Do something at a running table, and answer where it was pressed."""
        try:
            session = await self._tables.apply(table_id, press.user.id, action)
        except Refused as refused:
            if refused.reason != Reason.STALE_VOTE:
                raise
            raise await self._other_vote(press, table_id) from refused
        if await self._updater.shows(table_id, press.message):
            await self._updater.answer(press, table_id)
        else:
            messages = messages_of(press)
            await self._answer_privately(press, status.answer(action, session, messages))

    async def _own_session(self, press: Press, table_id: str) -> Session:
        """Return the game of a table. Refused for people who do not play there."""
        session = await self._tables.session(table_id)
        session.seat_of(press.user.id)
        return session

    async def _other_vote(self, press: Press, table_id: str) -> Refused:
        """Return why an answer to a vote that is over does not count, with what is asked now."""
        session = await self._tables.session(table_id)
        vote = session.status.vote
        if vote is None:
            return Refused(Reason.NO_VOTE)
        say = TableMessages(messages_of(press), session.table.seats)
        return Refused(
            Reason.OTHER_VOTE, who=say.member(vote.asker), proposal=status.proposal(vote.table_action, say)
        )

    async def show_vote(self, press: Press, table_id: str) -> None:
        """Show a player what is asked now, with controls that answer this vote. Refused when nothing is asked."""
        session = await self._own_session(press, table_id)
        await show(press, status.vote_question(session, session.seat_of(press.user.id), messages_of(press)))

    async def ask_to_leave(self, press: Press, table_id: str) -> None:
        """Ask a player in private whether they are sure."""
        session = await self._own_session(press, table_id)
        if session.status.ends_by_leaving(session.seat_of(press.user.id)):
            question = status.concede_question(table_id, messages_of(press))
        else:
            question = status.leave_question(table_id, messages_of(press), is_lesson=session.table.is_lesson)
        await edit_own_message(press, question)

    async def ask_to_concede(self, press: Press, table_id: str) -> None:
        """Ask a player in private whether they give up."""
        await self._own_session(press, table_id)
        await edit_own_message(press, status.concede_question(table_id, messages_of(press)))

    async def offer(self, press: Press, table_id: str, member: discord.Member) -> None:
        """Offer the player's seat to a member, publicly in this channel."""
        table = (await self._own_session(press, table_id)).table
        if member.bot or table.seat_of(member.id) is not None:
            raise Refused(Reason.OFFER_NOBODY)
        check_channel(press)
        pinged = await self._updater.pings.may_ping(table.id, [member.id])
        session = await self._tables.apply(table.id, press.user.id, TableAction(TableActionKind.OFFER))
        offer = session.status.offers[session.seat_of(press.user.id)]
        messages, _ = await self._locales.of_table(table)
        values = {
            "taker": member.mention,
            "giver": press.user.mention,
            "game": messages(f"{table.game}-name"),
        }
        until, giver_id = f"<t:{int(offer.until)}:R>", press.user.id
        take, withdraw = TakeSeat(giver_id, member.id, offer.number), WithdrawOffer(giver_id, offer.number)
        panel = Panel(
            heading=messages("seat-offer", link=links.to_table(table), until=until, **values),
            paragraphs=(),
            rows=(
                (
                    Button(take, messages("button-take"), Style.GOOD),
                    Button(withdraw, messages("button-withdraw")),
                ),
            ),
            table_id=table.id,
        )
        channel = press.client.get_partial_messageable(press.channel_id or 0)
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in pinged])
        sent = await channel.send(view=layout(panel), allowed_mentions=mentions)
        kept = Panel(heading=messages("seat-kept", who=press.user.mention), paragraphs=())
        await self._close_offer(table.id, giver_id, kept)
        self._offers[table.id, giver_id] = channel.get_partial_message(sent.id)
        await reply_privately(press, messages_of(press)("seat-offered"))

    async def _close_offer(self, table_id: str, giver_id: int, panel: Panel) -> None:
        """Change an older offer of the same seat, which does not count any more, into what has become of it."""
        older = self._offers.pop((table_id, giver_id), None)
        if older is not None:
            with contextlib.suppress(*FAILURES):
                await older.edit(view=layout(panel), allowed_mentions=discord.AllowedMentions.none())

    async def watch(self, press: Press, table_id: str) -> None:
        """Start or stop watching a table."""
        await check_may_watch(press, self._tables, await self._tables.table(table_id))
        is_on = await self._spectators.toggle(table_id, press.user.id)
        messages, session = messages_of(press), await self._tables.session(table_id)
        news = standing(session, TableMessages(messages, session.table.seats))
        await reply_privately(
            press, f"{messages('spectator-on')}\n{news}" if is_on else messages("spectator-off")
        )

    async def nudge(self, press: Press, table_id: str) -> None:
        """Ping the others who must act, as far as they want pings. Refused when there is nobody, or too often."""
        session = await self._own_session(press, table_id)
        if session.status.clock_runs and not waited_for(session, besides=press.user.id):
            raise Refused(Reason.NUDGE_NOBODY)
        nudge = TableAction(TableActionKind.NUDGE, amount=session.progress.public_version)
        await self._tables.apply(table_id, press.user.id, nudge)
        await self._answer_privately(press, messages_of(press)("nudge-done"))

    async def mute(self, press: Press, table_id: str, *, is_on: bool) -> None:
        """Let a table ping a player no longer, or again."""
        await self._own_session(press, table_id)
        await self._tables.set_muted(table_id, press.user.id, is_on=is_on)
        await self._answer_privately(press, messages_of(press)("muted-on" if is_on else "muted-off"))

    async def _answer_privately(self, press: Press, text: str) -> None:
        """Answer with a sentence, in the private panel if it was pressed there."""
        if press.type is discord.InteractionType.component:
            await edit_own_message(press, status.done(text, messages_of(press)))
        else:
            await reply_privately(press, text)

    async def _show_panel(self, press: Press, session: Session) -> None:
        """Show what can be done beside the game; people who do not play there can watch."""
        if session.is_over:
            raise Refused(Reason.TABLE_OVER)
        table, messages = session.table, messages_of(press)
        if table.seat_of(press.user.id) is None:
            await check_may_watch(press, self._tables, table)
            is_on = press.user.id in await self._tables.spectators(table.id)
            await show(press, status.watching(table.id, messages, is_on=is_on))
            return
        times = {name: self._preferences.seconds(table.guild_id, name) for name in CLOCKS}
        is_muted = press.user.id in await self._tables.muted(table.id)
        await show(press, status.panel(session, times, messages, is_muted=is_muted))

    async def _tell_in_words(self, press: Press, table_id: str) -> None:
        """Tell a person in their language what everybody sees of the table."""
        await visible_table(self._tables, press, table_id)
        await show(press, render.in_words(await self._tables.session(table_id), messages_of(press)))

    async def _explain(self, press: Press, table_id: str) -> None:
        """Explain what a lesson asks now. Refused when it is over."""
        await visible_table(self._tables, press, table_id)
        session = await self._tables.session(table_id)
        if session.is_over:
            raise Refused(Reason.TABLE_OVER)
        await show(press, tutorial.explanation(session, messages_of(press)))

    async def _take_seat(self, press: Press, table_id: str, command: TakeSeat) -> None:
        if press.user.id != command.taker_id:
            raise Refused(Reason.NOT_YOURS_TO_TAKE)
        taking = TakeOver(command.giver_id, command.number, member_of(press))
        session = await self._lobbies.take_over(table_id, taking)
        await self._answer_offer(press, session, command.giver_id, "seat-taken")

    async def _withdraw(self, press: Press, table_id: str, command: WithdrawOffer) -> None:
        if press.user.id != command.giver_id:
            raise Refused(Reason.NOT_YOUR_OFFER)
        withdrawal = TableAction(TableActionKind.WITHDRAW, amount=command.number)
        session = await self._tables.apply(table_id, press.user.id, withdrawal)
        await self._answer_offer(press, session, command.giver_id, "seat-kept")

    async def _answer_offer(self, press: Press, session: Session, giver_id: int, key: str) -> None:
        """Change the public offer into what has become of it."""
        self._offers.pop((session.table.id, giver_id), None)
        if pressed_message(press) is None:
            await reply_privately(press, messages_of(press)("table-action-done"))
            return
        say = TableMessages(self._locales.public(session.table.guild_id), session.table.seats)
        await edit_message(press, Panel(heading=say(key, who=press.user.mention), paragraphs=()))
