"""The rules once more, slow and plain, written only from the rules page: a second opinion on every count.

It shares nothing with ``games.bakeries`` but the table's chance. Cards, cakes and moves are words.
"""

from __future__ import annotations

from copy import deepcopy

from games.entropy import Entropy

PARTS = ["chef", "apron", "hat", "batter", "stove"]
CHEFS = {"sally": 2, "danny": 3, "polly": 4, "molly": 5, "benjamin": 6}
PRICES = {
    "wedding": 500, "boston": 350, "pineapple": 200, "cinnamon": 125, "sheet": 75, "lemon": 50,
    "bundt": 75, "german": 125, "forest": 200, "mud": 350, "birthday": 500,
}  # fmt: skip
TIMES = {2: 13, 3: 8, 4: 5, 5: 3, 6: 2, 7: 1, 8: 2, 9: 3, 10: 5, 11: 8, 12: 13}


class SecondBakery:
    """A game in progress, changed in place by ``play``."""

    def __init__(self, hire: list[str], cakes: list[str], stale: int, hand_size: int, seed: bytes) -> None:
        self.box = (list(hire), sorted(cakes), stale, hand_size)
        self.chance = Entropy(seed)
        self.books: list[list[int]] = []
        self.starter = self.below(2)
        self.new_round()

    def below(self, bound: int) -> int:
        number, self.chance = self.chance.below(bound)
        return number

    def new_round(self) -> None:
        hire, cakes, stale, size = self.box
        order, self.chance = self.chance.shuffled(hire)
        self.hands = [list(order[:size]), list(order[size : 2 * size])]
        self.stock = list(order[2 * size :])
        self.pile: list[str] = []
        self.closed = [False, False]
        self.turns = self.passes = 0
        self.taken = ""
        self.hirer: int | None = None
        self.times = [1, 1]
        self.store = list(cakes)
        self.stale_left = stale
        self.windows: list[dict[int, str]] = [{}, {}]
        self.staleness = [dict.fromkeys(TIMES, 0), dict.fromkeys(TIMES, 0)]
        self.sold: list[dict[int, int]] = [{}, {}]
        self.ask("turn", self.starter)

    def ask(self, question: str, player: int) -> None:
        self.question, self.player = question, player

    # What may be done

    def moves(self) -> list[str]:
        return sorted(getattr(self, f"moves_of_{self.question}")())

    def moves_of_over(self) -> list[str]:
        return []

    def moves_of_turn(self) -> list[str]:
        me, you = self.player, 1 - self.player
        hand = self.hands[me]
        found = ["turn.draw.stock"] if self.stock or len(self.pile) >= 2 else ["turn.pass"]
        if self.pile and set(hand) - {self.pile[-1]}:
            found.append("turn.draw.discard")
        if not self.closed[me]:
            complete = [chef for chef in CHEFS if all(f"{chef}-{part}" in hand for part in PARTS)]
            found += [f"turn.lay.{chef}" for chef in complete]
        if "closed" in hand and not self.closed[you]:
            found.append("turn.close")
        if "reopened" in hand and self.closed[me]:
            found.append("turn.reopen")
        return found

    def moves_of_discard(self) -> list[str]:
        return [f"discard.{card}" for card in set(self.hands[self.player]) if card != self.taken]

    def moves_of_place(self) -> list[str]:
        number = len(self.windows[0]) + len(self.windows[1]) + 1
        sides = {"own": self.player, "theirs": 1 - self.player}
        return [
            f"place{number}.{side}.{slot}"
            for side, owner in sides.items()
            for slot in TIMES
            if slot not in self.windows[owner]
        ]

    def moves_of_roll(self) -> list[str]:
        return ["roll.dice"]

    def moves_of_stale(self) -> list[str]:
        return [f"stale.{slot}" for slot in self.can_go_staler(1 - self.player)]

    def moves_of_again(self) -> list[str]:
        return ["again.try", "again.stop"]

    def can_go_staler(self, owner: int) -> list[int]:
        return [slot for slot in TIMES if slot not in self.sold[owner] and self.staleness[owner][slot] < 4]

    # Doing it

    def play(self, token: str) -> None:
        question, *words = token.split(".")
        getattr(self, f"play_{question.rstrip('0123456789')}")(*words)

    def play_turn(self, what: str, which: str = "") -> None:
        me, you = self.player, 1 - self.player
        self.passes = self.passes + 1 if what == "pass" else 0
        if what == "draw":
            self.taken = ""
            if which == "stock":
                self.from_stock()
            else:
                self.taken = self.pile.pop()
                self.hands[me].append(self.taken)
            self.question = "discard"
        elif what == "lay":
            for part in PARTS:
                self.hands[me].remove(f"{which}-{part}")
            self.hirer, self.times[me] = me, CHEFS[which]
            self.draw_cake(you)
        else:
            if what == "close":
                self.hands[me].remove("closed")
                self.closed[you] = True
                self.from_stock()
            if what == "reopen":
                self.hands[me].remove("reopened")
                self.closed[me] = False
                self.from_stock()
            self.end_turn()

    def play_discard(self, card: str) -> None:
        self.hands[self.player].remove(card)
        self.pile.append(card)
        self.end_turn()

    def from_stock(self) -> None:
        if not self.stock and len(self.pile) >= 2:
            fresh, self.chance = self.chance.shuffled(self.pile[:-1])
            self.stock, self.pile = list(fresh), self.pile[-1:]
        if self.stock:
            self.hands[self.player].append(self.stock.pop())

    def end_turn(self) -> None:
        self.turns += 1
        if self.passes == 2 or self.turns == 200:
            self.draw_cake(1 - self.starter)
        else:
            self.ask("turn", 1 - self.player)

    def draw_cake(self, player: int) -> None:
        self.cake = self.store.pop(self.below(len(self.store)))
        self.ask("place", player)

    def play_place(self, side: str, slot: str) -> None:
        owner = self.player if side == "own" else 1 - self.player
        self.windows[owner][int(slot)] = self.cake
        open_cases = [seat for seat in (0, 1) if len(self.windows[seat]) < 11]
        if not open_cases:
            self.ask("roll", self.starter if self.hirer is None else self.hirer)
        elif len(open_cases) == 1:
            self.draw_cake(open_cases[0])
        else:
            self.draw_cake(1 - self.player)

    def dice(self) -> int:
        return self.below(6) + 1 + self.below(6) + 1

    def play_roll(self, _: str) -> None:
        me, you = self.player, 1 - self.player
        slot = self.dice()
        if slot in self.sold[me]:
            spoil = self.stale_left > 0 and self.can_go_staler(me)
            self.ask("stale" if spoil else "roll", you)
            return
        stale = self.staleness[me][slot]
        self.staleness[me][slot] = 0
        self.stale_left += stale
        price = PRICES[self.windows[me][slot]]
        self.sold[me][slot] = self.times[me] * (price - stale * price // 5) * TIMES[slot]
        if len(self.sold[me]) < 7:
            self.ask("roll", you)
        elif self.times[you] > 1 or not self.sold[you]:
            self.close_books(you, 40)
        elif self.try_hits(you):
            self.ask("again", you)
        else:
            self.close_books(you, 40)

    def play_stale(self, slot: str) -> None:
        self.staleness[1 - self.player][int(slot)] += 1
        self.stale_left -= 1
        self.ask("roll", self.player)

    def try_hits(self, seat: int) -> bool:
        unsold = [slot for slot in TIMES if slot not in self.sold[seat]]
        return unsold[self.below(len(unsold))] == self.dice()

    def play_again(self, what: str) -> None:
        if what == "stop":
            self.close_books(self.player, 60)
        else:
            self.close_books(self.player, 80 if self.try_hits(self.player) else 40)

    def close_books(self, behind: int, percent: int) -> None:
        ahead = 1 - behind
        tab = sum(self.sold[ahead].values())
        names = {self.windows[ahead][slot] for slot in self.sold[ahead]}
        result = [0, 0]
        result[ahead] = tab + (tab // 5 if len(names) == 7 else 0)
        result[behind] = sum(self.sold[behind].values()) * percent // 100
        self.books.append(result)
        self.starter = 1 - self.starter
        if len(self.books) < 3:
            self.new_round()
        else:
            self.ask("over", behind)

    # Counting

    def perft(self, depth: int) -> int:
        """How many lines of play of this length there are from here."""
        if depth == 0:
            return 1
        count = 0
        for move in self.moves():
            after = deepcopy(self)
            after.play(move)
            count += after.perft(depth - 1)
        return count
