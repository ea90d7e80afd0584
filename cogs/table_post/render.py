"""Renders the public post of a game and what stays of older ones, from the spectators' view only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from bot.history.game_end import GameEnd
from bot.tables.progress import HistoryEntry
from bot.tables.session import Session
from cogs.games.images import poster_image
from cogs.games.presenter import Presenter
from cogs.games.registry import PRESENTERS
from cogs.i18n.emoji import read_length
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages, TableMessages
from cogs.images.svg.calm import calm
from cogs.table_post import beside_game, ending, lobby
from cogs.table_post.beside_game import COLOURS, moment
from cogs.table_post.kinds import ORDINARY, TableKind
from cogs.ui.components import DESCRIPTION_CHARACTERS
from cogs.ui.panel import Panel, Row, SvgImage, in_room
from cogs.ui.phone import LINE_POINTS, points_of_text, story_points
from data.records.tables import Ending, SeatedPlayer, Table
from games.engine import Event, Seat
from games.views import PublicView

LOBBY_TURN = -1
"""The turn of a post that shows a lobby."""
MOVES_KEPT = 3_000
"""The lines of how many moves are kept ready: about two megabytes."""
STORY_CHARACTERS = 1500
"""The most lines that a post tells of a turn; the oldest are left out first."""

LOG_LINES = 8
"""How many lines of a section's log a post shows, the newest: with its image and controls it fits on a phone."""

UNPLAYABLE = (Ending.OTHER_EDITION, Ending.DAMAGED)
"""The endings of tables that this program cannot play: the post shows only that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostContent:
    """The content of a game's post besides the game itself."""

    has_image: bool = True
    since: int | None = None
    """The first turn of the section that the post serves; None for that of the present one."""
    is_late: bool = False
    """Whether it says that half of the time is gone."""
    watching: int = 0
    """How many members watch a game that goes on."""
    end: GameEnd = field(default_factory=GameEnd)
    """The results of the game's end."""
    avatars: AvatarImages = field(default_factory=lambda: NO_AVATARS)
    """The avatars that images have beside names."""
    kind: TableKind = ORDINARY


DEFAULT_CONTENT = PostContent()


def first_turn(session: Session) -> int:
    """Return the first turn of the present section: a turn in which a section ends still belongs to it.

    It depends on public events only. The start of the game if no end of a section is among the moves that are kept.
    """
    progress, ends = session.progress, set(PRESENTERS[session.table.game].turning_points)
    for entry in reversed(progress.history):
        if entry.turn < progress.turn and not ends.isdisjoint(map(type, entry.events)):
            return entry.turn + 1
    first: int = progress.first_turn
    return first


def left_behind(
    session: Session,
    turn: int,
    ends_before: int,
    messages: Messages,
    content: PostContent = DEFAULT_CONTENT,
    *,
    link: str = "",
) -> Panel:
    """Return the panel that stays of a post that showed one turn when the next post shows another.

    It tells the turns in between as well: after two quick moves, no post may have shown the first. If a bout or a
    round has ended there, or a player has won something, it has the image of that moment. A lobby has the ``link``
    to the game, once that has a post.
    """
    table = session.table
    turns = range(turn, ends_before)  # the next post tells its whole turn, also when that has begun here

    def left(fitting: Messages) -> Panel:
        say = TableMessages(fitting, table.seats, avatars=content.avatars)
        story = _story(session, turns, say)
        if turn == LOBBY_TURN:
            return lobby.begun(table, fitting, story, link=link)
        last = max((entry.turn for entry in session.progress.history if entry.turn in turns), default=turn)
        key = "past-heading" if last == turn else "past-heading-turns"
        heading = say(key, game=say(f"{table.game}-name"), turn=turn, last=last)
        image = moment_image(session, turns, say) if content.has_image else None
        heading = beside_game.headed(heading, table, say)
        return replace(lobby.without_controls(heading, story), image=_as_agreed(image, table))

    return in_room(left, messages)


