"""The post of a lobby: its controls that take a seat can be pressed while a seat is free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import lobby
from bot.tables.options import read_options
from cogs.i18n.messages import Messages
from cogs.table_post.lobby import panel
from cogs.ui.custom_id import AddHousePlayer, TableControl
from cogs.ui.panel import Menu
from data.records.tables import Table
from games.catalog import GAMES, levels
from tests.bot.tables.services import ADA, BEN

every_game = pytest.mark.parametrize("key", GAMES)


def opened(key: str) -> Table:
    game = GAMES[key]
    new = lobby.NewTable(guild_id=1, channel_id=2, seconds=90)
    return lobby.new_table(game, read_options(game, {}), ADA, new, secret=b"", at=0.0)


def with_house(table: Table) -> Table:
    """With a house player in every free seat."""
    game = GAMES[table.game]
    while len(table.seats) < game.seats(read_options(game, table.options))[-1]:
        table = lobby.seat_house(game, table, ADA.id, house="honest")
    return table


def offered(table: Table) -> dict[str, bool]:
    """What takes a seat, and whether it can be pressed; a menu that is not there cannot be."""
    rows = panel(table, Messages()).rows
    buttons = [button for row in rows if isinstance(row, tuple) for button in row]
    can_be = {button.target: not button.is_idle for button in buttons}
    return {
        "!join": can_be[TableControl.JOIN],
        "!house": can_be[AddHousePlayer()],
        "menu": any(isinstance(r, Menu) for r in rows),
    }


@every_game
def test_a_lobby_offers_its_free_seats(key: str) -> None:
    assert offered(opened(key)) == {"!join": True, "!house": True, "menu": bool(levels(key))}


@every_game
def test_a_full_lobby_offers_no_seat(key: str) -> None:
    assert offered(with_house(opened(key))) == {"!join": False, "!house": False, "menu": False}


@every_game
def test_a_seat_that_is_kept_can_still_be_taken(key: str) -> None:
    table = with_house(lobby.join(GAMES[key], opened(key), BEN))
    kept = [replace(seat, is_invited=seat.user_id == BEN.id) for seat in table.seats]
    table = replace(table, seats=tuple(kept))
    assert offered(table) == {"!join": True, "!house": False, "menu": False}
