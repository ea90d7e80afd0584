"""What a player's hand shows, from the view of their seat only."""

from __future__ import annotations

from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import status
from cogs.ui import links
from cogs.ui.panel import Panel, Row, in_room
from games.engine import Seat

HAND_COLOUR = 0x7EB77F


def hand(
    session: Session, seat: Seat, messages: Messages, *, linked: bool = False, is_drawn: bool = True
) -> Panel:
    """Return the hand of a seat as its player may see it now; ``linked`` adds a link to the table's post."""
    return in_room(lambda fitting: _hand(session, seat, fitting, linked=linked, is_drawn=is_drawn), messages)


def closed(session: Session, messages: Messages, key: str) -> Panel:
    """Return what an older copy of a hand shows: only why it is empty."""
    game = messages(f"{session.table.game}-name")
    return Panel(heading=messages("hand-heading", game=game), paragraphs=(messages(key),), colour=HAND_COLOUR)


def _hand(session: Session, seat: Seat, messages: Messages, *, linked: bool, is_drawn: bool) -> Panel:
    table = session.table
    say, presenter, view = (
        TableMessages(messages, table.seats, reader=seat),
        PRESENTERS[table.game],
        session.progress.seat_view(seat),
    )
    paragraphs = [*presenter.hand(view, say)]
    news = [
        presenter.event(event, say)
        for entry in session.progress.recent()
        if entry.version  # the deal is the hand itself
        for event in entry.events
        if isinstance(event, presenter.news) and event.reaches(seat)
    ]
    paragraphs.append("\n".join(news))
    if not session.status.runs and not session.is_over:
        paragraphs += status.status_lines(session, say)
    if linked:
        channel_id = table.channel_id if table.post is None else table.post.channel_id
        paragraphs.append(say("hand-link", link=links.to_channel(table.guild_id, channel_id)))
    asked = session.progress.asked.get(seat) if seat in session.actors else None
    rows: tuple[Row, ...] = () if asked is None else presenter.own_controls(view, say)
    return Panel(
        heading=say("hand-heading", game=say(f"{table.game}-name")),
        paragraphs=tuple(filter(None, paragraphs)),
        rows=rows,
        table_id=table.id,
        asked=0 if asked is None else asked.number,
        colour=HAND_COLOUR,
        image=presenter.hand_image(view, say) if is_drawn else None,
    )
