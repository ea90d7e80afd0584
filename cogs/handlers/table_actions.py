"""Controls of a table that are no moves: what each does, who may use it, and what it costs. Commands do the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import Enum, auto
from functools import partial
from types import MappingProxyType
from typing import assert_never

import discord

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.preferences import CLOCKS
from bot.ratings.service import ladder
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobbies import Lobbies
from cogs.games.registry import GAME_UIS
from cogs.handlers.lobby import LobbyHandler, house_level, member_of
from cogs.handlers.moves import MoveHandler
from cogs.handlers.seat_offers import SeatOffers
from cogs.handlers.sharing import SharingHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.pages.leaderboard import LeaderboardPages
from cogs.pages.open_hands import OpenHandsPage
from cogs.pages.replay import ReplayPages
from cogs.pages.rulebook import Rulebook
from cogs.pages.verify import VerifyPage
from cogs.permissions import Visibility, check_may_watch, check_server
from cogs.table_post import beside_game, render
from cogs.table_post.lobby import WORD_FIELD, word_form
from cogs.table_post.ping_reasons import waited_for
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.spectators import Spectators, standing
from cogs.ui.custom_id import (
    AddHousePlayer,
    AgreeToOpenHands,
    ControlCommand,
    JoinTeam,
    TableControl,
    TableRoute,
    TakeSeat,
    WithdrawOffer,
)
from cogs.ui.panel import Filled
from cogs.ui.responses import ask, edit_own_message, reply_privately, show
from data.records.tables import Phase, Table


class Right(Enum):
    """The right that is checked before a control does anything."""

    HAND = auto()
    """Nothing: players may also have their hand in direct messages. What shows a hand checks the rest."""
    HERE = auto()
    """The table belongs to this server, or to these direct messages."""
    VISIBLE = auto()
    """Also, the person may see the table."""
    SPECTATOR = auto()
    """Also, the person may watch the table, or watches it."""
    PLAYER = auto()
    """Also, the game has begun and the person plays in it."""


@dataclass(frozen=True, slots=True)
class Control:
    """A control: what it does, who may use it, and what it costs."""

    run: Callable[[TableActionHandler, Interaction, Table], Awaitable[None]]
    right: Right = Right.HERE
    is_costly: bool = False
    """Whether a person may do it only a few times a minute."""
    fill: Callable[[TableActionHandler, Interaction, Table, Filled], Awaitable[None]] | None = None
    """The work of its form when it is sent; None for a control without a form."""
    answer_key: str | None = None
    """The message that the person reads when it is done; None when ``run`` answers."""


@dataclass(frozen=True, eq=False)
class TableActionHandler:
    """Carries out the controls of tables."""

    parts: ScreenParts
    lobbies: Lobbies
    history: GameHistory
    updater: PostUpdater
    spectators: Spectators
    _: KW_ONLY
    lobby: LobbyHandler
    moves: MoveHandler
    rulebook: Rulebook
    leaderboard: LeaderboardPages
    replays: ReplayPages
    verify: VerifyPage
    open_hands: OpenHandsPage
    sharing: SharingHandler
    seat_offers: SeatOffers

    async def run_control(
        self, interaction: Interaction, table_id: str, command: ControlCommand, filled: Filled | None = None
    ) -> None:
        """Do what a control, its form or a command says, and answer. Refused when it cannot be done."""
        control = control_of(command)
        table = await self.parts.tables.table(table_id)
        await self._check(interaction, table, control.right)
        if filled is None:
            await control.run(self, interaction, table)
        elif control.fill is not None:
            await control.fill(self, interaction, table, filled)
        else:
            raise Refused(Reason.UNKNOWN_CONTROL)
        if control.answer_key is not None:
            await self._answer_privately(interaction, messages_of(interaction)(control.answer_key))

    async def _check(self, interaction: Interaction, table: Table, right: Right) -> None:
        if right is not Right.HAND:
            check_server(table, interaction)
        match right:
            case Right.HAND | Right.HERE:
                pass
            case Right.VISIBLE:
                await Visibility(interaction).check(table)
            case Right.SPECTATOR:
                await check_may_watch(interaction, self.parts.tables, table)
            case Right.PLAYER:
                (await self.parts.tables.session(table.id)).seat_of(interaction.user.id)
            case _:
                assert_never(right)

    async def change_lobby(self, interaction: Interaction, table: Table, change: Awaitable[object]) -> None:
        """Change a lobby, and show the result where it was pressed."""
        await change
        await self.updater.answer(interaction, table.id)

    async def join(self, interaction: Interaction, table: Table, team: int | None = None) -> None:
        """Take a free seat of a lobby: any seat, or one of a team."""
        await self.change_lobby(
            interaction, table, self.lobbies.join(table.id, member_of(interaction), team=team)
        )

    async def leave_lobby(self, interaction: Interaction, table: Table) -> None:
        """Leave a lobby; once the game runs, ask whether the player is sure."""
        if table.phase is Phase.PLAYING:
            await self.run_control(interaction, table.id, TableControl.ASK_TO_LEAVE)
        else:
            await self.change_lobby(interaction, table, self.lobbies.leave(table.id, interaction.user.id))

    async def add_house_player(self, interaction: Interaction, table: Table, level: str | None) -> None:
        """Seat a house player in a lobby. Refused when the game has no such level."""
        house = house_level(table.game, level)
        await self.change_lobby(
            interaction, table, self.lobbies.seat_house(table.id, interaction.user.id, house)
        )

    async def ask_for_word(self, interaction: Interaction, table: Table) -> None:
        """Open the form for a player's word."""
        await ask(
            interaction, word_form(messages_of(interaction)), TableRoute(table.id, 0, TableControl.CUT_DECK)
        )

    async def cut(self, interaction: Interaction, table: Table, filled: Filled) -> None:
        """Add a player's word to the deal."""
        await self.lobbies.cut(table.id, interaction.user.id, next(iter(filled.get(WORD_FIELD, ())), ""))
        await self._answer(interaction, table.id, messages_of(interaction)("cut-done"))

    async def do(self, interaction: Interaction, table: Table, action: TableAction) -> None:
        """Do something at a running table, and answer where it was pressed."""
        try:
            session = await self.parts.tables.apply(table.id, interaction.user.id, action)
        except Refused as refused:
            if refused.reason != Reason.STALE_VOTE:
                raise
            raise await self._other_vote(interaction, table.id) from refused
        await self._answer(
            interaction, table.id, beside_game.answer(action, session, messages_of(interaction))
        )

    async def _other_vote(self, interaction: Interaction, table_id: str) -> Refused:
        """Return the refusal of an answer to a vote that is over, with what is asked now."""
        session = await self.parts.tables.session(table_id)
        vote = session.status.vote
        if vote is None:
            return Refused(Reason.NO_VOTE)
        say = TableMessages(messages_of(interaction), session.table.seats)
        return Refused(
            Reason.OTHER_VOTE,
            who=say.member(vote.asker),
            proposal=beside_game.proposal(vote.table_action, say),
        )

    async def ask_to_leave(self, interaction: Interaction, table: Table) -> None:
        """Ask a player in private whether they are sure."""
        session = await self.parts.tables.session(table.id)
        if session.status.ends_by_leaving(session.seat_of(interaction.user.id)):
            await self.ask_to_concede(interaction, table)
            return
        question = beside_game.leave_question(
            table.id, messages_of(interaction), self.parts.kind_of(table).leave_key
        )
        await edit_own_message(interaction, question)

    async def ask_to_concede(self, interaction: Interaction, table: Table) -> None:
        """Ask a player in private whether they give up."""
        await edit_own_message(interaction, beside_game.concede_question(table.id, messages_of(interaction)))

    async def watch(self, interaction: Interaction, table: Table) -> None:
        """Start or stop watching a table."""
        is_on = await self.spectators.toggle(table.id, interaction.user.id)
        messages = messages_of(interaction)
        if (await self.parts.tables.table(table.id)).phase is Phase.LOBBY:
            await reply_privately(interaction, messages("spectator-on-lobby" if is_on else "spectator-off"))
            return
        session = await self.parts.tables.session(table.id)
        say = TableMessages(messages, session.table.seats)
        news = standing(session, say, self.parts.kind_of(session.table))
        told = f"{messages('spectator-on')}\n{news}" if is_on else messages("spectator-off")
        panel = beside_game.watching(table.id, messages, is_on=is_on, told=told)
        if not await self.open_hands.show(interaction, session, panel):
            await reply_privately(interaction, told)

    async def nudge(self, interaction: Interaction, table: Table) -> None:
        """Ping the others who must act and want pings. Refused when there is nobody, or too often."""
        session = await self.parts.tables.session(table.id)
        if session.status.clock_runs and not waited_for(session, besides=interaction.user.id):
            raise Refused(Reason.NUDGE_NOBODY)
        nudge = TableAction(TableActionKind.NUDGE, amount=session.progress.public_version)
        await self.parts.tables.apply(table.id, interaction.user.id, nudge)

    async def _answer(self, interaction: Interaction, table_id: str, text: str) -> None:
        """Answer by the table's post if it was pressed there, else with a sentence."""
        if await self.updater.shows(table_id, interaction.message):
            await self.updater.answer(interaction, table_id)
        else:
            await self._answer_privately(interaction, text)

    async def _answer_privately(self, interaction: Interaction, text: str) -> None:
        """Answer with a sentence, in the private panel if it was pressed there."""
        if interaction.type is discord.InteractionType.component:
            await edit_own_message(interaction, beside_game.done(text, messages_of(interaction)))
        else:
            await reply_privately(interaction, text)

    async def show_panel(self, interaction: Interaction, table: Table) -> None:
        """Show what can be done beside the game; people who do not play there can watch, with open hands all cards."""
        session, messages = await self.parts.tables.session(table.id), messages_of(interaction)
        if session.is_over:
            raise Refused(Reason.TABLE_OVER)
        if session.table.seat_of(interaction.user.id) is None:
            await check_may_watch(interaction, self.parts.tables, table)
            is_on = interaction.user.id in await self.parts.tables.stored.watchers(table.id)
            panel = beside_game.watching(table.id, messages, is_on=is_on)
            if not await self.open_hands.show(interaction, session, panel):
                await show(interaction, panel)
            return
        times = {name: self.parts.preferences.seconds(table.guild_id, name) for name in CLOCKS}
        is_muted = interaction.user.id in await self.parts.tables.stored.muted(table.id)
        await show(interaction, beside_game.panel(session, times, messages, is_muted=is_muted))

    async def tell_in_words(self, interaction: Interaction, table: Table) -> None:
        """Tell a person in their language the public state of the table."""
        session = await self.parts.tables.session(table.id)
        await show(interaction, render.in_words(session, messages_of(interaction), self.parts.kind_of(table)))

    async def explain(self, interaction: Interaction, table: Table) -> None:
        """Explain what is asked now. Refused when the game is over, and at tables without an explanation."""
        session = await self.parts.tables.session(table.id)
        explanation = self.parts.kind_of(table).explanation
        if explanation is None:
            raise Refused(Reason.NOT_AVAILABLE)
        if session.is_over:
            raise Refused(Reason.TABLE_OVER)
        await show(interaction, explanation(session, messages_of(interaction)))

    async def show_review(self, interaction: Interaction, table: Table) -> None:
        """Show a player the review of their game. Refused for others, before its end, and for a game without one."""
        own = (seat.seat for seat in table.seats if interaction.user.id in (seat.user_id, seat.rated_id))
        seat, panel = next(own, None), GAME_UIS[table.game].review
        if seat is None:
            raise Refused(Reason.NOT_SEATED)
        if panel is None:
            raise Refused(Reason.NO_REVIEW)
        found = await self.history.review(table, seat)
        await show(
            interaction, panel(found, seat, TableMessages(messages_of(interaction), table.seats, reader=seat))
        )


