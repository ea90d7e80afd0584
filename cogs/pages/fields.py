"""What members and servers can set, as tables of fields: pages, forms and slash commands derive from the tables."""

from __future__ import annotations

import abc
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.ui.command_options import CommandOption, Offered
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Field, Filled, Form, Panel, Row, Style, small, tabs
from cogs.ui.responses import Arguments, PageHandler, ask, edit_own_message, show
from data.records.settings import MemberPreferences, ServerSettings

R = TypeVar("R", bound=MemberPreferences | ServerSettings)
Given: TypeAlias = Mapping[str, Any]
"""What a command or a form gives, by the names of its options or fields."""
SWITCHES, FORMS = "switches", "forms"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Generic[R]):
    """What the page of a member or a server is made from."""

    stored: R
    messages: Messages
    now: float = 0.0
    """In epoch seconds."""
    channels: Collection[int] = ()
    """The channels that exist: Discord refuses to show others as chosen."""
    roles: Collection[int] = ()
    """The roles that exist."""


@dataclass(frozen=True, slots=True)
class Shown(Generic[R]):
    """A field as the page of one member or server shows it."""

    field: StoredField[R]
    look: Look[R]

    @property
    def value(self) -> Any:
        """What is set now."""
        return getattr(self.look.stored, self.field.name)

    def text(self, key: str = "", /, **values: object) -> str:
        """Return the sentence about this field, or the one whose key continues with ``key``."""
        return self.look.messages(f"{self.field.page}-{self.field.word}{key}", **values)

    @property
    def label(self) -> str:
        """The label of its button."""
        return self.look.messages(f"button-{self.field.page}-{self.field.word}")


class Kind(abc.ABC, Generic[R]):
    """A kind of field: how it is shown, said and read. By default it has an option and nothing on the page."""

    row: ClassVar[str] = ""
    """Buttons with the same name here stand in one row; those in the row of forms open one."""
    clear: ClassVar[str] = ""
    """The argument of a second button, which sets it to nothing."""
    is_read_first: ClassVar[bool] = False
    """Whether other values that are given at the same time depend on it."""
    may_be_empty: ClassVar[bool] = False
    """Whether its own command sets it to nothing when the option is left out."""
    option: object = Offered()
    """The kind of its option."""

    def values(self, shown: Shown[R]) -> Mapping[str, object] | None:
        """Return the values of its sentence; None when other sentences say it."""
        return None

    def control(self, shown: Shown[R]) -> Row:
        """Return its control, which shows what is chosen now; no buttons when it has none."""
        return ()

    def questions(self, shown: Shown[R]) -> tuple[Field, ...]:
        """Return its questions in a form."""
        return ()

    def pressed(self, shown: Shown[R], chosen: Arguments) -> object:
        """Return the value that a control chooses. Refused when that means nothing."""
        raise Refused(Reason.UNKNOWN_CONTROL)

    def read(self, shown: Shown[R], given: Given) -> object:
        """Return the value that the options of a command or a form give. Refused when it makes no sense."""
        return given[shown.field.option]

    def offers(self, shown: Shown[R]) -> dict[str, str]:
        """Return the values that its option offers while somebody types, with their labels."""
        return {}

    def commands(self, field: StoredField[R]) -> Mapping[str, tuple[CommandOption, ...]]:
        """Return the names and options of the commands that set only this."""
        return {field.command: (CommandOption(field.option, self.option, is_required=not self.may_be_empty),)}


