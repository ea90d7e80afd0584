"""Checks the published record of a Cake Club game with nothing but Python: `python3 verify.py record.json`.

From the record it recomputes that the secret matches the SHA-256 in the lobby, that the seed follows from the
secret and the players' words, and that every shuffle and every number (including dice) follows from the seed. It
knows the cards of the three games, so no card can be missing or duplicated at the start.

It also recomputes the digest over the whole record, including the moves, that `/verify` shows on Discord. Pass that
digest with `--digest` and the SHA-256 that you saw in the lobby with `--pledge`; otherwise you only know that the
file is consistent. The digest leaves out only the players' names, so it stays the same when a player deletes their
data.

It cannot know whether the host of the bot looked at the cards while the game ran, or told a player who cut the deck
last. It also does not check whether the rules allowed every move; the bot's own `/verify` replays the moves.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

FORMAT = "cake-club-record-1"
SPAN = 1 << 32

DUEL_CORE = {"soldier": 5, "archer": 4, "wizard": 3, "defender": 4, "scientist": 3, "wolfy": 1}
DUEL_SPECIALS = (
    *("assassin", "scout", "summoner", "quartermaster", "oracle"),
    *("priest", "angel", "professor", "agent", "pierrot"),
)
DUEL_MODES = {"core": (1, 0), "full": (1, 2), "team": (2, 0), "team-full": (2, 3)}
"""Sets of cards, and specials added to the deck, by mode."""

AUF_INGREDIENTS = {
    "flour": 7,
    "sugar": 7,
    "eggs": 6,
    "butter": 5,
    "milk": 5,
    "fruit": 3,
    "chocolate": 3,
    "nuts": 3,
}
AUF_BANS = {"power-outage": 5, "fire-alarm": 5, "power-restored": 4, "fire-extinguisher": 4}
AUF_RECIPES = (
    *("apfelstrudel", "baklava", "black-forest-cake", "brigadeiro", "brownies", "castella", "cheesecake"),
    *("creme-brulee", "crepes", "egg-tart", "gelato", "gulab-jamun", "kulfi", "linzer-torte", "macarons"),
    *("mochi", "panna-cotta", "pavlova", "pecan-pie", "pound-cake", "shortbread", "tiramisu", "trifle"),
)

BAKERY_CHEFS = {"sally": 16, "danny": 10, "polly": 6, "molly": 4, "benjamin": 2}
BAKERY_PARTS = ("chef", "apron", "hat", "batter", "stove")
BAKERY_SIGNS = {"closed": 11, "reopened": 11}


class Wrong(Exception):
    """The record is wrong; the text says where."""


class Chance:
    """The draws of a seed: SHA-256 in counter mode, eight numbers of 32 bits per block."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.drawn = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; draws that would favour some numbers are skipped."""
        if type(bound) is not int or not 0 < bound <= SPAN:
            raise Wrong(f"a number cannot be drawn below {bound!r}")
        if bound == 1:
            return 0
        while True:
            block, word = divmod(self.drawn, 8)
            digest = sha256(self.seed + block.to_bytes(8, "big")).digest()
            number = int.from_bytes(digest[4 * word : 4 * word + 4], "big")
            self.drawn += 1
            if number < SPAN - SPAN % bound:
                return number % bound

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """Return the cards shuffled by Fisher-Yates, from the last one down."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            pick = self.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order


def seed_of(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the seed of the deal: each part with its length before it."""
    parts = [b"cake club deal", secret, *(word.encode() for word in words)]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def digest_of(record: dict[str, Any]) -> str:
    """Return the SHA-256 of the record without its digest and without the names of the players."""
    seats = [{name: value for name, value in seat.items() if name != "name"} for seat in record["seats"]]
    values = {name: value for name, value in record.items() if name != "digest"} | {"seats": seats}
    return sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def copies(counts: dict[str, int], sets: int = 1) -> list[str]:
    """Return each card as often as it exists."""
    return [card for card, count in counts.items() for _ in range(count * sets)]


class Duel:
    """The shuffles of Cake Duel: the specials of a duel, the deck of a bout, and played cards."""

    def __init__(self, options: dict[str, Any]) -> None:
        sets, self.specials = DUEL_MODES[options["mode"]]
        core = [*copies({**DUEL_CORE, "wolfy": 0}, sets), "wolfy"]
        self.core = sorted(core)
        self.pile = [*DUEL_SPECIALS] * sets
        self.opening: list[int | list[str]] = [2, self.pile]
        self.deck = self.core
        self.box = Counter(self.core + self.pile)

    def check(self, cards: list[str], order: list[str]) -> None:
        """Check one shuffle; the deck of a bout is known before it is shuffled."""
        if cards == self.pile:
            self.deck = self.core + sorted(order[: self.specials])
        elif len(cards) >= len(self.core) and cards != self.deck:
            raise Wrong("the deck of a bout is not the core cards and the specials that were drawn")


