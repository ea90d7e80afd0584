"""The deal follows from the secret and the words, in a way that anybody can redo."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from games.commitment import commitment, deal_seed

SECRET = bytes(range(32))
WORDS = st.lists(st.text(max_size=4), max_size=4)


def test_the_encoding_is_what_the_documentation_says() -> None:
    by_hand = b"\0\0\0\x0ecake club deal" + b"\0\0\0\x20" + SECRET + b"\0\0\0\x03a\xc3\xa4" + b"\0\0\0\0"
    assert deal_seed(SECRET, ("aä", "")) == sha256(by_hand).digest()
    assert commitment(SECRET) == sha256(SECRET).hexdigest()


@given(WORDS, WORDS)
def test_no_two_sets_of_words_give_the_same_deal(one: list[str], other: list[str]) -> None:
    assert (deal_seed(SECRET, one) == deal_seed(SECRET, other)) == (one == other)


def test_the_commitment_does_not_tell_the_deal() -> None:
    assert commitment(SECRET) != deal_seed(SECRET, ()).hex()
