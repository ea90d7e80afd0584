"""The base of the games' presenters: the words and the layout that posts, hands and commands need."""

from __future__ import annotations

import abc
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from bot.errors import Reason
from cogs.games.images import Emblem, Section
from cogs.games.questions import Questions
from cogs.i18n.emoji import FALLBACK_CHARACTERS, Emoji
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.ui.custom_id import OpenForm, PlayMove
from cogs.ui.panel import NO_ICON, Button, Row, Style, SvgImage
from data.records.tables import SeatedPlayer
from games.catalog import GAMES
from games.engine import Action, Event, Seat
from games.views import PublicView, SeatView

Rows = tuple[Row, ...]
_MARKS = re.compile(r"\*\*|~~|`|^(?:#+|-#) ", re.MULTILINE)
"""Marks of formatting, which a description shows as they are."""
_SLICES = re.compile(rf"{FALLBACK_CHARACTERS['slice']}+ ?")
"""A slice for each cake: each would be read out, and their number stands beside them."""
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")
_ACTORS = ("seat", "first", "starter")
"""The fields of events that hold the seat that acts; ``own`` is whether it is also that of ``owner``."""
_PEOPLE = ("of", "other", "owner", "target", "claimant", "partner")
"""The fields that hold another seat."""


class _View(Protocol):
    @property
    def seat(self) -> Seat | None: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...


V = TypeVar("V", bound=_View)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


Said: TypeAlias = Mapping[str, Callable[[Any, TableMessages], str]]
"""The functions that word the fields of events, by the fields' names."""


