"""What a member has set, and the controls that change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from typing_extensions import override

from bot.errors import Refused
from bot.preferences import MemberPreferences, Preferences
from cogs.i18n.locale import Press
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.community.players_role import PlayersRole
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Menu, Panel, Row
from cogs.ui.responses import edit_message, show
from cogs.ui.switches import AS_DISCORD, language_menu, switch

FIELDS = {
    "messages": "wants_messages",
    "pings": "wants_pings",
    "rolls": "rolls_by_itself",
    "plain": "words_only",
}
"""The fields of a member's row, by their names in controls and sentences."""


class PreferencesPage(PageHandler):
    """Shows and changes what a member has set; it holds in every server."""

    def __init__(
        self,
        preferences: Preferences,
        preferences_changed: Callable[[int], Awaitable[None]],
        players: PlayersRole,
    ) -> None:
        """``preferences_changed`` is called with a member's id when they have changed something."""
        self._preferences = preferences
        self._preferences_changed = preferences_changed
        self._players = players

    async def show(self, press: Press, changes: dict[str, Any]) -> None:
        """Change what is named, and show all of it to the member."""
        row = await self._change(press.user.id, changes)
        await show(press, self._panel(row, press))

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        row = member = await self._preferences.member(press.user.id)
        is_told = None
        match arguments:
            case ["tell"]:
                is_told = await self._players.toggle(press)
            case ["toggle", name] if name in FIELDS:
                field = FIELDS[name]
                is_on = member.takes_messages if field == "wants_messages" else getattr(member, field)
                row = await self._change(press.user.id, {field: not is_on})
            case ["language", code] if code in (*LOCALES, AS_DISCORD):
                row = await self._change(press.user.id, {"language": language_of(code)})
            case _:
                raise Refused("unknown-control")
        await edit_message(press, self._panel(row, press, is_told=is_told))

    def _panel(self, row: MemberPreferences, press: Press, *, is_told: bool | None = None) -> Panel:
        messages = _answer_messages(row, press)
        route = PageRoute(PageName.PREFERENCES, ("tell",))
        return preferences_panel(row, messages, self._players.rows(press, route, messages, is_on=is_told))

    async def _change(self, user_id: int, changes: dict[str, Any]) -> MemberPreferences:
        """Change what is named. When a member wants hands as direct messages, one is tried again."""
        if "wants_messages" in changes:
            changes["refused_messages"] = False
        if not changes:
            return await self._preferences.member(user_id)
        row = await self._preferences.change_member(user_id, **changes)
        await self._preferences_changed(user_id)
        return row


def language_of(choice: str) -> str | None:
    """Return the language that was chosen; None for the language of the Discord client."""
    return None if choice == AS_DISCORD else choice


def _answer_messages(row: MemberPreferences, press: Press) -> Messages:
    """Return the messages of the answer: it comes in the language that was just chosen."""
    return Messages.spoken_by(row.language or press.locale)


def preferences_panel(member: MemberPreferences, messages: Messages, more: tuple[Row, ...] = ()) -> Panel:
    """Return what a member has set, with the controls that change it, and more rows after them."""
    is_on = {name: getattr(member, field) for name, field in FIELDS.items()}
    lines = [messages(f"preferences-{name}", on="yes" if on else "no") for name, on in is_on.items()]
    if member.wants_messages and member.refused_messages:
        lines[0] = messages("preferences-messages-refused")
        is_on["messages"] = False
    language = f"language-{member.language}" if member.language else "preferences-language-discord"
    lines.append(messages("preferences-language", language=messages(language)))
    buttons = tuple(
        switch(_route("toggle", name), messages(f"button-wish-{name}"), is_on=on)
        for name, on in is_on.items()
    )
    choices = language_menu(
        lambda code: _route("language", code),
        member.language,
        messages("preferences-language-discord"),
        messages,
    )
    return Panel(
        heading=messages("preferences-heading"),
        paragraphs=("\n".join(lines), messages("preferences-note")),
        rows=(buttons[:2], buttons[2:], Menu("language", messages("menu-wish-language"), choices), *more),
    )


def _route(word: str, value: str) -> PageRoute:
    return PageRoute(PageName.PREFERENCES, (word, value))
