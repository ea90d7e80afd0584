"""Renders a player's hand, from the view of their seat only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.names import mentions_isolated
from cogs.i18n.table_messages import TableMessages
from cogs.images.progressive_reply import MessageImage
from cogs.table_post import beside_game
from cogs.ui import links
from cogs.ui.custom_id import TableControl
from cogs.ui.outbox import hand_component
from cogs.ui.panel import Button, Panel, Row, in_room, small
from cogs.ui.phone import points_left, points_of_row, points_of_text
from games.engine import Event, Seat
from games.views import SeatView

HAND_COLOUR = 0x7EB77F
FOOTER_POINTS = 30
"""The height on a phone of the line below a message that only one member sees."""
BESIDE_POINTS = 30
"""The room below a control that is not about what is asked: heights are estimates."""
BUTTONS_IN_A_ROW = 4


@dataclass(slots=True)
class HandMessage:
    """The state of one message with a player's hand."""

    image: MessageImage = field(default_factory=MessageImage)
    rendered: tuple[tuple[object, ...], Panel] | None = None
    """The last panel, with all that it depends on."""

    def render(
        self,
        session: Session,
        seat: Seat,
        messages: Messages,
        *,
        linked: bool,
        is_drawn: bool,
        is_sent: bool,
    ) -> Panel:
        """Return the hand as it is now; the last one if nothing that it depends on has changed."""
        table = session.table
        state = session.progress.version, table.phase, table.seats, table.shown_in
        depends_on = *state, messages, linked, is_drawn, is_sent
        if self.rendered is None or self.rendered[0] != depends_on:
            panel = hand(session, seat, messages, linked=linked, is_drawn=is_drawn, is_sent=is_sent)
            self.rendered = depends_on, panel
        return self.rendered[1]


def hand(
    session: Session,
    seat: Seat,
    messages: Messages,
    *,
    linked: bool = False,
    is_drawn: bool = True,
    is_sent: bool = False,
) -> Panel:
    """Return the hand of a seat as its player may see it now; ``linked`` adds a link to the table's post.

    ``is_sent`` adds a control that ends the direct messages with hands.
    """
    return in_room(
        lambda fitting: _hand(session, seat, fitting, linked=linked, is_drawn=is_drawn, is_sent=is_sent),
        messages,
    )


def in_words(session: Session, seat: Seat, messages: Messages) -> Panel:
    """Return all that a hand tells, and what its image shows, without controls."""
    return replace(hand(session, seat, messages, is_drawn=False), rows=())


def closed(session: Session, messages: Messages, key: str) -> Panel:
    """Return a panel without cards that says only this: why an older copy of a hand is empty, for instance."""
    game = messages(f"{session.table.game}-name")
    return Panel(heading=messages("hand-heading", game=game), paragraphs=(messages(key),), colour=HAND_COLOUR)


def unused(session: Session, messages: Messages) -> Panel:
    """Return the question to a member who never uses the hands in their direct messages."""
    off = Button(TableControl.NO_HAND_MESSAGES, messages("button-no-hand-messages"))
    return replace(closed(session, messages, "hand-unused"), rows=((off,),), table_id=session.table.id)