def moment_image(session: Session, turns: range, say: TableMessages) -> SvgImage | None:
    """Return the greatest moment of these turns, from what everybody has seen; None without."""
    entries = (entry for entry in session.progress.history if entry.turn in turns)
    events = [event for entry in entries for event in entry.public]
    return PRESENTERS[session.table.game].moment(session.progress.public_view(), events, say)


def table(session: Session, messages: Messages, content: PostContent = DEFAULT_CONTENT) -> Panel:
    """Return the post of the current turn: state, story, who must act until when, and the controls.

    One post serves a section of the game: the story is its log.
    """
    seats, avatars = session.table.seats, content.avatars
    return in_room(
        lambda fitting: _table(session, TableMessages(fitting, seats, avatars=avatars), content), messages
    )


def _table(session: Session, say: TableMessages, content: PostContent) -> Panel:
    table = session.table
    presenter, view = PRESENTERS[table.game], session.progress.public_view()
    if session.is_over and (last := content.kind.last_panel(session, say)) is not None:
        return last
    image = _as_agreed(_image(session, presenter, view, say), table) if content.has_image else None
    turn = session.progress.turn
    told = range(first_turn(session) if content.since is None else content.since, turn + 1)
    if session.is_over:
        return _over(session, say, told, content, image)
    notes, below, state = presenter.notes(view, say), list[str](), session.status
    asked = content.kind.asked(presenter.prompt(view, say), session, say, content.has_image)
    rows: tuple[Row, ...]
    if state.runs:
        waiting = _waiting(session, asked.question, presenter.called(view), say, is_late=content.is_late)
        below += (*asked.above, waiting)
        rows = presenter.controls(view, say)
    else:
        rows = beside_game.resume_rows(session, say.messages)
    lines = beside_game.status_lines(session, say)
    if state.vote is None:
        below += lines
    else:  # there is little room: both questions in one paragraph, and no notes
        below, notes = ["\n".join(filter(None, (*below, *lines)))], ()
    rows += beside_game.table_rows(session, say, is_drawn=content.has_image, help_button=asked.help_button)
    watching = say("watch-count", count=content.watching) if content.watching else ""
    heading = presenter.heading(view, say) + watching
    heading = beside_game.headed(heading, table, say)
    beside, room = notes, _story_room(heading, image, (*notes, *below), rows, say)
    if room is not None and room < 0:  # the image shows in short what they tell
        beside, room = (), _story_room(heading, image, below, rows, say)
    story = _story(session, told, say, room=room, most=LOG_LINES)
    if not story and first_turn(session) < turn:  # posts above tell the rest
        story = _lines(session, session.progress.history[-1:], say, room=room, most=1, is_recap=True)
    uncut = "" if room is None else _story(session, told, say, most=LOG_LINES)
    return Panel(
        heading=heading,
        paragraphs=tuple(filter(None, (*beside, story, *below))),
        uncut=tuple(filter(None, (*notes, uncut, *below))) if uncut or beside != notes else (),
        in_words=tuple(filter(None, presenter.table(view, say))),
        rows=rows,
        table_id=table.id,
        seen_version=session.progress.public_version,
        colour=COLOURS[table.phase],
        image=image,
    )


