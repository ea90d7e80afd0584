"""The decisions of a game, each declared once.

A question names the action that it leads to, and a part for each field of that action. The form, the action of a
filled form, the command, the words that are typed into it, what is suggested there and the label of the action all
follow from it. A question knows nothing of Discord: what shows a `Form` may be a message or a page.
"""

from __future__ import annotations

import abc
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from bot.errors import Reason, Refused
from bot.names import without_case
from cogs.i18n.names import folded
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import CommandOption, Offered
from cogs.ui.panel import Choice, Field, Filled, Form, Shape
from games.engine import Action, Seat
from games.views import SeatView

V = TypeVar("V")
T = TypeVar("T", bound=StrEnum)
Values: TypeAlias = Callable[[], list[Any]]
"""Returns the values of a field among the legal actions, each once."""
OPTIONS_AT_MOST = 25
"""The most options of a menu of Discord."""
QUOTED_CHARACTERS = 40
_BEFORE = re.compile(r"(?P<count>[1-9])\s?[x×]?\s?(?P<name>.+)")
_BEHIND = re.compile(r"(?P<name>.+)[x×]\s?(?P<count>[1-9])")


@dataclass(frozen=True, slots=True)
class QuestionContext(Generic[V]):
    """A seat that is asked: its view, what it may do, and how it is told."""

    view: V
    legal: Collection[Any]
    say: TableMessages

    def values(self, action: type[Action], field: str) -> list[Any]:
        """Return the values of a field among the legal actions of one kind, each once."""
        return list(dict.fromkeys([getattr(move, field) for move in self.legal if isinstance(move, action)]))


# Things that have names


def _letters(text: str) -> str:
    return "".join([letter for letter in folded(text) if letter.isalnum()])