def _hand(
    session: Session, seat: Seat, messages: Messages, *, linked: bool, is_drawn: bool, is_sent: bool
) -> Panel:
    table, is_over = session.table, session.is_over
    say, presenter, view = (
        TableMessages(messages, table.seats, reader=seat),
        PRESENTERS[table.game],
        session.progress.seat_view(seat),
    )
    image = presenter.hand_image(view, say) if is_drawn else None
    in_words = tuple(filter(None, presenter.hand(view, say)))
    question, told = list[str](), list[str]()
    if not is_over:
        question += filter(None, [presenter.prompt(session.progress.public_view(), say)])
        told += presenter.stakes(view, say)
    news, events = list[str](), _news(session, seat, view)
    if image is None:
        news += [presenter.event(event, say) for event in events]
    elif events:  # the emojis of cards that stand in the image would only make lines longer
        plain = TableMessages(messages.plain, table.seats, reader=seat)
        news += [small(presenter.event(event, plain)) for event in events]
    rest: list[str] = []
    if not is_over and not session.status.runs:
        rest += beside_game.status_lines(session, say)
    if linked:
        rest.append(say("hand-link", link=links.to_channel(table.guild_id, table.shown_in)))
    decision = None if is_over else session.progress.open_decisions.get(seat)
    rows: tuple[Row, ...] = () if decision is None else presenter.own_controls(view, say)
    heading = say("hand-heading", game=say(f"{table.game}-name"))
    if image is not None:
        beside, picture = presenter.beside_hand(view, say), image

        def room() -> float:
            shown = "\n".join((*told, *question, *news, *rest))
            return points_left(heading, picture, (say.as_read(shown),), rows) - FOOTER_POINTS

        left = room()
        if left < 0 or _kept(beside, left) < len(beside):
            rows = _with_button(rows, Button(TableControl.HAND_IN_WORDS, say("button-in-words")))
            if room() < 0 and decision is not None:
                question = []  # the controls ask it too
            beside = beside[: _kept(beside, room())]
        news += beside
    below = "\n".join((*told, *question, *news, *rest))
    paragraphs = tuple(filter(None, (*(in_words if image is None else ()), below)))
    if is_sent and not is_over:
        longer = _with_button(rows, Button(TableControl.NO_HAND_MESSAGES, say("button-no-hand-messages")))
        # What is asked comes first: on a phone there is not always room for one more line of buttons.
        left = points_left(heading, image, map(say.as_read, paragraphs), longer) - FOOTER_POINTS
        rows = longer if left >= BESIDE_POINTS else rows
    return Panel(
        heading=heading,
        paragraphs=paragraphs,
        in_words=() if image is None else in_words,
        rows=rows,
        table_id=table.id,
        seen_version=0 if decision is None else decision.number,
        colour=HAND_COLOUR,
        component_id=hand_component(table.id),
        image=image,
    )


def _kept(lines: Sequence[str], room: float) -> int:
    """Return the number of these lines that have room on a phone beside the rest of a hand, from the first one on."""
    for number, line in enumerate(lines):
        room -= points_of_text(line)
        if room < 0:
            return number
    return len(lines)


def _with_button(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """Return the rows with one more button, in the last row if that needs no further line there."""
    *others, last = rows or ((),)
    if isinstance(last, tuple) and len(last) < BUTTONS_IN_A_ROW:
        longer = (*last, button)
        if len(last) <= 1 or points_of_row(longer) == points_of_row(last):
            return (*others, longer)
    return (*rows, (button,))


def _news(session: Session, seat: Seat, view: SeatView[Any]) -> list[Event]:
    """Return the events by which the seat has just drawn or swapped: neither the table nor its view shows it."""
    presenter = PRESENTERS[session.table.game]
    for entry in reversed(session.progress.recent()):
        told = [
            event
            for event in entry.events
            if isinstance(event, presenter.news) and presenter.is_news(event, view, seat)
        ]
        if told and entry.version:  # the deal is the hand itself
            return told
    return []


def revealed(session: Session, seat: Seat, *, since: int, pressed: bool) -> list[Event]:
    """Return the events that moves after the version ``since`` have let a seat see.

    Only of the moves that its player has ``pressed``, or only of the others.
    """
    reveals = PRESENTERS[session.table.game].reveals
    news = [entry for entry in session.progress.history if entry.version > since]
    events = [event for entry in news if (entry.pressed_by == seat) is pressed for event in entry.events]
    return [event for event in events if isinstance(event, reveals) and event.reaches(seat)]


def in_sentences(session: Session, seat: Seat, events: Iterable[Event], messages: Messages) -> list[str]:
    """Return sentences about the events that a seat has seen."""
    presenter = PRESENTERS[session.table.game]
    say = TableMessages(messages, session.table.seats, reader=seat)
    return [mentions_isolated(presenter.event(event, say)) for event in events]
