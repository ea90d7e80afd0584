"""What a table's post and its private panel say and offer beside the game: votes, pauses, leaving, playing again."""

from __future__ import annotations

from typing import assert_never

from bot.preferences import CLOCKS
from bot.tables.actions import Deed, Wish, Word
from bot.tables.progress import Told
from bot.tables.replayed import Reading
from cogs.commands.choices import PAUSES
from cogs.i18n.messages import Words
from cogs.i18n.table_messages import Say
from cogs.ui.panel import Button, Choice, Menu, Panel, Row, Style

SURE = {"!sure.leave": (Word.LEAVE, "leave"), "!sure.concede": (Word.CONCEDE, "concede")}
"""What is asked once more before it is done."""


def duration(seconds: int, words: Words) -> str:
    """A time in words, by its largest whole unit."""
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size and seconds % size == 0 and seconds > size:
            return words(f"time-{unit}", count=seconds // size)
    return words("time-seconds", count=seconds)


def wish(deed: Deed, say: Say) -> str:
    """What is asked for, in a few words."""
    match deed.wish:
        case Wish.PAUSE:
            return say("wish-pause", time=duration(deed.amount, say.words))
        case Wish.CLOCK:
            return say("wish-clock", time=duration(deed.amount, say.words))
        case Wish.UNDO:
            return say("wish-undo")
        case Wish.END:
            return say("wish-end")
        case None:
            raise ValueError(f"{deed.token} asks for nothing")
        case _:
            assert_never(deed.wish)


def told_lines(told: Told, say: Say) -> list[str]:
    """What was done at the table, for everybody."""
    if told.deed is None or told.seat is None:
        return []
    lines = []
    match told.deed.word:
        case Word.CONCEDE:
            pass  # the result says it
        case Word.ASK:
            lines.append(say("deed-ask", who=say.member(told.seat), wish=wish(told.deed, say)))
        case word:
            lines.append(say(f"deed-{word.removeprefix('!')}", who=say.member(told.seat)))
    if told.passed is not None and told.passed.wish is not Wish.END:
        lines.append(say("deed-passed", wish=wish(told.passed, say)))
    return lines


def standing(table: Reading, say: Say) -> list[str]:
    """What everybody has to know of the table beside its game."""
    life, lines = table.life, []
    if life.is_asleep:
        lines.append(say("table-asleep"))
    elif life.paused_until is not None:
        lines.append(say("table-paused", until=f"<t:{int(life.paused_until)}:f>"))
    elif life.deserted_at is not None:
        lines.append(say("table-deserted", until=f"<t:{int(life.wakes_at or 0)}:R>"))
    motion = life.motion
    if motion is not None:
        counts = {"agreed": len(motion.agreed & life.present), "voters": len(life.present)}
        until = f"<t:{int(motion.until)}:f>"
        asked = wish(motion.deed, say)
        lines.append(say("vote-open", who=say.member(motion.asker), wish=asked, until=until, **counts))
    return lines


def vote_rows(table: Reading, say: Say) -> tuple[Row, ...]:
    """The controls of an open vote."""
    motion = table.life.motion
    if motion is None:
        return ()
    agree = Button(motion.answered(Word.AGREE).token, say("button-agree"), Style.GOOD)
    return ((agree, Button(motion.answered(Word.REFUSE).token, say("button-refuse"), Style.GRAVE)),)


def table_row(table: Reading, say: Say) -> Row:
    """The controls that every post of a running table has."""
    row = (
        Button("!hand", say("button-hand"), sign=say.sign("held", "")),
        Button("!rules", say("button-rules")),
        Button("!table", say("button-table")),
    )
    if not table.life.away:
        return row
    return (*row, Button(Word.RETURN, say("button-back"), Style.MAIN))


def over_row(say: Say) -> Row:
    """The controls of a table that is over."""
    return (
        Button("!again", say("button-again"), Style.MAIN),
        Button("!swap", say("button-swap")),
        Button("!board", say("button-board")),
    )


def panel(table: Reading, times: dict[str, int], words: Words) -> Panel:
    """What a player can ask of his table; ``times`` are the seconds of its server's clocks."""
    row = table.table
    pauses = tuple(
        Choice(Deed(Word.ASK, Wish.PAUSE, time).token, words(f"choice-pause-{time}")) for time in PAUSES
    )
    clocks = tuple(
        Choice(
            Deed(Word.ASK, Wish.CLOCK, times[name]).token,
            words(f"clock-{name}"),
            duration(times[name], words),
        )
        for name in CLOCKS
    )
    rest: Row = Menu("pause", words("menu-pause"), pauses)
    if table.life.paused_until is not None:
        rest = (Button(Word.RESUME, words("button-resume"), Style.MAIN),)
    return Panel(
        heading=words("life-heading"),
        paragraphs=(words("life-note"),),
        rows=(
            rest,
            Menu("clock", words("menu-clock"), clocks),
            (
                Button(Deed(Word.ASK, Wish.UNDO).token, words("button-undo")),
                Button(Deed(Word.ASK, Wish.END).token, words("button-stop")),
                Button("!sure.leave", words("button-leave-game"), Style.GRAVE),
                Button("!sure.concede", words("button-concede"), Style.GRAVE),
            ),
        ),
        table_id=row.id,
        asked=table.course.seen,
    )


def question(deed: str, table_id: str, words: Words, *, is_lesson: bool = False) -> Panel:
    """Whether a player is sure. KeyError when that is not asked."""
    word, name = SURE[deed]
    return Panel(
        heading=words("life-heading"),
        paragraphs=(words("lesson-leave") if is_lesson and word is Word.LEAVE else words(f"sure-{name}"),),
        rows=((Button(word, words(f"button-sure-{name}"), Style.GRAVE),),),
        table_id=table_id,
    )


def watching(table_id: str, words: Words, *, is_on: bool) -> Panel:
    """What somebody is offered who does not play at a table."""
    label = words("button-unwatch" if is_on else "button-watch")
    return Panel(
        heading=words("watch-heading"),
        paragraphs=(words("watch-note"),),
        rows=((Button("!watch", label, Style.MAIN),),),
        table_id=table_id,
    )


def done(words: Words) -> Panel:
    """What takes the place of a private panel after a press there."""
    return Panel(heading=words("life-heading"), paragraphs=(words("life-done"),))
