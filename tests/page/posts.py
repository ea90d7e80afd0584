"""Posts and hands of whole games and lessons as the page gets them: in every phase the longest ones, in a language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, TypeAlias, cast

from bot.history.game_end import Evening, GameEnd, SeatRating
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame, read_options
from bot.tables.session import Session
from bot.tables.table import ended
from bot.tutorial import tutorial_table
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.pages import privacy
from cogs.pages.fields import PageContext
from cogs.pages.preferences import PREFERENCES
from cogs.table_post import lobby, render
from cogs.table_post.story import shown_hand, story
from cogs.tutorial import TUTORIAL_TABLE
from cogs.ui.components import layout
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Panel, SvgImage
from cogs.ui.phone import points_of_image, points_of_row, points_of_text
from data.records.settings import MemberPreferences, ServerSettings, WhenPinged
from data.records.tables import By, MoveRecord, Phase, Table, TableSeat
from games.ai import LEVELS, TUTOR
from games.catalog import ENTRIES, GAMES
from games.commitment import deal_seed
from games.duel.cards import Card
from games.duel.review import Review, ReviewedClaim
from games.entropy import Entropy
from tests.emojis import PICTURED
from tests.features import SETTINGS, WHO_ELSE, whole_play_page
from tests.page import canned
from tests.page.canned import Json
from tools.pictures.moments import SCRIPTS, Script, Turn, turns
from tools.pictures.screenshots import WORD

Names: TypeAlias = Mapping[str, str]
"""The names of members, with their ids."""
LONGEST = 2
"""So many posts of each phase are shown, those with the most words."""
MOVES_AT_MOST = 400
DAY_SECONDS = 24 * 3600
"""With so slow a clock a lobby has the most lines and controls."""
TRIES_SHARE = 0.3
"""How many of a learner's moves are anything that the rules allow."""
POST_FLAGS, EPHEMERAL_FLAGS = 1 << 15, 1 << 15 | 1 << 6

TABLES: Sequence[tuple[str, Script]] = (
    *((key, script) for key, scripts in SCRIPTS.items() for script in scripts),
    ("auf", Script("/auf new", people=3, number=5, moments={})),
)
"""The tables of the contact sheets, and one with three players."""
OTHER_DEAL = 138
"""In the deal of the lesson in You Take the Cake the learner is never asked to try again; in this one they are."""
LESSONS: Sequence[tuple[str, Script]] = (
    *(
        (key, Script("/tutorial", people=2, number=number, moments={}))
        for key in SCRIPTS
        for number in range(3)
    ),
    ("bakeries", Script("/tutorial", people=2, number=OTHER_DEAL, moments={})),
)
"""Lessons of a learner who plays honestly, of two who also try other moves, and one with another deal."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A post of one language at one moment."""

    title: str
    panel: Panel
    is_private: bool = False
    """Whether it is an answer that only one member sees."""

    @property
    def message(self) -> Json:
        """The post as a message of the page's channel; its image stands on the page's server."""
        view = layout(self.panel, image_name=None if self.panel.image is None else self.panel.image.name)
        components: list[Json] = view.to_components()  # type: ignore[no-untyped-call]
        for part in components[0]["components"]:
            for item in part.get("items", ()):
                item["media"]["url"] = item["media"]["url"].replace("attachment://", "/attachments/1/2/")
            for control in part.get("components", ()):
                for one in (control, *control.get("options", ())):
                    if one.get("emoji", {}).get("id"):  # a number in the library, a text from Discord
                        one["emoji"]["id"] = str(one["emoji"]["id"])
        return {"components": components, "flags": EPHEMERAL_FLAGS if self.is_private else POST_FLAGS}


