"""Chance can be redone in any language: fixed vectors, each draw by hand, and no bias."""

from collections import Counter
from hashlib import sha256

import pytest

from games.entropy import Entropy

SEED = b"cake"

VECTORS = [(2, 0), (6, 5), (20, 14), (52, 0), (1000, 211), (1 << 32, 1_313_428_343), (6, 4), (6, 5), (6, 3)]
"""Bounds and the numbers below them that the seed gives, one after the other."""


def draw(index: int) -> int:
    """A draw as the page of the module says it, without the module."""
    return int.from_bytes(sha256(SEED + index.to_bytes(8, "big")).digest()[:4], "big")


def test_the_fixed_vectors() -> None:
    entropy = Entropy(SEED)
    for index, (bound, expected) in enumerate(VECTORS):
        number, entropy = entropy.below(bound)
        assert number == expected == draw(index) % bound
        assert entropy == Entropy(SEED, index + 1)


def test_a_fixed_shuffle() -> None:
    assert Entropy(SEED).shuffled(range(10)) == ((0, 1, 4, 7, 9, 3, 8, 2, 5, 6), Entropy(SEED, 9))
    assert Entropy(b"").shuffled("abcdefgh") == (tuple("eadhcgbf"), Entropy(b"", 7))


def test_draws_that_would_be_unfair_are_skipped() -> None:
    bound = 3_000_000_000
    assert draw(4) >= (1 << 32) - (1 << 32) % bound, "the vector needs a draw that is skipped"
    assert Entropy(SEED, 4).below(bound) == (draw(5), Entropy(SEED, 6))


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
