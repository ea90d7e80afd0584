"""The map of help: what there is to play, rank, be pinged for, leave and manage, with the buttons that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typing_extensions import override

from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.pages.history import HistoryPage
from cogs.pages.ladders import DEFAULT_GAME, ladder_of
from cogs.pages.leaderboard import LeaderboardPage
from cogs.pages.play import OWN_TABLES, PLAY, PageButton
from cogs.pages.preferences import GENERAL, PINGS
from cogs.pages.privacy import DATA
from cogs.pages.rulebook import CHOOSE
from cogs.pages.settings import TABLES
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Panel, Row
from cogs.ui.responses import Arguments, PageHandler, show

HELP = PageButton("button-help", PageRoute(PageName.HELP))
_FIRST_BOARD, _FIRST_GAMES = LeaderboardPage(ladder_of(DEFAULT_GAME, None)), HistoryPage()
LEADERBOARD = PageButton("button-board", _FIRST_BOARD.route, is_everywhere=False)
HISTORY = PageButton("button-history", _FIRST_GAMES.route, is_everywhere=False)
RULES = PageButton("button-rules", CHOOSE)
PREFERENCES = PageButton("button-preferences", PageRoute(PageName.PREFERENCES, ("section", GENERAL)))
PINGED = PageButton("button-pings", PageRoute(PageName.PREFERENCES, ("section", PINGS)))
PRIVACY = PageButton("button-privacy", PageRoute(PageName.PRIVACY, ("section", DATA)))
SETTINGS = PageButton(
    "button-settings", PageRoute(PageName.SETTINGS, ("section", TABLES)), is_everywhere=False
)


class HelpPage(PageHandler):
    """Shows the map."""

    def __init__(self, buttons: Sequence[PageButton], manager_buttons: Sequence[PageButton]) -> None:
        """``buttons`` are those of the features, ``manager_buttons`` theirs for people who manage a server."""
        self._buttons = buttons
        self._manager_buttons = manager_buttons

    async def show(self, interaction: Interaction) -> None:
        """Show the map to one person."""
        is_direct = interaction.guild_id is None
        managed = (SETTINGS, *self._manager_buttons) if interaction.permissions.manage_guild else ()
        await show(
            interaction, help_map(messages_of(interaction), self._buttons, managed, is_direct=is_direct)
        )

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        await self.show(press)


def help_map(
    messages: Messages,
    buttons: Sequence[PageButton],
    managed: Sequence[PageButton] = (),
    *,
    is_direct: bool = False,
) -> Panel:
    """Return the map; ``buttons`` are those of the features, ``managed`` those for people who manage the server.

    What there is only in servers is left out in direct messages.
    """

    def sections() -> Iterator[Row]:
        for text, *rows in (
            (messages("help-playing"), (PLAY, OWN_TABLES, RULES), buttons),
            (messages("help-ranking"), (LEADERBOARD, HISTORY)),
            (messages("help-pings"), (PINGED, PREFERENCES)),
            (messages("help-leaving"), (PRIVACY,)),
            (messages("help-managing"), managed),
        ):
            shown = [[one for one in row if one.is_everywhere or not is_direct] for row in rows]
            if any(shown):
                yield text
            yield from (tuple(one.button(messages) for one in row) for row in shown if row)

    return Panel(heading=messages("help-heading"), paragraphs=(), rows=tuple(sections()))
