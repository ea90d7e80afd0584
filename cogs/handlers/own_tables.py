"""Which of their tables a person means with a command."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Reason, Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase, Table
from cogs.i18n.locale import Press, messages_of
from cogs.permissions import is_shown_here
from cogs.ui import links


async def own_table(
    tables: TableService, press: Press, table_id: str | None, game: str | None = None
) -> Session:
    """Return the running table that a person means: the one they name, else the only one here, else the only one.

    Refused when there is none, or more than one and none was named.
    """
    own = await tables.open_tables_of(press.user.id, press.guild_id)
    running = [row for row in own if row.phase is Phase.PLAYING]
    rows = [row for row in running if game in (None, row.game)]
    others = [row for row in own if row not in rows and table_id in (None, row.id)]
    if others and not any(table_id in (None, row.id) for row in rows):
        raise _not_that_table(others[0], press)
    return await tables.session(_meant(rows, press, table_id).id)


def _not_that_table(table: Table, press: Press) -> Refused:
    """Return why a command does not fit the only table at which the person sits."""
    if table.phase is Phase.LOBBY:
        return Refused(Reason.NOT_BEGUN_YET, link=links.to_table(table))
    return Refused(
        Reason.OTHER_GAME, game=messages_of(press)(f"{table.game}-name"), link=links.to_table(table)
    )


async def own_open_table(tables: TableService, press: Press, table_id: str | None) -> Table:
    """Return the running table or lobby that a person means. Refused like `own_table`."""
    return _meant(await tables.open_tables_of(press.user.id, press.guild_id), press, table_id)


def _meant(rows: Sequence[Table], press: Press, table_id: str | None) -> Table:
    if table_id is not None:
        rows = [row for row in rows if row.id == table_id]
        if not rows:
            raise Refused(Reason.BAD_TABLE)
    elif len(rows) > 1:
        rows = [row for row in rows if is_shown_here(row, press)] or rows
    match rows:
        case [row]:
            return row
        case []:
            raise Refused(Reason.NO_TABLE_HERE)
        case _:
            raise Refused(Reason.WHICH_TABLE)
