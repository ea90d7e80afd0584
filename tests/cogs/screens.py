"""The parts from which messages about tables are made, for tests without Discord."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.cluster.homes import Homes
from bot.preferences import Preferences
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.table_messages import NO_AVATARS
from cogs.images.progressive_reply import ProgressiveReply
from cogs.images.renderer import ImageRenderer
from cogs.table_post.snapshot import AvatarsOf, ScreenParts
from cogs.ui.outbox import Outbox
from tests.bot.tables.services import Club, tables
from tests.clients import NO_SERVERS


def screen_parts(
    club: Club | None = None,
    client: object = None,
    *,
    homes: Homes | None = None,
    preferences: Preferences | None = None,
    locales: LocaleResolver | None = None,
    renderer: ImageRenderer | None = None,
    avatars: AvatarsOf = lambda _: NO_AVATARS,
) -> ScreenParts:
    """Return the parts of a program with these tables; it is connected to Discord by this client, or to nothing."""
    club = club or tables()
    connected = cast("Any", client or discord.Client(intents=discord.Intents.none()))
    preferences = preferences or club.preferences
    return ScreenParts(
        connected,
        club,
        preferences,
        locales or LocaleResolver(preferences, NO_SERVERS),
        ProgressiveReply(renderer or ImageRenderer(has_worker=False)),
        homes or club.homes,
        Outbox(connected, club.store.sent_messages),
        avatars=avatars,
    )
