"""A game's options at the boundary: checked when they come in, plain values when they go out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.errors import Reason, Refused
from games.catalog import GAMES
from games.engine import Game

AnyGame = Game[Any, Any, Any, Any]


@cache
def _adapter(key: str) -> TypeAdapter[Any]:
    return TypeAdapter(GAMES[key].Options)


def read_options(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """Return the options of a game out of plain values; Refused when one of them makes no sense."""
    try:
        return _adapter(game.key).validate_python(dict(values))
    except ValidationError as error:
        first = error.errors()[0]
        raise Refused(Reason.BAD_OPTION, option=".".join(str(part) for part in first["loc"])) from error


def stored_options(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """Return the options of a stored table. Refused as damaged when they make no sense any more."""
    try:
        return read_options(game, values)
    except Refused:
        raise Refused(Reason.RECORD_DAMAGED) from None


def write_options(game: AnyGame, options: Any) -> dict[str, Any]:
    """Return the plain values of a game's options, fit for JSON."""
    values: dict[str, Any] = _adapter(game.key).dump_python(options, mode="json")
    return values
