"""The table while a move is carried out: a State that may be changed, and its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.auf.cards import Card, Recipe
from games.auf.events import AufEvent, CardsDrawn, DiscardReshuffled, RecipeFinished
from games.auf.private_events import CardsReceived
from games.auf.state import Dish, Phase, Player, Showdown, State
from games.engine import Seat, Step


class Transition:
    """Made of a State for one move; ``step`` makes the next State of it."""

    __slots__ = (
        "busy",
        "champion",
        "current",
        "deck",
        "discard",
        "entropy",
        "events",
        "first",
        "idle",
        "looked",
        "nights",
        "options",
        "phase",
        "players",
        "recipes",
        "round",
        "round_turns",
        "showdown",
        "turn",
    )

    def __init__(self, state: State) -> None:
        """Lay everything out as this state has it."""
        self.options = state.options
        self.entropy = state.entropy
        self.phase: Phase = state.phase
        self.round = state.round
        self.first = state.first
        self.current = state.current
        self.turn = state.turn
        self.round_turns = state.round_turns
        self.idle = state.idle
        self.busy = state.busy
        self.players = list(state.players)
        self.deck = state.deck
        self.discard = state.discard
        self.recipes = state.recipes
        self.looked = state.looked
        self.nights = state.nights
        self.showdown: Showdown | None = state.showdown
        self.champion = state.champion
        self.events: list[AufEvent] = []

    def step(self) -> Step[State, AufEvent]:
        """Return the state after the change, and its events."""
        state = State(
            self.options,
            self.entropy,
            self.phase,
            self.round,
            self.first,
            self.current,
            self.turn,
            self.round_turns,
            self.idle,
            self.busy,
            tuple(self.players),
            self.deck,
            self.discard,
            self.recipes,
            self.looked,
            self.nights,
            self.showdown,
            self.champion,
        )
        return Step(state, tuple(self.events))

    def tell(self, event: AufEvent) -> None:
        """Record an event."""
        self.events.append(event)

    def seats_from(self, first: Seat) -> Iterator[Seat]:
        """Return every seat once, to the left from this one."""
        count = len(self.players)
        return ((first + step) % count for step in range(count))

    def set_hand(self, seat: Seat, hand: Iterable[Card]) -> None:
        """Give a seat this hand."""
        old = self.players[seat]
        self.players[seat] = Player(tuple(sorted(hand)), old.dishes, old.finished, old.mulligans)

    def set_dishes(self, seat: Seat, dishes: tuple[Dish, ...]) -> None:
        """Lay these dishes before a seat."""
        old = self.players[seat]
        self.players[seat] = Player(old.hand, dishes, old.finished, old.mulligans)

    def replace_dish(self, seat: Seat, recipe: Recipe, dish: Dish) -> None:
        """Lay a dish where this recipe of the seat lies."""
        dishes = self.players[seat].dishes
        self.set_dishes(seat, tuple(dish if old.recipe is recipe else old for old in dishes))

    def dish(self, seat: Seat, recipe: Recipe) -> Dish:
        """Return the seat's unfinished recipe of that name; it must be there."""
        dish = self.players[seat].dish(recipe)
        assert dish is not None
        return dish

    def owner(self, recipe: Recipe) -> Seat:
        """Before whom this unfinished recipe lies; it must lie somewhere."""
        return next(seat for seat, player in enumerate(self.players) if player.dish(recipe))

    def take_from_hand(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Take cards out of a hand, which must hold them; where they go is the caller's."""
        hand = list(self.players[seat].hand)
        for card in cards:
            hand.remove(card)
        self.set_hand(seat, hand)

    def discard_from_hand(self, seat: Seat, *cards: Card) -> None:
        """Move cards from a hand to the discard pile."""
        self.take_from_hand(seat, cards)
        self.discard += cards

    def draw(self, seat: Seat, count: int) -> int:
        """Draw ``count`` cards, or as many as there are (CA-29); return their number."""
        drawn: tuple[Card, ...] = ()
        while len(drawn) < count and (self.deck or self.discard):
            if not self.deck:
                self.tell(DiscardReshuffled(count=len(self.discard)))
                self.deck, self.entropy = self.entropy.shuffled(self.discard)
                self.discard = ()
            taken = self.deck[len(drawn) - count :]
            self.deck = self.deck[: len(drawn) - count]
            drawn += taken
        if drawn:
            self.set_hand(seat, self.players[seat].hand + drawn)
            self.tell(CardsDrawn(seat=seat, count=len(drawn)))
            cards = tuple(sorted(drawn))
            self.tell(CardsReceived(seat=seat, cards=cards, audience=frozenset({seat})))
        return len(drawn)

    def finish_recipes(self) -> None:
        """Turn over whatever can be finished now, the current player's first (CA-13, CA-26)."""
        for seat in self.seats_from(self.current):
            while (dish := _finishable(self.players[seat].dishes)) is not None:
                self._finish(seat, dish)

    def _finish(self, seat: Seat, dish: Dish) -> None:
        player = self.players[seat]
        finished = (*player.finished, dish.recipe)
        others = tuple(other for other in player.dishes if other is not dish)
        self.players[seat] = player._replace(dishes=others, finished=finished)
        self.discard += dish.placed
        self.tell(RecipeFinished(seat=seat, recipe=dish.recipe, points=len(finished)))


def _finishable(dishes: tuple[Dish, ...]) -> Dish | None:
    """Return a complete dish without a ban that waits for no Overnight recipe (CA-11, CA-13, CA-26)."""
    must_wait = any(dish.kept for dish in dishes)
    for dish in dishes:
        if dish.is_complete and not dish.bans and (dish.kept or not must_wait):
            return dish
    return None
