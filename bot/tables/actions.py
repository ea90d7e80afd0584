"""What concerns a table and not its game: leaving and coming back, votes, pauses. It stands in the record too.

A deed is a move whose token begins with ``!``. What it does follows from the record alone, so a table that is
read back stands where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.errors import Refused
from data.rows import By
from games.engine import Seat

LAPSES = 2
"""After so many silences in a row a house player stands in."""
MOTION_SECONDS = 600.0
"""A vote is open for so long, or for the time of one decision where that is longer."""
DESERTED_SECONDS = 600.0
"""A table at which nobody is left waits so long for somebody to come back, or one decision's time if longer."""
LONGEST_PAUSE_SECONDS = 14 * 86_400
OFFER_SECONDS = 3600.0
"""A seat is on offer for so long."""


class Word(StrEnum):
    """How a deed's token begins."""

    CONCEDE = "!concede"
    STAND_IN = "!stand-in"
    RETURN = "!return"
    LEAVE = "!leave"
    TAKE_OVER = "!take-over"
    OFFER = "!offer"
    WITHDRAW = "!withdraw"
    ASK = "!ask"
    AGREE = "!agree"
    REFUSE = "!refuse"
    LAPSE = "!lapse"
    RESUME = "!resume"
    SLEEP = "!sleep"
    WAKE = "!wake"


class Wish(StrEnum):
    """What may be asked of all others at a table."""

    PAUSE = "pause"
    CLOCK = "clock"
    UNDO = "undo"
    END = "end"


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed as its token says it: ``!ask.pause.86400``, and ``!agree.pause.3`` for the vote with number 3."""

    word: Word
    wish: Wish | None = None
    amount: int = 0
    """Of a pause its seconds, of a clock the seconds for one decision, of an undo the number of the move.

    Of an agreement or refusal the number of the vote, 0 in records that are older than these numbers.
    """

    @classmethod
    def read(cls, token: str) -> Deed:
        """The deed of a token. Refused when there is none."""
        word, _, rest = token.partition(".")
        wish, _, amount = rest.partition(".")
        try:
            return cls(Word(word), Wish(wish) if wish else None, int(amount or 0))
        except ValueError as error:
            raise Refused("unknown-action") from error

    @property
    def token(self) -> str:
        """How it is written down."""
        return self.word if self.wish is None else f"{self.word}.{self.wish}.{self.amount}"


@dataclass(frozen=True, slots=True)
class Motion:
    """A wish that is being voted on."""

    deed: Deed
    asker: Seat
    agreed: frozenset[Seat]
    until: float
    """When the vote is over, in epoch seconds."""
    number: int
    """Which vote of the table it is: an answer counts for the vote with its number and for no other."""

    def answered(self, word: Word) -> Deed:
        """The deed that agrees to this vote, or refuses it."""
        return Deed(word, self.deed.wish, self.number)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that its player offers to somebody."""

    number: int
    """Which offer of the table it is: a control counts for the offer with its number and for no other."""
    until: float
    """When the offer ends, in epoch seconds."""


@dataclass(frozen=True, slots=True)
class Life:
    """How a table stands beside its game."""

    members: frozenset[Seat]
    """The seats that were dealt to members."""
    seconds: int
    """The time for one decision."""
    away: frozenset[Seat] = frozenset()
    """Those of them for whom a house player stands in until they come back."""
    left: frozenset[Seat] = frozenset()
    """Those whose member has left for good."""
    lapses: Mapping[Seat, int] = field(default_factory=dict)
    """How often in a row a seat's time has run out."""
    silent: tuple[Seat, float] | None = None
    """Whose silence the last move was, and when: all that one silence does is one lapse."""
    motion: Motion | None = None
    offers: Mapping[Seat, Offer] = field(default_factory=dict)
    """The seats on offer."""
    numbered: int = 0
    """How many votes and offers there have been."""
    paused_until: float | None = None
    deserted_at: float | None = None
    """Since when nobody has been there."""
    is_asleep: bool = False
    """Whether the table cannot be shown, and so waits for nobody."""

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose members are there: they vote."""
        return self.members - self.away - self.left

    @property
    def played_by_house(self) -> frozenset[Seat]:
        """The members' seats at which a house player stands in."""
        return self.away | self.left

    @property
    def runs(self) -> bool:
        """Whether the game goes on: not while it is paused, asleep, or nobody is there."""
        return self.paused_until is None and self.deserted_at is None and not self.is_asleep

    @property
    def wakes_at(self) -> float | None:
        """When something happens to a table that does not run, in epoch seconds."""
        if self.is_asleep:
            return None
        if self.paused_until is not None:
            return self.paused_until
        if self.deserted_at is not None:
            return self.deserted_at + max(DESERTED_SECONDS, self.seconds)
        return None

    def after_move(self, seat: Seat, by: By, at: float) -> Life:
        """How it stands after a move of the game: an undo is voted on no more, and silences are counted."""
        motion = self.motion
        if motion is not None and motion.deed.wish is Wish.UNDO:
            motion = None
        lapses, silent = self.lapses, self.silent
        if by is By.CLOCK:
            if silent != (seat, at):
                lapses = {**lapses, seat: lapses.get(seat, 0) + 1}
            silent = (seat, at)
        else:
            lapses = {other: count for other, count in lapses.items() if other != seat}
            silent = None
        if (motion, lapses, silent) == (self.motion, self.lapses, self.silent):
            return self
        return replace(self, motion=motion, lapses=lapses, silent=silent)