@dataclass(frozen=True, eq=False)
class StoredField(Generic[R]):
    """The declaration of a field that members or servers set: all that shows or changes it derives from it."""

    page: str
    name: str
    """The name in the store."""
    tab: str
    """The part of the page that shows it."""
    word: str
    """The name in controls and sentences."""
    kind: Kind[R]
    option: str = ""
    """The name of its option, if it is not ``word``."""
    command: str = ""
    """The name of the command that sets only this, if it is not ``word``."""
    form: str = ""
    """The ``word`` of the field whose form asks for this one as well, if it is not its own."""
    is_costly: bool = False
    """Whether a change counts against the limit of what costs much."""
    is_losable: bool = False
    """Whether it names a role or channel and is cleared when that is deleted."""
    check: Callable[[Interaction, Any], None] | None = None
    """Refuses a role or channel that must not be chosen."""
    before_first: Callable[[int], Awaitable[None]] | None = None
    """Called with the id of a server before it is set where nothing was set."""

    def __post_init__(self) -> None:
        for name in ("option", "command", "form"):
            object.__setattr__(self, name, getattr(self, name) or self.word)

    @property
    def lead(self) -> Arguments:
        """The first arguments of its controls."""
        if self.kind.row != SWITCHES:
            return (self.word,)
        return ("switch" if self.page is PageName.SETTINGS else "toggle", self.word)

    def route(self, *arguments: str) -> PageRoute:
        """Return the route of a control."""
        return PageRoute(self.page, (*self.lead, *arguments))

    def opens_form(self, arguments: Arguments) -> bool:
        """Return True if a control opens the form of this field."""
        return self.kind.row == FORMS and arguments == self.lead


Changes: TypeAlias = dict[StoredField[R], object]
"""New values by their fields."""


class FieldTable(Generic[R]):
    """All fields that members, or servers, can set."""

    def __init__(self, kind: type[R], internal: Collection[str] | None, *declared: StoredField[R]) -> None:
        """``internal`` are the stored fields that nobody sets; None for all that are not declared.

        TypeError unless each other field of ``kind`` is declared, and nothing else.
        """
        stored = {field.name for field in fields(kind)}
        names = {field.name for field in declared}
        wrong = (names | (stored - names if internal is None else {*internal})) ^ stored
        if wrong:
            raise TypeError(f"{kind.__name__}: stored or declared, and not both: {', '.join(sorted(wrong))}")
        self._fields = declared
        self._page = declared[0].page
        self.tabs = tuple(dict.fromkeys(field.tab for field in declared))

    def __iter__(self) -> Iterator[StoredField[R]]:
        return iter(self._fields)

    def of(self, arguments: Arguments) -> StoredField[R]:
        """Return the field that a control or form changes. Refused when there is none."""
        for field in self._fields:
            if arguments[: len(field.lead)] == field.lead or arguments == (field.kind.clear,):
                return field
        raise Refused(Reason.NOT_AVAILABLE)

    def tab_of(self, changes: Collection[StoredField[R]]) -> str:
        """Return the part of the page that shows all these fields; the first one when none does."""
        found = {field.tab for field in changes}
        return found.pop() if len(found) == 1 else self.tabs[0]

    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        """Return True if a press, or a form that was sent, counts against the limit of what costs much."""
        try:
            field = self.of(arguments)
        except Refused:
            return False
        return field.is_costly and (is_filled or not field.opens_form(arguments))

    def asked_with(self, field: StoredField[R]) -> list[StoredField[R]]:
        """Return the fields for which the form of a field asks."""
        return [one for one in self._fields if one.form == field.word]

    def form(self, field: StoredField[R], look: Look[R]) -> Form:
        """Return the form that the button of a field opens."""
        asked = (Shown(one, look) for one in self.asked_with(field))
        questions = (question for shown in asked for question in shown.field.kind.questions(shown))
        return Form(look.messages(f"form-{field.word}"), tuple(questions))

    def read(self, named: Collection[StoredField[R]], look: Look[R], given: Given) -> Changes[R]:
        """Return the changes that a command or a form asks for. Refused when it makes no sense."""
        changes: Changes[R] = {}
        for field in sorted(named, key=lambda one: not one.kind.is_read_first):
            changes[field] = value = field.kind.read(Shown(field, look), given)
            if field.kind.is_read_first:
                change: dict[str, Any] = {field.name: value}
                look = replace(look, stored=replace(look.stored, **change))
        return changes

    def panel(
        self,
        look: Look[R],
        tab: str,
        heading: str,
        *,
        before: Collection[str] = (),
        after: Collection[str] = (),
        more: tuple[Row, ...] = (),
    ) -> Panel:
        """Return a part of the page; ``before`` and ``after`` stand around its lines, ``more`` below its controls."""
        lines: list[str] = []
        rows: dict[str, Row] = {}
        for shown in (Shown(field, look) for field in self._fields if field.tab == tab):
            kind = shown.field.kind
            values, control, row = kind.values(shown), kind.control(shown), kind.row or shown.field.word
            if values is not None:
                lines.append(shown.text(**values))
            beside = rows.get(row, ())
            if isinstance(control, tuple) and isinstance(beside, tuple):
                control = tuple(sorted((*beside, *control), key=lambda one: one.style is not Style.MAIN))
            rows[row] = control
        labels = {one: look.messages(f"tab-{self._page}-{one}") for one in self.tabs}
        notes = (small(look.messages(f"{self._page}-note")),) if tab == self.tabs[0] else ()
        parts = tabs(lambda one: PageRoute(self._page, ("section", one)), labels, tab)
        return Panel(
            heading=heading,
            paragraphs=("\n".join((*before, *lines, *after)), *notes),
            rows=(parts, *(row for row in rows.values() if row), *more),
        )


