"""`tools/verify.py` recomputes all three games from their published records, and finds every single change."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from bot.errors import Refused
from bot.history import verify as script
from bot.history.transcript import Transcript, transcript_of
from bot.history.verify import Wrong, digest_of, main, verify
from bot.tables.options import write_options
from data.records.tables import By, MoveRecord, Phase
from games.commitment import commitment, deal_seed
from games.entropy import Entropy
from games.recorded_entropy import Chance, RecordingEntropy
from tests.labs import LABS, Case
from tests.labs_stored import SECRET, stored

SCRIPT, RUNNER = Path(script.__file__), Path(__file__).parents[2] / "tools" / "verify.py"
Change = Callable[[dict[str, Any]], None]
T = TypeVar("T")
NOT_DRAWN = r"the game does not draw here|the record says otherwise"


KNOWN = [Case(lab, *variant) for lab in LABS if lab.GAME.key in script.GAMES for variant in lab.VARIANTS]
every_known_case = pytest.mark.parametrize("case", KNOWN)


@cache
def record_of(case: Case) -> Transcript:
    row, moves = stored(case)
    return transcript_of(row, moves)


def changed(case: Case, change: Change) -> dict[str, Any]:
    record: dict[str, Any] = copy.deepcopy(json.loads(record_of(case).as_json()))
    change(record)
    return record


def test_the_script_knows_every_game_of_the_box() -> None:
    assert {case.game.key for case in KNOWN} == set(script.GAMES) == {"auf", "bakeries", "duel"}


@every_known_case
def test_every_mode_of_every_game_is_verified(case: Case) -> None:
    record = changed(case, lambda _: None)
    assert len(verify(record, pledge=record["commitment"], digest=record["digest"])) == len(record["chance"])


def change_card(record: dict[str, Any]) -> None:
    shuffle = next(draw for draw in record["chance"] if "cards" in draw)
    shuffle["order"][0], shuffle["order"][-1] = shuffle["order"][-1], shuffle["order"][0]
    if shuffle["order"][0] == shuffle["order"][-1]:
        shuffle["order"][0] = "joker"


def change_deck(record: dict[str, Any]) -> None:
    shuffle = next(draw for draw in record["chance"] if "cards" in draw)
    shuffle["cards"] = shuffle["cards"][::-1]


def change_die(record: dict[str, Any]) -> None:
    draw = [draw for draw in record["chance"] if "bound" in draw][-1]
    draw["number"] = (draw["number"] + 1) % draw["bound"]


def leave_out_a_die(record: dict[str, Any]) -> None:
    record["chance"] = [draw for draw in record["chance"] if "bound" not in draw]


def change_move(record: dict[str, Any]) -> None:
    move = record["moves"][len(record["moves"]) // 2]
    move["token"] = move["token"][:-1] + ("x" if move["token"][-1] != "x" else "y")


def change_mover(record: dict[str, Any]) -> None:
    record["moves"][0]["seat"] += 1


def drop_move(record: dict[str, Any]) -> None:
    record["moves"].pop()


def change_word(record: dict[str, Any]) -> None:
    record["seats"][-1]["word"] += "!"


def swap_words(record: dict[str, Any]) -> None:
    first, second = record["seats"][:2]
    first["word"], second["word"] = second["word"], first["word"]


def change_secret(record: dict[str, Any]) -> None:
    record["secret"] = record["secret"][::-1]


def change_place(record: dict[str, Any]) -> None:
    record["seats"][0]["place"] = 7


CHANGES = (
    change_card, change_deck, change_die, leave_out_a_die, change_move, change_mover, drop_move, change_word,
    swap_words, change_secret, change_place,
)  # fmt: skip
ONE_OF_EACH = [Case(lab, *lab.VARIANTS[0]) for lab in LABS if lab.GAME.key in script.GAMES]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_every_single_change_is_found(case: Case, change: Change) -> None:
    with pytest.raises(Wrong):
        verify(changed(case, change))


@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_a_completely_rewritten_record_fails_the_pledge_and_the_digest(case: Case) -> None:
    true = changed(case, lambda _: None)

    def forge(record: dict[str, Any]) -> None:
        change_move(record)
        del record["digest"]
        record["digest"] = digest_of(record)

    forged = changed(case, forge)
    with pytest.raises(Wrong, match="not the record that Discord shows"):
        verify(forged, digest=true["digest"])
    with pytest.raises(Wrong, match="not what was pledged"):
        verify(true, pledge="0" * 64)


@pytest.mark.parametrize("bound", [0, -6, 2**33, 6.5, True, "6", None])
@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_a_number_that_cannot_be_drawn_gets_a_sentence(case: Case, bound: object) -> None:
    """The script neither hangs nor ends with a traceback."""

    def unheard_of(record: dict[str, Any]) -> None:
        record["chance"].append({**record["chance"][-1], "bound": bound, "number": 0})
        record["chance"][-1].pop("cards", None)
        record["chance"][-1]["first"] += 1

    with pytest.raises(Wrong):
        verify(changed(case, unheard_of))


@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_the_digest_stays_the_same_when_a_player_is_forgotten(case: Case) -> None:
    row, moves = stored(case)
    gone = [replace(seat, user_id=None, name="") for seat in row.seats]
    after = transcript_of(replace(row, seats=tuple(gone)), moves)
    assert after.seats != record_of(case).seats
    verify(json.loads(after.as_json()), digest=record_of(case).digest)


@pytest.mark.parametrize(
    "nonsense", ["{}", "[]", "nonsense", '{"format": "cake-club-record-1", "game": []}', "[" * 100_000]
)
def test_nonsense_gets_one_line(tmp_path: Path, nonsense: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(nonsense)
    told = subprocess.run([sys.executable, "-I", SCRIPT, file], check=False, capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("WRONG: ")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("program", [SCRIPT, RUNNER])
def test_the_script_needs_only_the_standard_library(tmp_path: Path, program: Path) -> None:
    file = tmp_path / "record.json"
    case = ONE_OF_EACH[0]
    file.write_text(record_of(case).as_json(), encoding="utf-8")
    alone = (sys.executable, "-I", "-S", program, file)  # no site packages, and nothing from this folder
    told = subprocess.run(alone, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    assert "All holds" in told.stdout


def test_a_check_without_pledge_and_digest_says_what_it_did_not_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = tmp_path / "record.json", record_of(ONE_OF_EACH[0])
    file.write_text(record.as_json(), encoding="utf-8")
    pledge, digest = ("--pledge", record.commitment), ("--digest", record.digest)
    for given, missing in (((), "its pledge and digest"), (pledge, "its digest"), (digest, "its pledge")):
        assert main([str(file), *given]) == 0
        assert missing in capsys.readouterr().out.splitlines()[-1]
    assert main([str(file), *pledge, *digest]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("All holds")


class Forging(RecordingEntropy):
    """Draws one draw again, or shuffles other cards, because it does not like the result. It records everything."""

    def __init__(self, seed: bytes, draws: int, book: list[Chance], *, at: int, times: int) -> None:
        super().__init__(seed, draws, book)
        object.__setattr__(self, "at", at)
        object.__setattr__(self, "times", times)

    at: int
    """How many draws are honest before the forged one."""
    times: int
    """How often it is drawn again; 0 shuffles the cards in another order first."""

    def below(self, bound: int) -> tuple[int, RecordingEntropy]:
        forged: tuple[int, RecordingEntropy] = self._forged(RecordingEntropy.below, bound, bound)
        return forged

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], RecordingEntropy]:
        cards = tuple(items)
        forged: tuple[tuple[T, ...], RecordingEntropy]
        forged = self._forged(RecordingEntropy.shuffled, cards, cards if self.times else cards[::-1])
        return forged

    def _forged(self, draw: Any, honest: Any, forged: Any) -> Any:
        result, after = draw(self, honest if self.at else forged)
        for _ in range(0 if self.at else self.times):
            result, after = draw(after, forged)
        if self.at:
            after = Forging(after.seed, after.draws, after.book, at=self.at - 1, times=self.times)
        return result, after


def record_of_a_random_game(
    case: Case,
    number: int,
    forging: Callable[[bytes], RecordingEntropy] = RecordingEntropy,
    *,
    rolls: int = 0,
) -> dict[str, Any]:
    """Return the record of a random game, in which some moves are taken back by a vote.

    ``rolls`` is how often the dice are rolled again in the middle of the game.
    """
    game, words = case.game, [f"word {seat} of {number}" for seat in range(case.seats)]
    seed = deal_seed(SECRET, words)
    random, entropy = Random(seed), forging(seed)
    state, moves, book = (
        game.deal(case.seats, case.options, entropy).state,
        list[dict[str, Any]](),
        entropy.book,
    )
    chance = [(0, drawn) for drawn in book]
    votes = 0

    def add(seat: int, token: str, undone: int | None = None) -> None:
        moves.append({"seat": seat, "token": token, "by": "player"} | ({"undone": undone} if undone else {}))

    while actors := game.actors(state):
        seat, start = random.choice(sorted(actors)), len(book)
        action = game.fallback(state, seat)
        if random.random() < 0.6:
            action = random.choice(list(game.legal_actions(state, seat)))
        token = game.encode(action)
        if token == "roll.dice" and rolls:
            for _ in range(2 * rolls):
                state = replace(state, entropy=state.entropy.below(6)[1])
            rolls = 0
        before, (state, events) = state, game.apply(state, seat, action)
        add(seat, token)
        chance += [(len(moves), drawn) for drawn in book[start:]]
        if random.random() < 0.2 and game.undoable.issuperset(map(type, events)):
            undone, state = len(moves), before
            chance = [drawn for drawn in chance if drawn[0] != undone]
            add(seat, "!ask.undo.0")
            votes += 1
            for other in range(case.seats):
                if other != seat:
                    is_last = other == max(set(range(case.seats)) - {seat})
                    add(other, f"!agree.undo.{votes}", undone if is_last else None)
    outcome = game.outcome(state)
    assert outcome is not None
    ranks = zip(words, outcome.places, outcome.scores, strict=True)
    record = {
        "format": script.FORMAT,
        "table": "abcdefgh",
        "game": game.key,
        "edition": 1,
        "options": write_options(game, case.options),
        "commitment": commitment(SECRET),
        "secret": SECRET.hex(),
        "seed": seed.hex(),
        "seats": [
            {"name": "", "house": None, "word": word, "place": place, "score": score}
            for word, place, score in ranks
        ],
        "moves": moves,
        "chance": [{"after": after, **asdict(drawn)} for after, drawn in chance],
        "ending": "finished",
    }
    record = json.loads(json.dumps(record))
    return {**record, "digest": digest_of(record)}


def games_of(case: Case) -> int:
    """Return the number of games of each kind: 900 together, fewer of those that take long."""
    count: int = {"duel": 99, "auf": 8, "bakeries": 12}[case.game.key]
    return count


@every_known_case
def test_honest_games_are_accepted(case: Case) -> None:
    taken_back = 0
    for number in range(games_of(case)):
        record = record_of_a_random_game(case, number)
        assert len(verify(record)) == len(record["chance"])
        taken_back += sum("undone" in move for move in record["moves"])
    assert taken_back or not case.game.undoable


def test_the_honest_games_are_enough() -> None:
    assert sum(map(games_of, KNOWN)) == 900


@every_known_case
def test_the_bot_publishes_the_same_of_a_game_with_moves_taken_back(case: Case) -> None:
    record = record_of_a_random_game(case, 0)
    row, _ = stored(case)
    seats = [replace(seat, word=kept["word"]) for seat, kept in zip(row.seats, record["seats"], strict=True)]
    moves = [
        MoveRecord(
            table_id=row.id, number=number, seat=move["seat"], token=move["token"], by=By.PLAYER, at=0.0
        )
        for number, move in enumerate(record["moves"], start=1)
    ]
    row = replace(row, seats=tuple(seats), seed=bytes.fromhex(record["seed"]), version=len(moves))
    published = json.loads(transcript_of(row, tuple(moves)).as_json())
    assert (published["moves"], published["chance"]) == (record["moves"], record["chance"])


def forged(case: Case, number: int, *, at: int, times: int) -> dict[str, Any]:
    return record_of_a_random_game(case, number, lambda seed: Forging(seed, 0, [], at=at, times=times))


OPENING = {"duel": 3, "bakeries": 2, "auf": 3}
"""How many draws a game takes before the first move."""
DEALT_AGAIN = [(case, at) for case in KNOWN for at in range(OPENING[case.game.key])]


def test_a_game_that_was_dealt_again_is_refused() -> None:
    for number, (case, at) in enumerate(DEALT_AGAIN):
        with pytest.raises(Wrong, match=NOT_DRAWN):
            verify(forged(case, number, at=at, times=1 + number % 5))
    assert len(DEALT_AGAIN) >= 30


@pytest.mark.parametrize("number", range(10))
def test_dice_that_were_rolled_again_are_refused(number: int) -> None:
    (bakeries,) = (lab for lab in LABS if lab.GAME.key == "bakeries")
    case = Case(bakeries, *bakeries.VARIANTS[0])
    with pytest.raises(Wrong, match=NOT_DRAWN):
        verify(record_of_a_random_game(case, number, rolls=1 + number % 3))


class Booking(script.Draws):
    """Writes down what the game draws, and compares it with nothing."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, [])
        self.book: list[dict[str, Any]] = []

    def go_on(self, after: int) -> None:
        self.after = after

    def _compare(self, drawn: dict[str, Any], what: str) -> None:
        self.book.append({"after": self.after, **copy.deepcopy(drawn)})


