"""A table before the deal: who may join, leave, start and cancel it.

Every function takes the table as it is stored and returns it as it should be stored, or raises Refused.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any
from unicodedata import normalize

from bot.errors import Reason, Refused
from bot.tables.options import AnyGame, stored_options, write_options
from data.records.tables import Ending, Phase, Table, TableSeat
from games.ai import TUTOR
from games.catalog import ENTRIES, GAMES
from games.commitment import deal_seed
from games.engine import Seat

LOBBY_SECONDS = 86_400.0
"""A lobby without changes is closed after this time."""
KEPT_SECONDS = 3600.0
"""How long a seat is kept after the lobby was opened, or the time of one decision where that is longer."""

HOUSE_NAMES = ("Baabette", "Woolter", "Ramona")
"""The names of house players, in the order in which they sit down."""

WORD_CHARACTERS = 40
"""How long a word may be with which somebody cuts the deck."""

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a table's id: none that is taken for another."""

ID_CHARACTERS = 8
"""How long a table's id is."""


def table_id_of(digest: bytes) -> str:
    """Return the id that follows from these bytes."""
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:ID_CHARACTERS])


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of the server: an id and the name to show where a mention cannot stand."""

    id: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """Where a table is opened, and how much time there is."""

    guild_id: int
    channel_id: int
    seconds: int
    """The time for one decision."""
    language: str | None = None
    """The language of a table in direct messages; None where the server has one."""


def new_table(game: AnyGame, options: Any, host: Member, new: NewTable, *, secret: bytes, at: float) -> Table:
    """Return a new table with its host in the first seat. From now on the bot is committed to the secret."""
    table = Table(
        id="".join(secrets.choice(_ALPHABET) for _ in range(ID_CHARACTERS)),
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        host_id=host.id,
        game=game.key,
        edition=game.edition,
        options=write_options(game, options),
        seconds=new.seconds,
        language=new.language,
        phase=Phase.LOBBY,
        seats=(),
        secret=secret,
        created_at=at,
    )
    return replace(with_deadline(join(game, table, host), at=at), revision=0)


def rematch(
    old: Table,
    host: Member,
    *,
    number: int,
    channel_id: int,
    is_swapped: bool,
    secret: bytes,
    at: float,
) -> Table:
    """Return the lobby in which the people of a table that is over may play again.

    Its id follows from the old one's, so that two who ask at once open one lobby; ``number`` counts how many
    such lobbies were closed before. Refused for who did not sit there, and while the table is not over.
    """
    if old.phase is not Phase.OVER or old.started_at is None:
        raise Refused(Reason.NOT_OVER)
    if all(seat.user_id != host.id for seat in old.seats):
        raise Refused(Reason.NOT_SEATED)
    people = [seat for seat in old.seats if seat.user_id or seat.house]  # without the forgotten
    seats = tuple(
        TableSeat(
            seat=number,
            user_id=seat.user_id,
            house=seat.house,
            name=seat.name,
            is_invited=seat.user_id not in (None, host.id),
        )
        for number, seat in enumerate(reversed(people) if is_swapped else people)
    )
    same_fields = {"guild_id", "game", "edition", "options", "seconds", "pauses_for_holidays", "language"}
    table = Table(
        **{name: getattr(old, name) for name in same_fields},
        id=table_id_of(sha256(f"again {old.id} {number}".encode()).digest()),
        channel_id=channel_id,
        host_id=host.id,
        phase=Phase.LOBBY,
        seats=seats,
        secret=secret,
        created_at=at,
        again_of=old.id,
        again_number=number,
        open_hands=int(old.open_hands > 0),  # asked again: nobody has agreed to this number yet
    )
    return with_deadline(table, at=at)


def kept_until(table: Table) -> float:
    """Return the time until which a lobby keeps seats, in epoch seconds."""
    return table.created_at + min(max(KEPT_SECONDS, table.seconds), LOBBY_SECONDS)


def with_deadline(table: Table, *, at: float) -> Table:
    """Return a table that has just changed, with the time at which it has to be looked at if it is a lobby."""
    if table.phase is not Phase.LOBBY:
        return table
    is_kept = any(player.is_invited for player in table.seats)
    return replace(table, due_at=kept_until(table) if is_kept else at + LOBBY_SECONDS)


def due_at(table: Table) -> float:
    """Return the time to look at a lobby, in epoch seconds; one that has no time set was opened long ago."""
    return table.created_at + LOBBY_SECONDS if table.due_at is None else table.due_at


def after_deadline(game: AnyGame, table: Table, *, at: float) -> Table:
    """Return a lobby whose time is over: its kept seats are free, and where there were none it is closed."""
    _in_lobby(table)
    if due_at(table) > at:
        raise Refused(Reason.MOVED_ON)
    staying = [player for player in table.seats if not player.is_invited]
    if len(staying) < len(table.seats):
        return _changed(game, table, staying)
    return _closed(game, table, Ending.EXPIRED, at=at)


def teams(game: AnyGame, table: Table) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each team of a full table; empty when the game has no teams."""
    try:
        options = stored_options(game, table.options)
    except Refused:  # people can still leave a table that cannot be played
        return ()
    sides = game.sides(game.seats(options)[-1], options)
    return sides if any(len(side) > 1 for side in sides) else ()


