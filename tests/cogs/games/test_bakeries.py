"""You Take the Cake's presenter over whole games: words for everything, Discord's limits, and nothing tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refused
from cogs.games.bakeries import questions
from cogs.games.bakeries.text import books, sum_of
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages, texts
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from cogs.ui.components import layout, modal
from cogs.ui.custom_id import OpenForm, PlayMove, TableRoute, menu_value
from cogs.ui.panel import Menu, Panel
from games.bakeries import Cake, Chef
from games.bakeries.actions import Roll
from games.bakeries.money import ClearanceTry, RoundAccount, Sale, Takings
from games.bakeries.state import Question
from games.bakeries.view import View
from games.entropy import Entropy
from games.views import PublicView, SeatView
from playground.limits import check_message, check_modal
from tests.cogs.games.bakeries_views import GAME, playing, say
from tests.emojis import PICTURED
from tests.games.bakeries import lab
from tests.games.bakeries.table import Table, case_of, entropy_where, full_set, hiring, placing, selling, sold

FACE = PRESENTERS["bakeries"]
WORDS = Messages()
PICTURES = Messages("en", PICTURED)
"""The words with a picture beside every name, which must tell no more than they."""
COMPONENTS_V2 = 1 << 15
OPTIONS = FACE.questions.options

GAMES = [pytest.param(b"careful", 0.1, id="careful"), pytest.param(b"careless", 0.5, id="careless")]
every_game = pytest.mark.parametrize(("seed", "carelessness"), GAMES)


def check(panel: Panel) -> None:
    """Discord would take a message of this panel."""
    check_message({"flags": COMPONENTS_V2, "components": components(panel)})


def components(panel: Panel) -> list[dict[str, Any]]:
    """A panel as it goes to Discord."""
    return layout(panel).to_components()  # type: ignore[no-any-return, no-untyped-call]


def moves_offered(panel: Panel) -> set[str]:
    """The tokens of the moves that controls make."""
    tokens = set()
    for row in panel.rows:
        assert isinstance(row, Menu | tuple)
        controls = row.choices if isinstance(row, Menu) else row
        tokens |= {control.target.token for control in controls if isinstance(control.target, PlayMove)}
    return tokens


@every_game
def test_every_post_and_hand_keeps_discords_limits(seed: bytes, carelessness: float) -> None:
    for session, seat, _, _ in playing(seed, carelessness=carelessness):
        check(render.table(session, WORDS))
        turn = session.progress.turn
        check(render.left_behind(session, turn, turn + 1, WORDS))
        check(hand(session, seat, WORDS, linked=True))
        check(hand(session, 1 - seat, WORDS, linked=True))


@every_game
def test_every_legal_action_has_a_control_and_words(seed: bytes, carelessness: float) -> None:
    """Beside the hand every legal action can be chosen, and nothing else that the game knows."""
    speak = say()
    for session, seat, _, _ in playing(seed, carelessness=carelessness):
        legal = session.legal_actions(seat)
        offered = moves_offered(hand(session, seat, WORDS))
        assert {GAME.encode(action) for action in legal} <= offered
        public = moves_offered(render.table(session, WORDS))
        assert not {token for token in public if token.startswith("discard")}, "a discard is chosen in secret"
        for action in legal:
            assert 0 < len(FACE.label(action, speak)) <= 80
        for option in OPTIONS:
            for value, name in FACE.questions.offers(
                option, session.progress.seat_view(seat), legal, speak
            ).items():
                assert 0 < len(name) <= 100
                assert 0 < len(value) <= 100


@every_game
def test_every_form_can_be_opened_and_means_a_legal_action(seed: bytes, carelessness: float) -> None:
    speak, opened = say(), set()
    for session, seat, _, _ in playing(seed, carelessness=carelessness):
        view, legal = session.progress.view(seat), session.legal_actions(seat)
        for name in ("lay", "discard"):
            try:
                form = FACE.questions.form(name, SeatView(view), legal, speak)
            except Refused:
                continue
            opened.add(name)
            check_modal(modal(form, TableRoute("abcd1234", 1, OpenForm(name))).to_dict())
            (field,) = form.fields
            for choice in field.choices:
                assert FACE.questions.action(name, {field.name: (choice.value,)}, SeatView(view)) in legal
    assert opened == {"lay", "discard"}


@every_game
def test_a_command_means_what_its_choice_says(seed: bytes, carelessness: float) -> None:
    speak = say()
    for session, seat, _, _ in playing(seed, carelessness=carelessness):
        view, legal = session.progress.view(seat), session.legal_actions(seat)
        meant = set()
        for option in OPTIONS:
            form, _, field = option.partition(".")
            for value in FACE.questions.offers(option, SeatView(view), legal, speak):
                meant.add(
                    FACE.questions.action(form, FACE.questions.typed({field: value}, speak), SeatView(view))
                )
        assert meant <= set(legal)
        if view.question in (Question.DISCARD, Question.PLACE, Question.STALE):
            assert meant == set(legal)


@every_game
def test_nothing_on_the_post_tells(seed: bytes, carelessness: float) -> None:
    """The post of two tables that differ only in what a spectator may not know is the same to the byte."""
    different = 0
    for number, (session, *_) in enumerate(playing(seed, carelessness=carelessness)):
        state = session.progress.state
        twin = lab.twin(state, None, Entropy(b"twin %d" % number))
        different += twin != state
        shown = components(render.table(session, PICTURES))
        session.progress.state = twin
        assert components(render.table(session, PICTURES)) == shown
        session.progress.state = state
    assert different


def look_at(view: View, legal: Any, events: Any) -> None:
    """Show everything that the presenter can say of this moment."""
    speak = say()
    for words in (FACE.heading, FACE.table, FACE.notes, FACE.prompt, FACE.controls):
        words(PublicView(view), speak)
    FACE.hand(SeatView(view), speak)
    if view.seat is not None:
        FACE.beside_hand(SeatView(view), speak)
    if view.seat == view.player and view.player is not None:
        FACE.own_controls(SeatView(view), speak)
    for name in ("lay", "discard"):
        with suppress(Refused):
            FACE.questions.form(name, SeatView(view), legal, speak)
    for action in legal:
        assert 0 < len(FACE.label(action, speak)) <= 80
    for option in OPTIONS:
        FACE.questions.offers(option, SeatView(view), legal, speak)
    for event in events:
        assert FACE.event(event, speak)


def rare_tables() -> Iterator[Table]:
    """What hardly any game comes to."""
    mine = "sally chef hat hat stove stove, molly apron hat stove"
    yield hiring(mine, stock="")
    yield hiring(mine, stock="").pass_turn()
    yield hiring(mine, stock="").pass_turn().pass_turn()
    yield hiring(mine + ", closed", stock="").close()
    yield hiring(mine, stock="", discards="sally hat, danny hat").draw()
    yield hiring(mine + ", closed", closed=(True, True)).draw()
    yield late(198)
    yield from (hiring(full_set(chef) + ", sally hat hat hat") for chef in Chef)
    yield from (selling(case_of(cake)) for cake in Cake)
    yield second_try()
    yield second_try().stop()
    yield all_seven_names().roll(6, 6)


def late(turns: int) -> Table:
    """BB-18: after so many turns of phase one without a chef."""
    table = hiring("sally chef hat hat stove stove, molly apron hat stove")
    return Table(replace(table.state, kitchen=replace(table.state.kitchen, turns=turns)))


def second_try() -> Table:
    """BB-39: Ada has sold her seventh cake and Ben has hit once in the clearance sale."""
    table = selling(sold(case_of(), 3, 4, 5, 6, 7, 8), sold(case_of(), 7))

    def is_hit(entropy: Entropy) -> bool:
        return GAME.apply(replace(table.state, entropy=entropy), 0, Roll()).state.question is Question.AGAIN

    return Table(replace(table.state, entropy=entropy_where(is_hit))).do(Roll())


def all_seven_names() -> Table:
    """BB-36: six cakes of six names are sold, and in slot 12 lies a seventh one."""
    names = [*list(Cake)[:5], Cake.MUD]
    slots = {f"slot{slot}": cake for slot, cake in enumerate(names, start=3)}
    return selling(sold(case_of(Cake.BUNDT, **slots), 3, 4, 5, 6, 7, 8))


def test_every_sentence_is_spoken_and_none_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: set[str] = set()

    def listen(to: type[Messages | TableMessages]) -> None:
        plain = to.__call__

        def heard(self: Any, key: str, /, **values: object) -> str:
            spoken.add(key)
            return plain(self, key, **values)

        monkeypatch.setattr(to, "__call__", heard)

    listen(Messages)
    listen(TableMessages)
    for seed, carelessness in ((b"careful", 0.1), (b"careless", 0.5)):
        for session, seat, _, step in playing(seed, carelessness=carelessness):
            look_at(session.progress.view(seat), session.legal_actions(seat), step.events)
    for table in rare_tables():
        look_at(shown(table, table.state.player), table.legal, table.events)
    FACE.options(None, say())
    written = set(re.findall(r"^(bakeries-[a-z-]+) =", "\n".join(texts("en")), re.MULTILINE))
    elsewhere = {"bakeries-name", "bakeries-credits", "bakeries-decided"}
    elsewhere |= {key for key in written if key.endswith("-you")}  # these wait for a reader of their own
    elsewhere |= {key for key in written if key.startswith("bakeries-achievement-")}
    elsewhere |= {f"bakeries-{kind}-{page}" for kind in ("page", "rules") for page in FACE.pages}
    elsewhere |= {"bakeries-part", "bakeries-jump-sale"}  # a replay names them
    assert written - spoken == elsewhere - spoken
    assert elsewhere <= written
    assert all(WORDS.has(f"refused-bakeries-{reason}") for reason in GAME.reasons)


# --- What single tables look like --------------------------------------------------------------------


def shown(table: Table, seat: int | None = None) -> View:
    return GAME.view(table.state, seat)


def told(table: Table) -> str:
    return "\n".join(FACE.event(event, say()) for event in table.events)


def test_the_end_of_phase_one_is_announced_when_it_comes_near() -> None:
    """BB-18."""
    told_at = {
        turns: "\n".join(FACE.notes(PublicView(shown(late(turns))), say()))
        for turns in (0, 179, 180, 181, 199)
    }
    assert "phase one ends" not in told_at[0] + told_at[179]
    assert "phase one ends after 10 more turns each." in told_at[180]
    assert "phase one ends after 10 more turns each." in told_at[181]
    assert "phase one ends after this turn." in told_at[199]


def test_a_sale_shows_its_multiplication() -> None:
    """BB-29, with the worked example of the stale cards: every factor stands there."""
    assert sum_of(Sale(9, Cake.WEDDING, 1), say()) == "1 (chef) × $500 × 3 (slot) = $1,500"
    assert sum_of(Sale(4, Cake.LEMON, 5, 2), say()) == "5 (chef) × $50 × 60% × 5 (slot) = $750"


def test_the_books_of_a_round_can_be_followed() -> None:
    """BB-36, BB-37: sales, tab, percentages, bonus and totals."""
    names = (Cake.WEDDING, Cake.BOSTON, Cake.PINEAPPLE, Cake.CINNAMON, Cake.SHEET, Cake.LEMON, Cake.BUNDT)
    won = Takings(
        tuple(Sale(slot, cake, 1) for slot, cake in zip((2, 3, 4, 5, 6, 7, 8), names, strict=True)), 100
    )
    kept = Takings((Sale(7, Cake.BIRTHDAY, 2),), 40, (ClearanceTry(3, (1, 1)),))
    text = books(RoundAccount(2, None, (won, kept)), (won.total, kept.total), say())
    assert "Sales of round 2" in text
    assert "` 2` Wedding Cake: 1 × $500 × 13 = $6,500" in text
    assert f"Tab ${won.tab:,}; 100% = ${won.tab:,}; GREAT CHEF BONUS 20% = ${won.bonus:,}" in text
    assert "Tab $1,000; 40% = $400; **round $400**" in text
    assert text.splitlines()[-1].startswith("Totals: ")


def test_beside_the_image_of_a_hand_stands_the_set_that_lacks_least() -> None:
    near = hiring("sally chef hat hat stove, molly apron")
    (line,) = FACE.beside_hand(SeatView(shown(near, 0)), say())
    assert line == "-# **Sally Sconeface ×2**: 3 of 5; still needs Apron and Cake Batter & Pan"
    far = hiring("sally chef, molly apron")
    assert FACE.beside_hand(SeatView(shown(far, 0)), say()) == ()


def test_a_hand_is_grouped_by_chef_and_says_what_a_set_lacks() -> None:
    table = hiring("sally chef hat hat stove, molly apron, closed, reopened, reopened")
    text = "\n".join(FACE.hand(SeatView(shown(table, 0)), say()))
    assert "**Sally Sconeface ×2**: 3 of 5" in text
    assert "Chef, Hat (2) and Stove; still needs Apron and Cake Batter & Pan" in text
    assert "**Molly Mudpie ×5**: 1 of 5" in text
    assert "BAKERY CLOSED and BAKERY REOPENED (2)" in text
    assert "Danny" not in text
    whole = hiring(full_set("danny") + ", sally hat hat hat")
    assert "✅ **complete: you can hire**" in "\n".join(FACE.hand(SeatView(shown(whole, 0)), say()))


def test_the_card_just_taken_is_not_offered_for_the_discard() -> None:
    """BB-04."""
    table = hiring("sally chef hat hat stove stove, molly apron hat stove", discards="sally hat").take()
    form = FACE.questions.form("discard", SeatView(shown(table, 0)), table.legal, say())
    assert "sally-hat" not in {choice.value for choice in form.fields[0].choices}
    assert "can't be discarded this turn" in "\n".join(FACE.hand(SeatView(shown(table, 0)), say()))


def test_a_case_reads_like_a_shop_window() -> None:
    table = selling(case_of(slot2=Cake.WEDDING, slot7=Cake.MUD)).roll(1, 1)
    text = "\n".join(FACE.table(PublicView(shown(table)), say()))
    assert "` 2` ×13 ✅ ~~Wedding Cake~~ $6,500" in text
    assert "` 7` ×1 Mississippi Mud Cake $350 = **$350**" in text
    assert "`12` ×13 Lemon Cake $50 = **$650**" in text
    assert "Tab **$6,500**, 1 of 7 sold, 1 kind" in text
    assert "1 (chef) × $500 × 13 (slot) = $6,500" in told(table)


def test_a_place_says_what_the_cake_is_worth_on_either_side() -> None:
    own, theirs = questions.place_menus(shown(placing()), say())
    assert own.choices[6].label == "Mine, slot 8: $100"
    assert own.choices[6].target == PlayMove("place1.own.8")
    assert theirs.choices[-1].label == "YOU TAKE THE CAKE, slot 12: $650"
    assert theirs.choices[-1].note == "1 (chef) × $50 × 13 (slot)"


def test_a_full_case_is_no_longer_offered() -> None:
    """BB-22."""
    table = placing()
    full = replace(table.state, cases=(case_of(), table.state.cases[1]), player=1)
    (menu,) = questions.place_menus(GAME.view(full, None), say())
    assert menu.name == "placeown"
    assert menu.prompt == "Mine: Lemon Cake…"


def test_a_stale_card_says_what_it_costs() -> None:
    table = selling().roll(1, 1).roll(6, 6).roll(1, 1)
    (menu,) = FACE.controls(PublicView(shown(table)), say())
    assert isinstance(menu, Menu)
    assert "2" not in {menu_value(choice.target).partition(".")[2] for choice in menu.choices}
    assert (menu.choices[-1].label, menu.choices[-1].note) == ("Slot 12: Lemon Cake", "$650 becomes $520")


def test_a_second_try_names_the_dollars_of_each_end() -> None:
    """BB-39, for a tab of one Lemon Cake in slot 7."""
    (row,) = FACE.controls(PublicView(shown(second_try())), say())
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Stop: 60% = $30", "Try again: $40 or $20"]


def test_what_can_be_typed_for_a_card() -> None:
    for text in ("sally-hat", "Sally · Hat", "sally hat", "SALLY HAT"):
        assert FACE.questions.typed({"card": text}, say()) == {"card": ("sally-hat",)}
    assert FACE.questions.typed({"card": "Bakery closed"}, say()) == {"card": ("closed",)}
    assert FACE.questions.typed({"chef": "Benjamin Breadwinner"}, say()) == {"chef": ("benjamin",)}
    for option in ("card", "chef"):
        with pytest.raises(Refused, match=f"no-such-{option}"):
            FACE.questions.typed({option: "a goose"}, say())
    with pytest.raises(Refused, match="no-such-slot"):
        FACE.questions.action("keep", {"slot": ("13",)}, SeatView(shown(placing())))


def test_the_controls_of_a_turn_follow_the_signs_and_not_the_hand() -> None:
    def offered(table: Table) -> list[str]:
        rows = FACE.controls(PublicView(shown(table)), say())
        return [menu_value(button.target) for row in rows for button in row]  # type: ignore[union-attr]

    mine = "sally chef hat hat stove stove, molly apron hat stove"
    assert offered(hiring(mine)) == ["turn.draw.stock", "?lay", "turn.close"]
    taking = ["turn.draw.stock", "?lay", "turn.draw.discard", "turn.close"]
    assert offered(hiring(mine, discards="closed")) == taking
    assert offered(hiring(mine, closed=(True, True))) == ["turn.draw.stock", "turn.reopen"]
    assert offered(hiring(mine, stock=""))[0] == "turn.pass"
    assert offered(hiring(full_set("sally") + ", closed, closed, closed")) == offered(hiring(mine))
