"""The page about the bot: its version, what is new, and where its terms, source and support are."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.i18n.messages import Messages
from cogs.ui.panel import Panel

NO_ADDRESS = "none"
"""What the sentences are given in place of an address that nobody has set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """The version and the addresses that a page names; None where there is none."""

    version: str
    privacy_url: str | None = None
    terms_url: str | None = None
    source_url: str | None = None
    support_url: str | None = None
    invite_url: str | None = None


def about_page(about: About, messages: Messages) -> Panel:
    """Return the page; without an address, its sentence stands without a link."""
    lines = [
        messages("about-new"),
        messages("about-privacy", url=_linkable(about.privacy_url)),
        messages("about-terms", url=_linkable(about.terms_url)),
        messages("about-licence", url=_linkable(about.source_url)),
        messages("about-support", url=_linkable(about.support_url)),
    ]
    if about.invite_url is not None:
        lines.append(messages("about-invite", url=_linkable(about.invite_url)))
    return Panel(heading=messages("about-heading", version=about.version), paragraphs=("\n".join(lines),))


def _linkable(url: str | None) -> str:
    """Return an address that may stand between the parentheses of a Markdown link."""
    return NO_ADDRESS if url is None else url.replace("(", "%28").replace(")", "%29")
