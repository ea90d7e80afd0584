"""A finished or running game, step by step or as a text file, and the controls that turn its steps."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias, assert_never

import discord
from discord import app_commands
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.history.replay import Replay, ReplayStep, Viewer, check_may_look
from bot.history.transcript import is_sealed
from bot.names import shortened
from bot.tables.progress import HistoryEntry
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.images.progressive_reply import ProgressiveReply
from cogs.images.svg.hand import OpenHand, lowered, spread
from cogs.images.svg.shapes import PIXELS
from cogs.pages.jumps import Jump, jumps
from cogs.pages.verify import VerifyPage
from cogs.permissions import visible_table
from cogs.table_post import beside_game
from cogs.table_post.kinds import ORDINARY, TableKind
from cogs.table_post.snapshot import ScreenParts
from cogs.ui.custom_id import PageName, PageRoute, TableControl
from cogs.ui.links import to_table
from cogs.ui.panel import Button, Menu, MenuChoice, Panel, Row, Style, SvgImage
from cogs.ui.phone import cut_to_phone, points_of_image
from cogs.ui.responses import Arguments, PageHandler, pressed_message, send_files
from data.records.tables import COUNTED, Phase, Table
from games.engine import Seat

log = logging.getLogger(__name__)

Show: TypeAlias = Callable[[ProgressiveReply, Interaction, Panel], Awaitable[None]]
"""The way to show a step: in a new private or public message, or in the one that was pressed."""

MOST_STEPS = 9999
CHARACTERS = 3600
"""The most characters of a step: a message holds 4,000, and the heading and notes need some of them."""
HIGHEST_IMAGE = 200
"""The most height in points of a phone: beside it the controls and a few lines have room."""
_MARKS = re.compile(r"\*\*|__|~~|^(#+|-#) ", re.MULTILINE)


class ReplayControl(StrEnum):
    """The controls of a replay. Two of them may lead to the same step, so each has a name."""

    OPEN = "open"
    """Shows a step in a new private message."""
    FIRST = "first"
    BACK = "back"
    ON = "on"
    LAST = "last"
    JUMP = "jump"
    VIEW_AS = "as"
    SHARE = "share"
    TEXT = "text"
    RECORD = "record"


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A step of a table, and what the viewer may see of it."""

    table_id: str
    viewer: Viewer
    step: int
    """Counted from 0, the deal."""

    def route(self, control: ReplayControl) -> PageRoute:
        """Return the route of a control that leads here."""
        return PageRoute(PageName.REPLAY, (control, self.table_id, self.viewer.name, str(self.step)))

    @classmethod
    def read(cls, arguments: Arguments) -> tuple[ReplayControl, ReplayPage]:
        """Return the control and the step of a route. Refused when it has none."""
        try:
            control, table_id, viewer, step = arguments
            return ReplayControl(control), cls(table_id, Viewer.read(viewer), int(step))
        except ValueError as error:
            raise Refused(Reason.UNKNOWN_CONTROL) from error


