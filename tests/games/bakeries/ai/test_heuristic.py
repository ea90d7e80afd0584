"""The house players of You Take the Cake in three strengths: legal, in order, and exact about the sale."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bench.house.free_for_all import match
from games.ai import LEVELS
from games.bakeries.ai.hiring_odds import (
    OTHER_HIRES,
    Doors,
    chance_of_set,
    worth,
    worth_of_stock_card,
    worth_with,
)
from games.bakeries.ai.sale_odds import kind, left_of, odds
from games.bakeries.cards import Cake, Card, Chef
from games.bakeries.kitchen import Source
from games.bakeries.money import Hire
from games.bakeries.state import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    PlaceCake,
    PlaceStale,
    Question,
    ReopenBakery,
    Side,
    Stop,
    TryAgain,
)
from games.catalog import AI_PLAYERS
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME, VARIANTS
from tests.games.bakeries.table import (
    CONFEDERATE,
    Table,
    account,
    cards,
    case_of,
    full_set,
    hiring,
    placing,
    selling,
    sold,
    tried,
)

BAKERIES = AI_PLAYERS["bakeries"]
NEARLY = "sally chef hat stove apron, danny hat, molly apron hat, reopened"


def choice(table: Table, level: str = "strong") -> BakeryAction:
    seat = table.state.player
    action: BakeryAction = BAKERIES[level].choose(GAME.view(table.state, seat), table.legal, Entropy(b"any"))
    return action


@pytest.mark.parametrize("level", LEVELS)
def test_every_strength_plays_whole_games_by_the_rules_the_same_each_time(level: str) -> None:
    ((seats, options),) = VARIANTS

    def game() -> list[str]:
        told: list[str] = []
        state = GAME.deal(seats, options, Entropy(b"whole")).state
        while asked := GAME.clocked(state):
            seat = min(asked)
            legal, entropy = GAME.legal_actions(state, seat), Entropy(b"whole %d" % len(told))
            action = BAKERIES[level].choose(GAME.view(state, seat), legal, entropy)
            assert action in legal
            told.append(GAME.encode(action))
            state = GAME.apply(state, seat, action).state
        return told

    assert game() == game()


@pytest.mark.parametrize(("weaker", "stronger", "deals"), [("easy", "fair", 25), ("fair", "strong", 40)])
def test_each_strength_beats_the_weaker(weaker: str, stronger: str, deals: int) -> None:
    tally = match("bakeries", BAKERIES[stronger], BAKERIES[weaker], range(1, 1 + deals))
    assert tally.share - tally.margin > 0.5, tally.share


@pytest.mark.parametrize("level", LEVELS)
def test_every_strength_hires_as_soon_as_it_can(level: str) -> None:
    assert choice(hiring(full_set("sally") + ", closed, molly hat hat"), level) == LaySet(Chef.SALLY)


def test_it_plays_its_signs_at_once() -> None:
    assert choice(hiring(NEARLY.replace("reopened", "closed"))) == CloseBakery()
    assert choice(hiring(NEARLY, closed=(True, False))) == ReopenBakery()


def test_it_takes_what_its_set_lacks_and_keeps_the_set_together() -> None:
    assert choice(hiring(NEARLY, discards="sally batter")) == Draw(Source.DISCARD)
    assert choice(hiring(NEARLY, discards="benjamin hat")) == Draw(Source.STOCK)
    discarded = choice(hiring(NEARLY, stock="benjamin hat").draw())
    assert isinstance(discarded, Discard)
    assert not discarded.card.value.startswith("sally")


def test_a_set_is_likelier_the_fewer_and_the_commoner_its_lacking_parts_are() -> None:
    chances = [chance_of_set(Chef.SALLY, lacking, OTHER_HIRES) for lacking in range(6)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1
    rarer = [chance_of_set(chef, 2, OTHER_HIRES) for chef in Chef]
    assert all(earlier > later for earlier, later in pairwise(rarer))


def test_the_last_part_is_worth_more_than_an_unknown_card_and_that_no_less_than_none() -> None:
    hand, doors = cards(NEARLY), Doors()
    stock = worth_of_stock_card(hand, doors)
    assert worth_with(hand, Card.SALLY_BATTER, doors) > stock > worth_with(hand, Card.SALLY_HAT, doors)


def test_it_takes_a_sign_that_is_of_use_from_the_discards() -> None:
    assert choice(hiring(NEARLY, discards="closed")) == Draw(Source.DISCARD)
    assert choice(
        hiring(NEARLY.replace("reopened", "danny stove"), discards="reopened", closed=(True, False))
    ) == (Draw(Source.DISCARD))
    assert choice(hiring(NEARLY + ", reopened", discards="reopened")) == Draw(Source.STOCK)


def test_it_keeps_a_second_closed_for_later_and_gives_no_closed_bakery_a_reopened() -> None:
    """Of use to itself it is not: its own bakery is open."""
    hand = "sally chef hat stove, danny hat chef, closed, closed, reopened"
    kept = choice(hiring(hand, stock="polly hat", closed=(False, True)).draw())
    assert isinstance(kept, Discard)
    assert not kept.card.is_sign
    table = hiring(
        "sally chef hat stove apron, danny chef hat stove, reopened", stock="reopened", closed=(False, True)
    )
    given = choice(table.draw())
    assert isinstance(given, Discard)
    assert given.card is not Card.REOPENED


def test_a_reopened_is_worth_most_to_a_closed_bakery_and_sets_are_while_the_other_one_is_closed() -> None:
    hand, without = cards(NEARLY), cards(NEARLY.replace("reopened", "benjamin hat"))
    shut, open_ = Doors(own_closed=True), Doors()
    assert worth(hand, shut) - worth(without, shut) > worth(hand, open_) - worth(without, open_) > 0
    assert worth(without, Doors(other_closed=True)) > worth(without, open_)


def test_it_gives_away_the_cheap_and_keeps_the_dear() -> None:
    """A Lemon Cake blocks the other case's best slot; a Wedding Cake takes one's own."""
    hire = Hire(CONFEDERATE, Chef.MOLLY)
    cheap = choice(placing(hire=hire))
    assert isinstance(cheap, PlaceCake)
    # 2 and 12 pay thirteenfold, but 3 and 11 twice as often: they are the best that a case has.
    assert cheap.side is Side.THEIRS
    assert cheap.slot in (3, 11)
    dear = choice(Table(replace(placing().state, cake=Cake.WEDDING)))
    assert isinstance(dear, PlaceCake)
    assert dear.side is Side.OWN


def test_a_stale_card_goes_where_it_costs_most() -> None:
    """A Boston Cream Pie of $350 on an 8 that is often rolled, and not a Wedding Cake on a 7 that pays once."""
    case = sold(case_of(slot8=Cake.BOSTON, slot7=Cake.WEDDING), 6)
    asked = selling(case, case_of()).roll(3, 3)
    assert asked.asked == (Question.STALE, CONFEDERATE)
    assert choice(asked) == PlaceStale(8)
    assert choice(asked, "easy") in (PlaceStale(7), PlaceStale(8))


@pytest.mark.parametrize(
    ("earlier", "behind", "does"),
    [
        (2, -50, Stop()),  # 60 % win: the other has 350 dollars more to show
        (2, 50, TryAgain()),  # 60 % lose against 450, 80 % win
        (2, 200, Stop()),  # nothing wins against 600
        (1, 50, Stop()),  # another round is to come, and a second hit is rare
    ],
)
def test_it_tries_again_only_where_it_has_nothing_to_lose(
    earlier: int, behind: int, does: BakeryAction
) -> None:
    """BB-39. Of its tab of $650, 60 % are $390 and 80 % are $520; the other sells for $400."""
    mine, theirs = sold(case_of(), 12), sold(case_of(), 7, 6, 8, 5)
    rounds = (account(100, 100 + behind), account(100, 100))[:earlier]
    state = selling(mine, theirs).state
    hit = replace(state, question=Question.AGAIN, rounds=rounds, tries=(tried(12, (6, 6)),))
    assert choice(Table(hit)) == does


def test_the_odds_of_a_sale_are_those_of_the_dice() -> None:
    """With six sold on either side, the first new number of either ends it."""
    mine, theirs = left_of((2, 3, 4, 5, 9, 10)), left_of((6, 7, 8, 5, 9, 10))
    hits, others = (5 + 6 + 5 + 2 + 1) / 36, (1 + 2 + 3 + 2 + 1) / 36
    both = hits + others - hits * others
    first = odds(mine, theirs, True)
    assert first.wins == pytest.approx(hits / both, abs=1e-5)
    # What is sold then has won the sale, and is kept whole.
    assert first.keeps_of(7) == pytest.approx(6 / 36 / both, abs=1e-5)
    assert first.wins + odds(theirs, mine, False).wins == pytest.approx(1, abs=1e-5)


def test_who_rolls_first_is_ahead_and_seldom_rolls_sell_less() -> None:
    new = left_of(())
    first, second = odds(new, new, True), odds(new, new, False)
    assert first.wins > 0.5 > second.wins
    assert first.wins + second.wins == pytest.approx(1, abs=1e-5)
    assert list(first.keeps) == sorted(first.keeps, reverse=True)
    assert [kind(slot) for slot in (7, 6, 8, 2, 12)] == [0, 1, 1, 5, 5]
