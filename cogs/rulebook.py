"""The rules in short, page by page."""

from __future__ import annotations

from cogs.panels import Panel
from cogs.words import Words


def rules(game: str, page: str, words: Words) -> Panel:
    """One page of a game's rules."""
    return Panel(
        heading=words("rules-heading", game=words(f"{game}-name"), page=words(f"{game}-page-{page}")),
        paragraphs=(words(f"{game}-rules-{page}"), words(f"{game}-credits")),
    )
