"""Checks the published record of a Cake Club game with nothing but Python: `python3 verify.py record.json`.

From the record it recomputes that the secret matches the SHA-256 in the lobby, that the seed follows from the
secret and the players' words, and that every shuffle and every number (including dice) follows from the seed.

It then plays the game's moves with the cards: it knows which card lies where, so it knows what has to be shuffled or
drawn before the first move and after each move. The record must contain exactly these draws. A bot that shuffled or
rolled again until it liked the result is found, and so is one that shuffled other cards.

It also recomputes the digest over the whole record, including the moves, that `/verify` shows on Discord. Pass that
digest with `--digest` and the SHA-256 that it showed during the game with `--pledge`; otherwise you only know that the
file is consistent. The digest leaves out only the players' names, so it stays the same when a player deletes their
data; the file does not prove who sat where.

It cannot know whether the host of the bot looked at the cards while the game ran, or told a player who cut the deck
last. It also does not check whether the rules allowed every move; the bot's own `/verify` replays the moves.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
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
DUEL_LETTERS = dict(zip("SAWDCYKTMQOPNBUR", (*DUEL_CORE, *DUEL_SPECIALS), strict=True))
DUEL_MODES = {"core": (2, 1, 0, 3), "full": (2, 1, 2, 3), "team": (4, 2, 0, 4), "team-full": (4, 2, 3, 4)}
"""Numbers of a mode: seats, sets of cards, specials added, cakes of the side that starts (the other has one more)."""
DUEL_THEFTS = {"soldier": 1, "archer": 1, "wizard": 2, "assassin": 5, "scout": 1}
"""Cakes that each attacker steals."""

AUF_INGREDIENTS = {
    "flour": 7, "sugar": 7, "eggs": 6, "butter": 5, "milk": 5, "fruit": 3, "chocolate": 3, "nuts": 3,
}  # fmt: skip
AUF_BANS = {"power-outage": 5, "fire-alarm": 5, "power-restored": 4, "fire-extinguisher": 4}
AUF_LIFTED_BY = {"power-outage": "power-restored", "fire-alarm": "fire-extinguisher"}
AUF_ACTIONS = ("hand-switcheroo", "picky-eater", "one-for-one")
AUF_LETTERS = dict(
    zip("FSEBMRCNoapxrhkt", (*AUF_INGREDIENTS, *AUF_BANS, "recipe-switcheroo", *AUF_ACTIONS), strict=True)
)
AUF_RECIPES = {
    "as": ("apfelstrudel", 3), "bk": ("baklava", 3), "bf": ("black-forest-cake", 4), "bg": ("brigadeiro", 3),
    "bw": ("brownies", 3), "ct": ("castella", 3), "ck": ("cheesecake", 4), "cb": ("creme-brulee", 3),
    "cp": ("crepes", 4), "et": ("egg-tart", 3), "gl": ("gelato", 3), "gj": ("gulab-jamun", 3),
    "kf": ("kulfi", 3), "lt": ("linzer-torte", 4), "mc": ("macarons", 3), "mo": ("mochi", 3),
    "pc": ("panna-cotta", 3), "pv": ("pavlova", 3), "pp": ("pecan-pie", 3), "pd": ("pound-cake", 4),
    "sb": ("shortbread", 3), "tm": ("tiramisu", 3), "tf": ("trifle", 3),
}  # fmt: skip
"""Each recipe by its letters in moves, and how many ingredients it needs."""
AUF_NEEDS = dict(AUF_RECIPES.values())
AUF_OVERNIGHT = ("cheesecake", "creme-brulee", "kulfi", "panna-cotta", "tiramisu", "trifle")

BAKERY_CHEFS = {"sally": 16, "danny": 10, "polly": 6, "molly": 4, "benjamin": 2}
BAKERY_PARTS = ("chef", "apron", "hat", "batter", "stove")
BAKERY_SIGNS = {"closed": 11, "reopened": 11}
BAKERY_CAKES = 114


class Wrong(Exception):
    """The record is wrong; the text says where."""


class Draws:
    """The draws of the game, move by move; the record must contain just these.

    It is drawn from the seed by SHA-256 in counter mode, eight numbers of 32 bits per block.
    """

    def __init__(self, seed: bytes, published: list[dict[str, Any]]) -> None:
        self.seed = seed
        self.drawn = 0
        self.published = published
        self.after = 0
        """How many moves have been made."""
        self.lines: list[str] = []

    def go_on(self, after: int) -> None:
        """Wait for the draws of the next move; the record must not contain any more of the last one."""
        place = len(self.lines)
        if place < len(self.published) and self.published[place]["after"] < after:
            raise Wrong(f"draw {place + 1}, after move {self.after}: the game does not draw here")
        self.after = after

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """Return these cards shuffled by Fisher-Yates, from the last one down."""
        first, order = self.drawn, list(cards)
        for last in range(len(order) - 1, 0, -1):
            pick = self._number(last + 1)
            order[last], order[pick] = order[pick], order[last]
        self._compare({"first": first, "cards": list(cards), "order": order}, f"shuffles {len(cards)} cards")
        self.lines.append(f"after move {self.after}: shuffled to {' '.join(order)}")
        return order

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1."""
        first, number = self.drawn, self._number(bound)
        self._compare({"first": first, "bound": bound, "number": number}, f"draws a number below {bound}")
        self.lines.append(f"after move {self.after}: drew {number} of 0 to {bound - 1}")
        return number

    def _number(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; draws that would favour some numbers are skipped."""
        if bound < 1:
            raise Wrong("a move asks for a card where there is none")
        if bound == 1:
            return 0
        while True:
            block, word = divmod(self.drawn, 8)
            digest = sha256(self.seed + block.to_bytes(8, "big")).digest()
            number = int.from_bytes(digest[4 * word : 4 * word + 4], "big")
            self.drawn += 1
            if number < SPAN - SPAN % bound:
                return number % bound

    def _compare(self, drawn: dict[str, Any], what: str) -> None:
        place = len(self.lines)
        if place >= len(self.published) or self.published[place] != {"after": self.after, **drawn}:
            raise Wrong(
                f"draw {place + 1}, after move {self.after}: the game {what}, the record says otherwise"
            )


def copies(counts: dict[str, int], sets: int = 1) -> list[str]:
    """Return each card as often as it exists."""
    return [card for card, count in counts.items() for _ in range(count * sets)]


def check_asked(is_asked: bool, seat: int, token: str) -> None:
    """Wrong unless the game asks this seat just this."""
    if not is_asked:
        raise Wrong(f"{token!r} of seat {seat}: the game does not ask that now")


class Claim:
    """Cards that were played facedown in Cake Duel, under one name."""

    def __init__(self, seat: int, target: int, name: str, cards: list[str]) -> None:
        self.seat, self.target, self.name, self.cards = seat, target, name, cards
        self.count = len(cards)


class Duel:
    """The cards of Cake Duel. Seat 0 plays against seat 1, in teams seats 0 and 2 against seats 1 and 3.

    Drawn are: once, the side that starts; at the start of a duel, the order of the specials (the first ones are
    added); at the start of a bout, the order of the deck; at an attack, the order of its cards. The first four cards
    of a deck are the hand of seat 0, the next four that of seat 1, and so on; later cards are taken from its end.
    """

    def __init__(self, options: dict[str, Any], seats: int, draws: Draws) -> None:
        self.options, self.draws = options, draws
        self.seats, sets, self.special_count, self.cakes_of_starter = DUEL_MODES[options["mode"]]
        if seats != self.seats:
            raise Wrong(f"this game is not played by {seats}")
        self.core = sorted([*copies({**DUEL_CORE, "wolfy": 0}, sets), "wolfy"])
        self.pile = [*DUEL_SPECIALS] * sets
        self.duels_won = [0, 0]
        self.begin_duel(draws.below(2))

    def begin_duel(self, starter: int) -> None:
        """Draw the specials for the whole duel."""
        self.specials = sorted(self.draws.shuffled(self.pile)[: self.special_count])
        self.trophies = [0, 0]
        self.begin_bout(starter)

    def begin_bout(self, starter: int) -> None:
        """Shuffle all cards and deal."""
        deck = self.draws.shuffled(self.core + self.specials)
        self.hands = [deck[4 * seat : 4 * seat + 4] for seat in range(self.seats)]
        self.deck = deck[4 * self.seats :]
        self.sizes = [4] * self.seats
        self.cakes = [self.cakes_of_starter + (side != starter) for side in (0, 1)]
        self.last_names: list[str | None] = [None] * self.seats
        self.passed: set[int] = set()
        self.turns_owed = self.names_open = 0
        self.attack: Claim | None = None
        self.block: Claim | None = None
        self.lead(starter)
        self.attacker, self.open = starter, "lead"
        if self.seats == 2:
            self.begin_turn(starter)

    def lead(self, seat: int) -> None:
        """Let this seat attack first: its side takes turns with the other, each from its lowest seat on."""
        own, others = range(seat % 2, self.seats, 2), range(1 - seat % 2, self.seats, 2)
        own_order = [seat, *(mate for mate in own if mate != seat)]
        self.order = [other for pair in zip(own_order, others, strict=True) for other in pair]

    def begin_turn(self, attacker: int) -> None:
        """Wait for a claim; who has no cards passes."""
        self.attacker, self.open = attacker, "claim"
        self.attack = self.block = None
        if not self.hands[attacker]:
            self.pass_turn()

    def pass_turn(self) -> None:
        """Pass; when everybody has passed, the side with more cakes wins the bout."""
        self.passed.add(self.attacker)
        self.last_names[self.attacker] = None
        if len(self.passed) == self.seats:
            self.end_bout(int(self.cakes[1] > self.cakes[0]))
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Begin an owed turn of the same attacker, else that of the next seat."""
        if self.turns_owed:
            self.turns_owed -= 1
            self.begin_turn(self.attacker)
        else:
            self.begin_turn(self.order[(self.order.index(self.attacker) + 1) % self.seats])

    def end_bout(self, winner: int) -> None:
        """Give the trophy to this side; begin the next bout or duel, or end the match."""
        self.trophies[winner] += 1
        if self.trophies[winner] < self.options["trophies"]:
            self.begin_bout(1 - winner)
            return
        self.duels_won[winner] += 1
        self.open = "over"
        if self.duels_won[winner] <= self.options["duels"] // 2:
            self.begin_duel(1 - winner)

    def move(self, seat: int, token: str) -> None:
        """Make a move; its first word is the question that it answers."""
        question, _, answer = token.partition(".")
        kind, is_attackers = question.partition("-")[0], seat % 2 == self.attacker % 2
        check_asked(
            kind == self.open
            and is_attackers == (kind not in ("answer", "take"))
            and (kind != "claim" or seat == self.attacker),
            seat,
            token,
        )
        match question, answer.split(">"):
            case "lead", _:
                self.lead(int(answer))
                self.begin_turn(int(answer))
            case "claim", ["pass"]:
                self.pass_turn()
            case "claim", [letters, name, target]:
                lying = self.draws.shuffled(self.lay(seat, letters))
                self.attack, self.open = Claim(seat, int(target), DUEL_LETTERS[name], lying), "answer"
            case ("answer", ["accept"]) | ("block", ["accept"]):
                self.resolve_turn()
            case _, ["challenge"]:
                self.challenge(seat)
            case _, ["hold"]:
                pass
            case "answer", [letters, name]:
                self.block = Claim(seat, self.attacker, DUEL_LETTERS[name], self.lay(seat, letters))
                self.open = "block"
            case "take", _:
                self.take({int(position) for position in answer.split(",")})
            case "name", [letter]:
                self.name(DUEL_LETTERS[letter])
            case "trade", _:
                self.trade(*answer.split(">"))
            case _:
                raise Wrong(f"{token!r} is no move of this game")

    def lay(self, seat: int, letters: str) -> list[str]:
        """Take the cards of a claim out of a hand."""
        cards = [DUEL_LETTERS[letter] for letter in letters]
        for card in cards:
            self.hands[seat].remove(card)
        self.passed.clear()
        return cards

    def challenge(self, challenger: int) -> None:
        """Turn the last claim up; the side that was right wins the bout."""
        claim = self.block or self.played()
        last_name = None if self.block else self.last_names[claim.seat]
        is_true = all(self.counted(card, claim, last_name) == claim.name for card in claim.cards)
        self.end_bout((claim.seat if is_true else challenger) % 2)

    def counted(self, card: str, claim: Claim, last_name: str | None) -> str:
        """Return the card that one of a challenged claim counts as."""
        if card == "professor" or (card == "wolfy" and "professor" in claim.cards):
            return "scientist"
        if card == "agent" and claim.name in self.hands[claim.target]:
            return claim.name
        return last_name if card == "pierrot" and last_name else card

    def played(self) -> Claim:
        """Return the attack of this turn."""
        if self.attack is None:
            raise Wrong("a move answers an attack that was not made")
        return self.attack

    def resolve_turn(self) -> None:
        """Resolve the claims, which nobody challenged; Priests take cards first."""
        attack, block = self.played(), self.block
        if block is None or block.name != "priest":
            self.resolve_block()
        elif block.count >= attack.count:
            self.take(set(range(1, attack.count + 1)))
        else:
            self.open = "take"

    def take(self, positions: set[int]) -> None:
        """Let Priests take the attackers at these positions."""
        attack = self.played()
        self.hands[attack.target] += [attack.cards[position - 1] for position in positions]
        self.resolve_block()

    def resolve_block(self) -> None:
        """Find how many attackers are blocked, and resolve the others."""
        attack, block, blocked = self.played(), self.block, 0
        if block is not None:
            blocked = attack.count if block.name == "angel" else min(block.count, attack.count)
            if block.name == "angel":
                self.turns_owed += block.count
            elif block.name != "priest":  # Only the theft is blocked.
                self.resolve_effects(blocked)
        left = attack.count - blocked
        if attack.name == "summoner" and left:
            self.names_open, self.open = left, "name"
        elif self.steal(left * DUEL_THEFTS.get(attack.name, 0)):
            self.resolve_effects(left)
            self.close_turn()

    def resolve_effects(self, count: int) -> None:
        """Do what so many attackers do besides stealing."""
        attack = self.played()
        if attack.name in ("scout", "oracle"):
            self.turns_owed += count
        if attack.name == "quartermaster":
            self.sizes[attack.seat] += count

    def name(self, card: str) -> None:
        """Name a card for one Summoner, who steals two cakes for each copy in the opponent's hand."""
        if self.steal(2 * self.hands[self.played().target].count(card)):
            self.names_open -= 1
            if not self.names_open:
                self.close_turn()

    def steal(self, count: int) -> bool:
        """Move cakes; return True if the bout goes on."""
        attack = self.played()
        thief, victim = attack.seat % 2, attack.target % 2
        moved = min(count, self.cakes[victim])
        self.cakes[victim] -= moved
        self.cakes[thief] += moved
        if not self.cakes[victim]:
            self.end_bout(thief)
            return False
        return True

    def close_turn(self) -> None:
        """Let teammates trade if they can, else draw new cards."""
        held = [bool(self.hands[seat]) for seat in range(self.attacker % 2, self.seats, 2)]
        self.open = "trade"
        if self.seats == 2 or not (all(held) if self.deck else any(held)):
            self.resupply()

    def trade(self, give: str, take: str = "-") -> None:
        """Move a card from the attacker to their teammate, and one back; ``-`` and ``none`` are no card."""
        mate = (self.attacker + 2) % self.seats
        for giver, receiver, letter in ((self.attacker, mate, give), (mate, self.attacker, take)):
            if letter in DUEL_LETTERS:
                self.hands[giver].remove(DUEL_LETTERS[letter])
                self.hands[receiver].append(DUEL_LETTERS[letter])
        self.resupply()

    def resupply(self) -> None:
        """Let the attacker draw from the end of the deck, then their opponent."""
        attack = self.played()
        self.last_names[attack.seat] = attack.name
        for seat in (attack.seat, attack.target):
            while self.deck and len(self.hands[seat]) < self.sizes[seat]:
                self.hands[seat].append(self.deck.pop())
        self.next_turn()


class Dish:
    """A recipe of Cake Auf! that lies before a player, with its cards."""

    def __init__(self, recipe: str) -> None:
        self.recipe = recipe
        self.placed: list[str] = []
        self.bans: list[str] = []
        self.is_kept = False


class Auf:
    """The cards of Cake Auf!.

    Drawn are: once, the order of the draw pile, the order of the recipes, and who begins. The first five cards are the
    hand of seat 0, the next five that of seat 1, and so on; later cards and recipes are taken from the end.
    When the draw pile is empty, the discards are shuffled. A look at recipes shuffles them at its end, and so does the
    end of a round, after the draw pile with the discards. A trade draws a card of the other hand, then one of the own
    (in alphabetical order, without the card that was played). A sign by chance is a number.
    """

    def __init__(self, options: dict[str, Any], seats: int, draws: Draws) -> None:
        if not 2 <= seats <= 4:
            raise Wrong(f"this game is not played by {seats}")
        swaps = (2, 4, 3) if options["hand_switcheroo"] else (0, 5, 4)
        actions = dict(zip(AUF_ACTIONS, swaps, strict=True))
        self.draws, self.seats = draws, seats
        self.deck = draws.shuffled(copies({**AUF_INGREDIENTS, **AUF_BANS, "recipe-switcheroo": 3, **actions}))
        self.recipes = draws.shuffled([*AUF_NEEDS])
        self.first = draws.below(seats)
        self.hands = [self.deck[5 * seat : 5 * seat + 5] for seat in range(seats)]
        self.deck = self.deck[5 * seats :]
        self.discards: list[str] = []
        self.dishes: list[list[Dish]] = [[] for _ in range(seats)]
        self.looked: list[str] = []
        self.kept: list[list[str] | None] = []
        self.round = 0
        self.begin_round()

    def begin_round(self) -> None:
        """Deal new recipes, one at a time."""
        self.round += 1
        self.current = (self.first + self.round - 1) % self.seats
        self.turns = self.idle_turns = 0
        self.mulligans = [0] * self.seats
        for place in range(self.seats * (2 if self.seats > 2 else 3)):
            if self.recipes:
                self.dishes[(self.current + place) % self.seats].append(Dish(self.recipes.pop()))
        if not self.has_round_ended():
            self.begin_turn()

    def begin_turn(self) -> None:
        """Let the current player draw up to five cards."""
        self.turns += 1
        self.open = "round"
        self.is_busy = self.draw(5 - len(self.hands[self.current])) > 0

    def draw(self, count: int) -> int:
        """Let the current player draw so many cards, or as many as there are; return their number."""
        for drawn in range(count):
            if not self.deck:
                if not self.discards:
                    return drawn
                self.deck, self.discards = self.draws.shuffled(self.discards), []
            self.hands[self.current].append(self.deck.pop())
        return max(count, 0)

    def has_round_ended(self) -> bool:
        """Finish recipes, the current player's first; end the round when somebody has none left."""
        for step in range(self.seats):
            dishes = self.dishes[(self.current + step) % self.seats]
            while finished := next((dish for dish in dishes if self.is_finished(dish, dishes)), None):
                self.discards += sorted(finished.placed)
                dishes.remove(finished)
        if all(self.dishes):
            return False
        self.end_round()
        return True

    def is_finished(self, dish: Dish, dishes: list[Dish]) -> bool:
        """Return True if a recipe is complete; one that was kept overnight goes before the others."""
        may_go = dish.is_kept or not any(other.is_kept for other in dishes)
        return may_go and not dish.bans and len(dish.placed) == AUF_NEEDS[dish.recipe]

    def end_round(self) -> None:
        """Wait for those who may keep recipes overnight; the third round is the last."""
        may_keep = [any(dish.recipe in AUF_OVERNIGHT for dish in dishes) for dishes in self.dishes]
        self.kept = [None if asked else [] for asked in may_keep]
        self.open = "night" if self.round < 3 else "throw"
        if self.round < 3:
            self.end_night()

    def end_night(self) -> None:
        """Clear the table and shuffle both piles when everybody has chosen; begin the next round."""
        if None in self.kept:
            return
        for dishes, kept in zip(self.dishes, self.kept, strict=True):
            for dish in dishes:
                dish.is_kept = dish.recipe in (kept or [])
                if not dish.is_kept:
                    self.recipes.append(dish.recipe)
                    self.discards += sorted(dish.placed) + sorted(dish.bans)
            dishes[:] = [dish for dish in dishes if dish.is_kept]
        self.deck, self.discards = self.draws.shuffled(self.deck + self.discards), []
        self.recipes = self.draws.shuffled(self.recipes)
        self.begin_round()

    def end_turn(self, letters: str) -> None:
        """Discard and pass. The round ends when everybody did nothing in turn, or has had 40 turns."""
        self.discard(letters)
        self.idle_turns = 0 if self.is_busy or letters else self.idle_turns + 1
        if self.idle_turns == self.seats or self.turns == 40 * self.seats:
            self.end_round()
        else:
            self.current = (self.current + 1) % self.seats
            self.begin_turn()

    def move(self, seat: int, token: str) -> None:
        """Make a move; its first word is the question that it answers."""
        question, *answer = token.split(".")
        kind = question.rstrip("0123456789")
        is_now = kind != "round" or question == f"round{self.round}"
        is_theirs = kind in ("night", "throw") or seat == self.current
        check_asked(is_now and is_theirs and kind == self.open, seat, token)
        match kind, answer:
            case "round", ["pass", *letters]:
                self.end_turn("".join(letters))
            case "round", [play, *rest]:
                self.is_busy = True
                self.play(seat, play, rest)
            case "look", ["none"]:
                self.end_look([])
            case "look", ["take", taken, given]:
                dish = self.dish(given)
                self.looked.remove(AUF_RECIPES[taken][0])
                self.discards += sorted(dish.placed) + sorted(dish.bans)
                given_back, dish.recipe, dish.placed, dish.bans = dish.recipe, AUF_RECIPES[taken][0], [], []
                dish.is_kept = False
                self.end_look([given_back])
            case "night", ["keep", *kept]:
                self.kept[seat] = [AUF_RECIPES[code][0] for code in kept]
                self.end_night()
            case "throw", ["any"]:
                self.draws.below(3)
            case "throw", _:
                pass
            case _:
                raise Wrong(f"{token!r} is no move of this game")

    def play(self, seat: int, play: str, rest: list[str]) -> None:
        """Play a card, or several, in a turn."""
        match play, *rest:
            case "place", recipe, letters:
                self.dish(recipe).placed += self.taken(letters)
            case "ban", ban, recipe:
                self.dish(recipe).bans += self.taken(ban)
            case "lift", ban, recipe:
                self.lift(AUF_LETTERS[ban], self.dish(recipe))
            case "swap", mine, theirs:
                self.discard("r")
                own, other = self.dish(mine), self.dish(theirs)
                for dishes in self.dishes:
                    dishes[:] = [other if dish is own else own if dish is other else dish for dish in dishes]
            case "hands", other_seat:
                self.discard("h")
                giver = int(other_seat)
                self.hands[seat], self.hands[giver] = self.hands[giver], self.hands[seat]
                return
            case ("look",):
                self.discard("k")
                self.looked, self.open = sorted(self.recipes[-3:]), "look"
                del self.recipes[-3:]
                return
            case "trade", other_seat:
                self.discard("t")
                self.trade(self.hands[seat], self.hands[int(other_seat)])
                return
            case ("mulligan",):
                self.mulligans[seat] += 1
                check_asked(self.mulligans[seat] <= 3, seat, play)
                hand, self.hands[seat] = self.hands[seat], []
                self.discards += sorted(hand)
                self.draw(len(hand))
                return
            case _:
                raise Wrong(f"{play!r} is no play of this game")
        self.has_round_ended()

    def dish(self, code: str) -> Dish:
        """Return the unfinished recipe with these letters."""
        recipe = AUF_RECIPES[code][0]
        return next(dish for dishes in self.dishes for dish in dishes if dish.recipe == recipe)

    def taken(self, letters: str) -> list[str]:
        """Take cards out of the current player's hand."""
        cards = [AUF_LETTERS[letter] for letter in letters]
        for card in cards:
            self.hands[self.current].remove(card)
        return cards

    def discard(self, letters: str) -> None:
        """Discard cards of the current player."""
        self.discards += self.taken(letters)

    def lift(self, ban: str, dish: Dish) -> None:
        """Lift a ban with the card for it."""
        self.hands[self.current].remove(AUF_LIFTED_BY[ban])
        dish.bans.remove(ban)
        self.discards += [AUF_LIFTED_BY[ban], ban]

    def trade(self, own: list[str], other: list[str]) -> None:
        """Let chance exchange a card of each hand."""
        taken = sorted(other)[self.draws.below(len(other))]
        if own:
            given = sorted(own)[self.draws.below(len(own))]
            own.remove(given)
            other.append(given)
        other.remove(taken)
        own.append(taken)

    def end_look(self, given_back: list[str]) -> None:
        """Shuffle the recipes that were looked at and not taken into their pile."""
        self.recipes = self.draws.shuffled([*self.recipes, *self.looked, *given_back])
        self.looked, self.open = [], "round"
        self.has_round_ended()


class Bakeries:
    """The cards, cakes and dice of You Take the Cake.

    Drawn are: once, who begins; at the start of a round, the order of all cards. The first eight are the hand of
    seat 0, the next eight that of seat 1; later cards are taken from the end. When the stock is empty, the
    discards except the top one are shuffled. When a chef or nobody is hired, and after each cake placed except the
    last, chance picks the next cake out of the store. A roll is two numbers below 6, each one less than its die. A
    clearance sale picks an unsold number, then rolls.
    """

    def __init__(self, options: dict[str, Any], seats: int, draws: Draws) -> None:
        if seats != 2 or options:
            raise Wrong("this game is played by 2, without options")
        parts = {f"{chef}-{part}": count for chef, count in BAKERY_CHEFS.items() for part in BAKERY_PARTS}
        self.cards = copies({**parts, **BAKERY_SIGNS})
        self.draws = draws
        self.starter = draws.below(2)
        self.rounds = 0
        self.begin_round()

    def begin_round(self) -> None:
        """Take all cards back, shuffle them and deal."""
        order = self.draws.shuffled(self.cards)
        self.hands = [order[:8], order[8:16]]
        self.stock, self.discards = order[16:], list[str]()
        self.hirer: int | None = None
        self.turns = self.passes = self.tries = 0
        self.placed = [0, 0]
        self.sold: list[set[int]] = [set(), set()]
        self.asked = {("turn", self.starter)}

    def move(self, seat: int, token: str) -> None:
        """Make a move; its first word is the question that it answers."""
        question, *answer = token.split(".")
        kind = question.rstrip("0123456789")
        is_next = kind != "place" or question == f"place{sum(self.placed) + 1}"
        check_asked(is_next and (kind, seat) in self.asked, seat, token)
        match kind, answer:
            case "turn", ["draw", "stock"]:
                self.draw(seat)
                self.asked = {("discard", seat)}
            case "turn", ["draw", "discard"]:
                self.hands[seat].append(self.discards.pop())
                self.passes = 0
                self.asked = {("discard", seat)}
            case "turn", ["lay", _]:
                self.hirer = seat
                self.place_cakes()
            case "turn", ["close"]:
                self.play_sign(seat, "closed")
            case "turn", ["reopen"]:
                self.play_sign(seat, "reopened")
            case "turn", ["pass"]:
                self.passes += 1
                self.end_turn(seat)
            case "discard", [card]:
                self.hands[seat].remove(card)
                self.discards.append(card)
                self.end_turn(seat)
            case "place", [side, _]:
                self.place(seat, seat if side == "own" else 1 - seat)
            case "roll", _:
                self.roll(seat)
            case "again", ["try"]:
                self.try_clearance(seat)
            case "again", ["stop"]:
                self.end_round()
            case "stale", _:
                self.asked = {("roll", seat)}
            case _:
                raise Wrong(f"{token!r} is no move of this game")

    def draw(self, seat: int) -> None:
        """Give the last card of the stock to this seat."""
        if not self.stock:
            self.stock = self.draws.shuffled(self.discards[:-1])
            del self.discards[:-1]
        self.hands[seat].append(self.stock.pop())
        self.passes = 0

    def play_sign(self, seat: int, sign: str) -> None:
        """Take a sign out of the hand, and draw a card for it if there is one."""
        self.hands[seat].remove(sign)
        self.passes = 0
        if self.stock or len(self.discards) > 1:
            self.draw(seat)
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """Nobody is hired when both have passed, or after 100 turns of each."""
        self.turns += 1
        self.asked = {("turn", 1 - seat)}
        if self.passes == 2 or self.turns == 200:
            self.place_cakes()

    def place_cakes(self) -> None:
        """Let the player without a chef place first; without any chef the one who did not start."""
        self.first_placer = 1 - (self.starter if self.hirer is None else self.hirer)
        self.draw_cake(self.first_placer)

    def draw_cake(self, seat: int) -> None:
        """Take the next cake out of the store for this seat."""
        self.draws.below(BAKERY_CAKES - sum(self.placed))
        self.asked = {("place", seat)}

    def place(self, seat: int, owner: int) -> None:
        """Place a cake; players take turns, and then one places all that the other's case has no room for."""
        self.placed[owner] += 1
        if self.placed == [11, 11]:
            self.asked = {("roll", 1 - self.first_placer)}
        else:
            is_full = [count == 11 for count in self.placed]
            self.draw_cake(1 - is_full.index(True) if any(is_full) else 1 - seat)

    def dice(self) -> int:
        """Roll two dice; return their sum."""
        return self.draws.below(6) + 1 + self.draws.below(6) + 1

    def roll(self, seat: int) -> None:
        """Sell the cake of a new number; the seventh wins the sale. After an old one a stale card may be placed."""
        number, other = self.dice(), 1 - seat
        self.asked = {("roll", other), ("stale", other)} if number in self.sold[seat] else {("roll", other)}
        self.sold[seat].add(number)
        if len(self.sold[seat]) == 7:
            behind = 1 - seat
            if self.hirer == behind or not self.sold[behind]:
                self.end_round()
            else:
                self.try_clearance(behind)

    def try_clearance(self, seat: int) -> None:
        """Draw an unsold number and roll; after a first hit the player may choose to try again."""
        numbers = [number for number in range(2, 13) if number not in self.sold[seat]]
        is_hit = numbers[self.draws.below(len(numbers))] == self.dice()
        self.tries += 1
        self.asked = {("again", seat)}
        if not is_hit or self.tries == 2:
            self.end_round()

    def end_round(self) -> None:
        """Begin the next round; there are three."""
        self.rounds += 1
        self.starter = 1 - self.starter
        self.asked = set()
        if self.rounds < 3:
            self.begin_round()


GAMES: dict[str, type[Duel | Auf | Bakeries]] = {"duel": Duel, "auf": Auf, "bakeries": Bakeries}


def seed_of(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the seed of the deal: each part with its length before it."""
    parts = [b"cake club deal", secret, *(word.encode() for word in words)]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def digest_of(record: dict[str, Any]) -> str:
    """Return the SHA-256 of the record without its digest and without the names of the players."""
    seats = [{name: value for name, value in seat.items() if name != "name"} for seat in record["seats"]]
    values = {name: value for name, value in record.items() if name != "digest"} | {"seats": seats}
    return sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def check_pledge(record: dict[str, Any]) -> bytes:
    """Return the seed if it follows from the committed secret and the words."""
    secret = bytes.fromhex(record["secret"])
    if sha256(secret).hexdigest() != record["commitment"]:
        raise Wrong("the secret is not the one that was pledged")
    seed = seed_of(secret, [seat["word"] for seat in record["seats"]])
    if seed.hex() != record["seed"]:
        raise Wrong("the seed does not follow from the secret and the words")
    return seed


def moves_that_stand(moves: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Return the game's moves by their number, without those that a vote took back (their draws are drawn again).

    Moves that begin with ``!`` are what players did at the table beside the game, such as votes.
    """
    standing: dict[int, dict[str, Any]] = {}
    for number, move in enumerate(moves, start=1):
        if not move["token"].startswith("!"):
            standing[number] = move
        elif "undone" in move:
            is_vote = move["token"].startswith(("!ask.undo", "!agree.undo"))
            if not is_vote or not standing or standing.popitem()[0] != move["undone"]:
                raise Wrong(f"move {number}: no vote took back move {move['undone']}, the last one before it")
    return standing


def check_signs(moves: Iterable[dict[str, Any]], *, is_finished: bool) -> None:
    """Wrong when a sign of Cake Auf! is thrown after all have thrown theirs: until then each may be changed.

    Who has to throw last in a game that was not finished cannot be seen.
    """
    throws = [
        (move["token"].partition(".")[0], move["seat"]) for move in moves if move["token"].startswith("throw")
    ]
    for place, (throw, seat) in enumerate(throws):
        is_resolved = is_finished or throw != throws[-1][0]
        if is_resolved and set(throws[:place]) >= {made for made in throws if made[0] == throw}:
            raise Wrong(f"{throw!r} of seat {seat}: all have thrown their signs before")


def check_chance(record: dict[str, Any], seed: bytes) -> list[str]:
    """Play the game with its cards; return its draws as lines. Wrong unless the record has exactly these."""
    draws = Draws(seed, record["chance"])
    game = GAMES[record["game"]](record["options"], len(record["seats"]), draws)
    standing = moves_that_stand(record["moves"])
    check_signs(standing.values(), is_finished=record["ending"] == "finished")
    for number, move in standing.items():
        draws.go_on(number)
        game.move(move["seat"], move["token"])
    draws.go_on(sys.maxsize)
    return draws.lines


def verify(record: dict[str, Any], *, pledge: str | None = None, digest: str | None = None) -> list[str]:
    """Return the draws of the game, line by line. Raises Wrong if anything does not match."""
    try:
        if record["format"] != FORMAT or record["game"] not in GAMES or record["edition"] != 1:
            raise Wrong("this script does not know records of this kind")
        if pledge not in (None, record["commitment"]):
            raise Wrong("this is not what was pledged in the lobby")
        if digest not in (None, record["digest"]):
            raise Wrong("this is not the record that Discord shows")
        lines = check_chance(record, check_pledge(record))
        if digest_of(record) != record["digest"]:
            raise Wrong("the record was changed: its digest does not match")
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, StopIteration) as error:
        raise Wrong(f"the record is malformed: {error!r}") from error
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a file; return the exit status: 0 if it is right, 1 if not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("record", type=Path, help="the file from /verify or /replay")
    parser.add_argument("--pledge", help="the SHA-256 that /verify showed during the game")
    parser.add_argument("--digest", help="the digest that /verify shows")
    options = parser.parse_args(arguments)
    try:
        record = json.loads(options.record.read_text(encoding="utf-8"))
        lines = verify(record, pledge=options.pledge, digest=options.digest)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError, Wrong) as error:
        sys.stderr.write(f"WRONG: {error}\n")
        return 1
    lines.append(
        f"All holds except the names, which are not covered: {len(record['moves'])} moves, digest {record['digest']}"
    )
    missing = " and ".join(name for name in ("pledge", "digest") if getattr(options, name) is None)
    if missing:
        lines.append(
            f"This only shows that the file is consistent. To compare it with Discord, pass its {missing} as well."
        )
    sys.stdout.write("\n".join([*lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
