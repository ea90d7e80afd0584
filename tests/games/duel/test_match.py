"""From the deal to the last trophy: CD-01, CD-09, options, matches, and leaving (CD-80, CD-81)."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from games.duel import Card, DuelOptions, Mode
from games.duel.actions import Accept, Challenge, Hold, Lead, Name, NoTrade, Pass, Take, Window
from games.duel.events import BoutBegun, DuelBegun, DuelEnded, SpecialsShown
from games.duel.state import Reason
from games.engine import Outcome
from games.entropy import Entropy
from tests.games.duel.table import GAME, Table, duel


def fresh(seed: str, **options: Any) -> Table:
    chosen = DuelOptions(**options)
    step = GAME.deal(chosen.setup.seats, chosen, Entropy(seed.encode()))
    table = Table(step.state)
    table.events = step.events
    return table


def lose(table: Table, side: int) -> Table:
    """Let this side lose the running bout: the other has the cakes, and everybody passes."""
    bout = table.state.bout
    table.state = replace(table.state, bout=bout._replace(cakes=(6, 1) if side == 1 else (1, 6)))
    last = table.view().last
    while table.view().last is last:
        table.play(Pass() if len(table.asked) == 1 else Lead(min(table.asked)))
    return table


@pytest.mark.parametrize("mode", list(Mode))
def test_cd_01_the_first_side_is_random_and_has_the_fewer_cakes(mode: Mode) -> None:
    starts = {fresh(str(seed), mode=mode).state.score.starter for seed in range(20)}
    assert starts == {0, 1}
    table = fresh("x", mode=mode)
    starter = table.state.score.starter
    assert (table.cakes[starter], table.cakes[1 - starter]) == ((3, 4) if "team" not in mode else (4, 5))
    assert all(seat % 2 == starter for seat in table.asked)


def test_cd_01_the_loser_of_a_bout_starts_the_next_with_three_cakes() -> None:
    table = duel("SSAA", "DDCC").attack("SS", "soldier").challenge()
    assert table.saw(BoutBegun)[0].side == 1
    assert table.asked == {1}
    assert table.cakes == (4, 3)
    other = duel("SSAA", "DDCC").attack("SA", "soldier").challenge()
    assert other.asked == {0}
    assert other.cakes == (3, 4)


def test_the_first_side_with_enough_trophies_wins() -> None:
    table = fresh("trophies", trophies=3)
    for side in (0, 1, 0):
        lose(table, side)
    assert table.view().trophies == (1, 2)
    assert GAME.outcome(table.state) is None
    lose(table, 0)
    assert GAME.outcome(table.state) == Outcome((2, 1), (1, 3))
    assert table.asked == frozenset()
    assert table.refused(Pass(), by=0) == "not-asked"


@pytest.mark.parametrize("trophies", [1, 2, 5])
def test_house_trophies(trophies: int) -> None:
    table = fresh("house", trophies=trophies)
    for _ in range(trophies):
        assert GAME.outcome(table.state) is None
        lose(table, 1)
    assert GAME.outcome(table.state) == Outcome((1, 2), (trophies, 0))


def test_a_bout_starts_from_nothing() -> None:
    table = duel("QTSS", "DDCC").attack("QT", "quartermaster").accept()
    table.attack("D", "soldier").challenge()
    view = table.view()
    assert (view.owed, view.passed, view.log, view.discard) == (0, (), (), 0)
    assert [hand.size for hand in view.hands] == [4, 4]
    assert [hand.count for hand in view.hands] == [4, 4]
    assert all(hand.last_claim is None for hand in view.hands)


def test_cd_09_the_specials_are_the_same_for_a_duel_and_told_when_it_is_over() -> None:
    table = fresh("specials", mode="full", trophies=2)
    specials = table.state.score.specials
    assert len(specials) == 2
    for side in (0, 1, 0):
        assert not table.saw(SpecialsShown)
        assert table.view(0).specials is None
        lose(table, side)
    assert table.saw(SpecialsShown)[0].cards == specials == table.state.score.specials
    last = table.view().last
    assert table.view().specials == specials
    assert last is not None
    assert last.specials == specials


def test_cd_09_open_specials_are_told_before_the_first_bout() -> None:
    table = fresh("specials", mode="full", open_specials=True)
    kinds = [type(event) for event in table.events]
    assert kinds.index(SpecialsShown) < kinds.index(BoutBegun)
    assert table.view().specials == table.state.score.specials


@pytest.mark.parametrize(
    ("mode", "specials", "cards"), [("core", 0, 20), ("full", 2, 22), ("team", 0, 39), ("team-full", 3, 42)]
)
def test_decks(mode: str, specials: int, cards: int) -> None:
    table = fresh("decks", mode=mode)
    view = table.view()
    assert len(table.state.score.specials) == specials
    assert view.deck + sum(hand.count for hand in view.hands) == cards


def test_team_specials_come_from_two_special_sets() -> None:
    twice = 0
    for seed in range(200):
        drawn = fresh(str(seed), mode="team-full").state.score.specials
        twice += len(set(drawn)) < 3
    # One of each card in two sets: about 3 in 19 draws of three hold a pair.
    assert 10 < twice < 60


@pytest.mark.parametrize(("duels", "needed"), [(1, 1), (3, 2), (5, 3)])
def test_a_match_is_the_best_of_several_duels(duels: int, needed: int) -> None:
    table = fresh("match", mode="full", duels=duels, trophies=1)
    for number in range(1, needed + 1):
        assert table.view().duel == number
        assert GAME.outcome(table.state) is None
        turn = table.view().turn
        lose(table, 1)
        (ended,) = table.saw(DuelEnded)
        assert (ended.side, ended.last) == (0, number == needed)
        if number < needed:
            # The loser of the duel starts the next, which has new specials; turns go on counting.
            assert table.state.score.starter == 1
            assert table.view().trophies == (0, 0)
            assert table.saw(DuelBegun)[0].duel == number + 1
            assert table.view().turn > turn
    outcome = GAME.outcome(table.state)
    assert outcome == Outcome((1, 2), (needed, 0) if duels > 1 else (1, 0))
    assert table.view().duels_won == (needed, 0)


def test_every_duel_of_a_match_draws_new_specials() -> None:
    drawn = set()
    for seed in range(10):
        table = fresh(str(seed), mode="full", duels=3, trophies=1)
        first = table.state.score.specials
        lose(table, 1)
        last = table.view().last
        assert last is not None
        assert last.specials == first
        assert table.view().specials is None
        drawn.add(table.state.score.specials == first)
    assert False in drawn


@pytest.mark.parametrize(
    "nonsense",
    [
        {"mode": "solo"},
        {"block_limit": "none"},
        {"trophies": 0},
        {"trophies": 6},
        {"trophies": True},
        {"duels": 2},
        {"duels": 7},
        {"open_specials": "yes"},
        {"wolfy_reveal": 1},
    ],
)
def test_options_refuse_nonsense(nonsense: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        DuelOptions(**nonsense)


def test_options_read_back_as_plain_values() -> None:
    options = DuelOptions(mode=Mode.TEAM_FULL, trophies=2)
    plain = asdict(options)
    assert plain["mode"] == "team-full"
    assert repr(DuelOptions(**{**plain, "mode": "team-full"})) == repr(options)


@pytest.mark.parametrize(("mode", "wrong"), [("core", 4), ("full", 3), ("team", 2), ("team-full", 5)])
def test_a_mode_has_its_number_of_seats(mode: str, wrong: int) -> None:
    options = DuelOptions(mode=Mode(mode))
    assert wrong not in GAME.seats(options)
    with pytest.raises(ValueError, match=mode):
        GAME.deal(wrong, options, Entropy(b""))


def test_cd_80_a_member_concedes_for_their_side() -> None:
    assert GAME.conceded(2, DuelOptions(), 1) == Outcome((1, 2), (1, 0))
    team = DuelOptions(mode=Mode.TEAM)
    assert GAME.sides(4, team) == ((0, 2), (1, 3))
    assert GAME.conceded(4, team, 2) == Outcome((3, 1, 3, 1), (0, 1, 0, 1))


def test_cd_81_silence_never_bluffs_or_challenges() -> None:
    table = duel("MMSS", "PAAC", specials=True)

    def silence(seat: int) -> object:
        return GAME.fallback(table.state, seat)

    assert silence(0) == Pass()
    table.attack("MMS", "summoner")
    assert silence(1) == Accept(Window.ANSWER)
    table.block("P", "priest")
    assert silence(0) == Accept(Window.BLOCK)
    table.accept()
    assert silence(1) == Take((1,))
    table.take(1)
    assert silence(0) == Name(Card.SOLDIER)


def test_cd_81_silence_in_a_team() -> None:
    table = fresh("silence", mode="team")
    assert {GAME.fallback(table.state, seat) for seat in table.asked} == {Lead(min(table.asked))}
    table = duel("SSAW", "AADC", "SWDD", "AWCC").attack("S", "soldier", target=1)
    assert GAME.fallback(table.state, 3) == Hold(Window.ANSWER_BESIDE)
    assert GAME.clocked(table.state) == {1}
    table.block("D", "defender")
    assert GAME.fallback(table.state, 2) == Hold(Window.BLOCK_BESIDE)
    assert GAME.clocked(table.state) == {0}
    table.accept()
    assert GAME.fallback(table.state, 0) == NoTrade()


def test_every_question_has_its_own_name() -> None:
    table = duel("MMAW", "PADC", "SWDD", "AWCC", lead=0)
    names = [GAME.question(fresh("lead", mode="team").state, min(fresh("lead", mode="team").asked))]

    def ask() -> None:
        names.extend(GAME.question(table.state, seat) for seat in sorted(table.asked))

    ask()
    table.attack("MMA", "summoner", target=1)
    ask()
    table.block("P", "priest")
    ask()
    table.accept()
    ask()
    table.take(1)
    ask()
    table.name("wolfy").name("wolfy")
    ask()
    assert " ".join(names) == "lead claim answer answer-beside block block-beside take name trade"


def test_a_challenge_names_its_window() -> None:
    table = duel("SSAW", "AADC").attack("S", "soldier")
    assert table.refused(Challenge(Window.BLOCK)) == "no-challenge-now"
    assert table.refused(Accept(Window.BLOCK)) == "other-question"
    assert table.challenge().won == (0, Reason.TRUTH)
