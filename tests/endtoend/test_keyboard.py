"""Every phase of every game by keyboard only, on the page with the real bot, and what a screen reader says of it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, get_args

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.tables.commands import Move
from bot.tables.options import read_options
from bot.tables.session import Session
from games.auf import Phase as AufPhase
from games.auf import actions as auf
from games.bakeries import actions as bakeries
from games.bakeries.kitchen import Source
from games.bakeries.state import Question
from games.catalog import GAMES
from games.commitment import deal_seed
from games.duel import actions as duel
from games.duel.state import Phase as DuelPhase
from games.entropy import Entropy
from playground import Playground
from playground.people import reading
from tests.endtoend.keyboard import Keyboard, Values
from tests.endtoend.play import SCHEMA, Club, joins, running
from tests.endtoend.test_page import browser  # noqa: F401  # a fixture
from tests.page.conftest import PATIENCE_MILLISECONDS
from tests.page.test_accessible import RUN, SCRIPT
from tools.pictures.moments import Script, Turn, turns
from tools.pictures.screenshots import WORD

TABLES: dict[str, Script] = {
    "duel": Script("/duel new", people=4, number=1368, moments={}, options={"mode": "team-full"}),
    "bakeries": Script("/bakery new", people=2, number=154, moments={}),
    "auf": Script("/auf new", people=3, number=1858, moments={}),
}
"""A table of each game in which everything comes that a player may be asked."""

UNSEEN = {bakeries.Pass}
"""Drawing from a stock that is empty: so rare that no game is found with it. Its button is like any other Pass."""


@dataclass(frozen=True, slots=True)
class Way:
    """Which controls make a move: a button, with a form where it opens one, or a choice in a menu."""

    button: str | re.Pattern[str] = ""
    fields: Values = field(default_factory=dict)
    has_form: bool = False
    menu_value: str = ""
    in_hand: bool = False
    """Whether only the hand has the button: a post offers nothing beside a partner who is asked."""


def way(action: Any, names: tuple[str, ...]) -> Way:
    """Return the way in which the player makes this move."""
    match action:
        case duel.Lead(seat=seat):
            return Way(f"{names[seat]} goes first")
        case duel.Attack(cards=cards, claim=claim, target=target):
            return form("Attack…", cards=copies(cards), claim=(claim,), target=(str(target),))
        case duel.Block(cards=cards, claim=claim):
            return form("Block…", cards=copies(cards), claim=(claim,))
        case duel.Challenge(window=window):
            return Way("Challenge!", in_hand=window in BESIDE)
        case duel.Hold():
            return Way("Don't challenge", in_hand=True)
        case duel.Accept():
            return Way("Accept")
        case duel.Take(positions=positions):
            return form("Take…", positions=tuple(map(str, positions)))
        case duel.Name(card=card):
            return form("Name card…", card=(card,))
        case duel.Trade(give=give, take=take):
            return form("Trade…", give=(give or "-",), take=(take or "-",))
        case duel.NoTrade():
            return Way("No trade")
        case auf.Place(recipe=recipe, ingredients=ingredients):
            return form("Lay…", recipe=(recipe,), ingredients=ingredients)
        case auf.Ban() | auf.Lift() | auf.SwapRecipes() | auf.SwapHands() | auf.Look() | auf.Trade():
            return form("Play card…", play=(GAMES["auf"].encode(action),))
        case auf.Mulligan():
            return form("Mulligan…", sure=("yes",))
        case auf.Pass(discards=discards) if discards:
            return form("Discard…", discards=copies(discards))
        case auf.Choose(taken=taken, given=given):
            return form("See recipes…", taken=(taken,), given=(given,))
        case auf.Decline():
            return Way("Take none")
        case auf.Keep(recipes=recipes):
            return form("Keep recipes…", recipes=recipes)
        case auf.Throw(sign=sign) if sign is not None:
            return Way(re.compile(f"{sign}$", re.IGNORECASE))
        case bakeries.Draw(source=source):
            return Way("Draw" if source is Source.STOCK else re.compile("^Take "))
        case bakeries.LaySet(chef=chef):
            return form("Lay set…", chef=(chef,))
        case bakeries.CloseBakery():
            return Way(re.compile("^Close .+'s bakery$"))
        case bakeries.ReopenBakery():
            return Way(re.compile("^Reopen .+'s bakery$"))
        case bakeries.Discard(card=card):
            return form("Discard…", card=(card,))
        case bakeries.PlaceCake() | bakeries.PlaceStale():
            return Way(menu_value=GAMES["bakeries"].encode(action))
        case bakeries.Roll():
            return Way("Roll!")
        case bakeries.TryAgain():
            return Way(re.compile("^Try again: "))
        case bakeries.Stop():
            return Way(re.compile("^Stop: "))
        case duel.Pass() | auf.Pass():
            return Way("Pass")
    raise LookupError(f"nobody chooses {action}")


BESIDE = {duel.Window.ANSWER_BESIDE, duel.Window.BLOCK_BESIDE}


def form(button: str, **fields: Any) -> Way:
    """Return a button that opens a form, and what is chosen there."""
    return Way(button, {name: tuple(map(str, values)) for name, values in fields.items()}, has_form=True)


def copies(cards: tuple[Any, ...]) -> tuple[str, ...]:
    """Return the values of cards in a form: each with the number of its copy."""
    return tuple(f"{card}.{cards[:place].count(card) + 1}" for place, card in enumerate(cards))


def kind_of(state: Any, action: Any) -> tuple[str, str]:
    """Return the kind of question and the kind of answer."""
    asked = getattr(state, "question", None) or state.phase
    name = type(action).__name__
    if isinstance(action, auf.Pass):
        name += " with discards" if action.discards else " without"
    elif isinstance(action, bakeries.Draw):
        name += f" from {action.source}"
    elif isinstance(action, duel.Challenge | duel.Hold | duel.Accept):
        name += f" as {action.window}"
    return str(asked), name


class Step(NamedTuple):
    """A move of a table: what was asked and how it was answered, and what came of it."""

    kind: tuple[str, str]
    move: Turn
    state: Any
    """The state after the move."""


@cache
def course(key: str) -> tuple[Step, ...]:
    """Return all moves of the game's table."""
    game, script = GAMES[key], TABLES[key]
    options = read_options(game, script.options)
    seed = deal_seed(script.secret, [WORD, *[""] * (script.people - 1)])
    state = game.deal(script.people, options, Entropy(seed)).state
    turn, made = turns(game, script.number), []
    while game.actors(state):
        move = turn(state)
        kind = kind_of(state, move.action)
        state = game.apply(state, move.seat, move.action).state
        made.append(Step(kind, move, state))
    return tuple(made)


