"""A page that shows and changes what a member or a server has set."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Generic

from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.i18n.locale import Press
from cogs.pages.fields import Changes, FieldTable, Given, Look, R, Shown, StoredField
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Filled, Panel
from cogs.ui.responses import ask, edit_own_message, show


class FieldPage(PageHandler, Generic[R]):
    """Answers the commands, controls and forms of a table of fields."""

    table: FieldTable[R]

    @override
    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        return self.table.is_costly(arguments, is_filled=is_filled)

    @abstractmethod
    async def look(self, press: Press) -> Look[R]:
        """Return what is set now."""

    @abstractmethod
    async def change(self, press: Press, changes: Changes[R]) -> Look[R]:
        """Store what changes, and return all that is set then. Refused for people who may not see or change it."""

    @abstractmethod
    def panel(self, press: Press, look: Look[R], tab: str, changes: Changes[R]) -> Panel:
        """Return one part of the page, after these changes."""

    async def set(self, press: Press, fields: Collection[StoredField[R]], given: Given) -> None:
        """Change fields by the options of a command, and show what is set. Refused when one makes no sense."""
        changes = self.table.read(fields, await self.look(press), given)
        look = await self.change(press, changes)
        await show(press, self.panel(press, look, self.table.tab_of(changes), changes))

    async def offers(self, press: Press, option: str) -> dict[str, str]:
        """Return what an option offers while somebody types."""
        look = await self.look(press)
        return next(field.kind.offers(Shown(field, look)) for field in self.table if field.option == option)

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
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
    async def fill(self, press: Press, arguments: Arguments, filled: Filled) -> None:
        field = self.table.of(arguments)
        if not field.opens_form(arguments):
            raise Refused(Reason.UNKNOWN_CONTROL)
        given = {name: values[0] for name, values in filled.items() if values}
        changes = self.table.read(self.table.asked_with(field), await self.look(press), given)
        await self._show_changed(press, changes, field.tab)

    async def _show_changed(self, press: Press, changes: Changes[R], tab: str) -> None:
        look = await self.change(press, changes)
        await edit_own_message(press, self.panel(press, look, tab, changes))
