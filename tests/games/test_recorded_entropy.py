"""A witness draws as plain chance does, and remembers all of it."""

from hypothesis import given
from hypothesis import strategies as st

from games.entropy import Entropy
from games.recorded_entropy import RecordedNumber, RecordedShuffle, RecordingEntropy


@given(st.binary(max_size=4), st.lists(st.integers(1, 9), max_size=12))
def test_a_witness_changes_nothing_and_misses_nothing(seed: bytes, bounds: list[int]) -> None:
    plain, witness = Entropy(seed), RecordingEntropy(seed)
    book = witness.book
    for bound in bounds:
        start = plain.draws
        number, plain = plain.below(bound)
        assert witness.below(bound)[0] == number
        assert book.pop() == RecordedNumber(start, bound, number)
        start = plain.draws
        order, plain = plain.shuffled("cakes"[:bound])
        shuffled, witness = RecordingEntropy(seed, start, book).shuffled("cakes"[:bound])
        assert shuffled == order
        assert book.pop() == RecordedShuffle(start, tuple("cakes"[:bound]), order)
        assert witness.draws == plain.draws
        assert repr(witness) == repr(plain), "a state's fingerprint is taken of this"
