"""The lesson of each game at the playground, played to its end by what the post says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from bot.history.replay import Replay, Viewer
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.ui import custom_id
from cogs.ui.custom_id import OpenForm, TableRoute
from data.errors import StoreUnavailable
from data.records.tables import Table
from games.bakeries.actions import Discard, LaySet
from games.catalog import ENTRIES, GAMES
from games.duel.actions import Attack, Block
from games.entropy import Entropy
from playground import Answer
from playground.world.components import Kind
from playground.world.nouns import Channel, ChannelType, Thread
from playground.world.places import join_thread
from tests.bot.tutorial_tables import TOPICS
from tests.cogs.games.auf_views import by_form
from tests.endtoend.play import Club, options
from tests.endtoend.test_guild_lifecycle import thread_of
from tests.waiting import until

WORDS = Messages()
ALWAYS = {"My hand", "Explain", "Table…"}
"""The controls that every post of a lesson has."""
AT_THE_END = ["Play for real", "Once more", "Rules"]
PLAIN = {"In words", "Explain"}
"""The controls that need no explanation, because they teach nothing about the game."""


class Lesson:
    """Ada in a lesson: she reads the newest post and does something sensible with its controls."""

    seat = 0

    def __init__(self, club: Club, key: str) -> None:
        self.club, self.key, self.ada = club, key, club.ada
        self.told: dict[str, str] = {}
        """What was explained when each topic first came."""
        self.explained: set[str] = set()
        """The controls, by name, next to an explanation of her current question."""
        self.place: Channel = club.pg.channel("cake-table")
        """The channel or thread in which the lesson is."""

    @property
    def name(self) -> str:
        return self.place.name or ""

    def post(self) -> dict[str, Any]:
        """Return the newest post."""
        return self.club.post(channel=self.name)

    def words(self) -> str:
        return self.club.words(channel=self.name)

    async def press(self, button: str) -> Answer:
        return await self.club.press(self.ada, button, channel=self.name)

    async def begin(self) -> Session:
        answer = await self.ada.command("/tutorial", game=self.key)
        assert answer.ephemeral
        await self.club.settled()
        if (named := re.search(r"<#(\d+)>", self.ada.text(answer.message))) is not None:
            self.place = self.club.pg.world.channels[int(named[1])]
        route = custom_id.read(self.ada.controls(self.post())[0]["custom_id"])
        assert isinstance(route, TableRoute)
        return await self.club.bot.tables.session(route.table_id)

    async def play(self, session: Session) -> None:
        """Play until the lesson is over."""
        while not session.is_over:
            await self.shown(session, lambda: session.is_over or session.actors == {0})
            if not session.is_over:
                await self.read(session)
                await self.answer(session)
        await self.club.settled()

    async def shown(self, session: Session, is_so: Callable[[], bool]) -> None:
        """Wait until the tutor has answered and the channel shows it."""
        await until(lambda: is_so() and session.table.shown == session.progress.version)

    async def read(self, session: Session) -> None:
        """Read the post, and what its button explains of a question that is new."""
        topic, text = session.progress.topic(0), self.words()
        short, known = (WORDS(f"tutorial-{kind}-{self.key}-{topic}") for kind in ("short", "known"))
        is_new = topic not in self.told
        assert (short in text, known in text) == (is_new, not is_new)
        assert ("Welcome!" in text) == (not self.told)
        if is_new:
            explained = await self.explanation()
            assert WORDS(f"tutorial-{self.key}-{topic}") in explained
            assert (self.welcome() in explained) == (not self.told)
            self.told[topic] = explained
        for control in self.ada.controls(self.post()):
            name, label = control_name(control), control.get("label") or control["placeholder"]
            if name not in self.explained and label not in PLAIN:
                assert is_new, f"{name} comes without an explanation"
                assert f"**{label.split()[0].rstrip(':')}" in self.told[topic], (
                    "it is named where it first comes"
                )
                self.explained.add(name)

    async def explanation(self) -> str:
        answer = await self.press("Explain")
        assert answer.ephemeral
        return self.ada.text(answer.message)

    def welcome(self) -> str:
        return WORDS("tutorial-welcome", about=WORDS(f"tutorial-welcome-{self.key}"))

    async def answer(self, session: Session) -> None:
        """Do with a control what an honest AI player would do."""
        view, legal = session.progress.view(self.seat), session.legal_actions(self.seat)
        entropy = Entropy(bytes([session.progress.version % 256]) * 32)
        action = ENTRIES[self.key].ai_players["honest"].choose(view, legal, entropy)
        token, post = session.game.encode(action), self.post()
        for control in self.ada.controls(post):
            if control["custom_id"].endswith(f":{token}"):
                await self.ada.press(post, control)
                return
            if token in {option["value"] for option in control.get("options", ())}:
                await self.ada.choose(post, control, [token])
                return
        if self.key in ("duel", "bakeries", "auf"):
            await self.fill(post, action)
        else:
            await self.fill_only_form(session, post, action)

    async def fill(self, post: dict[str, Any], action: Any) -> None:
        match action:
            case Attack(cards, claim) | Block(cards, claim):
                opened = await self.ada.press(post, f"{type(action).__name__}…")
                held = options(opened, "cards")
                chosen: list[str] = []
                for card in cards:
                    chosen.append(next(v for v in held if v.startswith(f"{card}.") and v not in chosen))
                filled: dict[str, Any] = {"cards": chosen, "claim": claim.value}
            case Discard(card):
                opened = await self.ada.press(post, "Discard…")
                filled = {"card": card.value}
            case LaySet(chef):
                opened = await self.ada.press(post, "Lay set…")
                filled = {"chef": [chef.value]}
            case _:
                name, values = by_form(action)
                opened = await self.ada.press(
                    post, WORDS(f"auf-button-{'discard' if name == 'pass' else name}")
                )
                filled = {}
                assert opened.modal is not None
                for label in opened.modal["components"]:
                    field = label["component"]["custom_id"]
                    value = values[field.rstrip("1")]
                    filled[field] = value[0] if field in ("recipe", "taken", "given") else list(value)
        await self.ada.submit(opened.modal, filled)

    async def fill_only_form(self, session: Session, post: dict[str, Any], action: Any) -> None:
        """Fill the only form of the post with what leads to an action."""
        questions, own = PRESENTERS[self.key].questions, session.progress.seat_view(self.seat)
        routes = {
            control["custom_id"]: custom_id.read(control["custom_id"]) for control in self.ada.controls(post)
        }
        [(control, form)] = [
            (control, route.command.name)
            for control, route in routes.items()
            if isinstance(route, TableRoute) and isinstance(route.command, OpenForm)
        ]
        opened = await self.ada.press(post, control)
        assert opened.modal is not None
        kinds = {
            each["component"]["custom_id"]: each["component"]["type"] for each in opened.modal["components"]
        }
        rows = product(*(options(opened, field) for field in kinds))
        filled: list[dict[str, tuple[str, ...]]] = [
            {field: (value,) for field, value in zip(kinds, row, strict=True)} for row in rows
        ]
        meant = next(each for each in filled if questions.action(form, each, own) == action)
        answers = {
            field: value if kinds[field] == Kind.RADIO_GROUP else [value]
            for field, (value, *_) in meant.items()
        }
        await self.ada.submit(opened.modal, answers)


def control_name(control: dict[str, Any]) -> str:
    """Return a name that tells a control from others, whatever its label says at the moment."""
    pressed = control["custom_id"].split(":", 3)[3]
    return str(pressed.rstrip("0123456789"))


@pytest.mark.parametrize("key", GAMES)
async def test_a_lesson_runs_from_its_command_to_its_end(club: Club, key: str) -> None:
    lesson = Lesson(club, key)
    session = await lesson.begin()
    assert {button["label"] for button in club.ada.controls(lesson.post())} >= ALWAYS
    await lesson.play(session)
    assert set(lesson.told) >= set(TOPICS[key]) - {"again"}
    assert "That was the lesson" in lesson.words()
    assert ("won this one" in lesson.words()) == (session.outcome is not None)
    assert ("The post above shows the last turn" in lesson.words()) == (session.outcome is None)
    assert "all you need" not in lesson.words()
    if session.outcome is None and key != "duel":
        ended = club.ada.text(club.posts(channel=lesson.name)[-2])
        assert "Totals" in ended or "Round 1 is over" in ended, "the post above says how"
    assert "ound 2" not in lesson.words(), "cards for another round are not shown"
    assert not any("it's your turn" in club.ada.text(message) for message in club.ada.messages(lesson.name))
    assert [control["label"] for control in club.ada.controls(lesson.post())] == AT_THE_END
    replay = Replay(await club.bot.history.steps(session.table), Viewer())
    last = await club.ada.command("/replay", table=session.table.id, step=len(replay))
    assert "That was the lesson" in await club.all_parts(club.ada, last.message)
    board = await club.ada.command("/leaderboard", game=key)
    assert "Nobody finished a rated game here" in club.ada.text(board.message)


async def test_only_the_learner_sees_the_lesson(club: Club) -> None:
    session = await Lesson(club, "duel").begin()
    assert not club.posts(), "the channel stays calm"
    thread = thread_of(club)
    assert (thread.type, thread.invitable) == (ChannelType.PRIVATE_THREAD, False)
    assert set(thread.joined) == {club.pg.world.bot_id, club.ada.id}
    shown = await club.ben.command("/table list")
    assert session.table.id not in club.ben.text(shown.message)
    assert "Tutor" not in club.ben.text(shown.message)
    assert not await club.ben.autocomplete("/table watch", option="table")


async def test_a_lesson_goes_on_when_the_answer_to_its_command_has_expired(club: Club) -> None:
    lesson = Lesson(club, "duel")
    session = await lesson.begin()
    club.pg.clock.advance(20 * 60)
    await lesson.press("Pass")
    assert session.progress.version > 0


async def test_a_lesson_stays_in_the_channel_where_the_bot_may_open_no_private_thread(club: Club) -> None:
    club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    answer = await club.ada.command("/tutorial", game="duel")
    assert answer.ephemeral
    assert "*Create Private Threads*" in club.ada.text(answer.message)
    await club.settled()
    assert "Welcome!" in club.words()


async def test_lessons_in_one_channel_get_a_thread_each_while_discord_allows_more(club: Club) -> None:
    """Discord allows 50 in five minutes, and says after the first one when the five minutes end."""
    answers = [await club.ada.command("/tutorial", game=game) for game in ("duel", "auf", "bakeries")]
    assert ["Your lesson is in <#" in club.ada.text(answer.message) for answer in answers] == [True] * 3


@pytest.mark.parametrize("seconds", [0.0, 200.0])
async def test_a_lesson_waits_for_a_thread_but_not_for_minutes(club: Club, seconds: float) -> None:
    club.pg.faults.rate_limit("POST /channels/{channel_id}/threads", seconds)
    answer = await club.ada.command("/tutorial", game="duel")
    told = "Your lesson is in <#" if seconds == 0 else "Discord lets me open no more threads in this channel"
    assert told in club.ada.text(answer.message)
    assert len(await club.bot.store.tables.unfinished()) == (seconds == 0), "what is refused opens nothing"


async def test_the_thread_of_a_lesson_that_could_not_be_stored_is_archived(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Table) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(club.bot.store.tables, "add", fail)
    answer = await club.ada.command("/tutorial", game="duel")
    assert "Your lesson is in" not in club.ada.text(answer.message)
    assert thread_of(club).archived


async def test_after_the_lesson_one_press_opens_a_real_table_in_the_channel(club: Club) -> None:
    lesson = Lesson(club, "duel")
    await lesson.play(await lesson.begin())
    rules = await lesson.press("Rules")
    assert rules.message is not None
    here = await club.ada.press(rules.message, "This table", stale=True)
    assert "A lesson" in club.ada.text(here.message)
    join_thread(club.pg.services.stage, thread_of(club), club.ben.id)
    stranger = await club.press(club.ben, "Play for real", channel=lesson.name)
    assert "not at this table" in club.ben.text(stranger.message)
    told = await lesson.press("Play for real")
    assert f"<#{club.pg.channel('cake-table').id}>" in club.ada.text(told.message)
    assert "starts the game" in club.words()
    assert "Tutor" not in club.words()
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    assert {club.ada.mention, club.ben.mention} <= set(club.words().replace(":", " ").split())
    assert "🎓" not in club.words()


async def test_a_challenge_in_the_first_bout_does_not_end_the_lesson(club: Club) -> None:
    lesson = Lesson(club, "duel")
    session = await lesson.begin()
    met = set()
    for answer in ("Pass", "Challenge!"):
        await lesson.shown(session, lambda: session.actors == {0})
        met.add(session.progress.topic(0))
        await lesson.press(answer)
    await lesson.shown(session, lambda: session.is_over or session.actors == {0})
    assert session.game.counts(session.progress.state), "the bout is over"
    assert met == {"claim", "answer"}
    assert not session.is_over, "no attack of Ada's was blocked yet"


@pytest.mark.parametrize("is_private", [True, False])
async def test_once_more_deals_the_lesson_again_where_it_was(club: Club, is_private: bool) -> None:
    if not is_private:
        club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    lesson = Lesson(club, "duel")
    first = await lesson.begin()
    await lesson.play(first)
    answer = await lesson.press("Once more")
    assert answer.ephemeral
    await club.settled()
    if is_private:
        thread_of(club)  # there is still only one
    route = custom_id.read(club.ada.controls(lesson.post())[0]["custom_id"])
    assert isinstance(route, TableRoute)
    assert route.table_id != first.table.id
    again = await club.bot.tables.session(route.table_id)
    assert again.table.is_tutorial
    assert "Welcome!" in lesson.words()
    lesson.told, lesson.explained = {}, set()
    await lesson.play(again)
    assert "That was the lesson" in lesson.words()


async def test_after_a_lesson_no_table_opens_in_a_channel_where_the_bot_may_not_write(club: Club) -> None:
    lesson = Lesson(club, "duel")
    await lesson.play(await lesson.begin())
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    told = await lesson.press("Play for real")
    assert "I'm missing the permission “Send Messages”" in club.ada.text(told.message)
    assert not club.posts()


async def test_a_lesson_ends_when_left_and_another_can_start(club: Club) -> None:
    lesson = Lesson(club, "auf")
    session = await lesson.begin()
    panel = await lesson.press("Table…")
    assert panel.message is not None
    sure = await club.ada.press(panel.message, "Leave…", stale=True)
    assert sure.message is not None
    assert "doesn't count" in club.ada.text(sure.message)
    (leave,) = club.ada.controls(sure.message)
    await club.ada.press(sure.message, leave, stale=True)
    await club.settled()
    assert session.is_over
    assert [control["label"] for control in club.ada.controls(lesson.post())] == AT_THE_END
    again = await Lesson(club, "duel").begin()
    assert not again.is_over


async def test_a_lesson_without_a_private_thread_stays_where_it_began_if_the_server_uses_threads(
    club: Club,
) -> None:
    club.pg.faults.deny("CREATE_PRIVATE_THREADS", "cake-table")
    await club.ada.command("/settings threads", wanted=True)
    session = await Lesson(club, "duel").begin()
    first = club.post()
    await club.attack(club.ada, "archer", 2)
    async with asyncio.timeout(60):
        while session.progress.turn == 1:
            if session.actors == {0}:
                await club.press(club.ada, "Accept")
            await asyncio.sleep(0.005)
    await club.settled()
    assert not [channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread)]
    assert club.post()["id"] == first["id"]
    assert WORDS("tutorial-short-duel-answer") in club.story()


async def test_a_lesson_counts_towards_the_limit_of_tables(club: Club) -> None:
    await club.ada.command("/settings tables", most=1)
    await Lesson(club, "duel").begin()
    refused = await club.ada.command("/tutorial", game="auf")
    assert "You are already at 1 table" in club.ada.text(refused.message)
    thread_of(club)  # no second thread was opened
