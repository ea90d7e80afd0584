"""The Game: who may do what now, and what each action does."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any, ClassVar, TypeAlias, assert_never

from games.duel import bout, resolving, trade
from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.cards import Card
from games.duel.events import (
    Accepted,
    AttackClaimed,
    BlockClaimed,
    CardsFlipped,
    Challenged,
    DuelEvent,
    HandShown,
    KeptSilent,
)
from games.duel.legality import Claims, attack_terms, block_terms, counted_as, is_true
from games.duel.options import DuelOptions, members, side_of
from games.duel.reasons import DuelReason, objection
from games.duel.state import Claim, Entry, Flip, Phase, Reason, State, Turn
from games.duel.tokens import decode, encode
from games.duel.transition import Transition, placed, without
from games.duel.view import View, beside, to_act, view
from games.engine import Game, Outcome, Seat, Step
from games.entropy import Entropy

DuelStep: TypeAlias = Step[State, DuelEvent]

_NAMES: tuple[DuelAction, ...] = tuple(Name(card) for card in Card)
_PASS: tuple[DuelAction, ...] = (Pass(),)
_ANSWER: tuple[DuelAction, ...] = (Accept(Window.ANSWER), Challenge(Window.ANSWER))
_BLOCK: tuple[DuelAction, ...] = (Accept(Window.BLOCK), Challenge(Window.BLOCK))
_BESIDE: dict[Phase, tuple[DuelAction, ...]] = {
    Phase.ANSWER: (Hold(Window.ANSWER_BESIDE), Challenge(Window.ANSWER_BESIDE)),
    Phase.BLOCK: (Hold(Window.BLOCK_BESIDE), Challenge(Window.BLOCK_BESIDE)),
}


class Duel(Game[State, DuelAction, DuelEvent, View]):
    """Cake Duel for two players or two teams."""

    key: ClassVar[str] = "duel"
    edition: ClassVar[int] = 1
    Options: ClassVar[type[Any]] = DuelOptions
    undoable: ClassVar = frozenset({AttackClaimed, BlockClaimed})
    reasons: ClassVar[frozenset[str]] = frozenset(DuelReason)

    def seats(self, options: DuelOptions) -> range:
        """Two, or four in the team modes."""
        return range(options.setup.seats, options.setup.seats + 1)

    def deal(self, seats: int, options: DuelOptions, entropy: Entropy) -> DuelStep:
        """Set the first bout up. ValueError when the number of seats does not fit this mode."""
        if seats not in self.seats(options):
            raise ValueError(f"{options.mode} is played by {options.setup.seats}, not by {seats}")
        return bout.set_up(options, entropy).step()

    def sides(self, seats: int, options: DuelOptions) -> tuple[tuple[Seat, ...], ...]:
        """Neighbours are opponents: seats 0 and 2 against seats 1 and 3."""
        return members(0, seats), members(1, seats)

    def actors(self, state: State) -> frozenset[Seat]:
        """Return the seats that are asked, and a partner who may still challenge (CD-63)."""
        return frozenset(to_act(state) + beside(state))

    def clocked(self, state: State) -> frozenset[Seat]:
        """Return the seats that are asked; a partner has no deadline (CD-81)."""
        return frozenset(to_act(state))

    def legal_actions(self, state: State, seat: Seat) -> Collection[DuelAction]:
        """Return all that this seat may do now."""
        if seat not in to_act(state):
            return _BESIDE[state.phase] if seat in beside(state) else ()
        match state.phase:
            case Phase.CLAIM:
                return Claims(_PASS, state.bout.hands[seat], attack_terms(state))
            case Phase.ANSWER if state.turn.attack:
                return Claims(_ANSWER, state.bout.hands[seat], block_terms(state, state.turn.attack))
            case Phase.BLOCK:
                return _BLOCK
            case Phase.LEAD:
                return tuple(Lead(mate) for mate in members(side_of(seat), len(state.bout.hands)))
            case Phase.TAKE if state.turn.attack and state.turn.block:
                positions = range(1, state.turn.attack.count + 1)
                return tuple(Take(chosen) for chosen in combinations(positions, state.turn.block.count))
            case Phase.NAME:
                return _NAMES
            case Phase.TRADE:
                return tuple(trade.trades(state.bout, seat))
            case _:
                return ()

    def fallback(self, state: State, seat: Seat) -> DuelAction:
        """Return the quiet answer, which never bluffs or challenges (CD-81). Each question lists it first."""
        if seat not in to_act(state):
            return _BESIDE[state.phase][0]
        # Without listing the claims of a hand or the ways to take cards: there may be thousands.
        match state.phase:
            case Phase.CLAIM:
                return _PASS[0]
            case Phase.ANSWER:
                return _ANSWER[0]
            case Phase.TAKE if state.turn.block:
                return Take(tuple(range(1, state.turn.block.count + 1)))
            case Phase.TRADE:
                return NoTrade()
            case _:
                return next(iter(self.legal_actions(state, seat)))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the winning side shares the first place; scores are trophies, or duels in a match."""
        return state.outcome

    def counts(self, state: State) -> bool:
        """Return True if the first bout is over."""
        return bool(sum(state.score.trophies) or sum(state.score.duels_won))

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything that this seat, or a spectator, may know."""
        return view(state, seat)

    def laid_open(self, state: State) -> DuelStep:
        """Show which specials were in the deck when the duel is over (CD-09), however it ended."""
        play = Transition(state)
        bout.show_specials(play)
        play.wait(Phase.OVER)
        return play.step()

    def encode(self, action: DuelAction) -> str:
        """Return the token of an action."""
        return encode(action)

    def decode(self, token: str) -> DuelAction:
        """Return the action of a token, or UnknownAction."""
        return decode(token)

    def _objection(self, state: State, seat: Seat, action: DuelAction) -> DuelReason:
        return objection(state, seat, action)

    def _resolve(self, state: State, seat: Seat, action: DuelAction) -> DuelStep:
        play = Transition(state)
        match action:
            case Lead(lead):
                bout.choose_lead(play, seat, lead)
            case Attack(cards, name, target):
                self._attack(play, cards, name, target)
            case Pass():
                bout.pass_turn(play)
            case Block(cards, name):
                self._block(play, cards, name)
            case Challenge():
                self._challenge(play, seat)
            case Accept():
                self._accept(play, seat)
            case Hold():
                play.turn = play.turn._replace(silent=(seat,))
                play.tell(KeptSilent(seat=seat))
            case Take(positions):
                resolving.take(play, positions)
            case Name(card):
                resolving.name(play, card)
            case Trade(give, wish):
                trade.trade(play, give, wish)
                resolving.resupply(play)
            case NoTrade():
                trade.decline(play)
                resolving.resupply(play)
            case _:
                assert_never(action)
        return play.step()

    def _attack(self, play: Transition, cards: tuple[Card, ...], name: Card, target: Seat) -> None:
        seat = play.turn.attacker
        # Positions are shuffled, so that a Priest learns nothing from where a card lies (CD-48).
        lying, play.entropy = play.entropy.shuffled(cards)
        claim = Claim(seat, target, name, len(cards), lying)
        self._lay(play, claim)
        play.turn = Turn(play.turn.number, seat, attack=claim)
        play.tell(AttackClaimed(seat=seat, name=name, count=len(cards), target=target))
        play.wait(Phase.ANSWER)

    def _block(self, play: Transition, cards: tuple[Card, ...], name: Card) -> None:
        attack = play.attack
        claim = Claim(attack.target, attack.seat, name, len(cards), cards)
        self._lay(play, claim)
        play.turn = play.turn._replace(block=claim, silent=())
        play.tell(BlockClaimed(seat=claim.seat, name=name, count=claim.count, target=claim.target))
        play.wait(Phase.BLOCK)

    def _lay(self, play: Transition, claim: Claim) -> None:
        """Put the cards of a claim from the hand on the table; no pass counts any more (CD-35)."""
        bout, entry = play.bout, Entry(play.turn.number, claim.seat, claim.name, claim.count, claim.target)
        hand = without(bout.hands[claim.seat], claim.cards)
        hands = placed(bout.hands, claim.seat, hand)
        play.bout = bout._replace(hands=hands, log=(*bout.log, entry), passed=())

    def _accept(self, play: Transition, seat: Seat) -> None:
        claim = play.turn.block or play.attack
        play.tell(Accepted(seat=seat, claimant=claim.seat))
        resolving.resolve_turn(play)

    def _challenge(self, play: Transition, seat: Seat) -> None:
        """Flip the claim for everyone: true, its side wins the bout; false, the challenger's does."""
        claim = play.turn.block or play.attack
        is_attack = play.turn.block is None
        opponent = play.bout.hands[claim.target]
        memory = play.bout.memory[claim.seat] if is_attack else None
        cards = tuple(sorted(claim.cards))
        counted = counted_as(claim, opponent=opponent, memory=memory)
        truthful = is_true(claim, counted)
        play.tell(
            Challenged(seat=seat, claimant=claim.seat, name=claim.name, count=claim.count),
            CardsFlipped(seat=claim.seat, name=claim.name, cards=cards, counted=counted, truthful=truthful),
        )
        shown = opponent if Card.AGENT in cards else None
        if shown is not None:
            play.tell(HandShown(seat=claim.target, cards=shown))
        flip = Flip(seat, claim.seat, claim.name, cards, counted, shown)
        winner, reason = (claim.seat, Reason.TRUTH) if truthful else (seat, Reason.BLUFF)
        bout.end_bout(play, side_of(winner), reason, flip=flip)
