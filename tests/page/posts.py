"""Posts of whole games as the page gets them: in every phase the longest ones, in a language of the catalog."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from bot.tables.actions import Proposal, TableAction, TableActionKind
from bot.tables.options import AnyGame, read_options
from bot.tables.replayed import result_of
from bot.tables.session import Session
from bot.tables.table import ended
from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.ui.components import layout
from cogs.ui.panel import Panel, SvgImage
from data.records import By, Ending, MoveRecord, Phase, Table, TableSeat
from games.catalog import GAMES
from games.commitment import deal_seed
from tests.emojis import PICTURED
from tests.page import canned
from tests.page.canned import Json
from tools.pictures.moments import SCRIPTS, Script, turns
from tools.pictures.screenshots import WORD

LONGEST = 2
"""So many posts of each phase are shown, those with the most words."""
MOVES_AT_MOST = 400

TABLES: Sequence[tuple[str, Script]] = (
    *((key, script) for key, scripts in SCRIPTS.items() for script in scripts),
    ("auf", Script("/auf new", people=3, number=5, moments={})),
)
"""The tables of the contact sheets, and one with three players."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A post of one language at one moment."""

    title: str
    panel: Panel

    @property
    def message(self) -> Json:
        """The post as a message of the page's channel; its image stands on the page's server."""
        view = layout(self.panel, image_name=None if self.panel.image is None else self.panel.image.name)
        components: list[Json] = view.to_components()  # type: ignore[no-untyped-call]
        for part in components[0]["components"]:
            for item in part.get("items", ()):
                item["media"]["url"] = item["media"]["url"].replace("attachment://", "/attachments/1/2/")
        return {"components": components, "flags": 32768}


def shown(locale: str) -> Iterator[Shown]:
    """Return the longest posts of every phase of every game, with a vote, and the end, in this language."""
    messages = Messages(locale, PICTURED)
    for number, (key, script) in enumerate(TABLES):
        chosen = _longest(number)
        for version, session in _course(key, script):
            for title in chosen.get(version, ()):
                name = f"{locale} {key} {script.people} {title}"
                yield Shown(name, render.table(session, messages))
        version = max(chosen)
        _, session = next(played for played in _course(key, script) if played[0] == version)
        _ask(session)
        yield Shown(f"{locale} {key} {script.people} vote", render.table(session, messages))
        *_, (_, session) = _course(key, script)
        yield Shown(f"{locale} {key} {script.people} over", render.table(session, messages))


@cache
def _longest(number: int) -> Mapping[int, Sequence[str]]:
    """Return what is to be shown of a table, by its version."""
    key, script = TABLES[number]
    messages = Messages("en", PICTURED)
    by_phase: dict[str, list[tuple[int, int]]] = {}
    for version, session in _course(key, script):
        if not session.is_over:
            panel = render.table(session, messages, has_image=False)
            view = session.progress.public_view().view
            phase = str(getattr(view, "question", None) or view.phase)
            lines = sum(len(text.splitlines()) for text in panel.paragraphs)
            length = sum(map(len, panel.paragraphs)) + 30 * lines
            by_phase.setdefault(phase, []).append((length, version))
    chosen: dict[int, list[str]] = {}
    for phase, posts in by_phase.items():
        for _, version in sorted(posts, reverse=True)[:LONGEST]:
            chosen.setdefault(version, []).append(f"{phase} at {version}")
    return chosen


def _course(key: str, script: Script) -> Iterator[tuple[int, Session]]:
    """Play a table to its end; it is the same object after each move."""
    game: AnyGame = GAMES[key]
    session, turn = _session(game, script), turns(game, script.number)
    yield 0, session
    for number in range(1, MOVES_AT_MOST):
        if session.is_over:
            return
        made = turn(session.progress.state)
        session.repeat(_move(session, number, made.seat, game.encode(made.action)))
        outcome = game.outcome(session.progress.state)
        if outcome is not None:
            result = result_of(session.table, Ending.FINISHED, outcome)
            session.table = ended(session.table, result, at=time.time())
        yield number, session
    raise AssertionError(f"the game of {key} does not end")


def _session(game: AnyGame, script: Script) -> Session:
    names = list(canned.MEMBERS.items())[: script.people]
    at = time.time()
    table = Table(
        id="abcd2345",
        guild_id=int(canned.GUILD),
        channel_id=int(canned.TABLE),
        host_id=int(canned.MEMBERS["Ada"]),
        game=game.key,
        edition=game.edition,
        options={name: str(value) for name, value in script.options.items()},
        seconds=90,
        phase=Phase.PLAYING,
        seats=tuple(
            TableSeat(seat=seat, user_id=int(id_), name=name) for seat, (name, id_) in enumerate(names)
        ),
        secret=script.secret,
        seed=deal_seed(script.secret, [WORD, *[""] * (script.people - 1)]),
        created_at=at,
        started_at=at,
    )
    read_options(game, table.options)
    return Session(cast(Any, None), game, table)


def _move(session: Session, number: int, seat: int, token: str) -> MoveRecord:
    at = session.table.started_at or 0.0
    return MoveRecord(table_id=session.table.id, number=number, seat=seat, token=token, by=By.PLAYER, at=at)


def _ask(session: Session) -> None:
    """Let the first seat ask for a pause."""
    ask = TableAction(TableActionKind.ASK, Proposal.PAUSE, 12 * 3600)
    session.repeat(_move(session, 0, 0, ask.token))


def sized(image: SvgImage, *, is_empty: bool) -> str:
    """Return an image as large as its PNG would be; an empty one takes the same room."""
    (box,) = re.findall(r'viewBox="0 0 ([^"]+)"', image.svg)[:1]
    width, height = map(float, box.split())
    size = f'width="{image.width}" height="{round(image.width * height / width)}"'
    if is_empty:
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}/>'
    return image.svg.replace("<svg ", f"<svg {size} ", 1)
