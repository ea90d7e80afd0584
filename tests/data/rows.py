"""Rows to store; a test names only the columns it is about."""

from __future__ import annotations

from typing import Any

from data.records.tables import By, Ending, MoveRecord, Phase, Result, SentKind, SentMessage, Table, TableSeat

WON = Result(ending=Ending.FINISHED, places=(1, 2), scores=(3, 1))
GUILD, CHANNEL, ANNA, BEN, CARL = 1 << 60, 2 << 40, 101, 102, 103


def seat(number: int, user_id: int | None, **changes: Any) -> TableSeat:
    """A member's seat, or a house player's."""
    house = "honest" if user_id is None else None
    return TableSeat(
        **{"seat": number, "user_id": user_id, "house": house, "name": f"name {user_id}", **changes}
    )


def lobby(table_id: str = "t1", **changes: Any) -> Table:
    """A table at which Anna and Ben wait."""
    values: dict[str, Any] = {
        "id": table_id,
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "host_id": ANNA,
        "game": "duel",
        "edition": 1,
        "options": {"mode": "core", "house": ["böse"], "length": 3},
        "seconds": 90,
        "phase": Phase.LOBBY,
        "seats": (seat(0, ANNA), seat(1, BEN)),
        "created_at": 1000.25,
    }
    return Table(**{**values, **changes})


def playing(table_id: str = "t1", **changes: Any) -> Table:
    """A table whose cards were dealt."""
    return lobby(table_id, **{"phase": Phase.PLAYING, "seed": bytes(range(32)), **changes})


def hand_sent(table_id: str = "t1", user_id: int = ANNA, **changes: Any) -> SentMessage:
    """The direct message that shows a member their hand."""
    values: dict[str, Any] = {
        "kind": SentKind.HAND,
        "table_id": table_id,
        "guild_id": GUILD,
        "channel_id": user_id + 7,
        "nonce": f"{table_id}/hand",
        "user_id": user_id,
        "message_id": 2,
        "at": 1000.5,
    }
    return SentMessage(**{**values, **changes})


def move(number: int, table_id: str = "t1", **changes: Any) -> MoveRecord:
    """Anna's or Ben's move."""
    values: dict[str, Any] = {
        "table_id": table_id,
        "number": number,
        "seat": number % 2,
        "token": f"attack.{number}",
        "by": By.PLAYER,
        "at": 2000.5 + number,
    }
    return MoveRecord(**{**values, **changes})
