"""An optional feature: it is built from the parts of the program, and declares what it adds to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeAlias

from bot.client import Cog
from bot.core import Core
from cogs.commands.declaration import Command, Group, MenuCommand
from cogs.commands.play import Finder
from cogs.handlers.lobby import LobbyHandler
from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands, Reveals
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.fields import StoredField
from cogs.pages.play import GameStart, PageButton
from cogs.table_post.kinds import TableKind
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.spectators import Spectators
from cogs.ui.live_message import ShownChanges
from cogs.ui.panel import MemberSwitch
from cogs.ui.responses import PageHandler
from data.records.settings import ServerSettings


@dataclass(frozen=True, kw_only=True)
class Parts(Core, ScreenParts):
    """The parts of the program from which features are built, and the controls of the rest."""

    private_images: ProgressiveReply
    """The images that only one person sees."""
    shown_changes: ShownChanges
    updater: PostUpdater
    hands: HandMessages
    ephemeral_hands: EphemeralHands
    reveals: Reveals
    spectators: Spectators
    lobby: LobbyHandler
    buttons: Callable[[], Sequence[PageButton]]
    """Returns the ``button`` of each feature, once all features are built."""
    at_end: Callable[[Callable[[], Awaitable[None]]], object]
    """Takes a function to call when the program ends."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """The contributions of a feature. Every field is optional, and only one feature may have a `finder`."""

    commands: Sequence[Cog | Command | Group | MenuCommand] = ()
    """Its commands, and what listens to Discord."""
    pages: Mapping[str, PageHandler] = field(default_factory=dict)
    """The handlers of its pages, by the names of the pages."""
    table_kind: TableKind | None = None
    """The difference between the posts of its tables and others."""
    game_start: GameStart | None = None
    """A button of `/play` beside each game."""
    button: PageButton | None = None
    """The button that leads to it: on `/play` below the games, on `/help`, and on panels in channels."""
    manager_button: PageButton | None = None
    """A button for people who manage a server: on its welcome, and on `/help`."""
    finder: Finder | None = None
    """The options of `/play`, and what it does when one is given."""
    switch: MemberSwitch | None = None
    """A switch that stands at the end of `/play` and of `/preferences`."""
    settings: Sequence[StoredField[ServerSettings]] = ()
    """The settings of servers that it adds."""
    settings_commands: Sequence[Command] = ()
    """Other subcommands of `/settings`."""
    who_else: Sequence[str] = ()
    """The keys of sentences of `/privacy` about who else sees what of members."""
    before_forgetting: Callable[[int], Awaitable[None]] | None = None
    """Called with the id of a member before their records lose it."""
    hourly: Callable[[], Awaitable[None]] | None = None
    """Called about once an hour, in one process only. It may raise StoreError."""


Build: TypeAlias = Callable[[Parts], Feature]


def finder_of(features: Iterable[Feature]) -> Finder | None:
    """Return the finder of the feature that has one. ValueError when two have: `/play` takes the options of one."""
    finders = [one.finder for one in features if one.finder is not None]
    if len(finders) > 1:
        raise ValueError("two features set a finder, but /play has the options of only one")
    return finders[0] if finders else None


def add_pages(features: Iterable[Feature], pages: dict[str, PageHandler]) -> None:
    """Add the pages of features to all others. ValueError when two pages have the same name."""
    for name, page in chain.from_iterable(one.pages.items() for one in features):
        if pages.setdefault(name, page) is not page:
            raise ValueError(f"two pages have the name {name}")
