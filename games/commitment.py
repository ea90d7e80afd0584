"""How a deal follows from the server's secret and the players' words, so that no one person can choose it.

To redo it in another language:

- The commitment is SHA-256(secret), published before anybody can add a word.
- The seed of the deal is SHA-256 over parts, one after the other: the text ``cake club deal``, the secret, and
  the word of each seat in the order of the seats as UTF-8, empty where there is none. Before each part stands
  its length in bytes as four bytes, big-endian, so that no two sets of parts give the same bytes.
- From that seed every card and die is drawn as ``games.entropy`` describes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

_PURPOSE = b"cake club deal"


def commitment(secret: bytes) -> str:
    """Return the commitment to publish before the deal: 64 hexadecimal digits."""
    return sha256(secret).hexdigest()


def deal_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the seed of the deal, from the secret and the words by seat."""
    parts = (_PURPOSE, secret, *(word.encode() for word in words))
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