@dataclass(frozen=True, eq=False)
class ReplayPages(PageHandler):
    """Shows the steps of a game and turns from one to the next."""

    parts: ScreenParts
    history: GameHistory
    verify: VerifyPage
    private_images: ProgressiveReply
    """Shows what only one person sees, such as their hand."""
    costly = frozenset({ReplayControl.SHARE})

    async def open(
        self,
        interaction: Interaction,
        table: str | None = None,
        step: app_commands.Range[int, 1, MOST_STEPS] = 1,
    ) -> None:
        """Show a step, counted from 1, to one person; a player of a running game sees their own hand.

        Without ``table`` it is the one of the thread. Refused when there is none.
        """
        found = await visible_table(self.parts.tables, interaction, table)
        seat = None if found.phase is Phase.OVER else found.seat_of(interaction.user.id)
        await self._show(
            interaction, found, ReplayPage(found.id, Viewer(seat), step - 1), ProgressiveReply.show
        )

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        control, page = ReplayPage.read(arguments)
        table = await visible_table(self.parts.tables, press, page.table_id)
        match control:
            case ReplayControl.TEXT:
                await self._send_text(press, table, page)
            case ReplayControl.RECORD:
                await self.verify.send_record(press, table)
            case ReplayControl.SHARE:
                public = page if table.phase is Phase.OVER else replace(page, viewer=Viewer(), step=0)
                await self._show(press, table, public, ProgressiveReply.show_publicly, is_public=True)
            case ReplayControl.OPEN:
                await self._show(press, table, page, ProgressiveReply.show)
            case (
                ReplayControl.FIRST
                | ReplayControl.BACK
                | ReplayControl.ON
                | ReplayControl.LAST
                | ReplayControl.JUMP
                | ReplayControl.VIEW_AS
            ):
                message = pressed_message(press)
                is_public = message is not None and not message.flags.ephemeral
                await self._show(press, table, page, ProgressiveReply.edit, is_public=is_public)
            case _:
                assert_never(control)

    async def _show(
        self, interaction: Interaction, table: Table, page: ReplayPage, show: Show, *, is_public: bool = False
    ) -> None:
        """Show a step, and draw the next one unless other images wait."""
        replay = await self._replay(interaction, table, page, is_public=is_public)
        messages = (await self.parts.locales.of_table(table))[0] if is_public else messages_of(interaction)
        say = TableMessages(messages, table.seats)
        reader = None if is_public else table.seat_of(interaction.user.id)
        panel = step_panel(
            table,
            replay,
            page,
            say,
            reader=reader,
            to=jumps(replay, await self._found(table), reader, say),
            is_public=is_public,
            is_sealed_today=is_sealed(table, self.parts.tables.now()),
            kind=self.parts.kind_of(table),
        )
        if is_public:
            reply, has_image = self.parts.images, self.parts.preferences.server(table.guild_id).shows_pictures
        else:
            has_image = await self.parts.preferences.shows_pictures(interaction.user.id, table.guild_id)
            reply = self.private_images
        following: SvgImage | None = None
        if has_image:
            avatars = self.parts.avatars(seat.user_id for seat in table.seats)
            say = TableMessages(messages, table.seats, avatars=avatars)
            now, following = (
                step_image(table, replay.at(step), page.viewer, say)
                for step in (page.step, min(page.step + 1, len(replay) - 1))
            )
            panel = replace(panel, image=now)
        await show(reply, interaction, cut_to_phone(panel) if is_public else panel)
        if reply.renderer.is_idle:
            reply.renderer.begin(following)

    async def _found(self, table: Table) -> Any:
        """Return the findings of the review of a finished game; None where it has none for everybody, or fails."""
        if table.phase is not Phase.OVER or GAME_UIS[table.game].highlight is None:
            return None
        try:
            return await self.history.review(table, 0)
        except Exception as error:  # noqa: BLE001  # the steps must be shown whatever the review finds
            log.error("the replay of table %s has no key moments: %s", table.id, type(error).__name__)
            return None

    async def _send_text(self, interaction: Interaction, table: Table, page: ReplayPage) -> None:
        replay = await self._replay(interaction, table, page, is_public=False)
        text = game_as_text(
            table,
            replay,
            PlainTableMessages(messages_of(interaction), table.seats),
            self.parts.kind_of(table),
        )
        file = discord.File(io.BytesIO(text.encode()), f"cake-club-{table.id}.txt")
        await send_files(interaction, messages_of(interaction)("replay-text-file"), file)

    async def _replay(
        self, interaction: Interaction, table: Table, page: ReplayPage, *, is_public: bool
    ) -> Replay:
        """Return the replay for a viewer. Refused when this person may not see the game as that viewer does."""
        user_id = 0 if is_public else interaction.user.id
        check_may_look(table, page.viewer, user_id, at=self.parts.tables.now())
        return Replay(await self.history.steps(table), page.viewer)


