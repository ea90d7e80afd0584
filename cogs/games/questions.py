"""The decisions of a game, each declared once.

A question names the action that it leads to, and a part for each field of that action. The form, the action of a
filled form, the words that are typed into a command and what is suggested there all follow from it. A question knows
nothing of Discord: what shows a `Form` may be a message or a page.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from bot.errors import Reason, Refused
from cogs.games.command_table import FormMove
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import CommandOption, Offered
from cogs.ui.panel import Field, Filled, Form
from games.engine import Action
from games.views import SeatView

V = TypeVar("V")
Values: TypeAlias = Callable[[], list[Any]]
"""Returns the values of a field among the legal actions, each once."""


@dataclass(frozen=True, slots=True)
class Asking(Generic[V]):
    """A seat that is asked: its view, what it may do, and how it is told."""

    view: V
    legal: Collection[Any]
    say: TableMessages

    def values(self, action: type[Action], field: str) -> list[Any]:
        """Return the values of a field among the legal actions of one kind, each once."""
        return list(dict.fromkeys([getattr(move, field) for move in self.legal if isinstance(move, action)]))


class Part(abc.ABC, Generic[V]):
    """One value of an action that its player chooses: a card, a player, some places."""

    def __init__(self, option: str = "", *, key: str = "", is_required: bool = True) -> None:
        """``option`` is its name in forms and commands; the default is the name of the action's field.

        ``key`` is that of the option's description. A command may be sent without it unless ``is_required``.
        """
        self.option, self.key, self.is_required = option, key, is_required

    def field(self, name: str, values: Values, asking: Asking[V]) -> Field | None:
        """Return how a form asks for it; None where there is nothing to choose. ``values`` returns the legal ones.

        Refused when it cannot be asked now.
        """
        return None

    @abc.abstractmethod
    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Any:
        """Return what was chosen in a form. Refused when that is missing or makes no sense."""

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return what a typed text means, as a form would give it. Refused when it means nothing."""
        return (text.strip(),)

    def offers(self, values: Iterable[Any], asking: Asking[V]) -> dict[str, str]:
        """Return what may be typed now, and what it says."""
        return {}


class FromView(Part[V]):
    """A value that follows from the view: nobody is asked for it."""

    def __init__(self, value: Callable[[V], Any]) -> None:
        """``value`` may raise Refused."""
        super().__init__()
        self._value = value

    def read(self, chosen: tuple[str, ...], filled: Filled, view: V) -> Any:
        """Return the value, whatever was chosen."""
        return self._value(view)


def _always(_: object) -> bool:
    return True


class Question(Generic[V]):
    """A decision: the action that it leads to, and a part for each of the action's fields.

    TypeError when a field has no part, or a part no field.
    """

    def __init__(
        self,
        name: str,
        action: type[Action],
        *,
        command: str = "",
        title: str | Callable[[Asking[V]], str] = "",
        is_open: Callable[[Asking[V]], bool] = _always,
        check: Callable[[V, Mapping[str, Any]], None] = lambda _, __: None,
        **parts: Part[V],
    ) -> None:
        """``name`` is that of its form and, where there is no ``command``, of its command.

        It has a form if there is a ``title``: a key, or what returns the words. ``check`` refuses what was chosen; it
        gets it by the action's fields.
        """
        if parts.keys() != {each.name for each in fields(action)}:
            raise TypeError(f"{action.__name__} has other fields than the question {name!r} has parts")
        self.name, self.command, self.action = name, command or name, action
        self._title, self._is_open, self._check = title, is_open, check
        self._parts = {(part.option or field): (field, part) for field, part in parts.items()}

    @property
    def options(self) -> dict[str, Part[V]]:
        """What its player chooses, by the names in forms and commands."""
        return {name: part for name, (_, part) in self._parts.items() if not isinstance(part, FromView)}

    def form(self, asking: Asking[V]) -> Form | None:
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

    def offers(self, option: str, asking: Asking[V]) -> dict[str, str]:
        """Return what may be typed into an option of its command now, and what it says."""
        field, part = self._parts[option]
        values = asking.values(self.action, field)
        return part.offers([value for value in values if value not in (None, ())], asking)

    @property
    def move(self) -> FormMove:
        """Its command."""
        options = tuple(
            CommandOption(name, Offered(f"{self.name}.{name}"), part.key, is_required=part.is_required)
            for name, part in self.options.items()
        )
        return FormMove(self.command, options, self.name)


class Questions(Generic[V]):
    """All the questions of a game."""

    def __init__(self, *questions: Question[V], other: Reason | Any) -> None:
        """``other`` is why a form is refused when something else is asked."""
        self._by_name = {question.name: question for question in questions}
        self.names = list(self._by_name)
        """Of the forms and of commands."""
        self._other = other
        self.options = [f"{one.name}.{option}" for one in questions for option in one.options]
        """The names under which suggestions are offered."""
        self._parts = {option: part for one in questions for option, part in one.options.items()}

    def form(self, name: str, own: SeatView[V], legal: Collection[Any], say: TableMessages) -> Form:
        """Return the form of this name. Refused when something else is asked, or there is nothing to choose."""
        question = self._by_name.get(name)
        form = None if question is None else question.form(Asking(own.view, legal, say))
        if form is None:
            raise Refused(self._other)
        return form

    def action(self, name: str, filled: Filled, own: SeatView[V]) -> Any:
        """Return what a filled form, or a command, means. Refused when it is empty, late or makes no sense."""
        if name not in self._by_name:
            raise Refused(Reason.UNKNOWN_ACTION)
        return self._by_name[name].read(filled, own.view)

    def offers(
        self, option: str, own: SeatView[V], legal: Collection[Any], say: TableMessages
    ) -> dict[str, str]:
        """Return what may be typed into an option of a command now, and what it says."""
        name, _, part = option.partition(".")
        return self._by_name[name].offers(part, Asking(own.view, legal, say))

    def typed(self, texts: Mapping[str, str], say: TableMessages) -> Filled:
        """Return the options of a command as a form would give them. Refused when a word means nothing."""
        return {option: self._parts[option].typed(text, say) for option, text in texts.items()}
