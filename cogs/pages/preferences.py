"""What a member has set, and the controls that change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from typing_extensions import override

from bot.preferences import Preferences
from bot.tables.absence import Holidays
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.pages.field_kinds import Holiday, Hours, Language, OneOf, Switch, Zone
from cogs.pages.fields import Changes, FieldPage, FieldTable, Look, StoredField
from cogs.ui.custom_id import PageName
from cogs.ui.panel import MemberSwitch, Panel, Row
from cogs.ui.responses import Arguments, edit_own_message
from data.records.settings import MemberPreferences, WhenPinged

GENERAL, PINGS, MORE = "general", "pings", "boards"
"""The parts of the page: together they would be longer than a phone. The last one began with the boards."""

_Preference = partial(StoredField[MemberPreferences], PageName.PREFERENCES)
PREFERENCES = FieldTable(
    MemberPreferences,
    ("user_id", "refused_messages", "unused_hands"),
    _Preference("wants_messages", GENERAL, "messages", Switch(refused="refused_messages"), option="hands"),
    _Preference("turn_pings", PINGS, "turn", OneOf(WhenPinged, "pick-turn-{}"), option="pings"),
    _Preference("pings_when_next", PINGS, "next", Switch()),
    _Preference("pings_for_votes", PINGS, "votes", Switch(unset="slow")),
    _Preference("pings_at_half_time", PINGS, "half", Switch(), option="half-time"),
    _Preference("quiet_hours", PINGS, "quiet", Hours()),
    _Preference("time_zone", PINGS, "zone", Zone(), form="quiet"),
    _Preference("holiday_until", PINGS, "holiday", Holiday(), is_costly=True),
    _Preference("rolls_by_itself", GENERAL, "rolls", Switch()),
    _Preference("words_only", GENERAL, "plain", Switch()),
    _Preference("more_time", MORE, "more-time", Switch()),
    _Preference("turn_messages", MORE, "turns", Switch(refused="refused_messages")),
    _Preference("calm_pictures", MORE, "calm", Switch()),
    _Preference("on_boards", MORE, "boards", Switch()),
    _Preference("language", GENERAL, "language", Language("preferences-language-none")),
)
"""All that a member can set, in the order of the options of `/preferences`."""


@dataclass(frozen=True, eq=False)
class PreferencesPage(FieldPage[MemberPreferences]):
    """Shows and changes a member's preferences, which apply in every server."""

    table = PREFERENCES

    preferences: Preferences
    preferences_changed: Callable[[int], Awaitable[None]]
    """Is called with a member's id when they have changed something that is shown."""
    lobbies_changed: Callable[[int], Awaitable[None]]
    """Is called with a member's id when they have changed something that lobbies say or that holds for a whole game."""
    holidays: Holidays
    switches: Sequence[MemberSwitch] = ()
    """They stand at the end."""

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        switch = next((one for one in self.switches if arguments == (one.word,)), None)
        if switch is None:
            await super().press(press, arguments)
            return
        await switch.toggle(press)
        await edit_own_message(press, self.panel(press, await self.look(press), GENERAL, {}))

    @override
    async def look(self, interaction: Interaction) -> Look[MemberPreferences]:
        member = await self.preferences.member(interaction.user.id)
        # The answer comes in the language that was just chosen.
        messages = Messages.for_locale(member.language or interaction.locale)
        return Look(stored=member, messages=messages, now=self.holidays.now())

    @override
    async def change(
        self, interaction: Interaction, changes: Changes[MemberPreferences]
    ) -> Look[MemberPreferences]:
        named: dict[str, Any] = {field.name: value for field, value in changes.items()}
        if "holiday_until" in named:
            until = named.pop("holiday_until")
            await (
                self.holidays.end(interaction.user.id)
                if until is None
                else self.holidays.start(interaction.user.id, until)
            )
        is_shown = any(field.tab == GENERAL for field in changes)
        if (
            not {"wants_messages", "turn_messages"}.isdisjoint(named)
            or named.get("turn_pings") is WhenPinged.MESSAGE
        ):
            named["refused_messages"], is_shown = False, True  # the next one is tried again
        if named:
            await self.preferences.change_member(interaction.user.id, **named)
        if is_shown:
            await self.preferences_changed(interaction.user.id)
        if not {"more_time", "calm_pictures"}.isdisjoint(named):
            await self.lobbies_changed(interaction.user.id)
        return await self.look(interaction)

    @override
    def panel(
        self,
        interaction: Interaction,
        look: Look[MemberPreferences],
        tab: str,
        changes: Changes[MemberPreferences],
    ) -> Panel:
        rows = (one.rows(interaction, PageName.PREFERENCES, look.messages) for one in self.switches)
        return preferences_panel(look, tab, tuple(chain.from_iterable(rows)))


def preferences_panel(look: Look[MemberPreferences], tab: str = GENERAL, more: tuple[Row, ...] = ()) -> Panel:
    """Return one part of a member's preferences; ``more`` rows end the first part."""
    heading = look.messages("preferences-heading")
    return PREFERENCES.panel(look, tab, heading, more=more if tab == GENERAL else ())