def kinds(union: Any) -> Iterator[type]:
    """Return the classes of a union, also of those within it."""
    for kind in get_args(union):
        yield from kinds(kind) if get_args(kind) else (kind,)


every_game = pytest.mark.parametrize("key", TABLES)
ACTIONS: dict[str, Any] = {
    "duel": duel.DuelAction,
    "bakeries": bakeries.BakeryAction,
    "auf": auf.AufAction,
}
QUESTIONS: Mapping[str, Collection[str]] = {
    "duel": set(DuelPhase) - {DuelPhase.OVER},
    "bakeries": set(Question),
    "auf": set(AufPhase) - {AufPhase.OVER},
}


@every_game
def test_the_table_of_a_game_has_all_of_its_phases_and_decisions(key: str) -> None:
    assert {step.kind[0] for step in course(key)} == {str(question) for question in QUESTIONS[key]}
    assert {type(step.move.action) for step in course(key)} == set(kinds(ACTIONS[key])) - UNSEEN


class Hall:
    """A table that is played on the page: each member sits at a window of their own."""

    def __init__(self, club: Club, browser: Browser, windows: AsyncExitStack) -> None:  # noqa: F811
        self.club = club
        self._browser = browser
        self._windows = windows
        self._keyboards: dict[str, Keyboard] = {}

    async def opened(self, script: Script) -> Session:
        """Open a table, seat everybody and deal."""
        club = self.club
        people = club.people[: script.people]
        await people[0].command(script.command, channel="cake-table", **script.options)
        for person in people[1:]:
            await person.press(club.post(), joins(club.post())[0])
        (row,) = await club.bot.store.tables.unfinished()
        await club.bot.lobbies.cut(row.id, people[0].id, WORD)
        await club.settled()
        await people[0].press(club.post(), "Start")
        await club.settled()
        return await club.bot.tables.session(row.id)

    async def keyboard_of(self, name: str) -> Keyboard:
        """Return the keyboard of a member, whose window shows the newest posts."""
        if name not in self._keyboards:
            size = ViewportSize(width=390, height=844)
            context = await self._browser.new_context(viewport=size, locale="en-US")
            self._windows.push_async_callback(context.close)
            context.set_default_timeout(PATIENCE_MILLISECONDS)
            page = await context.new_page()
            await page.goto(f"{self.club.pg.url}/?as={name}#{self.club.pg.channel('cake-table').id}")
            await page.wait_for_selector("#app[data-state=ready]")
            if SCRIPT:
                await page.add_script_tag(content=SCRIPT)
            self._keyboards[name] = Keyboard(page)
        return self._keyboards[name]

    async def post_in(self, page: Page) -> Locator:
        """Return the table's post in a window, as soon as it has the controls of the newest move."""
        post = self.club.post()
        shown = page.locator(f"#message-{post['id']}")
        for control in reading.controls(post):
            if custom_id := control.get("custom_id"):
                await shown.locator(f"[data-custom-id={json.dumps(custom_id)}]").wait_for()
        return shown

    async def hand(self, keyboard: Keyboard) -> Locator:
        """Look at the hand by keyboard; it is read out."""
        answers = keyboard.page.locator("article.ephemeral")
        before = await answers.count()
        await keyboard.press("My hand", await self.post_in(keyboard.page))
        await expect(answers).to_have_count(before + 1)
        await expect(heard(keyboard.page).last).to_contain_text(re.compile(r"Cake Club: .*\w"))
        return answers.last

    async def move(self, keyboard: Keyboard, way: Way, *, hand: Locator) -> None:
        """Make a move by keyboard."""
        place = hand if way.in_hand else await self.post_in(keyboard.page)
        if way.menu_value:
            for menu in await place.get_by_role("combobox").all():
                if await keyboard.choose(menu, way.menu_value):
                    return
            raise AssertionError(f"no menu has {way.menu_value}")
        await keyboard.press(way.button, place)
        if way.has_form:
            opened = keyboard.page.get_by_role("dialog")
            await expect(opened).to_have_accessible_name(re.compile(r"\w"))
            await no_violations(keyboard.page)
            await keyboard.fill_in(opened, way.fields)
            await keyboard.press("Submit", opened)


