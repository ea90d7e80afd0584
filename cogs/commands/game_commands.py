"""Makes the slash commands of a game from its table: `new`, and a command for each move."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.tables.options import AnyGame, read_options
from bot.tables.service import TableService
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.made_command import Command, make_command
from cogs.games.command_table import CLOCK, HOLIDAYS, HOUSE, FormMove, GameCommands, TokenMove
from cogs.games.game_ui import GameUi
from cogs.games.presenter import Presenter
from cogs.handlers.lobby import LobbyHandler
from cogs.handlers.moves import MoveHandler, decoded
from cogs.handlers.own_tables import own_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import optional
from games.catalog import ENTRIES, GAMES

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

        return make_command(
            f"cmd-{self.group.name}-new", self._commands.new, run, self._offer, is_public=True, costly=True
        )

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

        table = optional(TABLE, key="cmd-option-table")
        return make_command(f"cmd-{self.group.name}-{move.name}", (*move.options, table), run, self._offer)

    async def _offer(self, interaction: Interaction, option: str) -> dict[str, str]:
        """Return the values of an option, from what the player may do now; or their tables."""
        if option == TABLE:
            return await self._autocomplete.own_tables(interaction)
        return await self._autocomplete.game_option(interaction, self._game.key, option)