def free_seats(table: Table) -> int:
    """Return the number of members who can still join a table; a seat that is kept for somebody is not free."""
    game = GAMES.get(table.game)
    if game is None or table.phase is not Phase.LOBBY:
        return 0
    try:
        return max(0, game.seats(stored_options(game, table.options))[-1] - len(table.seats))
    except Refused:  # its options make no sense any more
        return 0


def join(game: AnyGame, table: Table, member: Member, *, team: int | None = None) -> Table:
    """Seat a member on a free seat, or on the one that is kept for them.

    ``team``, counted from 1, is the one that they choose: a member who sits there already changes to it. Refused
    when it has no free seat.
    """
    _in_lobby(table)
    sides = teams(game, table)
    if team is not None and not 1 <= team <= len(sides):
        raise Refused(Reason.UNKNOWN_CONTROL)
    mine = next((player for player in table.seats if player.user_id == member.id), None)
    others = [player for player in table.seats if player is not mine]
    if mine is None:
        mine = TableSeat(seat=0, user_id=member.id, name=member.name)
        if team is None:
            return _seated(game, table, mine)
    elif team is None or mine.seat in sides[team - 1]:
        if not mine.is_invited:
            raise Refused(Reason.ALREADY_JOINED)
        return _changed(game, table, [*others, replace(mine, is_invited=False)])
    taken = {player.seat for player in others}
    free = next((seat for seat in sides[team - 1] if seat not in taken), None)
    if free is None:
        raise Refused(Reason.TEAM_FULL, team=team)
    return _changed(game, table, [*others, replace(mine, seat=free, is_invited=False)])


def seat_house(game: AnyGame, table: Table, user_id: int, *, house: str) -> Table:
    """Let the host give the next seat to a house player that plays in the way named. Refused for an unknown way."""
    _of_host(table, user_id)
    if house not in ENTRIES[game.key].ai_players:
        raise Refused(Reason.UNKNOWN_CONTROL)
    taken = {player.name for player in table.seats}
    name = next((name for name in HOUSE_NAMES if name not in taken), None)
    if name is None:
        raise Refused(Reason.NO_HOUSE_LEFT)
    return _seated(game, table, TableSeat(seat=0, user_id=None, house=house, name=name))


def invite(game: AnyGame, table: Table, member: Member) -> Table:
    """Keep the next seat for a member; they get it when they join. Refused when no seat is free."""
    _in_lobby(table)
    return _seated(game, table, TableSeat(seat=0, user_id=member.id, name=member.name, is_invited=True))


def leave(game: AnyGame, table: Table, user_id: int, *, at: float) -> Table:
    """Let the member get up. A host hands the table to the next member; the last one to leave closes it."""
    _in_lobby(table)
    if table.seat_of(user_id) is None:
        raise Refused(Reason.NOT_JOINED)
    staying = [player for player in table.seats if player.user_id != user_id]
    members = [player.user_id for player in staying if player.user_id is not None and not player.is_invited]
    if not members:
        return _closed(game, table, Ending.CANCELLED, at=at)
    host = table.host_id if table.host_id in members else members[0]
    return _changed(game, table, staying, host_id=host)


def cancel(game: AnyGame, table: Table, user_id: int, *, at: float) -> Table:
    """Let the host close the table before it began."""
    _of_host(table, user_id)
    return _closed(game, table, Ending.CANCELLED, at=at)


def cut(game: AnyGame, table: Table, user_id: int, word: str) -> Table:
    """Set a member's contribution to the seed; an empty one removes it.

    Refused for a member without a seat, and for a word that is too long or not one plain line.
    """
    _in_lobby(table)
    if not any(player.user_id == user_id and not player.is_invited for player in table.seats):
        raise Refused(Reason.CUT_NOT_JOINED)
    word = normalize("NFC", word.strip())
    if len(word) > WORD_CHARACTERS or not word.isprintable():
        raise Refused(Reason.BAD_WORD, most=WORD_CHARACTERS)
    seats = [replace(player, word=word) if player.user_id == user_id else player for player in table.seats]
    return _changed(game, table, seats)