@dataclass(frozen=True, slots=True)
class Things(Generic[T]):
    """The things of one kind that players choose by name: cards, recipes, chefs."""

    kind: type[T]
    names: Callable[[T, TableMessages], Sequence[str]]
    """Returns the names of a thing in the player's language, the usual name first."""
    unknown: StrEnum
    """Why a text is refused that names none; its sentence may quote the ``text``."""
    which: StrEnum | None = None
    """Why a text is refused that is a part of several ``names``; None where that is the same."""
    none: StrEnum | None = None
    """Why a form is refused that names none where it must name one; None where that is the same."""
    several: StrEnum | None = None
    """Why a form is refused that names several there; None where the first one counts."""

    def read(self, value: str) -> T:
        """Return the thing of a value from a form, which may say which copy of it. Refused when there is none."""
        try:
            return self.kind(value.partition(".")[0].strip().lower())
        except ValueError:
            raise Refused(self.unknown, text=value[:QUOTED_CHARACTERS]) from None

    def one(self, chosen: Sequence[str]) -> T:
        """Return the one thing that was chosen in a form. Refused when there is none, or one too many."""
        if not chosen and self.none is not None:
            raise Refused(self.none)
        if len(chosen) > 1 and self.several is not None:
            raise Refused(self.several)
        return self.read(next(iter(chosen), ""))

    def named(self, text: str, say: TableMessages) -> T | None:
        """Return the thing that a text means: by its value, or by one of its names without accents."""
        wanted = _letters(text)
        return next(
            (thing for thing in self.kind if wanted in map(_letters, (thing.value, *self.names(thing, say)))),
            None,
        )

    def typed(self, text: str, say: TableMessages) -> str:
        """Return the value of the thing that a text means. Refused when it means none, or may mean several."""
        thing = self.named(text, say)
        if thing is not None:
            return thing.value
        if self.which is not None and (wanted := folded(text)):
            names = [self.names(thing, say)[0] for thing in self.kind]
            meant = [name for name in names if wanted in folded(name)]
            if len(meant) > 1:
                raise Refused(self.which, text=text[:QUOTED_CHARACTERS], names=say.all_of(meant))
        raise Refused(self.unknown, text=text[:QUOTED_CHARACTERS])

    def listed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the values of a list of things; a name may have a number before or behind it.

        A name that has a number in it, such as `1 For One`, is a single thing. Refused as by `typed`.
        """
        values: list[str] = []
        for part in say.parts_of(text):
            match = _BEHIND.fullmatch(part) or _BEFORE.fullmatch(part)
            if match is None or self.named(part, say) is not None:
                values.append(self.typed(part, say))
            else:
                values += [self.typed(match["name"], say)] * int(match["count"])
        return tuple(values)


def copies(
    cards: Iterable[T], choice: Callable[[T], Choice], key: str, say: TableMessages
) -> tuple[Choice, ...]:
    """Return a choice for each card of a hand; the sentence of ``key`` names the second, third … of equal ones."""
    counted: Counter[T] = Counter()
    choices = []
    for card in cards:
        counted[card] += 1
        one, number = choice(card), counted[card]
        label = one.label if number == 1 else say(key, card=one.label, copy=number)
        choices.append(replace(one, value=f"{card}.{number}", label=label))
    return tuple(choices[:OPTIONS_AT_MOST])


# The parts of a question


@dataclass(frozen=True, slots=True)
class FormField(Generic[V]):
    """The field of a form for a part; boxes to tick are explained by the sentence of ``label`` and `-note`."""

    label: str
    choices: Callable[[Values, QuestionContext[V]], Iterable[Choice]]
    """Returns the choices; the first argument returns the legal values. May raise Refused."""
    shape: Shape = Shape.RADIO
    least: int = 1
    most: int | None = None
    """How many boxes may be ticked; None for all."""
    is_asked_of_one: bool = True
    """False leaves the field out where there is only one choice."""

    def field(self, name: str, values: Values, asking: QuestionContext[V]) -> Field | None:
        """Return the field of a form; None where it is left out. Refused when there is nothing to choose."""
        choices = tuple(self.choices(values, asking))
        if len(choices) == 1 and not self.is_asked_of_one:
            return None
        label, has_boxes = asking.say(self.label), self.shape is Shape.CHECKS
        note = asking.say(f"{self.label}-note") if has_boxes else None
        most = (self.most or len(choices)) if has_boxes else 1
        return Field(
            name=name, label=label, note=note, choices=choices, shape=self.shape, least=self.least, most=most
        )


class Part(abc.ABC, Generic[V]):
    """One value of an action that its player chooses: a card, a player, some places."""

    kind: object = None
    """The type of its option in a command; None for text with suggestions."""

    def __init__(
        self, option: str = "", *, key: str = "", is_required: bool = True, form: FormField[V] | None = None
    ) -> None:
        """``option`` is its name in forms and commands; the default is the name of the action's field.

        ``key`` is that of the option's description. A command may be sent without it unless ``is_required``.
        """
        self.option, self.key, self.is_required, self.form = option, key, is_required, form

    def field(self, name: str, values: Values, asking: QuestionContext[V]) -> Field | None:
        """Return its field in a form; None where there is nothing to choose. ``values`` returns the legal values.

        Refused when it cannot be asked now.
        """
        return None if self.form is None else self.form.field(name, values, asking)

    @abc.abstractmethod
    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Any:
        """Return the value chosen in a form. Refused when it is missing or makes no sense."""

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the meaning of a typed text, as a form would give it. Refused when it means nothing."""
        return (text.strip(),)

    def word(self, value: Any, say: TableMessages) -> str:
        """Return a value in words, for suggestions and labels."""
        return str(value)

    def offers(self, values: Iterable[Any], asking: QuestionContext[V]) -> dict[str, str]:
        """Return the texts that may be typed now, each with its meaning in words."""
        return {str(value): self.word(value, asking.say) for value in values}


class FromView(Part[V]):
    """A value that follows from the view: nobody is asked for it."""

    def __init__(self, value: Callable[[V], Any]) -> None:
        """``value`` may raise Refused."""
        super().__init__()
        self._value = value

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Any:
        """Return the value, whatever was chosen."""
        return self._value(view)


class Listed(Part[V]):
    """One of a few values that Discord lists itself, or a number in a range."""

    def __init__(
        self, kind: object, value: Callable[[str], Any], *, default: str = "", option: str = ""
    ) -> None:
        """``kind`` is the type of the option; ``value`` reads what was chosen, and raises ValueError for nonsense.

        Without a ``default`` the option is required.
        """
        super().__init__(option, is_required=not default)
        self.kind = kind
        self._value, self._default = value, default

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Any:
        """Return the value that was chosen, or the default."""
        try:
            return self._value(next(iter(chosen), self._default))
        except ValueError:
            raise Refused(Reason.UNKNOWN_ACTION) from None