def _in_lobby(
    change: Callable[[Lobbies, str, int], Awaitable[object]], *, is_costly: bool = False
) -> Control:
    return Control(
        lambda handler, interaction, table: handler.change_lobby(
            interaction, table, change(handler.lobbies, table.id, interaction.user.id)
        ),
        is_costly=is_costly,
    )


def _next_game(*, is_swapped: bool) -> Control:
    return Control(
        lambda handler, interaction, table: handler.lobby.play_again(
            interaction, table, is_swapped=is_swapped
        ),
        Right.VISIBLE,
        is_costly=True,
    )


def _pings(*, is_muted: bool) -> Control:
    return Control(
        lambda handler, interaction, table: handler.parts.tables.stored.set_muted(
            table.id, interaction.user.id, is_on=is_muted
        ),
        Right.PLAYER,
        answer_key="muted-on" if is_muted else "muted-off",
    )


CONTROLS: Mapping[TableControl, Control] = MappingProxyType(
    {
        TableControl.JOIN: Control(TableActionHandler.join),
        TableControl.LEAVE_LOBBY: Control(TableActionHandler.leave_lobby),
        TableControl.START: _in_lobby(Lobbies.start, is_costly=True),
        TableControl.CANCEL: _in_lobby(Lobbies.cancel),
        TableControl.PAUSE_ON_HOLIDAYS: _in_lobby(partial(Lobbies.set_pauses_for_holidays, is_on=True)),
        TableControl.PLAY_ON_HOLIDAYS: _in_lobby(partial(Lobbies.set_pauses_for_holidays, is_on=False)),
        TableControl.OPEN_HANDS: _in_lobby(partial(Lobbies.set_open_hands, is_on=True)),
        TableControl.CLOSED_HANDS: _in_lobby(partial(Lobbies.set_open_hands, is_on=False)),
        TableControl.CUT_DECK: Control(TableActionHandler.ask_for_word, fill=TableActionHandler.cut),
        TableControl.HAND: Control(
            lambda handler, interaction, table: handler.moves.show_hand(interaction, table.id), Right.HAND
        ),
        TableControl.HAND_IN_WORDS: Control(
            lambda handler, interaction, table: handler.moves.tell_hand_in_words(interaction, table.id),
            Right.HAND,
        ),
        TableControl.NO_HAND_MESSAGES: Control(
            lambda handler, interaction, _: handler.moves.stop_hand_messages(interaction), Right.HAND
        ),
        TableControl.RULES: Control(
            lambda handler, interaction, table: handler.rulebook.open_at(interaction, table.id)
        ),
        TableControl.PANEL: Control(TableActionHandler.show_panel),
        TableControl.IN_WORDS: Control(TableActionHandler.tell_in_words, Right.VISIBLE),
        TableControl.EXPLAIN: Control(TableActionHandler.explain, Right.VISIBLE),
        TableControl.WATCH: Control(TableActionHandler.watch, Right.SPECTATOR),
        TableControl.ASK_TO_LEAVE: Control(TableActionHandler.ask_to_leave, Right.PLAYER),
        TableControl.ASK_TO_CONCEDE: Control(TableActionHandler.ask_to_concede, Right.PLAYER),
        TableControl.LEAVE_GAME: Control(
            lambda handler, interaction, table: handler.do(
                interaction, table, TableAction(TableActionKind.LEAVE)
            )
        ),
        TableControl.PLAY_AGAIN: _next_game(is_swapped=False),
        TableControl.PLAY_AGAIN_SWAPPED: _next_game(is_swapped=True),
        TableControl.LEADERBOARD: Control(
            lambda handler, interaction, table: handler.leaderboard.show_to(interaction, ladder(table)),
            Right.VISIBLE,
        ),
        TableControl.REVIEW: Control(TableActionHandler.show_review),
        TableControl.REPLAY: Control(
            lambda handler, interaction, table: handler.replays.open(interaction, table.id), Right.VISIBLE
        ),
        TableControl.DETAILS: Control(
            lambda handler, interaction, table: handler.verify.show_of(interaction, table), Right.VISIBLE
        ),
        TableControl.SHARE: Control(
            lambda handler, interaction, table: handler.sharing.offer(interaction, table),
            Right.VISIBLE,
            is_costly=True,
        ),
        TableControl.SHARE_HERE: Control(
            lambda handler, interaction, table: handler.sharing.share(interaction, table),
            Right.VISIBLE,
            is_costly=True,
        ),
        TableControl.SHOW_HAND: Control(
            lambda handler, interaction, table: handler.sharing.show_hand(interaction, table),
            Right.PLAYER,
            is_costly=True,
        ),
        TableControl.NUDGE: Control(TableActionHandler.nudge, Right.PLAYER, answer_key="nudge-done"),
        TableControl.MUTE: _pings(is_muted=True),
        TableControl.UNMUTE: _pings(is_muted=False),
    }
)
"""Every control without values."""
if lacking := set(TableControl) - CONTROLS.keys():
    raise LookupError(f"not declared: {', '.join(sorted(lacking))}")


def control_of(command: ControlCommand) -> Control:
    """Return the declaration of the control that a command means."""
    match command:
        case TableControl():
            return CONTROLS[command]
        case JoinTeam(team=team):
            return Control(lambda handler, interaction, table: handler.join(interaction, table, team))
        case AgreeToOpenHands(question=question):
            return _in_lobby(partial(Lobbies.agree_to_open_hands, question=question))
        case AddHousePlayer(level=level):
            return Control(
                lambda handler, interaction, table: handler.add_house_player(interaction, table, level)
            )
        case TakeSeat() as taking:
            return Control(
                lambda handler, interaction, table: handler.seat_offers.take(interaction, table, taking)
            )
        case WithdrawOffer() as withdrawal:
            return Control(
                lambda handler, interaction, table: handler.seat_offers.withdraw(
                    interaction, table, withdrawal
                )
            )
        case TableAction() as action:
            return Control(lambda handler, interaction, table: handler.do(interaction, table, action))
        case _:
            assert_never(command)