def _over(
    session: Session, say: TableMessages, told: range, content: PostContent, image: SvgImage | None
) -> Panel:
    """Return the post of a finished game: first its result and how it was decided, then what it has changed.

    Beside the poster it says as much of this as there is room for, and no story where it says how it was decided: in
    words it has the turns ``told`` as well.
    """
    table = session.table
    presenter, view = PRESENTERS[table.game], session.progress.public_view()
    heading, _, _ = presenter.heading(view, say).partition("\n")  # no turn is left to count
    heading = beside_game.headed(heading, table, say)
    rows = content.kind.over_rows(table, say)
    for detail in reversed(ending.Detail):
        beside = _ended(session, say, content, detail)
        room = _story_room(heading, image, beside, rows, say)
        if room is None or room >= 0:
            break
    story = _story(session, told, say, most=LOG_LINES)
    if not story:  # posts above tell the rest
        story = _lines(session, session.progress.history[-1:], say, most=LOG_LINES, is_recap=True)
    if not ending.decision(session, say):
        beside.append(_story(session, told, say, room=room, most=LOG_LINES))
    whole = _ended(session, say, content, ending.Detail.ALL)
    in_words = tuple(filter(None, (*whole, *presenter.notes(view, say), story)))
    return Panel(
        heading=heading,
        paragraphs=in_words if image is None else tuple(filter(None, beside)),
        uncut=() if image is None else in_words,
        in_words=tuple(filter(None, presenter.table(view, say))),
        rows=rows,
        table_id=table.id,
        seen_version=session.progress.public_version,
        colour=COLOURS[table.phase],
        image=image,
    )


def _ended(session: Session, say: TableMessages, content: PostContent, detail: ending.Detail) -> list[str]:
    """Return the first paragraphs of the post of a finished game: its result, and how it was decided."""
    told = [content.kind.result(session, say), ending.decision(session, say)]
    told += ending.lines(session.table.game, content.end, say, detail)
    return ["\n".join(filter(None, told)), *content.kind.below_result(session.table, say)]


def _story_room(
    heading: str, image: SvgImage | None, paragraphs: Sequence[str], rows: Sequence[Row], say: TableMessages
) -> float | None:
    """Return the height that the story may have beside an image and all of this; None where there is no image."""
    if image is None:
        return None
    return story_points(say.as_read(heading), image, map(say.as_read, paragraphs), rows)


def in_words(session: Session, messages: Messages, kind: TableKind = ORDINARY) -> Panel:
    """Return all that a post says beside its image and what the image shows, for one reader in their language.

    It tells the whole section of the game; a post may have room for the newest lines only.
    """
    return in_room(lambda fitting: _in_words(session, fitting, kind), messages)


def _in_words(session: Session, messages: Messages, kind: TableKind) -> Panel:
    say, presenter = TableMessages(messages, session.table.seats), PRESENTERS[session.table.game]
    view, turn = session.progress.public_view(), session.progress.turn
    if session.is_over and (last := kind.last_panel(session, say)) is not None:
        return replace(last, rows=())
    end = kind.result(session, say) if session.is_over else presenter.prompt(view, say)
    story = _story(session, range(first_turn(session), turn + 1), say)
    paragraphs = *presenter.table(view, say), *presenter.notes(view, say), story, end
    return Panel(heading=presenter.heading(view, say), paragraphs=tuple(part for part in paragraphs if part))


def _image(
    session: Session, presenter: Presenter[Any, Any, Any], view: PublicView[Any], say: TableMessages
) -> SvgImage:
    """Return the image of the table with what everybody has just seen; at the end of a game its poster."""
    if session.is_over and (outcome := session.outcome) is not None:
        sides = [side.seats for side in presenter.sides(view)]
        is_conceded = session.table.ending is Ending.CONCEDED
        game, emblem = session.table.game, presenter.emblem
        return poster_image(game, emblem, outcome, say, sides=sides, is_conceded=is_conceded)
    seen = [event for entry in session.progress.recent() for event in entry.public]
    image = presenter.table_image(view, seen, say)
    words = presenter.described(view, session.table.seats, say.messages)
    return image if len(words) > DESCRIPTION_CHARACTERS else replace(image, words=words)


def _as_agreed(image: SvgImage | None, table: Table) -> SvgImage | None:
    """Return an image of a table, calm if one of those with whom it began has set that."""
    return calm(image) if table.is_calm else image


