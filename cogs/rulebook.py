"""The rules in short, page by page."""

from __future__ import annotations

from typing_extensions import override

from bot.refusals import Refused
from cogs.answers import Press, repaint
from cogs.faces import FACES
from cogs.panels import Button, Panel
from cogs.shelves import Shelf
from cogs.tongues import words_of
from cogs.words import Words

SHELF = "rulebook"
"""Stands in a control where a table's name would: pages belong to no table."""

PAGE = "!page."
IN_A_ROW = 5


def rules(game: str, page: str, words: Words) -> Panel:
    """One page of a game's rules, with controls that turn to the others. Refused when there is none."""
    if game not in FACES or page not in FACES[game].pages:
        raise Refused("no-such-page")
    others = [other for other in FACES[game].pages if other != page]
    buttons = [Button(f"{PAGE}{game}.{other}", words(f"{game}-page-{other}")) for other in others]
    return Panel(
        heading=words("rules-heading", game=words(f"{game}-name"), page=words(f"{game}-page-{page}")),
        paragraphs=(words(f"{game}-rules-{page}"), words(f"{game}-credits")),
        rows=tuple(tuple(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW)),
        table_id=SHELF,
    )


class Rulebook(Shelf):
    """Turns the pages."""

    @override
    async def press(self, press: Press, deed: str) -> None:
        game, _, page = deed.removeprefix(PAGE).partition(".")
        await repaint(press, rules(game, page, words_of(press)))
