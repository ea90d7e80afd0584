"""The page on which spectators of a running game see all hands, where its players have agreed to that."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.history.replay import Viewer, may_see_all_hands, step_now
from bot.tables.session import Session
from bot.tables.state import TableState
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.replay import CHARACTERS, fitting, hands_in_words, step_image
from cogs.permissions import Visibility
from cogs.table_post.snapshot import ScreenParts
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel, Style
from cogs.ui.responses import is_private

HIGHEST_IMAGE = 280
"""The most height in points of a phone: more than in a replay, whose steps have more lines and controls."""


@dataclass(frozen=True, eq=False)
class OpenHandsPage:
    """Shows the page."""

    parts: ScreenParts
    private_images: ProgressiveReply
    """Shows what only one person sees."""

    async def show(self, interaction: Interaction, session: Session, panel: Panel) -> bool:
        """Show a spectator a private page with all hands of a running game added, and return True.

        Return False, and show nothing, for everybody who may not see them.
        """
        table, messages = session.table, messages_of(interaction)
        may_see = may_see_all_hands(table, interaction.user.id)
        if not may_see or not await Visibility(interaction).shows(table):
            return False
        has_image = await self.parts.preferences.shows_pictures(interaction.user.id, table.guild_id)
        say = TableMessages(
            messages, table.seats, avatars=self.parts.avatars(seat.user_id for seat in table.seats)
        )
        panel = with_all_hands(session, panel, say, has_image=has_image)
        # Only the page itself is edited: the table's post, which has the same control, is for everybody.
        answer = ProgressiveReply.edit if is_private(interaction) else ProgressiveReply.show
        await answer(self.private_images, interaction, panel)
        return True


def with_all_hands(session: TableState, panel: Panel, say: TableMessages, *, has_image: bool) -> Panel:
    """Return a spectator's page with the table as it is now and all hands, in an image and in words.

    In the image they are small on a phone.
    """
    table, moment, viewer = session.table, step_now(session), Viewer(is_open=True)
    presenter, public = PRESENTERS[table.game], moment.public_view()
    hands, _ = hands_in_words(table, moment, viewer, say)
    shown, notes, note = presenter.table(public, say), presenter.notes(public, say), say("open-hands-note")
    if not say.messages.is_plain and sum(map(len, (*shown, *notes, *hands))) > CHARACTERS:
        plain = TableMessages(say.messages.plain, table.seats)
        return with_all_hands(session, panel, plain, has_image=has_image)
    look = Button(TableControl.PANEL, say("button-look-again"), Style.MAIN)
    return replace(
        panel,
        paragraphs=(*panel.paragraphs, *fitting([*hands, *notes]), note),
        uncut=(*panel.paragraphs, *fitting([*shown, *hands, *notes]), note),
        rows=tuple((look, *row) if isinstance(row, tuple) else row for row in panel.rows),
        image=step_image(table, moment, viewer, say, highest=HIGHEST_IMAGE) if has_image else None,
        has_parts=True,
        mentions_short_names=True,
    )