def step_panel(
    table: Table,
    replay: Replay,
    page: ReplayPage,
    say: TableMessages,
    *,
    reader: Seat | None = None,
    to: Sequence[Jump] = (),
    is_public: bool,
    is_sealed_today: bool = False,
    kind: TableKind = ORDINARY,
) -> Panel:
    """Return one step with the table after it and the hands that the viewer sees. Refused past the end.

    ``reader`` is the seat of the only person who sees it, if they have one; ``to`` are the steps that its menu offers.
    The controls that turn stand above all that changes from step to step, so that a thumb can stay on *Next*; the image
    too may come only after the words.

    Beside an image of the table and the hands no words describe them. A sealed deal cannot be shared yet, so nothing
    offers to share it.
    """
    moment, presenter = replay.at(page.step), PRESENTERS[table.game]
    own = TableMessages(say.messages, table.seats, reader=reader)
    events = "\n".join(_sentences(table, moment.entry, page.viewer, say, own))
    shown = presenter.table(moment.public_view(), say)
    notes = presenter.notes(moment.public_view(), say)
    is_end = page.step == len(replay) - 1 and table.phase is Phase.OVER
    end = [kind.result(replay.whole, say)] if is_end else []
    hands, undrawn = hands_in_words(table, moment, page.viewer, own)
    if not say.messages.is_plain and sum(map(len, (events, *shown, *notes, *hands, *end))) > CHARACTERS:
        plain = TableMessages(say.messages.plain, table.seats)
        return step_panel(
            table,
            replay,
            page,
            plain,
            reader=reader,
            to=to,
            is_public=is_public,
            is_sealed_today=is_sealed_today,
            kind=kind,
        )
    told = {"public": str(is_public), "table": table.id, "step": str(page.step + 1), "link": to_table(table)}
    note = say("refused-deal-sealed") if is_sealed_today else say("replay-note", **told)
    heading = say(
        "replay-heading",
        game=say(f"{table.game}-name"),
        step=page.step + 1,
        steps=len(replay),
        viewer=viewer_name(page.viewer, own, name=own.written),
    )
    return Panel(
        heading=heading if table.phase is Phase.OVER else beside_game.headed(heading, table, say),
        paragraphs=(*fitting([events, *end, *notes, *undrawn]), note),
        uncut=(*fitting([events, *end, *shown, *notes, *hands]), note),
        rows_above=(_turning_row(table, page, len(replay), say),),
        rows=_rows(table, page, to, own, is_public=is_public, is_sealed_today=is_sealed_today),
        table_id=table.id,
        has_parts=True,
        mentions_short_names=True,
    )


def hands_in_words(
    table: Table, moment: ReplayStep, viewer: Viewer, say: TableMessages
) -> tuple[list[str], list[str]]:
    """Return the hands that a viewer sees, in words, and those of them that no image shows."""
    presenter, hands, undrawn = PRESENTERS[table.game], list[str](), list[str]()
    for seat in viewer.hands(len(table.seats)):
        view = moment.seat_view(seat)
        hands.append(
            "\n".join(filter(None, (say("replay-hand", who=say.who(seat)), *presenter.hand(view, say))))
        )
        if presenter.hand_image(view, say) is None:
            undrawn.append(hands[-1])
    return hands, undrawn


def step_image(
    table: Table, moment: ReplayStep, viewer: Viewer, say: TableMessages, *, highest: float = HIGHEST_IMAGE
) -> SvgImage:
    """Return the table after a step as everybody saw it, with the hands that the viewer sees below it.

    ``highest`` is its greatest height in points of a phone.
    """
    presenter = PRESENTERS[table.game]
    seen = [event for entry in moment.recent for event in entry.public]
    shown = presenter.table_image(moment.public_view(), seen, say)
    hands = {
        seat: hand
        for seat in viewer.hands(len(table.seats))
        if (hand := presenter.hand_image(moment.seat_view(seat), say)) is not None
    }
    if not hands:
        return _lowered(shown, highest)
    below = say("replay-image-hands", who=say.all_of(say.name(seat) for seat in hands))
    svg = spread(shown.svg, [OpenHand(say.name(seat), hand.svg) for seat, hand in hands.items()])
    return _lowered(SvgImage(svg, PIXELS, f"{below} {shown.words}"), highest)


def _lowered(image: SvgImage, highest: float) -> SvgImage:
    scale = min(1.0, highest / points_of_image(image))
    return image if scale == 1.0 else replace(image, svg=lowered(image.svg, scale))


def viewer_name(viewer: Viewer, say: TableMessages, *, name: Callable[[Seat], str]) -> str:
    """Return the name of the view that a replay shows; ``name`` writes the name of a seat."""
    if viewer.is_open:
        return say("replay-as-all")
    if viewer.seat is not None and say.is_reader(viewer.seat):
        return say("replay-as-seat-you")
    return say("replay-as-public") if viewer.seat is None else say("replay-as-seat", who=name(viewer.seat))