class _Named(Part[V], Generic[V, T]):
    def __init__(
        self,
        things: Things[T],
        option: str = "",
        *,
        word: Callable[[Any, TableMessages], str] | None = None,
        key: str = "",
        is_required: bool = True,
        form: FormField[V] | None = None,
    ) -> None:
        """``word`` returns a value in words; the default is the usual name of a thing."""
        super().__init__(option, key=key, is_required=is_required, form=form)
        self.things, self._word = things, word

    def word(self, value: Any, say: TableMessages) -> str:
        return self.things.names(value, say)[0] if self._word is None else self._word(value, say)


class Thing(_Named[V, T]):
    """One of several things that have names."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> T:
        """Return the thing chosen."""
        return self.things.one(chosen)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the thing that is meant, by its value or its name in the player's language."""
        return (self.things.typed(text, say),)


class Several(_Named[V, T]):
    """Several things of one kind, such as cards of a hand; needs a ``word`` for all of them."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> tuple[T, ...]:
        """Return the things chosen, in their order."""
        return tuple(map(self.things.read, chosen))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the things that a list means, by their names in the player's language."""
        return self.things.listed(text, say)

    def offers(self, values: Iterable[tuple[T, ...]], asking: QuestionContext[V]) -> dict[str, str]:
        """Return the lists that may be typed, each with its things in words."""
        return {",".join(things): self.word(things, asking.say) for things in values}


class Player(Part[V]):
    """A player of the table, by name, by mention, or as suggested."""

    def __init__(
        self,
        option: str = "",
        *,
        seats: Callable[[V], int],
        unknown: StrEnum,
        which: StrEnum | None = None,
        sign: str = "",
        key: str = "",
        is_required: bool = True,
        form: FormField[V] | None = None,
    ) -> None:
        """``seats`` returns the number of seats; ``sign`` is put before the number of a suggested one.

        ``unknown`` and ``which`` are the refusals of a text that names nobody, or several players.
        """
        super().__init__(option, key=key, is_required=is_required, form=form)
        self._seats, self._unknown, self._which, self._sign = seats, unknown, which, sign

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Seat:
        """Return the seat chosen."""
        seats = {str(seat): seat for seat in range(self._seats(view))}
        seat = seats.get(next(iter(chosen), ""))
        if seat is None:
            raise Refused(self._unknown)
        return seat

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the seat meant by a suggestion, a mention, or the player's name."""
        if (chosen := text.strip()) in {f"{self._sign}{seat}" for seat in range(say.seats)}:
            return (chosen.removeprefix(self._sign),)
        wanted = without_case(text.strip()).replace("<@!", "<@")
        mentioned = [seat for seat in range(say.seats) if wanted in (say.who(seat), say.member(seat))]
        meant = mentioned or say.named(wanted.removeprefix("@"))
        if len(meant) > 1 and self._which is not None:
            raise Refused(self._which, text=text[:QUOTED_CHARACTERS], names=say.whos(meant))
        if len(meant) != 1:
            raise Refused(self._unknown)
        return (str(meant[0]),)

    def word(self, value: Seat, say: TableMessages) -> str:
        """Return the player's name as a button shows it."""
        return say.button_name(value)

    def offers(self, values: Iterable[Seat], asking: QuestionContext[V]) -> dict[str, str]:
        """Return the names: a player may have the number of a seat as their name, so ``sign`` tells them apart."""
        return {f"{self._sign}{seat}": asking.say.name(seat) for seat in values}


# Questions


