"""A member at the playground's page who has a keyboard and no mouse."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from playwright.async_api import Locator, Page, expect

Values = Mapping[str, Sequence[str]]
"""What is chosen in the fields of a form, by their names."""

TABS_AT_MOST = 200
OPTIONS_AT_MOST = 60
HAS_FOCUS = "control => control === document.activeElement"
A_NAME = re.compile(r"\w")


class Keyboard:
    """Reaches every control with Tab and the arrows; each control that it uses must have a name to be read out."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def go_to(self, wanted: Locator) -> None:
        """Press Tab until this control has the focus."""
        await expect(wanted).to_be_enabled()
        await expect(wanted).to_have_accessible_name(A_NAME)
        for _ in range(TABS_AT_MOST):
            if await wanted.evaluate(HAS_FOCUS):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    async def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Press the newest button of this name."""
        buttons = (within or self.page.locator("body")).get_by_role("button", name=name, exact=True)
        await self.go_to(buttons.last)
        await self.page.keyboard.press("Enter")

    async def fill_in(self, form: Locator, chosen: Values) -> None:
        """Choose these values in an open form. A field that the form does not have needs no answer."""
        for name, values in chosen.items():
            for field in await form.locator(f'.field[data-custom-id^="{name}"]').all():
                if await field.get_by_role("combobox").count():
                    (value,) = values
                    if await self.choose(field.get_by_role("combobox"), value):
                        break
                elif await field.get_by_role("radio").count():
                    (value,) = values
                    await self._turn_to(field, value)
                else:
                    await self._tick(field, values)

    async def choose(self, menu: Locator, value: str) -> bool:
        """Choose a value in a menu with the arrows. Return True if the menu has it."""
        await self.go_to(menu)
        await self.page.keyboard.press("Enter")
        opened = self.page.locator(".select-popup:popover-open")
        await opened.get_by_role("option").first.wait_for()  # the list is filled shortly after it opens
        wanted = opened.locator(f'[role="option"][data-value$="{value}"]')
        if not await wanted.count():
            await self.page.keyboard.press("Escape")
            await expect(menu).to_be_focused()
            return False
        await expect(wanted).to_have_accessible_name(A_NAME)
        for _ in range(OPTIONS_AT_MOST):
            if await wanted.evaluate(HAS_FOCUS):
                await self.page.keyboard.press("Enter")
                return True
            await self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {value}")

    async def _turn_to(self, field: Locator, value: str) -> None:
        """Choose one of the radio buttons: Tab leads to the group, the arrows through it."""
        wanted = field.locator(f'input[value="{value}"]')
        await expect(wanted).to_have_accessible_name(A_NAME)
        first = field.locator("input:checked")
        await self.go_to(first if await first.count() else field.get_by_role("radio").first)
        for _ in range(OPTIONS_AT_MOST):
            if await wanted.evaluate(HAS_FOCUS):
                break
            await self.page.keyboard.press("ArrowDown")
        if not await wanted.is_checked():
            await self.page.keyboard.press("Space")
        await expect(wanted).to_be_checked()

    async def _tick(self, field: Locator, values: Sequence[str]) -> None:
        """Tick these checkboxes and no others."""
        boxes = field.get_by_role("checkbox")
        all_values = [await box.get_attribute("value") for box in await boxes.all()]
        assert set(values) <= set(all_values)
        # First those that are ticked and should not be: a full group does not take more.
        for is_wanted in (False, True):
            for place, value in enumerate(all_values):
                box = boxes.nth(place)
                if (value in values) is is_wanted and await box.is_checked() is not is_wanted:
                    await self.go_to(box)
                    await self.page.keyboard.press("Space")
                    await expect(box).to_be_checked(checked=is_wanted)
