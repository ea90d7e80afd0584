"""What posts, hands and commands need of a game: its words and its layout."""

from __future__ import annotations

import abc
import re
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bot.errors import Reason
from bot.tables.table import SeatedPlayer
from cogs.games.questions import Questions
from cogs.games.shared_images import Emblem
from cogs.games.standing import Side, standing
from cogs.i18n.emoji import FALLBACK_CHARACTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.ui.panel import Row, SvgImage
from games.engine import Action, Event, Seat
from games.views import PublicView, SeatView

Rows = tuple[Row, ...]
_MARKS = re.compile(r"\*\*|~~|`|^(?:#+|-#) ", re.MULTILINE)
"""Marks of formatting, which a description shows as they are."""
_SLICES = re.compile(rf"{FALLBACK_CHARACTERS['slice']}+ ?")
"""A slice for each cake: each would be read out, and their number stands beside them."""
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")
V = TypeVar("V")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Presenter(abc.ABC, Generic[V, A, E]):
    """One game's words and layout. It reads views, never states, and decides nothing.

    What everybody sees comes from a PublicView, what one player sees from a SeatView.
    """

    game: ClassVar[str]
    """The key of the game."""
    pages: ClassVar[tuple[str, ...]]
    """The pages of its rules, in order."""
    emblem: ClassVar[Emblem]
    """The picture on the poster of its result."""
    turning_points: ClassVar[tuple[type[Event], ...]]
    """The events for which spectators are pinged: the end of a bout or a round."""
    news: ClassVar[tuple[type[Event], ...]] = ()
    """The events that a hand tells its player: neither the table nor their view shows them."""
    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """The events that show a player what others hide, so that they are told at once and not only in the hand."""
    pictured: ClassVar[tuple[type[Event], ...]] = ()
    """The events that a post with an image does not tell: the image or the notes say it."""
    questions: ClassVar[Questions[Any]] = Questions(other=Reason.UNKNOWN_ACTION)
    """The decisions for which a player chooses something."""
    secrets: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that nobody may learn of: only their player is answered, the post stays as it is."""

    @abc.abstractmethod
    def heading(self, public: PublicView[V], say: TableMessages) -> str:
        """Return which game this is and how far it has come."""

    @abc.abstractmethod
    def table(self, public: PublicView[V], say: TableMessages) -> tuple[str, ...]:
        """Return what the image of the table shows, in words."""

    def notes(self, public: PublicView[V], say: TableMessages) -> tuple[str, ...]:
        """Return what else everybody must know of the table: its image does not show it."""
        return ()

    @abc.abstractmethod
    def prompt(self, public: PublicView[V], say: TableMessages) -> str | None:
        """Return who is asked what; None when nobody is."""

    @abc.abstractmethod
    def called(self, public: PublicView[V]) -> tuple[Seat, ...]:
        """Return the seats to ping: those that must act."""

    def next_up(self, public: PublicView[V]) -> tuple[Seat, ...]:
        """Return the seats that have to act next; nobody where that goes without saying, as it does for two players."""
        return ()

    @abc.abstractmethod
    def event(self, event: E, say: TableMessages) -> str:
        """Return what happened, in a sentence."""

    def is_told(self, event: Event) -> bool:
        """Return whether the public story needs a public event: the post does not say it anyway."""
        return True

    @abc.abstractmethod
    def controls(self, public: PublicView[V], say: TableMessages) -> Rows:
        """Return the controls of the post: they must not depend on anything hidden."""

    @abc.abstractmethod
    def hand(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return what a seat holds and knows."""

    def beside_hand(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return what a seat knows beside its cards, in a few lines below its image: the last may be cut."""
        return ()

    def is_news(self, event: Event, own: SeatView[V], seat: Seat) -> bool:
        """Return whether the hand of a seat tells its player an event of ``news``."""
        return event.reaches(seat)

    def stakes(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return what lies on the table for a seat to answer, and what its answers would mean."""
        return ()

    @abc.abstractmethod
    def table_image(self, public: PublicView[V], events: Sequence[Event], say: TableMessages) -> SvgImage:
        """Return the table, with what everybody has seen happen in this turn, oldest first."""

    def described(self, public: PublicView[V], seats: Sequence[SeatedPlayer], messages: Messages) -> str:
        """Return all that the table shows for people who do not see its image: names, no emojis, no formatting."""
        words = "\n".join(filter(None, self.table(public, PlainTableMessages(messages, seats))))
        return _SLICES.sub("", _MARKS.sub("", words))

    @abc.abstractmethod
    def sides(self, public: PublicView[V]) -> tuple[Side, ...]:
        """Return what each side has won so far, for people who watch."""

    def points(self, points: int, say: TableMessages) -> str:
        """Return points of a side as they are written."""
        return str(points)

    def standing(self, public: PublicView[V], say: TableMessages) -> str:
        """Return who leads, in a sentence."""
        return standing(self.sides(public), lambda points: self.points(points, say), say)

    def moment(self, public: PublicView[V], events: Sequence[Event], say: TableMessages) -> SvgImage | None:
        """Return the greatest moment among these public events: a bout or a round that ended, or what one won.

        It follows from the events and the options only, so it does not change while the game goes on. None without.
        """
        return None

    def hand_image(self, own: SeatView[V], say: TableMessages) -> SvgImage | None:
        """Return the cards of a seat in order, with what may be played raised; None without cards."""
        return None

    @abc.abstractmethod
    def own_controls(self, own: SeatView[V], say: TableMessages) -> Rows:
        """Return the controls beside a hand."""

    def meant(self, action: A, own: SeatView[V]) -> A:
        """Return the action that a seat means when it uses a control that others share."""
        return action

    def page_image(self, page: str, say: TableMessages) -> SvgImage | None:
        """Return the image of a rule page: a table or cards; None for words only."""
        return None

    @abc.abstractmethod
    def label(self, action: A, say: TableMessages) -> str:
        """Return an action in a few words, for a control or the choices of a command."""

    @abc.abstractmethod
    def options(self, options: Any, say: TableMessages) -> tuple[str, ...]:
        """Return the mode and the house rules of a table, one line each."""


def event_name(event: Event) -> str:
    """Return the name of an event as it stands in the key of its sentence: ``turn-begun``."""
    return _HUMP.sub("-", type(event).__name__).lower()
