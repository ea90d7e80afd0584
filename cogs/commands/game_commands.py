"""Makes the slash commands of a game: `new`, and one for each question that has a command."""

from __future__ import annotations

from typing import Any

from bot.tables.options import AnyGame, read_options
from bot.tables.service import TableService
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.declaration import IN_SERVERS, OWN_TABLE, Command, Group, available, make_command
from cogs.games.game_ui import GameUi
from cogs.games.new_options import CLOCK, HOLIDAYS, HOUSE, TEACHING
from cogs.games.presenter import Presenter
from cogs.games.questions import Question
from cogs.handlers.lobby import LobbyHandler
from cogs.handlers.moves import MoveHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import TableMessages
from cogs.permissions import own_table
from games.catalog import ENTRIES, GAMES


def game_group(
    ui: GameUi,
    tables: TableService,
    autocomplete: Autocomplete,
    *,
    lobby: LobbyHandler,
    moves: MoveHandler,
) -> Group:
    """Return the commands of one game. Each move is answered to its player only, for it may name cards of a hand."""
    presenter: Presenter[Any, Any, Any] = ui.presenter
    game: AnyGame = GAMES[presenter.game]
    name = ENTRIES[presenter.game].command
    group = available(IN_SERVERS, Group(name=name, description=command_text(f"cmd-{name}")))

    async def offer(interaction: Interaction, option: str) -> dict[str, str]:
        if option == OWN_TABLE.name:
            return await autocomplete.own_tables(interaction)
        return await autocomplete.game_option(interaction, game.key, option)

    async def open_table(interaction: Interaction, given: dict[str, Any]) -> None:
        clock, house = (given.pop(name, None) for name in (CLOCK, HOUSE))
        is_paused, is_teaching = (bool(given.pop(name, False)) for name in (HOLIDAYS, TEACHING))
        options = read_options(game, given)
        await lobby.open(
            interaction,
            game,
            options,
            clock=clock,
            house=house,
            pauses_for_holidays=is_paused,
            asks_for_open_hands=is_teaching,
        )

    def move_command(question: Question[Any]) -> Command:
        questions = presenter.questions

        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            session = await own_table(tables, interaction, given.pop(OWN_TABLE.name, None), game.key)
            say = TableMessages(messages_of(interaction), session.table.seats)
            view = session.progress.seat_view(session.seat_of(interaction.user.id))
            action = questions.action(question.name, questions.typed(given, say), view)
            await moves.play(interaction, session.table.id, action, seen_version=None)

        name = f"cmd-{group.name}-{question.name}"
        return make_command(name, (*question.options, OWN_TABLE), run, offer)

    group.add_command(
        make_command(f"cmd-{group.name}-new", ui.new, open_table, offer, is_public=True, costly=True)
    )
    for question in presenter.questions.commands:
        group.add_command(move_command(question))
    return group
