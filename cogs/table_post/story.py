"""The story of a finished game as one picture to share, and the cards that a player shows when it is over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from typing_extensions import override

from bot.tables.state import TableState
from cogs.games.images import Section, poster_image, ranked, section_words
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages, PlainTableMessages, TableMessages
from cogs.table_post import ending
from cogs.ui import links
from cogs.ui.panel import Panel, SvgImage
from data.records.tables import Ending, SeatedPlayer
from games.engine import Seat

_BEFORE = re.compile(r"^\W+?\s")
SECTIONS_SHOWN = 15
"""How many bouts or rounds a story has at most, the last ones."""


class _StoryMessages(PlainTableMessages):
    """The sentences of a picture, or of its description: a house player that stands in for a member is named as one."""

    def __init__(self, say: TableMessages, seats: Sequence[SeatedPlayer], *, is_drawn: bool) -> None:
        super().__init__(say.messages, seats)
        self._is_drawn = is_drawn

    @override
    def member(self, seat: Seat) -> str:
        return self.image_name(seat) if self._is_drawn else self.name(seat)

    @override
    def who(self, seat: Seat) -> str:
        return self.house(seat) if self.is_away(seat) else self.member(seat)

    @override
    def house(self, seat: Seat) -> str:
        return self("image-stand-in", who=self.member(seat)) if self.is_away(seat) else self.member(seat)


def story(
    table: TableState, review: object, messages: Messages, *, heading: str, avatars: AvatarImages = NO_AVATARS
) -> Panel:
    """Return the story of a finished game with an outcome: as a picture, and the same in words without it.

    ``table`` has all of its moves; ``review`` is what the game's review has found, if it has something for everybody.
    """
    say = TableMessages(messages, table.table.seats, avatars=avatars)
    image = _image(table, review, say)
    told = [ending.result(table, say), *_told(table, review, say)]
    course = [section_words(section, say.who, say) for section in _sections(table, say)]
    return Panel(
        heading=heading,
        paragraphs=(say("story-link", link=links.to_table(table.table)),),
        in_words=tuple(filter(None, ("\n".join(told), "\n".join(_standing(table, say)), "\n".join(course)))),
        image=image,
    )


def _image(table: TableState, review: object, say: TableMessages) -> SvgImage:
    key, outcome = table.table.game, table.outcome
    assert outcome is not None
    drawn, spoken = (_StoryMessages(say, table.table.seats, is_drawn=is_drawn) for is_drawn in (True, False))
    told = [
        (_unmarked(line), _unmarked(same))
        for line, same in zip(_told(table, review, drawn), _told(table, review, spoken), strict=True)
    ]
    return poster_image(
        key,
        PRESENTERS[key].emblem,
        outcome,
        say,
        sides=_sides(table),
        is_conceded=table.table.ending is Ending.CONCEDED,
        sections=_sections(table, drawn),
        told=told,
    )


def _sections(table: TableState, say: TableMessages) -> Sequence[Section]:
    """Return the last bouts or rounds."""
    return PRESENTERS[table.table.game].sections(ending.public_events_of(table), say)[-SECTIONS_SHOWN:]


def _sides(table: TableState) -> list[Sequence[Seat]]:
    """Return the seats that win together."""
    return [side.seats for side in PRESENTERS[table.table.game].sides(table.progress.public_view())]


def _told(table: TableState, review: object, say: TableMessages) -> list[str]:
    """Return the sentences about the decision of a game, or who has given up, and the best of its review."""
    decided = ending.decision(table, say)
    if not decided and table.table.ending is Ending.CONCEDED:
        decided = ending.result(table, say)
    return [line for line in (decided, ending.highlight(table.table.game, review, say)) if line]


def _standing(table: TableState, say: TableMessages) -> list[str]:
    """Return the places and the scores, the first place first."""
    outcome = table.outcome
    assert outcome is not None
    is_conceded = table.table.ending is Ending.CONCEDED
    key = "image-score-conceded" if is_conceded else f"image-score-{table.table.game}"
    return [
        f"{place}. {say.whos(seats)}: {say(key, score=outcome.scores[seats[0]])}"
        for place, seats in ranked(outcome, _sides(table))
    ]


def _unmarked(line: str) -> str:
    """Return a line without its marks of formatting and the emoji before it."""
    return _BEFORE.sub("", line.replace("**", ""))


def shown_hand(table: TableState, seat: Seat, messages: Messages, *, has_image: bool) -> Panel | None:
    """Return the cards that a player held at the end of a game, for everybody; None if there were none."""
    presenter, seats = PRESENTERS[table.table.game], table.table.seats
    say, view = TableMessages(messages, seats), table.progress.seat_view(seat)
    cards = presenter.held(view, say)
    if not cards:
        return None
    image = presenter.hand_image(view, say) if has_image else None
    if image is not None:  # the game is over, so that everybody may see it
        plain = PlainTableMessages(messages, seats)
        words = plain("end-hand-described", who=plain.who(seat), cards=presenter.held(view, plain))
        image = replace(image, words=words, is_private=False)
    return Panel(
        heading=say("end-hand", who=say.member(seat)),
        paragraphs=(say("story-link", link=links.to_table(table.table)),),
        in_words=(cards,),
        image=image,
    )
