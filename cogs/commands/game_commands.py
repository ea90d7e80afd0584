"""Makes the slash commands of a game from its table: `new`, and a command for each move."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Literal, TypeAlias, assert_never

from discord import app_commands

from bot.tables.options import AnyGame, read_options
from bot.tables.service import TableService
from cogs.commands.autocomplete import Autocomplete
from cogs.games.command_table import (
    CLOCK,
    HOLIDAYS,
    HOUSE,
    Choices,
    CommandOption,
    FormMove,
    GameCommands,
    Offered,
    OneOf,
    TokenMove,
    WholeNumber,
    YesOrNo,
)
from cogs.games.game_ui import GameUi
from cogs.games.presenter import Presenter
from cogs.handlers.lobby import LobbyHandler
from cogs.handlers.moves import MoveHandler, decoded
from cogs.handlers.own_tables import own_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import TableMessages
from cogs.ui.autocomplete import Suggestions, offered
from cogs.ui.responses import in_time
from cogs.ui.typed_texts import Text
from games.catalog import ENTRIES, GAMES

Command: TypeAlias = app_commands.Command[Any, ..., None]
Run: TypeAlias = Callable[[Interaction, dict[str, Any]], Awaitable[None]]
"""Carries out a command with the options that were given."""
Suggest: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]

TABLE = "table"


class GameGroup:
    """The commands of one game. Each move is answered to its player only, for it may name cards of a hand."""

    def __init__(
        self,
        ui: GameUi,
        tables: TableService,
        autocomplete: Autocomplete,
        *,
        lobby: LobbyHandler,
        moves: MoveHandler,
    ) -> None:
        self._commands: GameCommands = ui.commands
        self._presenter: Presenter[Any, Any, Any] = ui.presenter
        self._game: AnyGame = GAMES[ui.presenter.game]
        self._tables = tables
        self._autocomplete = autocomplete
        self._lobby = lobby
        self._moves = moves
        name = ENTRIES[ui.presenter.game].command
        self.group = app_commands.Group(
            name=name,
            description=command_text(f"cmd-{name}"),
            guild_only=True,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )
        self.group.add_command(self._new())
        for move in self._commands.moves:
            self.group.add_command(self._move(move))

    def _new(self) -> Command:
        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            clock, house = given.pop(CLOCK, None), given.pop(HOUSE, None)
            is_paused = given.pop(HOLIDAYS, False)
            options = read_options(self._game, given)
            await self._lobby.open(
                interaction, self._game, options, clock=clock, house=house, pauses_for_holidays=is_paused
            )

        return self._command("new", self._commands.new, run)

    def _move(self, move: FormMove | TokenMove) -> Command:
        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            table_id = given.pop(TABLE, None)
            session = await own_table(self._tables, interaction, table_id, self._game.key)
            if isinstance(move, TokenMove):
                action = decoded(session, move.action.format_map({**move.defaults, **given}))
            else:
                form = move.form or move.name
                say = TableMessages(messages_of(interaction), session.table.seats)
                filled = self._presenter.questions.typed(given, say)
                view = session.progress.seat_view(session.seat_of(interaction.user.id))
                action = self._presenter.questions.action(form, filled, view)
            await self._moves.play(interaction, session.table.id, action, seen_version=None)

        return self._command(move.name, move.options, run, is_move=True)

    def _command(
        self, name: str, options: Sequence[CommandOption], run: Run, *, is_move: bool = False
    ) -> Command:
        """Make one command. discord.py reads the options from the signature of the callback."""

        async def callback(interaction: Interaction, **given: Any) -> None:
            async with in_time(interaction, is_public=not is_move):
                await run(
                    interaction, {option: value for option, value in given.items() if value is not None}
                )

        parameters = [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
        ]
        parameters += [_parameter(option) for option in options]
        group = self.group.name
        descriptions = {
            option.name: command_text(option.key or f"cmd-{group}-{name}-{option.name}") for option in options
        }
        suggest = {
            option.name: self._suggest(option.offers) for option in options if option.offers is not None
        }
        choices = {
            option.name: [
                app_commands.Choice(name=command_text(label), value=value)
                for label, value in option.kind.values
            ]
            for option in options
            if isinstance(option.kind, Choices)
        }
        if is_move:
            parameters.append(_optional(TABLE, Text))
            descriptions[TABLE] = command_text("cmd-option-table")
            suggest[TABLE] = self._suggest_tables
        callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        callback = app_commands.describe(**descriptions)(callback)
        callback = app_commands.choices(**choices)(callback)
        callback = app_commands.autocomplete(**suggest)(callback)
        return app_commands.Command(
            name=name, description=command_text(f"cmd-{group}-{name}"), callback=callback
        )

    def _suggest(self, option: str) -> Suggest:
        """Return the autocompletion of an option, from what the player may do now."""

        async def suggest(interaction: Interaction, typed: str) -> Suggestions:
            return await offered(typed, self._autocomplete.game_option(interaction, self._game.key, option))

        return suggest

    async def _suggest_tables(self, interaction: Interaction, typed: str) -> Suggestions:
        return await offered(typed, self._autocomplete.own_tables(interaction))


def _parameter(option: CommandOption) -> inspect.Parameter:
    kind: Any
    match option.kind:
        case Offered():
            kind = Text
        case Choices():
            kind = str
        case WholeNumber(least, most):
            kind = app_commands.Range[int, least, most]
        case OneOf(numbers):
            kind = Literal[numbers]
        case YesOrNo():
            kind = bool
        case _:
            assert_never(option.kind)
    if not option.is_required:
        return _optional(option.name, kind)
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, annotation=kind)


def _optional(name: str, kind: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