@dataclass(frozen=True, slots=True)
class Change:
    """What a deed brings about."""

    life: Life
    passed: Deed | None = None
    """The wish to which all have agreed by it."""
    is_over: bool = False
    """Whether it leaves nobody at the table."""


def carry_out(deed: Deed, life: Life, seat: Seat, *, at: float, undo: Callable[[], int]) -> Change:
    """What a seat's deed does. Refused when it cannot be done now.

    ``undo`` gives the number of the move that this seat may ask to take back; Refused when there is none.
    """
    match deed.word:
        case Word.CONCEDE:
            return Change(life)
        case Word.STAND_IN:
            return Change(_gone(life, seat, at, has_left=False))
        case Word.RETURN | Word.TAKE_OVER:
            return Change(_back(life, seat, is_new=deed.word is Word.TAKE_OVER))
        case Word.LEAVE:
            gone = _gone(life, seat, at, has_left=True)
            return Change(gone, is_over=gone.left == gone.members)
        case Word.ASK:
            return _asked(deed, life, seat, at, undo)
        case Word.AGREE:
            return _agreed(deed, life, seat, at)
        case Word.REFUSE:
            _open_motion(deed, life, seat, at)
            return Change(replace(life, motion=None))
        case Word.LAPSE:
            if life.motion is None or life.motion.until > at:
                raise Refused("moved-on")
            return Change(replace(life, motion=None))
        case Word.RESUME:
            if life.paused_until is None:
                raise Refused("not-paused")
            # What happened before the pause is no reason to replace somebody right after it.
            return Change(replace(life, paused_until=None, lapses={}, silent=None))
        case Word.OFFER:
            number = life.numbered + 1
            offers = {**life.offers, seat: Offer(number, at + OFFER_SECONDS)}
            return Change(replace(life, offers=offers, numbered=number))
        case Word.WITHDRAW:
            return Change(_without_offer(life, seat))
        case Word.SLEEP | Word.WAKE:
            is_asleep = deed.word is Word.SLEEP
            if is_asleep == life.is_asleep:
                raise Refused("moved-on")
            return Change(replace(life, is_asleep=is_asleep))


def _gone(life: Life, seat: Seat, at: float, *, has_left: bool) -> Life:
    away, left = (life.away - {seat}, life.left | {seat}) if has_left else (life.away | {seat}, life.left)
    lapses = {other: count for other, count in life.lapses.items() if other != seat}
    gone = replace(life, away=away, left=left, lapses=lapses, silent=None, motion=None)
    gone = _without_offer(gone, seat) if has_left else gone
    return replace(gone, deserted_at=None if gone.present else at)


def _back(life: Life, seat: Seat, *, is_new: bool) -> Life:
    if not is_new and seat not in life.away:
        raise Refused("not-away")
    back = replace(life, away=life.away - {seat}, left=life.left - {seat}, deserted_at=None)
    return _without_offer(back, seat)


def _without_offer(life: Life, seat: Seat) -> Life:
    return replace(life, offers={other: offer for other, offer in life.offers.items() if other != seat})


def _asked(deed: Deed, life: Life, seat: Seat, at: float, undo: Callable[[], int]) -> Change:
    _check_present(life, seat)
    if life.motion is not None and life.motion.until > at:
        raise Refused("vote-open")
    match deed.wish:
        case Wish.PAUSE if life.paused_until is not None:
            raise Refused("paused")
        case Wish.PAUSE if not 0 < deed.amount <= LONGEST_PAUSE_SECONDS:
            raise Refused("bad-option", option=str(deed.amount))
        case Wish.CLOCK if not 0 < deed.amount <= LONGEST_PAUSE_SECONDS:
            raise Refused("bad-option", option=str(deed.amount))
        case Wish.UNDO:
            deed = replace(deed, amount=undo())
        case None:
            raise Refused("unknown-action")
        case _:
            pass
    until = at + max(MOTION_SECONDS, life.seconds)
    number = life.numbered + 1
    motion = Motion(deed, seat, frozenset({seat}), until, number)
    return _counted(replace(life, numbered=number), motion, at)


def _agreed(deed: Deed, life: Life, seat: Seat, at: float) -> Change:
    motion = _open_motion(deed, life, seat, at)
    if seat in motion.agreed:
        raise Refused("agreed-already")
    return _counted(life, replace(motion, agreed=motion.agreed | {seat}), at)


def _open_motion(deed: Deed, life: Life, seat: Seat, at: float) -> Motion:
    """The vote that a deed answers. Refused when it is over, whatever is being asked now."""
    _check_present(life, seat)
    if life.motion is None or life.motion.until <= at:
        raise Refused("no-vote")
    if deed.amount not in (0, life.motion.number):
        raise Refused("stale-vote")
    return life.motion


def _check_present(life: Life, seat: Seat) -> None:
    if seat not in life.present:
        raise Refused("stand-in-plays")


def _counted(life: Life, motion: Motion, at: float) -> Change:
    """The vote as it stands; what all who are there have agreed to is done."""
    if not motion.agreed >= life.present:
        return Change(replace(life, motion=motion))
    life, deed = replace(life, motion=None), motion.deed
    if deed.wish is Wish.PAUSE:
        life = replace(life, paused_until=at + deed.amount)
    elif deed.wish is Wish.CLOCK:
        life = replace(life, seconds=deed.amount)
    return Change(life, passed=deed, is_over=deed.wish is Wish.END)
