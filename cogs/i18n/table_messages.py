"""How one speaks of a table: a language, and the people who sit there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from typing_extensions import override

from bot.names import cleaned
from bot.tables.table import SeatedPlayer
from cogs.i18n import names
from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import Messages
from cogs.images.svg.text import writable
from games.ai import LEVELS
from games.engine import Seat


class TableMessages:
    """The sentences of a language, about the seats of one table."""

    def __init__(self, messages: Messages, seats: Sequence[SeatedPlayer]) -> None:
        self.messages = messages
        self._seats = seats

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key. MissingWord when there is none."""
        return self.messages(key, **values)

    def sign(self, name: str, glyph: str | None = None) -> Emoji:
        """What stands beside the name of what is called so: its picture where there is one, else the glyph."""
        return self.messages.signs.of(name, glyph)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self._seats)

    def who(self, seat: Seat) -> str:
        """Who sits there, fit for a post: a member as a mention, a house player by its name.

        A member whose name no image can write has the number beside it that stands in the image instead.
        """
        row = self._seats[seat]
        if row.house is not None:
            if row.house not in LEVELS:
                return self("house-name", name=row.name)
            return self("house-name-level", name=row.name, level=self("house-level", level=row.house))
        who = self.member(seat)
        if row.user_id is not None and cleaned(row.name) and not writable(row.name):
            who = self("who-numbered", who=who, seat=self("picture-seat", number=seat + 1))
        return who if row.away is None else self("stand-in-name", who=who)

    def member(self, seat: Seat) -> str:
        """The member who sits there, whether or not somebody stands in."""
        user_id = self._seats[seat].user_id
        return self("somebody") if user_id is None else f"<@{user_id}>"

    def name(self, seat: Seat) -> str:
        """Who sits there, fit for a control, where mentions are not drawn."""
        return names.plain(self._seats[seat].name) or self("somebody")

    def written(self, seat: Seat) -> str:
        """The name of who sits there, fit for a message where no mention is wanted."""
        return names.formatted(self._seats[seat].name) or self("somebody")

    def is_name(self, seat: Seat, text: str) -> bool:
        """Whether somebody typed the name of who sits there."""
        return bool(text) and cleaned(text).casefold() == cleaned(self._seats[seat].name).casefold()

    def all_of(self, parts: Iterable[str]) -> str:
        """Several things in one breath: `a, b and c`."""
        *first, last = list(parts)
        return self("list", first=", ".join(first), last=last) if first else last

    def whos(self, seats: Iterable[Seat]) -> str:
        """Several seats in one breath."""
        return self.all_of(self.who(seat) for seat in seats)

    def parts_of(self, text: str) -> list[str]:
        """What somebody typed in one breath, thing by thing: with commas, signs, or the `and` of the language."""
        between = re.escape(self("list", first="", last="").strip())
        return [part.strip() for part in re.split(rf"[,+&]|\s{between}\s", text) if part.strip()]


class PlainTableMessages(TableMessages):
    """The same for a file, where neither mentions nor pictures are drawn."""

    def __init__(self, messages: Messages, seats: Sequence[SeatedPlayer]) -> None:
        super().__init__(messages.plain, seats)

    @override
    def who(self, seat: Seat) -> str:
        return self.name(seat)

    @override
    def member(self, seat: Seat) -> str:
        return self.name(seat)
