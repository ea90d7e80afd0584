"""A small language in which tests of Cake Auf! set a table and play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeVar

import pytest

from games.auf import Auf
from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    Sign,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import ACTION_CARDS, ACTION_CARDS_WITHOUT_HAND_SWITCHEROO, INGREDIENTS, Card, Recipe
from games.auf.events import AufEvent
from games.auf.options import Options
from games.auf.state import Dish, Phase, Player, State
from games.engine import IllegalAction
from games.entropy import Entropy

GAME = Auf()
STANDARD = Options()
H = TypeVar("H", bound=AufEvent)


def cards(words: str) -> tuple[Card, ...]:
    """The cards of these words, sorted."""
    return tuple(sorted(map(Card, words.split())))


def recipes(words: str) -> tuple[Recipe, ...]:
    """The recipes of these words, in their order."""
    return tuple(map(Recipe, words.split()))


def dish(words: str) -> Dish:
    """``brownies* flour butter !fire-alarm``: a recipe (* kept overnight), ingredients and bans (!)."""
    name, *lying = words.split()
    placed = cards(" ".join(word for word in lying if not word.startswith("!")))
    bans = cards(" ".join(word[1:] for word in lying if word.startswith("!")))
    return Dish(Recipe(name.rstrip("*")), placed, bans, kept=name.endswith("*"))


def baker(*dishes: str, hand: str = "", finished: str = "", mulligans: int = 0) -> Player:
    """A player with these unfinished recipes."""
    return Player(cards(hand), tuple(map(dish, dishes)), recipes(finished), mulligans)


def printed(options: Options) -> Counter[Card]:
    """The 69 cards with these options."""
    actions = ACTION_CARDS if options.hand_switcheroo else ACTION_CARDS_WITHOUT_HAND_SWITCHEROO
    return Counter({**INGREDIENTS, **actions})


@dataclass(frozen=True, slots=True)
class Piles:
    """The piles, tops last; ``rest`` is where the cards go that are named nowhere: deck, discard or out."""

    deck: str = ""
    discard: str = ""
    recipes: str | None = None
    """None: all recipes that are named nowhere."""
    rest: str = "deck"


class Kitchen:
    """A table in the middle of a game; its verbs are plays of the current player."""

    def __init__(
        self,
        *players: Player,
        piles: Piles = Piles(),
        current: int = 0,
        round: int = 1,  # noqa: A002 - the word that tests of play use
        first: int = 0,
        options: Options = STANDARD,
        seed: bytes = b"kitchen",
    ) -> None:
        self.events: tuple[AufEvent, ...] = ()
        named = [card for player in players for card in player.hand]
        named += [card for player in players for lying in player.dishes for card in lying.placed + lying.bans]
        deck, discard = (tuple(map(Card, words.split())) for words in (piles.deck, piles.discard))
        left = printed(options) - Counter(named) - Counter(deck) - Counter(discard)
        rest = tuple(sorted(left.elements()))
        seen = {lying.recipe for player in players for lying in player.dishes}
        seen |= {recipe for player in players for recipe in player.finished}
        unseen = tuple(recipe for recipe in Recipe if recipe not in seen)
        self.state = State(
            options=options,
            entropy=Entropy(seed),
            phase=Phase.TURN,
            round=round,
            first=first,
            current=current,
            turn=1,
            round_turns=1,
            idle=0,
            busy=False,
            players=players,
            deck=(rest if piles.rest == "deck" else ()) + deck,
            discard=(rest if piles.rest == "discard" else ()) + discard,
            recipes=unseen if piles.recipes is None else recipes(piles.recipes),
            looked=(),
            nights=(),
            showdown=None,
            champion=None,
        )

    def amend(self, **changes: object) -> Kitchen:
        """Change fields of the state that no play would."""
        self.state = replace(self.state, **changes)  # type: ignore[arg-type]
        return self

    def act(self, action: AufAction, seat: int | None = None) -> Kitchen:
        """The current player's action, or this seat's."""
        actor = self.state.current if seat is None else seat
        self.state, self.events = GAME.apply(self.state, actor, action)
        return self

    def place(self, recipe: str, ingredients: str) -> Kitchen:
        return self.act(Place(self.state.round, Recipe(recipe), cards(ingredients)))

    def ban(self, ban: str, recipe: str) -> Kitchen:
        return self.act(Ban(self.state.round, Card(ban), Recipe(recipe)))

    def lift(self, ban: str, recipe: str) -> Kitchen:
        return self.act(Lift(self.state.round, Card(ban), Recipe(recipe)))

    def swap(self, mine: str, theirs: str) -> Kitchen:
        return self.act(SwapRecipes(self.state.round, Recipe(mine), Recipe(theirs)))

    def swap_hands(self, other: int) -> Kitchen:
        return self.act(SwapHands(self.state.round, other))

    def look(self) -> Kitchen:
        return self.act(Look(self.state.round))

    def choose(self, taken: str, given: str) -> Kitchen:
        return self.act(Choose(Recipe(taken), Recipe(given)))

    def decline(self) -> Kitchen:
        return self.act(Decline())

    def trade(self, other: int) -> Kitchen:
        return self.act(Trade(self.state.round, other))

    def mulligan(self) -> Kitchen:
        return self.act(Mulligan(self.state.round))

    def done(self, discards: str = "") -> Kitchen:
        return self.act(Pass(self.state.round, cards(discards)))

    def keep(self, seat: int, words: str = "") -> Kitchen:
        return self.act(Keep(recipes(words)), seat)

    def throw(self, seat: int, sign: str | None) -> Kitchen:
        assert self.state.showdown is not None
        return self.act(Throw(self.state.showdown.throw, Sign(sign) if sign else None), seat)

    def throws(self, *pairs: str) -> Kitchen:
        """Whole throws of the pair that is playing: ``rock-paper``."""
        for pair in pairs:
            assert self.state.showdown is not None
            for seat, sign in zip(self.state.showdown.pair, pair.split("-"), strict=True):
                self.throw(seat, sign)
        return self

    def told(self, kind: type[H]) -> list[H]:
        """The events of this kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: int) -> str:
        return " ".join(self.state.players[seat].hand)

    def dishes(self, seat: int) -> list[str]:
        """The names of a seat's unfinished recipes, * for those kept overnight."""
        return [lying.recipe + "*" * lying.kept for lying in self.state.players[seat].dishes]

    def dish(self, recipe: str) -> Dish:
        lying = [dish for player in self.state.players if (dish := player.dish(Recipe(recipe)))]
        return lying[0]

    def points(self) -> tuple[int, ...]:
        return tuple(len(player.finished) for player in self.state.players)

    def discarded(self) -> Counter[Card]:
        return Counter(self.state.discard)


def ending(*dishes: str) -> Kitchen:
    """Seat 0 has just finished its last recipe of round 1; seat 1 has these."""
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate sugar"), baker(*dishes, hand="nuts"))
    return kitchen.place("brownies", "chocolate")


@contextmanager
def refused(kitchen: Kitchen, reason: str) -> Iterator[None]:
    """The play is illegal for this reason, and nothing changes."""
    before = kitchen.state
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.reason == reason
    assert reason in GAME.reasons | {"not-asked"}
    assert kitchen.state == before