class Question(Generic[V]):
    """A decision: the action that it leads to, and a part for each of the action's fields.

    TypeError when a field has no part, or a part no field.
    """

    def __init__(
        self,
        name: str,
        action: type[Action],
        *,
        label: str | Callable[[Any, TableMessages], str],
        title: str | Callable[[QuestionContext[V]], str] = "",
        is_open: Callable[[QuestionContext[V]], bool] = lambda _: True,
        check: Callable[[V, Mapping[str, Any]], None] = lambda _, __: None,
        **parts: Part[V],
    ) -> None:
        """``name`` is that of its form and its command; ``label`` is a key, or returns an action in a few words.

        It has a form if there is a ``title``: a key, or what returns the words. ``check`` refuses what was chosen; it
        gets it by the action's fields.
        """
        if parts.keys() != {each.name for each in fields(action)}:
            raise TypeError(f"{action.__name__} has other fields than the question {name!r} has parts")
        self.name, self.action = name, action
        self._label, self._title, self._is_open, self._check = label, title, is_open, check
        self._parts = {(part.option or field): (field, part) for field, part in parts.items()}
        self._chosen = {field: part for field, part in parts.items() if not isinstance(part, FromView)}
        self.parts = {(part.option or field): part for field, part in self._chosen.items()}
        """The parts that its player chooses, by the names in forms and commands."""

    @property
    def options(self) -> tuple[CommandOption, ...]:
        """The options of its command."""
        return tuple(
            CommandOption(
                name, part.kind or Offered(f"{self.name}.{name}"), part.key, is_required=part.is_required
            )
            for name, part in self.parts.items()
        )

    def form(self, asking: QuestionContext[V]) -> Form | None:
        """Return its form; None when it has none, or something else is asked.

        Refused when there is nothing to choose.
        """
        title = self._title
        if not title or not self._is_open(asking):
            return None
        asked = [
            part.field(name, partial(asking.values, self.action, field), asking)
            for name, (field, part) in self._parts.items()
        ]
        heading = asking.say(title) if isinstance(title, str) else title(asking)
        return Form(heading, tuple([field for field in asked if field is not None]))

    def read(self, filled: Filled, view: V) -> Action:
        """Return the action that a filled form means. Refused when it is empty, late or makes no sense."""
        chosen = {
            field: part.read(filled.get(name, ()), filled, view)
            for name, (field, part) in self._parts.items()
        }
        self._check(view, chosen)
        return self.action(**chosen)

    def offers(self, option: str, asking: QuestionContext[V]) -> dict[str, str]:
        """Return the texts that may be typed into an option of its command now, with their meanings."""
        field, part = self._parts[option]
        values = asking.values(self.action, field)
        return part.offers([value for value in values if value not in (None, ())], asking)

    def label(self, action: Action, say: TableMessages) -> str:
        """Return an action in a few words: the sentence of its key gets what was chosen by its fields."""
        if not isinstance(self._label, str):
            return self._label(action, say)
        words = {}
        for field, part in self._chosen.items():
            words[field] = part.word(getattr(action, field), say)
        return say(self._label, **words)


class Questions(Generic[V]):
    """All the questions of a game."""

    def __init__(self, *questions: Question[V], other: Reason | Any, no_command: str = "") -> None:
        """``other`` is why a form is refused when something else is asked. ``no_command`` has a form only."""
        self._by_name = {question.name: question for question in questions}
        self._by_action = {question.action: question for question in questions}
        self.names = list(self._by_name)
        """The names of forms and commands."""
        self._other = other
        self.commands = [one for one in questions if one.name != no_command]
        """The questions that have a command, in order."""
        self.options = [one.offers for each in questions for one in each.options if one.offers is not None]
        """The names under which suggestions are offered."""
        self._parts = {option: part for one in questions for option, part in one.parts.items()}

    def form(self, name: str, own: SeatView[V], legal: Collection[Any], say: TableMessages) -> Form:
        """Return the form of this name. Refused when something else is asked, or there is nothing to choose."""
        question = self._by_name.get(name)
        form = None if question is None else question.form(QuestionContext(own.view, legal, say))
        if form is None:
            raise Refused(self._other)
        return form

    def action(self, name: str, filled: Filled, own: SeatView[V]) -> Any:
        """Return the action of a filled form, or of a command. Refused when it is empty, late or makes no sense."""
        if name not in self._by_name:
            raise Refused(Reason.UNKNOWN_ACTION)
        return self._by_name[name].read(filled, own.view)

    def offers(
        self, option: str, own: SeatView[V], legal: Collection[Any], say: TableMessages
    ) -> dict[str, str]:
        """Return the texts that may be typed into an option of a command now, with their meanings."""
        name, _, part = option.partition(".")
        return self._by_name[name].offers(part, QuestionContext(own.view, legal, say))

    def typed(self, given: Mapping[str, object], say: TableMessages) -> Filled:
        """Return the options of a command as a form would give them. Refused when a word means nothing."""
        return {option: self._parts[option].typed(str(value), say) for option, value in given.items()}

    def label(self, action: Action, say: TableMessages) -> str:
        """Return an action in a few words, for a control or the choices of a command."""
        return self._by_action[type(action)].label(action, say)
