"""Custom ids as typed routes: what a control or form leads to. They are printed and parsed here only.

A table's control is ``cake:TABLE:SEEN:COMMAND``, a page's ``page:PAGE:ARGUMENTS``. A menu's custom id has ``*NAME``
in the last place, and the value that is chosen from it is the command or the page's custom id. A picker's custom
id names its page, ``page:PAGE:*NAME``: the page gets the name and the ids that are chosen as its arguments.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, ClassVar, Self, TypeAlias, assert_never

from pydantic import Field, ValidationError
from pydantic.dataclasses import dataclass as checked_dataclass

from bot.errors import Reason, Refused
from bot.tables.commands import TableAction, TableActionKind

Number: TypeAlias = Annotated[int, Field(ge=0, lt=10**20)]
"""Also the id of a member."""


class PageName(StrEnum):
    """The pages that have controls of their own, besides those of the features."""

    LEADERBOARD = "leaderboard"
    HISTORY = "history"
    REPLAY = "replay"
    VERIFY = "verify"
    RULEBOOK = "rulebook"
    PREFERENCES = "preferences"
    PRIVACY = "privacy"
    SETTINGS = "settings"
    PLAY = "play"
    HELP = "help"
    PART = "part"
    """A part of any page that is too long for a phone."""


@dataclass(frozen=True, slots=True)
class Values:
    """Values that a custom id carries as the texts of their fields. The last ones may be None.

    They are dataclasses of pydantic, which reads the texts.
    """

    word: ClassVar[str]
    """The word before them: that of a table's command, or a `PageName`."""

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the fields that are not None, in their order."""
        return tuple(str(value) for one in fields(self) if (value := getattr(self, one.name)) is not None)

    @classmethod
    def read(cls, texts: Sequence[str]) -> Self:
        """Return the values with these texts. Refused when no values are printed like this."""
        checked: Callable[..., Self] = cls
        with contextlib.suppress(ValidationError):
            if (values := checked(*texts)).texts == tuple(texts):
                return values
        raise Refused(Reason.UNKNOWN_CONTROL)


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Makes a move of the game. The token stands for an action; only the game can decode it."""

    token: str


@dataclass(frozen=True, slots=True)
class OpenForm:
    """Opens a form of the game, and names it when it is sent."""

    name: str


class TableControl(StrEnum):
    """A command of a table's control that needs no values; each is printed as its value."""

    JOIN = "!join"
    LEAVE_LOBBY = "!leave"
    """Once the game runs it asks whether the player is sure."""
    START = "!start"
    CANCEL = "!cancel"
    CUT_DECK = "!cut"
    HAND = "!hand"
    RULES = "!rules"
    PANEL = "!table"
    """Opens the private panel with what can be done beside the game."""
    IN_WORDS = "!words"
    """Shows in words what the image of the post shows."""
    EXPLAIN = "!explain"
    """Explains what is asked, where a kind of table has an explanation."""
    HAND_IN_WORDS = "!hand.words"
    """Shows a player their whole hand in words."""
    NO_HAND_MESSAGES = "!hand.off"
    """Ends the direct messages with the hands of a member."""
    WATCH = "!watch"
    ASK_TO_LEAVE = "!sure.leave"
    ASK_TO_CONCEDE = "!sure.concede"
    LEAVE_GAME = "!leave-game"
    PLAY_AGAIN = "!again"
    PLAY_AGAIN_SWAPPED = "!swap"
    LEADERBOARD = "!board"
    REVIEW = "!review"
    REPLAY = "!replay"
    SHARE = "!share"
    """Shows the story of a game that is over to the person who pressed."""
    SHARE_HERE = "!share.here"
    """Shows it to everybody in the channel."""
    SHOW_HAND = "!hand.open"
    """Shows everybody what a player held at the end of a game."""
    DETAILS = "!details"
    """Opens the page of `/verify`, with the secret of the shuffle."""
    NUDGE = "!nudge"
    """Pings the others who must act."""
    MUTE = "!mute"
    UNMUTE = "!unmute"
    PAUSE_ON_HOLIDAYS = "!holidays.on"
    """The clock stops while a member is on holiday; chosen in the lobby."""
    PLAY_ON_HOLIDAYS = "!holidays.off"
    """A house player stands in for a member on holiday; chosen in the lobby."""
    OPEN_HANDS = "!open.on"
    """Asks whether spectators may see all hands; chosen in the lobby."""
    CLOSED_HANDS = "!open.off"
    """Takes back the question whether spectators may see all hands."""


@checked_dataclass(frozen=True, slots=True)
class JoinTeam(Values):
    """Takes a free seat of a team in the lobby, or changes to it."""

    word = "!team"
    team: Annotated[int, Field(ge=1, le=9)]
    """Counted from 1."""


@checked_dataclass(frozen=True, slots=True)
class AgreeToOpenHands(Values):
    """Agrees in the lobby that spectators see all hands."""

    word = "!open"
    question: Number
    """The number of the table's question: a control counts for the question with its number and for no other."""


@checked_dataclass(frozen=True, slots=True)
class AddHousePlayer(Values):
    """Seats a house player in the lobby; without a level, one of the game's default level."""

    word = "!house"
    level: str | None = None


@checked_dataclass(frozen=True, slots=True)
class TakeSeat(Values):
    """Takes a seat that is on offer to one member."""

    word = "!take"
    giver_id: Number
    taker_id: Number
    number: Number
    """The number of the table's offer."""


@checked_dataclass(frozen=True, slots=True)
class WithdrawOffer(Values):
    """Ends the offer of a seat."""

    word = "!keep"
    giver_id: Number
    number: Number


