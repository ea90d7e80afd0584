"""The catalog of sentences, bound to the seats of a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from typing_extensions import override

from bot.names import NAMES_KEPT, cleaned, without_case
from cogs.i18n.letters import writable
from cogs.i18n.messages import Messages
from cogs.i18n.names import BUTTON_LETTERS, cut, cut_apart, folded, formatted, plain
from data.records.tables import SeatedPlayer
from games.ai import LEVELS, TUTOR
from games.engine import Seat

AvatarImages: TypeAlias = Mapping[int, str]
"""Small images of members as data URIs, by the members' ids."""
NO_AVATARS: AvatarImages = MappingProxyType({})

USUAL_NAME = 8
"""How many letters a name is taken to have where nothing is known of it."""


class TableMessages:
    """The sentences of a language, about the seats of one table."""

    def __init__(
        self,
        messages: Messages,
        seats: Sequence[SeatedPlayer],
        *,
        reader: Seat | None = None,
        avatars: AvatarImages = NO_AVATARS,
    ) -> None:
        """``reader`` is the seat whose player is the only one who reads the sentences; None if others read them.

        ``avatars`` are those that stand beside names in images.
        """
        self.messages = messages
        self._reader = reader
        self._avatars = avatars
        self._sentence = messages.sentence
        self._seats, self._cut, self._members = _by_seat(
            tuple(seats), messages.sentence("somebody"), messages.sentence("tutor-name")
        )
        self._you: str | None = None
        """The word for the reader as a subject."""
        if reader is not None:
            self._you = messages("you")
            self._members = {**self._members, reader: self._you}
        self.seats = len(seats)
        """How many seats are taken."""
        self.emoji = messages.emojis.of
        """Returns the emoji beside a name: as Discord writes it if there is one, else the glyph."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the sentence of a key: the one that says *you* if it is about the reader and there is one.

        Raise MissingMessage if there is none.
        """
        if self._you is not None:
            for value, variant in (("who", f"{key}-you"), ("other", f"{key}-with-you")):
                if values.get(value) == self._you and self.messages.has(variant):
                    key = variant
                    break
        sentence = self._sentence(key, **values)
        for name in self._cut.values():
            sentence = sentence.replace(f"{name}.", name)  # it ends with ``…``
        return sentence

    def who(self, seat: Seat) -> str:
        """Return *you* for the reader, the mention of a member, or the name of a house player."""
        player = self._seats[seat]
        return self._members[seat] if player.house is None and player.away is None else self.house(seat)

    def house(self, seat: Seat) -> str:
        """Return the house player at a seat: its own, or the one that stands in for its member."""
        player = self._seats[seat]
        if player.house is None:
            return self("stand-in-name", who=self.member(seat))
        if player.house not in LEVELS:
            return self("house-name", name=player.name)
        return self("house-name-level", name=player.name, level=self("house-level", level=player.house))

    def is_reader(self, seat: Seat) -> bool:
        """Return True if the player of this seat is the only one who reads the sentences."""
        return seat == self._reader

    def member(self, seat: Seat) -> str:
        """Return *you* for the reader, else the mention of the member who sits there, also while a stand-in plays.

        Discord writes the whole name for a mention; a long one is cut instead, as `cut_apart` does.
        """
        return self._members[seat]

    def mentioned(self, user_id: int) -> str:
        """Return a member by their id, as `member` does if they sit there."""
        seat = next((player.seat for player in self._seats.values() if player.user_id == user_id), None)
        return f"<@{user_id}>" if seat is None else self.member(seat)

    def as_read(self, text: str) -> str:
        """Return a text with the longer names that Discord writes for mentions, to estimate its size."""
        for player in self._seats.values():
            if len(player.name) > USUAL_NAME:
                text = text.replace(f"<@{player.user_id}>", f"@{player.name}")
        return text

    def name(self, seat: Seat) -> str:
        """Return the name of the player who sits there, for a control, which shows no mentions."""
        return plain(self._seats[seat].name) or self("somebody")

    def button_name(self, seat: Seat) -> str:
        """Return the same for a button, which has as little room as a post."""
        return plain(cut(self._seats[seat].name, BUTTON_LETTERS)) or self("somebody")

    def image_name(self, seat: Seat) -> str:
        """Return the same for an image, without letters that no font here has.

        A name that no font here has goes with a username, which has Latin letters, so *somebody* is only shown after
        the host has removed a font.
        """
        return writable(self.name(seat)) or self("somebody")

    def is_away(self, seat: Seat) -> bool:
        """Return True if a house player stands in for the member who sits there."""
        return self._seats[seat].away is not None

    def avatar(self, seat: Seat) -> str | None:
        """Return the avatar of a seat's member, as a data URI; None if there is none to show."""
        user_id = self._seats[seat].user_id
        return None if user_id is None else self._avatars.get(user_id)

    def avatars(self, seats: Iterable[Seat]) -> tuple[str, ...]:
        """Return those avatars of some seats that there are to show."""
        return tuple(image for image in map(self.avatar, seats) if image is not None)

    def written(self, seat: Seat) -> str:
        """Return the name of the player who sits there, for a message without a mention."""
        return self._cut.get(seat) or formatted(self._seats[seat].name) or self("somebody")

    def named(self, text: str) -> list[Seat]:
        """Return the seats whose player has this name; if none has, those with the same name without accents."""
        for compared in (without_case, folded):
            wanted = compared(cleaned(text))
            same = [seat for seat, player in self._seats.items() if compared(cleaned(player.name)) == wanted]
            if wanted and same:
                return same
        return []

    def all_of(self, parts: Iterable[str]) -> str:
        """Return several things as a list in a sentence: `a, b and c`."""
        return self.messages.all_of(parts)

    def listed(self, parts: Iterable[str], *, have_commas: bool = False) -> str:
        """Return several things one after the other, as `Messages.listed` does."""
        return self.messages.listed(parts, have_commas=have_commas)

    def whos(self, seats: Iterable[Seat]) -> str:
        """Return several seats as a list in a sentence, the reader first."""
        return self.all_of([self.who(seat) for seat in sorted(seats, key=self.is_reader, reverse=True)])

    def parts_of(self, text: str) -> list[str]:
        """Return the parts of a typed list, divided by commas, signs, or the separator or `and` of the language.

        No part has two spaces in a row.
        """
        separator, between = (
            re.escape(sign.strip()) for sign in (self("list-separator"), self("list", first="", last=""))
        )
        parts = re.split(rf"[,+&]|{separator}| {between} ", " ".join(text.split()))
        return [part.strip() for part in parts if part.strip()]


@lru_cache(NAMES_KEPT)
def _by_seat(
    players: tuple[SeatedPlayer, ...], somebody: str, tutor: str
) -> tuple[Mapping[Seat, SeatedPlayer], Mapping[Seat, str], Mapping[Seat, str]]:
    """Return the players of a table by their seats, those of their names that are cut, and the members' mentions.

    The tutor has the name ``tutor``, whatever language it was seated in.
    """
    players = tuple(replace(player, name=tutor) if player.house == TUTOR else player for player in players)
    cut = cut_apart({player.seat: player.name for player in players})
    members = {
        player.seat: somebody if player.user_id is None else cut.get(player.seat) or f"<@{player.user_id}>"
        for player in players
    }
    return {player.seat: player for player in players}, cut, members


class PlainTableMessages(TableMessages):
    """Messages for a file, which shows neither mentions nor emojis."""

    def __init__(self, messages: Messages, seats: Sequence[SeatedPlayer]) -> None:
        super().__init__(messages.plain, seats)

    @override
    def who(self, seat: Seat) -> str:
        return self.name(seat)

    @override
    def member(self, seat: Seat) -> str:
        return self.name(seat)
