"""The settings of members and servers as tables of fields: pages, forms and slash commands derive from the tables."""

from __future__ import annotations

import abc
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, fields, replace
from itertools import chain
from typing import Any, Generic, TypeAlias, TypeVar

from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.ui.command_options import CommandOption, Offered
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Field, Filled, Form, Panel, Row, Style, small, tabs
from cogs.ui.responses import Arguments, PageHandler, ask, edit_own_message, show
from data.records.settings import MemberPreferences, ServerSettings

R = TypeVar("R", bound=MemberPreferences | ServerSettings)
Given: TypeAlias = Mapping[str, Any]
"""The values of a command or a form, by the names of its options or questions."""
Changes: TypeAlias = dict[str, Any]
"""New values by their names in the store."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageContext(Generic[R]):
    """The data from which the page of a member or a server is made."""

    stored: R
    messages: Messages
    now: float = 0.0
    """The time in epoch seconds."""
    server: str = ""
    """The name of the server."""
    channels: Collection[int] = ()
    """The channels that exist: Discord refuses to show others as chosen."""
    roles: Collection[int] = ()
    """The roles that exist."""
    is_saved: bool = False
    """Whether the page says that a change is saved."""
    more: tuple[Row, ...] = ()
    """Rows that end the first part of the page."""


@dataclass(frozen=True, eq=False)
class StoredField(Generic[R]):
    """The declaration of a field that members or servers set: all that shows or changes it derives from it.

    Each kind of field says how it is shown and read. By default a field has an option, and nothing on the page.
    """

    page: PageName
    name: str
    """The name in the store."""
    tab: str
    """The part of the page that shows it."""
    word: str
    """The name in controls and sentences."""
    _: KW_ONLY
    kind: object = Offered()
    """The kind of its option."""
    option: str = ""
    """The name of its option, if it is not ``word``."""
    command: str = ""
    """The name of the command that sets only this, if it is not ``word``."""
    is_optional: bool = False
    """Whether this command sets it to nothing when the option is left out."""
    more_options: tuple[CommandOption, ...] = ()
    """Further options of this command."""
    clear_command: str = ""
    """The name of a second command, which sets it to nothing."""
    clear: str | None = None
    """The argument of a second button, which sets it to nothing."""
    said: Callable[[PageContext[R]], Mapping[str, object]] | None = None
    """Returns the values of its sentence; None when the sentence of another field tells it."""
    asked: Callable[[PageContext[R]], tuple[Field, ...]] | None = None
    """Returns its questions in a form."""
    form: str = ""
    """The ``word`` of the field whose form asks for this one as well, if it is not its own."""
    offered: Callable[[PageContext[R]], dict[str, str]] | None = None
    """Returns the texts that its option offers while somebody types, with their labels."""
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
        return (self.word,)

    @property
    def has_form(self) -> bool:
        """Whether its button opens a form."""
        return self.asked is not None and self.form == self.word

    @property
    def commands(self) -> Mapping[str, tuple[CommandOption, ...]]:
        """The names and options of the commands that set only this."""
        option = CommandOption(self.option, self.kind, is_required=not self.is_optional)
        cleared: dict[str, tuple[CommandOption, ...]] = {self.clear_command: ()} if self.clear_command else {}
        return {self.command: (option, *self.more_options), **cleared}

    def route(self, *arguments: str) -> PageRoute:
        """Return the route of a control."""
        return PageRoute(self.page, (*self.lead, *arguments))

    def value(self, context: PageContext[R]) -> Any:
        """Return the stored value."""
        return getattr(context.stored, self.name)

    def button(self, context: PageContext[R]) -> str:
        """Return the label of its button."""
        return context.messages(f"button-{self.page}-{self.word}")

    def text(self, context: PageContext[R], key: str = "", /, **values: object) -> str:
        """Return the sentence about this field, or the one whose key continues with ``key``."""
        return context.messages(f"{self.page}-{self.word}{key}", **values)

    def sentence(self, context: PageContext[R]) -> str:
        """Return its line on the page; empty when another field's line tells it."""
        return "" if self.said is None else self.text(context, **self.said(context))

    def control(self, context: PageContext[R]) -> Row:
        """Return its control, which shows what is chosen now; no buttons when it has none."""
        return ()

    def pressed(self, context: PageContext[R], chosen: Arguments) -> object:
        """Return the value that a control chooses. Refused when that means nothing."""
        raise Refused(Reason.UNKNOWN_CONTROL)

    def read(self, context: PageContext[R], given: Given) -> object:
        """Return the value that the options of a command or a form give. Refused when it makes no sense."""
        return given[self.option]


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

    def find(self, arguments: Arguments) -> StoredField[R] | None:
        """Return the field that a control or form changes; None when there is none."""
        for field in self._fields:
            if arguments[: len(field.lead)] == field.lead or arguments == (field.clear,):
                return field
        return None

    def tab_of(self, fields: Collection[StoredField[R]]) -> str:
        """Return the part of the page that shows all these fields; the first one when none does."""
        found = {field.tab for field in fields}
        return found.pop() if len(found) == 1 else self.tabs[0]

    def form(self, field: StoredField[R], context: PageContext[R]) -> Form:
        """Return the form that the button of a field opens."""
        asked = (one.asked(context) for one in self.asked_with(field) if one.asked is not None)
        return Form(context.messages(f"form-{field.word}"), tuple(chain.from_iterable(asked)))

    def asked_with(self, field: StoredField[R]) -> list[StoredField[R]]:
        """Return the fields for which the form of a field asks."""
        return [one for one in self._fields if one.form == field.word]

    def read(self, named: Collection[StoredField[R]], context: PageContext[R], given: Given) -> Changes:
        """Return the changes that a command or a form asks for. Refused when it makes no sense.

        Each value is read with those before it in the table: a date is meant in the time zone that is given with it.
        """
        changes: Changes = {}
        for field in named:
            changes[field.name] = field.read(context, given)
            context = replace(context, stored=replace(context.stored, **changes))
        return changes

    def panel(self, context: PageContext[R], tab: str = "") -> Panel:
        """Return a part of the page, or the first one."""
        tab = tab or self.tabs[0]
        is_first = tab == self.tabs[0]
        lost = context.stored.lost if isinstance(context.stored, ServerSettings) else ()
        shown = [field for field in self._fields if field.tab == tab]
        lines = [
            *([context.messages("settings-done")] if context.is_saved else ()),
            *(line for field in shown if (line := field.sentence(context))),
            *(
                context.messages(f"settings-lost-{field.word}")
                for field in self._fields
                if field.name in lost
            ),
        ]
        rows: dict[object, Row] = {}
        for field in shown:
            control = field.control(context)
            row = (
                type(field) if isinstance(control, tuple) else field
            )  # the buttons of one kind stand in one row
            beside = rows.get(row, ())
            if isinstance(control, tuple) and isinstance(beside, tuple):
                control = tuple(sorted((*beside, *control), key=lambda one: one.style is not Style.MAIN))
            rows[row] = control
        labels = {one: context.messages(f"tab-{self._page}-{one}") for one in self.tabs}
        parts = tabs(lambda one: PageRoute(self._page, ("section", one)), labels, tab)
        notes = (small(context.messages(f"{self._page}-note")),) if is_first else ()
        return Panel(
            heading=context.messages(f"{self._page}-heading", server=formatted(context.server)),
            paragraphs=("\n".join(lines), *notes),
            rows=(parts, *(row for row in rows.values() if row), *(context.more if is_first else ())),
        )


