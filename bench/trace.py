"""Count the files and calls that one move runs through: ``python -m bench.trace``; ``--calls`` lists them.

One attack by the form is played against the stand-in for Discord, with images on: the press of `Attack…`, the form
sent off, and everything after it until the post has its image and nothing happens any more. A move before it fills
the caches.

The definition. A call is a ``call`` event of ``sys.setprofile`` in any thread of the bot's process whose code lies in
games/, data/, bot/ or cogs/. That counts every Python function, method, property, lambda, class body and comprehension
of ours (comprehensions are frames of their own before Python 3.12), and each time a coroutine or generator is resumed,
since Python reports that as a call too; ``first calls`` leaves these resumptions out. Methods that dataclasses and
named tuples generate have no file and are not counted, nor is the process that renders images. A file is one of ours
with at least one call in the window.
Playground and bot share this process, so that one can see when all is quiet; the playground's own calls do not count.
"""

from __future__ import annotations

import asyncio
import dis
import sys
import tempfile
import threading
from collections import Counter
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

from data.sqlite.database import open_store
from playground import Playground, Schema
from playground.requests.request_log import Call
from tests.endtoend.play import Club, options, running

ROOT = Path(__file__).parents[1]
OURS = tuple(f"{ROOT / name}/" for name in ("games", "data", "bot", "cogs"))
RENDER = ("cogs/table_post/render.py", "table")
"""The file and function that render a table's post."""
QUIET_SECONDS = 1.0
"""The move is over when nothing has happened for this long: no timer of a move is as long."""


class Trace:
    """Counts the calls into our code while ``is_on``, in every thread that starts in this context."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: Counter[CodeType] = Counter()
        self.first: Counter[CodeType] = Counter()
        """Without the resumptions of coroutines and generators."""

    def __enter__(self) -> Trace:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def of_files(self) -> Counter[str]:
        """Return the calls of each file."""
        files: Counter[str] = Counter()
        for code, number in self.calls.items():
            files[file_of(code)] += number
        return files

    def of_functions(self) -> Counter[str]:
        """Return the calls of each function."""
        functions: Counter[str] = Counter()
        for code, number in self.calls.items():
            functions[f"{file_of(code)}:{code.co_firstlineno} {code.co_qualname}"] += number
        return functions

    def renders(self) -> int:
        """Return the number of times the post was rendered."""
        found = [code for code in self.first if (file_of(code), code.co_qualname) == RENDER]
        assert found, f"{RENDER} was not called: name the function that renders a table's post"
        return sum(self.first[code] for code in found)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if self.is_on and event == "call" and code.co_filename.startswith(OURS):
            self.calls[code] += 1
            self.first[code] += frame.f_lasti <= start_of(code)


@cache
def start_of(code: CodeType) -> int:
    """Return the offset in the code where a call begins; resumed code begins after it."""
    return next((step.offset for step in dis.get_instructions(code) if step.opname == "RESUME"), -1)


def file_of(code: CodeType) -> str:
    """Return the file of a piece of code, from the repository's root."""
    return str(Path(code.co_filename).relative_to(ROOT))


class Traced(NamedTuple):
    """One move."""

    trace: Trace
    calls_to_open: int
    """The calls until the form of `Attack…` was open."""
    requests: list[Call]


async def traced(folder: Path, trace: Trace) -> Traced:
    """Play the attack; the threads of the store start inside the trace."""
    store = await open_store(folder / "cakeclub.sqlite3")
    async with (
        Playground(rate_limits=False, schema=Schema(None)) as pg,
        running(pg, store, draws=True, uploads=True) as bot,
    ):
        club = Club(pg, bot)
        await club.seat(club.ada, club.ben, mode="core", trophies=5, duels=5)
        await club.attack(club.asked(), "soldier")  # fills the caches
        await club.press(club.asked(), "Accept")
        await _shown(club)
        asked, before = club.asked(), len(pg.calls())
        trace.is_on = True
        opened = await asked.press(club.post(), "Attack…")
        await club.settled()
        calls_to_open = trace.calls.total()
        cards = options(opened, "cards")[:1]
        await asked.submit(opened.modal, {"cards": cards, "claim": "soldier"})
        await _shown(club)
        trace.is_on = False
        return Traced(trace, calls_to_open, pg.calls()[before:])


async def _shown(club: Club) -> None:
    """Wait until the newest post has its image and everything is quiet."""
    await club.settled()
    await club.pg.settled(quiet_seconds=QUIET_SECONDS, seconds=60)
    assert club.post()["attachments"], "the post has no image"


def main(*, is_listed: bool) -> None:
    """Print the counts."""
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder, Trace() as watching:
        trace, calls_to_open, requests = asyncio.run(traced(Path(folder), watching))
    files = trace.of_files()
    print(f"files      {len(files):6}")
    print(f"calls      {trace.calls.total():6}   ({calls_to_open} of them to open the form)")
    print(f"           {trace.first.total():6}   without resumptions")
    print(f"functions  {len(trace.calls):6}")
    print(f"renders    {trace.renders():6}   of the post")
    print(f"requests   {len(requests):6}   to Discord")
    if is_listed:
        for request in requests:
            print(f"  {request.method} {request.route}")
        for title, counts in (("file", files), ("function", trace.of_functions())):
            print(f"\ncalls   {title}")
            for name, number in counts.most_common():
                print(f"{number:5}   {name}")


if __name__ == "__main__":
    main(is_listed="--calls" in sys.argv)