def shown(locale: str, names: Names = canned.MEMBERS, *, has_open_hands: bool = False) -> Iterator[Shown]:
    """Return the longest posts of every phase of every game, with a vote, and the end, in this language."""
    messages = Messages(locale, PICTURED)

    def played(key: str, script: Script) -> Iterator[tuple[int, Session]]:
        for version, session in course(key, script, names):
            session.table = replace(session.table, open_hands=int(has_open_hands))
            yield version, session

    for number, (key, script) in enumerate(TABLES):
        chosen = _longest(number)
        for version, session in played(key, script):
            for title in chosen.get(version, ()):
                name = f"{locale} {key} {script.people} {title}"
                yield Shown(name, render.table(session, messages))
        version = max(chosen)
        _, session = next(one for one in played(key, script) if one[0] == version)
        _ask(session)
        yield Shown(f"{locale} {key} {script.people} vote", render.table(session, messages))
        *_, (_, session) = played(key, script)
        yield Shown(
            f"{locale} {key} {script.people} over",
            render.table(session, messages, render.PostContent(end=_end(session))),
        )


def stories(locale: str, names: Names = canned.MEMBERS) -> Iterator[Shown]:
    """Return the story of every game as it is shared, and the hands that may be shown at its end."""
    messages = Messages(locale, PICTURED)
    for key, script in TABLES:
        *_, (_, session) = course(key, script, names)
        who = session.table.seats[0]
        heading = messages("story-heading", game=messages(f"{key}-name"), who=f"<@{who.user_id}>")
        told = story(session, _end(session).review, messages, heading=heading)
        yield Shown(f"{locale} {key} {script.people} story", told)
        hands = [shown_hand(session, seat, messages, has_image=True) for seat in range(script.people)]
        for seat, panel in enumerate(hands):
            if panel is not None:
                yield Shown(f"{locale} {key} {script.people} hand {seat}", panel)


def _end(session: Session) -> GameEnd:
    """Return a change of every rating, the first with wins in a row, a score, and a bluff with several cards.

    With open hands there are no ratings.
    """
    ratings = [
        SeatRating(
            seated.user_id or 0,
            before=18.3 - 9 * seat,
            after=-9.7,
            streak=0 if seat else 3,
            place=session.outcome.places[seat] if session.outcome else 0,
            has_left=False,
        )
        for seat, seated in enumerate(session.table.seats)
        if not session.table.open_hands
    ]
    cards = tuple(sorted((Card.PIERROT, Card.WIZARD, Card.QUARTERMASTER)))
    bluff = ReviewedClaim(0, 2, 7, seat=1, target=0, name=Card.ORACLE, cards=cards, is_true=False)
    evening = Evening(12, tuple((seated.user_id or 0, 7) for seated in session.table.seats))
    review = Review((bluff,), None) if session.table.game == "duel" else None
    return GameEnd(tuple(ratings), review=review, evening=evening)


def lessons(locale: str, names: Names = canned.MEMBERS) -> Iterator[Shown]:
    """Return the longest posts of every question of every lesson, new and asked before, and its end."""
    messages = Messages(locale, PICTURED)
    posts: dict[str, list[Shown]] = {}
    for key, script in LESSONS:
        for version, session in course(key, script, names):
            if session.is_over:
                kind = "over"
            elif 0 in session.actors:
                topic = session.progress.topic(0)
                kind = f"{topic} {'known' if (0, topic) in session.progress.answered else 'new'}"
            else:
                continue
            name = f"{locale} lesson {script.number} in {key} {kind} at {version}"
            posts.setdefault(f"{key} {kind}", []).append(
                Shown(name, render.table(session, messages, render.PostContent(kind=TUTORIAL_TABLE)))
            )
    for same in posts.values():
        yield from highest(same)


def entrances(locale: str) -> Iterator[Shown]:
    """Return the page that offers the games: to a newcomer, and to a member whose strength is known."""
    messages = Messages(locale, PICTURED)
    levels = dict.fromkeys(GAMES, LEVELS[-1])
    for title, suggested in (("newcomer", {}), ("known", levels)):
        yield Shown(
            f"{locale} play {title}", whole_play_page(messages, suggested, is_manager=True), is_private=True
        )


