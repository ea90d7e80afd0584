"""The AI player of You Take the Cake: sensible, and far better than chance."""

from dataclasses import replace

from games.ai import AIPlayer, RandomPlayer
from games.bakeries.actions import CloseBakery, Discard, Draw, LaySet, PlaceCake, ReopenBakery, Side
from games.bakeries.ai.honest import Baker, KindBaker
from games.bakeries.cards import Cake, Card
from games.bakeries.kitchen import Source
from games.bakeries.options import Options
from games.engine import Seat
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME
from tests.games.bakeries.table import Table, full_set, hiring, placing, selling

NEARLY = "sally chef hat stove apron, danny hat, molly apron hat, reopened"


def choice(table: Table) -> object:
    seat = table.state.player
    return Baker().choose(GAME.view(table.state, seat), table.legal, Entropy(b"any"))


def winners(players: tuple[AIPlayer, AIPlayer], seed: bytes) -> tuple[Seat, ...]:
    state, moves = GAME.deal(2, Options(), Entropy(seed)).state, 0
    while seats := GAME.actors(state):
        (seat,) = seats
        entropy, moves = Entropy(seed + b"%d" % moves), moves + 1
        action = players[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat), entropy)
        state = GAME.apply(state, seat, action).state
    assert state.outcome is not None
    return state.outcome.winners


def test_it_beats_random_play_clearly() -> None:
    baker, chance = Baker(), RandomPlayer()
    won = sum(winners((baker, chance), b"first %d" % n) == (0,) for n in range(5))
    won += sum(winners((chance, baker), b"second %d" % n) == (1,) for n in range(5))
    assert won >= 9


def test_it_hires_and_plays_its_signs_at_once() -> None:
    assert choice(hiring(full_set("sally") + ", closed, molly hat hat")) == LaySet(Card.SALLY_HAT.chef)
    assert choice(hiring(NEARLY.replace("reopened", "closed"))) == CloseBakery()
    assert choice(hiring(NEARLY, closed=(True, False))) == ReopenBakery()


def test_the_kind_one_keeps_its_closed_sign_and_is_the_same_otherwise() -> None:
    table = hiring(NEARLY.replace("reopened", "closed"))
    view = GAME.view(table.state, table.state.player)
    assert CloseBakery() in table.legal
    assert KindBaker().choose(view, table.legal, Entropy(b"any")) == Draw(Source.STOCK)
    reopening = hiring(NEARLY, closed=(True, False))
    view = GAME.view(reopening.state, reopening.state.player)
    assert KindBaker().choose(view, reopening.legal, Entropy(b"any")) == ReopenBakery()


def test_it_takes_what_its_set_lacks_and_keeps_the_set_together() -> None:
    assert choice(hiring(NEARLY, discards="sally batter")) == Draw(Source.DISCARD)
    assert choice(hiring(NEARLY, discards="benjamin hat")) == Draw(Source.STOCK)
    discarded = choice(hiring(NEARLY, stock="benjamin hat").draw())
    assert isinstance(discarded, Discard)
    assert not discarded.card.value.startswith("sally")


def test_it_gives_away_the_cheap_and_keeps_the_dear() -> None:
    """A Lemon Cake blocks the other case's best slot; a Wedding Cake takes one's own."""
    cheap = choice(placing())
    assert isinstance(cheap, PlaceCake)
    assert cheap.side is Side.THEIRS
    dear = placing()
    kept = choice(Table(replace(dear.state, cake=Cake.WEDDING)))
    assert isinstance(kept, PlaceCake)
    assert kept.side is Side.OWN


def test_it_rolls_when_there_is_nothing_else_to_do() -> None:
    assert choice(selling()) in selling().legal
