"""The kinds of tables, whose posts differ: ordinary here, and a feature has its own kind for its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.tables.session import Session
from bot.tables.state import TableState
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import beside_game, ending
from cogs.ui.panel import Button, Panel, Row
from data.records.tables import Table


@dataclass(frozen=True, slots=True)
class PostQuestion:
    """The question of the post of a running game."""

    question: str | None
    """The question to the players who must act."""
    above: Sequence[str] = ()
    """The line above it."""
    help_button: Button | None = None
    """Stands where the rules are otherwise."""


@dataclass(frozen=True, kw_only=True)
class TableKind:
    """An ordinary table. Another kind sets what is different at its tables."""

    is_of: Callable[[Table], bool] = lambda _: True
    """Returns True for a table of this kind."""
    leave_key: str = "sure-leave"
    """The key of the question whether a player is sure that they want to leave."""
    asked: Callable[[str | None, Session, TableMessages, bool], PostQuestion] = lambda prompt, *_: (
        PostQuestion(prompt)
    )
    """Returns the question to show, from the game's own question; the flag tells whether the post has an image."""
    explanation: Callable[[Session, Messages], Panel] | None = None
    """Returns the page of the help button."""
    last_panel: Callable[[Session, TableMessages], Panel | None] = lambda *_: None
    """Returns the whole post of a game that is over, if it is not that of other games."""
    result: Callable[[TableState, TableMessages], str] = ending.result
    """Returns the result of a game."""
    below_result: Callable[[Table, TableMessages], Sequence[str]] = lambda *_: ()
    """Returns the text below the result in the last post."""
    over_row: Callable[[Table, TableMessages], Row] = beside_game.over_row
    """Returns the controls of a table that is over."""
    over_rows: Callable[[Table, TableMessages], tuple[Row, ...]] = beside_game.over_rows
    """Returns the same with what looks back at the game."""
    new_thread: Callable[[Interaction, Table], Awaitable[discord.Thread]] | None = None
    """Opens a private thread for a table that only its member sees, or refuses; None for any other table."""


ORDINARY = TableKind()
KindOf: TypeAlias = Callable[[Table], TableKind]
"""Returns the kind of a table."""