class FieldPage(PageHandler, Generic[R]):
    """Answers the commands, controls and forms of a table of fields."""

    table: FieldTable[R]

    @abc.abstractmethod
    async def read_context(self, interaction: Interaction) -> PageContext[R]:
        """Return all that is set now, and what the page needs besides. Refused for people who may not see it."""

    @abc.abstractmethod
    async def change(self, interaction: Interaction, changes: Changes) -> PageContext[R]:
        """Store what changes, and return all that is set then. Refused for people who may not change it."""

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        field = self.table.find(arguments)
        opens_form = field is not None and field.has_form and arguments == field.lead
        return field is not None and field.is_costly and (is_filled or not opens_form)

    async def set(
        self, interaction: Interaction, given: Given, *, fields: Collection[StoredField[R]] = ()
    ) -> None:
        """Change fields by the options of a command, and show what is set. Refused when one makes no sense."""
        context = await self.read_context(interaction)
        for field in fields:
            if field.check is not None and field.option in given:
                field.check(interaction, given[field.option])
        context = await self.change(interaction, self.table.read(fields, context, given))
        await show(interaction, self.table.panel(context, self.table.tab_of(fields)))

    async def offers(self, interaction: Interaction, option: str) -> dict[str, str]:
        """Return the values that an option offers while somebody types, with their labels."""
        context = await self.read_context(interaction)
        return next(
            one.offered(context) for one in self.table if one.option == option and one.offered is not None
        )

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        context, field = await self.read_context(press), self.table.find(arguments)
        if arguments[:1] == ("section",) and arguments[1:] in {(tab,) for tab in self.table.tabs}:
            await self._change(press, {}, arguments[1])
        elif field is None:
            raise Refused(Reason.NOT_AVAILABLE)
        elif arguments == (field.clear,):
            await self._change(press, {field.name: None}, field.tab)
        elif field.has_form and arguments == field.lead:
            await ask(press, self.table.form(field, context), field.route())
        else:
            chosen = arguments[len(field.lead) :]
            await self._change(press, {field.name: field.pressed(context, chosen)}, field.tab)

    @override
    async def fill(self, interaction: Interaction, arguments: Arguments, filled: Filled) -> None:
        field, context = self.table.find(arguments), await self.read_context(interaction)
        if field is None or not field.has_form or arguments != field.lead:
            raise Refused(Reason.UNKNOWN_CONTROL)
        given = {name: values[0] for name, values in filled.items() if values}
        changes = self.table.read(self.table.asked_with(field), context, given)
        await self._change(interaction, changes, field.tab)

    async def _change(self, interaction: Interaction, changes: Changes, tab: str) -> None:
        context = await self.change(interaction, changes)
        await edit_own_message(interaction, self.table.panel(context, tab))
