"""`/privacy`: what is stored about a member, all of it as a file, and how they are forgotten."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.declaration import anywhere, command
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.pages.privacy import PrivacyPage


@anywhere
class PrivacyCog(commands.GroupCog, group_name="privacy", group_description=command_text("cmd-privacy")):
    """`/privacy`."""

    def __init__(self, page: PrivacyPage) -> None:
        self._page = page

    @command("privacy-show")
    async def show(self, interaction: Interaction) -> None:
        """Show the policy."""
        await self._page.show(interaction)

    @command("privacy-export", is_costly=True)
    async def export(self, interaction: Interaction) -> None:
        """Send the member all that is stored about them."""
        await self._page.export(interaction)

    @command("privacy-forget")
    async def forget(self, interaction: Interaction) -> None:
        """Ask whether they are sure; the filled form does it."""
        await self._page.ask_to_forget(interaction)