def game_as_text(table: Table, replay: Replay, say: TableMessages, kind: TableKind = ORDINARY) -> str:
    """Return the whole game as text without formatting."""
    lines = [
        say(
            "replay-text-heading",
            game=say(f"{table.game}-name"),
            table=table.id,
            people=say.whos(range(len(table.seats))),
        )
    ]
    for step, entry in enumerate(replay.entries(), start=1):
        lines += [f"{step}. {line}" for line in _sentences(table, entry, replay.viewer, say, say)]
    if table.phase is Phase.OVER:
        lines.append(kind.result(replay.whole, say))
    return _MARKS.sub("", "\n".join(lines)) + "\n"


def _sentences(
    table: Table, entry: HistoryEntry, viewer: Viewer, say: TableMessages, own: TableMessages
) -> list[str]:
    """Return the sentences about a step that the viewer learns; ``own`` says what only some players learnt."""
    presenter = PRESENTERS[table.game]
    events = [event for event in entry.events if viewer.is_open or event.reaches(viewer.seat)]
    return [
        *(presenter.event(event, say if event.reaches(None) else own) for event in events),
        *beside_game.history_lines(entry, say),
    ]


def fitting(parts: list[str]) -> Iterator[str]:
    """Yield the parts that fit into a message; cut the part that is too long."""
    room = CHARACTERS
    for part in parts:
        if part and room > 0:
            yield part if len(part) <= room else f"{shortened(part, room - 1)}…"
        room -= len(part)


def _turning_row(table: Table, page: ReplayPage, steps: int, say: TableMessages) -> Row:
    last = steps - 1
    is_first = page.step == 0
    is_last = page.step == last and table.phase is Phase.OVER  # a running game may have gone on
    before = replace(page, step=max(page.step - 1, 0))
    after = replace(page, step=min(page.step + 1, last))
    return (
        Button(replace(page, step=0).route(ReplayControl.FIRST), say("button-first"), is_idle=is_first),
        Button(before.route(ReplayControl.BACK), say("button-step-back"), is_idle=is_first),
        Button(after.route(ReplayControl.ON), say("button-step-on"), Style.MAIN, is_idle=is_last),
        Button(replace(page, step=last).route(ReplayControl.LAST), say("button-last"), is_idle=is_last),
    )


def _rows(
    table: Table,
    page: ReplayPage,
    to: Sequence[Jump],
    say: TableMessages,
    *,
    is_public: bool,
    is_sealed_today: bool,
) -> tuple[Row, ...]:
    jump = (_jump_menu(page, to, say),) if len(to) > 1 else ()
    share = (
        ()
        if is_public or is_sealed_today
        else (Button(page.route(ReplayControl.SHARE), say("button-share")),)
    )
    if table.phase is not Phase.OVER:
        return (*jump, share) if share else jump
    viewers = [Viewer(is_open=True), Viewer(), *(Viewer(seat.seat) for seat in table.seats)]
    menu = Menu(
        "viewer",
        say("menu-viewer"),
        tuple(
            MenuChoice(
                replace(page, viewer=viewer).route(ReplayControl.VIEW_AS),
                viewer_name(viewer, say, name=say.name),
                is_taken=viewer == page.viewer,
            )
            for viewer in viewers
        ),
    )
    text = Button(page.route(ReplayControl.TEXT), say("button-text"))
    record = () if is_sealed_today else (Button(page.route(ReplayControl.RECORD), say("button-record")),)
    has_story = share and table.ending in COUNTED
    story = (Button(TableControl.SHARE, say("button-share-story")),) if has_story else ()
    return (*jump, menu, (*story, *share, text, *record))


def _jump_menu(page: ReplayPage, to: Sequence[Jump], say: TableMessages) -> Menu:
    choices = []
    for jump in to:
        label, note = jump.part, say("replay-jump-step", step=jump.step + 1)
        if jump.moments:
            label = say.listed(jump.moments, have_commas=True)
            note = say.listed((note, jump.part)) if jump.part else note
        route = replace(page, step=jump.step).route(ReplayControl.JUMP)
        choices.append(MenuChoice(route, label, note, is_taken=jump.step == page.step))
    return Menu("jump", say("menu-jump"), tuple(choices))