def set_pauses_for_holidays(table: Table, user_id: int, *, is_on: bool) -> Table:
    """Let the host choose whether the clock stops while a member is on holiday; everybody in the lobby sees it."""
    _of_host(table, user_id)
    return replace(table, pauses_for_holidays=is_on, revision=table.revision + 1)


def set_open_hands(table: Table, user_id: int, *, is_on: bool) -> Table:
    """Let the host ask whether spectators may see all hands, or ask no longer.

    What was agreed to before counts for nothing when it is asked again.
    """
    _of_host(table, user_id)
    revision = table.revision + 1
    return replace(table, open_hands=(table.open_hands or revision) if is_on else 0, revision=revision)


def agree_to_open_hands(game: AnyGame, table: Table, user_id: int, question: int) -> Table:
    """Note that a member agrees to open hands. Refused when another ``question`` is asked now, or none."""
    _in_lobby(table)
    mine = next((player for player in table.seats if player.user_id == user_id), None)
    if mine is None or mine.is_invited:
        raise Refused(Reason.NOT_JOINED)
    if not question or question != table.open_hands:
        raise Refused(Reason.MOVED_ON)
    if mine.agreement == question:
        raise Refused(Reason.AGREED_ALREADY)
    others = [player for player in table.seats if player is not mine]
    return _changed(game, table, [*others, replace(mine, agreement=question)])


def start(game: AnyGame, table: Table, user_id: int, *, at: float) -> Table:
    """Let the host begin the game; the number of seats must be one that the game can be played with.

    With open hands all members must have agreed. The seed of the deal follows from the secret and the players' words.
    """
    _of_host(table, user_id)
    invited = [player.user_id for player in table.seats if player.is_invited]
    if invited:
        raise Refused(Reason.STILL_INVITED, who=[f"<@{user_id}>" for user_id in invited])
    numbers = game.seats(stored_options(game, table.options))
    if len(table.seats) not in numbers:
        raise Refused(
            Reason.WRONG_NUMBER if len(numbers) == 1 else Reason.TOO_FEW_PLAYERS,
            needed=numbers[0],
            seated=len(table.seats),
        )
    if table.not_agreed:
        raise Refused(Reason.NOT_AGREED, who=[f"<@{user_id}>" for user_id in table.not_agreed])
    assert table.secret is not None  # only a tutorial has none, and no lobby
    seed = deal_seed(table.secret, [player.word for player in table.seats])
    return _changed(game, table, list(table.seats), phase=Phase.PLAYING, seed=seed, started_at=at)


def against_house(
    game: AnyGame, host: Member, new: NewTable, *, house: str, secret: bytes, at: float
) -> Table:
    """Return a table with the default options at which a game of one member against a house player has begun."""
    table = new_table(game, game.Options(), host, new, secret=secret, at=at)
    begun = start(game, seat_house(game, table, host.id, house=house), host.id, at=at)
    return replace(begun, revision=0)


def for_real(game: AnyGame, tutorial: Table, *, seconds: int) -> Table:
    """Return the tutorial as a game with the default options and only the learner: "Play for real" opens it."""
    learners = tuple(seat for seat in tutorial.seats if seat.house != TUTOR)
    return replace(tutorial, seats=learners, options=write_options(game, game.Options()), seconds=seconds)


def _seated(game: AnyGame, table: Table, player: TableSeat) -> Table:
    """Seat somebody on the first free seat."""
    room = game.seats(stored_options(game, table.options))[-1]
    if len(table.seats) >= room:
        raise Refused(Reason.TABLE_FULL, seats=room)
    taken = {other.seat for other in table.seats}
    free = next(seat for seat in range(room) if seat not in taken)
    return _changed(game, table, [*table.seats, replace(player, seat=free)])


def _in_lobby(table: Table) -> None:
    if table.phase is Phase.PLAYING:
        raise Refused(Reason.ALREADY_BEGUN)
    if table.phase is Phase.OVER:
        raise Refused(Reason.TABLE_OVER)


def _of_host(table: Table, user_id: int) -> None:
    _in_lobby(table)
    if user_id != table.host_id:
        raise Refused(Reason.HOST_ONLY, host=str(table.host_id))


def _closed(game: AnyGame, table: Table, ending: Ending, *, at: float) -> Table:
    over = {"phase": Phase.OVER, "ending": ending, "ended_at": at, "due_at": None}
    return _changed(game, table, list(table.seats), **over)


def _changed(game: AnyGame, table: Table, seats: list[TableSeat], **fields: Any) -> Table:
    """Return the table with these seats: without teams people move up, with teams each keeps their seat."""
    seats = sorted(seats, key=lambda player: player.seat)
    if not teams(game, table):
        seats = [replace(player, seat=seat) for seat, player in enumerate(seats)]
    return replace(table, seats=tuple(seats), revision=table.revision + 1, **fields)
