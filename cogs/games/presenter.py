"""What the table's post, the hands and the commands ask of a game's face: its words and its layout."""

from __future__ import annotations

import abc
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bot.errors import Refused
from cogs.games.shared_images import Emblem
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Filled, Form, Row, SvgImage
from games.engine import Action, Event, Seat
from games.views import PublicView, SeatView

Rows = tuple[Row, ...]
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
    """The topics of its rules, in order."""
    emblem: ClassVar[Emblem]
    """What stands for the game on the poster of its result."""
    turning_points: ClassVar[tuple[type[Event], ...]]
    """The events for which who only watches wants to be called: the end of a bout or a round."""

    @abc.abstractmethod
    def heading(self, public: PublicView[V], say: TableMessages) -> str:
        """Which game this is and how far it has come."""

    @abc.abstractmethod
    def table(self, public: PublicView[V], say: TableMessages) -> tuple[str, ...]:
        """The public state in words, from a spectator's view."""

    @abc.abstractmethod
    def asked(self, public: PublicView[V], say: TableMessages) -> str | None:
        """Who is asked what, from a spectator's view; None when nobody is."""

    @abc.abstractmethod
    def called(self, public: PublicView[V]) -> tuple[Seat, ...]:
        """The seats that are asked, from a spectator's view: whom a ping should call."""

    @abc.abstractmethod
    def event(self, event: E, say: TableMessages) -> str:
        """What happened, in a sentence."""

    def story_lines(self, public: PublicView[V]) -> int:
        """How many lines of the turn's story a post tells at most, the newest; fewer where the table says the rest."""
        return 100

    def is_told(self, event: Event) -> bool:
        """Whether the public story needs the event; not what is private or what the post says anyway."""
        return event.reaches(None)

    def is_news(self, event: Event) -> bool:
        """Whether a hand tells its player of the event; not what all have seen, nor what his view says."""
        return False

    def is_reveal(self, event: Event) -> bool:
        """Whether it shows one player what others hide, so that he is told at once and not only beside his hand."""
        return False

    def is_secret(self, action: A) -> bool:
        """Whether nobody may learn that it was done: its player alone is answered, not by the post."""
        return False

    @abc.abstractmethod
    def controls(self, public: PublicView[V], say: TableMessages) -> Rows:
        """The controls of the post, from a spectator's view: they must not depend on anything hidden."""

    @abc.abstractmethod
    def hand(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """What a seat holds and knows, from its own view."""

    @abc.abstractmethod
    def table_image(self, public: PublicView[V], events: Sequence[Event], say: TableMessages) -> SvgImage:
        """The table from a spectator's view, with what everybody has seen happen in this turn, oldest first."""

    def hand_image(self, own: SeatView[V], say: TableMessages) -> SvgImage | None:
        """The cards of a seat, from its own view, in order, with what may be played raised; None without cards."""
        return None

    @abc.abstractmethod
    def own_controls(self, own: SeatView[V], say: TableMessages) -> Rows:
        """The controls beside a hand, from its own view."""

    def meant(self, action: A, own: SeatView[V]) -> A:
        """The action that a seat means when it takes one from a control that others share."""
        return action

    def page_image(self, page: str, say: TableMessages) -> SvgImage | None:
        """What a page of its rules shows beside its words: a table or its cards; None for words alone."""
        return None

    @abc.abstractmethod
    def label(self, action: A, say: TableMessages) -> str:
        """An action in a few words, fit for a control or the choices of a command."""

    def form(self, name: str, own: SeatView[V], legal: Collection[A], say: TableMessages) -> Form:
        """The form of this name for a seat. Refused when there is nothing to choose there now."""
        raise Refused("unknown-action")

    def action(self, name: str, filled: Filled, own: SeatView[V]) -> A:
        """The action that a filled form means. Refused when something is missing or makes no sense."""
        raise Refused("unknown-action")

    def offers(
        self, option: str, own: SeatView[V], legal: Collection[A], say: TableMessages
    ) -> dict[str, str]:
        """What may be typed into an option of the game's commands now, and what it says."""
        return {}

    def typed(self, form: str, texts: Mapping[str, str], say: TableMessages) -> Filled:
        """The options of a command as the form of this name would give them. Refused for nonsense."""
        return {name: (text,) for name, text in texts.items()}

    @abc.abstractmethod
    def options(self, options: Any, say: TableMessages) -> tuple[str, ...]:
        """The mode and the house rules of a table, one line each."""