def _story(
    session: Session,
    turns: range,
    say: TableMessages,
    *,
    room: float | None = None,
    most: int = STORY_CHARACTERS,
) -> str:
    history = session.progress.history
    return _lines(
        session,
        [entry for entry in history if entry.turn in turns],
        say,
        room=room,
        most=most,
        is_whole=not history[0].version or history[0].turn < turns.start,
        away=session.status.away,
    )


def _lines(
    session: Session,
    entries: Iterable[HistoryEntry],
    say: TableMessages,
    *,
    room: float | None = None,
    most: int = STORY_CHARACTERS,
    is_whole: bool = True,
    is_recap: bool = False,
    away: Collection[Seat] = (),
) -> str:
    """Return the newest lines of what happened, and always why a house player plays for a seat that is ``away``.

    The last line counts omitted lines. Lines of the deal do not count during the first turn; a recap counts none.
    ``room`` is the greatest height below an image on a phone, ``most`` the greatest number of lines;
    ``is_whole`` is True if the moves begin with the first one.
    """
    presenter, seats = PRESENTERS[session.table.game], session.table.seats
    pictured = () if room is None else presenter.pictured
    lines: list[str] = []
    late: Seat | None = None
    dealt = 0
    """How many lines tell the deal, in the first turn."""
    notice: int | None = None
    """The newest line that tells of a seat that is away."""
    for entry in entries:
        news = _told(entry.public, presenter, pictured, say.messages, seats)
        if news and entry.late not in (None, late):  # once for several moves of one seat
            lines.append(say("time-ran-out", who=say.member(entry.late)))
        late = entry.late
        lines += news
        if entry.table_action is not None:
            if beside_game.is_absence(entry) and entry.seat in away:
                notice = len(lines)
            lines += beside_game.history_lines(entry, say)
        if not (entry.version or session.is_over) and session.progress.turn == session.progress.first_turn:
            dealt = len(lines)
    least = 0 if notice is None else 1  # the newest line stands beside the notice in any case
    kept: list[str] = []
    characters, points = 0, 0 if notice is None else points_of_text(say.as_read(lines[notice]))
    for number, line in reversed(list(enumerate(lines))):
        characters += read_length(line) + 1
        is_high = False
        if room is not None:
            points += 0 if number == notice else points_of_text(say.as_read(line))
            is_high = points + (LINE_POINTS if number else 0) > room
        if len(kept) >= least and (characters > STORY_CHARACTERS or len(kept) == most or is_high):
            folded = 0 if is_recap else max(number + 1 - dealt, 0)
            if notice is not None and notice <= number:
                kept.append(lines[notice])
                folded -= 1
            kept += [say("story-cut", count=folded if is_whole else 0)] if kept and folded > 0 else []
            break
        kept.append(line)
    return "\n".join(reversed(kept))


@lru_cache(MOVES_KEPT)
def _told(
    events: tuple[Event, ...],
    presenter: Presenter[Any, Any, Any],
    pictured: tuple[type[Event], ...],
    messages: Messages,
    seats: tuple[SeatedPlayer, ...],
) -> tuple[str, ...]:
    """Return the lines that tell what a move brought, without what is ``pictured``.

    Kept, since a post tells most of its story once more after each move.
    """
    say = TableMessages(messages, seats)
    told = [event for event in events if presenter.is_told(event) and not isinstance(event, pictured)]
    return tuple([line for event in told for line in presenter.event(event, say).splitlines()])


def _waiting(
    session: Session, prompt: str | None, called: Collection[Seat], say: TableMessages, *, is_late: bool
) -> str:
    if prompt is None or not session.clock.deadlines:
        return prompt or ""
    # For all seats that everybody sees must act: it must not show who has chosen in secret.
    questions = session.progress.open_decisions
    seen = [questions[seat] for seat in called if seat in questions] or questions.values()
    due = min(map(session.clock.due_at, seen))
    waiting = say("waiting", asked=prompt, due=moment(due, session.status.seconds))
    return f"{say('half-time')} {waiting}" if is_late else waiting