def pages_of_settings(locale: str) -> Iterator[Shown]:
    """Return every part of the settings and the preferences: with nothing set, and with much set."""
    messages = Messages(locale, PICTURED)
    role, channel = 3001, int(canned.TABLE)
    nothing_of_server, nothing_of_member = ServerSettings(guild_id=1), MemberPreferences(user_id=1)
    much_of_server = ServerSettings(
        guild_id=1,
        channels=(channel,),
        opener_role_id=role,
        players_role_id=role,
        season_channel_id=channel,
        language="pt-BR",
        tables_each=25,
        seconds={"live": 75, "relaxed": 5400, "slow": 1_209_600},
    )
    much_of_member = MemberPreferences(
        user_id=1,
        refused_messages=True,
        language="pt-BR",
        turn_pings=WhenPinged.LATER,
        pings_when_next=True,
        pings_for_votes=True,
        quiet_hours=(22, 7),
        time_zone="America/New_York",
        holiday_until=time.time() + 86_400,
        more_time=True,
        calm_pictures=True,
        turn_messages=True,
    )
    tell = PageRoute(PageName.PREFERENCES, ("tell",))
    more = ((Button(tell, messages("button-players-role")),),)
    for title, server, member in (
        ("nothing", nothing_of_server, nothing_of_member),
        ("much", much_of_server, much_of_member),
    ):
        of_server = PageContext(
            stored=server,
            messages=messages,
            server="Cake Club Playground",
            channels=(channel,),
            roles=(role,),
            is_saved=True,
        )
        for part in SETTINGS.tabs:
            panel = SETTINGS.panel(of_server, part)
            yield Shown(f"{locale} settings {part}, {title} set", panel, is_private=True)
        of_member = PageContext(stored=member, messages=messages, now=time.time(), more=more)
        for part in PREFERENCES.tabs:
            panel = PREFERENCES.panel(of_member, part)
            yield Shown(f"{locale} preferences {part}, {title} set", panel, is_private=True)


def lobbies(locale: str, names: Names = canned.MEMBERS) -> Iterator[Shown]:
    """Return the lobby of every kind of table, with one player and with one free seat, for a clock of a day."""
    messages = Messages(locale, PICTURED)
    for key, script in TABLES:
        playing = _session(GAMES[key], script, names).table
        for taken in (1, script.people - 1, script.people):
            seats = (replace(playing.seats[0], word=WORD), *playing.seats[1:taken])
            table = replace(
                playing, phase=Phase.LOBBY, seats=seats, seed=None, seconds=DAY_SECONDS, started_at=None
            )
            name = f"{locale} lobby of {key} {script.people} with {taken}"
            yield Shown(name, lobby.panel(table, messages))
            live = replace(table, seconds=90)
            yield Shown(f"{name}, live", lobby.panel(live, messages))
            agreed = (replace(seats[0], agreement=1), *seats[1:])
            live = replace(live, seats=agreed, open_hands=1)
            yield Shown(f"{name}, with open hands", lobby.panel(live, messages))


def pages_of_privacy(locale: str) -> Iterator[Shown]:
    """Return both parts of what is kept about a member."""
    for section in privacy.SECTIONS:
        yield Shown(
            f"{locale} privacy {section}",
            privacy.policy(Messages(locale, PICTURED), section, who_else=WHO_ELSE),
            is_private=True,
        )


def first_post(key: str) -> Session:
    """Return the lesson of a game at the learner's first question."""
    script = next(script for game, script in LESSONS if game == key)
    return next(session for _, session in course(key, script) if 0 in session.actors)


def hands(locale: str, names: Names = canned.MEMBERS) -> Iterator[Shown]:
    """Return the longest hands of every phase of every game, in this language."""
    messages = Messages(locale, PICTURED)
    for key, script in TABLES:
        found: dict[str, list[Shown]] = {}
        for version, session in course(key, script, names):
            if not session.is_over:
                for seat in range(script.people):
                    name = (
                        f"{locale} hand of {key} {script.people} {_phase(session)} at {version} seat {seat}"
                    )
                    panel = hand(session, seat, messages, is_sent=True)
                    found.setdefault(_phase(session), []).append(Shown(name, panel, is_private=True))
        for same in found.values():
            yield from highest(same)


