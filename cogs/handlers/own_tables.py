"""Which of their tables a person means with a command."""

from __future__ import annotations

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase, Table
from cogs.i18n.locale import Press, messages_of
from cogs.pages.table_labels import labelled
from cogs.permissions import is_shown_here
from cogs.ui import links


async def own_table(
    tables: TableService, press: Press, table_id: str | None, game: str | None = None
) -> Session:
    """Return the running table that a person means: the one they name, else the only one here, else the only one.

    Refused when there is none, or more than one and none was named.
    """
    own = await _own(tables, press, in_lobby=True)
    running = [row for row in own if row.phase is Phase.PLAYING]
    rows = [row for row in running if game in (None, row.game)]
    others = [row for row in own if row not in rows and table_id in (None, row.id)]
    if others and not any(table_id in (None, row.id) for row in rows):
        raise _not_that_table(others[0], press)
    return await tables.session(_meant(rows, press, table_id).id)


def _not_that_table(row: Table, press: Press) -> Refused:
    """Return why a command does not fit the only table at which the person sits."""
    if row.phase is Phase.LOBBY:
        return Refused("not-begun-yet", link=links.to_table(row))
    return Refused("other-game", game=messages_of(press)(f"{row.game}-name"), link=links.to_table(row))


async def own_open_table(tables: TableService, press: Press, table_id: str | None) -> Table:
    """Return the running table or lobby that a person means. Refused like `own_table`."""
    return _meant(await _own(tables, press, in_lobby=True), press, table_id)


async def table_choices(tables: TableService, press: Press, *, in_lobby: bool = False) -> dict[str, str]:
    """Return the labels of a person's running tables (and lobbies) by their ids."""
    return labelled(await _own(tables, press, in_lobby=in_lobby), messages_of(press))


async def _own(tables: TableService, press: Press, *, in_lobby: bool = False) -> list[Table]:
    phases = (Phase.PLAYING, Phase.LOBBY) if in_lobby else (Phase.PLAYING,)
    rows = await tables.open_tables_of(press.user.id, press.guild_id)
    return [row for row in rows if row.phase in phases]


def _meant(rows: list[Table], press: Press, table_id: str | None) -> Table:
    if table_id is not None:
        rows = [row for row in rows if row.id == table_id]
        if not rows:
            raise Refused("bad-table")
    elif len(rows) > 1:
        rows = [row for row in rows if is_shown_here(row, press)] or rows
    match rows:
        case [row]:
            return row
        case []:
            raise Refused("no-table-here")
        case _:
            raise Refused("which-table")
