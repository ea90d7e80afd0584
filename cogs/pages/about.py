"""The page about the bot: its version, what is new, and where its terms, source and support are."""

from __future__ import annotations

from cogs.i18n.messages import Messages
from cogs.ui.panel import Panel

NO_ADDRESS = "none"
"""What the sentences are given in place of an address that nobody has set."""


def about_page(
    messages: Messages,
    *,
    version: str,
    privacy_url: str | None = None,
    terms_url: str | None = None,
    source_url: str | None = None,
    support_url: str | None = None,
    invite_url: str | None = None,
) -> Panel:
    """Return the page; without an address, its sentence stands without a link."""
    lines = [
        messages("about-new"),
        messages("about-privacy", url=_linkable(privacy_url)),
        messages("about-terms", url=_linkable(terms_url)),
        messages("about-licence", url=_linkable(source_url)),
        messages("about-support", url=_linkable(support_url)),
    ]
    if invite_url is not None:
        lines.append(messages("about-invite", url=_linkable(invite_url)))
    return Panel(heading=messages("about-heading", version=version), paragraphs=("\n".join(lines),))


def _linkable(url: str | None) -> str:
    """Return an address that may stand between the parentheses of a Markdown link."""
    return NO_ADDRESS if url is None else url.replace("(", "%28").replace(")", "%29")