class FieldPage(PageHandler, Generic[R]):
    """Answers the commands, controls and forms of a table of fields."""

    table: FieldTable[R]

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        return self.table.is_costly(arguments, is_filled=is_filled)

    @abc.abstractmethod
    async def look(self, interaction: Interaction) -> Look[R]:
        """Return all that is set now, and what the page needs besides."""

    @abc.abstractmethod
    async def change(self, interaction: Interaction, changes: Changes[R]) -> Look[R]:
        """Store what changes, and return all that is set then. Refused for people who may not see or change it."""

    @abc.abstractmethod
    def panel(self, interaction: Interaction, look: Look[R], tab: str, changes: Changes[R]) -> Panel:
        """Return one part of the page, after these changes."""

    async def set(self, interaction: Interaction, fields: Collection[StoredField[R]], given: Given) -> None:
        """Change fields by the options of a command, and show what is set. Refused when one makes no sense."""
        changes = self.table.read(fields, await self.look(interaction), given)
        look = await self.change(interaction, changes)
        await show(interaction, self.panel(interaction, look, self.table.tab_of(changes), changes))

    async def offers(self, interaction: Interaction, option: str) -> dict[str, str]:
        """Return the values that an option offers while somebody types, with their labels."""
        look = await self.look(interaction)
        return next(field.kind.offers(Shown(field, look)) for field in self.table if field.option == option)

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        changes: Changes[R] = {}
        match arguments:
            case ["section", tab] if tab in self.table.tabs:
                pass
            case _:
                field, look = self.table.of(arguments), await self.look(press)
                if field.opens_form(arguments):
                    await ask(press, self.table.form(field, look), field.route())
                    return
                tab = field.tab
                if arguments == (field.kind.clear,):
                    changes[field] = None
                else:
                    chosen = arguments[len(field.lead) :]
                    changes[field] = field.kind.pressed(Shown(field, look), chosen)
        await self._show_changed(press, changes, tab)

    @override
    async def fill(self, interaction: Interaction, arguments: Arguments, filled: Filled) -> None:
        field = self.table.of(arguments)
        if not field.opens_form(arguments):
            raise Refused(Reason.UNKNOWN_CONTROL)
        given = {name: values[0] for name, values in filled.items() if values}
        changes = self.table.read(self.table.asked_with(field), await self.look(interaction), given)
        await self._show_changed(interaction, changes, field.tab)

    async def _show_changed(self, interaction: Interaction, changes: Changes[R], tab: str) -> None:
        look = await self.change(interaction, changes)
        await edit_own_message(interaction, self.panel(interaction, look, tab, changes))
