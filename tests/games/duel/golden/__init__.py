"""Whole matches of Cake Duel, one a mode, as they were played under an edition: the files beside this one.

When a change of the rules replays them differently, raise ``Duel.edition``, run ``python -m
tests.games.duel.golden`` and commit what it writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from games.duel import Duel, DuelOptions, Mode
from games.record import Move, Record, fingerprint, steps
from tests.games.duel import lab
from tests.labs import Case, played

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A record, and the fingerprints of all the states that it led through."""

    record: Record
    fingerprints: tuple[str, ...]


def read(mode: Mode) -> Golden:
    """The match that is kept for a mode."""
    kept = json.loads(_file(mode).read_text(encoding="utf-8"))
    moves = tuple(Move(move["seat"], move["token"]) for move in kept["moves"])
    seed, options = bytes.fromhex(kept["seed"]), DuelOptions(mode=mode)
    record = Record("duel", kept["edition"], options, seed, options.setup.seats, moves)
    return Golden(record, (kept["dealt"], *(move["state"] for move in kept["moves"])))


def write(mode: Mode) -> None:
    """Keep a new match for a mode, as the rules are now."""
    duel, options = Duel(), DuelOptions(mode=mode)
    seed, _, moments = played(Case(lab, options.setup.seats, options))
    moves = tuple(Move(moment.seat, duel.encode(moment.action)) for moment in moments)
    record = Record(duel.key, duel.edition, options, seed, options.setup.seats, moves)
    dealt, *states = [fingerprint(step.state) for step in steps(duel, record)]
    lines = [
        {"seat": move.seat, "token": move.token, "state": state}
        for move, state in zip(moves, states, strict=True)
    ]
    kept = {"edition": duel.edition, "seed": seed.hex(), "dealt": dealt, "moves": lines}
    _file(mode).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _file(mode: Mode) -> Path:
    return HERE / f"{mode}.json"
