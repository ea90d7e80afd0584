"""What members type into the commands of Cake Duel: names of cards and of people, places, and nonsense."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refused
from cogs.games.duel.questions import QUESTIONS, cards_of
from cogs.games.duel.text import card_word
from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.duel import Card, Duel, DuelOptions, Mode
from games.duel.actions import Accept, Challenge, Hold, Lead, Pass, Window
from games.duel.cards import FACES, LETTERS
from games.duel.legality import selections
from games.duel.state import State
from games.entropy import Entropy
from games.views import SeatView

NAMES = ("Ada", "Ben", "Cleo", "Dov")


def speaking(locale: str) -> TableMessages:
    seats = [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(NAMES)]
    return TableMessages(Messages(locale), seats)


SAY = speaking(DEFAULT_LOCALE)
every_language = pytest.mark.parametrize("say", LOCALES, indirect=True)
DUEL = Duel()


@pytest.fixture
def say(request: pytest.FixtureRequest) -> TableMessages:
    """What is said in a language, which is read only when a test needs it: each process collects all tests."""
    return speaking(request.param)


def team() -> State:
    return DUEL.deal(4, DuelOptions(mode=Mode.TEAM), Entropy(b"typed")).state


def refusal(form: str, state: State, seat: int, **texts: str) -> str:
    """The reason for which this seat's command is refused before anybody asks the rules."""
    with pytest.raises(Refused) as refused:
        QUESTIONS.action(form, QUESTIONS.typed(texts, SAY), SeatView(DUEL.view(state, seat)))
    return refused.value.reason


@every_language
@pytest.mark.parametrize("card", Card)
def test_a_name_in_capitals_is_a_name_and_not_a_row_of_letters(card: Card, say: TableMessages) -> None:
    for count in (1, 2):
        assert cards_of(card_word(card, say, count).upper(), say) == (card.value,)


def test_cards_are_typed_as_one_says_them() -> None:
    wanted = (Card.SOLDIER.value, Card.ARCHER.value, Card.ARCHER.value)
    assert cards_of("Soldier and 2 Archers", SAY) == wanted
    assert cards_of("Soldat und 2 Bogenschützen", speaking("de")) == wanted


@every_language
def test_no_offered_row_of_letters_spells_a_name(say: TableMessages) -> None:
    """Offered rows are sorted; a name whose letters are all signs of cards is not."""
    names = {card_word(card, say, count).upper() for card in Card for count in (1, 2)}
    for name in names:
        if all(letter in LETTERS for letter in name):
            spelled = [LETTERS[letter] for letter in name]
            assert spelled != sorted(spelled)
    hand = (Card.SOLDIER, Card.SCOUT, Card.SCOUT, Card.AGENT)
    for cards in selections(hand):
        row = "".join(FACES[card].letter for card in cards)
        assert cards_of(row, SAY) == tuple(card.value for card in cards)


@pytest.mark.parametrize("text", ["Ben", "ben", " BEN ", "@Ben", "<@12>", "<@!12>", "1"])
def test_somebody_is_meant_by_name_mention_or_seat(text: str) -> None:
    assert QUESTIONS.typed({"target": text}, SAY) == {"target": ("1",)}


def test_a_name_that_two_members_share_means_neither() -> None:
    twins = TableMessages(
        Messages(), [TableSeat(seat=seat, name="Sam", user_id=21 + seat) for seat in range(4)]
    )
    with pytest.raises(Refused):
        QUESTIONS.typed({"target": "Sam"}, twins)
    assert QUESTIONS.typed({"target": "<@23>"}, twins) == {"target": ("2",)}


@pytest.mark.parametrize("text", ["Zoe", "", "9", "-1", "1" * 5000, "<@99>", "²"])
def test_nobody_is_meant_by_anything_else(text: str) -> None:
    """Each command has its own sentence."""
    for option, reason in (("target", "duel-not-an-opponent"), ("first", "duel-not-your-team")):
        with pytest.raises(Refused) as refused:
            QUESTIONS.typed({option: text}, SAY)
        assert refused.value.reason == reason


def test_who_leads_is_said_by_name() -> None:
    view = DUEL.view(team(), 0)
    assert QUESTIONS.action("lead", QUESTIONS.typed({"first": "Cleo"}, SAY), SeatView(view)) == Lead(2)


@pytest.mark.parametrize("text", ["", " ", ",", "one", "9" * 5000, "1 " + "9" * 5000, "²", "-1"])
def test_places_that_are_none(text: str) -> None:
    assert refusal("take", team(), 0, positions=text) == "duel-wrong-positions"


def trading() -> State:
    """A team's table that waits for a trade."""
    state = team()
    lead = min(DUEL.actors(state))
    state = DUEL.apply(state, lead, Lead(lead)).state
    attack = list(DUEL.legal_actions(state, lead))[1]
    state = DUEL.apply(state, lead, attack).state
    (defender,) = DUEL.clocked(state)
    return DUEL.apply(state, defender, Accept()).state


def test_a_trade_of_nothing_for_nothing() -> None:
    state = trading()
    (seat,) = DUEL.actors(state)
    assert refusal("trade", state, seat) == "duel-nothing-traded"
    with pytest.raises(Refused) as refused:
        QUESTIONS.action("trade", {"give": ("-",), "take": ("-",)}, SeatView(DUEL.view(state, seat)))
    assert refused.value.reason == "duel-nothing-traded"


def test_what_comes_out_of_time_has_its_own_sentence() -> None:
    state = trading()
    (trader,) = DUEL.actors(state)
    for seat in range(4):
        assert refusal("challenge", state, seat) == "duel-no-challenge-now"
        if seat != trader:
            assert refusal("trade", state, seat, give="soldier") == "duel-no-trade-now"
            assert refusal("keep", state, seat) == "duel-no-trade-now"
    assert refusal("accept", state, trader) == "duel-other-question"
    assert refusal("hold", state, trader) == "duel-other-question"


def test_an_answer_by_command_fits_the_window() -> None:
    """CD-63: the one who is asked and their partner answer the same claim under different names."""
    state = trading()
    view = DUEL.view(state, None)
    assert view.attack is not None
    claimed = replace(state, phase=type(view.phase).ANSWER)
    asked, beside = view.attack.target, (view.attack.target + 2) % 4
    views = {seat: DUEL.view(claimed, seat) for seat in (asked, beside)}
    assert QUESTIONS.action("challenge", {}, SeatView(views[asked])) == Challenge(Window.ANSWER)
    assert QUESTIONS.action("challenge", {}, SeatView(views[beside])) == Challenge(Window.ANSWER_BESIDE)
    assert QUESTIONS.action("accept", {}, SeatView(views[asked])) == Accept(Window.ANSWER)
    assert QUESTIONS.action("hold", {}, SeatView(views[beside])) == Hold(Window.ANSWER_BESIDE)
    assert refusal("accept", claimed, beside) == "duel-partner-decides"
    assert refusal("hold", claimed, asked) == "duel-other-question"
    with pytest.raises(Refused, match="duel-partner-decides"):
        QUESTIONS.form("block", SeatView(views[beside]), DUEL.legal_actions(claimed, beside), SAY)
    assert QUESTIONS.action("pass", {}, SeatView(views[asked])) == Pass()


@pytest.mark.parametrize("text", ["2 archers", "2x archer", "2× Archer", "archer x2", "Archer, archer"])
def test_equal_cards_may_be_counted_before_or_behind_their_name(text: str) -> None:
    assert cards_of(text, SAY) == (Card.ARCHER.value,) * 2
