"""Any play in any order: cards and recipes are conserved, and what must hold holds."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.auf.cards import Recipe
from games.auf.options import Options
from games.auf.state import Phase, State
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, printed
from tests.games.auf.lab import VARIANTS, conserved


class Bakery(RuleBasedStateMachine):
    """Plays legal actions of the seats that are asked."""

    state: State
    options: Options

    @initialize(variant=st.sampled_from(VARIANTS), seed=st.binary(min_size=1, max_size=4))
    def deal(self, variant: tuple[int, Options], seed: bytes) -> None:
        seats, self.options = variant
        self.state = GAME.deal(seats, self.options, Entropy(seed)).state

    @precondition(lambda self: bool(GAME.actors(self.state)))
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(GAME.actors(self.state))))
        action = data.draw(st.sampled_from(list(GAME.legal_actions(self.state, seat))))
        points = [len(player.finished) for player in self.state.players]
        self.state = GAME.apply(self.state, seat, action).state
        assert all(
            len(player.finished) >= before for player, before in zip(self.state.players, points, strict=True)
        )

    @precondition(lambda self: self.state.phase is Phase.OVER)
    @rule(seed=st.binary(min_size=1, max_size=4))
    def deal_again(self, seed: bytes) -> None:
        self.state = GAME.deal(len(self.state.players), self.options, Entropy(seed)).state

    @precondition(lambda self: bool(GAME.actors(self.state)))
    @rule(count=st.integers(1, 3))
    def fall_silent(self, count: int) -> None:
        for _ in range(count):
            for seat in sorted(GAME.clocked(self.state))[:1]:
                self.state = GAME.apply(self.state, seat, GAME.fallback(self.state, seat)).state

    @invariant()
    def cards_and_recipes_are_all_there(self) -> None:
        cards = tuple(sorted((card, count) for card, count in printed(self.options).items() if count))
        recipes = tuple(sorted(Counter(Recipe).items()))
        assert conserved(self.state) == (cards, recipes)

    @invariant()
    def what_lies_on_a_recipe_belongs_there(self) -> None:
        for player in self.state.players:
            must_wait = any(dish.kept for dish in player.dishes)
            for dish in player.dishes:
                assert set(dish.placed) <= set(dish.recipe.needs)
                assert len(set(dish.placed)) == len(dish.placed)
                assert len(set(dish.bans)) == len(dish.bans)
                assert not dish.kept or dish.recipe.is_overnight
                if self.options.bans_need_icons:
                    assert all(dish.recipe.has_icon_for(ban) for ban in dish.bans)
                finishable = dish.is_complete and not dish.bans and (dish.kept or not must_wait)
                assert not finishable or self.state.phase is Phase.OVERNIGHT

    @invariant()
    def hands_are_small_and_sorted(self) -> None:
        for player in self.state.players:
            assert len(player.hand) <= 5
            assert list(player.hand) == sorted(player.hand)
            assert 0 <= player.mulligans <= 3

    @invariant()
    def the_round_goes_on_only_while_all_have_something_to_do(self) -> None:
        if self.state.phase in {Phase.TURN, Phase.LOOK}:
            assert all(player.dishes for player in self.state.players)
            assert self.state.round_turns <= 40 * len(self.state.players)


Bakery.TestCase.settings = settings(max_examples=15, stateful_step_count=50)
TestBakery = Bakery.TestCase