class Auf:
    """The shuffles of Cake Auf!: both piles at the deal, and the discards later."""

    def __init__(self, options: dict[str, Any]) -> None:
        swaps = (2, 4, 3) if options["hand_switcheroo"] else (0, 5, 4)
        actions = dict(zip(("hand-switcheroo", "picky-eater", "one-for-one"), swaps, strict=True))
        pile = copies({**AUF_INGREDIENTS, **AUF_BANS, "recipe-switcheroo": 3, **actions})
        self.opening: list[int | list[str]] = [pile, [*AUF_RECIPES]]
        self.box = Counter([*pile, *AUF_RECIPES])

    def check(self, cards: list[str], order: list[str]) -> None:
        """Check only that the cards belong to the game."""


class Bakeries:
    """The shuffles of You Take the Cake: all cards once per round, and the buried discards."""

    def __init__(self, options: dict[str, Any]) -> None:
        parts = [
            f"{chef}-{part}"
            for chef, count in BAKERY_CHEFS.items()
            for part in BAKERY_PARTS
            for _ in range(count)
        ]
        self.cards = parts + copies(BAKERY_SIGNS)
        self.opening: list[int | list[str]] = [2, self.cards]
        self.box = Counter(self.cards)

    def check(self, cards: list[str], order: list[str]) -> None:
        """Check that a round begins with every card, in the order of the box."""
        if len(cards) >= len(self.cards) and cards != self.cards:
            raise Wrong("a round was not dealt from all cards")


GAMES: dict[str, type[Duel | Auf | Bakeries]] = {"duel": Duel, "auf": Auf, "bakeries": Bakeries}


def check_pledge(record: dict[str, Any]) -> bytes:
    """Return the seed if it follows from the committed secret and the words."""
    secret = bytes.fromhex(record["secret"])
    if sha256(secret).hexdigest() != record["commitment"]:
        raise Wrong("the secret is not the one that was pledged")
    seed = seed_of(secret, [seat["word"] for seat in record["seats"]])
    if seed.hex() != record["seed"]:
        raise Wrong("the seed does not follow from the secret and the words")
    return seed


def check_chance(record: dict[str, Any], seed: bytes) -> Iterator[str]:
    """Check every shuffle and number in order; yield the results line by line."""
    game, chance, after = GAMES[record["game"]](record["options"]), Chance(seed), 0
    opening = list(game.opening)
    for place, draw in enumerate(record["chance"], start=1):
        where = f"draw {place}, after move {draw['after']}"
        if draw["first"] != chance.drawn or not after <= draw["after"] <= len(record["moves"]):
            raise Wrong(f"{where}: it is out of order")
        after = draw["after"]
        drawn_from = draw["cards"] if "cards" in draw else draw["bound"]
        if opening and opening.pop(0) != drawn_from:
            raise Wrong(f"{where}: the deal does not start with this")
        if "cards" in draw:
            if chance.shuffled(draw["cards"]) != draw["order"]:
                raise Wrong(f"{where}: the order is not that of the shuffle")
            if Counter(draw["cards"]) - game.box:
                raise Wrong(f"{where}: there are cards that are not part of the game")
            game.check(draw["cards"], draw["order"])
            yield f"after move {after}: shuffled to {' '.join(draw['order'])}"
        else:
            if chance.below(draw["bound"]) != draw["number"]:
                raise Wrong(f"{where}: the number is not the one that was drawn")
            yield f"after move {after}: drew {draw['number']} of 0 to {draw['bound'] - 1}"
    if opening:
        raise Wrong("the deal is incomplete")


def verify(record: dict[str, Any], *, pledge: str | None = None, digest: str | None = None) -> list[str]:
    """Return what was drawn in the game, line by line. Raises Wrong if anything does not match."""
    try:
        if record["format"] != FORMAT or record["game"] not in GAMES or record["edition"] != 1:
            raise Wrong("this script does not know records of this kind")
        if pledge not in (None, record["commitment"]):
            raise Wrong("this is not what was pledged in the lobby")
        if digest not in (None, record["digest"]):
            raise Wrong("this is not the record that Discord shows")
        lines = list(check_chance(record, check_pledge(record)))
        if digest_of(record) != record["digest"]:
            raise Wrong("the record was changed: its digest does not match")
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Wrong(f"the record is malformed: {error!r}") from error
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a file; return the exit status: 0 if it is right, 1 if not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("record", type=Path, help="the file from /verify or /replay")
    parser.add_argument("--pledge", help="the SHA-256 that the lobby showed")
    parser.add_argument("--digest", help="the digest that /verify shows")
    options = parser.parse_args(arguments)
    try:
        record = json.loads(options.record.read_text(encoding="utf-8"))
        lines = verify(record, pledge=options.pledge, digest=options.digest)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError, Wrong) as error:
        sys.stderr.write(f"WRONG: {error}\n")
        return 1
    lines.append(f"All holds: {len(record['moves'])} moves, digest {record['digest']}")
    missing = " and ".join(name for name in ("pledge", "digest") if getattr(options, name) is None)
    if missing:
        lines.append(
            f"This only shows that the file is consistent. To compare it with Discord, pass its {missing} as well."
        )
    sys.stdout.write("\n".join([*lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
