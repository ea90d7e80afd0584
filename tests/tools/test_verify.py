"""`tools/verify.py` recomputes all three games from their published records, and finds every single change."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Refused
from bot.history import verify as script
from bot.history.transcript import Transcript, transcript_of
from bot.history.verify import Wrong, digest_of, main, verify
from data.records import Phase
from tests.labs import CASES, LABS, Case
from tests.labs_stored import stored

SCRIPT, RUNNER = Path(script.__file__), Path(__file__).parents[2] / "tools" / "verify.py"
Change = Callable[[dict[str, Any]], None]


@cache
def record_of(case: Case) -> Transcript:
    row, moves = stored(case)
    return transcript_of(row, moves)


def changed(case: Case, change: Change) -> dict[str, Any]:
    record: dict[str, Any] = copy.deepcopy(json.loads(record_of(case).as_json()))
    change(record)
    return record


@pytest.mark.parametrize("case", CASES)
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
ONE_OF_EACH = [Case(lab, *lab.VARIANTS[0]) for lab in LABS]


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


def test_running_games_and_games_without_a_commitment_are_not_published() -> None:
    case = ONE_OF_EACH[0]
    row, moves = stored(case)
    for changes, reason in (
        ({"phase": Phase.PLAYING, "ending": None}, "not-over"),
        ({"secret": None}, "never-pledged"),
        ({"edition": 99}, "other-edition"),
    ):
        with pytest.raises(Refused) as refused:
            transcript_of(replace(row, **changes), moves)
        assert refused.value.reason == reason
