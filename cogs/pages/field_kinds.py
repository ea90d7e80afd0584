"""The kinds of fields that members and servers set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Any, TypeAlias

import discord
from typing_extensions import override

from bot.errors import Reason, Refused
from cogs.i18n.messages import LOCALES, PROOFREAD
from cogs.pages.fields import Given, PageContext, R, StoredField
from cogs.ui.command_options import Choices
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Menu, MenuChoice, Picked, Picker, Row, Style, switch
from cogs.ui.responses import Arguments
from data.records.settings import MemberPreferences, ServerSettings

AS_DISCORD = "discord"
"""Stands for the language that the member or the server has at Discord."""
OFF = "off"
"""Is typed to set nothing."""

OfMember: TypeAlias = PageContext[MemberPreferences]
OfServer: TypeAlias = PageContext[ServerSettings]
Values: TypeAlias = Mapping[str, object]
"""The values of a sentence."""
Labelled: TypeAlias = Iterable[tuple[object, str, str | None]]
"""Values to choose from, each with its label and its note."""


@dataclass(frozen=True, eq=False)
class Switch(StoredField[R]):
    """A field that is on or off."""

    _: KW_ONLY
    kind: object = bool
    unset: str = "no"
    """The state where nothing is set: "open" counts as on."""
    refused: str = ""
    """The stored field that says that Discord refuses what is on: then it is shown as off."""

    @property
    @override
    def lead(self) -> Arguments:
        return ("switch" if self.page is PageName.SETTINGS else "toggle", self.word)

    def _state(self, context: PageContext[R]) -> str:
        if self.value(context) and self.refused and getattr(context.stored, self.refused):
            return "refused"
        return {True: "yes", False: "no", None: self.unset}[self.value(context)]

    def _is_on(self, context: PageContext[R]) -> bool:
        return self._state(context) in ("yes", "open")

    @override
    def sentence(self, context: PageContext[R]) -> str:
        return self.text(context, value=self._state(context))

    @override
    def control(self, context: PageContext[R]) -> Row:
        return (switch(self.route(), self.button(context), is_on=self._is_on(context)),)

    @override
    def pressed(self, context: PageContext[R], chosen: Arguments) -> bool:
        if chosen:
            raise Refused(Reason.UNKNOWN_CONTROL)
        return not self._is_on(context)


@dataclass(frozen=True, eq=False)
class OneOf(StoredField[R]):
    """One value from a menu."""

    choices: Callable[[PageContext[R]], Labelled]
    """Returns the values that the menu lists."""

    @override
    def sentence(self, context: PageContext[R]) -> str:
        return super().sentence(context) or self.text(context, value=self.value(context))

    @override
    def control(self, context: PageContext[R]) -> Row:
        taken = self.value(context)
        shown = (
            MenuChoice(self.route(_argument(value)), label, note, is_taken=value == taken)
            for value, label, note in self.choices(context)
        )
        return Menu(self.word, context.messages(f"menu-{self.word}"), tuple(shown))

    @override
    def pressed(self, context: PageContext[R], chosen: Arguments) -> object:
        values = {(_argument(value),): value for value, _, _ in self.choices(context)}
        if chosen not in values:
            raise Refused(Reason.UNKNOWN_CONTROL)
        return values[chosen]

    @override
    def read(self, context: PageContext[R], given: Given) -> object:
        return self.pressed(context, (str(given.get(self.option, AS_DISCORD)),))


def _argument(value: object) -> str:
    return AS_DISCORD if value is None else str(value)


def language(page: PageName, tab: str, at_discord: str, *, is_optional: bool = False) -> OneOf[Any]:
    """Return the field for a language; None for the one at Discord, whose label has the key ``at_discord``."""

    def choices(context: PageContext[R]) -> Labelled:
        for code in LOCALES:
            note = context.messages("language-note", proofread="yes" if code in PROOFREAD else "no")
            yield code, context.messages(f"language-{code}"), note
        yield None, context.messages(at_discord), None

    def said(context: PageContext[R]) -> Values:
        code = context.stored.language
        return {"value": context.messages(at_discord if code is None else f"language-{code}")}

    languages = ((f"language-{code}", code) for code in LOCALES)
    kind = Choices((*languages, *(() if is_optional else ((at_discord, AS_DISCORD),))))
    named = (page, "language", tab, "language")
    return OneOf[Any](*named, choices, said=said, kind=kind, is_optional=is_optional)


@dataclass(frozen=True, eq=False)
class Mention(StoredField[ServerSettings]):
    """A channel or a role of the server, several of them, or none: everybody counts as no role."""

    _: KW_ONLY
    kind: type[discord.Role | discord.TextChannel]
    is_optional: bool = True
    most: int = 1
    """The most values; with more than one, its command adds one or takes it away."""
    is_on_page: bool = False
    """Whether it can be chosen on the page as well."""

    @override
    def sentence(self, context: OfServer) -> str:
        mark = "@&" if self.kind is discord.Role else "#"
        named = context.messages.listed(f"<{mark}{one}>" for one in self._chosen(context))
        return self.text(context, value=named or self.text(context, "-none"))

    @override
    def control(self, context: OfServer) -> Row:
        if not self.is_on_page:
            return ()
        picked = Picked.ROLE if self.kind is discord.Role else Picked.CHANNELS
        known = tuple(one for one in self._chosen(context) if one in self._known(context))[:CHOICES]
        return Picker(self.page, self.word, context.messages(f"menu-{self.word}"), picked, known)

    @override
    def pressed(self, context: OfServer, chosen: Arguments) -> object:
        ids = set(map(int, chosen))
        if not self.is_on_page or len(ids) > self.most or not ids.issubset(self._known(context)):
            raise Refused(Reason.UNKNOWN_CONTROL)
        return self._stored(ids - {context.stored.guild_id} if self.kind is discord.Role else ids)

    @override
    def read(self, context: OfServer, given: Given) -> object:
        thing: discord.Role | discord.TextChannel | None = given.get(self.option)
        if thing is None or (isinstance(thing, discord.Role) and thing.is_default()):
            return self._stored(set())
        others = {*self._chosen(context)} - {thing.id} if self.most > 1 else set()
        return self._stored(others | ({thing.id} if given.get("allowed", True) else set()))

    def _chosen(self, context: OfServer) -> tuple[int, ...]:
        value = self.value(context)
        return value if isinstance(value, tuple) else () if value is None else (value,)

    def _stored(self, ids: set[int]) -> object:
        return tuple(sorted(ids)) if self.most > 1 else next(iter(ids), None)

    def _known(self, context: OfServer) -> Collection[int]:
        return context.roles if self.kind is discord.Role else context.channels


@dataclass(frozen=True, eq=False)
class Typed(StoredField[MemberPreferences]):
    """A text, which a command gives as a whole; the answers in its form are its parts, joined with ``-``.

    The value ``value`` of its sentence is "yes" while something is set.
    """

    parse: Callable[[str, OfMember], object]
    """Returns the value that a text means. Refused when it means none."""

    @override
    def control(self, context: OfMember) -> Row:
        if not self.has_form or self.said is None:
            return ()
        change = Button(self.route(), self.button(context))
        if self.clear is None or self.said(context)["value"] != "yes":
            return (change,)
        clear = PageRoute(self.page, (self.clear,))
        return (change, Button(clear, context.messages(f"button-{self.clear}"), Style.MAIN))

    @override
    def read(self, context: OfMember, given: Given) -> object:
        questions = () if self.asked is None else self.asked(context)
        answers = [given[question.name] for question in questions if given.get(question.name)]
        in_form = OFF if OFF in answers or not answers else "-".join(answers)
        return self.parse(given.get(self.option, in_form), context)
