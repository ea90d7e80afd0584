"""A game's options at the boundary: checked when they come in, plain values when they go out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.errors import Reason, Refused
from data.sql.mapping import adapter_of
from games.engine import Game

AnyGame = Game[Any, Any, Any, Any]


def read_options(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """Return the options of a game out of plain values; Refused when one of them makes no sense."""
    try:
        return adapter_of(game.Options).validate_python(dict(values))
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
    values: dict[str, Any] = adapter_of(game.Options).dump_python(options, mode="json")
    return values
