"""What a lobby pledges of its deal, how a player cuts the deck, and what is shown of the secret at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from typing_extensions import override

from bot.lobby import WORD_CHARACTERS
from bot.refusals import Refused
from bot.tables import Tables
from cogs.answers import Press, whisper
from cogs.controls import Pressed, modal
from cogs.painter import Painter
from cogs.panels import Button, Field, Filled, Form, Shape
from cogs.say import Say
from cogs.shelves import Shelf
from cogs.tongues import words_of
from cogs.words import Words
from data.rows import Phase, SeatRow, TableRow
from games.pledge import commitment

SCISSORS = "scissors"
CUT = "!cut"
FIELD = "word"


def quoted(word: str) -> str:
    """A player's word as a post may show it: it calls nobody and formats nothing."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(word))


def cut_row(say: Say) -> tuple[Button, ...]:
    """The control of a lobby by which its players add their words."""
    return (Button(CUT, say("button-cut")),)


def pledged(row: TableRow, say: Say) -> str:
    """The commitment that stands in the lobby; nothing at a table that is older than pledges."""
    return "" if row.secret is None else say("pledge", commitment=commitment(row.secret))


def pledged_with_words(row: TableRow, say: Say) -> tuple[str, ...]:
    """What stays of it in the lobby's post when the game has begun."""
    return tuple(part for part in (pledged(row, say), "\n".join(cuts(row.seats, say))) if part)


def cut_of(seat: SeatRow, say: Say) -> str:
    """With which word the player of a seat has cut the deck, as his line in the lobby says it."""
    return say("lobby-word", word=quoted(seat.word)) if seat.word else ""


def cuts(seats: Sequence[SeatRow], say: Say) -> list[str]:
    """Who has cut the deck with which word."""
    return [say("cut-line", who=say.who(seat.seat), word=quoted(seat.word)) for seat in seats if seat.word]


def revealed(row: TableRow, say: Say) -> str:
    """The secret of a game that is over; nothing before, and nothing when there was no pledge."""
    if row.phase is not Phase.OVER or row.seed is None or row.secret is None:
        return ""
    return say("pledge-kept", secret=row.secret.hex(), table=row.id)


def form(words: Words) -> Form:
    """Where a player writes his word."""
    field = Field(
        name=FIELD,
        label=words("cut-field"),
        note=words("cut-note"),
        shape=Shape.TEXT,
        least=0,
        most=WORD_CHARACTERS,
    )
    return Form(words("cut-title"), (field,))


async def ask(press: Press, table_id: str) -> None:
    """Ask for the word; what is sent comes to the shelf."""
    pressed = Pressed(SCISSORS, 0, f"?{table_id}")
    await press.response.send_modal(modal(form(words_of(press)), pressed))


class Scissors(Shelf):
    """Takes the words."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    @override
    async def fill(self, press: discord.Interaction[Any], deed: str, filled: Filled) -> None:
        table_id = deed.removeprefix("?")
        row = await self._tables.row(table_id)
        if row.guild_id != press.guild_id:
            raise Refused("no-such-table")
        await self._tables.cut(table_id, press.user.id, next(iter(filled.get(FIELD, ())), ""))
        if await self._painter.shows(table_id, press.message):
            await self._painter.answer(press, table_id)
        else:
            await whisper(press, words_of(press)("cut-done"))
