"""Chance can be redone in any language: fixed vectors, each draw by hand, and no bias."""

from collections import Counter
from hashlib import sha256

import pytest

from games.entropy import Entropy

SEED = b"cake"

VECTORS = [
    *[(2, 0), (6, 3), (20, 4), (52, 49), (1000, 795), (1 << 32, 1_362_419_752), (6, 1), (6, 4)],
    *[(6, 5), (20, 15), (1000, 119)],
]
"""Bounds and the numbers below them that the seed gives, one after the other: a block of eight, and more."""


def draw(index: int) -> int:
    """A draw as the page of the module says it, without the module."""
    block = sha256(SEED + (index // 8).to_bytes(8, "big")).digest()
    word = index % 8
    return int.from_bytes(block[4 * word : 4 * word + 4], "big")


def test_the_fixed_vectors() -> None:
    entropy = Entropy(SEED)
    for index, (bound, expected) in enumerate(VECTORS):
        number, entropy = entropy.below(bound)
        assert number == expected == draw(index) % bound
        assert entropy == Entropy(SEED, index + 1)


def test_eight_draws_are_the_words_of_one_hash() -> None:
    digest = "a7f300923c0e3f9d53e732787005b94dd8a220735134e0285126e9ab02ca2716"
    assert sha256(SEED + bytes(8)).hexdigest() == digest
    draws = [Entropy(SEED, index).below(1 << 32)[0] for index in range(8)]
    assert "".join(f"{number:08x}" for number in draws) == digest


def test_a_fixed_shuffle() -> None:
    assert Entropy(SEED).shuffled(range(10)) == ((7, 4, 9, 5, 2, 3, 1, 8, 0, 6), Entropy(SEED, 9))
    assert Entropy(b"").shuffled("abcdefgh") == (tuple("adgchbef"), Entropy(b"", 7))


@pytest.mark.parametrize("first", [0, 3, 7, 8])
def test_a_shuffle_by_hand(first: int) -> None:
    order = list(range(30))
    for step, last in enumerate(range(29, 0, -1)):
        pick = draw(first + step) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    assert Entropy(SEED, first).shuffled(range(30)) == (tuple(order), Entropy(SEED, first + 29))


@pytest.mark.parametrize(("first", "taken"), [(4, 5), (15, 16), (32, 35)], ids=["one", "last", "three"])
def test_draws_that_would_be_unfair_are_skipped(first: int, taken: int) -> None:
    """One, the last one of its block, and several."""
    bound = 3_000_000_000
    fair = (1 << 32) - (1 << 32) % bound
    assert all(draw(index) >= fair for index in range(first, taken)), "the vector needs draws to skip"
    assert Entropy(SEED, first).below(bound) == (draw(taken), Entropy(SEED, taken + 1))


def test_nothing_to_shuffle_draws_nothing() -> None:
    assert Entropy(SEED, 3).shuffled([]) == ((), Entropy(SEED, 3))


def test_a_single_choice_draws_nothing() -> None:
    assert Entropy(SEED, 3).below(1) == (0, Entropy(SEED, 3))
    assert Entropy(SEED, 3).shuffled(["one"]) == (("one",), Entropy(SEED, 3))


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_there_is_no_number_below_nonsense(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Entropy(SEED).below(bound)


def test_every_order_comes_up_as_often() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    entropy = Entropy(SEED)
    for _ in range(6000):
        order, entropy = entropy.shuffled("abc")
        orders[order] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in orders.values())