def highest(shown: Sequence[Shown]) -> Sequence[Shown]:
    """Return those of some posts that are likely to be the highest."""

    def points(one: Shown) -> float:
        panel = one.panel
        texts = sum(map(points_of_text, panel.paragraphs))
        image = 0.0 if panel.image is None else points_of_image(panel.image)
        return texts + image + sum(map(points_of_row, panel.all_rows))

    return sorted(shown, key=points, reverse=True)[:LONGEST]


def _phase(session: Session) -> str:
    view = session.progress.public_view().view
    return str(getattr(view, "question", None) or view.phase)


@cache
def _longest(number: int) -> Mapping[int, Sequence[str]]:
    """Return the longest texts of a table to show, by its version."""
    key, script = TABLES[number]
    messages = Messages("en", PICTURED)
    by_phase: dict[str, list[tuple[int, int]]] = {}
    for version, session in course(key, script):
        if not session.is_over:
            panel = render.table(session, messages, render.PostContent(has_image=False))
            lines = sum(len(text.splitlines()) for text in panel.paragraphs)
            length = sum(map(len, panel.paragraphs)) + 30 * lines
            by_phase.setdefault(_phase(session), []).append((length, version))
    chosen: dict[int, list[str]] = {}
    for phase, posts in by_phase.items():
        for _, version in sorted(posts, reverse=True)[:LONGEST]:
            chosen.setdefault(version, []).append(f"{phase} at {version}")
    return chosen


def course(key: str, script: Script, names: Names = canned.MEMBERS) -> Iterator[tuple[int, Session]]:
    """Play a table to its end; it is the same object after each move."""
    game: AnyGame = GAMES[key]
    session = _session(game, script, names)
    turn = _lesson_turns(game, script.number) if session.table.is_tutorial else turns(game, script.number)
    yield 0, session
    for number in range(1, MOVES_AT_MOST):
        if session.is_over:
            return
        made = turn(session.progress.state)
        move = _move(session, number, made.seat, game.encode(made.action))
        transition = session.apply(Move(made.action), move.seat, by=move.by, at=move.at)
        session.repeat(move)
        if transition.result is not None:
            session.table = ended(session.table, transition.result, at=time.time())
        yield number, session
    raise AssertionError(f"the game of {key} does not end")


def _lesson_turns(game: AnyGame, number: int) -> Callable[[Any], Turn]:
    """Return the turns of a learner and the tutor; number 0 plays honestly, the others now and then anything else."""
    random = Random(number)  # the same lesson at every call

    def turn(state: Any) -> Turn:
        seat = min(game.actors(state))
        player = ENTRIES[game.key].ai_players[TUTOR if seat else "honest"]
        legal = game.legal_actions(state, seat)
        if number and not seat and random.random() < TRIES_SHARE:
            return Turn(seat, random.choice(list(legal)))
        return Turn(seat, player.choose(game.view(state, seat), legal, Entropy(random.randbytes(32))))

    return turn


def _session(game: AnyGame, script: Script, names: Names) -> Session:
    seated = list(names.items())[: script.people]
    at = time.time()
    if (game.key, script) in LESSONS:
        learner = Member(int(seated[0][1]), seated[0][0])
        new = NewTable(guild_id=int(canned.GUILD), channel_id=int(canned.TABLE), seconds=90)
        tutorial = tutorial_table(game, learner, new, at=at)
        if script.number == OTHER_DEAL:
            tutorial = replace(tutorial, seed=script.secret)
        return Session(cast(Any, None), game, tutorial)
    table = Table(
        id="abcd2345",
        guild_id=int(canned.GUILD),
        channel_id=int(canned.TABLE),
        host_id=int(seated[0][1]),
        game=game.key,
        edition=game.edition,
        options={name: str(value) for name, value in script.options.items()},
        seconds=90,
        phase=Phase.PLAYING,
        seats=tuple(
            TableSeat(seat=seat, user_id=int(id_), name=name) for seat, (name, id_) in enumerate(seated)
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
    by = By.PLAYER if session.table.seats[seat].house is None else By.HOUSE
    return MoveRecord(table_id=session.table.id, number=number, seat=seat, token=token, by=by, at=at)


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
