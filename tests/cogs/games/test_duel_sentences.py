"""Sentences of Cake Duel that depend on a number, a side or a house rule."""

from __future__ import annotations

import pytest

from cogs.games.duel.presenter import DuelPresenter
from cogs.games.duel.questions import QUESTIONS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.duel import BlockLimit, Card, Duel, DuelOptions, Mode
from games.duel.actions import Attack, Block
from games.duel.events import AttackersBlocked, BoutBegun, HandSeen, TakenSeen
from games.engine import Event
from games.entropy import Entropy
from games.views import PublicView, SeatView

DUEL = Duel()
FACE = DuelPresenter()
WORDS = Messages()


def table_of(*names: str) -> TableMessages:
    return TableMessages(
        WORDS, [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(names)]
    )


TWO = table_of("Ada", "Ben")
FOUR = table_of("Ada", "Ben", "Cleo", "Dov")


def told(event: Event, say: TableMessages = TWO) -> str:
    return FACE.event(event, say)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("say", "verb"), [(TWO, "<@12> attacks first"), (FOUR, "<@12> and <@14> attack first")]
)
def test_a_team_is_several(say: TableMessages, verb: str) -> None:
    assert verb in told(BoutBegun(bout=1, side=1, cakes=(4, 3)), say)


def test_one_angel_stops_and_two_defenders_stop() -> None:
    angel = AttackersBlocked(seat=0, blocker=Card.ANGEL, blockers=1, name=Card.ARCHER, count=2, wholly=True)
    assert told(angel) == "1\xa0Angel cancels **2\xa0Archers**."
    defenders = AttackersBlocked(
        seat=0, blocker=Card.DEFENDER, blockers=2, name=Card.SOLDIER, count=1, wholly=False
    )
    assert told(defenders) == "2\xa0Defenders stop **1\xa0Soldier**."


def test_a_block_tells_how_many_blockers_were_claimed() -> None:
    state = DUEL.deal(2, DuelOptions(), Entropy(b"block")).state
    attacker = min(DUEL.actors(state))
    hand = DUEL.view(state, attacker).hand
    state = DUEL.apply(state, attacker, Attack(hand[:1], Card.SOLDIER, 1 - attacker)).state
    hand = DUEL.view(state, 1 - attacker).hand
    state = DUEL.apply(state, 1 - attacker, Block(hand[:2], Card.DEFENDER)).state
    accept = DUEL.fallback(state, attacker)
    blocked = next(
        event for event in DUEL.apply(state, attacker, accept).events if isinstance(event, AttackersBlocked)
    )
    assert (blocked.blockers, blocked.count) == (2, 1)


@pytest.mark.parametrize(
    ("reader", "hand", "taken"),
    [
        (0, "You saw <@12>'s hand: 1\xa0Archer.", "You took 1\xa0Archer from <@12>."),
        (1, "<@11> saw your hand: 1\xa0Archer.", "<@11> took 1\xa0Archer from you."),
        (2, "<@11> saw <@12>'s hand: 1\xa0Archer.", "<@11> took 1\xa0Archer from <@12>."),
        (None, "<@11> saw <@12>'s hand: 1\xa0Archer.", "<@11> took 1\xa0Archer from <@12>."),
    ],
)
def test_a_private_sentence_calls_its_reader_you(reader: int | None, hand: str, taken: str) -> None:
    seats = [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(("Ada", "Ben"))]
    say = TableMessages(WORDS, seats, reader=reader)
    assert told(HandSeen(seat=0, of=1, cards=(Card.ARCHER,)), say) == hand
    assert told(TakenSeen(seat=0, of=1, cards=(Card.ARCHER,)), say) == taken


def test_numbers_agree_with_their_nouns() -> None:
    assert "1 earlier line:" in WORDS("story-cut", count=1)
    assert "3 earlier lines:" in WORDS("story-cut", count=3)
    assert WORDS("story-cut", count=0) == "… earlier lines: `/replay`", "nobody knows how many"
    assert "and 1 is here" in WORDS("refused-wrong-number", needed=4, seated=1)
    assert "and 3 are here" in WORDS("refused-wrong-number", needed=4, seated=3)


def test_the_whole_table_is_told_of_the_priest_and_not_of_yours() -> None:
    for count in (1, 2):
        assert "your" not in WORDS("duel-asked-take", who="Ada", count=count)


def test_a_named_card_is_asked_for_before_the_look() -> None:
    state = DUEL.deal(2, DuelOptions(mode=Mode.FULL), Entropy(b"name")).state
    attacker = min(DUEL.actors(state))
    hand = DUEL.view(state, attacker).hand
    state = DUEL.apply(state, attacker, Attack(hand[:1], Card.SUMMONER, 1 - attacker)).state
    state = DUEL.apply(state, 1 - attacker, DUEL.fallback(state, 1 - attacker)).state
    form = QUESTIONS.form(
        "name", SeatView(DUEL.view(state, attacker)), DUEL.legal_actions(state, attacker), TWO
    )
    assert form.fields[0].label == "Name a card, then see the hand"


HOUSE_RULES = [
    ({}, ()),
    ({"block_limit": BlockLimit.ATTACK_SIZE}, ("no more blockers than attackers",)),
    ({"wolfy_reveal": False}, ("Sir Wolfy stays hidden",)),
    ({"mode": Mode.FULL, "open_specials": True}, ("special cards in the deck: ",)),
]


@pytest.mark.parametrize(("house", "said"), HOUSE_RULES)
def test_the_post_says_by_which_house_rules_is_played(
    house: dict[str, object], said: tuple[str, ...]
) -> None:
    options = DuelOptions(**house)  # type: ignore[arg-type]
    state = DUEL.deal(2, options, Entropy(b"house")).state
    heading = FACE.heading(PublicView(DUEL.view(state, None)), TWO)
    assert all(words in heading for words in said)
    everything = {words for _, several in HOUSE_RULES for words in several}
    assert not any(words in heading for words in everything - set(said))
    assert heading.splitlines()[1].startswith("-# Bout 1, turn 1")


def test_open_specials_are_named_and_unseen_ones_are_not() -> None:
    for is_open in (True, False):
        options = DuelOptions(mode=Mode.FULL, open_specials=is_open)
        state = DUEL.deal(2, options, Entropy(b"open")).state
        heading = FACE.heading(PublicView(DUEL.view(state, None)), TWO)
        for card in state.score.specials:
            assert (WORDS(f"duel-card-{card}", count=1) in heading) is is_open
