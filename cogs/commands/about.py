"""`/about`: the bot's version, what is new, and where its terms, source and support are."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.version import version
from cogs.commands.declaration import command
from cogs.i18n.locale import Interaction, messages_of
from cogs.pages.about import about_page
from cogs.permissions import NEEDED
from cogs.table_post.post_messages import FOR_PICTURES
from cogs.ui.responses import show

SCOPES = ("bot", "applications.commands")


class AboutCog(commands.Cog):
    """Answers `/about` to the member who used it."""

    def __init__(
        self, client: discord.Client, *, source_url: str | None = None, support_url: str | None = None
    ) -> None:
        self._client = client
        self._source_url = source_url
        self._support_url = support_url

    @command("about")
    async def about(self, interaction: Interaction) -> None:
        """Show the page about the bot."""
        application = self._client.application
        assert application is not None  # a command arrives after the login
        page = about_page(
            messages_of(interaction),
            version=version(),
            privacy_url=application.privacy_policy_url,
            terms_url=application.terms_of_service_url,
            source_url=self._source_url,
            support_url=self._support_url,
            invite_url=invite_url(application),
        )
        await show(interaction, page)


def invite_url(application: discord.AppInfo) -> str | None:
    """Return the address at which the bot is added to a server; None when only its owner may add it."""
    if not application.bot_public:
        return None
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_PICTURES), True))
    usual = discord.utils.oauth_url(application.id, permissions=permissions, scopes=SCOPES)
    return application.custom_install_url or usual
