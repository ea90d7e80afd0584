"""Which of a member's tables a command means, and whether a table can be opened where he is."""

from __future__ import annotations

from typing import Any

import discord

from bot.errors import Refused
from bot.history.past_games import PastGame
from bot.preferences import ServerSettings
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase, Table
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import plain
from cogs.ui import links

NEEDED = ("view_channel", "send_messages", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")
"""The permissions without which a table cannot be kept in a channel, or in a thread."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""What else is needed where each table gets a thread."""

Press = discord.Interaction[Any]


async def own_table(
    tables: TableService, press: Press, table_id: str | None, game: str | None = None
) -> Session:
    """The running table that a member means: the one he names, else the only one here, else the only one.

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
    """Why a command does not reach the one table at which the member sits."""
    if row.phase is Phase.LOBBY:
        return Refused("not-begun-yet", link=links.to_table(row))
    return Refused("other-game", game=messages_of(press)(f"{row.game}-name"), link=links.to_table(row))


async def own_open_table(tables: TableService, press: Press, table_id: str | None) -> Table:
    """The same, of the lobbies too in which he sits."""
    return _meant(await _own(tables, press, in_lobby=True), press, table_id)


async def table_choices(tables: TableService, press: Press, *, in_lobby: bool = False) -> dict[str, str]:
    """The member's running tables (and lobbies): their ids, and what tells them apart."""
    rows = await _own(tables, press, in_lobby=in_lobby)
    return {row.id: named(row, messages_of(press)) for row in rows}


def named(row: Table | PastGame, messages: Messages) -> str:
    """A table as a choice to type: its game, who sits there, and its id."""
    people = ", ".join(plain(seat.name) or messages("somebody") for seat in row.seats)
    return f"{messages(f'{row.game}-name')} · {people} · {row.id}"


async def is_home(row: Table, press: Press) -> bool:
    """Whether a table's post may stand here: whoever sits there can read its own channel, and its open threads.

    A table whose channel is gone is at home wherever its players show it.
    """
    here = press.channel
    if _is_here(row, press):
        return True
    if isinstance(here, discord.Thread) and here.parent_id == row.channel_id:
        return not here.is_private()
    if press.guild is not None and press.guild.get_channel_or_thread(row.channel_id) is not None:
        return False
    try:
        await press.client.fetch_channel(row.channel_id)  # a thread that sleeps is not in memory
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


def is_in_thread(press: Press) -> bool:
    """Whether somebody presses or types in a thread."""
    return isinstance(press.channel, discord.Thread)


def check_server(row: Table, press: Press) -> None:
    """Refused for a control that names a table of another server; in direct messages there is none to compare."""
    if press.guild_id not in (None, row.guild_id):
        raise Refused("no-such-table")


def check_may_open(press: Press, server: ServerSettings) -> None:
    """Refused when the server does not let this member open a table here, or none can be kept here."""
    check_channel(press, *(FOR_THREADS if server.threads else ()))
    if not isinstance(press.user, discord.Member) or press.permissions.manage_guild:
        return  # who can change what the server allows need not obey it
    here = {press.channel_id, getattr(press.channel, "parent_id", None)}
    if server.channels and here.isdisjoint(server.channels):
        raise Refused("other-channel", channels=", ".join(f"<#{channel}>" for channel in server.channels))
    role = server.opener_role_id
    if role is not None and all(held.id != role for held in press.user.roles):
        raise Refused("role-only", role=f"<@&{role}>")


def check_channel(press: Press, *more: str) -> None:
    """Refused when no table can be kept here, with all that is missing; ``more`` is needed besides."""
    if press.guild_id is None or press.channel_id is None:
        raise Refused("here-only")
    messages = messages_of(press)
    needed = NEEDED_IN_THREADS if isinstance(press.channel, discord.Thread) else (*NEEDED, *more)
    missing = [name for name in needed if not getattr(press.app_permissions, name)]
    if missing:
        names = ", ".join(messages(f"permission-{name}") for name in missing)
        raise Refused("missing-permission", permissions=names, count=len(missing))


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
        rows = [row for row in rows if _is_here(row, press)] or rows
    match rows:
        case [row]:
            return row
        case []:
            raise Refused("no-table-here")
        case _:
            raise Refused("which-table")


def _is_here(row: Table, press: Press) -> bool:
    return press.channel_id in (row.channel_id, row.post.channel_id if row.post else None)
