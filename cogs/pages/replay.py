"""One step of a game that is looked at again, and the whole game as a text: words and controls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.history.replay import Replay, ReplayStep, Viewer
from bot.tables.progress import HistoryEntry
from bot.tables.table import Phase, Table
from cogs.games.registry import PRESENTERS
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.open_hands import PIXELS, OpenHand, spread
from cogs.table_post import status
from cogs.table_post.render import result
from cogs.ui.links import to_table
from cogs.ui.panel import Button, Choice, Menu, Panel, Row, Style, SvgImage
from games.engine import Seat

SHELF = "replayer"
CHARACTERS = 3600
"""How much of a scene is shown: a message holds 4,000 characters, heading and notes among them."""
_MARKS = re.compile(r"\*\*|__|~~|^(#+|-#) ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """Where somebody is in a replay, and with whose eyes."""

    table_id: str
    viewer: Viewer
    step: int
    """Counted from 0, the deal."""

    def deed(self, word: str) -> str:
        """What a control does that leads here."""
        return f"{word}.{self.table_id}.{self.viewer.name}.{self.step}"

    @classmethod
    def read(cls, deed: str) -> tuple[str, ReplayPage]:
        """The word and the place of a deed. Refused when it is none."""
        try:
            word, table_id, viewer, step = deed.split(".")
            return word, cls(table_id, Viewer.read(viewer), int(step))
        except ValueError as error:
            raise Refused("unknown-action") from error


def scene(row: Table, playback: Replay, place: ReplayPage, say: TableMessages, *, is_public: bool) -> Panel:
    """One step: what it brought, the table after it, and the hands that the viewer sees. Refused past the end."""
    moment, face = playback.at(place.step), PRESENTERS[row.game]
    parts = ["\n".join(_told(row, moment.told, place.viewer, say)), *face.table(moment.view(None), say)]
    for seat in place.viewer.hands(len(row.seats)):
        hand = "\n".join(face.hand(moment.view(seat), say))
        parts.append(f"{say('replay-hand', who=say.who(seat))}\n{hand}")
    if place.step == len(playback) - 1 and row.phase is Phase.OVER:
        parts.append(result(playback.whole, say))
    if not say.messages.is_plain and sum(map(len, parts)) > CHARACTERS:
        return scene(row, playback, place, TableMessages(say.messages.plain, row.seats), is_public=is_public)
    note = say("replay-note", public=str(is_public), table=row.id, step=place.step + 1, link=to_table(row))
    return Panel(
        heading=say(
            "replay-heading",
            game=say(f"{row.game}-name"),
            step=place.step + 1,
            steps=len(playback),
            eyes=eyes(place.viewer, say, name=say.written),
        ),
        paragraphs=(*_fitting(parts), note),
        rows=_rows(row, place, len(playback), say, is_public=is_public),
        table_id=SHELF,
    )


def picture(row: Table, moment: ReplayStep, viewer: Viewer, say: TableMessages) -> SvgImage:
    """The table after a step as everybody saw it, and under it the hands that the viewer sees."""
    face = PRESENTERS[row.game]
    seen = [event for told in moment.recent for event in told.events if event.reaches(None)]
    table = face.table_picture(moment.view(None), seen, say)
    drawn = {seat: face.hand_picture(moment.view(seat), say) for seat in viewer.hands(len(row.seats))}
    hands = {seat: hand for seat, hand in drawn.items() if hand is not None}
    if not hands:
        return table
    below = say("replay-picture-hands", who=say.all_of(say.name(seat) for seat in hands))
    svg = spread(table.svg, [OpenHand(say.name(seat), hand.svg) for seat, hand in hands.items()])
    return SvgImage(svg, PIXELS, f"{below} {table.words}")


def eyes(viewer: Viewer, say: TableMessages, *, name: Callable[[Seat], str]) -> str:
    """With whose eyes one looks; ``name`` writes the name of a seat."""
    if viewer.is_open:
        return say("replay-as-all")
    return say("replay-as-public") if viewer.seat is None else say("replay-as-seat", who=name(viewer.seat))


def story(row: Table, playback: Replay, say: TableMessages) -> str:
    """The whole game for a person to read, without any formatting."""
    lines = [
        say(
            "replay-text-heading",
            game=say(f"{row.game}-name"),
            table=row.id,
            people=say.whos(range(len(row.seats))),
        )
    ]
    for step, told in enumerate(playback.told(), start=1):
        lines += [f"{step}. {line}" for line in _told(row, told, playback.viewer, say)]
    if row.phase is Phase.OVER:
        lines.append(result(playback.whole, say))
    return _MARKS.sub("", "\n".join(lines)) + "\n"


def _told(row: Table, told: HistoryEntry, viewer: Viewer, say: TableMessages) -> list[str]:
    """What a step brought, as far as the viewer learns of it."""
    face = PRESENTERS[row.game]
    events = [event for event in told.events if viewer.is_open or event.reaches(viewer.seat)]
    return [*(face.event(event, say) for event in events), *status.history_lines(told, say)]


def _fitting(parts: list[str]) -> Iterator[str]:
    """As much as a message holds; what is too long is cut."""
    room = CHARACTERS
    for part in parts:
        if part and room > 0:
            yield part if len(part) <= room else f"{part[: room - 1]}…"
        room -= len(part)


def _rows(
    row: Table, place: ReplayPage, steps: int, say: TableMessages, *, is_public: bool
) -> tuple[Row, ...]:
    last = steps - 1
    is_first = place.step == 0
    is_last = place.step == last and row.phase is Phase.OVER  # a running game may have gone on
    before = replace(place, step=max(place.step - 1, 0))
    after = replace(place, step=min(place.step + 1, last))
    turns: Row = (
        Button(replace(place, step=0).deed("!first"), say("button-first"), is_idle=is_first),
        Button(before.deed("!back"), say("button-step-back"), is_idle=is_first),
        Button(after.deed("!on"), say("button-step-on"), Style.MAIN, is_idle=is_last),
        Button(replace(place, step=last).deed("!last"), say("button-last"), is_idle=is_last),
    )
    if row.phase is not Phase.OVER:
        return (turns,) if is_public else (turns, (Button(place.deed("!share"), say("button-share")),))
    viewers = [Viewer(is_open=True), Viewer(), *(Viewer(seat.seat) for seat in row.seats)]
    menu = Menu(
        "eyes",
        say("menu-eyes"),
        tuple(
            Choice(replace(place, viewer=viewer).deed("!as"), eyes(viewer, say, name=say.name))
            for viewer in viewers
        ),
    )
    more = (
        Button(place.deed("!text"), say("button-text")),
        Button(place.deed("!record"), say("button-record")),
    )
    return (turns, menu, more if is_public else (Button(place.deed("!share"), say("button-share")), *more))