def heard(page: Page) -> Locator:
    """Return the new posts that a screen reader has read out, oldest first."""
    return page.locator("#announcer p")


async def no_violations(page: Page) -> None:
    """Check the window by axe."""
    if SCRIPT:
        found = await page.evaluate(RUN, "body")
        assert [(one["id"], one["nodes"][0]["html"]) for one in found["violations"]] == []


async def expect_heard(page: Page, lines: Iterable[str]) -> None:
    """Wait until these lines of posts have been read out."""
    pieces = [piece for line in lines for piece in MARKUP.split(line)]
    await page.wait_for_function(HEARD, arg=[letters(piece) for piece in pieces])


HEARD = r"""lines => {
  const heard = [...document.querySelectorAll("#announcer p")].map((one) => one.textContent).join(" ");
  const letters = heard.replace(/[^\p{L}\p{N}]/gu, "");
  return lines.every((line) => letters.includes(line));
}"""


MARKUP = re.compile(r"<[^>]*>")
"""Mentions, times and emojis are read out in other words."""


def letters(text: str) -> str:
    """Return a text without spaces and signs."""
    return re.sub(r"[\W_]", "", text)


async def made(club: Club, session: Session, state: Any, move: str) -> None:
    """Wait until a table stands as after this move."""
    try:
        await club.ada.wait_for(lambda: session.progress.state == state or None)
    except TimeoutError:
        raise AssertionError(f"not made: {move}\n{club.ada.text(club.post())}") from None


@asynccontextmanager
async def hall(script: Script, browser: Browser) -> AsyncIterator[Hall]:  # noqa: F811
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, seeds=lambda: script.secret) as bot,
        AsyncExitStack() as windows,
    ):
        yield Hall(Club(pg, bot), browser, windows)


@every_game
async def test_every_phase_is_played_by_keyboard_and_read_out(key: str, browser: Browser) -> None:  # noqa: F811
    script, left = TABLES[key], {step.kind for step in course(key)}
    asked_before: set[str] = set()
    async with hall(script, browser) as table:
        session = await table.opened(script)
        names = tuple(seat.name for seat in session.table.seats)
        for kind, move, state in course(key):
            member = session.table.seats[move.seat]
            if kind not in left:
                assert member.user_id is not None
                await table.club.bot.tables.apply(session.table.id, member.user_id, Move(move.action))
                continue
            left.discard(kind)
            await table.club.settled()
            keyboard = await table.keyboard_of(member.name)
            hand = keyboard.page.locator("article.ephemeral").last
            how = way(move.action, names)
            if how.in_hand or kind[0] not in asked_before:
                asked_before.add(kind[0])
                hand = await table.hand(keyboard)
                await no_violations(keyboard.page)
            story = table.club.story().splitlines()
            await table.move(keyboard, how, hand=hand)
            await made(table.club, session, state, f"{kind}: {move.action}")
            await table.club.settled()
            fresh = [line for line in table.club.story().splitlines() if line not in story]
            await expect_heard(keyboard.page, fresh)
            if not left:
                return