ControlCommand: TypeAlias = (
    TableControl | JoinTeam | AgreeToOpenHands | AddHousePlayer | TakeSeat | WithdrawOffer | TableAction
)
"""A command of a table's control that is no move. A `TableAction` is done beside the game and stands in its record."""
TableCommand: TypeAlias = PlayMove | OpenForm | ControlCommand


@dataclass(frozen=True, slots=True)
class TableRoute:
    """A control or form of a table."""

    table_id: str
    seen_version: int
    """How many public moves there had been when the control was made; in a lobby, the number of its changes.

    In a hand it is how many there had been when the decision began: the control is valid for as long as it is open.
    """
    command: TableCommand

    @property
    def custom_id(self) -> str:
        """The custom id of this route."""
        return f"cake:{self.table_id}:{self.seen_version}:{print_command(self.command)}"


@dataclass(frozen=True, slots=True)
class PageRoute:
    """A control or form of a page that belongs to no table's turn."""

    page: str
    """A `PageName`, or the name of a feature's page."""
    arguments: tuple[str, ...] = ()
    """The values as they are written; the page interprets them."""

    @property
    def custom_id(self) -> str:
        """The custom id of this route."""
        return f"page:{self.page}:{'.'.join(self.arguments)}"


@dataclass(frozen=True, slots=True)
class PageValues(Values):
    """Values that are the arguments of a page's controls."""

    @property
    def route(self) -> PageRoute:
        """The route of a control that carries these values."""
        return PageRoute(self.word, self.texts)


Route: TypeAlias = TableRoute | PageRoute

_PLAYER_ACTIONS = frozenset(
    map(TableActionKind, ("!concede", "!return", "!ask", "!agree", "!refuse", "!resume"))
)
"""The table actions that a control does by their tokens."""

MENU_ID = re.compile(r"(?:cake:[a-z0-9]{8}:[0-9]{1,9}|page:[a-z]{1,20}):\*[a-z]{1,30}")
"""The form of a menu's custom id."""

_TABLE_ID = re.compile(
    r"cake:(?P<table>[a-z0-9]{8}):(?P<seen>[0-9]{1,9}):(?P<command>[A-Za-z0-9.,>!?_-]{1,72})"
)
_PAGE_ID = re.compile(r"page:(?P<page>[a-z]{1,20}):(?P<arguments>[A-Za-z0-9.,>_-]{0,70})")
_PICKER_ID = re.compile(r"page:(?P<page>[a-z]{1,20}):\*(?P<name>[a-z]{1,30})")
_COMMANDS_KEPT = 2_000
_MENUS = "menu"
"""Stands in the place of a page in the custom ids of menus, whose values name their pages."""
_ID = re.compile(r"[0-9]{1,20}")
_TABLE_CONTROLS = frozenset(TableControl)
_WITH_VALUES = {
    kind.word: kind for kind in (JoinTeam, AgreeToOpenHands, AddHousePlayer, TakeSeat, WithdrawOffer)
}


def menu_id(table_id: str, seen_version: int, name: str) -> str:
    """Return the custom id of a menu of a table, or of a page when there is no table."""
    return f"cake:{table_id}:{seen_version}:*{name}" if table_id else f"page:{_MENUS}:*{name}"


def picker_id(page: str, name: str) -> str:
    """Return the custom id of a page's picker."""
    return f"page:{page}:*{name}"


def menu_value(command: TableCommand | PageRoute) -> str:
    """Return the value of a menu's choice."""
    return command.custom_id if isinstance(command, PageRoute) else print_command(command)


@lru_cache(_COMMANDS_KEPT)
def print_command(command: TableCommand) -> str:
    """Return a table's command as it stands in a custom id."""
    match command:
        case PlayMove() | TableAction():
            return command.token
        case OpenForm(name=name):
            return f"?{name}"
        case TableControl():
            return command.value
        case Values():
            return ".".join((command.word, *command.texts))
        case _:
            assert_never(command)


def read(custom_id: str, values: Sequence[str] = ()) -> Route | None:
    """Return the route of a custom id, with the value that was chosen if it is a menu's; None for anything else."""
    if MENU_ID.fullmatch(custom_id) is not None:
        if (picked := _PICKER_ID.fullmatch(custom_id)) is not None and picked["page"] != _MENUS:
            are_ids = all(map(_ID.fullmatch, values))
            return PageRoute(picked["page"], (picked["name"], *values)) if are_ids else None
        if len(values) != 1:
            return None
        if values[0].startswith("page:"):
            return read(values[0])
        custom_id = custom_id.rpartition(":")[0] + f":{values[0]}"
    if (found := _PAGE_ID.fullmatch(custom_id)) is not None:
        arguments = found["arguments"]
        return PageRoute(found["page"], tuple(arguments.split(".")) if arguments else ())
    if (found := _TABLE_ID.fullmatch(custom_id)) is None:
        return None
    command = _command(found["command"])
    return None if command is None else TableRoute(found["table"], int(found["seen"]), command)


def _command(text: str) -> TableCommand | None:
    """Return the command in a table's custom id; None when it means nothing."""
    if text.startswith("?"):
        return OpenForm(text[1:]) if text != "?" else None
    if not text.startswith("!"):
        return PlayMove(text)
    if text in _TABLE_CONTROLS:
        return TableControl(text)
    word, *texts = text.split(".")
    try:
        if word in _WITH_VALUES:
            return _WITH_VALUES[word].read(texts)
        action = TableAction.read(text)
    except Refused:
        return None
    return action if action.kind in _PLAYER_ACTIONS else None


def is_table_id(text: str) -> bool:
    """Return True if a text can be the id of a table; anything may be typed, and not every database takes it."""
    return re.fullmatch(r"[a-z0-9]{8}", text) is not None