@dataclass(frozen=True, slots=True)
class Side:
    """Seats that win together, and what they have; what counts most comes first."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


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
    """The events that only a hand tells its player: neither the table nor their view shows them."""
    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """The events that show a player something hidden: told at once, not only in the hand."""
    pictured: ClassVar[tuple[type[Event], ...]] = ()
    """The events that a post with an image does not tell: the image or the notes say it."""
    questions: ClassVar[Questions[Any]] = Questions(other=Reason.UNKNOWN_ACTION)
    """The decisions for which a player chooses something."""
    secrets: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that nobody may learn of: only their player is answered, the post stays as it is."""

    said: ClassVar[Said] = {}
    """The functions that word the cards of its events; seats, numbers, truth values and words need none."""

    @abc.abstractmethod
    def heading(self, public: PublicView[V], say: TableMessages) -> str:
        """Return the game and how far it has come."""

    @abc.abstractmethod
    def table(self, public: PublicView[V], say: TableMessages) -> tuple[str, ...]:
        """Return in words all that the image of the table shows."""

    def notes(self, public: PublicView[V], say: TableMessages) -> tuple[str, ...]:
        """Return the lines that everybody must know beside the image of the table."""
        return ()

    @abc.abstractmethod
    def prompt(self, public: PublicView[V], say: TableMessages) -> str | None:
        """Return the question and the players who must answer it; None when there is none."""

    def called(self, public: PublicView[V]) -> tuple[Seat, ...]:
        """Return the seats to ping: those that must act."""
        return public.view.to_act

    def next_up(self, public: PublicView[V]) -> tuple[Seat, ...]:
        """Return the seats that act next; empty when it is obvious (two players)."""
        return ()

    def event(self, event: E, say: TableMessages) -> str:
        """Return the sentence of an event: the key has the event's name, the values are those of its fields."""
        values = _values(event, self.said, say) | self.event_values(event, say)
        return say(f"{self.game}-{event_name(event)}", **values)

    def event_values(self, event: E, say: TableMessages) -> dict[str, Any]:
        """Return further values of an event's sentence, which depend on more than one field each."""
        return {}

    def is_told(self, event: Event) -> bool:
        """Return True if the public story needs a public event: the post does not say it anyway."""
        return True

    @abc.abstractmethod
    def controls(self, public: PublicView[V], say: TableMessages) -> Rows:
        """Return the controls of the post: they must not depend on anything hidden."""

    @abc.abstractmethod
    def hand(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return the cards and the knowledge of a seat."""

    def beside_hand(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return a few lines of knowledge below the image of a hand: the last may be cut."""
        return ()

    def is_news(self, event: Event, own: SeatView[V], seat: Seat) -> bool:
        """Return True if the hand of a seat tells its player an event of ``news``."""
        return event.reaches(seat)

    def stakes(self, own: SeatView[V], say: TableMessages) -> tuple[str, ...]:
        """Return the claims on the table for a seat to answer, and the results of its answers."""
        return ()

    @abc.abstractmethod
    def table_image(self, public: PublicView[V], events: Sequence[Event], say: TableMessages) -> SvgImage:
        """Return the table; ``events`` are the public ones of this turn, the oldest first."""

    def described(self, public: PublicView[V], seats: Sequence[SeatedPlayer], messages: Messages) -> str:
        """Return all that the table shows for people who do not see its image: names, no emojis, no formatting."""
        words = "\n".join(filter(None, self.table(public, PlainTableMessages(messages, seats))))
        return _SLICES.sub("", _MARKS.sub("", words))

    @abc.abstractmethod
    def sides(self, public: PublicView[V]) -> tuple[Side, ...]:
        """Return the points of each side so far, for people who watch."""

    def points(self, points: int, say: TableMessages) -> str:
        """Return points of a side as they are written."""
        return str(points)

    def standing(self, public: PublicView[V], say: TableMessages) -> str:
        """Return the leader and the score, in a sentence."""
        return standing(self.sides(public), lambda points: self.points(points, say), say)

    def moment(self, public: PublicView[V], events: Sequence[Event], say: TableMessages) -> SvgImage | None:
        """Return the greatest moment among these public events: a bout or a round that ended, or what one won.

        It follows from the events and the options only, so it does not change while the game goes on. None without.
        """
        return None

    def decision(self, seen: Sequence[Event], say: TableMessages) -> str:
        """Return in one sentence how a finished game was decided, from its last public events; empty without one."""
        return ""

    def sections(self, seen: Sequence[Event], say: TableMessages) -> tuple[Section, ...]:
        """Return the bouts or rounds of a game from all its public events, the first one first; empty without any."""
        return ()

    def held(self, own: SeatView[V], say: TableMessages) -> str:
        """Return the cards of a seat, to show them to everybody when the game is over; empty without cards."""
        return "\n".join(self.hand(own, say))

    def hand_image(self, own: SeatView[V], say: TableMessages) -> SvgImage | None:
        """Return the cards of a seat in order, with what may be played raised; None without cards."""
        return None

    def own_controls(self, own: SeatView[V], say: TableMessages) -> Rows:
        """Return the controls beside a hand: those of the post, for a seat that must act."""
        public = PublicView(own.view)
        return self.controls(public, say) if own.view.seat in self.called(public) else ()

    def meant(self, action: A, own: SeatView[V]) -> A:
        """Return the action that a seat means when it uses a control that others share."""
        return action

    def page_image(self, page: str, say: TableMessages) -> SvgImage | None:
        """Return the image of a rule page: a table or cards; None for words only."""
        return None

    def label(self, action: A, say: TableMessages) -> str:
        """Return an action in a few words, for a control or the choices of a command."""
        return self.questions.label(action, say)

    def button(
        self,
        action: A,
        say: TableMessages,
        style: Style = Style.CALM,
        *,
        label: str = "",
        emoji: Emoji = NO_ICON,
    ) -> Button:
        """Return the button that plays an action; it says what the action is if there is no ``label``."""
        return Button(
            PlayMove(GAMES[self.game].encode(action)), label or self.label(action, say), style, emoji
        )

    def form_button(self, form: str, say: TableMessages, style: Style = Style.MAIN) -> Button:
        """Return the button that opens a form."""
        return Button(OpenForm(form), say(f"{self.game}-button-{form}"), style)

    @abc.abstractmethod
    def options(self, options: Any, say: TableMessages) -> tuple[str, ...]:
        """Return the mode and the house rules of a table, one line each."""


def standing(sides: Sequence[Side], written: Callable[[int], str], say: TableMessages) -> str:
    """Return the leader and the score, the leader's first; what counts less stands in brackets."""
    ordered = sorted(sides, key=lambda side: side.points, reverse=True)
    first, *less = (
        " : ".join(map(written, column)) for column in zip(*(side.points for side in ordered), strict=True)
    )
    score = " ".join([first, *(f"({each})" for each in less)])
    best = ordered[0]
    if ordered[1].points == best.points:
        return say("standing-tie", score=score)
    return say("standing-leads", who=say.whos(best.seats), count=len(best.seats), score=score)


def _values(event: Event, said: Said, say: TableMessages) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for each in fields(event):
        value = getattr(event, each.name)
        match value:
            case _ if each.name in said and type(value) not in {bool, int}:  # a number of cards is no card
                values[each.name] = said[each.name](value, say)
            case int() if each.name in _ACTORS:
                values["who"] = say.who(value)
                values["own"] = str(value == getattr(event, "owner", None))
            case int() if each.name in _PEOPLE:
                values[each.name] = say.who(value)
            case bool():
                values[each.name] = str(value)
            case int():
                values[each.name] = value
            case str():
                values[each.name] = str(value)
    return values


def event_name(event: Event) -> str:
    """Return the name of an event as in the key of its sentence: ``turn-begun``."""
    return _HUMP.sub("-", type(event).__name__).lower()
