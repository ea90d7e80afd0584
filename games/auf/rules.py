"""Cake Auf! as a Game: the set-up, and which module answers which question."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from games.auf import legality, rounds, showdown, tokens, view
from games.auf.actions import AufAction, Choose, Decline, Keep, Pass, Throw
from games.auf.cards import ACTION_CARDS, ACTION_CARDS_WITHOUT_HAND_SWITCHEROO, INGREDIENTS, Card, Recipe
from games.auf.events import AufEvent, IngredientsPlaced
from games.auf.options import Options as AufOptions
from games.auf.plays import carry_out, carry_out_choice
from games.auf.private_events import CardsReceived, IngredientsSeen
from games.auf.reasons import AufReason, objection
from games.auf.state import HAND_SIZE, Phase, Player, State, overnight
from games.auf.transition import Transition
from games.auf.view import View
from games.engine import Game, Outcome, Seat, Step
from games.entropy import Entropy


class Auf(Game[State, AufAction, AufEvent, View]):
    """Recipes, ingredients and take-that for two to four."""

    key: ClassVar[str] = "auf"
    edition: ClassVar[int] = 1
    Options: ClassVar[type[AufOptions]] = AufOptions
    undoable: ClassVar = frozenset({IngredientsPlaced, IngredientsSeen})
    reasons: ClassVar[frozenset[str]] = frozenset(AufReason)

    def seats(self, options: AufOptions) -> range:
        """Two to four, whatever the options."""
        return range(2, 5)

    def deal(self, seats: int, options: AufOptions, entropy: Entropy) -> Step[State, AufEvent]:
        """Five cards each, a random first player, and the first round (CA-01, CA-02, CA-04)."""
        if seats not in self.seats(options):
            raise ValueError(f"Cake Auf! is for 2 to 4 players, not {seats}")
        deck, entropy = entropy.shuffled(_pile(options))
        recipes, entropy = entropy.shuffled(Recipe)
        first, entropy = entropy.below(seats)
        hands = tuple(tuple(sorted(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(seats))
        table = Transition(
            State(
                options=options,
                entropy=entropy,
                phase=Phase.TURN,
                round=1,
                first=first,
                current=first,
                turn=0,
                round_turns=0,
                idle=0,
                busy=False,
                players=tuple(Player(hand) for hand in hands),
                deck=deck[seats * HAND_SIZE :],
                discard=(),
                recipes=recipes,
                looked=(),
                nights=(),
                showdown=None,
                champion=None,
            )
        )
        for seat, hand in enumerate(hands):
            table.tell(CardsReceived(seat=seat, cards=hand, audience=frozenset({seat})))
        rounds.begin_round(table)
        return table.step()

    def actors(self, state: State) -> frozenset[Seat]:
        """Return the seats that must act. In a showdown both, until both have chosen: nobody learns who has."""
        return legality.actors(state)

    def clocked(self, state: State) -> frozenset[Seat]:
        """Return the actors; in a showdown only who has not chosen yet, which nobody else may be shown (CA-33)."""
        if state.phase is not Phase.SHOWDOWN or state.showdown is None:
            return self.actors(state)
        chosen = zip(state.showdown.pair, state.showdown.signs, strict=True)
        return frozenset(seat for seat, sign in chosen if sign is None)

    def legal_actions(self, state: State, seat: Seat) -> Collection[AufAction]:
        """Return all that this seat may do now, lazily; the fallback is among them."""
        return legality.LegalActions(state, seat) if seat in legality.actors(state) else ()

    def fallback(self, state: State, seat: Seat) -> AufAction:
        """Pass without a discard, decline, keep all, or a sign by chance (CA-40)."""
        match state.phase:
            case Phase.LOOK:
                return Decline()
            case Phase.OVERNIGHT:
                return Keep(overnight(state.players[seat]))
            case Phase.SHOWDOWN:
                assert state.showdown is not None
                return Throw(state.showdown.throw, state.showdown.chosen.get(seat))
            case _:
                return Pass(state.round)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points and showdown; the scores are points (CA-14, CA-33)."""
        if state.phase is not Phase.OVER:
            return None
        return showdown.standing(state.players, state.champion)

    def counts(self, state: State) -> bool:
        """Return True if the first round is over."""
        return state.round > 1 or state.phase is Phase.OVER

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that this seat, or a spectator (None), may know (CA-35)."""
        return view.view(state, seat)

    def encode(self, action: AufAction) -> str:
        """Return the token of an action."""
        return tokens.encode(action)

    def decode(self, token: str) -> AufAction:
        """Return the action of a token. UnknownAction when there is none."""
        return tokens.decode(token)

    def _resolve(self, state: State, seat: Seat, action: AufAction) -> Step[State, AufEvent]:
        table = Transition(state)
        match action:
            case Choose() | Decline():
                carry_out_choice(table, action)
            case Keep(recipes):
                rounds.keep(table, seat, recipes)
            case Throw(_, sign):
                showdown.throw(table, seat, sign)
            case _:
                carry_out(table, action)
        return table.step()

    def _objection(self, state: State, seat: Seat, action: AufAction) -> AufReason:
        return objection(state, seat, action) or AufReason.OTHER_QUESTION


def _pile(options: AufOptions) -> list[Card]:
    """Return the 69 cards of the draw pile (CA-19)."""
    actions = ACTION_CARDS if options.hand_switcheroo else ACTION_CARDS_WITHOUT_HAND_SWITCHEROO
    return [card for kinds in (INGREDIENTS, actions) for card, count in kinds.items() for _ in range(count)]
