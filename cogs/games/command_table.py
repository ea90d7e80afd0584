"""A game's slash commands as data: `cogs.commands.game_commands` makes the commands from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import Formatter

from bot.preferences import CLOCKS
from cogs.ui.command_options import Choices, CommandOption, optional
from games.ai import LEVELS


@dataclass(frozen=True, slots=True)
class FormMove:
    """A move that the options describe as a form would: the presenter's ``typed`` and ``action`` read it."""

    name: str
    options: tuple[CommandOption, ...] = ()
    form: str = ""
    """The name of the form where it differs from the command's."""


@dataclass(frozen=True, slots=True)
class TokenMove:
    """A move with a fixed token, or one that its options complete.

    ValueError unless the token names exactly the options, each of them required or with a default.
    """

    name: str
    action: str
    """The token; an option's name in braces stands for its value: ``turn.draw.{pile}``."""
    options: tuple[CommandOption, ...] = ()
    defaults: Mapping[str, str] = field(default_factory=dict)
    """The values of options that the player leaves out."""

    def __post_init__(self) -> None:
        named = {name for _, name, _, _ in Formatter().parse(self.action) if name is not None}
        if named != {option.name for option in self.options}:
            raise ValueError(f"/… {self.name}: the token {self.action!r} does not name exactly its options")
        if self.defaults.keys() != {option.name for option in self.options if not option.is_required}:
            raise ValueError(f"/… {self.name}: not exactly the options that may be left out have a default")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCommands:
    """The slash-command group of one game: ``new``, and a command for each move.

    The group's name is the ``command`` of the game's entry in the catalog. The description of the group has the
    key ``cmd-<group>``, that of a command ``cmd-<group>-<name>``.
    """

    new: tuple[CommandOption, ...]
    """The options of ``new``: CLOCK_OPTION, HOUSE_OPTION, HOLIDAYS_OPTION, and others.

    The others are named like the fields of the game's Options.
    """
    moves: tuple[FormMove | TokenMove, ...]


CLOCK, HOUSE, HOLIDAYS = "clock", "house", "holidays"

CLOCK_OPTION = optional(
    CLOCK, Choices(tuple((f"choice-clock-{name}", name) for name in CLOCKS)), "cmd-new-clock"
)
"""The time control of a new table."""
SUGGESTED = "suggested"
"""The choice of the level that suits the member."""
HOUSE_OPTION = optional(
    HOUSE,
    Choices(tuple((f"choice-house-{level}", level) for level in (*LEVELS, SUGGESTED))),
    "cmd-new-house",
)
"""The level of an AI player who sits at a new table."""
HOLIDAYS_OPTION = optional(HOLIDAYS, bool, "cmd-new-holidays")
"""Whether the clock of a new table stops while a member is on holiday."""