def with_another_move(record: dict[str, Any], place: int, seat: int) -> dict[str, Any] | None:
    """Return the record up to a move that is made twice, then by this seat; None if its cards allow no second one."""
    moves = [*record["moves"][: place + 1], {**record["moves"][place], "seat": seat}]
    draws = Booking(bytes.fromhex(record["seed"]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(script, "check_asked", lambda *_: None)
        try:
            game = script.GAMES[record["game"]](record["options"], len(record["seats"]), draws)
            for number, move in script.moves_that_stand(moves).items():
                draws.go_on(number)
                game.move(move["seat"], move["token"])
        except (Wrong, LookupError, ValueError, StopIteration):
            return None
    forged = {**record, "moves": moves, "chance": draws.book}
    return {**forged, "digest": digest_of(forged)}


def is_legal(case: Case, record: dict[str, Any], place: int) -> bool:
    """Return True if the rules allow that a move is made once more after it."""
    game, made = case.game, record["moves"][place]
    state = game.deal(case.seats, case.options, Entropy(bytes.fromhex(record["seed"]))).state
    for move in script.moves_that_stand(record["moves"][: place + 1]).values():
        state = game.apply(state, move["seat"], game.decode(move["token"])).state
    return made["seat"] in game.actors(state) and made["token"] in map(
        game.encode, game.legal_actions(state, made["seat"])
    )


@every_known_case
def test_a_move_that_the_game_does_not_ask_for_is_refused(case: Case) -> None:
    """Dice that are rolled once more by a move of their own, attacks that are shuffled once more, cakes drawn again."""
    found = 0
    for record in (record_of_a_random_game(case, number) for number in range(games_of(case) // 3)):
        drawing = sorted({draw["after"] - 1 for draw in record["chance"] if draw["after"]})
        for place in drawing[:: max(1, len(drawing) // 15)]:
            forged = with_another_move(record, place, record["moves"][place]["seat"])
            if forged is not None and not is_legal(case, record, place):
                found += 1
                with pytest.raises(Wrong, match=r"does not ask that now|have thrown their signs"):
                    verify(forged)
    assert found > 0


def test_a_sign_may_be_changed_in_a_game_that_ends_before_the_other_has_thrown() -> None:
    throw, other = {"token": "throw1.any", "seat": 0}, {"token": "throw1.rock", "seat": 1}
    script.check_signs([throw, throw], is_finished=False)
    script.check_signs([throw, throw, other], is_finished=True)
    for moves in ([throw, other, throw], [throw, other, other]):
        with pytest.raises(Wrong, match="all have thrown their signs"):
            script.check_signs(moves, is_finished=True)
    with pytest.raises(Wrong, match="all have thrown their signs"):
        script.check_signs([throw, other, throw, {"token": "throw2.any", "seat": 0}], is_finished=False)


@every_known_case
def test_a_later_draw_that_was_repeated_left_out_or_added_is_refused(case: Case) -> None:
    honest = record_of_a_random_game(case, 0)
    chance = honest["chance"]
    for at in sorted({len(chance) // 3, len(chance) // 2, len(chance) - 1}):
        with pytest.raises(Wrong):
            verify(forged(case, 0, at=at, times=1))
    nothing = {"after": len(honest["moves"]), "first": 0, "bound": 1, "number": 0}
    for other in (chance[:-1], [*chance, chance[-1]], [*chance, nothing], []):
        record = {**honest, "chance": other}
        with pytest.raises(Wrong):
            verify({**record, "digest": digest_of(record)})


@every_known_case
def test_cards_that_were_put_in_another_order_before_a_shuffle_are_refused(case: Case) -> None:
    chance = record_of_a_random_game(case, 0)["chance"]
    at = max(place for place, draw in enumerate(chance) if len(set(draw.get("cards") or ())) > 1)
    with pytest.raises(Wrong, match=NOT_DRAWN):
        verify(forged(case, 0, at=at, times=0))


def test_a_move_is_only_taken_back_by_a_vote_right_after_it() -> None:
    lab = next(lab for lab in LABS if lab.GAME.key == "auf")
    case = Case(lab, *lab.VARIANTS[0])
    honest = record_of_a_random_game(case, 0)
    vote = next(place for place, move in enumerate(honest["moves"]) if "undone" in move)
    for change in ({"undone": None}, {"undone": 1}, {"token": "!nudge"}, {"token": "round1.pass"}):
        record = copy.deepcopy(honest)
        record["moves"][vote] |= change
        with pytest.raises(Wrong):
            verify({**record, "digest": digest_of(record)})


def test_running_games_and_lessons_are_not_published() -> None:
    case = ONE_OF_EACH[0]
    row, moves = stored(case)
    for changes, reason in (
        ({"phase": Phase.PLAYING, "ending": None}, "not-over"),
        ({"secret": None}, "not-committed"),
        ({"edition": 99}, "other-edition"),
    ):
        with pytest.raises(Refused) as refused:
            transcript_of(replace(row, **changes), moves)
        assert refused.value.reason == reason
