"""How duels, bouts and turns begin, follow one another and end."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from games.duel.cards import Card
from games.duel.events import (
    BoutBegun,
    BoutEnded,
    DuelBegun,
    DuelEnded,
    HandDealt,
    LeadChosen,
    Passed,
    SpecialsShown,
    TurnBegun,
)
from games.duel.options import HAND_SIZE, DuelOptions, members, side_of
from games.duel.state import Bout, Ending, Entry, Flip, Phase, Reason, Score, State, Turn
from games.duel.transition import Transition, placed
from games.engine import Outcome, Seat
from games.entropy import Entropy


def set_up(options: DuelOptions, entropy: Entropy) -> Transition:
    """Return a table before its first duel; the first attackers are drawn (CD-01)."""
    starter, entropy = entropy.below(2)
    empty: tuple[tuple[Card, ...], ...] = ((),) * options.setup.seats
    bout = Bout((), (0, 0), empty, (), (), empty, ())
    score = Score(duel=0, bout=0, starter=starter, specials=())
    play = Transition(State(options, entropy, Phase.OVER, score, bout, Turn(0, starter)))
    begin_duel(play, starter)
    return play


def begin_duel(play: Transition, starter: int) -> None:
    """Draw the specials, unseen, for the whole duel (CD-09)."""
    setup, score = play.options.setup, play.score
    pile, play.entropy = play.entropy.shuffled(setup.special_pile)
    specials = tuple(sorted(pile[: setup.specials]))
    play.score = score._replace(
        duel=score.duel + 1, bout=0, starter=starter, specials=specials, trophies=(0, 0)
    )
    play.tell(DuelBegun(duel=play.score.duel, specials=setup.specials))
    if play.options.open_specials:
        show_specials(play)
    begin_bout(play, starter)


def begin_bout(play: Transition, starter: int) -> None:
    """Shuffle everything and deal; the starting side gets the fewer cakes."""
    setup, seats = play.options.setup, play.seats
    deck, play.entropy = play.entropy.shuffled(setup.core + play.score.specials)
    hands = tuple(tuple(sorted(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(seats))
    cakes = setup.cakes if starter == 0 else (setup.cakes[1], setup.cakes[0])
    play.score = play.score._replace(bout=play.score.bout + 1, starter=starter)
    play.bout = Bout(
        order=order_from(starter, seats),
        cakes=cakes,
        hands=hands,
        sizes=(HAND_SIZE,) * seats,
        deck=deck[seats * HAND_SIZE :],
        discards=((),) * seats,
        memory=(None,) * seats,
    )
    play.tell(BoutBegun(bout=play.score.bout, side=starter, cakes=cakes))
    play.tell(
        *(HandDealt(seat=seat, cards=hand, audience=play.team(seat)) for seat, hand in enumerate(hands))
    )
    if len(members(starter, seats)) > 1:
        play.turn = Turn(play.turn.number + 1, starter)
        play.wait(Phase.LEAD)
    else:
        begin_turn(play, starter)


@lru_cache
def order_from(lead: Seat, seats: int) -> tuple[Seat, ...]:
    """Return the order of attackers: A is this seat, and B the lower seat of the others (CD-61)."""
    own, others = members(side_of(lead), seats), members(1 - side_of(lead), seats)
    first = (lead, *(seat for seat in own if seat != lead))
    return tuple(seat for pair in zip(first, others, strict=True) for seat in pair)


def choose_lead(play: Transition, by: Seat, lead: Seat) -> None:
    """Settle who is A; that player begins."""
    play.bout = play.bout._replace(order=order_from(lead, play.seats))
    play.tell(LeadChosen(by=by, order=play.bout.order))
    # The choice was the first part of this turn, which keeps its number.
    play.turn = Turn(play.turn.number - 1, lead)
    begin_turn(play, lead)


def begin_turn(play: Transition, attacker: Seat, *, owed: bool = False) -> None:
    """Ask the attacker for a claim; a player without cards passes automatically (CD-15)."""
    play.turn = Turn(play.turn.number + 1, attacker)
    play.tell(TurnBegun(turn=play.turn.number, seat=attacker, owed=owed))
    if play.bout.hands[attacker]:
        play.wait(Phase.CLAIM)
    else:
        pass_turn(play, forced=True)


def pass_turn(play: Transition, *, forced: bool = False) -> None:
    """Let the attacker pass. When everybody has passed since the last claim, the bout ends (CD-35, CD-70)."""
    bout, seat = play.bout, play.turn.attacker
    passed = tuple(sorted({*bout.passed, seat}))
    play.bout = bout._replace(
        passed=passed,
        memory=placed(bout.memory, seat, None),
        log=(*bout.log, Entry(play.turn.number, seat)),
    )
    play.tell(Passed(seat=seat, forced=forced))
    if len(passed) == play.seats:
        # Seven or nine cakes never split evenly (CD-36).
        end_bout(play, int(bout.cakes[1] > bout.cakes[0]), Reason.PASSES)
    else:
        next_turn(play)


def next_turn(play: Transition) -> None:
    """Begin the next turn: one that is owed first, else that of the next player in the order (CD-60)."""
    bout, attacker = play.bout, play.turn.attacker
    if bout.owed:
        play.bout = bout._replace(owed=bout.owed - 1)
        begin_turn(play, attacker, owed=True)
    else:
        follower = bout.order[(bout.order.index(attacker) + 1) % play.seats]
        begin_turn(play, follower)


def end_bout(play: Transition, side: int, reason: Reason, *, flip: Flip | None = None) -> None:
    """Hand out the trophy, then begin the next bout or duel, or end the match."""
    score, cakes = play.score, play.bout.cakes
    trophies = credited(score.trophies, side)
    play.tell(BoutEnded(side=side, reason=reason, cakes=cakes, trophies=trophies))
    ended = Ending(score.duel, score.bout, play.turn.number, side, reason, cakes, flip)
    if trophies[side] < play.options.trophies:
        play.score = score._replace(trophies=trophies, last=ended)
        begin_bout(play, 1 - side)
        return
    won = credited(score.duels_won, side)
    play.score = score._replace(
        trophies=trophies, duels_won=won, last=replace(ended, specials=score.specials)
    )
    over = won[side] == play.options.duels_to_win
    play.tell(DuelEnded(side=side, duels_won=won, last=over))
    show_specials(play)
    if over:
        finish(play, side)
    else:
        begin_duel(play, 1 - side)


def show_specials(play: Transition) -> None:
    """Tell everybody which specials the duel was played with (CD-09)."""
    if play.score.specials:
        play.tell(SpecialsShown(cards=play.score.specials))


def credited(pair: tuple[int, int], side: int) -> tuple[int, int]:
    """Return the score with one more for this side."""
    return (pair[0] + (side == 0), pair[1] + (side == 1))


def finish(play: Transition, side: int) -> None:
    """End the match: scores are trophies, or duels in a match of several."""
    scores = play.score.duels_won if play.options.duels > 1 else play.score.trophies
    play.outcome = Outcome(
        tuple(1 if side_of(seat) == side else 1 + play.seats // 2 for seat in range(play.seats)),
        tuple(scores[side_of(seat)] for seat in range(play.seats)),
    )
    play.wait(Phase.OVER)
