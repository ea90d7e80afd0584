"""The page about the bot: its version, what is new, and where its terms, source and support are."""

from __future__ import annotations

import discord

from bot.errors import Reason, Refused
from bot.version import version
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.permissions import NEEDED
from cogs.table_post.post_messages import FOR_PICTURES
from cogs.ui.panel import Panel
from cogs.ui.responses import show

SCOPES = ("bot", "applications.commands")
ON_ACCOUNT = "1"
"""Discord's name for the installation on a person's account."""
NO_ADDRESS = "none"
"""The value in sentences for an address that is not set."""


class AboutPage:
    """Shows the page."""

    def __init__(
        self,
        client: discord.Client,
        *,
        source_url: str | None = None,
        support_url: str | None = None,
        sentences_url: str | None = None,
    ) -> None:
        self._client = client
        self._source_url = source_url
        self._support_url = support_url
        self._sentences_url = sentences_url

    async def show(self, interaction: Interaction) -> None:
        """Show the page to one person."""
        application = self._client.application
        assert application is not None  # a command arrives after the login
        page = about_page(
            messages_of(interaction),
            version=version(),
            privacy_url=application.privacy_policy_url,
            terms_url=application.terms_of_service_url,
            source_url=self._source_url,
            support_url=self._support_url,
            sentences_url=self._sentences_url,
            invite_url=invite_url(application),
            account_url=account_url(application),
        )
        await show(interaction, page)


def invite_url(application: discord.AppInfo) -> str | None:
    """Return the address at which the bot is added to a server; None when only its owner may add it."""
    if not application.bot_public:
        return None
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_PICTURES), True))
    usual = discord.utils.oauth_url(application.id, permissions=permissions, scopes=SCOPES)
    return application.custom_install_url or usual


def account_url(application: discord.AppInfo) -> str | None:
    """Return the address at which a person adds the bot to their account; None when the host does not offer that."""
    if not application.bot_public or application.user_integration_config is None:
        return None
    usual = discord.utils.oauth_url(application.id, scopes=SCOPES[1:])
    return f"{usual}&integration_type={ON_ACCOUNT}"


def check_has_bot(interaction: Interaction) -> None:
    """Refused in a server or conversation without the bot, with how to invite it: nothing may be kept there."""
    client, guild_id = interaction.client, interaction.guild_id
    is_of_account = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.context.private_channel:
        reason = Reason.NOT_IN_CONVERSATION
    elif guild_id is not None and is_of_account and client.get_guild(guild_id) is None:
        reason = Reason.NOT_ON_SERVER
    else:
        return
    url = invite_url(client.application)
    raise Refused(reason, bot=client.user.mention, url=_linkable(url))


def about_page(
    messages: Messages,
    *,
    version: str,
    privacy_url: str | None = None,
    terms_url: str | None = None,
    source_url: str | None = None,
    support_url: str | None = None,
    sentences_url: str | None = None,
    invite_url: str | None = None,
    account_url: str | None = None,
) -> Panel:
    """Return the page; without an address, its sentence stands without a link or is left out."""
    lines = [
        messages("about-new"),
        messages("about-privacy", url=_linkable(privacy_url)),
        messages("about-terms", url=_linkable(terms_url)),
        messages("about-licence", url=_linkable(source_url)),
        messages("about-support", url=_linkable(support_url)),
    ]
    if sentences_url is not None:
        lines.append(messages("about-sentences", url=_linkable(sentences_url)))
    if invite_url is not None:
        lines.append(messages("about-invite", url=_linkable(invite_url)))
    if account_url is not None:
        lines.append(messages("about-account", url=_linkable(account_url)))
    return Panel(heading=messages("about-heading", version=version), paragraphs=("\n".join(lines),))


def _linkable(url: str | None) -> str:
    """Return an address that may stand between the parentheses of a Markdown link."""
    return NO_ADDRESS if url is None else url.replace("(", "%28").replace(")", "%29")
