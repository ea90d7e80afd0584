"""Players that try actions out: what they may see, and that they play to the end."""

from __future__ import annotations

import pytest

from games.auf import Auf
from games.auf.redeal import redealt
from games.catalog import ENTRIES
from games.entropy import Entropy
from lab.rollouts import Trier, _best, with_other_cards, won

GAME = Auf()


@pytest.mark.parametrize("until_turn", [False, True])
def test_a_player_that_imagines_deals_does_not_use_what_its_seat_cannot_see(until_turn: bool) -> None:
    state = GAME.deal(2, GAME.Options(), Entropy(b"a deal")).state
    trier = Trier("auf", worlds=2, width=3, until_turn=until_turn)
    choices = 0
    while choices < 6:
        (seat,) = GAME.clocked(state)
        chance = Entropy(b"choice %d" % choices)
        action = trier.choose(state, seat, chance)
        assert action == trier.choose(redealt(state, seat, Entropy(b"other")), seat, chance)
        state = GAME.apply(state, seat, action).state
        choices += 1


@pytest.mark.parametrize("until_turn", [False, True])
def test_a_bakery_that_imagines_deals_does_not_use_what_its_seat_cannot_see(until_turn: bool) -> None:
    rules = ENTRIES["bakeries"].game
    state = rules.deal(2, rules.Options(), Entropy(b"a deal")).state
    trier = Trier("bakeries", worlds=2, width=3, until_turn=until_turn, sure=1)
    for number in range(8):
        (seat,) = rules.clocked(state)
        chance = Entropy(b"choice %d" % number)
        action = trier.choose(state, seat, chance)
        assert action == trier.choose(with_other_cards(state, seat, Entropy(b"other")), seat, chance)
        state = rules.apply(state, seat, action).state


def test_without_a_sure_gain_the_first_action_is_taken() -> None:
    slightly, surely = [[1.0, 2.0], [1.0, 0.5]], [[1.0, 2.0], [1.0, 2.1], [1.0, 1.9]]
    assert _best(slightly, None) == _best(surely, None) == _best(surely, 2.0) == 1
    assert _best(slightly, 2.0) == 0
    assert _best(surely[:1], 2.0) == 1, "one deal has no standard error"


def test_imagined_cards_of_a_bakery_depend_on_nothing_that_its_seat_cannot_see() -> None:
    rules = ENTRIES["bakeries"].game
    state = rules.deal(2, rules.Options(), Entropy(b"a deal")).state
    other = with_other_cards(state, 0, Entropy(b"one"))
    assert other.kitchen.hands[1] != state.kitchen.hands[1]
    assert rules.view(other, 0) == rules.view(state, 0)
    again = with_other_cards(other, 0, Entropy(b"two"))
    assert again == with_other_cards(state, 0, Entropy(b"two"))
    cards = [*state.kitchen.hands[1], *state.kitchen.stock]
    assert sorted(cards) == sorted([*other.kitchen.hands[1], *other.kitchen.stock])


def test_a_player_with_next_to_no_time_imagines_one_deal() -> None:
    state = GAME.deal(2, GAME.Options(), Entropy(b"a deal")).state
    (seat,) = GAME.clocked(state)
    hurried = Trier("auf", worlds=0, width=3, milliseconds=1e-6, until_turn=True)
    usual = Trier("auf", worlds=1, width=3, until_turn=True)
    assert hurried.choose(state, seat, Entropy(b"")) == usual.choose(state, seat, Entropy(b""))


@pytest.mark.parametrize("game", ["auf", "bakeries"])
def test_a_player_that_sees_all_cards_plays_to_the_end(game: str) -> None:
    trier = Trier(game, worlds=0, width=2)
    honest = ENTRIES[game].ai_players["honest"]
    assert won(game, trier, honest, 1, 0, 2) in (0.0, 0.5, 1.0)
    assert len(trier.seconds) > 10
